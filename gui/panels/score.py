"""The score as a scale between two sides, and who holds which marker."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.mission import Mission, Side
from engine.picture import MarkerRow, Score
from gui.panels import ink
from gui.panels.kit import Painted
from gui.panels.look import Look
from gui.text import tr

NAMES = 22
SCALE = 30
MARKERS = 44
PER_ROW = 6
STEPS = 10
BESIDE = 44
"""Pixels that the signs of two sides and the gap between their names take."""
ROOM = 228
"""Of the panel it stands in."""


class ScoreView(Painted):
    """The scale shows the lead; without a figure that wins it runs to the next full ten."""

    def __init__(self, look: Look, score: Score, mission: Mission, parent: QWidget | None = None) -> None:
        self._two = len(score.points) == 2
        self._stacked = self._two and not _fit_beside(mission, score)
        lines = -(-len(score.markers) // PER_ROW)
        names = NAMES if self._two and not self._stacked else NAMES * len(score.points)
        self._names = names
        super().__init__(look, names + (SCALE if self._two else 0) + lines * MARKERS, parent)
        self._score = score
        self._mission = mission
        said = ", ".join(f"{mission.side(side).name} {points}" for side, points in score.points.items())
        markers = "; ".join(f"{row.text}: {self._holder(row)}" for row in score.markers)
        self.describe(f"{score.title}: {said}. {markers}".strip())

    def _holder(self, row: MarkerRow) -> str:
        return tr("nobody") if row.controller is None else self._mission.side(row.controller).name

    def draw(self, painter: QPainter) -> None:
        if self._two:
            self._draw_two(painter)
            top = float(self._names + SCALE)
        else:
            self._draw_list(painter)
            top = float(self._names)
        count = min(PER_ROW, max(1, len(self._score.markers)))
        pitch = self.width() / count
        for index, row in enumerate(self._score.markers):
            across, down = index % count, index // count
            self._marker(painter, row, QPointF(pitch * (across + 0.5), top + MARKERS * (down + 0.5)))

    def _draw_two(self, painter: QPainter) -> None:
        theme = self.look.theme
        (left, left_points), (right, right_points) = (
            (self._mission.side(side), points) for side, points in self._score.points.items()
        )
        if self._stacked:
            self._draw_list(painter)
            self._scale(painter, left, right, right_points - left_points)
            return
        ink.draw_device(painter, left.look, QPointF(6, 11), 5.5, theme.side_colours(left.look).text)
        ink.write(painter, 17, 15, f"{left.name} {left_points}", ink.BODY_BOLD, theme.ink)
        ink.draw_device(painter, right.look, QPointF(self.width() - 6, 11), 5.5, theme.side_colours(right.look).text)
        ink.write_right(painter, self.width() - 15, 15, f"{right.name} {right_points}", ink.BODY_BOLD, theme.ink)
        self._scale(painter, left, right, right_points - left_points)

    def _scale(self, painter: QPainter, left: Side, right: Side, lead: int) -> None:
        theme = self.look.theme
        most = self._score.lead or max(STEPS, -(-abs(lead) // STEPS) * STEPS)
        y = self._names + 13.0
        start, end = 6.0, self.width() - 6.0
        middle = (start + end) / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.ink, 1))
        painter.drawLine(QPointF(start, y), QPointF(end, y))
        step = (end - start) / 2 / most
        ticks = most if most <= 2 * STEPS else STEPS
        for index in range(-ticks, ticks + 1):
            tall = 8 if abs(index) == ticks else 6 if index == 0 else 2.5
            x = middle + (end - start) / 2 * index / ticks
            painter.drawLine(QPointF(x, y - tall), QPointF(x, y + tall * 0.8))
        if lead == 0:
            return
        ahead = right if lead > 0 else left
        colour = theme.side_colours(ahead.look).fill
        x = middle + step * max(-most, min(most, lead))
        painter.setPen(QPen(colour, 3))
        painter.drawLine(QPointF(middle, y), QPointF(x, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([QPointF(x, y - 1), QPointF(x - 5, y - 10), QPointF(x + 5, y - 10)]))

    def _draw_list(self, painter: QPainter) -> None:
        theme = self.look.theme
        for index, (id, points) in enumerate(self._score.points.items()):
            side = self._mission.side(id)
            middle = NAMES * (index + 0.5)
            ink.draw_device(painter, side.look, QPointF(6, middle), 5.5, theme.side_colours(side.look).text)
            ink.write(painter, 17, middle + 4, side.name, ink.DENSE, theme.ink)
            ink.write_right(painter, self.width(), middle + 4, str(points), ink.BODY_BOLD, theme.ink)

    def _marker(self, painter: QPainter, row: MarkerRow, centre: QPointF) -> None:
        """As on the table: above whose marker it is, below and as a tint who controls it."""
        theme = self.look.theme
        marker = self._mission.marker(row.marker)
        owner = None if marker.affinity is None else self._mission.side(marker.affinity)
        holder = None if row.controller is None else self._mission.side(row.controller)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.ink, 1))
        painter.setBrush(theme.card)
        painter.drawEllipse(centre, 11, 11)
        ring = theme.ink2 if owner is None else theme.side_colours(owner.look).fill
        painter.setPen(QPen(ring, 1.8))
        painter.setBrush(theme.card if holder is None else theme.side_colours(holder.look).tint)
        painter.drawEllipse(centre, 8.5, 8.5)
        for party, offset in ((owner, -11.5), (holder, 11.5)):
            if party is not None:
                at = centre + QPointF(0, offset)
                ink.draw_device(painter, party.look, at, 4.5, theme.side_colours(party.look).text)
        painter.setFont(ink.HEAD.font)
        painter.setPen(theme.ink)
        name = str(marker.number) if marker.number is not None else row.text.removeprefix("the ")[:2]
        painter.drawText(QRectF(centre.x() - 12, centre.y() - 9, 24, 18), Qt.AlignmentFlag.AlignCenter, name)


def _fit_beside(mission: Mission, score: Score) -> bool:
    """Both names with their points stand in one line of the panel."""
    words = (f"{mission.side(side).name} {points}" for side, points in score.points.items())
    return sum(ink.width(one, ink.BODY_BOLD) for one in words) + BESIDE <= ROOM
