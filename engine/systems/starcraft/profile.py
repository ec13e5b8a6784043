"""What a StarCraft unit and mission card are."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.mission import MissionCard, Profile
from engine.systems.starcraft.weapons import Weapon
from engine.tongue import tr, tr_later

UNKNOWN_WEAPONS = tr_later("not given by any public text")


@dataclass(frozen=True, slots=True)
class SupplyBand:
    """The Supply a unit counts for while it has ``low`` to ``high`` models left."""

    low: int
    high: int
    supply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StarcraftProfile(Profile):
    """``speed`` counts while several models are left, ``speed_single`` for a unit of one; none is no movement at all.

    ``armour`` and ``evade`` are the least roll that saves, none for no such roll. ``sizes`` are the numbers of models
    it may be fielded with, ``costs`` what each of them costs in minerals. ``weapons`` is none where no public text
    gives them. ``abilities`` are those of the printed card that move, place or hide, ``upgrades`` those to be bought.
    """

    size: int
    size_sieged: int | None = None
    """In SIEGE MODE, where it differs."""
    speed: float | None
    speed_single: float | None
    hp: int
    armour: int | None
    evade: int | None
    shield: int = 0
    impact_dice: int = 0
    """Dice of IMPACT that each model rolls after a Charge, each a hit from ``impact_least`` on."""
    impact_least: int = 0
    supply: tuple[SupplyBand, ...]
    sizes: tuple[int, ...]
    costs: Mapping[int, int] = field(default_factory=dict)
    slot: str = ""
    weapons: tuple[Weapon, ...] | None = ()
    abilities: frozenset[str] = frozenset()
    upgrades: frozenset[str] = frozenset()
    tags: frozenset[str] = frozenset()
    """ground, flying, squadron, structure, commander, biological … as the cards have them."""

    @property
    def shots(self) -> tuple[Weapon, ...]:
        """The weapons for Ranged Attacks."""
        return tuple(weapon for weapon in self.weapons or () if not weapon.close)

    @property
    def ranged(self) -> tuple[str, ...]:
        """The weapons for Ranged Attacks as lines to read."""
        return (tr(UNKNOWN_WEAPONS),) if self.weapons is None else tuple(weapon.line for weapon in self.shots)

    @property
    def range(self) -> float | None:
        """The longest reach of its printed weapons against Ground, in inches; none without such a weapon."""
        return max((one.reach for one in self._against_ground() if not (one.upgrade or one.only_in)), default=None)

    @property
    def range_upgraded(self) -> float | None:
        """What upgrades or a status can make of it; none where that is no more."""
        most = max((weapon.farthest for weapon in self._against_ground()), default=None)
        return most if most is not None and self.range is not None and most > self.range else None

    def _against_ground(self) -> Iterator[Weapon]:
        return (weapon for weapon in self.shots if weapon.hits(flying=False))

    def speed_of(self, models: int) -> float | None:
        """Inches; none for what can't be moved at all."""
        return self.speed_single if models == 1 else self.speed

    def supply_of(self, models: int) -> int:
        return next((band.supply for band in self.supply if band.low <= models <= band.high), 0)


@dataclass(frozen=True, slots=True)
class Activation:
    """In each of the rounds ``first`` to ``last`` one of these markers becomes active, at random."""

    first: int
    last: int
    markers: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StarcraftCard(MissionCard):
    """``supply_start`` in round 1, ``supply_step`` more each later round, without limit in the last.

    ``lead`` wins at once, none where the card has no such rule; where texts disagree about it, ``leads`` gives it by
    the readings of that setting, and ``pools`` likewise the Supply Pool's start, its step and the rounds. ``scoring``
    names the way VP are counted and ``points`` the VP by their reasons. ``scores_from`` is the first round that
    scores. ``activations`` say when markers become active; where there are none, all are from the start.
    """

    scale: str
    supply_start: int
    supply_step: int
    lead: int | None
    scoring: str
    scores_from: int
    points: Mapping[str, int] = field(default_factory=dict)
    activations: tuple[Activation, ...] = ()
    leads: Mapping[str, int | None] = field(default_factory=dict, compare=False)
    pools: Mapping[str, tuple[int, int, int]] = field(default_factory=dict, compare=False)
