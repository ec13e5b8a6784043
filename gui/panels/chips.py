"""Small buttons in rows that wrap, for what is open at any time."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget

from engine.options import Option
from gui.panels import ink
from gui.panels.kit import Painted, PaintedButton
from gui.panels.look import Look
from gui.text import tr

TALL = 26
MANY = 4
"""So many names that begin alike stand under that word."""


class Chip(PaintedButton):
    """``short`` is what stands on it where a caption before it says the rest of the option's name."""

    def __init__(
        self, look: Look, option: Option, short: str = "", *, running: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, option.name, parent)
        self.option = option
        self._text = short or option.name
        self.running = running
        self.setObjectName(f"option.{option.id}")
        self.setAccessibleName(f"{option.name}. {option.hint}".strip())
        self.setAccessibleDescription(tr("Key {key}.").format(key=option.key) if option.key else "")
        self.setToolTip(option.hint)
        self.setFixedHeight(TALL)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def run(self, running: bool, _note: str = "") -> None:
        """Mark it as the option that runs, or no longer."""
        self.running = running
        self.update()

    def sizeHint(self) -> QSize:
        key = max(17.0, ink.width(self.option.key, ink.HEAD) + 9) + 6 if self.option.key else 0
        return QSize(round(ink.width(self._text, ink.DENSE) + key + 17), TALL)

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        fill = theme.primary if self.running else theme.press if self.isDown() else theme.card
        if not self.running and self.hovered:
            fill = theme.hover
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        colour = theme.on_primary if self.running else theme.ink if self.option.open else theme.off
        ink.write(painter, 8, TALL / 2 + 4, self._text, ink.DENSE, colour)
        if self.option.key:
            ink.draw_key(painter, self.width() - 5, TALL / 2, self.option.key, theme, on_primary=self.running)


class Caption(Painted):
    """The word that the names of the chips after it have in common."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(look, TALL)
        self._text = text
        self.setFixedWidth(round(ink.width(text, ink.DENSE)) + 4)

    def draw(self, painter: QPainter) -> None:
        ink.write(painter, 0, TALL / 2 + 4, self._text, ink.DENSE, self.look.theme.ink2)

    def sizeHint(self) -> QSize:
        return QSize(self.width(), TALL)


def grouped(options: Sequence[Option]) -> list[tuple[str, tuple[Option, ...]]]:
    """Options whose names begin with one word, where they are many: the word, and they; all others under no word."""
    firsts = Counter(option.name.partition(" ")[0] for option in options)
    groups: dict[str, tuple[Option, ...]] = {"": ()}
    for option in options:
        first = option.name.partition(" ")[0]
        key = first if firsts[first] >= MANY else ""
        groups[key] = (*groups.get(key, ()), option)
    return [(word, group) for word, group in groups.items() if group]


class Flow(QLayout):
    """Lays its widgets out like words."""

    def __init__(self, parent: QWidget | None = None, gap: int = 5) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), really=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, really=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, really: bool) -> int:
        x, y, tall = rect.x(), rect.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            if x > rect.x() and x + hint.width() > rect.right() + 1:
                x, y, tall = rect.x(), y + tall + self._gap, 0
            if really:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self._gap
            tall = max(tall, hint.height())
        return y + tall - rect.y()
