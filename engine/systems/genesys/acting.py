"""Judging Actions, reactions and the results that are typed in."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Severity
from engine.game import Model
from engine.orders import Pass, Remove, Roll, RollOff, Wound
from engine.systems.genesys import command
from engine.systems.genesys.answering import has_action, has_command
from engine.systems.genesys.arriving import judge_reserve
from engine.systems.genesys.bench import UNMEASURED, Bench, Measure, at_least
from engine.systems.genesys.bonus import bonus, charge_bonus, evasion, own_bonus, ranged_target
from engine.systems.genesys.deployment import judge_zones_taken
from engine.systems.genesys.engagement import contact, gap_between, squads_in_touch
from engine.systems.genesys.generation import USED, is_exhausted, is_later, loss
from engine.systems.genesys.grouping import by_number
from engine.systems.genesys.moving import action_free
from engine.systems.genesys.orders import Activate, Attack, React, Reaction, Way
from engine.systems.genesys.reserves import is_awaited
from engine.systems.genesys.shooting import judge_moved
from engine.systems.genesys.state import ActionState, Activation, GenesysGame
from engine.systems.genesys.threats import threat_of
from engine.systems.genesys.unseen import UNSEEN, failing
from engine.systems.genesys.watching import arc_of, field_of_fire, strikers
from engine.tongue import tr
from engine.wording import whole
from geometry.gaps import gap
from geometry.meets import apart_from
from geometry.sweep import sweep_separation_of
from geometry.tolerance import at_most

MOST_SIDES = 100
_ON_THE_LINE = 1e-6
"""Inches out of a field at which a base that touches it is found, for the roundness of its rim."""


def judge_roll_off(bench: Bench, order: RollOff) -> Iterator[Finding]:
    sides = bench.rules.count("roll_off_sides")
    for side in bench.game.sides:
        rolled = order.rolled.get(side, ())
        yield _dice(bench, rolled, sides, 1, bench.game.mission.side(side).name)
    for side in order.rolled:
        if side not in bench.game.sides:
            yield bench.unknown(tr("side {side}", side=side))
    yield from judge_zones_taken(bench)


def judge_roll(bench: Bench, order: Roll) -> Iterator[Finding]:
    yield _dice(bench, order.rolled, order.sides, max(1, len(order.rolled)), tr("the roll"))


def _dice(bench: Bench, rolled: tuple[int, ...], sides: int, count: int, whose: str) -> Finding:
    kept = len(rolled) == count and 2 <= sides <= MOST_SIDES and all(1 <= die <= sides for die in rolled)
    return bench.checked("dice.typed", kept, whose=whose, asked=f"{count} d{sides}")


def judge_activate(bench: Bench, order: Activate) -> Iterator[Finding]:
    game = bench.game
    if not game.standing_of(order.unit) and not is_awaited(game, order.unit):
        yield bench.refused("activate.not_on_table", order.unit)
        return
    if is_awaited(game, order.unit):
        yield from judge_reserve(bench, order.unit)
    yield bench.checked("activate.again", order.unit not in game.activated, order.unit)
    left = command.left(game, order.by)
    setting = None if left else "at_zero"
    kept = left > 0 or command.may_start_without(game, order.by)
    measure = at_least(left, bench.rules.count("activation_cost"))
    yield bench.checked("activate.no_command", kept, order.unit, order.by, measure=measure, setting=setting)


def judge_attack(bench: Bench, order: Attack) -> Iterator[Finding]:
    game = bench.game
    yield action_free(bench, order.unit)
    if game.side_of_unit(order.target) == order.by or not game.standing_of(order.target):
        yield bench.refused("attack.no_target", order.unit, order.target)
        return
    yield from removed_from(bench, order.target, order.removed)
    if order.way is Way.MELEE:
        yield base_to_base(bench, "attack.not_engaged", order.unit, order.target)
        yield strength(bench, order.unit)
    else:
        yield from judge_moved(bench, order.unit)
        yield bench.finding("attack.sight", Severity.LEFT_TO_YOU, order.unit, order.target)
        yield target_number(bench, order.target)


def judge_react(bench: Bench, order: React, activation: Activation) -> Iterator[Finding]:
    game = bench.game
    if not game.standing_of(order.unit):
        yield bench.refused("activate.not_on_table", order.unit)
        return
    yield has_action(bench, order)
    yield has_command(bench, order)
    if order.kind is Reaction.DIVE and order.removed:
        yield bench.refused("result.removed", order.removed[0], order.unit)
    else:
        yield from removed_from(bench, activation.unit, order.removed)
    yield from _less_in_reaction(bench, order)
    if order.kind is Reaction.FIGHT_BACK:
        yield base_to_base(bench, "react.not_engaged", order.unit, activation.unit)
        yield strength(bench, order.unit, in_reaction=game.reaction_loss)
    elif order.kind is Reaction.STRIKE:
        yield _threatens(bench, order.unit, activation.unit)
    elif order.kind is Reaction.SHOOT:
        yield _within_field(bench, order.unit, activation.unit)
        yield from judge_moved(bench, order.unit)
        yield bench.finding("react.sight", Severity.LEFT_TO_YOU, order.unit, activation.unit)
        yield target_number(bench, activation.unit)
    else:
        yield bench.finding("react.dive", Severity.LEFT_TO_YOU, order.unit, activation.unit)


def _less_in_reaction(bench: Bench, order: React) -> Iterator[Finding]:
    """In a later generation the characteristics that a reaction uses are lower; what diving uses is not public."""
    by, used = bench.game.reaction_loss, USED[order.kind]
    if by == 0:
        return
    if not used:
        yield bench.finding("react.dive_less", Severity.LEFT_TO_YOU, order.unit, setting="generation", less=str(by))
        return
    profile = bench.game.profile_of(order.unit)
    own = {"Martial": profile.martial, "Strength": profile.strength, "Ranged": profile.ranged}
    figure = ", ".join(f"{tr(name)} {_lower(own[name], by)}" for name in used)
    yield bench.finding("react.less_one", Severity.PASSED, order.unit, setting="generation", figure=figure)


def _within_field(bench: Bench, unit: str, target: str) -> Finding:
    """Some part of some model of the target lies in the field that a held Action draws."""
    game = bench.game
    near = apart_from(field_of_fire(game, unit))
    out = min(near(model.placed) for model in game.standing_of(target))
    severity = Severity.PASSED if out <= _ON_THE_LINE else Severity.of(at_most(out, 0.0))
    activation = game.activation
    if activation is not None and activation.halted is not None and (unit, Reaction.SHOOT) in activation.halted.by:
        # A move that was halted for this shot stands at the line by that alone.
        severity = Severity.PASSED if severity is Severity.AT_LIMIT else severity
    reach = game.profile_of(unit).shooting_range
    limits = [tr("an arc of {arc_of:g}°", arc_of=arc_of(game, unit))] + (
        [tr("a range of {reach}", reach=whole(reach))] if reach is not None else []
    )
    measure, words = _shot_measure(game, unit, target, out), tr(" and ").join(limits)
    fails = failing(game, unit, target) if severity is Severity.REFUSED else ""
    setting = "charge_sight" if tr(UNSEEN) in fails else None
    return bench.finding(
        "react.unseen", severity, unit, target, measure=measure, setting=setting, limits=words, fails=fails
    )


def _shot_measure(game: GenesysGame, unit: str, target: str, out: float) -> Measure:
    """The range of the shot where it has one and all that may be wrong is that; else how far out of the field."""
    reach = game.profile_of(unit).shooting_range
    if reach is not None:
        far = gap_between(game, unit, target)
        if out <= _ON_THE_LINE or far > reach:
            return Measure(far, reach)
    return Measure(out, 0.0) if out > _ON_THE_LINE else UNMEASURED


def _threatens(bench: Bench, unit: str, target: str) -> Finding:
    """Some model of the target is within the threat range of one that is not base to base with anyone, or has been on
    its way in this activation."""
    game = bench.game
    reach = threat_of(bench.rules, game, unit)
    gaps = [_passed(game, foe, one) for one in strikers(game, unit) for foe in game.standing_of(target)]
    near = min(gaps, default=None)
    if near is None:
        return bench.refused("react.strike_engaged", unit, target)
    halted = game.activation.halted if game.activation is not None else None
    # A move that was halted for this strike stands at the limit by that alone.
    met = halted is not None and (unit, Reaction.STRIKE) in halted.by
    fit = at_most(near, reach)
    severity = Severity.PASSED if met and fit else Severity.of(fit)
    return bench.finding("react.threat", severity, unit, target, measure=Measure(near, reach))


def _passed(game: GenesysGame, foe: Model, striker: Model) -> float:
    """How near a model has come to another on its way in this activation, or is to it now."""
    trail = game.activation.trails.get(foe.id, ()) if game.activation is not None else ()
    now = gap(striker.placed, foe.placed)
    return now if len(trail) < 2 else min(now, max(0.0, sweep_separation_of(foe.base, trail, striker.placed)))


def judge_end(bench: Bench, activation: Activation) -> Iterator[Finding]:
    game = bench.game
    if game.action_of(activation.unit) is ActionState.UNUSED:
        holds = game.mission.settings["held_action"] == "always"
        outcome = tr("held for a reaction") if holds else tr("lapses")
        other = tr("lapses unless it is held by an order") if holds else tr("is held without an order")
        yield bench.finding(
            "end.action_unused",
            Severity.OTHER_READING,
            activation.unit,
            setting="held_action",
            outcome=outcome,
            other_outcome=other,
        )
    squad = game.standing_of(activation.unit)
    earned = {model.number: bonus(bench.rules, game, model.id) for model in squad}
    if len({own_bonus(bench.rules, game, model.id) for model in squad}) > 1:
        yield bench.finding(
            "bonus.squad",
            Severity.OTHER_READING,
            activation.unit,
            setting="squad_bonus",
            bonuses=by_number({number: f"+{value}" for number, value in earned.items()}),
        )


def judge_pass(bench: Bench, order: Pass) -> Iterator[Finding]:
    game = bench.game
    owed = command.still_owed(bench.rules, game, order.by)
    done = game.activated_this_turn
    yield bench.checked("turn.minimum", owed == 0, order.by, measure=at_least(done, done + owed))
    if done == 0 and owed == 0 and game.waiting_of(order.by):
        yield bench.finding("turn.waived", Severity.OTHER_READING, order.by, setting="at_zero")


def judge_wound(bench: Bench, order: Wound) -> Iterator[Finding]:
    model = bench.game.model(order.model)
    if not model.on_table:
        yield bench.refused("remove.gone", order.model)
        return
    most = bench.game.profile_of(model.unit).wounds
    after = model.wounds + order.wounds
    yield bench.checked(
        "wound.range", 0 <= after <= most and order.wounds != 0, order.model, measure=Measure(after, most)
    )


def judge_remove(bench: Bench, order: Remove) -> Iterator[Finding]:
    if not order.models:
        yield bench.unknown(tr("model named in this order"))
    for id in order.models:
        yield bench.checked("remove.gone", bench.game.model(id).on_table, id)
    yield from named_twice(bench, order.models)


def removed_from(bench: Bench, unit: str, removed: Sequence[str]) -> Iterator[Finding]:
    """Models that an attack takes belong to the squad attacked and stand on the table."""
    for id in removed:
        model = bench.game.model(id)
        if model.unit != unit or not model.on_table:
            yield bench.refused("result.removed", id, unit)
    yield from named_twice(bench, removed)


def named_twice(bench: Bench, ids: Sequence[str]) -> Iterator[Finding]:
    yield from (bench.refused("order.twice", id) for id in dict.fromkeys(ids) if ids.count(id) > 1)


def base_to_base(bench: Bench, code: str, unit: str, other: str) -> Finding:
    game = bench.game
    met, near = squads_in_touch(game, unit, other), gap_between(game, unit, other)
    return bench.finding(code, contact(near, met), unit, other, measure=Measure(near, 0.0))


def strength(bench: Bench, unit: str, in_reaction: int = 0) -> Finding:
    """The Strength a squad strikes with, the charge bonus of each model counted."""
    game = bench.game
    own = _lower(game.profile_of(unit).strength, loss(game, unit) + in_reaction)
    bonuses = {model.number: charge_bonus(bench.rules, game, model.id) for model in game.standing_of(unit)}
    figure = _with_bonus(game, tr("Strength {own}", own=own), tr("charging"), bonuses)
    code = "attack.charging" if is_later(game) else "attack.strength"
    return bench.finding(code, Severity.PASSED, unit, figure=figure)


def target_number(bench: Bench, unit: str) -> Finding:
    """The number a shooter needs against a squad, the evasion bonus of each model counted."""
    game = bench.game
    own = tr("RTN {ranged_target}", ranged_target=ranged_target(game, unit)) + (
        tr(" (Exhausted)") if is_exhausted(game, unit) else ""
    )
    bonuses = {model.number: evasion(bench.rules, game, model.id) for model in game.standing_of(unit)}
    code = "attack.evading" if is_later(game) else "attack.evasion"
    return bench.finding(code, Severity.PASSED, unit, figure=_with_bonus(game, own, tr("evasion"), bonuses))


def _with_bonus(game: GenesysGame, figure: str, what: str, bonuses: dict[int, int]) -> str:
    """A bonus is added, or in a later generation told as an enhancement, which both sides add up elsewhere."""
    joined = f", {what} " if is_later(game) else " + "
    after = tr(" in the Combat Situation") if is_later(game) else ""
    values = {number: f"{figure}{joined}{value}{after}" if value else figure for number, value in bonuses.items()}
    return by_number(values)


def _lower(own: int, by: int) -> str:
    """``3 - 1``; as the number alone where nothing is taken, and never below 0."""
    return f"{own} - {min(own, by)}" if by else str(own)
