"""Which boxes come near another, asked all at once, as asking one by one would have it."""

from hypothesis import given
from hypothesis import strategies as st

from geometry.boxes import Box, Boxes, boxed, depths, is_apart

PLACE = st.floats(-50, 50)
SIZE = st.floats(0, 10)
BOX = st.builds(lambda x, y, w, h: (x, y, x + w, y + h), PLACE, PLACE, SIZE, SIZE)


def is_near(one: Box, other: Box, margin: float) -> bool:
    left, top, right, bottom = one
    return (
        left <= other[2] + margin
        and right >= other[0] - margin
        and top <= other[3] + margin
        and bottom >= other[1] - margin
    )


@given(boxes=st.lists(BOX, max_size=30), other=BOX, margin=st.floats(0, 5))
def test_those_are_found_that_would_be_one_by_one(boxes: list[Box], other: Box, margin: float) -> None:
    near = [number for number, box in enumerate(boxes) if is_near(box, other, margin)]
    assert Boxes(boxes).near(other, margin) == near


@given(
    boxes=st.lists(BOX, max_size=60),
    start=BOX,
    steps=st.lists(st.tuples(st.floats(-2, 2), st.floats(-2, 2), st.floats(0, 2)), max_size=8),
)
def test_asked_about_one_place_after_another_it_says_the_same(
    boxes: list[Box], start: Box, steps: list[tuple[float, float, float]]
) -> None:
    asked, (left, top, right, bottom) = Boxes(boxes), start
    for dx, dy, margin in steps:
        left, top, right, bottom = left + dx, top + dy, right + dx, bottom + dy
        here = (left, top, right, bottom)
        near = [number for number, box in enumerate(boxes) if is_near(box, here, margin)]
        assert asked.near(here, margin) == near


def test_one_exactly_at_the_margin_is_near() -> None:
    boxes = Boxes([(3.0, 0.0, 4.0, 1.0), (3.001, 0.0, 4.0, 1.0)])
    assert boxes.near((0.0, 0.0, 1.0, 1.0), 2.0) == [0]


def test_of_none_none_is_near() -> None:
    assert Boxes([]).near((0.0, 0.0, 1.0, 1.0), 100.0) == []


@given(boxes=st.lists(BOX, max_size=25))
def test_the_pairs_that_meet_are_those_found_two_by_two(boxes: list[Box]) -> None:
    meet = [(i, j) for j in range(len(boxes)) for i in range(j) if is_near(boxes[i], boxes[j], 0.0)]
    assert Boxes(boxes).pairs() == sorted(meet)


@given(boxes=st.lists(BOX, min_size=1, max_size=10), other=BOX, margin=st.floats(0, 5))
def test_what_is_apart_from_the_box_round_some_is_apart_from_each(boxes: list[Box], other: Box, margin: float) -> None:
    if is_apart(boxed(boxes), other, margin):
        assert not any(is_near(box, other, margin) for box in boxes)
    for box in boxes:
        assert is_apart(box, other, margin) is not is_near(box, other, margin)


def test_the_box_round_some_reaches_as_far_as_each() -> None:
    assert boxed([(0.0, 5.0, 1.0, 6.0), (-2.0, 7.0, 0.5, 8.0)]) == (-2.0, 5.0, 1.0, 8.0)


def test_how_far_a_box_reaches_into_discs_is_added_up() -> None:
    boxes = [(0.0, 0.0, 4.0, 2.0), (10.0, 10.0, 12.0, 12.0)]
    assert depths(boxes, [(6.0, 1.0, 2.0)]) == [0.0, 0.0]
    assert [depth > 0 for depth in depths(boxes, [(6.0, 1.0, 2.01), (14.0, 15.0, 3.6)])] == [True, False]
    assert depths([*boxes, (0.0, 10.0, 4.0, 12.0)], [(2.0, 6.0, 4.5)]) == [0.5, 0.0, 0.5]
    assert depths([], [(0.0, 0.0, 1.0)]) == []
    assert depths(boxes, [(6.0, 1.0, 2.5), (7.0, 6.0, 5.5), (11.0, 11.0, 1.5)]) == [1.0, 2.0]
    assert depths(boxes, []) == [0.0, 0.0]
