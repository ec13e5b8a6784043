"""Carrying out orders that the verdict allows."""

from collections.abc import Mapping
from dataclasses import replace

from engine.orders import End, Order, Pass, Remove, RollOff, Wound
from engine.rulebook import Rulebook
from engine.systems.genesys import command, rounds
from engine.systems.genesys.arriving import goings as goings_in
from engine.systems.genesys.charging import bonus_counts
from engine.systems.genesys.deployment import forward_zones, with_zones
from engine.systems.genesys.engagement import engaged, entries_after
from engine.systems.genesys.generation import is_later
from engine.systems.genesys.halting import cut, halt_of, halted, resumed
from engine.systems.genesys.moving import Going, counted, ends_of, goings
from engine.systems.genesys.orders import (
    Activate,
    Arrive,
    Attack,
    Challenge,
    Charge,
    ChooseZones,
    Decline,
    Deploy,
    ForwardZones,
    GoOn,
    HoldAction,
    Move,
    Prolong,
    React,
    RollMission,
    Spend,
    WriteCard,
)
from engine.systems.genesys.reserves import arriving_of, is_reserve
from engine.systems.genesys.state import ActionState, Activation, GenesysGame, Stage


def carried_out(rules: Rulebook, game: GenesysGame, order: Order) -> GenesysGame:
    return _settled(rules, _after(rules, game, order))


def _after(rules: Rulebook, game: GenesysGame, order: Order) -> GenesysGame:
    activation = game.activation
    match order:
        case RollOff():
            return _rolled_off(game, order)
        case ChooseZones():
            return with_zones(rules, game, order.by, tuple(sorted(order.zones)))
        case ForwardZones():
            return with_zones(rules, game, order.by, forward_zones(rules, order))
        case Deploy():
            ends = {f"{order.unit}.{number}": pose for number, pose in order.places.items()}
            return command.restored(game.with_poses(ends), order.by)
        case Challenge():
            return rounds.challenged(rules, game, order)
        case Prolong():
            return rounds.prolonged(game, order)
        case RollMission():
            return rounds.with_mission(game, order)
        case WriteCard():
            return rounds.with_card(game, order)
        case Pass():
            return _turn_over(rules, game, order.by)
        case Remove():
            return _without(game, order.models)
        case Wound():
            return _wounded(game, order)
        case Activate():
            return _activated(rules, game, order)
        case _ if activation is not None:
            return _in_activation(rules, game, order, activation)
    return game


def _in_activation(rules: Rulebook, game: GenesysGame, order: Order, activation: Activation) -> GenesysGame:
    match order:
        case Move() | Charge():
            return _window(rules, _ordered(rules, game, order, activation))
        case GoOn():
            return _window(rules, _went_on(rules, game, activation))
        case Arrive():
            return _window(rules, _came_on(rules, game, order, activation))
        case Attack():
            return _window(rules, _without(_acted(game, activation), order.removed))
        case Spend():
            return _window(rules, _acted(game, activation))
        case HoldAction():
            return game.with_action(order.unit, ActionState.HELD)
        case React():
            return _reacted(rules, game, order, activation)
        case Decline():
            return _declined(rules, game, activation, order.rest)
        case End():
            return _activation_over(game)
    return game


def _rolled_off(game: GenesysGame, order: RollOff) -> GenesysGame:
    """The highest total has the first turn; after a tie the dice are rolled again."""
    totals = command.roll_off_totals(game, order.rolled)
    best = max(totals.values())
    winners = [side for side, total in totals.items() if total == best]
    if len(winners) > 1:
        return game
    return replace(game, stage=Stage.TURNS, turn_of=winners[0], turns=1)


def _activated(rules: Rulebook, game: GenesysGame, order: Activate) -> GenesysGame:
    """The bonus of the last movement ends here, or lasts to the end of this activation in a later generation."""
    game = command.paid(game, order.by, rules.count("activation_cost"))
    game = game.with_bonus_behind(order.unit) if is_later(game) else game.without_bonus(order.unit)
    game = replace(
        game,
        activated=game.activated | {order.unit},
        activated_this_turn=game.activated_this_turn + 1,
        activation=Activation(order.unit),
        travelled={id: inches for id, inches in game.travelled.items() if game.model(id).unit != order.unit},
    )
    # A squad in reserve is answered once it stands.
    return game if is_reserve(game, order.unit) else _window(rules, game)


