"""Everything the menus and the toolbar can ask for, in one place."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence

from engine.rulebook import Ground
from gui.board.overlay import SHOWN_AT_FIRST, Overlay
from gui.dialogs.shortcuts import Bound
from gui.panels.look import Look
from gui.text import data, tr
from gui.window.icons import icon
from gui.window.respelling import Said, respelling
from gui.window.rows import MOST, Rows
from gui.window.swatch import MEANS, ZONES
from gui.window.swatch import NAMES as OVERLAYS
from gui.window.table_keys import BEFORE, DROP, NAMES, NEXT, PUT_BACK, STEPS, pressed
from gui.window.words import escaped, key_words, words_of

OVERLAY_KEYS = "1234567890-="
"""With Alt, one for each overlay in its order."""
PRESET_KEYS = "123456789"
"""With Ctrl and Alt, one for each preset that comes with the program; at most so many are there for a game."""
OWN_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""What each preset of the player's own is called before its name; at most so many are kept for a game."""
OWN_KEYS = (*(f"Ctrl+F{n}" for n in range(5, 13)), *([""] * (len(OWN_SIGNS) - 8)))
"""The first of them come with a key."""
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


@dataclass(frozen=True, slots=True)
class Asked:
    """An action: its words, its key, its picture, and ``further`` keys it has while it keeps the first. The keys of the
    table's own actions (``table_keys.NAMES``) are no other control's business."""

    name: str
    text: str
    keys: str = ""
    icon: str = ""
    tip: str = ""
    checkable: bool = False
    further: tuple[str, ...] = ()


def _steps() -> tuple[Asked, ...]:
    words = {
        "left": tr("Step left by {inches}″"),
        "right": tr("Step right by {inches}″"),
        "up": tr("Step up by {inches}″"),
        "down": tr("Step down by {inches}″"),
    }
    return tuple(
        Asked(step.name, words[step.way].format(inches=f"{step.inches:g}"), step.keys[0], further=step.keys[1:])
        for step in STEPS.values()
    )


