"""The way out of a drop that was refused: the nearest legal end, looked for beside the window and kept on offer."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.gate import RuleSystem
from gui.tools.offer import Offer, Refused, find_offer
from gui.window.errands import Errands


class WayOut(QObject):
    """``changed``: there is one, or no longer. ``wanted`` says whether one that is found is of use yet."""

    changed = Signal()

    def __init__(self, wanted: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.offer: Offer | None = None
        self._wanted = wanted
        self.seeking = Errands(self)
        self.seeking.done.connect(self._found)

    def seek(self, system: RuleSystem, drop: Refused) -> None:
        self.seeking.ask(lambda: find_offer(system, drop))

    def _found(self, offer: Offer | None) -> None:
        if self._wanted():
            self.offer = offer
            self.changed.emit()

    def forget(self) -> bool:
        """Whether there was one, or one was being looked for."""
        was = self.offer is not None or not self.seeking.is_idle
        self.seeking.forget()
        if self.offer is not None:
            self.offer = None
            self.changed.emit()
        return was
