"""What the panels, the log and the inspector show."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.orders import End, Pass, Remove, Roll, RollOff, Wound
from engine.picture import Pools, Roster, Score, StepState, Track
from engine.systems.starcraft.orders import (
    Attack,
    Charge,
    ChooseFirst,
    Disengage,
    GiveMarker,
    Hold,
    Move,
    SetControl,
    SetStatus,
)
from engine.systems.starcraft.state import Phase
from geometry.pose import Pose

Make = Callable[..., Any]

R32 = 16 / 25.4
UNITS = {
    "red.a": ("terran/marine", {1: (12.0, 9.0), 2: (10.6, 9.0), 3: (13.4, 9.0)}),
    "red.fight": ("terran/marine", {1: (20.0, 9.0)}),
    "red.reserve": ("terran/marine", 6),
    "blue.a": ("zerg/zergling", {1: (20.0, 9 + 2 * R32 + 0.5)}),
    "blue.h": ("zerg/hydralisk", {1: (30.0, 30.0)}),
}


def section(readout: Any, kind: type) -> Any:
    return next(one for one in readout.sections if isinstance(one, kind))


def steps(made: Any, rules: Any) -> list[tuple[str, str, StepState]]:
    return [(step.name, step.note, step.state) for step in section(rules.readout(made.game), Track).steps]


class TestReadout:
    def test_the_round_and_the_four_phases(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS).start()
        assert rules.readout(made.game).round == "Round 1 of 5"
        assert steps(made, rules) == [
            ("Movement", "Red 3, Blue 2 left", StepState.NOW),
            ("Assault", "first to pass takes the marker", StepState.LATER),
            ("Combat", "1 pair Engaged", StepState.LATER),
            ("Scoring", "marker control, VP", StepState.LATER),
        ]
        assert section(rules.readout(made.game), Track).note == "Red has the First Player Marker"
        made.do(Pass(by="red"))
        assert steps(made, rules)[0][1] == "Blue 2 left"
        made.do(Pass(by="blue"))
        assert steps(made, rules)[:2] == [
            ("Movement", "done", StepState.DONE),
            ("Assault", "who activates first?", StepState.NOW),
        ]

    def test_supply_of_the_pool(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS).start()
        pools = section(rules.readout(made.game), Pools)
        assert pools.title == "Supply Pool 6"
        assert [(row.side, row.filled, row.total) for row in pools.rows] == [("red", 0, 6), ("blue", 1, 6)]
        assert pools.note == (
            "Filled: on the table. Red 6 available, 1 of 1 units in Reserve fit. Blue 5 available, no unit in Reserve."
        )

    def test_the_pool_counts_no_unit_that_only_a_summon_brings(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS | {"blue.brood": ("zerg/roachling", 3), "blue.roach": ("zerg/roach", 1)}).start()
        note = section(rules.readout(made.game), Pools).note
        assert note.endswith("Blue 5 available, 1 of 1 units in Reserve fit.")

    def test_the_roster_marks_reserves_fights_and_who_may_act(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS).start().do(Hold(by="red", unit="red.a"))
        rows = {row.unit: row for row in section(rules.readout(made.game), Roster).rows}
        assert (rows["red.reserve"].mark, rows["red.reserve"].tip) == ("R", "in Reserve")
        assert rows["red.fight"].mark == "="
        assert not rows["red.a"].ready
        assert rows["red.fight"].ready
        assert "STATIONARY" in rows["red.a"].tip

    def test_only_units_that_had_their_activation_have_acted(self, bench: Make, rules: Any) -> None:
        def acted(game: Any) -> set[str]:
            return {row.unit for row in section(rules.readout(game), Roster).rows if row.acted}

        made = bench(UNITS)
        assert acted(made.game) == set()
        assert acted(made.start().do(Hold(by="red", unit="red.a")).game) == {"red.a"}
        assert acted(bench(UNITS).start().to(Phase.ASSAULT).game) == set()
        fighting = acted(bench(UNITS).start().to(Phase.COMBAT).game)
        assert "red.reserve" not in fighting

    def test_the_pennant_is_the_leading_model_and_no_aura_is_drawn_without_one_who_has_it(
        self, bench: Make, rules: Any
    ) -> None:
        readout = rules.readout(bench(UNITS).game)
        assert (readout.leader, readout.unknown) == ("Leading Model", frozenset({"auras"}))

    def test_the_score_tells_markers_and_who_contests_them(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS, markers={"m": (12.0, 12.0)}).start()
        score = section(rules.readout(made.game), Score)
        assert score.points == {"red": 0, "blue": 0}
        assert score.note == "a lead of 10 wins"
        assert [(row.text, row.controller) for row in score.markers] == [
            ("m: nobody; contesting Red 1 with Supply 0", None)
        ]
        made.do(SetControl(by="red", marker="m", to="blue"))
        assert section(rules.readout(made.game), Score).markers[0].controller == "blue"

    def test_marks_of_models(self, bench: Make, rules: Any, with_state: Callable[..., None]) -> None:
        made = bench(UNITS).start()
        with_state(made, "red.a", adrift=True, hidden=True)
        made.do(Wound(by="red", model="red.a.1", wounds=1))
        marks = rules.readout(made.game).marks
        assert marks["red.a.1"].health == (1, 2)
        assert marks["red.a.1"].adrift
        assert marks["red.a.1"].hidden
        assert not marks["red.a.1"].acted
        assert marks["blue.a.1"].health is None
        assert marks["blue.h.1"].facing
        assert not marks["blue.a.1"].facing
        made.do(Hold(by="red", unit="red.a"))
        assert rules.readout(made.game).marks["red.a.1"].acted

    def test_engaged_pairs_and_the_trail(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS).start()
        assert rules.readout(made.game).engaged == (("red.fight.1", "blue.a.1"),)
        path = (Pose(12, 9), Pose(12, 12))
        made.do(Move(by="red", unit="red.a", leader=1, path=path, others={2: Pose(10.6, 12), 3: Pose(13.4, 12)}))
        shown = rules.readout(made.game)
        assert shown.trails == {"red.a.1": ((12, 9), (12, 12))}
        assert shown.marks["red.a.1"].leader
        assert not shown.marks["red.a.2"].leader

    def test_what_a_round_scored_and_how_the_game_ended(self, bench: Make, rules: Any) -> None:
        units = {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": ("zerg/queen", {1: (30.0, 30.0)})}
        made = bench(units).start().do(Remove(by="red", models=("blue.a.1",))).to(Phase.SCORING).do(End(by="red"))
        assert steps(made, rules)[3][1] == "Red +11"
        assert rules.readout(made.game).result == "Red wins, 11 to 0"


class TestDescriptions:
    def described(self, bench: Make, rules: Any, order: Any, phase: Phase = Phase.MOVEMENT) -> tuple[str, ...]:
        made = bench(UNITS).start()
        if phase is not Phase.MOVEMENT:
            made.to(phase)
        said = rules.describe(made.game, order)
        return (said.subject, said.action, said.measure, said.note)

    def test_moves(self, bench: Make, rules: Any) -> None:
        path = (Pose(12, 9), Pose(12, 12.1))
        order = Move(by="red", unit="red.a", leader=1, path=path, others={2: Pose(10.6, 12.1), 3: Pose(13.4, 12.1)})
        assert self.described(bench, rules, order) == ("red.a", "Move", "3.10″ of 4″", "0.90″ left")

    @pytest.mark.parametrize(
        ("y", "words"), [(9.004, ("0.004″ of 4″", "4.00″ left")), (12.996, ("3.996″ of 4″", "0.004″ left"))]
    )
    def test_next_to_nothing_is_told_to_the_thousandth(
        self, bench: Make, rules: Any, y: float, words: tuple[str, str]
    ) -> None:
        others = {2: Pose(10.6, y), 3: Pose(13.4, y)}
        order = Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(12, y)), others=others)
        assert self.described(bench, rules, order)[2:] == words

    @pytest.mark.parametrize(
        ("order", "phase", "words"),
        [
            (Hold(by="red", unit="red.a"), Phase.MOVEMENT, ("red.a", "Hold", "", "")),
            (Pass(by="red"), Phase.MOVEMENT, ("Red", "Pass", "Movement Phase", "takes the First Player Marker")),
            (
                Disengage(by="red", unit="red.fight", leader=1),
                Phase.MOVEMENT,
                ("red.fight", "Disengage", "fails", "the Leading Model is removed"),
            ),
            (
                Charge(by="red", unit="red.a", leader=1, targets=("blue.a", "blue.h"), rolled=(1,)),
                Phase.ASSAULT,
                ("red.a", "Charge", "fails", "against blue.a and blue.h; out of reach, stays"),
            ),
            (
                Attack(by="red", unit="red.a", target="blue.h", removed=("blue.h.1",)),
                Phase.ASSAULT,
                ("red.a", "Ranged Attack", "1 removed", "against blue.h"),
            ),
            (
                Attack(by="red", unit="red.fight", target="blue.a"),
                Phase.COMBAT,
                ("red.fight", "Close Combat Attack", "nothing removed", "against blue.a"),
            ),
            (
                RollOff(rolled={"red": (6, 4), "blue": (3, 2)}),
                Phase.MOVEMENT,
                ("Both", "Roll-off", "Red 10, Blue 5", ""),
            ),
            (
                RollOff(rolled={"red": (1, 4), "blue": (3, 2)}),
                Phase.MOVEMENT,
                ("Both", "Roll-off", "Red 5, Blue 5", "a tie, rolled again"),
            ),
            (GiveMarker(by="red", to="blue"), Phase.MOVEMENT, ("Red", "First Player Marker", "to Blue", "")),
            (
                ChooseFirst(by="red", first="blue"),
                Phase.MOVEMENT,
                ("Red", "Chooses who is first", "Blue", "Movement Phase"),
            ),
            (
                Wound(by="red", model="red.a.2", wounds=1, cause="x"),
                Phase.MOVEMENT,
                ("Marine 2 of red.a", "Damage", "1", "x"),
            ),
            (Wound(by="red", model="red.a.2", wounds=-1), Phase.MOVEMENT, ("Marine 2 of red.a", "Healing", "1", "")),
            (
                Remove(by="red", models=("red.a.1", "blue.h.1"), cause="x"),
                Phase.MOVEMENT,
                ("Marine 1 of red.a, Hydralisk", "Removed", "2", "x"),
            ),
            (Roll(by="red", sides=6, rolled=(3, 4), cause="x"), Phase.MOVEMENT, ("Red", "2D6", "3, 4", "x")),
            (
                SetStatus(by="red", unit="red.a", status="burrowed"),
                Phase.MOVEMENT,
                ("red.a", "gains BURROWED", "", ""),
            ),
            (
                SetStatus(by="red", unit="red.a", status="hidden", on=False),
                Phase.MOVEMENT,
                ("red.a", "loses HIDDEN", "", ""),
            ),
            (SetControl(by="red", marker="m", to="blue"), Phase.MOVEMENT, ("m", "Controlled by", "Blue", "")),
        ],
    )
    def test_everything_else(self, bench: Make, rules: Any, order: Any, phase: Phase, words: tuple[str, ...]) -> None:
        assert self.described(bench, rules, order, phase) == words

    def test_the_two_steps_of_scoring(self, bench: Make, rules: Any) -> None:
        units = {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": ("zerg/queen", {1: (30.0, 30.0)})}
        made = bench(units).start().to(Phase.SCORING)
        assert rules.describe(made.game, End(by="red")).action == "Score VP"
        made.do(End(by="red"))
        assert rules.describe(made.game, End(by="red")).action == "End of the Round"


class TestInspection:
    def test_a_model(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS).start()
        made.do(Wound(by="red", model="red.a.2", wounds=1))
        seen = rules.inspect(made.game, "red.a.2")
        assert (seen.title, seen.kind) == ("Marine 2 of red.a", "Model")
        assert seen.subtitle == "red.a · Red · Core"
        assert dict(seen.figures) == {
            "Speed": "4/7″",
            "Size": "2",
            "HP": "2",
            "Arm": "5+",
            "Eva": "5+",
            "Base": "32 mm",
        }
        lines = dict(seen.lines)
        assert lines["3 of 3"] == "models; 1 wounded"
        assert lines["Health"] == "1 of 2"
        assert lines["Coherency"] == "wholly within 3″, linked"
        assert lines["Gap Clearance"] == "1″"

    def test_a_unit_with_an_unround_base_and_one_in_reserve(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS).start()
        assert dict(rules.inspect(made.game, "blue.h").figures)["Base"] == "40×100 mm"
        assert dict(rules.inspect(made.game, "red.reserve").lines)["Reserve"] == "not on the table yet"
        assert dict(rules.inspect(made.game, "red.fight").lines)["Engaged"] == "with blue.a"

    def test_terrain(self, bench: Make, wall: Make, rules: Any) -> None:
        terrain = [
            wall("w", 1, 1, 3, 2),
            wall("s", 5, 1, 7, 2, size=1, kind="statue"),
            wall("g", 9, 1, 10, 2, kind="grass"),
        ]
        made = bench(UNITS, terrain=terrain)
        ways = [dict(rules.inspect(made.game, id).lines)["Ground units"] for id in ("w", "s", "g")]
        assert ways == ["not passed by Ground units", "passed, not stood on", "passed and stood on; gone once crossed"]

    def test_a_marker_and_a_side(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS, markers={"m": (12.0, 12.0)}).start()
        lines = dict(rules.inspect(made.game, "m").lines)
        assert lines["Controlled by"] == "nobody"
        assert lines["Red contests"] == "red.a"
        assert dict(rules.inspect(made.game, "red").figures)["Pool"] == "6"

    def test_what_is_nothing_here_has_a_title_alone(self, bench: Make, rules: Any) -> None:
        made = bench(UNITS)
        assert rules.inspect(made.game, "nobody").title == "nobody"
        assert rules.name(made.game, "nobody") == "nobody"
