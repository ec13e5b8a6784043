"""An army list read into a mission: pasted or from a file, what became of each of its lines, then a mission with it."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.army import Remark
from gui.dialogs.saving import ask_to_save
from gui.dialogs.wrapping import wrap
from gui.panels.choice_box import ChoiceBox
from gui.text import many, tr
from gui.window.errands import Errands
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.lists.encoding import decoded
from missions.lists.items import NoList
from missions.lists.placing import added_to
from missions.lists.report import How, Imported, printable
from missions.problems import Unreadable
from missions.saving import write_whole
from missions.sources import read_bytes

LISTS = tr("Army lists (*.ros *.rosz *.json *.yaml *.yml *.txt);;All files (*)")
MISSIONS = tr("Missions (*.yaml *.yml)")
MOST_SHOWN = 64 * 1024
"""Bytes of a list that is shown to be changed."""
HOWS = {How.READ: tr("✓ read"), How.GUESSED: tr("~ guessed"), How.NOT_READ: tr("✕ not read")}
_OVER, _COUNTED = tr("✕ over the limit"), tr("✓ counted")


@dataclass(frozen=True, slots=True)
class _Read:
    imported: Imported
    sheet: Sheet


class ListDialog(QDialog):
    """Accepted once the mission is written to ``path``. Lists are read on a thread of its own."""

    def __init__(self, missions: list[tuple[Path, str]], folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("list")
        self.setWindowTitle(tr("An army list into a mission"))
        self.resize(820, 600)
        self.path: Path | None = None
        self._folder = folder
        self._content, self._file = b"", ""
        self._sheet: Sheet | None = None
        self._read: _Read | None = None
        self._errands = Errands(self)
        self._errands.done.connect(self._found)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("Army list"))
        self.text.setPlaceholderText(tr("Paste a list here, a unit a line, or open a file"))
        self.text.setTabChangesFocus(True)
        self.text.setMaximumHeight(130)
        self.text.textChanged.connect(self._typed)
        self.browse = _button(tr("&Open a list…"))
        self.browse.clicked.connect(lambda _=False: self._ask_file())
        self.mission, self.side = ChoiceBox(), ChoiceBox()
        self.mission.setAccessibleName(tr("Mission"))
        self.side.setAccessibleName(tr("Side"))
        for path, name in missions:
            self.mission.addItem(name, path)
        self.other = _button(tr("Another &mission…"))
        self.other.clicked.connect(lambda _=False: self._ask_mission())
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setAccessibleName(tr("How it went"))
        self.tree = _tree()
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setAccessibleName(tr("The line looked at"))
        self.tree.currentItemChanged.connect(lambda now, _before: self.words.setText(_whole(now)))
        buttons = QDialogButtonBox()
        self.save = buttons.addButton(tr("&Save the mission and open it…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save.setAutoDefault(False)
        self.save.clicked.connect(lambda _=False: self._ask_where())
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(tr("Mission"), _beside(self.mission, self.other))
        form.addRow(tr("Side"), self.side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.addLayout(form)
        layout.addLayout(_beside(self.text, self.browse))
        for widget in (self.said, self.tree, self.words, buttons):
            layout.addWidget(widget)
        self.mission.currentIndexChanged.connect(self._take_mission)
        self.side.currentIndexChanged.connect(self._ask)
        self._take_mission()
        self.text.setFocus()

    @property
    def is_idle(self) -> bool:
        return self._errands.is_idle

    def open_list(self, path: Path) -> None:
        """Read a file, whatever its name says it is."""
        try:
            content = read_bytes(path)
        except Unreadable as wrong:
            self._say_no(str(wrong))
            return
        self._folder = path.parent
        self._content, self._file = content, path.name
        self.text.blockSignals(True)
        self.text.setPlainText(_shown(content))
        self.text.blockSignals(False)
        self._ask()

    def open_mission(self, path: Path) -> None:
        """A mission of the player's own among those that can be chosen."""
        self.mission.addItem(path.name, path)
        self.mission.setCurrentIndex(self.mission.count() - 1)

    def write_to(self, path: Path) -> None:
        """Nothing is written that could not be opened."""
        read = self._read
        if read is None:
            return
        sheet = Sheet(read.sheet.text, str(path), path)
        wrong = sheet.mission
        if isinstance(wrong, Unreadable):
            self._say_no("\n".join(map(str, wrong.problems)))
            return
        try:
            write_whole(path, sheet.text.encode("utf-8"))
        except OSError as fault:
            self._say_no(f"{tr('{name} could not be written').format(name=path.name)}: {fault.strerror or fault}")
            return
        self.path = path
        self.accept()

    def done(self, result: int) -> None:
        self._errands.wait()
        super().done(result)

    # What is chosen

    def _ask_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a list"), str(self._folder), LISTS)
        if name:
            self.open_list(Path(name))

    def _ask_mission(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a mission"), str(self._folder), MISSIONS)
        if name:
            self.open_mission(Path(name))

    def _ask_where(self) -> None:
        begin = self._folder / "mission.yaml"
        path, _ = ask_to_save(self, tr("Save the mission"), begin, MISSIONS)
        if path is not None:
            self.write_to(path)

    def _take_mission(self) -> None:
        path: object = self.mission.currentData()
        self._sheet = None
        self._ask()
        self.side.blockSignals(True)
        self.side.clear()
        try:
            if isinstance(path, Path):
                self._sheet = Sheet.of(read_bytes(path), str(path), path)
                for id, form in self._sheet.facts.sides.items():
                    if form is not None and form.plays == "player":
                        self.side.addItem(form.name or id, id)
        except (Unreadable, ValueError) as wrong:
            self._sheet = None
            self._say_no(str(wrong))
        self.side.blockSignals(False)
        if self._sheet is not None:
            self._ask()

    def _typed(self) -> None:
        self._content, self._file = self.text.toPlainText().encode("utf-8", "replace"), tr("the list pasted")
        self._ask()

    # Reading it

    def _ask(self) -> None:
        sheet, content, file = self._sheet, self._content, self._file
        side: object = self.side.currentData()
        self._read = None
        self.save.setEnabled(False)
        self.tree.clear()
        if sheet is None or not isinstance(side, str) or not content.strip():
            self._errands.forget()
            self.said.setText(tr("Nothing is read yet."))
            return
        self.said.setText(tr("Reading…"))
        of = side
        self._errands.ask(lambda: _worked_out(sheet, of, content, file))

    def _found(self, found: object) -> None:
        if isinstance(found, str):
            self._say_no(found)
        elif isinstance(found, _Read):
            self._read = found
            self._show(found.imported)

    def _show(self, found: Imported) -> None:
        lines = [_row(HOWS[line.how], line.place, line.words, line.says) for line in found.lines]
        remarks = [_row(_OVER if remark.kept is False else _COUNTED, "", remark.text, "") for remark in found.remarks]
        self.tree.addTopLevelItems([*lines, *remarks])
        self.save.setEnabled(bool(found.units))
        self.said.setText(told(found))

    def _say_no(self, words: str) -> None:
        self.said.setText(f"✕ {words}")


def _row(*words: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([printable(word) for word in words])
    item.setToolTip(3, item.text(3))
    return item


def told(found: Imported) -> str:
    """How many lines were read, guessed and not read, and what they make."""
    models = sum(unit.models for unit in found.units)
    lines = tr("Lines read: {read}, guessed: {guessed}, not read: {not_read}.").format(
        read=found.counted(How.READ), guessed=found.counted(How.GUESSED), not_read=found.counted(How.NOT_READ)
    )
    units = many("{n} units", "1 unit", len(found.units)).format(n=len(found.units))
    sums = tr("{units}, {models} models; added to what the side has.").format(units=units, models=models)
    over = [remark for remark in found.remarks if _is_over(remark)]
    limits = many("{n} limits are passed.", "1 limit is passed.", len(over)).format(n=len(over)) if over else ""
    return " ".join(part for part in (lines, sums if found.units else tr("No unit comes of it."), limits) if part)


def _is_over(remark: Remark) -> bool:
    return remark.kept is False


def _worked_out(sheet: Sheet, side: str, content: bytes, file: str) -> _Read | str:
    """What was read, or why nothing could be put in."""
    try:
        found, filled = added_to(sheet, side, content, file)
    except (Unreadable, NotEdited) as wrong:
        return str(wrong)
    return _Read(found, filled)


def _shown(content: bytes) -> str:
    """Nothing of what is packed or long: what is shown may be changed, and is then the whole list."""
    if len(content) > MOST_SHOWN:
        return ""
    try:
        text, _ = decoded(content)
    except NoList:
        return ""
    return "" if "\0" in text else text


def _whole(item: QTreeWidgetItem | None) -> str:
    return "" if item is None else ": ".join(part for part in map(item.text, (1, 2, 0, 3)) if part)


def _button(words: str) -> QPushButton:
    button = QPushButton(words)
    button.setAutoDefault(False)
    return button


def _beside(widget: QWidget, button: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(widget, 1)
    row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
    return row


def _tree() -> QTreeWidget:
    tree = QTreeWidget()
    tree.setAccessibleName(tr("What became of each line"))
    tree.setHeaderLabels([tr("How"), tr("Where"), tr("Words"), tr("What was made of it")])
    tree.setRootIsDecorated(False)
    wrap(tree, 2, 3)
    header = tree.header()
    for column in (0, 1):
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
    for column in (2, 3):
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
    return tree
