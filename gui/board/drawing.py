"""One thing drawn on the table, and what a board keeps of it."""

from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.board.paper import Paper


class Drawing(Protocol):
    """``bounds`` and ``paint`` are in pixels from the table's corner. Nothing is painted outside the bounds."""

    @property
    def z(self) -> float: ...

    def bounds(self, paper: Paper) -> QRectF: ...

    def paint(self, painter: QPainter, paper: Paper) -> None: ...


class DrawingItem:
    """A drawing in its place: where it lies, over what, and how strongly it is seen.

    One that is ``still`` stands for several frames. One that is ``live`` keeps its size in pixels while the table is
    stretched by a zoom.
    """

    __slots__ = ("box", "drawing", "live", "still", "strength", "visible", "z")

    def __init__(self, drawing: Drawing, paper: Paper, *, still: bool = True, live: bool = False) -> None:
        self.drawing = drawing
        self.still = still
        self.live = live
        self.visible = True
        self.strength = 1.0
        self.z = drawing.z
        self.box = drawing.bounds(paper)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        self.drawing.paint(painter, paper)
