"""The theme at hand, told to every panel."""

from PySide6.QtCore import QObject, Signal

from gui.theme.tokens import LIGHT, Theme


class Look(QObject):
    """``changed`` fires once for a switch of theme; a panel then draws itself anew."""

    changed = Signal()

    def __init__(self, theme: Theme = LIGHT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._paper: Theme | None = None

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def table(self) -> Theme:
        """What the table is drawn in, and whatever explains it: the theme at hand where it has none of its own."""
        return self._paper or self._theme

    def take_paper(self, theme: Theme | None) -> None:
        """A theme of the table's own; None: that of the window."""
        if theme is not self._paper:
            self._paper = theme
            self.changed.emit()

    def take(self, theme: Theme) -> None:
        if theme is not self._theme:
            self._theme = theme
            self.changed.emit()
