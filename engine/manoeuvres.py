"""How a base that is turned in the hand gets there: the manoeuvres offered, and the area that they lead to.

For a base that keeps its turn, and for any round one, there is one: along the shortest way. It is exact. A base that
comes to rest at another turn has three: to turn evenly on one straight leg, where a disc that holds it would pass; to
turn on the spot first; and to turn on the spot last. The area is that of the three together, and the way offered is
the cheapest of them: each is exact, so that what is drawn is what the way offered is allowed. Other manoeuvres, such as
a turn half-way, may get farther: for them the area is a bound, and a player draws them by hand.

``straight`` asks for the line as it is drawn: the same three, each with one straight slide and nothing led round.
"""

from functools import lru_cache

from engine.ground import Ground, is_clear, near, slide_area
from engine.routing import ways_from
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.outline import overhang
from geometry.pose import Pose, distance
from geometry.reach import straight_reach
from geometry.tolerance import Fit, apart, at_most
from geometry.travel import travel
from geometry.turn_room import ends_within

Path = tuple[Pose, ...]


def reach_of(base: Base, gone: Path, turn: float, limit: float, ground: Ground, *, straight: bool = False) -> Area:
    """Centres at which a base may arrive at ``turn``, whether or not it may stop there, so that its travel is at most
    ``limit`` inches. ``gone`` is all it has travelled before, which counts, up to where it is."""
    here = gone[-1]
    left = left_of(base, gone, turn, limit)
    if not turns(base, here.turn, turn):
        return _slid(base, here, left, ground, straight=straight) if left >= 0 else Area.empty()
    found = [_turning_evenly(base, gone, turn, limit, ground)]
    if left >= 0:
        if _can_turn(base, here, turn, ground):
            found.append(_slid(base, Pose(here.x, here.y, turn), left, ground, straight=straight))
        slid = _slid(base, here, left, ground, straight=straight)
        hindering = near(ground.no_way, here, left + 2 * base.outer_radius)
        found.append(slid - union(one.keep_out_turning(base, here.turn, turn) for one in hindering))
    return union(found)


def _slid(base: Base, here: Pose, left: float, ground: Ground, *, straight: bool) -> Area:
    if straight:
        return slide_area(base, here, left, ground)
    return ways_from(base, here.turn, here.point, left, ground).area()


def led(base: Base, gone: Path, end: Pose, limit: float, ground: Ground, *, straight: bool = False) -> Path:
    """The poses by which a base gets from where it is to ``end``: straight where that can be, else by the cheapest
    manoeuvre there is. Where there is none, the leg as it is drawn, or as a slide and a turn that are both refused."""
    here = gone[-1]
    if not turns(base, here.turn, end.turn):
        if straight or is_clear(base, (here, end), ground):
            return (end,)
        return _corners(base, here, here.turn, end, left_of(base, gone, end.turn, limit), ground) or (end,)
    if _is_within(base, gone, end.turn, limit, end) and is_clear(_holding(base), (here, end), ground):
        return (end,)
    left = left_of(base, gone, end.turn, limit)
    turned, slid = Pose(here.x, here.y, end.turn), here.at(*end.point)
    found: list[Path] = []
    if left >= 0 and is_clear(base, (slid, end), ground):
        legs = _legs(base, here, slid, left, ground, straight=straight)
        found += [(*legs, end)] if legs else []
    if left >= 0 and _can_turn(base, here, end.turn, ground):
        legs = _legs(base, turned, end, left, ground, straight=straight)
        found += [(turned, *legs)] if legs else []
    if found:
        return min(found, key=lambda legs: travel(base, (*gone, *legs)))
    too_far = at_most(travel(base, (*gone, end)), limit) is Fit.BROKEN
    return (end,) if too_far or not is_clear(base, (here, end), ground) else (slid, end)


def _legs(base: Base, start: Pose, end: Pose, left: float, ground: Ground, *, straight: bool) -> Path:
    """A slide at the turn of both; none where there is none of at most ``left`` inches."""
    if not straight:
        return _corners(base, start, start.turn, end, left, ground)
    near_enough = at_most(distance(start.point, end.point), left) is not Fit.BROKEN
    return (end,) if near_enough and is_clear(base, (start, end), ground) else ()


def left_of(base: Base, gone: Path, turn: float, limit: float) -> float:
    """Inches left to slide once the base has also turned on the spot. Below 0 where it can't do that.

    Exact: a slide moves every point of a base alike, wherever on the way the turn is taken.
    """
    here = gone[-1]
    return limit - travel(base, (*gone, Pose(here.x, here.y, turn)) if turns(base, here.turn, turn) else gone)


def turns(base: Base, turn: float, other: float) -> bool:
    """A round base feels no turn."""
    return not base.is_round and (turn - other) % 360.0 != 0


def _turning_evenly(base: Base, gone: Path, turn: float, limit: float, ground: Ground) -> Area:
    within = ends_within_once(base, gone, turn, limit)
    if not within:
        return within
    here, disc = gone[-1], _holding(base)
    left, top, right, bottom = within.bounds
    far = max(distance(here.point, corner) for corner in ((left, top), (right, top), (right, bottom), (left, bottom)))
    hindering = near(ground.no_way, here, far + base.outer_radius)
    return within & straight_reach(here.point, far, [one.keep_out(disc, 0.0) for one in hindering])


def _is_within(base: Base, gone: Path, turn: float, limit: float, end: Pose) -> bool:
    return ends_within_once(base, gone, turn, limit).contains(end.point)


@lru_cache(maxsize=32)
def ends_within_once(base: Base, gone: Path, turn: float, limit: float) -> Area:
    """Worked out once for a start and a turn, not at every place that the hand holds the base."""
    return ends_within(base, gone, turn, limit)


def _can_turn(base: Base, here: Pose, turn: float, ground: Ground) -> bool:
    """On the spot: past nothing, and to rest wholly on the table, for the way bends there."""
    turned = Pose(here.x, here.y, turn)
    out = overhang(Placed(base, turned), ground.table.width, ground.table.height)
    return apart(-out) is not Fit.BROKEN and is_clear(base, (here, turned), ground)


def _corners(base: Base, start: Pose, turn: float, end: Pose, left: float, ground: Ground) -> Path:
    """The poses of the shortest way after the start, none where there is none of at most ``left`` inches."""
    if left <= 0:
        return ()
    route = ways_from(base, turn, start.point, left, ground).to(end.point)
    if route is None:
        return ()
    return (*(start.at(*point) for point in route.waypoints[1:-1]), end)


def _holding(base: Base) -> Base:
    return Base.round(2 * base.outer_radius)