def _ordered(rules: Rulebook, game: GenesysGame, order: Move | Charge, activation: Activation) -> GenesysGame:
    """A new move takes the place of one that was halted."""
    moves = goings(game, activation, order)
    counts = dict.fromkeys((going.model.id for going in moves), False)
    charged = activation.charged
    if isinstance(order, Charge):
        counts.update(bonus_counts(game, activation, order))
        charged |= frozenset(order.targets)
    activation = replace(activation, extra=activation.extra or order.extra, charged=charged, halted=None)
    if order.extra:
        game = game.with_action(order.unit, ActionState.GONE)
    return _moved(rules, game.with_activation(activation), order, moves, counts)


def _came_on(rules: Rulebook, game: GenesysGame, order: Arrive, activation: Activation) -> GenesysGame:
    """No charge: who comes base to base in coming on has no bonus for that."""
    moves = goings_in(rules, game, order)
    if order.extra:
        game = game.with_action(order.unit, ActionState.GONE)
    activation = replace(activation, extra=activation.extra or order.extra)
    counts = dict.fromkeys((going.model.id for going in moves), False)
    return _moved(rules, game.with_activation(activation), order, moves, counts)


def _went_on(rules: Rulebook, game: GenesysGame, activation: Activation) -> GenesysGame:
    waits = activation.halted
    if waits is None:
        return game
    moves = resumed(game, activation)
    return _moved(rules, game.with_activation(replace(activation, halted=None)), waits.order, moves, waits.counts)


def _declined(rules: Rulebook, game: GenesysGame, activation: Activation, rest: bool) -> GenesysGame:
    """A move that was halted for the question goes on, until another trigger is met."""
    activation = replace(activation, window=None, quiet=activation.quiet or rest)
    game = game.with_activation(activation)
    return game if activation.halted is None else _window(rules, _went_on(rules, game, activation))


def _moved(
    rules: Rulebook,
    game: GenesysGame,
    order: Move | Charge | Arrive,
    moves: tuple[Going, ...],
    counts: Mapping[str, bool],
) -> GenesysGame:
    """To the end of the moves, or to where a held Action halts them."""
    activation = game.activation
    assert activation is not None
    halt = halt_of(rules, game, moves)
    waits = None if halt is None else halted(order, moves, halt, counts)
    if halt is not None:
        moves = cut(moves, activation, halt.part)
    before = engaged(game)
    after = replace(
        game.with_poses(ends_of(moves)),
        moved={**game.moved, **{going.model.id: counted(game, going) for going in moves}},
        travelled={**game.travelled, **{going.model.id: going.inches for going in moves}},
        activation=replace(
            activation,
            trails={**activation.trails, **{going.model.id: going.trail for going in moves}},
            halted=waits,
        ),
    )
    return entries_after(after, before, counts)


def _acted(game: GenesysGame, activation: Activation) -> GenesysGame:
    """Movement that came before the Action is over with it."""
    activation = replace(activation, acted=True, movement_over=bool(activation.trails), halted=None)
    return game.with_action(activation.unit, ActionState.GONE).with_activation(activation)


def _reacted(rules: Rulebook, game: GenesysGame, order: React, activation: Activation) -> GenesysGame:
    """The bonus of the squad that reacts still counted in this and ends with it; not in a later generation."""
    game = command.paid(game, order.by, command.reaction_cost(rules, game, order.kind))
    game = game.with_action(order.unit, ActionState.GONE)
    game = game if is_later(game) else game.without_bonus(order.unit)
    game = game.with_activation(replace(activation, window=None, answered=True))
    return _without(game, order.removed)


