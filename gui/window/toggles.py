"""The toggles of the overlays in one row; those there is no room for wait in a sheet behind the last button."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QSizePolicy, QWidget

from gui.board.overlay import Overlay
from gui.panels import ink
from gui.panels.kit import PaintedButton, column
from gui.panels.look import Look
from gui.text import tr
from gui.window.actions import Actions
from gui.window.swatch import TALL, OverlayToggle

GAP = 3
_PAD = 9
_ARROW = 16


class ToggleRow(QWidget):
    """Every toggle is in the row and in the sheet, and shown in one of them. ``room`` is given by who lays the row."""

    def __init__(self, look: Look, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._room = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        self.sheet = _Sheet(look, self)
        self.toggles: list[OverlayToggle] = []
        self.spare: list[OverlayToggle] = []
        for overlay, action in actions.overlays.items():
            for toggles, layout in ((self.toggles, row), (self.spare, self.sheet.rows)):
                toggle = OverlayToggle(look, overlay)
                toggle.setChecked(action.isChecked())
                toggle.toggled.connect(action.setChecked)
                action.toggled.connect(toggle.setChecked)
                layout.addWidget(toggle)
                if toggles is self.spare:
                    toggle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
                toggles.append(toggle)
            action.changed.connect(self.fit)
        self.more = MoreButton(look)
        self.more.clicked.connect(self._open)
        row.addWidget(self.more)
        row.addStretch(1)
        self.fit()

    def fit(self, room: int | None = None) -> None:
        """Show as many as there is room for, in their order."""
        self._room = self._room if room is None else room
        there = [toggle for toggle in self.toggles if self._actions.overlays[toggle.overlay].isVisible()]
        for toggle in (*self.toggles, *self.spare):
            action = self._actions.overlays[toggle.overlay]
            toggle.call(action.text(), action.statusTip() if toggle.overlay is Overlay.GROUND else "")
        wide = [toggle.sizeHint().width() + GAP for toggle in there]
        fitting = len(there)
        if sum(wide) > self._room:
            left = self._room - self.more.sizeHint().width()
            fitting = next((n for n in range(len(wide)) if sum(wide[: n + 1]) > left), len(wide))
        shown = {toggle.overlay for toggle in there[:fitting]}
        waiting = {toggle.overlay for toggle in there[fitting:]}
        for toggle in self.toggles:
            toggle.setVisible(toggle.overlay in shown)
        for toggle in self.spare:
            toggle.setVisible(toggle.overlay in waiting)
        self.more.count(len(waiting))

    @property
    def waiting(self) -> frozenset[Overlay]:
        """The overlays whose toggle is in the sheet."""
        return frozenset(toggle.overlay for toggle in self.spare if not toggle.isHidden())

    def _open(self) -> None:
        if self.sheet.isVisible():
            self.sheet.hide()
            return
        self.sheet.setParent(self.window())
        self.sheet.adjustSize()
        right = self.more.mapTo(self.window(), QPoint(self.more.width(), self.more.height() + 2))
        self.sheet.move(right - QPoint(self.sheet.width(), 0))
        self.sheet.show()
        self.sheet.raise_()
        next(toggle for toggle in self.spare if not toggle.isHidden()).setFocus(Qt.FocusReason.PopupFocusReason)


class MoreButton(PaintedButton):
    """How many more there are."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("More"))
        self.setObjectName("overlays.more")
        self.setToolTip(tr("More that can be shown over the table"))
        self.setFixedHeight(TALL)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def count(self, waiting: int) -> None:
        self.setText(_waiting(f"{waiting}"))
        self.setAccessibleName(tr("{waiting} more overlays").format(waiting=waiting))
        self.setVisible(waiting > 0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(ink.width(_waiting("00"), ink.DENSE)) + 2 * _PAD + _ARROW, TALL)

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.press if self.isDown() else theme.hover if self.hovered else theme.dock)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        ink.write(painter, _PAD, TALL / 2 + 4, self.text(), ink.DENSE, theme.ink)
        tip = QPointF(self.width() - _PAD - 4, TALL / 2 + 2)
        painter.setPen(QPen(theme.ink, 1.4))
        painter.drawPolyline(QPolygonF([tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)]))


def _waiting(figure: str) -> str:
    return tr("{waiting} more", "overlays").format(waiting=figure)


class _Sheet(QFrame):
    """Lies over the window, and goes with Esc or a press anywhere else."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(tr("More overlays"))
        self.rows = column(self, spacing=GAP, margin=8)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            opener = isinstance(watched, MoreButton)
            if not opener and watched is not self and not self.isAncestorOf(watched):
                self.hide()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.dock)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
