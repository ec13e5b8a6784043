"""Summoned units: they come in by an ability alone, wait for the next phase, and act right after their parent."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.findings import Finding
from engine.rulebook import Rulebook
from engine.systems.starcraft.found import refused
from engine.systems.starcraft.state import ActivationMarker, Phase, StarcraftGame

SUMMONED = "summoned"
READY: Mapping[Phase, ActivationMarker] = {
    Phase.MOVEMENT: ActivationMarker.NONE,
    Phase.ASSAULT: ActivationMarker.MOVEMENT,
    Phase.COMBAT: ActivationMarker.ASSAULT,
}


def is_summoned(game: StarcraftGame, unit: str) -> bool:
    return SUMMONED in game.profile(unit).tags


def may_summon(game: StarcraftGame, parent: str) -> bool:
    """In its activation: as it begins, or once it has acted."""
    if game.begun is not None:
        return game.begun == parent
    return game.last == parent or _waits(game, parent)


def summoned(game: StarcraftGame, unit: str, parent: str) -> StarcraftGame:
    """It does not act in this phase; its parent goes on."""
    state = replace(game.state(unit), marker=_NEXT[game.phase], parent=parent)
    game = game.with_state(unit, state)
    return replace(game, begun=parent) if _waits(game, parent) else game


def next_of_family(game: StarcraftGame, unit: str) -> str | None:
    """Who acts right after a unit: one that it, or its own parent, has summoned and that has not acted yet."""
    family = game.state(unit).parent or unit
    mine = (one.id for one in game.units_of(game.unit(unit).side) if game.state(one.id).parent == family)
    return next((one for one in mine if _waits(game, one)), None)


def after_parent(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    """Not before its parent, while that is there and has still to act."""
    parent = game.state(unit).parent
    if parent and game.begun != unit and _waits(game, parent):
        yield refused(rules, "activation.parent", unit, parent)


_NEXT = {Phase.MOVEMENT: ActivationMarker.MOVEMENT, Phase.ASSAULT: ActivationMarker.ASSAULT}


def _waits(game: StarcraftGame, unit: str) -> bool:
    """On the table and still to act in this phase; in the Combat Phase only who is Engaged acts."""
    acts = game.phase is not Phase.COMBAT or game.is_engaged(unit)
    return game.stands(unit) and acts and game.state(unit).marker is READY.get(game.phase)
