"""The words on weapons and cards, as numbers where they carry one."""

from engine.systems.starcraft.profile import StarcraftProfile
from engine.systems.starcraft.weapons import Weapon

SIDEARM = "sidearm"
SPECIALIST = "specialist"
BULKY = "bulky"
PINPOINT = "pinpoint"
INDIRECT = "indirect fire"
INDOMITABLE = "indomitable"


def has(weapon: Weapon, word: str) -> bool:
    """Whether a weapon bears a word, with or without a number."""
    return any(keyword == word or keyword.startswith(f"{word} ") for keyword in _words(weapon))


def number(weapon: Weapon, word: str) -> int:
    """The X of a weapon's ``word X``, 0 where it does not bear it. The highest counts: words don't add up."""
    found = [keyword.rpartition(" ") for keyword in _words(weapon)]
    return max((int(last) for first, _, last in found if first == word and last.isdigit()), default=0)


def pierced(weapon: Weapon, tags: frozenset[str]) -> int | None:
    """The Damage a weapon with PIERCE does to a unit of these tags; none where it pierces nothing of it."""
    return max(
        (number(weapon, f"pierce {tag}") for tag in tags if number(weapon, f"pierce {tag}")),
        default=None,
    )


def is_indomitable(profile: StarcraftProfile) -> bool:
    return INDOMITABLE in profile.tags or INDOMITABLE in profile.abilities


def _words(weapon: Weapon) -> list[str]:
    return [keyword.lower() for keyword in weapon.keywords]
