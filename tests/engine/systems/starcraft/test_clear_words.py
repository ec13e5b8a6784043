"""Sentences that say what must be: the whole gap and its clearance, which wall, which Size, which distance."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.findings import Severity
from engine.systems.starcraft.orders import Attack, CloseRanks, Deploy, Hold, Move, UseAbility
from engine.systems.starcraft.state import Phase
from geometry.pose import Pose

Make = Callable[..., Any]

R32 = 16 / 25.4
LONE = {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.far": ("zerg/zergling", {1: (50.0, 33.0)})}


def walk(*points: tuple[float, float]) -> Move:
    return Move(by="red", unit="red.a", leader=1, path=tuple(Pose(*point) for point in points))


def test_a_gap_is_told_whole_and_between_two_walls_of_one_name(bench: Make, wall: Make) -> None:
    pair = [replace(wall(id, left, 11, left + 3, 12), name="Wall") for id, left in (("west", 8.6), ("east", 12.4))]
    made = bench(LONE, terrain=pair).start()
    findings = [one for one in made.judge(walk((12, 9), (12, 13))).refusals if one.code == "move.blocked"]
    heads = [made.rules.say(made.game, one).head for one in findings]
    start = (
        "is in the way, 0.40″ from the middle of the path; needs at least 0.5″, half its Gap Clearance of 1″; the gap"
    )
    assert sorted(heads) == [
        f"Wall (east) {start} to Wall (west) is 0.80″",
        f"Wall (west) {start} to Wall (east) is 0.80″",
    ]


def test_a_lone_wall_is_no_gap(bench: Make, wall: Make) -> None:
    made = bench(LONE, terrain=[wall("west", 8.6, 11, 11.6, 12)]).start()
    assert made.say(walk((12, 9), (12, 13)), "move.blocked").startswith(
        "West is in the way, 0.40″ from the middle of the path; needs at least 0.5″, half its Gap Clearance of 1″. "
    )
    assert made.refusals(walk((12, 9), (12.6, 9), (12.6, 12.1))) == []


def test_a_question_ends_with_its_mark_alone(bench: Make) -> None:
    made = bench({"red.a": ("zerg/roach", 1), "blue.far": ("zerg/zergling", {1: (50.0, 33.0)})}).start()
    order = Deploy(by="red", unit="red.a", leader=1, path=(Pose(20, 10),), via="burrow-ambush")
    said = made.say(order, "ability.brought", Severity.LEFT_TO_YOU)
    assert "? A mission may name" in said
    shooters = {"red.a": ("terran/jim-raynor", {1: (12.0, 6.0)}), "blue.a": ("zerg/roach", {1: (12.0, 14.0)})}
    made = bench(shooters).start().to(Phase.ASSAULT)
    shot = Attack(by="red", unit="red.a", target="blue.a", weapon="C-14 rifle")
    assert "? An upgrade is chosen" in made.say(shot, "attack.bought", Severity.LEFT_TO_YOU)


def test_a_force_field_names_the_sizes_that_it_bars(bench: Make) -> None:
    units = {"red.s": ("protoss/sentry", {1: (12.0, 9.0)}), "blue.a": ("zerg/zergling", {1: (23.5, 9.0)})}
    made = bench(units).start()
    made.do(UseAbility(by="red", unit="red.s", ability="force-field", at=(18.0, 9.0)), Hold(by="red", unit="red.s"))
    order = Move(by="blue", unit="blue.a", leader=1, path=(Pose(23.5, 9), Pose(16, 9)))
    (token,) = made.game.tokens.values()
    assert f"Force Field bars Ground units of Size {token.kind.bars} and less" in made.say(order, "token.bars")


def test_a_fight_is_kept_within_an_inch(bench: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (12.0, 12.0)}),
        "blue.queen": ("zerg/queen", {1: (12.0, 14.80472441)}),
        "blue.lings": ("zerg/zergling", {1: (10.04015748, 11.7)}),
    }
    made = bench(units).start().to(Phase.COMBAT)
    order = CloseRanks(by="red", unit="red.a", leader=1, path=(Pose(12, 12), Pose(12.8, 12.75026348)))
    said = made.say(order, "ranks.leaves")
    assert "would be 1.69″ from " in said
    assert "; needs at most 1″. Close Ranks leaves no fight" in said


def test_a_leader_that_comes_no_nearer_is_told_where_it_began(bench: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (12.0, 12.0)}),
        "blue.a": ("zerg/zergling", {1: (12.0, 12 + 2 * R32 + 0.6)}),
    }
    made = bench(units).start().to(Phase.COMBAT)
    away = CloseRanks(by="red", unit="red.a", leader=1, path=(Pose(12, 12), Pose(12, 11.9)))
    assert "; it began 0.6″ away. A Leading Model" in made.say(away, "ranks.nearer")


def test_a_structure_never_activates(bench: Make) -> None:
    units = {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.worm": ("zerg/omega-worm", {1: (40.0, 20.0)})}
    said = bench(units).start(first="blue").say(Hold(by="blue", unit="blue.worm"), "unit.structure")
    assert said == "Blue.worm never activates. A Structure takes no actions (Structure)."
