"""Opening and saving files: the one door for the window and the command line."""

from pathlib import Path

from engine.mission import Mission
from missions.mission_read import mission_from_bytes
from missions.sources import read_bytes


def load_mission(path: Path) -> Mission:
    """A mission file. Raises :class:`~missions.problems.Unreadable` with every problem."""
    return mission_from_bytes(read_bytes(path), str(path), path)


def mission_from_text(text: str, name: str) -> Mission:
    """A mission that lies in no file; ``name`` stands for one in its problems. Raises ``Unreadable``."""
    return mission_from_bytes(text.encode("utf-8"), name, None)
