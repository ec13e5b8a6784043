"""How the window looks and feels: its theme, the board in one ink, what moves, snapping. Asked for and remembered."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from gui.panels.look import Look
from gui.theme.style import apply_theme
from gui.theme.tokens import DARK, INK, LIGHT, Theme
from gui.window.actions import Actions
from gui.window.memory import Memory
from gui.window.stage import Stage


def theme_at_first(memory: Memory, dark: bool | None) -> Theme:
    """As asked for, else as the player chose, else as the system has it."""
    if dark is None:
        dark = system_is_dark() if memory.dark is None else memory.dark
    return DARK if dark else LIGHT


def system_is_dark() -> bool:
    """Where the system does not say, it is light."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


class Looking(QObject):
    def __init__(self, look: Look, actions: Actions, memory: Memory, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._look, self._memory, self._stage = look, memory, stage
        self._theme_action = actions["theme"]
        look.changed.connect(self._retheme)
        self._theme_action.setChecked(look.theme.dark)
        self._theme_action.toggled.connect(self._take_theme)
        self._theme_action.triggered.connect(self._remember_theme)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.follow)
        for name, take, kept in (
            ("calm", self._take_calm, memory.calm),
            ("ink", self._take_ink, memory.one_ink),
            ("snap", self._take_snap, memory.snap),
        ):
            actions[name].toggled.connect(take)
            actions[name].setChecked(kept)

    def follow(self) -> None:
        """The system has another theme, or the player wants to have the system's."""
        if self._memory.dark is None:
            self.take(dark=None)

    def take(self, *, dark: bool | None) -> None:
        """A theme, or the system's."""
        self._theme_action.setChecked(system_is_dark() if dark is None else dark)

    def _take_theme(self, dark: bool) -> None:
        self._look.take(DARK if dark else LIGHT)

    def _remember_theme(self, dark: bool) -> None:
        """Only what the player chose: a theme asked for on the command line is for this once."""
        self._memory.dark = dark

    def _take_calm(self, on: bool) -> None:
        self._memory.calm = on
        self._stage.motion.reduced = on

    def _take_ink(self, on: bool) -> None:
        self._memory.one_ink = on
        paper = INK if on else None
        self._stage.take_paper(paper)
        self._look.take_paper(paper)

    def _take_snap(self, on: bool) -> None:
        self._memory.snap = on

    def _retheme(self) -> None:
        theme_app(self._look.theme)


def theme_app(theme: Theme) -> None:
    app = QApplication.instance()
    if isinstance(app, QApplication):
        apply_theme(app, theme)
