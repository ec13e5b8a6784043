"""Deployment of the Genesys Project for the table that is drawn: zones by either way, and each side's mission."""

import secrets
from collections.abc import Callable, Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

from engine.systems.genesys.deployment import CHOSEN
from gui.dialogs.once import ask
from gui.panels.choice_box import ChoiceBox
from gui.panels.kit import head
from gui.panels.number_box import NumberBox
from gui.text import tr
from missions.editing.genesys_setup import SYSTEM, Wish, deployed, primaries
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.rules.book import rulebook

USUAL = (1, 2, 3)
DIE = 6


class _Side(QWidget):
    """What one side takes. The dice may be rolled or typed."""

    changed = Signal()

    def __init__(self, id: str, name: str, missions: tuple[str, ...]) -> None:
        super().__init__()
        self.id, self.name = id, name
        self.standard = QRadioButton(tr("Standard: three zones"))
        self.forward = QRadioButton(tr("Forward: one zone, and two dice for more"))
        group = QButtonGroup(self)
        self.zones = {number: QCheckBox(str(number)) for number in CHOSEN}
        self.one = ChoiceBox()
        self.dice = tuple(NumberBox() for _ in range(rulebook(SYSTEM).count("forward_dice")))
        self.roll = QPushButton(tr("Roll"))
        self.primary = ChoiceBox()
        self.primary.addItem(tr("rolled in the game"), "")
        for mission in missions:
            self.primary.addItem(mission, mission)
        for number, box in self.zones.items():
            box.setChecked(number in USUAL)
            box.setAccessibleName(tr("Zone {number} of {side}").format(number=number, side=name))
            box.toggled.connect(self.changed)
            self.one.addItem(str(number), number)
        for button in (self.standard, self.forward):
            group.addButton(button)
        self.standard.setChecked(True)
        for die in self.dice:
            die.setRange(1, DIE)
            die.valueChanged.connect(self.changed)
        self.one.setAccessibleName(tr("Zone of {side}").format(side=name))
        self.one.currentIndexChanged.connect(self.changed)
        self.primary.setAccessibleName(tr("Mission of {side}").format(side=name))
        self.roll.setAutoDefault(False)
        self.roll.clicked.connect(lambda _=False: self._roll())
        self.forward.toggled.connect(lambda _on: self._follow())
        self.forward.toggled.connect(self.changed)
        self._follow()

    def rows(self) -> Iterator[tuple[str, QWidget]]:
        """With what stands before each."""
        yield "", self.standard
        yield tr("Zones"), _row(*self.zones.values())
        yield "", self.forward
        yield tr("Zone, dice"), _row(self.one, *self.dice, self.roll)
        yield tr("Mission"), self.primary

    def _roll(self) -> None:
        for die in self.dice:
            die.setValue(1 + secrets.randbelow(DIE))

    def _follow(self) -> None:
        forward = self.forward.isChecked()
        for box in self.zones.values():
            box.setEnabled(not forward)
        for widget in (self.one, *self.dice, self.roll):
            widget.setEnabled(forward)

    @property
    def wish(self) -> Wish:
        primary = self.primary.currentData()
        if self.forward.isChecked():
            return Wish((self.one.currentData(),), tuple(die.value() for die in self.dice), primary)
        return Wish(tuple(number for number, box in self.zones.items() if box.isChecked()), (), primary)


class DeploymentDialog(QDialog):
    """What the rules refuse is said at once, and cannot be put there."""

    def __init__(self, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("studio.deployment")
        self.setWindowTitle(tr("Deployment and missions"))
        self._sheet = sheet
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setProperty("look", "reason")
        names = {id: form.name or id for id, form in sheet.facts.sides.items() if form is not None}
        self.sides = tuple(_Side(id, name, primaries(sheet)) for id, name in names.items())
        form = QFormLayout(self)
        form.setContentsMargins(18, 16, 18, 14)
        for side in self.sides:
            side.setParent(self)
            side.hide()
            form.addRow(head(side.name))
            for title, widget in side.rows():
                form.addRow(title, widget)
        form.addRow(self.said)
        buttons = QDialogButtonBox()
        self.take = buttons.addButton(tr("Put them there"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.take.setDefault(True)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)
        self.setMinimumWidth(460)
        for side in self.sides:
            side.changed.connect(self._judge)
        self._judge()

    @property
    def edit(self) -> Callable[[Sheet], Sheet]:
        wishes = {side.id: side.wish for side in self.sides}
        return lambda sheet: deployed(sheet, wishes)

    def _judge(self) -> None:
        try:
            self.edit(self._sheet)
        except NotEdited as why:
            self.said.setText(str(why))
            self.take.setEnabled(False)
        else:
            self.said.setText(tr("They take the place of the zones of deployment that are there."))
            self.take.setEnabled(True)


def _row(*widgets: QWidget) -> QWidget:
    whole = QWidget()
    box = QHBoxLayout(whole)
    box.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        box.addWidget(widget)
    box.addStretch(1)
    return whole


def ask_deployment(sheet: Sheet, parent: QWidget | None = None) -> Callable[[Sheet], Sheet] | None:
    """The edit; none if the player thinks better of it."""
    dialog = DeploymentDialog(sheet, parent)
    return dialog.edit if ask(dialog) else None
