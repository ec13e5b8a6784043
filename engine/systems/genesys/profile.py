"""What a Genesys squad and mission are."""

from dataclasses import dataclass
from enum import Enum

from engine.mission import MissionCard, Profile


class Arc(Enum):
    """Degrees about the facing, half of them on either side."""

    QUARTER = 90
    HALF = 180
    WIDE = 270
    ALL_ROUND = 360


@dataclass(frozen=True, slots=True, kw_only=True)
class GenesysProfile(Profile):
    """The characteristics of a class of models. ``reach`` is the threat range of its melee weapon in inches,
    ``shooting_range`` that of its ranged weapon, ``arc`` the degrees of facing in which it reacts; none where no text
    gives them. ``weapon_strength`` is the Strength of the ranged weapon.
    """

    movement: int
    command: int
    strength: int
    toughness: int
    martial: int
    ranged: int
    defense: int
    discipline: int
    willpower: int
    attack: int = 1
    wounds: int = 1
    reach: float | None = None
    shooting_range: float | None = None
    arc: Arc | None = None
    weapon_strength: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GenesysCard(MissionCard):
    """``primary`` names each side's mission by side id, where one is chosen and not rolled; ``primaries`` those a die
    names."""

    primary: tuple[tuple[str, str], ...] = ()
    primaries: tuple[str, ...] = ()
