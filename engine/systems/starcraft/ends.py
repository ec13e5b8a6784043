"""Where a Leading Model gets to, by which way, and where there it may end. Agrees with the judging of moves."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.ground import Ground, Obstacle, near, stand_area
from engine.mission import EdgeSegment
from engine.once import OncePerPosition
from engine.routing import Doorstep, Ways, ways_from
from engine.rulebook import Rulebook
from engine.systems.starcraft.influence import DEPLOY_END, WHOLE, arrival_line, closed_to, entry, whole_ends
from engine.systems.starcraft.movers import START_TO_REST, Mover, slide_left
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import ARC_ERROR, Area, union
from geometry.base import Base
from geometry.outline import extent
from geometry.pose import Point, Pose, distance
from geometry.reach import straight_reach
from geometry.reach_edge import reach_from_edge
from geometry.turn_room import ends_within

WHOLE_BASE = "whole_base"


def reach(game: StarcraftGame, mover: Mover, way: Sequence[Pose], turn: float, allowance: float) -> Area:
    """Centres that some way leads to, to rest at ``turn``, once the model has gone ``way`` from where it stands.

    Exact where the disc of the Gap Clearance goes along the way, whatever the base and its turns: turns cost the same
    wherever they are taken. Where the whole base goes round lone things it claims less than the truth: two things
    between which it is squeezed bar it, but for straight legs, and a base that turns needs room to turn all the way.
    """
    start, last = way[0], way[-1]
    slide = slide_left(game, mover.base, way, turn, allowance)
    turns = not mover.base.is_round and turn != last.turn
    ground = going(game, mover, turns=turns)
    seen = ways_from(mover.base, last.turn, last.point, slide, ground, rest_turn=turn).area()
    if game.setting("gap_reading") == WHOLE_BASE and not turns:
        hindering = near(mover.ground.no_way, last, slide + mover.base.outer_radius)
        straight = straight_reach(last.point, slide, _walls(mover, hindering))
        seen = seen | (straight - _lone_shadows(mover, last, slide, hindering))
    if game.setting("turn_cost") == START_TO_REST and not mover.base.is_round and turn != start.turn:
        seen = seen & ends_within(mover.base, (start,), turn, allowance)
    return seen


def knows_every_way(game: StarcraftGame, mover: Mover) -> bool:
    """Whether the reach claims no less than the truth, whatever turns the base could make on its way."""
    return mover.base.is_round and game.setting("gap_reading") != WHOLE_BASE


def going(game: StarcraftGame, mover: Mover, *, turns: bool) -> Ground:
    """The ground that ways are looked for on.

    Where the whole base goes round a lone thing, no gap that only the clearance would open is looked for, and a base
    that ``turns`` counts as a disc that holds it: that never claims too much.
    """
    if game.setting("gap_reading") != WHOLE_BASE:
        return mover.ground
    return replace(mover.ground, passing=Base.round(2 * mover.base.outer_radius) if turns else None)


def arrivals(game: StarcraftGame, mover: Mover, turn: float, allowance: float) -> tuple[Ways, ...]:
    """The ways in over each of the side's Entry Edges. They bend on the table only."""
    table = game.mission.table
    found = []
    for segment in entry(game, mover.side):
        start, end = arrival_line(table, segment, mover.base, turn)
        step = _doorstep(start, end, table.outward(segment.edge), extent(mover.base, turn), allowance)
        ground = going(game, mover, turns=False)
        found.append(ways_from(mover.base, turn, (start, end), allowance, ground, doorstep=step))
    return tuple(found)


def _doorstep(start: Point, end: Point, outward: Point, half: Point, allowance: float) -> Doorstep:
    """What a base may cross until it is wholly on the table: straight in from the edge's segment or slantwise."""
    out_x, out_y = outward
    half_deep = half[0] * abs(out_x) + half[1] * abs(out_y)
    long = distance(start, end)
    aside = ((end[0] - start[0]) / long * allowance, (end[1] - start[1]) / long * allowance)
    inward = (-2 * half_deep * out_x, -2 * half_deep * out_y)
    far_end = (end[0] + aside[0] + inward[0], end[1] + aside[1] + inward[1])
    far_start = (start[0] - aside[0] + inward[0], start[1] - aside[1] + inward[1])
    edge_end = (end[0] + aside[0] + inward[0] / 2, end[1] + aside[1] + inward[1] / 2)
    outer_start = (start[0] - aside[0], start[1] - aside[1])
    xs, ys = sorted((outer_start[0], edge_end[0])), sorted((outer_start[1], edge_end[1]))
    return Doorstep((start, end, far_end, far_start), (xs[0], ys[0], xs[1], ys[1]), upright=out_x != 0)


