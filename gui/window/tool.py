"""A tool other than the hand: while one is chosen, pointer and keys on the table are its own."""

from typing import Protocol

from PySide6.QtGui import QKeyEvent

from gui.board.pointer import Pointer


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

    def key(self, name: str, event: QKeyEvent) -> bool:
        """Whether the key meant something to the tool; ``name`` is the action it has, empty for none."""
        ...

    def put_away(self) -> None:
        """Another tool is chosen."""
        ...
