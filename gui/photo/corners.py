"""The picture as it was taken, with the four corners of the table to be marked on it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from geometry.photograph import MARK, Corners
from gui.board.text import write
from gui.panels.look import Look
from gui.text import tr

NAMES = (tr("top left"), tr("top right"), tr("bottom right"), tr("bottom left"))
KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
FAR = 25
"""Pixels of the picture that an arrow goes with Shift."""
_NEAR = 16.0
"""Pixels of the screen: a press nearer to a corner takes that one."""
_INSET = 0.12
_LOUPE, _LARGER = 132, 6
_DARK, _LIGHT = QColor(0, 0, 0, 190), QColor(255, 255, 255)


class CornersView(QWidget):
    """``changed``: a corner has been moved or marked, or another is at hand."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("photo.corners")
        self._look = look
        self._image: QImage | None = None
        self._shown: QImage | None = None
        self._at: list[QPointF] = [QPointF()] * 4
        self._unsure: list[float] = [MARK] * 4
        self._set: set[int] = set()
        self._held = False
        self.at_hand = 0
        self.setMinimumSize(280, 220)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("The picture, with the corners of the table"))
        self.setAccessibleDescription(
            tr("1 to 4 choose a corner, arrows move it by a pixel of the picture, with Shift by 25, Enter marks it")
        )
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(720, 540)

    def show_picture(self, image: QImage) -> None:
        """With no corner marked yet."""
        self._image, self._shown = image, None
        left, top = _INSET * image.width(), _INSET * image.height()
        right, bottom = image.width() - left, image.height() - top
        self._at = [QPointF(left, top), QPointF(right, top), QPointF(right, bottom), QPointF(left, bottom)]
        self._unsure = [MARK] * 4
        self._set = set()
        self.at_hand = 0
        self._tell()

    @property
    def corners(self) -> Corners:
        """Pixels of the picture."""
        first, second, third, fourth = ((at.x(), at.y()) for at in self._at)
        return (first, second, third, fourth)

    @property
    def unsure(self) -> tuple[float, float, float, float]:
        """Pixels of the picture by which each may be off: more where the view is coarser than the picture."""
        first, second, third, fourth = self._unsure
        return (first, second, third, fourth)

    @property
    def left(self) -> tuple[int, ...]:
        """Corners that are still to be marked, from 0."""
        return tuple(at for at in range(4) if at not in self._set)

    def mark(self, corner: int, x: float, y: float, unsure: float = MARK) -> None:
        """Put a corner at a pixel of the picture."""
        self._put(corner, QPointF(x, y), unsure)
        self._set.add(corner)
        self._tell()

    # Places

    def _scale(self) -> float:
        """Pixels of the view for one of the picture."""
        if self._image is None:
            return 1.0
        return min(self.width() / self._image.width(), self.height() / self._image.height())

    def _corner(self) -> QPointF:
        if self._image is None:
            return QPointF()
        wide, tall = self._image.width() * self._scale(), self._image.height() * self._scale()
        return QPointF((self.width() - wide) / 2, (self.height() - tall) / 2)

    def to_view(self, pixel: QPointF) -> QPointF:
        return self._corner() + pixel * self._scale()

    def to_picture(self, place: QPointF) -> QPointF:
        return (place - self._corner()) / self._scale()

    def _put(self, corner: int, pixel: QPointF, unsure: float) -> None:
        if self._image is not None:
            x = min(max(pixel.x(), 0.0), float(self._image.width()))
            y = min(max(pixel.y(), 0.0), float(self._image.height()))
            self._at[corner] = QPointF(x, y)
            self._unsure[corner] = unsure

    # Hand and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._image is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        near = [(_length(self.to_view(at) - event.position()), number) for number, at in enumerate(self._at)]
        if min(near)[0] <= _NEAR:
            self.at_hand = min(near)[1]
        self._held = True
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held:
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._held:
            self._held = False
            self._follow(event)
            self._marked()

    def _follow(self, event: QMouseEvent) -> None:
        coarse = 1.0 / (self._scale() * self.devicePixelRatioF())
        self._put(self.at_hand, self.to_picture(event.position()), MARK * max(1.0, coarse))
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._image is None:
            event.ignore()
        elif key in KEYS:
            self.at_hand = KEYS.index(key)
            self._tell()
        elif key in ARROWS:
            step = FAR if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            across, down = ARROWS[key]
            # The loupe shows every pixel of the picture, so that what is set by keys is as sure as the picture.
            self._put(self.at_hand, self._at[self.at_hand] + QPointF(across, down) * step, MARK)
            self._tell()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._marked()
        else:
            event.ignore()

    def _marked(self) -> None:
        self._set.add(self.at_hand)
        left = self.left
        if left:
            self.at_hand = next((at for at in left if at > self.at_hand), left[0])
        self._tell()

    def _tell(self) -> None:
        self.update()
        self.changed.emit()

    # Drawing

    def resizeEvent(self, event: object) -> None:
        self._shown = None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.desk)
        if self._image is None:
            return
        painter.drawImage(
            QRectF(self._corner(), self._fitted(self._image).deviceIndependentSize()), self._fitted(self._image)
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPolygonF([self.to_view(at) for at in self._at])
        for colour, width in ((_DARK, 3.6), (_LIGHT, 1.4)):
            painter.setPen(QPen(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(outline)
        for number in range(4):
            self._handle(painter, number)
        self._loupe(painter, self._image)

    def _fitted(self, image: QImage) -> QImage:
        """The picture no larger than the view, made once for each size."""
        if self._shown is None:
            ratio = self.devicePixelRatioF()
            size = (image.size().toSizeF() * min(1.0, self._scale() * ratio)).toSize().expandedTo(QSize(1, 1))
            self._shown = image.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            self._shown.setDevicePixelRatio(size.width() / max(1.0, image.width() * self._scale()))
        return self._shown

    def _handle(self, painter: QPainter, number: int) -> None:
        at = self.to_view(self._at[number])
        here = number == self.at_hand
        theme = self._look.theme
        for colour, width in ((_DARK, 4.5), (theme.focus if here else _LIGHT, 2.0)):
            painter.setPen(QPen(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 8, 8)
            painter.drawLine(at - QPointF(13, 0), at - QPointF(4, 0))
            painter.drawLine(at + QPointF(4, 0), at + QPointF(13, 0))
            painter.drawLine(at - QPointF(0, 13), at - QPointF(0, 4))
            painter.drawLine(at + QPointF(0, 4), at + QPointF(0, 13))
        words = f"{number + 1} ✓" if number in self._set else f"{number + 1}"
        write(painter, words, at + QPointF(12, -10), 14, _LIGHT, bold=True, halo=_DARK)

    def _loupe(self, painter: QPainter, image: QImage) -> None:
        """Round the corner at hand, on the side of the view where it is not."""
        at = self._at[self.at_hand]
        left = 8 if self.to_view(at).x() > self.width() / 2 else self.width() - _LOUPE - 8
        box = QRectF(left, 8, _LOUPE, _LOUPE)
        across = _LOUPE / _LARGER
        painter.fillRect(box, self._look.theme.desk)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.drawImage(box, image, QRectF(at.x() - across / 2, at.y() - across / 2, across, across))
        middle = box.center()
        for colour, width in ((_DARK, 3.0), (_LIGHT, 1.0)):
            painter.setPen(QPen(colour, width))
            painter.drawLine(QPointF(middle.x(), box.top()), QPointF(middle.x(), box.bottom()))
            painter.drawLine(QPointF(box.left(), middle.y()), QPointF(box.right(), middle.y()))
        painter.setPen(QPen(self._look.theme.focus, 2.0))
        painter.drawRect(box)


def _length(offset: QPointF) -> float:
    return float((offset.x() ** 2 + offset.y() ** 2) ** 0.5)
