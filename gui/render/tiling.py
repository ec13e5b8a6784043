"""A picture too large for a page, cut into pages that overlap: which part of it lies on which. Inches; knows no Qt."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from gui.text import tr

MARGIN = 0.4
"""Of each page: more than printers leave white, and room for the marks."""
OVERLAP = 0.5
"""What two neighbours both show."""
_MILLIMETRES = 25.4
_HAIR = 1e-9


class PaperSize(Enum):
    """Sheets of paper, upright: how wide and how high in inches."""

    A4 = (210 / _MILLIMETRES, 297 / _MILLIMETRES)
    LETTER = (8.5, 11.0)
    A3 = (297 / _MILLIMETRES, 420 / _MILLIMETRES)

    @property
    def title(self) -> str:
        return tr("Letter", "the size of paper") if self is PaperSize.LETTER else self.name

    @property
    def upright(self) -> tuple[float, float]:
        return self.value


@dataclass(frozen=True, slots=True)
class Cut:
    """One way along the picture: ``count`` windows, each ``window`` long, that overlap where they meet."""

    length: float
    count: int
    window: float

    def start(self, index: int) -> float:
        return index * (self.window - OVERLAP)

    def seams(self, index: int) -> tuple[float, float]:
        """Where that window is to be cut: in the middle of what it shares, at the ends of the picture not at all."""
        first = self.start(index) + (OVERLAP / 2 if index else 0.0)
        last = self.start(index) + self.window - (OVERLAP / 2 if index + 1 < self.count else 0.0)
        return (first, last)


@dataclass(frozen=True, slots=True)
class Tile:
    """The part of the picture on one page; row and column are counted from 1 at the top left."""

    row: int
    column: int
    left: float
    top: float

    @property
    def label(self) -> str:
        return f"{self.row}/{self.column}"


@dataclass(frozen=True, slots=True)
class Tiling:
    paper: PaperSize
    page: tuple[float, float]
    """Wide and high, as it is turned."""
    across: Cut
    down: Cut

    @property
    def count(self) -> int:
        return self.across.count * self.down.count

    @property
    def is_landscape(self) -> bool:
        return self.page[0] > self.page[1]

    def tiles(self) -> Iterator[Tile]:
        """Row by row."""
        for row in range(self.down.count):
            for column in range(self.across.count):
                yield Tile(row + 1, column + 1, self.across.start(column), self.down.start(row))


def tiling(width: float, height: float, paper: PaperSize) -> Tiling:
    """Turned as needs fewer pages; where both ways need as many, as the picture lies."""
    short, long = paper.upright
    both = [_turned(width, height, paper, page) for page in ((long, short), (short, long))]
    upright_first = height > width
    return min(both, key=lambda one: (one.count, one.is_landscape is upright_first))


def _turned(width: float, height: float, paper: PaperSize, page: tuple[float, float]) -> Tiling:
    return Tiling(paper, page, _cut(width, page[0] - 2 * MARGIN), _cut(height, page[1] - 2 * MARGIN))


def _cut(length: float, room: float) -> Cut:
    """As few windows as will do, all of one length."""
    count = max(1, math.ceil((length - OVERLAP) / (room - OVERLAP) - _HAIR))
    return Cut(length, count, (length + (count - 1) * OVERLAP) / count)
