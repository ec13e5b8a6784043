"""The menus, in their order."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMenu, QMenuBar

from gui.window.actions import Actions


def fill(bar: QMenuBar, actions: Actions) -> QMenu:
    """Gives the menu of files opened lately, to be filled when it is about to show."""
    file = bar.addMenu("&File")
    for name in ("start", "open"):
        file.addAction(actions[name])
    recent = file.addMenu("Open &recent")
    file.addSeparator()
    for name in ("save", "save_as", "export"):
        file.addAction(actions[name])
    file.addSeparator()
    file.addAction(actions["profile"])
    file.addSeparator()
    file.addAction(actions["quit"])
    _menu(bar, "&Edit", actions, ("undo", "redo", "back", "", "bend", "unbend", "exactly"))
    _menu(
        bar,
        "&View",
        actions,
        (
            "fit",
            "zoom_in",
            "zoom_out",
            "",
            "panel_left",
            "panel_log",
            "panel_right",
            "region",
            "",
            "theme",
            "calm",
            "times",
        ),
    )
    _menu(bar, "&Rehearsal", actions, ("settings", "clauses", "notes", "", "typed", "anew", "", "move", "tape"))
    overlays = bar.addMenu("&Overlays")
    for action in actions.overlays.values():
        overlays.addAction(action)
    _menu(bar, "&Help", actions, ("keys", "about"))
    return recent


def fill_recent(menu: QMenu, paths: tuple[Path, ...], open_: Callable[[Path], object]) -> None:
    menu.clear()
    for path in paths:
        action = menu.addAction(f"{path.name}  ({path.parent.name})")
        action.setToolTip(str(path))
        action.triggered.connect(lambda _=False, path=path: open_(path))
    if not paths:
        menu.addAction("Nothing opened yet").setEnabled(False)


def _menu(bar: QMenuBar, title: str, actions: Actions, names: tuple[str, ...]) -> None:
    menu = bar.addMenu(title)
    for name in names:
        if name:
            menu.addAction(actions[name])
        else:
            menu.addSeparator()
