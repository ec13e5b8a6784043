"""A Genesys profile of the player's own: nine characteristics, a base and weapons, kept in a file of theirs."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gui.dialogs.once import ask
from gui.dialogs.profile_data import NINE, SYSTEM, known_profiles, slug
from gui.dialogs.rolled import Rolled
from gui.panels.choice_box import ChoiceBox
from gui.panels.number_box import DecimalBox
from gui.text import tr
from missions.own_profiles import add_profile, lines_for_a_mission
from missions.problems import Unreadable
from missions.yamlnodes import Key, YamlData

READS = tr("Profiles (*.yaml *.yml);;All files (*)")
MOST = 20
WIDEST = 300.0
FARTHEST = 120.0
ARCS = (tr("as the mission has it"), "90", "180", "270", "360")
SHAPES = (tr("Round", "the shape of a base"), tr("Oval"), tr("Rectangle"))
_OBLONG = ("oval", "rectangle")


class ProfileDialog(QDialog):
    """Saving puts the profile into the file beside those that are there; a problem of either is told in words."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("profile")
        self.setWindowTitle(tr("A Genesys profile of your own"))
        self.begin = _box(tr("Start from"), [profile.name for profile in known_profiles().values()])
        self.title, self.word, self.faction = _line(tr("Name")), _line(tr("Word for missions")), _line(tr("Faction"))
        self.source = _line(tr("Where it is from"))
        self.source.setText(tr("of our own"))
        self.nine = {key: _count(label) for key, label in NINE}
        self.attack, self.wounds = _count(tr("Attack"), 1), _count(tr("Wounds"), 1)
        self.shape = _box(tr("Base"), SHAPES)
        self.base_width, self.base_depth = (
            _inches(label, WIDEST, " mm") for label in (tr("Width of the base"), tr("Depth of the base"))
        )
        self.reach = _inches(tr("Threat range"), FARTHEST, "″", none=tr("as every melee weapon"))
        self.shoots = _inches(tr("Shooting range"), FARTHEST, "″", none=tr("none given"))
        self.strength_of_weapon = _count(tr("Strength of the ranged weapon"), 0, none=tr("none given"))
        self.arc = _box(tr("Arc of facing"), ARCS)
        self.path = _line(tr("File"))
        self.path.setText(str(folder / "genesys-profiles.yaml"))
        self.told = QLabel(tr("Nothing is kept until it is saved."))
        self.told.setObjectName("profile.told")
        self.told.setAccessibleName(tr("How it went"))
        self.told.setWordWrap(True)
        self.lines = QPlainTextEdit()
        self.lines.setObjectName("profile.lines")
        self.lines.setAccessibleName(tr("What a mission says to take it"))
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        self.lines.setMaximumHeight(76)
        self.copy = QPushButton(tr("&Copy these lines"))
        self.copy.setObjectName("profile.copy")
        self.copy.setEnabled(False)
        self.copy.setAutoDefault(False)
        self._lay_out()
        self.begin.currentIndexChanged.connect(self._take_over)
        self.title.textEdited.connect(self._follow_name)
        self.shape.currentIndexChanged.connect(self._follow_shape)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.lines.toPlainText()))
        self._take_over()
        self._follow_shape()
        self.title.setFocus()

    def _lay_out(self) -> None:
        body = QWidget()
        form = QFormLayout(body)
        form.setContentsMargins(0, 0, 8, 0)
        for one in (self.begin, self.title, self.word, self.faction):
            form.addRow(*_named(one))
        grid = QGridLayout()
        for index, (key, _) in enumerate(NINE):
            label, field = _named(self.nine[key])
            row, column = divmod(index, 3)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(field, row, 2 * column + 1)
        form.addRow(grid)
        form.addRow(_row(self.attack, self.wounds))
        form.addRow(_row(self.shape, self.base_width, self.base_depth))
        form.addRow(_row(self.reach, self.shoots))
        form.addRow(_row(self.strength_of_weapon, self.arc))
        form.addRow(*_named(self.source))
        browse = QPushButton(tr("&Browse…"))
        browse.setObjectName("profile.browse")
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        place = QHBoxLayout()
        place.addWidget(self.path, 1)
        place.addWidget(browse)
        label, _ = _named(self.path)
        form.addRow(label, place)
        form.addRow(self.told)
        form.addRow(self.lines)
        buttons = QDialogButtonBox()
        self.save = QPushButton(tr("&Save"))
        self.save.setObjectName("profile.save")
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.ApplyRole)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole).setAutoDefault(False)
        self.save.setDefault(True)
        self.save.clicked.connect(self.keep)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 18, 14)
        whole.addWidget(Rolled(body), 1)
        whole.addWidget(buttons)
        self.setMinimumWidth(620)

    @property
    def data(self) -> dict[Key, YamlData]:
        """The profile as a file has it; what is not given is left out."""
        found: dict[Key, YamlData] = {"name": self.title.text().strip(), "faction": self.faction.text().strip()}
        found["base"] = self._base()
        found["source"] = self.source.text().strip()
        found.update({key: _value(self.nine[key]) for key, _ in NINE})
        found.update({"attack": _value(self.attack), "wounds": _value(self.wounds)})
        for key, one in (
            ("reach", self.reach),
            ("shooting_range", self.shoots),
            ("weapon_strength", self.strength_of_weapon),
        ):
            if _value(one):
                found[key] = _value(one)
        if self.arc.currentIndex():
            found["arc"] = int(self.arc.currentText())
        return found

    def keep(self) -> bool:
        """Puts the profile into the file; false where something is wrong with it, which is then told."""
        path, name = Path(self.path.text().strip()), self.word.text().strip()
        if not name or not self.title.text().strip() or not self.path.text().strip():
            missing = next(one for one in (self.title, self.word, self.path) if not one.text().strip())
            return self._refuse(tr("{missing}: this is needed").format(missing=missing.accessibleName()), missing)
        try:
            add_profile(path, SYSTEM, name, self.data)
        except Unreadable as wrong:
            lines = "\n".join(str(problem) for problem in wrong.problems)
            return self._refuse(lines + "\n" + tr("The file is as it was."), self._at(wrong.problems[0].key))
        except OSError as wrong:
            return self._refuse(
                tr("{path}: the file cannot be written: {strerror}").format(
                    path=path, strerror=wrong.strerror or wrong
                ),
                self.path,
            )
        self.told.setText(
            tr("{title} is kept in {path}. A mission takes it with these lines:").format(
                title=self.title.text().strip(), path=path
            )
        )
        self.lines.setPlainText(lines_for_a_mission(path.resolve(), name, "red"))
        self.copy.setEnabled(True)
        return True

    def _refuse(self, words: str, at: QWidget) -> bool:
        self.told.setText(words)
        self.lines.setPlainText("")
        self.copy.setEnabled(False)
        at.setFocus()
        return False

    def _at(self, key: str) -> QWidget:
        """The field that a problem is about; that of the file where it is none of them."""
        last = key.rpartition(".")[2]
        own = {"base": self.base_width, "reach": self.reach, "shooting_range": self.shoots, "arc": self.arc}
        return {**self.nine, **own}.get(last, self.word if key.startswith("profiles.") else self.path)

    def _base(self) -> YamlData:
        if self.shape.currentIndex() == 0:
            return _value(self.base_width)
        return {_OBLONG[self.shape.currentIndex() - 1]: [_value(self.base_width), _value(self.base_depth)]}

    def _take_over(self) -> None:
        """The figures of a profile of the game, to change from there."""
        profile = list(known_profiles().values())[self.begin.currentIndex()]
        for key, _ in NINE:
            self.nine[key].setValue(profile.characteristics[key])
        self.attack.setValue(profile.attack)
        self.wounds.setValue(profile.wounds)
        self.base_width.setValue(profile.base)
        self.base_depth.setValue(profile.base)

    def _follow_name(self, name: str) -> None:
        if not self.word.isModified():
            self.word.setText(slug(name))

    def _follow_shape(self) -> None:
        self.base_depth.setEnabled(self.shape.currentIndex() > 0)

    def _browse(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, tr("The file of your profiles"), self.path.text(), READS)
        if name:
            self.path.setText(name)


