"""The corners of the free space: where its rings bend, and which triangles lie round each."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from geometry.routes.grid import Indices
from geometry.routes.triangulation import Mesh

_USUAL = 12
"""Binary digits of how many triangles are provided for: twice as many as a reach of 18 inches on a full table has."""


_YES = np.array([True])


@dataclass(frozen=True, slots=True)
class Corners:
    """Plain lists, for a search that looks at one half edge after another.

    A corner is named by the half edge that leaves it along its wall; two corners of different rings may lie on the same
    spot. Free space lies to the left of all rings. For every half edge: (``x``, ``y``) is where it starts, and ``turn``
    the corner there or, if the shortest way can't turn there, -1. ``arriving`` is, for a corner, the half edge that
    reaches it along its wall. ``later`` and ``sooner`` are the half edges of the same triangle after and before one,
    for as many as there are or more. ``spots`` are ``x`` and ``y`` as complex numbers, and ``next_spots`` those of the
    half edge after each.

    Triangles that share a corner, with one wall each, and these walls a bulge, are gone through in one go. ``onward``
    is, for a half edge through which the first of several is entered, the one that leads out of the last; otherwise -1.
    """

    x: list[float]
    y: list[float]
    twin: list[int]
    turn: list[int]
    arriving: list[int]
    later: list[int]
    sooner: list[int]
    onward: list[int]
    spots: NDArray[np.complex128]
    next_spots: NDArray[np.complex128]


@dataclass(frozen=True, slots=True)
class _Around:
    """The half edges after and before each, the same for every mesh, as arrays and as lists; and the number of every
    half edge, once, with -1 at the end: lists that share their numbers take less time to make, to read and to free."""

    later: Indices
    sooner: Indices
    laters: list[int]
    sooners: list[int]
    numbers: NDArray[np.object_]


def corners_of(mesh: Mesh, *, together: bool = True) -> Corners:
    """With ``together`` false each triangle is gone through by itself."""
    start, twin = mesh.triangles.ravel(), mesh.twin
    x, y = mesh.corners.T.take(start, axis=1)
    around = _around(1 << max(_USUAL, len(mesh).bit_length()))
    later, sooner, numbers = around.later[: len(start)], around.sooner[: len(start)], around.numbers
    walls = np.flatnonzero(twin < 0)
    starts = start[walls]
    arriving = np.full(len(start), -1)
    ordered = walls[:0]
    if np.bincount(starts).max() == 1:
        # No two rings meet in a corner: all that starts there belongs to it.
        leaving = np.full(len(mesh.corners), -1)
        leaving[starts] = walls
        corner = leaving[start]
        arriving[leaving[start[later[walls]]]] = walls
        if together:
            ordered = leaving[leaving >= 0]
    else:
        edges = np.arange(len(start))
        corner = _last(np.where(twin >= 0, later[twin], edges))
        arriving[walls] = sooner[_last(np.where(twin[sooner] >= 0, twin[sooner], edges))[walls]]
    back, on = arriving[walls], later[walls]
    bends = (x[walls] - x[back]) * (y[on] - y[walls]) < (y[walls] - y[back]) * (x[on] - x[walls])
    bend = np.full(len(start) + 1, -1)
    bend[walls[bends]] = walls[bends]
    spots = np.ascontiguousarray(mesh.corners).view(np.complex128).ravel()[start]
    xs, ys = mesh.corners.T.astype(object).take(start, axis=1).tolist()
    return Corners(
        xs,
        ys,
        numbers[twin].tolist(),
        numbers[bend[corner]].tolist(),
        numbers[arriving].tolist(),
        around.laters,
        around.sooners,
        numbers[_onward(ordered, start, twin, bend, around)].tolist(),
        spots,
        spots[later],
    )


def _onward(walls: Indices, start: Indices, twin: Indices, bend: Indices, around: _Around) -> Indices:
    """For walls in the order in which rings have their corners, or against it."""
    onward = np.full(len(start), -1)
    if len(walls) < 2:
        return onward
    out = around.later[walls]
    if 2 * np.count_nonzero(start[out] > start[walls]) < len(walls):
        walls, out = walls[::-1], out[::-1]
    into = around.sooner[walls]
    alone = (twin[out] >= 0) & (twin[into] >= 0)
    joins = alone[:-1] & alone[1:] & (twin[out[:-1]] == into[1:]) & (bend[walls[1:]] >= 0)
    # Of each row the first wall and, one beyond it, the last.
    bounds = np.flatnonzero(np.concatenate((_YES, ~joins, _YES)))
    sizes = bounds[1:] - bounds[:-1]
    onward[into[:-1][joins]] = np.repeat(out[bounds[1:] - 1], sizes - 1)
    onward[out[1:][joins]] = np.repeat(into[bounds[:-1]], sizes - 1)
    return onward


@lru_cache(maxsize=8)
def _around(triangles: int) -> _Around:
    edges = np.arange(3 * triangles).reshape(-1, 3)
    later, sooner = edges[:, (1, 2, 0)].ravel(), edges[:, (2, 0, 1)].ravel()
    numbers = np.append(edges.ravel(), -1).astype(object)
    return _Around(later, sooner, numbers[later].tolist(), numbers[sooner].tolist(), numbers)


def _last(step: Indices) -> Indices:
    """Where repeated steps come to rest, for every start; a rest is its own step."""
    for _ in range(64):
        further = step[step]
        if np.array_equal(further, step):
            break
        step = further
    return step
