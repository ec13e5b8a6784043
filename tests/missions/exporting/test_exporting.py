"""Tables written for others, measured again in what was written."""

import base64
import json
import math
import re

import pytest

from engine.mission import Mission
from geometry.area import Area, union
from geometry.pose import Pose
from missions.exporting.sheet import setup_sheet, spot
from missions.exporting.tabletop import FENCE, TOP, tabletop_save
from missions.exporting.uvtt import universal_vtt
from missions.load import load_mission, mission_from_text
from missions.making import Choice, make
from missions.mission_ref import shipped_folder
from missions.systems import system

GAMES = ["hardwired28/extraction.yaml", "genesys/orcs-and-dwarves.yaml", "starcraft/supply-drop-breach.yaml"]
SHOWN = 0.0501
"""Inches by which a tenth may be rounded."""
SPOT = re.compile(r"([\d.]+)″ (from|past) the (\w+)(?: edge)?, ([\d.]+)″ (from|past) the (\w+)")


@pytest.fixture(scope="module", params=GAMES)
def mission(request: pytest.FixtureRequest) -> Mission:
    return load_mission(shipped_folder() / str(request.param))


def place(words: str, mission: Mission) -> tuple[float, float]:
    """Where a tape puts what the sheet says."""
    found = SPOT.search(words)
    assert found is not None, words
    across = float(found[1]) * (1 if found[2] == "from" else -1)
    down = float(found[4]) * (1 if found[5] == "from" else -1)
    x = across if found[3] == "left" else mission.table.width - across
    y = down if found[6] == "top" else mission.table.height - down
    return (x, y)


def test_a_place_is_measured_from_the_nearer_edges(genesys: str) -> None:
    table = mission_from_text(genesys, "m").table  # 48 by 48
    assert str(spot("corner", (5.3, 38.72), table)) == "corner 5.3″ from the left, 9.3″ from the bottom"
    assert str(spot("middle", (40, -0.2), table)) == "middle 8.0″ from the right, 0.2″ past the top edge"


def test_a_table_set_up_by_the_sheet_is_the_table(mission: Mission) -> None:
    sheet = setup_sheet(mission)
    assert [entry.id for entry in sheet.terrain] == [piece.id for piece in mission.terrain]
    for entry, piece in zip(sheet.terrain, mission.terrain, strict=True):
        corners = [corner for ring in piece.outline.rings() for corner in ring]
        places = [place(str(one), mission) for one in entry.spots]
        assert len(set(places)) >= min(3, len(corners))
        for x, y in places:
            assert any(abs(x - a) <= SHOWN and abs(y - b) <= SHOWN for a, b in corners)
    for entry, marker in zip(sheet.markers, mission.markers, strict=True):
        assert place(str(entry), mission) == pytest.approx(marker.at, abs=SHOWN)
    lines = list(sheet.told())
    assert lines[0] == mission.name
    assert sum(re.match(r" *[MZ]?\d+\. ", line) is not None for line in lines) == sum(
        map(len, (sheet.edges, sheet.markers, sheet.zones, sheet.terrain))
    )


SHAPES = """\
terrain:
  - {id: ramp, kind: hill, name: Ramp, height: 2.5, polygon: [[10, 10], [14, 10], [16, 10], [16, 14], [12, 16]]}
  - {id: pond, kind: pond, circle: {at: [30, 20], diameter: 4}}
  - {id: turned, kind: wall, rectangle: {at: [30, 38], size: [6, 1], turn: 30}}
"""


def test_whatever_shape_a_thing_has_a_tape_finds_all_of_it(genesys: str) -> None:
    told = setup_sheet(mission_from_text(genesys + SHAPES, "m")).terrain
    ramp, pond, turned = told
    assert ramp.heading == "Ramp (ramp), 2.5″ high"
    # The corner in the middle of a side says nothing.
    assert [str(one) for one in ramp.spots] == [
        "corner 1 10.0″ from the left, 10.0″ from the top",
        "corner 2 16.0″ from the left, 10.0″ from the top",
        "corner 3 16.0″ from the left, 14.0″ from the top",
        "corner 4 12.0″ from the left, 16.0″ from the top",
    ]
    assert str(pond) == "Pond (pond), 4.0″ wide: middle 18.0″ from the right, 20.0″ from the top"
    assert [one.what for one in turned.spots] == ["corner", "opposite corner", "corner between them"]
    assert list(turned.lines())[1:] == [
        "        corner               15.2″ from the right  8.9″ from the bottom",
        "        opposite corner      20.8″ from the right  11.1″ from the bottom",
        "        corner between them  15.7″ from the right  8.1″ from the bottom",
    ]


