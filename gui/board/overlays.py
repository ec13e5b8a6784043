"""What binds the model in the hand: reach, legal end, coherency, the distance to enemies, bands of the reach."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from engine.mission import Table
from engine.picture import Areas, Band, BandKind
from geometry.area import Area, union
from gui.board.hatch import FALLING, RISING, UPRIGHT, hatch, lattice
from gui.board.links import BreakDrawing, LinkDrawing, link_drawings
from gui.board.overlay import Overlay
from gui.board.paper import Paper
from gui.board.shapes import AreaPath, PerScale, area_box, area_path, dot_pen, pattern_pen, pen, stretched
from gui.theme.tokens import veil

_TILE = 8.0
_RIBBON = 5.0
_DOTS = 9.0
_SPARSE = 7.0
_FINE = 5.0


class _AreaDrawing:
    z = 50.0

    def __init__(self, area: Area) -> None:
        self.area = area
        self._path = AreaPath(area)

    def bounds(self, paper: Paper) -> QRectF:
        return area_box(self.area, paper, 2)

    def _line(self, painter: QPainter, paper: Paper) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path(paper))


class ReachDrawing(_AreaDrawing):
    def __init__(self, area: Area) -> None:
        super().__init__(area)
        self._dots = PerScale(lambda paper: QPolygonF(list(lattice(self.area, paper, _DOTS, _DOTS / 2, 2.0))))

    def paint(self, painter: QPainter, paper: Paper) -> None:
        if paper.theme.one_ink:
            with stretched(painter, paper):
                painter.setPen(dot_pen(veil(paper.theme.reach, 0.8), paper))
                painter.drawPoints(self._dots(paper.pattern))
        else:
            painter.fillPath(self._path(paper), veil(paper.theme.reach, 0.13))
        painter.setPen(pen(paper.theme.reach))
        self._line(painter, paper)


class LegalEndDrawing(_AreaDrawing):
    """Where the centre may stop. Has no line of its own unless nothing else outlines it."""

    z = 51.0

    def __init__(self, area: Area, *, outlined: bool = False) -> None:
        super().__init__(area)
        self._outlined = outlined
        self._hatch = PerScale(lambda paper: hatch(self.area, paper, _TILE, RISING))
        self._thin = PerScale(lambda paper: area_path(_thin(self.area, _TILE / 4 / paper.scale), paper))

    def paint(self, painter: QPainter, paper: Paper) -> None:
        thin = self._thin(paper)
        if not thin.isEmpty():
            painter.fillPath(thin, veil(paper.theme.reach, 0.6))
            painter.setPen(pen(veil(paper.theme.reach, 0.6), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(thin)
        with stretched(painter, paper):
            painter.setPen(pattern_pen(veil(paper.theme.reach, paper.theme.legal_hatch), paper))
            painter.drawLines(self._hatch(paper.pattern))
        if self._outlined:
            painter.setPen(pen(veil(paper.theme.reach, 0.8)))
            self._line(painter, paper)


class UnsureEndDrawing(_AreaDrawing):
    """Where the centre may stop for all that is known of it alone: dots within a dotted line."""

    z = 51.0

    def __init__(self, area: Area) -> None:
        super().__init__(area)
        self._dots = PerScale(lambda paper: QPolygonF(list(lattice(self.area, paper, _SPARSE, _SPARSE / 2, 1.0))))

    def paint(self, painter: QPainter, paper: Paper) -> None:
        with stretched(painter, paper):
            painter.setPen(dot_pen(veil(paper.theme.reach, 0.9), paper, 2.2))
            painter.drawPoints(self._dots(paper.pattern))
        painter.setPen(pen(veil(paper.theme.reach, 0.8), 1.0, (1.5, 2.5)))
        self._line(painter, paper)


def _thin(area: Area, half: float) -> Area:
    """The parts so narrow that no stroke of a hatch would show them."""
    return union([part for part in area.parts() if not part.grown(-half)])


class BandDrawing(_AreaDrawing):
    """A part of the reach, told from the next by its line."""

    z = 52.0

    def __init__(self, band: Band) -> None:
        super().__init__(band.area)
        self.text = band.text

    def paint(self, painter: QPainter, paper: Paper) -> None:
        painter.setPen(pen(veil(paper.theme.reach, 0.7), 1.0, (2, 3)))
        self._line(painter, paper)


class ToComeDrawing(_AreaDrawing):
    """Where models that move by themselves would go: not real yet, so dashed, and in nobody's colour."""

    z = 52.0

    def paint(self, painter: QPainter, paper: Paper) -> None:
        painter.fillPath(self._path(paper), veil(paper.theme.ink, 0.07))
        painter.setPen(pen(veil(paper.theme.ink, 0.75), 1.0, (5, 3)))
        self._line(painter, paper)


