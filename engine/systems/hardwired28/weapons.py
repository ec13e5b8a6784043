"""Weapons, and the dice they roll: what an attack is made with and what it does."""

import re
from dataclasses import dataclass
from enum import Enum

from engine.tongue import tr, tr_later


class Reach(Enum):
    MELEE = tr_later("melee")
    RANGED = tr_later("ranged")
    POWER = "power"


@dataclass(frozen=True, slots=True)
class Damage:
    """``dice`` dice of ``sides`` and ``plus``; no dice for a fixed amount."""

    dice: int
    sides: int
    plus: int = 0

    @property
    def most(self) -> int:
        return self.dice * self.sides + self.plus

    def __str__(self) -> str:
        if not self.dice:
            return str(self.plus)
        count = "" if self.dice == 1 else str(self.dice)
        plus = f"{self.plus:+d}" if self.plus else ""
        return f"{count}d{self.sides}{plus}"


_DAMAGE = re.compile(r"(?:(\d?)d(\d{1,2}))?([+-]?\d+)?")


def damage_of(text: str) -> Damage:
    """``d6+1``, ``2d6`` or ``2``. Raises ValueError for anything else."""
    found = _DAMAGE.fullmatch(text.strip())
    if found is None or not found.group():
        raise ValueError(f"{text!r} is no damage")
    dice, sides, plus = found.groups()
    return Damage(0 if sides is None else int(dice or 1), int(sides or 0), int(plus or 0))


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon:
    """What is used to attack. Ranges are inches from base to base.

    ``tiers`` is added to Combat whatever the target; ``tiers_unmoved`` where the model has not moved in this
    activation, ``tiers_against_wounded`` where the target is below its full Health. ``farthest`` ends its range, past
    ``full_to`` it is a tier down. ``reach`` is how far it strikes in melee, where that is more than engagement.
    ``rerolls`` is the highest face of its dice that is rolled again: its row does not say whether of the attack or of
    the damage; ``riposte_rerolls`` likewise in a Riposte. ``also_hits`` counts the models nearest to its target that it
    strikes as well. ``knockback`` is how many inches whom it hits may be pushed, ``critical`` is added to its critical
    rolls. With ``overcharge`` a shot may go down in tiers for all of its damage.
    """

    id: str
    name: str
    kind: Reach
    damage: Damage
    source: str
    type: str = ""
    tiers: int = 0
    tiers_unmoved: int = 0
    tiers_against_wounded: int = 0
    against_wounded: int = 0
    against_armored: int = 0
    farthest: float | None = None
    full_to: float | None = None
    reach: float | None = None
    rerolls: int = 0
    riposte_rerolls: int = 0
    ignores_cover: bool = False
    knockback: float = 0.0
    also_hits: int = 0
    critical: int = 0
    fumbles: bool = True
    ripostes: bool = True
    overcharge: bool = False
    hampers: bool = False
    """Its target is a tier down in its next activation."""

    @property
    def is_melee(self) -> bool:
        return self.kind is Reach.MELEE


@dataclass(frozen=True, slots=True, kw_only=True)
class Grenade:
    """Thrown once. All that its blast meets takes ``damage``. ``smokes``: it leaves a column of smoke, ``hampers``:
    whom it meets is a tier down in its next activation."""

    id: str
    name: str
    damage: Damage
    source: str
    type: str = ""
    smokes: bool = False
    hampers: bool = False


def listed_attack(words: str, source: str) -> Weapon:
    """The attack of a hostile or a Coworker, as its row has it: ``melee d6``."""
    kind, _, damage = words.partition(" ")
    return Weapon(
        id=kind,
        name=tr("{capitalize} attack", capitalize=kind.capitalize()),
        kind=Reach(kind),
        damage=damage_of(damage),
        source=source,
    )
