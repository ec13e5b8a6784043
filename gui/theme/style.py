"""The application's palette and style sheet in a theme: quiet paper, hairlines, no boxes in boxes.

Widgets ask for a look by property: ``setProperty("look", "caption")`` and so on; the words are listed at ``sheet``.
"""

from importlib.resources import files
from pathlib import PurePath
from string import Template

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from gui.theme.fonts import font
from gui.theme.tokens import Theme

BODY_PX = 12


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Palette, font and style sheet for every window of the program."""
    app.setStyle(QStyleFactory.create("Fusion"))
    app.setFont(font(BODY_PX))
    app.setPalette(palette(theme))
    app.setStyleSheet(sheet(theme))


def palette(theme: Theme) -> QPalette:
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.dock,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: theme.card,
        QPalette.ColorRole.AlternateBase: theme.dock,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.Button: theme.card,
        QPalette.ColorRole.ButtonText: theme.ink,
        QPalette.ColorRole.BrightText: theme.refuse,
        QPalette.ColorRole.ToolTipBase: theme.card,
        QPalette.ColorRole.ToolTipText: theme.ink,
        QPalette.ColorRole.PlaceholderText: theme.off,
        QPalette.ColorRole.Highlight: theme.press,
        QPalette.ColorRole.HighlightedText: theme.ink,
        QPalette.ColorRole.Link: theme.focus,
        QPalette.ColorRole.Light: theme.card,
        QPalette.ColorRole.Midlight: theme.line2,
        QPalette.ColorRole.Mid: theme.line,
        QPalette.ColorRole.Dark: theme.line,
        QPalette.ColorRole.Shadow: theme.line,
    }
    for role, colour in roles.items():
        made.setColor(role, colour)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.off)
    return made


def sheet(theme: Theme) -> str:
    """Looks: ``caption`` ``clause`` ``reason`` ``section`` ``verdict`` ``decision`` ``option`` ``running`` ``tool``
    ``row`` ``card`` ``dock`` ``strong`` ``refused`` ``allowed`` ``left``."""
    names = ("dock", "card", "hover", "press", "line", "line2", "ink", "ink2", "off", "primary", "on_primary", "focus")
    colours = {name: _hex(getattr(theme, name)) for name in (*names, "desk", "reach", "refuse", "coher")}
    themes = files("assets").joinpath("themes")
    arrows = {
        name: f'"{PurePath(str(themes.joinpath(f"{name}.svg"))).as_posix()}"' for name in ("up", "down", "tick", "dot")
    }
    sheets = ("style.qss", "dark.qss") if theme.dark else ("style.qss",)
    words = "\n".join(themes.joinpath(name).read_text("utf-8") for name in sheets)
    return Template(words).substitute(colours, **arrows)


def _hex(colour: QColor) -> str:
    return str(colour.name())
