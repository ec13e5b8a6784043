"""What is asked about a table that is put freely: what to add to it, and whether it may go."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from gui.dialogs.adding import Unit, ask_what_to_add
from gui.dialogs.leaving import may_lose
from gui.text import tr
from gui.window.freeing import FreeTool
from missions.rules.units import profiles
from missions.systems import SYSTEMS


class FreeWork:
    """``choosing`` is the action that chooses the tool."""

    def __init__(self, window: QWidget, free: FreeTool, choosing: QAction) -> None:
        self._window, self._free, self._choosing = window, free, choosing

    def add(self) -> None:
        """A unit, whose models the next presses put, or a piece of terrain."""
        self._choosing.trigger()
        mission = self._free.game.mission
        known = profiles(mission.system) if mission.system in SYSTEMS else {}
        found = ask_what_to_add(mission, known, self._window)
        if isinstance(found, Unit):
            self._free.add(found.side, found.profile, found.models)
        elif found is not None:
            self._free.add_piece(found)

    def may_leave(self) -> bool:
        text = tr("Models are put freely on this table, beside the rehearsal.")
        more = tr("That is kept nowhere and goes with it.")
        return not self._free.holds_work or may_lose(self._window, text, more)
