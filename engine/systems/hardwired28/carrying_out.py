"""What an order that may be given does to the game."""

from dataclasses import replace

from engine.game import Model
from engine.orders import End, Order, Remove, Roll, Wound
from engine.rulebook import Rulebook
from engine.systems.hardwired28.acting import target_of
from engine.systems.hardwired28.arrivals import places
from engine.systems.hardwired28.blessings import OVERTIME, by_result
from engine.systems.hardwired28.casting import used_up
from engine.systems.hardwired28.changes import hurt, lose_aim
from engine.systems.hardwired28.displacing import fall, push, swap
from engine.systems.hardwired28.fight_orders import Clash, FreeAttack
from engine.systems.hardwired28.fighting import clash, declare, strike_free
from engine.systems.hardwired28.fleeing import reached_edge
from engine.systems.hardwired28.hostiles.carrying import act, behave, reboot
from engine.systems.hardwired28.hostiles.striking import over, strike
from engine.systems.hardwired28.mission_play import carry_out_mission_order
from engine.systems.hardwired28.modifiers import after_test, crowd
from engine.systems.hardwired28.moving import MOVES_AGAIN
from engine.systems.hardwired28.objectives import use
from engine.systems.hardwired28.orders import (
    AIM,
    ATTACK,
    CAST,
    DISENGAGE,
    INTERACT,
    INTERROGATE,
    KNOCKBACK,
    MOVE_AGAIN,
    SEARCH,
    Act,
    Action,
    Activate,
    Arrive,
    Behave,
    Bless,
    Bonus,
    Draw,
    Fall,
    Focus,
    LastingEffect,
    Length,
    Lift,
    MarkHostile,
    Move,
    PlayGroup,
    Push,
    Reboot,
    Spend,
    Strike,
    Swap,
    Synergy,
)
from engine.systems.hardwired28.powers import Does
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.rounds import after_round, begin_activation, end, next_round, settle
from engine.systems.hardwired28.scoring import decide
from engine.systems.hardwired28.setting_up import carry_out_setup
from engine.systems.hardwired28.setup_orders import SetupOrder
from engine.systems.hardwired28.spawning import spawn
from engine.systems.hardwired28.stages import ends_on
from engine.systems.hardwired28.state import Effect, HardwiredGame, Spent, Until, take_out, without_effects
from engine.systems.hardwired28.throw_orders import Explode, Land, Throw
from engine.systems.hardwired28.throwing import explode, land, throw
from engine.systems.hardwired28.trial_orders import INTERROGATING, SEARCHING, Test, Trial
from engine.systems.hardwired28.trials import cast_trial, interrogate_trial, search_trial, shaken, test, waits_for
from engine.systems.hardwired28.walking import walk


def carry_out(rules: Rulebook, game: HardwiredGame, order: Order) -> HardwiredGame:
    """For an order that the verdict allows."""
    return decide(settle(crowd(rules, shaken(rules, game, _done(rules, game, order)))))


def _done(rules: Rulebook, game: HardwiredGame, order: Order) -> HardwiredGame:
    match order:
        case Bless():
            return _bless(rules, game, order)
        case Arrive():
            return _arrive(rules, game, order)
        case Draw():
            return _draw(game, order)
        case Activate():
            return begin_activation(game, f"{order.unit}.{order.model}")
        case Move():
            id = f"{order.unit}.{order.model}"
            gone = walk(rules, game, id, order.path)
            if game.activation is None:
                return replace(gone, scouted=gone.scouted | {id})
            return reached_edge(_activation(gone, moved=True), id)
        case Action():
            return _act(rules, game, order)
        case Bonus():
            return _activation(game, bonus=order.cause or "ability")
        case Spend():
            return _spend(rules, game, order)
        case Synergy():
            return _synergy(rules, game, order)
        case LastingEffect():
            number = game.effects_made + 1
            effect = Effect(number, order.model, order.text, Until(order.until), order.move)
            return replace(game, effects=(*game.effects, effect), effects_made=number)
        case Lift():
            return without_effects(game, (effect for effect in game.effects if effect.number == order.effect))
        case MarkHostile():
            return replace(game, hostile=game.hostile | {order.model})
        case Focus():
            return replace(game, focused=game.focused | {order.model})
        case Length():
            ends = order.rolled[0] >= ends_on(rules, game)
            scored = after_round(rules, game)
            return replace(scored, ended=True) if ends else next_round(rules, scored)
        case End():
            return end(rules, game)
        case Wound():
            return hurt(game, order.model, order.wounds)
        case Remove():
            return take_out(game, order.models)
        case Behave():
            return behave(rules, game, order)
        case Act():
            return act(rules, game, order)
        case Strike():
            return strike(rules, game, order)
        case PlayGroup():
            return replace(game, playing=order.unit)
        case Fall():
            return fall(game, order)
        case Push():
            after = push(rules, game, order)
            return after if order.cause == KNOCKBACK else used_up(after, Does.PUSH, order.model)
        case Swap():
            return used_up(swap(game, order), Does.SWAP, order.other)
        case Reboot():
            return reboot(rules, game, order)
        case Roll():
            return game
    if isinstance(order, Test):
        return test(rules, game, order)
    if isinstance(order, Clash):
        return over(rules, clash(rules, game, order))
    if isinstance(order, FreeAttack):
        return strike_free(rules, game, order)
    if isinstance(order, Throw):
        return throw(rules, _activation(game, actions=1), game.models[f"{order.unit}.{order.model}"], order)
    if isinstance(order, Land):
        return land(rules, game, order)
    if isinstance(order, Explode):
        return explode(rules, game, order)
    if isinstance(order, SetupOrder):
        return carry_out_setup(rules, game, order)
    return carry_out_mission_order(game, order)


