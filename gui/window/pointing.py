"""The pointer on the boards: to the hand, to what chooses and turns, or to the tool that is chosen."""

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from geometry.pose import distance
from gui import pace
from gui.board.board import Board
from gui.board.echo import EchoBoard
from gui.board.pointer import Pointer
from gui.panels.look import Look
from gui.tools.hand import Dragging, Grip
from gui.window.play import Play
from gui.window.ringing import RingTool
from gui.window.selecting import Selecting
from gui.window.showing import Showing
from gui.window.sighting import SightTool
from gui.window.taping import TapeTool
from gui.window.tool import Tool
from gui.window.turning import Turning


class Pointing(Showing):
    cursor_moved = Signal(object)
    """A point in inches."""

    def __init__(self, board: EchoBoard, play: Play, look: Look, parent: QObject | None = None) -> None:
        super().__init__(board, play, look, parent)
        self.tape = TapeTool(board, play, self)
        self.ring = RingTool(board, play, self)
        self._tool: Tool | None = None
        """None while it is the hand."""
        self.selecting = Selecting(board, play, self)
        self.turning = Turning(board, play, self)
        self.selecting.told.connect(self.turning.show)
        self.sight = SightTool(board, play, self.finder, self)
        self._latest: Pointer | None = None
        self._last: Pointer | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self.catch_up)
        self.listen_to(board)

    def _opened(self) -> None:
        self._latest = None
        self.tape.put_away()
        super()._opened()

    def listen_to(self, board: Board) -> None:
        """The hand works on this board too. What it does is shown on the first, and on those that repeat it."""
        board.pressed.connect(self._pressed)
        board.moved.connect(self._moved)
        board.released.connect(self._released)
        board.hovered.connect(self._moved)
        board.pinched.connect(self._pinched)
        board.installEventFilter(self)
        board.viewport().installEventFilter(self)
        board.rest_cursor(self._cursor)

    def _pinched(self) -> None:
        """What the first finger has taken up goes back."""
        if isinstance(self._play.state, Dragging) and self._play.state.grip is Grip.BUTTON:
            self._play.bail()

    def _pressed(self, pointer: Pointer) -> None:
        self.catch_up()
        if not self._session.is_open or not pointer.buttons & Qt.MouseButton.LeftButton:
            return
        if self._tool is not None:
            self._tool.press(pointer)
            return
        if self.turning.press(pointer) or self.selecting.press(pointer):
            return
        if pointer.model_id is None and not self._play.in_hand:
            self._play.press_table(pointer.point, self._piece_at(pointer))
            return
        self._play.press(pointer.point, pointer.model_id, pointer.ghost_of)

    def _piece_at(self, pointer: Pointer) -> str | None:
        game = self._session.game
        moved = self._session.readout.markers
        for marker in game.mission.markers:
            at = moved.get(marker.id, marker.at)
            if at is not None and distance(at, pointer.point) <= marker.diameter / 2:
                return marker.id
        pieces = [
            piece
            for piece in game.mission.terrain
            if piece.id not in game.removed and piece.outline.contains(pointer.point)
        ]
        return min(pieces, key=lambda piece: piece.outline.size).id if pieces else None

    def _moved(self, pointer: Pointer) -> None:
        """Moves that come faster than the rules answer do not queue: only the latest is asked about."""
        self._latest = pointer
        self._next.start()

    def catch_up(self) -> None:
        """Act on the latest move of the pointer, if that is still to be done."""
        pointer, self._latest = self._latest, None
        if pointer is None:
            return
        self._last = pointer
        self._next.stop()
        self.cursor_moved.emit(pointer.point)
        if self._tool is not None:
            self._tool.move(pointer)
        elif self.turning.move(pointer):
            pass
        elif pointer.buttons & Qt.MouseButton.LeftButton:
            self.selecting.move(pointer)
            self._play.move(pointer.point, pointer.scale)
        elif pointer.buttons == Qt.MouseButton.NoButton:
            self._play.hover(pointer.point)
        pace.serve()

    def _released(self, pointer: Pointer) -> None:
        self.catch_up()
        if not pointer.buttons & Qt.MouseButton.LeftButton:
            return
        if self._tool is not None:
            self._tool.release(pointer)
        elif not self.turning.release():
            self.selecting.release(pointer)
            self._play.release()

    @property
    def scale(self) -> float:
        """Pixels an inch where the pointer is."""
        return self._board.scale_px if self._last is None else self._last.scale

    @property
    def holds_off(self) -> bool:
        """The key is down that lets nothing be drawn anywhere."""
        return self._last is not None and bool(self._last.modifiers & Qt.KeyboardModifier.ShiftModifier)

    def _take_shift(self, down: bool) -> None:
        """The key goes down or up while the pointer stands still."""
        if self._last is not None and self._play.in_hand:
            shift = Qt.KeyboardModifier.ShiftModifier
            others = self._last.modifiers & ~shift
            self._moved(replace(self._last, modifiers=others | shift if down else others))

    # The tools

    def take(self, tool: Tool, *, on: bool) -> None:
        """A tool instead of the hand, or the hand again."""
        if on:
            self._play.bail()
            self._tool = tool
        else:
            tool.put_away()
            self._tool = None if self._tool is tool else self._tool
        for board in (self._board, *self._board.echoes):
            board.rest_cursor(self._cursor)

    @property
    def _cursor(self) -> Qt.CursorShape:
        return Qt.CursorShape.ArrowCursor if self._tool is None else Qt.CursorShape.CrossCursor
