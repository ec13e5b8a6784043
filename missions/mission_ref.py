"""The mission of a scene or rehearsal: written out in it, or told by its file, with a copy kept or without."""

import hashlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated, Self

from pydantic import Field, model_validator

import missions
from engine.mission import Mission, Origin
from engine.tongue import tr
from missions.changing import settings_beyond
from missions.facts import check_value
from missions.fields import pose_to_data
from missions.formats import Kind
from missions.mission_form import SettingField
from missions.mission_read import mission_from_bytes, read_mission
from missions.outlines import one_of
from missions.placing import Places, placed, places_beyond
from missions.problems import Problem, Unreadable
from missions.raw import Raw
from missions.reading import Form, Reading, describe
from missions.reading import said as wrong_because
from missions.sources import read_bytes
from missions.yamlnodes import Key, YamlData
from missions.yamlout import document


class MissionRef(Form):
    """A mission told of: where it lies, its SHA-256, a copy of it, the readings of settings that differ from
    it, and where a scene has put its models.

    `path` leads there from the folder of this file, `shipped` among the missions that come with the program. `files`
    are copies of the files of profiles that it names, kept beside its own.
    """

    path: Annotated[str, Field(strict=True, min_length=1)] | None = None
    shipped: Annotated[str, Field(strict=True, pattern=r"^[a-z0-9]+/[A-Za-z0-9_-]+\.yaml$")] | None = None
    sha256: Annotated[str, Field(strict=True, pattern="^[0-9a-f]{64}$")] | None = None
    text: str | None = None
    files: dict[str, str] = Field(default_factory=dict)
    readings: dict[str, SettingField] = Field(default_factory=dict)
    place: Places = Field(default_factory=dict)

    @model_validator(mode="after")
    def _lies_somewhere(self) -> Self:
        one_of(self, ("path", "shipped"), least=0)
        if self.path is None and self.shipped is None and self.text is None:
            raise wrong_because(tr("'path', 'shipped' or 'text' is missing"))
        if self.files and self.text is None:
            raise wrong_because(tr("'files' are kept beside 'text', which is missing"))
        return self

    def file(self, folder: Path) -> Path | None:
        if self.shipped is not None:
            return shipped_folder() / self.shipped
        return None if self.path is None else folder / self.path


@dataclass(frozen=True, slots=True)
class Referred:
    """``notes`` say what a reader should know of where the mission came from."""

    mission: Mission
    notes: tuple[str, ...] = ()


def shipped_folder() -> Path:
    with as_file(files(missions)) as place:
        return place


