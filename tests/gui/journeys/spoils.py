"""What the comparison of pictures has to notice: each takes one thing away and says how to bring it back."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtGui import QColor

from gui.board.overlay import Overlay
from gui.window.main_window import MainWindow

GREEN = QColor("#3a7d2c")
Undo = Callable[[], None]
Spoil = Callable[[MainWindow], Undo]


def _switched(name: str) -> Spoil:
    """An action of the menus that is switched over."""

    def spoil(window: MainWindow) -> Undo:
        action = window.actions_[name]
        action.setChecked(not action.isChecked())
        return lambda: action.setChecked(not action.isChecked())

    return spoil


def _without(overlay: Overlay) -> Spoil:
    def spoil(window: MainWindow) -> Undo:
        action = window.actions_.overlays[overlay]
        action.setChecked(False)
        return lambda: action.setChecked(True)

    return spoil


def _a_colour(window: MainWindow) -> Undo:
    """The first side is green."""
    theme = window.look.theme
    window.look.take(replace(theme, red=replace(theme.red, fill=GREEN, edge=GREEN, text=GREEN, tint=GREEN)))
    return lambda: window.look.take(theme)


SPOILS: Mapping[str, Spoil] = {
    "without-the-activation-panel": _switched("panel_left"),
    "without-the-log": _switched("panel_log"),
    "without-the-verdict": _switched("panel_right"),
    "without-the-reach": _without(Overlay.REACH),
    "without-names": _without(Overlay.NAMES),
    "in-the-dark": _switched("theme"),
    "with-another-colour": _a_colour,
}
