"""The layout guide: what it says of the shipped mission, of one with holes in it, and of either side of its figures."""

import math
from dataclasses import replace

import pytest

from engine.mission import Mission, Piece
from geometry.area import Area
from missions.commands import check
from missions.layout_guide import guide
from missions.load import load_mission
from missions.making_hardwired import Choice, make
from missions.shipped import shipped_paths

WALL = frozenset({"blocks_sight"})


@pytest.fixture(scope="module")
def extraction() -> Mission:
    return load_mission(next(path for path in shipped_paths("hardwired28") if path.stem == "extraction"))


def walls(*boxes: tuple[float, float, float, float]) -> tuple[Piece, ...]:
    return tuple(Piece(f"w{n}", f"Wall {n}", "wall", Area.rectangle(*box), traits=WALL) for n, box in enumerate(boxes))


def test_the_shipped_mission_keeps_to_the_guide(extraction: Mission) -> None:
    assert list(guide(extraction)) == []


def test_a_bare_table_and_other_games_are_not_asked(extraction: Mission) -> None:
    assert list(guide(replace(extraction, terrain=()))) == []
    assert list(guide(replace(extraction, system="starcraft"))) == []


def test_a_line_across_the_board_is_told_with_its_edges_and_drawn(extraction: Mission) -> None:
    few = replace(extraction, terrain=extraction.terrain[:3])
    told = [offence.text for offence in guide(few)]
    assert any("crosses the board from the top to the bottom edge" in text for text in told)
    for offence in guide(few):
        assert offence.line is not None
        assert all(0 <= value <= 24 for point in offence.line for value in point)


def test_a_lane_longer_than_12_is_told_with_its_length(extraction: Mission) -> None:
    holed = replace(extraction, terrain=extraction.terrain[3:])
    (lane, *_) = [offence for offence in guide(holed) if "open lane" in offence.text]
    assert lane.line is not None
    assert math.dist(*lane.line) > 12.0
    assert f"{math.dist(*lane.line):.2f}″" in lane.text


@pytest.mark.parametrize(("long", "told"), [(11.9, False), (12.0, False), (12.01, True)])
def test_a_lane_of_12_is_open_enough(extraction: Mission, long: float, told: bool) -> None:
    # The corridor is 0.5 high: its diagonal is its longest line.
    width = math.sqrt(long * long - 0.25)
    terrain = walls((-1, -1, 25, 10), (-1, 10.5, 25, 25), (-1, 9, 4, 11), (4 + width, 9, 25, 11))
    lanes = [offence for offence in guide(replace(extraction, terrain=terrain)) if "open lane" in offence.text]
    assert bool(lanes) is told


def test_where_too_few_lanes_give_cover_one_is_drawn(extraction: Mission) -> None:
    bare = replace(extraction, terrain=walls((11, 11, 12, 12)))
    (found,) = [offence for offence in guide(bare) if "give cover" in offence.text]
    assert found.line is not None
    assert "at least 50% is advised" in found.text


def test_check_says_it_as_a_note_and_finds_nothing_wrong(tmp_path) -> None:
    path = tmp_path / "made.yaml"
    text = make(Choice(seed=1))
    kept = [line for line in text.splitlines() if "bulkhead" not in line]
    path.write_text("\n".join(kept), encoding="utf-8")
    told, code = check([path])
    assert code == 0
    assert "note: Layout guide: an open lane of " in told
