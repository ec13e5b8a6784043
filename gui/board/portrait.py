"""A picture of the player's own for a model: cut to the base, inside a rim of its side's colour."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from geometry.base import Base
from geometry.pose import Pose
from gui.board.paper import Paper
from gui.board.shapes import base_path

PORTRAIT_FROM = 20.0
"""Pixels across from which a picture can be made out; a smaller base has its side's sign alone."""
_MOST_PIXELS = 600_000
"""Of all cuts of a picture together; the oldest go first."""


class Portrait:
    """The picture, and what was cut from it lately: a board asks for few sizes many times over."""

    def __init__(self, image: QImage) -> None:
        self.image = image
        self._cuts: dict[tuple[Base, float, float, float, float], QImage] = {}

    def paint(self, painter: QPainter, base: Base, pose: Pose, paper: Paper, rim: float) -> None:
        """``rim`` pixels inside the base's edge. Upright however the base is turned, as its side's sign is; the middle
        of the picture where the shapes differ."""
        sharp = min(
            painter.worldTransform().m11() * painter.device().devicePixelRatioF(),
            max(1.0, min(self.image.width(), self.image.height()) / (base.width * paper.scale)),
        )
        turn = 0.0 if base.is_round else round(pose.turn, 1)
        shape = base_path(base, Pose(0.0, 0.0, turn), paper, -rim)
        box = shape.boundingRect()
        key = (base, turn, round(paper.scale, 3), round(sharp, 3), rim)
        if key not in self._cuts:
            self._cuts[key] = self._cut(shape, box, sharp)
            while len(self._cuts) > 1 and self.held > _MOST_PIXELS:
                del self._cuts[next(iter(self._cuts))]
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(box.translated(paper.at(pose.point)), self._cuts[key])

    @property
    def held(self) -> int:
        """Pixels of all that is cut and kept."""
        return sum(cut.width() * cut.height() for cut in self._cuts.values())

    def _cut(self, shape: QPainterPath, box: QRectF, sharp: float) -> QImage:
        size = QSize(max(1, round(box.width() * sharp)), max(1, round(box.height() * sharp)))
        cut = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        cut.fill(Qt.GlobalColor.transparent)
        fitted = self.image.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        )
        painter = QPainter(cut)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        to_cut = QTransform.fromScale(size.width() / box.width(), size.height() / box.height())
        painter.drawPath(to_cut.translate(-box.x(), -box.y()).map(shape))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        corner = QPointF((size.width() - fitted.width()) / 2, (size.height() - fitted.height()) / 2)
        painter.drawImage(corner, fitted)
        painter.end()
        return cut