def sha256_of(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def read_reference(reading: Reading, raw: Raw, folder: Path) -> Referred | list[Problem]:
    """The mission that ``raw`` tells of or holds, or everything that is wrong with it.

    It may be a position in mid-game: units of any game may stand on the table and have lost models.
    """
    if raw.word is not None:
        return _resolve(MissionRef.model_validate({"path": raw.word or "."}), reading, raw, folder)
    if not isinstance(raw.data, dict):
        text = tr("a mission, or the path of its file, was expected, not {describe}", describe=describe(raw.data))
        return [reading.document.problem(raw.loc, text)]
    if raw.data.keys() & MissionRef.model_fields.keys():
        ref = check_value(raw, MissionRef, reading)
        referred = ref if isinstance(ref, list) else _resolve(ref, reading, raw, folder)
        return referred if isinstance(referred, list) else _placed(referred, raw, reading)
    written = document({"format": Kind.MISSION.format, **raw.data})
    found = read_mission(reading, raw, Origin(None, written), in_scene=True)
    return found if isinstance(found, list) else Referred(found)


def _placed(referred: Referred, raw: Raw, reading: Reading) -> Referred | list[Problem]:
    mission, problems = placed(referred.mission, raw.at("place"), reading)
    return problems or Referred(mission, referred.notes)


def _resolve(ref: MissionRef, reading: Reading, raw: Raw, folder: Path) -> Referred | list[Problem]:
    path = ref.file(folder)
    shown = ref.shipped or ref.path or ""
    content, why = _content(path)
    if ref.text is None:
        if content is None:
            return [reading.document.problem(raw.loc, tr("the mission {shown}: {why}", shown=shown, why=why))]
        changed = ref.sha256 not in (None, hashlib.sha256(content).hexdigest())
        notes = (tr("The mission {shown} has changed since this file was written.", shown=shown),) if changed else ()
        return _made(content, str(path), path, notes, ref)
    copy = ref.text.encode("utf-8")
    said: list[str] = []
    if path is not None and content is None:
        said.append(
            tr("The mission {shown} was not read ({why}); the copy kept in this file is used.", shown=shown, why=why)
        )
    elif path is not None and content != copy:
        said.append(tr("The mission {shown} has changed since; the copy kept in this file is used.", shown=shown))
    if ref.sha256 not in (None, sha256_of(ref.text)):
        said.append(tr("The copy of the mission in this file does not match its SHA-256."))
    said += _files_that_differ(ref.files, (path or Path(reading.document.file)).parent)
    return _made(copy, tr("{file} (its mission)", file=reading.document.file), path, tuple(said), ref)


def _files_that_differ(files: Mapping[str, str], folder: Path) -> Iterator[str]:
    """What to say of each file of profiles that is not as it was kept."""
    for name, copy in files.items():
        content, why = _content(folder / name)
        if content is None:
            yield tr(
                "The profiles {name} were not read ({why}); the copy kept in this file is used.", name=name, why=why
            )
        elif content != copy.encode("utf-8"):
            yield tr("The profiles {name} have changed since; the copy kept in this file is used.", name=name)


def _content(path: Path | None) -> tuple[bytes | None, str]:
    if path is None:
        return None, tr("no path")
    try:
        return read_bytes(path), ""
    except Unreadable as wrong:
        return None, wrong.problems[0].text


def _made(
    content: bytes, file: str, path: Path | None, notes: tuple[str, ...], ref: MissionRef
) -> Referred | list[Problem]:
    try:
        made = mission_from_bytes(content, file, path, in_scene=True, settings=ref.readings, kept=ref.files)
        return Referred(made, notes)
    except Unreadable as wrong:
        return list(wrong.problems)


def reference_to(mission: Mission, folder: Path) -> tuple[dict[Key, YamlData], str]:
    """How a file in ``folder`` tells of a mission (by path and hash where it has a path), and the copy to keep.

    Settings that the copy has otherwise are told, and models that stand elsewhere are placed. Raises ``ValueError``
    for a mission without a text.
    """
    origin = mission.origin
    if origin is None:
        raise ValueError("a mission that was not read from a text cannot be kept in a file")
    told = _whereabouts(origin, folder)
    bare = mission_from_bytes(origin.text.encode("utf-8"), "", origin.path, in_scene=True, kept=origin.files)
    readings: dict[Key, YamlData] = dict(settings_beyond(mission, bare).items())
    if readings:
        told["readings"] = readings
    places = places_beyond(mission, bare)
    if places:
        told["place"] = {
            id: {number: pose_to_data(pose) for number, pose in models.items()} for id, models in places.items()
        }
    return told, origin.text


def _whereabouts(origin: Origin, folder: Path) -> dict[Key, YamlData]:
    sha = sha256_of(origin.text)
    if origin.path is None:
        return {"sha256": sha}
    path = Path(os.path.normpath(origin.path.absolute()))
    if path.is_relative_to(shipped_folder()):
        return {"shipped": path.relative_to(shipped_folder()).as_posix(), "sha256": sha}
    try:
        relative = os.path.relpath(path, folder)
    except ValueError:  # another drive
        relative = str(path)
    return {"path": Path(relative).as_posix(), "sha256": sha}
