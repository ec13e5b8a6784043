"""Bases as convex bodies that look the same from either side of their centre: how far they reach, and their tangents.

Directions are unit vectors ``u``, one a row; the normal of each is ``u`` turned by 90 degrees from x towards y. Lines
are given by a direction and a height, which is the same for all points of the line: their product with the normal.
"""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

import numpy as np

from geometry.area import BadShape
from geometry.base import BaseShape, Placed
from geometry.convex import Corners, rim
from geometry.pose import FARTHEST, Point
from geometry.sight.pieces import Flags, Numbers


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

    @abstractmethod
    def chords(self, u: Numbers, heights: Numbers) -> tuple[Numbers, Numbers]:
        """Likewise for many lines of each direction: ``heights`` has a row a direction."""

    @abstractmethod
    def crossings(self, start: Numbers, end: Numbers) -> Numbers:
        """Where segments cross the outline, and the outline's own corners. The same to the bit whichever way a segment
        runs, so that walls that share an edge part nowhere along it."""

    @abstractmethod
    def inside(self, points: Numbers) -> Flags:
        """Which points lie within, clearly off the outline."""

    @property
    @abstractmethod
    def outer(self) -> float:
        """Radius of a circle round the centre that holds the body."""


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

    def chords(self, u: Numbers, heights: Numbers) -> tuple[Numbers, Numbers]:
        n = normals(u)
        off, along = heights - (n @ self.centre)[:, None], (u @ self.centre)[:, None]
        if self.half.min() <= 0:
            return along + 0 * off, along + 0 * off
        across, d = n @ self.axes / self.half, u @ self.axes / self.half
        square, half_linear = (d * d).sum(axis=1)[:, None], (across * d).sum(axis=1)[:, None] * off
        beyond = (across * across).sum(axis=1)[:, None] * off * off - 1
        root = np.sqrt(np.maximum(0.0, half_linear * half_linear - square * beyond))
        return along + (-half_linear - root) / square, along + (-half_linear + root) / square

    def crossings(self, start: Numbers, end: Numbers) -> Numbers:
        if self.half.min() <= 0:
            return np.empty((0, 2))
        start, end = _in_order(start, end)
        p, d = (start - self.centre) @ self.axes / self.half, (end - start) @ self.axes / self.half
        square, half_linear = (d * d).sum(axis=1), (p * d).sum(axis=1)
        under = half_linear * half_linear - square * ((p * p).sum(axis=1) - 1)
        root = np.sqrt(np.maximum(under, 0.0))
        parts = np.stack([-half_linear - root, -half_linear + root], axis=1) / np.maximum(square, 1e-300)[:, None]
        met = (under >= 0)[:, None] & (parts >= 0) & (parts <= 1)
        places = start[:, None] + parts[..., None] * (end - start)[:, None]
        found: Numbers = places[met]
        return found

    def inside(self, points: Numbers) -> Flags:
        if self.half.min() <= 0:
            return np.zeros(len(points), dtype=np.bool_)
        own = (points - self.centre) @ self.axes / self.half
        within: Flags = (own * own).sum(axis=1) < 1 - 1e-9
        return within

    @property
    def outer(self) -> float:
        return float(self.half.max())


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

    def chords(self, u: Numbers, heights: Numbers) -> tuple[Numbers, Numbers]:
        return convex_chords(self.centre + self.corners, u, heights)

    def crossings(self, start: Numbers, end: Numbers) -> Numbers:
        start, end = _in_order(start, end)
        own = self.centre + self.corners
        side, way = np.roll(own, -1, axis=0) - own, end - start
        turn = way[:, None, 0] * side[None, :, 1] - way[:, None, 1] * side[None, :, 0]
        off = own[None] - start[:, None]
        with np.errstate(divide="ignore", invalid="ignore"):
            along = (off[..., 0] * side[None, :, 1] - off[..., 1] * side[None, :, 0]) / turn
            across = (off[..., 0] * way[:, None, 1] - off[..., 1] * way[:, None, 0]) / turn
        # Where the two run along each other their ends are corners of the one or the other.
        met = (turn != 0) & (along >= 0) & (along <= 1) & (across >= 0) & (across <= 1)
        places = start[:, None] + np.where(met, along, 0.0)[..., None] * way[:, None]
        return np.concatenate([places[met], own])

    def inside(self, points: Numbers) -> Flags:
        own = self.centre + self.corners
        side = np.roll(own, -1, axis=0) - own
        off = points[:, None] - own[None]
        turn = side[None, :, 0] * off[..., 1] - side[None, :, 1] * off[..., 0]
        within: Flags = np.logical_or((turn > 1e-9).all(axis=1), (turn < -1e-9).all(axis=1))
        return within

    @property
    def outer(self) -> float:
        return float(np.hypot(self.corners[:, 0], self.corners[:, 1]).max())


def convex_chords(corners: Numbers, u: Numbers, heights: Numbers) -> tuple[Numbers, Numbers]:
    """Where along their directions (a row each) lines of these heights enter and leave a convex polygon; lines that
    miss it pass it at the corner nearest in height."""
    n = normals(u)
    at, along = (n @ corners.T)[:, None], (u @ corners.T)[:, None]
    next_at, next_along = np.roll(at, -1, axis=2), np.roll(along, -1, axis=2)
    h = heights[..., None]
    crossing = (at < h) != (next_at < h)
    step = next_at - at
    places = along + (h - at) / np.where(step == 0, 1.0, step) * (next_along - along)
    enter = np.where(crossing, places, np.inf).min(axis=2)
    leave = np.where(crossing, places, -np.inf).max(axis=2)
    if (missed := enter > leave).any():
        nearest = np.abs(at - h).argmin(axis=2)
        beside = np.take_along_axis(along[:, 0], nearest, axis=1)
        enter, leave = np.where(missed, beside, enter), np.where(missed, beside, leave)
    return enter, leave


def _in_order(start: Numbers, end: Numbers) -> tuple[Numbers, Numbers]:
    turned = (start[:, 0] > end[:, 0]) | ((start[:, 0] == end[:, 0]) & (start[:, 1] > end[:, 1]))
    return np.where(turned[:, None], end, start), np.where(turned[:, None], start, end)


def ask_for_numbers(looker: Placed | Point) -> None:
    """Raises :class:`~geometry.area.BadShape` for a point that is no pair of finite numbers or lies beyond
    ``FARTHEST``; no base stands there."""
    if isinstance(looker, Placed):
        return
    x, y = looker
    if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST):
        raise BadShape("a looker's place is not a pair of finite numbers, or lies too far off")


def body_of(looker: Placed | Point) -> Body:
    """Exact: round bases, ovals and rectangles are what they are. A point is a circle of radius 0.

    Raises :class:`~geometry.area.BadShape` for a point that is none.
    """
    ask_for_numbers(looker)
    if not isinstance(looker, Placed):
        return Ellipse(np.array(looker, dtype=np.float64), np.zeros(2), np.eye(2))
    centre = np.array(looker.centre, dtype=np.float64)
    base, pose = looker.base, looker.pose
    if base.shape is BaseShape.RECTANGLE:
        return Hull(centre, rim(base, pose.turn))
    origin = pose.at(0.0, 0.0)
    axes = np.array([origin.place((1.0, 0.0)), origin.place((0.0, 1.0))]).T
    return Ellipse(centre, np.array([base.width / 2, base.depth / 2]), axes)


def is_round(body: Body) -> bool:
    return isinstance(body, Ellipse) and body.is_round


def radius_of(body: Body) -> float:
    """Of a round one."""
    return float(body.half[0]) if isinstance(body, Ellipse) else math.nan
