"""Everything the menus and the toolbar can ask for, in one place."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from engine.rulebook import Ground
from gui.board.overlay import SHOWN_AT_FIRST, Overlay
from gui.dialogs.shortcuts import Bound
from gui.panels.look import Look
from gui.window.icons import icon
from gui.window.swatch import MEANS, NAMES, ZONES

OVERLAY_KEYS = "1234567890-"
"""With Alt, one for each overlay in its order."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An action: its words, its key, its picture. ``shown`` names a key that the table itself listens to."""

    name: str
    text: str
    keys: str = ""
    icon: str = ""
    tip: str = ""
    checkable: bool = False
    shown: str = ""


ASKED = (
    Asked("start", "&Missions…", "Ctrl+N", tip="Choose one of the missions"),
    Asked("open", "&Open…", "Ctrl+O", "open", "Open a mission, a rehearsal or a scene"),
    Asked("save", "&Save rehearsal", "Ctrl+S", "save"),
    Asked("save_as", "Save rehearsal &as…", "Ctrl+Shift+S"),
    Asked("export", "&Export picture…", "Ctrl+E", "export", "Save the table as a picture or a sheet"),
    Asked("report", "&Report of the rehearsal…", tip="Every order with what the rules said, a picture an activation"),
    Asked(
        "profile", "A Genesys &profile of your own…", tip="Characteristics, base and weapons, kept in a file of yours"
    ),
    Asked("quit", "&Quit", "Ctrl+Q"),
    Asked("undo", "&Undo", "Ctrl+Z", "undo", "Undo; in mid-drag, put the model back"),
    Asked("redo", "&Redo", "Ctrl+Shift+Z", "redo", "Redo"),
    Asked("back", "&Back a round", "Ctrl+Home", "reset", "Back to the start of the round"),
    Asked("reset", "Back an &activation", "Ctrl+Backspace", tip="Back to before what the last one to act has done"),
    Asked("rewind", "Back to the &start", "Ctrl+Shift+Home", tip="Redo brings all of it back"),
    Asked("replay", "&Play it before me", "Ctrl+P", tip="Order by order; from the end, from the start", checkable=True),
    Asked("mark", "Book&mark this place…", "Ctrl+B", tip="Name the place in the rehearsal where you stand"),
    Asked("compare", "&Compare branches…", "Ctrl+Shift+B", tip="What is otherwise in another branch"),
    Asked("bend", "&Bend the way here", shown=". or right click", tip="The way of the model in the hand bends here"),
    Asked("unbend", "&Take the last bend back", shown="Backspace"),
    Asked(
        "exactly",
        "&Keep to the line as drawn",
        tip="Otherwise the shortest way round what is in it",
        checkable=True,
        shown=",",
    ),
    Asked(
        "figures",
        "Place in &figures…",
        "Ctrl+L",
        tip="7.5 @ 30, or 12, 8.5: where the model in the hand, or the one looked at, is to go",
    ),
    Asked("move", "&Move", "Ctrl+1", "move", "Take models in the hand", checkable=True),
    Asked("tape", "&Tape", "Ctrl+2", "tape", "Measure between points; Esc clears", checkable=True),
    Asked("fit", "&Whole table", "Ctrl+0", "fit", "Show the whole table"),
    Asked("zoom_in", "Zoom &in", "Ctrl++", "zoom-in"),
    Asked("zoom_out", "Zoom &out", "Ctrl+-", "zoom-out"),
    Asked(
        "distances",
        "Distances from the &model in the hand",
        "Ctrl+R",
        tip="From edge to edge, to every model within 18″",
        checkable=True,
    ),
    Asked(
        "words", "The table in &words…", "F2", tip="Every model, marker and piece with its place, to read or be read"
    ),
    Asked("theme", "&Dark theme", "Ctrl+D", "theme", "Light or dark", checkable=True),
    Asked("calm", "Reduce &motion", tip="A refused model and the view go where they belong at once", checkable=True),
    Asked("panel_left", "&Activation panel", "F7", checkable=True),
    Asked("panel_log", "&Log", "F8", checkable=True),
    Asked("panel_right", "&Inspector and verdict", "F9", checkable=True),
    Asked("times", "&Times of judging and areas", "", checkable=True),
    Asked("settings", "&Settings of this mission…"),
    Asked("clauses", "&Clauses…", tip="What is checked, shown, and left to you"),
    Asked("notes", "Mission &notes…"),
    Asked("layout", "&Layout guide", tip="What the guide to laying out terrain says, its lanes drawn", checkable=True),
    Asked("anew", "Start a&new…", tip="The same mission from the start, with a seed of your own"),
    Asked("typed", "Dice: &type my own", "", tip="Otherwise the program rolls", checkable=True),
    Asked("region", "Next &part of the window", "F6", tip="From the table to the panels and on"),
    Asked("palette", "&Find an action…", "Ctrl+K", tip="Everything that can be asked for, by a few letters of it"),
    Asked("shortcuts", "Keys of the &menus…", tip="Give any of them another key"),
    Asked("keys", "&Keys", "F1"),
    Asked("about", "&About"),
)


