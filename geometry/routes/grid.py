"""The grid on which free space is computed, so that "left of", "right of" and "on the line" have one answer.

All coordinates are multiples of ``GRID`` about an origin near the start. The product of two differences is then rounded
the same way whenever it is the same number, so that a computed cross product never has the wrong sign: it is right, or
it is 0 for two directions that no measure could tell apart.
"""

import numpy as np
from numpy.typing import NDArray

GRID = 2.0**-22
"""Inches between neighbouring coordinates: a quarter of a millionth."""

GROWTH = 2e-6
"""Inches by which walls are grown. A way between two walls that is less than twice as wide is closed: a slit between
walls that touch is no way through. Whatever keeps out of the grown walls keeps out of the walls, rounding and all."""

NEAR = 2.8e-6
"""Inches a point on a wall's outline lies from the free space, unless in a corner; no detour is made for less."""

SNAP = 1e-5
"""Inches a point may lie off the free space and still be one of its points."""

Points = NDArray[np.float64]
Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]


def on_grid(values: Numbers) -> Numbers:
    rounded: Numbers = np.rint(values / GRID) * GRID
    return rounded


def rounded(value: float) -> float:
    return round(value / GRID) * GRID
