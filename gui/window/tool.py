"""A tool other than the hand: while one is chosen, pointer and keys on the table are its own."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from gui.board.pointer import Pointer

BIG_STEP = 1.0
SMALL_STEP = 0.1
LEAST_STEP = 0.01
ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}


class Tool(Protocol):
    def press(self, pointer: Pointer) -> None:
        """The left button goes down."""
        ...

    def move(self, pointer: Pointer) -> None:
        """The pointer, whether or not a button is down."""
        ...

    def release(self, pointer: Pointer) -> None: ...

    def back(self) -> None:
        """The right button: what was done last is taken back."""
        ...

    def escape(self) -> bool:
        """Whether there was anything to be cleared."""
        ...

    def key(self, event: QKeyEvent) -> bool:
        """Whether the key meant something to the tool."""
        ...

    def put_away(self) -> None:
        """Another tool is chosen."""
        ...


def step_of(event: QKeyEvent) -> tuple[float, float] | None:
    """What an arrow key moves by, in inches: 1, with Alt or Ctrl a tenth, with Shift too a hundredth."""
    arrow = ARROWS.get(Qt.Key(event.key()))
    if arrow is None:
        return None
    fine = event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier)
    finest = fine and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    step = LEAST_STEP if finest else SMALL_STEP if fine else BIG_STEP
    return (arrow[0] * step, arrow[1] * step)
