"""A part of a sheet's legend: a head, a rule, and rows of a swatch with its words."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainter

from gui.board.paper import Paper
from gui.board.shapes import pen
from gui.board.text import Side, text_width, write

COLUMN = 150.0
_WORDS = 42.0
_HEAD = 30.0
_ROW = 20.0
_SECOND = 10.0

Swatch = Callable[[QPainter, Paper, QPointF], None]
"""Paints round a middle, 34 pixels wide at most."""


@dataclass(frozen=True, slots=True)
class Row:
    """``second`` is a smaller line below, ``lead`` room above; ``value`` stands at the right, without a swatch."""

    text: str
    swatch: Swatch | None = None
    second: str = ""
    value: str = ""
    lead: float = 0.0

    @property
    def height(self) -> float:
        return self.lead + _ROW - (4 if self.swatch is None else 0) + (_SECOND if self.second else 0)


@dataclass(frozen=True, slots=True)
class Section:
    head: str
    rows: tuple[Row, ...]

    @property
    def height(self) -> float:
        return _HEAD + sum(row.height for row in self.rows)

    def paint(self, painter: QPainter, paper: Paper, at: QPointF) -> None:
        theme = paper.theme
        write_spaced(painter, self.head.upper(), at + QPointF(0, 10), paper)
        painter.setPen(pen(theme.ink))
        painter.drawLine(QLineF(at.x(), at.y() + 17.5, at.x() + COLUMN, at.y() + 17.5))
        y = at.y() + _HEAD - 2
        for row in self.rows:
            middle = y + row.lead + (_ROW - (4 if row.swatch is None else 0)) / 2
            left = at.x() if row.swatch is None else at.x() + _WORDS
            if row.swatch is not None:
                painter.save()
                row.swatch(painter, paper, QPointF(at.x() + 16, middle))
                painter.restore()
            colour = theme.ink2 if row.value else theme.ink
            write(painter, row.text, QPointF(left, middle + 3.6), 10, colour)
            if row.value:
                write(
                    painter, row.value, QPointF(at.x() + COLUMN, middle + 3.6), 10, theme.ink, bold=True, side=Side.LEFT
                )
            if row.second:
                write(painter, row.second, QPointF(left, middle + 14), 9, theme.ink2)
            y += row.height


def write_spaced(painter: QPainter, text: str, at: QPointF, paper: Paper) -> None:
    """A section's head: bold capitals, a little apart."""
    x = at.x()
    for letter in text:
        write(painter, letter, QPointF(x, at.y()), 10, paper.theme.ink, bold=True)
        x += text_width(letter, 10, bold=True) + 0.9
