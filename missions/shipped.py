"""The missions that come with the program."""

from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path

import missions
from missions.load import load_mission
from missions.rules.files import SYSTEMS


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
    with as_file(files(missions)) as place:
        return tuple(sorted((place / system).glob("*.yaml")))
