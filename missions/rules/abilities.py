"""Abilities of units and cards that move, place, activate or arrive, and the tokens they lay down."""

from collections.abc import Mapping
from functools import cache

from engine.systems.starcraft.abilities import Ability, Kit
from missions.forms import class_form
from missions.rules.files import read_table
from missions.rules.tokens import tokens

SYSTEM = "starcraft"
_FORM = class_form(Ability, without=frozenset({"id"}))


@cache
def abilities() -> Mapping[str, Ability]:
    """Every ability by its name. Raises :class:`Unreadable` with every problem of the file."""
    forms, _ = read_table(SYSTEM, "abilities", "abilities", _FORM.form)
    return {name: _FORM.object(form, id=name) for name, form in forms.items()}


@cache
def kit() -> Kit:
    """What StarCraft's rules take beside the rulebook. Raises :class:`Unreadable`."""
    return Kit(abilities(), tokens(SYSTEM))
