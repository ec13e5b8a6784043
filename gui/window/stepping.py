"""To the next unit, the next option: what a mouse would click, reached by a key."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from gui.panels.kit import PaintedButton
from gui.tools.hand import Dragging, Setting
from gui.window.play import Play

OPTION = "option."
"""How the names of widgets begin that ask for an option."""


class Stepping(QObject):
    def __init__(self, play: Play, panel: QScrollArea) -> None:
        super().__init__(panel)
        self._play = play
        self._panel = panel

    def unit(self, step: int) -> None:
        """The next unit that is left in the game, whether it stands on the table or not; round and round."""
        play = self._play
        if isinstance(play.state, Dragging | Setting):
            return
        game = play.session.game
        units = [unit.id for unit in game.mission.units if game.alive_of(unit.id)]
        if units:
            here = units.index(play.unit) if play.unit in units else -1 if step > 0 else 0
            play.pick(units[(here + step) % len(units)])

    def option(self, step: int) -> None:
        """The keyboard goes to the next option in the panel, open or not; Enter asks for it."""
        rows = [row for row in self._panel.findChildren(PaintedButton) if _is_option(row)]
        if not rows:
            return
        focused = QApplication.focusWidget()
        here = next((index for index, row in enumerate(rows) if row is focused), -1 if step > 0 else 0)
        row = rows[(here + step) % len(rows)]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        row.activateWindow()
        self._panel.ensureWidgetVisible(row)


def _is_option(row: PaintedButton) -> bool:
    return row.objectName().startswith(OPTION) and row.isVisible() and row.isEnabled()
