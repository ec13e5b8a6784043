"""The menus, in their order."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu, QMenuBar

from gui.text import data, tr
from gui.window import table_keys
from gui.window.actions import Actions
from gui.window.recovery import orders_of, when
from gui.window.rows import Row
from missions.guides import Guide, guides
from missions.journal import Kept

TURNS = ("turn", "turn_back", "turn_little", "turn_little_back")
STEPS = ("model_next", "model_before", "unit_next", "unit_before", "option_next", "option_before")


@dataclass(frozen=True, slots=True)
class Filled:
    """Menus to be filled when they are about to show."""

    recent: QMenu
    earlier: QMenu
    bookmarks: QMenu
    pace: QMenu
    guides: QMenu


def fill(bar: QMenuBar, actions: Actions) -> Filled:
    """The whole bar, but for what changes from one moment to the next."""
    file = bar.addMenu(tr("&File"))
    for name in ("start", "open"):
        file.addAction(actions[name])
    recent = file.addMenu(tr("Open &recent"))
    earlier = file.addMenu(tr("Ear&lier rehearsals"))
    earlier.setToolTipsVisible(True)
    file.addSeparator()
    for name in ("save", "save_as", "export", "export_view", "report"):
        file.addAction(actions[name])
    file.addSeparator()
    for name in ("studio_new", "studio"):
        file.addAction(actions[name])
    file.addSeparator()
    file.addAction(actions["list"])
    file.addAction(actions["profile"])
    file.addAction(actions["portraits"])
    file.addAction(actions["photo"])
    file.addSeparator()
    file.addAction(actions["quit"])
    back = ("undo", "redo", "reset", "back", "rewind", "")
    edit = _menu(
        bar,
        tr("&Edit"),
        actions,
        (*back, "bend", "unbend", "exactly", "figures", "", *TURNS, "", "choose_all", "choose", "", "snap", "snap_on"),
    )
    edit.addSeparator()
    edit.addAction(actions["drop"])
    edit.addAction(actions["put_back"])
    steps = edit.addMenu(tr("By a st&ep"))
    for name in table_keys.STEPS:
        steps.addAction(actions[name])
    _menu(
        bar,
        tr("&View"),
        actions,
        (
            "fit",
            "zoom_in",
            "zoom_out",
            "look_at",
            "pan_left",
            "pan_right",
            "pan_up",
            "pan_down",
            "another_view",
            "",
            "distances",
            "survey",
            "fairness",
            "words",
            "",
            "panel_left",
            "panel_log",
            "panel_right",
            "region",
            *STEPS,
            "",
            "theme",
            "ink",
            "calm",
            "times",
        ),
    )
    own = ("settings", "clauses", "notes", "layout", "", "typed", "redraw", "anew", "", "mark", "note", "compare")
    rehearsal = _menu(bar, tr("&Rehearsal"), actions, own)
    bookmarks = rehearsal.addMenu(tr("Boo&kmarks"))
    rehearsal.addSeparator()
    rehearsal.addAction(actions["replay"])
    pace = rehearsal.addMenu(tr("&Pace"))
    rehearsal.addSeparator()
    for name in (
        "move",
        "tape",
        "ring",
        "sight_line",
        "free",
        "free_add",
        "free_begin",
        "ask",
        "ring_figures",
        "ring_clear",
    ):
        rehearsal.addAction(actions[name])
    overlays = bar.addMenu(tr("&Overlays"))
    for action in actions.overlays.values():
        overlays.addAction(action)
    overlays.addSeparator()
    overlays.addAction(actions["overlays"])
    presets = overlays.addMenu(tr("&Presets"))
    for action in actions.presets:
        presets.addAction(action)
    presets.addSeparator()
    for action in actions.own_presets:
        presets.addAction(action)
    presets.addSeparator()
    presets.addAction(actions["preset_keep"])
    help_ = _menu(bar, tr("&Help"), actions, ("here", "keys", "palette", "", "shortcuts"))
    guides = help_.addMenu(tr("&Guided rehearsals"))
    help_.addAction(actions["about"])
    return Filled(recent, earlier, bookmarks, pace, guides)


def guide_rows(begin: Callable[[Guide], object]) -> tuple[Row, ...]:
    return tuple(Row(data(guide.title), partial(begin, guide)) for guide in guides())


def recent_rows(paths: tuple[Path, ...], open_: Callable[[Path], object]) -> tuple[Row, ...]:
    return tuple(Row(f"{path.name}  ({path.parent.name})", partial(open_, path), str(path)) for path in paths)


def pace_rows(names: tuple[str, ...], now: str, take: Callable[[str], object]) -> tuple[Row, ...]:
    """One of them is on."""
    return tuple(Row(name, partial(take, name), on=name == now) for name in names)


def earlier_rows(earlier: tuple[Kept, ...], take_up: Callable[[Kept], object]) -> tuple[Row, ...]:
    return tuple(
        Row(
            f"{kept.name}, {orders_of(kept)}, {when(kept)}",
            partial(take_up, kept),
            tr("Not saved in a file") if kept.file is None else tr("Saved in {file}").format(file=kept.file),
        )
        for kept in earlier
    )


def _menu(bar: QMenuBar, title: str, actions: Actions, names: tuple[str, ...]) -> QMenu:
    menu = bar.addMenu(title)
    for name in names:
        if name:
            menu.addAction(actions[name])
        else:
            menu.addSeparator()
    return menu
