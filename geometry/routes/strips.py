"""A segment as source: what is abeam of it is reached at right angles, and the rest from its ends."""

import math

import numpy as np

from geometry.pose import Point
from geometry.routes.chains import Fan, Search
from geometry.routes.far_root import FAR, Strip
from geometry.routes.grid import SNAP, Numbers, Points
from geometry.routes.triangulation import Mesh

_BLUR = 5e-6
"""Inches the segment may lie off the free space, which keeps off walls by less than that."""


def free_stretches(mesh: Mesh, start: Point, end: Point) -> list[tuple[float, float, int]]:
    """From which part of the segment to which it is in which triangle, in order."""
    at_start, at_end = mesh.depths(start) + _BLUR, mesh.depths(end) + _BLUR
    change = at_end - at_start
    level = np.abs(change) < 1e-15
    cross = np.divide(-at_start, change, out=np.zeros_like(change), where=~level)
    enters = np.where(level, np.where(at_start >= 0, 0.0, 2.0), np.where(change > 0, cross, 0.0)).max(axis=1)
    leaves = np.where(level, 1.0, np.where(change < 0, cross, 1.0)).min(axis=1)
    enters, leaves = np.maximum(enters, 0.0), np.minimum(leaves, 1.0)
    span = math.dist(start, end)
    found = np.flatnonzero((leaves - enters) * span > 4 * _BLUR)
    return sorted((float(enters[t]), float(leaves[t]), int(t)) for t in found)


def whole_stretches(stretches: list[tuple[float, float, int]], span: float) -> list[tuple[float, float]]:
    """The free parts of the segment, however many triangles each goes through."""
    whole: list[tuple[float, float]] = []
    for enters, leaves, _ in stretches:
        if whole and (enters - whole[-1][1]) * span <= 4 * SNAP:
            whole[-1] = (whole[-1][0], max(whole[-1][1], leaves))
        else:
            whole.append((enters, leaves))
    return whole


def add_strips(search: Search, mesh: Mesh, start: Point, end: Point) -> list[Point]:
    """Follow what is abeam of a segment, on either side. Returns the ends of its free parts: sources still to add."""
    span = math.dist(start, end)
    along = ((end[0] - start[0]) / span, (end[1] - start[1]) / span)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    stretches = free_stretches(mesh, start, end)
    depths = np.maximum(mesh.depths(start), mesh.depths(end))
    for sign in (1.0, -1.0):
        strip = Strip(middle, along, (-along[1] * sign, along[0] * sign))
        _add_strip(search, strip, stretches, span, sign, depths)
    # A corner on the segment: the ways round it begin there.
    touched = np.flatnonzero(_distances(mesh.corners, start, end) <= 2 * _BLUR)
    for x, y in mesh.corners[touched].tolist():
        search.add_source((x, y), 0.0, *mesh.holding_and_depths((x, y)))
    parts = [part for stretch in whole_stretches(stretches, span) for part in stretch]
    return [(start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])) for part in parts]


def _distances(points: Points, start: Point, end: Point) -> Numbers:
    """From a segment."""
    side, to = np.subtract(end, start), points - np.array(start)
    part = np.clip(to @ side / (side @ side), 0.0, 1.0)
    distances: Numbers = np.hypot(to[:, 0] - part * side[0], to[:, 1] - part * side[1])
    return distances


def _add_strip(
    search: Search, strip: Strip, stretches: list[tuple[float, float, int]], span: float, sign: float, depths: Numbers
) -> None:
    corners = search.corners
    x, y = strip.middle[0] - FAR * strip.ahead[0], strip.middle[1] - FAR * strip.ahead[1]
    root = search.add_root(x, y, -FAR, -1)
    search.strips[root] = strip
    cones: list[tuple[float, float, int]] = []
    for enters, leaves, triangle in stretches:
        low, high = (enters - 0.5) * span, (leaves - 0.5) * span
        for i in range(3):
            edge, after = 3 * triangle + i, 3 * triangle + (i + 1) % 3
            one, other = (corners.x[edge], corners.y[edge]), (corners.x[after], corners.y[after])
            at_one, at_other = strip.part(one), strip.part(other)
            if low - _BLUR <= at_one <= high + _BLUR and strip.heights(np.array([one]))[0] > 0:
                search.see(root, edge, one[0] - x, one[1] - y)
            # The edge lies ahead where its start is on the right, looking along the rays.
            if (at_one - at_other) * sign <= 0 or depths[triangle, i] <= 1e-9:
                continue
            begin, end = max(low, min(at_one, at_other)), min(high, max(at_one, at_other))
            if end - begin > 4 * _BLUR:
                cones.append((begin, end, edge))
    # From right to left, and from one to the next without a gap.
    cones.sort(reverse=sign > 0)
    previous: float | None = None
    for begin, end, edge in cones:
        right, left = (end, begin) if sign > 0 else (begin, end)
        joined = previous is not None and abs(previous - right) <= 8 * _BLUR
        if joined and previous is not None:
            right = previous
        rx, ry = _ray(strip, right)
        lx, ly = _ray(strip, left)
        base = _on_line(strip, left)
        if joined:
            fan = search.fans[-1]
            search.fans[-1] = Fan(root, root, fan.start, hub=(base, fan.hub[1]))
        else:
            search.fans.append(Fan(root, root, len(search.ends) // 7, hub=(base, _on_line(strip, right))))
        search.log.append((edge, root, root, lx, ly, rx, ry))
        search.follow(root, edge, lx, ly, rx, ry)
        previous = left


def _ray(strip: Strip, part: float) -> Point:
    x, y = strip.along
    return (FAR * strip.ahead[0] + part * x, FAR * strip.ahead[1] + part * y)


def _on_line(strip: Strip, part: float) -> Point:
    return (strip.middle[0] + part * strip.along[0], strip.middle[1] + part * strip.along[1])
