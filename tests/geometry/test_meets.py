import math
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import separation
from geometry.meets import Course, Together, apart_from, first_met
from geometry.pose import Pose
from geometry.travel import between, travel

ROUND = Base.round(1.0)
OVAL = Base(BaseShape.OVAL, 1.0, 2.5)
SLAB = Base(BaseShape.RECTANGLE, 1.0, 2.0)
BASES = [ROUND, OVAL, SLAB]
places = st.builds(Pose, st.floats(0, 20), st.floats(0, 20), st.floats(0, 360))


def test_a_disc_that_comes_head_on_meets_a_wall_where_its_rim_touches() -> None:
    way = Course(ROUND, (Pose(5, 10), Pose(5, 0)))
    part = first_met(way, apart_from(Area.rectangle(0, 0, 10, 3)))
    assert part is not None
    assert way.at(part).y == pytest.approx(3.5, abs=1e-6)


def test_a_disc_that_comes_aslant_is_met_exactly() -> None:
    """At a slope of 1 in 50 a thousandth of an inch off the wall is a twentieth of an inch of way."""
    way = Course(ROUND, (Pose(0, 3.6), Pose(10, 3.4)))
    part = first_met(way, apart_from(Area.rectangle(-20, 0, 20, 3)))
    assert part == pytest.approx(0.5, abs=1e-6)


@pytest.mark.parametrize(("clear", "meets"), [(0.0009, True), (0.0011, False)])
def test_what_is_passed_within_the_tolerance_is_met_where_it_is_nearest(clear: float, meets: bool) -> None:
    way = Course(ROUND, (Pose(0, 1 + clear), Pose(10, 1 + clear)))
    part = first_met(way, lambda placed: separation(placed, Placed(ROUND, Pose(4, 0))))
    assert part == (pytest.approx(0.4, abs=0.01) if meets else None)


def test_what_is_met_at_the_start_is_met_at_nought_also_by_a_base_that_stays() -> None:
    wall = apart_from(Area.rectangle(0, 0, 10, 3))
    assert first_met(Course(ROUND, (Pose(5, 3.2), Pose(5, 9))), wall) == 0.0
    assert first_met(Course(ROUND, (Pose(5, 3.2),)), wall) == 0.0
    assert first_met(Course(ROUND, (Pose(5, 9),)), wall) is None


def test_nothing_past_the_part_asked_for_is_met() -> None:
    way, wall = Course(ROUND, (Pose(5, 10), Pose(5, 0))), apart_from(Area.rectangle(0, 0, 10, 3))
    assert first_met(way, wall, 0.64) is None
    assert first_met(way, wall, 0.66) is not None


def test_a_turn_on_the_spot_sweeps_an_end_of_an_oval_into_a_wall() -> None:
    way = Course(OVAL, (Pose(5, 4.0, 90), Pose(5, 4.0, 0)))
    part = first_met(way, apart_from(Area.rectangle(0, 0, 10, 3)))
    assert part is not None
    assert way.at(part).turn == pytest.approx(40.89, abs=0.01)
    # An oval turned by t reaches sqrt((0.5 sin t)^2 + (1.25 cos t)^2) up.
    turn = math.radians(way.at(part).turn)
    assert math.hypot(0.5 * math.sin(turn), 1.25 * math.cos(turn)) == pytest.approx(1.0, abs=1e-4)


@given(st.sampled_from(BASES), st.lists(places, min_size=2, max_size=4), st.floats(0, 1))
def test_a_way_cut_in_two_is_the_same_way(base: Base, path: list[Pose], part: float) -> None:
    way = Course(base, tuple(path))
    first, rest = way.until(part), way.after(part)
    assert first[0] == path[0]
    assert rest[-1] == path[-1]
    assert first[-1].point == pytest.approx(rest[0].point)
    assert Course(base, first).length + Course(base, rest).length == pytest.approx(way.length)
    assert all(travel(base, leg) <= way.length + 1e-9 for leg in pairwise(path))


