from pathlib import Path

import pytest

from engine.mission import Mission
from engine.rulebook import Rulebook
from engine.systems.genesys.profile import GenesysProfile
from engine.systems.genesys.rules import GenesysRules
from geometry.base import Placed
from geometry.outline import outline
from missions.load import load_mission
from missions.rules import profiles


@pytest.fixture(scope="module")
def mission(repository: Path) -> Mission:
    return load_mission(repository / "missions" / "genesys" / "orcs-and-dwarves.yaml")


def test_each_side_has_four_squads_on_a_table_of_four_by_four_feet(mission: Mission) -> None:
    assert (mission.table.width, mission.table.height) == (48, 48)
    assert [side.id for side in mission.sides] == ["orcs", "dwarves"]
    for side in mission.sides:
        assert len([unit for unit in mission.units if unit.side == side.id]) == 4


def test_six_zones_a_side_of_6_by_16_lie_in_two_rows_along_its_edge(mission: Mission) -> None:
    for side, rows in (("orcs", (42, 36)), ("dwarves", (0, 6))):
        zones = [zone for zone in mission.zones if zone.side == side]
        assert len(zones) == 6
        for number, zone in enumerate(zones):
            left, top, right, bottom = zone.area.bounds
            assert (right - left, bottom - top) == pytest.approx((16, 6))
            assert top == pytest.approx(rows[number // 3])


def test_each_side_numbers_its_zones_from_its_own_left(mission: Mission) -> None:
    middles = {zone.id: zone.area.centroid[0] for zone in mission.zones}
    assert middles["orcs-zone-1"] < middles["orcs-zone-2"] < middles["orcs-zone-3"]
    assert middles["dwarves-zone-1"] > middles["dwarves-zone-2"] > middles["dwarves-zone-3"]


def test_three_zones_are_taken_two_of_them_on_the_edge_and_every_model_stands_in_one(mission: Mission) -> None:
    for side in ("orcs", "dwarves"):
        taken = [zone for zone in mission.zones if zone.side == side and zone.name.endswith("taken")]
        assert len(taken) == 3
        assert len([zone for zone in taken if zone.id[-1] in "123"]) >= 2
        for unit in mission.units:
            if unit.side == side:
                for pose in unit.poses.values():
                    base = outline(Placed(unit.profile.base, pose))
                    assert any(zone.area.covers(base) for zone in taken), unit.id


def test_profiles_are_as_far_as_known_and_bases_are_marked_as_chosen(mission: Mission) -> None:
    orc, dwarf = profiles("genesys")["mountain-orcs/warrior"], profiles("genesys")["norkraag/dwarf"]
    assert isinstance(orc, GenesysProfile)
    assert isinstance(dwarf, GenesysProfile)
    assert (orc.strength, orc.toughness, orc.movement, orc.martial, orc.ranged, orc.defense) == (3, 2, 4, 3, 2, 3)
    assert (orc.discipline, orc.willpower, orc.command, orc.attack, orc.wounds) == (2, 2, 2, 1, 1)
    assert (dwarf.strength, dwarf.toughness, dwarf.movement, dwarf.martial, dwarf.ranged) == (2, 3, 3, 3, 2)
    assert (dwarf.defense, dwarf.discipline, dwarf.willpower, dwarf.command) == (4, 3, 2, 2)
    assert all(unit.profile.chosen and unit.profile.source for unit in mission.units)
    assert any("size of every base" in note for note in mission.notes)


def test_the_leaders_give_more_command_than_the_rest(mission: Mission, book: Rulebook) -> None:
    game = GenesysRules(book).begin(mission)
    rows = {row.side: row.text for row in GenesysRules(book).readout(game).sections[1].rows}
    assert rows == {"orcs": "3 of 3", "dwarves": "3 of 3"}


def test_the_terrain_is_the_same_for_both_sides(mission: Mission) -> None:
    for piece in mission.terrain:
        left, top, right, bottom = piece.outline.bounds
        assert any(
            other.kind == piece.kind
            and other.outline.bounds == pytest.approx((48 - right, 48 - bottom, 48 - left, 48 - top))
            for other in mission.terrain
        ), piece.id
