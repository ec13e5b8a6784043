"""The picture cannot drift from the rules: points drawn as legal are allowed, allowed points are drawn."""

from collections.abc import Callable
from dataclasses import replace
from math import asin, sqrt
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.options import Draft
from engine.systems.genesys.orders import HoldAction, Spend
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from geometry.travel import travel

Begin = Callable[..., Any]

CROWD = {
    "red.walkers": {1: (27, 23.5), 2: (28.4, 23.2), 3: (26, 24.6)},
    "red.runners": {1: (29, 16.5), 2: (24, 21)},
    "blue.walkers": {1: (31, 23.8), 2: (25.2, 18.4), 3: (33, 18)},
    "blue.runners": {1: (28, 20.5), 2: (22.6, 24)},
}


def in_hand(game: Any, option: str, model: int, at: tuple[float, float] | None = None, turn: float = 0.0) -> Draft:
    here = game.at(f"red.walkers.{model}")
    end = Pose(*at, turn) if at is not None else here
    return Draft(option, "red", "red.walkers", model, (here, end))


def refusals_of(game: Any, draft: Draft) -> list[str]:
    return game.refusals(game.rules.propose(game.game, draft))


POINTS = st.tuples(st.floats(15, 36), st.floats(10, 36))
TURNS = st.one_of(st.just(0.0), st.sampled_from((45.0, 90.0, 180.0)), st.floats(0, 360))
MOUNTS = (Base(BaseShape.OVAL, 1.0, 2.2), Base(BaseShape.RECTANGLE, 1.0, 2.0))
ROOMY = {
    "red.walkers": {1: (27, 23.5), 2: (27, 30), 3: (20, 30)},
    "red.runners": {1: (29, 16.5), 2: (24, 21)},
    "blue.walkers": {1: (31, 23.8), 2: (25.2, 18.4), 3: (33, 18)},
    "blue.runners": {1: (28, 20.0), 2: (22.6, 24)},
}


@pytest.mark.parametrize("option", ["move", "move_one", "move_extra"])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(points=st.lists(POINTS, min_size=8, max_size=8), model=st.integers(1, 3))
def test_inside_the_legal_end_is_allowed_and_allowed_is_inside(
    play: Begin, option: str, points: list[tuple[float, float]], model: int
) -> None:
    game = play(CROWD).activate("red.walkers")
    legal_end = game.rules.areas(game.game, in_hand(game, option, model)).legal_end
    for point in points:
        refusals = refusals_of(game, in_hand(game, option, model, point))
        if legal_end.contains(point):
            assert refusals == [], point
        elif legal_end.distance_to_outline(point) > 0.01:
            assert refusals, point


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(points=st.lists(POINTS, min_size=8, max_size=8), first=POINTS)
def test_what_was_moved_before_counts_in_the_picture_too(
    play: Begin, points: list[tuple[float, float]], first: tuple[float, float]
) -> None:
    game = play(CROWD).activate("red.walkers")
    step = game.rules.propose(game.game, in_hand(game, "move_one", 1, first))
    if game.judge(step).legal:
        game.do(step)
    legal_end = game.rules.areas(game.game, in_hand(game, "move_one", 1)).legal_end
    for point in points:
        refusals = refusals_of(game, in_hand(game, "move_one", 1, point))
        if legal_end.contains(point):
            assert refusals == [], point
        elif legal_end.distance_to_outline(point) > 0.01:
            assert refusals, point


@pytest.mark.parametrize("passing", ["friends", "all", "none"])
def test_who_may_be_passed_through_shows_in_the_reach(play: Begin, passing: str) -> None:
    game = play({"red.walkers": {1: (10, 26)}, "red.runners": {1: (10, 23)}}, passing=passing).activate("red.walkers")
    drafted = in_hand(game, "move_one", 1)
    reach, allowance = game.rules.areas(game.game, drafted).reach, 9
    straight = passing != "none"
    assert reach.contains((10, 26 - allowance + 0.02)) is straight
    # Round the friend: two tangents to a circle of 1 inch, and the arc between them.
    tangents = sqrt(3**2 - 1) + sqrt(5.5**2 - 1)
    round_about = tangents + asin(1 / 3) + asin(1 / 5.5)
    assert reach.contains((10, 26 - 3 - 5.5))
    order = game.rules.propose(game.game, in_hand(game, "move_one", 1, (10, 17.5)))
    assert game.judge(order).legal
    length = travel(Base.round(1.0), order.path)
    assert length == pytest.approx(8.5 if straight else round_about, abs=0.004)
    assert (len(order.path) == 2) is straight


