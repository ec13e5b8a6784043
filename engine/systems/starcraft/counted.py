"""Things named or rolled, by their number."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.findings import Finding
from engine.rulebook import Rulebook
from engine.systems.starcraft.found import refused
from engine.tongue import tr


def named_twice(rules: Rulebook, models: Sequence[str]) -> Iterator[Finding]:
    """Models that are to leave the game more than once."""
    return (refused(rules, "remove.twice", id) for id, times in Counter(models).items() if times > 1)


def dice_said(count: int | None) -> str:
    """``1 die``, ``2 dice``: ``2D6 a model`` would read as their sum."""
    return tr("1 die") if count == 1 else tr("{count} dice", count=count)
