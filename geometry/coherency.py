"""Models that keep together: near enough to some of the others, or wholly within a distance of one of them.

Distances are measured from base edge to base edge, nearest point to nearest point, and a limit includes itself.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import ARC_ERROR, Area
from geometry.base import Base, Placed
from geometry.convex import Side, convex_sum, rim
from geometry.gaps import farthest, gap
from geometry.prepared import prepared_copies
from geometry.tolerance import TOLERANCE, Fit, at_most

K = TypeVar("K")


ARC_SHORT = 4 * ARC_ERROR
"""Inches by which arcs fall short of the truth here, where many of them cross each other."""


def within(other: Placed, base: Base, turn: float, distance: float) -> Area:
    """All centres at which the base comes within ``distance`` of another base, touching and overlapping it included.

    Never more than the truth, and short of it by at most ``ARC_SHORT``, by twice that where a base is an oval.
    """
    if other.base.is_round and base.is_round:
        both = Base.round(other.base.width + base.width)
        return Area.of(shapely.Polygon(rim(both, 0.0, distance, Side.INSIDE, ARC_SHORT) + np.array(other.centre)))
    own = rim(base, turn, distance, Side.INSIDE, ARC_SHORT / 2)
    theirs = rim(other.base, other.pose.turn, 0.0, Side.INSIDE, ARC_SHORT / 2)
    return Area.of(shapely.Polygon(convex_sum(own, theirs) + np.array(other.centre)))


def near_enough(others: Sequence[Placed], base: Base, turn: float, distance: float, k: int) -> Area:
    """All centres at which the base comes within ``distance`` of at least ``k`` of the others.

    It depends on the others alone: once for an activation is enough. Overlapping bases are not taken away. Never more
    than the truth, as :func:`within`; empty where there are fewer than ``k`` others. Raises ``ValueError`` for a ``k``
    below 1 and a distance below 0.
    """
    if k < 1 or not distance >= 0:
        raise ValueError(f"near to {k} others within {distance} inches is no question")
    if len(others) < k:
        return Area.empty()
    discs = [within(other, base, turn, distance).shape for other in others]
    if k == 1:
        return Area.of(shapely.union_all(discs))
    return Area.of(_covered(discs, k))


def _covered(discs: Sequence[BaseGeometry], k: int) -> BaseGeometry:
    """What at least ``k`` of the discs cover. All of them cut each other into faces, each covered a number of times."""
    found = _by_faces(np.array(discs, dtype=object), k)
    return _by_levels(discs, k) if found is None else found


def _by_faces(discs: NDArray[np.object_], k: int) -> BaseGeometry | None:
    """None where a face was lost to rounding: then the faces of the discs don't add up to the discs."""
    lines = shapely.node(shapely.MultiLineString(list(shapely.get_exterior_ring(discs))))
    faces = shapely.get_parts(shapely.polygonize([lines]))
    spots = shapely.get_coordinates(shapely.point_on_surface(faces))
    own = prepared_copies(discs)
    times = shapely.contains_xy(own[:, None], spots[:, 0], spots[:, 1]).sum(axis=0)
    whole = float(shapely.area(discs).sum())
    if abs(float((times * shapely.area(faces)).sum()) - whole) > 1e-9 * whole:
        return None
    return shapely.coverage_union_all(faces[times >= k])


def _by_levels(discs: Sequence[BaseGeometry], k: int) -> BaseGeometry:
    """Slower, and loses nothing."""
    return _levels(_in_rows(discs), k)[-1]


def _in_rows(discs: Sequence[BaseGeometry]) -> list[BaseGeometry]:
    """Neighbours near each other, so that halves of the row are halves of the table."""
    boxes = shapely.bounds(discs)
    along = int(np.ptp(boxes[:, 1]) > np.ptp(boxes[:, 0]))
    return [discs[i] for i in np.argsort(boxes[:, along], kind="stable")]


