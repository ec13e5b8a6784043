"""Profiles: what each unit of a game is. Millimetres become inches here."""

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated

from pydantic import BeforeValidator, WithJsonSchema

from engine.mission import Profile
from engine.rulebook import SettingValue
from engine.systems.genesys.profile import GenesysProfile
from engine.systems.hardwired28.profile import HardwiredProfile
from engine.systems.hardwired28.profile import Kind as HardwiredKind
from engine.systems.starcraft.profile import StarcraftProfile, SupplyBand
from missions.fields import BaseField
from missions.forms import OWN_FORMS, ClassForm, class_form
from missions.problems import Problem, Unreadable, quoted
from missions.raw import Raw
from missions.reading import Form, Reading, describe, said
from missions.rules import armoury
from missions.rules.book import Choices, choices_of, unknown_readings
from missions.rules.files import read_table
from missions.rules.unit_figures import wrong_unit_figures
from missions.rules.unit_words import unknown_words

PROFILES: Mapping[str, type[Profile]] = {
    "starcraft": StarcraftProfile,
    "hardwired28": HardwiredProfile,
    "genesys": GenesysProfile,
}
BaseReadings = dict[str, dict[str, BaseField]]
_BASE_READINGS: Mapping[str, tuple[object, object]] = {"base_readings": (BaseReadings, {})}


def _bands(value: object) -> tuple[SupplyBand, ...]:
    if not isinstance(value, dict) or not value:
        raise said(f"the Supply by models left was expected (1-3: 0, 4-6: 1), not {describe(value)}")
    bands = []
    for models, supply in value.items():
        span = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", str(models))
        if span is None or isinstance(supply, bool) or not isinstance(supply, int) or supply < 0:
            raise said(
                f"numbers of models and their Supply were expected (1-3: 0), not {quoted(f'{models}: {supply}')}"
            )
        bands.append(SupplyBand(int(span[1]), int(span[2] or span[1]), supply))
    return tuple(bands)


OWN_FORMS[tuple[SupplyBand, ...]] = Annotated[
    tuple[SupplyBand, ...],
    BeforeValidator(_bands),
    WithJsonSchema(
        {
            "type": "object",
            "description": "Supply by models left: 1-3: 0",
            "additionalProperties": {"type": "integer", "minimum": 0},
        }
    ),
]


NOT_IN_FILES = frozenset({"id", "defense_rerolls", "critical"})
"""What a profile has by its name, or by what it wears."""


@cache
def profile_form(system: str) -> ClassForm[Profile]:
    """The keys of a profile: the fields of the system's own class, and the base under other readings of a setting."""
    return class_form(PROFILES[system], without=NOT_IN_FILES, extra=_BASE_READINGS)


@cache
def own_profile_form(system: str) -> ClassForm[Profile]:
    """The keys of a profile that stands in a mission: its name and faction may be left out."""
    optional = {"name": "", "faction": ""}
    return class_form(PROFILES[system], without=NOT_IN_FILES, extra=_BASE_READINGS, optional=optional)


@cache
def _units(system: str) -> dict[str, Form]:
    units, reading = read_table(system, "units", "units", profile_form(system).form)
    problems = check_units(units, reading, system)
    if problems:
        raise Unreadable(problems)
    return units


def check_units(units: Mapping[str, Form], reading: Reading, system: str) -> list[Problem]:
    """Readings of bases that no setting has, figures that no unit has, and words that mean nothing."""
    problems: list[Problem] = []
    for name, unit in units.items():
        problems += unknown_readings(system, base_readings(unit), ("units", name, "base_readings"), reading)
        for key, text in wrong_unit_figures(unit):
            problems.append(reading.document.problem(("units", name, key), text, key=True))
        problems += unknown_words(system, Raw(reading.document.data).at("units", name), reading)
    return problems


def base_readings(unit: Form) -> BaseReadings:
    found: BaseReadings = getattr(unit, "base_readings")  # noqa: B009  # the form is made at run time
    return found


def profiles(system: str, settings: Mapping[str, SettingValue] | None = None) -> Mapping[str, Profile]:
    """Every profile of a game by its name, its base as the settings read it (by default as the file has it)."""
    asked = (setting for unit in _units(system).values() for setting in base_readings(unit))
    return _profiles(system, choices_of(settings, asked))


@cache
def _profiles(system: str, chosen: Choices) -> Mapping[str, Profile]:
    settings = dict(chosen)
    made = {name: make_profile(system, name, unit, settings) for name, unit in _units(system).items()}
    return MappingProxyType(made)


def make_profile(system: str, name: str, unit: Form, settings: Mapping[str, SettingValue]) -> Profile:
    more: dict[str, object] = {"id": name}
    if not getattr(unit, "name", ""):
        more["name"] = name.rpartition("/")[2].replace("-", " ").title()
    for setting, readings in base_readings(unit).items():
        choice = settings.get(setting)
        if isinstance(choice, str) and choice in readings:
            more["base"] = readings[choice]
    if getattr(unit, "kind", None) is HardwiredKind.SQUAD:
        more["weapons"] = armoury.armed(getattr(unit, "weapons", ()))
        more["defense_rerolls"], more["critical"] = armoury.worn(getattr(unit, "tags", ()))
    return profile_form(system).object(unit, **more)
