"""What is dragged comes into line with what lies there: its sides and its middle with theirs, and with the table's."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from geometry.pose import Point

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
NEAR = 5.0
"""Pixels within which a line draws what is dragged."""


@dataclass(frozen=True, slots=True)
class Snapped:
    """How far the box goes beyond where it is held, and the lines it has come to, each from end to end."""

    dx: float | None = None
    dy: float | None = None
    lines: tuple[tuple[Point, Point], ...] = ()


def into_line(box: Box, others: Iterable[Box], table: tuple[float, float], scale: float) -> Snapped:
    """The nearest line across and the nearest down, each by itself; none where it is not within ``NEAR`` pixels."""
    boxes = [(0.0, 0.0, *table), *others]
    across = _nearest(_thirds(box, 0), [(at, other) for other in boxes for at in _thirds(other, 0)], scale)
    down = _nearest(_thirds(box, 1), [(at, other) for other in boxes for at in _thirds(other, 1)], scale)
    lines: list[tuple[Point, Point]] = []
    if across is not None:
        _, at, other = across
        lines.append(((at, min(box[1], other[1])), (at, max(box[3], other[3]))))
    if down is not None:
        _, at, other = down
        lines.append(((min(box[0], other[0]), at), (max(box[2], other[2]), at)))
    return Snapped(across and across[0], down and down[0], tuple(lines))


def _thirds(box: Box, axis: int) -> tuple[float, float, float]:
    low, high = box[axis], box[axis + 2]
    return (low, (low + high) / 2, high)


def _nearest(
    own: Sequence[float], others: Sequence[tuple[float, Box]], scale: float
) -> tuple[float, float, Box] | None:
    """How far, where, and whose."""
    found = ((at - mine, at, other) for mine in own for at, other in others)
    best = min(found, key=lambda one: abs(one[0]), default=None)
    return best if best is not None and abs(best[0]) * scale <= NEAR else None
