"""Where a Leading Model gets to, by which way, and where there it may end. Agrees with the judging of moves."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.ground import Ground, Obstacle, near, stand_area
from engine.routing import Ways, ways_from
from engine.rulebook import Rulebook
from engine.systems.starcraft.influence import arrival_line, closed_to, entry
from engine.systems.starcraft.movers import START_TO_REST, Mover, slide_left
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import ARC_ERROR, Area, union
from geometry.base import Base, Placed
from geometry.outline import extent, outline
from geometry.pose import Point, Pose, distance
from geometry.reach import straight_reach

WHOLE_BASE = "whole_base"


def reach(game: StarcraftGame, mover: Mover, start: Pose, turn: float, allowance: float) -> Area:
    """Centres that some way leads to from where the model stands, to rest at ``turn``."""
    slide = slide_left(game, mover.base, start, turn, allowance)
    seen = ways_from(mover.base, start.turn, start.point, slide, going(game, mover)).area()
    if game.setting("gap_reading") == WHOLE_BASE:
        hindering = near(mover.ground.no_way, start, slide + mover.base.outer_radius)
        straight = straight_reach(start.point, slide, _walls(mover, hindering))
        seen = seen | (straight - _lone_shadows(mover, start, slide, hindering))
    if game.setting("turn_cost") == START_TO_REST and not mover.base.is_round and turn != start.turn:
        seen = seen & _no_point_farther(mover.base, start, turn, allowance)
    return seen


def going(game: StarcraftGame, mover: Mover) -> Ground:
    """The ground that ways are looked for on.

    Where the whole base goes round a lone thing, no gap that only the clearance would open is looked for: that never
    claims too much.
    """
    return replace(mover.ground, passing=None) if game.setting("gap_reading") == WHOLE_BASE else mover.ground


def arrivals(game: StarcraftGame, mover: Mover, turn: float, allowance: float) -> tuple[Ways, ...]:
    """The ways in over each of the side's Entry Edges."""
    table = game.mission.table
    found = []
    for segment in entry(game, mover.side):
        start, end = arrival_line(table, segment, mover.base, turn)
        sill = _sill(start, end, table.outward(segment.edge), extent(mover.base, turn), allowance)
        found.append(ways_from(mover.base, turn, (start, end), allowance, going(game, mover), sill))
    return tuple(found)


def _sill(start: Point, end: Point, outward: Point, half: Point, allowance: float) -> Area:
    """What a base may cross until it is wholly on the table: straight in from the edge's segment or slantwise."""
    deep = 2 * (half[0] * abs(outward[0]) + half[1] * abs(outward[1]))
    long = distance(start, end)
    aside = ((end[0] - start[0]) / long * allowance, (end[1] - start[1]) / long * allowance)
    far_end = (end[0] + aside[0] - outward[0] * deep, end[1] + aside[1] - outward[1] * deep)
    far_start = (start[0] - aside[0] - outward[0] * deep, start[1] - aside[1] - outward[1] * deep)
    return Area.polygon((start, end, far_end, far_start))


def _no_point_farther(base: Base, start: Pose, turn: float, allowance: float) -> Area:
    """Centres at which, at another turn, no point of the base has come farther than the allowance."""
    rest = Pose(start.x, start.y, turn)
    found = Area.disc(start.point, allowance)
    for point in outline(Placed(base, Pose(0.0, 0.0)), outside=True).rings()[0]:
        (was_x, was_y), (is_x, is_y) = start.place(point), rest.place(point)
        found = found & Area.disc((start.x - is_x + was_x, start.y - is_y + was_y), allowance)
    return found


def reach_from_entry(game: StarcraftGame, mover: Mover, turn: float, allowance: float) -> Area:
    """Centres that some way leads to from an Entry Edge."""
    return union(ways.area() for ways in arrivals(game, mover, turn, allowance))


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
    shadows = {
        obstacle.id: all_round - straight_reach(start.point, slide, [obstacle.keep_out(mover.base, start.turn)])
        for obstacle in hindering
    }
    pieces = []
    for obstacle in hindering:
        partners = [
            shadows[other.id]
            for other in hindering
            if other is not obstacle and obstacle.area.gap(other.area) < mover.base.width
        ]
        pieces.append(shadows[obstacle.id] - union(partners))
    return union(pieces)


def _nearby(ground: Ground, area: Area, margin: float) -> Ground:
    bounds = area.bounds
    return replace(
        ground,
        no_stop=tuple(one for one in ground.no_stop if not one.is_farther(bounds, margin + 0.01)),
        keep_off=tuple(one for one in ground.keep_off if not one.is_farther(bounds, margin + ground.distance + 0.01)),
    )