def _bless(rules: Rulebook, game: HardwiredGame, order: Bless) -> HardwiredGame:
    more = rules.count("blessing_more")
    # The dice that an 8 brings ignore further 8s: only a side's first roll can ask for more.
    first = order.by not in game.blessings
    owed = rules.count("blessing_more_dice") * order.rolled.count(more) if first else 0
    kept = tuple(result for result in order.rolled if result != more)
    blessings = {**game.blessings, order.by: (*game.blessings.get(order.by, ()), *kept)}
    return replace(game, blessings=blessings, dice_owed={**game.dice_owed, order.by: owed})


def _arrive(rules: Rulebook, game: HardwiredGame, order: Arrive) -> HardwiredGame:
    settled = places(rules, game, order.unit, spawn(rules, game, order.unit, order.rolled))
    after = game.with_poses({id: pose for id, pose in settled.items() if pose is not None})
    return replace(after, waiting=tuple(unit for unit in game.waiting if unit != order.unit))


def _draw(game: HardwiredGame, order: Draw) -> HardwiredGame:
    drawn = replace(game, token=order.token, last=None, last_by_synergy=False, trails={})
    if game.is_group(order.token):
        return replace(drawn, drawn=game.drawn | {order.token})
    if not game.owed(order.token):
        stale = {**game.stale, order.token: game.stale[order.token] - 1}
        return replace(drawn, token=None, stale=stale)
    return drawn


def _activation(
    game: HardwiredGame,
    *,
    moved: bool = False,
    actions: int = 0,
    bonus: str = "",
    disengaged: bool = False,
    cast: bool = False,
    goes: bool = False,
) -> HardwiredGame:
    """What has been done is added to what was."""
    now = game.activation
    if now is None:
        raise ValueError("no model acts")
    return replace(
        game,
        activation=replace(
            now,
            moved=now.moved or moved,
            actions=now.actions + actions,
            bonus=now.bonus or bonus,
            disengaged=now.disengaged or disengaged,
            cast=now.cast or cast,
            acted_since=not (moved or goes) and (now.acted_since or bool(actions)),
        ),
    )


def _act(rules: Rulebook, game: HardwiredGame, order: Action) -> HardwiredGame:
    id = f"{order.unit}.{order.model}"
    model = game.models[id]
    game = _activation(
        game,
        actions=1,
        disengaged=order.action == DISENGAGE,
        cast=order.action == CAST,
        goes=order.action == MOVE_AGAIN,
    )
    if order.action in (SEARCH, INTERROGATE):
        game = replace(game, tally=replace(game.tally, searched=model.placed.centre))
    if order.action == MOVE_AGAIN:
        return walk(rules, game, id, order.path, MOVES_AGAIN)
    if order.action == ATTACK:
        attacked = {t for t in order.targets if t in game.models and game.kind(game.models[t]) is Kind.COWORKER}
        marked = replace(game, hostile=game.hostile | attacked)
        return lose_aim(declare(rules, marked, model, order) if order.weapon else marked, id)
    if order.action == AIM:
        number = game.effects_made + 1
        effect = Effect(number, id, order.targets[0], Until.SHOT)
        game = lose_aim(game, id)
        return replace(game, effects=(*game.effects, effect), effects_made=number)
    if order.action == INTERACT:
        return use(game, model, order)
    if order.action == CAST and order.power:
        return waits_for(game, cast_trial(rules, game, model, order.power, order.targets[0]))
    if order.tested and order.action in (SEARCH, INTERROGATE):
        target = target_of(game, model, order)
        make = search_trial if order.action == SEARCH else interrogate_trial
        return game if target is None else waits_for(game, make(rules, game, model, target))
    if order.action in (SEARCH, INTERROGATE):
        return _typed(rules, game, model, order)
    return game


def _typed(rules: Rulebook, game: HardwiredGame, model: Model, order: Action) -> HardwiredGame:
    """A Search or an Interrogate whose result the player has typed in."""
    target = target_of(game, model, order)
    if target is None:
        return game
    trial = Trial(SEARCHING if order.action == SEARCH else INTERROGATING, model.id, (0, 0), target)
    game = after_test(rules, game, trial, order.succeeded)
    return _take(game, target) if order.succeeded else game


def _take(game: HardwiredGame, target: str) -> HardwiredGame:
    """A searched marker, or a Coworker who has told what it knew, leaves the table."""
    return take_out(game, [target]) if target in game.models else replace(game, taken=game.taken | {target})


def _spend(rules: Rulebook, game: HardwiredGame, order: Spend) -> HardwiredGame:
    spent = replace(game, spent=(*game.spent, Spent(order.by, order.blessing, order.model)))
    if by_result(rules)[order.blessing].name == OVERTIME:
        return _activation(spent, bonus=OVERTIME)
    return spent


def _synergy(rules: Rulebook, game: HardwiredGame, order: Synergy) -> HardwiredGame:
    first = game.last or ""
    spent = replace(game, spent=(*game.spent, Spent(order.by, rules.count("blessing_synergy"), first)))
    if game.setting("synergy_token") == "stays":
        spent = replace(spent, stale={**spent.stale, order.by: spent.stale.get(order.by, 0) + 1})
    return begin_activation(spent, f"{order.unit}.{order.model}", by_synergy=True)
