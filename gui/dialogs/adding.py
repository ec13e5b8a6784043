"""What is added to a table that is put freely: a unit of some profile, or a piece of terrain, to try a rule by eye."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QWidget,
)

from engine.mission import Mission, Piece, Profile
from engine.wording import inches
from geometry.area import Area
from gui.dialogs.once import ask
from gui.panels.choice_box import ChoiceBox
from gui.panels.number_box import DecimalBox, NumberBox
from gui.text import tr

_PIECE = "piece "
"""Begins what no profile is called."""
MOST_MODELS = 40
LONGEST = 48.0


@dataclass(frozen=True, slots=True)
class Unit:
    side: str
    profile: Profile
    models: int


class AddDialog(QDialog):
    """Terrain is of the kinds that the mission has already, so that the game knows what they do."""

    def __init__(self, mission: Mission, profiles: Mapping[str, Profile], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("free.add")
        self.setWindowTitle(tr("Add to the table"))
        self._profiles = profiles
        self.what = ChoiceBox()
        self.what.setEditable(True)
        self.what.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for id, profile in sorted(profiles.items(), key=lambda one: one[1].name):
            self.what.addItem(f"{profile.name} ({id.partition('/')[0]})" if "/" in id else profile.name, id)
        self._pieces = _kinds(mission)
        for number, piece in enumerate(self._pieces):
            self.what.insertItem(number, tr("Terrain: {kind}").format(kind=_called(piece)), f"{_PIECE}{number}")
        completer = QCompleter(self.what.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.what.setCompleter(completer)
        self.side = ChoiceBox()
        for side in mission.sides:
            self.side.addItem(side.name, side.id)
        self.models = NumberBox()
        self.models.setRange(1, MOST_MODELS)
        self.wide, self.deep = _inches(4.0), _inches(0.5)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(18, 16, 18, 14)
        for words, field in (
            (tr("What"), self.what),
            (tr("Side"), self.side),
            (tr("Models"), self.models),
            (tr("From left to right"), self.wide),
            (tr("From top to bottom"), self.deep),
        ):
            field.setAccessibleName(words)
            self._form.addRow(words, field)
            for line in field.findChildren(QLineEdit):
                # It has the keyboard, so that its name is the one that is read out.
                line.setAccessibleName(words)
        buttons = QDialogButtonBox()
        self.add = buttons.addButton(tr("Add"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.add.setDefault(True)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._form.addRow(buttons)
        self.setMinimumWidth(420)
        self.what.editTextChanged.connect(lambda _: self._follow())
        self.what.setCurrentIndex(min(len(self._pieces), self.what.count() - 1))
        self._follow()

    @property
    def found(self) -> Unit | Piece | None:
        """None while what is typed names nothing."""
        at = self.what.findText(self.what.currentText(), Qt.MatchFlag.MatchFixedString)
        id: object = self.what.itemData(at) if at >= 0 else None
        side: object = self.side.currentData()
        if not isinstance(id, str) or not isinstance(side, str):
            return None
        if id.startswith(_PIECE):
            wide, deep = self.wide.value() / 2, self.deep.value() / 2
            like = self._pieces[int(id.removeprefix(_PIECE))]
            outline = Area.rectangle(-wide, -deep, wide, deep)
            return replace(like, id="free", name=_called(like), outline=outline, access=())
        return Unit(side, self._profiles[id], self.models.value())

    def _follow(self) -> None:
        found = self.found
        self.add.setEnabled(found is not None)
        for field, shown in (
            (self.side, not isinstance(found, Piece)),
            (self.models, not isinstance(found, Piece)),
            (self.wide, isinstance(found, Piece)),
            (self.deep, isinstance(found, Piece)),
        ):
            self._form.setRowVisible(field, shown)


def ask_what_to_add(mission: Mission, profiles: Mapping[str, Profile], parent: QWidget) -> Unit | Piece | None:
    dialog = AddDialog(mission, profiles, parent)
    return dialog.found if ask(dialog) else None


def _kinds(mission: Mission) -> tuple[Piece, ...]:
    """One piece of each kind, the smallest sizes first; such as are gone onto by Access Points are none, for a
    rectangle has none."""
    found: dict[tuple[str, int, float, frozenset[str]], Piece] = {}
    for piece in mission.terrain:
        if not piece.access:
            found.setdefault((piece.kind, piece.size or 0, piece.height or 0.0, piece.traits), piece)
    return tuple(found[key] for key in sorted(found, key=lambda key: (key[0], key[1], key[2], sorted(key[3]))))


def _called(piece: Piece) -> str:
    kind = piece.kind.replace("-", " ").replace("_", " ")
    if piece.size is not None:
        return tr("{kind}, Size {size}").format(kind=kind, size=piece.size)
    return kind if piece.height is None else tr("{kind}, {height} high").format(kind=kind, height=inches(piece.height))


def _inches(value: float) -> QDoubleSpinBox:
    box = DecimalBox()
    box.setRange(0.1, LONGEST)
    box.setDecimals(2)
    box.setSuffix("″")
    box.setValue(value)
    return box
