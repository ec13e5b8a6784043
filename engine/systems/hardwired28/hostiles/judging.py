"""Whether an order is what the group's table asks for, and why it is."""

from collections.abc import Iterator

from engine.findings import Finding, Limit, Severity, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import judge_dice, left, other_reading, passed, refused
from engine.systems.hardwired28.hostiles.attacking import BEST_CHANCE
from engine.systems.hardwired28.hostiles.deciding import plan_of
from engine.systems.hardwired28.hostiles.plan import GOES, VERB_WORDS, End, Plan, gait_of
from engine.systems.hardwired28.hostiles.retreating import to_edge
from engine.systems.hardwired28.hostiles.seeing import in_cover
from engine.systems.hardwired28.hostiles.situation import Verb, acting_order, verb_at
from engine.systems.hardwired28.hostiles.summoning import flickers
from engine.systems.hardwired28.moving import judge_landing, judge_path
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.orders import Act, Behave, PlayGroup, Reboot
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.readings import differing
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import allowance
from engine.tongue import tr
from engine.wording import whole
from geometry.base import Placed
from geometry.gaps import gap, nearest_points
from geometry.pose import distance
from geometry.tolerance import Fit, at_least, at_most
from geometry.travel import travel

THERE = 0.0
_SHORT = 0.05
"""Inches that a Move which is used up may fall short of it."""


def judge_behave(rules: Rulebook, game: HardwiredGame, order: Behave, closely: bool) -> Iterator[Finding]:
    if order.unit != game.token:
        yield refused(rules, "activate.other_token", order.unit, game.token or "")
        return
    if order.unit in game.behaviour:
        yield left(rules, "group.rerolled", order.unit, was=str(game.behaviour[order.unit]))
    if closely:
        yield from judge_dice(rules, order.rolled, 1, rules.count("behaviour_die"))


def judge_play(rules: Rulebook, game: HardwiredGame, order: PlayGroup) -> Iterator[Finding]:
    if order.unit != game.token or not game.is_group(order.unit):
        yield refused(rules, "activate.other_token", order.unit, game.token or "")
    elif order.unit == game.playing:
        yield refused(rules, "order.not_now", what=tr("playing a group"), why=tr("This group plays itself already"))


def judge_act(rules: Rulebook, game: HardwiredGame, order: Act, closely: bool) -> Iterator[Finding]:
    model = game.models[f"{order.unit}.{order.model}"]
    opening = list(_may_act(rules, game, model))
    yield from opening
    if not closely or any(one.refuses for one in opening):
        return
    result = game.behaviour[order.unit]
    plan = plan_of(rules, game, model, result, order.rolled, order.targets[0] if order.targets else "")
    dice = list(_dice(rules, plan, order))
    yield from dice
    yield passed(rules, "act.column", model.id, why=plan.column)
    yield from _verb(rules, game, model, plan, order)
    if order.verb != plan.verb.value or any(one.refuses for one in dice):
        return
    yield from _target(rules, game, model, plan, order)
    yield from _way(rules, game, model, plan, order)
    yield passed(rules, "act.stop", model.id, why=plan.stop)
    if plan.verb is Verb.SUMMON and plan.targets:
        short = len(flickers(game))
        owed = len(plan.targets) - rules.count("summon_less")
        if short < owed:
            yield left(rules, "summon.no_models", model.id, owed=str(owed), there=str(short))


def _may_act(rules: Rulebook, game: HardwiredGame, model: Model) -> Iterator[Finding]:
    """Its token is out, it has still to act, its table is rolled for, and nobody nearer goes first."""
    if model.unit != game.token:
        yield refused(rules, "activate.other_token", model.id, game.token or "")
        return
    if model.id in game.activated:
        yield refused(rules, "activate.once", model.id)
        return
    if model.unit not in game.behaviour:
        yield refused(rules, "group.no_roll", model.unit)
        return
    order = acting_order(game, model.unit)
    first, least = order[0]
    mine = next(apart for one, apart in order if one.id == model.id)
    severity = Severity.PASSED if model.id == first.id else Severity.of(at_most(mine, least))
    # A tie is no measure at the limit: either may go first.
    severity = Severity.PASSED if severity is Severity.AT_LIMIT else severity
    yield Finding("act.order", rules.rule("act.order"), severity, (model.id, first.id), mine, least)


def _dice(rules: Rulebook, plan: Plan, order: Act) -> Iterator[Finding]:
    if len(order.rolled) != len(plan.needs):
        yield from judge_dice(rules, order.rolled, len(plan.needs), rules.count("clock_die"))
        return
    for need, face in zip(plan.needs, order.rolled, strict=True):
        yield from judge_dice(rules, (face,), 1, need.sides)


def _verb(rules: Rulebook, game: HardwiredGame, model: Model, plan: Plan, order: Act) -> Iterator[Finding]:
    said = VERB_WORDS[Verb(order.verb)]
    asked = VERB_WORDS[plan.verb]
    make = passed if order.verb == plan.verb.value else refused
    yield make(rules, "act.verb", model.id, verb=said, asked=asked, result=str(plan.result))
    if plan.situation.grazes:
        yield left(rules, "act.sight", model.id, plan.situation.seen[0][0].id)
    if game.kind(model) is Kind.COWORKER:
        for name, reading in differing(
            rules, game, lambda read: verb_at(rules, read, model, plan.result, plan.situation.column), "mixed_group"
        ):
            yield _other(rules, name, model, reading)
    taken = game.columns.get(model.unit)
    if taken is not None:
        own = verb_at(rules, game, model, plan.result, plan.situation.column)
        if own is not plan.verb:
            yield _other(
                rules,
                "ai_column",
                model,
                tr("{verb_words}: each model reads its own column", verb_words=VERB_WORDS[own]),
            )


