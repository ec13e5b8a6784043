"""What is written at an area: the name of a zone in its corner, the name of an overlay beside its outline."""

import math
import re
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from engine.picture import Areas, Band, BandKind
from engine.wording import whole
from geometry.area import Area
from geometry.pose import Point
from gui.board.labels import Label, LabelText, lettered
from gui.board.overlay import Overlay
from gui.board.overlays import BAND_OVERLAYS
from gui.board.paper import Paper
from gui.board.zones import ZoneDrawing, label_places, places_inside
from gui.text import tr

Where = Callable[[Area, QRectF, Paper], Iterator[QPointF]]

_PLACES = 28
_GAP = 7.0
_BESIDE = 14.0


def zone_labels(zones: Sequence[ZoneDrawing], paper: Paper) -> Iterator[Label]:
    """The names of zones, each in a corner of its own."""
    yield from _named(zones, paper, label_places)


def influence_labels(zones: Sequence[ZoneDrawing], paper: Paper) -> Iterator[Label]:
    """Likewise of areas of any shape, which may have no corner that has room; of a ring beside it."""
    for zone in zones:
        if not zone.ring and zone.text and zone.area:
            yield _fitted(zone, paper)
    for zone in zones:
        if zone.ring and zone.text and zone.area:
            lines = (LabelText(zone.text, _colour(zone, paper), px=10),)
            yield Label(lines, _beside_outline(zone.area, paper), may_go=True)


def _fitted(zone: ZoneDrawing, paper: Paper) -> Label:
    """In as few lines as find room within the area; in one where none do."""
    broken = (_lines(zone, paper, breaks) for breaks in ("", r"(?<=:) ", r"(?<=[:,]) "))
    labels = [Label(lines, _corner(zone.area, paper, places_inside), may_go=True, halo=False) for lines in broken]
    return next((label for label in labels if any(True for _ in label.places(*label.size))), labels[0])


def _lines(zone: ZoneDrawing, paper: Paper, breaks: str) -> tuple[LabelText, ...]:
    colour = _colour(zone, paper)
    parts = re.split(breaks, zone.text) if breaks else [zone.text]
    return tuple(LabelText(part, colour, px=10) for part in parts)


def _named(zones: Sequence[ZoneDrawing], paper: Paper, where: Where) -> Iterator[Label]:
    for zone in zones:
        if zone.text and zone.area:
            places = _corner(zone.area, paper, where)
            lines = (LabelText(zone.text, _colour(zone, paper), px=10),)
            yield Label(lines, places, may_go=True, halo=False)


def _colour(zone: ZoneDrawing, paper: Paper) -> QColor:
    return paper.theme.ink2 if zone.look is None else paper.theme.side_colours(zone.look).text


def overlay_labels(areas: Areas, shown: frozenset[Overlay], paper: Paper) -> Iterator[Label]:
    return (lettered(label, paper) for label in _overlay_labels(areas, shown, paper))


def _overlay_labels(areas: Areas, shown: frozenset[Overlay], paper: Paper) -> Iterator[Label]:
    theme = paper.theme
    reach, legal = areas.reach, areas.legal_end
    # Where all of it has been gone nothing is drawn that words could be about.
    gone = areas.allowance is not None and round(areas.allowance, 2) <= 0
    if reach and Overlay.REACH in shown and not gone:
        words = tr("reach")
        if areas.allowance is not None:
            words = tr("reach {inches}").format(inches=whole(round(areas.allowance, 2)))
        lines = [LabelText(areas.labels.get("reach", words), theme.reach, bold=True)]
        if legal and Overlay.LEGAL_END in shown:
            lines.append(LabelText(areas.labels.get("legal_end", tr("hatched: may end here")), theme.reach))
        if areas.unsure_end and Overlay.LEGAL_END in shown:
            lines.append(LabelText(tr("dotted: if the others can follow"), theme.reach))
        if areas.straight_only:
            lines.append(LabelText(tr("straight lines only"), theme.refuse))
        yield Label(tuple(lines), _about(reach, paper), of=Overlay.REACH)
    elif legal and Overlay.LEGAL_END in shown and not gone:
        yield _one(areas.labels.get("legal_end", tr("may end here")), theme.reach, legal, paper, Overlay.LEGAL_END)
    if areas.coherency and Overlay.COHERENCY in shown:
        words = areas.labels.get("coherency", tr("coherency"))
        yield _one(words, theme.coher, areas.coherency, paper, Overlay.COHERENCY)
    if areas.engagement and Overlay.ENGAGEMENT in shown and _touch(areas.engagement, reach):
        near = areas.engagement if reach is None else _nearest_part(areas.engagement, reach)
        words = areas.labels.get("engagement", tr("too near enemies"))
        yield _one(words, theme.refuse, near, paper, Overlay.ENGAGEMENT)
    for band in areas.bands:
        if band.area and band.text and BAND_OVERLAYS[band.kind] in shown:
            yield _band_label(band, paper)


