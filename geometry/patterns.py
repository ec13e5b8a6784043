"""Where one of a group may stand so that the rest of it finds room about it in one of some fixed patterns.

No more than a sufficient condition: a group may find room where no pattern has it. It is cheap: the patterns are tried
at some places at once, and those that do best are followed all over with a few operations on simplified areas.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from geometry.area import Area, union
from geometry.pose import Point
from geometry.prepared import hold_inside

_SIMPLER = 0.008
"""Inches within which an outline is simplified: what is left out is at most twice that wide."""
_ALONG, _WITHIN, _RIM = 48, 40, 0.06
"""Places tried: so many along the outline, so far inside it, and so many all over."""
_STEPS, _MOST, _ROUNDS = 48, 5, 2
"""So many spots are followed all over, those of so many patterns chosen by places at once, and once more by places in
what these leave."""
_WORTH = 2
"""Places that a pattern must gain to be followed."""

Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Pattern:
    """Offsets from a place. Each of ``spots`` is joined by a line to the one of ``origins`` in the same row: the place
    itself, or a spot before it."""

    spots: tuple[Point, ...]
    origins: tuple[Point, ...]

    def between(self, piece: float) -> tuple[Point, ...]:
        """Where the lines are divided in pieces no longer than ``piece`` inches."""
        found = []
        for (ax, ay), (bx, by) in zip(self.origins, self.spots, strict=True):
            found += [(ax + x, ay + y) for x, y in _divided((bx - ax, by - ay), piece)]
        return tuple(found)


def covered(wanted: Area, free: Area, clear: Area, patterns: Sequence[Pattern], piece: float) -> Area:
    """Places in ``wanted`` from which some pattern fits: its spots in ``free``, and all of them and the lines, at every
    ``piece`` inches, in ``clear``. Never more than the truth, and short of it by what outlines are simplified and by
    patterns that are not followed all over."""
    free, clear = simpler(free), simpler(clear)
    rooms = _Rooms(free & clear, clear, piece)
    # A little more than is wanted, in fewer corners; what lies beside it is cut off in the end.
    left = Area.of(wanted.shape.buffer(2 * _SIMPLER, quad_segs=1).simplify(_SIMPLER)) & clear
    found, steps = [], _STEPS
    for _ in range(_ROUNDS):
        for pattern in _chosen(left & wanted, rooms, patterns, steps):
            steps -= len(pattern.spots)
            fits = rooms.fitting(left, pattern)
            found.append(fits)
            left = left - fits
        if steps <= 0 or not left.grown(-2 * _SIMPLER):
            break
    return union(found) & wanted


def simpler(area: Area) -> Area:
    """A part of an area with far fewer corners; all of it that is farther than twice 0.008 inches from its outline."""
    if not area:
        return area
    # Each corner left out lies within the tolerance of the side that takes its place, so the outline stays that near.
    # Chords of an arc of two a quarter lie a fourteenth short of it.
    rough = area.shape.simplify(_SIMPLER).buffer(-1.1 * _SIMPLER, quad_segs=2)
    return Area.of(rough)


class _Rooms:
    """Places for a spot; those for one that a line leads to are worked out once for all lines alike."""

    def __init__(self, free: Area, clear: Area, piece: float) -> None:
        self.free, self.clear, self.piece = free, clear, piece
        self._led: dict[Point, Area] = {}

    def fitting(self, wanted: Area, pattern: Pattern) -> Area:
        """The farthest spots come first: they leave the least."""
        fits = wanted
        for (ax, ay), (bx, by) in reversed(tuple(zip(pattern.origins, pattern.spots, strict=True))):
            if not fits:
                break
            fits = fits & self._led_to((bx - ax, by - ay)).moved(-bx, -by)
        return fits

    def _led_to(self, line: Point) -> Area:
        key = (round(line[0], 6), round(line[1], 6))
        if key not in self._led:
            room = self.free
            for x, y in _divided(line, self.piece):
                room = room & self.clear.moved(line[0] - x, line[1] - y)
            self._led[key] = room
        return self._led[key]


def _divided(line: Point, piece: float) -> list[Point]:
    count = math.ceil(math.hypot(*line) / piece)
    return [(line[0] * index / count, line[1] * index / count) for index in range(1, count)]


def _chosen(wanted: Area, rooms: _Rooms, patterns: Sequence[Pattern], steps: int) -> list[Pattern]:
    """Those that fit at the most places, each counted by what those before it leave."""
    if not wanted or not patterns:
        return []
    fits = _fits(_tried(wanted), rooms, patterns)
    chosen: list[Pattern] = []
    for _ in range(min(_MOST, math.ceil(steps / len(patterns[0].spots)))):
        counts = fits.sum(axis=0)
        best = int(counts.argmax())
        if counts[best] < _WORTH:
            break
        chosen.append(patterns[best])
        fits = fits[~fits[:, best]]
    return chosen


def _fits(places: NDArray[np.float64], rooms: _Rooms, patterns: Sequence[Pattern]) -> Flags:
    """A row for each place, a column for each pattern."""
    spots = [pattern.spots for pattern in patterns]
    between = [pattern.between(rooms.piece) for pattern in patterns]
    free, clear = _leads(places, rooms.free, spots), _leads(places, rooms.clear, between)
    columns = [
        np.logical_and.reduce([*(free[spot] for spot in ends), *(clear[place] for place in on_way)])
        for ends, on_way in zip(spots, between, strict=True)
    ]
    return np.column_stack(columns)


def _leads(places: NDArray[np.float64], room: Area, named: Sequence[Sequence[Point]]) -> dict[Point, Flags]:
    """For each offset: at which places it leads into the room."""
    offsets = list(dict.fromkeys(offset for some in named for offset in some))
    if not offsets:
        return {}
    steps = np.array(offsets)
    at = (places[None, :, :] + steps[:, None, :]).reshape(-1, 2)
    inside = hold_inside(room.shape, at[:, 0], at[:, 1]).reshape(len(offsets), len(places))
    return dict(zip(offsets, inside, strict=True))


def _tried(wanted: Area) -> NDArray[np.float64]:
    inner = wanted.shape.buffer(-_RIM, quad_segs=2)
    shape = wanted.shape if inner.is_empty else inner
    border = shape.boundary
    steps = np.linspace(0.0, border.length, _ALONG, endpoint=False)
    along = shapely.line_interpolate_point(np.full(_ALONG, border, dtype=np.object_), steps)
    left, top, right, bottom = shape.bounds
    step = max(np.sqrt((right - left) * (bottom - top) / _WITHIN), 1e-3)
    xs, ys = np.meshgrid(np.arange(left + step / 2, right, step), np.arange(top + step / 2, bottom, step))
    all_over = np.column_stack([xs.ravel(), ys.ravel()])
    inside = all_over[hold_inside(shape, all_over[:, 0], all_over[:, 1])]
    return np.vstack([shapely.get_coordinates(along), inside, shapely.get_coordinates(shape.representative_point())])
