"""A position looked at as a whole: against distances done by hand, and against what orders are told in it."""

import math
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from engine.findings import Severity
from engine.mission import EdgeName, EdgeSegment
from engine.survey import Row, Survey, Topic
from engine.systems.starcraft.orders import Charge, Move
from engine.systems.starcraft.state import Phase
from geometry.pose import Pose

Make = Callable[..., Any]

R32, R80 = 16 / 25.4, 40 / 25.4
MARKER = 16 / 25.4


def surveyed(made: Any, *topics: Topic) -> Survey:
    found = made.rules.survey(made.game, topics or tuple(Topic))
    assert isinstance(found, Survey)
    return found


def rows(made: Any, topic: Topic) -> tuple[Row, ...]:
    return surveyed(made, topic).rows


def only(made: Any, topic: Topic, severity: Severity = Severity.PASSED) -> Row:
    (row,) = (one for one in rows(made, topic) if one.severity is severity)
    return row


def marines(**places: Any) -> dict[str, Any]:
    return {f"red.{name}": ("terran/marine", at) for name, at in places.items()}


class TestPlaces:
    @pytest.mark.parametrize(
        ("apart", "severity"),
        [(-0.002, Severity.REFUSED), (-0.0005, Severity.AT_LIMIT), (0.0, Severity.PASSED), (0.002, Severity.PASSED)],
    )
    def test_bases_may_touch_and_not_overlap(self, bench: Make, apart: float, severity: Severity) -> None:
        made = bench(marines(a={1: (10.0, 10.0)}, b={1: (10.0 + 2 * R32 + apart, 10.0)}))
        row = only(made, Topic.PLACES, severity)
        if severity is not Severity.PASSED:
            assert row.measured == pytest.approx(apart, abs=1e-6)
            assert set(row.subjects) == {"red.a.1", "red.b.1"}
            assert row.where.offending

    @pytest.mark.parametrize(
        ("at", "refused"),
        [(at - R32 + by, by > 0) for at in (20.0, 54.0) for by in (-0.002, 0.002)],
    )
    def test_a_base_may_touch_a_wall_and_the_edge_and_no_more(
        self, bench: Make, wall: Make, at: float, refused: bool
    ) -> None:
        made = bench(marines(a={1: (at, 10.0)}), terrain=[wall("w", 20, 5, 24, 15)])
        assert surveyed(made, Topic.PLACES).holds is not refused

    def test_a_random_crowd_has_the_overlaps_that_centres_tell(self, bench: Make) -> None:
        places = {number: (5 + (number * 7.3) % 9, 5 + (number * 3.9) % 7) for number in range(1, 16)}
        made = bench(marines(a=places))
        told = {frozenset(row.subjects) for row in rows(made, Topic.PLACES) if row.amiss}
        assert told == {
            frozenset((f"red.a.{i}", f"red.a.{j}"))
            for i, j in combinations(places, 2)
            if math.dist(places[i], places[j]) < 2 * R32 - 0.001
        }
        assert told

    def test_a_move_that_ends_so_is_told_the_same(self, bench: Make, wall: Make) -> None:
        """Where judging a move refuses its end, the position that it would lead to is refused by the same clause."""
        terrain = [wall("w", 20, 5, 24, 15)]
        for x in (14.0, 18.0, 19.5, 20.5):
            made = bench(marines(a={1: (14.5, 10.0)}, b={1: (18.0, 11.5)}), terrain=terrain).start()
            start = made.game.model("red.a.1").placed.pose
            order = Move(by="red", unit="red.a", leader=1, path=(start, Pose(x, 10.0)), others={})
            refusals = {one.rule for one in made.judge(order).refusals if one.code.startswith("move.ends")}
            there = bench(marines(a={1: (x, 10.0)}, b={1: (18.0, 11.5)}), terrain=terrain)
            assert {row.rule for row in rows(there, Topic.PLACES) if row.amiss} == refusals


class TestCoherency:
    @pytest.mark.parametrize(("spread", "holds"), [(2.998, True), (3.0, True), (3.002, False)])
    def test_wholly_within_of_the_best_leading_model(self, bench: Make, spread: float, holds: bool) -> None:
        reach = spread - R32 + R32
        made = bench(marines(a={1: (10.0 - reach, 10.0), 2: (10.0, 10.0), 3: (10.0 + reach, 10.0)}))
        found = surveyed(made, Topic.COHERENCY)
        assert found.holds is holds
        assert all(row.subjects[1] == "red.a.2" for row in found.rows)
        told = max(row.measured or 0.0 for row in found.rows)
        assert told == pytest.approx(reach + R32 - R32, abs=1e-6)

    def test_the_broken_link_names_what_breaks_it_and_where(self, bench: Make, wall: Make) -> None:
        made = bench(marines(a={1: (10.0, 10.0), 2: (12.0, 10.0)}), terrain=[wall("w", 10.9, 4, 11.1, 16)])
        row = only(made, Topic.COHERENCY, Severity.REFUSED)
        assert "w breaks" in row.text
        assert row.subjects[2] == "w"
        assert row.where.spot is not None
        assert 10.0 < row.where.spot[0] < 12.0

    def test_whoever_led_last_is_the_one_it_is_asked_of(self, bench: Make) -> None:
        made = bench(marines(a={1: (10.0, 10.0), 2: (12.0, 10.0), 3: (14.0, 10.0)})).start()
        poses = {n: Pose(x, 11.0) for n, x in ((2, 12.5), (3, 14.0))}
        at = made.game.model("red.a.1").placed.pose
        made.do(Move(by="red", unit="red.a", leader=1, path=(at, Pose(11.0, 11.0)), others=poses))
        rows_ = rows(made, Topic.COHERENCY)
        assert all(row.subjects[1] == "red.a.1" and "led last" in row.text for row in rows_)


