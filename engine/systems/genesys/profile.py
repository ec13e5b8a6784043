"""What a Genesys squad and mission are."""

from dataclasses import dataclass

from engine.mission import MissionCard, Profile


@dataclass(frozen=True, slots=True, kw_only=True)
class GenesysProfile(Profile):
    """The characteristics of a class of models. ``reach`` is the threat range of its melee weapon in inches."""

    movement: float
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
    tags: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class GenesysCard(MissionCard):
    """``primary`` names each side's mission by side id, where one is chosen."""

    primary: tuple[tuple[str, str], ...] = ()
