"""Two positions of one mission, compared."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.differences import Change, Difference, differences
from engine.game import Game, Standing
from engine.gate import RuleSystem
from engine.mission import Marker, Mission
from engine.picture import Readout
from geometry.pose import Pose
from missions.load import load_mission, load_rehearsal
from missions.shipped import shipped_paths
from missions.systems import system

PLAYED = Path(__file__).parents[1] / "playthroughs"


@pytest.fixture
def rules() -> RuleSystem:
    return system("genesys")


@pytest.fixture
def here(rules: RuleSystem) -> Game:
    mission: Mission = load_mission(shipped_paths("genesys")[0])
    game = rules.begin(mission)
    places = {id: Pose(1.0 + index, 20.0) for index, id in enumerate(game.models)}
    return game.with_poses(places)


def with_model(game: Game, **changes: object) -> tuple[Game, str]:
    model = next(game.on_table())
    return game.with_models([replace(model, **changes)]), model.id


def test_a_position_differs_in_nothing_from_itself(rules: RuleSystem, here: Game) -> None:
    assert differences(rules, here, here) == ()


@pytest.mark.parametrize(("inches", "told"), [(0.0009, False), (0.0021, True), (2.5, True)])
def test_a_model_has_moved_from_the_tolerance_on(rules: RuleSystem, here: Game, inches: float, told: bool) -> None:
    there, id = with_model(here, pose=Pose(1.0, 20.0 - inches))
    found = differences(rules, here, there)
    assert found == ((Difference(Change.MOVED, id, pytest.approx(inches)),) if told else ())


def test_a_model_that_turned_where_it_stands_has_turned_the_shorter_way(rules: RuleSystem, here: Game) -> None:
    there, id = with_model(here, pose=Pose(1.0, 20.0, 350.0))
    assert differences(rules, here, there) == (Difference(Change.TURNED, id, pytest.approx(10.0)),)
    assert differences(rules, there, here) == (Difference(Change.TURNED, id, pytest.approx(10.0)),)


@pytest.mark.parametrize(("standing", "change"), [(Standing.OUT, Change.GONE), (Standing.RESERVE, Change.WAITS)])
def test_a_model_that_is_gone_there_has_come_when_seen_from_there(
    rules: RuleSystem, here: Game, standing: Standing, change: Change
) -> None:
    there, id = with_model(here, standing=standing, pose=None)
    assert Difference(change, id) in differences(rules, here, there)
    assert Difference(Change.COME, id) in differences(rules, there, here)


def test_wounds_terrain_and_the_round_count_both_ways(rules: RuleSystem, here: Game) -> None:
    there, id = with_model(here, wounds=2)
    there = replace(there, removed=frozenset({"wood"}), round=here.round + 1)
    assert {
        Difference(Change.ROUND, "", 1),
        Difference(Change.WOUNDS, id, 2),
        Difference(Change.REMOVED, "wood"),
    } <= set(differences(rules, here, there))
    assert {
        Difference(Change.ROUND, "", -1),
        Difference(Change.WOUNDS, id, -2),
        Difference(Change.RESTORED, "wood"),
    } <= set(differences(rules, there, here))


def test_of_a_game_that_was_played_the_score_and_who_holds_what_are_told() -> None:
    rehearsal = load_rehearsal(PLAYED / "starcraft-frontlines-terran-zerg.yaml")
    first, last = rehearsal.nodes[0].game, rehearsal.game
    found = differences(rehearsal.system, first, last)
    points = {one.subject: one.measure for one in found if one.change is Change.POINTS}
    assert points
    score = next(section for section in rehearsal.system.readout(last).sections if hasattr(section, "points"))
    assert {side: value for side, value in score.points.items() if value} == points
    held = {one.subject: one.side for one in found if one.change is Change.HELD}
    assert held == {row.marker: row.controller for row in score.markers if row.controller is not None}
    come = {one.subject for one in found if one.change is Change.COME}
    assert come == {model.id for model in last.on_table()}
    gone = {one.subject for one in found if one.change is Change.GONE}
    assert gone == {model.id for model in last.models.values() if model.standing is Standing.OUT}


def test_a_lost_model_is_told_without_its_wounds(rules: RuleSystem, here: Game) -> None:
    here, id = with_model(here, wounds=2)
    there, _ = with_model(here, wounds=0, standing=Standing.OUT, pose=None)
    assert [one for one in differences(rules, here, there) if one.subject == id] == [Difference(Change.GONE, id)]


class Told:
    """Rules that say of two positions where their markers and tokens are."""

    def __init__(self, *told: tuple[Game, Readout]) -> None:
        self.told = told

    def readout(self, game: Game) -> Readout:
        return next(readout for one, readout in self.told if one is game)


def test_markers_that_orders_move_or_take_and_tokens_they_lay_are_told(here: Game) -> None:
    lie = {"a": (1.0, 1.0), "b": (2.0, 2.0), "c": None, "d": (4.0, 4.0)}
    markers = tuple(Marker(id, id, "mission", at, 1.0) for id, at in lie.items())
    here = replace(here, mission=replace(here.mission, markers=markers))
    there = replace(here, round=here.round)
    tokens = [Marker(f"t{at}", "Tumor", "token", (at, 3.0), 1.0) for at in (1.0, 2.0, 3.0)]
    own = Readout("", (), tokens=(tokens[0],))
    other = Readout("", (), markers={"a": (1.0, 3.5), "b": None, "c": (3.0, 3.0)}, tokens=tuple(tokens[1:]))
    assert differences(Told((here, own), (there, other)), here, there) == (
        Difference(Change.MOVED, "a", 2.5),
        Difference(Change.REMOVED, "b"),
        Difference(Change.RESTORED, "c"),
        Difference(Change.LAID, "Tumor", 2),
        Difference(Change.LIFTED, "Tumor", 1),
    )
