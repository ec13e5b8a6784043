"""Armies: lists of units that a side of a mission may name."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal

from pydantic import Field

from engine.mission import Profile
from engine.systems.starcraft.profile import StarcraftProfile
from missions.fields import Count, Text, Word
from missions.mission_form import Id
from missions.problems import Problem, Unreadable, did_you_mean, listed, quoted
from missions.reading import Form, Reading
from missions.rules.files import data_file, read_data
from missions.rules.units import profiles


class ArmyUnitForm(Form):
    id: Id
    profile: Word
    models: Count
    name: Word | None = None


class ArmyForm(Form):
    name: Word
    faction: Word
    source: Text
    units: Annotated[list[ArmyUnitForm], Field(min_length=1)]


class ArmiesFile(Form):
    format: Literal["measuretwice/armies/1"]
    armies: dict[str, ArmyForm]


@dataclass(frozen=True, slots=True)
class ArmyUnit:
    """A unit of a side: ``id`` without the side, ``name`` none for that of its profile."""

    id: str
    profile: str
    models: int
    name: str | None


@cache
def armies(system: str) -> Mapping[str, ArmyForm]:
    """Every army by its name; none for a game without such. Raises :class:`Unreadable`."""
    if not data_file(system, "armies").is_file():
        return {}
    found, reading = read_data(system, "armies", ArmiesFile)
    problems = check_armies(found, reading, system)
    if problems:
        raise Unreadable(problems)
    return found.armies


def fielded(forms: Iterable[ArmyForm]) -> tuple[ArmyUnit, ...]:
    """The units of armies taken together; ids and names that come several times are numbered."""
    units = [unit for form in forms for unit in form.units]
    several = {name for name, times in Counter(unit.name for unit in units).items() if times > 1}
    ids: Counter[str] = Counter()
    names: Counter[str] = Counter()
    found = []
    for unit in units:
        ids[unit.id] += 1
        name = unit.name
        if name is not None and name in several:
            names[name] += 1
            name = f"{name} {names[name]}"
        id = unit.id if ids[unit.id] == 1 else f"{unit.id}-{ids[unit.id]}"
        found.append(ArmyUnit(id, unit.profile, unit.models, name))
    return tuple(found)


def check_armies(file: ArmiesFile, reading: Reading, system: str) -> list[Problem]:
    """Units that do not exist, that belong to another faction, or come in no such number."""
    known = profiles(system)
    problems = []
    for name, army in file.armies.items():
        for index, unit in enumerate(army.units):
            loc = ("armies", name, "units", index)
            profile = known.get(unit.profile)
            if profile is None:
                text = f"there is no unit {quoted(unit.profile)}{did_you_mean(unit.profile, known)}"
                problems.append(reading.document.problem((*loc, "profile"), text))
                continue
            if profile.faction != army.faction:
                text = f"the army is {army.faction}, the unit {profile.faction}"
                problems.append(reading.document.problem((*loc, "profile"), text))
            sizes = allowed_sizes(profile)
            if sizes and unit.models not in sizes:
                allowed = listed(str(size) for size in sizes)
                models = "model" if allowed == "1" else "models"
                text = f"a unit of {quoted(unit.profile)} has {allowed} {models}, not {unit.models}"
                problems.append(reading.document.problem((*loc, "models"), text))
    return problems


def allowed_upgrades(profile: Profile) -> frozenset[str]:
    """What may be bought for a unit: abilities, and weapons by their names."""
    if not isinstance(profile, StarcraftProfile):
        return frozenset()
    return profile.upgrades | {weapon.name for weapon in profile.weapons or () if weapon.upgrade}


def allowed_sizes(profile: Profile | None) -> tuple[int, ...]:
    """The numbers of models a unit may be fielded with; none where its game sets no such numbers."""
    return profile.sizes if isinstance(profile, StarcraftProfile) else ()
