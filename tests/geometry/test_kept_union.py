import random

import pytest
import shapely

from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.kept_union import KeptUnion
from geometry.pose import Pose
from geometry.zones import ring


def zone(rng: random.Random, distance: float = 1.0) -> Area:
    return ring(Placed(Base.round(1.26), Pose(rng.uniform(0, 36), rng.uniform(0, 24))), distance)


@pytest.mark.parametrize(("count", "distance"), [(1, 1.0), (2, 6.0), (40, 1.0), (40, 4.0)])
def test_after_every_move_it_covers_what_the_whole_union_covers(count: int, distance: float) -> None:
    rng = random.Random(count)
    members = {i: zone(rng, distance) for i in range(count)}
    kept = KeptUnion(members)
    assert kept.area.same_as(union(members.values()))
    for _ in range(60):
        key = rng.randrange(count)
        for _ in range(rng.randrange(1, 3)):
            members[key] = zone(rng, distance)
            assert kept.move(key, members[key]).same_as(union(members.values()))
        assert kept.area.same_as(union(members.values()))
        assert shapely.is_valid(kept.area.shape)


def test_members_come_and_go() -> None:
    rng = random.Random(3)
    members = {i: zone(rng) for i in range(12)}
    kept = KeptUnion(members)
    members["new"] = zone(rng)  # type: ignore[index]  # a key of another kind
    kept.move("new", members["new"])  # type: ignore[arg-type, index]
    for key in (5, "new"):
        del members[key]  # type: ignore[arg-type]
        assert kept.remove(key).same_as(union(members.values()))  # type: ignore[arg-type]
        assert key not in kept
    assert len(kept) == 11
    with pytest.raises(KeyError):
        kept.remove(5)
    kept.move(0, members[1])
    members[0] = members[1]
    assert kept.area.same_as(union(members.values()))


def test_an_empty_area_is_a_member_that_covers_nothing() -> None:
    kept = KeptUnion({1: Area.rectangle(0, 0, 1, 1), 2: Area.rectangle(3, 0, 4, 1)})
    assert kept.move(1, Area.empty()).same_as(Area.rectangle(3, 0, 4, 1))
    assert kept.move(2, Area.empty()).size == 0
    assert kept.move(2, Area.rectangle(0, 0, 1, 1)).size == pytest.approx(1)
    assert KeptUnion[int]({}).area.size == 0


def test_members_that_touch_become_one_part() -> None:
    kept = KeptUnion({1: Area.rectangle(0, 0, 1, 1), 2: Area.rectangle(5, 0, 6, 1)})
    assert len(kept.move(1, Area.rectangle(4, 0, 5, 1)).parts()) == 1
    assert len(kept.move(1, Area.rectangle(3.9, 0, 4.9, 1)).parts()) == 2


def test_one_member_on_its_way_costs_one_whole_union() -> None:
    rng = random.Random(5)
    kept = KeptUnion({i: zone(rng) for i in range(200)})
    for step in range(100):
        kept.move(7, ring(Placed(Base.round(1.26), Pose(0.3 * step, 12.0)), 1.0))
    assert kept.work.whole == 1
    assert kept.work.part == 100
    kept.move(8, zone(rng))
    assert kept.work.whole == 2


def test_a_move_far_from_all_others_touches_none_of_them() -> None:
    kept = KeptUnion({i: Area.rectangle(3 * i, 0, 3 * i + 1, 1) for i in range(50)})
    kept.hold(0)
    kept.move(0, Area.rectangle(10, 20, 11, 21))
    assert kept.work.touched == 0
    kept.move(0, Area.rectangle(3.5, 0, 6.5, 1))
    assert kept.work.touched == 2


def test_holding_a_member_beforehand_pays_for_its_first_move() -> None:
    kept = KeptUnion({i: Area.rectangle(3 * i, 0, 3 * i + 1, 1) for i in range(5)})
    kept.hold(2)
    kept.hold(2)
    assert kept.work.whole == 1
    kept.move(2, Area.rectangle(0, 5, 1, 6))
    assert kept.work.whole == 1
