"""Abilities of units and cards that move, place, activate or arrive, and the tokens they lay down."""

from collections.abc import Mapping
from functools import cache

from engine.systems.starcraft.abilities import Ability, Kit
from missions.forms import class_form
from missions.problems import Problem, Unreadable, did_you_mean, quoted
from missions.raw import Raw
from missions.reading import Form, Reading
from missions.rules.files import file_form, read_table
from missions.rules.tokens import tokens
from missions.rules.unit_words import unknown_tags
from missions.rules.units import profiles

SYSTEM = "starcraft"
_FORM = class_form(Ability, without=frozenset({"id"}))


@cache
def abilities() -> Mapping[str, Ability]:
    """Every ability by its name. Raises :class:`Unreadable` with every problem of the file."""
    forms, reading = read_table(SYSTEM, "abilities", "abilities", _FORM.form)
    problems = check_abilities(forms, reading)
    if problems:
        raise Unreadable(problems)
    return {name: _FORM.object(form, id=name) for name, form in forms.items()}


def ability_file() -> type[Form]:
    """The form of the whole file."""
    return file_form("abilities", "abilities", _FORM.form)


def check_abilities(forms: Mapping[str, Form], reading: Reading) -> list[Problem]:
    """Units, Structures, tokens and tags that do not exist."""
    units, known = profiles(SYSTEM), tokens(SYSTEM)
    problems: list[Problem] = []
    for name, form in forms.items():
        for key in ("tags", "first_of"):
            problems += unknown_tags(Raw(reading.document.data).at("abilities", name, key), reading)
        ability = _FORM.object(form, id=name)
        named = [("units", one, "unit", units) for one in sorted(ability.units)]
        named += [("in_reserve", one, "unit", units) for one in sorted(ability.in_reserve)]
        named += [("structure", ability.structure, "unit", units)] if ability.structure else []
        for key, word, what, there in (*named, *([("token", ability.token, "token", known)] if ability.token else [])):
            if word not in there:
                text = f"there is no {what} {quoted(word)}{did_you_mean(word, there)}"
                problems.append(reading.document.problem(("abilities", name, key), text))
    return problems


@cache
def kit() -> Kit:
    """What StarCraft's rules take beside the rulebook. Raises :class:`Unreadable`."""
    return Kit(abilities(), tokens(SYSTEM))