class RangeDrawing(_AreaDrawing):
    """How far a weapon reaches: dots in ink, and no fill that would hide what it reaches."""

    z = 57.0

    def paint(self, painter: QPainter, paper: Paper) -> None:
        painter.setPen(pen(veil(paper.theme.ink, 0.7), 1.0, (1.5, 2.5)))
        self._line(painter, paper)


class MarkerAreaDrawing(_AreaDrawing):
    """Where a marker is fought for: a fine ring that many of may lie on a table."""

    z = 52.5

    def paint(self, painter: QPainter, paper: Paper) -> None:
        painter.setPen(pen(veil(paper.theme.ink2, 0.8), 1.0, (1, 4)))
        self._line(painter, paper)


class GroundDrawing(_AreaDrawing):
    """Ground that changes what units on it can do."""

    z = 45.0

    def paint(self, painter: QPainter, paper: Paper) -> None:
        painter.fillPath(self._path(paper), veil(paper.theme.tmark, 0.16))
        painter.setPen(pen(paper.theme.tline, 1.0, (6, 3)))
        self._line(painter, paper)


class AuraDrawing(_AreaDrawing):
    """How far about a model others feel it: upright lines in ink within a line of one dash and two dots."""

    z = 48.0

    def __init__(self, area: Area) -> None:
        super().__init__(area)
        self._hatch = PerScale(lambda paper: hatch(area, paper, _TILE, UPRIGHT))

    def paint(self, painter: QPainter, paper: Paper) -> None:
        with stretched(painter, paper):
            painter.setPen(pattern_pen(veil(paper.theme.ink, 0.2), paper))
            painter.drawLines(self._hatch(paper.pattern))
        painter.setPen(pen(veil(paper.theme.ink, 0.8), 1.2, (8, 2, 1.5, 2, 1.5, 2)))
        self._line(painter, paper)


class EngagementDrawing(_AreaDrawing):
    """Too near enemies; hatched as well where the reach covers it."""

    z = 60.0

    def __init__(self, area: Area, within: Area | None) -> None:
        super().__init__(area)
        self._within = within
        self._hatched: Area | None = None
        self._hatch = PerScale(self._make_hatch)

    def _make_hatch(self, paper: Paper) -> list[QLineF]:
        if self._within is None:
            return []
        if self._hatched is None:
            self._hatched = self.area & self._within
        return hatch(self._hatched, paper, _TILE, FALLING)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        refuse = paper.theme.refuse
        if not paper.theme.one_ink:
            painter.fillPath(self._path(paper), veil(refuse, 0.05))
        with stretched(painter, paper):
            painter.setPen(pattern_pen(veil(refuse, 0.5), paper))
            painter.drawLines(self._hatch(paper.pattern))
        painter.setPen(pen(veil(refuse, 0.85), 1.0, (4, 3)))
        self._line(painter, paper)


class CoherencyDrawing(_AreaDrawing):
    z = 65.0

    def __init__(self, area: Area) -> None:
        super().__init__(area)
        self._ribbon = PerScale(self._make_ribbon)
        self._dots = PerScale(self._make_dots)

    def _make_ribbon(self, paper: Paper) -> QPainterPath:
        return area_path(self.area.ribbon(_RIBBON / paper.scale), paper)

    def _make_dots(self, paper: Paper) -> QPolygonF:
        return QPolygonF(list(lattice(self.area.ribbon(2 * _RIBBON / paper.scale), paper, _FINE, _FINE / 2)))

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme = paper.theme
        if theme.one_ink:
            with stretched(painter, paper):
                painter.setPen(dot_pen(theme.coher_ribbon, paper))
                painter.drawPoints(self._dots(paper.pattern))
        else:
            painter.fillPath(self._ribbon(paper), veil(theme.coher_ribbon, theme.coherency_ribbon))
        painter.setPen(pen(theme.coher, 1.0, (7, 2, 1.5, 2)))
        self._line(painter, paper)


