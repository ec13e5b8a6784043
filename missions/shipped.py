"""The missions that come with the program."""

from dataclasses import dataclass
from pathlib import Path

from missions.load import load_mission
from missions.mission_ref import shipped_folder
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
    """Every mission beside this code, by game. Raises ``Unreadable`` where one of them is wrong."""
    return tuple(Shipped(path, system, load_mission(path).name) for system in SYSTEMS for path in shipped_paths(system))


def shipped_paths(system: str) -> tuple[Path, ...]:
    """The mission files of a game, its first one first."""
    found = (shipped_folder() / system).glob("*.yaml")
    return tuple(sorted(found, key=lambda path: (path.stem not in FIRST, path)))
