"""The missions that come with the program."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.mission import Mission
from missions.load import load_mission
from missions.mission_ref import shipped_folder
from missions.problems import Unreadable
from missions.rules.files import SYSTEMS

FIRST = ("frontlines-gauntlet",)
"""Files that stand before the others of their game."""


@dataclass(frozen=True, slots=True)
class Shipped:
    """``name`` is the mission's title."""

    path: Path
    system: str
    name: str


def shipped() -> tuple[Shipped, ...]:
    """Every mission beside this code, by game."""
    return tuple(Shipped(path, system, mission.name) for system, path, mission in shipped_missions())


def shipped_missions() -> Iterator[tuple[str, Path, Mission]]:
    """By game: (the game, file, mission). What somebody has put beside them and is no mission is passed over."""
    for system in SYSTEMS:
        for path in shipped_paths(system):
            with contextlib.suppress(Unreadable):
                yield system, path, load_mission(path)


def shipped_paths(system: str) -> tuple[Path, ...]:
    """The mission files of a game, its first one first."""
    found = (shipped_folder() / system).glob("*.yaml")
    return tuple(sorted(found, key=lambda path: (path.stem not in FIRST, path)))


def is_shipped(path: Path) -> bool:
    """What comes with the program; nothing of the player's belongs beside it."""
    return path.resolve().is_relative_to(shipped_folder().resolve())
