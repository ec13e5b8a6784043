"""What a Broadcaster may cast."""

from dataclasses import dataclass
from enum import Enum


class Does(Enum):
    """``LASTS``: an effect until the target's next activation begins; the others do what they are called."""

    LASTS = "lasts"
    DROP = "drop"
    TRAP = "trap"
    PUSH = "push"
    FOCUS = "focus"
    SWAP = "swap"


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """``tiers`` is added to the target's dice, ``shield`` to its Defense against what is not melee."""

    id: str
    name: str
    offensive: bool
    does: Does
    says: str
    source: str
    tiers: int = 0
    shield: int = 0

    @property
    def spreads(self) -> bool:
        """On a triple it reaches those beside its target; Focus and Swap do not."""
        return self.does not in (Does.FOCUS, Does.SWAP)
