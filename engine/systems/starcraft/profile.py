"""What a StarCraft unit and mission card are."""

from dataclasses import dataclass

from engine.mission import MissionCard, Profile


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
    it may be fielded with. ``ranged`` are lines to read; ``range`` is the longest reach in inches of its printed
    weapons against Ground, ``range_upgraded`` what upgrades can make of it, none where there is none.
    """

    size: int
    speed: float | None
    speed_single: float | None
    hp: int
    armour: int | None
    evade: int | None
    shield: int = 0
    supply: tuple[SupplyBand, ...]
    sizes: tuple[int, ...]
    slot: str = ""
    ranged: tuple[str, ...] = ()
    range: float | None = None
    range_upgraded: float | None = None
    tags: frozenset[str] = frozenset()
    """ground, flying, squadron, structure, commander, biological … as the cards have them."""

    def speed_of(self, models: int) -> float | None:
        """Inches; none for what can't be moved at all."""
        return self.speed_single if models == 1 else self.speed

    def supply_of(self, models: int) -> int:
        return next((band.supply for band in self.supply if band.low <= models <= band.high), 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class StarcraftCard(MissionCard):
    """``supply_start`` in round 1, ``supply_step`` more each later round, without limit in the last.

    ``lead`` wins at once. ``scoring`` names the way VP are counted. ``scores_from`` is the first round that scores.
    """

    scale: str
    supply_start: int
    supply_step: int
    lead: int | None
    scoring: str
    scores_from: int
