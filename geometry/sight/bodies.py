"""Bases as convex bodies that look the same from either side of their centre: how far they reach, and their tangents.

Directions are unit vectors ``u``, one a row; the normal of each is ``u`` turned by 90 degrees from x towards y. Lines
are given by a direction and a height, which is the same for all points of the line: their product with the normal.
"""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

import numpy as np
import shapely

from geometry.area import ARC_ERROR
from geometry.base import BaseShape, Placed
from geometry.convex import Corners, Side, rim
from geometry.pose import Point
from geometry.sight.pieces import Numbers

CUT_ERROR = ARC_ERROR
"""Inches by which the arc of a base may be taken too small where the base stands on a wall."""


def normals(u: Numbers) -> Numbers:
    return np.column_stack([-u[:, 1], u[:, 0]])


class Body(ABC):
    """Anything convex and the same from either side of ``centre``."""

    centre: Numbers

    @abstractmethod
    def foremost(self, n: Numbers) -> Numbers:
        """From the centre to the outermost point towards each normal."""

    @abstractmethod
    def tangents(self, points: Numbers) -> Numbers:
        """Vectors along the two lines through each point that touch the body, pointing from the point to the body. No
        point lies in the body."""

    @abstractmethod
    def stretch(self, u: Numbers, height: float) -> tuple[float, float]:
        """Where along a direction (one row) the line of that height enters and leaves the body; a line that misses it
        by rounding touches it."""


@dataclass(frozen=True, slots=True, eq=False)
class Ellipse(Body):
    """``half`` are the half axes, ``axes`` their directions, one a column. A circle is one, and so is a point."""

    centre: Numbers
    half: Numbers
    axes: Numbers

    @property
    def is_round(self) -> bool:
        return bool(self.half[0] == self.half[1])

    def foremost(self, n: Numbers) -> Numbers:
        if self.is_round:
            circle: Numbers = n * float(self.half[0])
            return circle
        own = n @ self.axes * self.half
        there: Numbers = own / np.hypot(own[:, 0], own[:, 1])[:, None] * self.half @ self.axes.T
        return there

    def tangents(self, points: Numbers) -> Numbers:
        if self.half.min() <= 0:
            return self.centre - points
        # Stretched along its axes to a circle of radius 1, and back.
        own = (self.centre - points) @ self.axes / self.half
        far = np.hypot(own[:, 0], own[:, 1])
        sine = 1 / np.maximum(far, 1.0)
        cosine = np.sqrt(np.maximum(0.0, (1 - sine) * (1 + sine)))
        # A point on the rim, or within it by rounding: the tangent is the one there.
        aside = np.column_stack([-own[:, 1], own[:, 0]])
        turned = np.concatenate([own * cosine[:, None] + s * aside * sine[:, None] for s in (1.0, -1.0)])
        vectors: Numbers = turned * self.half @ self.axes.T
        return vectors

    def stretch(self, u: Numbers, height: float) -> tuple[float, float]:
        n = normals(u)
        off = height - float(n[0] @ self.centre)
        along = float(u[0] @ self.centre)
        if self.half.min() <= 0:
            return along, along
        p, d = n[0] * off @ self.axes / self.half, u[0] @ self.axes / self.half
        square, half_linear = float(d @ d), float(p @ d)
        root = math.sqrt(max(0.0, half_linear * half_linear - square * (float(p @ p) - 1)))
        return along + (-half_linear - root) / square, along + (-half_linear + root) / square


@dataclass(frozen=True, slots=True, eq=False)
class Hull(Body):
    """A convex polygon, its ``corners`` given from its centre, in order."""

    centre: Numbers
    corners: Corners

    def foremost(self, n: Numbers) -> Numbers:
        there: Numbers = self.corners[np.argmax(n @ self.corners.T, axis=1)]
        return there

    def tangents(self, points: Numbers) -> Numbers:
        toward = self.centre - points
        vectors = toward[:, None] + self.corners[None, :]
        aside = vectors[..., 1] * toward[:, :1] - vectors[..., 0] * toward[:, 1:]
        angles = np.arctan2(aside, (vectors * toward[:, None]).sum(axis=2))
        rows = np.arange(len(points))
        return np.concatenate([vectors[rows, angles.argmax(axis=1)], vectors[rows, angles.argmin(axis=1)]])

    def stretch(self, u: Numbers, height: float) -> tuple[float, float]:
        corners = self.centre + self.corners
        heights, along = corners @ normals(u)[0] - height, corners @ u[0]
        if heights.min() >= 0 or heights.max() <= 0:
            touching = along[np.abs(heights) <= np.abs(heights).min() + 1e-12]
            return float(touching.min()), float(touching.max())
        next_heights, next_along = np.roll(heights, -1), np.roll(along, -1)
        crossing = (heights < 0) != (next_heights < 0)
        part = heights[crossing] / (heights[crossing] - next_heights[crossing])
        places = along[crossing] + part * (next_along[crossing] - along[crossing])
        return float(places.min()), float(places.max())

    def polygon(self) -> shapely.Polygon:
        return shapely.Polygon(self.centre + self.corners)


def body_of(looker: Placed | Point) -> Body:
    """Exact: round bases, ovals and rectangles are what they are. A point is a circle of radius 0."""
    if not isinstance(looker, Placed):
        return Ellipse(np.array(looker, dtype=np.float64), np.zeros(2), np.eye(2))
    centre = np.array(looker.centre, dtype=np.float64)
    base, pose = looker.base, looker.pose
    if base.shape is BaseShape.RECTANGLE:
        return Hull(centre, rim(base, pose.turn))
    origin = pose.at(0.0, 0.0)
    axes = np.array([origin.place((1.0, 0.0)), origin.place((0.0, 1.0))]).T
    return Ellipse(centre, np.array([base.width / 2, base.depth / 2]), axes)


def cut_out(looker: Placed) -> Hull:
    """The base as a polygon that lies within it, for cutting it out of the wall it stands on."""
    return Hull(np.array(looker.centre), rim(looker.base, looker.pose.turn, 0.0, Side.INSIDE, CUT_ERROR))


def is_round(body: Body) -> bool:
    return isinstance(body, Ellipse) and body.is_round


def radius_of(body: Body) -> float:
    """Of a round one."""
    return float(body.half[0]) if isinstance(body, Ellipse) else math.nan
