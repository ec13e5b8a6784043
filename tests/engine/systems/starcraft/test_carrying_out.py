"""What a position is after an order."""

from collections.abc import Callable
from math import cos, radians, sin
from typing import Any

import pytest

from engine.orders import Pass, Remove
from engine.systems.starcraft.orders import Attack, Charge, ChooseFirst, Deploy, Disengage, Hold, Move, Run, SetStatus
from engine.systems.starcraft.state import ActivationMarker, Phase
from geometry.pose import Pose

Make = Callable[..., Any]

R32 = 16 / 25.4
D32 = 2 * R32
TRIO = {"red.a": ("terran/marine", {1: (12.0, 9.0), 2: (10.6, 9.0), 3: (13.4, 9.0)})}
FAR = {"blue.a": ("zerg/zergling", {1: (40.0, 30.0)})}


def move(x: float, y: float, kind: type[Move] | type[Run] = Move) -> Any:
    path = (Pose(12, 9), Pose(x, y))
    return kind(by="red", unit="red.a", leader=1, path=path, others={2: Pose(x - 1.4, y), 3: Pose(x + 1.4, y)})


class TestMoves:
    def test_the_models_stand_where_the_order_sets_them(self, bench: Make) -> None:
        made = bench(TRIO | FAR).start().do(move(12, 12))
        assert made.unit_at("red.a") == {1: Pose(12, 12), 2: Pose(10.6, 12), 3: Pose(13.4, 12)}

    def test_a_unit_that_moves_is_no_longer_stationary_and_one_that_holds_is(self, bench: Make) -> None:
        made = bench(TRIO | FAR).start().do(move(12, 12), Hold(by="blue", unit="blue.a"))
        assert not made.game.state("red.a").stationary
        assert made.game.state("blue.a").stationary

    def test_the_trail_of_the_last_activation_is_kept_until_the_next(self, bench: Make) -> None:
        made = bench(TRIO | FAR).start().do(move(12, 12))
        assert made.game.trail is not None
        assert made.game.trail.path == (Pose(12, 9), Pose(12, 12))
        made.do(Hold(by="blue", unit="blue.a"))
        assert made.game.trail is None

    def test_a_move_unburrows(self, bench: Make) -> None:
        made = bench(TRIO | FAR).do(SetStatus(by="red", unit="red.a", status="burrowed")).start().do(move(12, 12))
        assert not made.game.state("red.a").burrowed
        assert not made.game.state("red.a").hidden

    def test_a_hold_does_not(self, bench: Make) -> None:
        made = bench(TRIO | FAR).do(SetStatus(by="red", unit="red.a", status="burrowed")).start()
        made.do(Hold(by="red", unit="red.a"))
        assert made.game.state("red.a").burrowed

    def test_a_unit_hidden_otherwise_stays_hidden_when_it_moves(self, bench: Make) -> None:
        made = bench(TRIO | FAR).do(SetStatus(by="red", unit="red.a", status="hidden")).start().do(move(12, 12))
        assert made.game.state("red.a").hidden


