"""What each action needs before it can do anything, and what is said of it while that is not there."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from gui.board.overlay import Overlay
from gui.text import tr
from gui.window import table_keys
from gui.window.actions import OWN_SIGNS, PRESET_KEYS


@dataclass(frozen=True, slots=True)
class Facts:
    """How things are. ``opened``: a rehearsal is. ``on_table``: it is seen, not the page of missions. ``tool`` names
    the action of the tool that is chosen, empty for the hand."""

    opened: bool = False
    on_table: bool = False
    tool: str = ""
    can_undo: bool = False
    """There is something to take back in what is in the hand, put freely, or in the rehearsal."""
    has_orders: bool = False
    """Orders lead to the place one stands at."""
    can_redo: bool = False
    has_nodes: bool = False
    """An order has been given somewhere in the tree."""
    in_hand: bool = False
    dragging: bool = False
    bent: bool = False
    has_model: bool = False
    """One is looked at, or in the hand."""
    has_base: bool = False
    """One that stands on the table is."""
    has_unit: bool = False
    """One that stands on the table is looked at, or others are being set."""
    has_rings: bool = False
    to_settle: bool = False
    """Something is in the hand, asked or offered."""
    to_put_back: bool = False
    has_guide: bool = False
    put_freely: bool = False


@dataclass(frozen=True, slots=True)
class Need:
    met: Callable[[Facts], bool]
    reason: str


OPEN = Need(lambda facts: facts.opened, tr("No table is open: choose a mission first"))
SEEN = Need(lambda facts: facts.on_table, tr("The page of missions lies over the table"))
ELSEWHERE = Need(lambda facts: facts.on_table, tr("The page of missions is here already"))
UNDO = Need(lambda facts: facts.can_undo, tr("There is nothing to undo"))
REDO = Need(lambda facts: facts.can_redo, tr("There is nothing to redo"))
ORDERS = Need(lambda facts: facts.has_orders, tr("No order leads here: this is the start"))
NODES = Need(lambda facts: facts.has_nodes, tr("No order has been given yet"))
DRAGGED = Need(lambda facts: facts.dragging, tr("No model is dragged"))
BENDS = Need(lambda facts: facts.dragging or facts.tool == "tape", tr("No model is dragged"))
BENT = Need(
    lambda facts: (
        facts.bent or {"tape": True, "ring": facts.has_rings, "free": facts.put_freely}.get(facts.tool, False)
    ),
    tr("No way has a bend"),
)
MODEL = Need(lambda facts: facts.has_model, tr("No model is looked at or in the hand"))
STEPS = Need(lambda facts: facts.has_model or facts.tool == "tape", tr("No model is looked at or in the hand"))
TURNS = Need(
    lambda facts: facts.put_freely if facts.tool == "free" else facts.has_model,
    tr("No model is looked at or in the hand"),
)
BASE = Need(lambda facts: facts.has_base, tr("No model on the table is looked at"))
UNIT = Need(lambda facts: facts.has_unit, tr("No unit on the table is looked at"))
RINGS = Need(lambda facts: facts.has_rings, tr("There is no ring"))
FREE_HAND = Need(lambda facts: not facts.in_hand, tr("A model is in the hand: drop it or put it back first"))
NOT_DRAGGED = Need(lambda facts: not facts.dragging, tr("A model is in the hand: drop it or put it back first"))
SETTLES = Need(
    lambda facts: facts.to_settle or facts.tool in ("tape", "sight_line"),
    tr("Nothing is in the hand, asked or offered"),
)
PUT_BACK = Need(lambda facts: facts.to_put_back or bool(facts.tool), tr("There is nothing to put back"))
GUIDE = Need(lambda facts: facts.has_guide, tr("This game has no guide to laying out terrain"))


def _of(needs: tuple[Need, ...], *names: str) -> Iterator[tuple[str, tuple[Need, ...]]]:
    return ((name, needs) for name in names)


TURNING = ("turn", "turn_back", "turn_little", "turn_little_back")
NEEDS: Mapping[str, tuple[Need, ...]] = dict(
    chain(
        _of((OPEN,), "save", "save_as", "export", "report", "portraits", "studio", "clauses", "notes", "anew"),
        _of((OPEN, SEEN), "export_view", "fairness", "survey", "words", "overlays", "preset_keep", "another_view"),
        _of((OPEN, SEEN), "move", "tape", "ring", "sight_line", "free", "free_add", "free_begin", "ask"),
        _of((OPEN, SEEN), "typed", "redraw", "mark", "note", "compare"),
        _of((OPEN, SEEN), "fit", "zoom_in", "zoom_out", "pan_left", "pan_right", "pan_up", "pan_down", "distances"),
        _of((OPEN, SEEN), "panel_left", "panel_log", "panel_right", "times", "region", "option_next", "option_before"),
        _of((ELSEWHERE,), "start"),
        _of((OPEN, SEEN, UNDO), "undo"),
        _of((OPEN, SEEN, REDO), "redo"),
        _of((OPEN, SEEN, ORDERS), "back", "reset", "rewind"),
        _of((OPEN, SEEN, NODES), "replay"),
        _of((OPEN, SEEN, BENDS), "bend"),
        _of((OPEN, SEEN, BENT), "unbend"),
        _of((OPEN, SEEN, DRAGGED), "exactly"),
        _of((OPEN, SEEN, TURNS), *TURNING),
        _of((OPEN, SEEN, STEPS), *table_keys.STEPS),
        _of((OPEN, SEEN, MODEL), "figures", "snap_on"),
        _of((OPEN, SEEN, BASE), "look_at", "ring_figures"),
        _of((OPEN, SEEN, BASE, NOT_DRAGGED), "choose"),
        _of((OPEN, SEEN, UNIT, NOT_DRAGGED), "choose_all"),
        _of((OPEN, SEEN, RINGS), "ring_clear"),
        _of((OPEN, SEEN, NOT_DRAGGED), table_keys.NEXT, table_keys.BEFORE),
        _of((OPEN, SEEN, FREE_HAND), "unit_next", "unit_before"),
        _of((OPEN, SEEN, SETTLES), table_keys.DROP),
        _of((OPEN, SEEN, PUT_BACK), table_keys.PUT_BACK),
        _of((OPEN, SEEN, GUIDE), "layout"),
        _of((OPEN, SEEN), *(f"preset_{sign}" for sign in PRESET_KEYS)),
        _of((OPEN, SEEN), *(f"own_{number}" for number in range(1, len(OWN_SIGNS) + 1))),
        _of((OPEN, SEEN), *(f"overlay_{overlay.value}" for overlay in Overlay)),
    )
)
"""By an action's name. Those that are not here can be asked for at any time."""


def why_not(name: str, facts: Facts) -> str:
    """The first thing an action lacks, in words; empty where it can be asked for."""
    return next((need.reason for need in NEEDS.get(name, ()) if not need.met(facts)), "")


def lacking(names: Iterable[str], facts: Facts) -> dict[str, str]:
    return {name: why_not(name, facts) for name in names}
