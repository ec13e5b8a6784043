import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import Area
from geometry.base import Base, Placed
from geometry.links import linked
from geometry.pose import Pose

INCH = Base.round(1.0)


def group(**places):
    return {key: Placed(INCH, Pose(*place)) for key, place in places.items()}


def test_with_nothing_in_the_way_all_are_joined():
    links = linked(group(a=(0, 0), b=(5, 0), c=(0, 50)), "a", [], 0.5)
    assert links.joined == {"a", "b", "c"}
    assert links.broken == ()


def test_a_wall_across_the_line_breaks_it_and_is_drawn():
    wall = Area.rectangle(2, -2, 3, 2)
    links = linked(group(a=(0, 0), b=(5, 0)), "a", [wall], 0.5)
    assert links.joined == {"a"}
    (broken,) = links.broken
    assert (broken.model, broken.toward) == ("b", "a")
    assert broken.area.same_as(Area.rectangle(2, -0.5, 3, 0.5))


def test_a_chain_goes_round_a_wall_through_another():
    wall = Area.rectangle(2, -2, 3, 2)
    placed = group(a=(0, 0), b=(5, 0), c=(2.5, 4))
    assert linked(placed, "a", [wall], 0.5).joined == {"a", "b", "c"}
    assert linked(placed, "b", [wall], 0.5).joined == {"a", "b", "c"}


def test_a_chain_may_go_through_a_model_that_comes_later_in_the_order():
    wall = Area.rectangle(2, -2, 3, 2)
    placed = group(b=(5, 0), d=(6, 1), c=(2.5, 4), a=(0, 0))
    assert linked(placed, "a", [wall], 0.5).joined == {"a", "b", "c", "d"}


@pytest.mark.parametrize(("gap", "clear"), [(0.6, True), (0.5, True), (0.4995, True), (0.498, False), (0.3, False)])
def test_a_line_keeps_its_clearance_from_a_wall_beside_it(gap, clear):
    wall = Area.rectangle(4, gap, 5, 3)
    links = linked(group(a=(0, 0), b=(9, 0)), "a", [wall], 0.5)
    assert ("b" in links.joined) is clear
    assert bool(links.broken) is not clear
    if not clear:
        assert links.broken[0].area.bounds == pytest.approx((4, gap, 5, 0.5), abs=1e-3)


@pytest.mark.parametrize(
    ("bottom", "joined"), [(0.05, True), (0.0, True), (-0.0005, True), (-0.002, False), (-1.0, False)]
)
def test_a_wall_that_is_near_an_end_anyway_breaks_the_line_only_where_it_is_crossed(bottom, joined):
    # The wall begins 0.3" from the model at the end: nearer than the clearance, whatever the line does.
    wall = Area.rectangle(5, bottom, 8.7, 3)
    links = linked(group(a=(0, 0), b=(9, 0)), "a", [wall], 0.5)
    assert ("b" in links.joined) is joined
    if not joined:
        assert links.broken[0].area


def test_another_wall_still_breaks_a_line_whose_end_stands_near_one():
    near_end = Area.rectangle(8.5, 0.2, 9.5, 1)
    beside = Area.rectangle(4, 0.3, 5, 3)
    placed = group(a=(0, 0), b=(9, 0))
    assert linked(placed, "a", [near_end], 0.5).joined == {"a", "b"}
    (broken,) = linked(placed, "a", [near_end, beside], 0.5).broken
    assert broken.area.bounds[2] <= 5


@pytest.mark.parametrize(("bottom", "joined"), [(0.01, True), (0.0, True), (-0.0005, True), (-0.01, False)])
def test_with_no_clearance_asked_a_line_may_touch_but_not_cross(bottom, joined):
    links = linked(group(a=(0, 0), b=(9, 0)), "a", [Area.rectangle(4, bottom, 5, 3)], 0.0)
    assert ("b" in links.joined) is joined
    if not joined:
        assert links.broken[0].area


def test_the_root_is_joined_to_itself_and_empty_areas_break_nothing():
    assert linked(group(a=(0, 0)), "a", [Area.empty()], 0.5).joined == {"a"}
    placed = group(a=(0, 0), b=(0, 0))
    assert linked(placed, "a", [Area.rectangle(5, 5, 6, 6)], 0.5).joined == {"a", "b"}


places = st.lists(st.tuples(st.floats(0, 12), st.floats(0, 12)), min_size=2, max_size=7)
blocks = st.lists(
    st.builds(lambda x, y, w, h: Area.rectangle(x, y, x + w, y + h), *[st.floats(0, 10)] * 2, *[st.floats(0.5, 4)] * 2),
    max_size=4,
)


@given(places, blocks)
def test_who_is_joined_does_not_depend_on_the_order(places, blocks):
    placed = {i: Placed(INCH, Pose(*place)) for i, place in enumerate(places)}
    backwards = dict(reversed(placed.items()))
    links = linked(placed, 0, blocks, 0.5)
    assert links.joined == linked(backwards, 0, blocks[::-1], 0.5).joined
    assert links.joined | {broken.model for broken in links.broken} == set(placed)
    assert all(broken.area for broken in links.broken)


@given(places, blocks)
def test_joined_is_mutual_and_more_walls_join_no_more(places, blocks):
    placed = {i: Placed(INCH, Pose(*place)) for i, place in enumerate(places)}
    links = linked(placed, 0, blocks, 0.5)
    for key in links.joined:
        assert linked(placed, key, blocks, 0.5).joined == links.joined
    assert linked(placed, 0, blocks[:1], 0.5).joined >= links.joined


@given(st.floats(0, 360), st.floats(-3, 3))
def test_a_line_is_clear_by_the_distance_of_sampled_points(turn, across):
    block = Area.polygon([Pose(0, 0, 20).place(p) for p in [(-1, -1), (1, -1), (1, 1), (-1, 1)]])
    frame = Pose(0, 0, turn)
    a, b = frame.place((-6, across)), frame.place((6, across))
    least = min(block.distance((a[0] + (b[0] - a[0]) * i / 4000, a[1] + (b[1] - a[1]) * i / 4000)) for i in range(4001))
    if math.fabs(least - 0.5) > 0.003:
        joined = linked({"a": Placed(INCH, Pose(*a)), "b": Placed(INCH, Pose(*b))}, "a", [block], 0.5).joined
        assert ("b" in joined) is (least > 0.5)