def test_an_access_point_is_told_by_its_ends() -> None:
    armies = {"red": ("terran/starter",), "blue": ("zerg/starter",)}
    choice = Choice(system="starcraft", mission="hold-position", deployment="frontier", map="rulebook/9", armies=armies)
    mission = mission_from_text(make(choice), "m")
    gated = [piece for piece in mission.terrain if piece.access]
    entries = {entry.id: entry for entry in setup_sheet(mission).terrain}
    assert gated
    for piece in gated:
        ends = [one for one in entries[piece.id].spots if one.what.startswith("Access Point")]
        wanted = [at for gate in piece.access for at in (gate.start, gate.end)]
        assert [place(str(one), mission) for one in ends] == [pytest.approx(at, abs=SHOWN) for at in wanted]


def test_a_universal_vtt_file_has_the_picture_the_size_and_what_blocks_sight(mission: Mission) -> None:
    rules = system(mission.system)
    game = rules.begin(mission)
    data = json.loads(universal_vtt(rules, game, b"\x89PNG picture", 50))
    assert all(isinstance(size, int) for size in data["resolution"]["map_size"].values())
    assert base64.b64decode(data["image"]) == b"\x89PNG picture"
    assert data["resolution"] == {
        "map_origin": {"x": 0, "y": 0},
        "map_size": {"x": mission.table.width, "y": mission.table.height},
        "pixels_per_grid": 50,
    }
    lines = [[(point["x"], point["y"]) for point in line] for line in data["line_of_sight"]]
    assert all(line[0] == line[-1] for line in lines)
    lookout = rules.areas(game, None).lookout
    assert lookout is not None
    assert union(map(Area.polygon, lines)).same_as(union(lookout.outlines), 0.02)


def test_a_save_of_tabletop_simulator_has_every_outline_where_it_is(mission: Mission) -> None:
    data = json.loads(tabletop_save(mission))
    blocks = data["ObjectStates"]
    assert len({block["GUID"] for block in blocks}) == len(blocks)
    assert {block["Name"] for block in blocks} == {"BlockSquare"}
    assert all(block["Locked"] and not block["LuaScript"] for block in blocks)
    assert data["LuaScript"] == ""
    assert "://" not in json.dumps(data)
    for piece in mission.terrain:
        own = [block for block in blocks if block["Nickname"] == piece.name]
        shapes = [_from_above(block["Transform"], mission) for block in own]
        for ring in piece.outline.rings():
            if len(ring) == 4 and any(shape.same_as(Area.polygon(ring), 0.02) for shape in shapes):
                continue
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
                middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                assert min(shape.distance(middle) for shape in shapes) <= FENCE, piece.id
        assert all(block["Transform"]["posY"] - block["Transform"]["scaleY"] / 2 == pytest.approx(TOP) for block in own)
    mat = _from_above(blocks[0]["Transform"], mission)
    assert mat.same_as(mission.table.area, 0.01)


def _from_above(at: dict[str, float], mission: Mission) -> Area:
    """The other way: a block's footprint on the table. Seen from above, x runs right, z up and a turn clockwise."""
    pose = Pose(at["posX"] + mission.table.width / 2, mission.table.height / 2 - at["posZ"], at["rotY"])
    half = (at["scaleX"] / 2, at["scaleZ"] / 2)
    return Area.polygon([pose.place((a * half[0], b * half[1])) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))])


def test_a_disc_is_a_fence_all_round(genesys: str) -> None:
    text = genesys + "terrain: [{id: pond, kind: pond, circle: {at: [20, 20], diameter: 4}}]\n"
    fence = [
        one
        for one in json.loads(tabletop_save(mission_from_text(text, "m")))["ObjectStates"]
        if one["Nickname"] == "Pond"
    ]
    assert len(fence) == 24
    for block in fence:
        at = block["Transform"]
        assert math.hypot(at["posX"] + 4, at["posZ"] - 4) == pytest.approx(2 * math.cos(math.pi / 24), abs=0.001)
    assert "no height is given" in fence[0]["Description"]
