"""The player's own pictures of models, as the window keeps them, for what is drawn without one."""

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from engine.mission import Mission
from gui.board.portrait import Portrait
from gui.board.portrait_file import NoPicture, read_portrait
from gui.window.memory import Memory


def portraits_of(mission: Mission, memory: Memory | None = None) -> Mapping[str, Portrait]:
    """Of the profiles in the mission, by their ids. One that cannot be read is told on stderr, once, and not drawn.

    Needs a QGuiApplication.
    """
    profiles = {unit.profile.id for unit in mission.units}
    files = (memory or Memory()).portraits(mission.system)
    found = {id: _read(path) for id, path in files.items() if id in profiles}
    return {id: portrait for id, portrait in found.items() if portrait is not None}


@cache
def _read(path: Path) -> Portrait | None:
    try:
        return Portrait(read_portrait(path))
    except NoPicture as wrong:
        print(wrong, file=sys.stderr)
        return None
