"""What is left in the bag, by side, with the odds of the next draw."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.mission import Mission
from engine.picture import Bag, TokenRow
from gui.panels import ink
from gui.panels.kit import Painted
from gui.panels.look import Look
from gui.text import tr

ROW = 21
RADIUS = 6.5


class BagView(Painted):
    """A disc a token, overlapping where many are left; the token that is out stands on a line of its own."""

    def __init__(self, look: Look, bag: Bag, mission: Mission, parent: QWidget | None = None) -> None:
        rows = len(bag.rows) + (bag.drawn is not None)
        super().__init__(look, ROW * max(0 if bag.note else 1, rows), parent)
        self._bag = bag
        self._mission = mission
        said = [
            tr("{name} {count}, next with {odds:.0%}").format(name=self._name(row), count=row.count, odds=row.odds)
            for row in bag.rows
        ]
        drawn = tr("Out: {name}.").format(name=mission.side(bag.drawn).name) if bag.drawn is not None else ""
        there = "; ".join(said) or tr("empty")
        self.describe(f"{bag.title}: {there}. {drawn}".strip())

    def _name(self, row: TokenRow) -> str:
        return row.text or self._mission.side(row.side).name

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        names = [self._name(row) for row in self._bag.rows]
        left = min(120.0, max((ink.width(name, ink.DENSE) for name in names), default=0) + 8)
        middle = ROW / 2
        if self._bag.drawn is not None:
            side = self._mission.side(self._bag.drawn)
            ink.draw_token(painter, side.look, theme.side_colours(side.look), QPointF(8, middle), 7.5)
            ink.write(
                painter, 24, middle + 4, tr("{name}’s token is out").format(name=side.name), ink.DENSE_BOLD, theme.ink
            )
            middle += ROW
        if not self._bag.rows and self._bag.drawn is None and not self._bag.note:
            ink.write(painter, 0, middle + 4, tr("empty"), ink.DENSE, theme.ink2)
        for row in self._bag.rows:
            self._row(painter, row, left, middle)
            middle += ROW

    def _row(self, painter: QPainter, row: TokenRow, left: float, middle: float) -> None:
        theme = self.look.theme
        side = self._mission.side(row.side)
        ink.write_fitting(painter, 0, middle + 4, self._name(row), ink.DENSE, theme.ink, left - 4)
        odds = f"{row.odds:.0%}"
        right = float(self.width())
        ink.write_right(painter, right, middle + 4, odds, ink.DENSE, theme.ink2)
        right -= 34
        count = str(row.count)
        right -= ink.write_right(painter, right, middle + 4, count, ink.BODY_BOLD, theme.ink) + 8
        if row.count == 0:
            return
        pitch = min(2 * RADIUS + 2.5, (right - left - 2 * RADIUS) / max(1, row.count - 1))
        for index in range(row.count):
            centre = QPointF(left + RADIUS + index * pitch, middle)
            ink.draw_token(painter, side.look, theme.side_colours(side.look), centre, RADIUS)
