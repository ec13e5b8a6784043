"""Making a StarCraft mission of a mission card, a deployment card, a map and an army a side."""

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QWidget

from missions.making import NO_MAP, Choice, card_titles
from missions.rules.armies import armies
from missions.rules.deployments import deployments
from missions.rules.maps import terrain_maps

SYSTEM = "starcraft"


class MakingDialog(QDialog):
    """Only what goes together can be chosen: the deployment card decides on the scale, and the maps follow it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("making")
        self.setWindowTitle("Make a mission")
        self.mission = _box("Mission card", [(title, name) for name, title in card_titles(SYSTEM).items()])
        cards = deployments(SYSTEM)
        self.deployment = _box(
            "Deployment card", [(f"{card.name}, {card.scale}", name) for name, card in cards.items()]
        )
        self.map = _box("Map", [])
        fielded = _armies()
        self.red, self.blue = (_box(f"{colour} army", fielded) for colour in ("Red", "Blue"))
        self.blue.setCurrentIndex(min(3, len(fielded) - 1))
        self.deployment.currentIndexChanged.connect(self._scale_maps)
        self._scale_maps()
        words = QLabel("Any mission card goes with any deployment card; the deployment card decides on the scale.")
        words.setWordWrap(True)
        words.setProperty("look", "reason")
        buttons = QDialogButtonBox()
        buttons.addButton("Make", QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        buttons.addButton("Cancel", QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        form.setContentsMargins(18, 16, 18, 14)
        form.addRow(words)
        for box in (self.mission, self.deployment, self.map, self.red, self.blue):
            form.addRow(box.accessibleName(), box)
        form.addRow(buttons)
        self.setMinimumWidth(420)

    def _scale_maps(self) -> None:
        scale = deployments(SYSTEM)[self.deployment.currentData()].scale
        self.map.clear()
        for name, one in terrain_maps(SYSTEM).items():
            if one.scale == scale:
                self.map.addItem(one.name, name)
        self.map.addItem("No terrain", NO_MAP)

    @property
    def choice(self) -> Choice:
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


def _box(name: str, choices: list[tuple[str, str]]) -> QComboBox:
    box = QComboBox()
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
        found.append((f"{faction.title()}, all of these", " ".join(names)))
    return found


def ask_mission(parent: QWidget | None = None) -> Choice | None:
    """What a mission is to be made of; none if the player thinks better of it."""
    dialog = MakingDialog(parent)
    return dialog.choice if dialog.exec() == QDialog.DialogCode.Accepted else None