class TestGrass:
    def test_grass_crossed_by_the_leader_is_gone_and_an_undo_brings_it_back(self, bench: Make, wall: Make) -> None:
        made = bench(TRIO | FAR, terrain=[wall("bush", 11, 10, 13, 10.5, kind="grass")]).start().do(move(12, 12.5))
        assert made.game.removed == {"bush"}
        assert made.history[-1].removed == frozenset()

    def test_grass_that_the_base_only_touches_stays(self, bench: Make, wall: Make) -> None:
        terrain = [wall("bush", 12 + R32, 10, 14, 10.5, kind="grass")]
        assert bench(TRIO | FAR, terrain=terrain).start().do(move(12, 12.5)).game.removed == frozenset()

    def test_grass_cut_by_the_edge_of_the_base_is_gone(self, bench: Make, wall: Make) -> None:
        terrain = [wall("bush", 12 + R32 - 0.01, 10, 14, 10.5, kind="grass")]
        assert bench(TRIO | FAR, terrain=terrain).start().do(move(12, 12.5)).game.removed == {"bush"}

    def test_others_are_set_and_cross_nothing_but_what_they_end_on_is_gone(self, bench: Make, wall: Make) -> None:
        crossed = wall("crossed", 10, 10, 11, 10.5, kind="grass")
        trodden = wall("trodden", 13.2, 12, 14, 12.5, kind="grass")
        made = bench(TRIO | FAR, terrain=[crossed, trodden]).start().do(move(12, 12.5))
        assert made.game.removed == {"trodden"}

    def test_grass_that_is_gone_parts_nobody_and_is_not_trodden_again(self, bench: Make, wall: Make) -> None:
        made = bench(TRIO | FAR, terrain=[wall("bush", 11, 10, 13, 10.5, kind="grass")]).start().do(move(12, 12.5))
        made.to(Phase.ASSAULT)
        back = Run(by="red", unit="red.a", leader=1, path=(Pose(12, 12.5), Pose(12, 9)), others=move(12, 9).others)
        assert all(finding.code != "grass.removed" for finding in made.judge(back).findings)


class TestCrowding:
    STONES = (
        ("north", 7, 0, 17, 2.3),
        ("south", 7, 3.7, 17, 6.5),
        ("west", 7, 2.3, 11.3, 3.7),
        ("east", 12.7, 2.3, 17, 3.7),
    )
    PAIR = (("red.a", ("terran/marine", {1: (12.0, 3.0), 2: (12.0, 9.0)})), *FAR.items())

    def test_a_model_without_room_leaves_its_unit_out_of_coherency(self, bench: Make, wall: Make) -> None:
        stones = [wall(*stone, size=1) for stone in self.STONES]
        made = bench(dict(self.PAIR), terrain=stones).start()
        path = (Pose(12, 3), Pose(12, 3.01))
        made.do(Move(by="red", unit="red.a", leader=1, path=path, others={2: Pose(12, 6.5 + R32)}))
        assert made.game.state("red.a").adrift

    def test_the_next_move_brings_it_back(self, bench: Make, with_state: Callable[..., None]) -> None:
        made = bench(TRIO | FAR).start()
        with_state(made, "red.a", adrift=True)
        assert not made.do(move(12, 12)).game.state("red.a").adrift

    def test_a_model_with_no_linked_spot_is_lost_and_its_supply_counts(self, bench: Make, wall: Make) -> None:
        walls = [wall("n", 9, 1.3, 15, 2.3), wall("s", 9, 3.7, 15, 4.7)]
        walls += [wall("w", 9, 2.3, 11.3, 3.7), wall("e", 12.7, 2.3, 15, 3.7)]
        made = bench({"red.b": ("terran/medic", {1: (12.0, 3.0), 2: (12.0, 9.0)})} | FAR, terrain=walls).start()
        made.do(Move(by="red", unit="red.b", leader=1, path=(Pose(12, 3), Pose(12, 3.01))))
        assert [model.number for model in made.game.standing_of("red.b")] == [1]
        assert made.game.destroyed["red"] == 1
        assert not made.game.state("red.b").adrift

    def test_casualties_never_put_a_unit_out_of_coherency(self, bench: Make) -> None:
        made = bench(TRIO | FAR).start().do(move(12, 12), Remove(by="blue", models=("red.a.1",)))
        assert not made.game.state("red.a").adrift