def _target(rules: Rulebook, game: HardwiredGame, model: Model, plan: Plan, order: Act) -> Iterator[Finding]:
    if not plan.choice:
        return
    target = order.targets[0] if order.targets else ""
    if target not in plan.equal:
        best = plan.equal[0] if plan.equal else ""
        other = name_of(game, target) if target else tr("nobody")
        yield refused(rules, "act.target", model.id, best, target=other, why=plan.choice)
        return
    yield passed(rules, "act.target", model.id, target, target=name_of(game, target), why=plan.choice)
    if plan.otherwise and plan.otherwise not in plan.equal:
        reading = "nearest" if game.setting("ai_target") == BEST_CHANCE else BEST_CHANCE
        text = tr(
            "at {name_of}: {readings}",
            name_of=name_of(game, plan.otherwise),
            readings=rules.settings["ai_target"].readings[reading],
        )
        yield _other(rules, "ai_target", model, text)


def _other(rules: Rulebook, setting: str, model: Model, text: str) -> Finding:
    return other_reading(rules, "act.other_reading", setting, model.id, reading=text)


def _way(rules: Rulebook, game: HardwiredGame, model: Model, plan: Plan, order: Act) -> Iterator[Finding]:
    """The move is judged as any other, and by where it ends."""
    if order.path and plan.end is not End.STAYS:
        judged = judge_landing(rules, game, model, order.path) if plan.verb is Verb.PHASE else None
        yield from (
            judged if judged is not None else judge_path(rules, game, model, order.path, gait_of(game, plan.verb))
        )
    end = model.placed.to(order.path[-1]) if order.path else model.placed
    if plan.end is End.STAYS:
        if order.path:
            yield refused(rules, "act.stays", model.id, why=plan.stop)
        return
    if order.path and plan.verb in GOES and plan.end is not End.COVER:
        yield from _other_gait(rules, game, model, plan, order)
    yield from _ending(rules, game, model, plan, end)


def _other_gait(rules: Rulebook, game: HardwiredGame, model: Model, plan: Plan, order: Act) -> Iterator[Finding]:
    """Where it would go on with a second Move, or would stop after one."""
    one, length = allowance(rules, game, model), travel(model.base, order.path)
    end = model.placed.to(order.path[-1])
    if plan.end is End.EDGE:
        there = to_edge(game, end)[0] <= _SHORT
    else:
        there = plan.goal is not None and gap(end, plan.goal) <= plan.keep + _SHORT
    if there and at_most(length, one):
        return
    if game.setting("hostile_moves") == "one":
        if length > one - _SHORT:
            yield _other(rules, "hostile_moves", model, tr("it goes on with a second Move"))
    elif at_most(length, one) is Fit.BROKEN:
        yield _other(rules, "hostile_moves", model, tr("it stops after the {one} of one Move", one=whole(one)))


def _ending(rules: Rulebook, game: HardwiredGame, model: Model, plan: Plan, end: Placed) -> Iterator[Finding]:
    planned = plan.stands(model)
    goal = plan.goal
    if plan.end is End.NEAR and goal is not None:
        limit = max(plan.keep, gap(planned, goal))
        where = Where(line=nearest_points(end, goal), spot=goal.centre)
        yield _measured(rules, "act.goal", model, plan, gap(end, goal), limit, Limit.AT_MOST, where)
    elif plan.end is End.EDGE:
        limit = to_edge(game, planned)[0]
        yield _measured(rules, "act.edge", model, plan, to_edge(game, end)[0], limit, Limit.AT_MOST)
    elif plan.end is End.AWAY and goal is not None:
        yield _measured(rules, "act.away", model, plan, gap(end, goal), gap(planned, goal), Limit.AT_LEAST)
    elif plan.end is End.COVER and goal is not None:
        make = passed if in_cover(game, goal, end) else refused
        yield make(rules, "act.cover", model.id, *plan.targets)
    elif plan.end is End.DICE:
        off = distance(end.centre, planned.centre)
        where = Where(line=(end.centre, planned.centre), spot=planned.centre)
        yield _measured(rules, "act.dice_end", model, plan, off, THERE, Limit.AT_MOST, where)


def _measured(
    rules: Rulebook,
    code: str,
    model: Model,
    plan: Plan,
    measured: float,
    limit: float,
    kind: Limit,
    where: Where | None = None,
) -> Finding:
    fit = at_most(measured, limit) if kind is Limit.AT_MOST else at_least(measured, limit)
    severity = Severity.REFUSED if fit is Fit.BROKEN else Severity.PASSED
    subjects = (model.id, *plan.targets[:1])
    return Finding(code, rules.rule(code), severity, subjects, measured, limit, kind, where=where or Where())


def judge_reboot(rules: Rulebook, game: HardwiredGame, order: Reboot, closely: bool) -> Iterator[Finding]:
    if order.model not in game.rebooting:
        yield refused(rules, "reboot.none", order.model)
        return
    if not closely:
        return
    dice = list(judge_dice(rules, order.rolled, 2, rules.count("reboot_die")))
    yield from dice
    if not any(one.refuses for one in dice):
        on = rules.count("reboot_on")
        what = tr("returns with {rolled} Health", rolled=order.rolled[1]) if order.rolled[0] == on else tr("stays out")
        yield passed(rules, "reboot.result", order.model, what=what, rolled=str(order.rolled[0]), on=str(on))
