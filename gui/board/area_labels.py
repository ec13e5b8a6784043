"""What is written at an area: the name of a zone in its corner, the name of an overlay beside its outline."""

import math
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from engine.picture import Areas
from engine.wording import whole
from geometry.area import Area
from gui.board.labels import Label, LabelText
from gui.board.overlay import Overlay
from gui.board.paper import Paper
from gui.board.zones import ZoneDrawing, label_places

_PLACES = 28
_GAP = 7.0


def zone_labels(zones: Sequence[ZoneDrawing], paper: Paper) -> Iterator[Label]:
    for zone in zones:
        if zone.text:
            colour = paper.theme.ink2 if zone.look is None else paper.theme.side_colours(zone.look).text
            yield Label((LabelText(zone.text, colour, px=10),), _corner(zone.area, paper), may_go=True, halo=False)


def overlay_labels(areas: Areas, shown: frozenset[Overlay], paper: Paper) -> Iterator[Label]:
    theme = paper.theme
    reach, legal = areas.reach, areas.legal_end
    if reach and Overlay.REACH in shown:
        allowance = "" if areas.allowance is None else f" {whole(round(areas.allowance, 2))}"
        lines = [LabelText(areas.labels.get("reach", f"reach{allowance}"), theme.reach, bold=True)]
        if legal and Overlay.LEGAL_END in shown:
            lines.append(LabelText(areas.labels.get("legal_end", "hatched: may end here"), theme.reach))
        yield Label(tuple(lines), _beside_outline(reach, paper), of=Overlay.REACH)
    elif legal and Overlay.LEGAL_END in shown:
        yield _one(areas.labels.get("legal_end", "may end here"), theme.reach, legal, paper, Overlay.LEGAL_END)
    if areas.coherency and Overlay.COHERENCY in shown:
        yield coherency_label(areas, areas.coherency, paper)
    if areas.engagement and Overlay.ENGAGEMENT in shown and _touch(areas.engagement, reach):
        near = areas.engagement if reach is None else _nearest_part(areas.engagement, reach)
        words = areas.labels.get("engagement", "too near enemies")
        yield _one(words, theme.refuse, near, paper, Overlay.ENGAGEMENT)
    if Overlay.REACH in shown:
        for band in areas.bands:
            if band.area:
                yield _one(band.text, theme.reach, band.area, paper, Overlay.REACH)


def coherency_label(areas: Areas, area: Area, paper: Paper) -> Label:
    """``areas`` has the word for it."""
    return _one(areas.labels.get("coherency", "coherency"), paper.theme.coher, area, paper, Overlay.COHERENCY)


def _one(text: str, colour: QColor, area: Area, paper: Paper, of: Overlay) -> Label:
    return Label((LabelText(text, colour, bold=True),), _beside_outline(area, paper), may_go=True, of=of)


def _touch(area: Area, other: Area | None) -> bool:
    return other is None or not other or area.gap(other) < 1.0


def _nearest_part(area: Area, other: Area) -> Area:
    return min(area.parts(), key=lambda part: part.gap(other) if other else 0.0)


def _corner(area: Area, paper: Paper) -> Callable[[float, float], Iterator[QPointF]]:
    def places(width: float, height: float) -> Iterator[QPointF]:
        for corner in label_places(area, QRectF(0, 0, width, height), paper):
            yield corner + QPointF(width / 2, height / 2)

    return places


def _beside_outline(area: Area, paper: Paper) -> Callable[[float, float], Iterator[QPointF]]:
    """Outside the outline, from the upper right clockwise, then the upper left back."""

    def places(width: float, height: float) -> Iterator[QPointF]:
        ring = max(area.rings(), key=len)
        middle = area.centroid
        steps = sorted(range(0, len(ring), max(1, len(ring) // _PLACES)), key=lambda i: _away(ring[i], middle))
        for index in steps:
            at = paper.at(ring[index])
            out = math.atan2(ring[index][1] - middle[1], ring[index][0] - middle[0])
            yield QPointF(at.x() + math.cos(out) * (width / 2 + _GAP), at.y() + math.sin(out) * (height / 2 + _GAP))

    return places


def _away(corner: tuple[float, float], middle: tuple[float, float]) -> float:
    """Degrees from the direction to the upper right."""
    turn = math.degrees(math.atan2(corner[1] - middle[1], corner[0] - middle[0])) + 45
    return abs((turn + 180) % 360 - 180)
