"""The theme at hand, told to every panel."""

from PySide6.QtCore import QObject, Signal

from gui.theme.tokens import LIGHT, Theme


class Look(QObject):
    """``changed`` fires once for a switch of theme; a panel then draws itself anew."""

    changed = Signal()

    def __init__(self, theme: Theme = LIGHT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    @property
    def theme(self) -> Theme:
        return self._theme

    def take(self, theme: Theme) -> None:
        if theme is not self._theme:
            self._theme = theme
            self.changed.emit()
