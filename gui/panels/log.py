"""The log: one line an order. What was undone stays, greyed; a click goes to a line."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.mission import SideLook
from gui.pace import Pace
from gui.panels import ink
from gui.panels.kit import column
from gui.panels.look import Look
from gui.panels.signs import colour_of
from gui.text import tr
from gui.tools.card import Sign

ROW = 20
HEAD = 28
ROOMY = 640
WIDE = 860
LINE_ROLE = Qt.ItemDataRole.UserRole

_SMALLER = {ink.BODY: (ink.DENSE, ink.CAPTION), ink.BODY_BOLD: (ink.DENSE_BOLD, ink.HEAD), ink.DENSE: (ink.CAPTION,)}
"""What is written where words have too little room."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class LogLine:
    """``node`` is where a click goes; none for an order that is only being tried. ``undone`` lines are greyed.

    ``sign`` colours the note; ``depth`` counts orders from the start.
    """

    node: int | None
    depth: int
    look: SideLook | None
    subject: str
    action: str
    measure: str = ""
    note: str = ""
    sign: Sign = Sign.ALLOWED
    undone: bool = False
    here: bool = False

    @property
    def spoken(self) -> str:
        words = [f"{self.depth}", self.subject, self.action, self.measure, self.note]
        words += [tr("undone")] if self.undone else []
        words += [tr("here")] if self.here else []
        return ", ".join(word for word in words if word)


class _Rows(QStyledItemDelegate):
    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.trying = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: LogLine = index.data(LINE_ROLE)
        theme = self._look.theme
        box = QRectF(option.rect)
        state = option.state
        current = line.node is None or (line.here and not self.trying)
        if current:
            painter.fillRect(box, theme.press)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, theme.hover)
        painter.save()
        painter.translate(box.topLeft())
        self._rail(painter, line)
        self._words(painter, line, box.width())
        painter.restore()
        if state & QStyle.StateFlag.State_HasFocus:
            ink.draw_focus(painter, box, theme)

    def _rail(self, painter: QPainter, line: LogLine) -> None:
        theme = self._look.theme
        middle = ROW / 2
        x = 22.0 if not line.undone else 34.0
        if not line.undone and line.node is not None:
            painter.fillRect(QRectF(22, 0, 1, ROW), theme.ink2)
        centre = QPointF(x + 0.5, middle)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.node is None:
            painter.setPen(QPen(colour_of(line.sign, theme), 1.6))
            painter.setBrush(theme.card)
            painter.drawEllipse(centre, 4, 4)
        elif line.look is None:
            painter.setPen(QPen(theme.ink, 1.2))
            painter.setBrush(theme.dock)
            painter.drawEllipse(centre, 3, 3)
        else:
            ink.draw_device(painter, line.look, centre, 5.0, theme.side_colours(line.look).text, filled=not line.undone)

    def _words(self, painter: QPainter, line: LogLine, wide: float) -> None:
        theme = self._look.theme
        baseline = ROW / 2 + 4
        quiet = line.undone or line.node is None
        number = "" if line.depth == 0 else str(line.depth)
        ink.write_right(painter, 66, baseline, number, ink.DENSE, theme.ink2)
        shift = 12 if line.undone else 0
        columns = _columns(wide)
        face = ink.BODY if quiet else ink.BODY_BOLD
        colour = theme.ink2 if line.undone else theme.ink
        parts = (
            (line.subject, face, colour),
            (line.action, ink.BODY, colour),
            (line.measure, ink.BODY, colour),
            (line.note, ink.DENSE, self._note(line)),
        )
        tail = tr("undone") if line.undone else tr("not yet an order") if line.node is None else ""
        # The note goes before what stands at the end, which the sign of the line says as well.
        beside = ink.width(tail, ink.DENSE) + 8 if tail and wide > ROOMY else 0.0
        if columns[-1][0] + shift + ink.width(line.note, ink.DENSE) > wide - 14 - beside:
            tail, beside = "", 0.0
        room = wide - 14 - beside
        for index, (text, one, tint) in enumerate(parts):
            left, right = columns[index]
            # What stands before empty columns may fill them.
            for (further, _, _), (_, end) in zip(parts[index + 1 :], columns[index + 1 :], strict=True):
                if further:
                    break
                right = end
            end = room if right == columns[-1][1] else right - 8
            fits = ink.largest(text, end - left - shift, one, *_SMALLER[one])
            ink.write_fitting(painter, left + shift, baseline, text, fits, tint, end - left - shift)
        if tail and wide > ROOMY:
            ink.write_right(painter, wide - 14, baseline, tail, ink.DENSE, theme.ink2)

    def _note(self, line: LogLine) -> QColor:
        theme = self._look.theme
        return theme.ink2 if line.sign is Sign.ALLOWED or line.undone else colour_of(line.sign, theme)


