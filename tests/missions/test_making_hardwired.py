"""Set-ups made by a command: the same seed makes the same file, one table at a time, and every file keeps the rules."""

import itertools
import math
from pathlib import Path

import pytest

from engine.mission import EdgeName, Mission, Zone
from engine.systems.hardwired28.profile import HardwiredCard, HardwiredProfile
from engine.systems.hardwired28.terrain import is_solid
from geometry.area import union
from geometry.base import Placed
from geometry.gaps import separation, separation_from
from geometry.outline import overhang
from missions.hardwired_rolls import NAMED, NotMade, Rolls, roll
from missions.hardwired_tables import brought, by_faces, roll_tables
from missions.load import load_mission
from missions.making_hardwired import Choice, listed, make, set_up
from missions.rules import cards
from missions.rules.setups import setups
from missions.rules.units import profiles
from missions.shipped import shipped_paths
from missions.systems import system

SYSTEM = "hardwired28"
TIERS = {"swarm": (1, 2), "normal": (3, 4), "elite": (5, 6)}


@pytest.fixture
def made(tmp_path: Path):
    def mission(choice: Choice) -> Mission:
        path = tmp_path / "made.yaml"
        path.write_text(make(choice), encoding="utf-8")
        return load_mission(path)

    return mission


def card(mission: Mission) -> HardwiredCard:
    assert isinstance(mission.card, HardwiredCard)
    return mission.card


def test_the_same_seed_makes_the_same_file_and_another_makes_another() -> None:
    assert make(Choice(seed=7)) == make(Choice(seed=7))
    assert len({make(Choice(seed=seed)) for seed in range(6)}) == 6


def test_what_is_picked_is_kept_and_the_rest_stays_as_rolled() -> None:
    for word, table in NAMED.items():
        free = roll(Rolls(3), {})
        for name, row in getattr(setups(), table).items():
            if not row.roll:
                continue
            locked = roll(Rolls(3), {word: name})
            assert getattr(locked, word) == name
            others = [one for one in NAMED if one != word]
            assert [getattr(locked, one) for one in others] == [getattr(free, one) for one in others]


@pytest.mark.parametrize("word", ["mission", *NAMED, "aggressor", "first_player"])
def test_a_table_rolled_again_moves_no_other(word: str) -> None:
    free = roll(Rolls(5), {})
    anew = {getattr(roll(Rolls(5, {word: times}), {}), word) for times in range(1, 12)}
    assert len(anew) > 1
    for times in range(1, 6):
        again = roll(Rolls(5, {word: times}), {})
        for other in ("mission", *NAMED):
            if other != word:
                assert getattr(again, other) == getattr(free, other)


def test_every_row_of_every_table_is_reached_by_some_seed() -> None:
    rolled = [roll(Rolls(seed), {}, gap=seed % 6) for seed in range(150)]
    assert {one.mission for one in rolled} == {name for name, one in cards(SYSTEM).items() if getattr(one, "number", 0)}
    for word, table in NAMED.items():
        assert {getattr(one, word) for one in rolled} == {n for n, row in getattr(setups(), table).items() if row.roll}
    for word in ("setup_advantages", "tactical_advantages"):
        assert {name for one in rolled for name in getattr(one, word)} == set(getattr(setups(), word))


@pytest.mark.parametrize(("gap", "counts"), [(0, {0}), (1, {0}), (2, {2}), (3, {2}), (4, {3}), (9, {3})])
def test_the_gap_brings_advantages(gap: int, counts: set[int]) -> None:
    rolled = [roll(Rolls(seed), {}, gap) for seed in range(20)]
    assert {len(one.setup_advantages) + len(one.tactical_advantages) for one in rolled} == counts
    for one in rolled:
        assert len(set(one.setup_advantages)) == len(one.setup_advantages)


def test_names_that_nothing_has_are_all_told() -> None:
    with pytest.raises(NotMade) as caught:
        make(Choice(seed=1, picked={"mission": "extracton", "loot": "gold"}, gap=-1))
    assert caught.value.reasons == (
        "there is no mission 'extracton'; did you mean 'extraction'?",
        "there is no loot 'gold'",
        "a gap of Evidence and Leads is 0 or more",
    )


def test_the_list_has_every_row() -> None:
    told = "\n".join(listed())
    for table in NAMED.values():
        for name in getattr(setups(), table):
            assert f"  {name} " in told
    for name in cards(SYSTEM):
        assert f"  {name} " in told


