"""Rounds and activations as the chapter on them has it, clause by clause."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import IllegalOrder
from engine.orders import End, Pass, Remove, RollOff
from engine.systems.starcraft.orders import Attack, ChooseFirst, Deploy, GiveMarker, Hold, Move, Run, SetStatus
from engine.systems.starcraft.state import ActivationMarker, Awaiting, Phase
from engine.systems.starcraft.supply import available, on_table, pool
from geometry.pose import Pose

Make = Callable[..., Any]

PAIRS = {
    "red.a": ("terran/marine", {1: (10.0, 8.0)}),
    "red.b": ("terran/marine", {1: (20.0, 8.0)}),
    "blue.a": ("zerg/zergling", {1: (10.0, 28.0)}),
    "blue.b": ("zerg/zergling", {1: (20.0, 28.0)}),
}
CLOSE = {
    "red.a": ("terran/marine", {1: (10.0, 8.0)}),
    "red.b": ("terran/marine", {1: (20.0, 8.0)}),
    "blue.a": ("zerg/zergling", {1: (10.0, 9.6)}),
    "blue.b": ("zerg/zergling", {1: (20.0, 9.6)}),
}


def rolled(red: tuple[int, int], blue: tuple[int, int]) -> RollOff:
    return RollOff(rolled={"red": red, "blue": blue})


def finish_round(bench: Any) -> None:
    """Everyone passes, VP are scored, the round ends."""
    bench.to(Phase.SCORING)
    bench.do(End(by=bench.game.holder))
    if not bench.game.ended:
        bench.do(End(by=bench.game.holder))


class TestRoundOne:
    def test_it_begins_with_a_roll_off_and_no_unit_on_the_table(self, bench: Make) -> None:
        made = bench({"red.a": ("terran/marine", 6), "blue.a": ("zerg/zergling", 12)})
        assert made.game.awaiting is Awaiting.ROLL_OFF
        assert not list(made.game.on_table())
        assert made.game.round == 1

    def test_a_tie_is_rolled_again(self, bench: Make) -> None:
        made = bench(PAIRS).do(rolled((3, 4), (1, 6)))
        assert made.game.awaiting is Awaiting.ROLL_OFF
        made.do(rolled((3, 4), (2, 6)))
        assert made.game.winner == "blue"

    @pytest.mark.parametrize("to", ["red", "blue"])
    def test_the_winner_gives_the_marker_to_either_player(self, bench: Make, to: str) -> None:
        made = bench(PAIRS).do(rolled((6, 6), (1, 1)), GiveMarker(by="red", to=to))
        assert made.game.holder == to

    @pytest.mark.parametrize("first", ["red", "blue"])
    def test_the_holder_says_who_activates_first(self, bench: Make, first: str) -> None:
        made = bench(PAIRS).do(rolled((6, 6), (1, 1)), GiveMarker(by="red", to="blue"))
        assert made.refusals(ChooseFirst(by="red", first=first)) == ["order.not_yours"]
        made.do(ChooseFirst(by="blue", first=first))
        assert made.game.active == first


class TestStartOfTheRound:
    def test_every_unit_gains_stationary(self, bench: Make) -> None:
        made = bench(PAIRS | {"red.reserve": ("terran/marine", 6)}).start()
        assert all(state.stationary for state in made.game.states.values())

    def test_a_burrowed_unit_gains_hidden(self, bench: Make) -> None:
        made = bench(PAIRS)
        made.do(SetStatus(by="blue", unit="blue.a", status="burrowed"))
        made.do(SetStatus(by="blue", unit="blue.a", status="hidden", on=False))
        assert not made.game.state("blue.a").hidden
        made.start()
        assert made.game.state("blue.a").hidden
        assert not made.game.state("blue.b").hidden

    def test_effects_are_announced_the_holders_first(self, bench: Make, rules: Any) -> None:
        made = bench(PAIRS).do(rolled((6, 6), (1, 1)), GiveMarker(by="red", to="blue"))
        note = rules.options(made.game).note
        assert note.index("Blue's first") < note.index("Red's")

    def test_the_supply_pool_grows_and_is_unlimited_in_the_last_round(self, bench: Make) -> None:
        made = bench(PAIRS).start()
        pools = [pool(made.game)]
        for _ in range(4):
            finish_round(made)
            made.do(rolled((6, 6), (1, 1)), ChooseFirst(by="red", first="red"))
            pools.append(pool(made.game))
        assert pools == [6, 8, 10, 12, None]
        assert available(made.game, "red") is None


class TestAlternatingActivation:
    def test_the_sides_take_turns_one_unit_each(self, bench: Make) -> None:
        made = bench(PAIRS).start()
        made.do(Hold(by="red", unit="red.a"))
        assert made.game.active == "blue"
        assert made.refusals(Hold(by="red", unit="red.b")) == ["order.not_yours"]
        made.do(Hold(by="blue", unit="blue.a"), Hold(by="red", unit="red.b"), Hold(by="blue", unit="blue.b"))
        assert made.game.active == "red"

    def test_a_unit_gets_its_marker_and_does_not_act_again(self, bench: Make) -> None:
        made = bench(PAIRS).start().do(Hold(by="red", unit="red.a"), Pass(by="blue"))
        assert made.game.state("red.a").marker is ActivationMarker.MOVEMENT
        assert made.refusals(Hold(by="red", unit="red.a")) == ["activation.already"]

    def test_the_marker_turns_in_assault(self, bench: Make) -> None:
        made = bench(PAIRS).start().to(Phase.ASSAULT)
        assert made.game.state("red.a").marker is ActivationMarker.MOVEMENT
        made.do(Hold(by="red", unit="red.a"))
        assert made.game.state("red.a").marker is ActivationMarker.ASSAULT

    def test_a_phase_has_its_own_actions_and_no_others(self, bench: Make) -> None:
        made = bench(PAIRS).start()
        run = Run(by="red", unit="red.a", leader=1, path=(Pose(10, 8), Pose(10, 9)))
        move = Move(by="red", unit="red.a", leader=1, path=(Pose(10, 8), Pose(10, 9)))
        assert made.refusals(run) == ["order.not_now"]
        assert made.refusals(Attack(by="red", unit="red.a", target="blue.a")) == ["order.not_now"]
        made.to(Phase.ASSAULT)
        assert made.refusals(move) == ["order.not_now"]
        assert made.refusals(run) == []
        made.to(Phase.COMBAT)
        assert made.refusals(run) == ["order.not_now"]
        assert made.refusals(Hold(by="red", unit="red.a")) == ["order.not_now"]

    def test_a_refused_order_is_not_carried_out(self, bench: Make) -> None:
        made = bench(PAIRS).start()
        with pytest.raises(IllegalOrder, match=r"order\.not_yours"):
            made.rules.carry_out(made.game, Hold(by="blue", unit="blue.a"))

    def test_an_old_position_stays_as_it_was(self, bench: Make) -> None:
        made = bench(PAIRS).start()
        before = made.game
        made.do(Hold(by="red", unit="red.a"))
        assert before.active == "red"
        assert before.state("red.a").marker is ActivationMarker.NONE


class TestPassing:
    def test_a_side_may_pass_with_units_left_and_the_opponent_finishes(self, bench: Make) -> None:
        made = bench(PAIRS).start().do(Pass(by="red"), Hold(by="blue", unit="blue.a"))
        assert made.game.active == "blue"
        assert made.refusals(Hold(by="red", unit="red.a")) == ["order.not_yours"]
        made.do(Hold(by="blue", unit="blue.b"), Pass(by="blue"))
        assert made.game.phase is Phase.ASSAULT

    def test_with_no_eligible_unit_left_only_passing_is_open(self, bench: Make, rules: Any) -> None:
        made = bench({"red.a": PAIRS["red.a"], "blue.a": PAIRS["blue.a"]}).start().do(Hold(by="red", unit="red.a"))
        made.do(Hold(by="blue", unit="blue.a"))
        offered = rules.options(made.game, "red.a")
        assert not offered.ready
        assert offered.note == "no eligible unit left: pass"
        assert not any(option.open for option in offered.unit)
        assert [option.id for option in offered.general if option.open] == ["pass"]

    @pytest.mark.parametrize(("first", "second"), [("red", "blue"), ("blue", "red")])
    def test_the_first_to_pass_takes_the_marker_for_the_next_phase(self, bench: Make, first: str, second: str) -> None:
        made = bench(PAIRS).start(first).do(Pass(by=first), Pass(by=second))
        assert made.game.phase is Phase.ASSAULT
        assert made.game.holder == first
        assert made.refusals(ChooseFirst(by=second, first=second)) == ["order.not_yours"]

    def test_in_the_assault_phase_too(self, bench: Make) -> None:
        made = bench(PAIRS).start().to(Phase.ASSAULT, first="blue").do(Pass(by="blue"), Pass(by="red"))
        assert made.game.phase is Phase.COMBAT
        assert made.game.holder == "blue"

    def test_in_the_combat_phase_passing_moves_no_marker(self, bench: Make) -> None:
        made = bench(PAIRS).start().to(Phase.ASSAULT).do(Pass(by="red"), Pass(by="blue"))
        made.do(ChooseFirst(by="red", first="blue"), Pass(by="blue"), Pass(by="red"))
        assert made.game.phase is Phase.SCORING
        assert made.game.holder == "red"

    def test_units_on_the_table_get_their_marker_and_reserves_do_not(self, bench: Make) -> None:
        made = bench(PAIRS | {"red.reserve": ("terran/marine", 6)}).start().do(Pass(by="red"))
        assert made.game.state("red.a").marker is ActivationMarker.MOVEMENT
        assert made.game.state("red.reserve").marker is ActivationMarker.NONE
        made.do(Pass(by="blue"), ChooseFirst(by="red", first="red"), Pass(by="red"))
        assert made.game.state("red.a").marker is ActivationMarker.ASSAULT

    def test_a_unit_passed_over_in_movement_may_act_in_assault(self, bench: Make) -> None:
        made = bench(PAIRS).start().to(Phase.ASSAULT)
        assert made.refusals(Run(by="red", unit="red.b", leader=1, path=(Pose(20, 8), Pose(20, 9)))) == []


class TestReserves:
    DEPLOY = Deploy(by="red", unit="red.raynor", leader=1, path=(Pose(10, -20 / 25.4), Pose(10, 4)))

    def test_a_deploy_counts_against_the_pool(self, bench: Make) -> None:
        made = bench({"red.raynor": ("terran/jim-raynor", 1), "blue.a": PAIRS["blue.a"]}).start()
        assert available(made.game, "red") == 6
        made.do(self.DEPLOY)
        assert on_table(made.game, "red") == 1
        assert available(made.game, "red") == 5

    def test_a_unit_deployed_this_round_may_act_in_assault(self, bench: Make) -> None:
        made = bench({"red.raynor": ("terran/jim-raynor", 1), "blue.a": PAIRS["blue.a"]}).start().do(self.DEPLOY)
        made.to(Phase.ASSAULT)
        assert made.refusals(Run(by="red", unit="red.raynor", leader=1, path=(Pose(10, 4), Pose(10, 9)))) == []

    def test_a_reserve_unit_that_fits_makes_its_side_eligible(self, bench: Make, rules: Any) -> None:
        made = bench({"red.raynor": ("terran/jim-raynor", 1), "blue.a": PAIRS["blue.a"]}).start()
        assert rules.options(made.game).ready == {"red.raynor"}

    def test_one_that_does_not_fit_leaves_nothing_but_passing(self, bench: Make, rules: Any) -> None:
        goliaths = {f"red.g{i}": ("terran/goliath", {1: (8.0 + 8 * i, 5.0)}) for i in range(3)}
        made = bench(goliaths | {"red.raynor": ("terran/jim-raynor", 1), "blue.a": PAIRS["blue.a"]}).start()
        assert "red.raynor" not in rules.options(made.game).ready
        closed = {option.id: option.closed for option in rules.options(made.game, "red.raynor").unit}
        assert closed["deploy"] is not None
        assert closed["deploy"].code == "supply.too_little"


class TestCombat:
    def test_every_engaged_unit_attacks_before_its_side_passes(self, bench: Make) -> None:
        made = bench(CLOSE).start().to(Phase.COMBAT)
        assert made.refusals(Pass(by="red")) == ["pass.must_attack"]
        made.do(Attack(by="red", unit="red.a", target="blue.a"))
        assert made.game.active == "blue"
        assert made.game.state("red.a").marker is ActivationMarker.NONE
        made.do(Attack(by="blue", unit="blue.b", target="red.b"))
        assert made.refusals(Pass(by="red")) == ["pass.must_attack"]
        made.do(Attack(by="red", unit="red.b", target="blue.b"), Attack(by="blue", unit="blue.a", target="red.a"))
        made.do(Pass(by="red"), Pass(by="blue"))
        assert made.game.phase is Phase.SCORING

    def test_a_unit_freed_before_it_fights_need_not(self, bench: Make) -> None:
        made = bench({unit: CLOSE[unit] for unit in ("red.a", "blue.a", "blue.b")}).start().to(Phase.COMBAT)
        made.do(Attack(by="red", unit="red.a", target="blue.a", removed=("blue.a.1",)))
        assert made.refusals(Pass(by="blue")) == []

    def test_only_engaged_units_are_ready(self, bench: Make, rules: Any) -> None:
        units = {"red.a": CLOSE["red.a"], "red.c": ("terran/marine", {1: (40.0, 8.0)}), "blue.a": CLOSE["blue.a"]}
        made = bench(units).start().to(Phase.COMBAT)
        assert rules.options(made.game).ready == {"red.a"}


class TestTheEndOfARound:
    def test_scoring_goes_in_its_order_and_then_a_new_round_begins(self, bench: Make) -> None:
        made = bench(PAIRS).start().to(Phase.SCORING)
        assert made.game.awaiting is Awaiting.CONTROL
        made.do(End(by="red"))
        assert made.game.awaiting is Awaiting.ROUND_END
        made.do(Remove(by="red", models=("blue.b.1",), cause="an End of the Round effect"))
        made.do(End(by="red"))
        assert made.game.awaiting is Awaiting.ROLL_OFF
        made.do(rolled((2, 2), (3, 3)))
        assert made.game.round == 2
        assert made.game.phase is Phase.MOVEMENT
        assert made.game.holder == "blue"

    def test_cleanup_takes_the_markers_off(self, bench: Make) -> None:
        made = bench(PAIRS).start()
        finish_round(made)
        assert all(state.marker is ActivationMarker.NONE for state in made.game.states.values())

    def test_burrowed_persists_from_round_to_round(self, bench: Make) -> None:
        made = bench(PAIRS).do(SetStatus(by="blue", unit="blue.a", status="burrowed")).start()
        finish_round(made)
        made.do(rolled((2, 2), (3, 3)))
        assert made.game.state("blue.a").burrowed
        assert made.game.state("blue.a").hidden

    def test_the_marker_goes_to_whoever_has_fewer_vp(self, bench: Make) -> None:
        made = bench(PAIRS | {"blue.big": ("zerg/queen", {1: (30.0, 28.0)})}).start()
        made.do(Remove(by="red", models=("blue.big.1",), cause="a test"))
        finish_round(made)
        assert made.game.vp == {"red": 1, "blue": 0}
        assert made.game.holder == "blue"
        assert made.game.round == 2
        assert made.game.awaiting is Awaiting.CHOOSE_FIRST

    def test_a_tie_is_rolled_off_and_the_winner_takes_it(self, bench: Make) -> None:
        made = bench(PAIRS).start()
        finish_round(made)
        made.do(rolled((5, 5), (5, 5)))
        assert made.game.awaiting is Awaiting.ROLL_OFF
        made.do(rolled((1, 1), (6, 6)))
        assert made.game.holder == "blue"

    def test_read_the_other_way_the_winner_gives_it(self, bench: Make) -> None:
        made = bench(PAIRS, settings={"later_roll_off": "gives"}).start()
        finish_round(made)
        made.do(rolled((1, 1), (6, 6)))
        assert made.game.awaiting is Awaiting.GIVE_MARKER
        assert made.game.round == 1
        made.do(GiveMarker(by="blue", to="red"))
        assert made.game.holder == "red"
        assert made.game.round == 2

    def test_five_rounds_and_no_more(self, bench: Make) -> None:
        made = bench(PAIRS).start()
        for round_ in range(1, 5):
            assert made.game.round == round_
            finish_round(made)
            made.do(rolled((6, 6), (1, 1)), ChooseFirst(by="red", first="red"))
        made.to(Phase.SCORING).do(End(by=made.game.holder))
        assert made.game.ended
        assert made.game.result == "A draw, 0 to 0"
        assert made.refusals(Pass(by="red")) == ["game.over"]
        assert made.rules.options(made.game).decider is None
