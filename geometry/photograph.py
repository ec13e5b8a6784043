"""A photograph of a table: from the four marked corners to inches and back, and how far a place may be off.

A mark in the picture may be off by so many pixels, whichever way. What that comes to in inches is worked out where it
is asked for: through the mapping for the place marked, and through what each corner does to the mapping. The marks are
off independently of one another, so that their squares add up. Seen from up to 60 degrees off upright, from no nearer
than the table is wide, that is between 1.5 and 3 pixels in inches.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

import numpy as np
import numpy.typing as npt

from geometry.pose import Point, distance

Matrix = npt.NDArray[np.float64]
Corners = tuple[Point, Point, Point, Point]
"""Top left, top right, bottom right, bottom left of the table, in pixels of the picture, y down."""

MARK = 1.25
"""Pixels within which 99 of 100 marks lie that are set as well as the picture shows the thing: a spread of 0.4 px each
way."""
_LEAST_HEIGHT = 0.01
"""Share of the longest side: a corner nearer to the line of its neighbours does not say how the table lies."""
_LEAST_SIDE = 8.0
"""Pixels."""


class CornerFault(Enum):
    """Why four corners are no table seen in perspective."""

    NO_NUMBER = "no number"
    TOGETHER = "together"
    """Two of them, or all, lie within a few pixels."""
    IN_LINE = "in line"
    """Three lie on one line, or as good as."""
    CROSSED = "crossed"
    """Two sides cross, or one corner lies within the three others."""
    MIRRORED = "mirrored"
    """They run round the table the other way."""


class BadCorners(ValueError):
    def __init__(self, fault: CornerFault) -> None:
        super().__init__(f"the four corners are no table: {fault.value}")
        self.fault = fault


def fault_of(corners: Corners) -> CornerFault | None:
    """None where a table can be seen with these corners."""
    if not all(math.isfinite(value) for corner in corners for value in corner):
        return CornerFault.NO_NUMBER
    pairs = [(a, b) for at, a in enumerate(corners) for b in corners[at + 1 :]]
    if min(distance(a, b) for a, b in pairs) < _LEAST_SIDE:
        return CornerFault.TOGETHER
    longest = max(distance(a, b) for a, b in pairs)
    bends = [_bend(corners[at - 1], corners[at], corners[(at + 1) % 4]) for at in range(4)]
    spans = [distance(corners[at - 1], corners[(at + 1) % 4]) for at in range(4)]
    if any(abs(bend) / span < _LEAST_HEIGHT * longest for bend, span in zip(bends, spans, strict=True)):
        return CornerFault.IN_LINE
    if all(bend < 0 for bend in bends):
        return CornerFault.MIRRORED
    return None if all(bend > 0 for bend in bends) else CornerFault.CROSSED


def _bend(before: Point, at: Point, after: Point) -> float:
    return (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0])


@dataclass(frozen=True)
class Photograph:
    """A picture whose corners are marked, of a table of ``width`` by ``depth`` inches.

    ``unsure`` are the pixels by which each corner's mark may be off. ``widened`` inches are added to every error: what
    a known length was found to be off beyond it. Raises :class:`BadCorners`, and ``ValueError`` for a table without
    size. A lens that bends straight lines is not in the mapping: only a known length shows it.
    """

    corners: Corners
    width: float
    depth: float
    unsure: tuple[float, float, float, float] = (MARK, MARK, MARK, MARK)
    widened: float = 0.0

    def __post_init__(self) -> None:
        fault = fault_of(self.corners)
        if fault is not None:
            raise BadCorners(fault)
        sizes = (self.width, self.depth)
        if not all(math.isfinite(size) and size > 0 for size in sizes):
            raise ValueError("a table is more than 0 inches wide and deep")
        if not all(math.isfinite(off) and off > 0 for off in self.unsure) or not self.widened >= 0:
            raise ValueError("a mark is off by more than 0 pixels, and no error is below 0")

    @cached_property
    def to_table(self) -> Matrix:
        """3 by 3, for columns (x, y, 1) of pixels; the last row is positive on the side of the horizon where the table
        lies."""
        return self._scaled(_to_square(np.array(self.corners, dtype=np.float64)[None])[0])

    @cached_property
    def to_picture(self) -> Matrix:
        """The other way about, for columns of inches."""
        back = np.linalg.inv(self.to_table)
        return np.asarray(back / back[2, 2], dtype=np.float64)

    def place(self, pixel: Point) -> Point | None:
        """Where on the plane of the table a pixel lies, in inches; None at the horizon and beyond."""
        x, y, w = (float(value) for value in self.to_table @ (pixel[0], pixel[1], 1.0))
        return (x / w, y / w) if w > 1e-9 else None

    def pixel(self, place: Point) -> Point | None:
        """Where a place of the table is in the picture; None for one behind the eye."""
        x, y, w = (float(value) for value in self.to_picture @ (place[0], place[1], 1.0))
        return (x / w, y / w) if w > 1e-9 else None

    def inches_a_pixel(self, place: Point) -> float:
        """The most that one pixel there comes to, whichever way it goes."""
        return float(self._inches_a_pixel(np.array([place], dtype=np.float64))[0])

    def error(self, place: Point, mark: float = MARK, hand: float = 0.0) -> float:
        """Inches by which a base set at ``place`` may be off: its own mark off by ``mark`` pixels, or by ``hand``
        inches where that is more (a view coarser than the picture), and every corner's by as much as it is unsure. Two
        bases are off against each other by no more than both errors together."""
        return float(self.errors([place], mark, hand)[0])

    def errors(self, places: Sequence[Point], mark: float = MARK, hand: float | Sequence[float] = 0.0) -> Matrix:
        """For many places at once, ``hand`` one for all or one for each."""
        table = np.array(places, dtype=np.float64).reshape(-1, 2)
        own = np.maximum(mark * self._inches_a_pixel(table), hand)
        pixels = _through(self.to_picture, table)
        squares = own**2
        for moved in self._moved:
            seen = np.stack([_through(one, pixels) for one in moved])
            squares += _stretch((seen[0] - seen[1]) / 2, (seen[2] - seen[3]) / 2) ** 2
        return np.asarray(np.sqrt(squares) + self.widened, dtype=np.float64)

    @cached_property
    def _moved(self) -> tuple[tuple[Matrix, ...], ...]:
        """For each corner the mappings with it farther right, left, down and up by as much as it may be off.

        By no smaller step: the mapping is not straight, and that would say too little.
        """
        found = []
        for at, off in enumerate(self.unsure):
            shift = np.zeros((4, 4, 2))
            shift[0, at, 0] = shift[2, at, 1] = off
            shift[1, at, 0] = shift[3, at, 1] = -off
            found.append(tuple(self._scaled(one) for one in _to_square(np.array(self.corners) + shift)))
        return tuple(found)

    def _inches_a_pixel(self, table: Matrix) -> Matrix:
        pixels = _through(self.to_picture, table)
        x, y, w = self.to_table @ np.vstack([pixels.T, np.ones(len(pixels))])
        rows = self.to_table
        right = np.stack([(rows[0, 0] - x / w * rows[2, 0]) / w, (rows[1, 0] - y / w * rows[2, 0]) / w], axis=1)
        down = np.stack([(rows[0, 1] - x / w * rows[2, 1]) / w, (rows[1, 1] - y / w * rows[2, 1]) / w], axis=1)
        return _stretch(right, down)

    def _scaled(self, to_square: Matrix) -> Matrix:
        return np.diag([self.width, self.depth, 1.0]) @ to_square


def _to_square(corners: Matrix) -> Matrix:
    """For each four corners the mapping to the square from (0, 0) to (1, 1)."""
    # Centred and of about one size, so that the equations are well conditioned and the middle is never at infinity.
    middle = corners.mean(axis=1, keepdims=True)
    size = np.abs(corners - middle).max(axis=(1, 2))
    x, y = np.moveaxis((corners - middle) / size[:, None, None], 2, 0)
    u, v = (np.broadcast_to(np.array(ends), x.shape) for ends in ((0.0, 1.0, 1.0, 0.0), (0.0, 0.0, 1.0, 1.0)))
    one, none = np.ones_like(x), np.zeros_like(x)
    left = np.stack([x, y, one, none, none, none, -u * x, -u * y], axis=2)
    right = np.stack([none, none, none, x, y, one, -v * x, -v * y], axis=2)
    found = np.linalg.solve(np.concatenate([left, right], axis=1), np.concatenate([u, v], axis=1)[..., None])[..., 0]
    mapping = np.concatenate([found, np.ones((len(found), 1))], axis=1).reshape(-1, 3, 3)
    centring = np.zeros((len(found), 3, 3))
    centring[:, 0, 0] = centring[:, 1, 1] = 1.0 / size
    centring[:, :2, 2] = -middle[:, 0, :] / size[:, None]
    centring[:, 2, 2] = 1.0
    return np.asarray(mapping @ centring)


def _through(mapping: Matrix, points: Matrix) -> Matrix:
    x, y, w = mapping @ np.vstack([points.T, np.ones(len(points))])
    return np.stack([x / w, y / w], axis=1)


def _stretch(right: Matrix, down: Matrix) -> Matrix:
    """The largest length to which any step of length 1 is drawn out, given what a step right and one down become."""
    a, b = right[:, 0], down[:, 0]
    c, d = right[:, 1], down[:, 1]
    whole = a * a + b * b + c * c + d * d
    spread = np.sqrt(np.maximum(whole * whole - 4 * (a * d - b * c) ** 2, 0.0))
    return np.sqrt((whole + spread) / 2)


@dataclass(frozen=True, slots=True)
class Length:
    """A length known from the table, as the picture has it: inches."""

    measured: float
    known: float
    error: float
    """Of what is measured: both its ends."""

    @property
    def off(self) -> float:
        return self.measured - self.known

    @property
    def agrees(self) -> bool:
        return abs(self.off) <= self.error

    @property
    def beyond(self) -> float:
        """What is off beyond the error; 0 where it agrees."""
        return max(0.0, abs(self.off) - self.error)


def known_length(photograph: Photograph, start: Point, end: Point, known: float, hand: float = 0.0) -> Length:
    """Between two places of the table, in inches, against what a tape says; ``hand`` as for an error."""
    error = sum(float(value) for value in photograph.errors([start, end], hand=hand))
    return Length(distance(start, end), known, error)
