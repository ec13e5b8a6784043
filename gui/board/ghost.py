"""A model where it would stand: see-through, with a plus where it may and a cross where it may not."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.mission import SideLook
from geometry.base import Base
from geometry.pose import Pose
from gui.board.models import rim_of, rise_of, shows_picture
from gui.board.paper import Paper
from gui.board.pennant import PENNANT_RISE, PENNANT_WIDTH, paint_pennant
from gui.board.portrait import Portrait
from gui.board.shapes import base_box, base_path, pen
from gui.theme.tokens import veil

_MARK = 4.0
_SEEN_THROUGH = 0.55
"""Of the player's own picture, which is drawn as it is on the base itself."""


@dataclass(frozen=True, slots=True)
class GhostDrawing:
    base: Base
    pose: Pose
    look: SideLook
    legal: bool
    leader: bool
    waits: bool = False
    portrait: Portrait | None = None

    @property
    def z(self) -> float:
        """No other ghost lies on a pennant."""
        return 101.0 if self.leader else 100.0

    def bounds(self, paper: Paper) -> QRectF:
        box = base_box(self.base, self.pose, paper, 3)
        return box.adjusted(0, -PENNANT_RISE, PENNANT_WIDTH, 0) if self.leader else box

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme = paper.theme
        colours = theme.side_colours(self.look)
        body = base_path(self.base, self.pose, paper, -0.7)
        painter.fillPath(body, veil(theme.mat, 0.55))
        painter.fillPath(body, veil(colours.fill, 0.30))
        if self.portrait is not None and shows_picture(self.base, paper):
            painter.save()
            painter.setOpacity(_SEEN_THROUGH)
            self.portrait.paint(painter, self.base, self.pose, paper, rim_of(self.base, paper))
            painter.restore()
        if self.waits:
            painter.strokePath(body, pen(theme.ink2, 1.5, (1.5, 2)))
        elif self.legal:
            painter.strokePath(body, pen(theme.reach, 1.5))
        else:
            painter.strokePath(body, pen(theme.refuse, 1.5, (4, 2.5)))
        if self.leader:
            top = paper.at(self.pose.point) - QPointF(0, rise_of(self.base, self.pose) * paper.scale)
            paint_pennant(painter, top, colours, paper)


@dataclass(frozen=True, slots=True)
class GhostMark:
    """Lies over the fault, which may cover the whole ghost: the mark at the centre is what the hatch is about."""

    base: Base
    pose: Pose
    legal: bool
    z: float = 112

    def bounds(self, paper: Paper) -> QRectF:
        at = paper.at(self.pose.point)
        return QRectF(at.x() - 2 * _MARK, at.y() - 2 * _MARK, 4 * _MARK, 4 * _MARK)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, at = paper.theme, paper.at(self.pose.point)
        arm = min(_MARK, 0.4 * self.base.inner_radius * paper.scale)
        stroke = QPointF(arm, 0) if self.legal else QPointF(0.85 * arm, 0.85 * arm)
        across = QPointF(-stroke.y(), stroke.x())
        lines = [QLineF(at - stroke, at + stroke), QLineF(at - across, at + across)]
        if not self.legal:
            painter.setPen(pen(veil(theme.mat, 0.7), 4.0))
            painter.drawLines(lines)
        painter.setPen(pen(theme.reach if self.legal else theme.refuse, 1.6))
        painter.drawLines(lines)


@dataclass(frozen=True, slots=True)
class NearestDrawing:
    """The nearest place where the model may stop: a faint base in the line of what is allowed, and its plus."""

    base: Base
    pose: Pose
    look: SideLook
    z: float = 105

    def bounds(self, paper: Paper) -> QRectF:
        return base_box(self.base, self.pose, paper, 3)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, at = paper.theme, paper.at(self.pose.point)
        body = base_path(self.base, self.pose, paper, -0.7)
        painter.fillPath(body, veil(theme.side_colours(self.look).fill, 0.12))
        for stroke in (pen(veil(theme.mat, 0.8), 3.2), pen(theme.reach, 1.3, (3, 2))):
            painter.strokePath(body, stroke)
        arm = min(_MARK, 0.4 * self.base.inner_radius * paper.scale)
        painter.setPen(pen(theme.reach, 1.6))
        painter.drawLines(
            [QLineF(at.x() - arm, at.y(), at.x() + arm, at.y()), QLineF(at.x(), at.y() - arm, at.x(), at.y() + arm)]
        )
