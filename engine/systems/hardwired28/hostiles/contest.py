"""Two pairs of dice against each other: which dice, how likely, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import product

from engine.rulebook import Rulebook


class Outcome(Enum):
    HIT = "hit"
    MISS = "miss"
    TIE = "tie"
    """The same total with the same dice: rolled again."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Sides of the dice on either side, two of each."""

    attack: int
    defense: int

    @property
    def chance(self) -> float:
        """Of the attack winning, ties of equal dice rolled again."""
        return _chance(self.attack, self.defense)

    def outcome(self, attack: Sequence[int], defense: Sequence[int]) -> Outcome:
        ours, theirs = sum(attack), sum(defense)
        if ours != theirs:
            return Outcome.HIT if ours > theirs else Outcome.MISS
        if self.attack == self.defense:
            return Outcome.TIE
        return Outcome.HIT if self.attack < self.defense else Outcome.MISS


def contest(rules: Rulebook, attack: int, raised: int, defense: int, defense_raised: int = 0) -> Contest:
    """Dice of these sides, each raised by so many die tiers; what goes past an end of the scale the other side gets,
    with its sign turned round."""
    ours, over = _raised(rules, attack, raised)
    theirs, their_over = _raised(rules, defense, defense_raised)
    return Contest(_raised(rules, ours, -their_over)[0], _raised(rules, theirs, -over)[0])


def _raised(rules: Rulebook, sides: int, tiers: int) -> tuple[int, int]:
    """The die, and the tiers by which it would be past an end of the scale."""
    step, least, most = rules.count("tier_step"), rules.count("tier_least"), rules.count("tier_most")
    wanted = sides + tiers * step
    kept = min(max(wanted, least), most)
    return kept, (wanted - kept) // step


@lru_cache(maxsize=64)
def _chance(attack: int, defense: int) -> float:
    one = Contest(attack, defense)
    won = lost = 0
    for faces in product(range(1, attack + 1), range(1, attack + 1), range(1, defense + 1), range(1, defense + 1)):
        outcome = one.outcome(faces[:2], faces[2:])
        won += outcome is Outcome.HIT
        lost += outcome is Outcome.MISS
    return won / (won + lost)
