"""The verdict on an order: every check, in a fixed order."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Verdict
from engine.game import Model, Standing
from engine.orders import End, Order, Remove, Roll, Wound
from engine.rulebook import Rulebook
from engine.systems.hardwired28.acting import judge_action, judge_count, judge_kind, judge_nearest
from engine.systems.hardwired28.advantages import FIRST_DRAW, has_advantage
from engine.systems.hardwired28.arrivals import places
from engine.systems.hardwired28.bag import bag
from engine.systems.hardwired28.blessings import judge_bonus, judge_focus, judge_spend, judge_synergy
from engine.systems.hardwired28.checks import judge_dice, left, other_reading, passed, refused
from engine.systems.hardwired28.displacing import judge_fall, judge_push, judge_swap
from engine.systems.hardwired28.fight_orders import Clash, FreeAttack
from engine.systems.hardwired28.fighting import judge_clash, judge_free
from engine.systems.hardwired28.fleeing import judge_flight, judge_no_action, judge_stays
from engine.systems.hardwired28.hostiles.judging import judge_act, judge_behave, judge_play, judge_reboot
from engine.systems.hardwired28.hostiles.striking import judge_strike, judge_waiting
from engine.systems.hardwired28.mission_orders import Leave
from engine.systems.hardwired28.mission_play import judge_mission_order
from engine.systems.hardwired28.moving import judge_path
from engine.systems.hardwired28.orders import (
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
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.readings import differing
from engine.systems.hardwired28.setting_up import judge_setup
from engine.systems.hardwired28.setup_orders import SetupOrder
from engine.systems.hardwired28.spawning import edges_open, needs, spawn
from engine.systems.hardwired28.stages import draws_first, open_tokens
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.throw_orders import Explode, Land, Throw
from engine.systems.hardwired28.throwing import judge_explode, judge_land, judge_throw
from engine.systems.hardwired28.trial_orders import Test
from engine.systems.hardwired28.trials import judge_test
from engine.systems.hardwired28.turns import named_model, open_now, unknown_names
from engine.tongue import tr
from engine.wording import whole

# A union is made anew each time it is named, and these are asked of every option.
BY_THE_ACTIVE = (Move, Action, Bonus, Throw)
NOT_IN_FLIGHT = (Action, Bonus, Throw, Leave)


def judge(rules: Rulebook, game: HardwiredGame, order: Order) -> Verdict:
    """All findings; where the order is not open at all, only why."""
    return Verdict.of(_findings(rules, game, order))


def stands_against(rules: Rulebook, game: HardwiredGame, order: Order) -> Finding | None:
    """The first thing that refuses an order whatever its targets and its path; none where nothing does."""
    return next((found for found in _early(rules, game, order) if found.refuses), None)


def _early(rules: Rulebook, game: HardwiredGame, order: Order) -> Iterator[Finding]:
    """What can be said of an order before it is led over the table or given its targets. Each step rests on nothing
    being refused before it, so whoever asks stops there."""
    yield from unknown_names(rules, game, order)
    yield from open_now(rules, game, order)
    yield from _about_the_model(rules, game, order)
    yield from _about_the_order(rules, game, order, closely=False)


def _findings(rules: Rulebook, game: HardwiredGame, order: Order) -> list[Finding]:
    found = list(unknown_names(rules, game, order))
    if not found:
        found = list(open_now(rules, game, order))
    if _refused(found):
        return found
    found += _about_the_model(rules, game, order)
    if _refused(found):
        return found
    found += _about_the_order(rules, game, order, closely=True)
    return found


def _about_the_model(rules: Rulebook, game: HardwiredGame, order: Order) -> Iterator[Finding]:
    """On the table, and the one that acts where that is asked for."""
    if isinstance(order, Remove):
        for id in dict.fromkeys(order.models):
            if order.models.count(id) > 1:
                yield refused(rules, "remove.twice", id)
            yield from _on_table(rules, game.models[id])
        return
    model = named_model(game, order)
    if model is None:
        return
    if isinstance(order, Strike):
        yield from _on_table(rules, game.models[order.target])
    yield from _on_table(rules, model)
    if isinstance(order, BY_THE_ACTIVE):
        yield from must_be_active(rules, game, model)
    if isinstance(order, NOT_IN_FLIGHT):
        yield from judge_no_action(rules, game, model)


def _on_table(rules: Rulebook, model: Model) -> Iterator[Finding]:
    if not model.on_table:
        why = tr("has not arrived") if model.standing is Standing.RESERVE else tr("is Out of Action")
        yield refused(rules, "model.off_table", model.id, why=why)


def must_be_active(rules: Rulebook, game: HardwiredGame, model: Model) -> Iterator[Finding]:
    activation = game.activation
    if activation is not None and activation.model != model.id:
        yield refused(rules, "act.not_active", model.id, activation.model)
    elif activation is not None and activation.by_table:
        yield refused(rules, "act.by_table", model.id)


def _about_the_order(rules: Rulebook, game: HardwiredGame, order: Order, closely: bool) -> Iterator[Finding]:
    if isinstance(order, Bless):
        if closely:
            count = game.dice_owed[order.by]
            yield from judge_dice(rules, order.rolled, count, rules.count("blessing_sides"))
    elif isinstance(order, Arrive):
        yield from _judge_arrival(rules, game, order, closely)
    elif isinstance(order, Draw):
        if closely:
            yield from _judge_draw(rules, game, order)
    elif isinstance(order, Activate):
        yield from _judge_activation(rules, game, order)
    elif isinstance(order, Behave):
        yield from judge_behave(rules, game, order, closely)
    elif isinstance(order, Act):
        yield from judge_act(rules, game, order, closely)
    elif isinstance(order, Strike):
        yield from judge_strike(rules, game, order, closely)
    elif isinstance(order, PlayGroup):
        yield from judge_play(rules, game, order)
    elif isinstance(order, Fall):
        yield from judge_fall(rules, game, order, closely)
    elif isinstance(order, Push):
        yield from judge_push(rules, game, order, closely)
    elif isinstance(order, Swap):
        yield from judge_swap(rules, game, order, closely)
    elif isinstance(order, Reboot):
        yield from judge_reboot(rules, game, order, closely)
    elif isinstance(order, Move):
        yield from _judge_move(rules, game, order, closely)
    elif isinstance(order, Action):
        model = game.models[f"{order.unit}.{order.model}"]
        yield from judge_count(rules, game, model)
        if closely:
            yield from judge_action(rules, game, model, order)
        else:
            yield from judge_kind(rules, game, model, order.action)
            yield from judge_nearest(rules, game, model, order.action)
    elif isinstance(order, Bonus):
        yield from judge_bonus(rules, game, order)
    elif isinstance(order, Spend):
        yield from judge_spend(rules, game, order)
    elif isinstance(order, Synergy):
        yield from judge_synergy(rules, game, order)
    elif isinstance(order, Focus):
        yield from judge_focus(rules, game, order)
    elif isinstance(order, MarkHostile):
        yield from _judge_hostile(rules, game, order)
    elif isinstance(order, LastingEffect):
        if closely:
            yield left(rules, "effect.typed", order.model, text=order.text)
    elif isinstance(order, Length):
        if closely:
            yield from judge_dice(rules, order.rolled, 1, rules.count("length_die"))
    elif isinstance(order, Wound):
        if closely and order.wounds == 0:
            yield refused(rules, "wound.nothing", order.model)
    elif isinstance(order, End):
        yield from judge_waiting(rules, game)
        yield from judge_stays(rules, game)
    elif isinstance(order, Roll):
        yield from judge_dice(rules, order.rolled, len(order.rolled), order.sides)
    elif isinstance(order, Test):
        yield from judge_test(rules, game, order, closely)
    elif isinstance(order, FreeAttack):
        yield from judge_free(rules, game, order, closely)
    elif isinstance(order, Clash):
        yield from judge_clash(rules, game, order, closely)
    elif isinstance(order, Throw):
        model = game.models[f"{order.unit}.{order.model}"]
        yield from judge_count(rules, game, model)
        yield from judge_throw(rules, game, model, order, closely)
    elif isinstance(order, Land):
        yield from judge_land(rules, game, order, closely)
    elif isinstance(order, Explode):
        yield from judge_explode(rules, game, order, closely)
    elif isinstance(order, SetupOrder):
        yield from judge_setup(rules, game, order, closely)
    else:
        yield from judge_mission_order(rules, game, order, closely)


def _judge_arrival(rules: Rulebook, game: HardwiredGame, order: Arrive, closely: bool) -> Iterator[Finding]:
    if order.unit not in game.waiting:
        yield refused(rules, "wave.not_due", order.unit)
        return
    if not closely:
        return
    sides = needs(rules, game, order.unit)
    dice = list(judge_dice(rules, order.rolled, len(sides), max(sides, default=rules.count("edge_die"))))
    for face, side in zip(order.rolled, sides, strict=False):
        dice += [found for found in judge_dice(rules, (face,), 1, side) if found.refuses and not _refused(dice)]
    yield from dice
    if _refused(dice):
        return
    where = spawn(rules, game, order.unit, order.rolled)
    settled = places(rules, game, order.unit, where)
    without = [id for id, pose in settled.items() if pose is None]
    spacing = whole(rules.figure("spawn_spacing"))
    if without:
        yield left(rules, "wave.no_room", *without, how=where.how, spacing=spacing)
    else:
        yield passed(rules, "wave.no_room", order.unit, how=where.how, spacing=spacing)
    read = [
        *differing(rules, game, lambda read: edges_open(read, order.unit), "unused_edge"),
        *differing(rules, game, lambda read: places(rules, read, order.unit, where), "wave_spacing"),
    ]
    for name, reading in read:
        yield other_reading(rules, "wave.other_reading", name, order.unit, reading=reading)


def _judge_draw(rules: Rulebook, game: HardwiredGame, order: Draw) -> Iterator[Finding]:
    tokens = bag(rules, game)
    if order.token not in tokens:
        yield refused(rules, "bag.no_token", order.token)
        return
    yield passed(rules, "bag.no_token", order.token)
    yield from _judge_first_draw(rules, game, order)
    if not game.is_group(order.token) and not game.owed(order.token):
        yield left(rules, "bag.stale", order.token)


def _judge_first_draw(rules: Rulebook, game: HardwiredGame, order: Draw) -> Iterator[Finding]:
    """With the Defender's advantage: its hand alone, or a token of its own as well."""
    first = draws_first(game)
    if first is None or not has_advantage(game, FIRST_DRAW) or order.token == first:
        return
    if order.token not in open_tokens(rules, game):
        yield refused(rules, "bag.first_draw", first, order.token)
    for name, reading in differing(rules, game, lambda read: read.setting("first_draw"), "first_draw"):
        yield other_reading(rules, "bag.first_read", name, first, reading=reading)


