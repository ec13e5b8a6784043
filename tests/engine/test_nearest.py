"""The nearest legal end, alone and with the rules of a shipped game."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.game import Game
from engine.gate import RuleSystem
from engine.nearest import INSIDE, nearest_end, nearest_legal
from engine.options import Answer, Draft
from geometry.area import Area
from geometry.pose import Pose, distance
from missions.load import load_mission
from missions.shipped import shipped_paths
from missions.systems import system

SQUARE = Area.rectangle(0, 0, 10, 10)


def test_the_nearest_end_lies_a_little_inside_the_outline() -> None:
    assert nearest_end(SQUARE, (13.0, 5.0)) == (pytest.approx((10 - INSIDE, 5)), pytest.approx(3 + INSIDE))


def test_a_place_well_inside_is_its_own_nearest_end() -> None:
    assert nearest_end(SQUARE, (4.0, 5.0)) == (pytest.approx((4, 5)), 0.0)


def test_there_is_none_in_an_empty_area_or_one_with_no_room() -> None:
    assert nearest_end(Area.empty(), (1.0, 1.0)) is None
    assert nearest_end(Area.rectangle(0, 0, 10, 2 * INSIDE), (1.0, 1.0)) is None


def test_of_two_parts_the_nearer_is_taken() -> None:
    found = nearest_end(SQUARE | Area.rectangle(20, 0, 30, 10), (18.0, 5.0))
    assert found is not None
    assert found[0] == pytest.approx((20 + INSIDE, 5))


@pytest.fixture(scope="module")
def extraction() -> Path:
    return next(path for path in shipped_paths("hardwired28") if path.stem == "extraction")


BOSS = "compliance.boss"


def activated(rules: RuleSystem, mission: Path) -> Game:
    """Up to where the Compliance Boss may move."""
    game = rules.begin(load_mission(mission))
    said: dict[str, Answer] = {"token": "compliance"}
    while not any(o.draft is not None and o.open for o in rules.options(game, BOSS).unit):
        now = rules.options(game, BOSS)
        choices = (*now.unit, *now.general)
        option = next(o for o in choices if o.open and o.draft is None and not o.id.startswith("end"))
        answers = {ask.name: said.get(ask.name, (1, 1, 1)) for ask in option.asks}
        game = rules.carry_out(game, rules.fill(game, option, answers))
    return game


def test_a_move_too_far_is_brought_back_to_where_the_rules_allow_it(extraction: Path) -> None:
    rules = system("hardwired28")
    game = activated(rules, extraction)
    draft = next(option.draft for option in rules.options(game, BOSS).unit if option.draft is not None)
    start = game.models[f"{BOSS}.1"].placed.pose
    wish = Pose(start.x, start.y + 9)
    held = replace(draft, model=1, path=(start, wish))
    assert not rules.judge(game, rules.propose(game, held)).legal
    end = rules.areas(game, replace(draft, model=1, path=(start,))).legal_end
    assert end is not None
    found = nearest_legal(rules, game, held, end)
    assert found is not None
    assert rules.judge(game, rules.propose(game, found)).legal
    taken = distance(found.path[-1].point, wish.point)
    assert all(distance(corner, wish.point) > taken - 2 * INSIDE for ring in end.rings() for corner in ring)


def test_nothing_is_offered_for_a_draft_without_a_path_or_an_end(extraction: Path) -> None:
    rules = system("hardwired28")
    game = rules.begin(load_mission(extraction))
    draft = Draft("move", "compliance", BOSS, 1)
    assert nearest_legal(rules, game, draft, SQUARE) is None
    assert nearest_legal(rules, game, replace(draft, path=(Pose(1, 1),)), Area.empty()) is None
