"""Models put freely on the table, with no turn order: a position beside the rehearsal, gone with another tool."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from engine.free_table import put
from engine.game import Game
from geometry.pose import Point, Pose
from gui.board.board import Board
from gui.board.pointer import Pointer
from gui.board.proposal import Ghost, Proposal
from gui.text import tr
from gui.window.play import Play
from gui.window.stage import BIG_TURN, SMALL_TURN

TURNS = {"turn": BIG_TURN, "turn_back": -BIG_TURN, "turn_little": SMALL_TURN, "turn_little_back": -SMALL_TURN}


class FreeTool(QObject):
    """Nothing is judged and nothing of it goes into the rehearsal; the survey follows what is put."""

    changed = Signal()
    told = Signal(str)

    def __init__(self, board: Board, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._play = board, play
        self._games: list[Game] = []
        self._held: tuple[str, Pose, Point] | None = None
        """The model in the hand, where it would stand, and how far from its middle it was taken."""
        self._last: str | None = None
        for signal in (play.session.opened, play.session.changed):
            signal.connect(self._begin_anew)

    @property
    def game(self) -> Game:
        """The table as it has been put, or as the rehearsal has it."""
        return self._games[-1] if self._games else self._play.session.game

    @property
    def is_used(self) -> bool:
        """Something is in the hand or has been put: there is what :meth:`back` takes back."""
        return self._held is not None or bool(self._games)

    def press(self, pointer: Pointer) -> None:
        """On a model it is taken; on the table the next one of the unit looked at that is on none is put there."""
        id = pointer.model_id or self._waiting()
        if id is None:
            return
        pose = self.game.model(id).pose or Pose(*pointer.point)
        self._held = (id, pose, (pose.x - pointer.x, pose.y - pointer.y))
        self.move(pointer)

    def move(self, pointer: Pointer) -> None:
        if self._held is None:
            return
        id, pose, (dx, dy) = self._held
        self._hold(id, pose.at(pointer.x + dx, pointer.y + dy), (dx, dy))

    def release(self, pointer: Pointer) -> None:
        if self._held is None:
            return
        id, pose, _ = self._held
        self._held, self._last = None, id
        if pose != self.game.model(id).pose:
            self._put(id, pose)
        self._board.show_proposal(None)

    def back(self) -> None:
        """What is in the hand goes back, else what was put last."""
        if self._held is None and self._games:
            self._games.pop()
            self._show()
        self._held = None
        self._board.show_proposal(None)

    def escape(self) -> bool:
        there = self.is_used
        self._held = None
        self._board.show_proposal(None)
        if self._games:
            self._games.clear()
            self._show()
        return there

    def key(self, name: str, event: QKeyEvent) -> bool:
        """Turns the model in the hand, or the one put last."""
        if name == "unbend":
            self.back()
            return True
        if name not in TURNS:
            return False
        if self._held is not None:
            id, pose, off = self._held
            self._hold(id, pose.turned(TURNS[name]), off)
        elif self._last is not None and (stands := self.game.model(self._last).pose) is not None:
            self._put(self._last, stands.turned(TURNS[name]))
        return True

    def put_away(self) -> None:
        """The rehearsal's own position again."""
        self.escape()
        self._last = None
        self.told.emit("")

    def _begin_anew(self) -> None:
        """The rehearsal has another position, which is drawn already."""
        self._games.clear()
        self._held, self._last = None, None
        self.told.emit("")

    def _waiting(self) -> str | None:
        unit = self._play.unit
        if unit is None:
            return None
        return next((model.id for model in self.game.models_of(unit) if not model.on_table), None)

    def _hold(self, id: str, pose: Pose, off: Point) -> None:
        self._held = (id, pose, off)
        self._board.show_proposal(Proposal((Ghost(id, pose),)))

    def _put(self, id: str, pose: Pose) -> None:
        self._games.append(put(self._play.session.system, self.game, {id: pose}))
        self._show()

    def _show(self) -> None:
        game, session = self.game, self._play.session
        self._board.show_position(game, session.system.readout(game))
        words = tr("beside the rehearsal, gone with another tool") if self._games else ""
        self.told.emit(words)
        self.changed.emit()
