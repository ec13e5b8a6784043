"""The dock on the right: beside the table where the window is wide, else over it, from a rail that stays."""

from PySide6.QtCore import QEvent, QObject, QPointF, QSize
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.panels import ink
from gui.panels.kit import PaintedButton, column
from gui.panels.look import Look
from gui.panels.signs import draw_sign
from gui.text import tr
from gui.tools.card import Sign

RIGHT = 278
RAIL = 30
WIDE_FROM = 1400
"""Pixels of a window that has room for the dock beside the table."""


class Rail(PaintedButton):
    """What the dock is called, written upwards, below the sign of the last verdict."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Inspector and verdict"))
        self.setObjectName("dock.rail")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._sign: Sign | None = None

    def show_sign(self, sign: Sign | None) -> None:
        if sign is not self._sign:
            self._sign = sign
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(RAIL, 100)

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        painter.fillRect(self.rect(), theme.press if self.isDown() else theme.hover if self.hovered else theme.dock)
        middle = RAIL / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.ink2, 1.5))
        for dx in (-3.5, 1.5):
            painter.drawPolyline([QPointF(middle + dx + 3, 12), QPointF(middle + dx, 16), QPointF(middle + dx + 3, 20)])
        if self._sign is not None:
            draw_sign(painter, self._sign, QPointF(middle, 40), 8.5, theme)
        name = self.text().upper()
        painter.translate(middle + 4, 62 + ink.width(name, ink.HEAD) + ink.CAPS_SPACING * len(name))
        painter.rotate(-90)
        ink.write_caps(painter, 0, 0, self.text(), theme.ink2)
        painter.resetTransform()


class Dock(QWidget):
    """Stands in the row of the page for its ``panel``. ``action`` says whether the panel is open."""

    def __init__(self, look: Look, panel: QWidget, page: QWidget, action: QAction) -> None:
        super().__init__(page)
        self._look = look
        self._panel = panel
        self._page = page
        self._action = action
        self._wide = True
        self._open_when_wide = True
        self._peeks = False
        self.rail = Rail(look)
        self.rail.clicked.connect(action.toggle)
        action.changed.connect(self._tell_key)
        self._tell_key()
        column(self).addWidget(self.rail)
        panel.setParent(page)
        panel.setFixedWidth(RIGHT)
        panel.setAutoFillBackground(True)
        page.installEventFilter(self)
        action.toggled.connect(self._toggled)
        self._edge = _Edge(look, page)
        self._lay()

    def _tell_key(self) -> None:
        """The rail's tip has the key that opens the dock now."""
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.rail.setToolTip(
            tr("Inspector and verdict ({key})").format(key=key) if key else tr("Inspector and verdict")
        )

    def fit(self, width: int) -> None:
        """To a window so wide: on the way to a narrow one the panel goes, on the way back it comes again."""
        wide = width >= WIDE_FROM
        if wide == self._wide:
            return
        if not wide:
            self._open_when_wide = self._action.isChecked()
        self._wide = wide
        self._peeks = False
        self._action.setChecked(wide and self._open_when_wide)
        self._lay()

    def peek(self) -> None:
        """Show what has just been said, over the table, until something else is done there."""
        if not self._wide and not self._action.isChecked():
            self._action.setChecked(True)
            self._peeks = True

    def unpeek(self) -> None:
        if self._peeks:
            self._action.setChecked(False)

    def _toggled(self) -> None:
        self._peeks = False
        self._lay()

    def _lay(self) -> None:
        shown = self._action.isChecked()
        beside = self._wide and shown
        self.setFixedWidth(RIGHT if beside else RAIL)
        self.rail.setVisible(not beside)
        left = self._page.width() - RIGHT - (0 if beside else RAIL)
        self._panel.setGeometry(left, 0, RIGHT, self._page.height())
        self._panel.setVisible(shown)
        self._panel.raise_()
        self._edge.setGeometry(left - 1, 0, 1, self._page.height())
        self._edge.setVisible(shown and not beside)
        self._edge.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._lay()
        return False


class _Edge(QWidget):
    """Parts the dock from the table it lies over."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.ink2)
        painter.end()


__all__ = ["RIGHT", "Dock", "Rail"]
