"""Where a base touches a body, and the ways it has from there."""

import math

from engine.routing import Ways, ways_from
from engine.systems.starcraft.ends import going
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.state import StarcraftGame
from geometry.base import Placed
from geometry.gaps import nearest_points, separation
from geometry.pose import Pose, distance

_BEARINGS = 12
_FAR = 100.0


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


def ways_beside(game: StarcraftGame, mover: Mover, body: Placed, turn: float, speed: float) -> tuple[Ways, ...]:
    """Ways of a base that keeps its turn, from places all round a body at which it touches that. A way round things
    may begin between two of these too, so they claim less than the truth."""
    x, y = body.centre
    ground = going(game, mover, turns=False)
    found = []
    for index in range(_BEARINGS):
        angle = math.tau * index / _BEARINGS
        far = Placed(mover.base, Pose(x + _FAR * math.cos(angle), y + _FAR * math.sin(angle), turn))
        start = touching_pose(far, body)
        found.append(ways_from(mover.base, turn, start.point, speed, ground))
    return tuple(found)
