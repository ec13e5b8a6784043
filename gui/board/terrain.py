"""Terrain: the tone is its height, the edge says how to get up, the pattern what it costs."""

from enum import Enum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from engine.mission import Mission, Piece
from geometry.pose import Point
from gui.board import terrain_edges as edges
from gui.board import terrain_patterns as patterns
from gui.board.paper import Paper
from gui.board.ramp import paint_ramp
from gui.board.shapes import AreaPath, PerScale, area_box, pattern_pen, pen, stretched
from gui.board.text import write_middle
from gui.theme.tokens import Theme, veil

_NUMERAL = 9.0
_NUMERAL_ROOM = 14.0
_RUNG_ROOM = 8.0
LOW, HIGH = 1.0, 3.0
"""Inches from which a piece without a size is drawn as a wall, and as high ground."""


class Tone(Enum):
    FLAT = 0
    LOW = 1
    WALL = 2
    HIGH = 3


def tone_of(piece: Piece) -> Tone:
    """By its size where the game has sizes, else by its height; a wall where it has neither."""
    if piece.size is not None:
        return Tone(min(max(piece.size, 0), 3))
    if piece.height is None:
        return Tone.WALL
    if piece.height <= 0:
        return Tone.FLAT
    return Tone.LOW if piece.height < LOW else Tone.WALL if piece.height < HIGH else Tone.HIGH


def is_a(piece: Piece, word: str) -> bool:
    return piece.kind == word or word in piece.traits


def is_grass(piece: Piece) -> bool:
    return any(is_a(piece, word) for word in ("grass", "shrubs", "bush", "vegetation"))


