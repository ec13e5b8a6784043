"""The cards of a game put on the table that is drawn: laid out in one step, each part of it to be moved alone."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QWidget

from gui.dialogs.once import ask
from gui.panels.choice_box import ChoiceBox
from gui.panels.look import Look
from gui.studio.genesys_dialog import ask_deployment
from gui.studio.rolling import ask_rolled
from gui.text import data, tr
from missions.editing.deck import OWN_TERRAIN, SYSTEM, Deck, dealt, maps_for
from missions.editing.sheet import Sheet
from missions.making import NO_MAP, card_titles
from missions.rules.book import rulebook
from missions.rules.deployments import deployments

Edit = Callable[[Sheet], Sheet]


class CardsDialog(QDialog):
    """StarCraft: only what goes together can be chosen; the deployment card decides on the scale and the maps."""

    def __init__(self, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("studio.cards")
        self.setWindowTitle(tr("Cards of this mission"))
        self._sheet = sheet
        self.mission, self.deployment, self.map, self.reading = (ChoiceBox() for _ in range(4))
        for name, title in card_titles(SYSTEM).items():
            self.mission.addItem(title, name)
        for name, card in deployments(SYSTEM).items():
            self.deployment.addItem(f"{card.name}, {card.scale}", name)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(18, 16, 18, 14)
        words = QLabel(
            tr("The deployment card gives table, Entry Edges and Mission Markers; each can be moved afterwards.")
        )
        words.setWordWrap(True)
        words.setProperty("look", "reason")
        self._form.addRow(words)
        for key, title, box in (
            ("mission", tr("Mission card"), self.mission),
            ("deployment", tr("Deployment card"), self.deployment),
            ("reading", tr("Edges, as read"), self.reading),
            ("map", tr("Terrain"), self.map),
        ):
            box.setAccessibleName(title)
            box.setObjectName(f"studio.cards.{key}")
            self._form.addRow(title, box)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Put them there"), QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._form.addRow(buttons)
        self.setMinimumWidth(460)
        self.deployment.currentIndexChanged.connect(lambda _row: self._follow())
        self._begin()

    def _begin(self) -> None:
        """With the cards that the mission has, as far as it names any."""
        facts = self._sheet.facts
        title = str(self._sheet.data.get("card", "")).partition("/")[0]
        self.mission.setCurrentIndex(max(self.mission.findData(title), 0))
        known = deployments(SYSTEM)
        fitting = (name for name, card in known.items() if card.table == facts.table)
        name = facts.deployment.id if facts.deployment is not None else next(fitting, next(iter(known)))
        self.deployment.setCurrentIndex(self.deployment.findData(name))
        self._follow()

    def _follow(self) -> None:
        """The maps of its table, what lies there where that fits; and what the card leaves open."""
        card, facts = deployments(SYSTEM)[self.deployment.currentData()], self._sheet.facts
        self.map.clear()
        if facts.table == card.table:
            self.map.addItem(tr("What lies there stays"), OWN_TERRAIN)
        for name, title in maps_for(card.id).items():
            self.map.addItem(title, name)
        self.map.addItem(tr("No terrain"), NO_MAP)
        self.reading.clear()
        for setting in card.readings:
            for reading, words in rulebook(SYSTEM).settings[setting].readings.items():
                self.reading.addItem(data(words), (setting, reading))
                self.reading.setItemData(self.reading.count() - 1, data(words), Qt.ItemDataRole.ToolTipRole)
                if facts.settings.get(setting) == reading:
                    self.reading.setCurrentIndex(self.reading.count() - 1)
        self._form.setRowVisible(self.reading, self.reading.count() > 1)

    @property
    def deck(self) -> Deck:
        said = self.reading.currentData()
        default = said is None or said[1] == self._sheet.facts.settings.get(said[0])
        return Deck(
            self.mission.currentData(),
            self.deployment.currentData(),
            self.map.currentData(),
            {} if default else {said[0]: said[1]},
        )


def ask_cards(sheet: Sheet, look: Look, parent: QWidget | None = None) -> Edit | None:
    """What a game's cards and tables lay out, as an edit; none if the player thinks better of it.

    Raises ``NotEdited`` where nothing can be laid out.
    """
    match sheet.facts.system:
        case "starcraft":
            dialog = CardsDialog(sheet, parent)
            if not ask(dialog):
                return None
            deck = dialog.deck
            return lambda old: dealt(old, deck)
        case "hardwired28":
            return ask_rolled(sheet, look, parent)
        case "genesys":
            return ask_deployment(sheet, parent)
        case _:
            return None
