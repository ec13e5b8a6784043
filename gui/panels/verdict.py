"""The verdict card: the last answer of the rules, kept until the next, with every check behind it."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from gui.pace import Pace
from gui.panels import ink
from gui.panels.keyed_scroll import KeyedScroll
from gui.panels.kit import MARGIN, PaintedButton, column
from gui.panels.look import Look
from gui.panels.signs import colour_of, draw_sign, draw_small
from gui.panels.voice import announce
from gui.text import tr
from gui.tools.card import Card, Check, Sign

BAR = 5
LEFT = MARGIN + BAR - 1
INDENT = LEFT + 23
GAUGE_ROOM = 92
LINE = 15.5
SPOT_HIGH, SPOT_LOW = 168, 84
SPOT_SHARE = 0.28
"""Pixels of the enlarged spot at most and at least, and how much of the card it takes in between."""
SPOT_CAPTION = 22
_WIDEST = 1 << 14


@dataclass(frozen=True, slots=True)
class _Laid:
    check: Check
    top: float
    height: float
    second: list[str]
    more: list[str]
    clause: str
    """Beside the title; empty where it is too long for that and stands in the last line instead."""


def _row(laid: _Laid) -> QRect:
    """Generously: everything that is drawn of a check, as wide as any card."""
    return QRect(0, math.floor(laid.top) - 2, _WIDEST, math.ceil(laid.height) + 4)


class _Page(QWidget):
    """Drawn in one go: it changes with every move of the mouse. ``wanted`` is the clause of a line that is clicked."""

    wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._pace = Pace(self)
        self.setMouseTracking(True)
        self._card: Card | None = None
        self._says: list[str] = []
        self._laid: list[_Laid] = []
        self._has_spot = False
        self._card_height = 0
        self.spot: QPixmap | None = None
        self._spot_scale = 0.0
        self.spot_room: QRect | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        look.changed.connect(self.update)

    def show_card(self, card: Card | None, has_spot: bool) -> None:
        before, laid = self._head, self._laid
        self._card = card
        self._has_spot = has_spot
        if not has_spot:
            self.spot = None
        self._lay()
        if self._head != before or [one.top for one in self._laid] != [one.top for one in laid]:
            self._pace.update()
            return
        changed = QRegion()
        for old, new in zip(laid, self._laid, strict=True):
            if old != new:
                changed += _row(old).united(_row(new))
        if not changed.isEmpty():
            self._pace.update(changed)

    def show_spot(self, picture: QPixmap | None, scale: float) -> None:
        self.spot, self._spot_scale = picture, scale
        if self.spot_room is not None:
            self._pace.update(self.spot_room.adjusted(-1, -1, 1, SPOT_CAPTION))

    @property
    def _head(self) -> tuple[object, ...]:
        """What is drawn above the checks."""
        card, room = self._card, self.spot_room
        if card is None:
            return (True,)
        return (False, card.sign, card.title, card.count, tuple(self._says), None if room is None else room.getRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._has_spot or event.size().width() != event.oldSize().width():
            self._lay()

    def lay_in(self, height: int) -> None:
        """The card is so high now, with the buttons below."""
        self._card_height = height
        self._lay()
        self.update()

    def _lay(self) -> None:
        self._laid = []
        room = self.width() - LEFT - MARGIN
        card = self._card
        self.spot_room = None
        if card is None:
            self.setMinimumHeight(90)
            return
        self._says = ink.wrapped(card.says, ink.BODY, room)
        y = 44.0 + 17 * len(self._says) + (2 if self._says else -8)
        if self._has_spot and (high := self._spot_high()):
            self.spot_room = QRect(LEFT + 1, round(y) + 1, room - 2, high)
            y += high + SPOT_CAPTION + 2
        for check in card.checks:
            laid = self._lay_check(check, y)
            self._laid.append(laid)
            y += laid.height
        self.setMinimumHeight(round(y) + MARGIN)

    def _spot_high(self) -> int:
        """None where the card is so low that the first check would be out of sight."""
        high = min(SPOT_HIGH, round(SPOT_SHARE * self._card_height))
        return high if high >= SPOT_LOW else 0

    def _lay_check(self, check: Check, top: float) -> _Laid:
        room = self.width() - INDENT - MARGIN
        noted = check.sign is not Sign.ALLOWED
        face = ink.BODY if noted else ink.DENSE
        used = ink.width(check.bold, ink.BODY_BOLD if noted else ink.DENSE_BOLD) + 7 if check.bold else 0
        second = ink.wrapped(check.plain, face, room - used) if check.plain or check.bold else []
        if check.bold and not second:
            second = [""]
        title = ink.BODY_BOLD if noted else ink.DENSE
        beside_title = ink.width(check.title, title) + ink.width(check.clause, ink.CAPTION) + 8 <= room
        words = check.more if beside_title else f"{check.more} ({check.clause})".strip()
        more = ink.wrapped(words, ink.DENSE, room)
        beside = check.gauge is None and bool(check.margin) and not noted
        tall = 26 + LINE * len(second) + (16 if check.gauge is not None else 0) + 14.5 * len(more)
        clause = check.clause if beside_title else ""
        return _Laid(check, top, tall + (0 if beside else 2), second, more, clause)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.card)
        card = self._card
        if card is None:
            painter.fillRect(QRectF(0, 0, BAR - 1, self.height()), theme.line)
            ink.write_caps(painter, LEFT, 24, tr("Verdict"), theme.ink2)
            hint = ink.wrapped(
                tr("What the rules say to an order stands here."), ink.DENSE, self.width() - LEFT - MARGIN
            )
            ink.write_lines(painter, LEFT, 48, hint, ink.DENSE, theme.ink2, 15)
            return
        colour = colour_of(card.sign, theme)
        painter.fillRect(QRectF(0, 0, BAR - 1, self.height()), colour)
        draw_sign(painter, card.sign, QPointF(LEFT + 8, 22), 8.5, theme)
        right = self.width() - MARGIN
        used = ink.write(painter, LEFT + 27, 28, card.title, ink.VERDICT, colour)
        room = right - LEFT - 27 - used - 8
        count = card.count if ink.width(card.count, ink.DENSE) <= room else card.count.rpartition(" ")[0]
        ink.write_right(painter, right, 27, count, ink.DENSE, theme.ink2)
        ink.write_lines(painter, LEFT, 52, self._says, ink.BODY, theme.ink, 17)
        if self.spot_room is not None and event.region().intersects(self.spot_room.adjusted(-1, -1, 1, SPOT_CAPTION)):
            self._draw_spot(painter, self.spot_room)
        for laid in self._laid:
            if event.region().intersects(_row(laid)):
                self._draw_check(painter, laid)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and (clause := self._clause_at(event.position().y())):
            self.wanted.emit(clause)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = bool(self._clause_at(event.position().y()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def _clause_at(self, y: float) -> str:
        laid = next((one for one in self._laid if one.top <= y < one.top + one.height), None)
        return "" if laid is None else laid.check.clause

    def _draw_spot(self, painter: QPainter, room: QRect) -> None:
        theme = self._look.theme
        painter.fillRect(room.adjusted(-1, -1, 1, 1), theme.ink2)
        painter.fillRect(room, theme.mat)
        if self.spot is not None:
            painter.save()
            painter.setClipRect(room)
            box = QRectF(QPointF(), self.spot.deviceIndependentSize())
            box.moveCenter(QRectF(room).center())
            painter.drawPixmap(box.topLeft(), self.spot)
            painter.restore()
        baseline = room.bottom() + 15
        ink.write(painter, LEFT, baseline, tr("the spot, enlarged"), ink.CAPTION, theme.ink2)
        if self.spot is not None:
            right = (
                room.right() + 1 - ink.write_right(painter, room.right() + 1, baseline, "1″", ink.CAPTION, theme.ink2)
            )
            end, y = right - 5, baseline - 4
            painter.fillRect(QRectF(end - self._spot_scale, y, self._spot_scale, 1), theme.ink)
            for tick in (end - self._spot_scale, end - 1):
                painter.fillRect(QRectF(tick, y - 3, 1, 7), theme.ink)

    def _draw_check(self, painter: QPainter, laid: _Laid) -> None:
        theme = self._look.theme
        check, y = laid.check, laid.top
        noted = check.sign is not Sign.ALLOWED
        colour = colour_of(check.sign, theme)
        right = self.width() - MARGIN
        ink.draw_line(painter, LEFT, right, y, theme.line2)
        draw_small(painter, check.sign, QPointF(LEFT + 6, y + 13), 5.5, theme)
        clause = ink.write_right(painter, right, y + 17, laid.clause, ink.CAPTION, theme.ink2)
        title = ink.BODY_BOLD if noted else ink.DENSE
        ink.write_fitting(painter, INDENT, y + 17, check.title, title, theme.ink, right - clause - 8 - INDENT)
        baseline = y + 17 + LINE
        for index, line in enumerate(laid.second):
            x = float(INDENT)
            if index == 0 and check.bold:
                bold = ink.BODY_BOLD if noted else ink.DENSE_BOLD
                x += ink.write(painter, x, baseline, check.bold, bold, colour if noted else theme.ink) + 7
            face = ink.BODY if noted else ink.DENSE
            used = ink.write(painter, x, baseline, line, face, theme.ink if noted else theme.ink2)
            if index == 0 and check.gauge is None and check.margin and x + used + 60 < right:
                ink.write_right(painter, right, baseline, check.margin, ink.DENSE, theme.ink2)
            baseline += LINE
        if check.gauge is not None:
            self._draw_gauge(painter, check, baseline - 4, colour, right)
            baseline += 16
        ink.write_lines(painter, INDENT, baseline, laid.more, ink.DENSE, theme.ink2, 14.5)

    def _draw_gauge(self, painter: QPainter, check: Check, y: float, colour: QColor, right: float) -> None:
        theme = self._look.theme
        assert check.gauge is not None
        noted = check.sign is not Sign.ALLOWED
        face = ink.BODY_BOLD if noted else ink.DENSE
        end = right - max(GAUGE_ROOM, round(ink.width(check.margin, face)) + 6)
        long = end - INDENT
        ink.draw_line(painter, INDENT, end, y, theme.ink2)
        painter.fillRect(QRectF(INDENT, y - (2 if noted else 1), long * check.gauge.filled, 5 if noted else 3), colour)
        painter.fillRect(QRectF(INDENT + long * check.gauge.limit - 1, y - 5, 2, 11), theme.ink)
        ink.write_right(painter, right, y + 5, check.margin, face, colour if noted else theme.ink2)


class _Way(PaintedButton):
    """The way out: carry out a move that waits, or take the nearest place where a refused one may end."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Carry out"))
        self.setObjectName("verdict.carry_out")
        self.setFixedHeight(34)
        self._name = tr("Carry out")
        self.key = tr("Enter")
        self._note = ""

    def say(self, name: str, note: str) -> None:
        if (name, note) == (self._name, self._note):
            return
        self._name, self._note = name, note
        self.setAccessibleName(f"{name}. {note}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 34)

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.reach, 1))
        painter.setBrush(theme.press if self.isDown() else theme.hover if self.hovered else theme.dock)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        draw_small(painter, Sign.ALLOWED, QPointF(16, 17), 6, theme)
        key = ink.draw_key(painter, self.width() - 9, 17, self.key, theme, on_primary=False) if self.key else 0.0
        # How far off it is must be read whole: a long name gives way.
        room = self.width() - 30 - key - 19
        note = ink.width(self._note, ink.DENSE)
        name = ink.largest(self._name, room - note, ink.BODY_BOLD, ink.DENSE_BOLD, ink.HEAD)
        used = ink.write_fitting(painter, 30, 21, self._name, name, theme.ink, room - note)
        ink.write_fitting(painter, 38 + used, 21, self._note, ink.DENSE, theme.ink2, room - used)


