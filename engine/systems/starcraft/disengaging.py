"""Tactical Mass: a unit that outweighs those it leaves is not held back afterwards."""

from collections.abc import Iterator

from engine.findings import Finding, Limit, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.found import found
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.supply import counted
from engine.tongue import tr


def has_mass(rules: Rulebook, game: StarcraftGame, unit: str) -> bool:
    own, theirs = _weights(rules, game, unit)
    return own > theirs


def mass_finding(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    """No limit on the Disengage itself: it tells what follows in the Assault Phase."""
    own, theirs = _weights(rules, game, unit)
    after = (
        tr("may shoot and charge afterwards")
        if own > theirs
        else tr("neither shoots nor charges in the coming Assault Phase")
    )
    yield found(
        rules,
        "disengage.tactical_mass",
        Severity.PASSED,
        unit,
        measured=float(own),
        limit=float(theirs),
        kind=Limit.MORE_THAN,
        words={"after": after},
    )


def _weights(rules: Rulebook, game: StarcraftGame, unit: str) -> tuple[int, int]:
    """Its own Supply and the combined Supply of the enemies it is Engaged with; a BURROWED unit counts none."""
    weights = {one: 0 if game.state(one).burrowed else counted(rules, game, one) for one in (unit, *game.foes(unit))}
    own = weights.pop(unit)
    return own, sum(weights.values())
