"""Where models stand in another branch: a dashed outline, and a line to it from where they stand here."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from engine.differences import Change, Difference
from engine.game import Game
from engine.mission import SideLook
from geometry.base import Base
from geometry.pose import Pose
from gui.board.models import device_radius
from gui.board.paper import Paper
from gui.board.shapes import base_box, base_path, device, pen
from gui.theme.tokens import veil

_CASING = 3.4


@dataclass(frozen=True, slots=True)
class BesideDrawing:
    """``here`` is none for a model that stands on the table in the other branch alone."""

    base: Base
    pose: Pose
    here: Pose | None
    look: SideLook
    z: float = 88

    def bounds(self, paper: Paper) -> QRectF:
        box = base_box(self.base, self.pose, paper, 3)
        return box if self.here is None else box.united(paper.box_round((self.here.point, self.pose.point), 3))

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme = paper.theme
        ink = theme.side_colours(self.look).text
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in (pen(veil(theme.mat, 0.8), _CASING), pen(ink, 1.2, (6, 3, 1.5, 3))):
            painter.setPen(stroke)
            if self.here is not None:
                painter.drawLine(paper.at(self.here.point), paper.at(self.pose.point))
            painter.drawPath(base_path(self.base, self.pose, paper, -0.7))
        radius = device_radius(self.base, paper, None)
        if radius:
            painter.setPen(pen(ink, 1.0))
            painter.drawPath(device(self.look, paper.at(self.pose.point), radius * 0.7))


@dataclass(frozen=True, slots=True)
class GoneDrawing:
    """A model that stands here and is lost, or waits, in the other branch: crossed out in dashes."""

    base: Base
    pose: Pose
    look: SideLook
    z: float = 113

    def bounds(self, paper: Paper) -> QRectF:
        return base_box(self.base, self.pose, paper, 4)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, at = paper.theme, paper.at(self.pose.point)
        arm = 0.75 * self.base.inner_radius * paper.scale
        for stroke in (pen(theme.mat, _CASING), pen(theme.side_colours(self.look).text, 1.4, (3, 2))):
            painter.setPen(stroke)
            painter.drawLine(at - QPointF(arm, arm), at + QPointF(arm, arm))
            painter.drawLine(at - QPointF(arm, -arm), at + QPointF(arm, -arm))


def beside(here: Game, there: Game, found: tuple[Difference, ...]) -> tuple[BesideDrawing | GoneDrawing, ...]:
    """Drawings of the models that stand otherwise there."""
    drawn: list[BesideDrawing | GoneDrawing] = []
    for one in found:
        if one.subject not in here.models:
            continue
        model, other = here.model(one.subject), there.model(one.subject)
        look = here.mission.side(here.side_of(model)).look
        if one.change in (Change.MOVED, Change.TURNED, Change.COME) and other.pose is not None:
            drawn.append(BesideDrawing(other.base, other.pose, model.pose, look))
        elif one.change in (Change.GONE, Change.WAITS) and model.pose is not None:
            drawn.append(GoneDrawing(model.base, model.pose, look))
    return tuple(drawn)
