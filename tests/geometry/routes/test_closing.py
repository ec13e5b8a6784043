"""Walls grown by a hair, beside what shapely's own buffer makes of them."""

import numpy as np
import pytest
import shapely

from geometry.area import Area, BadShape
from geometry.routes.closing import grown, outside
from geometry.routes.grid import GROWTH

SHAPES = {
    "a box": shapely.box(0, 0, 2, 1),
    "a box that turns the other way": shapely.box(0, 0, 2, 1).reverse(),
    "a round wall": shapely.Point(3, 4).buffer(1.5, quad_segs=16),
    "a ring": shapely.Point(0, 0).buffer(3).difference(shapely.Point(0, 0).buffer(2)),
    "an angle": shapely.box(0, 0, 4, 1).union(shapely.box(0, 0, 1, 4)),
    "a needle": shapely.Polygon([(0, 0), (10, 0.05), (10, -0.05)]),
    "a hair": shapely.box(0, 0, 3, 1e-6),
    "a hole narrower than it is grown": shapely.box(0, 0, 4, 4).difference(shapely.box(1, 1, 3, 1 + 1e-6)),
    "a hole that touches its wall": shapely.Polygon([(0, 0), (4, 0), (4, 4), (0, 4)], [[(0, 0), (1, 2), (2, 1)]]),
    "a notch narrower than it is grown": shapely.box(0, 0, 4, 4).difference(shapely.box(2, 1, 2 + 1e-6, 4)),
    "a corner repeated": shapely.Polygon([(0, 0), (2, 0), (2, 0), (2, 2), (0, 2)]),
}


@pytest.mark.parametrize("name", SHAPES)
def test_a_wall_grows_as_by_a_buffer(name):
    shape = SHAPES[name]
    made = grown(np.array([shape], dtype=object))[0]
    by_buffer = shapely.buffer(shape, GROWTH, join_style="mitre")
    assert made.is_valid
    assert made.covers(shape)
    assert made.symmetric_difference(by_buffer).area <= 1e-9
    assert made.hausdorff_distance(by_buffer) <= 4 * GROWTH


ROOM = shapely.box(-1, -1, 5, 5)


def left(*walls, room=ROOM):
    return outside([Area.of(wall) for wall in walls], room)


def test_no_way_leads_between_walls_that_touch():
    fence = shapely.box(-1, 0, 1, 1), shapely.box(1, 0, 5, 1)
    assert len(shapely.get_parts(left(*fence))) == 2
    assert len(shapely.get_parts(left(fence[0], shapely.box(1.001, 0, 5, 1)))) == 1


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("cut", [shapely.Polygon(), shapely.box(0.5, 0.5, 1, 1), shapely.box(0, 2, 4, 6)])
def test_what_is_left_is_the_difference(name, cut):
    """Two walls on top of each other, one that lies in the hole of another, and one half outside the room."""
    ring = shapely.Point(3, 3).buffer(1.4).difference(shapely.Point(3, 3).buffer(1))
    room = ROOM.difference(cut)
    walls = SHAPES[name], SHAPES[name], ring, shapely.Point(3, 3).buffer(0.5), shapely.box(4.5, 4, 7, 8)
    truth = room.difference(shapely.union_all(shapely.buffer(walls, GROWTH, join_style="mitre")))
    found = left(*walls, room=room)
    assert found.is_valid
    assert found.symmetric_difference(truth).area <= 1e-8


def test_both_halves_of_a_bowtie_are_a_wall():
    assert left(shapely.Polygon([(0, 0), (2, 2), (2, 0), (0, 2)])).area == pytest.approx(34.0, abs=1e-4)


def test_without_walls_all_is_left_and_without_a_room_nothing():
    assert left().equals(ROOM)
    assert left(SHAPES["a box"], room=shapely.Polygon()).is_empty


def test_a_corner_that_is_no_number_is_refused():
    for bad in (np.nan, np.inf):
        with np.errstate(invalid="ignore"):
            shape = shapely.Polygon([(0, 0), (bad, 1), (1, 1)])
        with pytest.raises(BadShape):
            left(shape)