@pytest.mark.parametrize("name", sorted(cards(SYSTEM)))
@pytest.mark.parametrize("deployment", ["standard", "corners", "center", "crossfire"])
def test_every_mission_is_made_begins_and_waits_for_the_second_player(made, name: str, deployment: str) -> None:
    mission = made(Choice(seed=11, picked={"mission": name, "deployment": deployment}))
    rules = system(SYSTEM)
    game = rules.begin(mission)
    first = card(mission).first_player
    options = rules.options(game, "compliance.boss")
    assert options.decider != first
    assert options.heading.endswith("sets up a model")
    assert rules.readout(game).sections


@pytest.mark.parametrize("seed", range(12))
def test_what_is_laid_keeps_clear_of_terrain_of_edges_and_of_each_other(made, seed: int) -> None:
    mission = made(Choice(seed=seed))
    solid = union(piece.outline for piece in mission.terrain if is_solid(piece))
    own = [marker for marker in mission.markers if marker.kind != "loot"]
    loot = [marker for marker in mission.markers if marker.kind == "loot"]
    for marker in mission.markers:
        assert solid.distance(marker.at) >= marker.diameter / 2
    for marker in loot:
        assert all(math.dist(marker.at, other.at) - 1 > 1 for other in own)
    for one, other in itertools.combinations(loot, 2):
        assert math.dist(one.at, other.at) >= 1
    standing = [Placed(unit.profile.base, pose) for unit in mission.units for pose in unit.poses.values()]
    for placed in standing:
        assert overhang(placed, 24, 24) <= 1e-6
        assert separation_from(placed, solid) >= -1e-6
        for marker in own:
            assert math.dist(placed.centre, marker.at) - placed.base.outer_radius - 0.5 > 1
    for one, other in itertools.combinations(standing, 2):
        assert separation(one, other) >= 0


@pytest.mark.parametrize(
    ("loot", "count"),
    [("scattered", 5), ("none", 0), ("central-cache", 3), ("edge-stash", 4), ("trail", 4), ("heavy-drop", 5)],
)
def test_a_loot_layout_lies_where_it_says(made, loot: str, count: int) -> None:
    mission = made(Choice(seed=4, picked={"loot": loot, "deployment": "standard", "mission": "control"}))
    spots = [marker.at for marker in mission.markers if marker.kind == "loot"]
    assert len(spots) == count
    for x, y in spots:
        if loot == "scattered":
            assert min(x, y, 24 - x, 24 - y) >= 6
        if loot == "central-cache":
            assert math.dist((x, y), (12, 12)) + 0.5 <= 3 + 1e-6
        if loot == "edge-stash":
            assert min(x, 24 - x) + 0.5 <= 6
    if loot == "scattered":
        assert all(math.dist(a, b) - 1 >= 3 - 1e-6 for a, b in itertools.combinations(spots, 2))


@pytest.mark.parametrize(("reading", "line"), [("level", 1), ("upright", 0)])
def test_loot_on_the_centre_line_lies_level_or_upright(made, tmp_path, reading: str, line: int) -> None:
    """As the ground's mission reads it, and the mission made says so in its turn."""
    ground = tmp_path / "ground.yaml"
    text = shipped_paths(SYSTEM)[0].read_text(encoding="utf-8")
    ground.write_text(text.replace("card:", f"settings: {{loot_line: {reading}}}\ncard:", 1), encoding="utf-8")
    picked = {"loot": "trail", "deployment": "standard", "mission": "control"}
    mission = made(Choice(seed=4, picked=picked, ground=ground))
    spots = [marker.at for marker in mission.markers if marker.kind == "loot"]
    assert len(spots) == 4
    # Terrain may push a marker aside, by less than the 4.8″ between two of them.
    for number, spot in enumerate(sorted(spots, key=lambda at: at[1 - line]), 1):
        assert spot[line] == pytest.approx(12, abs=2)
        assert spot[1 - line] == pytest.approx(4.8 * number, abs=2)
    assert mission.settings["loot_line"] == reading


@pytest.mark.parametrize("setup", sorted(setups().coworkers))
def test_coworkers_stand_where_their_set_up_says(made, setup: str) -> None:
    mission = made(Choice(seed=2, picked={"coworkers": setup, "loot": "trail", "mission": "control"}))
    region = setups().coworkers[setup]
    units = [unit for unit in mission.units if unit.side == "coworkers"]
    profile = units[0].profile
    assert isinstance(profile, HardwiredProfile)
    assert profile.row in TIERS[region.tier]
    assert tuple(len(unit.poses) for unit in units) == profile.groups
    loot = [marker.at for marker in mission.markers if marker.kind == "loot"]
    for unit in units:
        for pose in unit.poses.values():
            r, (x, y) = unit.profile.base.outer_radius, pose.point
            away = math.dist((x, y), (12, 12))
            if region.from_middle:
                assert region.from_middle[0] <= away - r + 1e-6
                assert away + r <= region.from_middle[1] + 1e-6
            if region.from_edges:
                assert min(x, y, 24 - x, 24 - y) - r >= region.from_edges - 1e-6
            if region.near_loot:
                assert min(math.dist((x, y), at) for at in loot) + r - 0.5 <= region.near_loot + 1e-6
            if region.at_edge:
                assert min(x, y, 24 - x, 24 - y) - r == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("timing", [name for name, row in setups().timings.items() if row.roll])
