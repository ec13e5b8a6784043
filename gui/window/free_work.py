"""What is asked about a table that is put freely: what to add to it, whether to play on from it, whether it may go."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox, QWidget

from engine.rehearsal import Rehearsal
from gui.dialogs.adding import Unit, ask_what_to_add
from gui.dialogs.leaving import may_lose
from gui.dialogs.once import ask
from gui.text import tr
from gui.window.files import Files
from gui.window.freeing import FreeTool
from gui.window.opening import Opened
from gui.window.session import Session
from missions.photographed import wrongly_stood
from missions.rules.units import profiles
from missions.systems import SYSTEMS


class FreeWork:
    """``choosing`` is the action that chooses the tool."""

    def __init__(self, window: QWidget, session: Session, files: Files, free: FreeTool, choosing: QAction) -> None:
        self._window, self._session, self._files = window, session, files
        self._free, self._choosing = free, choosing
        self._is_kept = False

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

    def begin(self) -> None:
        """A rehearsal of the mission that begins with models where they were put, to be played on and saved."""
        self._choosing.trigger()
        why = self._why_not()
        if why:
            box = QMessageBox(QMessageBox.Icon.NoIcon, "Measure Twice", why, parent=self._window)
            box.setObjectName("free.begin")
            ask(box)
            return
        rehearsal, mission = self._session.rehearsal, self._free.game.mission
        self._is_kept = True
        try:
            if self._files.may_leave():
                self._files.take(Opened(Rehearsal(rehearsal.system, mission, rehearsal.seed), kept=False))
        finally:
            self._is_kept = False

    def may_leave(self) -> bool:
        text = tr("Models are put freely on this table, beside the rehearsal.")
        more = tr("That is kept nowhere and goes with it.")
        return self._is_kept or not self._free.holds_work or may_lose(self._window, text, more)

    def _why_not(self) -> str:
        """In words; empty where a file can say what stands there."""
        before, mission = self._session.rehearsal.mission, self._free.game.mission
        if not self._free.holds_work:
            return tr("Nothing is put freely yet.")
        if before.draft is not None:
            return tr("This mission begins with its draft, before anybody stands on the table.")
        if [unit.id for unit in before.units] != [
            unit.id for unit in mission.units
        ] or before.terrain != mission.terrain:
            return tr(
                "What was added is in no file of this mission: draw it in the set-up studio, or take it back first."
            )
        wrong = next(iter(wrongly_stood(mission).items()), None)
        if wrong is None:
            return ""
        name = self._session.system.name(self._free.game, wrong[0])
        return tr("{model}: {problem}. Move it first.").format(model=name, problem=self._named(wrong[1]))

    def _named(self, problem: str) -> str:
        for id in self._free.game.models:
            problem = problem.replace(f"'{id}'", self._session.system.name(self._free.game, id))
        return problem
