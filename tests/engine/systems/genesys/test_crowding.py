"""Mates short of room: how they stand all the same, and where the hand leaves them none, against all places tried."""

import math
import random
from itertools import product

import pytest

from engine.game import Model, Standing
from engine.systems.genesys.crowding import Crowd, Mate, crowd_of
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.gaps import separation
from geometry.pose import Pose

ROUND = Base.round(1.0)
EVERYWHERE = Area.rectangle(-30, -30, 30, 30)


def model(number: int) -> Model:
    return Model(f"red.walkers.{number}", "red.walkers", number, ROUND, Standing.TABLE, Pose(0, 0))


def mate(number: int, at: tuple[float, float], room: Area) -> Mate:
    return Mate(model(number), 0.0, room, Pose(*at))


def crowd(*mates: Mate, fixed: tuple[Placed, ...] = ()) -> Crowd:
    return crowd_of(ROUND, 0.0, mates, fixed, EVERYWHERE)


def test_who_has_more_room_than_all_bases_could_cover_is_not_short_of_it() -> None:
    wide = mate(1, (0, 0), Area.disc((0, 0), 4.0))
    assert crowd(wide).tight == ()
    narrow = mate(1, (0, 0), Area.disc((0, 0), 0.9))
    assert [one.model.number for one in crowd(narrow).tight] == [1]


def test_so_much_room_suffices_the_less_the_more_others_there_are() -> None:
    room = Area.disc((0, 0), 1.6)
    assert crowd(mate(1, (0, 0), room)).tight == ()
    fixed = tuple(Placed(ROUND, Pose(5.0 + i, 5.0)) for i in range(2))
    assert len(crowd(mate(1, (0, 0), room), fixed=fixed).tight) == 1


def test_one_that_cannot_move_closes_what_it_stands_on() -> None:
    closed = crowd(mate(1, (0, 0), Area.empty())).closed
    for off, shut in ((0.99, True), (1.01, False)):
        assert closed.contains((off, 0.0)) is shut


def test_one_with_a_little_room_closes_only_where_the_hand_is_over_all_of_it() -> None:
    """0.3″ to either side: 1″ is needed from one end of it or the other, where the hand is nearest to neither."""
    room = Area.rectangle(-0.3, -0.01, 0.3, 0.01)
    closed = crowd(mate(1, (0, 0), room)).closed
    for off, shut in ((0.0, True), (0.69, True), (0.71, False)):
        assert closed.contains((off, 0.0)) is shut, off


def test_two_in_a_row_make_room_together() -> None:
    """They stand in each other's way: the one in front goes on 0.6″, then the one behind can."""
    row = [
        mate(1, (0, 0), Area.rectangle(-0.01, -0.01, 0.6, 0.01)),
        mate(2, (1.0, 0), Area.rectangle(0.99, -0.01, 1.6, 0.01)),
    ]
    closed = crowd(*row).closed
    for x, shut in ((-0.3, True), (-0.38, True), (-0.43, False), (-1.1, False)):
        assert closed.contains((x, 0.0)) is shut, x


def test_who_may_not_stay_goes_and_where_nobody_finds_a_place_all_is_closed() -> None:
    goes = Mate(model(1), 0.0, Area.rectangle(2, 0, 2.2, 0.2), None)
    assert not crowd(goes).closed.contains((0.5, 0.0))
    assert crowd(goes).closed.contains((2.1, 0.1))
    shut = Mate(model(1), 0.0, Area.empty(), None)
    assert crowd(shut).closed.contains((9.0, 9.0))
    assert crowd(shut).stances == ()


def free(hand: tuple[float, float], mates: list[Mate], step: float) -> bool:
    """Whether there is a place for all, on a grid of places each."""
    held = Placed(ROUND, Pose(*hand))
    choices = []
    for one in mates:
        left, top, right, bottom = one.room.bounds
        xs = [left + step * i for i in range(int((right - left) / step) + 1)]
        ys = [top + step * i for i in range(int((bottom - top) / step) + 1)]
        places = [Placed(ROUND, Pose(x, y)) for x, y in product(xs, ys)]
        assert one.stay is not None
        places.append(Placed(ROUND, one.stay))
        choices.append([place for place in places if separation(place, held) >= 0.01])
    return any(
        all(separation(a, b) >= 0.01 for i, a in enumerate(some) for b in some[:i]) for some in product(*choices)
    )


@pytest.mark.parametrize("seed", range(6))
def test_no_place_closed_to_one_or_two_is_open_to_all_their_places_tried(seed: int) -> None:
    """Of two, a few places may be closed all the same where both must go to just the right one."""
    chance = random.Random(seed)
    bearing = chance.uniform(0, math.tau)
    stays = [(0.0, 0.0), (1.01 * math.cos(bearing), 1.01 * math.sin(bearing))]
    mates = []
    for number, (x, y) in enumerate(stays, 1):
        wide, high = chance.choice([0.0, 0.3, 0.8]), chance.choice([0.3, 0.8])
        mates.append(mate(number, (x, y), Area.rectangle(x - wide - 0.01, y - high, x + wide + 0.01, y + high)))
    found = crowd(*mates)
    assert len(found.tight) == 2
    missed = tried = 0
    for _ in range(60):
        hand = (chance.uniform(-1.2, 2.2), chance.uniform(-1.5, 1.5))
        if not found.closed.contains(hand):
            stance = next(found.clear_of(Placed(ROUND, Pose(*hand))), None)
            assert stance is not None, hand
            assert separation(*(Placed(ROUND, place) for place in stance.values())) >= -1e-6
            continue
        tried += 1
        missed += free(hand, mates, 0.1)
    assert missed <= 0.1 * tried + 1, (missed, tried)
