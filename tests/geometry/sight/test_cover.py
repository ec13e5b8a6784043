import math
import random
from collections.abc import Callable

import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.outline import outline
from geometry.pose import Point, Pose
from geometry.sight.cover import crossed, distances, hidden_part, within
from geometry.sight.lines import sees_each
from geometry.tolerance import Fit

Made = Callable[[int], tuple[list[Area], list[Placed]]]

A = Placed(Base.round(1.0), Pose(0.0, 0.0))
B = Placed(Base.round(1.0), Pose(10.0, 0.0))


def test_without_walls_nothing_is_hidden() -> None:
    hidden = hidden_part(A, B, [])
    assert not hidden
    assert not hidden.from_some


def test_a_wall_beside_the_way_hides_nothing_and_one_that_reaches_in_hides_from_some() -> None:
    assert not hidden_part(A, B, [Area.rectangle(4, 0.5, 5, 3)]).from_some
    reaching = hidden_part(A, B, [Area.rectangle(4, 0.5 - 1e-4, 5, 3)])
    assert reaching.from_some
    assert not reaching.from_all


def test_a_wall_across_hides_all() -> None:
    hidden = hidden_part(A, B, [Area.rectangle(4, -3, 5, 3)])
    assert hidden.from_all.same_as(outline(B), 1e-6)


def test_a_wall_close_to_the_target_hides_part_of_it() -> None:
    wall = Area.rectangle(9.4, 0.0, 9.45, 3)
    hidden = hidden_part(A, B, [wall])
    assert hidden.from_some
    assert 0.05 < hidden.from_all.size < outline(B).size / 2
    # The lowest line past the wall's upper corner comes from the top of the looker and slopes down behind the wall.
    top = math.asin(0.5 / math.hypot(9.45, 0.0))
    edge = math.tan(top) * (10.0 - 9.45)
    assert hidden.from_all.contains((10.0, edge + 0.01))
    assert not hidden.from_all.contains((10.0, edge - 0.01))


def test_the_part_of_a_target_in_a_wall_is_hidden() -> None:
    wall = Area.rectangle(9, 0.2, 11, 2)
    hidden = hidden_part(A, B, [wall])
    assert hidden.from_all.covers((outline(B) & wall).grown(-1e-3))


def test_a_target_seen_through_a_gap_only_is_hidden_beside_what_shows() -> None:
    walls = [Area.rectangle(9.3, -3, 9.4, -0.01), Area.rectangle(9.3, 0.01, 9.4, 3)]
    hidden = hidden_part(A, B, walls)
    assert not hidden.from_all.contains((10.0, 0.0))
    assert hidden.from_all.contains((10.0, 0.3))
    assert 0.5 < hidden.from_all.size / outline(B).size < 1


def test_a_pinhole_halfway_between_equal_bases_hides_nothing() -> None:
    hidden = hidden_part(A, B, [Area.rectangle(5, -3, 5.001, -0.001), Area.rectangle(5, 0.001, 5.001, 3)])
    assert hidden.from_some
    assert not hidden.from_all


def _points_on(placed: Placed, count: int, seed: int) -> list[Point]:
    rng, reach, area = random.Random(seed), placed.base.outer_radius, outline(placed).grown(-0.01)
    x, y = placed.centre
    points = [(x + rng.uniform(-reach, reach), y + rng.uniform(-reach, reach)) for _ in range(count)]
    return [point for point in points if area.contains(point)]


def test_points_of_a_target_are_hidden_as_they_are_one_by_one(made_world: Made) -> None:
    """Each hidden point lies in the hidden part; the hidden part may hold a few seen ones, never all of a piece."""
    tallied = {"hidden and told": 0, "hidden and missed": 0, "seen and told": 0, "seen and missed": 0}
    for seed in range(4000, 4060):
        walls, (a, b) = made_world(seed)
        hidden = hidden_part(a, b, walls)
        points = _points_on(b, 40, seed)
        for point, sight in zip(points, sees_each(a, points, walls), strict=True):
            told = hidden.from_all.contains(point)
            tallied[f"{'seen' if sight else 'hidden'} and {'told' if told else 'missed'}"] += 1
            assert sight or hidden.from_some
    assert tallied["hidden and missed"] == 0
    assert tallied["seen and told"] <= tallied["hidden and told"] / 100
    assert min(tallied["hidden and told"], tallied["seen and missed"]) > 300


@pytest.mark.parametrize("shape", [BaseShape.ROUND, BaseShape.OVAL, BaseShape.RECTANGLE])
def test_a_base_is_within_a_distance_of_a_piece_by_its_nearest_point(shape: BaseShape) -> None:
    base = Placed(Base(shape, 1.0, 1.0), Pose(0.0, 0.0))
    assert within(Area.rectangle(1.4, -1, 2, 1), base, 1.0) is Fit.KEPT
    assert within(Area.rectangle(1.5, -1, 2, 1), base, 1.0) is Fit.AT_LIMIT
    assert within(Area.rectangle(1.6, -1, 2, 1), base, 1.0) is Fit.BROKEN
    assert within(Area.rectangle(0.2, -1, 2, 1), base, 0.5) is Fit.KEPT
    assert not within(Area.empty(), base, 1.0)


def test_distances_are_told_piece_by_piece() -> None:
    pieces = [Area.rectangle(1.5, -1, 2, 1), Area.rectangle(0.2, -1, 2, 1), Area.rectangle(0.5, -1, 2, 1), Area.empty()]
    assert distances(A, pieces) == (1.0, 0.0, 0.0, math.inf)


def test_a_line_crosses_what_it_enters_in_the_order_it_meets_it() -> None:
    pieces = [Area.rectangle(6, -1, 7, 1), Area.rectangle(2, -1, 3, 1), Area.rectangle(4, 1, 5, 2)]
    assert crossed(((0.0, 0.0), (10.0, 0.0)), pieces) == (1, 0)
    assert crossed(((10.0, 0.0), (0.0, 0.0)), pieces) == (0, 1)
    assert crossed(((6.5, 0.0), (10.0, 0.0)), pieces) == (0,)


def test_a_line_that_touches_a_corner_or_runs_along_a_side_crosses_nothing() -> None:
    square = Area.rectangle(2, 0, 4, 2)
    assert crossed(((0.0, 0.0), (10.0, 0.0)), [square]) == ()
    assert crossed(((0.0, 2.0), (4.0, -2.0)), [square]) == ()
    assert crossed(((0.0, 2.001), (4.0, -1.999)), [square]) == (0,)
    assert crossed(((0.0, 0.001), (10.0, 0.001)), [square]) == (0,)
    turned = Area.polygon([(2.0, 1.0), (3.0, 1.3), (2.7, 2.3), (1.7, 2.0)])
    assert crossed(((0.0, 0.4), (5.0, 1.9)), [turned]) == ()


def test_no_line_that_is_found_crosses_a_wall(made_world: Made) -> None:
    found = 0
    for seed in range(7000, 7060):
        walls, (a, b) = made_world(seed)
        line = sees_each(a, [b], walls)[0].line
        if line is not None and line[0] != line[1]:
            found += 1
            assert crossed(line, walls) == ()
    assert found > 15