class TestEngaged:
    @pytest.mark.parametrize(
        ("apart", "severity"),
        [(0.998, Severity.PASSED), (1.0, Severity.PASSED), (1.0005, Severity.AT_LIMIT), (1.002, None)],
    )
    def test_within_an_inch(self, bench: Make, apart: float, severity: Severity | None) -> None:
        units = {
            "red.a": ("terran/marine", {1: (10.0, 10.0)}),
            "blue.q": ("zerg/queen", {1: (10.0 + R32 + R80 + apart, 10.0)}),
        }
        found = rows(bench(units), Topic.ENGAGED)
        assert [row.severity for row in found] == ([] if severity is None else [severity])
        assert all(row.measured == pytest.approx(apart, abs=1e-6) for row in found)

    def test_a_wall_between_is_named_as_the_reason(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 10.0)}), "blue.z": ("zerg/zergling", {1: (11.9, 10.0)})}
        row = only(bench(units, terrain=[wall("w", 10.9, 8, 11.0, 12)]), Topic.ENGAGED)
        assert "terrain stands between" in row.text


@pytest.mark.parametrize(("top", "count"), [(5.998, 1), (6.002, 0)])
def test_a_base_is_in_a_zone_of_influence_when_any_part_of_it_is(bench: Make, top: float, count: int) -> None:
    made = bench({"blue.q": ("zerg/queen", {1: (20.0, top + R80)}), "red.a": ("terran/marine", 1)})
    found = rows(made, Topic.ZONES)
    assert [row.measured for row in found] == [pytest.approx(top, abs=1e-6)] * count


def test_a_base_in_the_corner_of_two_zones_is_counted_once(bench: Make) -> None:
    corner = (EdgeSegment(EdgeName.TOP, 0, 20), EdgeSegment(EdgeName.LEFT, 0, 20))
    units = {"blue.z": ("zerg/zergling", {1: (3.0, 4.0), 2: (30.0, 20.0)}), "red.a": ("terran/marine", 1)}
    row = only(bench(units, entry={"red": corner}), Topic.ZONES)
    assert row.text.startswith("1 model of 2 of")
    assert row.measured == pytest.approx(3.0 - R32)


class TestMarkers:
    def near(self, bench: Make, away: float, **more: Any) -> Any:
        units = {
            "red.a": ("terran/marine", {1: (20.0 + MARKER + R32 + away, 10.0)}),
            "blue.z": ("zerg/zergling", {1: (45.0, 30.0)}),
        }
        return bench(units, markers={"m": (20.0, 10.0)}, **more)

    @pytest.mark.parametrize(("away", "owner"), [(2.998, "Red's"), (3.0, "Red's"), (3.002, "nobody's")])
    def test_a_marker_is_whose_it_would_be_if_scored_now(self, bench: Make, away: float, owner: str) -> None:
        first = rows(self.near(bench, away), Topic.MARKERS)[0]
        assert first.subjects[0] == "m"
        assert f"m is {owner}" in first.text

    def test_how_far_it_is_from_a_marker_is_told_from_rim_to_rim(self, bench: Make) -> None:
        (row,) = (row for row in rows(self.near(bench, 1.5), Topic.MARKERS) if row.subjects == ("red.a", "m"))
        assert (row.measured, row.limit) == (pytest.approx(1.5, abs=1e-6), 3.0)

    def test_who_is_near_and_counts_for_nothing_says_why(self, bench: Make, wall: Make, with_state: Make) -> None:
        hidden = self.near(bench, 2.0, terrain=[wall("w", 21.0, 8, 21.5, 12)])
        assert any("sees it" in row.text and row.subjects == ("red.a", "m") for row in rows(hidden, Topic.MARKERS))
        adrift = self.near(bench, 2.0)
        with_state(adrift, "red.a", adrift=True)
        assert any("Out of Coherency" in row.text for row in rows(adrift, Topic.MARKERS))


