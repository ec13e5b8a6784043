"""A line for the inches of a ring, over the table: the ring goes along while they are typed."""

from gui.board.board import Board
from gui.text import tr
from gui.tools.typed import length_of
from gui.window.line_over import LineOver
from gui.window.ringing import RingTool

WIDE = 90
HINT = tr("inches from the base's edge; Enter sets the ring")
NO_BASE = tr("pick a model first: the ring goes round its base")


class RadiusLine(LineOver):
    """Enter sets the ring, Escape takes it away."""

    def __init__(self, board: Board, rings: RingTool) -> None:
        super().__init__(board, "radius", WIDE, words=tr("Inches of the ring"), hint=HINT)
        self._rings = rings
        rings.figures_wanted.connect(self.begin)

    def begin(self, text: str = "") -> None:
        self.said.setText(HINT if self._rings.has_base else NO_BASE)
        self.open(text)

    def read(self, text: str) -> None:
        self._rings.try_radius(length_of(text))

    def take(self) -> None:
        radius = length_of(self.line.text())
        if radius is not None and self._rings.has_base:
            self._rings.set_radius(radius)
            self.close_line()

    def give_up(self) -> None:
        self._rings.try_radius(None)
