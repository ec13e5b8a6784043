"""From a file to a rehearsal, whatever kind of file it is."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from engine.findings import IllegalOrder
from engine.mission import Mission
from engine.orders import Order
from engine.rehearsal import Rehearsal
from gui.text import tr
from missions import shipped
from missions.load import OpenedRehearsal, Scene, open_any
from missions.systems import system


@dataclass(frozen=True, slots=True)
class Opened:
    """``path`` is where it is saved: none for what is no rehearsal yet, or no longer the whole of its file.

    ``seen`` is the SHA-256 of what was known to lie there, where that may be something else by now.
    ``notes`` are worth saying before one goes on; ``order`` is what a scene is about; ``kept``: nothing would be lost
    yet, were it left at once.
    """

    rehearsal: Rehearsal
    path: Path | None = None
    notes: tuple[str, ...] = ()
    order: Order | None = None
    kept: bool = True
    seen: str = ""


def start(mission: Mission, seed: int | None = None) -> Rehearsal:
    """A mission from its beginning, its dice from a seed of its own unless one is given."""
    return Rehearsal(system(mission.system), mission, secrets.randbelow(1_000_000) if seed is None else seed)


def shipped_missions() -> list[tuple[Path, Mission, str]]:
    """Those that come with the program: (file, mission, the game's name)."""
    return [(path, mission, system(name).rulebook.title) for name, path, mission in shipped.shipped_missions()]


def open_file(path: Path) -> Opened:
    """A mission, a rehearsal or a scene. Raises ``Unreadable`` with every problem."""
    found = open_any(path)
    if isinstance(found, Mission):
        return Opened(start(found))
    if isinstance(found, Scene):
        return _scene(found)
    return _rehearsal(found, path)


def _rehearsal(opened: OpenedRehearsal, path: Path) -> Opened:
    refused = [str(line.problem) for line in opened.refused if line.problem is not None]
    if not refused:
        return Opened(opened.rehearsal, path, opened.notes)
    warning = tr("These orders are refused by the rules as they are now and were left out. The file is as it was.")
    return Opened(opened.rehearsal, None, (*opened.notes, warning, *refused))


def _scene(scene: Scene) -> Opened:
    """As far as what comes before its order is allowed."""
    rehearsal = start(scene.mission, seed=0)
    for order in scene.before:
        try:
            rehearsal.commit(order)
        except IllegalOrder:
            return Opened(rehearsal, None, (*scene.notes, tr("An order before the one it is about is refused.")))
    return Opened(rehearsal, None, scene.notes, scene.order)
