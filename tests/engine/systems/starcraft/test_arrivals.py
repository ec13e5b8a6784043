"""What an arrival costs: over a Structure it is the unit's activation, as over an Entry Edge."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.mission import EdgeName, EdgeSegment
from engine.options import Draft
from engine.systems.starcraft.arriving import open_edges
from engine.systems.starcraft.influence import zone
from engine.systems.starcraft.orders import Deploy
from engine.systems.starcraft.rules import StarcraftRules
from engine.systems.starcraft.state import ActivationMarker
from geometry.base import Base, Placed
from geometry.gaps import gap
from geometry.pose import Pose
from missions.load import load_mission

Make = Callable[..., Any]
R32, R40, R50, R80 = 16 / 25.4, 20 / 25.4, 25 / 25.4, 40 / 25.4
CHAR_PLAINS = {
    "labelled": {EdgeName.LEFT: (0, 36), EdgeName.RIGHT: (0, 36), EdgeName.TOP: (0, 18), EdgeName.BOTTOM: (0, 18)},
    "coloured": {EdgeName.LEFT: (0, 36), EdgeName.RIGHT: (6, 30), EdgeName.TOP: (0, 18), EdgeName.BOTTOM: (0, 18)},
}
FOE = ("terran/marine", {1: (50.0, 5.0)})


@pytest.mark.parametrize(
    ("structure", "unit", "ability", "radius"),
    [
        ("zerg/omega-worm", "zerg/zergling", "omega-network", R32),
        ("protoss/pylon", "protoss/zealot", "warp-conduit", R40),
    ],
)
def test_a_unit_that_comes_in_over_a_structure_has_had_its_activation(
    bench: Make, structure: str, unit: str, ability: str, radius: float
) -> None:
    units = {"blue.s": (structure, {1: (20.0, 18.0)}), "blue.a": (unit, 1), "red.a": FOE}
    made = bench(units).start("blue")
    x = 20.0 + R80 + radius
    order = Deploy(
        by="blue", unit="blue.a", leader=1, path=(Pose(x, 18.0), Pose(x + 2, 18.0)), via=ability, source="blue.s"
    )
    made.do(order)
    assert made.game.state("blue.a").marker is ActivationMarker.MOVEMENT
    assert made.game.active == "red"


def test_a_structure_throws_no_zone_of_influence(bench: Make) -> None:
    edge = {"blue": (EdgeSegment(EdgeName.BOTTOM, 0, 20),)}
    bare = bench({"red.a": FOE}, entry=edge)
    held = bench({"blue.s": ("zerg/omega-worm", {1: (40.0, 18.0)}), "red.a": FOE}, entry=edge)
    areas = [zone(made.rules.rulebook, made.game, "blue") for made in (bare, held)]
    assert areas[0].size == pytest.approx(20 * 6)
    assert areas[1].size == pytest.approx(areas[0].size)


@pytest.mark.parametrize(("off", "legal"), [(9.99, False), (10.01, True)])
def test_those_who_arrive_with_a_leader_keep_as_far_from_enemies_as_it_does(
    bench: Make, off: float, legal: bool
) -> None:
    made = bench({"blue.a": ("zerg/roach", 3), "red.a": ("terran/marine", {1: (20.0, 24.0)})}).start("blue")
    at = Pose(20.0 + R32 + off + R50, 24.0)
    order = made.rules.propose(made.game, Draft("deploy:burrow-ambush", "blue", "blue.a", 2, (at, at)))
    assert len(order.others) == 2
    assert made.refusals(order) == ([] if legal else ["arrive.too_near"])
    nearest = min(
        gap(Placed(Base.round(2 * R50), pose), made.game.model("red.a.1").placed) for pose in order.others.values()
    )
    assert (nearest > 10) is legal, "a leader that is too near keeps its unit about it"


def test_a_unit_is_packed_where_it_comes_in_no_other_way(bench: Make) -> None:
    """Six Marines in a corner behind three Medics: set in ranks about their leader, the last finds no room."""
    medics = {1: (2.386, 32.983), 2: (1.106, 32.983), 3: (3.666, 32.983)}
    units = {"blue.a": ("terran/marine", 6), "blue.m": ("terran/medic", medics), "red.a": FOE}
    made = bench(units).start("blue")
    at = Pose(2.709644, 34.986976)
    order = made.rules.propose(made.game, Draft("deploy", "blue", "blue.a", 4, (at, at)))
    assert made.refusals(order) == []
    assert len(order.others) == 5


@pytest.mark.parametrize("reading", CHAR_PLAINS)
def test_an_edge_that_is_entered_as_a_setting_reads_it_is_no_other_edge(
    rules: StarcraftRules, repository: Path, reading: str
) -> None:
    mission = load_mission(repository / "missions/starcraft/gather-the-resources-char-plains.yaml")
    mission = replace(mission, settings={**mission.settings, "char_plains_edge": reading})
    found = open_edges(rules.begin(mission), "red")
    assert {one.edge: (one.start, one.end) for one in found} == CHAR_PLAINS[reading]


WALLS = ((11.1, 2.8, 11.9, 5.7), (7.1, 0.9, 9.5, 1.5), (13.7, 5.5, 17.4, 6.3), (13.6, 1.1, 14.0, 4.6))


@pytest.mark.parametrize("at", [(12.63, 1.869), (11.386, 1.026)])
def test_a_unit_is_packed_round_a_corner_linked_through_one_another(
    bench: Make, wall: Make, at: tuple[float, float]
) -> None:
    terrain = [wall(f"w{index}", *box) for index, box in enumerate(WALLS)]
    entry = {"red": (EdgeSegment(EdgeName.TOP, 6, 15),)}
    units = {"red.a": ("zerg/zergling", 12), "blue.a": ("zerg/queen", {1: (10.0, 20.0)})}
    made = bench(units, terrain=terrain, entry=entry, size=(24.0, 22.0)).start()
    order = made.rules.propose(made.game, Draft("deploy", "red", "red.a", 1, (Pose(*at), Pose(*at))))
    assert made.refusals(order) == []
    assert len(order.others) == 11


def test_a_unit_that_no_packing_brings_in_is_told_that_others_set_by_hand_may(bench: Make, wall: Make) -> None:
    """A pocket of 2.4 by 1.6 inches holds one Marine beside its leader, and no six of them."""
    terrain = [wall("l", 8.0, 0.0, 9.0, 2.6), wall("r", 11.4, 0.0, 12.4, 2.6), wall("foot", 8.0, 1.6, 12.4, 2.6)]
    units = {"red.a": ("terran/marine", 6), "blue.a": FOE}
    made = bench(units, terrain=terrain).start()
    order = made.rules.propose(made.game, Draft("deploy", "red", "red.a", 1, (Pose(9.7, 0.8), Pose(9.7, 0.8))))
    codes = set(made.refusals(order))
    assert codes
    assert codes <= {"deploy.not_set", "deploy.no_room", "coherency.linked", "move.ends_on_model"}
    assert "by hand" in made.say(order, "deploy.not_set")
