"""What the roots see as an outline: a sector for each, ending at walls and at what is left of the allowance."""

from collections.abc import Iterator

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.pose import Point
from geometry.routes.chains import Search
from geometry.routes.far_side import Ends, Places, ends_of, far_side, places_of
from geometry.routes.grid import Indices, Numbers, Points, on_grid

_NOWHERE = (np.inf, np.inf)

Stretch = tuple[int, int, int]
"""Places in a row: the number of the first, how many, and 1 or, backwards, -1."""


def outline_of(search: Search, arc_error: float, origin: Point = (0.0, 0.0)) -> BaseGeometry:
    """The union of all sectors, moved by the search's origin. Chords of arcs lie within ``arc_error`` inside them."""
    if not search.ends:
        return shapely.MultiPolygon()
    # Where two ways meet, a tour overlaps itself, winding the same way round; a buffer of 0 keeps all it winds round.
    wound = [shapely.Polygon(on_grid(tour) + np.array(origin)).buffer(0.0) for tour in tours_of(search, arc_error)]
    return wound[0] if len(wound) == 1 else shapely.union_all(wound)


def tours_of(search: Search, arc_error: float) -> list[Points]:
    """Rings that run round sector after sector. A sector shares a whole side with that of its parent, so that the one
    can be threaded into the other where they part, and the side is gone."""
    roots = places_of(search.root_x, search.root_y)
    ends = ends_of(search)
    corners, counts = far_side(search, ends, roots, arc_error)
    begin = [0, *np.cumsum(counts).tolist()]
    tails = np.array([complex(*fan.tail or _NOWHERE) for fan in search.fans])
    given = np.array([complex(*place) for fan in search.fans for place in fan.hub], dtype=np.complex128)
    places = np.concatenate((corners, roots, tails, given))
    hubs = _hubs(search, _in_reach(search, roots, tails), len(corners))
    tours = []
    for tour in _tours(search, begin, hubs, *_threads(search, ends, roots)):
        start, size, step = np.array(tour, dtype=np.int64).T
        within = np.arange(int(size.sum())) - np.repeat(np.cumsum(size) - size, size)
        if len(within) >= 3:
            drawn = places[np.repeat(start, size) + np.repeat(step, size) * within]
            tours.append(drawn.view(np.float64).reshape(-1, 2))
    return tours


def _tours(
    search: Search,
    begin: list[int],
    hubs: list[list[Stretch]],
    threaded: dict[int, list[tuple[int, int]]],
    loose: list[int],
) -> Iterator[list[Stretch]]:
    fans = search.fans
    starts = [*(fan.start for fan in fans), len(begin) - 1]
    for source in loose:
        parts: list[Stretch] = []
        waiting: list[int | Stretch] = [source]
        while waiting:
            task = waiting.pop()
            if not isinstance(task, int):
                parts.append(task)
                continue
            at, end = starts[task], starts[task + 1]
            if fans[task].left:
                waiting += hubs[task]
            for before, child in sorted(threaded.get(task, ()), reverse=True):
                waiting += ((begin[before], begin[end] - begin[before], 1), child)
                end = before
            waiting.append((begin[at], begin[end] - begin[at], 1))
            if not fans[task].left:
                waiting += hubs[task][::-1]
        yield parts


def _in_reach(search: Search, roots: Places, tails: Places) -> list[bool]:
    """For each fan, whether it has a last stretch of wall that the allowance goes as far as."""
    last = [fan.last for fan in search.fans]
    left = search.allowance - np.array([search.root_distance[root] for root in last])
    return (np.abs(tails - roots[last]) <= left).tolist()  # type: ignore[no-any-return]  # of flags


def _hubs(search: Search, in_reach: list[bool], first_root: int) -> list[list[Stretch]]:
    """For each fan its roots and the end of its last stretch of wall, in an order that is turned round for a fan on the
    left, or what it stands on. Roots are numbered from the first on, then tails, then the places that fans stand on."""
    tail = first_root + len(search.root_x)
    given = tail + len(search.fans)
    hubs: list[list[Stretch]] = []
    for fan, has_tail in zip(search.fans, in_reach, strict=True):
        if fan.whole or fan.hub:
            hubs.append([(given, len(fan.hub), 1)])
            given += len(fan.hub)
        else:
            size = fan.last - fan.first + 1
            own = (first_root + fan.last, size, -1) if fan.left else (first_root + fan.first, size, 1)
            hubs.append([own, (tail, 1, 1)] if has_tail else [own])
        tail += 1
    return hubs


def _threads(search: Search, ends: Ends, roots: Places) -> tuple[dict[int, list[tuple[int, int]]], list[int]]:
    """For each fan, before which of its ends which other fan belongs; and the fans that belong to none."""
    fans = search.fans
    first = np.array([fan.first for fan in fans])
    on_left = np.array([fan.left for fan in fans])
    starts = np.array([fan.start for fan in fans])
    parent = np.array([search.parent[fan.first] for fan in fans])
    ray = roots[first] - roots[parent]
    after = _found(ends.first, ends.left, parent, ray)
    before = _found(ends.last, ends.right, parent, ray)
    found = np.where(on_left, np.where(after >= 0, after + 1, -1), before)
    found[parent < 0] = -1
    owner = np.searchsorted(starts, found - on_left, side="right") - 1
    threaded: dict[int, list[tuple[int, int]]] = {}
    for fan, (end, own) in enumerate(zip(found.tolist(), owner.tolist(), strict=True)):
        if end >= 0:
            threaded.setdefault(own, []).append((end, fan))
    return threaded, np.flatnonzero(found < 0).tolist()


def _found(roots: Indices, rays: Places, root: Indices, ray: Places) -> Indices:
    """For each ray of a root, where it is among the others; -1 where it is not."""
    keys, wanted = _keys(roots, rays), _keys(root, ray)
    order = np.argsort(keys)
    at = order[np.minimum(np.searchsorted(keys, wanted, sorter=order), len(order) - 1)]
    return np.where((roots[at] == root) & (rays[at] == ray), at, -1)


def _keys(root: Indices, ray: Places) -> Numbers:
    """Different for different rays: two hardly ever agree, and what is found is compared."""
    keys: Numbers = root + 0.7548776662466927 * ray.real + 0.5698402909980532 * ray.imag
    return keys
