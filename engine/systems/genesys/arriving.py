"""A squad that comes on from reserve: how that is judged, proposed, drawn and carried out.

Each model's way begins off the table, where its base touches a stretch of entry edge from outside, and is measured
from there. No public text gives it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.game import Model, Standing
from engine.ground import Ground, is_clear, judge_bends, judge_stand, judge_way, near, stand_area
from engine.once import OncePerPosition
from engine.options import Draft
from engine.picture import Areas
from engine.routing import put_off
from engine.rulebook import Rulebook
from engine.systems.genesys.bench import Bench, Measure, at_least
from engine.systems.genesys.deployment import formed_up
from engine.systems.genesys.moving import (
    Going,
    action_free,
    allowance,
    judge_bonus,
    judge_coherency,
    judge_spent,
    left_to_players,
)
from engine.systems.genesys.naming import model_name
from engine.systems.genesys.orders import Arrive
from engine.systems.genesys.reserves import arrival_lines, entry_of, first_round, is_reserve, off_line, starts_for
from engine.systems.genesys.slowing import Choice, led_slowly, slow_pieces, slowed_reach, spent, subsets
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import ground_for
from engine.systems.genesys.waiting import Waiting
from engine.tongue import tr
from engine.wording import inches, whole
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.keepout import too_near_base
from geometry.outline import overhang
from geometry.pose import Pose, distance
from geometry.reach_edge import reach_from_edge
from geometry.routes.difficult import Patch
from geometry.routes.slow_lines import slowed_from_edge
from geometry.tolerance import Fit, apart, at_most

ARRIVALS = {"arrive": False, "arrive_extra": True}
"""The options that bring a squad on, and whether they take its Action."""


def judge_reserve(bench: Bench, unit: str) -> Iterator[Finding]:
    """Whether a squad in reserve may be activated to come on."""
    game = bench.game
    side = game.side_of_unit(unit)
    yield bench.checked("reserve.no_edge", bool(entry_of(game, side)), unit, side)
    first = first_round(bench.rules, game)
    setting = None if game.round >= first else "reserve_round"
    measure = at_least(game.round, first)
    yield bench.checked("reserve.round", game.round >= first, unit, measure=measure, setting=setting)


def judge_arrive(bench: Bench, order: Arrive) -> Iterator[Finding]:
    game = bench.game
    waiting = {model.number for model in game.alive_of(order.unit) if not model.on_table}
    if not is_reserve(game, order.unit):
        yield bench.refused("reserve.stands", order.unit)
        return
    if len(order.path) < 2:
        yield bench.refused("reserve.way", f"{order.unit}.{order.model}")
        return
    if set(order.ends) != waiting:
        yield bench.refused("reserve.whole", order.unit)
        return
    if order.extra:
        yield action_free(bench, order.unit)
    side = game.side_of_unit(order.unit)
    moves = goings(bench.rules, game, order)
    after = game.with_poses({going.model.id: going.path[-1] for going in moves})
    limit = allowance(bench.rules, game, order.unit, order.extra)
    for going in moves:
        yield _from_the_edge(bench, side, going)
        yield from _judge_one(bench, after, going, limit)
    yield from left_to_players(bench, moves)
    yield from judge_coherency(Bench(bench.rules, after), order.unit, {})
    yield from judge_bonus(bench, moves)


def _from_the_edge(bench: Bench, side: str, going: Going) -> Finding:
    start = going.path[0]
    off = off_line(bench.game, side, going.model.base, start)
    measure = Measure(off, 0.0)
    if off is None:
        return bench.refused("reserve.edge", going.model.id, measure=measure)
    where = Where(spot=start.point)
    return bench.finding("reserve.edge", Severity.of(apart(-off)), going.model.id, measure=measure, where=where)


def _judge_one(bench: Bench, after: GenesysGame, going: Going, limit: float) -> Iterator[Finding]:
    model, path = going.model, going.path
    way, rest = _grounds(bench.game, after, model)
    yield from judge_spent(bench, model, path, limit)
    yield from judge_way(bench.rules, model.id, model.base, path, way)
    yield from judge_bends(bench.rules, model.id, model.base, path, way)
    yield from judge_stand(bench.rules, model.id, model.placed.to(path[-1]), rest)


def _grounds(game: GenesysGame, after: GenesysGame, model: Model) -> tuple[Ground, Ground]:
    """What is on its way as it comes, and what is there once the whole squad has come."""
    return ground_for(game, model, {}), ground_for(after, model, {})


def goings(rules: Rulebook, game: GenesysGame, order: Arrive) -> tuple[Going, ...]:
    """The model with the path first; each of the others straight from the nearest edge place that nothing bars."""
    made = [_going(game.model(f"{order.unit}.{order.model}"), order.path)]
    for number, end in sorted(order.others.items()):
        model = game.model(f"{order.unit}.{number}")
        made.append(_going(model, (_start_for(rules, game, model, end, extra=order.extra), end)))
    return tuple(made)


def _start_for(rules: Rulebook, game: GenesysGame, model: Model, end: Pose, *, extra: bool) -> Pose:
    """The nearest place off the table from which the straight way to an end is free and its movement suffices; the
    nearest of all where there is none such, and the end itself without an edge."""
    starts = starts_for(game, game.side_of(model), model.base, end)
    ground, limit, slow = (
        ground_for(game, model, {}),
        allowance(rules, game, model.unit, extra),
        slow_pieces(rules, game),
    )
    for start in starts:
        if at_most(spent(slow, model.base, (start, end)), limit) and is_clear(model.base, (start, end), ground):
            return start
    return starts[0] if starts else end


def _going(model: Model, path: tuple[Pose, ...]) -> Going:
    return Going(replace(model, pose=path[0], standing=Standing.TABLE), path, path)


def proposed(rules: Rulebook, game: GenesysGame, draft: Draft) -> Arrive:
    """Straight in from the nearest edge place that nothing bars; the others in rows by the hand, each where it can."""
    extra = ARRIVALS[draft.option]
    number = draft.model or game.alive_of(draft.unit)[0].number
    hand = game.model(f"{draft.unit}.{number}")
    legs = draft.path or (Pose(0.0, 0.0),)
    path = (_start_for(rules, game, hand, legs[0], extra=extra), *legs)
    if len(legs) > 1:
        path = (*path[:-1], *_straight_on(rules, game, hand, path, extra=extra))
    wanted = formed_up(game, draft.unit, number, path[-1], draft.others)
    by_hand = {other: pose for other, pose in draft.others.items() if other in wanted}
    waiting = _waiting(rules, game, hand, path[-1].turn, by_hand, extra=extra)
    found = {} if waiting is None else waiting.round(Placed(hand.base, path[-1]), wanted)
    others = dict(sorted({**wanted, **found, **by_hand}.items()))
    return Arrive(by=draft.by, unit=draft.unit, model=number, path=path, others=others, extra=extra)


def _straight_on(
    rules: Rulebook, game: GenesysGame, hand: Model, path: tuple[Pose, ...], *, extra: bool
) -> tuple[Pose, ...]:
    limit, slow = allowance(rules, game, hand.unit, extra), slow_pieces(rules, game)
    return led_slowly(slow, hand.base, path[:-1], path[-1], limit, ground_for(game, hand, {}), straight=True)


def _waiting(
    rules: Rulebook, game: GenesysGame, hand: Model, turn: float, by_hand: Mapping[int, Pose], *, extra: bool
) -> Waiting | None:
    """None where it is not known yet and nobody waits for it here."""
    key = (hand.id, turn, extra, tuple(sorted(by_hand.items())))
    if _waitings.known(game, key) is None and put_off():
        return None
    return _waitings.of(game, key, lambda: _waiting_of(rules, game, hand, turn, by_hand, extra=extra))


def _waiting_of(
    rules: Rulebook, game: GenesysGame, hand: Model, turn: float, by_hand: Mapping[int, Pose], *, extra: bool
) -> Waiting:
    rooms: dict[int, Area] = {}
    by_base: dict[Base, Area] = {}
    for mate in game.alive_of(hand.unit):
        if mate.base not in by_base:
            by_base[mate.base] = _comes_to(rules, game, mate, turn, extra=extra)
        rooms[mate.number] = by_base[mate.base]
    return Waiting.of(game, hand, turn, rooms, by_hand)


def _comes_to(rules: Rulebook, game: GenesysGame, model: Model, turn: float, *, extra: bool) -> Area:
    """Centres where one model may come to stand, whatever the rest of its squad does."""
    ground = ground_for(game, model, {})
    reach = _reach(rules, game, model, turn, allowance(rules, game, model.unit, extra), ground)
    return reach & stand_area(model.base, turn, ground)


def _reach(rules: Rulebook, game: GenesysGame, model: Model, turn: float, limit: float, ground: Ground) -> Area:
    """Straight in, over what costs movement where a table has set it so and past what is not paid for once."""
    slow = slow_pieces(rules, game)
    once, patches = [one for one in slow if one.loss], [one.patch for one in slow if one.factor > 1]
    found = []
    for bought in subsets(once):
        left = limit - sum(one.loss for one in bought)
        if left > 0:
            choice = Choice(tuple(one for one in once if one not in bought), left)
            found.append(_straight_in(game, model, turn, left, choice.on(ground), patches))
    return union(found)


def _straight_in(
    game: GenesysGame, model: Model, turn: float, limit: float, ground: Ground, patches: Sequence[Patch]
) -> Area:
    found = []
    for first, last in arrival_lines(game, game.side_of(model), model.base, turn):
        middle = Pose((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
        far = distance(first, last) / 2 + limit + model.base.outer_radius
        walls = [obstacle.keep_out(model.base, turn) for obstacle in near(ground.no_way, middle, far)]
        reach = reach_from_edge(first, last, limit, walls)
        found.append(reach & slowed_from_edge(first, last, model.base, turn, patches, limit) if patches else reach)
    return union(found) & game.mission.table.area


def arrival_areas(rules: Rulebook, game: GenesysGame, draft: Draft) -> Areas:
    """Where the model in the hand may come to stand, straight in from an edge, and each of the others by its own."""
    extra = ARRIVALS[draft.option]
    hand = game.model(f"{draft.unit}.{draft.model or game.alive_of(draft.unit)[0].number}")
    if not is_reserve(game, draft.unit) or game.activation is None or game.activation.unit != draft.unit:
        return Areas()
    turn = draft.path[-1].turn if draft.path else 0.0
    limit = allowance(rules, game, draft.unit, extra)
    by_hand = {number: pose for number, pose in draft.others.items() if number != hand.number}
    notes = (
        tr("{limit} from the edge, of {limit2}", limit=inches(limit), limit2=whole(limit)),
        tr("How reserves come on: not from the rulebook"),
    )
    if game.activation.window is not None or (extra and action_free(Bench(rules, game), draft.unit).refuses):
        return Areas(Area.empty(), Area.empty(), allowance=limit, notes=notes)
    wrong = _set_wrong(rules, game, draft.unit, by_hand, limit, extra=extra)
    if wrong is not None:
        told = tr(
            "{model_name} is set where it may not come on, so that nobody does",
            model_name=model_name(game, game.model(wrong)),
        )
        return Areas(Area.empty(), Area.empty(), allowance=limit, notes=(*notes, told))
    reach = _hand_reach(rules, game, hand, draft.path, limit, extra=extra)
    waiting = _waiting(rules, game, hand, turn, by_hand, extra=extra)
    shut = union(too_near_base(one, hand.base, turn, 0.0) for one in waiting.fixed) if waiting else Area.empty()
    stand = stand_area(hand.base, turn, ground_for(game, hand, {}))
    mates = [mate for mate in game.alive_of(draft.unit) if mate.number != hand.number]
    legal_end = (reach & stand) - shut
    return Areas(
        reach=reach,
        legal_end=legal_end - waiting.crowd.closed if waiting else legal_end,
        others={mate.number: _comes_to(rules, game, mate, turn, extra=extra) for mate in mates},
        allowance=limit,
        notes=(*notes, *waiting.crowd.notes) if waiting else notes,
        labels={"reach": tr("reach {limit}", limit=whole(limit))},
    )


def _hand_reach(
    rules: Rulebook, game: GenesysGame, hand: Model, path: tuple[Pose, ...], limit: float, *, extra: bool
) -> Area:
    """Straight in from an edge; from the last bend of a way that has bends on the table."""
    turn, bends = path[-1].turn if path else 0.0, path[1:-1]
    ground = ground_for(game, hand, {})
    if not bends:
        return _reach(rules, game, hand, turn, limit, ground)
    gone = (_start_for(rules, game, hand, bends[0], extra=extra), *bends)
    table = game.mission.table
    off = any(apart(-overhang(Placed(hand.base, pose), table.width, table.height)) is Fit.BROKEN for pose in bends)
    if off or not is_clear(hand.base, gone, ground):
        return Area.empty()
    return slowed_reach(slow_pieces(rules, game), hand.base, gone, turn, limit, ground, straight=True)


def _set_wrong(
    rules: Rulebook, game: GenesysGame, unit: str, by_hand: Mapping[int, Pose], limit: float, *, extra: bool
) -> str | None:
    """One that the player has set where it may not come on, wherever the others go."""
    bench = Bench(rules, game)
    after = game.with_poses({f"{unit}.{number}": pose for number, pose in by_hand.items()})
    for number, end in by_hand.items():
        model = game.model(f"{unit}.{number}")
        going = _going(model, (_start_for(rules, game, model, end, extra=extra), end))
        if any(found.refuses for found in _judge_one(bench, after, going, limit)):
            return model.id
    return None


_waitings: OncePerPosition[Waiting] = OncePerPosition(32)
