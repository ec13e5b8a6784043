"""The missions that come with the program."""

import math
from collections import Counter
from pathlib import Path

import pytest
import yaml

from engine.mission import EdgeName, EdgeSegment, Mission
from engine.systems.starcraft.profile import StarcraftProfile
from geometry.area import Area
from missions.load import load_mission
from missions.rules.files import SYSTEMS
from missions.shipped import shipped, shipped_paths
from missions.systems import system

# Map 1 of the rulebook as it is listed: name, left, top, width, depth, degrees clockwise about the box's middle.
HALF = """
WallL5short 5.25 26.7 1.3 3.39 0 · WallL5long 5.71 26.25 7.39 1.3 0 · WallL4long 13.11 26.15 7.19 1.3 0
WallL4short 19.45 26.61 1.3 3.49 0 · Banner 14.8 23.5 0.8 1.8 0 · HeadStatue 6.3 16.05 4.2 2.9 0
GrassA 5.4 14.35 2.8 1.3 -112 · GrassB 4.3 11.95 2.8 1.3 -112 · Shard 2.5 9.8 3.2 2.6 -70 · GrassA 11 17.25 2.8 1.3 5
GrassB 13.6 17.05 2.8 1.3 -10 · Wall6 15.41 15.55 3.28 1 -76.4 · Wall2 16.66 17.2 9.09 1.6 2.7
Obelisk 22.9 13.1 1.2 1.2 0 · Wall1 10.7 7.3 7.41 1.2 -6.5 · Wall3 6.77 5 5.47 1.4 -123.7 · Geyser 26 25.3 2 3 0
"""


@pytest.fixture(scope="module")
def gauntlet() -> Mission:
    path = shipped_paths("starcraft")[0]
    assert path.stem == "frontlines-gauntlet"
    return load_mission(path)


def box(x: float, y: float, w: float, h: float, degrees: float) -> Area:
    turn = math.radians(degrees)
    corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    return Area.polygon(
        [
            (
                x + w / 2 + dx * math.cos(turn) - dy * math.sin(turn),
                y + h / 2 + dx * math.sin(turn) + dy * math.cos(turn),
            )
            for dx, dy in corners
        ]
    )


def rows() -> list[tuple[str, Area]]:
    """All 34 rows: the listed half, and each row again at 54-x-w, 36-y-h, turned by 180."""
    found = []
    for row in HALF.replace("\n", " · ").split(" · "):
        if row.strip():
            name, *numbers = row.split()
            x, y, w, h, turn = map(float, numbers)
            found += [(name, box(x, y, w, h, turn)), (name, box(54 - x - w, 36 - y - h, w, h, turn + 180))]
    return found


def test_all_three_games_have_a_mission_that_loads_and_begins() -> None:
    missions = shipped()
    assert [one.path for one in missions] == [path for name in SYSTEMS for path in shipped_paths(name)]
    assert {mission.system for mission in missions} == set(SYSTEMS)
    for mission in missions:
        assert mission.name
        loaded = load_mission(mission.path)
        assert system(mission.system).begin(loaded).mission is loaded


def test_every_mission_is_read_alike_by_older_yaml_readers() -> None:
    for path in (mission.path for mission in shipped()):
        with Path(path).open(encoding="utf-8") as file:
            assert yaml.safe_load(file)["name"] == load_mission(path).name


def test_the_map_has_the_30_pieces_of_its_34_rows(gauntlet: Mission) -> None:
    assert len(rows()) == 34
    assert len(gauntlet.terrain) == 30
    assert Counter(piece.kind for piece in gauntlet.terrain) == {
        "wall": 12, "grass": 8, "statue": 4, "banner": 2, "obelisk": 2, "geyser": 2,
    }  # fmt: skip


