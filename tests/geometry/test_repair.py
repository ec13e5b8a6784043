import math
import random
from collections.abc import Mapping

import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import farthest, separation
from geometry.pose import Pose
from geometry.repair import Outcome, Repair, _Unit, repair
from geometry.routes.inflate import inflated
from geometry.sweep import clearance

INCH = Base.round(1.0)
TABLE = Area.rectangle(0.5, 0.5, 39.5, 39.5)


def at(x: float, y: float, base: Base = INCH, turn: float = 0.0) -> Placed:
    return Placed(base, Pose(x, y, turn))


LEADER = at(20, 20)


def whole(found: Repair[int], others: Mapping[int, Placed], within: float, leader: Placed = LEADER) -> None:
    """Nobody overlaps, everybody is wholly within, and the total is what the ways add up to."""
    assert found.outcome is Outcome.WHOLE
    places = {
        key: one.to(one.pose.at(*found.moves[key].waypoints[-1])) if key in found.moves else one
        for key, one in others.items()
    }
    everybody = [leader, *places.values()]
    for i, one in enumerate(everybody):
        for other in everybody[i + 1 :]:
            assert separation(one, other) >= -1e-6
    assert all(farthest(one, leader) <= within + 1e-6 for one in places.values())
    assert found.total == pytest.approx(sum(route.length for route in found.moves.values()))
    for key, route in found.moves.items():
        assert route.waypoints[0] == others[key].centre
    assert found.at_least <= found.total + 1e-9


def test_a_unit_that_is_whole_needs_no_move() -> None:
    others = {1: at(21.2, 20), 2: at(20, 22)}
    found = repair(LEADER, others, 3.0, lambda _: TABLE)
    whole(found, others, 3.0)
    assert (found.moves, found.total, found.at_least) == ({}, 0.0, 0.0)


@pytest.mark.parametrize(("x", "moves"), [(22.999, 0.0), (23.0, 0.0), (23.25, 0.25), (28.0, 5.0)])
def test_one_model_goes_straight_as_far_as_it_must(x: float, moves: float) -> None:
    """Wholly within 3 of a leader an inch wide, an inch's base has its centre at most 3 away."""
    others = {1: at(x, 20)}
    found = repair(LEADER, others, 3.0, lambda _: TABLE)
    whole(found, others, 3.0)
    assert found.total == pytest.approx(moves, abs=1e-3)
    assert found.total == pytest.approx(found.at_least)


def test_two_models_on_one_line_share_the_outline() -> None:
    """Both want the same spot; one stands aside by at most half a base."""
    others = {1: at(26, 20), 2: at(28, 20)}
    found = repair(LEADER, others, 3.0, lambda _: TABLE)
    whole(found, others, 3.0)
    assert found.at_least == pytest.approx(3 + 5, abs=1e-3)
    assert found.total <= 3 + 5 + 0.45


def test_the_way_leads_round_a_wall() -> None:
    wall = Area.rectangle(24, 15, 25, 25)
    others = {1: at(27, 20)}
    walls = inflated([wall], [], 0.5)
    found = repair(LEADER, others, 3.0, lambda _: TABLE, walls)
    whole(found, others, 3.0)
    assert found.total > 10
    assert clearance(found.moves[1].waypoints, wall) >= 0.5 - 2e-3
    # By the symmetry of the wall up or down; a tape round the corner and on to the circle of 3 about the leader.
    corner = math.hypot(2, 5) + 1
    assert corner + math.hypot(4, 5) - 3 < found.total < corner + math.hypot(4, 5) - 3 + 1.2


def test_a_model_shut_in_cannot_be_brought_back() -> None:
    ring = Area.rectangle(26, 18, 30, 22) - Area.rectangle(26.5, 18.5, 29.5, 21.5)
    found = repair(LEADER, {1: at(28, 20), 2: at(22, 20)}, 3.0, lambda _: TABLE, inflated([ring], [], 0.5))
    assert found.outcome is Outcome.IMPOSSIBLE
    assert found.stuck == (1,)
    assert not found


def test_a_model_that_may_stand_nowhere_near_cannot_be_brought_back() -> None:
    found = repair(LEADER, {1: at(28, 20)}, 3.0, lambda _: Area.rectangle(24, 0, 40, 40))
    assert (found.outcome, found.stuck) == (Outcome.IMPOSSIBLE, (1,))


