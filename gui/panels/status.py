"""The strip below: where the pointer is, how far the drag goes, the tolerance, a scale and the zoom."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from geometry.tolerance import TOLERANCE
from gui.pace import Pace
from gui.panels import ink
from gui.panels.look import Look
from gui.text import tr

HEIGHT = 26
GAP = 22
LEAST = 90
"""Pixels below which a word and its figure are left out."""
NAMES: Mapping[str, str] = {
    "cursor": tr("cursor"),
    "drag": tr("drag"),
    "tape": tr("tape"),
    "ring": tr("ring"),
    "sight": tr("sight"),
    "free": tr("freely"),
    "chosen": tr("chosen"),
    "pictures": tr("pictures"),
    "tolerance": tr("tolerance"),
    "areas": tr("areas"),
    "verdict": tr("verdict"),
    "frame": tr("frame"),
    "zoom": tr("zoom"),
}
SAID = ("drag", "tape", "ring", "sight", "free", "chosen")
BAR_INCHES = (1, 2, 3, 6, 12, 24)
BAR_PX = 118


class StatusStrip(QWidget):
    """Words are (label, value) pairs; an empty value hides its pair."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pace = Pace(self)
        self._values: dict[str, str] = {"tolerance": f"{TOLERANCE:.3f}″"}
        self._latest = ""
        """Of what tools say: what was said last stands before the others, and is cut last."""
        self._scale = 0.0
        self._saved = ""
        self._hint = ""
        self._tip = ""
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName(tr("Status"))
        look.changed.connect(self.update)

    def say(self, label: str, value: str) -> None:
        if self._values.get(label, "") != value:
            self._values[label] = value
            if value and label in SAID:
                self._latest = label
            self._described()

    def value(self, label: str) -> str:
        return self._values.get(label, "")

    def say_scale(self, px_per_inch: float) -> None:
        self._scale = px_per_inch
        self.say("zoom", tr("{px_per_inch:.1f} px per inch").format(px_per_inch=px_per_inch))

    def say_saved(self, text: str) -> None:
        self._saved = text
        self._described()

    def say_hint(self, text: str) -> None:
        """What the keys do just now; it has the place of the tolerance and of the scale for as long as it stands."""
        if text != self._hint:
            self._hint = text
            self._described()

    def say_tip(self, text: str) -> None:
        """What is pointed at in a menu is for, in place of the hint while it is."""
        if text != self._tip:
            self._tip = text
            self._described()

    def _described(self) -> None:
        said = [f"{NAMES[label]} {value}" for label, value in self._values.items() if value]
        self.setAccessibleDescription("; ".join(word for word in (*said, self._saved, self._tip or self._hint) if word))
        self._pace.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.dock)
        ink.draw_line(painter, 0, self.width(), 0, theme.line)
        right = self.width() - 14.0
        right -= ink.write_right(painter, right, 17, self._saved, ink.DENSE, theme.ink2)
        for label in ("frame", "areas", "verdict", "zoom"):
            if value := self._values.get(label):
                right -= GAP if right < self.width() - 14 else 0
                right -= ink.write_right(painter, right, 17, value, ink.DENSE_BOLD, theme.ink)
                right -= 5
                right -= ink.write_right(painter, right, 17, NAMES[label], ink.DENSE, theme.ink2)
        x = 14.0
        told = self._tip or self._hint
        at_rest = () if told else ("pictures", "tolerance")
        said = sorted(SAID, key=lambda label: label != self._latest)
        for label in ("cursor", *said, *at_rest):
            x = self._pair(painter, x, label, right - GAP)
        left_end = x
        if told:
            ink.write_fitting(painter, left_end, 17, told, ink.DENSE, theme.ink2, right - left_end - GAP)
        else:
            self._scale_bar(painter, left_end, right)

    def _pair(self, painter: QPainter, x: float, label: str, most: float) -> float:
        """As much of it as there is room for; nothing where there is none."""
        value = self._values.get(label, "")
        if not value or most - x < LEAST:
            return x
        theme = self._look.theme
        x += ink.write(painter, x, 17, NAMES[label], ink.DENSE, theme.ink2) + 5
        return x + ink.write_fitting(painter, x, 17, value, ink.DENSE_BOLD, theme.ink, most - x) + GAP

    def _scale_bar(self, painter: QPainter, left: float, right: float) -> None:
        if self._scale <= 0:
            return
        theme = self._look.theme
        inches = max((n for n in BAR_INCHES if n * self._scale <= BAR_PX), default=1)
        long = inches * self._scale
        if right - left < long + 60:
            return
        start = round(max(left + 20, min(self.width() / 2 - long / 2, right - long - 40)))
        ink.write_right(painter, start - 6, 17, "0", ink.CAPTION, theme.ink2)
        for index in range(inches):
            box = QRectF(start + index * self._scale, 10, self._scale, 6)
            painter.fillRect(box, theme.ink if index % 2 == 0 else theme.card)
        painter.setPen(QPen(theme.ink, 1))
        painter.drawRect(QRectF(start + 0.5, 10.5, long - 1, 5))
        ink.write(painter, start + long + 6, 17, f"{inches}″", ink.CAPTION, theme.ink2)
