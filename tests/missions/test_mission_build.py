"""What a mission file becomes on the engine's table."""

import math
from pathlib import Path

import pytest

from engine.mission import EdgeName, EdgeSegment, Mission, SideLook, Wave
from geometry.area import Area
from geometry.pose import Pose
from missions.load import load_mission, mission_from_text
from missions.outlines import box, centred, placed, scaled


def made(text: str) -> Mission:
    return mission_from_text(text, "m.yaml")


def with_terrain(starcraft: str, *pieces: str) -> Mission:
    head, _, _ = starcraft.partition("terrain:")
    return made(f"{head}terrain:\n" + "".join(f"  - {piece}\n" for piece in pieces))


def test_sides_look_red_blue_third_and_fourth_in_their_order(starcraft: str) -> None:
    sides = "  a: {faction: x}\n  b: {faction: x, name: Bees}\nunits:"
    mission = made(starcraft.replace("units:", sides))
    assert [(side.id, side.look, side.name) for side in mission.sides] == [
        ("red", SideLook.RED, "Red"),
        ("blue", SideLook.BLUE, "Blue"),
        ("a", SideLook.THIRD, "A"),
        ("b", SideLook.FOURTH, "Bees"),
    ]


def test_a_side_may_choose_its_look_and_the_others_take_what_is_left(genesys: str) -> None:
    mission = made(genesys.replace("{faction: norkraag}", "{faction: norkraag, look: red}"))
    assert [(side.look, side.plays) for side in mission.sides] == [(SideLook.BLUE, True), (SideLook.RED, True)]


def test_models_stand_where_the_file_says_and_wait_in_reserve_where_it_does_not(genesys: str, starcraft: str) -> None:
    text = genesys.replace(
        "{1: [10, 10], 2: [12, 10]}", "{3: [12.5, 10, 90], 1: [10, 10]}, names: {3: Ugh}, name: Boys"
    )
    unit = made(text).unit("orcs.first")
    assert (unit.models, unit.poses) == ((1, 3), {1: Pose(10, 10), 3: Pose(12.5, 10, 90)})
    assert (unit.name, unit.names, unit.side) == ("Boys", {3: "Ugh"}, "orcs")
    marines = made(starcraft).unit("red.marines")
    assert (marines.models, marines.poses, marines.name) == ((1, 2, 3, 4, 5, 6), {}, "Marine")


def test_a_unit_may_name_its_side_instead_of_carrying_it_in_its_id(genesys: str) -> None:
    assert (
        made(genesys.replace("id: orcs.first,", "id: dwarves.friends, side: orcs,")).unit("dwarves.friends").side
        == "orcs"
    )


def test_settings_are_the_missions_own_or_the_default(starcraft: str) -> None:
    mission = made(starcraft.replace("hydralisk_base: rectangle", "hydralisk_base: oval"))
    assert mission.settings["hydralisk_base"] == "oval"
    assert mission.settings["gap_reading"] == "half_clearance"


def test_a_setting_may_be_a_number_of_inches_or_a_year(genesys: str) -> None:
    mission = made(genesys.replace("card:", "settings: {squad_coherency: 2, generation: 2017}\ncard:"))
    assert mission.settings["squad_coherency"] == 2.0
    assert mission.settings["generation"] == "2017"


def test_an_entry_edge_without_ends_is_the_whole_edge(starcraft: str) -> None:
    mission = made(starcraft.replace("{edge: top, from: 0, to: 36}", "{edge: left}"))
    assert mission.side("red").entry == (EdgeSegment(EdgeName.LEFT, 0, 24),)
    assert mission.side("blue").entry == (EdgeSegment(EdgeName.BOTTOM, 6, 30),)


