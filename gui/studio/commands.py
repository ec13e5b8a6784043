"""Everything the studio's menus and keys can ask for."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenuBar, QWidget

from gui.panels.look import Look
from gui.text import tr
from gui.window.icons import icon


@dataclass(frozen=True, slots=True)
class Command:
    """``on_board``: its key is the table's, and no other control's."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    on_board: bool = False
    short: str = ""
    """Among the tools."""
    checks: bool = False
    """One of several, of which one is checked."""


FILE = (
    Command("new", tr("&New table…"), ("Ctrl+N",)),
    Command("open", tr("&Open a mission…"), ("Ctrl+O",), "open"),
    Command("save", tr("&Save"), ("Ctrl+S",), "save"),
    Command("save_as", tr("Save &as…"), ("Ctrl+Shift+S",)),
    Command("export", tr("&Export the table…"), ("Ctrl+E",)),
    Command("play", tr("&Play this"), ("Ctrl+P",)),
    Command("close", tr("&Close"), ("Ctrl+W",)),
)
EDIT = (
    Command("undo", tr("&Undo"), ("Ctrl+Z",), "undo"),
    Command("redo", tr("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Command("all", tr("Choose &all"), ("Ctrl+A",), on_board=True),
    Command("next", tr("&Next thing"), ("Tab",), on_board=True),
    Command("before", tr("Thing &before"), ("Shift+Tab",), on_board=True),
    Command("point", tr("Point to the ne&xt thing"), ("N",), on_board=True),
    Command("point_before", tr("Point to th&e thing before"), ("Shift+N",), on_board=True),
    Command("toggle", tr("Choose what is pointed to a&s well, or no longer"), ("Space",), on_board=True),
    Command("none", tr("Choose n&othing"), ("Esc",), on_board=True),
    Command("delete", tr("&Delete"), (QKeySequence("Del").toString(), "Backspace"), on_board=True),
    Command("grip", tr("Take up the next &corner or side"), ("C",), on_board=True),
    Command("grip_before", tr("Take up the corner before"), ("Shift+C",), on_board=True),
    Command("corner", tr("&Insert a corner"), (QKeySequence("Ins").toString(), "+"), on_board=True),
    Command("gate", tr("Add an Access &Point"), ("A",), on_board=True),
    Command("gates", tr("&Give Access Points to what they lead up to"), ("Shift+A",), on_board=True),
    Command("cards", tr("Cards and &tables of the game…"), ("Ctrl+T",), short=tr("Cards")),
    Command("card", tr("&Write the deployment card out")),
    Command("zones", tr("&Zones of a table…")),
)
ARRANGE = (
    Command("copy", tr("&Copy"), ("Ctrl+D",)),
    Command("half", tr("Copy &half round the table"), ("Ctrl+Shift+D",), short=tr("Half round")),
    Command("turn", tr("Turn c&lockwise by 15°"), ("]", "R"), on_board=True, short=tr("Turn")),
    Command("turn_back", tr("Turn a&nticlockwise by 15°"), ("[", "Shift+R"), on_board=True),
    Command("turn_little", tr("Turn clockwise by 1°"), ("}", "Ctrl+R"), on_board=True),
    Command("turn_little_back", tr("Turn anticlockwise by 1°"), ("{", "Ctrl+Shift+R"), on_board=True),
    Command("mirror", tr("&Mirror left for right"), ("M",), on_board=True, short=tr("Mirror")),
    Command("mirror_down", tr("M&irror top for bottom"), ("Shift+M",), on_board=True),
    Command("grid", tr("To the &grid"), ("G",), on_board=True),
    Command("group", tr("Group: chosen tog&ether"), ("Ctrl+G",)),
    Command("ungroup", tr("Ungrou&p"), ("Ctrl+Shift+G",)),
    Command("join", tr("Make &one of them"), ("Ctrl+J",)),
    Command("apart", tr("Take into its pa&rts"), ("Ctrl+Shift+J",)),
    Command("align_left", tr("Left sides in line"), ("Ctrl+Shift+Left",)),
    Command("align_right", tr("Right sides in line"), ("Ctrl+Shift+Right",)),
    Command("align_top", tr("Upper sides in line"), ("Ctrl+Shift+Up",)),
    Command("align_bottom", tr("Lower sides in line"), ("Ctrl+Shift+Down",)),
    Command("align_across", tr("Middles under one another"), ("Ctrl+Shift+H",)),
    Command("align_down", tr("Middles beside one another"), ("Ctrl+Shift+V",)),
    Command("spread_across", tr("Equal steps &across"), ("Ctrl+Alt+H",)),
    Command("spread_down", tr("Equal steps &down"), ("Ctrl+Alt+V",)),
)
VIEW = (
    Command("fit", tr("&Whole table"), ("Ctrl+0",), "fit"),
    Command("zoom_in", tr("Zoom &in"), ("Ctrl++", "Ctrl+="), "zoom-in"),
    Command("zoom_out", tr("Zoom &out"), ("Ctrl+-",), "zoom-out"),
    Command("snap_off", tr("Grid: &none"), checks=True),
    Command("snap_quarter", tr("Grid of ¼″"), checks=True),
    Command("snap_half", tr("Grid of ½″"), checks=True),
    Command("snap_inch", tr("Grid of 1″"), checks=True),
    Command("pan_left", tr("Pan &left"), ("Ctrl+Alt+Left",)),
    Command("pan_right", tr("Pan &right"), ("Ctrl+Alt+Right",)),
    Command("pan_up", tr("Pan &up"), ("Ctrl+Alt+Up",)),
    Command("pan_down", tr("Pan &down"), ("Ctrl+Alt+Down",)),
    Command("region", tr("Next &part of the window"), ("F6",)),
    Command("add", tr("Look for something to &add"), ("Ctrl+F",)),
)
MENUS = ((tr("&File"), FILE), (tr("&Edit"), EDIT), (tr("&Arrange"), ARRANGE), (tr("&View"), VIEW))


class Commands(QObject):
    def __init__(self, look: Look, window: QWidget, board: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._by_name: dict[str, QAction] = {}
        self._icons: dict[str, str] = {}
        one_of_them = QActionGroup(window)
        for _, commands in MENUS:
            for one in commands:
                action = QAction(one.text, window)
                action.setObjectName(f"studio.{one.name}")
                action.setShortcuts([QKeySequence(key) for key in one.keys])
                if one.on_board:
                    action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
                (board if one.on_board else window).addAction(action)
                self._by_name[one.name] = action
                if one.checks:
                    action.setCheckable(True)
                    one_of_them.addAction(action)
                if one.short:
                    action.setIconText(one.short)
                if one.icon:
                    self._icons[one.name] = one.icon
        self._draw_icons()
        look.changed.connect(self._draw_icons)

    def __getitem__(self, name: str) -> QAction:
        return self._by_name[name]

    def fill(self, bar: QMenuBar) -> None:
        for title, commands in MENUS:
            menu = bar.addMenu(title)
            for one in commands:
                menu.addAction(self[one.name])

    def _draw_icons(self) -> None:
        for name, file in self._icons.items():
            self[name].setIcon(icon(file, self._look.theme))
