"""Profiles of a player's own: in a file of their own that missions take them from, or written into one mission."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError

from engine.tongue import tr
from missions.fields import Word
from missions.formats import READ_VERSION
from missions.problems import AND, Problem, Unreadable, did_you_mean, listed, quoted
from missions.raw import Raw
from missions.reading import Form, Reading, describe, problems_of, read_form
from missions.rules.files import SYSTEMS
from missions.rules.unit_figures import wrong_unit_figures
from missions.rules.unit_words import unknown_words
from missions.rules.units import own_profile_form, profiles
from missions.saving import write_whole
from missions.sources import read_bytes
from missions.yamlnodes import Key, YamlData, reading_yaml
from missions.yamlout import flow, word

FORMAT = f"measuretwice/profiles/{READ_VERSION}"
NUMBERS = (
    *("movement", "command", "strength", "toughness", "martial", "ranged", "defense", "discipline", "willpower"),
    *("attack", "wounds", "reach", "shooting_range", "weapon_strength"),
)
"""The numbers of a Genesys profile, none of which is below 0."""
ABOVE = ("reach", "shooting_range")
"""Those that are left out rather than 0: a weapon that reaches nowhere is none."""


class ProfilesFile(Form):
    """Profiles by the names that units take them by."""

    format: Literal["measuretwice/profiles/1"]
    system: Word
    profiles: dict[str, dict[str, object]] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OwnProfiles:
    """``forms`` are the profiles by name; ``data`` is what the file says, to be written again with more."""

    system: str
    forms: Mapping[str, Form]
    data: Mapping[str, Mapping[Key, YamlData]]


def read_profiles(path: Path) -> OwnProfiles:
    """A file of profiles. Raises :class:`Unreadable` with every problem of it at its line and column."""
    return profiles_from_bytes(read_bytes(path), str(path))


def profiles_from_bytes(content: bytes, file: str) -> OwnProfiles:
    """As :func:`read_profiles`, of what stands in a file."""
    with reading_yaml(content, file) as document:
        reading = Reading(document)
        found = read_form(ProfilesFile, reading)
        if isinstance(found, list):
            raise Unreadable(found)
        problems = list(_unknown_system(found, reading))
        forms: dict[str, Form] = {}
        for name in found.profiles if not problems else ():
            data = Raw(document.data).at("profiles", name).data
            form = _profile(found.system, name, data, reading, problems)
            if form is not None:
                forms[name] = form
        if problems:
            raise Unreadable(problems)
    kept = {name: _mapping(data) for name, data in found.profiles.items()}
    return OwnProfiles(found.system, forms, kept)


def _unknown_system(found: ProfilesFile, reading: Reading) -> Iterator[Problem]:
    if found.system not in SYSTEMS:
        near = did_you_mean(found.system, SYSTEMS) or tr("; there are {systems}", systems=listed(SYSTEMS, AND))
        yield reading.document.problem(
            ("system",), tr("there is no game {quoted}{near}", quoted=quoted(found.system), near=near)
        )


def _profile(system: str, name: str, data: object, reading: Reading, problems: list[Problem]) -> Form | None:
    at = ("profiles", name)
    if name in profiles(system):
        problems.append(
            reading.document.problem(at, tr("the game has a profile {quoted} already", quoted=quoted(name)), key=True)
        )
    try:
        form = own_profile_form(system).form.model_validate(data, context=reading)
    except ValidationError as wrong:
        problems += problems_of(wrong, reading, at)
        return None
    below = list(wrong_numbers(form))
    problems += [reading.document.problem((*at, key), text) for key, text in below]
    unknown = list(unknown_words(system, Raw(reading.document.data).at(*at), reading))
    problems += unknown
    return None if below or unknown else form


def wrong_numbers(form: Form) -> Iterator[tuple[str, str]]:
    """Everything of the kind, of a profile of any game."""
    yield from numbers_below(form)
    yield from wrong_unit_figures(form)


def numbers_below(form: Form) -> Iterator[tuple[str, str]]:
    """Characteristics and figures of weapons below what they may be, each with its key."""
    for key in NUMBERS:
        value: object = getattr(form, key, None)
        if isinstance(value, int | float) and value < 0:
            yield key, tr("a number of at least 0 was expected, not {describe}", describe=describe(value))
        elif key in ABOVE and value == 0:
            yield (
                key,
                tr(
                    "a number above 0 was expected, not {describe}; without one the key is left out",
                    describe=describe(value),
                ),
            )
        elif key == "wounds" and value == 0:
            yield key, tr("a number of at least 1 was expected, not {describe}", describe=describe(value))


def holds_profiles(path: Path) -> bool:
    """Whether a file says that it holds profiles; a file that cannot be read does not."""
    try:
        start = read_bytes(path)[:4096].decode("utf-8", errors="ignore")
    except Unreadable:
        return False
    first = next((line for line in start.splitlines() if line.startswith("format:")), "")
    return first.removeprefix("format:").strip().strip("'\"").startswith("measuretwice/profiles/")


def add_profile(path: Path, system: str, name: str, data: Mapping[Key, YamlData]) -> str:
    """Puts a profile into a file, beside those that are there or in the place of one of its name. The text written.

    Comments of the file are lost. Raises :class:`Unreadable` where the file or the profile has a problem, then the
    file is as it was, and ``OSError`` where it cannot be written.
    """
    before: Mapping[str, Mapping[Key, YamlData]] = {}
    if path.exists():
        old = read_profiles(path)
        if old.system != system:
            text = tr("these profiles are of {system}, not of {system2}", system=old.system, system2=system)
            raise Unreadable([Problem(str(path), 1, 1, "system", text)])
        before = old.data
    text = profiles_text(system, {**before, name: data})
    profiles_from_bytes(text.encode("utf-8"), str(path))
    write_whole(path, text.encode("utf-8"))
    return text


def profiles_text(system: str, found: Mapping[str, Mapping[Key, YamlData]]) -> str:
    """A file of profiles, a line for each key of each."""
    lines = [f"format: {FORMAT}", f"system: {word(system)}", "profiles:"]
    for name, data in found.items():
        lines.append(f"  {word(name)}:")
        lines += [f"    {key if isinstance(key, int) else word(key)}: {flow(value)}" for key, value in data.items()]
    return "\n".join(lines) + "\n"


def lines_for_a_mission(path: Path, name: str, side: str) -> str:
    """What a mission says to take a profile from its file: to be put into one, and the path made to fit."""
    unit = f"  - {{id: {side}.own, profile: {word(name)}, models: 1}}"
    return f"profiles_from: [{flow(str(path))}]\nunits:\n{unit}\n"


def _mapping(data: Mapping[str, object]) -> dict[Key, YamlData]:
    return {key: _plain(value) for key, value in data.items()}


def _plain(value: object) -> YamlData:
    """YAML data again, of what a form has taken as it stood."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise TypeError(f"{type(value).__name__} is no YAML")