def test_a_piece_of_the_catalogue_lies_about_its_middle_turned_clockwise(starcraft: str) -> None:
    piece = made(starcraft).piece("wall")
    assert piece.outline.same_as(Area.rectangle(17.5, 10.4, 18.5, 13.6))
    assert (piece.name, piece.kind, piece.size) == ("Wall Set 6", "wall", 2)
    tilted = with_terrain(starcraft, "{id: w, piece: lost-temple/wall-6, at: [18, 12], turn: 30}").piece("w")
    # 3.2 by 1: the right end's lower corner, turned 30 degrees clockwise with y down
    corner = (18 + 1.6 * math.cos(math.pi / 6) - 0.5 * 0.5, 12 + 1.6 * 0.5 + 0.5 * math.cos(math.pi / 6))
    assert min(math.dist(corner, found) for ring in tilted.outline.rings() for found in ring) < 1e-9


def test_a_map_may_give_its_own_measures_and_words_for_a_piece(starcraft: str) -> None:
    piece = with_terrain(
        starcraft,
        "{id: w, piece: lost-temple/wall-6, at: [18, 12], measures: [4, 2], name: North Wall, size: 3, traits: [high]}",
    ).piece("w")
    assert piece.outline.same_as(Area.rectangle(16, 11, 20, 13))
    assert (piece.name, piece.kind, piece.size, piece.traits) == ("North Wall", "wall", 3, {"high"})


def test_measures_stretch_the_box_of_a_piece_that_is_no_rectangle(starcraft: str) -> None:
    piece = with_terrain(starcraft, "{id: w, piece: lost-temple/wall-5, at: [18, 12], measures: [15, 4]}").piece("w")
    assert piece.outline.bounds == pytest.approx((10.5, 10, 25.5, 14))
    assert piece.outline.size == pytest.approx(2 * (7.5 * 1.4 + 1.3 * 2.6))


def test_parts_make_one_piece(starcraft: str) -> None:
    piece = with_terrain(
        starcraft,
        "{id: w, piece: lost-temple/wall-4, parts: "
        "[{rectangle: {at: [18, 12], size: [6, 1]}}, {rectangle: {at: [21, 14], size: [4, 1], turn: 90}}]}",
    ).piece("w")
    assert piece.outline.same_as(Area.rectangle(15, 11.5, 21, 12.5) | Area.rectangle(20.5, 12, 21.5, 16))
    assert len(piece.outline.parts()) == 1
    assert (piece.name, piece.size) == ("Wall Set 4", 2)


def test_a_circle_is_a_disc_of_its_diameter(starcraft: str) -> None:
    piece = with_terrain(starcraft, "{id: bush, kind: tall-grass, circle: {at: [30, 8], diameter: 3}}").piece("bush")
    assert piece.outline.size == pytest.approx(math.pi * 1.5**2, rel=1e-3)
    assert piece.outline.centroid == pytest.approx((30, 8))
    assert (piece.name, piece.size, piece.height) == ("Tall Grass", None, None)


def test_a_piece_past_the_edge_is_allowed_and_noted(starcraft: str) -> None:
    mission = with_terrain(starcraft, "{id: w, piece: lost-temple/wall-6, at: [35, 12]}")
    assert mission.notes == ("Wall Set 6 (w) reaches 0.60″ past the table's edge.",)
    assert with_terrain(starcraft, "{id: w, piece: lost-temple/wall-6, at: [34.4, 12]}").notes == ()


def test_a_marker_has_the_size_of_the_rules_data_or_its_own(starcraft: str) -> None:
    marker = made(starcraft).marker("m1")
    assert (marker.name, marker.number, marker.affinity) == ("Mission Marker 1", 1, "red")
    assert marker.diameter == pytest.approx(32 / 25.4, abs=0.001)
    assert made(starcraft.replace("number: 1", "number: 1, diameter: 2")).marker("m1").diameter == 2


def test_a_wave_may_bring_a_unit_of_its_own() -> None:
    text = (
        "format: measuretwice/mission/1\nsystem: hardwired28\nname: w\n"
        "table: {width: 24, height: 24}\ncard: control\n"
        "sides: {feral: {faction: feral-crews, plays: table}}\nwaves:\n"
        "- {round: 2, side: feral, group: data-gunners, profile: feral-crews/gunner, models: 3, edge: random-side}\n"
    )
    mission = made(text)
    assert mission.waves == (Wave(2, "feral", "feral.data-gunners", "random-side"),)
    unit = mission.unit("feral.data-gunners")
    assert (unit.name, unit.models, unit.poses, unit.profile.id) == (
        "Data Gunners",
        (1, 2, 3),
        {},
        "feral-crews/gunner",
    )