def test_a_drag_behind_a_rock_is_led_round_it(play: Begin) -> None:
    game = play({"red.walkers": {1: (30.6, 23.5), 2: (28, 28)}}).activate("red.walkers")
    drafted = in_hand(game, "move_one", 1, (30.6, 17.5))
    assert game.rules.areas(game.game, drafted).legal_end.contains((30.6, 17.5))
    order = game.rules.propose(game.game, drafted)
    assert len(order.path) > 2
    assert game.judge(order).legal
    drawn = game.rules.propose(game.game, replace(drafted, exact=True))
    assert drawn.path == drafted.path
    assert game.refusals(drawn) == ["move.blocked"]


def test_a_rock_farther_round_than_the_movement_goes_is_not_gone_round(play: Begin) -> None:
    game = play({"red.walkers": {1: (30.6, 23.5), 2: (28, 28)}}).activate("red.walkers")
    game.do(game.rules.propose(game.game, in_hand(game, "move_one", 1, (30.6, 24.9))))
    drafted = in_hand(game, "move_one", 1, (30.6, 17.4))
    assert not game.rules.areas(game.game, drafted).legal_end.contains((30.6, 17.4))
    order = game.rules.propose(game.game, drafted)
    assert order.path == drafted.path
    assert "move.blocked" in game.refusals(order)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(points=st.lists(POINTS, min_size=8, max_size=8), bend=POINTS)
def test_after_a_bend_the_picture_begins_there(
    play: Begin, points: list[tuple[float, float]], bend: tuple[float, float]
) -> None:
    game = play(CROWD).activate("red.walkers")
    here, corner = game.at("red.walkers.1"), Pose(*bend)
    legal_end = game.rules.areas(
        game.game, Draft("move_one", "red", "red.walkers", 1, (here, corner, corner))
    ).legal_end
    for point in points:
        refusals = refusals_of(game, Draft("move_one", "red", "red.walkers", 1, (here, corner, Pose(*point))))
        if legal_end.contains(point):
            assert refusals == [], point
        elif legal_end.distance_to_outline(point) > 0.01:
            assert refusals, point


def test_a_bend_over_the_edge_leads_nowhere_though_the_next_is_on_the_table(play: Begin) -> None:
    game = play({"red.walkers": {1: (35, 23.5), 2: (28, 28)}}).activate("red.walkers")
    for x, leads in ((35.49, True), (35.51, False)):
        way = (Pose(35, 23.5), Pose(x, 23), Pose(35, 22.5))
        drafted = Draft("move_one", "red", "red.walkers", 1, (*way, Pose(34, 21)))
        assert (refusals_of(game, drafted) == []) is leads
        held = Draft("move_one", "red", "red.walkers", 1, (*way, way[-1]))
        assert game.rules.areas(game.game, held).legal_end.contains((34, 21)) is leads


def test_the_reach_is_divided_by_what_it_would_earn(play: Begin) -> None:
    game = play({"red.runners": {1: (18, 18)}}).activate("red.runners")
    here = game.at("red.runners.1")
    areas = game.rules.areas(game.game, Draft("move_extra", "red", "red.runners", 1, (here,)))
    assert areas.allowance == 16
    assert [band.text for band in areas.bands] == ["+0", "+1", "+2"]
    for distance, text in ((0, "+0"), (5.9, "+0"), (6.1, "+1"), (11.9, "+1"), (12.1, "+2"), (15.9, "+2")):
        inside = [band.text for band in areas.bands if band.area.contains((18, 18 - distance))]
        assert inside == [text]