ASKED = (
    Asked("start", tr("&Missions…"), "Ctrl+N", tip=tr("Choose one of the missions")),
    Asked("open", tr("&Open…"), "Ctrl+O", "open", tr("Open a mission, a rehearsal or a scene")),
    Asked("save", tr("&Save rehearsal"), "Ctrl+S", "save"),
    Asked("save_as", tr("Save rehearsal &as…"), "Ctrl+Shift+S"),
    Asked(
        "export",
        tr("&Export the table…"),
        "Ctrl+E",
        "export",
        tr("As a picture, a sheet, tiles, a set-up sheet for a tape, or for virtual tables"),
    ),
    Asked(
        "export_view",
        tr("Export what is in &view…"),
        "Ctrl+Alt+E",
        tip=tr("Save the part of the table that is shown, as it is drawn now"),
    ),
    Asked(
        "report",
        tr("&Report of the rehearsal…"),
        "Ctrl+Shift+E",
        tip=tr("Every order with what the rules said, a picture an activation"),
    ),
    Asked(
        "list",
        tr("An army &list into a mission…"),
        "Ctrl+Shift+U",
        tip=tr("Pasted or from a file, with what became of each of its lines"),
    ),
    Asked(
        "profile",
        tr("A Genesys &profile of your own…"),
        "Ctrl+Shift+P",
        tip=tr("Characteristics, base and weapons, kept in a file of yours"),
    ),
    Asked(
        "portraits",
        tr("Pictures of &models…"),
        "Ctrl+Shift+R",
        tip=tr("Files of your own, drawn on the bases of a profile"),
    ),
    Asked(
        "studio_new", tr("Draw a new &table…"), "Ctrl+Alt+I", tip=tr("Terrain, zones, edges and markers of your own")
    ),
    Asked("studio", tr("E&dit this set-up…"), "Ctrl+I", tip=tr("The mission's table, in a studio of its own")),
    Asked(
        "photo",
        tr("From a photo&graph…"),
        "Ctrl+Alt+P",
        tip=tr("Measure a picture of the real table: its corners, bases on its figures, limits with their error"),
    ),
    Asked("quit", tr("&Quit"), "Ctrl+Q"),
    Asked("undo", tr("&Undo"), "Ctrl+Z", "undo", tr("Undo; in mid-drag, put the model back")),
    Asked("redo", tr("&Redo"), "Ctrl+Shift+Z", "redo", tr("Redo"), further=("Ctrl+Y",)),
    Asked("back", tr("&Back a round"), "Ctrl+Home", "reset", tr("Back to the start of the round")),
    Asked(
        "reset", tr("Back an &activation"), "Ctrl+Backspace", tip=tr("Back to before what the last one to act has done")
    ),
    Asked("rewind", tr("Back to the &start"), "Ctrl+Shift+Home", tip=tr("Redo brings all of it back")),
    Asked(
        "replay",
        tr("&Play it before me"),
        "Ctrl+P",
        tip=tr("Order by order; from the end, from the start"),
        checkable=True,
    ),
    Asked("mark", tr("Book&mark this place…"), "Ctrl+B", tip=tr("Name the place in the rehearsal where you stand")),
    Asked(
        "note", tr("&Write about this place…"), "Ctrl+Shift+Y", tip=tr("A note of your own, kept with the rehearsal")
    ),
    Asked("compare", tr("&Compare branches…"), "Ctrl+Shift+B", tip=tr("What is otherwise in another branch")),
    Asked(
        "bend",
        tr("&Bend the way here"),
        ".",
        tip=tr("The way of the model in the hand bends here; so does a right click"),
    ),
    Asked("unbend", tr("&Take the last bend back"), "Backspace"),
    Asked(
        "exactly",
        tr("&Keep to the line as drawn"),
        ",",
        tip=tr("Otherwise the shortest way round what is in it"),
        checkable=True,
    ),
    Asked("turn", tr("Turn cl&ockwise"), "]", tip=tr("The base in the hand, and its formation, by 15°")),
    Asked("turn_back", tr("Turn ant&iclockwise"), "["),
    Asked("turn_little", tr("Turn a little clockwise"), "}", tip=tr("By 5°")),
    Asked("turn_little_back", tr("Turn a little anticlockwise"), "{"),
    Asked("choose_all", tr("Choose the whole &unit"), "Ctrl+A", tip=tr("Or all that are being set")),
    Asked(
        "choose",
        tr("C&hoose the model looked at"),
        "Ctrl+Space",
        tip=tr("With others, to go in formation; again: no more"),
    ),
    Asked(
        "snap",
        tr("S&nap while dragging"),
        "Ctrl+M",
        tip=tr("To base contact, the game's distance from enemies, the end of the reach; Shift holds it off"),
        checkable=True,
    ),
    Asked(
        "snap_on",
        tr("To the next place to s&nap to"),
        ";",
        tip=tr("The model in the hand, or the one looked at, by a key"),
    ),
    Asked(
        "figures",
        tr("Place in &figures…"),
        "Ctrl+L",
        tip=tr("7.5 @ 30, or 12, 8.5: where the model in the hand, or the one looked at, is to go"),
    ),
    Asked(
        "survey",
        tr("Check the &table…"),
        "Ctrl+Shift+D",
        tip=tr("The whole position: what stands as it may not, who fights, sees, holds and reaches whom"),
    ),
    Asked(
        "fairness",
        tr("&How fair the table is…"),
        "Ctrl+Shift+V",
        tip=tr("How soon each side can be at the markers, and how much of where it comes in is seen"),
    ),
    Asked("move", tr("&Move"), "Ctrl+1", "move", tr("Take models in the hand"), checkable=True),
    Asked("tape", tr("&Tape"), "Ctrl+2", "tape", tr("Measure between points; Esc clears"), checkable=True),
    Asked(
        "ring", tr("R&ing"), "Ctrl+3", "ring", tr("From a base's edge, dragged or typed; Esc clears"), checkable=True
    ),
    Asked(
        "sight_line",
        tr("&Sight line"),
        "Ctrl+4",
        "sight",
        tr("From model to model: open, or what lies between"),
        checkable=True,
    ),
    Asked(
        "free",
        tr("Put models &freely"),
        "Ctrl+5",
        tip=tr("As they stand on your table, with no turn order; nothing of it goes into the rehearsal"),
        checkable=True,
    ),
    Asked(
        "free_add",
        tr("A&dd to the table…"),
        "Ctrl+Alt+A",
        tip=tr("A unit of any profile, or a piece of terrain, on the table that is put freely"),
    ),
    Asked(
        "free_begin",
        tr("Begin with the ta&ble put freely"),
        "Ctrl+Alt+B",
        tip=tr("The mission from its start, with its models where they were put"),
    ),
    Asked(
        "ask",
        tr("Ask about a mo&ve…"),
        "Ctrl+6",
        tip=tr("A model and a wish: the shortest way that the rules allow, or what forbids it and by how much"),
        checkable=True,
    ),
    Asked("ring_figures", tr("Ring in fi&gures…"), "Ctrl+Shift+L", tip=tr("So many inches round the model looked at")),
    Asked("ring_clear", tr("Clear all rin&gs"), "Ctrl+Shift+X"),
    Asked("fit", tr("&Whole table"), "Ctrl+0", "fit", tr("Show the whole table")),
    Asked("zoom_in", tr("Zoom &in"), "Ctrl++", "zoom-in", further=("Ctrl+=",)),
    Asked("zoom_out", tr("Zoom &out"), "Ctrl+-", "zoom-out"),
    Asked(
        "look_at",
        tr("&Look at the model in the hand"),
        "Ctrl+.",
        tip=tr("Or the one looked at: to the middle of the view"),
    ),
    Asked("pan_left", tr("Pan &left"), "Ctrl+Alt+Left"),
    Asked("pan_right", tr("Pan &right"), "Ctrl+Alt+Right"),
    Asked("pan_up", tr("Pan &up"), "Ctrl+Alt+Up"),
    Asked("pan_down", tr("Pan &down"), "Ctrl+Alt+Down"),
    Asked(
        "another_view", tr("Another &view of the table"), "Ctrl+Shift+N", tip=tr("In a window and at a zoom of its own")
    ),
    Asked(
        "distances",
        tr("Distances from the &model in the hand"),
        "Ctrl+R",
        tip=tr("From edge to edge, to every model within 18″"),
        checkable=True,
    ),
    Asked(
        "words",
        tr("The table in &words…"),
        "F2",
        tip=tr("Every model, marker and piece with its place, to read or be read"),
    ),
    Asked(
        "overlays",
        tr("&List of overlays…"),
        "Ctrl+Shift+O",
        tip=tr("Which are shown, how strongly, which lies over which"),
    ),
    Asked(
        "preset_keep",
        tr("&Keep these as a preset…"),
        "Ctrl+Alt+K",
        tip=tr("What is shown now, how strongly and in which order, under a name, for this game"),
    ),
    Asked("theme", tr("&Dark theme"), "Ctrl+D", "theme", tr("Light or dark"), checkable=True),
    Asked(
        "ink",
        tr("Table in one &ink"),
        "Ctrl+Shift+I",
        tip=tr("Black alone, dots and lines for what colours tell: as on paper"),
        checkable=True,
    ),
    Asked(
        "calm",
        tr("Reduce &motion"),
        "Ctrl+Shift+M",
        tip=tr("A refused model and the view go where they belong at once"),
        checkable=True,
    ),
    Asked("panel_left", tr("&Activation panel"), "F7", checkable=True),
    Asked("panel_log", tr("&Log"), "F8", checkable=True),
    Asked("panel_right", tr("&Inspector and verdict"), "F9", checkable=True),
    Asked("times", tr("&Times of judging and areas"), "Ctrl+Shift+J", checkable=True),
    Asked("settings", tr("&Settings…"), "Ctrl+,", tip=tr("Readings of this mission, the window, keys")),
    Asked("clauses", tr("&Clauses…"), "Ctrl+Shift+C", tip=tr("What is checked, shown, and left to you")),
    Asked("notes", tr("Mission &notes…"), "Ctrl+Shift+F"),
    Asked(
        "layout",
        tr("&Layout guide"),
        "Ctrl+Shift+G",
        tip=tr("What the guide to laying out terrain says, its lanes drawn"),
        checkable=True,
    ),
    Asked(
        "anew", tr("Start a&new…"), "Ctrl+Shift+A", tip=tr("The same mission from the start, with a seed of your own")
    ),
    Asked("typed", tr("Dice: &type my own"), "Ctrl+Shift+T", tip=tr("Otherwise the program rolls"), checkable=True),
    Asked(
        "redraw",
        tr("Dice and tokens: draw othe&rs"),
        "Ctrl+Shift+H",
        tip=tr("Otherwise what comes at a place is what came there before: another branch, another bag"),
    ),
    Asked(NEXT, tr("Next m&odel"), "Tab"),
    Asked(BEFORE, tr("Model before"), "Shift+Tab"),
    Asked(
        DROP,
        tr("D&rop, or carry out"),
        "Return",
        further=("Enter",),
        tip=tr("Where it is refused: at the nearest legal end"),
    ),
    Asked(PUT_BACK, tr("Put bac&k"), "Esc", tip=tr("What is in the hand; else what is asked, chosen or looked at")),
    *_steps(),
    Asked("unit_next", tr("Next u&nit"), "F3"),
    Asked("unit_before", tr("Unit before"), "Shift+F3"),
    Asked("option_next", tr("Next op&tion"), "F4", tip=tr("The keyboard goes to it; Enter asks for it")),
    Asked("option_before", tr("Option before"), "Shift+F4"),
    Asked("region", tr("Next &part of the window"), "F6", tip=tr("From the table to the panels and on")),
    Asked(
        "palette", tr("&Find an action…"), "Ctrl+K", tip=tr("Everything that can be asked for, by a few letters of it")
    ),
    Asked("shortcuts", tr("Keys of the &menus…"), "Ctrl+Shift+K", tip=tr("Give any of them another key")),
    Asked("here", tr("&What is this?"), "F1", tip=tr("What has the keyboard, and the part of the window it is in")),
    Asked("keys", tr("&Keys"), "?"),
    Asked("about", tr("&About"), "Ctrl+F1"),
)