class TestDisengaging:
    def units(self, profile: str = "terran/marine", radius: float = R32) -> dict[str, Any]:
        return {
            "red.a": (profile, {1: (12.0, 9.0)}),
            "blue.a": ("zerg/zergling", {1: (12.0, 9 + radius + R32 + 0.5)}),
        }

    @staticmethod
    def away() -> Disengage:
        return Disengage(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(12, 5)))

    def test_without_mass_a_unit_is_held_back_in_assault_until_the_round_ends(self, bench: Make) -> None:
        made = bench(self.units()).start().do(self.away())
        assert made.game.state("red.a").held_back
        made.to(Phase.ASSAULT)
        assert made.refusals(Attack(by="red", unit="red.a", target="blue.a")) == ["attack.after_disengage"]
        run = Run(by="red", unit="red.a", leader=1, path=(Pose(12, 5), Pose(12, 4)))
        assert made.refusals(run) == []

    def test_a_unit_with_more_supply_than_its_foes_is_not(self, bench: Make) -> None:
        made = bench(self.units("terran/jim-raynor", 20 / 25.4)).start().do(self.away())
        assert not made.game.state("red.a").held_back

    def test_a_burrowed_foe_weighs_nothing(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/medic", {1: (12.0, 9.0), 2: (10.6, 9.0)}),
            "blue.a": ("zerg/queen", {1: (12.0, 9 + R32 + 40 / 25.4 + 0.5)}),
        }
        away = Disengage(
            by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(12, 5.5)), others={2: Pose(10.6, 5.5)}
        )
        assert bench(units).start().do(away).game.state("red.a").held_back
        made = bench(units).do(SetStatus(by="blue", unit="blue.a", status="burrowed")).start()
        assert not made.do(away).game.state("red.a").held_back

    def test_one_that_fails_costs_the_leading_model_and_the_activation(self, bench: Make) -> None:
        ring = {n + 1: (12 + 1.8 * cos(radians(60 * n)), 9 + 1.8 * sin(radians(60 * n))) for n in range(6)}
        units = {
            "red.a": ("terran/marine", {1: (12.0, 9.0), 2: (12.0, 12.5)}),
            "blue.a": ("zerg/zergling", ring),
        }
        made = bench(units).start().do(Disengage(by="red", unit="red.a", leader=1))
        assert [model.number for model in made.game.standing_of("red.a")] == [2]
        assert made.game.state("red.a").marker is ActivationMarker.MOVEMENT
        assert made.game.active == "blue"


class TestCharging:
    UNITS = (("red.a", ("terran/marine", {1: (12.0, 9.0)})), ("blue.a", ("zerg/zergling", {1: (12.0, 20.0)})))

    def charge(self, *path: Pose, roll: int = 3) -> Charge:
        return Charge(by="red", unit="red.a", leader=1, path=path, targets=("blue.a",), rolled=(roll,))

    def test_a_charge_engages(self, bench: Make) -> None:
        made = bench(dict(self.UNITS)).start().to(Phase.ASSAULT)
        made.do(self.charge(Pose(12, 9), Pose(12, 20 - D32)))
        assert made.game.engaged == {"red.a": {"blue.a"}, "blue.a": {"red.a"}}
        assert made.game.pairs == (("red.a.1", "blue.a.1"),)

    def test_one_that_fails_moves_nothing_and_ends_the_activation(self, bench: Make) -> None:
        made = bench(dict(self.UNITS)).start().to(Phase.ASSAULT).do(self.charge(roll=1))
        assert made.unit_at("red.a") == {1: Pose(12, 9)}
        assert made.game.state("red.a").marker is ActivationMarker.ASSAULT
        assert made.game.state("red.a").stationary

    def test_a_link_crosses_the_enemies_it_charges(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marine", {1: (12.0, 12.0), 2: (13.4, 12.0)}),
            "blue.a": ("zerg/zergling", {1: (12.0, 16.0)}),
        }
        made = bench(units).start().to(Phase.ASSAULT)
        behind = Charge(
            by="red",
            unit="red.a",
            leader=1,
            path=(Pose(12, 12), Pose(12, 16 - D32)),
            others={2: Pose(12, 16 + D32)},
            targets=("blue.a",),
            rolled=(1,),
        )
        assert made.refusals(behind) == []


