"""One circle against many at once: what the lines along the line of centres tell, and single walls that hide all.

Whatever is told here is certain; most pairs on a table need no more.
"""

from dataclasses import dataclass

import numpy as np

from geometry.sight.bodies import normals
from geometry.sight.openings import HAIR, Reaches, Spans, Track, between, closed_heights, most_closed, openings, spans
from geometry.sight.pieces import Flags, Indices, Numbers, Pieces

_ASIDE = (-0.85, -0.6, -0.4, -0.2, 0.2, 0.4, 0.6, 0.85)
"""Directions tried, as shares of the angle between the line of centres and the inner tangents."""

_SURE = 1e-7
"""Inches by which a wall must reach past a tangent, or stay short of it, before anything follows from that."""


@dataclass(frozen=True, slots=True, eq=False)
class FirstLook:
    """One row a target: seen along a line from ``start`` to ``end`` if the ``width`` of the lines beside it is not
    none, ``hidden`` by one piece alone, or neither.

    ``near`` holds the pieces that can matter, ``closing`` the one to be named if the target is not seen.
    """

    width: Numbers
    start: Numbers
    end: Numbers
    hidden: Flags
    closing: Indices
    near: Flags


def first_look(
    centre: Numbers,
    radius: float,
    centres: Numbers,
    radii: Numbers,
    pieces: Pieces,
    clear: Flags,
    harmful: Flags | None,
    enough: Numbers,
) -> FirstLook:
    """The circles lie apart. ``clear`` (targets, pieces) says which pieces overlap neither circle, ``harmful`` which
    count at all. Where the lines along the line of centres are together no wider than ``enough``, others are tried."""
    way = centres - centre
    far = np.hypot(way[:, 0], way[:, 1])
    u = way / far[:, None]
    near = near_pieces(centre, centres, np.maximum(radius, radii), pieces)
    if harmful is not None:
        near &= harmful
    ids, here = _table(near)
    if not ids.shape[1]:
        none: Flags = np.zeros(len(u), dtype=np.bool_)
        start, end = _ends(centre, radius, centres, radii, u, _height(u, centre))
        return FirstLook(
            2 * np.minimum(radius, radii) + 2 * HAIR, start, end, none, np.zeros(len(u), dtype=np.int64), near
        )
    corners = pieces.corners[ids]
    reach = _reaches(centre, radius, centres, radii, u)
    found = spans(corners, u)
    stands = between(found, reach) & here
    width, height = openings(*closed_heights(found, stands), reach)
    upper = _tangent(corners, u, far, centre, radius, centres, radii, 1.0)
    lower = _tangent(corners, u, far, centre, radius, centres, radii, -1.0)
    matter = here & upper.reached & lower.reached
    near = np.zeros_like(near)
    near[np.nonzero(matter)[0], ids[matter]] = True
    usable = np.take_along_axis(clear, ids, axis=1) & matter
    # A convex piece that cuts both outer tangents between the bases parts them from side to side.
    hidden = np.any(usable & upper.cut & lower.cut, axis=1)
    # Pieces that overlap a circle need a closer look before a line is called free.
    rough = np.any(matter & ~usable, axis=1)
    closing = ids[np.arange(len(u)), most_closed(found, stands, reach)]
    width = np.where(rough, 0.0, width)
    start, end = _ends(centre, radius, centres, radii, u, height)
    if len(open_rows := np.flatnonzero(~rough & ~hidden & (width <= enough))):
        aside = _aside(centre, radius, centres[open_rows], radii[open_rows], corners[open_rows], here[open_rows])
        wider = aside.width > width[open_rows]
        rows = open_rows[wider]
        width[rows], start[rows], end[rows] = aside.width[wider], aside.start[wider], aside.end[wider]
    return FirstLook(width, start, end, hidden, closing, near)


@dataclass(frozen=True, slots=True, eq=False)
class _Widest:
    width: Numbers
    start: Numbers
    end: Numbers


