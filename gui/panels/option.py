"""One option: its name, what it means, its key; or why it is not open."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.options import Option
from gui.panels import ink
from gui.panels.kit import PaintedButton
from gui.panels.look import Look
from gui.text import tr

LEFT = 11
CLOSED_LEFT = 18
STEP = 14.5
NAME_STEP = 16.0
BESIDE_NAME = 34
"""Room for the key, in pixels."""


class OptionRow(PaintedButton):
    """Pressed, it asks for the option; a closed one can still be pressed, and the verdict card says why it is not open.

    ``reason`` is the second line of a closed option; ``note`` comes after the line of a running one.
    """

    def __init__(
        self,
        look: Look,
        option: Option,
        reason: str = "",
        *,
        running: bool = False,
        note: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, option.name, parent)
        self.option = option
        self.running = running
        self._meaning = option.hint if option.open else reason
        self._second = ""
        self._lines: list[str] = []
        self._name: list[str] = []
        self.setObjectName(f"option.{option.id}")
        self.setAccessibleDescription(tr("Key {key}.").format(key=option.key) if option.key else "")
        self.resize(228, 0)
        self.run(running, note)

    def run(self, running: bool, note: str = "") -> None:
        """Mark it as the option that runs, or no longer."""
        self.running = running
        self._second = "; ".join(word for word in (self._meaning, note) if word)
        state = tr("running") if running else "" if self.option.open else tr("not open")
        self.setAccessibleName(". ".join(word for word in (self.option.name, state, self._second) if word))
        self._fit(self.width())
        self.update()

    def _fit(self, width: int) -> None:
        self._lines = ink.wrapped(self._second, ink.DENSE, width - LEFT - (10 if self.option.open else 12))
        self._name = ink.wrapped(self.option.name, ink.OPTION, width - LEFT - BESIDE_NAME)
        tall = 43 if len(self._lines) <= 1 else 29 + round(STEP * len(self._lines))
        self.setFixedHeight((tall if self._lines else 30) + self._lower)

    @property
    def _lower(self) -> int:
        """How far a name of several lines pushes down what is below it."""
        return round(NAME_STEP * max(0, len(self._name) - 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit(self.width())

    def sizeHint(self) -> QSize:
        return QSize(228, self.height())

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        open_ = self.option.open
        fill = theme.dock if not open_ else theme.card
        if self.running:
            fill = theme.primary
        elif open_ and (self.isDown() or self.hovered):
            fill = theme.press if self.isDown() else theme.hover
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.primary if self.running else theme.line if open_ else theme.line2, 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        right = self.width() - 9.0
        if not open_:
            ink.draw_closed(painter, QPointF(right - 7, 14), theme)
        elif self.option.key:
            ink.draw_key(painter, right, 14, self.option.key, theme, on_primary=self.running)
        name = theme.on_primary if self.running else theme.ink if open_ else theme.off
        ink.write_lines(painter, LEFT, 18, self._name, ink.OPTION, name, NAME_STEP)
        second = theme.on_primary if self.running else theme.ink2
        ink.write_lines(painter, LEFT, 34 + self._lower, self._lines, ink.DENSE, second, STEP)


class ClosedLine(PaintedButton):
    """Options closed for one reason, where there are too many for a row each: their names and why, in running text."""

    def __init__(self, look: Look, options: tuple[Option, ...], reason: str, parent: QWidget | None = None) -> None:
        self._names = ", ".join(option.name for option in options)
        super().__init__(look, self._names, parent)
        self.option = options[0]
        self._reason = reason
        self._lead: list[str] = []
        self._lines: list[str] = []
        self.setObjectName(f"option.{self.option.id}")
        self.setAccessibleName(". ".join((self._names, tr("not open"), reason)))
        self._fit(228)

    def _fit(self, width: int) -> None:
        room = width - CLOSED_LEFT
        self._lead = ink.wrapped(self._names, ink.DENSE_BOLD, room)
        used = ink.width(self._lead[-1], ink.DENSE_BOLD) + 7 if self._lead else 0.0
        self._lines = ink.wrapped_after(used, self._reason, ink.DENSE, room)
        self.setFixedHeight(8 + round(STEP * (len(self._lead) + len(self._lines) - 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit(self.width())

    def sizeHint(self) -> QSize:
        return QSize(228, self.height())

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        if self.hovered or self.isDown():
            painter.fillRect(self.rect(), theme.press if self.isDown() else theme.hover)
        ink.draw_closed(painter, QPointF(6, 10.5), theme)
        below = ink.write_lines(painter, CLOSED_LEFT, 15, self._lead, ink.DENSE_BOLD, theme.off, STEP)
        first, *more = self._lines
        used = ink.width(self._lead[-1], ink.DENSE_BOLD) + 7 if self._lead else 0.0
        ink.write(painter, CLOSED_LEFT + used, below - STEP, first, ink.DENSE, theme.ink2)
        ink.write_lines(painter, CLOSED_LEFT, below, more, ink.DENSE, theme.ink2, STEP)