def _line(name: str) -> QLineEdit:
    line = QLineEdit()
    _call(line, name)
    return line


def _box(name: str, choices: "list[str] | tuple[str, ...]") -> QComboBox:
    box = ChoiceBox()
    _call(box, name)
    box.addItems(list(choices))
    return box


def _count(name: str, value: int = 0, none: str = "") -> QDoubleSpinBox:
    box = _inches(name, MOST, none=none)
    box.setDecimals(0)
    box.setValue(value)
    return box


def _inches(name: str, most: float, unit: str = "", none: str = "") -> QDoubleSpinBox:
    box = DecimalBox()
    _call(box, name)
    box.setRange(0.0, most)
    box.setDecimals(1)
    box.setSuffix(unit)
    box.setSpecialValueText(none)
    return box


def _call(widget: QWidget, name: str) -> None:
    widget.setAccessibleName(name)
    widget.setObjectName(f"profile.{slug(name)}")


def _named(widget: QWidget) -> tuple[QLabel, QWidget]:
    label = QLabel(widget.accessibleName())
    label.setBuddy(widget)
    return label, widget


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        for one in _named(widget):
            row.addWidget(one)
    row.addStretch(1)
    return row


def _value(box: QDoubleSpinBox) -> int | float:
    """A whole number as one."""
    value = box.value()
    return int(value) if value == int(value) else value


def show_profile(folder: Path, parent: QWidget | None = None) -> None:
    """Until it is closed; saving does not close it."""
    ask(ProfileDialog(folder, parent))
