"""What each mission is worth, in both scales."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.mission import Gate, Marker, Piece
from engine.orders import End, Pass, Remove, RollOff
from engine.systems.starcraft.contest import contesting, controller, markers, supply_at
from engine.systems.starcraft.orders import (
    ActivateMarker,
    Attack,
    ChooseFirst,
    Claim,
    Gather,
    GiveMarker,
    Hold,
    PlaceMarker,
    SetControl,
    SetStatus,
    UseAbility,
)
from engine.systems.starcraft.state import Awaiting, Phase
from geometry.area import Area
from geometry.pose import Point, Pose

Make = Callable[..., Any]

R32, R40, R50, R80 = 16 / 25.4, 20 / 25.4, 25 / 25.4, 40 / 25.4
MARK = 32 / 25.4
PLACES = {1: (12.0, 12.0), 2: (42.0, 24.0), 3: (36.0, 12.0), 4: (18.0, 24.0), 5: (27.0, 18.0)}
COLOURS = {1: "red", 3: "red", 2: "blue", 4: "blue", 5: None}
STAND = {"red.a": ("terran/marine", {1: (3.0, 3.0)}), "blue.a": ("zerg/queen", {1: (50.0, 33.0)})}


@pytest.fixture
def table(bench: Make) -> Callable[..., Any]:
    """A bench with the five markers of a card, by number."""

    def make(card: str, units: Any = STAND, places: Mapping[int, Point] = PLACES, **more: Any) -> Any:
        made = bench(units, card=card, **more)
        found = tuple(
            Marker(f"m{number}", f"Marker {number}", "mission", at, MARK, number, COLOURS[number])
            for number, at in places.items()
        )
        mission = replace(made.game.mission, markers=found)
        made.game = made.rules.begin(mission)
        return made

    return make


def control(made: Any, **owners: str) -> Any:
    for marker, side in owners.items():
        made.do(SetControl(by="red", marker=marker, to=side))
    return made


def scored(made: Any) -> Any:
    made.to(Phase.SCORING)
    return made.do(End(by=made.game.holder))


def next_round(made: Any) -> Any:
    scored(made)
    made.do(End(by=made.game.holder))
    if made.game.awaiting is Awaiting.ROLL_OFF:
        made.do(RollOff(rolled={"red": (6, 6), "blue": (1, 1)}))
    if made.game.awaiting is Awaiting.CHOOSE_FIRST:
        made.do(ChooseFirst(by=made.game.holder, first="red"))
    return made


class TestContesting:
    def seen(self, table: Make, units: Any, **more: Any) -> tuple[str, ...]:
        made = table("frontlines/standard", units, {5: PLACES[5]}, **more)
        return tuple(contesting(made.rules.rulebook, made.game, markers(made.game)[0])["red"])

    def test_who_does_not_see_the_marker_does_not_contest_it(self, table: Make, wall: Make) -> None:
        units = {**STAND, "red.a": ("terran/marine", {1: (27.0, 15.0)})}
        assert self.seen(table, units) == ("red.a",)
        assert self.seen(table, units, terrain=[wall("w", 24, 16.3, 30, 16.9)]) == ()

    def test_a_model_beside_the_wall_sees_for_its_unit(self, table: Make, wall: Make) -> None:
        units = {**STAND, "red.a": ("terran/marine", {1: (27.0, 15.0), 2: (29.5, 16.9)})}
        assert self.seen(table, units, terrain=[wall("w", 25, 16.3, 28, 16.9)]) == ("red.a",)

    @pytest.mark.parametrize(("y", "there"), [(15.0, ("red.a",)), (20.0 + R32 + 1.07, ())])
    def test_only_who_stands_at_the_markers_elevation_contests_it(
        self, table: Make, y: float, there: tuple[str, ...]
    ) -> None:
        plateau = Piece(
            "p", "p", "plateau", Area.rectangle(20, 10, 34, 20), 4, access=(Gate((20.0, 12.0), (20.0, 16.0)),)
        )
        units = {**STAND, "red.a": ("terran/marine", {1: (27.0, y)})}
        assert self.seen(table, units, terrain=[plateau]) == there

    def test_raynors_friends_near_by_count_at_least_one(self, table: Make) -> None:
        for off, supply in ((7.998, 1), (8.002, 0)):
            units = {
                **STAND,
                "red.a": ("terran/marine", {1: (27.0, 15.0)}),
                "red.raynor": ("terran/jim-raynor", {1: (27.0, 15.0 - R32 - R40 - off)}),
            }
            made = table("frontlines/standard", units, {5: PLACES[5]})
            assert supply_at(made.rules.rulebook, made.game, markers(made.game)[0])["red"] == supply

    def test_a_carried_marker_is_contested_by_nobody(self, table: Make) -> None:
        units = {**STAND, "red.a": ("terran/marine", {1: (27.0, 15.0)})}
        made = table("artefact-hunt/standard", units, {5: PLACES[5]})
        made.game = replace(made.game, marks=replace(made.game.marks, carried={"m5": "red.a"}))
        assert controller(made.rules.rulebook, made.game, markers(made.game)[0]) is None


class TestHoldPosition:
    @pytest.mark.parametrize("scale", ["standard", "skirmish"])
    def test_own_and_neutral_markers_are_worth_one_the_others_two(self, table: Make, scale: str) -> None:
        made = next_round(control(table(f"hold-position/{scale}").start(), m1="red", m5="red", m2="red", m4="blue"))
        assert made.game.vp == {"red": 0, "blue": 0}
        assert scored(made).game.vp == {"red": 4, "blue": 1}


GATHERERS = {**STAND, "red.a": ("terran/marine", {1: (42.0, 24.0 - MARK / 2 - R32 - 2.0)})}


class TestGather:
    def at(self, table: Make, units: Any = None, **owners: str) -> Any:
        made = control(table("gather-the-resources/standard", units or GATHERERS).start(), **owners)
        made.do(Hold(by="red", unit="red.a"), Pass(by="blue"))
        return made.to(Phase.ASSAULT)

    def test_it_brings_one_vp_at_once_instead_of_an_action(self, table: Make) -> None:
        made = self.at(table, m2="red").do(Gather(by="red", unit="red.a", marker="m2"))
        assert made.game.vp == {"red": 1, "blue": 0}
        assert made.refusals(Gather(by="red", unit="red.a", marker="m2"))

    def test_not_at_its_own_colour_nor_at_what_it_does_not_control(self, table: Make) -> None:
        assert self.at(table, m2="blue").refusals(Gather(by="red", unit="red.a", marker="m2")) == ["gather.nowhere"]
        own = {**STAND, "red.a": ("terran/marine", {1: (12.0, 9.0)})}
        assert self.at(table, own, m1="red").refusals(Gather(by="red", unit="red.a", marker="m1")) == ["gather.nowhere"]

    def test_from_round_two_the_others_markers_are_worth_two(self, table: Make) -> None:
        made = next_round(
            control(table("gather-the-resources/skirmish").start(), m2="red", m1="red", m5="red", m3="blue")
        )
        assert scored(made).game.vp == {"red": 2, "blue": 2}

    def test_it_is_not_offered_in_other_missions(self, table: Make) -> None:
        made = table("frontlines/standard").start().to(Phase.ASSAULT)
        assert made.refusals(Gather(by="red", unit="red.a", marker="m2")) == ["order.not_now"]
        assert "gather" not in [one.id for one in made.rules.options(made.game, "red.a").unit]


class TestDivideAndConquer:
    def test_quarters_go_to_the_higher_supply_wholly_within_and_marker_five_is_two(self, table: Make) -> None:
        units = {
            "red.a": ("terran/goliath", {1: (10.0, 8.0)}),  # top left, Supply 2
            "blue.b": ("zerg/queen", {1: (15.0, 10.0)}),  # top left, Supply 1
            "blue.a": ("zerg/queen", {1: (50.0, 33.0)}),  # bottom right, Supply 1
            "red.c": ("terran/marauder", {1: (27.0, 30.0), 2: (29.2, 30.0)}),  # across the middle: nowhere
        }
        made = table("divide-and-conquer/standard", units, {5: (27.0, 18.0)})
        assert scored(control(made.start(), m5="red")).game.vp == {"red": 1 + 2, "blue": 1}

    @pytest.mark.parametrize(("x", "vp"), [(27.0 - R80, 1), (27.0 - R80 + 0.002, 0)])
    def test_a_unit_counts_where_all_of_its_bases_are(self, table: Make, x: float, vp: int) -> None:
        units = {**STAND, "red.q": ("terran/goliath", {1: (x, 8.0)})}
        assert scored(table("divide-and-conquer/skirmish", units, {}).start()).game.vp == {"red": vp, "blue": 1}

    def test_a_unit_that_controls_a_marker_counts_one_more(self, table: Make) -> None:
        units = {
            "red.a": ("terran/jim-raynor", {1: (12.0, 9.0)}),  # Supply 1, a Commander, at marker 1
            "blue.b": ("zerg/hydralisk", {1: (20.0, 5.0), 2: (20.0, 10.0)}),  # Supply 2
            "blue.a": ("zerg/queen", {1: (50.0, 33.0)}),
        }
        assert scored(table("divide-and-conquer/standard", units, {}).start()).game.vp == {"red": 0, "blue": 1}
        made = table("divide-and-conquer/standard", units, {1: PLACES[1]})
        assert scored(made.start()).game.vp == {"red": 1, "blue": 1}


class TestSupplyDrop:
    def test_one_marker_a_round_becomes_active_and_is_worth_its_round(self, table: Make) -> None:
        made = table("supply-drop/standard")
        made.do(RollOff(rolled={"red": (6, 4), "blue": (3, 2)}))
        made.do(GiveMarker(by="red", to="red"))
        assert made.game.awaiting is Awaiting.SUPPLY_DROP
        assert made.refusals(ActivateMarker(rolled=(5,))) == ["dice.wrong"]
        made.do(ActivateMarker(rolled=(2,)), ChooseFirst(by="red", first="red"))
        assert made.game.marks.activated == {"m2": 1}
        control(made, m2="red", m1="red")
        assert scored(made).game.vp == {"red": 1, "blue": 0}
        assert [marker.id for marker in markers(made.game)] == ["m1", "m3", "m4", "m5"]

    def test_later_drops_are_worth_more_and_the_last_needs_no_die(self, table: Make) -> None:
        made = table("supply-drop/standard")
        made.game = replace(made.game, round=4, holder="red", phase=Phase.SCORING, awaiting=Awaiting.ROUND_END)
        made.game = replace(made.game, vp={"red": 0, "blue": 1})
        made.do(End(by="red"))
        assert (made.game.round, made.game.marks.activated) == (5, {"m5": 5})
        made.do(ChooseFirst(by="red", first="red"))
        assert scored(control(made, m5="red")).game.vp == {"red": 5, "blue": 1}

    def test_a_skirmish_begins_in_round_two(self, table: Make) -> None:
        made = next_round(table("supply-drop/skirmish").start())
        assert (made.game.round, made.game.awaiting) == (2, Awaiting.SUPPLY_DROP)
        made.do(ActivateMarker(rolled=(3,)))
        assert made.game.marks.activated == {"m5": 2}


HUNTERS = {**STAND, "red.a": ("terran/marauder", {1: (27.0, 18.0 - MARK / 2 - R50 - 1.0), 2: (29.2, 15.4)})}


class TestArtefactHunt:
    def claimed(self, table: Make, **more: Any) -> Any:
        made = next_round(table("artefact-hunt/standard", HUNTERS, **more).start())
        return made.to(Phase.SCORING).do(Claim(by="red", unit="red.a", marker="m5"))

    def test_a_unit_carries_a_marker_it_claims(self, table: Make) -> None:
        made = self.claimed(table)
        assert made.game.marks.carried == {"m5": "red.a"}
        assert made.refusals(Claim(by="red", unit="red.a", marker="m2")) == ["marker.carried"]
        assert made.rules.readout(made.game).markers["m5"] == made.game.model("red.a.1").placed.centre

    def test_not_in_round_one_nor_outside_scoring(self, table: Make) -> None:
        made = table("artefact-hunt/standard", HUNTERS).start()
        assert made.refusals(Claim(by="red", unit="red.a", marker="m5")) == ["order.not_now"]
        assert made.to(Phase.SCORING).refusals(Claim(by="red", unit="red.a", marker="m5")) == ["order.not_now"]

    def test_it_is_dropped_when_supply_falls_and_the_opponent_puts_it_down(self, table: Make) -> None:
        made = self.claimed(table).do(Remove(by="blue", models=("red.a.2",)))
        assert made.game.marks.carried == {}
        at = made.game.model("red.a.1").placed.centre
        assert made.game.marks.lying["m5"] == at
        assert made.refusals(PlaceMarker(by="red", marker="m5", at=at)) == ["marker.not_to_place"]
        off = R50 + MARK / 2
        assert made.refusals(PlaceMarker(by="blue", marker="m5", at=(at[0] - off - 2.002, at[1]))) == ["marker.placed"]
        made.do(PlaceMarker(by="blue", marker="m5", at=(at[0] - off - 1.998, at[1])))
        assert made.refusals(PlaceMarker(by="blue", marker="m5", at=at)) == ["marker.not_to_place"]

    def test_one_that_is_claimed_again_before_it_is_put_down_is_not_to_be_put_down_any_more(self, table: Make) -> None:
        made = self.claimed(table).do(Remove(by="blue", models=("red.a.2",)))
        assert "place_marker:m5" in [one.id for one in made.rules.options(made.game).table]
        made.do(Claim(by="red", unit="red.a", marker="m5"))
        assert (made.game.marks.carried, made.game.marks.dropped) == ({"m5": "red.a"}, {})
        assert "place_marker:m5" not in [one.id for one in made.rules.options(made.game).table]

    def test_it_is_dropped_before_the_unit_is_set_elsewhere(self, table: Make) -> None:
        at = (27.0, 18.0 - MARK / 2 - R80 - 1.0)
        units = {**STAND, "red.a": ("protoss/stalker", {1: at})}
        made = next_round(table("artefact-hunt/standard", units).start())
        made.to(Phase.SCORING).do(Claim(by="red", unit="red.a", marker="m5"))
        while made.game.phase is not Phase.MOVEMENT or made.game.active != "red":
            if made.game.awaiting is Awaiting.ROLL_OFF:
                made.do(RollOff(rolled={"red": (6, 6), "blue": (1, 1)}))
            elif made.game.awaiting is Awaiting.CHOOSE_FIRST:
                made.do(ChooseFirst(by=made.game.holder, first="red"))
            else:
                made.do(End(by=made.game.holder))
        there = Pose(at[0] - 2.8, at[1])
        made.do(UseAbility(by="red", unit="red.a", ability="blink", leader=1, path=(Pose(*at), there)))
        assert (made.game.marks.carried, made.game.marks.lying["m5"]) == ({}, at)
        assert made.refusals(PlaceMarker(by="blue", marker="m5", at=(at[0] + 2.002, at[1]))) == ["marker.placed"]
        made.do(PlaceMarker(by="blue", marker="m5", at=(at[0] + 1.998, at[1])))

    @pytest.mark.parametrize(("scale", "home", "own"), [("standard", 4, 2), ("skirmish", 3, 1)])
    def test_the_last_round_counts_who_is_home_and_what_is_left(
        self, table: Make, scale: str, home: int, own: int
    ) -> None:
        units = {**STAND, "red.a": ("terran/goliath", {1: (27.0, 6.0 - R80)})}
        made = table(f"artefact-hunt/{scale}", units)
        made.game = replace(
            made.game,
            round=5,
            holder="red",
            active="red",
            awaiting=Awaiting.ACTIVATION,
            marks=replace(made.game.marks, carried={"m2": "red.a"}),
        )
        assert scored(made).game.vp == {"red": home + 2 * own, "blue": own}

    def test_not_wholly_at_home_is_not_home(self, table: Make) -> None:
        units = {**STAND, "red.a": ("terran/goliath", {1: (27.0, 6.0 - R80 + 0.002)})}
        made = table("artefact-hunt/standard", units)
        marks = replace(made.game.marks, carried={"m2": "red.a"})
        made.game = replace(made.game, round=5, holder="red", active="red", awaiting=Awaiting.ACTIVATION, marks=marks)
        assert scored(made).game.vp == {"red": 4, "blue": 2}


def test_the_forecast_says_who_starts_the_next_phase(table: Make) -> None:
    made = table("frontlines/standard").start()

    def lines() -> tuple[str, ...]:
        found = [one for one in made.rules.readout(made.game).sections if one.title == "If a side passes"]
        return found[0].lines if found else ()

    assert lines() == (
        "Red now: Red chooses who starts the Assault Phase, and Blue finishes this one",
        "Blue first: Blue chooses who starts the Assault Phase, and Red finishes this one",
    )
    made.do(Pass(by="red"))
    assert lines() == ("Red passed first and chooses who starts the Assault Phase",)
    made.do(Pass(by="blue"))
    assert (made.game.holder, lines()) == ("red", ())


class TestWhatScoringTells:
    def told(self, made: Any, code: str) -> list[str]:
        verdict = made.judge(End(by=made.game.holder))
        return [made.rules.say(made.game, one).head for one in verdict.findings if one.code == code]

    def test_each_marker_with_its_supply_and_who_contests_nothing_and_why(self, table: Make, with_state: Make) -> None:
        units = {**STAND, "red.a": ("terran/marine", {1: (27.0, 15.0)}), "blue.a": ("zerg/queen", {1: (30.2, 18.0)})}
        made = table("frontlines/standard", units, {5: PLACES[5]}).start()
        with_state(made, "red.a", adrift=True)
        made.to(Phase.SCORING)
        assert self.told(made, "marker.control") == ["Blue's; Supply there Red 0, Blue 1"]
        assert self.told(made, "marker.no_contest") == ["Contests nothing: Out of Coherency"]

    def test_the_vp_with_their_reasons(self, table: Make) -> None:
        made = next_round(control(table("hold-position/standard").start(), m2="red"))
        made.to(Phase.SCORING)
        assert self.told(made, "score.vp") == ["+2: 1 of the other's colour"]


def test_supply_that_an_ability_adds_counts_on_markers_for_the_round(table: Make) -> None:
    units = {**STAND, "red.a": ("terran/marine", {1: (27.0, 15.0)}), "blue.a": ("zerg/zergling", {1: (27.0, 21.0)})}
    made = table("frontlines/standard", units, {5: PLACES[5]}).start()

    def supply() -> Mapping[str, int]:
        return supply_at(made.rules.rulebook, made.game, markers(made.game)[0])

    made.do(SetStatus(by="red", unit="red.a", status="supply+1"))
    assert supply() == {"red": 1, "blue": 0}
    scored(made)
    assert made.game.control == {"m5": "red"}
    made.do(End(by=made.game.holder))
    assert made.game.state("red.a").weight == 0


def test_the_shock_cannon_is_fired_in_siege_mode(bench: Make) -> None:
    units = {"red.t": ("terran/siege-tank", {1: (12.0, 6.0)}), "blue.a": ("zerg/roach", {1: (12.0, 18.0)})}
    made = bench(units).do(SetStatus(by="red", unit="red.t", status="sieged")).start().to(Phase.ASSAULT)
    order = Attack(by="red", unit="red.t", target="blue.a", weapon="Shock cannon")
    assert made.refusals(order) == []
