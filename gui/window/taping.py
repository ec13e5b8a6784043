"""The tape in the hand: points laid by clicks, or by keys from the model looked at."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from gui.board.board import Board
from gui.board.pointer import Pointer
from gui.tools import tape
from gui.window.play import Play
from gui.window.table_keys import DROP, step_of


class TapeTool(QObject):
    told = Signal(str)
    """Its legs and their sum; empty where nothing is measured."""

    def __init__(self, board: Board, play: Play, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._play = play
        self._tape = tape.EMPTY

    def press(self, pointer: Pointer) -> None:
        self._show(tape.lay(self._tape, pointer.point))

    def move(self, pointer: Pointer) -> None:
        self._show(tape.pull(self._tape, pointer.point))

    def release(self, pointer: Pointer) -> None:
        """A point is laid where the button went down."""

    def back(self) -> None:
        self._show(tape.take_back(self._tape))

    def escape(self) -> bool:
        there = bool(self._tape.points)
        self.put_away()
        return there

    def key(self, name: str, event: QKeyEvent) -> bool:
        """As with a way: steps pull its end, a bend is a point laid there, and taken back. To drop lays one too, but
        belongs to what an option asks, while it does."""
        if (step := step_of(name)) is not None:
            self._pull(*step)
        elif name in (DROP, "bend") and self._play.asking is None:
            self._show(tape.lay(self._tape, self._end()))
        elif name == "unbend":
            self.back()
        else:
            return False
        return True

    def put_away(self) -> None:
        self._show(tape.EMPTY)

    def _pull(self, right: float, down: float) -> None:
        x, y = self._end()
        begun = self._tape if self._tape.points else tape.lay(self._tape, (x, y))
        self._show(tape.pull(begun, (x + right, y + down)))

    def _end(self) -> tuple[float, float]:
        """Where its free end is; at first the middle of the model looked at, or of the table."""
        if self._tape.loose is not None and self._tape.points:
            return self._tape.loose
        if self._tape.points:
            return self._tape.points[-1]
        game, model = self._play.session.game, self._play.model
        if model is not None and game.model(model).on_table:
            return game.model(model).placed.centre
        return (game.mission.table.width / 2, game.mission.table.height / 2)

    def _show(self, value: tape.Tape) -> None:
        if value == self._tape:
            return
        self._tape = value
        self._board.show_tape(value.shown)
        legs = " + ".join(f"{length:.2f}″" for length in value.lengths)
        total = f"{value.length:.2f}″"
        self.told.emit("" if not value.lengths else total if len(value.lengths) == 1 else f"{legs} = {total}")
