"""Zoom, pan and the way between inches and pixels; knows nothing of what is shown."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGesture,
    QGestureEvent,
    QGraphicsScene,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from geometry.pose import Point

LEAST_SCALE = 4.0
GREATEST_SCALE = 160.0
MARGIN = 38
"""Pixels round the table that hold its frame."""
_WHEEL_STEP = 1.2


class InchView(QGraphicsView):
    """One scene unit is one inch."""

    zoom_changed = Signal(float)
    """Pixels per inch."""
    pinched = Signal()
    """Two fingers take the table, whatever the first of them has begun."""
    viewed = Signal()
    """Another part of the table is in view, or in another size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inches = QGraphicsScene(self)
        self._inches.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._inches)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self._width, self._height = 1.0, 1.0
        self._fitted = True
        self._space = False
        self._pan_from: QPoint | None = None
        self._at_rest = Qt.CursorShape.ArrowCursor
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def setAccessibleName(self, name: str) -> None:
        """Its inside, which can be come to as well, is called the same."""
        super().setAccessibleName(name)
        self.viewport().setAccessibleName(name)

    @property
    def scale_px(self) -> float:
        """Pixels per inch."""
        return float(self.transform().m11())

    def to_inches(self, pixel: QPointF) -> Point:
        """``pixel`` counts from the viewport's top-left corner."""
        back, _ = self.viewportTransform().inverted()
        place = back.map(pixel)
        return (place.x(), place.y())

    def from_inches(self, point: Point) -> QPointF:
        return self.viewportTransform().map(QPointF(*point))

    @property
    def table_size(self) -> tuple[float, float]:
        """Inches."""
        return (self._width, self._height)

    def set_table(self, width: float, height: float) -> None:
        self._width, self._height = width, height
        # Room enough round the table to bring any corner of it to the middle of the window.
        self._inches.setSceneRect(-2 * width, -2 * height, 5 * width, 5 * height)
        self.fit()

    def fit(self) -> None:
        """Show the whole table with its frame; it stays so while the window is resized."""
        scale, x, y = self.whole
        self.look_from(scale, (x, y))
        self._fitted = True

    @property
    def whole(self) -> tuple[float, float, float]:
        """Scale and middle that show the whole table with its frame."""
        room = self.viewport().size()
        across = max(room.width() - 2 * MARGIN, 1) / self._width
        down = max(room.height() - 2 * MARGIN, 1) / self._height
        return (min(across, down), self._width / 2, self._height / 2)

    @property
    def look(self) -> tuple[float, float, float]:
        """Scale and middle of what is in view."""
        middle = self.visible_inches.center()
        return (self.scale_px, middle.x(), middle.y())

    def look_from(self, scale: float, middle: Point) -> None:
        self._set_scale(scale)
        self.look_at(middle)

    def look_at(self, point: Point) -> None:
        """Bring a point of the table to the middle."""
        self.centerOn(QPointF(*point))
        self._fitted = False

    def zoom_by(self, factor: float, anchor: QPointF | None = None) -> None:
        """``anchor`` is the pixel that stays where it is; the middle when there is none."""
        pixel = QPointF(self.viewport().rect().center()) if anchor is None else anchor
        held = self.to_inches(pixel)
        self._set_scale(self.scale_px * factor)
        moved = self.from_inches(held) - pixel
        self._scroll(round(moved.x()), round(moved.y()))
        self._fitted = False

    def zoom_to(self, scale: float) -> None:
        """So many pixels an inch, round the middle."""
        self.zoom_by(scale / self.scale_px)

    def _set_scale(self, scale: float) -> None:
        scale = min(max(scale, LEAST_SCALE), GREATEST_SCALE)
        if scale == self.scale_px:
            return
        self.setTransform(QTransform.fromScale(scale, scale))
        self.rescaled()
        self.zoom_changed.emit(scale)
        self.viewed.emit()

    def rescaled(self) -> None:
        """For what must be drawn afresh at another scale."""

    def _scroll(self, right: int, down: int) -> None:
        across, upright = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + right)
        upright.setValue(upright.value() + down)

    @property
    def visible_inches(self) -> QRectF:
        left, top = self.to_inches(QPointF(0, 0))
        return QRectF(left, top, self.viewport().width() / self.scale_px, self.viewport().height() / self.scale_px)

    def scrollContentsBy(self, right: int, down: int) -> None:
        super().scrollContentsBy(right, down)
        self.viewed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        self.viewed.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.device().type() is QInputDevice.DeviceType.TouchPad and not with_control:
            self.pan(-event.pixelDelta().x(), -event.pixelDelta().y())
        else:
            self.zoom_by(_WHEEL_STEP ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent) and (pinch := event.gesture(Qt.GestureType.PinchGesture)) is not None:
            self._pinch(pinch)
            event.accept(pinch)
            return True
        return bool(super().viewportEvent(event))

    def _pinch(self, pinch: QGesture) -> None:
        """Two fingers on the table itself: it goes with them, as far apart as they are."""
        if not isinstance(pinch, QPinchGesture):
            return
        if pinch.state() is Qt.GestureState.GestureStarted:
            self.pinched.emit()
        held = QPointF(self.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
        if pinch.changeFlags() & QPinchGesture.ChangeFlag.CenterPointChanged:
            moved = pinch.lastCenterPoint() - pinch.centerPoint()
            self.pan(round(moved.x()), round(moved.y()))
        if pinch.changeFlags() & QPinchGesture.ChangeFlag.ScaleFactorChanged:
            self.zoom_by(pinch.scaleFactor(), held)

    def pan(self, right: int, down: int) -> None:
        """So many pixels farther right and down on the table."""
        self._scroll(right, down)
        self._fitted = False

    def rest_cursor(self, shape: Qt.CursorShape) -> None:
        """What the pointer looks like while the table is not moved."""
        self._at_rest = shape
        self.viewport().setCursor(shape)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The space bar may be let go elsewhere."""
        if self._space:
            self._space = False
            self.viewport().setCursor(self._at_rest)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
            return
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self.viewport().setCursor(self._at_rest)
            return
        event.ignore()

    def _starts_pan(self, event: QMouseEvent) -> bool:
        middle = event.button() is Qt.MouseButton.MiddleButton
        return middle or (self._space and event.button() is Qt.MouseButton.LeftButton)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._starts_pan(event):
            self._pan_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        else:
            self.pointer_pressed(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is None:
            self.pointer_moved(event)
        else:
            here = event.position().toPoint()
            self.pan(self._pan_from.x() - here.x(), self._pan_from.y() - here.y())
            self._pan_from = here
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is None:
            self.pointer_released(event)
        else:
            self._pan_from = None
            self.viewport().setCursor(self._at_rest)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def pointer_pressed(self, event: QMouseEvent) -> None:
        """A press that starts no pan."""

    def pointer_moved(self, event: QMouseEvent) -> None:
        """A move while the table stands still."""

    def pointer_released(self, event: QMouseEvent) -> None:
        """A release that ends no pan."""