@given(
    base=st.sampled_from(BASES),
    path=st.lists(places, min_size=2, max_size=3),
    box=st.tuples(st.floats(4, 14), st.floats(4, 14), st.floats(0.5, 3), st.floats(0.5, 3)),
)
def test_the_place_found_agrees_with_looking_everywhere(
    base: Base, path: list[Pose], box: tuple[float, float, float, float]
) -> None:
    left, top, width, height = box
    wall = Area.rectangle(left, top, left + width, top + height)
    way, apart = Course(base, tuple(path)), apart_from(wall)
    assume(way.length > 0.01)
    steps = max(2, math.ceil(way.length / 0.01))
    seen = None
    nearest = math.inf
    for step in range(steps + 1):
        gap = apart(Placed(base, pose_at(path, way, step / steps)))
        nearest = min(nearest, gap)
        if gap <= 0.0:
            seen = step / steps
            break
    found = first_met(way, apart)
    if seen is None:
        # Nothing is met between two looks but what comes within half a step.
        assert found is None or nearest <= 0.006
        return
    assert found is not None
    free = apart(Placed(base, path[0]))
    if free > 0.0011:
        assert Together((way,)).first_to_come([wall], [free]) == [(0, pytest.approx(found, abs=1e-6))]
    assert found <= seen + 1e-9
    if (seen - found) * way.length > 0.01:
        # It was met before, between two looks, or grazed within the tolerance.
        assert apart(Placed(base, way.at(found))) <= 0.001


def pose_at(path: list[Pose], way: Course, part: float) -> Pose:
    """By hand: leg after leg, each by its share of the length."""
    left = part * way.length
    for start, end in pairwise(path):
        length = Course(way.base, (start, end)).length
        if left <= length and length > 0:
            return between(start, end, left / length)
        left -= length
    return path[-1]


def test_of_several_bases_the_first_to_meet_an_area_counts() -> None:
    """The second goes twice as far in the same time, and is as far away when it sets out."""
    ways = (Course(ROUND, (Pose(5, 10), Pose(5, 6))), Course(ROUND, (Pose(9, 10), Pose(9, 2))))
    wall = Area.rectangle(0, 0, 20, 4)
    assert Together(ways[:1]).first_to_come([wall], [5.5]) == []
    both = Together(ways)
    assert both.apart(wall, 0.25) == pytest.approx(3.5)
    assert both.first_to_come([wall], [5.5]) == [(0, pytest.approx(5.5 / 8, abs=1e-6))]


@pytest.mark.parametrize(("behind", "numbers"), [(0.0, [0, 2]), (0.0009, [0, 2]), (0.0011, [2])])
def test_of_several_areas_the_first_that_is_met_counts_and_what_is_met_at_once_with_it(
    behind: float, numbers: list[int]
) -> None:
    """Walls across the way: 3″ on and a hair more, 4″ on, 3″ on, one not come to, and one that is stood on."""
    way = Course(ROUND, (Pose(5, 10), Pose(5, 0)))
    walls = [Area.rectangle(0, y, 10, y + 0.1) for y in (6.4 - behind, 5.4, 6.4)]
    walls += [Area.rectangle(0, -9, 10, -8), Area.rectangle(0, 9, 10, 11)]
    free = [apart_from(wall)(Placed(ROUND, way.path[0])) for wall in walls]
    found = Together((way,)).first_to_come(walls, free)
    assert [number for number, _ in found] == numbers
    assert all(part == pytest.approx(0.3 + (behind / 10 if number == 0 else 0), abs=1e-6) for number, part in found)


def test_nothing_is_looked_at_again_that_cannot_be_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    way = Course(ROUND, (Pose(5, 10), Pose(5, 0)))
    walls = [Area.rectangle(0, 0, 10, 8)] + [Area.rectangle(0, 0, 10, 5 - number / 10) for number in range(20)]
    free = [apart_from(wall)(Placed(ROUND, way.path[0])) for wall in walls]
    asked = []
    really = Together.apart
    monkeypatch.setattr(Together, "apart", lambda *what: asked.append(what[1]) or really(*what))
    assert [number for number, _ in Together((way,)).first_to_come(walls, free)] == [0]
    assert set(map(id, asked)) == {id(walls[0])}


def test_a_base_that_stays_on_an_area_meets_it_from_the_start() -> None:
    ways = (Course(SLAB, (Pose(5, 10), Pose(5, 6))), Course(OVAL, (Pose(2, 3, 90),)))
    assert Together(ways).apart(Area.rectangle(0, 0, 20, 3), 0.0) == 0.0
    assert Together(ways).apart(Area.rectangle(0, 0, 20, 2), 0.0) == pytest.approx(0.5, abs=1e-4)
