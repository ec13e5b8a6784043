"""Which base lies under a point. Where bases overlap the smallest is on top, as it is drawn."""

import math
from collections.abc import Iterable

from geometry.base import BaseShape, Placed
from geometry.boxes import Box, Boxes
from geometry.pose import Point


def is_on(placed: Placed, point: Point, slack: float = 0.0) -> bool:
    """The edge counts, and so does what lies within ``slack`` inches of it."""
    pose = placed.pose
    dx, dy = point[0] - pose.x, point[1] - pose.y
    half_width, half_depth = placed.base.width / 2 + slack, placed.base.depth / 2 + slack
    # No corner lies so far off, however it is turned: most bases of a table are told by that.
    if abs(dx) > half_width + half_depth or abs(dy) > half_width + half_depth:
        return False
    turn = math.radians(-pose.turn)
    x = dx * math.cos(turn) - dy * math.sin(turn)
    y = dx * math.sin(turn) + dy * math.cos(turn)
    if placed.base.shape is BaseShape.RECTANGLE:
        return abs(x) <= half_width and abs(y) <= half_depth
    return (x / half_width) ** 2 + (y / half_depth) ** 2 <= 1.0


class Bases:
    """Many that stand for a while, by their ids."""

    def __init__(self, bases: Iterable[tuple[str, Placed]]) -> None:
        self._bases = tuple(bases)
        self._boxes = Boxes([box_of(placed) for _, placed in self._bases])

    def topmost(self, point: Point, slack: float = 0.0) -> str | None:
        """As :func:`topmost` has it."""
        # No corner of a base with slack lies farther off than one and a half times the slack.
        near = self._boxes.near((*point, *point), 1.5 * slack)
        return topmost([self._bases[number] for number in near], point, slack)


def box_of(placed: Placed) -> Box:
    """Upright, with room for the base however it is turned."""
    (x, y), radius = placed.centre, placed.base.outer_radius
    return (x - radius, y - radius, x + radius, y + radius)


def topmost(bases: Iterable[tuple[str, Placed]], point: Point, slack: float = 0.0) -> str | None:
    """The id of the smallest base under the point; failing that, the nearest centre within the slack."""
    # What the point is not on with slack it is not on without.
    bases = [(id, placed) for id, placed in bases if is_on(placed, point, slack)]
    under = [(placed.base.width * placed.base.depth, id) for id, placed in bases if is_on(placed, point)]
    if under:
        return min(under)[1]
    near = [(math.dist(placed.centre, point), id) for id, placed in bases]
    return min(near)[1] if near else None
