"""Every action is open while it can do something, and says why while it cannot."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from gui.tools.hand import IDLE, Dragging, Setting
from gui.window.actions import Actions
from gui.window.freeing import FreeTool
from gui.window.needs import NEEDS, Facts, lacking
from gui.window.play import Play
from gui.window.stage import Stage
from missions.layout_guide import has_guide

TOOLS = ("tape", "ring", "sight_line", "free", "ask")


class Availability(QObject):
    """``is_seen`` says whether the table is what one looks at."""

    def __init__(
        self,
        actions: Actions,
        play: Play,
        stage: Stage,
        free: FreeTool,
        is_seen: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._actions, self._play, self._stage, self._free, self._is_seen = actions, play, stage, free, is_seen
        self._last: Facts | None = None
        session = play.session
        for signal in (session.opened, session.changed, play.picked, play.tried, play.offered, play.nearest_changed):
            signal.connect(self.follow)
        for told in (stage.ring.told, stage.selecting.told, free.told):
            told.connect(self.follow)
        free.changed.connect(self.follow)
        for name in TOOLS:
            actions[name].toggled.connect(self.follow)

    def follow(self) -> None:
        """Something may be otherwise; where nothing is, no action is touched."""
        facts = self._facts()
        if facts != self._last:
            self._last = facts
            self._actions.take_reasons(lacking(NEEDS, facts))

    def _facts(self) -> Facts:
        play, session = self._play, self._play.session
        seen = self._is_seen()
        if not session.is_open:
            return Facts()
        rehearsal, state = session.rehearsal, play.state
        dragging, setting = isinstance(state, Dragging), isinstance(state, Setting)
        stands = play.model is not None and session.game.model(play.model).on_table
        begins = play.running is not None and play.running.draft is not None
        settles = play.in_hand or play.nearest is not None or play.asking is not None
        return Facts(
            opened=True,
            on_table=seen,
            tool=next((name for name in TOOLS if self._actions[name].isChecked()), ""),
            can_undo=play.in_hand or self._free.is_used or rehearsal.can_undo,
            has_orders=rehearsal.can_undo,
            can_redo=self._free.can_redo or rehearsal.can_redo,
            has_nodes=len(rehearsal.nodes) > 1,
            in_hand=play.in_hand,
            dragging=dragging,
            bent=isinstance(state, Dragging) and bool(state.hold.corners),
            has_model=play.model is not None or play.in_hand or begins,
            has_base=stands or play.in_hand,
            has_unit=setting or (play.unit is not None and any(session.game.standing_of(play.unit))),
            has_rings=bool(self._stage.ring.rings),
            to_settle=settles,
            to_put_back=settles
            or play.running is not None
            or bool(play.chosen)
            or state != IDLE
            or play.unit is not None
            or play.piece is not None,
            has_guide=has_guide(session.mission),
            put_freely=self._free.is_used,
        )
