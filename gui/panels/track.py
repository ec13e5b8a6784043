"""Phases in their order, the present one filled."""

from itertools import accumulate

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from engine.picture import Step, StepState, Track
from gui.panels import ink
from gui.panels.kit import Painted
from gui.panels.look import Look
from gui.text import tr

ROW = 25
LEFT = 27
LINE = 14


class TrackView(Painted):
    """What is to be said of a step stands beside it, or below it where that is too long."""

    def __init__(self, look: Look, track: Track, parent: QWidget | None = None) -> None:
        super().__init__(look, ROW * len(track.steps), parent)
        self._track = track
        said = [f"{step.name}, {_STATE[step.state]}{f', {step.note}' if step.note else ''}" for step in track.steps]
        self.describe(f"{track.title}: {'; '.join(said)}")

    def resizeEvent(self, event: object) -> None:
        self.setFixedHeight(sum(ROW + LINE * len(self._below(step)) for step in self._track.steps))

    def _room(self, step: Step) -> float:
        """Pixels beside the name of a step."""
        return self.width() - LEFT - ink.width(step.name, _face(step)) - 10

    def _below(self, step: Step) -> list[str]:
        if ink.width(step.note, ink.CAPTION) <= self._room(step):
            return []
        return ink.wrapped(step.note, ink.DENSE, self.width() - LEFT)

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        steps = self._track.steps
        below = [self._below(step) for step in steps]
        tops = list(accumulate((ROW + LINE * len(lines) for lines in below), initial=0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.ink, 1))
        painter.drawLine(QPointF(9, ROW / 2), QPointF(9, tops[-2] + ROW / 2))
        for step, lines, top in zip(steps, below, tops, strict=False):
            middle = QPointF(9, top + ROW / 2)
            now = step.state is StepState.NOW
            painter.setPen(QPen(theme.ink, 1.4))
            if now:
                painter.setBrush(theme.dock)
                painter.drawEllipse(middle, 8, 8)
            painter.setBrush(theme.dock if step.state is StepState.LATER else theme.ink)
            painter.drawEllipse(middle, 5, 5)
            baseline = middle.y() + 4
            ink.write(painter, LEFT, baseline, step.name, _face(step), theme.ink if now else theme.ink2)
            if lines:
                ink.write_lines(painter, LEFT, baseline + LINE + 1, lines, ink.DENSE, theme.ink2, LINE)
            else:
                face = ink.largest(step.note, self._room(step), ink.DENSE, ink.CAPTION)
                ink.write_right(painter, self.width(), baseline, step.note, face, theme.ink2)


def _face(step: Step) -> ink.Face:
    return ink.BODY_BOLD if step.state is StepState.NOW else ink.BODY


_STATE = {StepState.DONE: tr("done"), StepState.NOW: tr("now"), StepState.LATER: tr("to come")}
