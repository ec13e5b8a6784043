"""Carrying out an order that has been judged: a new position, the old one as it was."""

from dataclasses import replace

from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.rulebook import Rulebook
from engine.systems.starcraft.adjusting import adjusted
from engine.systems.starcraft.aims import aims_of
from engine.systems.starcraft.arriving import ALONG, arrival_of
from engine.systems.starcraft.carry_ability import arrived, moved_on, set_models, use
from engine.systems.starcraft.carry_attack import attack, fall, finished, strike
from engine.systems.starcraft.changes import lose
from engine.systems.starcraft.disengaging import has_mass
from engine.systems.starcraft.drafted import drafted
from engine.systems.starcraft.flow import activated, choose_first, end_round, give_marker, passes, roll_off
from engine.systems.starcraft.impact import struck
from engine.systems.starcraft.interrupted import without_the_absent
from engine.systems.starcraft.lying import take_up
from engine.systems.starcraft.markers import claimed, dropped_in, gathered, placed_marker, with_drops
from engine.systems.starcraft.movers import hand_on, make_mover
from engine.systems.starcraft.orders import (
    ActivateMarker,
    Adjust,
    Attack,
    Charge,
    ChooseFirst,
    Claim,
    CloseRanks,
    Deploy,
    Disengage,
    Fall,
    Gather,
    GiveMarker,
    Hold,
    Impact,
    Move,
    Moving,
    PlaceMarker,
    RemoveToken,
    Run,
    SetControl,
    SetStatus,
    Strike,
    UseAbility,
)
from engine.systems.starcraft.orders_draft import PickCard, RemoveCards, TakeColour
from engine.systems.starcraft.reactions import charged_at, opened, reacted
from engine.systems.starcraft.scoring import score
from engine.systems.starcraft.second_charge import DASH, reacting
from engine.systems.starcraft.state import Attacking, Awaiting, StarcraftGame, UnitState


def carry_out(rules: Rulebook, game: StarcraftGame, order: Order) -> StarcraftGame:
    """The position after a legal order; what can't be carried any longer has been dropped."""
    begun = opened(game, order)
    if begun is not game and isinstance(order, Moving):
        hand_on(rules, game, begun, order.unit, aims_of(begun, order))
    return with_drops(rules, game, without_the_absent(rules, _carried_out(rules, begun, order)))


def _carried_out(rules: Rulebook, game: StarcraftGame, order: Order) -> StarcraftGame:
    if isinstance(order, UseAbility):
        return use(rules, game, order)
    if isinstance(order, CloseRanks):
        # The attack that it opens is still to come.
        return replace(_moved(rules, game, order), attacking=Attacking(order.unit))
    if isinstance(order, Charge):
        return _charged(rules, game, order)
    if isinstance(order, Moving):
        return moved_on(rules, _moved(rules, game, order), order)
    if isinstance(order, Hold):
        return activated(rules, replace(game, trail=None), order.unit)
    if isinstance(order, Attack):
        return attack(rules, game, order)
    if isinstance(order, Impact):
        return struck(game, order)
    if isinstance(order, Strike):
        return strike(rules, game, order)
    if isinstance(order, Adjust):
        return adjusted(game, order)
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
    if isinstance(order, RemoveToken):
        return take_up(game, [order.token])
    if isinstance(order, Roll):
        return game
    raise TypeError(f"no StarCraft order: {type(order).__name__}")


def _moved(rules: Rulebook, game: StarcraftGame, order: Moving) -> StarcraftGame:
    leader = f"{order.unit}.{order.leader}"
    if not order.path:
        # A Charge that fails moves nothing; a Disengage that fails costs the Leading Model.
        game = replace(game, trail=None)
        return lose(rules, game, [leader]) if isinstance(order, Disengage) else game
    held_back = isinstance(order, Disengage) and not (
        has_mass(rules, game, order.unit) or game.state(order.unit).waived
    )
    ability = arrival_of(game, order) if isinstance(order, Deploy) else None
    game = _set(rules, game, order, movement=ability is None or ability.by in ALONG)
    state = game.state(order.unit)
    above = not (state.tunneling and isinstance(order, Move | Run))
    state = replace(
        state,
        hidden=state.hidden and not (state.burrowed and above),
        burrowed=state.burrowed and not above,
        held_back=state.held_back or held_back,
    )
    game = game.with_state(order.unit, state)
    if isinstance(order, Deploy):
        game = arrived(rules, game, order)
    return game


def _charged(rules: Rulebook, game: StarcraftGame, order: Charge) -> StarcraftGame:
    """A second Charge is no action of its own: it moves no turn on."""
    sides = reacting(game, order)
    game = _moved(rules, game, order)
    if order.second:
        state = game.state(order.unit)
        game = game.with_state(order.unit, replace(state, used=state.used | {DASH}))
    else:
        game = moved_on(rules, game, order)
    if order.path and game.happened.unit == order.unit:
        game = charged_at(game, order.targets, second=order.second)
    for side in sides:
        game = reacted(game, side)
    return game


def _set(rules: Rulebook, game: StarcraftGame, order: Moving, *, movement: bool) -> StarcraftGame:
    mover = make_mover(rules, game, order.unit, aims_of(game, order))
    return set_models(rules, game, order, mover, movement=movement)


def _wounded(rules: Rulebook, game: StarcraftGame, order: Wound) -> StarcraftGame:
    model = game.model(order.model)
    model = replace(model, wounds=model.wounds + order.wounds)
    game = game.with_models([model])
    return lose(rules, game, [model.id]) if model.wounds >= game.health(model) else game


def _with_status(state: UnitState, order: SetStatus) -> UnitState:
    if order.status == "hidden":
        return replace(state, hidden=order.on)
    if order.status == "sieged":
        return replace(state, sieged=order.on)
    if order.status == "supply+1":
        return replace(state, weight=1 if order.on else 0)
    return replace(state, burrowed=order.on, hidden=order.on)
