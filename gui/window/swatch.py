"""The toggles of the overlays. Each one's swatch is drawn as the overlay itself is: the toggle is the legend."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.board.overlay import SHOWN_AT_FIRST, Overlay
from gui.panels import ink
from gui.panels.kit import PaintedButton
from gui.panels.look import Look
from gui.text import inside, tr
from gui.theme.tokens import Theme, veil

TALL = 28
SWATCH = QRectF(7, 8, 20, 13)
WORDS = 32
"""Where the word begins, in pixels."""

NAMES = {
    Overlay.REACH: tr("Reach"),
    Overlay.LEGAL_END: tr("Legal end"),
    Overlay.COHERENCY: tr("Coherency"),
    Overlay.ENGAGEMENT: tr("Engagement"),
    Overlay.INFLUENCE: tr("Influence"),
    Overlay.ENTRY_EDGES: tr("Edges"),
    Overlay.NAMES: tr("Names"),
    Overlay.SIGHT: tr("Sight"),
    Overlay.RANGES: tr("Ranges"),
    Overlay.MARKERS: tr("Markers"),
    Overlay.GROUND: tr("Ground"),
    Overlay.AURAS: tr("Auras"),
}
ZONES = tr("Zones")
MEANS = {
    Overlay.REACH: tr("Where the model in the hand can get to"),
    Overlay.LEGAL_END: tr("Where its centre may stop"),
    Overlay.COHERENCY: tr("Where the rest of its unit has to be"),
    Overlay.ENGAGEMENT: tr("Too near an enemy to stop"),
    Overlay.INFLUENCE: tr("Zones that a side holds"),
    Overlay.ENTRY_EDGES: tr("Edges and zones a side comes in by"),
    Overlay.NAMES: tr("Names of units on the table"),
    Overlay.SIGHT: tr("What the model in the hand, or the one picked, sees of the table"),
    Overlay.RANGES: tr("How far the weapons of the unit in the hand reach"),
    Overlay.MARKERS: tr("Where a marker is fought for, with what each side has there"),
    Overlay.GROUND: tr("What lies on the table and changes what is on it"),
    Overlay.AURAS: tr("How far about a model it helps, counts or alarms others"),
}


class OverlayToggle(PaintedButton):
    def __init__(self, look: Look, overlay: Overlay, parent: QWidget | None = None) -> None:
        super().__init__(look, NAMES[overlay], parent)
        self.overlay = overlay
        self.setCheckable(True)
        self.setChecked(overlay in SHOWN_AT_FIRST)
        self.setObjectName(f"overlay.{overlay.value}")
        self.setToolTip(MEANS[overlay])
        self.setAccessibleName(tr("Show {name}").format(name=inside(NAMES[overlay])))
        self.setAccessibleDescription(MEANS[overlay])
        self.setFixedHeight(TALL)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def call(self, name: str, means: str = "") -> None:
        """What it shows goes by another name in another mission, and may mean something else."""
        if means and means != self.toolTip():
            self.setToolTip(means)
            self.setAccessibleDescription(means)
        if name != self.text():
            self.setText(name)
            self.setAccessibleName(tr("Show {name}").format(name=inside(name)))
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(WORDS + ink.width(self.text(), ink.DENSE) + 8), TALL)

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        on = self.isChecked()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = theme.press if self.isDown() else theme.hover if self.hovered else theme.card if on else theme.dock
        painter.setPen(QPen(theme.line if on else theme.dock, 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        if on:
            draw_swatch(painter, self.overlay, SWATCH, self.look.table)
        else:
            painter.setPen(QPen(theme.off, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(SWATCH.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        ink.write(painter, WORDS, TALL / 2 + 4, self.text(), ink.DENSE, theme.ink if on else theme.ink2)


def draw_swatch(painter: QPainter, overlay: Overlay, box: QRectF, theme: Theme) -> None:
    """In the theme that the table is drawn in."""
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.save()
    if theme.one_ink:
        painter.fillRect(box, theme.card)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if overlay is Overlay.REACH:
        tint = veil(theme.reach, 0.0 if theme.one_ink else 0.22)
        _box(painter, inner, tint, theme.reach, Qt.PenStyle.SolidLine)
        if theme.one_ink:
            _dots(painter, inner, theme.reach)
    elif overlay is Overlay.LEGAL_END:
        _box(painter, inner, veil(theme.reach, 0.10), theme.reach, Qt.PenStyle.SolidLine)
        _hatch(painter, inner, theme.reach, rising=True)
    elif overlay is Overlay.COHERENCY:
        _box(painter, inner, QColor(Qt.GlobalColor.transparent), theme.coher, Qt.PenStyle.DashDotLine)
        ribbon = QPen(veil(theme.coher_ribbon, 0.7), 3)
        if theme.one_ink:
            ribbon = QPen(theme.coher_ribbon, 1.5, Qt.PenStyle.DotLine)
        painter.setPen(ribbon)
        painter.drawRect(inner.adjusted(2.5, 2.5, -2.5, -2.5))
    elif overlay is Overlay.ENGAGEMENT:
        _box(painter, inner, veil(theme.refuse, 0.06), theme.refuse, Qt.PenStyle.DashLine)
        _hatch(painter, inner, theme.refuse, rising=False)
    elif overlay is Overlay.SIGHT:
        _box(painter, inner, veil(theme.sight, 0.16), theme.sight, Qt.PenStyle.SolidLine)
        hidden = QRectF(inner.center().x(), inner.top(), inner.width() / 2, inner.height())
        painter.fillRect(hidden.adjusted(0, 0.5, -0.5, -0.5), theme.card)
        painter.setPen(QPen(veil(theme.sight, 0.75), 1))
        for step in (0.25, 0.5, 0.75):
            y = round(inner.top() + step * inner.height()) + 0.5
            painter.drawLine(QPointF(hidden.left(), y), QPointF(hidden.right(), y))
    elif overlay is Overlay.RANGES:
        _box(painter, inner, QColor(Qt.GlobalColor.transparent), theme.ink, Qt.PenStyle.DotLine)
    elif overlay is Overlay.MARKERS:
        painter.setPen(QPen(theme.ink2, 1, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(inner.center(), 6.5, 6.5)
        painter.setBrush(theme.ink2)
        painter.drawEllipse(inner.center(), 1.5, 1.5)
    elif overlay is Overlay.GROUND:
        _box(painter, inner, veil(theme.tmark, 0.3), theme.tline, Qt.PenStyle.DashLine)
    elif overlay is Overlay.AURAS:
        painter.setPen(QPen(veil(theme.ink, 0.35), 1))
        for step in range(1, 5):
            x = round(inner.left() + step * inner.width() / 5) + 0.5
            painter.drawLine(QPointF(x, inner.top()), QPointF(x, inner.bottom()))
        _box(painter, inner, QColor(Qt.GlobalColor.transparent), theme.ink, Qt.PenStyle.DashDotDotLine)
    elif overlay is Overlay.INFLUENCE:
        half = inner.width() / 2
        for side, left in ((theme.red, inner.left()), (theme.blue, inner.left() + half)):
            part = QRectF(left, inner.top(), half, inner.height())
            tint = veil(side.fill, 0.0 if theme.one_ink else 0.25)
            _box(painter, part, tint, side.stroke, Qt.PenStyle.DashLine)
            if theme.one_ink:
                _lines(painter, part, side.stroke, upright=side is theme.red)
    elif overlay is Overlay.ENTRY_EDGES:
        _box(painter, inner, theme.card, theme.line, Qt.PenStyle.SolidLine)
        third = inner.height() / 3
        for side, x in ((theme.red, inner.left()), (theme.blue, inner.center().x())):
            part = QRectF(x, inner.top() + third, inner.width() / 2, third + 1)
            painter.fillRect(part, side.fill)
            if theme.one_ink:
                _box(painter, part, side.fill, side.stroke, Qt.PenStyle.SolidLine)
    else:
        _box(painter, inner, theme.mat, theme.line, Qt.PenStyle.SolidLine)
        painter.setFont(ink.HEAD.font)
        painter.setPen(theme.ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "Ab")
    painter.restore()


def _dots(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """As reach is told in one ink."""
    y, row = box.top() + 2.5, 0
    while y < box.bottom() - 1:
        x = box.left() + 2.5 + (row % 2) * 2
        while x < box.right() - 1:
            painter.fillRect(QRectF(x, y, 1, 1), colour)
            x += 4
        y, row = y + 3, row + 1


def _lines(painter: QPainter, box: QRectF, colour: QColor, *, upright: bool) -> None:
    """As the zones of two sides are told from one another in one ink."""
    along = 3.0
    while along < (box.width() if upright else box.height()) - 1:
        x, y = (along, 0.0) if upright else (0.0, along)
        size = (1.0, box.height()) if upright else (box.width(), 1.0)
        painter.fillRect(QRectF(round(box.left() + x), round(box.top() + y), *size), colour)
        along += 3.0


def _box(painter: QPainter, box: QRectF, fill: QColor, line: QColor, style: Qt.PenStyle) -> None:
    painter.setPen(QPen(line, 1, style))
    painter.setBrush(fill)
    painter.drawRect(box)


def _hatch(painter: QPainter, box: QRectF, colour: QColor, *, rising: bool) -> None:
    painter.save()
    painter.setClipRect(box)
    painter.setPen(QPen(veil(colour, 0.75), 1))
    x = box.left() - box.height()
    while x < box.right():
        low, high = QPointF(x, box.bottom()), QPointF(x + box.height(), box.top())
        if not rising:
            low, high = QPointF(x, box.top()), QPointF(x + box.height(), box.bottom())
        painter.drawLine(low, high)
        x += 4.5
    painter.restore()