def test_a_model_farther_off_than_it_may_go_cannot_be_brought_back() -> None:
    for allowance, outcome in ((4.99, Outcome.IMPOSSIBLE), (5.01, Outcome.WHOLE)):
        found = repair(LEADER, {1: at(28, 20)}, 3.0, lambda _: TABLE, allowance=allowance)
        assert found.outcome is outcome


def test_more_than_there_is_room_for_is_impossible() -> None:
    """Within 1.05 of a leader an inch wide there is room for six, and with the leader the area of nine."""

    def row(count: int) -> dict[int, Placed]:
        return {i: at(5 + 1.5 * i, 10) for i in range(count)}

    found = repair(LEADER, row(6), 1.05, lambda _: TABLE)
    whole(found, row(6), 1.05)
    assert repair(LEADER, row(7), 1.05, lambda _: TABLE).outcome is Outcome.NONE_FOUND
    assert repair(LEADER, row(9), 1.05, lambda _: TABLE).outcome is Outcome.IMPOSSIBLE


def test_an_exact_fit_is_not_called_impossible() -> None:
    """Within 1 there is only the spot that touches the leader: less than areas can show, and yet a place."""
    found = repair(LEADER, {1: at(25, 20)}, 1.0, lambda _: TABLE)
    assert found.outcome is not Outcome.IMPOSSIBLE
    assert repair(LEADER, {1: at(25, 20)}, 0.98, lambda _: TABLE).outcome is Outcome.IMPOSSIBLE


def test_a_unit_that_fills_its_room_is_packed_from_one_side() -> None:
    """Two rows of three just fit between walls; whoever goes to its nearest place first takes that of two."""
    ground = TABLE - Area.rectangle(17, 17, 23, 23) | Area.rectangle(21.01, 18.98, 22.03, 21.02)
    others = {i: at(30, 19.5 + 1.5 * i) for i in range(6)}
    whole(repair(LEADER, others, 3.0, lambda _: ground), others, 3.0)
    others[6] = at(30, 10)
    assert repair(LEADER, others, 3.0, lambda _: ground).outcome is not Outcome.WHOLE


@pytest.mark.parametrize("seed", range(5))
def test_a_scattered_unit_comes_together(seed: int) -> None:
    rng = random.Random(seed)
    others: dict[int, Placed] = {}
    while len(others) < 8:
        one = at(rng.uniform(14, 26), rng.uniform(14, 26))
        if all(separation(one, other) > 0 for other in (LEADER, *others.values())):
            others[len(others)] = one
    found = repair(LEADER, others, 3.0, lambda _: TABLE)
    whole(found, others, 3.0)
    assert found.total <= found.at_least + 2.0


def test_two_models_take_the_best_of_many_pairs_of_places() -> None:
    """Every pair of places on a fine lattice tried."""
    others = {1: at(22, 27), 2: at(22.2, 28.5)}
    found = repair(LEADER, others, 2.0, lambda _: TABLE)
    whole(found, others, 2.0)
    places = [
        (20 + r * math.cos(a), 20 + r * math.sin(a))
        for r in (1.0, 1.5, 1.9, 1.999)
        for a in (math.radians(step / 2) for step in range(360))
    ]
    least = min(
        math.dist(others[1].centre, one) + math.dist(others[2].centre, other)
        for one in places
        for other in places
        if math.dist(one, other) >= 1
    )
    assert found.total <= least + 0.05


def test_bases_that_are_not_round_come_back_too() -> None:
    base = Base(BaseShape.RECTANGLE, 2.0, 1.0)
    others = {1: at(27, 21, base, 30.0), 2: at(20, 13, base, 80.0), 3: at(22, 20)}
    found = repair(LEADER, others, 4.0, lambda _: Area.rectangle(2, 2, 38, 38))
    whole(found, others, 4.0)


def test_a_leader_alone_is_whole() -> None:
    assert repair(LEADER, {}, 3.0, lambda _: TABLE).total == 0  # type: ignore[misc]  # nobody to have a key


def test_models_of_one_base_that_cross_each_other_exchange_their_places() -> None:
    others = {1: at(18, 26), 2: at(22, 26)}
    unit = _Unit(LEADER, others, 3.0, lambda _: TABLE, (), 24.0)
    crossed = {1: (21.5, 22.0), 2: (18.5, 22.0)}
    assert unit._swapped(crossed) == {1: crossed[2], 2: crossed[1]}
    apart = {1: at(18, 26), 2: at(22, 26, Base.round(1.01))}
    assert _Unit(LEADER, apart, 3.0, lambda _: TABLE, (), 24.0)._swapped(crossed) == crossed
