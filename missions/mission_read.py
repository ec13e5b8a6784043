"""A mission out of a document: a whole file, or the part of one that a scene or rehearsal holds."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path

from engine.mission import Mission, Origin
from engine.rulebook import SettingValue
from missions.facts import Facts, check_value
from missions.formats import Kind, kind_of
from missions.mission_build import build_mission
from missions.mission_checks import check_mission
from missions.mission_form import MissionForm
from missions.problems import MOST_PROBLEMS, Problem, Unreadable
from missions.raw import Raw
from missions.reading import Reading
from missions.yamlnodes import Document, Key, YamlData, reading_yaml


def read_mission(
    reading: Reading,
    raw: Raw,
    origin: Origin | None,
    *,
    in_scene: bool = False,
    kept: Mapping[str, str] | None = None,
) -> Mission | list[Problem]:
    """The mission that stands at ``raw``, or everything that is wrong with it.

    ``kept`` are copies of the files it names, read in their place.
    """
    path = Path(reading.document.file) if origin is None or origin.path is None else origin.path
    facts = Facts(raw, reading, in_scene, path.parent, kept or {})
    form = check_value(raw, MissionForm, reading)
    meaning = list(islice(check_mission(facts), MOST_PROBLEMS + 1))
    if isinstance(form, list):
        return form + meaning
    if meaning:
        return meaning
    return build_mission(form, facts, None if origin is None else replace(origin, files=facts.files))


def mission_from_bytes(
    content: bytes,
    file: str,
    path: Path | None,
    *,
    in_scene: bool = False,
    settings: Mapping[str, SettingValue] | None = None,
    kept: Mapping[str, str] | None = None,
) -> Mission:
    """A mission file's content; ``settings`` take the place of its own, ``kept`` that of the files it names. Raises
    :class:`Unreadable` with every problem."""
    with reading_yaml(content, file) as document:
        kind_of(document, Kind.MISSION)
        origin = Origin(path, content.decode("utf-8"))
        reading = Reading(document)
        raw = _set(document, settings or {}, reading)
        found = read_mission(reading, raw, origin, in_scene=in_scene, kept=kept)
        if isinstance(found, list):
            raise Unreadable(found)
    return found


def _set(document: Document, settings: Mapping[str, SettingValue], reading: Reading) -> Raw:
    data = document.data
    if not settings or not isinstance(data, dict):
        return Raw(data)
    own = data.get("settings")
    merged: dict[Key, YamlData] = {**(own if isinstance(own, dict) else {}), **dict(settings.items())}
    changed: dict[Key, YamlData] = {**data, "settings": merged}
    reading.note_part(data, changed)
    return Raw(changed)
