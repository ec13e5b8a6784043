"""The corners of the free space: where its rings bend, and which triangles lie round each."""

from dataclasses import dataclass

import numpy as np

from geometry.routes.grid import Indices
from geometry.routes.triangulation import Mesh


@dataclass(frozen=True, slots=True)
class Corners:
    """Plain lists, for a search that looks at one half edge after another.

    A corner is named by the half edge that leaves it along its wall; two corners of different rings may lie on the same
    spot. For every half edge: ``corner`` is the one it leaves from, ``bends`` whether the shortest way may turn there.
    For a corner: ``arriving`` is the half edge that reaches it along its wall, (``after_x``, ``after_y``) the next
    corner of the ring and (``before_x``, ``before_y``) the one before. Free space lies to the left of all rings.
    """

    x: list[float]
    y: list[float]
    twin: list[int]
    onward: list[int]
    tip: list[int]
    corner: list[int]
    bends: list[bool]
    arriving: list[int]
    after_x: list[float]
    after_y: list[float]
    before_x: list[float]
    before_y: list[float]
    per_length: list[float]


def corners_of(mesh: Mesh) -> Corners:
    """``x``, ``y``: where half edges start; ``onward``, ``tip``: of the triangle beyond, the half edge that starts
    where this one starts, and the half edge that starts at its third corner; ``per_length``: 1 by the length of a half
    edge.
    """
    start = mesh.triangles.ravel()
    x, y = mesh.corners[start, 0], mesh.corners[start, 1]
    count = len(start)
    edges = np.arange(count)
    later = np.where(edges % 3 == 2, edges - 2, edges + 1)
    sooner = np.where(edges % 3 == 0, edges + 2, edges - 1)
    twin = mesh.twin
    inner = twin >= 0
    corner = _last(np.where(inner, later[twin], edges))
    other_way = _last(np.where(twin[sooner] >= 0, twin[sooner], edges))
    arriving = sooner[other_way]
    after_x, after_y = x[later[corner]], y[later[corner]]
    before_x, before_y = x[arriving], y[arriving]
    bends = (x - before_x) * (after_y - y) < (y - before_y) * (after_x - x)
    per_length = 1 / np.hypot(x[later] - x, y[later] - y)
    return Corners(
        x.tolist(),
        y.tolist(),
        twin.tolist(),
        later[twin].tolist(),
        sooner[twin].tolist(),
        corner.tolist(),
        bends.tolist(),
        arriving.tolist(),
        after_x.tolist(),
        after_y.tolist(),
        before_x.tolist(),
        before_y.tolist(),
        per_length.tolist(),
    )


def _last(step: Indices) -> Indices:
    """Where repeated steps come to rest, for every start; a rest is its own step."""
    for _ in range(64):
        further = step[step]
        if np.array_equal(further, step):
            break
        step = further
    return step
