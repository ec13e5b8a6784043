"""No two threads share a prepared geometry: GEOS crashes on that, so it is tested by who holds which, not by luck."""

import threading
from collections.abc import Callable

import numpy as np
import pytest
import shapely

from geometry.area import Area
from geometry.prepared import hold_inside, holds, holds_inside, own_prepared, prepared_copies


def _in_a_thread(work: Callable[[], object]) -> object:
    found: list[object] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    thread.start()
    thread.join()
    return found[0]


def test_each_thread_has_a_copy_of_its_own_and_keeps_it() -> None:
    shape = shapely.box(0, 0, 2, 2)
    here = own_prepared(shape)
    there = _in_a_thread(lambda: own_prepared(shape))
    assert own_prepared(shape) is here
    assert there is not here
    assert here is not shape
    assert shapely.is_prepared(here)
    assert here.equals(shape)


def test_the_shape_that_is_shared_is_never_prepared() -> None:
    area = Area.disc((0.0, 0.0), 2.0)
    assert area.contains((1.0, 1.0))
    assert holds_inside(area.shape, 0.0, 0.0)
    assert hold_inside(area.shape, np.zeros(2), np.array([0.0, 3.0])).tolist() == [True, False]
    _in_a_thread(lambda: area.contains((1.0, 1.0)))
    assert not shapely.is_prepared(area.shape)


def test_copies_of_many_leave_the_originals_as_they_are() -> None:
    shapes = np.array([shapely.box(0, 0, 1, 1), shapely.box(0, 0, 2, 2)], dtype=object)
    copies = prepared_copies(shapes)
    assert shapely.is_prepared(copies).all()
    assert not shapely.is_prepared(shapes).any()


def test_a_thread_forgets_the_shapes_asked_longest_ago() -> None:
    first = shapely.box(0, 0, 1, 1)
    copy = own_prepared(first)
    others = [shapely.box(0, 0, 1, 1) for _ in range(300)]
    for other in others:
        own_prepared(other)
    assert own_prepared(first) is not copy


@pytest.mark.parametrize(("x", "on", "inside"), [(1.0, True, True), (2.0, True, False), (2.1, False, False)])
def test_the_outline_is_held_and_not_inside(x: float, on: bool, inside: bool) -> None:
    square = shapely.box(0, 0, 2, 2)
    assert holds(square, x, 1.0) is on
    assert holds_inside(square, x, 1.0) is inside
