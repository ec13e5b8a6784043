"""A model: the true base in its side's colour, the side's device upright on it, and what else is to be known."""

import math
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from engine.mission import SideLook
from engine.picture import ModelMarks
from geometry.base import Base, Placed
from geometry.outline import outline
from geometry.pose import Pose
from gui.board.hatch import LEVEL, hatch
from gui.board.paper import Paper
from gui.board.pennant import PENNANT_RISE, PENNANT_WIDTH, paint_pennant
from gui.board.portrait import PORTRAIT_FROM, Portrait
from gui.board.shapes import at_pose, base_box, base_path, device, pen
from gui.board.text import text_width, write_middle
from gui.theme.contrast import contrast
from gui.theme.tokens import SideColours, veil

CASING = 1.6
_DEVICE_FROM = 10.0
_NUMBER_FROM = 34.0
_LARGEST_DEVICE = 9.5
_LARGEST_NUMBERED = 20.0
_PLATE, _NUMBERED_PLATE = 0.16, 0.22
"""Of the base's width: the sign at the foot of a picture, and one with a number in it."""
_LARGEST_PLATE = 14.0
_RIM, _LEAST_RIM, _MOST_RIM, _WOUNDED_RIM = 0.09, 2.0, 6.0, 5.4
_BEAK = 9.0
_BADGE_FROM = 26.0
_MOST_ARCS = 8
_FULL_CIRCLE = 360.0


@dataclass(frozen=True, slots=True)
class Piece:
    """What is drawn of a model. ``number`` is none for a unit of one."""

    base: Base
    pose: Pose
    look: SideLook
    number: int | None = None
    marks: ModelMarks = field(default_factory=ModelMarks)
    selected: bool = False
    in_hand: bool = False
    portrait: Portrait | None = None
    """The player's own picture, under the side's sign."""


def device_radius(base: Base, paper: Paper, number: int | None) -> float:
    """0 where the base is too small for a device."""
    across = 2 * base.inner_radius * paper.scale
    if across < _DEVICE_FROM:
        return 0.0
    if number is not None and across >= _NUMBER_FROM:
        return min(0.30 * across, _LARGEST_NUMBERED)
    return min(0.22 * across, _LARGEST_DEVICE)


def shows_picture(base: Base, paper: Paper) -> bool:
    """There is room for one, on paper that has more than one ink."""
    return 2 * base.inner_radius * paper.scale >= PORTRAIT_FROM and not paper.theme.one_ink


def rim_of(base: Base, paper: Paper) -> float:
    """Pixels of the side's colour about a picture."""
    return min(max(_LEAST_RIM, _RIM * 2 * base.inner_radius * paper.scale), _MOST_RIM)


