"""Carrying out an ability that has been judged."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.game import Standing
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, By, Does, Once
from engine.systems.starcraft.arriving import arrival_of
from engine.systems.starcraft.changes import lose, set_down, tread
from engine.systems.starcraft.engagement import find_engaged
from engine.systems.starcraft.flow import MARKER_OF, activated
from engine.systems.starcraft.judge_ability import recalled
from engine.systems.starcraft.judge_formation import ends_adrift
from engine.systems.starcraft.judge_moves import formation_of, movable
from engine.systems.starcraft.judge_placing import mover_of, token_of
from engine.systems.starcraft.lying import lay, moved_aside, owners_left, take_up
from engine.systems.starcraft.markers import dropped
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.orders import Deploy, Moving, UseAbility
from engine.systems.starcraft.reactions import reacted
from engine.systems.starcraft.speeds import gained
from engine.systems.starcraft.state import ActivationMarker, Awaiting, StarcraftGame, Trail
from engine.systems.starcraft.summoning import READY, is_summoned, summoned
from engine.systems.starcraft.treading import tokens_lost, trodden
from engine.systems.starcraft.using import AFTERWARDS, MOVING, has_just_acted

SWAPS = "phase-prism"
"""An arrival that sends the friend it comes to back to Reserves."""

_MOVEMENT = (Does.MOVE, Does.TOWARDS, Does.AWAY)
"""Movement on the table; PLACE is none, and takes no token away."""


def use(rules: Rulebook, game: StarcraftGame, order: UseAbility) -> StarcraftGame:
    """The position after a legal use: what it does, that it is used, and whose turn it is then."""
    ability = game.kit.abilities[order.ability]
    after = has_just_acted(game, order.unit)
    if ability.does is Does.PLACE:
        game = dropped(game, game, order.unit)
    game = _DOES[ability.does](rules, game, order, ability)
    game = used(game, order.by, order.unit, ability)
    if ability.upon is not None:
        return reacted(game, order.by)
    if game.awaiting is not Awaiting.ACTIVATION or ability.id == AFTERWARDS or after:
        return game
    if ability.ends:
        return activated(rules, game, order.unit)
    if game.stands(order.unit) and game.state(order.unit).marker is READY.get(game.phase):
        return replace(game, begun=order.unit, last=None)
    return game


def used(game: StarcraftGame, side: str, unit: str, ability: Ability) -> StarcraftGame:
    if ability.each and owners_left(game, unit, ability):
        return game  # another of its models lays its token still
    state = game.state(unit)
    game = game.with_state(unit, replace(state, used=state.used | {ability.id}))
    spent = game.spent | {(side, ability.id)} if ability.once is Once.GAME else game.spent
    return replace(game, uses=game.uses | {(side, ability.id)}, spent=spent)


def to_reserve(rules: Rulebook, game: StarcraftGame, unit: str) -> StarcraftGame:
    """Off the table with damage and equipment; a marker it bears stays with it, SIEGE MODE does not."""
    ids = [model.id for model in game.standing_of(unit)]
    state = replace(game.state(unit), sieged=False, adrift=False, stationary=False)
    bodies = {id: body for id, body in game.bodies.items() if id not in ids}
    game = replace(game.without_models(ids, Standing.RESERVE), bodies=bodies)
    return find_engaged(rules, game.with_state(unit, state))


def set_models(rules: Rulebook, game: StarcraftGame, order: Moving, mover: Mover, *, movement: bool) -> StarcraftGame:
    """The unit stands where the order says; what a movement does to grass, flat pieces and tokens is done."""
    formation = formation_of(order, mover)
    leader = f"{order.unit}.{order.leader}"
    named = (order.leader, *order.others)
    left_out = [f"{order.unit}.{number}" for number in movable(game, order) if number not in named]
    path = order.path if movement else order.path[-1:]
    game = tread(game, trodden(game, mover, path, formation))
    if movement:
        game = take_up(game, tokens_lost(rules, game, mover, order.path, tuple(formation.all.values())))
    adrift = ends_adrift(formation)
    game = lose(rules, game, left_out)
    poses = {leader: order.path[-1], **{f"{order.unit}.{number}": pose for number, pose in order.others.items()}}
    game = moved_aside(set_down(rules, game, poses), order.unit, formation.stands)
    state = replace(game.state(order.unit), stationary=False, adrift=adrift)
    return replace(game.with_state(order.unit, state), trail=Trail(order.unit, order.leader, order.path))


def arrived(rules: Rulebook, game: StarcraftGame, order: Deploy) -> StarcraftGame:
    """What an arrival leaves behind: since when the unit is there, by what it came, and a friend that made room."""
    ability = arrival_of(game, order)
    game = game.with_state(order.unit, replace(game.state(order.unit), since=game.round))
    game = replace(game, deployed=(*game.deployed, (order.unit, order.via)))
    if ability is None:
        return game
    game = used(game, order.by, order.unit, ability)
    if ability.by is By.TOKEN:
        return take_up(game, [order.source])
    if ability.id == SWAPS:
        return to_reserve(rules, game, order.source)
    return game


def moved_on(rules: Rulebook, game: StarcraftGame, order: Moving) -> StarcraftGame:
    """The turn goes over, but where a Structure is set up or a unit comes in at the end of the round."""
    ability = arrival_of(game, order) if isinstance(order, Deploy) else None
    if ability is not None and (ability.does is Does.ERECT or game.awaiting is not Awaiting.ACTIVATION):
        return game
    if isinstance(order, Deploy) and is_summoned(game, order.unit):
        return summoned(game, order.unit, order.source)
    return activated(rules, game, order.unit)


def _motion(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> StarcraftGame:
    token = token_of(game, order.unit, ability) if ability.does is Does.RETURN else None
    if token is not None:
        game = take_up(game, [token.id])
    mover = mover_of(rules, game, order.unit, ability)
    return set_models(rules, game, order, mover, movement=ability.does in _MOVEMENT)


def _speed(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> StarcraftGame:
    state, more = game.state(order.unit), gained(rules, game, order.unit, ability)
    if ability.for_round:
        return game.with_state(order.unit, replace(state, bonus=state.bonus + more))
    return game.with_state(order.unit, replace(state, boost=state.boost + more))


def _reserve(rules: Rulebook, game: StarcraftGame, order: UseAbility, _ability: Ability) -> StarcraftGame:
    return replace(to_reserve(rules, game, order.unit), trail=None)


def _recall(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> StarcraftGame:
    for unit in recalled(game, order.by, ability):
        game = to_reserve(rules, game, unit)
    return replace(game, trail=None)


def _unmark(_rules: Rulebook, game: StarcraftGame, order: UseAbility, _ability: Ability) -> StarcraftGame:
    marker = READY.get(game.phase, ActivationMarker.NONE)
    return game.with_state(order.target, replace(game.state(order.target), marker=marker))


def _mark(_rules: Rulebook, game: StarcraftGame, order: UseAbility, _ability: Ability) -> StarcraftGame:
    return game.with_state(order.target, replace(game.state(order.target), marker=MARKER_OF[game.phase]))


def _again(_rules: Rulebook, game: StarcraftGame, order: UseAbility, _ability: Ability) -> StarcraftGame:
    return replace(game, again=order.by)


def _claim(_rules: Rulebook, game: StarcraftGame, order: UseAbility, _ability: Ability) -> StarcraftGame:
    return replace(game, holder=order.by, claimed=True)


def _waive(_rules: Rulebook, game: StarcraftGame, order: UseAbility, _ability: Ability) -> StarcraftGame:
    return game.with_state(order.unit, replace(game.state(order.unit), waived=True))


def _status(_rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> StarcraftGame:
    state = game.state(order.unit)
    if ability.status == "burrowed":
        state = replace(state, burrowed=not state.burrowed, hidden=not state.burrowed)
    elif ability.status == "sieged":
        state = replace(state, sieged=not state.sieged)
    elif ability.status == "tunneling":
        state = replace(state, tunneling=True)
    else:
        raise ValueError(f"no status {ability.status!r}")
    return game.with_state(order.unit, state)


def _token(_rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> StarcraftGame:
    assert order.at is not None
    return lay(game, game.kit.tokens[ability.token], order.by, order.at, order.unit)


def _shut(_rules: Rulebook, game: StarcraftGame, order: UseAbility, _ability: Ability) -> StarcraftGame:
    return replace(game, shut=game.shut | {(game.opponent(order.by), order.target)})


_DOES: Mapping[Does, Callable[[Rulebook, StarcraftGame, UseAbility, Ability], StarcraftGame]] = {
    **dict.fromkeys(MOVING, _motion),
    Does.SPEED: _speed,
    Does.RESERVE: _reserve,
    Does.RECALL: _recall,
    Does.UNMARK: _unmark,
    Does.AGAIN: _again,
    Does.MARK: _mark,
    Does.CLAIM: _claim,
    Does.WAIVE: _waive,
    Does.STATUS: _status,
    Does.TOKEN: _token,
    Does.SHUT: _shut,
}
