"""A file that could not be read, and every reason why."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QVBoxLayout, QWidget

from gui.text import many, tr
from missions.problems import Problem


class ProblemsDialog(QDialog):
    def __init__(self, path: Path, problems: tuple[Problem, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problems")
        self.setWindowTitle(tr("Not opened"))
        self.resize(720, 340)
        words = many(
            "{name} was not opened: {n} things stand in the way.",
            "{name} was not opened: one thing stands in the way.",
            len(problems),
        )
        head = QLabel(words.format(name=path.name, n=len(problems)))
        head.setProperty("look", "decision")
        head.setWordWrap(True)
        rest = QLabel(tr("What was open before is as it was."))
        rest.setProperty("look", "reason")
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Problems"))
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        for problem in problems:
            self.list.addItem(problem_line(problem))
        self.list.setCurrentRow(0)
        self._text = "\n".join(str(problem) for problem in problems)
        buttons = QDialogButtonBox()
        copy = buttons.addButton(tr("Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._text))
        close = buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.AcceptRole)
        close.setDefault(True)
        buttons.accepted.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.addWidget(head)
        layout.addWidget(rest)
        layout.addWidget(self.list, 1)
        layout.addWidget(buttons)


def problem_line(problem: Problem) -> str:
    """Where first, then what."""
    where = tr("line {line}, column {column}").format(line=problem.line, column=problem.column)
    return f"{where}:  {problem.key}: {problem.text}" if problem.key else f"{where}:  {problem.text}"
