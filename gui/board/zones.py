"""Zones of a side: a faint fill, a ribbon on the inward side and a dashed line where the zone ends on the table."""

from collections.abc import Iterable, Iterator, Set
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from engine.mission import Mission, SideLook, Table
from engine.picture import Areas
from geometry.area import Area
from geometry.pose import Point
from gui.board.hatch import LEVEL, UPRIGHT, hatch
from gui.board.paper import Paper
from gui.board.shapes import AreaPath, PerScale, area_box, area_path, pen
from gui.theme.tokens import veil

_RIBBON = 5.0
_STEP = 4.0
_ROWS = 3
_APART = 7.0
_LEVEL = (SideLook.BLUE, SideLook.FOURTH)
"""In one ink the zones of these have level lines, those of the others upright ones."""
_ON_EDGE = 1e-6
_SHARES = (0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9)
"""Of an area's breadth and height: where words are tried in it."""
_LOOKS = 8
"""Parts of a line of words at whose ends it is looked whether it is still in the area."""


class ZoneDrawing:
    z = 20.0

    def __init__(
        self,
        area: Area,
        look: SideLook | None,
        table: Table,
        text: str = "",
        drawn: Set[frozenset[Point]] = frozenset(),
        *,
        ring: bool = False,
    ) -> None:
        self.area, self.look, self.text, self.ring = area, look, text, ring
        self._table = table
        self._lines = tuple(_inner_lines(area, table, drawn))
        self._path = AreaPath(area)
        self._ribbon = PerScale(self._make_ribbon)
        self._upright = PerScale(lambda paper: hatch(area, paper, _APART, UPRIGHT))
        self._level = PerScale(lambda paper: hatch(area, paper, _APART, LEVEL))

    def bounds(self, paper: Paper) -> QRectF:
        return area_box(self.area, paper, 2)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        colour = paper.theme.ink2 if self.look is None else paper.theme.side_colours(self.look).fill
        if paper.theme.one_ink:
            colour = paper.theme.ink
            painter.setPen(pen(veil(colour, 0.4)))
            painter.drawLines(self._level(paper) if self.look in _LEVEL else self._upright(paper))
        else:
            painter.fillPath(self._path(paper), veil(colour, 0.055))
            painter.fillPath(self._ribbon(paper), veil(colour, 0.16))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(veil(colour, 0.75), 1.0, (7, 4)))
        for line in self._lines:
            painter.drawPolyline(QPolygonF([paper.at(point) for point in line]))

    def _make_ribbon(self, paper: Paper) -> QPainterPath:
        width = _RIBBON / paper.scale
        # Along the table's own edge nothing ends, so nothing is marked there.
        return area_path(self.area.ribbon(width) - self._table.area.ribbon(width), paper)


def zone_drawings(mission: Mission, without: str = "") -> tuple[ZoneDrawing, ...]:
    """The zones that the mission gives, but for a kind of them. A line that two of them share is drawn once, or its
    dashes would close up."""
    drawn: set[frozenset[Point]] = set()
    made = []
    for zone in mission.zones:
        if without and zone.kind == without:
            continue
        look = None if zone.side is None else mission.side(zone.side).look
        made.append(ZoneDrawing(zone.area, look, mission.table, zone.name, drawn))
        drawn |= {_ends(a, b) for ring in zone.area.rings() for a, b in pairwise((*ring, ring[0]))}
    return tuple(made)


def _ends(a: Point, b: Point) -> frozenset[Point]:
    return frozenset(((round(a[0], 4), round(a[1], 4)), (round(b[0], 4), round(b[1], 4))))


def influence_drawings(mission: Mission, areas: Areas) -> tuple[ZoneDrawing, ...]:
    return tuple(
        ZoneDrawing(zone.area, mission.side(zone.side).look, mission.table, zone.text, ring=zone.ring)
        for zone in areas.influence
    )


def _inner_lines(area: Area, table: Table, drawn: Set[frozenset[Point]]) -> Iterable[list[Point]]:
    """The outlines, cut where they run along the table's edge or are drawn already."""
    for ring in area.rings():
        line: list[Point] = []
        for a, b in pairwise((*ring, ring[0])):
            if _on_edge(a, b, table) or _ends(a, b) in drawn:
                if line:
                    yield line
                line = []
            else:
                line = [*(line or [a]), b]
        if line:
            yield line


def _on_edge(a: Point, b: Point, table: Table) -> bool:
    return any(
        abs(a[axis] - end) < _ON_EDGE and abs(b[axis] - end) < _ON_EDGE
        for axis, end in ((0, 0.0), (0, table.width), (1, 0.0), (1, table.height))
    )


def label_places(area: Area, box: QRectF, paper: Paper, inset: float = 7.0) -> Iterator[QPointF]:
    """The top-left corner of a text of this size: in each corner of the area where it fits in and between those, else
    as near to the top and then to the foot as it does, in the middle of its width."""
    left, top, right, bottom = area.bounds
    bounds = paper.box(left, top, right, bottom).adjusted(inset, inset, -inset, -inset)
    far = bounds.right() - box.width()
    found = False
    for share in (0.0, 1.0, 0.25, 0.5, 0.75):
        x = bounds.left() + share * (far - bounds.left())
        for y in (bounds.top(), bounds.bottom() - box.height()):
            if _holds(area, QRectF(x, y, box.width(), box.height()), paper):
                found = True
                yield QPointF(x, y)
    if found:
        return
    x, steps = bounds.center().x() - box.width() / 2, int((bounds.height() - box.height()) / 2 / _STEP)
    rows = [
        (bounds.top() + step * _STEP, bounds.bottom() - box.height() - step * _STEP) for step in range(1, max(1, steps))
    ]
    fits = [pair for pair in rows if _holds(area, QRectF(x, pair[0], box.width(), box.height()), paper)]
    for upper, lower in fits[::_ROWS]:
        yield QPointF(x, upper)
        if _holds(area, QRectF(x, lower, box.width(), box.height()), paper):
            yield QPointF(x, lower)


def places_inside(area: Area, box: QRectF, paper: Paper) -> Iterator[QPointF]:
    """Likewise for an area of any shape: as in a zone, else anywhere within it, in the middle and then farther out."""
    yield from label_places(area, box, paper)
    left, top, right, bottom = area.bounds
    bounds = paper.box(left, top, right, bottom)
    for down in _SHARES:
        for across in _SHARES:
            middle = at_share(bounds, across, down)
            words = QRectF(box)
            words.moveCenter(middle)
            if _holds(area, words, paper):
                yield words.topLeft()


def at_share(box: QRectF, across: float, down: float) -> QPointF:
    return QPointF(box.left() + box.width() * across, box.top() + box.height() * down)


def _holds(area: Area, box: QRectF, paper: Paper) -> bool:
    xs = [box.left() + box.width() * part / _LOOKS for part in range(_LOOKS + 1)]
    return all(area.contains((x / paper.scale, y / paper.scale)) for x in xs for y in (box.top(), box.bottom()))
