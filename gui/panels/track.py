"""Phases in their order, the present one filled."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from engine.picture import StepState, Track
from gui.panels import ink
from gui.panels.kit import Painted
from gui.panels.look import Look
from gui.text import tr

ROW = 25
LEFT = 27


class TrackView(Painted):
    def __init__(self, look: Look, track: Track, parent: QWidget | None = None) -> None:
        super().__init__(look, ROW * len(track.steps), parent)
        self._track = track
        said = [f"{step.name}, {_STATE[step.state]}{f', {step.note}' if step.note else ''}" for step in track.steps]
        self.describe(f"{track.title}: {'; '.join(said)}")

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        steps = self._track.steps
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.ink, 1))
        painter.drawLine(QPointF(9, ROW / 2), QPointF(9, ROW * (len(steps) - 0.5)))
        for index, step in enumerate(steps):
            middle = QPointF(9, ROW * (index + 0.5))
            now = step.state is StepState.NOW
            painter.setPen(QPen(theme.ink, 1.4))
            if now:
                painter.setBrush(theme.dock)
                painter.drawEllipse(middle, 8, 8)
            painter.setBrush(theme.dock if step.state is StepState.LATER else theme.ink)
            painter.drawEllipse(middle, 5, 5)
            baseline = middle.y() + 4
            face = ink.BODY_BOLD if now else ink.BODY
            used = ink.write(painter, LEFT, baseline, step.name, face, theme.ink if now else theme.ink2)
            room = self.width() - LEFT - used - 10
            face = ink.DENSE if ink.width(step.note, ink.DENSE) <= room else ink.CAPTION
            note = face.metrics.elidedText(step.note, Qt.TextElideMode.ElideRight, max(0.0, room))
            ink.write_right(painter, self.width(), baseline, note, face, theme.ink2)


_STATE = {StepState.DONE: tr("done"), StepState.NOW: tr("now"), StepState.LATER: tr("to come")}
