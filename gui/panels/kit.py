"""The few kinds of widget that every panel is made of."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.mission import SideLook
from gui.panels import ink
from gui.panels.look import Look

MARGIN = 14


class Painted(QWidget):
    """A widget that draws itself from data. ``describe`` is what a screen reader says."""

    def __init__(self, look: Look, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def describe(self, text: str) -> None:
        self.setAccessibleName(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        # Qt's metaclass and that of an abstract class do not mix: a kind that forgets to draw is told when it is shown.
        raise NotImplementedError(f"{type(self).__name__} does not draw itself")


class PaintedButton(QAbstractButton):
    """A button that draws itself; it is pressed by mouse, Space and Enter alike."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setText(name)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    @property
    def hovered(self) -> bool:
        return self.underMouse() and self.isEnabled()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Not every platform's buttons take Enter by themselves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def has_focus_ring(self) -> bool:
        return self.hasFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.draw(painter)
        if self.has_focus_ring():
            ink.draw_focus(painter, QRectF(self.rect()), self.look.theme)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(100, self.minimumHeight())


class Heading(Painted):
    """The head of a section, with a word at its right end, and a hollow sign before that where the word explains it."""

    def __init__(
        self,
        look: Look,
        title: str,
        note: str = "",
        parent: QWidget | None = None,
        *,
        hollow: SideLook | None = None,
    ) -> None:
        super().__init__(look, 24, parent)
        self._title = title
        self._note = note
        self._hollow = hollow
        self.describe(f"{title}. {note}" if note else title)

    def say(self, title: str, note: str = "") -> None:
        if (title, note) != (self._title, self._note):
            self._title, self._note = title, note
            self.describe(f"{title}. {note}" if note else title)
            self.update()

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        used = ink.write_caps(painter, 0, 16, self._title, theme.ink2)
        room = self.width() - used - 12
        face = ink.largest(self._note, room, ink.DENSE, ink.CAPTION)
        wide = ink.write_right_fitting(painter, self.width(), 16, self._note, face, theme.ink2, room)
        if self._hollow is not None:
            at = QPointF(self.width() - wide - 12, 12)
            ink.draw_device(painter, self._hollow, at, 5.5, theme.ink2, filled=False)


class Rule(Painted):
    """A hairline between sections."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, 17, parent)

    def draw(self, painter: QPainter) -> None:
        ink.draw_line(painter, 0, self.width(), 8, self.look.theme.line)


class Paragraph(Painted):
    """Words that wrap; each line of them begins a new one."""

    def __init__(
        self, look: Look, text: str, face: ink.Face = ink.DENSE, parent: QWidget | None = None, *, quiet: bool = True
    ) -> None:
        super().__init__(look, 0, parent)
        self._text = text
        self._face = face
        self._quiet = quiet
        self._lines: list[str] = []
        self.describe(text)
        self._fit(200)

    def say(self, text: str) -> None:
        """Other words, in place of those that stand there."""
        self._text = text
        self.describe(text)
        self._fit(self.width())
        self.update()

    def _fit(self, width: int) -> None:
        parts = self._text.split("\n")
        self._lines = [line for part in parts for line in ink.wrapped(part, self._face, width)]
        self.setFixedHeight(round(len(self._lines) * self._step) + 2)

    @property
    def _step(self) -> float:
        return self._face.px * 1.4

    def resizeEvent(self, event: object) -> None:
        self._fit(self.width())

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        colour = theme.ink2 if self._quiet else theme.ink
        ink.write_lines(painter, 0, self._face.px + 1, self._lines, self._face, colour, self._step)


def head(words: str = "") -> QLabel:
    """The head of a section among controls, looking as those that panels write: in capitals, which are only drawn."""
    label = QLabel(words)
    label.setProperty("look", "section")
    label.setTextFormat(Qt.TextFormat.PlainText)
    font = label.font()
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    label.setFont(font)
    return label


def column(parent: QWidget | None = None, spacing: int = 0, margin: int = 0) -> QVBoxLayout:
    layout = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    layout.setSpacing(spacing)
    layout.setContentsMargins(margin, margin, margin, margin)
    return layout
