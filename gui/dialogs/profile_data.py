"""What a dialog for profiles begins with: the game's own profiles and the names of its characteristics."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.systems.genesys.profile import GenesysProfile
from gui.text import tr
from missions.rules.units import profiles

SYSTEM = "genesys"
MILLIMETRES = 25.4
NINE = (
    ("strength", tr("Strength")),
    ("toughness", tr("Toughness")),
    ("movement", tr("Movement")),
    ("martial", tr("Martial")),
    ("ranged", tr("Ranged")),
    ("defense", tr("Defense")),
    ("discipline", tr("Discipline")),
    ("willpower", tr("Willpower")),
    ("command", tr("Command")),
)
"""The keys of the nine characteristics and their words, in the order of the texts."""


@dataclass(frozen=True, slots=True)
class Known:
    """A profile of the game to start from; ``base`` is its width in millimetres."""

    name: str
    characteristics: Mapping[str, float]
    attack: int
    wounds: int
    base: float


@cache
def known_profiles() -> Mapping[str, Known]:
    """Those of the game's data, the humanoid start first."""
    found = {name: _known(profile) for name, profile in profiles(SYSTEM).items() if isinstance(profile, GenesysProfile)}
    return dict(sorted(found.items()))


def _known(profile: GenesysProfile) -> Known:
    values: dict[str, float] = {
        "strength": profile.strength,
        "toughness": profile.toughness,
        "movement": profile.movement,
        "martial": profile.martial,
        "ranged": profile.ranged,
        "defense": profile.defense,
        "discipline": profile.discipline,
        "willpower": profile.willpower,
        "command": profile.command,
    }
    return Known(profile.name, values, profile.attack, profile.wounds, round(profile.base.width * MILLIMETRES, 1))


def slug(name: str) -> str:
    """``My guard`` as ``my-guard``: a word that a mission may name."""
    letters = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in name.lower())
    return "-".join(letters.split())
