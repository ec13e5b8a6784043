"""The two strips above the table: menus with the title between them, and the tools."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QSizePolicy, QToolButton, QWidget

from gui.panels import ink
from gui.panels.kit import Painted
from gui.panels.look import Look
from gui.text import tr
from gui.window.actions import Actions
from gui.window.swatch import OverlayToggle
from gui.window.toggles import ToggleRow

MENU = 28
TOOLS = 46
SPACING = 4
WORDS_FROM = 1200
"""Pixels of a window from which on tools may have their names beside them."""


class TitleStrip(QWidget):
    """The menu bar, and what is open written in the middle of the window."""

    def __init__(self, look: Look, menus: QMenuBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._menus = menus
        self._bold = ""
        self._plain = ""
        self.setFixedHeight(MENU + 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 1, 0, 1)
        menus.setNativeMenuBar(False)
        menus.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        menus.setMinimumWidth(_menu_width(menus))
        # The strip draws the line below and has no room for a bar of its own height.
        menus.setStyleSheet("QMenuBar { min-height: 0; border: none; } QMenuBar::item { padding: 6px 9px 4px 9px; }")
        row.addWidget(menus, 0)
        row.addStretch(1)
        look.changed.connect(self.update)

    def say(self, bold: str, plain: str) -> None:
        self._bold, self._plain = bold, plain
        self.setAccessibleName(f"{bold}, {plain}" if plain else bold)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.dock)
        ink.draw_line(painter, 0, self.width(), self.height() - 1, theme.line2)
        bold = ink.width(self._bold, ink.BODY_BOLD)
        plain = ink.width(self._plain, ink.BODY) + 10 if self._plain else 0
        left = max(self.width() / 2 - (bold + plain) / 2, self._menus.geometry().right() + 16)
        room = self.width() - left - 12
        used = ink.write_fitting(painter, left, 18, self._bold, ink.BODY_BOLD, theme.ink, room)
        if used + plain < room:
            ink.write(painter, left + used + 10, 18, self._plain, ink.BODY, theme.ink2)


class _Tool(QToolButton):
    def __init__(self, action: QAction, *, words: bool) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setProperty("look", "tool")
        self.setIconSize(QSize(20, 20))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(action.text().replace("&", "").rstrip("…"))
        self.spell(words)

    def spell(self, words: bool) -> None:
        """With its name, or as a picture alone."""
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if words else Qt.ToolButtonStyle.ToolButtonIconOnly
        self.setToolButtonStyle(style)
        # Bold when it is chosen: room for that beforehand, so that nothing moves.
        self.setMinimumWidth(round(ink.width(self.accessibleName(), ink.BODY_BOLD)) + 46 if words else 0)


class ToolStrip(QWidget):
    """Tools, undo, the overlays with their legend, and what is done with the picture: always one row."""

    def __init__(self, look: Look, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(tr("Tools"))
        self.setFixedHeight(TOOLS)
        self._fixed: list[QWidget] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 10, 1)
        row.setSpacing(SPACING)

        def add(widget: QWidget) -> None:
            self._fixed.append(widget)
            row.addWidget(widget)

        self._worded = [_Tool(actions[name], words=True) for name in ("move", "tape", "ring", "sight_line")]
        for tool in self._worded:
            add(tool)
        add(_Upright(look))
        for name in ("undo", "redo", "back"):
            add(_Tool(actions[name], words=False))
        add(_Upright(look))
        add(_Show(look))
        self.overlays = ToggleRow(look, actions)
        row.addWidget(self.overlays, 1)
        for name in ("fit", "export", "theme"):
            add(_Tool(actions[name], words=False))
        look.changed.connect(self.update)

    @property
    def toggles(self) -> list[OverlayToggle]:
        """Of the row; those in the sheet behind it are hidden here."""
        return self.overlays.toggles

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tools have their names only where that leaves room for every toggle."""
        self._lay(words=self.width() >= WORDS_FROM)
        if self.overlays.waiting:
            self._lay(words=False)

    def _lay(self, *, words: bool) -> None:
        for tool in self._worded:
            tool.spell(words)
        fixed = sum(max(widget.sizeHint().width(), widget.minimumWidth()) + SPACING for widget in self._fixed)
        self.overlays.fit(self.width() - fixed - 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.dock)
        ink.draw_line(painter, 0, self.width(), self.height() - 1, theme.line)


class _Show(Painted):
    def __init__(self, look: Look) -> None:
        super().__init__(look, 30)
        caps = tr("Show").upper()
        self.setFixedWidth(max(44, round(ink.width(caps, ink.HEAD) + ink.CAPS_SPACING * len(caps)) + 4))

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(QRectF(self.rect()), self.look.theme.dock)
        ink.write_caps(painter, 2, 19, tr("Show"), self.look.theme.ink2)


class _Upright(Painted):
    def __init__(self, look: Look) -> None:
        super().__init__(look, 26)
        self.setFixedWidth(9)

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(QRectF(4, 0, 1, self.height()), self.look.theme.line)


def _menu_width(menus: QMenuBar) -> int:
    """Room for every title: a bar that thinks itself too narrow hides them behind an arrow."""
    titles = [action.text().replace("&", "") for action in menus.actions()]
    return sum(round(ink.width(title, ink.BODY)) + 24 for title in titles)
