"""The zones of a game's table of deployments, put on the table in place of those that are there."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QLineEdit, QWidget

from gui.dialogs.once import ask
from gui.panels.choice_box import ChoiceBox
from gui.text import tr
from missions.editing.cards import genesys_zones, hardwired_zones
from missions.editing.new_table import deployment_names
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited

HARDWIRED, GENESYS = "hardwired28", "genesys"
FILLED = (HARDWIRED, GENESYS)
"""Games with a table of zones; StarCraft's card brings Entry Edges and is written out."""


class ZonesDialog(QDialog):
    """A row and who is the Aggressor in Hardwired 28; numbers for each side in the Genesys Project."""

    def __init__(self, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("studio.zones")
        self.setWindowTitle(tr("Zones of a table"))
        self._system = sheet.facts.system
        sides = {
            id: form.name or id for id, form in sheet.facts.sides.items() if form is not None and form.plays == "player"
        }
        self.setMinimumWidth(360)
        form = QFormLayout(self)
        form.setContentsMargins(18, 16, 18, 14)
        words = QLabel(tr("They take the place of the zones of deployment that are there."))
        words.setWordWrap(True)
        words.setProperty("look", "reason")
        form.addRow(words)
        self.row, self.aggressor = ChoiceBox(), ChoiceBox()
        self.numbers = {id: QLineEdit("1 2 3") for id in sides}
        if self._system == HARDWIRED:
            for name, title in deployment_names().items():
                self.row.addItem(title, name)
            for id, name in sides.items():
                self.aggressor.addItem(name, id)
            for field, title in ((self.row, tr("Deployment")), (self.aggressor, tr("Aggressor"))):
                field.setAccessibleName(title)
                form.addRow(title, field)
        else:
            for id, line in self.numbers.items():
                title = tr("Zones of {side}, by number").format(side=sides[id])
                line.setAccessibleName(title)
                form.addRow(title, line)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Put them there"), QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)
        self._sides = tuple(sides)

    @property
    def edit(self) -> Callable[[Sheet], Sheet]:
        if self._system == GENESYS:
            said = {id: line.text() for id, line in self.numbers.items()}
            return lambda sheet: genesys_zones(sheet, {id: numbers_in(words) for id, words in said.items()})
        row, aggressor = self.row.currentData(), self.aggressor.currentData()
        defender = next((id for id in self._sides if id != aggressor), aggressor)
        return lambda sheet: hardwired_zones(sheet, row, aggressor, defender)


def numbers_in(words: str) -> tuple[int, ...]:
    """Raises ``NotEdited`` for anything else."""
    found = words.replace(",", " ").split()
    for word in found:
        if not word.isdecimal():
            raise NotEdited(tr("zones are said by their numbers, such as 1 2; '{word}' is none").format(word=word))
    return tuple(map(int, found))


def ask_zones(sheet: Sheet, parent: QWidget | None = None) -> Callable[[Sheet], Sheet] | None:
    """The edit; none if the player thinks better of it."""
    dialog = ZonesDialog(sheet, parent)
    return dialog.edit if ask(dialog) else None