def on_table(areas: Areas, table: Table) -> Areas:
    """What of the areas lies on the table; nothing is drawn beside it."""

    def on(area: Area) -> Area:
        return area_on_table(area, table)

    def part(area: Area | None) -> Area | None:
        return None if area is None else on(area)

    return replace(
        areas,
        reach=part(areas.reach),
        legal_end=part(areas.legal_end),
        unsure_end=part(areas.unsure_end),
        coherency=part(areas.coherency),
        engagement=part(areas.engagement),
        influence=tuple(replace(zone, area=on(zone.area)) for zone in areas.influence),
        bands=tuple(replace(band, area=on(band.area)) for band in areas.bands),
        others={number: on(area) for number, area in areas.others.items()},
    )


def area_on_table(area: Area, table: Table) -> Area:
    if not area:
        return area
    left, top, right, bottom = area.bounds
    inside = left >= 0 and top >= 0 and right <= table.width and bottom <= table.height
    return area if inside else area.clipped(0, 0, table.width, table.height)


def differ_in_hand_only(one: Areas, other: Areas) -> bool:
    """Nothing but what hangs on the model in the hand is another: where its unit has to be, where the others may be."""
    return all(a is b for a, b in zip(_standing(one), _standing(other), strict=True))


def _standing(areas: Areas) -> tuple[object, ...]:
    ends = (areas.reach, areas.legal_end, areas.unsure_end)
    return (*ends, areas.engagement, areas.influence, areas.bands, areas.labels, areas.allowance)


OverlayDrawing = (
    ReachDrawing
    | LegalEndDrawing
    | UnsureEndDrawing
    | BandDrawing
    | ToComeDrawing
    | RangeDrawing
    | MarkerAreaDrawing
    | GroundDrawing
    | AuraDrawing
    | EngagementDrawing
    | CoherencyDrawing
    | LinkDrawing
    | BreakDrawing
)
BAND_OVERLAYS = {
    BandKind.REACH: Overlay.REACH,
    BandKind.RANGE: Overlay.RANGES,
    BandKind.MARKER: Overlay.MARKERS,
    BandKind.GROUND: Overlay.GROUND,
    BandKind.TO_COME: Overlay.REACH,
    BandKind.AURA: Overlay.AURAS,
}
"""The toggle that shows a band."""


def overlay_drawings(areas: Areas, other: int | None = None) -> Mapping[Overlay, tuple[OverlayDrawing, ...]]:
    """By the toggle that shows them. An empty area draws nothing.

    ``other`` is the model to be set whose own area is shown: each leaves out the others' bases, so that all at once
    say nothing.
    """
    reach, legal, engagement = areas.reach, areas.legal_end, areas.engagement
    own = None if other is None else areas.others.get(other)

    def bands(kind: BandKind) -> tuple[Band, ...]:
        return tuple(band for band in areas.bands if band.kind is kind and band.area)

    return {
        Overlay.REACH: (
            *((ReachDrawing(reach),) if reach else ()),
            *(BandDrawing(band) for band in bands(BandKind.REACH)),
            *(ToComeDrawing(band.area) for band in bands(BandKind.TO_COME)),
        ),
        Overlay.RANGES: tuple(RangeDrawing(band.area) for band in bands(BandKind.RANGE)),
        Overlay.MARKERS: tuple(MarkerAreaDrawing(band.area) for band in bands(BandKind.MARKER)),
        Overlay.GROUND: tuple(GroundDrawing(band.area) for band in bands(BandKind.GROUND)),
        Overlay.AURAS: tuple(AuraDrawing(band.area) for band in bands(BandKind.AURA)),
        Overlay.LEGAL_END: (
            *((LegalEndDrawing(legal, outlined=not reach),) if legal else ()),
            *((UnsureEndDrawing(areas.unsure_end),) if areas.unsure_end else ()),
            *((LegalEndDrawing(own, outlined=True),) if own else ()),
        ),
        Overlay.ENGAGEMENT: (EngagementDrawing(engagement, reach),) if engagement else (),
        Overlay.COHERENCY: (
            *((CoherencyDrawing(areas.coherency),) if areas.coherency else ()),
            *link_drawings(areas.links),
        ),
    }