class TestSight:
    def pair(self, bench: Make, wall: Make, edge: float) -> Any:
        units = {
            "red.a": ("terran/marine", {1: (10.0, 10.0), 2: (10.0, 14.0)}),
            "blue.q": ("zerg/queen", {1: (30.0, 10.0)}),
        }
        return bench(units, terrain=[wall("w", 19, edge, 21, 36, size=3)])

    @pytest.mark.parametrize(("edge", "count"), [(20.0, 2), (9.9, 1), (0.0, 0)])
    def test_how_many_see_and_what_hides_the_rest(self, bench: Make, wall: Make, edge: float, count: int) -> None:
        """The upper marine's line to the queen's top stays above 10; the lower one's starts at 14 - R32 and passes the
        wall's left corner, x = 19, above 11 at best: the wall's corner at 9.9 hides her from it."""
        row = only(self.pair(bench, wall, edge), Topic.SIGHT)
        assert (f"a ({count} of 2 models)" in row.text) is (count > 0)
        assert ("w hides them" in row.text) is (count == 1)
        assert (row.where.whole is not None and "do not see" in row.text) is (count == 0)

    @pytest.mark.parametrize(("edge", "seen"), [(9.0 + 0.002, True), (9.0 - 0.002, False)])
    def test_a_single_line_past_a_corner_is_enough(self, bench: Make, wall: Make, edge: float, seen: bool) -> None:
        """Both bases' tops lie on one level line: it is the highest there is."""
        units = {
            "red.a": ("terran/marine", {1: (10.0, 9.0 + R32)}),
            "blue.q": ("zerg/queen", {1: (30.0, 9.0 + R80)}),
        }
        made = bench(units, terrain=[wall("w", 18, edge, 22, 36, size=3)])
        assert ("do not see" in only(made, Topic.SIGHT).text) is not seen


class TestReach:
    def made(self, bench: Make, away: float, **more: Any) -> Any:
        units = {
            "red.a": ("terran/marine", {1: (27.0, 6.0)}),
            "blue.q": ("zerg/queen", {1: (27.0, 6.0 + R32 + R80 + away)}),
        }
        return bench(units, **more)

    def charge(self, made: Any) -> str:
        (text,) = (row.text for row in rows(made, Topic.REACH) if row.subjects[0] == "red.a")
        return text

    @pytest.mark.parametrize(
        ("away", "words"),
        [(9.0, "on 1+ (100%)"), (9.002, "on 2+ (83%)"), (14.0, "on 6+ (17%)"), (14.002, "out of charge reach")],
    )
    def test_the_die_a_charge_needs(self, bench: Make, away: float, words: str) -> None:
        assert words in self.charge(self.made(bench, away))

    @pytest.mark.parametrize(("away", "margin"), [(9.0 + 0.3, 0.3), (14.0 - 0.1, 0.1), (8.0 - 0.2, 0.2)])
    def test_it_hangs_on_the_inches_to_where_another_die_is_needed(
        self, bench: Make, away: float, margin: float
    ) -> None:
        (row,) = (row for row in rows(self.made(bench, away), Topic.REACH) if row.subjects[0] == "red.a")
        assert row.margin == pytest.approx(margin, abs=1e-6)

    @pytest.mark.parametrize("left", [26.0, 24.0, 22.0, 19.0, 15.0])
    def test_round_a_wall_it_is_the_die_that_judging_asks_for(self, bench: Make, wall: Make, left: float) -> None:
        """A Charge that fails is refused from that die on, and right with any lower one."""
        made = self.made(bench, 6.9, terrain=[wall("w", left, 8.2, 29.5, 9.4)]).start().to(Phase.ASSAULT)
        text = self.charge(made)
        for die in range(1, 7):
            order = Charge(by="red", unit="red.a", leader=1, targets=("blue.q",), rolled=(die,), path=(), others={})
            can = "charge.can_be_done" in made.refusals(order)
            needed = int(text.split(" on ")[1][0]) if "+ (" in text else 7
            assert can is (die >= needed), (die, text)

    def test_who_is_engaged_charges_nobody(self, bench: Make) -> None:
        assert "charges nobody: it is Engaged" in self.charge(self.made(bench, 0.5))


def test_every_row_rests_on_a_clause_and_all_parts_are_there(bench: Make, wall: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (10.0, 10.0), 2: (11.5, 10.0)}),
        "blue.z": ("zerg/zergling", {1: (20.0, 10.0), 2: (21.3, 10.0)}),
    }
    made = bench(units, terrain=[wall("w", 15, 0, 16, 9, size=1)], markers={"m": (14.0, 12.0)})
    found = surveyed(made)
    assert [part.topic for part in found.sections] == list(Topic)
    refs = {clause.ref for clause in made.rules.rulebook.clauses.values()}
    assert all(row.rule in refs for row in found.rows)
    assert all(row.text.endswith(".") and "  " not in row.text for row in found.rows)
    assert {row.text for row in found.about("RED.A m contests").rows} == {
        row.text for row in found.of(Topic.MARKERS).rows if row.subjects == ("red.a", "m")
    }
