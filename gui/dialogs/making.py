"""Making a StarCraft mission of a mission card, a deployment card, a map and an army a side, or of what both bring to
a draft."""

from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QWidget

from gui.dialogs.once import ask
from gui.panels.choice_box import ChoiceBox
from gui.text import tr
from missions.making import NO_MAP, Choice, card_titles
from missions.making_draft import DraftChoice
from missions.rules.armies import armies
from missions.rules.deployments import deployments
from missions.rules.maps import terrain_maps

SYSTEM = "starcraft"


class MakingDialog(QDialog):
    """Only what goes together can be chosen: the deployment card decides on the scale, and the maps follow it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("making")
        self.setWindowTitle(tr("Make a mission"))
        self.mission = _box(tr("Mission card"), [(title, name) for name, title in card_titles(SYSTEM).items()])
        cards = deployments(SYSTEM)
        self.deployment = _box(
            tr("Deployment card"), [(f"{card.name}, {card.scale}", name) for name, card in cards.items()]
        )
        self.draft = QCheckBox(tr("Draft the cards: each side brings two of either kind"))
        self.draft.setObjectName("draft")
        self.scale = _box(
            tr("Scale"), [(scale, scale) for scale in dict.fromkeys(card.scale for card in cards.values())]
        )
        self.brought = tuple(_Brought(title) for title in (tr("First"), tr("Second")))
        self.map = _box(tr("Map"), [])
        fielded = _armies()
        self.red, self.blue = (_box(name, fielded) for name in (tr("Red army"), tr("Blue army")))
        self.blue.setCurrentIndex(min(3, len(fielded) - 1))
        self.deployment.currentIndexChanged.connect(self._scale_maps)
        self.scale.currentIndexChanged.connect(self._scale_maps)
        words = QLabel(tr("Any mission card goes with any deployment card; the deployment card decides on the scale."))
        words.setWordWrap(True)
        words.setProperty("look", "reason")
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Make"), QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        form.setContentsMargins(18, 16, 18, 14)
        form.addRow(words)
        form.addRow(self.draft)
        drafted = [self.scale, *(box for side in self.brought for box in side.boxes)]
        for box in (self.mission, self.deployment, *drafted, self.map, self.red, self.blue):
            form.addRow(box.accessibleName(), box)
        form.addRow(buttons)
        self.setMinimumWidth(420)

        def turned(on: bool) -> None:
            for box in (self.mission, self.deployment):
                form.setRowVisible(box, not on)
            for box in drafted:
                form.setRowVisible(box, on)
            for box, title in ((self.red, tr("Red army")), (self.blue, tr("Blue army"))):
                label = form.labelForField(box)
                if isinstance(label, QLabel):
                    label.setText(title if not on else tr("First army") if box is self.red else tr("Second army"))
            self._scale_maps()

        self.draft.toggled.connect(turned)
        turned(False)

    def _scale_maps(self) -> None:
        drafts = self.draft.isChecked()
        scale = self.scale.currentData() if drafts else deployments(SYSTEM)[self.deployment.currentData()].scale
        if drafts:
            for number, side in enumerate(self.brought):
                side.take(scale, 2 * number)
        self.map.clear()
        for name, one in terrain_maps(SYSTEM).items():
            if one.scale == scale:
                self.map.addItem(one.name, name)
        self.map.addItem(tr("No terrain"), NO_MAP)

    @property
    def choice(self) -> Choice | DraftChoice:
        if self.draft.isChecked():
            first, second = self.brought
            return DraftChoice(
                system=SYSTEM,
                brings=(first.cards, second.cards),
                armies=(tuple(self.red.currentData().split()), tuple(self.blue.currentData().split())),
                map=self.map.currentData(),
            )
        return Choice(
            system=SYSTEM,
            mission=self.mission.currentData(),
            deployment=self.deployment.currentData(),
            map=self.map.currentData(),
            armies={
                "red": tuple(self.red.currentData().split()),
                "blue": tuple(self.blue.currentData().split()),
            },
        )


class _Brought:
    """What one side brings: a box for each card."""

    def __init__(self, title: str) -> None:
        titles = [(name, id) for id, name in card_titles(SYSTEM).items()]
        self._missions = [
            _box(tr("{title} side's mission card {number}").format(title=title, number=number), titles)
            for number in (1, 2)
        ]
        self._tables = [
            _box(tr("{title} side's deployment card {number}").format(title=title, number=number), [])
            for number in (1, 2)
        ]
        self.boxes = (*self._missions, *self._tables)

    def take(self, scale: str, first: int) -> None:
        """The deployment cards of a scale; ``first`` is where the cards that it begins with stand in their lists."""
        known = [(card.name, name) for name, card in deployments(SYSTEM).items() if card.scale == scale]
        for box in self._tables:
            box.clear()
            for words, data in known:
                box.addItem(words, data)
        for offset, pair in enumerate(zip(self._missions, self._tables, strict=True)):
            for box in pair:
                box.setCurrentIndex((first + offset) % box.count())

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(box.currentData() for box in self.boxes)


def _box(name: str, choices: list[tuple[str, str]]) -> QComboBox:
    box = ChoiceBox()
    box.setAccessibleName(name)
    box.setObjectName(name.lower().replace(" ", "."))
    for words, data in choices:
        box.addItem(words, data)
    return box


def _armies() -> list[tuple[str, str]]:
    """Each army, and all of a faction together as a Standard game has room for."""
    known = armies(SYSTEM)
    factions: dict[str, list[str]] = {}
    for name, army in known.items():
        factions.setdefault(army.faction, []).append(name)
    found = []
    for faction, names in factions.items():
        found += [(known[name].name, name) for name in names]
        found.append((tr("{faction}, all of these").format(faction=faction.title()), " ".join(names)))
    return found


def ask_mission(parent: QWidget | None = None) -> Choice | DraftChoice | None:
    """What a mission is to be made of; none if the player thinks better of it."""
    dialog = MakingDialog(parent)
    return dialog.choice if ask(dialog) else None
