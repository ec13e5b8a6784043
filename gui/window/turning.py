"""Turning by the pointer: a handle beside what may be turned, dragged round."""

import math
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt

from engine.game import Model
from geometry.pose import Point, Pose, distance
from gui.board.board import Board
from gui.board.handle import HandleDrawing
from gui.board.pointer import Pointer
from gui.tools import choosing
from gui.tools.hand import IDLE, Dragging, Grip, Setting
from gui.window.play import Play

STEP = 5.0
"""Degrees it turns by; where nothing is to be drawn anywhere, by one."""
FINE = 1.0


class Turning(QObject):
    """It is there while no button carries what it turns: bases that are not round or look somewhere, and formations."""

    def __init__(self, board: Board, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._play = play
        self._handle: HandleDrawing | None = None
        self._taken: tuple[float, float] | None = None
        """While it is dragged: how far round the pointer was at first, and degrees turned since."""
        play.tried.connect(self.show)
        play.picked.connect(self.show)
        play.offered.connect(self.show)

    def press(self, pointer: Pointer) -> bool:
        """Whether the handle is what was pressed; what it turns comes into the hand."""
        handle = self._handle
        if handle is None or not handle.grasped(pointer.point, pointer.scale):
            return False
        if self._play.state == IDLE and self._play.model is not None:
            self._play.lift(self._play.model, Grip.KEYS)
        if self._play.in_hand:
            self._taken = (_round(handle.pivot, pointer.point), 0.0)
            self.show()
        return True

    def move(self, pointer: Pointer) -> bool:
        """Whether the handle is being dragged."""
        if self._taken is None or self._handle is None:
            return False
        first, done = self._taken
        step = FINE if pointer.modifiers & Qt.KeyboardModifier.ShiftModifier else STEP
        whole = done + _shortest(_round(self._handle.pivot, pointer.point) - first - done)
        wanted = round(whole / step) * step
        if wanted != done:
            self._taken = (first, wanted)
            self._play.turn(wanted - done)
        return True

    def release(self) -> bool:
        """Whether the handle was let go of; what it has turned stays in the hand."""
        held, self._taken = self._taken is not None, None
        if held:
            self.show()
        return held

    def show(self) -> None:
        """Put the handle where it belongs now, or take it away."""
        if self._taken is not None and not self._play.in_hand:
            self._taken = None
        handle = self._found() if self._play.session.is_open else None
        if handle is not None and self._taken is not None:
            held = handle.turn if self._of_one_pose() else self._taken[1]
            handle = replace(handle, turn=held, held=True)
        if handle != self._handle:
            self._handle = handle
            self._board.show_handle(() if handle is None else (handle,))

    def _of_one_pose(self) -> bool:
        """What turns has a direction of its own: that of the model it turns about."""
        state = self._play.state
        return not isinstance(state, Setting) or (state.taken is None and not state.group)

    def _found(self) -> HandleDrawing | None:
        state = self._play.state
        if isinstance(state, Dragging):
            return self._of_dragged(state) if state.grip is Grip.KEYS else None
        if isinstance(state, Setting):
            return self._of_others(state) if state.taken is None else None
        return self._of_rest() if state == IDLE else None

    def _of_dragged(self, state: Dragging) -> HandleDrawing | None:
        model = self._play.session.game.model(state.hold.model)
        along = [(one, pose) for one, pose in self._others(model.unit) if one.number in state.hold.along]
        if not along and not self._looks_somewhere(model):
            return None
        return _handle(state.pose, [(model, state.pose), *along])

    def _of_others(self, state: Setting) -> HandleDrawing | None:
        leader = self._play.session.game.model(state.hold.model)
        models = self._others(leader.unit)
        if state.group:
            group = [(model, pose) for model, pose in models if model.number in state.group]
            if not group:
                return None
            x = sum(pose.x for _, pose in group) / len(group)
            y = sum(pose.y for _, pose in group) / len(group)
            return _handle(Pose(x, y), group)
        return _handle(state.pose, [(leader, state.pose), *models]) if models else None

    def _others(self, unit: str) -> list[tuple[Model, Pose]]:
        """Where those of the unit are to stand that are set besides the model in the hand."""
        game, trial = self._play.session.game, self._play.trial
        others = {} if trial is None else trial.others
        return [(game.model(game.unit(unit).model_id(number)), pose) for number, pose in others.items()]

    def _of_rest(self) -> HandleDrawing | None:
        """Where a drag of what is looked at may begin."""
        play = self._play
        if play.model is None or play.options is None or play.asking is not None:
            return None
        option = play.running or choosing.for_drag(play.options, None)
        model = play.session.game.model(play.model)
        if option is None or option.draft is None or option.closed is not None or option.lays is not None:
            return None
        if option.draft.unit != model.unit or (option.asks and option is not play.running) or not model.on_table:
            return None
        game = play.session.game
        together = [one for one in game.standing_of(model.unit) if one.id in play.chosen]
        if model not in together or len(together) < 2:
            together = [model]
            if not self._looks_somewhere(model):
                return None
        return _handle(model.placed.pose, [(one, one.placed.pose) for one in together])

    def _looks_somewhere(self, model: Model) -> bool:
        marks = self._play.session.readout.marks.get(model.id)
        return not model.base.is_round or (marks is not None and marks.facing)


def _handle(pivot: Pose, models: Iterable[tuple[Model, Pose]]) -> HandleDrawing:
    extent = max(distance(pivot.point, pose.point) + model.base.outer_radius for model, pose in models)
    return HandleDrawing(pivot.point, pivot.turn, extent)


def _round(pivot: Point, at: Point) -> float:
    """Degrees clockwise from straight up."""
    return math.degrees(math.atan2(at[0] - pivot[0], pivot[1] - at[1]))


def _shortest(degrees: float) -> float:
    return (degrees + 180) % 360 - 180
