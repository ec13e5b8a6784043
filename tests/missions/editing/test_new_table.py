"""New tables: words of a mission with a card and zones, on which nothing lies yet."""

import pytest

from engine.mission import Mission
from missions.editing.new_table import USUAL, NewTable, card_names, deployment_names, new_table
from missions.editing.words import NotEdited


@pytest.mark.parametrize("row", ["", *deployment_names()])
def test_a_table_of_hardwired_has_the_zones_of_its_row(row: str) -> None:
    wide, deep = USUAL["hardwired28"]
    wanted = NewTable(system="hardwired28", name="Yard", width=wide, height=deep, card="control", deployment=row)
    zones = list(new_table(wanted, "a new table").entries("zones"))
    assert {zone["side"] for zone in zones} == ({"red", "blue"} if row else set())


def test_a_table_of_genesys_is_a_mission_at_once() -> None:
    zones = {"red": (1, 2), "blue": (5,)}
    wanted = NewTable(system="genesys", name="Field", width=72, height=48, card="standard", zones=zones)
    mission = new_table(wanted, "a new table").mission
    assert isinstance(mission, Mission)
    assert [(zone.id, zone.side) for zone in mission.zones] == [
        ("red-zone-1", "red"),
        ("red-zone-2", "red"),
        ("blue-zone-5", "blue"),
    ]
    assert (mission.table.width, mission.table.height) == (72, 48)


def test_what_there_is_none_of_is_said() -> None:
    wanted = NewTable(system="genesys", name="Field", width=72, height=48, card="none such")
    with pytest.raises(NotEdited, match="there is no mission card 'none such'"):
        new_table(wanted, "a new table")
    assert set(card_names("genesys")) == {"standard"}