def _window(rules: Rulebook, game: GenesysGame) -> GenesysGame:
    """After each step of an activation the other side may answer, once in all and only if it has what it takes."""
    activation = game.activation
    if activation is None or activation.answered or activation.quiet:
        return game
    other = game.opponent(game.side_of_unit(activation.unit))
    window = other if command.can_react(rules, game, other) else None
    return game.with_activation(replace(activation, window=window))


def _activation_over(game: GenesysGame) -> GenesysGame:
    activation = game.activation
    if activation is None:
        return game
    if game.action_of(activation.unit) is ActionState.UNUSED:
        held = game.mission.settings["held_action"] == "always"
        game = game.with_action(activation.unit, ActionState.HELD if held else ActionState.LAPSED)
    return replace(game.with_activation(None), earlier={})


def _turn_over(rules: Rulebook, game: GenesysGame, side: str) -> GenesysGame:
    """The Game Round goes on while a squad on the table is to be activated, or a side may still bring reserves."""
    if game.activated_this_turn == 0 and not game.waiting_of(side):
        game = replace(game, kept_back=game.kept_back | {side})
    game = replace(
        command.restored(game, side), turn_of=game.opponent(side), turns=game.turns + 1, activated_this_turn=0
    )
    if any(game.waiting_of(other) for other in game.sides):
        return game
    if any(arriving_of(rules, game, other) for other in game.sides if other not in game.kept_back):
        return game
    return _round_over(game, side)


def _round_over(game: GenesysGame, last: str) -> GenesysGame:
    first = game.first_done or last
    if game.round >= game.mission.card.rounds:
        return replace(game, ended=True, turn_of=None, actions={}, first_done=first)
    return rounds.next_round(game, first)


def _wounded(game: GenesysGame, order: Wound) -> GenesysGame:
    model = game.model(order.model)
    wounds = model.wounds + order.wounds
    game = game.with_models([replace(model, wounds=wounds)])
    return _without(game, (model.id,)) if wounds >= game.profile_of(model.unit).wounds else game


def _without(game: GenesysGame, ids: tuple[str, ...]) -> GenesysGame:
    if not ids:
        return game
    before = engaged(game)
    gone = frozenset(ids)
    game = game.without_models(ids)
    moved = {id: inches for id, inches in game.moved.items() if id not in gone}
    earlier = {id: inches for id, inches in game.earlier.items() if id not in gone}
    return entries_after(replace(game, moved=moved, earlier=earlier), before, {})


def _settled(rules: Rulebook, game: GenesysGame) -> GenesysGame:
    """What follows of itself: a squad with nobody left is not active, a window nobody can use closes,
    and a move that was halted for it goes on.

    One that waits in reserve is active before anybody stands; one that has moved had somebody standing.
    """
    activation = game.activation
    gone = activation is not None and not game.standing_of(activation.unit)
    if activation is not None and gone and (activation.trails or not game.alive_of(activation.unit)):
        game = replace(game.with_activation(None), earlier={})
        activation = None
    if activation is not None and activation.window and not command.can_react(rules, game, activation.window):
        game = game.with_activation(replace(activation, window=None))
        if activation.halted is not None:
            game = _went_on(rules, game, replace(activation, window=None))
    return _first_done(rules, game)


def _first_done(rules: Rulebook, game: GenesysGame) -> GenesysGame:
    """The side that has finished all its activations first, those of squads that may still arrive with them.

    A side that kept its reserves back has finished, and no more once it brings one all the same.
    """
    if game.turn_of is None:
        return game
    in_order = (game.first_done, game.turn_of, game.opponent(game.turn_of))
    first = next((side for side in in_order if side is not None and _is_done(rules, game, side)), None)
    return game if first == game.first_done else replace(game, first_done=first)


def _is_done(rules: Rulebook, game: GenesysGame, side: str) -> bool:
    active = game.activation is not None and game.side_of_unit(game.activation.unit) == side
    had_finished = side == game.first_done
    if active or game.waiting_of(side) or not (had_finished or game.squads_of(side)):
        return False
    return side in game.kept_back or not arriving_of(rules, game, side)
