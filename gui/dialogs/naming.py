"""A name is asked for, with what speaks against it told as it is typed."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from gui.dialogs.once import ask
from gui.text import tr


class NameDialog(QDialog):
    """``why_not`` says why a name cannot be taken, ``worth_knowing`` what comes of taking it, or nothing."""

    def __init__(
        self,
        title: str,
        words: str,
        name: str,
        why_not: Callable[[str], str],
        worth_knowing: Callable[[str], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("naming")
        self.setWindowTitle(title)
        self.setMinimumWidth(380)
        self._why_not, self._worth_knowing = why_not, worth_knowing
        self.line = QLineEdit(name)
        self.line.setAccessibleName(words)
        self.line.setMaxLength(60)
        self.line.selectAll()
        self.line.textChanged.connect(self._weigh)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setProperty("look", "reason")
        buttons = QDialogButtonBox()
        self.take = buttons.addButton(tr("Keep"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.take.setDefault(True)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(QLabel(words))
        layout.addWidget(self.line)
        layout.addWidget(self.told)
        layout.addWidget(buttons)
        self._weigh(name)

    def _weigh(self, name: str) -> None:
        why = self._why_not(name)
        self.take.setEnabled(not why)
        self.told.setText(why or self._worth_knowing(name))


def ask_name(
    title: str,
    words: str,
    name: str,
    why_not: Callable[[str], str],
    worth_knowing: Callable[[str], str],
    parent: QWidget | None = None,
) -> str | None:
    """None if the player thinks better of it."""
    dialog = NameDialog(title, words, name, why_not, worth_knowing, parent)
    return dialog.line.text().strip() if ask(dialog) else None
