"""Ground that is paid for once: a way loses so many inches for each patch it touches, however often it comes back."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count, pairwise

from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import separation_from
from geometry.pose import Point, Pose
from geometry.routes.difficult import OVAL_ERROR, stretches_over
from geometry.routes.reach import Reach, Route, reach
from geometry.sweep import sweep_separation
from geometry.travel import turn_between

MOST_CHOICES = 400
"""So many choices of patches to pay for are looked at. All there are of eight patches are 256."""

_DEEP = OVAL_ERROR
"""Inches by which a base that turns or stands must overlap a patch to touch it: what an oval may be off."""

_AT_IT = 1e-3
"""Inches from a patch at which ways that keep off it may end, as outlines are drawn."""


class TooManyPatches(ValueError):
    """More choices of patches could be paid for than are looked at."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """Ground that costs ``loss`` inches once it is touched."""

    ground: Area = field(compare=False)
    loss: float

    def __post_init__(self) -> None:
        if not self.loss >= 0:
            raise ValueError(f"a loss of {self.loss} inches is none")


@dataclass(frozen=True, slots=True)
class Paid:
    """The cheapest way: its route, what it costs in inches of allowance, and the patches it pays for, by number."""

    route: Route
    cost: float
    patches: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LossReach:
    """Where a point gets to; ``choices`` are the patches paid for, by number, what they cost and all ways that keep off
    the others, the cheapest choice first."""

    choices: tuple[tuple[tuple[int, ...], float, Reach], ...]

    def __bool__(self) -> bool:
        return any(found for _, _, found in self.choices)

    def outline(self) -> Area:
        """As exact as each reach, and never more than the truth."""
        return union([found.outline() for _, _, found in self.choices])

    def cost_to(self, point: Point) -> float:
        """Inches of allowance that the cheapest way costs; infinite where none is affordable."""
        return min((found.distance_to(point) + loss for _, loss, found in self.choices), default=math.inf)

    def way_to(self, point: Point) -> Paid | None:
        """The cheapest way, the one that pays for least where several cost the same."""
        best: Paid | None = None
        for patches, loss, found in self.choices:
            route = found.route_to(point)
            if route is not None and (best is None or route.length + loss < best.cost - 1e-9):
                best = Paid(route, route.length + loss, patches)
        return best


def reach_with_losses(
    start: Point,
    allowance: float,
    walls: Sequence[Area],
    patches: Sequence[Penalty],
    floor: Area | None = None,
    most: int = MOST_CHOICES,
) -> LossReach:
    """Where a point gets to when each patch that a way enters costs its loss, once for each patch.

    Walls and patches are areas of centres, grown by the base beforehand. To touch a patch's outline is not to enter it,
    a way of no width between two patches that touch enters either of them, and what lies in several patches pays for
    all of them. A start in a patch has entered it; a start on its outline has not.

    Exact as :func:`~geometry.routes.reach.reach`, whose ways are looked for once for each choice of patches to pay for,
    the cheapest choice first: only those whose every patch is met by ways that pay for the others, and which leave
    enough to get to each of them as the crow flies. Raises :class:`TooManyPatches` where there are more than ``most``
    of them, and :class:`~geometry.routes.reach.BadReach` as ``reach`` does.
    """
    inside = [i for i, patch in enumerate(patches) if patch.loss == 0 or _is_in(start, patch.ground)]
    off = [patch.ground.distance(start) for patch in patches]
    first = frozenset(inside)
    order = count()
    waiting = [(sum(patches[i].loss for i in inside), len(first), next(order), first)]
    known = {first}
    choices: list[tuple[tuple[int, ...], float, Reach]] = []
    while waiting:
        loss, _, _, paid = heappop(waiting)
        if loss > allowance and choices:
            break
        if len(choices) >= most:
            raise TooManyPatches(f"more than {most} choices of {len(patches)} patches could be paid for")
        kept = [patch.ground for i, patch in enumerate(patches) if i not in paid]
        left = allowance - loss if math.isfinite(loss) else -1.0
        found = reach(start, left, [*walls, *kept], floor)
        choices.append((tuple(sorted(paid)), loss, found))
        if not found:
            continue
        outline = found.outline()
        for i, patch in enumerate(patches):
            further, more = loss + patch.loss, paid | {i}
            if i in paid or more in known or not further + max(off[j] for j in more) < allowance:
                continue
            if outline.gap(patch.ground) <= _AT_IT:
                known.add(more)
                heappush(waiting, (further, len(more), next(order), more))
    return LossReach(tuple(choices))


def _is_in(point: Point, ground: Area) -> bool:
    return ground.contains(point) and ground.distance_to_outline(point) > 1e-6


def lost_along(path: Sequence[Pose], base: Base, patches: Sequence[Penalty]) -> tuple[int, ...]:
    """Which patches, as they lie on the table, a path touches as it is gone, by number: those that some part of the
    base overlaps. A base that touches an outline does not overlap; one that stands in a patch and stays there does.

    Exact for round and rectangular bases that slide, within ``OVAL_ERROR`` for sliding ovals, for turns and for
    a base that stays.
    """
    return tuple(i for i, patch in enumerate(patches) if _touches(path, base, patch.ground))


def _touches(path: Sequence[Pose], base: Base, ground: Area) -> bool:
    if path and all(pose == path[0] for pose in path):
        return separation_from(Placed(base, path[0]), ground) < -_DEEP
    for start, end in pairwise(path):
        if base.is_round or turn_between(start, end) == 0:
            if stretches_over(start.point, end.point, base, start.turn, ground):
                return True
        elif sweep_separation(base, (start, end), ground) < -_DEEP:
            return True
    return False
