from collections.abc import Callable
from pathlib import Path

import pytest

from missions.load import mission_from_text
from missions.problems import Unreadable

GENESYS = """\
format: measuretwice/mission/1
system: genesys
name: Two squads
table: {width: 48, height: 48}
card: standard
sides:
  orcs: {faction: mountain-orcs}
  dwarves: {faction: norkraag}
units:
  - {id: orcs.first, profile: mountain-orcs/warrior, models: {1: [10, 10], 2: [12, 10]}}
  - {id: dwarves.first, profile: norkraag/dwarf, models: {1: [10, 30], 2: [12, 30]}}
"""

STARCRAFT = """\
format: measuretwice/mission/1
system: starcraft
name: A small table
table: {width: 36, height: 24}
card: frontlines/skirmish
settings: {hydralisk_base: rectangle}
sides:
  red: {faction: terran, entry: [{edge: top, from: 0, to: 36}]}
  blue: {faction: zerg, entry: [{edge: bottom, from: 6, to: 30}]}
units:
  - {id: red.marines, profile: terran/marine, models: 6}
  - {id: blue.roaches, profile: zerg/roach, models: 3}
terrain:
  - {id: wall, piece: lost-temple/wall-6, at: [18, 12], turn: 90}
  - {id: rock, kind: rock, size: 1, polygon: [[4, 4], [6, 4], [6, 6]]}
markers:
  - {id: m1, kind: mission, number: 1, at: [12, 12], affinity: red}
"""


@pytest.fixture
def genesys() -> str:
    """A mission of two squads that stand on the table."""
    return GENESYS


@pytest.fixture
def starcraft() -> str:
    """A mission with terrain, a marker and two units in Reserve."""
    return STARCRAFT


@pytest.fixture
def problems() -> Callable[[str], list[str]]:
    """What is wrong with a mission's text: ``line:column: key: words`` of each, in the order of the file."""

    def found(text: str) -> list[str]:
        try:
            mission_from_text(text, "m.yaml")
        except Unreadable as wrong:
            return [str(problem).removeprefix("m.yaml:") for problem in wrong.problems]
        return []

    return found


@pytest.fixture
def mark() -> Callable[[str], tuple[str, str]]:
    """A text without its mark ``¦``, and the ``line:column`` where that was; the very first place without one."""

    def marked(text: str) -> tuple[str, str]:
        before, _, after = text.rpartition("¦")
        lines = before.split("\n")
        return before + after, f"{len(lines)}:{len(lines[-1]) + 1}"

    return marked


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test's own, stood in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
