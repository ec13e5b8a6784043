"""The units in two columns: who may act, who has acted, who waits. Also the way to a model without a mouse."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from engine.mission import Mission, Side
from engine.picture import Roster, RosterRow
from gui.panels import ink
from gui.panels.kit import PaintedButton
from gui.panels.look import Look
from gui.text import tr

ROW = 19
STEP = 12
"""Pixels to a further line of a name."""
LEFT = 18
ENGAGED = "="
LEAST_WORD = 3


class UnitButton(PaintedButton):
    """One unit. Hollow device: has acted; filled: has not; in full ink: may act now; struck: out of play."""

    def __init__(
        self,
        look: Look,
        row: RosterRow,
        side: Side,
        *,
        selected: bool = False,
        short: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, row.name, parent)
        self.shown = short or row.name
        """What is written: the whole name is said and stands in the tip."""
        self.row = row
        self.side = side
        self.selected = selected
        self.setObjectName(f"unit.{row.unit}")
        self._lines = [self.shown]
        self.setFixedHeight(ROW)
        self.setToolTip(f"{row.name}: {row.tip}" if row.tip else row.name)
        state = (
            tr("out of play")
            if row.gone
            else tr("has acted")
            if row.acted
            else tr("may act")
            if row.ready
            else tr("waits")
        )
        extra = f", {row.tip}" if row.tip else ""
        self.setAccessibleName(f"{row.name}, {side.name}, {state}{extra}")

    def sizeHint(self) -> QSize:
        return QSize(108, ROW)

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        row = self.row
        box = QRectF(self.rect())
        if self.selected or self.hovered:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.press if self.selected else theme.hover)
            painter.drawRoundedRect(box, 3, 3)
        middle = box.height() / 2
        colours = theme.side_colours(self.side.look)
        colour = theme.off if row.gone else colours.text
        ink.draw_device(painter, self.side.look, QPointF(8, middle), 5.5, colour, filled=not (row.acted or row.gone))
        text = theme.off if row.gone else theme.ink if row.ready else theme.ink2
        face, used = self._face, 0.0
        top = middle - STEP * (len(self._lines) - 1) / 2
        for line in self._lines:
            wide = ink.write_fitting(painter, LEFT, top + 4, line, face, text, self._room)
            if row.gone:
                painter.fillRect(QRectF(LEFT, round(top), wide, 1), theme.off)
            used = max(used, wide)
            top += STEP
        self._mark(painter, LEFT + used + 5, middle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A name that is too long stands in two lines, or what tells it from others would be cut off."""
        super().resizeEvent(event)
        self._lines = [self.shown]
        if ink.width(self.shown, self._face) > self._room:
            self._lines = ink.wrapped(self.shown, self._face, self._room)
        self.setFixedHeight(ROW + STEP * (len(self._lines) - 1))

    @property
    def _room(self) -> float:
        mark = self.row.mark
        beside = 0.0 if not mark else 15.0 if mark == ENGAGED else ink.width(mark, ink.DENSE_BOLD) + 5
        return self.width() - LEFT - beside

    @property
    def _face(self) -> ink.Face:
        faces = (ink.DENSE_BOLD, ink.HEAD) if self.selected else (ink.DENSE, ink.CAPTION)
        return ink.largest(self.shown, self._room, *faces)

    def _mark(self, painter: QPainter, left: float, middle: float) -> None:
        theme = self.look.theme
        if self.row.mark == ENGAGED:
            for offset in (-2.5, 1.5):
                painter.fillRect(QRectF(left, round(middle + offset), 10, 1.6), theme.ink)
        elif self.row.mark:
            ink.write(painter, left, middle + 4, self.row.mark, ink.DENSE_BOLD, theme.ink2)


class RosterView(QWidget):
    """A column a side for two sides; with more of them the sides follow one another through both columns."""

    def __init__(
        self,
        look: Look,
        roster: Roster,
        mission: Mission,
        selected: str | None,
        pick: Callable[[str], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(roster.title)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        short = _short_names(roster, {side.id: side.name for side in mission.sides})
        for column, rows in enumerate(_columns(roster)):
            grid.setColumnStretch(column, 1)
            for place, row in enumerate(rows):
                side, chosen = mission.side(row.side), row.unit == selected
                button = UnitButton(look, row, side, selected=chosen, short=short[row.unit], parent=self)
                button.clicked.connect(lambda _=False, unit=row.unit: pick(unit))
                grid.addWidget(button, place, column)


def _short_names(roster: Roster, sides: Mapping[str, str]) -> dict[str, str]:
    """By unit, without the words that all names of its side begin with, or that its side is called by: its sign says
    that much."""
    by_side: dict[str, list[list[str]]] = {}
    for row in roster.rows:
        by_side.setdefault(row.side, []).append(row.name.split())
    common = {}
    for side, names in by_side.items():
        alike = 0
        while len(names) > 1 and all(_says_more(name, alike) and name[alike] == names[0][alike] for name in names):
            alike += 1
        common[side] = alike
    return {row.unit: _short(row.name.split(), common[row.side], sides[row.side].split()) for row in roster.rows}


def _short(name: list[str], common: int, side: list[str]) -> str:
    if not common and _says_more(name, 0) and name[:1] == side[:1]:
        common = 1
    return " ".join(name[common:])


def _says_more(name: list[str], word: int) -> bool:
    """After that word comes one that is no mere letter or number."""
    return len(name) > word + 1 and len(name[word + 1]) >= LEAST_WORD


def _columns(roster: Roster) -> tuple[list[RosterRow], list[RosterRow]]:
    sides = list(dict.fromkeys(row.side for row in roster.rows))
    if len(sides) == 2:
        left, right = ([row for row in roster.rows if row.side == side] for side in sides)
        return left, right
    ordered = [row for side in sides for row in roster.rows if row.side == side]
    half = (len(ordered) + 1) // 2
    return ordered[:half], ordered[half:]
