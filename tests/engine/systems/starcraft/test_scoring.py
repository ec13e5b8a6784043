from collections.abc import Callable
from typing import Any

import pytest

from engine.orders import End, Remove, RollOff, Wound
from engine.systems.starcraft.orders import ChooseFirst, SetControl, SetStatus
from engine.systems.starcraft.state import Phase

Make = Callable[..., Any]

R32 = 16 / 25.4
MARKERS = {"m": (20.0, 18.0)}
EDGE = 3 + R32  # of the marker, from its middle: 3" and the marker's own radius


def scored(bench: Any) -> Any:
    bench.to(Phase.SCORING)
    return bench.do(End(by=bench.game.holder))


def next_round(bench: Any) -> Any:
    scored(bench)
    bench.do(End(by=bench.game.holder))
    if bench.game.holder is None or bench.game.phase is Phase.SCORING:
        bench.do(RollOff(rolled={"red": (6, 6), "blue": (1, 1)}))
    return bench.do(ChooseFirst(by=bench.game.holder, first="red"))


class TestControl:
    def lone(self, bench: Make, off: float, profile: str = "zerg/roach", **more: Any) -> Any:
        radius = {"zerg/roach": 25, "zerg/queen": 40}[profile] / 25.4
        at = {1: (20.0 - EDGE - radius - off, 18.0)}
        units = {"red.a": ("terran/marine", {1: (50.0, 3.0)}), "blue.a": (profile, at)}
        return bench(units, markers=MARKERS, **more).start().to(Phase.SCORING)

    @pytest.mark.parametrize(("off", "owner"), [(-0.002, "blue"), (0.0, "blue"), (0.001, "blue"), (0.002, None)])
    def test_a_unit_contests_within_three_inches_of_the_markers_edge(
        self, bench: Make, off: float, owner: str | None
    ) -> None:
        assert self.lone(bench, off).game.control.get("m") == owner

    def test_the_higher_supply_controls(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marauder", {1: (18.0, 18.0), 2: (18.0, 20.2)}),
            "blue.a": ("zerg/hydralisk", {1: (22.5, 18.0), 2: (24.5, 18.0)}),
        }
        assert bench(units, markers=MARKERS).start().to(Phase.SCORING).game.control == {"m": "blue"}

    def test_a_tie_changes_nothing(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marauder", {1: (18.0, 18.0), 2: (18.0, 20.2)}),
            "blue.a": ("zerg/queen", {1: (23.0, 18.0)}),
        }
        made = bench(units, markers=MARKERS).start()
        assert made.to(Phase.SCORING).game.control == {}
        made = bench(units, markers=MARKERS).do(SetControl(by="red", marker="m", to="red")).start()
        assert made.to(Phase.SCORING).game.control == {"m": "red"}

    def test_control_stays_when_everyone_leaves(self, bench: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (50.0, 3.0)}), "blue.a": ("zerg/queen", {1: (50.0, 30.0)})}
        made = bench(units, markers=MARKERS).do(SetControl(by="red", marker="m", to="red")).start()
        assert made.to(Phase.SCORING).game.control == {"m": "red"}

    def test_a_unit_without_supply_controls_only_what_nobody_contests(self, bench: Make) -> None:
        alone = {"red.a": ("terran/marine", {1: (18.0, 18.0)}), "blue.a": ("zerg/queen", {1: (50.0, 30.0)})}
        assert bench(alone, markers=MARKERS).start().to(Phase.SCORING).game.control == {"m": "red"}
        both = {"red.a": ("terran/marine", {1: (18.0, 18.0)}), "blue.a": ("zerg/zergling", {1: (22.0, 18.0)})}
        assert bench(both, markers=MARKERS).start().to(Phase.SCORING).game.control == {}

    def test_a_commander_counts_one_more(self, bench: Make) -> None:
        units = {
            "red.raynor": ("terran/jim-raynor", {1: (18.0, 18.0)}),
            "blue.a": ("zerg/queen", {1: (23.0, 18.0)}),
        }
        assert bench(units, markers=MARKERS).start().to(Phase.SCORING).game.control == {"m": "red"}

    @pytest.mark.parametrize("status", ["burrowed", "adrift"])
    def test_burrowed_and_scattered_units_contest_nothing(
        self, bench: Make, with_state: Callable[..., None], status: str
    ) -> None:
        units = {"red.a": ("terran/marine", {1: (50.0, 3.0)}), "blue.a": ("zerg/queen", {1: (22.0, 18.0)})}
        made = bench(units, markers=MARKERS).start()
        with_state(made, "blue.a", **{status: True})
        assert made.to(Phase.SCORING).game.control == {}

    def test_structures_and_flyers_contest_nothing(self, bench: Make) -> None:
        units = {
            "red.drone": ("terran/point-defense-drone", {1: (19.0, 18.0)}),
            "red.a": ("terran/marine", {1: (50.0, 3.0)}),
            "blue.worm": ("zerg/omega-worm", {1: (23.0, 18.0)}),
            "blue.a": ("zerg/queen", {1: (50.0, 30.0)}),
        }
        assert bench(units, markers=MARKERS).start().to(Phase.SCORING).game.control == {}


UNITS = {"red.a": ("terran/marine", {1: (18.0, 18.0)}), "blue.a": ("zerg/queen", {1: (50.0, 30.0)})}


