"""Moving Directly Towards a unit or Directly Away from it: along the line through the bases' centres, round what is in
the way by the shortest way, as far as there is a place to stop."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from engine.once import OncePerPosition
from engine.routing import Ways, ways_from
from engine.rulebook import Rulebook
from engine.systems.starcraft.ends import going, may_end, reach
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr_later
from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import gap
from geometry.pose import Point, Pose, distance
from geometry.tolerance import at_least, at_most

LONGEST = "longest"

CLOSE = 0.02
"""Inches that a line followed by hand, or a way, may be off."""

_STEP = 0.01
_LOOK = 0.1
_ROUND = 12.0
"""Inches beyond the allowance within which a way round is looked for."""


class Course(Enum):
    TOWARDS = tr_later("Directly Towards")
    AWAY = tr_later("Directly Away")


@dataclass(frozen=True, slots=True)
class Way:
    """As far as a Leading Model goes. ``goal`` is where the shortest way round leads back to the line; none where
    nothing is in the line. ``full`` is how far that is."""

    path: tuple[Pose, ...]
    length: float
    goal: Point | None = None
    full: float = 0.0


def aim_of(game: StarcraftGame, unit: str, stands: Placed, course: Course) -> Placed:
    """Of several models the one that the line runs through: the nearest going towards, the farthest going away."""
    models = [model.placed for model in game.standing_of(unit)]
    pick = min if course is Course.TOWARDS else max
    return pick(models, key=lambda other: gap(stands, other))


def way_of(
    rules: Rulebook, game: StarcraftGame, mover: Mover, start: Pose, aim: Placed, course: Course, allowance: float
) -> Way:
    """The way that a model goes that stands at ``start``; of no length where it has nowhere to go."""
    # Book and mover are named by their ids, and kept alive beside the way.
    key = (id(rules), id(mover), start, aim, course, allowance)
    return _ways.of(game, key, lambda: (rules, mover, _way_of(rules, game, mover, start, aim, course, allowance)))[2]


def routes(game: StarcraftGame, mover: Mover, target: str, allowance: float) -> dict[int, float]:
    """How long the shortest route to the target is for each model of the unit, base to base."""
    lengths = {}
    for model in game.standing_of(mover.unit):
        aim = aim_of(game, target, model.placed, Course.TOWARDS)
        lengths[model.number] = _route(game, mover, model.placed, aim, allowance)
    return lengths


def leads(game: StarcraftGame, mover: Mover, target: str, course: Course, allowance: float) -> tuple[int, ...]:
    """The models that may lead: with the shortest route to the target, or the longest where the setting says so."""
    lengths = routes(game, mover, target, allowance)
    if course is Course.AWAY and game.setting("away_leader") == LONGEST:
        most = max(lengths.values())
        return tuple(number for number, length in lengths.items() if at_least(length, most))
    least = min(lengths.values())
    return tuple(number for number, length in lengths.items() if at_most(length, least))


def ways_round(game: StarcraftGame, mover: Mover, start: Pose, allowance: float) -> Ways:
    """Ways longer than the allowance too: a way round is begun even where it can't be finished."""
    ground = going(game, mover, turns=False)
    return ways_from(mover.base, start.turn, start.point, allowance + _ROUND, ground)


def rest_of(game: StarcraftGame, mover: Mover, stands: Pose, goal: Point, allowance: float) -> float:
    """Inches of the shortest way from where a model stopped to the goal of its way round."""
    if distance(stands.point, goal) <= CLOSE:
        return 0.0
    route = ways_round(game, mover, stands, allowance).to(goal)
    return distance(stands.point, goal) if route is None else route.length


def _way_of(
    rules: Rulebook, game: StarcraftGame, mover: Mover, start: Pose, aim: Placed, course: Course, allowance: float
) -> Way:
    far = _line_end(start, aim, course, allowance)
    long = distance(start.point, far)
    if long == 0 or allowance <= 0:
        return Way((start,), 0.0)
    end = may_end(rules, game, mover, reach(game, mover, (start,), start.turn, allowance), start.turn)
    most = min(allowance, long)
    stop = _farthest_in(end, start, far, most)
    stops = start.at(*_at(start, far, stop / long))
    if is_open(mover, start, start.at(*_at(start, far, most / long))):
        return Way((start, stops) if stop else (start,), stop)
    if stop and not is_open(mover, start, stops):
        route = ways_round(game, mover, start, allowance).to(stops.point)
        if route is not None:
            path = (start, *(start.at(*point) for point in route.waypoints[1:-1]), stops)
            return Way(path, route.length, stops.point, route.length)
    begun = _begun(game, mover, start, far, end, aim, course, allowance)
    if begun is not None and begun.length > stop + CLOSE:
        return begun
    return Way((start, stops) if stop else (start,), stop)


