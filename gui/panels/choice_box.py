"""One of several: what is chosen ends in an ellipsis where there is no room for all of it, and stands whole in the
tip."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QToolTip


class ChoiceBox(QComboBox):
    @property
    def is_cut(self) -> bool:
        """Not all of what is chosen can be read."""
        option = self._option()
        return self._fitting(option) != option.currentText

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.currentIndex() < 0 or self.isEditable():
            super().paintEvent(event)
            return
        painter = QStylePainter(self)
        option = self._option()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.currentText = self._fitting(option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and not self.toolTip() and self.is_cut:
            QToolTip.showText(event.globalPos(), self.currentText(), self)
            return True
        return super().event(event)

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option

    def _fitting(self, option: QStyleOptionComboBox) -> str:
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width() - 2
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)