def test_every_row_of_the_map_lies_in_a_piece_and_every_piece_in_rows(gauntlet: Mission) -> None:
    left = list(rows())
    for piece in gauntlet.terrain:
        inside = [row for row in left if (row[1] - piece.outline).size < 1e-6]
        assert 1 <= len(inside) <= 2, piece.id
        whole = inside[0][1] if len(inside) == 1 else inside[0][1] | inside[1][1]
        assert piece.outline.same_as(whole), piece.id
        for row in inside:
            left.remove(row)
    assert left == []


def test_an_l_wall_is_one_piece_of_two_boxes(gauntlet: Mission) -> None:
    for number in (4, 5):
        for half in ("west", "east"):
            piece = gauntlet.piece(f"wall-{number}-{half}")
            assert len(piece.outline.parts()) == 1
            assert len(piece.outline.rings()[0]) > 4


def test_gauntlet_has_its_edges_and_five_markers(gauntlet: Mission) -> None:
    assert (gauntlet.table.width, gauntlet.table.height) == (54, 36)
    assert gauntlet.side("red").entry == (EdgeSegment(EdgeName.TOP, 0, 54),)
    assert gauntlet.side("blue").entry == (EdgeSegment(EdgeName.BOTTOM, 0, 54),)
    from_the_bottom = {1: (12, 24), 2: (42, 12), 3: (36, 24), 4: (18, 12), 5: (27, 18)}
    assert {marker.number: (marker.at[0], 36 - marker.at[1]) for marker in gauntlet.markers} == from_the_bottom
    affinities = {marker.number: marker.affinity for marker in gauntlet.markers}
    assert affinities == {1: "red", 2: "blue", 3: "red", 4: "blue", 5: None}


def test_each_side_has_its_starter_army_and_its_founder_army(gauntlet: Mission) -> None:
    found = {
        side: Counter((unit.profile.name, len(unit.models)) for unit in gauntlet.units if unit.side == side)
        for side in ("red", "blue")
    }
    assert found["red"] == Counter(
        [
            *(("Marine", 9), ("Marauder", 2), ("Marauder", 2), ("Medic", 3), ("Goliath", 1)),
            *(("Marine", 6), ("Raynor's Raider", 6), ("Marauder", 2), ("Medic", 3), ("Jim Raynor", 1)),
        ]
    )
    assert found["blue"] == Counter(
        [
            *(("Swarmling", 18), ("Corpser", 3), ("Hydralisk", 4), ("Queen", 1)),
            *(("Zergling", 12), ("Kerrigan Swarm Raptor", 6), ("Roach", 3), ("Queen", 1), ("Kerrigan", 1)),
        ]
    )
    assert all(not unit.poses for unit in gauntlet.units)


def test_the_starter_armies_have_the_supply_their_sheet_gives(gauntlet: Mission) -> None:
    supply = {"red.marines": 2, "red.marauders": 1, "red.marauders-2": 1, "red.medics": 1, "red.goliath": 2} | {
        "blue.swarmlings": 1, "blue.corpsers": 1, "blue.hydralisks": 3, "blue.queen": 1,
    }  # fmt: skip
    for id, expected in supply.items():
        unit = gauntlet.unit(id)
        assert isinstance(unit.profile, StarcraftProfile)
        assert unit.profile.supply_of(len(unit.models)) == expected, id


def test_the_map_says_that_it_is_exempt_from_the_terrain_guide(gauntlet: Mission) -> None:
    assert any("exempt from the terrain guide" in note for note in gauntlet.notes)


def test_what_lies_beside_them_and_is_no_mission_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = shipped_paths("genesys")[0]
    (tmp_path / "genesys").mkdir()
    (tmp_path / "genesys" / one.name).write_bytes(one.read_bytes())
    (tmp_path / "genesys" / "a-rehearsal-saved-there.yaml").write_text("format: measuretwice/rehearsal/1\nseed: 1\n")
    monkeypatch.setattr("missions.shipped.shipped_folder", lambda: tmp_path)
    assert [mission.path.name for mission in shipped()] == [one.name]
