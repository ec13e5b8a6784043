"""The dice of one attack: from the Attack Pool through armour and evasion to the models that fall. Plain arithmetic."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

SIDES = 6
BEST, WORST = 2, 6
"""No least roll is ever better or worse than these."""


class Step(Enum):
    HIT = "hit"
    ARMOUR = "armour"
    EVADE = "evade"
    CASUALTIES = "casualties"


@dataclass(frozen=True, slots=True)
class Lot:
    """Dice of one Batch rolled against one least roll."""

    dice: int
    least: int


@dataclass(frozen=True, slots=True)
class Volley:
    """One Batch on its way.

    ``surge`` are the dice that are Surge against this target, empty where its tags don't match. ``armour`` and
    ``evade`` are the least rolls that save, none for no such roll. ``visible`` are the models that may fall, none where
    sight does not matter. ``marker`` is the damage the target bore already. ``pool`` counts the dice of the step at
    hand, ``through`` those past armour.
    """

    unit: str
    target: str
    weapon: str
    lots: tuple[Lot, ...]
    damage: int
    armour: int | None
    evade: int | None
    surge: str = ""
    precision: int = 0
    critical: int = 0
    visible: tuple[str, ...] | None = None
    marker: int = 0
    step: Step = Step.HIT
    pool: int = 0
    through: int = 0
    hits: int = 0
    surged: int = 0

    @property
    def dice(self) -> int:
        """How many are rolled in this step, the Surge Die apart."""
        return sum(lot.dice for lot in self.lots) if self.step is Step.HIT else self.pool

    @property
    def least(self) -> int | None:
        """The roll that succeeds in this step, of the first lot where there are several."""
        if self.step is Step.HIT:
            return self.lots[0].least if self.lots else None
        return self.armour if self.step is Step.ARMOUR else self.evade

    @property
    def rolls_surge(self) -> bool:
        return self.step is Step.HIT and bool(self.surge)

    @property
    def total(self) -> int:
        """Total Damage, with what the target bore already."""
        return self.through * self.damage + self.marker


def least_roll(value: int, harder: int = 0) -> int:
    """A least roll with its modifiers."""
    return max(BEST, min(WORST, value + harder))


def successes(rolled: Sequence[int], least: int) -> int:
    """A 6 always succeeds and a 1 never does."""
    return sum(1 for die in rolled if die == SIDES or (die > 1 and die >= least))


def surge_result(dice: str, rolled: int) -> int:
    """What a die of six makes of ``D3``, ``D6`` and the like, with ``+1`` where it says so."""
    kind, _, more = dice.partition("+")
    value = (rolled + 1) // 2 if kind.strip().upper() == "D3" else rolled
    return value + (int(more) if more.strip().isdigit() else 0)


def rolled_on(volley: Volley, rolled: Sequence[int], surge: int | None) -> Volley:
    """The volley after the roll of its step. The number of dice has been checked."""
    if volley.step is Step.HIT:
        return _hit(volley, rolled, surge)
    if volley.step is Step.ARMOUR:
        failed = volley.pool - successes(rolled, volley.armour or WORST)
        return _past_armour(replace(volley, through=volley.through + failed))
    stopped = successes(rolled, volley.evade or WORST)
    return replace(volley, through=volley.through - stopped, step=Step.CASUALTIES, pool=0)


def _hit(volley: Volley, rolled: Sequence[int], surge: int | None) -> Volley:
    hits, start = 0, 0
    for lot in volley.lots:
        hits += successes(rolled[start : start + lot.dice], lot.least)
        start += lot.dice
    hits += min(volley.precision, len(rolled) - hits)
    surged = surge_result(volley.surge, surge) if volley.surge and surge is not None else 0
    past = min(hits, surged + volley.critical)
    volley = replace(volley, hits=hits, surged=min(surged, hits), through=past, pool=hits - past)
    if volley.pool and volley.armour is not None:
        return replace(volley, step=Step.ARMOUR)
    return _past_armour(replace(volley, through=volley.through + volley.pool))


def _past_armour(volley: Volley) -> Volley:
    if volley.evade is not None and volley.through:
        return replace(volley, step=Step.EVADE, pool=volley.through)
    return replace(volley, step=Step.CASUALTIES, pool=0)


def fallen(total: int, healths: Sequence[int]) -> tuple[int, int]:
    """How many models a Total Damage takes, one after another, and what is left of it. ``healths`` are those of the
    models that may fall, in the order in which they would; past the last the rest is lost."""
    count = 0
    for health in healths:
        if total < health:
            return count, total
        total -= health
        count += 1
    return count, 0
