"""The mouse on the table, in inches."""

from dataclasses import dataclass

from PySide6.QtCore import Qt

from geometry.pose import Point


@dataclass(frozen=True, slots=True)
class Pointer:
    """``model_id`` is the model under it, the topmost; ``ghost_of`` the model whose ghost is under it."""

    x: float
    y: float
    model_id: str | None
    ghost_of: str | None
    buttons: Qt.MouseButton
    modifiers: Qt.KeyboardModifier
    scale: float
    """Pixels an inch of the view it is in."""

    @property
    def point(self) -> Point:
        return (self.x, self.y)
