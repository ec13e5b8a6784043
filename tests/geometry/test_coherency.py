import math
from collections.abc import Sequence

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from geometry import coherency
from geometry.base import Base, BaseShape, Placed
from geometry.coherency import check, check_leader, near_enough, within
from geometry.pose import Pose
from geometry.tolerance import Fit

INCH = Base.round(1.0)


def at(x: float, y: float, base: Base = INCH, turn: float = 0.0) -> Placed:
    return Placed(base, Pose(x, y, turn))


def count_near(x: float, y: float, others: Sequence[Placed], radius: float, distance: float) -> int:
    """Round bases only: how many lie within the distance, by their centres."""
    return sum(
        math.hypot(x - other.pose.x, y - other.pose.y) - radius - other.base.width / 2 <= distance for other in others
    )


def rounds(seed: int, count: int, size: float) -> list[Placed]:
    rng = np.random.default_rng(seed)
    return [at(*rng.uniform(0, size, 2), Base.round(float(rng.choice([0.98, 1.26, 1.57])))) for _ in range(count)]


@pytest.mark.parametrize("k", [1, 2, 3])
@pytest.mark.parametrize(("count", "size"), [(3, 3.0), (8, 8.0), (20, 12.0)])
def test_a_centre_is_in_the_area_exactly_where_so_many_others_are_near(count: int, size: float, k: int) -> None:
    others = rounds(count, count, size)
    area = near_enough(others, INCH, 0.0, 2.0, k)
    rng = np.random.default_rng(k)
    tried = 0
    for x, y in rng.uniform(-3, size + 3, (1500, 2)):
        if area.distance_to_outline((x, y)) > 0.003:
            assert area.contains((x, y)) == (count_near(x, y, others, 0.5, 2.0) >= k)
            tried += 1
    assert tried > 1400


@pytest.mark.parametrize("k", [1, 2, 3])
def test_the_area_claims_no_centre_that_is_farther(k: int) -> None:
    others = rounds(5, 12, 7.0)
    for ring in near_enough(others, INCH, 0.0, 2.0, k).rings():
        for x, y in ring:
            assert count_near(x, y, others, 0.5, 2.0 + 1e-9) >= k


@pytest.mark.parametrize(("off", "near"), [(2.99, True), (3.0, True), (3.01, False)])
def test_exactly_the_distance_is_near(off: float, near: bool) -> None:
    """Along the axes the outline has its corners on the circle."""
    assert near_enough([at(0, 0)], INCH, 0.0, 2.0, 1).contains((off, 0.0)) is near
    assert near_enough([at(0, 0), at(0, 0.2)], INCH, 0.0, 2.0, 2).contains((0.0, -off)) is False


def test_two_others_that_are_too_far_apart_have_no_place_between_them() -> None:
    assert not near_enough([at(0, 0), at(6.01, 0)], INCH, 0.0, 2.0, 2)
    between = near_enough([at(0, 0), at(5.9, 0)], INCH, 0.0, 2.0, 2)
    assert between.contains((2.95, 0.0))
    assert between.bounds[0] == pytest.approx(2.9, abs=0.003)


def test_fewer_others_than_have_to_be_near_leave_no_place() -> None:
    assert not near_enough([at(0, 0), at(1, 0)], INCH, 0.0, 2.0, 3)
    assert not near_enough([], INCH, 0.0, 2.0, 1)


@pytest.mark.parametrize(("distance", "k"), [(2.0, 0), (2.0, -1), (-0.1, 1), (math.nan, 1)])
def test_what_is_no_question_is_named(distance: float, k: int) -> None:
    with pytest.raises(ValueError, match="no question"):
        near_enough([at(0, 0)], INCH, 0.0, distance, k)


def test_others_that_stand_on_one_spot_count_each() -> None:
    others = [at(1, 1)] * 3
    assert near_enough(others, INCH, 0.0, 1.0, 3).same_as(within(others[0], INCH, 0.0, 1.0))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.builds(at, st.integers(0, 8), st.integers(0, 8)), min_size=1, max_size=9), st.integers(1, 4))
