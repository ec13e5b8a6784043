"""Weapons, gear and contracts of Hardwired 28, and the names by which a profile takes its weapons."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Annotated, Literal

from pydantic import BeforeValidator, WithJsonSchema

from engine.systems.hardwired28.powers import Power
from engine.systems.hardwired28.weapons import Damage, Grenade, Weapon, damage_of
from missions.fields import Text, Word
from missions.forms import OWN_FORMS, ClassForm, class_form
from missions.problems import did_you_mean, quoted
from missions.reading import Form, describe, said
from missions.rules.files import read_data, read_table

SYSTEM = "hardwired28"


def _damage(value: object) -> Damage:
    try:
        return damage_of(value if isinstance(value, str) else "")
    except ValueError:
        raise said(f"a damage was expected (d6+1, 2), not {describe(value)}") from None


DamageField = Annotated[Damage, BeforeValidator(_damage), WithJsonSchema({"type": "string"})]
OWN_FORMS[Damage] = DamageField


@cache
def weapon_form() -> ClassForm[Weapon]:
    return class_form(Weapon, without=frozenset({"id"}))


@cache
def weapons() -> Mapping[str, Weapon]:
    """Every weapon by its name in files. Raises :class:`Unreadable`."""
    made = weapon_form()
    forms, _ = read_table(SYSTEM, "weapons", "weapons", made.form)
    return {id: made.object(form, id=id) for id, form in forms.items()}


def worn(tags: Collection[str]) -> tuple[int, int]:
    """Of what a profile is tagged with: the highest face of a Defense die that is rolled again, and what is added to
    critical rolls against it."""
    items = [gear()[tag] for tag in tags if tag in gear()]
    return max((one.defense_rerolls for one in items), default=0), sum(one.critical for one in items)


BARE = ("unarmed", "improvised")
"""What a squad model fights with in melee where it carries no weapon for that."""


def armed(carried: Sequence[Weapon]) -> tuple[Weapon, ...]:
    """What it carries, and for want of a melee weapon its hands and whatever is at hand."""
    if any(weapon.is_melee for weapon in carried):
        return tuple(carried)
    return (*carried, *(weapons()[name] for name in BARE))


def _weapons(value: object) -> tuple[Weapon, ...]:
    if not isinstance(value, list):
        raise said(f"a list of weapons was expected, not {describe(value)}")
    known = weapons()
    found = []
    for name in value:
        if not isinstance(name, str) or name not in known:
            near = did_you_mean(name, known) if isinstance(name, str) else ""
            raise said(f"there is no weapon {quoted(str(name))}{near}")
        found.append(known[name])
    return tuple(found)


OWN_FORMS[tuple[Weapon, ...]] = Annotated[
    tuple[Weapon, ...],
    BeforeValidator(_weapons),
    WithJsonSchema({"type": "array", "items": {"type": "string"}, "description": "weapons by their names"}),
]


class GearForm(Form):
    """``move`` is added to the Move of who wears or carries it, ``armor`` taken off each damage. ``defense_rerolls`` is
    the highest face of a Defense die that it lets be rolled again, ``critical`` is added to critical rolls against it.
    What grenades do stands in the keys after these."""

    name: Word
    kind: Literal["light", "medium", "heavy", "gear", "cybernetic", "consumable", "grenade"]
    move: int = 0
    armor: int = 0
    defense_rerolls: int = 0
    critical: int = 0
    damage: DamageField | None = None
    type: Text = ""
    smokes: bool = False
    hampers: bool = False
    says: Text = ""
    source: Word


class GearFile(Form):
    format: Literal["measuretwice/gear/1"]
    gear: dict[str, GearForm]


class ContractForm(Form):
    """``most`` of a squad may be under it; ``armor`` is the heaviest it may wear."""

    name: Word
    health: int
    move: int
    weapons: Literal["melee", "ranged", "both"]
    armor: Literal["light", "medium", "heavy"]
    most: int
    says: Word
    source: Word


class ContractsFile(Form):
    format: Literal["measuretwice/contracts/1"]
    contracts: dict[str, ContractForm]


@cache
def gear() -> Mapping[str, GearForm]:
    """Armour, gear, cybernetics, consumables and grenades. Raises :class:`Unreadable`."""
    found, _ = read_data(SYSTEM, "gear", GearFile)
    return found.gear


@cache
def grenades() -> Mapping[str, Grenade]:
    """Every grenade by its name in files. Raises :class:`Unreadable`."""
    return {
        id: Grenade(
            id=id,
            name=one.name,
            damage=one.damage,
            source=one.source,
            type=one.type,
            smokes=one.smokes,
            hampers=one.hampers,
        )
        for id, one in gear().items()
        if one.kind == "grenade" and one.damage is not None
    }


def _grenades(value: object) -> tuple[Grenade, ...]:
    if not isinstance(value, list):
        raise said(f"a list of grenades was expected, not {describe(value)}")
    known = grenades()
    for name in value:
        if not isinstance(name, str) or name not in known:
            near = did_you_mean(name, known) if isinstance(name, str) else ""
            raise said(f"there is no grenade {quoted(str(name))}{near}")
    return tuple(known[name] for name in value)


OWN_FORMS[tuple[Grenade, ...]] = Annotated[
    tuple[Grenade, ...],
    BeforeValidator(_grenades),
    WithJsonSchema({"type": "array", "items": {"type": "string"}, "description": "grenades by their names"}),
]


@cache
def power_form() -> ClassForm[Power]:
    return class_form(Power, without=frozenset({"id"}))


@cache
def powers() -> Mapping[str, Power]:
    """Every Power by its name in files. Raises :class:`Unreadable`."""
    made = power_form()
    forms, _ = read_table(SYSTEM, "powers", "powers", made.form)
    return {id: made.object(form, id=id) for id, form in forms.items()}


def _powers(value: object) -> tuple[Power, ...]:
    if not isinstance(value, list):
        raise said(f"a list of Powers was expected, not {describe(value)}")
    known = powers()
    for name in value:
        if not isinstance(name, str) or name not in known:
            near = did_you_mean(name, known) if isinstance(name, str) else ""
            raise said(f"there is no Power {quoted(str(name))}{near}")
    return tuple(known[name] for name in value)


OWN_FORMS[tuple[Power, ...]] = Annotated[
    tuple[Power, ...],
    BeforeValidator(_powers),
    WithJsonSchema({"type": "array", "items": {"type": "string"}, "description": "Powers by their names"}),
]


@cache
def contracts() -> Mapping[str, ContractForm]:
    """Raises :class:`Unreadable`."""
    found, _ = read_data(SYSTEM, "contracts", ContractsFile)
    return found.contracts