def test_the_bands_count_what_was_moved_before(play: Begin) -> None:
    game = play({"red.runners": {1: (18, 18)}}).activate("red.runners")
    game.do(game.shift("red.runners", 0, -5))
    areas = game.rules.areas(game.game, Draft("move", "red", "red.runners", 1, (game.at("red.runners.1"),)))
    assert areas.allowance == 7
    assert [band.text for band in areas.bands] == ["+0", "+1"]
    assert areas.bands[0].area.contains((18, 13.9))
    assert areas.bands[1].area.contains((18, 14.1))


def test_whole_inches_and_the_later_bands_move_the_borders(play: Begin) -> None:
    down = play({"red.runners": {1: (18, 18)}}, bonus_bands="round_down").activate("red.runners")
    draft = Draft("move_extra", "red", "red.runners", 1, (down.at("red.runners.1"),))
    bands = down.rules.areas(down.game, draft).bands
    assert [band.text for band in bands] == ["+0", "+1", "+2"]
    assert bands[0].area.contains((18, 11.1))
    assert bands[1].area.contains((18, 5.1))


def test_without_a_draft_or_an_activation_there_is_nothing_to_draw(play: Begin) -> None:
    game = play()
    assert game.rules.areas(game.game, None).legal_end is None
    assert game.rules.areas(game.game, in_hand(game, "move", 1)).legal_end is None
    game.activate("red.walkers")
    assert game.rules.areas(game.game, Draft("move", "red", "red.walkers")).legal_end is None
    assert game.rules.areas(game.game, Draft("move", "red", "red.runners", 1)).legal_end is None
    game.do(game.shift("red.walkers", 0, -1), Spend(by="red", unit="red.walkers"))
    assert game.rules.areas(game.game, in_hand(game, "move", 1)).legal_end is None


def test_each_squad_mate_has_an_area_of_its_own(play: Begin) -> None:
    game = play().activate("red.walkers")
    areas = game.rules.areas(game.game, in_hand(game, "move", 1))
    assert set(areas.others) == {2, 3}
    assert areas.others[2].contains((12, 17.1))
    assert not areas.others[2].contains((12, 16.9))
    assert game.rules.areas(game.game, in_hand(game, "move_one", 1)).others == {}


def test_coherency_is_drawn_only_where_a_table_has_set_it_and_says_where_it_comes_from(play: Begin) -> None:
    off = play().activate("red.walkers")
    assert off.rules.areas(off.game, in_hand(off, "move_one", 1)).coherency is None
    game = play(squad_coherency=2.0).activate("red.walkers")
    areas = game.rules.areas(game.game, in_hand(game, "move_one", 1))
    assert areas.coherency.contains((12, 23.1))
    assert not areas.coherency.contains((12, 22.9))
    assert "Squad coherency: not from the rulebook" in areas.notes
    assert areas.labels["coherency"] == "coherency 2″, not from the rulebook"
    assert game.rules.areas(game.game, in_hand(game, "move", 1)).coherency is None


def test_the_notes_say_what_is_left(play: Begin) -> None:
    game = play().activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"))
    game.do(game.shift("red.walkers", 0, -4))
    assert game.rules.areas(game.game, in_hand(game, "move", 1)).notes == ("5.00″ left of 9″",)
    assert game.rules.areas(game.game, in_hand(game, "move", 1)).labels == {"reach": "reach 5″"}


def mounted(game: Any, base: Base) -> Any:
    """The squad of walkers on other bases."""
    models = [replace(model, base=base) for model in game.game.standing_of("red.walkers")]
    game.game = game.game.with_models(models)
    return game