def test_faces_and_level_sets_agree_on_a_grid(others: list[Placed], k: int) -> None:
    discs = [within(other, INCH, 0.0, 2.0).shape for other in others]
    by_faces = coherency._by_faces(np.array(discs, dtype=object), k)
    by_levels = coherency._by_levels(discs, k)
    assert by_faces is not None
    assert by_faces.symmetric_difference(by_levels).area < 1e-9


def test_a_lost_face_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    others = rounds(3, 6, 4.0)
    whole = near_enough(others, INCH, 0.0, 2.0, 2)
    really = shapely.get_parts
    monkeypatch.setattr(coherency.shapely, "get_parts", lambda shape: really(shape)[1:])
    assert coherency._by_faces(np.array([within(o, INCH, 0.0, 2.0).shape for o in others], dtype=object), 2) is None
    assert near_enough(others, INCH, 0.0, 2.0, 2).same_as(whole)


@pytest.mark.parametrize("shape", [BaseShape.OVAL, BaseShape.RECTANGLE])
def test_bases_that_are_not_round_are_measured_edge_to_edge(shape: BaseShape, brute) -> None:  # type: ignore[no-untyped-def]  # the fixture's class is not importable
    own, other = Base(shape, 1.6, 0.9), at(4, 4, Base(shape, 2.4, 1.2), 30.0)
    area = near_enough([other], own, 70.0, 1.0, 1)
    rng = np.random.default_rng(2)
    for x, y in rng.uniform(0, 8, (50, 2)):
        if area.distance_to_outline((x, y)) > 0.01:
            assert area.contains((x, y)) == (brute.separation(Placed(own, Pose(x, y, 70.0)), other) <= 1.0)


@pytest.mark.parametrize(("gap", "fit"), [(1.998, Fit.KEPT), (2.0, Fit.AT_LIMIT), (2.002, Fit.BROKEN)])
def test_a_unit_is_checked_on_both_sides_of_the_distance(gap: float, fit: Fit) -> None:
    found = check({"a": at(0, 0), "b": at(1 + gap, 0)}, 2.0, 1)
    assert found.fit is fit
    assert bool(found) is bool(fit)
    assert found.is_one_chain is bool(fit)
    assert found.marginal == (("a", "b") if fit is Fit.AT_LIMIT else ())


def test_the_models_that_are_short_of_others_are_named() -> None:
    row = {name: at(3.0 * i, 0) for i, name in enumerate("abcd")} | {"e": at(30, 0)}
    found = check(row, 2.5, 2)
    assert found.short == ("a", "d", "e")
    assert found.near["b"] == ("a", "c")
    assert found.chains == (frozenset("abcd"), frozenset("e"))
    assert check(row, 2.5, 1).short == ("e",)


def test_two_pairs_keep_to_one_other_and_are_no_chain() -> None:
    found = check({1: at(0, 0), 2: at(1, 0), 3: at(9, 0), 4: at(10, 0)}, 2.0, 1)
    assert found
    assert not found.is_one_chain


def test_a_model_alone_has_nobody_near() -> None:
    assert check({1: at(0, 0)}, 2.0, 1).short == (1,)
    assert check({}, 2.0, 1).fit is Fit.KEPT


@pytest.mark.parametrize("k", [1, 2, 3])
def test_the_check_agrees_with_every_pair_measured(k: int) -> None:
    unit = dict(enumerate(rounds(9, 40, 16.0)))
    found = check(unit, 1.5, k)
    for key, one in unit.items():
        rest = [other for name, other in unit.items() if name != key]
        near = count_near(*one.centre, rest, one.base.width / 2, 1.5)
        assert (key in found.short) == (near < k)
        assert len(found.near[key]) == near


@pytest.mark.parametrize(("x", "fit"), [(1.998, Fit.KEPT), (2.0, Fit.AT_LIMIT), (2.002, Fit.BROKEN)])
def test_wholly_within_a_leader_measures_the_farthest_point(x: float, fit: Fit) -> None:
    """The leader's edge is half an inch away, the model's far edge half an inch beyond its centre."""
    assert check_leader(at(0, 0), {"a": at(x, 0)}, 2.0) == {"a": fit}
