"""Where a base touches a body, and the ways it has from there."""

from collections.abc import Sequence
from dataclasses import replace

from engine.ground import is_clear
from engine.routing import Source, ways_from
from engine.systems.starcraft.ends import going
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area, union
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import nearest_points, separation
from geometry.keepout import too_near_base
from geometry.pose import Point, Pose, distance
from geometry.reach_edge import nearest_on_edge
from geometry.tolerance import at_most

_HALVINGS = 50


def touching_pose(placed: Placed, body: Placed) -> Pose:
    """Moved straight towards a body (or out of it) until they touch."""
    if placed.base.is_round and body.base.is_round:
        x, y = body.centre
        far = distance(placed.centre, body.centre)
        wide = (placed.base.width + body.base.width) / 2
        if far == 0:
            return placed.pose.at(x + wide, y)
        return placed.pose.at(x + (placed.pose.x - x) * wide / far, y + (placed.pose.y - y) * wide / far)
    if separation(placed, body) <= 0:
        return placed.pose
    mine, theirs = nearest_points(placed, body)
    return placed.pose.moved(theirs[0] - mine[0], theirs[1] - mine[1])


class WaysBeside:
    """The ways of at most ``speed`` inches of a base that keeps its turn, from wherever it touches a round body.

    They are those from the middle of the body, or for a rectangular base from wherever its outline is about that, with
    nothing of the body in the way, that are longer by no more than the base has gone at the least when it is out of the
    body. Never more than the truth; less of it for an oval, which touches the body farther off on its long side, and
    where things that stand against the body bar a way within it.
    """

    def __init__(self, game: StarcraftGame, mover: Mover, body: Placed, turn: float, speed: float) -> None:
        self._mover, self._body, self._turn = mover, body, turn
        base, ground = mover.base, going(game, mover, turns=False)
        self._ground = replace(ground, no_way=tuple(one for one in ground.no_way if one.placed != body))
        self._middle = _middle(base, body.pose.at(*body.centre), turn)
        least = body.base.inner_radius + (base.inner_radius if len(self._middle) == 1 else 0.0)
        self._far = speed + least
        sources: Sequence[Source] = self._middle if len(self._middle) == 1 else self._sides()
        self._ways = [ways_from(base, turn, source, self._far, self._ground) for source in sources]

    def area(self) -> Area:
        """Centres that some of them lead to, the base clear of the body."""
        reached = union(ways.area() for ways in self._ways)
        return reached - too_near_base(self._body, self._mover.base, self._turn)

    def straight(self, held: Pose) -> tuple[Pose, ...]:
        """Straight from where the base touches the body; empty where that is barred or too far."""
        if self._is_in(held):
            return ()
        nearest = self._nearest(held.point)
        leg = (held.at(*nearest), held)
        fine = at_most(distance(nearest, held.point), self._far) and is_clear(self._mover.base, leg, self._ground)
        return (self._left(*leg), held) if fine else ()

    def to(self, held: Pose) -> tuple[Pose, ...]:
        """The shortest, from where the base touches the body; empty where none leads there."""
        routes = [route for ways in self._ways if (route := ways.to(held.point)) is not None]
        if not routes or self._is_in(held):
            return ()
        poses = [held.at(*point) for point in min(routes, key=lambda route: route.length).waypoints]
        last = max(index for index, pose in enumerate(poses) if self._is_in(pose))
        return (self._left(poses[last], poses[last + 1]), *poses[last + 1 : -1], held)

    def _sides(self) -> tuple[tuple[Point, Point], ...]:
        middle = self._middle
        return tuple(zip(middle, (*middle[1:], middle[0]), strict=True))

    def _nearest(self, to: Point) -> Point:
        points = (nearest_on_edge(start, end, to) for start, end in self._sides())
        return self._middle[0] if len(self._middle) == 1 else min(points, key=lambda point: distance(point, to))

    def _left(self, inside: Pose, outside: Pose) -> Pose:
        """Where a leg that begins in the body leaves it."""
        low, high = 0.0, 1.0
        for _ in range(_HALVINGS):
            part = (low + high) / 2
            low, high = (part, high) if self._is_in(_along(inside, outside, part)) else (low, part)
        return _along(inside, outside, high)

    def _is_in(self, pose: Pose) -> bool:
        return separation(Placed(self._mover.base, pose), self._body) < 0


def _middle(base: Base, at: Pose, turn: float) -> tuple[Point, ...]:
    """All places of a base whose outline passes over the middle of a body are as far as the body's radius within where
    it touches that: for a rectangle these are its own corners and sides about the middle."""
    if base.shape is not BaseShape.RECTANGLE:
        return (at.point,)
    x, y = base.width / 2, base.depth / 2
    return tuple(replace(at, turn=turn).place(corner) for corner in ((-x, -y), (x, -y), (x, y), (-x, y)))


def _along(a: Pose, b: Pose, part: float) -> Pose:
    return a.at(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)
