"""Areas are found on a thread of their own, and with them the ways that a drag from there will ask for."""

from PySide6.QtCore import QObject, Signal

from engine.game import Game
from engine.gate import RuleSystem
from engine.options import Draft
from engine.picture import Areas
from engine.routing import Ways, asking, forget_ways
from gui.window.errands import Errands


class AreaFinder(QObject):
    """The same question asked again is not run again."""

    found = Signal(object, object)
    """``Areas``, or none while they are not known; and the draft they are for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errands = Errands(self)
        self._errands.done.connect(self._arrived)
        self._last: tuple[Game, Draft | None] | None = None

    def ask(self, system: RuleSystem, game: Game, draft: Draft | None) -> None:
        if self._last is not None and self._last[0] is game and self._last[1] == draft:
            return
        self._last = (game, draft)
        met: list[Ways] = []

        def find() -> Areas:
            with asking() as asked:
                areas = system.areas(game, draft)
            met.extend(asked.met)
            return areas

        def go_on() -> None:
            for ways in met:
                ways.work_out()

        self._errands.ask(find, go_on)

    def forget(self) -> None:
        """What is still on its way is not wanted any more, nor any way that was found on another table."""
        self._errands.forget()
        forget_ways()
        self._last = None
        self.found.emit(None, None)

    @property
    def took(self) -> float:
        """Seconds that the last areas needed."""
        return self._errands.took

    @property
    def is_idle(self) -> bool:
        return self._errands.is_idle

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self._errands.wait()

    def _arrived(self, areas: object) -> None:
        self.found.emit(areas, None if self._last is None else self._last[1])
