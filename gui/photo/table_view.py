"""The table as the picture shows it, seen from straight above, with the bases that are set on it."""

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from engine.mission import Piece as Terrain
from geometry.photograph import MARK, Photograph
from geometry.pose import Point
from gui.board.hit import topmost
from gui.board.models import ModelDrawing, Piece
from gui.board.paper import Paper
from gui.board.shapes import area_path, base_path, disc_path
from gui.board.text import Side, write
from gui.board.view import InchView
from gui.panels.look import Look
from gui.photo.corners import ARROWS
from gui.photo.standing import Standing
from gui.text import tr

BIG_TURN, SMALL_TURN = 15.0, 1.0
_STEP, _FAR = 1, 20
"""Pixels of the screen that an arrow goes, and with Shift."""
_SLACK = 4.0
"""Pixels beside a base at which it is still taken."""
_LINE = 6
"""Inches between the lines of the grid."""
_ZOOM = 1.25
_LETTER = 6.5
"""Pixels that a letter of a name takes, or less."""
_DARK, _LIGHT = QColor(0, 0, 0, 200), QColor(255, 255, 255, 230)
_THIN = QColor(255, 255, 255, 70)


class TableView(InchView):
    """``pressed`` at a free place; ``moved`` a base to another place; ``turned``, ``taken_away``, ``chosen`` a base."""

    pressed = Signal(object)
    moved = Signal(str, object)
    turned = Signal(str, float)
    taken_away = Signal(str)
    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("photo.table")
        self._look = look
        self._image: QImage | None = None
        self._photograph: Photograph | None = None
        self._terrain: tuple[Terrain, ...] = ()
        self._standing: Mapping[str, Standing] = {}
        self._line: tuple[Point, Point] | None = None
        self._ends: tuple[Point, ...] = ()
        self._laid: tuple[QTransform, QPixmap] | None = None
        self._dragged: str | None = None
        self.cross: Point = (0.0, 0.0)
        self.at_hand = ""
        self.setMinimumSize(280, 220)
        self.setAccessibleName(tr("The table from above"))
        self.setAccessibleDescription(
            tr(
                "Arrows move the cross, with Shift farther; Enter sets a base there. N goes to the next base, M moves "
                "it to the cross, [ and ] turn it, comma and full stop by a degree, Delete takes it away. + and - "
                "zoom, 0 shows the whole table"
            )
        )
        look.changed.connect(self._lay_anew)

    @property
    def hand(self) -> float:
        """Inches by which what is set now may be off for the coarseness of the view."""
        return MARK / (self.scale_px * self.devicePixelRatioF())

    def show_table(self, image: QImage, photograph: Photograph, terrain: Sequence[Terrain] = ()) -> None:
        self._image, self._photograph, self._terrain = image, photograph, tuple(terrain)
        self.cross = (photograph.width / 2, photograph.depth / 2)
        self._laid = None
        self.set_table(photograph.width, photograph.depth)
        self._redraw()

    def show_standing(
        self,
        standing: Mapping[str, Standing],
        at_hand: str,
        line: tuple[Point, Point] | None,
        ends: tuple[Point, ...] = (),
    ) -> None:
        """``line`` is what is measured, ``ends`` the ends of a known length."""
        self._standing, self.at_hand, self._line, self._ends = standing, at_hand, line, ends
        if self._dragged not in standing:
            self._dragged = None
        self._redraw()

    def _lay_anew(self) -> None:
        """What is kept of the picture has the theme's ground round it."""
        self._laid = None
        self._redraw()

    def _redraw(self) -> None:
        self.viewport().update()

    # Hand and keys

    def pointer_pressed(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        place = self.to_inches(event.position())
        self.cross = place
        bases = [(id, one.placed) for id, one in self._standing.items()]
        under = topmost(bases, place, _SLACK / self.scale_px)
        if under is None:
            self.pressed.emit(place)
        else:
            self._dragged = under
            self.chosen.emit(under)
        self._redraw()

    def pointer_moved(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            self.cross = self.to_inches(event.position())
            self.moved.emit(self._dragged, self.cross)

    def pointer_released(self, event: QMouseEvent) -> None:
        self._dragged = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            pixels = _FAR if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else _STEP
            self._move_cross(*(pixels / self.scale_px * way for way in ARROWS[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pressed.emit(self.cross)
        elif key == Qt.Key.Key_N and self._standing:
            ids = list(self._standing)
            at = ids.index(self.at_hand) + 1 if self.at_hand in ids else 0
            self.chosen.emit(ids[at % len(ids)])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self.zoom_by(1 / _ZOOM if key == Qt.Key.Key_Minus else _ZOOM, self.from_inches(self.cross))
        elif key == Qt.Key.Key_0:
            self.fit()
        elif self.at_hand not in self._standing:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_M:
            self.moved.emit(self.at_hand, self.cross)
        elif key in (Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight):
            self.turned.emit(self.at_hand, BIG_TURN if key == Qt.Key.Key_BracketRight else -BIG_TURN)
        elif key in (Qt.Key.Key_BraceLeft, Qt.Key.Key_BraceRight, Qt.Key.Key_Comma, Qt.Key.Key_Period):
            right = key in (Qt.Key.Key_BraceRight, Qt.Key.Key_Period)
            self.turned.emit(self.at_hand, SMALL_TURN if right else -SMALL_TURN)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.taken_away.emit(self.at_hand)
        else:
            super().keyPressEvent(event)

    def _move_cross(self, right: float, down: float) -> None:
        width, depth = self.table_size
        self.cross = (min(max(self.cross[0] + right, 0.0), width), min(max(self.cross[1] + down, 0.0), depth))
        if not self.visible_inches.contains(QPointF(*self.cross)):
            self.look_at(self.cross)
        self._redraw()

    # Drawing

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.save()
        painter.resetTransform()
        painter.fillRect(self.viewport().rect(), self._look.theme.desk)
        if self._image is not None and self._photograph is not None:
            painter.drawPixmap(0, 0, self._seen_from_above(self._image, self._photograph))
        painter.restore()

    def _seen_from_above(self, image: QImage, photograph: Photograph) -> QPixmap:
        """What is in view, and no more: its memory is bounded by the screen however far one looks into the picture."""
        ratio = self.devicePixelRatioF()
        size = self.viewport().size() * ratio
        view = self.viewportTransform()
        if self._laid is None or self._laid[0] != view or self._laid[1].size() != size:
            laid = QPixmap(size)
            laid.setDevicePixelRatio(ratio)
            laid.fill(self._look.theme.desk)
            painter = QPainter(laid)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            to_table = photograph.to_table
            rows = [[float(to_table[row, column]) for column in range(3)] for row in range(3)]
            flat = QTransform(*(rows[row][column] for column in range(3) for row in range(3)))
            width, depth = self.table_size
            painter.setClipRect(view.mapRect(QRectF(0, 0, width, depth)))
            painter.setTransform(flat * view)
            painter.drawImage(0, 0, image)
            painter.end()
            self._laid = (QTransform(view), laid)
        return self._laid[1]

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._photograph is None:
            return
        painter.save()
        painter.resetTransform()
        painter.translate(self.from_inches((0.0, 0.0)))
        paper = Paper(self._look.theme, self.scale_px)
        self._grid(painter, paper)
        for piece in self._terrain:
            _cased(painter, area_path(piece.outline, paper))
        for id, one in self._standing.items():
            self._base(painter, paper, id, one)
        self._names(painter, paper)
        if self._line is not None:
            _cased(painter, _path(*(paper.at(point) for point in self._line)), 2.2)
        for end in self._ends:
            _cased(painter, disc_path(paper.at(end), 5))
        _cased(painter, _path(*(paper.at(end) for end in self._ends)))
        if self.hasFocus():
            at = paper.at(self.cross)
            _cased(painter, _path(at - QPointF(9, 0), at + QPointF(9, 0)))
            _cased(painter, _path(at - QPointF(0, 9), at + QPointF(0, 9)))
        painter.restore()

    def _grid(self, painter: QPainter, paper: Paper) -> None:
        width, depth = self.table_size
        painter.setPen(QPen(_THIN, 1.0))
        for x in range(_LINE, math.ceil(width), _LINE):
            painter.drawLine(paper.at((x, 0)), paper.at((x, depth)))
        for y in range(_LINE, math.ceil(depth), _LINE):
            painter.drawLine(paper.at((0, y)), paper.at((width, y)))
        rim = QPainterPath()
        rim.addRect(paper.box(0, 0, width, depth))
        _cased(painter, rim)

    def _base(self, painter: QPainter, paper: Paper, id: str, one: Standing) -> None:
        base, pose = one.placed.base, one.placed.pose
        if id == self.at_hand and self._dragged is not None:
            # The figure's own base must be seen while it is aimed at.
            _cased(painter, base_path(base, pose, paper), 1.6)
            return
        painter.setOpacity(0.82)
        ModelDrawing(Piece(base, pose, one.kind.look, one.number, selected=id == self.at_hand)).paint(painter, paper)
        painter.setOpacity(1.0)

    def _names(self, painter: QPainter, paper: Paper) -> None:
        """Each below its base, of the one at hand before all others; one that would lie on another or on a base is left
        out."""
        written: list[QRectF] = []
        bases = [base_path(one.placed.base, one.placed.pose, paper).boundingRect() for one in self._standing.values()]
        for id, one in sorted(self._standing.items(), key=lambda told: told[0] != self.at_hand):
            pose = one.placed.pose
            if id == self.at_hand and self._dragged is not None:
                continue
            below = paper.at((pose.x, pose.y)) + QPointF(0, one.placed.base.outer_radius * paper.scale + 16)
            wide = _LETTER * len(one.name)
            box = QRectF(below.x() - wide / 2, below.y() - 12, wide, 16)
            if id == self.at_hand or not any(box.intersects(other) for other in (*written, *bases)):
                written.append(box)
                write(painter, one.name, below, 11, _LIGHT, side=Side.MIDDLE, halo=_DARK)


def _path(*points: QPointF) -> QPainterPath:
    path = QPainterPath()
    for number, point in enumerate(points):
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path


def _cased(painter: QPainter, path: QPainterPath, width: float = 1.4) -> None:
    """A light line in a dark one is seen on any picture."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((_DARK, width + 2.2), (_LIGHT, width)):
        painter.setPen(QPen(colour, wide))
        painter.drawPath(path)