def test_a_long_base_turned_in_the_hand_is_drawn_with_what_the_turn_leaves(play: Begin) -> None:
    game = mounted(play({"red.walkers": {1: (18, 26)}}).activate("red.walkers"), Base(BaseShape.OVAL, 1, 2))
    end = game.rules.areas(game.game, in_hand(game, "move", 1, (18, 26), 90)).legal_end
    oval, start = Base(BaseShape.OVAL, 1, 2), Pose(18, 26)
    farthest = max(dy / 200 for dy in range(1800) if travel(oval, (start, Pose(18, 26 - dy / 200, 90))) <= 9)
    assert 7.5 < farthest < 8.5
    assert end.contains((18, 26 - farthest + 0.01))
    assert not end.contains((18, 26 - farthest - 0.01))
    assert game.rules.areas(game.game, in_hand(game, "move", 1)).legal_end.contains((18, 17.01))


BENDS = st.lists(st.tuples(st.floats(24, 30), st.floats(20, 26), TURNS), max_size=2)
FIRST = st.one_of(st.none(), st.tuples(POINTS, TURNS))
OPTIONS = st.sampled_from(("move", "move_one", "move_extra"))


def check_turning(
    game: Any,
    option: str,
    points: list[tuple[float, float]],
    bends: list[tuple[float, float, float]],
    first: tuple[tuple[float, float], float] | None,
    turn: float,
) -> None:
    if first is not None:
        step = game.rules.propose(game.game, in_hand(game, "move_one", 1, *first))
        if game.judge(step).legal:
            game.do(step)
    way = (game.at("red.walkers.1"), *(Pose(*bend) for bend in bends))

    def draft(*point: float) -> Draft:
        return Draft(option, "red", "red.walkers", 1, (*way, Pose(*(point or way[-1].point), turn)))

    legal_end = game.rules.areas(game.game, draft()).legal_end
    for point in points:
        refusals = refusals_of(game, draft(*point))
        if legal_end.contains(point):
            assert refusals == [], point
        elif legal_end.distance_to_outline(point) > 0.01:
            assert refusals, point


@pytest.mark.parametrize("base", MOUNTS, ids=lambda base: base.shape.value)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=15)
@given(points=st.lists(POINTS, min_size=4, max_size=4), option=OPTIONS, bends=BENDS, first=FIRST, turn=TURNS)
def test_so_it_is_for_a_base_that_turns_on_its_way_and_in_the_hand(
    play: Begin, base: Base, points: Any, option: str, bends: Any, first: Any, turn: float
) -> None:
    check_turning(mounted(play(ROOMY).activate("red.walkers"), base), option, points, bends, first, turn)


@pytest.mark.long
@pytest.mark.parametrize("base", MOUNTS, ids=lambda base: base.shape.value)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(points=st.lists(POINTS, min_size=6, max_size=6), option=OPTIONS, bends=BENDS, first=FIRST, turn=TURNS)
def test_so_it_is_for_many_ways_and_turns(
    play: Begin, base: Base, points: Any, option: str, bends: Any, first: Any, turn: float
) -> None:
    check_turning(mounted(play(ROOMY).activate("red.walkers"), base), option, points, bends, first, turn)


@pytest.mark.parametrize("base", [Base.round(1.26), *MOUNTS], ids=lambda base: base.shape.value)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=6)
@given(points=st.lists(POINTS, min_size=3, max_size=3), turn=TURNS, sight=st.booleans())
def test_what_is_drawn_for_a_charge_is_allowed_and_part_of_what_a_move_is(
    play: Begin, base: Base, points: list[tuple[float, float]], turn: float, sight: bool
) -> None:
    game = mounted(play(ROOMY).activate("red.walkers"), base)
    answers = {"targets": ("blue.runners",), "sight": "yes" if sight else "no"}

    def draft(option: str, *point: float) -> Draft:
        here = game.at("red.walkers.1")
        return Draft(option, "red", "red.walkers", 1, (here, Pose(*(point or here.point), turn)), {}, answers)

    legal_end = game.rules.areas(game.game, draft("charge")).legal_end
    assert (legal_end - game.rules.areas(game.game, draft("move")).legal_end).size < 1e-6
    for point in (*points, *((legal_end.inside_point,) if legal_end else ())):
        if legal_end.contains(point):
            assert game.refusals(game.rules.propose(game.game, draft("charge", *point))) == [], point