def _columns(wide: float) -> tuple[tuple[float, float], ...]:
    """Subject, action, measure and note from left to right, in pixels."""
    room = max(260.0, wide - 78)
    parts = (
        (0.0, 0.15, 0.335, 0.475, 0.88) if wide > WIDE else (0.0, 0.185, 0.412, 0.545, 0.88 if wide > ROOMY else 1.0)
    )
    ends = [78 + room * part for part in parts]
    return tuple(pairwise(ends))


class _Head(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.note = ""
        self.setFixedHeight(HEAD)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.dock)
        used = ink.write_caps(painter, 14, 19, tr("Log"), theme.ink2)
        used += ink.write(painter, 24 + used, 19, self.note, ink.DENSE, theme.ink) + 24
        help_ = tr("click a line to go there; what was undone stays")
        if used + ink.width(help_, ink.CAPTION) + 40 < self.width():
            ink.write_right(painter, self.width() - 14, 19, help_, ink.CAPTION, theme.ink2)


class LogPanel(QWidget):
    """``go_to`` carries the number of the node that a click or Enter asks for."""

    go_to = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = _Head(look)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Log"))
        self.list.setObjectName("log")
        # Whoever clicks a line goes on at the table, whoever came by keys goes on in the log.
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._rows = _Rows(look, self.list)
        self.list.setItemDelegate(self._rows)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.itemClicked.connect(self._ask)
        self.list.itemActivated.connect(self._ask)
        layout = column(self)
        layout.addWidget(self._head)
        layout.addWidget(self.list, 1)
        look.changed.connect(self.list.viewport().update)
        self._trial: QListWidgetItem | None = None
        self._pace = Pace(self.list.viewport())

    def show_lines(self, lines: tuple[LogLine, ...], note: str) -> None:
        self._head.note = note
        self._head.update()
        self._trial = None
        self._rows.trying = False
        self.list.clear()
        here = None
        for line in lines:
            item = _item(line)
            self.list.addItem(item)
            if line.here:
                here = item
        if here is not None:
            self.list.setCurrentItem(here)
            self.list.scrollToItem(here)

    def show_trial(self, line: LogLine | None) -> None:
        """The order that is being tried, under the line at hand; none takes it away."""
        self._rows.trying = line is not None
        if line is None:
            if self._trial is not None:
                self.list.takeItem(self.list.row(self._trial))
                self._trial = None
            return
        if self._trial is None:
            self._trial = _item(line)
            row = next((i for i in range(self.list.count()) if self.line_at(i).here), self.list.count() - 1)
            self.list.insertItem(row + 1, self._trial)
            self.list.scrollToItem(self._trial)
        elif self._trial.data(LINE_ROLE) != line:  # mostly it is the same from one move of the mouse to the next
            # A list that hears of a change lays all its rows out again, and none is another size for it.
            blocked = self.list.model().blockSignals(True)
            _fill(self._trial, line)
            self.list.model().blockSignals(blocked)
            self._pace.update(self.list.visualItemRect(self._trial))

    def line_at(self, row: int) -> LogLine:
        line: LogLine = self.list.item(row).data(LINE_ROLE)
        return line

    def _ask(self, item: QListWidgetItem) -> None:
        line: LogLine = item.data(LINE_ROLE)
        if line.node is not None and not line.here:
            self.go_to.emit(line.node)


def _item(line: LogLine) -> QListWidgetItem:
    item = QListWidgetItem()
    _fill(item, line)
    return item


def _fill(item: QListWidgetItem, line: LogLine) -> None:
    item.setData(LINE_ROLE, line)
    item.setData(Qt.ItemDataRole.ToolTipRole, line.note)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, line.spoken)
