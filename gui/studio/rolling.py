"""The tables of Hardwired 28 rolled for the table that is drawn, seen before they are put on it."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QWidget

from engine.mission import Mission
from gui.dialogs.once import ask
from gui.dialogs.setting_up import SettingUp
from gui.dialogs.setup_state import Making
from gui.panels.look import Look
from gui.text import tr
from missions.editing.rolled import Part, players_of, rolled_onto
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.hardwired_rolls import SQUADS, NotMade
from missions.layout_guide import Offence

WORDS = {
    Part.CARD: tr("Mission and its markers"),
    Part.ZONES: tr("Zones"),
    Part.LOOT: tr("Loot"),
    Part.COWORKERS: tr("Coworkers"),
    Part.WAVES: tr("Hostiles and waves"),
    Part.SQUADS: tr("Ready squads"),
    Part.NOTES: tr("New notes"),
}
HINTS = {
    Part.ZONES: tr("Squads that stand wait to be deployed in them"),
    Part.SQUADS: tr("For a side that has no units"),
    Part.NOTES: tr("In place of the notes and the source there are; else beside them"),
}
COLUMNS = 4


class RollingDialog(SettingUp):
    """``parts`` are what is ticked; the rest of the set-up stays as it is."""

    def __init__(self, sheet: Sheet, look: Look, parent: QWidget | None = None, *, seed: int | None = None) -> None:
        self._sheet = sheet
        self._ticks = {part: QCheckBox(words) for part, words in WORDS.items()}
        for part, tick in self._ticks.items():
            tick.setObjectName(f"studio.roll.{part.value}")
            tick.setChecked(True)
            tick.setToolTip(HINTS.get(part, ""))
        super().__init__(look, Path(), parent, seed=seed)
        self._add_ticks()
        self.setObjectName("studio.rolling")
        self.setWindowTitle(tr("Roll the tables for this set-up"))
        self.play.setText(tr("Put it on the table"))
        self.save.hide()
        self.ground.hide()
        for tick in self._ticks.values():
            tick.toggled.connect(lambda _on: self._take(self.making))

    @property
    def parts(self) -> frozenset[Part]:
        return frozenset(part for part, tick in self._ticks.items() if tick.isChecked())

    @property
    def edit(self) -> Callable[[Sheet], Sheet]:
        choice, parts = self.making.choice, self.parts
        return lambda sheet: rolled_onto(sheet, choice, parts)

    def _names(self) -> Mapping[str, str]:
        return dict(zip(SQUADS, players_of(self._sheet).values(), strict=True))

    def _told_of_guide(self, offences: tuple[Offence, ...] | None) -> list[str]:
        """The studio asks the guide about the terrain itself, which no roll changes."""
        return []

    def _add_last(self, line: int) -> None:
        """No other terrain can be asked for."""

    def _add_ticks(self) -> None:
        """Below the tables, in sight wherever these are scrolled to."""
        row = QGridLayout()
        row.setVerticalSpacing(2)
        row.addWidget(QLabel(tr("Put down")), 0, 0)
        for number, tick in enumerate(self._ticks.values()):
            row.addWidget(tick, number // COLUMNS, 1 + number % COLUMNS)
        row.setColumnStretch(COLUMNS + 1, 1)
        self.left.insertLayout(1, row)

    def _made_of(self, making: Making) -> tuple[Mission, str]:
        try:
            made = rolled_onto(self._sheet, making.choice, self.parts)
        except NotEdited as why:
            raise NotMade([str(why)]) from None
        if not isinstance(made.mission, Mission):
            raise made.mission
        return made.mission, made.text


def ask_rolled(sheet: Sheet, look: Look, parent: QWidget | None = None) -> Callable[[Sheet], Sheet] | None:
    """The edit; none if the player thinks better of it. Raises ``NotEdited`` where nothing can be rolled for it."""
    players_of(sheet)
    try:
        dialog = RollingDialog(sheet, look, parent)
    except NotMade as wrong:
        raise NotEdited(" ".join(wrong.reasons)) from None
    return dialog.edit if ask(dialog) else None
