"""What is added to a table that is put freely: a unit of some profile, or a wall, to try a rule by eye."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QSpinBox,
    QWidget,
)

from engine.mission import Mission, Piece, Profile
from geometry.area import Area
from gui.dialogs.once import ask
from gui.text import tr

WALL = ""
"""What no profile is called."""
MOST_MODELS = 40
LONGEST, SIZES = 48.0, 5


@dataclass(frozen=True, slots=True)
class Unit:
    side: str
    profile: Profile
    models: int


class AddDialog(QDialog):
    """``sized``: terrain of this game has a Size."""

    def __init__(
        self, mission: Mission, profiles: Mapping[str, Profile], *, sized: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("free.add")
        self.setWindowTitle(tr("Add to the table"))
        self._profiles = profiles
        self.what = QComboBox()
        self.what.setEditable(True)
        self.what.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for id, profile in sorted(profiles.items(), key=lambda one: one[1].name):
            self.what.addItem(f"{profile.name} ({id.partition('/')[0]})" if "/" in id else profile.name, id)
        self.what.insertItem(0, tr("A wall"), WALL)
        completer = QCompleter(self.what.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.what.setCompleter(completer)
        self.side = QComboBox()
        for side in mission.sides:
            self.side.addItem(side.name, side.id)
        self.models = QSpinBox()
        self.models.setRange(1, MOST_MODELS)
        self.wide, self.deep = _inches(4.0), _inches(0.5)
        self.size_ = QSpinBox()
        self.size_.setRange(0, SIZES)
        self.size_.setValue(2)
        self._sized = sized
        self._form = QFormLayout(self)
        for words, field in (
            (tr("What"), self.what),
            (tr("Side"), self.side),
            (tr("Models"), self.models),
            (tr("From left to right"), self.wide),
            (tr("From top to bottom"), self.deep),
            (tr("Size"), self.size_),
        ):
            field.setAccessibleName(words)
            self._form.addRow(words, field)
        buttons = QDialogButtonBox()
        self.add = buttons.addButton(tr("Add"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.add.setDefault(True)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._form.addRow(buttons)
        self.setMinimumWidth(420)
        self.what.editTextChanged.connect(lambda _: self._follow())
        self.what.setCurrentIndex(min(1, self.what.count() - 1))
        self._follow()

    @property
    def found(self) -> Unit | Piece | None:
        """None while what is typed names nothing."""
        at = self.what.findText(self.what.currentText(), Qt.MatchFlag.MatchFixedString)
        id: object = self.what.itemData(at) if at >= 0 else None
        if id == WALL:
            wide, deep = self.wide.value() / 2, self.deep.value() / 2
            outline = Area.rectangle(-wide, -deep, wide, deep)
            size = self.size_.value() if self._sized else None
            return Piece("free.wall", self.what.itemText(at), "wall", outline, size=size)
        side: object = self.side.currentData()
        if isinstance(id, str) and isinstance(side, str):
            return Unit(side, self._profiles[id], self.models.value())
        return None

    def _follow(self) -> None:
        found = self.found
        self.add.setEnabled(found is not None)
        for field, shown in (
            (self.side, not isinstance(found, Piece)),
            (self.models, not isinstance(found, Piece)),
            (self.wide, isinstance(found, Piece)),
            (self.deep, isinstance(found, Piece)),
            (self.size_, isinstance(found, Piece) and self._sized),
        ):
            self._form.setRowVisible(field, shown)


def ask_what_to_add(
    mission: Mission, profiles: Mapping[str, Profile], *, sized: bool, parent: QWidget
) -> Unit | Piece | None:
    dialog = AddDialog(mission, profiles, sized=sized, parent=parent)
    return dialog.found if ask(dialog) else None


def _inches(value: float) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setRange(0.1, LONGEST)
    box.setDecimals(2)
    box.setSuffix("″")
    box.setValue(value)
    return box