class Actions(QObject):
    """Actions by name. Icons follow the theme."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._by_name: dict[str, QAction] = {}
        for asked in ASKED:
            # Behind a tab a menu shows a key that is not the action's own.
            action = QAction(f"{asked.text}\t{asked.shown}" if asked.shown else asked.text, self)
            action.setObjectName(asked.name)
            action.setCheckable(asked.checkable)
            if asked.keys:
                action.setShortcut(QKeySequence(asked.keys))
            if asked.tip:
                action.setStatusTip(asked.tip)
            self._by_name[asked.name] = action
        tools = QActionGroup(self)
        tools.addAction(self["move"])
        tools.addAction(self["tape"])
        self["move"].setChecked(True)
        self["redo"].setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self["keys"].setShortcuts([QKeySequence("F1"), QKeySequence("?")])
        self["zoom_in"].setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.overlays: dict[Overlay, QAction] = {}
        for key, overlay in zip(OVERLAY_KEYS, Overlay, strict=True):
            action = QAction(NAMES[overlay], self)
            action.setCheckable(True)
            action.setChecked(overlay in SHOWN_AT_FIRST)
            action.setShortcut(QKeySequence(f"Alt+{key}"))
            action.setObjectName(f"overlay_{overlay.value}")
            self.overlays[overlay] = action
        self._tips = {asked.name: asked.tip for asked in ASKED}
        self._first = {action.objectName(): action.shortcuts() for action in self.all()}
        self.take_keys({})
        self._draw_icons()
        look.changed.connect(self._draw_icons)

    def __getitem__(self, name: str) -> QAction:
        return self._by_name[name]

    def all(self) -> tuple[QAction, ...]:
        return (*self._by_name.values(), *self.overlays.values())

    def on(self, name: str, do: Callable[[], object]) -> None:
        self[name].triggered.connect(lambda _=False: do())

    def bound(self) -> tuple[Bound, ...]:
        """Every action with the key it has, in the order of the menus."""
        return tuple(
            Bound(name, words_of(action), action.shortcut().toString(), first[0].toString() if first else "")
            for action in self.all()
            for name, first in ((action.objectName(), self._first[action.objectName()]),)
        )

    def take_keys(self, keys: Mapping[str, str]) -> None:
        """Other keys for some actions, by name; all others have those they came with."""
        for action in self.all():
            name = action.objectName()
            own = QKeySequence(keys[name]) if name in keys else None
            action.setShortcuts(self._first[name] if own is None else [own] if not own.isEmpty() else [])
            tip = self._tips.get(name)
            if tip:
                key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                action.setToolTip(f"{tip} ({key})" if key else tip)

    def limit_overlays(self, unknown: frozenset[Overlay], edges: bool, ground: Ground | None = None) -> None:
        """Leave away what the game at hand never draws; zones are called so where no ``edges`` are entered by, and what
        lies on the table goes by the game's own word for it."""
        for overlay, action in self.overlays.items():
            action.setVisible(overlay not in unknown)
        self.overlays[Overlay.ENTRY_EDGES].setText(NAMES[Overlay.ENTRY_EDGES] if edges else ZONES)
        lies = self.overlays[Overlay.GROUND]
        lies.setText(NAMES[Overlay.GROUND] if ground is None else ground.name)
        lies.setStatusTip(MEANS[Overlay.GROUND] if ground is None else ground.says)

    def _draw_icons(self) -> None:
        for asked in ASKED:
            if asked.icon:
                self[asked.name].setIcon(icon(asked.icon, self._look.theme))


def words_of(action: QAction) -> str:
    """As they are read: without what menus need beside them."""
    return action.text().partition("\t")[0].replace("&", "").removesuffix("…")