def _band_label(band: Band, paper: Paper) -> Label:
    theme = paper.theme
    overlay = BAND_OVERLAYS[band.kind]
    if band.kind is BandKind.MARKER:
        return Label((LabelText(band.text, theme.ink2, px=10),), _round_middle(band.area, paper), of=overlay)
    if band.kind is BandKind.TO_COME:
        return Label((LabelText(band.text, theme.ink, True),), _on_or_about(band.area, paper), True, of=overlay)
    if band.kind is BandKind.REACH:
        # Bands lie one in the other: each has its word on its own line, all in one direction as far as there is room.
        return Label((LabelText(band.text, theme.reach, True),), _on_outline(band.area, paper), True, of=overlay)
    colour = theme.ink if band.kind in (BandKind.RANGE, BandKind.AURA) else theme.tline
    return _one(band.text, colour, band.area, paper, overlay)


def coherency_label(areas: Areas, area: Area, paper: Paper) -> Label:
    """``areas`` has the word for it."""
    words = areas.labels.get("coherency", tr("coherency"))
    return lettered(_one(words, paper.theme.coher, area, paper, Overlay.COHERENCY), paper)


def _one(text: str, colour: QColor, area: Area, paper: Paper, of: Overlay) -> Label:
    return Label((LabelText(text, colour, bold=True),), _beside_outline(area, paper), may_go=True, of=of)


def _touch(area: Area, other: Area | None) -> bool:
    return other is None or not other or area.gap(other) < 1.0


def _nearest_part(area: Area, other: Area) -> Area:
    return min(area.parts(), key=lambda part: part.gap(other) if other else 0.0)


def _corner(area: Area, paper: Paper, where: Where) -> Callable[[float, float], Iterator[QPointF]]:
    def places(width: float, height: float) -> Iterator[QPointF]:
        for corner in where(area, QRectF(0, 0, width, height), paper):
            yield corner + QPointF(width / 2, height / 2)

    return places


def _on_or_about(area: Area, paper: Paper) -> Callable[[float, float], Iterator[QPointF]]:
    """Across the outline, or where bases take all of it, beside it and then farther off."""

    def places(width: float, height: float) -> Iterator[QPointF]:
        yield from _on_outline(area, paper)(width, height)
        yield from _about(area, paper)(width, height)

    return places


def _about(area: Area, paper: Paper) -> Callable[[float, float], Iterator[QPointF]]:
    """Beside the outline, or where models and other words stand all round it, farther off."""

    def places(width: float, height: float) -> Iterator[QPointF]:
        yield from _beside_outline(area, paper, (_GAP, 4 * _GAP, 8 * _GAP, 14 * _GAP))(width, height)

    return places


def _beside_outline(
    area: Area, paper: Paper, gaps: Sequence[float] = (_GAP,)
) -> Callable[[float, float], Iterator[QPointF]]:
    """Outside the outline, from the upper right clockwise, then the upper left back; so far off, then farther."""

    def places(width: float, height: float) -> Iterator[QPointF]:
        middle_x, middle_y = area.centroid
        ways = [
            (math.atan2(y - middle_y, x - middle_x), x * paper.scale, y * paper.scale)
            for x, y in area.along_outline(_PLACES)
        ]
        ways.sort(key=lambda way: _turned(way[0]))
        for gap in gaps:
            for out, x, y in ways:
                yield QPointF(x + math.cos(out) * (width / 2 + gap), y + math.sin(out) * (height / 2 + gap))

    return places


def _on_outline(area: Area, paper: Paper) -> Callable[[float, float], Iterator[QPointF]]:
    """Across the outline, from straight up to both sides."""

    def places(_width: float, _height: float) -> Iterator[QPointF]:
        middle = area.centroid
        yield from map(paper.at, sorted(area.along_outline(_PLACES), key=lambda spot: _away(spot, middle, from_up=0.0)))

    return places


def _round_middle(area: Area, paper: Paper) -> Callable[[float, float], Iterator[QPointF]]:
    """Close to what lies in the middle: below it, above, at its sides, and farther off where those are taken."""

    def places(width: float, height: float) -> Iterator[QPointF]:
        at = paper.at(area.centroid)
        for off in (_BESIDE, 2 * _BESIDE, 3 * _BESIDE):
            across, down = width / 2 + off, height / 2 + off
            for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)):
                yield QPointF(at.x() + x * across, at.y() + y * down)

    return places


def _away(corner: Point, middle: Point, from_up: float = 45.0) -> float:
    """Degrees from a direction: clockwise from straight up, the upper right at first."""
    return _turned(math.atan2(corner[1] - middle[1], corner[0] - middle[0]), from_up)


def _turned(way: float, from_up: float = 45.0) -> float:
    """The same of a direction in radians."""
    return abs((math.degrees(way) + 90 - from_up + 180) % 360 - 180)
