"""Random bases, and measures taken by brute force: many points, no cleverness, nothing of the package but its poses."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest
import shapely
from hypothesis import strategies as st
from shapely.geometry.base import BaseGeometry

from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose

lengths = st.floats(0.4, 4.0)
turns = st.one_of(st.sampled_from([0.0, 90.0, 180.0, 270.0]), st.floats(0.0, 360.0))


@st.composite
def bases(draw: st.DrawFn) -> Base:
    shape = draw(st.sampled_from(BaseShape))
    width = draw(lengths)
    return Base(shape, width, width if shape is BaseShape.ROUND else draw(lengths))


st.register_type_strategy(Pose, st.builds(Pose, st.floats(0.0, 8.0), st.floats(0.0, 8.0), turns))
st.register_type_strategy(Base, bases())
st.register_type_strategy(Placed, st.builds(Placed, st.from_type(Base), st.from_type(Pose)))


class Brute:
    """Slow and plain."""

    def rim(self, placed: Placed, count: int = 1440) -> np.ndarray:
        """Points on the rim; a rectangle's include its corners."""
        half_width, half_depth = placed.base.width / 2, placed.base.depth / 2
        if placed.base.shape is BaseShape.RECTANGLE:
            along = np.linspace(-1, 1, count // 4)
            one = np.ones_like(along)
            local = np.concatenate(
                [np.column_stack(side) for side in ((along, -one), (one, along), (-along, one), (-one, -along))]
            )
        else:
            angles = np.linspace(0, 2 * math.pi, count, endpoint=False)
            local = np.column_stack([np.cos(angles), np.sin(angles)])
        return self.turned(local * [half_width, half_depth], placed.pose)

    def turned(self, local: np.ndarray, pose: Pose) -> np.ndarray:
        angle = math.radians(pose.turn)
        frame = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
        return local @ frame + [pose.x, pose.y]

    def body(self, placed: Placed, count: int = 1440) -> shapely.Polygon:
        return shapely.Polygon(self.rim(placed, count))

    def line(self, points: Sequence[tuple[float, float]]) -> BaseGeometry:
        """The points joined; legs too short for shapely are left out."""
        kept = [points[0]]
        kept += [b for a, b in pairwise(points) if math.dist(a, b) > 1e-9]
        return shapely.LineString(kept) if len(kept) > 1 else shapely.Point(kept[0])

    def separation(self, a: Placed, b: Placed) -> float:
        """Distance, or minus the least move that parts the two, tried in 3600 directions."""
        apart = self.body(a).distance(self.body(b))
        if apart > 0:
            return float(apart)
        angles = np.linspace(0, 2 * math.pi, 3600, endpoint=False)
        directions = np.column_stack([np.cos(angles), np.sin(angles)])
        return -float(((self.rim(a) @ directions.T).max(axis=0) - (self.rim(b) @ directions.T).min(axis=0)).min())

    def on_way(self, start: Pose, end: Pose, part: float) -> Pose:
        """A leg gone evenly, turning the shorter way round."""
        turn = (end.turn - start.turn + 180.0) % 360.0 - 180.0
        if turn == -180.0:
            turn = 180.0
        return Pose(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, start.turn + turn * part)

    def along(self, path: Sequence[Pose], count: int) -> list[Pose]:
        return [
            self.on_way(path[i], path[i + 1], part)
            for i in range(len(path) - 1)
            for part in np.linspace(0.0, 1.0, count)
        ]


@pytest.fixture(scope="session")
def brute() -> Brute:
    return Brute()
