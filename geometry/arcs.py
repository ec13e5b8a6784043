"""What lies before a model that faces a way: an arc of so many degrees about its facing."""

import math

from geometry.area import Area
from geometry.pose import Pose, cos_sin

FULL_CIRCLE = 360.0
_STEP = 45.0


def arc_area(pose: Pose, degrees: float, far: float) -> Area:
    """All within ``far`` inches of the pose's point, and more, that lies in the arc; half of it on either side.

    A base at turn 0 faces the top of the table. The two sides are exact straight lines from the point. Raises
    ``ValueError`` for an arc that is not more than 0 and at most 360 degrees.
    """
    if not 0.0 < degrees <= FULL_CIRCLE:
        raise ValueError(f"an arc of {degrees} degrees")
    # Chords between neighbouring rays stay outside ``far``.
    beyond = far / math.cos(math.radians(_STEP / 2))
    if degrees == FULL_CIRCLE:
        return Area.rectangle(pose.x - far, pose.y - far, pose.x + far, pose.y + far)
    count = math.ceil(degrees / _STEP)
    turns = [pose.turn - degrees / 2 + degrees * step / count for step in range(count + 1)]
    rays = [cos_sin(turn) for turn in turns]
    return Area.polygon([pose.point, *((pose.x + sin * beyond, pose.y - cos * beyond) for cos, sin in rays)])


def in_arc(pose: Pose, degrees: float, point: tuple[float, float]) -> bool:
    """Whether a point lies in the arc; its sides count as in it."""
    ahead = cos_sin(pose.turn)
    dx, dy = point[0] - pose.x, point[1] - pose.y
    along, aside = dx * ahead[1] - dy * ahead[0], dx * ahead[0] + dy * ahead[1]
    return abs(math.degrees(math.atan2(aside, along))) <= degrees / 2 + 1e-9