def test_zones_have_names_and_sides(genesys: str) -> None:
    zones = "zones: [{id: z, kind: deployment, side: orcs, rectangle: {at: [24, 3], size: [48, 6]}}]\n"
    (zone,) = made(genesys + zones).zones
    assert (zone.name, zone.kind, zone.side) == ("Deployment Zone", "deployment", "orcs")
    assert zone.area.same_as(Area.rectangle(0, 0, 48, 6))


def test_a_profile_of_the_mission_counts_like_one_of_the_game(genesys: str) -> None:
    own = (
        "profiles:\n  rock-troll: {movement: 5, command: 1, strength: 5, toughness: 4, martial: 2, ranged: 1,"
        " defense: 3, discipline: 1, willpower: 1, base: {oval: [50, 75]}, chosen: true, source: this mission}\n"
    )
    unit = made(
        genesys.replace("mountain-orcs/warrior, models: {1: [10, 10], 2: [12, 10]}", "rock-troll, models: 1") + own
    )
    profile = unit.unit("orcs.first").profile
    assert (profile.id, profile.name, profile.chosen) == ("rock-troll", "Rock Troll", True)
    assert profile.base.depth == pytest.approx(75 / 25.4)


def test_a_mission_remembers_where_it_was_read_and_its_words(genesys: str, tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_bytes(genesys.encode())
    origin = load_mission(path).origin
    assert origin is not None
    assert (origin.path, origin.text) == (path, genesys)
    origin = made(genesys).origin
    assert origin is not None
    assert (origin.path, origin.text) == (None, genesys)


def test_outlines_are_centred_scaled_and_set_down() -> None:
    ring = ((2.0, 1.0), (6.0, 1.0), (6.0, 3.0))
    assert centred((ring,)) == (((-2, -1), (2, -1), (2, 1)),)
    assert scaled(centred((ring,)), 8, 1) == (((-4, -0.5), (4, -0.5), (4, 0.5)),)
    assert placed((box(4, 2),), Pose(10, 20, 90)) == (((11, 18), (11, 22), (9, 22), (9, 18)),)


@pytest.mark.parametrize("said", ["", "card: ~\n", "card:\n"])
def test_without_a_card_the_first_of_the_game_is_played_and_a_note_says_so(starcraft: str, said: str) -> None:
    mission = made(starcraft.replace("card: frontlines/skirmish\n", said))
    assert (mission.card.name, mission.card.rounds) == ("Frontlines", 5)
    assert mission.notes == ("No mission card is named; Frontlines is played, 5 rounds",)


def test_a_named_card_is_not_noted(starcraft: str) -> None:
    assert made(starcraft).notes == ()


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ("height: 2, traits: [climbable, blocks_sight]", []),
        ("traits: [low, gives_cover, passable]", []),
        ("height: 2, traits: [climbible]", ["No rule knows the trait 'climbible' of Crate; did you mean 'climbable'?"]),
        ("traits: [rusty]", ["No rule asks for the traits rusty: they only describe a piece."]),
        (
            "traits: [climbable]",
            ["Crate is climbable and has no height: it is gone over for nothing, like the table"],
        ),
    ],
)
def test_a_trait_of_hardwired_that_no_rule_knows_is_noted(terms: str, said: list[str]) -> None:
    text = (
        "format: measuretwice/mission/1\nsystem: hardwired28\nname: w\n"
        "table: {width: 24, height: 24}\ncard: control\nsides: {red: {faction: squad}}\nterrain:\n"
        f"- {{id: c, kind: crate, name: Crate, {terms}, rectangle: {{at: [12, 12], size: [2, 2]}}}}\n"
    )
    assert list(made(text).notes) == said