def reach_from_entry(game: StarcraftGame, mover: Mover, turn: float, allowance: float) -> Area:
    """Centres that a straight slide leads to from the nearest point of an Entry Edge, or some way that bends on the
    table."""
    bent = (ways.area() for ways in arrivals(game, mover, turn, allowance))
    straight = (straight_from_edge(game, mover, segment, turn, allowance) for segment in entry(game, mover.side))
    reached = union([*bent, *straight])
    if game.setting(DEPLOY_END) == WHOLE:
        reached = reached & whole_ends(game, mover.side, mover.base, turn, allowance)
    return reached


def straight_from_edge(game: StarcraftGame, mover: Mover, segment: EdgeSegment, turn: float, allowance: float) -> Area:
    """Centres that a straight slide leads to from the nearest point of a stretch of the table's edge."""
    start, end = arrival_line(game.mission.table, segment, mover.base, turn)
    bounds = (min(start[0], end[0]), min(start[1], end[1]), max(start[0], end[0]), max(start[1], end[1]))
    margin = allowance + mover.base.outer_radius + 1.0
    hindering = [obstacle for obstacle in mover.ground.no_way if not obstacle.is_farther(bounds, margin)]
    straight = reach_from_edge(start, end, allowance, _walls(mover, hindering))
    if game.setting("gap_reading") == WHOLE_BASE:
        body = [obstacle.keep_out(mover.base, turn) for obstacle in hindering]
        straight = straight & reach_from_edge(start, end, allowance, body)
    return straight


def may_end(
    rules: Rulebook,
    game: StarcraftGame,
    mover: Mover,
    reached: Area,
    turn: float,
    *,
    deploy: bool = False,
    targets: Sequence[str] = (),
) -> Area:
    """The part of a reach where the Leading Model may stop."""
    if not reached:
        return reached
    end = reached & stand_area(mover.base, turn, _nearby(mover.ground, reached, mover.base.outer_radius))
    if deploy:
        end = end - closed_to(rules, game, mover.side, mover.base, turn)
    for target in targets:
        end = end & within_of(rules, game, mover, target, turn)
    return end


def charge_end(
    rules: Rulebook,
    game: StarcraftGame,
    mover: Mover,
    start: Pose,
    turn: float,
    allowance: float,
    targets: Sequence[str],
) -> Area:
    """Where a Leading Model that goes from ``start`` may end its Charge (or with no targets a Disengage) at a turn;
    worked out once, however often a hand moves."""
    # The key names book and mover by their ids, which are kept alive beside the area.
    key = (id(rules), id(mover), start, turn, allowance, tuple(targets))

    def find() -> tuple[Rulebook, Mover, Area]:
        reached = reach(game, mover, (start,), turn, allowance)
        return rules, mover, may_end(rules, game, mover, reached, turn, targets=targets)

    return _ends.of(game, key, find)[2]


def within_of(rules: Rulebook, game: StarcraftGame, mover: Mover, target: str, turn: float) -> Area:
    """Centres from which the base is within Engagement Range of some model of a unit."""
    distance = rules.figure("engagement_range") - 2 * ARC_ERROR
    models = [game.bodies[model.id] for model in game.standing_of(target)]
    return union(body.keep_out(mover.base, turn, distance) for body in models)


def _walls(mover: Mover, hindering: Iterable[Obstacle]) -> list[Area]:
    passing = mover.ground.passing or mover.base
    return [obstacle.keep_out(passing, 0.0) for obstacle in hindering]


def _lone_shadows(mover: Mover, start: Pose, slide: float, hindering: Sequence[Obstacle]) -> Area:
    """What the whole base is kept from by a thing it is not squeezed against another."""
    all_round = Area.disc(start.point, slide)
    shadows = [
        all_round - straight_reach(start.point, slide, [obstacle.keep_out(mover.base, start.turn)])
        for obstacle in hindering
    ]
    pieces = []
    for obstacle, shadow in zip(hindering, shadows, strict=True):
        partners = [
            theirs
            for other, theirs in zip(hindering, shadows, strict=True)
            if other.id != obstacle.id and obstacle.area.gap(other.area) < mover.base.width
        ]
        pieces.append(shadow - union(partners))
    return union(pieces)


def _nearby(ground: Ground, area: Area, margin: float) -> Ground:
    bounds = area.bounds
    return replace(
        ground,
        no_stop=tuple(one for one in ground.no_stop if not one.is_farther(bounds, margin + 0.01)),
        keep_off=tuple(one for one in ground.keep_off if not one.is_farther(bounds, margin + ground.distance + 0.01)),
    )


_ends: OncePerPosition[tuple[Rulebook, Mover, Area]] = OncePerPosition(32)