class TestPoints:
    def test_markers_score_nothing_in_round_one(self, bench: Make) -> None:
        assert scored(bench(UNITS, markers=MARKERS).start()).game.vp == {"red": 0, "blue": 0}

    def test_from_round_two_each_controlled_marker_is_worth_one(self, bench: Make) -> None:
        made = next_round(bench(UNITS, markers=MARKERS).start())
        assert scored(made).game.vp == {"red": 1, "blue": 0}

    def test_a_marker_taken_from_the_opponent_is_worth_two_more(self, bench: Make) -> None:
        made = next_round(bench(UNITS, markers=MARKERS).start())
        # In round 1 red has the marker; sight says otherwise, so blue is given it before round 2 is scored.
        made.to(Phase.SCORING).do(SetControl(by="red", marker="m", to="blue")).do(End(by=made.game.holder))
        assert made.game.vp == {"red": 0, "blue": 3}

    def test_destroyed_supply_scores_in_every_round(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marine", {n: (4.0 + 2 * n, 6.0) for n in range(1, 10)}),
            "blue.a": ("zerg/queen", {1: (50.0, 30.0)}),
        }
        made = bench(units).start()
        made.do(Remove(by="blue", models=("red.a.9", "red.a.8")))
        assert made.game.destroyed["red"] == 0
        made.do(Remove(by="blue", models=("red.a.7",)))
        assert made.game.destroyed["red"] == 1
        made.do(Remove(by="blue", models=("red.a.6", "red.a.5", "red.a.4")))
        assert made.game.destroyed["red"] == 2
        assert scored(made).game.vp == {"red": 0, "blue": 2}

    def test_supply_destroyed_in_one_round_is_not_counted_in_the_next(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/jim-raynor", {1: (10.0, 6.0)}),
            "red.b": ("terran/marine", {1: (30.0, 6.0)}),
            "blue.a": ("zerg/queen", {1: (50.0, 30.0)}),
        }
        made = next_round(bench(units).start().do(Remove(by="blue", models=("red.a.1",))))
        assert scored(made).game.vp == {"red": 0, "blue": 1}

    def test_a_wound_that_kills_destroys_supply_too(self, bench: Make) -> None:
        units = {"red.a": ("terran/jim-raynor", {1: (10.0, 6.0)}), "blue.a": ("zerg/queen", {1: (50.0, 30.0)})}
        made = bench(units).start().do(Wound(by="blue", model="red.a.1", wounds=7))
        assert made.game.stands("red.a")
        made.do(Wound(by="blue", model="red.a.1", wounds=1))
        assert made.game.is_gone("red.a")
        assert made.game.destroyed["red"] == 1

    def test_a_shield_counts_for_the_first_model_only(self, bench: Make) -> None:
        units = {
            "red.a": ("protoss/zealot", {1: (10.0, 6.0), 2: (13.0, 6.0)}),
            "blue.a": ("zerg/queen", {1: (50.0, 30.0)}),
        }
        made = bench(units).start()
        made.do(Wound(by="blue", model="red.a.1", wounds=6), Wound(by="blue", model="red.a.2", wounds=4))
        assert [model.number for model in made.game.standing_of("red.a")] == [1]
        made.do(Wound(by="blue", model="red.a.1", wounds=1))
        assert made.game.is_gone("red.a")


class TestTheEndOfTheGame:
    def queens(self, count: int) -> dict[str, Any]:
        return {f"blue.q{n}": ("zerg/queen", {1: (4.0 + 4 * n, 30.0)}) for n in range(count)}

    @pytest.mark.parametrize(("lost", "over"), [(9, False), (10, True)])
    def test_a_lead_of_ten_wins_at_once(self, bench: Make, lost: int, over: bool) -> None:
        made = bench({"red.a": ("terran/marine", {1: (10.0, 6.0)})} | self.queens(12)).start()
        made.do(Remove(by="red", models=tuple(f"blue.q{n}.1" for n in range(lost))))
        assert scored(made).game.ended is over
        if over:
            assert made.game.result == "Red wins, 10 to 0"

    def test_a_skirmish_is_won_by_eight(self, bench: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 6.0)})} | self.queens(12)
        made = bench(units, card="frontlines/skirmish").start()
        made.do(Remove(by="red", models=tuple(f"blue.q{n}.1" for n in range(8))))
        assert scored(made).game.ended

    def test_a_side_with_nothing_left_gives_ten_and_ends_the_game(self, bench: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 6.0)}), "blue.a": ("zerg/zergling", {1: (10.0, 30.0)})}
        made = bench(units).start().do(Remove(by="red", models=("blue.a.1",)))
        assert scored(made).game.vp == {"red": 10, "blue": 0}
        assert made.game.ended

    def test_reserves_are_something_left(self, bench: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 6.0)}), "blue.a": ("zerg/zergling", 12)}
        assert not scored(bench(units).start()).game.ended

    def test_reserves_count_as_destroyed_at_the_final_scoring(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marine", {1: (10.0, 6.0)}),
            "blue.a": ("zerg/zergling", {1: (10.0, 30.0)}),
            "blue.b": ("zerg/hydralisk", 2),
        }
        made = bench(units).start()
        for _ in range(4):
            next_round(made)
        assert made.game.round == 5
        assert scored(made).game.vp == {"red": 2, "blue": 0}
        assert made.game.is_gone("blue.b")
        assert made.game.ended
        assert made.game.result == "Red wins, 2 to 0"

    def test_statuses_set_by_hand_show(self, bench: Make) -> None:
        made = bench({"red.a": ("terran/marine", {1: (10.0, 6.0)}), "blue.a": ("zerg/queen", {1: (50.0, 30.0)})})
        made.do(SetStatus(by="red", unit="red.a", status="hidden"))
        assert made.game.state("red.a").hidden
        made.do(SetStatus(by="red", unit="red.a", status="hidden", on=False))
        assert not made.game.state("red.a").hidden