def test_waves_come_in_their_rounds_by_tier_one_for_each_group(made, timing: str) -> None:
    mission = made(Choice(seed=9, picked={"timing": timing, "mission": "control", "spawn": "centre"}))
    told = []
    for wave in mission.waves:
        profile = mission.unit(wave.unit).profile
        assert isinstance(profile, HardwiredProfile)
        tier = next(name for name, rows in TIERS.items() if profile.row in rows)
        told.append((wave.round, tier))
        assert wave.edge == "centre"
        assert len(mission.unit(wave.unit).models) in profile.groups
    assert list(dict.fromkeys(told)) == [(spawn.round, spawn.tier) for spawn in setups().timings[timing].spawns]


def test_a_d2_brings_either_row_of_the_tier_of_a_wave() -> None:
    came: dict[str, set[int]] = {tier: set() for tier in TIERS}
    for seed in range(30):
        up = roll(Rolls(seed), {"mission": "control"}, 0)
        for spawn, unit in zip(setups().timings[up.timing].spawns, up.spawned, strict=True):
            profile = profiles("hardwired28")[unit]
            assert isinstance(profile, HardwiredProfile)
            came[spawn.tier].add(profile.row)
    assert came == {tier: set(rows) for tier, rows in TIERS.items()}


def test_a_late_wave_is_a_round_later_and_no_other(made) -> None:
    for seed in range(60):
        up = roll(Rolls(seed), {"timing": "standard", "mission": "control"}, 5)
        if "late-wave" in up.tactical_advantages:
            mission = made(Choice(seed=seed, picked={"timing": "standard", "mission": "control"}, gap=5))
            assert {wave.round for wave in mission.waves} == {3, 4}
            return
    raise AssertionError("no seed brings it")


def test_the_defender_may_deploy_last(made) -> None:
    seeds = [seed for seed in range(60) if "deploys-last" in roll(Rolls(seed), {}, 5).tactical_advantages]
    assert card(made(Choice(seed=seeds[0], gap=5))).defender_last


ZONES = {
    "standard": (1, 1),
    "flanked": (1, 1),
    "corners": (1, 1),
    "split": (2, 1),
    "center": (1, 1),
    "crossfire": (2, 2),
}


@pytest.mark.parametrize("deployment", sorted(ZONES))
def test_a_deployment_has_its_zones(made, deployment: str) -> None:
    mission = made(Choice(seed=1, picked={"deployment": deployment, "mission": "control"}))
    own = card(mission).aggressor

    def zones(aggressor: bool) -> list[Zone]:
        return [zone for zone in mission.zones if zone.kind == "deployment" and (zone.side == own) is aggressor]

    assert (len(zones(True)), len(zones(False))) == ZONES[deployment]
    if deployment == "center":
        left, top, right, bottom = zones(False)[0].area.bounds
        assert (left, top, right, bottom) == pytest.approx((9, 9, 15, 15), abs=0.01)
    if deployment == "split":
        assert {edge.value for edge in EdgeName} >= {"top", "right"}
        assert zones(False)[0].area.bounds == pytest.approx((0, 20, 4, 24))


def test_where_models_count_is_drawn_as_a_zone_of_the_mission(made) -> None:
    (zone,) = [zone for zone in made(Choice(seed=1, picked={"mission": "control"})).zones if zone.kind == "mission"]
    assert zone.area.bounds == pytest.approx((9, 9, 15, 15), abs=0.01)
    beacons = [zone for zone in made(Choice(seed=1, picked={"mission": "uplink"})).zones if zone.kind == "mission"]
    assert len(beacons) == 3


def test_tables_may_keep_the_dice_of_another_seed() -> None:
    old, new = Rolls(3), Rolls(4, seeds={"deployment": 3, "units": 3})
    assert [new.die("deployment", 1000), new.die("units", 1000, 1)] == [
        old.die("deployment", 1000),
        old.die("units", 1000, 1),
    ]
    assert new.die("loot", 1000) == Rolls(4).die("loot", 1000) != old.die("loot", 1000)


