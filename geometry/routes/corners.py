"""The corners of the free space: where its rings bend, and which triangles lie round each."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from geometry.routes.grid import Indices
from geometry.routes.triangulation import Mesh


@dataclass(frozen=True, slots=True)
class Corners:
    """Plain lists, for a search that looks at one half edge after another.

    A corner is named by the half edge that leaves it along its wall; two corners of different rings may lie on the same
    spot. Free space lies to the left of all rings. For every half edge: (``x``, ``y``) is where it starts, and ``turn``
    the corner there or, if the shortest way can't turn there, -1. ``arriving`` is, for a corner, the half edge that
    reaches it along its wall. ``later`` and ``sooner`` are the half edges of the same triangle after and before one,
    for as many as there are or more. ``spots`` are ``x`` and ``y`` as complex numbers.
    """

    x: list[float]
    y: list[float]
    twin: list[int]
    turn: list[int]
    arriving: list[int]
    later: list[int]
    sooner: list[int]
    spots: NDArray[np.complex128]


def corners_of(mesh: Mesh) -> Corners:
    start, twin = mesh.triangles.ravel(), mesh.twin
    x, y = mesh.corners.T.take(start, axis=1)
    whole_later, whole_sooner, laters, sooners = _around(1 << len(mesh).bit_length())
    later, sooner = whole_later[: len(start)], whole_sooner[: len(start)]
    walls = np.flatnonzero(twin < 0)
    starts = start[walls]
    arriving = np.full(len(start), -1)
    if np.bincount(starts).max() == 1:
        # No two rings meet in a corner: all that starts there belongs to it.
        leaving = np.full(len(mesh.corners), -1)
        leaving[starts] = walls
        corner = leaving[start]
        arriving[leaving[start[later[walls]]]] = walls
    else:
        edges = np.arange(len(start))
        corner = _last(np.where(twin >= 0, later[twin], edges))
        arriving[walls] = sooner[_last(np.where(twin[sooner] >= 0, twin[sooner], edges))[walls]]
    back, on = arriving[walls], later[walls]
    bends = (x[walls] - x[back]) * (y[on] - y[walls]) < (y[walls] - y[back]) * (x[on] - x[walls])
    bend = np.full(len(start) + 1, -1)
    bend[walls[bends]] = walls[bends]
    return Corners(
        x.tolist(),
        y.tolist(),
        twin.tolist(),
        bend[corner].tolist(),
        arriving.tolist(),
        laters,
        sooners,
        np.ascontiguousarray(mesh.corners).view(np.complex128).ravel()[start],
    )


@lru_cache(maxsize=8)
def _around(triangles: int) -> tuple[Indices, Indices, list[int], list[int]]:
    """The half edges after and before each, the same for every mesh, as arrays and as lists."""
    edges = np.arange(3 * triangles).reshape(-1, 3)
    later, sooner = edges[:, (1, 2, 0)].ravel(), edges[:, (2, 0, 1)].ravel()
    return later, sooner, later.tolist(), sooner.tolist()


def _last(step: Indices) -> Indices:
    """Where repeated steps come to rest, for every start; a rest is its own step."""
    for _ in range(64):
        further = step[step]
        if np.array_equal(further, step):
            break
        step = further
    return step