def _aside(centre: Numbers, radius: float, centres: Numbers, radii: Numbers, corners: Numbers, here: Flags) -> _Widest:
    """For each target the widest opening in a few directions to either side of the line of centres."""
    count, tries = len(centres), len(_ASIDE)
    way = centres - centre
    far = np.hypot(way[:, 0], way[:, 1])
    turn = np.arcsin((radius + radii) / far)[:, None] * np.array(_ASIDE)
    cos, sin = np.cos(turn), np.sin(turn)
    x, y = (way[:, 0] / far)[:, None], (way[:, 1] / far)[:, None]
    u = np.stack([x * cos - y * sin, y * cos + x * sin], axis=2).reshape(-1, 2)
    row = np.repeat(np.arange(count), tries)
    theirs, wide = centres[row], radii[row]
    own_height, their_height = _height(u, centre), u[:, 0] * theirs[:, 1] - u[:, 1] * theirs[:, 0]
    low = np.maximum(own_height - radius, their_height - wide) - HAIR
    high = np.minimum(own_height + radius, their_height + wide) + HAIR
    level = np.zeros(len(u))
    reach = Reaches(
        low, high, Track(own_height, u @ centre, level), Track(their_height, (u * theirs).sum(axis=1), level)
    )
    found = spans(corners[row], u)
    width, height = openings(*closed_heights(found, between(found, reach) & here[row]), reach)
    best = width.reshape(count, tries).argmax(axis=1) + np.arange(count) * tries
    u, height = u[best], height[best]
    foot, off = height[:, None] * normals(u), height - _height(u, centre)
    leave = u @ centre + np.sqrt(np.maximum(0.0, radius * radius - off * off))
    off = height - (u[:, 0] * centres[:, 1] - u[:, 1] * centres[:, 0])
    enter = (u * centres).sum(axis=1) - np.sqrt(np.maximum(0.0, radii * radii - off * off))
    return _Widest(width[best], foot + leave[:, None] * u, foot + enter[:, None] * u)


def near_pieces(centre: Numbers, centres: Numbers, wide: Numbers, pieces: Pieces) -> Flags:
    """For each target (a row) the pieces that come within ``wide`` of the line of centres, and maybe some more."""
    way, off = centres - centre, pieces.middle - centre
    part = np.clip(way @ off.T / (way * way).sum(axis=1)[:, None], 0.0, 1.0)
    dx, dy = off[None, :, 0] - part * way[:, 0, None], off[None, :, 1] - part * way[:, 1, None]
    near: Flags = dx * dx + dy * dy <= (pieces.reach[None, :] + wide[:, None] + _SURE) ** 2
    return near


def _ends(
    centre: Numbers, radius: float, centres: Numbers, radii: Numbers, u: Numbers, height: Numbers
) -> tuple[Numbers, Numbers]:
    """Where lines leave the one base and enter the others."""
    foot = height[:, None] * normals(u)
    off = height - _height(u, centre)
    leave = u @ centre + np.sqrt(np.maximum(0.0, radius * radius - off * off))
    enter = (u * centres).sum(axis=1) - np.sqrt(np.maximum(0.0, radii * radii - off * off))
    return foot + leave[:, None] * u, foot + enter[:, None] * u


def _height(u: Numbers, centre: Numbers) -> Numbers:
    heights: Numbers = u[:, 0] * centre[1] - u[:, 1] * centre[0]
    return heights


def _table(near: Flags) -> tuple[Indices, Flags]:
    """The pieces near each target, as many columns as the largest number of them, and which cells are real."""
    most = int(near.sum(axis=1).max(initial=0))
    ids = np.argsort(~near, axis=1, kind="stable")[:, :most]
    return ids, np.take_along_axis(near, ids, axis=1)


def _reaches(centre: Numbers, radius: float, centres: Numbers, radii: Numbers, u: Numbers) -> Reaches:
    height, level = _height(u, centre), np.zeros(len(u))
    half = np.minimum(radius, radii) + HAIR
    first, second = Track(height, u @ centre, level), Track(height, (u * centres).sum(axis=1), level)
    return Reaches(height - half, height + half, first, second)


@dataclass(frozen=True, slots=True, eq=False)
class _Tangent:
    """Which pieces ``cut`` the tangent between its two bases, and which have a part on the bases' side of it."""

    cut: Flags
    reached: Flags


def _tangent(
    corners: Numbers,
    u: Numbers,
    far: Numbers,
    centre: Numbers,
    radius: float,
    centres: Numbers,
    radii: Numbers,
    side: float,
) -> _Tangent:
    """An outer tangent of each pair, on the side of the larger heights for ``side`` 1."""
    # The larger base may hold the smaller one in its shadow, but the two lie apart: the sine stays below 1.
    sine = side * (radii - radius) / far
    cosine = np.sqrt(np.maximum(0.0, (1 - sine) * (1 + sine)))
    v = np.column_stack([u[:, 0] * cosine - u[:, 1] * sine, u[:, 1] * cosine + u[:, 0] * sine])
    found: Spans = spans(corners, v)
    line = (_height(v, centre) + side * radius)[:, None]
    here = found.at(np.broadcast_to(line, found.low.shape))
    start, end = v @ centre, (v * centres).sum(axis=1)
    cut = (found.low < line - _SURE) & (found.high > line + _SURE) & (here > start[:, None]) & (here < end[:, None])
    reached = found.low < line + _SURE if side > 0 else found.high > line - _SURE
    return _Tangent(cut, reached)
