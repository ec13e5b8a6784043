"""Charges and Close Ranks as they are proposed: set against the enemy as far as there is room, and judged so."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.options import Draft
from engine.systems.starcraft.charge_bonuses import charge_bonus, charge_dice
from engine.systems.starcraft.close_ranks import may_near, pinned
from engine.systems.starcraft.orders import Attack, Charge, CloseRanks
from engine.systems.starcraft.ranks import ranks
from engine.systems.starcraft.state import Phase
from geometry.gaps import gap
from geometry.pose import Pose

Make = Callable[..., Any]

R32, R80 = 16 / 25.4, 40 / 25.4
SQUAD = {n: (20.0 + 1.4 * (n % 3 - 1), 12.0 - 1.4 * (n // 4)) for n in range(1, 7)}
QUEEN = {"red.a": ("terran/marine", SQUAD), "blue.q": ("zerg/queen", {1: (20.0, 19.0)})}


def draft(made: Any, option: str, unit: str, leader: int, to: tuple[float, float], **answers: Any) -> Draft:
    start = made.game.model(f"{unit}.{leader}").placed.pose
    return Draft(option, unit.partition(".")[0], unit, leader, (start, Pose(*to)), {}, answers)


def charged(bench: Make, units: Any, *, die: int = 4) -> Any:
    made = bench(units).start().to(Phase.ASSAULT)
    end = (20.0, 19.0 - R80 - R32)
    order = made.rules.propose(made.game, draft(made, "charge", "red.a", 2, end, targets=("blue.q",), rolled=(die,)))
    return made.do(order)


def test_a_charge_brings_as_many_base_to_base_as_there_is_room_for(bench: Make) -> None:
    made = charged(bench, QUEEN)
    queen = made.game.model("blue.q.1").placed
    gaps = sorted(gap(model.placed, queen) for model in made.game.standing_of("red.a"))
    assert gaps[0] <= 0.001
    assert sum(1 for away in gaps if away <= 0.001) >= 4
    assert len(made.game.standing_of("red.a")) == 6


@pytest.mark.parametrize(
    ("bonuses", "dice", "more"),
    [
        ((), 1, 0),
        (("metabolic-boost",), 2, 0),
        (("charge",), 2, 0),
        (("leap",), 1, 2),
        (("gravitic-boosters", "concussive-shells"), 1, -1),
        (("overseer", "leap"), 2, 2),
    ],
)
def test_bonuses_add_dice_or_inches(rules: Any, bonuses: tuple[str, ...], dice: int, more: float) -> None:
    assert charge_dice(rules.rulebook, bonuses) == dice
    assert charge_bonus(rules.rulebook, bonuses) == more


def test_a_unit_with_an_ability_has_a_charge_of_its_own_in_the_list(bench: Make) -> None:
    units = {"red.z": ("zerg/zergling", {1: (20.0, 12.0)}), "blue.q": ("zerg/queen", {1: (20.0, 19.0)})}
    made = bench(units).start().to(Phase.ASSAULT)
    found = {one.id: one for one in made.rules.options(made.game, "red.z").unit}
    boosted = found["charge:metabolic-boost"]
    assert [ask.count for ask in boosted.asks if hasattr(ask, "count")] == [2]
    assert boosted.draft is not None
    assert boosted.draft.answers == {"bonuses": ("metabolic-boost",)}


class TestCloseRanks:
    def engaged(self, bench: Make) -> Any:
        """A leader in reach of a Queen, two behind it."""
        units = {
            "red.a": ("terran/marine", {1: (20.0, 19.0 - R80 - R32 - 0.6), 2: (20.0, 14.6), 3: (18.6, 14.6)}),
            "blue.q": ("zerg/queen", {1: (20.0, 19.0)}),
        }
        return bench(units).start().to(Phase.COMBAT)

    def test_it_brings_the_rest_up_and_the_attack_is_still_to_come(self, bench: Make) -> None:
        made = self.engaged(bench)
        assert len(ranks(made.game, "red.a").striking) == 1
        order = made.rules.propose(made.game, draft(made, "close_ranks", "red.a", 1, (20.0, 19.0 - R80 - R32)))
        assert isinstance(order, CloseRanks)
        made.do(order)
        assert len(ranks(made.game, "red.a").fighting) == 3
        assert made.game.active == "red"
        assert made.rules.options(made.game, "red.a").ready == {"red.a"}
        made.do(Attack(by="red", unit="red.a", target="blue.q"))
        assert made.game.active == "blue"

    def test_a_model_in_contact_is_pinned_by_its_foe(self, bench: Make) -> None:
        for off, held in ((0.0, {1}), (0.0009, {1}), (0.002, set())):
            units = {
                "red.a": ("terran/marine", {1: (20.0, 19.0 - R80 - R32 - off), 2: (20.0, 14.6)}),
                "blue.q": ("zerg/queen", {1: (20.0, 19.0)}),
            }
            assert pinned(bench(units).game, "red.a") == held

    @pytest.mark.parametrize(("reading", "near"), [("anyone", ("blue.l", "blue.q")), ("own", ("blue.q",))])
    def test_whom_it_may_come_near(self, bench: Make, reading: str, near: tuple[str, ...]) -> None:
        units = {
            "red.a": ("terran/marine", {1: (20.0, 19.0 - R80 - R32 - 0.6)}),
            "red.b": ("terran/marine", {1: (30.0, 12.0)}),
            "blue.q": ("zerg/queen", {1: (20.0, 19.0)}),
            "blue.l": ("zerg/zergling", {1: (30.0, 12.0 + 2 * R32 + 0.5)}),
            "blue.far": ("zerg/queen", {1: (50.0, 33.0)}),
        }
        made = bench(units, settings={"close_ranks_new": reading}).start().to(Phase.COMBAT)
        assert tuple(sorted(may_near(made.game, "red.a"))) == near


def test_a_nominated_model_is_the_one_to_reach(bench: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (20.0, 12.0)}),
        "blue.l": ("zerg/zergling", {1: (20.0, 18.0), 2: (23.0, 18.0)}),
    }
    made = bench(units).start().to(Phase.ASSAULT)
    to = (20.0, 18.0 - 2 * R32)
    order = made.rules.propose(
        made.game, draft(made, "charge", "red.a", 1, to, targets=("blue.l",), rolled=(6,), models=("blue.l.2",))
    )
    assert isinstance(order, Charge)
    assert order.models == {"blue.l": 2}
    assert "charge.not_within" in made.refusals(order)


PILE = {n: (20.0 + 1.4 * ((n - 1) % 3 - 1), 12.0 - 1.4 * ((n - 1) // 3)) for n in range(1, 7)}
IN_REACH = {1: (20.0, 19.0 - R80 - R32 - 0.6), 2: (20.0, 14.6), 3: (18.6, 14.6)}


@pytest.mark.parametrize(
    ("marines", "phase", "option", "leader"),
    [
        (PILE, Phase.ASSAULT, "charge", 2),
        (PILE, Phase.ASSAULT, "charge", 5),
        (IN_REACH, Phase.COMBAT, "close_ranks", 1),
        (IN_REACH, Phase.COMBAT, "close_ranks", 3),
        ({1: IN_REACH[1]}, Phase.COMBAT, "close_ranks", 1),
    ],
)
def test_whatever_is_drawn_as_a_legal_end_is_allowed(
    bench: Make, marines: Any, phase: Phase, option: str, leader: int
) -> None:
    made = bench({"red.a": ("terran/marine", marines), "blue.q": ("zerg/queen", {1: (20.0, 19.0)})}).start().to(phase)
    start = made.game.model(f"red.a.{leader}").placed.pose
    answers = {"targets": ("blue.q",), "rolled": (4,)} if option == "charge" else {}
    held = Draft(option, "red", "red.a", leader, (start, start), {}, answers)
    end = made.rules.areas(made.game, held).legal_end
    inner = end.grown(-0.003)
    left, top, right, bottom = inner.bounds
    grid = [(left + (right - left) * i / 40, top + (bottom - top) * j / 40) for i in range(41) for j in range(41)]
    points = [point for point in grid if inner.contains(point)]
    assert points
    for x, y in points[:: max(1, len(points) // 8)]:
        order = made.rules.propose(made.game, Draft(option, "red", "red.a", leader, (start, Pose(x, y)), {}, answers))
        assert made.refusals(order) == [], (x, y)


def test_an_end_outside_what_is_drawn_is_refused(bench: Make) -> None:
    units = {"red.a": ("terran/marine", {1: IN_REACH[1]}), "blue.q": ("zerg/queen", {1: (20.0, 19.0)})}
    made = bench(units).start().to(Phase.COMBAT)
    start = made.game.model("red.a.1").placed.pose
    away = CloseRanks(by="red", unit="red.a", leader=1, path=(start, start.moved(0.0, -0.2)))
    assert "ranks.nearer" in made.refusals(away)


def test_nobody_is_pressed_against_an_enemy_past_coherency(bench: Make) -> None:
    """Base to base with the far Hydralisk is a hair out of Coherency, a hundredth short of it is not."""
    foes = {1: (11.408412, 9.988505, 90.0), 2: (8.536237, 11.776157, 90.0)}
    roaches = {1: (14.043569, 3.152588), 2: (15.395213, 5.915927), 3: (16.80759, 4.45008)}
    made = bench({"blue.a": ("zerg/hydralisk", foes), "red.a": ("zerg/roach", roaches)}).start().to(Phase.ASSAULT)
    start = made.game.model("red.a.2").placed.pose
    answers = {"targets": ("blue.a",), "rolled": (5,)}
    for thousandths in range(8197, 8216):
        held = Draft("charge", "red", "red.a", 2, (start, Pose(9.595247, thousandths / 1000, 315.0)), {}, answers)
        assert made.refusals(made.rules.propose(made.game, held)) == []


def test_a_leader_that_closes_ranks_is_not_drawn_onto_a_friend_that_is_pinned(bench: Make) -> None:
    """Straight against the Swarmling would be a hair into the Zealot that stands base to base with it."""
    zealots = {1: (6.492268, 9.160773), 2: (9.13518, 9.08472), 3: (7.838684235, 9.987465119)}
    units = {
        "red.z": ("protoss/zealot", zealots),
        "blue.s": ("zerg/swarmling", {1: (7.797744956, 8.570733672)}),
    }
    made = bench(units).start().to(Phase.COMBAT)
    assert pinned(made.game, "red.z") == {3}
    for leader in (1, 2):
        start = made.game.model(f"red.z.{leader}").placed.pose
        order = made.rules.propose(made.game, Draft("close_ranks", "red", "red.z", leader, (start, start)))
        assert "move.ends_on_model" not in made.refusals(order)
        end = made.rules.areas(made.game, Draft("close_ranks", "red", "red.z", leader, (start, start))).legal_end
        assert not end.contains((6.506213, 9.15447))
