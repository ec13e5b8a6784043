"""Carrying out an order that has been judged: a new position, the old one as it was."""

from dataclasses import replace

from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.rulebook import Rulebook
from engine.systems.starcraft.carry_attack import attack, fall, finished, strike
from engine.systems.starcraft.changes import lose, set_down, tread
from engine.systems.starcraft.disengaging import has_mass
from engine.systems.starcraft.drafted import drafted
from engine.systems.starcraft.flow import activated, choose_first, end_round, give_marker, passes, roll_off
from engine.systems.starcraft.judge_formation import ends_adrift
from engine.systems.starcraft.judge_moves import formation_of, movable, trodden
from engine.systems.starcraft.markers import claimed, dropped_in, gathered, placed_marker, with_drops
from engine.systems.starcraft.movers import make_mover
from engine.systems.starcraft.orders import (
    ActivateMarker,
    Attack,
    Charge,
    ChooseFirst,
    Claim,
    Disengage,
    Fall,
    Gather,
    GiveMarker,
    Hold,
    Moving,
    PlaceMarker,
    SetControl,
    SetStatus,
    Strike,
)
from engine.systems.starcraft.orders_draft import PickCard, RemoveCards, TakeColour
from engine.systems.starcraft.scoring import score
from engine.systems.starcraft.state import Awaiting, StarcraftGame, Trail, UnitState


def carry_out(rules: Rulebook, game: StarcraftGame, order: Order) -> StarcraftGame:
    """The position after a legal order; what can't be carried any longer has been dropped."""
    return with_drops(rules, game, _carried_out(rules, game, order))


def _carried_out(rules: Rulebook, game: StarcraftGame, order: Order) -> StarcraftGame:
    if isinstance(order, Moving):
        return activated(rules, _moved(rules, game, order), order.unit)
    if isinstance(order, Hold):
        return activated(rules, replace(game, trail=None), order.unit)
    if isinstance(order, Attack):
        return attack(rules, game, order)
    if isinstance(order, Strike):
        return strike(rules, game, order)
    if isinstance(order, Fall):
        return fall(rules, game, order)
    if isinstance(order, Gather):
        return activated(rules, gathered(game, order), order.unit)
    if isinstance(order, ActivateMarker):
        return dropped_in(game, order.rolled[0])
    if isinstance(order, Pass):
        return passes(rules, replace(game, trail=None), order.by)
    if isinstance(order, RollOff):
        return roll_off(game, order.rolled)
    if isinstance(order, TakeColour | RemoveCards | PickCard):
        return drafted(rules, game, order)
    if isinstance(order, GiveMarker):
        return give_marker(game, order.to)
    if isinstance(order, ChooseFirst):
        return choose_first(game, order.first)
    if isinstance(order, End):
        if game.attacking is not None:
            return finished(rules, game, game.attacking.unit)
        return score(rules, game) if game.awaiting is Awaiting.CONTROL else end_round(game)
    return _at_any_time(rules, game, order)


def _at_any_time(rules: Rulebook, game: StarcraftGame, order: Order) -> StarcraftGame:
    if isinstance(order, Claim):
        return claimed(game, order.marker, order.unit)
    if isinstance(order, PlaceMarker):
        return placed_marker(game, order.marker, order.at)
    if isinstance(order, Wound):
        return _wounded(rules, game, order)
    if isinstance(order, Remove):
        return lose(rules, game, order.models)
    if isinstance(order, SetStatus):
        return game.with_state(order.unit, _with_status(game.state(order.unit), order))
    if isinstance(order, SetControl):
        return replace(game, control={**game.control, order.marker: order.to})
    if isinstance(order, Roll):
        return game
    raise TypeError(f"no StarCraft order: {type(order).__name__}")


def _moved(rules: Rulebook, game: StarcraftGame, order: Moving) -> StarcraftGame:
    leader = f"{order.unit}.{order.leader}"
    if not order.path:
        # A Charge that fails moves nothing; a Disengage that fails costs the Leading Model.
        game = replace(game, trail=None)
        return lose(rules, game, [leader]) if isinstance(order, Disengage) else game
    mover = make_mover(rules, game, order.unit, order.targets if isinstance(order, Charge) else ())
    formation = formation_of(order, mover)
    held_back = isinstance(order, Disengage) and not has_mass(rules, game, order.unit)
    state = game.state(order.unit)
    state = replace(
        state,
        stationary=False,
        adrift=ends_adrift(formation),
        hidden=state.hidden and not state.burrowed,
        burrowed=False,
        held_back=state.held_back or held_back,
    )
    left_out = [
        f"{order.unit}.{number}"
        for number in movable(game, order)
        if number != order.leader and number not in order.others
    ]
    game = tread(game, trodden(game, mover, order.path, formation))
    game = lose(rules, game, left_out)
    poses = {leader: order.path[-1], **{f"{order.unit}.{number}": pose for number, pose in order.others.items()}}
    game = set_down(rules, game, poses).with_state(order.unit, state)
    return replace(game, trail=Trail(order.unit, order.leader, order.path))


def _wounded(rules: Rulebook, game: StarcraftGame, order: Wound) -> StarcraftGame:
    model = game.model(order.model)
    model = replace(model, wounds=model.wounds + order.wounds)
    game = game.with_models([model])
    return lose(rules, game, [model.id]) if model.wounds >= game.health(model) else game


def _with_status(state: UnitState, order: SetStatus) -> UnitState:
    if order.status == "hidden":
        return replace(state, hidden=order.on)
    return replace(state, burrowed=order.on, hidden=order.on)
