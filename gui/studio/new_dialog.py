"""A new table asked for: the game, its card, the size, and who sets up where."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QDoubleSpinBox, QFormLayout, QLineEdit, QWidget

from gui.dialogs.making import ask_mission
from gui.dialogs.once import ask
from gui.panels.choice_box import ChoiceBox
from gui.panels.number_box import DecimalBox
from gui.studio.zones_dialog import numbers_in
from gui.text import tr
from missions.editing.new_table import AGGRESSOR, DEFENDER, USUAL, NewTable, card_names, deployment_names, new_table
from missions.editing.sheet import Sheet
from missions.making import make
from missions.making_draft import DraftChoice, make_draft
from missions.systems import SYSTEMS, system

STARCRAFT = "starcraft"
NO_ZONES = ""


class NewTableDialog(QDialog):
    """The cards of StarCraft, which say the size of the table, are asked for in a dialog of their own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("studio.new")
        self.setWindowTitle(tr("New table"))
        self.game, self.card, self.deployment = ChoiceBox(), ChoiceBox(), ChoiceBox()
        for name in SYSTEMS:
            self.game.addItem(system(name).rulebook.title, name)
        self.game.setCurrentIndex(max(self.game.findData("hardwired28"), 0))
        self.name = QLineEdit(tr("A new table"))
        self.wide, self.deep = (_inches() for _ in range(2))
        self.deployment.addItem(tr("No zones yet"), NO_ZONES)
        for name, words in deployment_names().items():
            self.deployment.addItem(words, name)
        self.red, self.blue = QLineEdit("1 2"), QLineEdit("1 2")
        self._form = QFormLayout(self)
        self._form.setContentsMargins(18, 16, 18, 14)
        self._rows: dict[str, QWidget] = {}
        for key, words, field in (
            ("game", tr("Game"), self.game),
            ("name", tr("Name"), self.name),
            ("card", tr("Mission card"), self.card),
            ("wide", tr("Width of the table"), self.wide),
            ("deep", tr("Depth of the table"), self.deep),
            ("deployment", tr("Deployment"), self.deployment),
            ("red", tr("Zones of Red, by number"), self.red),
            ("blue", tr("Zones of Blue, by number"), self.blue),
        ):
            field.setAccessibleName(words)
            field.setObjectName(f"studio.new.{key}")
            self._form.addRow(words, field)
            self._rows[key] = field
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Draw it"), QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._form.addRow(buttons)
        self.setMinimumWidth(420)
        self.game.currentIndexChanged.connect(lambda _row: self._follow())
        self._follow()

    def _follow(self) -> None:
        """Only what the game has is asked for."""
        game = self.game.currentData()
        wanted = {"game"} if game == STARCRAFT else {"game", "name", "card", "wide", "deep"}
        wanted |= {"deployment"} if game == "hardwired28" else {"red", "blue"} if game == "genesys" else set()
        for key, field in self._rows.items():
            self._form.setRowVisible(field, key in wanted)
        self.card.clear()
        if game in USUAL:
            for name, words in card_names(game).items():
                self.card.addItem(words, name)
            self.wide.setValue(USUAL[game][0])
            self.deep.setValue(USUAL[game][1])

    @property
    def wanted(self) -> NewTable:
        game = self.game.currentData()
        zones = {AGGRESSOR: numbers_in(self.red.text()), DEFENDER: numbers_in(self.blue.text())}
        return NewTable(
            system=game,
            name=self.name.text().strip() or tr("A new table"),
            width=self.wide.value(),
            height=self.deep.value(),
            card=self.card.currentData() or "",
            deployment=self.deployment.currentData() if game == "hardwired28" else "",
            zones=zones if game == "genesys" else {},
        )


def _inches() -> QDoubleSpinBox:
    made = DecimalBox()
    made.setRange(6.0, 144.0)
    made.setSuffix("″")
    return made


def ask_new_table(parent: QWidget | None = None) -> Sheet | None:
    """A sheet that lies in no file yet; none if the player thinks better of it. Raises ``NotEdited``."""
    dialog = NewTableDialog(parent)
    if not ask(dialog):
        return None
    file = tr("a new table")
    if dialog.wanted.system != STARCRAFT:
        return new_table(dialog.wanted, file)
    choice = ask_mission(parent)
    if choice is None:
        return None
    text = make_draft(choice) if isinstance(choice, DraftChoice) else make(choice)
    return Sheet.of(text.encode("utf-8"), file)
