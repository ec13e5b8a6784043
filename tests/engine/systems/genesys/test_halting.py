"""Held Actions on the way of an enemy's move: where it halts, who is asked, and how it goes on."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.findings import Severity
from engine.options import Draft
from engine.orders import End, Pass, Remove
from engine.systems.genesys import halting
from engine.systems.genesys.engagement import engaged_pairs
from engine.systems.genesys.moving import goings
from engine.systems.genesys.orders import Decline, GoOn, HoldAction, Move, React, Reaction, Spend
from engine.systems.genesys.profile import Arc
from engine.systems.genesys.state import ActionState
from engine.systems.genesys.terrain import lookout
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from geometry.sight.lines import sees
from geometry.sweep import clearance_of
from geometry.travel import between

Begin = Callable[..., Any]

FAR = {"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (10, 10)}, "blue.runners": {1: (14, 10)}}
IN_RANGE = {"red.walkers": {"shooting_range": 8.0}}


def held(play: Begin, place: Any, *, by: str = "red.walkers", **more: Any) -> Any:
    """Red's squad holds its Action and Blue's walkers are active; nothing is answered yet."""
    game = play(place, **more)
    game.activate(by).do(HoldAction(by="red", unit=by), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers")
    return game.do(Decline(by="red")) if game.game.decider == "red" else game


def test_a_move_into_range_halts_where_the_base_touches_the_field(play: Begin) -> None:
    """Bases of 1″ whose edges are 15″ apart: after 7″ the near edge is 8″ away."""
    game = held(play, FAR, changed=IN_RANGE)
    order = game.shift("blue.walkers", 0, 9)
    found = game.finding(order, "react.halt")
    assert found.measured == pytest.approx(7.0, abs=1e-3)
    assert found.severity is Severity.OTHER_READING
    assert found.subjects == ("blue.walkers.1", "red.walkers")
    game.do(order)
    assert game.game.decider == "red"
    assert game.at("blue.walkers.1").y == pytest.approx(17.0, abs=1e-3)
    assert game.game.moved["blue.walkers.1"] == pytest.approx(7.0, abs=1e-3)


@pytest.mark.parametrize(("inches", "halts"), [(6.99, False), (7.0, False), (7.01, True)])
def test_only_what_goes_past_the_edge_of_a_field_is_halted(play: Begin, inches: float, halts: bool) -> None:
    """What ends on the edge is asked about when it has ended, as after every step."""
    game = held(play, FAR, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, inches))
    assert (game.game.activation.halted is not None) is halts


def test_declined_the_move_goes_on_of_itself_and_is_asked_about_at_its_end(play: Begin) -> None:
    game = held(play, FAR, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9), Decline(by="red"))
    assert game.at("blue.walkers.1") == Pose(10, 19)
    assert game.game.activation.halted is None
    assert game.game.decider == "red"
    game.do(Decline(by="red"))
    assert game.game.decider == "blue"


def test_declined_for_good_nothing_halts_the_move_again(play: Begin) -> None:
    game = held(play, FAR, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9), Decline(by="red", rest=True))
    assert (game.game.decider, game.at("blue.walkers.1")) == ("blue", Pose(10, 19))


def test_where_whoever_could_answer_is_gone_the_move_goes_on_of_itself(play: Begin) -> None:
    game = held(play, FAR, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9))
    assert game.game.activation.halted is not None
    game.do(Remove(by="blue", models=("red.walkers.1",), cause="a slip put right"))
    assert game.game.activation.halted is None
    assert (game.game.decider, game.at("blue.walkers.1")) == ("blue", Pose(10, 19))
    assert game.game.moved["blue.walkers.1"] == pytest.approx(9.0)


def test_where_two_readings_part_the_halt_is_told_before_the_bonus(play: Begin) -> None:
    game = held(play, FAR, changed={"red.walkers": {"shooting_range": 9.0}})
    found = game.judge(game.shift("blue.walkers", 0, 6.5)).noted
    assert [one.code for one in found] == ["react.halt", "bonus.band"]


def test_answered_the_move_waits_and_goes_on_as_it_was_ordered(play: Begin) -> None:
    game = held(play, FAR, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9))
    left = game.left("red")
    game.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    assert game.left("red") == left - 1
    assert game.game.action_of("red.walkers") is ActionState.GONE
    assert game.game.decider == "blue"
    assert game.at("blue.walkers.1").y == pytest.approx(17.0, abs=1e-3)
    game.do(GoOn(by="blue", unit="blue.walkers"))
    assert game.at("blue.walkers.1") == Pose(10, 19)
    assert game.game.moved["blue.walkers.1"] == pytest.approx(9.0)
    assert game.refusals(GoOn(by="blue", unit="blue.walkers")) == ["order.not_now"]


def test_answered_the_move_may_be_another_instead(play: Begin) -> None:
    game = held(play, FAR, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9), React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    assert game.refusals(game.shift("blue.walkers", 3, 0)) == ["move.too_far"], "7″ are gone already"
    game.do(game.shift("blue.walkers", 1.9, 0))
    assert game.game.activation.halted is None
    assert game.refusals(GoOn(by="blue", unit="blue.walkers")) == ["order.not_now"]


def test_the_models_that_fell_do_not_go_on(play: Begin) -> None:
    place = {**FAR, "blue.walkers": {1: (10, 10), 2: (12, 10), 3: (14, 10)}, "blue.runners": {}}
    game = held(play, place, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9))
    game.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT, removed=("blue.walkers.1",)))
    game.do(GoOn(by="blue", unit="blue.walkers"))
    assert [model.placed.pose for model in game.game.standing_of("blue.walkers")] == [Pose(12, 19), Pose(14, 19)]


def test_the_whole_squad_halts_together(play: Begin) -> None:
    """The middle one is nearest: all are halted after the same part of their way."""
    place = {**FAR, "blue.walkers": {1: (4, 10), 2: (10, 10), 3: (16, 10)}, "blue.runners": {}}
    game = held(play, place, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9))
    ys = [model.placed.pose.y for model in game.game.standing_of("blue.walkers")]
    assert ys == pytest.approx([17.0, 17.0, 17.0], abs=1e-3)


def test_who_was_in_the_field_before_is_not_halted(play: Begin) -> None:
    place = {**FAR, "blue.walkers": {1: (10, 18), 2: (10, 6)}}
    game = held(play, place, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 6, only=2))
    assert game.game.activation.halted is None, "a squad mate stood in the field before: it was asked about then"


def test_between_the_steps_alone_where_it_is_set_so(play: Begin) -> None:
    game = held(play, FAR, changed=IN_RANGE, reaction_moment="between")
    game.do(game.shift("blue.walkers", 0, 9))
    assert game.at("blue.walkers.1") == Pose(10, 19)
    assert game.game.decider == "red"


@pytest.mark.parametrize(("arc", "halts_at"), [(Arc.QUARTER, 5 - math.sqrt(0.5)), (Arc.HALF, None), (Arc.WIDE, None)])
def test_a_move_across_a_facing_halts_where_it_enters_the_arc(play: Begin, arc: Arc, halts_at: float | None) -> None:
    """Rightwards along a line 5″ before a model that faces up, from 10″ to its left. The side of a quarter arc is the
    diagonal: the centre crosses it after 5″, and the rim of a base of 1″ touches it √½ before."""
    place = {"red.walkers": {1: (16, 26)}, "blue.walkers": {1: (6, 21)}}
    game = held(play, place, changed={"red.walkers": {"arc": arc}})
    order = game.shift("blue.walkers", 9, 0)
    found = [one.measured for one in game.judge(order).findings if one.code == "react.halt"]
    assert found == ([] if halts_at is None else [pytest.approx(halts_at, abs=1e-3)])


def test_out_of_arc_nobody_shoots(play: Begin) -> None:
    place = {"red.walkers": {1: (16, 26)}, "blue.walkers": {1: (16, 31)}}
    game = play(place, changed={"red.walkers": {"arc": Arc.HALF}})
    game.activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers")
    shot = React(by="red", unit="red.walkers", kind=Reaction.SHOOT)
    assert game.refusals(shot) == ["react.unseen"]
    assert "4.50″ out of its arc of 180°" in game.say(game.finding(shot, "react.unseen"))
    assert game.judge(React(by="red", unit="red.walkers", kind=Reaction.DIVE)).legal


def test_a_move_out_from_behind_a_rock_halts_where_it_is_seen(play: Begin) -> None:
    """The rock covers x 29 to 31, y 19 to 21, and hides Blue from a base 1″ wide straight below it."""
    place = {"red.walkers": {1: (30, 26)}, "blue.walkers": {1: (30, 14)}}
    game = held(play, place)
    order = game.shift("blue.walkers", -6, 0)
    game.do(order)
    halted = game.at("blue.walkers.1")
    assert 24 < halted.x < 30
    assert game.game.decider == "red"
    assert game.judge(React(by="red", unit="red.walkers", kind=Reaction.SHOOT)).legal


def test_passing_through_a_threat_range_halts_and_may_be_struck_at(play: Begin) -> None:
    """Past a model with 0.5″ between: the threat range of 1″ is entered √(2² − 1.5²) before the nearest place."""
    place = {"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (6, 18.5)}}
    game = held(play, place)
    order = game.shift("blue.walkers", 8, 0)
    assert game.finding(order, "react.halt").measured == pytest.approx(4 - math.sqrt(4 - 2.25), abs=1e-4)
    game.do(order)
    strike = React(by="red", unit="red.walkers", kind=Reaction.STRIKE)
    threat = game.finding(strike, "react.threat")
    assert (threat.severity, threat.measured) == (Severity.PASSED, pytest.approx(1.0)), "it was halted for this"
    assert game.refusals(React(by="red", unit="red.walkers", kind=Reaction.FIGHT_BACK)) == ["react.not_engaged"]
    game.do(strike, GoOn(by="blue", unit="blue.walkers"))
    assert game.at("blue.walkers.1") == Pose(14, 18.5)


def test_who_engages_the_model_whose_threat_range_is_entered_is_not_halted(play: Begin) -> None:
    place = {"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (10, 14)}}
    game = held(play, place)
    charge = game.charge("blue.walkers", 0, 5, "red.walkers")
    assert "react.halt" not in [one.code for one in game.judge(charge).findings]


def test_a_charge_that_was_halted_keeps_the_bonus_it_was_declared_with(play: Begin) -> None:
    place = {"red.walkers": {1: (10, 20)}, "red.runners": {1: (6, 24)}, "blue.walkers": {1: (10, 12)}}
    game = held(play, place, by="red.runners", changed={"red.runners": {"shooting_range": 6.0}})
    game.do(game.charge("blue.walkers", 0, 7, "red.walkers"))
    assert game.game.activation.halted is not None
    game.do(React(by="red", unit="red.runners", kind=Reaction.SHOOT), GoOn(by="blue", unit="blue.walkers"))
    assert game.game.entered["blue.walkers.1"].counts
    assert game.game.moved["blue.walkers.1"] == pytest.approx(7.0)


def test_several_reactors_are_named_in_order_with_what_each_costs(play: Begin) -> None:
    place = {"red.walkers": {1: (8, 26)}, "red.runners": {1: (12, 26)}, "blue.walkers": {1: (10, 10)}}
    changed = {unit: {"shooting_range": 8.0} for unit in ("red.walkers", "red.runners")}
    game = play(place, changed=changed)
    for unit in ("red.runners", "red.walkers"):
        game.activate(unit).do(HoldAction(by="red", unit=unit), End(by="red"))
    game.do(Pass(by="red")).activate("blue.walkers").do(Decline(by="red"))
    game.do(game.shift("blue.walkers", 0, 9))
    assert game.game.activation.halted.by == (("red.walkers", Reaction.SHOOT), ("red.runners", Reaction.SHOOT))
    found = game.rules.options(game.game)
    assert found.note == (
        "may react to Blue Walkers on its way: Red Walkers shoots for 1, Red Runners shoots for 1 Command Value"
    )
    assert {option.unit for option in found.unit} == {"red.walkers"}, "the first of them is looked at"


def test_a_squad_that_is_halted_over_a_friend_cannot_stay_there(play: Begin) -> None:
    """Between the two runners and over one of them, where Red first sees it 8″ away."""
    place = {**FAR, "blue.runners": {1: (10, 16.8)}}
    game = held(play, place, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9), React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    assert game.refusals(End(by="blue")) == ["move.ends_on_model"]
    game.do(GoOn(by="blue", unit="blue.walkers"), End(by="blue"))


def test_nor_does_a_move_of_others_leave_anybody_there(play: Begin) -> None:
    place = {**FAR, "blue.walkers": {1: (10, 10), 2: (24, 10)}, "blue.runners": {1: (10, 16.8)}}
    game = held(play, place, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9), React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    elsewhere = game.shift("blue.walkers", 0, 1, only=2)
    assert game.refusals(elsewhere) == ["move.ends_on_model"]
    here = game.at("blue.walkers.2")
    areas = game.rules.areas(game.game, Draft("move_one", "blue", "blue.walkers", 2, (here, here)))
    assert not areas.legal_end
    assert any("halted over another base" in note for note in areas.notes)
    assert game.finding(elsewhere, "move.ends_on_model").subjects == ("blue.walkers.1", "blue.runners.1")
    game.do(game.shift("blue.walkers", 0, 1.9, only=1))
    game.do(game.shift("blue.walkers", 0, 1, only=2), End(by="blue"))


OVER_AN_ENEMY = {
    "red.walkers": {1: (10, 26)},
    "red.runners": {1: (10.4, 17)},
    "blue.walkers": {1: (10, 10), 2: (13, 10)},
    "blue.runners": {},
}
"""Red's walkers see 8″: Blue's first is halted after 7″, over one of the runners, where enemies may be passed."""


class TestASquadHaltedOverAnEnemy:
    def halted(self, play: Begin) -> Any:
        game = play(OVER_AN_ENEMY, changed=IN_RANGE, passing="all")
        for unit in ("red.runners", "red.walkers"):
            game.activate(unit).do(HoldAction(by="red", unit=unit), End(by="red"))
        game.do(Pass(by="red")).activate("blue.walkers").do(Decline(by="red"))
        game.do(game.shift("blue.walkers", 0, 8.9))
        assert game.game.activation.halted.by == (("red.runners", Reaction.STRIKE),)
        game.do(Decline(by="red"))
        assert game.game.activation.halted.by == (("red.walkers", Reaction.SHOOT),)
        assert game.at("blue.walkers.1").y == pytest.approx(17.0, abs=1e-3)
        return game

    def test_is_not_base_to_base_with_it(self, play: Begin) -> None:
        game = self.halted(play)
        assert engaged_pairs(game.game) == ()
        assert game.game.entered == {}
        fighting = React(by="red", unit="red.runners", kind=Reaction.FIGHT_BACK)
        assert game.refusals(fighting) == ["react.not_engaged"]
        assert game.judge(React(by="red", unit="red.runners", kind=Reaction.STRIKE)).legal, "it is in threat range"

    def test_goes_on_where_nobody_answers(self, play: Begin) -> None:
        game = self.halted(play)
        game.do(Decline(by="red", rest=True))
        assert game.at("blue.walkers.1") == Pose(10, 18.9)

    def test_stays_nowhere_over_it_once_it_is_answered(self, play: Begin) -> None:
        game = self.halted(play)
        game.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
        for order in (End(by="blue"), Spend(by="blue", unit="blue.walkers"), game.shift("blue.walkers", 0, 1, only=2)):
            assert game.refusals(order) == ["move.ends_on_model"]
        assert game.judge(GoOn(by="blue", unit="blue.walkers")).legal
        game.do(game.shift("blue.walkers", -1.2, 0, only=1), End(by="blue"))

    def test_is_gone_if_it_is_killed_there(self, play: Begin) -> None:
        game = self.halted(play)
        both = ("blue.walkers.1", "blue.walkers.2")
        game.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT, removed=both))
        assert game.game.activation is None
        assert game.game.decider == "blue"


def test_what_is_left_of_a_charge_goes_on_though_it_falls_short(play: Begin) -> None:
    place = {
        "red.walkers": {1: (10, 26)},
        "red.runners": {1: (10, 19)},
        "blue.walkers": {1: (10, 11), 2: (13, 11)},
        "blue.runners": {},
    }
    game = held(play, place, changed=IN_RANGE)
    game.do(game.charge("blue.walkers", 0, 7, "red.runners"))
    assert game.game.activation.halted is not None
    game.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT, removed=("blue.walkers.1",)))
    onwards = GoOn(by="blue", unit="blue.walkers")
    assert game.finding(onwards, "charge.falls_short").severity is Severity.LEFT_TO_YOU
    game.do(onwards)
    assert game.at("blue.walkers.2") == Pose(13, 18)


def test_going_on_is_an_option_with_a_key_and_so_is_every_other_way(play: Begin) -> None:
    game = held(play, FAR, changed=IN_RANGE)
    game.do(game.shift("blue.walkers", 0, 9), React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    found = game.rules.options(game.game)
    first = found.unit[0]
    assert (first.id, first.key, first.open, first.hint) == ("go_on", "G", True, "as it was ordered, 2.00″ more")
    assert game.rules.fill(game.game, first, {}) == GoOn(by="blue", unit="blue.walkers")
    keys = [option.key for option in (*found.general, *found.unit, *found.table)]
    assert len(keys) == len(set(keys))


def test_an_oval_that_turns_is_measured_as_if_it_had_gone_through(play: Begin) -> None:
    """Two half turns cost more than one whole turn: a halt on the way takes nothing from the movement."""
    place = {**FAR, "blue.walkers": {1: (10, 10, 90)}}
    oval = Base(BaseShape.OVAL, 1.0, 2.5)
    game = held(play, place, changed={**IN_RANGE, "blue.walkers": {"base": oval}})
    path = (Pose(10, 10, 90), Pose(10, 17.6, 230))
    order = Move(by="blue", unit="blue.walkers", model=1, path=path)
    whole = game.finding(order, "move.too_far").measured
    game.do(order)
    assert game.game.activation.halted is not None
    game.do(Decline(by="red"))
    assert game.game.moved["blue.walkers.1"] == pytest.approx(whole)


def test_a_held_action_draws_its_field_and_its_threat_range(play: Begin) -> None:
    game = held(play, FAR, changed={"red.walkers": {"shooting_range": 8.0, "arc": Arc.HALF}})
    field, threat = game.rules.areas(game.game, None).influence
    assert (field.side, field.text) == ("red", "Red Walkers, Action held: 180° of facing, 8″")
    assert threat.text == "Red Walkers: threat range 1″"
    assert field.area.contains((10, 17.51))
    assert not field.area.contains((10, 17.49)), "8″ from the edge of a base of 1″"
    assert not field.area.contains((10, 26.01)), "behind it"
    assert threat.area.contains((10, 24.51))
    assert not threat.area.contains((10, 24.49))
    game.do(game.shift("blue.walkers", 0, 9), React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    assert game.rules.areas(game.game, None).influence == (), "its Action is spent"


def test_only_the_side_that_may_answer_in_this_turn_shows_what_it_holds(play: Begin) -> None:
    game = play(FAR).activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"), End(by="red"))
    assert game.rules.areas(game.game, None).influence == ()
    game.do(Pass(by="red"))
    assert {zone.side for zone in game.rules.areas(game.game, None).influence} == {"red"}


def densely(path: tuple[Pose, Pose], met: Callable[[Pose], bool]) -> float | None:
    """Inches gone where it is first so, asked every two hundredths of an inch and then every two thousandths."""
    length = math.dist(path[0].point, path[1].point)

    def at(gone: float) -> Pose:
        return between(path[0], path[1], gone / length)

    steps = math.ceil(length / 0.02)
    coarse = next((step for step in range(steps + 1) if met(at(step / steps * length))), None)
    if coarse is None:
        return None
    start = max(0.0, (coarse - 1) / steps * length)
    return next((start + 0.002 * fine for fine in range(12) if met(at(min(length, start + 0.002 * fine)))), None)


def told(game: Any, order: Move) -> float | None:
    """Inches to where the engine halts the order; none where it does not."""
    found = halting.halt_of(game.rules.rulebook, game.game, goings(game.game, game.game.activation, order))
    return None if found is None else found.part * math.dist(order.path[0].point, order.path[-1].point)


def agree(halted: float | None, seen: float | None, length: float) -> bool:
    """What is met at the start or at the very end halts nothing."""
    if seen is None or seen < 0.005 or seen > length - 0.005:
        return halted is None or seen is None or abs(halted - seen) <= 0.01
    return halted is not None and abs(halted - seen) <= 0.01


CORNERS = st.tuples(st.floats(22, 34), st.floats(12, 18.3))


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(start=CORNERS, end=CORNERS, reactor=st.tuples(st.floats(24, 33), st.floats(22, 30)))
def test_the_place_in_sight_agrees_with_lines_of_sight_drawn_densely(
    play: Begin, start: Any, end: Any, reactor: Any
) -> None:
    """By lines from base to base past rock and hedge, not by the area that is drawn."""
    length = math.dist(start, end)
    assume(0.5 < length < 11.9)
    game = held(play, {"red.walkers": {1: reactor}, "blue.walkers": {1: start}})
    path = (Pose(*start), Pose(*end))
    there = game.game.model("red.walkers.1").placed
    walls = lookout(game.game).outlines
    seen = densely(path, lambda pose: bool(sees(there, there.to(pose), walls)))
    order = Move(by="blue", unit="blue.walkers", model=1, path=path, extra=True)
    assert agree(told(game, order), seen, length), (told(game, order), seen)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    start=st.tuples(st.floats(2, 20), st.floats(2, 30)),
    end=st.tuples(st.floats(2, 20), st.floats(2, 30)),
    turn=st.sampled_from([0.0, 30.0, 90.0, 200.0, 315.0]),
    arc=st.sampled_from(list(Arc)),
    reach=st.sampled_from([None, 4.0, 9.0]),
)
def test_the_place_in_arc_and_range_agrees_with_points_of_the_base_asked_densely(
    play: Begin, start: Any, end: Any, turn: float, arc: Arc, reach: float | None
) -> None:
    """In the open: 720 points of the rim, by their bearing from the model and their distance from its edge."""
    length = math.dist(start, end)
    assume(0.5 < length < 11.9)
    changed = {"red.walkers": {"arc": arc, "shooting_range": reach}}
    game = held(play, {"red.walkers": {1: (11, 16, turn)}, "blue.walkers": {1: start}}, changed=changed)
    path = (Pose(*start), Pose(*end))
    angles = np.arange(720) * math.tau / 720
    rim = 0.5 * np.column_stack([np.cos(angles), np.sin(angles)])

    def met(pose: Pose) -> bool:
        offs = rim + np.array(pose.point) - (11, 16)
        bearing = np.degrees(np.arctan2(offs[:, 0], -offs[:, 1]))
        in_arc = np.abs((bearing - turn + 180) % 360 - 180) <= arc.value / 2
        near = np.hypot(offs[:, 0], offs[:, 1]) - 0.5 <= (math.inf if reach is None else reach)
        return bool((in_arc & near).any())

    seen = densely(path, met)
    order = Move(by="blue", unit="blue.walkers", model=1, path=path, extra=True)
    # A threat range on the way may come first; it is tried elsewhere.
    assume(clearance_of(start, end, (11, 16)) > 2.01)
    assert agree(told(game, order), seen, length), (told(game, order), seen)