def test_which_tables_keep_the_dice_of_another_seed_is_noted(made) -> None:
    notes = made(
        Choice(seed=4, seeds={"units": 3, "loot": 4, "first_player": 3, "faction": 3}, picked={"faction": "scrapers"})
    ).notes
    assert notes[1] == "Kept with the dice of another seed: first player 3, units 3."
    assert not any(note.startswith("Kept") for note in made(Choice(seed=4)).notes)


@pytest.mark.parametrize("side", ["compliance", "recovery"])
def test_the_aggressor_and_the_first_player_may_be_said(made, side: str) -> None:
    mission = made(Choice(seed=1, picked={"aggressor": side, "first_player": side}))
    assert (card(mission).aggressor, card(mission).first_player) == (side, side)
    with pytest.raises(NotMade, match="there is no aggressor 'complianse'; did you mean 'compliance'"):
        make(Choice(seed=1, picked={"aggressor": "complianse"}))


def test_the_table_and_terrain_of_another_mission_may_be_played_on(made, tmp_path: Path) -> None:
    ground = tmp_path / "mine.yaml"
    lines = (
        make(Choice(seed=1)).replace("Containers N1", "My crate").replace("table: {width: 24,", "table: {width: 30,")
    )
    ground.write_text(lines, encoding="utf-8")
    mission = made(Choice(seed=2, ground=ground))
    assert "My crate" in {piece.name for piece in mission.terrain}
    assert mission.table.width == 30
    assert mission.notes[-1] == "Its terrain is that of mine.yaml."


def test_the_ground_is_one_of_this_game() -> None:
    (other, *_) = shipped_paths("genesys")
    with pytest.raises(NotMade, match="is a mission of another game"):
        make(Choice(seed=2, ground=other))


def test_what_a_roll_brought_is_a_row_of_its_table_or_told() -> None:
    known = {table.word: table for table in roll_tables()}
    for seed in range(20):
        found = brought(set_up(Choice(seed=seed, gap=seed % 5)), seed % 5)
        assert set(found) == set(known)
        for word, table in known.items():
            assert found[word]
            assert not table.rows or found[word] in {row.name for row in table.rows}


def test_waves_are_told_with_their_rounds_and_how_many_come() -> None:
    choice = Choice(seed=0, picked={"timing": "early", "faction": "scrapers"})
    told = {brought(set_up(Choice(seed=seed, picked=choice.picked)))["units"] for seed in range(12)}
    first, second = {"4 + 4 Gutter Runner", "2 + 2 Cable Rat"}, {"3 Picker", "2 Pit Boss"}
    assert told == {f"round 1: {one}, round 2: {other}" for one in first for other in second}


def test_what_a_trigger_mission_overrules_is_told_and_what_it_has_not_is_not_named(made) -> None:
    picked = {"mission": "the-signal", "loot": "scattered", "coworkers": "ring", "timing": "early"}
    notes = made(Choice(seed=7, picked=picked)).notes
    (told,) = [note for note in notes if "overrules" in note]
    assert told == (
        "The Signal has its own set-up and overrules what was picked: "
        "loot scattered (none), coworkers ring (not used), timing early (the-signal)."
    )
    assert "coworker" not in notes[0]
    assert "loot modifier" not in notes[0]


@pytest.mark.parametrize(
    "picked",
    [
        {"mission": "heist", "loot": "scattered", "coworkers": "ring"},
        {"mission": "the-signal", "loot": "none", "faction": "feral-crews"},
    ],
)
def test_what_is_kept_is_not_told_as_overruled(made, picked) -> None:
    notes = made(Choice(seed=7, picked=picked)).notes
    assert not [note for note in notes if "overrules" in note]
    assert ("coworkers ring" in notes[0]) == ("coworkers" in picked)


def test_d2s_may_be_typed_and_each_face_brings_what_it_says() -> None:
    up = roll(Rolls(6), {"timing": "waves", "coworkers": "huddle"})
    offered = by_faces(up)
    assert [row.name for row in offered["units"]] == ["11", "12", "21", "22"]
    for word, rows in offered.items():
        for row in rows:
            typed = roll(Rolls(6), {"timing": "waves", "coworkers": "huddle", word: row.name})
            assert brought(typed)[word] == row.words
    assert (
        roll(Rolls(6), {"timing": "waves", "units": "2"}).spawned[1] == roll(Rolls(6), {"timing": "waves"}).spawned[1]
    )
    with pytest.raises(NotMade, match="no units '3'"):
        roll(Rolls(6), {"units": "3"})
    assert by_faces(roll(Rolls(6), {"mission": "the-signal"}))["coworker_unit"] == ()
