"""A squad that comes on from reserve: how that is judged, proposed, drawn and carried out.

Each model's way begins off the table, where its base touches a stretch of entry edge from outside, and is measured
from there. No public text gives it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.game import Model, Standing
from engine.ground import Ground, is_clear, judge_bends, judge_stand, judge_way, near, stand_area
from engine.options import Draft
from engine.picture import Areas
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
from engine.systems.genesys.orders import Arrive
from engine.systems.genesys.reserves import arrival_lines, entry_of, first_round, is_reserve, off_line, starts_for
from engine.systems.genesys.slowing import Choice, slow_pieces, spent
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import ground_for
from engine.wording import inches, whole
from geometry.area import Area, union
from geometry.keepout import too_near_base
from geometry.pose import Pose, distance
from geometry.reach_edge import reach_from_edge
from geometry.tolerance import apart, at_most

ARRIVALS = {"arrive": False, "arrive_extra": True}
"""The options that bring a squad on, and whether they take its Action."""

_INSIDE = 1e-3
"""Inches a place found in an area keeps off its outline."""


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
    ends = {number: path[-1], **draft.others}
    wanted = formed_up(game, draft.unit, number, path[-1], draft.others)
    for mate in game.alive_of(draft.unit):
        if mate.number not in ends:
            ends[mate.number] = _nearest(rules, game, mate, wanted[mate.number], ends, extra=extra)
    others = {number: pose for number, pose in sorted(ends.items()) if number != hand.number}
    return Arrive(by=draft.by, unit=draft.unit, model=number, path=path, others=others, extra=extra)


def _nearest(
    rules: Rulebook, game: GenesysGame, mate: Model, wanted: Pose, ends: Mapping[int, Pose], *, extra: bool
) -> Pose:
    """The place wanted, or the nearest to it where the model may come and that nobody of the squad has."""
    free = _comes_to(rules, game, mate, wanted.turn, extra=extra)
    others = (game.model(f"{mate.unit}.{number}") for number in ends)
    taken = [replace(other, pose=ends[other.number]).placed for other in others]
    free = (free - union(too_near_base(one, mate.base, wanted.turn, 0.0) for one in taken)).grown(-_INSIDE)
    return wanted.at(*free.nearest(wanted.point)) if free else wanted


def _comes_to(rules: Rulebook, game: GenesysGame, model: Model, turn: float, *, extra: bool) -> Area:
    """Centres where one model may come to stand, whatever the rest of its squad does."""
    ground = ground_for(game, model, {})
    reach = _reach(rules, game, model, turn, allowance(rules, game, model.unit, extra), ground)
    return reach & stand_area(model.base, turn, ground)


def _reach(rules: Rulebook, game: GenesysGame, model: Model, turn: float, limit: float, ground: Ground) -> Area:
    """Straight in, past what costs movement where a table has set it so."""
    slow = slow_pieces(rules, game)
    return _straight_in(game, model, turn, limit, Choice(slow, limit).on(ground))


def _straight_in(game: GenesysGame, model: Model, turn: float, limit: float, ground: Ground) -> Area:
    found = []
    for first, last in arrival_lines(game, game.side_of(model), model.base, turn):
        middle = Pose((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
        far = distance(first, last) / 2 + limit + model.base.outer_radius
        walls = [obstacle.keep_out(model.base, turn) for obstacle in near(ground.no_way, middle, far)]
        found.append(reach_from_edge(first, last, limit, walls))
    return union(found) & game.mission.table.area


def arrival_areas(rules: Rulebook, game: GenesysGame, draft: Draft) -> Areas:
    """Where the model in the hand may come to stand, straight in from an edge, and each of the others by its own."""
    extra = ARRIVALS[draft.option]
    hand = game.model(f"{draft.unit}.{draft.model or game.alive_of(draft.unit)[0].number}")
    if not is_reserve(game, draft.unit) or game.activation is None or game.activation.unit != draft.unit:
        return Areas()
    turn = draft.path[-1].turn if draft.path else 0.0
    limit = allowance(rules, game, draft.unit, extra)
    ground = ground_for(game, hand, {})
    set_already = [
        replace(game.model(f"{draft.unit}.{number}"), pose=pose).placed
        for number, pose in draft.others.items()
        if number != hand.number
    ]
    reach = _reach(rules, game, hand, turn, limit, ground)
    taken = union(too_near_base(one, hand.base, turn, 0.0) for one in set_already)
    stand = stand_area(hand.base, turn, ground)
    mates = [mate for mate in game.alive_of(draft.unit) if mate.number != hand.number]
    return Areas(
        reach=reach,
        legal_end=(reach & stand) - taken,
        others={mate.number: _comes_to(rules, game, mate, turn, extra=extra) for mate in mates},
        allowance=limit,
        notes=(
            f"{inches(limit)} from the edge, of {whole(limit)}",
            "How reserves come on: not from the rulebook",
        ),
        labels={"reach": f"reach {whole(limit)}"},
    )