class TerrainDrawing:
    """``uphill`` is where a ramp leads, a point of the table."""

    z = 40.0

    def __init__(self, piece: Piece, uphill: Point | None = None) -> None:
        self.piece = piece
        self._uphill = uphill
        self._path = AreaPath(piece.outline)
        self._lines = PerScale(self._lay_lines)
        self._dots = PerScale(lambda paper: patterns.dots(piece.outline, paper))
        self._hachures = PerScale(lambda paper: edges.hachures(piece.outline, paper))
        self._contour = PerScale(lambda paper: edges.contour(piece.outline, paper))
        self.numeral_at = PerScale(self._find_numeral)
        """The middle of its size or height, none where it has none or no room for it."""

    def bounds(self, paper: Paper) -> QRectF:
        return area_box(self.piece.outline, paper, _RUNG_ROOM)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        piece = self.piece
        if is_a(piece, "climbable"):
            edges.paint_rungs(painter, piece.outline, paper)
        if is_a(piece, "ramp"):
            paint_ramp(painter, piece.outline, self._uphill, paper)
        elif is_grass(piece):
            self._grass(painter, paper)
        elif is_a(piece, "difficult"):
            self._difficult(painter, paper)
        else:
            self._solid(painter, paper, tone_of(piece))
        self._numeral(painter, paper)

    def _fill(self, painter: QPainter, paper: Paper, colour: QColor | None) -> None:
        if colour is not None:
            painter.fillPath(self._path(paper), colour)

    def _outline(self, painter: QPainter, paper: Paper, colour: QColor, dash: tuple[float, ...] = ()) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(colour, 1.0, dash))
        painter.drawPath(self._path(paper))

    def _grass(self, painter: QPainter, paper: Paper) -> None:
        self._fill(painter, paper, paper.theme.grass)
        self._pattern(painter, paper, paper.theme.gline)
        self._outline(painter, paper, paper.theme.gline, (4, 2.5))

    def _difficult(self, painter: QPainter, paper: Paper) -> None:
        self._fill(painter, paper, veil(paper.theme.sight, 0.08))
        self._pattern(painter, paper, veil(paper.theme.sight, 0.85))
        self._outline(painter, paper, paper.theme.sight, (3, 2))

    def _solid(self, painter: QPainter, paper: Paper, tone: Tone) -> None:
        theme = paper.theme
        self._fill(painter, paper, _fill_of(tone, theme))
        if self._is_barred:
            self._pattern(painter, paper, veil(theme.tline, 0.7))
        elif tone in (Tone.FLAT, Tone.LOW):
            self._stipple(painter, paper)
        elif tone is Tone.WALL:
            self._pattern(painter, paper, veil(theme.tline, 0.3))
        if tone is Tone.HIGH:
            self._high(painter, paper)
        self._outline(painter, paper, theme.tline, (1.5, 2.5) if tone is Tone.FLAT else ())

    def _pattern(self, painter: QPainter, paper: Paper, colour: QColor) -> None:
        with stretched(painter, paper):
            painter.setPen(pattern_pen(colour, paper))
            painter.drawLines(self._lines(paper.pattern))

    def _stipple(self, painter: QPainter, paper: Paper) -> None:
        with stretched(painter, paper):
            dot = pattern_pen(paper.theme.tmark, paper, 1.2)
            dot.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(dot)
            painter.drawPoints(self._dots(paper.pattern))

    def _high(self, painter: QPainter, paper: Paper) -> None:
        with stretched(painter, paper):
            painter.setPen(pattern_pen(veil(paper.theme.tline, 0.85), paper))
            painter.drawLines(self._hachures(paper.pattern))
            painter.setPen(pattern_pen(veil(paper.theme.tline, 0.4), paper))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._contour(paper.pattern))

    def _lay_lines(self, paper: Paper) -> list[QLineF]:
        outline = self.piece.outline
        if is_grass(self.piece):
            return patterns.tufts(outline, paper)
        if is_a(self.piece, "difficult"):
            return patterns.marsh(outline, paper)
        return patterns.crosses(outline, paper) if self._is_barred else patterns.wall(outline, paper)

    @property
    def _is_barred(self) -> bool:
        """Where a game has sizes, the size says already what cannot be crossed."""
        return is_a(self.piece, "impassable") and self.piece.size is None

    def _numeral(self, painter: QPainter, paper: Paper) -> None:
        place = self.numeral_at(paper.pattern)
        if place is not None and paper.words:
            place = place * paper.stretch
            halo = _fill_of(tone_of(self.piece), paper.theme) or paper.theme.mat
            write_middle(painter, _height_text(self.piece), place, _NUMERAL, paper.theme.ink, halo=halo)

    def _find_numeral(self, paper: Paper) -> QPointF | None:
        outline = self.piece.outline
        if not _height_text(self.piece) or not (room := outline.grown(-_NUMERAL_ROOM / 2 / paper.scale)):
            return None
        middle = outline.centroid
        return paper.at(middle if room.contains(middle) else room.inside_point)


def _height_text(piece: Piece) -> str:
    if is_grass(piece) or is_a(piece, "ramp"):
        return ""
    if piece.size is not None:
        return str(piece.size) if piece.size else ""
    return f"{piece.height:g}″" if piece.height else ""


def _fill_of(tone: Tone, theme: Theme) -> QColor | None:
    return {Tone.FLAT: None, Tone.LOW: theme.t1, Tone.WALL: theme.t2, Tone.HIGH: theme.t3}[tone]


def terrain_drawings(mission: Mission, removed: frozenset[str] = frozenset()) -> tuple[TerrainDrawing, ...]:
    """Every piece that is still there, the low ones first; a ramp leads to the nearest high ground."""
    pieces = sorted((piece for piece in mission.terrain if piece.id not in removed), key=_below)
    heights = [piece for piece in pieces if tone_of(piece) is Tone.HIGH and not is_a(piece, "ramp")]
    return tuple(
        TerrainDrawing(piece, _nearest_high(piece, heights) if is_a(piece, "ramp") else None) for piece in pieces
    )


def _below(piece: Piece) -> int:
    return len(Tone) if is_a(piece, "ramp") else tone_of(piece).value


def _nearest_high(ramp: Piece, heights: list[Piece]) -> Point | None:
    if not heights:
        return None
    return min(heights, key=lambda high: high.outline.gap(ramp.outline)).outline.centroid
