"""Round markers: whose it is on top, who controls it at the foot and in the tint. Loot is a crate with cut corners."""

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from engine.game import Game
from engine.mission import Marker, Mission, SideLook
from engine.picture import Readout, Score
from gui.board.paper import Paper
from gui.board.shapes import device, pen
from gui.board.text import write_middle

_DEVICE = 4.6
_LEAST_RADIUS = 8.0
_ROOMY = 10.5
"""Pixels of a radius from which on the ring in the side's colour leaves its number room further in."""


@dataclass(frozen=True, slots=True)
class MarkerDrawing:
    marker: Marker
    affinity: SideLook | None
    controller: SideLook | None
    rim: float = 0.0
    """Inches to the rim of the base that carries it; 0 where it lies on the table."""

    @property
    def z(self) -> float:
        """What is carried lies on the bases."""
        return 93.0 if self.rim else 70.0

    def _centre(self, paper: Paper) -> QPointF:
        """A marker that is carried hangs at the lower right of its carrier."""
        aside = (self.rim * paper.scale + 2.0) / math.sqrt(2) if self.rim else 0.0
        return paper.at(self.marker.at) + QPointF(aside, aside)

    def bounds(self, paper: Paper) -> QRectF:
        centre, reach = self._centre(paper), self._radius(paper) + 2 * _DEVICE + 2
        return QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        if self.marker.kind == "loot":
            self._crate(painter, paper)
        else:
            self._disc(painter, paper)
        if paper.words:
            self._number(painter, paper)

    def _radius(self, paper: Paper) -> float:
        radius = max(self.marker.diameter * paper.scale / 2, _LEAST_RADIUS)
        return min(radius, max(_LEAST_RADIUS, 0.6 * self.rim * paper.scale)) if self.rim else radius

    def _disc(self, painter: QPainter, paper: Paper) -> None:
        theme, centre, radius = paper.theme, self._centre(paper), self._radius(paper)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.mat)
        painter.drawEllipse(centre, radius + 1.6, radius + 1.6)
        held = theme.card if self.controller is None else theme.side_colours(self.controller).tint
        painter.setPen(pen(theme.ink))
        painter.setBrush(theme.card)
        painter.drawEllipse(centre, radius - 0.5, radius - 0.5)
        ring = theme.off if self.affinity is None else theme.side_colours(self.affinity).stroke
        painter.setPen(pen(ring, 1.8))
        painter.setBrush(held)
        inner = radius - (3.2 if radius >= _ROOMY else 1.9)
        painter.drawEllipse(centre, inner, inner)
        self._sign(painter, paper, self.affinity, centre - QPointF(0, radius))
        if self.controller is not None:
            self._sign(painter, paper, self.controller, centre + QPointF(0, radius))

    def _sign(self, painter: QPainter, paper: Paper, look: SideLook | None, at: QPointF) -> None:
        """Nobody's marker bears a small plain bar."""
        theme = paper.theme
        painter.setPen(pen(theme.mat, 1.4))
        if look is None:
            painter.setBrush(theme.off)
            painter.drawRect(QRectF(at.x() - 3.5, at.y() - 3, 7, 5))
        else:
            painter.setBrush(theme.side_colours(look).stroke)
            painter.drawPath(device(look, at, _DEVICE))

    def _crate(self, painter: QPainter, paper: Paper) -> None:
        theme, centre, radius = paper.theme, self._centre(paper), self._radius(paper)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.mat)
        painter.drawPolygon(_octagon(centre, radius + 1.6))
        painter.setPen(pen(theme.ink, 1.2))
        painter.setBrush(theme.card)
        painter.drawPolygon(_octagon(centre, radius - 0.6))
        painter.setPen(pen(theme.ink2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_octagon(centre, radius - (3.0 if radius >= _ROOMY else 2.0)))
        if self.controller is not None:
            self._sign(painter, paper, self.controller, centre + QPointF(0, radius))

    def _number(self, painter: QPainter, paper: Paper) -> None:
        text = "L" if self.marker.number is None and self.marker.kind == "loot" else str(self.marker.number or "")
        size = max(9.0, min(0.95 * self._radius(paper), 14.0))
        write_middle(painter, text, self._centre(paper), size, paper.theme.ink)


def marker_drawings(
    mission: Mission, readout: Readout | None, gone: frozenset[str], game: Game | None = None
) -> tuple[MarkerDrawing, ...]:
    """Each where it lies now: dropped or carried markers elsewhere than the mission put them, taken ones nowhere.

    A moved marker at the very middle of a base is carried by it.
    """
    control = _control(readout)
    moved = {} if readout is None else readout.markers
    tokens = () if readout is None else readout.tokens
    rims = (
        {} if game is None or not moved else {model.placed.centre: model.base.inner_radius for model in game.on_table()}
    )
    return tuple(
        MarkerDrawing(
            replace(marker, at=at),
            _look(mission, marker.affinity),
            _look(mission, control.get(marker.id)),
            rims.get(at, 0.0) if marker.id in moved else 0.0,
        )
        for marker in (*mission.markers, *tokens)
        if marker.id not in gone and (at := moved.get(marker.id, marker.at)) is not None
    )


def _control(readout: Readout | None) -> dict[str, str | None]:
    scores = () if readout is None else (section for section in readout.sections if isinstance(section, Score))
    return {row.marker: row.controller for score in scores for row in score.markers}


def _look(mission: Mission, side: str | None) -> SideLook | None:
    return None if side is None else mission.side(side).look


def _octagon(centre: QPointF, radius: float) -> QPolygonF:
    """Its flat sides as far from the centre as a disc's rim."""
    reach = radius / math.cos(math.pi / 8)
    corners = [math.pi / 8 + math.pi / 4 * corner for corner in range(8)]
    return QPolygonF([centre + QPointF(reach * math.cos(turn), reach * math.sin(turn)) for turn in corners])
