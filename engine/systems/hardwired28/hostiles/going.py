"""The ways of models that the table moves: real routes with their bases, and where they come to a stop."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from engine.game import Model
from engine.ground import Ground, is_clear, is_free
from engine.nearest import INSIDE
from engine.routing import ways_from
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import climbables, ground_for
from geometry.base import Placed
from geometry.gaps import gap
from geometry.pose import Point, Pose, distance, path_length
from geometry.tolerance import Fit, apart

_BACK = 0.05
_HALVINGS = 24
_ROUND = 24
_AHEAD = 3.0

Score = Callable[[Placed], float]


@dataclass(frozen=True, slots=True)
class Way:
    """Where a model comes to: its path, none for one that stays; whether that is as near as it wants; and whether
    somebody stands where it would have stopped."""

    path: tuple[Pose, ...] = ()
    arrives: bool = False
    crowded: bool = False
    leads: bool = True
    """False where no way leads to the goal at all."""

    def end(self, model: Model) -> Placed:
        return model.placed.to(self.path[-1]) if self.path else model.placed


def ground_of(game: HardwiredGame, model: Model) -> Ground:
    """As a player's model has it, and round whatever would have to be climbed, unless it stands on that."""
    ground = ground_for(game, model)
    rims = tuple(one for one in climbables(game) if apart(one.separation(model.placed)) is not Fit.BROKEN)
    return replace(ground, no_way=(*ground.no_way, *rims), no_stop=(*ground.no_stop, *rims)) if rims else ground


def go_to(
    model: Model, ground: Ground, goal: Placed, keep: float, most: float, id: str = "", *, arriving: bool = False
) -> Way:
    """Along the shortest way towards ``goal``, at most ``most`` inches, until the gap is ``keep``.

    ``id`` names the model that stands at the goal, which does not bar the way to itself. ``arriving``: a way that does
    not get there is not looked for.
    """
    here = model.placed
    if gap(here, goal) <= keep:
        return Way(arrives=True)
    open_ground = replace(ground, no_way=tuple(one for one in ground.no_way if one.id != id)) if id else ground
    enough = most + keep + here.base.outer_radius + goal.base.outer_radius if arriving else None
    route = _route(model, open_ground, goal, enough)
    if route is None:
        return Way(leads=False)
    wanted = _until(route, lambda point: gap(here.to(here.pose.at(*point)), goal) <= max(keep - INSIDE, 0.0))
    arrives = wanted <= most - INSIDE
    length = min(wanted, most - INSIDE)
    path = _cut(here.pose, route, length)
    if is_free(here.to(path[-1]), ground):
        return Way(path, arrives)
    if arrives:
        beside = _beside(model, ground, goal, keep, most)
        if beside is not None:
            return Way(beside, True, crowded=True)
    return Way(_back(here, ground, route, length), False, crowded=True)


def go_straight(model: Model, ground: Ground, degrees: float, length: float) -> tuple[Pose, ...]:
    """As far as a straight slide leads before something bars it or the table ends, stopping where there is room."""
    here = model.placed
    angle = math.radians(degrees)
    step = (math.sin(angle), -math.cos(angle))

    def is_open(far: float) -> bool:
        end = here.pose.moved(step[0] * far, step[1] * far)
        return is_clear(here.base, (here.pose, end), ground) and is_on_table(here.to(end), ground)

    far = length if is_open(length) else _last(is_open, length)
    route = (here.centre, (here.centre[0] + step[0] * far, here.centre[1] + step[1] * far))
    return _back(here, ground, route, far) if far > INSIDE else ()


def land(model: Model, ground: Ground, degrees: float, length: float) -> tuple[Pose, ...]:
    """Out of here and in again so many inches on, whatever lies between; where that is off the table at its edge, and
    where there is no room on the line short of that."""
    here = model.placed
    angle = math.radians(degrees)
    step = (math.sin(angle), -math.cos(angle))

    def at(far: float) -> Placed:
        return here.to(here.pose.moved(step[0] * far, step[1] * far))

    far = length if is_on_table(at(length), ground) else _last(lambda one: is_on_table(at(one), ground), length)
    while far > INSIDE:
        if is_free(at(far), ground):
            return (here.pose, at(far).pose)
        far -= _BACK
    return ()


def best_spot(model: Model, ground: Ground, most: float, score: Score) -> tuple[Pose, ...]:
    """Of spots all round that it may go to and stop at, one with the lowest score, the nearest of equals; none where
    staying is as good. Spots are a ring apart: a good one between them may be missed."""
    here = model.placed
    best: tuple[Pose, ...] = ()
    least = (score(here), 0.0)
    for point in _spots(here.centre, most - INSIDE):
        placed = here.to(here.pose.at(*point))
        if not is_free(placed, ground):
            continue
        rough = score(placed)
        if rough > least[0] or (rough == least[0] and distance(here.centre, point) >= least[1]):
            continue
        path = reachable(model, ground, point, most)
        if path is not None:
            best, least = path, (rough, path_length(tuple(pose.point for pose in path)))
    return best


