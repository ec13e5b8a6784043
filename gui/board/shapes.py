"""Outlines in pixels: areas, bases and the device of each side."""

import math
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import pairwise
from typing import Generic, TypeVar

from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from engine.mission import SideLook
from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from gui.board.paper import Paper

Made = TypeVar("Made")
_CORNER = 16
"""Bytes."""


class PerScale(Generic[Made]):
    """Made once for each scale asked for in a row; a board asks for one many times over."""

    def __init__(self, make: Callable[[Paper], Made]) -> None:
        self._make = make
        self._held: tuple[float, Made] | None = None

    def __call__(self, paper: Paper) -> Made:
        if self._held is None or self._held[0] != paper.scale:
            self._held = (paper.scale, self._make(paper))
        return self._held[1]


class AreaPath:
    """An area's outline in pixels, its corners asked for once: a zoom wants it at many scales."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._inches: QPainterPath | None = None
        self._scaled = PerScale(self._at_scale)

    def __call__(self, paper: Paper) -> QPainterPath:
        return self._scaled(paper)

    def _at_scale(self, paper: Paper) -> QPainterPath:
        if self._inches is None:
            self._inches = rings_path(self._area)
        return QTransform.fromScale(paper.scale, paper.scale).map(self._inches)


def pen(colour: QColor, width: float = 1.0, dash: Sequence[float] = ()) -> QPen:
    """``width`` and ``dash`` in pixels. A line of 1 px is drawn many times faster than a wider one."""
    made = QPen(colour, width)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dash:
        made.setDashPattern([length / width for length in dash])
    return made


@contextmanager
def stretched(painter: QPainter, paper: Paper) -> Iterator[None]:
    """For painting what was laid out at the scale of ``paper.pattern``."""
    if paper.stretch == 1.0:
        yield
        return
    painter.save()
    painter.scale(paper.stretch, paper.stretch)
    yield
    painter.restore()


def pattern_pen(colour: QColor, paper: Paper, width: float = 1.0) -> QPen:
    """As wide on the screen however far the pattern is stretched; never wider than 1 px by a rounding."""
    return pen(colour, width if paper.stretch == 1.0 else 0.999 * width / paper.stretch)


def dot_pen(colour: QColor, paper: Paper, width: float = 1.6) -> QPen:
    """For points; round, and of one size on the screen."""
    made = pattern_pen(colour, paper, width)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    return made


def rings_path(area: Area, scale: float = 1.0) -> QPainterPath:
    """To be filled as it is: holes are left out."""
    path = QPainterPath()
    for ring in area.packed_rings(scale):
        path.addPolygon(_polygon(ring))
        path.closeSubpath()
    return path


def _polygon(ring: bytes) -> QPolygonF:
    """Handed over as Qt writes one to a file, far faster than point by point."""
    polygon = QPolygonF()
    QDataStream(QByteArray(struct.pack(">I", len(ring) // _CORNER) + ring)) >> polygon
    return polygon


def area_path(area: Area, paper: Paper) -> QPainterPath:
    """To be filled as it is. The last few are kept: what a hand runs into is drawn with every move of it."""
    return QPainterPath(path_at(area, paper.scale))


@lru_cache(maxsize=64)
def path_at(area: Area, scale: float) -> QPainterPath:
    """The same, not to be changed."""
    return rings_path(area, scale)


def area_box(area: Area, paper: Paper, margin: float) -> QRectF:
    if not area:
        return QRectF()
    return paper.box(*area.bounds).adjusted(-margin, -margin, margin, margin)


def base_path(base: Base, pose: Pose, paper: Paper, grown: float = 0.0) -> QPainterPath:
    """The true base, its outline ``grown`` pixels outward."""
    half_width = base.width * paper.scale / 2 + grown
    half_depth = base.depth * paper.scale / 2 + grown
    path = QPainterPath()
    box = QRectF(-half_width, -half_depth, 2 * half_width, 2 * half_depth)
    if base.shape is not BaseShape.RECTANGLE:
        path.addEllipse(box)
    elif grown > 0:
        path.addRoundedRect(box, grown, grown)
    else:
        path.addRect(box)
    return at_pose(pose, paper).map(path)


def base_box(base: Base, pose: Pose, paper: Paper, margin: float) -> QRectF:
    reach = base.outer_radius * paper.scale + margin
    centre = paper.at(pose.point)
    return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)


def base_discs(base: Base, pose: Pose, paper: Paper, margin: float) -> list[tuple[float, float, float]]:
    """(x, y, radius) that cover the base: one where it is round, else a row along its longer way."""
    short, long = sorted((base.width * paper.scale / 2, base.depth * paper.scale / 2))
    if base.is_round:
        centre = paper.at(pose.point)
        return [(centre.x(), centre.y(), long + margin)]
    count = math.ceil(long / short) + 1
    spread = [(long - short) * (2 * place / (count - 1) - 1) for place in range(count)]
    to_table = at_pose(pose, paper)
    row = [to_table.map(QPointF(s, 0) if base.width > base.depth else QPointF(0, s)) for s in spread]
    return [(at.x(), at.y(), 1.15 * short + margin) for at in row]


def at_pose(pose: Pose, paper: Paper) -> QTransform:
    """From a base's own frame in pixels to the table."""
    centre = paper.at(pose.point)
    return QTransform.fromTranslate(centre.x(), centre.y()).rotate(pose.turn)


def disc_path(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def device(look: SideLook, centre: QPointF, radius: float) -> QPainterPath:
    """A side's sign, upright: diamond, dot, square or triangle, of like weight at the same radius."""
    x, y = centre.x(), centre.y()
    path = QPainterPath()
    match look:
        case SideLook.RED:
            reach = 1.12 * radius
            corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
        case SideLook.BLUE:
            path.addEllipse(centre, 0.85 * radius, 0.85 * radius)
            return path
        case SideLook.THIRD:
            half = 0.78 * radius
            corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        case SideLook.FOURTH:
            top, half = 1.15 * radius, 1.08 * radius
            corners = [(x, y - top), (x + half, y + 0.72 * radius), (x - half, y + 0.72 * radius)]
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    path.closeSubpath()
    return path


def along(points: Sequence[QPointF], step: float) -> list[tuple[QPointF, float]]:
    """Places on a line at every ``step`` pixels but its start and end, with the line's direction there in radians."""
    found: list[tuple[QPointF, float]] = []
    left = step
    for start, end in pairwise(points):
        dx, dy = end.x() - start.x(), end.y() - start.y()
        length = math.hypot(dx, dy)
        done = left
        while done < length - 1e-6:
            found.append((QPointF(start.x() + dx * done / length, start.y() + dy * done / length), math.atan2(dy, dx)))
            done += step
        left = done - length
    return found