class TestAttacks:
    def test_casualties_leave_and_the_attacker_has_acted(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marine", {1: (12.0, 9.0)}),
            "blue.a": ("zerg/zergling", {1: (12.0, 16.0), 2: (14.0, 16.0)}),
        }
        made = bench(units).start().to(Phase.ASSAULT)
        made.do(Attack(by="red", unit="red.a", target="blue.a", removed=("blue.a.2",)))
        assert [model.number for model in made.game.standing_of("blue.a")] == [1]
        assert made.game.state("red.a").marker is ActivationMarker.ASSAULT
        assert made.game.state("red.a").stationary
        assert "blue.a.2" not in made.game.bodies

    def test_a_burrowed_unit_holds_instead_of_fighting_and_stays_down(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marine", {1: (12.0, 9.0)}),
            "blue.a": ("zerg/zergling", {1: (12.0, 9 + D32 + 0.5)}),
        }
        made = bench(units).do(SetStatus(by="red", unit="red.a", status="burrowed")).start().to(Phase.COMBAT)
        assert made.refusals(Attack(by="red", unit="red.a", target="blue.a")) == ["combat.burrowed"]
        made.do(Hold(by="red", unit="red.a"))
        assert made.game.state("red.a").burrowed
        assert made.game.active == "blue"

    def test_casualties_of_close_combat_may_be_any_of_its_foes(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marine", {1: (12.0, 9.0)}),
            "blue.a": ("zerg/zergling", {1: (12.0, 9 + D32 + 0.5)}),
            "blue.b": ("zerg/zergling", {1: (12.0, 9 - D32 - 0.5)}),
        }
        made = bench(units).start().to(Phase.COMBAT)
        made.do(Attack(by="red", unit="red.a", target="blue.a", removed=("blue.a.1", "blue.b.1")))
        assert made.game.is_gone("blue.a")
        assert made.game.is_gone("blue.b")


class TestDeploying:
    def test_it_brings_the_whole_unit_on_the_table(self, bench: Make) -> None:
        made = bench({"red.a": ("terran/marine", 3)} | FAR).start()
        others = {2: Pose(10.6, 3), 3: Pose(13.4, 3)}
        made.do(Deploy(by="red", unit="red.a", leader=1, path=(Pose(12, -R32), Pose(12, 3)), others=others))
        assert made.unit_at("red.a") == {1: Pose(12, 3), **others}
        assert not made.game.state("red.a").stationary

    def test_a_rectangle_touches_the_edge_with_its_side_or_its_corner(self, bench: Make) -> None:
        units = {"red.m": ("terran/marine", {1: (40.0, 30.0)}), "blue.h": ("zerg/hydralisk", 1)}
        made = bench(units).start(first="blue")
        half = 50 / 25.4
        upright = Deploy(by="blue", unit="blue.h", leader=1, path=(Pose(12, 36 + half), Pose(12, 34)))
        assert made.refusals(upright) == []
        flat = Deploy(by="blue", unit="blue.h", leader=1, path=(Pose(12, 36 + 20 / 25.4, 90), Pose(12, 33, 90)))
        assert made.refusals(flat) == []
        off = Deploy(by="blue", unit="blue.h", leader=1, path=(Pose(12, 36 + half, 90), Pose(12, 34, 90)))
        assert made.refusals(off) == ["deploy.start"]


def test_the_holder_chooses_in_every_phase_and_the_other_begins_if_told_so(bench: Make) -> None:
    made = bench(TRIO | FAR).start().do(Pass(by="red"), Pass(by="blue"))
    made.do(ChooseFirst(by="red", first="blue"))
    assert made.game.active == "blue"


@pytest.mark.parametrize("kind", [Move, Run])
def test_a_run_goes_as_far_as_a_move(bench: Make, kind: Any) -> None:
    made = bench(TRIO | FAR).start()
    if kind is Run:
        made.to(Phase.ASSAULT)
    assert made.refusals(move(12, 13, kind)) == []
    assert made.refusals(move(12, 13.01, kind)) == ["move.too_far"]