def reachable(model: Model, ground: Ground, point: Point, most: float) -> tuple[Pose, ...] | None:
    """The way to a centre of at most so many inches; none where no such way leads there."""
    here = model.placed.pose
    straight = (here, here.at(*point))
    if distance(here.point, point) <= most and is_clear(model.base, straight, ground):
        return straight
    route = ways_from(model.base, here.turn, here.point, most, ground).to(point)
    return None if route is None else (here, *(here.at(*corner) for corner in route.waypoints[1:]))


def is_on_table(placed: Placed, ground: Ground) -> bool:
    (x, y), reach = placed.centre, placed.base.outer_radius
    return reach <= x <= ground.table.width - reach and reach <= y <= ground.table.height - reach


def _route(model: Model, ground: Ground, goal: Placed, enough: float | None) -> tuple[Point, ...] | None:
    """The shortest way from a model's centre to the goal's, of at most ``enough`` inches where that is said.

    Searched from the goal, so that all models of a group that go for one goal share a search.
    """
    here = model.placed
    if is_clear(here.base, (here.pose, here.pose.at(*goal.centre)), ground):
        return (here.centre, goal.centre)
    straight = distance(here.centre, goal.centre)
    across = 2 * (ground.table.width + ground.table.height)
    # Round numbers of inches, so that models at different distances ask the same.
    wide = (_round_up(straight + _AHEAD / 3), _round_up(1.5 * straight + _AHEAD), across)
    for most in wide if enough is None else (enough,):
        route = ways_from(here.base, here.pose.turn, goal.centre, most, ground).to(here.centre)
        if route is not None:
            return tuple(reversed(route.waypoints))
    if is_free(here.to(here.pose.at(*goal.centre)), replace(ground, no_stop=ground.no_way)):
        return None
    across = across if enough is None else enough  # where the goal's own middle is no place for this base
    # The goal stands where the base itself can't: led to the nearest place beside it.
    ends = [
        found
        for point in _ring(goal, here.base.outer_radius + 2 * INSIDE)
        if (found := ways_from(here.base, here.pose.turn, here.centre, across, ground).to(point)) is not None
    ]
    return min(ends, key=lambda found: found.length).waypoints if ends else None


def _round_up(length: float) -> float:
    return 3.0 * math.ceil(length / 3.0)


def _beside(model: Model, ground: Ground, goal: Placed, keep: float, most: float) -> tuple[Pose, ...] | None:
    """The nearest free spot round the goal, within what it wants and what it has."""
    here = model.placed
    free = [
        point
        for point in _ring(goal, here.base.outer_radius + max(keep - INSIDE, INSIDE))
        if distance(point, here.centre) <= most and is_free(here.to(here.pose.at(*point)), ground)
    ]
    ways = [path for point in free if (path := reachable(model, ground, point, most - INSIDE)) is not None]
    return min(ways, key=lambda path: path_length(tuple(pose.point for pose in path)), default=None)


def _ring(goal: Placed, beyond: float) -> Iterator[Point]:
    far = goal.base.outer_radius + beyond
    for turn in range(_ROUND):
        angle = math.tau * turn / _ROUND
        yield (goal.centre[0] + far * math.cos(angle), goal.centre[1] + far * math.sin(angle))


def _spots(centre: Point, most: float) -> Iterator[Point]:
    for part in (0.25, 0.5, 0.75, 1.0):
        for turn in range(_ROUND):
            angle = math.tau * turn / _ROUND
            yield (centre[0] + most * part * math.cos(angle), centre[1] + most * part * math.sin(angle))


def _until(route: Sequence[Point], there: Callable[[Point], bool]) -> float:
    """Inches along a route to the first place where it is so; all of it where it nowhere is."""
    done = 0.0
    for start, end in pairwise(route):
        length = distance(start, end)
        if there(end):
            low, high = 0.0, 1.0
            for _ in range(_HALVINGS):
                middle = (low + high) / 2
                low, high = (low, middle) if there(_at(start, end, middle)) else (middle, high)
            return done + high * length
        done += length
    return done


def _cut(start: Pose, route: Sequence[Point], length: float) -> tuple[Pose, ...]:
    """The first so many inches of a route."""
    poses = [start]
    for one, other in pairwise(route):
        leg = distance(one, other)
        if leg >= length:
            poses.append(start.at(*_at(one, other, length / leg if leg > 0 else 0.0)))
            break
        poses.append(start.at(*other))
        length -= leg
    return tuple(poses)


def _back(here: Placed, ground: Ground, route: Sequence[Point], length: float) -> tuple[Pose, ...]:
    """The farthest place short of that where there is room to stop; nowhere is none."""
    while length > INSIDE:
        path = _cut(here.pose, route, length)
        if is_free(here.to(path[-1]), ground):
            return path
        length -= _BACK
    return ()


def _last(is_open: Callable[[float], bool], length: float) -> float:
    low, high = 0.0, length
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if is_open(middle) else (low, middle)
    return max(0.0, low - INSIDE)


def _at(start: Point, end: Point, part: float) -> Point:
    return (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
