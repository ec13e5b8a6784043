"""Which pieces each game draws as blocking sight, and what it says of that."""

from dataclasses import replace

import pytest

from engine.gate import RuleSystem
from engine.mission import Mission, Piece
from engine.sight import Lookout, seen_from
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.pose import Pose
from missions.load import load_mission
from missions.shipped import shipped_paths
from missions.systems import system as rule_system


def shipped(system: str) -> Mission:
    return load_mission(shipped_paths(system)[0])


def lookout(rules: RuleSystem, mission: Mission) -> Lookout:
    found = rules.areas(rules.begin(mission), None).lookout
    assert found is not None
    return found


def piece(id: str, *traits: str, size: int | None = None) -> Piece:
    return Piece(id, "wall", id, Area.rectangle(1, 1, 2, 2), traits=frozenset(traits), size=size)


CASES = {
    "starcraft": ([piece("one", size=1), piece("wall")], [piece("flat", size=0)]),
    "hardwired28": ([piece("block", "blocks_sight")], [piece("crate", "gives_cover", "low"), piece("plain")]),
    "genesys": ([piece("rock", "impassable"), piece("hedge", "blocking")], [piece("wood", "wood")]),
}


WORDS = {"starcraft": "judged with each attack", "hardwired28": "left to you", "genesys": "left to you"}


@pytest.mark.parametrize("system", CASES)
def test_each_game_names_its_blocking_pieces_and_says_what_it_does_not_judge(system: str) -> None:
    blocking, others = CASES[system]
    mission = replace(shipped(system), terrain=(*blocking, *others))
    found = lookout(rule_system(system), mission)
    assert set(found.ids) == {one.id for one in blocking}
    assert WORDS[system] in found.note


@pytest.mark.parametrize("system", CASES)
def test_a_piece_that_is_gone_blocks_nothing(system: str) -> None:
    blocking, _ = CASES[system]
    rules = rule_system(system)
    mission = replace(shipped(system), terrain=tuple(blocking))
    game = replace(rules.begin(mission), removed=frozenset({blocking[0].id}))
    found = rules.areas(game, None).lookout
    assert found is not None
    assert set(found.ids) == {one.id for one in blocking[1:]}


@pytest.mark.parametrize("system", CASES)
def test_a_shipped_table_is_seen_in_part(system: str) -> None:
    mission = shipped(system)
    base = Placed(Base.round(1.0), Pose(mission.table.width / 2, 1.0))
    seen = seen_from(lookout(rule_system(system), mission), base, mission.table)
    assert 1 < seen.visible.size < mission.table.area.size - 1
    assert seen.hidden
