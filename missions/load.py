"""Opening and saving files: the one door for the window and the command line."""

from pathlib import Path

from engine.mission import Mission
from missions.formats import Kind, kind_of
from missions.mission_read import mission_from_bytes
from missions.problems import Problem, Unreadable
from missions.rehearsal_save import rehearsal_to_text, save_rehearsal
from missions.rehearsals import OpenedRehearsal, load_rehearsal, open_rehearsal, rehearsal_from_bytes
from missions.scenes import Scene, load_scene, scene_from_bytes
from missions.sources import read_bytes
from missions.yamlnodes import read_yaml

__all__ = [
    "OpenedRehearsal",
    "Problem",
    "Scene",
    "Unreadable",
    "load_mission",
    "load_rehearsal",
    "load_scene",
    "mission_from_text",
    "open_any",
    "open_rehearsal",
    "rehearsal_to_text",
    "save_rehearsal",
]


def load_mission(path: Path) -> Mission:
    """A mission file. Raises :class:`Unreadable` with every problem."""
    return mission_from_bytes(read_bytes(path), str(path), path)


def mission_from_text(text: str, name: str) -> Mission:
    """A mission that lies in no file; ``name`` stands for one in its problems. Raises :class:`Unreadable`."""
    return mission_from_bytes(text.encode("utf-8"), name, None)


def open_any(path: Path) -> Mission | Scene | OpenedRehearsal:
    """A file of any kind, told by its format. Raises :class:`Unreadable` with every problem."""
    content = read_bytes(path)
    document = read_yaml(content, str(path))
    try:
        kind = kind_of(document)
    except Unreadable as found:
        raise document.with_slips(found) from None
    match kind:
        case Kind.MISSION:
            return mission_from_bytes(content, str(path), path)
        case Kind.SCENE:
            return scene_from_bytes(content, str(path), path.parent)
        case Kind.REHEARSAL:
            return rehearsal_from_bytes(content, str(path), path.parent)