def _begun(
    game: StarcraftGame,
    mover: Mover,
    start: Pose,
    far: Point,
    end: Area,
    aim: Placed,
    course: Course,
    allowance: float,
) -> Way | None:
    """As much as may be gone of the shortest way to the first place of the line past what is in it."""
    ways = ways_round(game, mover, start, allowance)
    known, long = ways.area(), distance(start.point, far)
    for index in range(1, int(long / _LOOK) + 1):
        point = _at(start, far, index * _LOOK / long)
        if not known.contains(point) or is_open(mover, start, start.at(*point)):
            continue
        route = ways.to(point)
        if route is None:
            return None
        before = gap(Placed(mover.base, start), aim)
        for step in range(int(min(allowance, route.length) / _STEP), 0, -1):
            path = _cut([start.at(*one) for one in route.waypoints], step * _STEP)
            now = gap(Placed(mover.base, path[-1]), aim)
            fits = at_most(now, before) if course is Course.TOWARDS else at_least(now, before)
            if fits and end.contains(path[-1].point):
                return Way(path, step * _STEP, point, route.length)
        return None
    return None


def _cut(path: Sequence[Pose], length: float) -> tuple[Pose, ...]:
    """The first so many inches of a path."""
    gone, cut = 0.0, [path[0]]
    for one, other in pairwise(path):
        leg = distance(one.point, other.point)
        if gone + leg >= length:
            return (*cut, one.at(*_at(one, other.point, (length - gone) / leg if leg else 0.0)))
        gone += leg
        cut.append(other)
    return tuple(cut)


def _route(game: StarcraftGame, mover: Mover, stands: Placed, aim: Placed, allowance: float) -> float:
    away, far = gap(stands, aim), distance(stands.centre, aim.centre)
    if far == 0 or away == 0:
        return 0.0
    touching = _at(stands.pose, aim.centre, away / far)
    if is_open(mover, stands.pose, stands.pose.at(*touching), but=aim):
        return away
    route = ways_round(game, mover, stands.pose, max(allowance, far)).to(touching)
    return away if route is None else route.length


def _line_end(start: Pose, aim: Placed, course: Course, allowance: float) -> Point:
    if course is Course.TOWARDS:
        return aim.centre
    long = distance(start.point, aim.centre)
    return start.point if long == 0 else _at(start, aim.centre, -allowance / long)


def _farthest_in(end: Area, start: Pose, far: Point, most: float) -> float:
    """How far along the line the last place to stop is; 0 where there is none."""
    long = distance(start.point, far)
    for step in [most, *(index * _STEP for index in range(int(most / _STEP), 0, -1))]:
        if end.contains(_at(start, far, step / long)):
            return _refined(end, start, far, step, long, most)
    return 0.0


def _refined(end: Area, start: Pose, far: Point, step: float, long: float, most: float) -> float:
    low, high = step, min(most, step + _STEP)
    for _ in range(8):
        middle = (low + high) / 2
        if end.contains(_at(start, far, middle / long)):
            low = middle
        else:
            high = middle
    return low


def is_open(mover: Mover, start: Pose, end: Pose, but: Placed | None = None) -> bool:
    """Whether nothing bars the straight line, one base apart."""
    passing = mover.ground.passing or mover.base
    barring = [one for one in mover.ground.no_way if but is None or one.placed != but]
    return all(obstacle.sweep(passing, (start, end)) >= -CLOSE for obstacle in barring)


def _at(start: Pose, towards: Point, part: float) -> Point:
    return (start.x + (towards[0] - start.x) * part, start.y + (towards[1] - start.y) * part)


_ways: OncePerPosition[tuple[Rulebook, Mover, Way]] = OncePerPosition()
