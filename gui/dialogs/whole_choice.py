"""A choice among sentences: the one chosen stands whole, in as many lines as it needs, and so do the others."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QWidget,
)

_HIGH = 10_000
"""Pixels: nothing is higher."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BESIDE = 20
"""Pixels of a row of the list that no words have: its edges, and a bar to scroll by."""


class WholeChoice(QComboBox):
    """As wide as there is room, and never wider for its words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setView(QListView())
        listed = self.view()
        assert isinstance(listed, QListView)
        listed.setWordWrap(True)
        listed.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setItemDelegate(_Lines(self))
        self.currentIndexChanged.connect(self._fit)

    @property
    def shown(self) -> QSize:
        """What the words chosen need in the width there is."""
        return (
            self.fontMetrics()
            .boundingRect(QRect(0, 0, self._field().width(), _HIGH), _WRAPPED, self.currentText())
            .size()
        )

    @property
    def room(self) -> QSize:
        """What there is for them."""
        return self._field().size()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        words, option.currentText = option.currentText, ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        painter.drawText(self._field(), _WRAPPED, words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showPopup(self) -> None:
        """As wide as the choice and as high as its rows, below it or where there is more room above it. Qt makes the
        list as wide as its longest words."""
        listed = self.view()
        listed.scheduleDelayedItemsLayout()
        super().showPopup()
        rows = sum(listed.sizeHintForRow(row) for row in range(self.count()))
        edges = listed.window().height() - listed.viewport().height()
        # What Qt puts above and below a list that is scrolled goes once all of it is in sight.
        for _ in range(2):
            self._place(rows + edges)
            edges += max(0, rows - listed.viewport().height())

    def _place(self, wanted: int) -> None:
        sheet, screen = self.view().window(), self.screen().availableGeometry()
        top, bottom = self.mapToGlobal(QPoint(0, 0)).y(), self.mapToGlobal(QPoint(0, self.height())).y()
        below, above = screen.bottom() + 1 - bottom, top - screen.top()
        under = wanted <= below or below >= above
        high = min(wanted, below if under else above)
        sheet.setGeometry(self.mapToGlobal(QPoint(0, 0)).x(), bottom if under else top - high, self.width(), high)
        layout = sheet.layout()
        if layout is not None:
            layout.activate()

    def _field(self) -> QRect:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self)

    def _fit(self) -> None:
        """As high as the words are."""
        line = super().sizeHint().height()
        more = max(0, self.shown.height() - self.fontMetrics().height())
        if self.minimumHeight() != line + more:
            self.setFixedHeight(line + more)


class _Lines(QStyledItemDelegate):
    """Rows as high as their words need."""

    def __init__(self, choice: WholeChoice) -> None:
        super().__init__(choice)
        self._choice = choice

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        in_one_line = QStyleOptionViewItem(option)
        in_one_line.features = in_one_line.features & ~QStyleOptionViewItem.ViewItemFeature.WrapText
        plain = super().sizeHint(in_one_line, index)
        room = QRect(0, 0, max(1, self._choice.width() - _BESIDE), _HIGH)
        metrics = self._choice.fontMetrics()
        high = metrics.boundingRect(room, _WRAPPED, index.data()).height()
        return QSize(room.width(), plain.height() + max(0, high - metrics.height()))