class Actions(QObject):
    """Actions by name. Icons follow the theme."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._by_name: dict[str, QAction] = {}
        for asked in ASKED:
            action = QAction(asked.text, self)
            action.setObjectName(asked.name)
            action.setCheckable(asked.checkable)
            if asked.name in NAMES:
                # Shown in the menus, but never taken from the control that has the keyboard.
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.setShortcuts([QKeySequence(key) for key in (asked.keys, *asked.further) if key])
            if asked.tip:
                action.setStatusTip(asked.tip)
            self._by_name[asked.name] = action
        tools = QActionGroup(self)
        for name in ("move", "tape", "ring", "sight_line", "free", "ask"):
            tools.addAction(self[name])
        self["move"].setChecked(True)
        self["snap"].setChecked(True)
        self.overlays: dict[Overlay, QAction] = {}
        for key, overlay in zip(OVERLAY_KEYS, Overlay, strict=True):
            action = QAction(OVERLAYS[overlay], self)
            action.setCheckable(True)
            action.setChecked(overlay in SHOWN_AT_FIRST)
            action.setShortcut(QKeySequence(f"Alt+{key}"))
            action.setObjectName(f"overlay_{overlay.value}")
            self.overlays[overlay] = action
        self.presets = self._numbered("preset", [f"Ctrl+Alt+{key}" for key in PRESET_KEYS])
        self.own_presets = self._numbered("own", OWN_KEYS)
        self.name_presets((), ())
        self.rows = {kind: Rows(kind, self) for kind in MOST}
        """Of the menus that are filled as they open, by their kind."""
        self._tips = {asked.name: asked.tip for asked in ASKED}
        self._reasons: dict[str, str] = {}
        self._first = {action.objectName(): action.shortcuts() for action in self.bindable()}
        self.said: Said = lambda words: words
        """Words that name a key of the table, with the key it has now."""
        self.take_keys({})
        self._draw_icons()
        look.changed.connect(self._draw_icons)

    def __getitem__(self, name: str) -> QAction:
        return self._by_name[name]

    def all(self) -> tuple[QAction, ...]:
        return (*self._by_name.values(), *self.overlays.values(), *self.presets, *self.own_presets)

    def bindable(self) -> tuple[QAction, ...]:
        """Those, and the places in the menus that are filled as they open: each may have a key."""
        return (*self.all(), *(action for rows in self.rows.values() for action in rows.actions))

    def name_presets(self, shipped: Sequence[str], own: Sequence[str]) -> None:
        """Those there are for the game at hand; the others wait, with their keys, for a game that has so many."""
        words = (tr("Preset &{sign}: {name}"), tr("Preset {sign}", "of overlays"))
        own_words = (tr("Own preset &{sign}: {name}"), tr("Own preset {sign}", "of overlays"))
        for actions, names, (named, unnamed), signs in (
            (self.presets, shipped, words, PRESET_KEYS),
            (self.own_presets, own, own_words, OWN_SIGNS),
        ):
            for at, action in enumerate(actions):
                there = at < len(names)
                name = escaped(names[at]) if there else ""
                action.setText((named if there else unnamed).format(sign=signs[at], name=name))
                action.setVisible(there)

    def _numbered(self, name: str, keys: Sequence[str]) -> tuple[QAction, ...]:
        actions = []
        for number, key in enumerate(keys, 1):
            action = QAction(self)
            action.setObjectName(f"{name}_{number}")
            action.setShortcut(QKeySequence(key))
            actions.append(action)
        return tuple(actions)

    def on(self, name: str, do: Callable[[], object]) -> None:
        self[name].triggered.connect(lambda _=False: do())

    def key_of(self, name: str) -> str:
        """The key an action has now, as it is written; empty where it has none."""
        return key_words(self[name].shortcut())

    def at_key(self, event: QKeyEvent) -> QAction | None:
        """The action that a key means, where the window has not seen to it already; one that can be asked for now
        before others."""
        keys = {pressed(event)}
        if event.text().strip() and not event.text().isalnum() and not event.modifiers() & _HELD:
            # Which signs need Shift depends on the keyboard.
            keys.add(QKeySequence(event.key()))
        there = [action for action in self.bindable() if keys & set(action.shortcuts())]
        return next((action for action in there if action.isEnabled()), next(iter(there), None))

    def bound(self) -> tuple[Bound, ...]:
        """Every action with the key it has, in the order of the menus; then the places in those that are filled as they
        open, called by their kind and number whatever stands there."""
        places = {
            action: rows.words(number) for rows in self.rows.values() for number, action in enumerate(rows.actions, 1)
        }
        return tuple(
            Bound(
                name,
                places.get(action) or words_of(action),
                action.shortcut().toString(),
                first[0].toString() if first else "",
                tuple(key.toString() for key in first[1:]),
                action.isVisible(),
            )
            for action in self.bindable()
            for name, first in ((action.objectName(), self._first[action.objectName()]),)
        )

    def take_keys(self, keys: Mapping[str, str]) -> None:
        """Other keys for some actions, by name; all others have those they came with."""
        for action in self.bindable():
            name = action.objectName()
            own = QKeySequence(keys[name]) if name in keys else None
            action.setShortcuts(self._first[name] if own is None else [own] if not own.isEmpty() else [])
        self.said = respelling(self.bound())
        for action in self.all():
            self._tell(action)

    def take_reasons(self, lacking: Mapping[str, str]) -> None:
        """Why some actions, by name, cannot be asked for now; one without a reason can."""
        for action in self.all():
            name = action.objectName()
            reason = lacking.get(name)
            if reason is not None and (reason != self._reasons.get(name, "") or action.isEnabled() is bool(reason)):
                self._reasons[name] = reason
                action.setEnabled(not reason)
                self._tell(action)

    def reason_of(self, action: QAction) -> str:
        """Why it cannot be asked for now; empty where it can, or where nobody says."""
        return self._reasons.get(action.objectName(), "")

    def _tell(self, action: QAction) -> None:
        """What it is for, or what it lacks; the key it has besides."""
        reason = self.reason_of(action)
        tip = reason or self.said(self._tips.get(action.objectName(), ""))
        if action.objectName() not in self._by_name:
            return
        key = key_words(action.shortcut())
        if reason:
            action.setToolTip(f"{words_of(action)}: {reason}")
        elif tip:
            action.setToolTip(f"{tip} ({key})" if key else tip)
        else:
            action.setToolTip("")
        action.setStatusTip(tip)

    def limit_overlays(self, unknown: frozenset[Overlay], edges: bool, ground: Ground | None = None) -> None:
        """Leave away what the game at hand never draws; zones are called so where no ``edges`` are entered by, and what
        lies on the table goes by the game's own word for it."""
        for overlay, action in self.overlays.items():
            action.setVisible(overlay not in unknown)
        self.overlays[Overlay.ENTRY_EDGES].setText(OVERLAYS[Overlay.ENTRY_EDGES] if edges else ZONES)
        lies = self.overlays[Overlay.GROUND]
        lies.setText(OVERLAYS[Overlay.GROUND] if ground is None else data(ground.name))
        lies.setStatusTip(MEANS[Overlay.GROUND] if ground is None else data(ground.says))

    def _draw_icons(self) -> None:
        for asked in ASKED:
            if asked.icon:
                self[asked.name].setIcon(icon(asked.icon, self._look.theme))