def _judge_activation(rules: Rulebook, game: HardwiredGame, order: Activate) -> Iterator[Finding]:
    model = game.models[f"{order.unit}.{order.model}"]
    token = game.token or ""
    if game.is_group(token):
        fits = order.unit == token
    else:
        fits = game.side_of(model) == token and game.kind(model) is Kind.SQUAD
    if not fits:
        yield refused(rules, "activate.other_token", model.id, token)
    elif model.id in game.activated:
        yield refused(rules, "activate.once", model.id)
    else:
        yield passed(rules, "activate.once", model.id)
        if game.is_group(token):
            yield left(rules, "group.table", model.id, token)


def _judge_move(rules: Rulebook, game: HardwiredGame, order: Move, closely: bool) -> Iterator[Finding]:
    model = game.models[f"{order.unit}.{order.model}"]
    if game.activation is not None and game.activation.moved:
        yield refused(rules, "move.made", model.id)
    elif closely:
        yield from judge_path(rules, game, model, order.path)
        yield from judge_flight(rules, game, model, order.path)


def _judge_hostile(rules: Rulebook, game: HardwiredGame, order: MarkHostile) -> Iterator[Finding]:
    model = game.models[order.model]
    if game.kind(model) is not Kind.COWORKER:
        yield refused(rules, "hostile.no_coworker", model.id)
    elif model.id in game.hostile:
        yield refused(rules, "hostile.already", model.id)


def _refused(findings: Sequence[Finding]) -> bool:
    return any(finding.refuses for finding in findings)