@dataclass(frozen=True, slots=True)
class ModelDrawing:
    piece: Piece

    @property
    def z(self) -> float:
        """Large bases lie below, so that a small one is never hidden; no base lies on a leader's pennant."""
        on_top = 1.0 if self.piece.marks.leader else 0.0
        return 90.0 + on_top + 1.0 / (1.0 + self.piece.base.width * self.piece.base.depth)

    def bounds(self, paper: Paper) -> QRectF:
        margin = 10.0 + (_BEAK if self.piece.marks.facing else 0.0)
        box = base_box(self.piece.base, self.piece.pose, paper, margin)
        if self.piece.marks.leader:
            box.adjust(0, -PENNANT_RISE, PENNANT_WIDTH, 0)
        if self.piece.marks.badges:
            box.adjust(-20, 0, 20, 8)
        return box

    def paint(self, painter: QPainter, paper: Paper) -> None:
        piece, marks = self.piece, self.piece.marks
        colours = paper.theme.side_colours(piece.look)
        self._rings(painter, paper)
        if marks.facing:
            self._beak(painter, paper)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paper.theme.mat)
        painter.drawPath(base_path(piece.base, piece.pose, paper, CASING))
        if marks.hidden:
            self._lines(painter, paper, colours)
        else:
            painter.setPen(pen(colours.edge))
            painter.setBrush(colours.fill)
            painter.drawPath(base_path(piece.base, piece.pose, paper, -0.5))
        if self._has_picture(paper):
            self._picture(painter, paper)
            self._wounds(painter, paper, colours)
            self._plate(painter, paper, colours)
        else:
            self._wounds(painter, paper, colours)
            self._device(painter, paper, colours)
        if marks.leader:
            top = paper.at(piece.pose.point) - QPointF(0, rise_of(piece.base, piece.pose) * paper.scale)
            paint_pennant(painter, top, colours, paper)
        self._badges(painter, paper)

    def _has_picture(self, paper: Paper) -> bool:
        """Where there is room for one, on paper that has more than one ink; what is hidden shows none."""
        piece = self.piece
        return piece.portrait is not None and not piece.marks.hidden and shows_picture(piece.base, paper)

    def _picture(self, painter: QPainter, paper: Paper) -> None:
        """Within a rim of its side's colour, which holds the wounds where there are any."""
        piece = self.piece
        wounded = piece.marks.health is not None and piece.marks.health[0] < piece.marks.health[1]
        if piece.portrait is not None:
            rim = _WOUNDED_RIM if wounded else rim_of(piece.base, paper)
            piece.portrait.paint(painter, piece.base, piece.pose, paper, rim)

    def _rings(self, painter: QPainter, paper: Paper) -> None:
        piece, theme = self.piece, paper.theme
        painter.setBrush(theme.mat)
        if piece.marks.adrift:
            gap = 6.4 if piece.selected else 3.8
            painter.setPen(pen(theme.refuse, 1.8, (5, 3)))
            painter.drawPath(base_path(piece.base, piece.pose, paper, gap))
        if piece.selected:
            painter.setPen(pen(theme.ink, 1.8))
            painter.drawPath(base_path(piece.base, piece.pose, paper, 3.8))
        elif piece.in_hand and not piece.marks.adrift:
            painter.setPen(pen(theme.ink, 1.0))
            painter.drawPath(base_path(piece.base, piece.pose, paper, 2.7))

    def _beak(self, painter: QPainter, paper: Paper) -> None:
        """A base looks along its depth: up, while it is not turned."""
        rim = self.piece.base.depth * paper.scale / 2
        half = min(7.0, 0.7 * rim)
        beak = QPainterPath(QPointF(0, -rim - _BEAK))
        beak.lineTo(half, -rim + 1.5)
        beak.lineTo(-half, -rim + 1.5)
        beak.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paper.theme.ink)
        painter.drawPath(at_pose(self.piece.pose, paper).map(beak))

    def _lines(self, painter: QPainter, paper: Paper, colours: SideColours) -> None:
        painter.setPen(pen(colours.stroke, 1.6))
        painter.drawLines(hatch(outline(Placed(self.piece.base, self.piece.pose)), paper, 4.0, LEVEL))
        painter.setPen(pen(colours.stroke, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(base_path(self.piece.base, self.piece.pose, paper, -0.6))

    def _wounds(self, painter: QPainter, paper: Paper, colours: SideColours) -> None:
        if self.piece.marks.health is None:
            return
        left, of = self.piece.marks.health
        if of <= 0 or left >= of or self.piece.base.inner_radius * paper.scale < 6:
            return
        inset = 3.2
        half_width = self.piece.base.width * paper.scale / 2 - inset
        half_depth = self.piece.base.depth * paper.scale / 2 - inset
        ring = QRectF(-half_width, -half_depth, 2 * half_width, 2 * half_depth)
        colour = colours.stroke if self.piece.marks.hidden else colours.glyph
        to_table = at_pose(self.piece.pose, paper)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for start, sweep, kept in _arcs(left, of):
            arc = QPainterPath()
            arc.arcMoveTo(ring, 90 - start)
            arc.arcTo(ring, 90 - start, -sweep)
            painter.setPen(pen(colour, 2.2 if kept else 0.9))
            painter.drawPath(to_table.map(arc))

    def _device(self, painter: QPainter, paper: Paper, colours: SideColours) -> None:
        piece = self.piece
        radius = device_radius(piece.base, paper, piece.number)
        if not radius:
            return
        self._sign(painter, paper, colours, paper.at(piece.pose.point), radius)

    def _plate(self, painter: QPainter, paper: Paper, colours: SideColours) -> None:
        """The side's sign on its own ground, at the foot of the picture."""
        piece = self.piece
        across = 2 * piece.base.inner_radius * paper.scale
        share = _NUMBERED_PLATE if self._is_numbered(paper) else _PLATE
        radius = min(share * across, _LARGEST_DEVICE if share == _PLATE else _LARGEST_PLATE)
        ground = 1.2 * radius + 1.5
        foot = rise_of(piece.base, piece.pose) * paper.scale - ground - 1 - (5 if piece.marks.badges else 0)
        centre = paper.at(piece.pose.point) + QPointF(0, max(0.0, foot))
        painter.setPen(pen(colours.edge))
        painter.setBrush(colours.fill)
        painter.drawEllipse(centre, ground, ground)
        self._sign(painter, paper, colours, centre, radius)

    def _is_numbered(self, paper: Paper) -> bool:
        piece = self.piece
        return paper.words and piece.number is not None and 2 * piece.base.inner_radius * paper.scale >= _NUMBER_FROM

    def _sign(self, painter: QPainter, paper: Paper, colours: SideColours, centre: QPointF, radius: float) -> None:
        piece = self.piece
        numbered = self._is_numbered(paper)
        sign = device(piece.look, centre, radius)
        if piece.marks.hidden:
            painter.setPen(pen(paper.theme.mat, 5))
            painter.setBrush(paper.theme.mat)
            painter.drawPath(sign)
        on, off = (colours.stroke, paper.theme.mat) if piece.marks.hidden else (colours.glyph, colours.fill)
        if piece.marks.acted:
            painter.setBrush(off)
            painter.setPen(pen(on, 2.0 if numbered else 1.6))
        else:
            painter.setBrush(on)
            painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(sign)
        if numbered:
            on_sign = _numeral_colour(colours, piece.marks)
            size = max(9.0, min(0.68 * radius, 14.0))
            place = centre + QPointF(0, 0.18 * radius) if piece.look is SideLook.FOURTH else centre
            write_middle(painter, str(piece.number), place, size, on_sign)

    def _badges(self, painter: QPainter, paper: Paper) -> None:
        across = 2 * self.piece.base.inner_radius * paper.scale
        if not self.piece.marks.badges or across < _BADGE_FROM or not paper.words:
            return
        text = " ".join(self.piece.marks.badges)
        if text_width(text, 9, bold=True) > across:
            text = " ".join(badge[:1] for badge in self.piece.marks.badges)
        width = text_width(text, 9, bold=True) + 6
        foot = paper.at(self.piece.pose.point) + QPointF(0, rise_of(self.piece.base, self.piece.pose) * paper.scale)
        chip = QRectF(foot.x() - width / 2, foot.y() - 4, width, 11)
        painter.setPen(pen(paper.theme.ink))
        painter.setBrush(paper.theme.card)
        painter.drawRoundedRect(chip, 2, 2)
        write_middle(painter, text, chip.center(), 9, paper.theme.ink)


@dataclass(frozen=True, slots=True)
class WasHere:
    """Where a model stood before the hand took it: a dotted outline and a hollow device."""

    piece: Piece
    z: float = 89

    def bounds(self, paper: Paper) -> QRectF:
        return base_box(self.piece.base, self.piece.pose, paper, 3)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        piece = self.piece
        colours = paper.theme.side_colours(piece.look)
        painter.setPen(pen(colours.text, 1.5, (1.5, 2)))
        painter.setBrush(veil(paper.theme.mat, 0.7))
        painter.drawPath(base_path(piece.base, piece.pose, paper, -0.7))
        radius = device_radius(piece.base, paper, None)
        if radius:
            painter.setPen(pen(colours.text, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(device(piece.look, paper.at(piece.pose.point), radius))


def ornament_discs(base: Base, pose: Pose, marks: ModelMarks, paper: Paper) -> list[tuple[float, float, float]]:
    """(x, y, radius) of what sticks out of the base."""
    discs = []
    if marks.leader:
        top = paper.at(pose.point) - QPointF(-4, rise_of(base, pose) * paper.scale + PENNANT_RISE - 6)
        discs.append((top.x(), top.y(), 8.0))
    if marks.facing:
        tip = at_pose(pose, paper).map(QPointF(0, -base.depth * paper.scale / 2 - _BEAK / 2))
        discs.append((tip.x(), tip.y(), _BEAK / 2))
    return discs


def _numeral_colour(colours: SideColours, marks: ModelMarks) -> QColor:
    """A hollow sign shows the fill under it; a filled one is of the glyph's colour, or of the fill where hidden."""
    if marks.hidden:
        return colours.text if marks.acted else colours.glyph
    if marks.acted:
        return colours.glyph
    return max((colours.edge, colours.fill), key=lambda colour: contrast(colour, colours.glyph))


def rise_of(base: Base, pose: Pose) -> float:
    """Inches from the centre straight up to the rim."""
    turn = math.radians(pose.turn)
    if base.is_round:
        return base.width / 2
    # The direction "up" in the base's own frame.
    x, y = math.sin(turn), math.cos(turn)
    if base.shape.value == "rectangle":
        across = base.width / 2 / abs(x) if abs(x) > 1e-9 else math.inf
        along = base.depth / 2 / abs(y) if abs(y) > 1e-9 else math.inf
        return min(across, along)
    return 1.0 / math.hypot(x / (base.width / 2), y / (base.depth / 2))


def _arcs(left: int, of: int) -> list[tuple[float, float, bool]]:
    """(start, sweep, still there) in degrees clockwise from the top; single ones while they can be told apart."""
    if of > _MOST_ARCS:
        kept = _FULL_CIRCLE * left / of
        return [(0, max(kept - 8, 0), True), (kept, _FULL_CIRCLE - kept - 8, False)]
    step = _FULL_CIRCLE / of
    return [(step * point, step - 10, point < left) for point in range(of)]
