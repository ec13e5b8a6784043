"""Geometry that GEOS has indexed for many questions: each thread has its own.

A prepared geometry that two threads ask at the same time crashes the process, and areas are shared between threads. So
nothing outside this module prepares a geometry, nor calls what prepares one on the quiet (``contains_xy`` and
``intersects_xy`` do). Here a copy is prepared, and only the thread that made it ever sees it.
"""

import threading
from collections import OrderedDict

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

_KEPT = 256
"""Copies a thread keeps, those asked longest ago forgotten first."""


class _Own(threading.local):
    """The key is the identity of the shape, which is kept alive beside its copy."""

    def __init__(self) -> None:
        self.copies: OrderedDict[int, tuple[BaseGeometry, BaseGeometry]] = OrderedDict()


_own = _Own()


def own_prepared(shape: BaseGeometry) -> BaseGeometry:
    """This thread's prepared copy of a shape. Not to be handed to another thread, nor kept."""
    copies = _own.copies
    found = copies.get(id(shape))
    if found is not None:
        copies.move_to_end(id(shape))
        return found[1]
    copy = shapely.force_2d(shape)
    shapely.prepare(copy)
    copies[id(shape)] = (shape, copy)
    if len(copies) > _KEPT:
        copies.popitem(last=False)
    return copy


def prepared_copies(shapes: NDArray[np.object_]) -> NDArray[np.object_]:
    """Prepared copies that nobody else has, for many shapes asked once. Not to be handed to another thread."""
    copies: NDArray[np.object_] = np.asarray(shapely.force_2d(shapes), dtype=np.object_)
    shapely.prepare(copies)
    return copies


def holds(shape: BaseGeometry, x: float, y: float) -> bool:
    """The point lies in the shape or on its outline."""
    return bool(shapely.intersects_xy(own_prepared(shape), x, y))


def holds_inside(shape: BaseGeometry, x: float, y: float) -> bool:
    """The point lies in the shape, not on its outline."""
    return bool(shapely.contains_xy(own_prepared(shape), x, y))


def hold_inside(shape: BaseGeometry, x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which points lie in the shape, not on its outline."""
    inside: NDArray[np.bool_] = np.asarray(shapely.contains_xy(own_prepared(shape), x, y))
    return inside