class VerdictCard(QWidget):
    """``carry_out`` and ``put_back`` are asked for by its buttons, which show while a move waits for the word;
    ``take_nearest`` and ``leave_it`` by the same ones while a legal end is offered for a refused one."""

    carry_out = Signal()
    put_back = Signal()
    take_nearest = Signal()
    leave_it = Signal()
    spot_wanted = Signal()
    """There is another room for the enlarged spot, or it comes into sight."""
    clause_wanted = Signal(str)
    """Of a line that was clicked: its clause is to be read, among all of them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.card: Card | None = None
        self._nearest = False
        self._left = False
        self.setAccessibleName(tr("Verdict"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("look", "card")
        self._page = _Page(look)
        self._page.wanted.connect(self.clause_wanted)
        scroll = KeyedScroll(look)
        scroll.setAccessibleName(tr("Verdict"))
        scroll.setWidget(self._page)
        self._foot = QWidget()
        foot = column(self._foot, spacing=6)
        foot.setContentsMargins(LEFT, 6, MARGIN, 12)
        self._way = _Way(look)
        self._way.clicked.connect(self._go_on)
        self._back_key = tr("Esc")
        self._back = QPushButton(tr("Put back") + "  (Esc)")
        self._back.setObjectName("verdict.put_back")
        self._back.clicked.connect(self._go_back)
        foot.addWidget(self._way)
        foot.addWidget(self._back)
        layout = column(self)
        layout.addWidget(scroll, 1)
        layout.addWidget(self._foot)
        self._foot.hide()
        look.changed.connect(self.update)

    def show_card(self, card: Card | None, *, has_spot: bool = False) -> None:
        """``has_spot``: there is, or will be, a picture of the spot it speaks of."""
        before, self.card = self.card, card
        self._page.show_card(card, has_spot)
        self.setAccessibleDescription("" if card is None else card.spoken)
        if (None if before is None else before.sign) is not (None if card is None else card.sign):
            self.update()  # of its own it has the bar alone

    @property
    def spot(self) -> QPixmap | None:
        return self._page.spot

    @property
    def spot_room(self) -> QSize | None:
        """Pixels for the enlarged spot; none where nothing has one, or the card is too low for it."""
        room = self._page.spot_room
        return None if room is None else room.size()

    def show_spot(self, picture: QPixmap | None, scale: float = 0.0) -> None:
        """A picture as large as ``spot_room``, ``scale`` pixels an inch; none leaves its room bare."""
        self._page.show_spot(picture, scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = self.spot_room
        self._page.lay_in(self.height())
        if self.spot_room != before:
            self.spot_wanted.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.spot_wanted.emit()

    def say_keys(self, carry_out: str, put_back: str) -> None:
        """The keys that do what its buttons do; none where they have none."""
        self._back_key = put_back
        if self._way.key != carry_out:
            self._way.key = carry_out
            self._way.update()

    def announce(self) -> None:
        """A screen reader says at once what the card says, also while its dock is away."""
        if self.card is not None:
            announce(self, self.card.brief)

    def offer(self, name: str | None, note: str = "") -> None:
        """Show the buttons of a move that waits for the word, or take them away."""
        may = self.card is not None and self.card.sign is not Sign.REFUSED
        self._show_foot(name or "", note, way=name is not None and may, back=tr("Put back") if name is not None else "")

    def offer_nearest(self, away: str, back: str, *, left: bool) -> None:
        """Show what takes the nearest legal end of a refused move, and ``back``, which puts it back, or leaves the
        offer alone where the model has been ``left`` where it stood."""
        self._show_foot(tr("Nearest legal end"), away, way=True, back=back, nearest=True, left=left)

    def _show_foot(
        self, name: str, note: str, *, way: bool, back: str, nearest: bool = False, left: bool = False
    ) -> None:
        self._nearest, self._left = nearest, left
        self._foot.setVisible(way or bool(back))
        self._way.setEnabled(way)
        self._way.setVisible(way)
        self._back.setVisible(bool(back))
        self._back.setText(f"{back}  ({self._back_key})" if self._back_key else back)
        if way:
            self._way.say(name, note)

    def _go_on(self) -> None:
        (self.take_nearest if self._nearest else self.carry_out).emit()

    def _go_back(self) -> None:
        (self.leave_it if self._left else self.put_back).emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.card)
        colour = theme.line if self.card is None else colour_of(self.card.sign, theme)
        painter.fillRect(QRectF(0, 0, BAR - 1, self.height()), colour)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()
