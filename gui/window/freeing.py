"""Models put freely on the table, with no turn order: a position beside the rehearsal, there for as long as wanted."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from engine.free_table import put, with_piece, with_unit
from engine.game import Game
from engine.mission import Mission, Piece, Profile
from geometry.pose import Point, Pose
from gui.board.board import Board
from gui.board.pointer import Pointer
from gui.board.proposal import Ghost, Proposal
from gui.text import many, tr
from gui.window.play import Play
from gui.window.stage import BIG_TURN, SMALL_TURN

TURNS = {"turn": BIG_TURN, "turn_back": -BIG_TURN, "turn_little": SMALL_TURN, "turn_little_back": -SMALL_TURN}


class FreeTool(QObject):
    """Nothing is judged and nothing of it goes into the rehearsal; the survey follows what is put.

    What is put stays while another tool is chosen or the rehearsal goes on, which are shown meanwhile, and is there
    again with this tool. Only another rehearsal ends it, which asks first: :attr:`holds_work`.
    """

    changed = Signal()
    told = Signal(str)
    away_wanted = Signal()
    """The rehearsal is to be seen: the tool is to be put away."""

    def __init__(self, board: Board, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._play = board, play
        self._steps: list[Game] = []
        self._done = 0
        """So many of the steps are in force; those after them can be done again."""
        self._active = self._lent = False
        self.was_seen = False
        """What was put was there when the tool was put away last."""
        self._held: tuple[str, Pose, Point] | None = None
        """The model in the hand, where it would stand, and how far from its middle it was taken."""
        self._last: str | None = None
        self._waits: str | None = None
        """The unit that was added last."""
        self._piece: Piece | None = None
        """To be put where the next press is."""
        play.session.opened.connect(self.forget)
        play.session.changed.connect(self._rehearsal_moved)

    @property
    def game(self) -> Game:
        """The table as it has been put while the tool is chosen, or that is lent; else as the rehearsal has it."""
        return self._there if self._active or self._lent else self._play.session.game

    @property
    def _there(self) -> Game:
        return self._steps[self._done - 1] if self._done else self._play.session.game

    @property
    def is_used(self) -> bool:
        """The tool is chosen, and something is in the hand or has been put: there is what :meth:`back` takes back."""
        return self._active and (self._held is not None or self._piece is not None or bool(self._done))

    @property
    def can_redo(self) -> bool:
        return self._active and self._done < len(self._steps)

    @property
    def holds_work(self) -> bool:
        """Something has been put, whether or not it is shown."""
        return bool(self._done)

    # The tool is chosen, and another one is

    def take_up(self) -> None:
        """What was put before is there again."""
        self._active = True
        if self._done:
            self._show()
        else:
            self._tell()

    def put_away(self) -> None:
        """The rehearsal's own position again; what was put is kept."""
        shown = self.was_seen = self._active and bool(self._done)
        self._active, self._held, self._piece = False, None, None
        self._board.show_proposal(None)
        if shown:
            self._back_to_rehearsal()
        self._tell()

    def lend(self, on: bool) -> None:
        """What was put is seen with another tool, which asks about it; or no more."""
        if on == self._lent or (on and not self._done):
            return
        self._lent = on
        if on:
            self._show()
        else:
            self._back_to_rehearsal()

    def _back_to_rehearsal(self) -> None:
        self._draw(self._play.session.game)
        self._play.offered.emit()
        self.changed.emit()

    def forget(self) -> None:
        """Another table is open."""
        self._lent = self.was_seen = False
        self._steps.clear()
        self._done = 0
        self._held = self._last = self._waits = self._piece = None
        self._tell()

    def _rehearsal_moved(self) -> None:
        """It is drawn already: what was put steps back, and is kept."""
        self._held = None
        if self._last not in self.game.models:
            self._last = None
        if (self._active or self._lent) and self._done:
            self.away_wanted.emit()

    # What is added

    def take(self, places: Mapping[str, Pose | None]) -> None:
        """Models stand there, by their ids, in one step."""
        self._do(put(self._play.session.system, self._there, places))

    def add(self, side: str, profile: Profile, models: int) -> None:
        """A unit more, of which each press on the table puts the next model."""
        game, self._waits = with_unit(self._play.session.system, self._there, side, profile, models)
        self._piece = None
        self._do(game)

    def add_piece(self, piece: Piece) -> None:
        """A piece about the origin; the next press puts it there."""
        self._piece = piece
        self._tell()

    # Pointer and keys

    def press(self, pointer: Pointer) -> None:
        """On a model it is taken. On the table the next one that waits is put there; with Shift, the one that was put
        last or is looked at comes there, wherever it stands."""
        if self._piece is not None:
            piece = replace(self._piece, outline=self._piece.outline.moved(*pointer.point))
            self._piece = None
            self._do(with_piece(self._play.session.system, self._there, piece))
            return
        id = pointer.model_id
        if id is None:
            called = bool(pointer.modifiers & Qt.KeyboardModifier.ShiftModifier)
            id = self._last or self._play.model if called else self._waiting()
        if id is None:
            return
        stands = self.game.model(id).pose
        taken = stands is not None and pointer.model_id is not None
        pose = stands if taken and stands is not None else (stands or Pose(0, 0)).at(*pointer.point)
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
            self.take({id: pose})
        self._board.show_proposal(None)

    def back(self) -> None:
        """What is in the hand goes back, else what was put last."""
        if self._held is None and self._piece is None and self._done:
            self._done -= 1
            self._show()
        self._held = self._piece = None
        self._board.show_proposal(None)
        self._tell()

    def again(self) -> None:
        """What was taken back last is put again."""
        if self.can_redo:
            self._done += 1
            self._show()

    def escape(self) -> bool:
        """What is in the hand goes back; all that was put stays, for :meth:`back` to take back."""
        there = self._held is not None or self._piece is not None
        self._held = self._piece = None
        self._board.show_proposal(None)
        self._tell()
        return there

    def key(self, name: str, event: QKeyEvent) -> bool:
        """Turns the model in the hand, or the one put last; Delete takes that off the table."""
        if name == "unbend":
            self.back()
            return True
        last = self._last if self._last is not None and self.game.model(self._last).on_table else None
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._held is None and last is not None:
            self.take({last: None})
            return True
        if name not in TURNS:
            return False
        if self._held is not None:
            id, pose, off = self._held
            self._hold(id, pose.turned(TURNS[name]), off)
        elif last is not None:
            self.take({last: self.game.model(last).placed.pose.turned(TURNS[name])})
        return True

    def _waiting(self) -> str | None:
        """The next model of the unit that was added last, or is looked at, which is not on the table."""
        # A draft makes another mission of the one that was put.
        known = {unit.id for unit in self.game.mission.units}
        for unit in (self._waits, self._play.unit):
            if unit in known and unit is not None:
                waiting = (model.id for model in self.game.models_of(unit) if not model.on_table)
                if (id := next(waiting, None)) is not None:
                    return id
        return None

    def _hold(self, id: str, pose: Pose, off: Point) -> None:
        self._held = (id, pose, off)
        self._board.show_proposal(Proposal((Ghost(id, pose),)))

    # Steps

    def _do(self, game: Game) -> None:
        del self._steps[self._done :]
        self._steps.append(game)
        self._done = len(self._steps)
        self._show()

    def _show(self) -> None:
        known = self.game.models
        self._last = self._last if self._last in known else None
        if self._waits is not None and all(unit.id != self._waits for unit in self.game.mission.units):
            self._waits = None
        self._draw(self.game)
        # They are the rehearsal's, and not of what stands here.
        if self._done:
            self._board.show_areas(None)
        else:
            self._play.offered.emit()
        self._tell()
        self.changed.emit()

    def _draw(self, game: Game) -> None:
        shown, board = self._board.mission, self._board
        if shown is None or _things(shown) != _things(game.mission):
            (scale, x, y), whole = board.look, board.whole
            board.show_mission(game.mission, board.theme)
            if (scale, x, y) != whole:
                board.look_from(scale, (x, y))
        board.show_position(game, self._play.session.system.readout(game))

    def _tell(self) -> None:
        put_ = many("{n} steps put freely", "1 step put freely", self._done).format(n=self._done)
        if not self._active:
            self.told.emit(tr("{steps}, kept for this tool").format(steps=put_) if self._done else "")
        elif self._piece is not None:
            self.told.emit(tr("a press on the table puts {name} there").format(name=self._piece.name))
        elif (id := self._waiting()) is not None:
            name = self._play.session.system.name(self.game, id)
            self.told.emit(tr("beside the rehearsal; a press on the table puts {name} there").format(name=name))
        else:
            self.told.emit(tr("beside the rehearsal") if self._done else "")


def _things(mission: Mission) -> frozenset[str]:
    return frozenset(one.id for things in (mission.units, mission.terrain) for one in things)
