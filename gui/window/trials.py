"""A trial whose ways are not worked out yet is made whole on a thread of its own."""

from PySide6.QtCore import QObject, Signal

from engine.game import Game
from engine.gate import RuleSystem
from engine.options import Draft
from gui.tools.trial import Trial, try_in
from gui.window.errands import Errands


class TrialFinder(QObject):
    tried = Signal(object, object)
    """A ``Trial`` with all its ways, and the position it is for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errands = Errands(self)
        self._errands.done.connect(self._arrived)
        self._asked: tuple[Game, Draft] | None = None

    def ask(self, system: RuleSystem, game: Game, draft: Draft) -> None:
        """The same question is not asked twice while it is open."""
        open_ = None if self._errands.is_idle else self._asked
        if open_ is not None and open_[0] is game and open_[1] == draft:
            return
        self._asked = (game, draft)

        def work() -> tuple[Trial, Game]:
            return try_in(system, game, draft), game

        self._errands.ask(work)

    def forget(self) -> None:
        """Nothing that is still on its way is wanted any more."""
        self._errands.forget()
        self._asked = None

    @property
    def is_idle(self) -> bool:
        return self._errands.is_idle

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self._errands.wait()

    def _arrived(self, found: tuple[Trial, Game]) -> None:
        self._asked = None
        self.tried.emit(*found)
