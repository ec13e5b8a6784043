"""A sheet to share: title, board at a round scale on A4, legend, state, scale bars, and what it is."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from gui.board.compose import View, all_drawings
from gui.board.paper import Paper
from gui.board.text import Side, text_width, write
from gui.render.legend import legend_sections
from gui.render.legend_section import COLUMN, Section
from gui.render.scale_bar import draw_scale_bar
from gui.render.state import state_section
from gui.render.subtitle import size_of
from gui.text import tr
from gui.theme.tokens import Theme

WIDTH, HEIGHT = 1320.0, 1320.0 * 210 / 297
_PAPER_WIDTH = 297 / 25.4
_LEFT, _TOP = 70.0, 100.0
_ROOM_ACROSS, _ROOM_DOWN = 1020.0, 690.0
_SCALES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 30, 32, 40, 48, 60)
_GAP = 56.0
_BETWEEN = 36.0


@dataclass(frozen=True, slots=True)
class Sheet:
    view: View
    theme: Theme
    subtitle: str = ""

    @property
    def size(self) -> QSizeF:
        return QSizeF(WIDTH, HEIGHT)

    @property
    def title(self) -> str:
        return self.view.mission.name

    @property
    def pixels_per_paper_inch(self) -> float:
        return WIDTH / _PAPER_WIDTH

    @property
    def reduction(self) -> int:
        """How many inches of table an inch of paper shows."""
        table, per_inch = self.view.mission.table, self.pixels_per_paper_inch
        least = max(table.width * per_inch / _ROOM_ACROSS, table.height * per_inch / _ROOM_DOWN)
        return next((scale for scale in _SCALES if scale >= least), round(least + 0.5))

    def paint(self, painter: QPainter) -> None:
        paper = Paper(self.theme, self.pixels_per_paper_inch / self.reduction)
        painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), self.theme.desk)
        across = self.view.mission.table.width * paper.scale
        left = max(_LEFT, (WIDTH - across - _GAP - COLUMN) / 2)
        self._heading(painter, left)
        painter.save()
        painter.translate(left, _TOP)
        for drawing in all_drawings(replace(self.view, all_bold=True), paper):
            painter.save()
            drawing.paint(painter, paper)
            painter.restore()
        painter.restore()
        self._legend(painter, paper, left + across + _GAP)
        self._foot(painter, paper, left, left + across)

    def _heading(self, painter: QPainter, left: float) -> None:
        write(painter, self.title, QPointF(left - 8, 46), 24, self.theme.ink, bold=True)
        write(painter, self._subtitle, QPointF(left - 8, 67), 12, self.theme.ink2)

    @property
    def _subtitle(self) -> str:
        return self.subtitle or tr("{size} · the table as set up").format(size=size_of(self.view.mission.table))

    def _legend(self, painter: QPainter, paper: Paper, left: float) -> None:
        """In as many columns as there is room for, filled from the top."""
        sections: list[Section] = [*legend_sections(self.view), *state_section(self.view)]
        x, y, foot = left, _TOP, HEIGHT - 110
        for section in sections:
            if y > _TOP and y + section.height > foot and x + 2 * COLUMN + _BETWEEN < WIDTH:
                x, y = x + COLUMN + _BETWEEN, _TOP
            section.paint(painter, paper, QPointF(x, y))
            y += section.height + 14

    def _foot(self, painter: QPainter, paper: Paper, left: float, right: float) -> None:
        theme = self.theme
        y = _TOP + self.view.mission.table.height * paper.scale + 56
        draw_scale_bar(painter, paper, QPointF(left, y), 1.0, 12, "″", (0, 3, 6, 9, 12))
        second = left + 12 * paper.scale + 40
        draw_scale_bar(painter, paper, QPointF(second, y), 10 / 2.54, 3, " cm", (0, 1, 2, 3), each=10)
        end = second + 30 / 2.54 * paper.scale
        size = tr("Scale 1:{reduction} on A4: one table foot is {foot:.3g}″ of paper.").format(
            reduction=self.reduction, foot=12 / self.reduction
        )
        told = tr("Bases and terrain are drawn to size; everything is measured from base edge to base edge.")
        fits = right - text_width(told, 9) > end + 40
        at, side = (QPointF(right, y + 6), Side.LEFT) if fits else (QPointF(left, y + 42), Side.RIGHT)
        write(painter, size, at, 10, theme.ink, bold=True, side=side)
        write(painter, told, at + QPointF(0, 14), 9, theme.ink2, side=side)
        foot = tr(
            "Drawn with Measure Twice. A rehearsal, not a ruling: what the rules leave open is listed in the "
            "mission’s settings. Unofficial; the game’s name is its owner’s."
        )
        write(painter, foot, QPointF(left - 8, HEIGHT - 24), 9, theme.ink2)
