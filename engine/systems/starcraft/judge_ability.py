"""Judging what an ability does: to its unit, to another, to tokens, edges and the First Player Marker."""

from collections.abc import Callable, Iterator, Mapping

from engine.findings import Finding, Severity
from engine.mission import EdgeName
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, Does
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.judge_moves import judge_moving, unknown_models
from engine.systems.starcraft.judge_placing import course_findings, place_findings, return_findings
from engine.systems.starcraft.judge_token import token_findings
from engine.systems.starcraft.orders import UseAbility
from engine.systems.starcraft.state import ActivationMarker, StarcraftGame
from engine.systems.starcraft.summoning import READY
from engine.systems.starcraft.turn import is_unit
from engine.systems.starcraft.using import AFTERWARDS, MOVING
from engine.tongue import tr
from geometry.base import Placed
from geometry.gaps import gap
from geometry.tolerance import apart, at_most


def ability_findings(rules: Rulebook, game: StarcraftGame, order: UseAbility) -> Iterator[Finding]:
    """What the ability asks beyond the state of the unit that uses it."""
    ability = game.kit.abilities[order.ability]
    if ability.does in MOVING:
        unknown = list(unknown_models(rules, game, order))
        yield from unknown
        if unknown:
            return
    yield from _JUDGES.get(ability.does, _nothing)(rules, game, order, ability)


def _nothing(_rules: Rulebook, _game: StarcraftGame, _order: UseAbility, _ability: Ability) -> Iterator[Finding]:
    return iter(())


def _move(rules: Rulebook, game: StarcraftGame, order: UseAbility, _ability: Ability) -> Iterator[Finding]:
    yield from judge_moving(rules, game, order)


def _claim(rules: Rulebook, game: StarcraftGame, order: UseAbility, _ability: Ability) -> Iterator[Finding]:
    if game.claimed:
        yield refused(rules, "marker.claimed", order.by)
    else:
        yield passed(rules, "marker.claimed", order.by)


def _mark(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    """An enemy that has not been activated yet, near enough."""
    if not is_unit(game, order.target) or not game.is_enemy(order.target, order.by) or not game.stands(order.target):
        yield refused(rules, "ability.target", order.unit, words={"ability": ability.name})
        return
    if game.state(order.target).marker is not READY.get(game.phase):
        yield refused(rules, "activation.already", order.target, words={"phase": game.phase.value})
    yield from within(rules, game, order, ability)


def _unmark(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    """A friendly unit that bears the marker of this phase, near enough."""
    known = is_unit(game, order.target) and not game.is_enemy(order.target, order.by)
    if not known or not game.stands(order.target) or order.target == order.unit:
        yield refused(rules, "ability.target", order.unit, words={"ability": ability.name})
        return
    if game.state(order.target).marker in (ActivationMarker.NONE, READY.get(game.phase)):
        yield refused(rules, "ability.no_marker", order.target)
    yield from within(rules, game, order, ability)


def within(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    """Some model of the target is within the ability's reach of some model of the unit."""
    if ability.within is None:
        return
    off = min(
        gap(mine.placed, theirs.placed)
        for mine in game.standing_of(order.unit)
        for theirs in game.standing_of(order.target)
    )
    severity = Severity.of(at_most(off, ability.within))
    words = {"ability": ability.name}
    yield found(
        rules, "ability.reach", severity, order.unit, order.target, measured=off, limit=ability.within, words=words
    )


def _reserve(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    """By a Structure only a unit whose Leading Model has just come to touch it."""
    if ability.id != AFTERWARDS:
        return
    trail = game.trail
    words = {"ability": ability.name}
    if trail is None or trail.unit != order.unit:
        yield refused(rules, "reserve.not_moved", order.unit, words=words)
        return
    leader = game.model(f"{trail.unit}.{trail.leader}")
    worms = [
        model.placed
        for other in game.units_of(order.by)
        if game.profile(other.id).id == ability.structure and game.state(other.id).since < game.round
        for model in game.standing_of(other.id)
    ]
    off = min((gap(leader.placed, worm) for worm in worms), default=None)
    severity = Severity.REFUSED if off is None else Severity.of(apart(-off))
    yield found(rules, "reserve.contact", severity, leader.id, measured=off, limit=0.0, words=words)


def _recall(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    names = recalled(game, order.by, ability)
    if not names:
        yield refused(rules, "recall.nobody", order.by, words={"ability": ability.name})
    for name in names:
        yield passed(rules, "recall.nobody", name, words={"ability": ability.name})


def recalled(game: StarcraftGame, side: str, ability: Ability) -> tuple[str, ...]:
    """The side's units of the ability's faction within its reach of a token of the side."""
    discs = [one.placed for one in game.tokens.values() if one.side == side and one.kind.id == ability.token]
    reach = ability.within or 0.0
    return tuple(
        unit.id
        for unit in game.units_of(side)
        if game.profile(unit.id).faction == ability.faction
        and any(_near(model.placed, disc, reach) for model in game.standing_of(unit.id) for disc in discs)
    )


def _near(one: Placed, other: Placed, reach: float) -> bool:
    return bool(at_most(gap(one, other), reach))


def _shut(rules: Rulebook, _game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    """An edge of the table on which nobody's Entry Edge lies whole."""
    if order.target not in {edge.value for edge in EdgeName}:
        yield refused(
            rules, "ability.edge", order.unit, words={"ability": ability.name, "edge": order.target or tr("none")}
        )


_JUDGES: Mapping[Does, Callable[[Rulebook, StarcraftGame, UseAbility, Ability], Iterator[Finding]]] = {
    Does.MOVE: _move,
    Does.PLACE: place_findings,
    Does.TOWARDS: course_findings,
    Does.AWAY: course_findings,
    Does.RETURN: return_findings,
    Does.RESERVE: _reserve,
    Does.RECALL: _recall,
    Does.UNMARK: _unmark,
    Does.MARK: _mark,
    Does.CLAIM: _claim,
    Does.TOKEN: token_findings,
    Does.SHUT: _shut,
}