def _levels(discs: Sequence[BaseGeometry], k: int) -> list[BaseGeometry]:
    """What at least 1, 2, … and ``k`` of the discs cover. A level of the whole is met by one of the first half and the
    rest of it of the second half."""
    if len(discs) == 1:
        return [discs[0], *[shapely.Polygon()] * (k - 1)]
    middle = len(discs) // 2
    one, other = _levels(discs[:middle], k), _levels(discs[middle:], k)
    levels = []
    for level in range(1, k + 1):
        parts = [one[level - 1], other[level - 1]]
        for own in range(1, level):
            a, b = one[own - 1], other[level - own - 1]
            if not a.is_empty and not b.is_empty:
                parts.append(a.intersection(b))
        levels.append(shapely.union_all([part for part in parts if not part.is_empty]))
    return levels


@dataclass(frozen=True, slots=True)
class Kept(Generic[K]):
    """``short`` are the models near to fewer others than they have to be, ``marginal`` those that are near to enough
    only because the tolerance helps, ``chains`` the models that nearness joins, the longest chain first."""

    near: Mapping[K, tuple[K, ...]]
    short: tuple[K, ...]
    marginal: tuple[K, ...]
    chains: tuple[frozenset[K], ...]

    @property
    def fit(self) -> Fit:
        if self.short:
            return Fit.BROKEN
        return Fit.AT_LIMIT if self.marginal else Fit.KEPT

    @property
    def is_one_chain(self) -> bool:
        return len(self.chains) <= 1

    def __bool__(self) -> bool:
        return not self.short


def check(placed: Mapping[K, Placed], distance: float, k: int) -> Kept[K]:
    """Whether each model is within ``distance`` of at least ``k`` others of the unit, and which chains they form.

    A unit too small for ``k`` breaks; cap ``k`` where the rules do. At the limit counts as near.
    """
    keys = list(placed)
    fits: dict[tuple[int, int], Fit] = {}
    for i, j in _candidates([placed[key] for key in keys], distance):
        fit = at_most(gap(placed[keys[i]], placed[keys[j]]), distance)
        if fit:
            fits[i, j] = fits[j, i] = fit
    near: dict[int, list[int]] = {i: [] for i in range(len(keys))}
    sure = dict.fromkeys(near, 0)
    for (i, j), fit in fits.items():
        near[i].append(j)
        sure[i] += fit is Fit.KEPT
    return Kept(
        {keys[i]: tuple(keys[j] for j in sorted(near[i])) for i in near},
        tuple(keys[i] for i in near if len(near[i]) < k),
        tuple(keys[i] for i in near if sure[i] < k <= len(near[i])),
        tuple(frozenset(keys[i] for i in chain) for chain in _chains(near)),
    )


def check_leader(leader: Placed, others: Mapping[K, Placed], distance: float) -> Mapping[K, Fit]:
    """For each of the others, whether all of its base is within ``distance`` of the leader's."""
    return {key: at_most(farthest(one, leader), distance) for key, one in others.items()}


def _candidates(placed: Sequence[Placed], distance: float) -> list[tuple[int, int]]:
    """Pairs that may be near: the discs that hold the bases are."""
    centres = np.array([one.centre for one in placed]).reshape(-1, 2)
    radii = np.array([one.base.outer_radius for one in placed])
    apart = np.hypot(*(centres[:, None] - centres[None]).transpose(2, 0, 1)) - radii[:, None] - radii[None]
    rows, columns = np.nonzero(np.triu(apart <= distance + 2 * TOLERANCE, 1))
    return list(zip(rows.tolist(), columns.tolist(), strict=True))


def _chains(near: Mapping[int, Sequence[int]]) -> list[set[int]]:
    chains: list[set[int]] = []
    left = dict.fromkeys(near)
    while left:
        chain, edge = set[int](), [next(iter(left))]
        while edge:
            here = edge.pop()
            if here not in chain:
                chain.add(here)
                left.pop(here)
                edge.extend(near[here])
        chains.append(chain)
    return sorted(chains, key=len, reverse=True)
