"""Things put in line and on grids, and cards written out."""

import pytest

from engine.mission import Mission
from missions.editing import cards, edits
from missions.editing.arranging import Line, aligned, snapped, spread
from missions.editing.places import box_of, middle_of
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.mission_ref import shipped_folder

TEXT = """\
format: measuretwice/mission/1
system: genesys
name: Rocks
table: {width: 72, height: 48}
card: standard
sides: {orcs: {faction: mountain-orcs}, dwarves: {faction: norkraag}}
terrain:
  - {id: a, kind: rock, rectangle: {at: [10.1, 10], size: [4, 2]}}
  - {id: b, kind: rock, circle: {at: [21, 13.3], diameter: 2}}
  - {id: c, kind: rock, polygon: [[40, 20], [44, 20], [44, 26]]}
zones: # six each
  - {id: orcs-zone-1, kind: deployment, name: Ours, side: orcs, circle: {at: [3, 3], diameter: 2}} # kept
  - {id: old, kind: deployment, side: orcs, circle: {at: [9, 3], diameter: 2}}
  - {id: lake, kind: water, circle: {at: [9, 3], diameter: 2}}
"""
ALL = ("a", "b", "c")


@pytest.fixture
def sheet() -> Sheet:
    return Sheet.of(TEXT.encode(), "m.yaml")


def mission(of: Sheet) -> Mission:
    assert isinstance(of.mission, Mission), of.mission
    return of.mission


@pytest.mark.parametrize(
    ("line", "which", "at"),
    [(Line.LEFT, 0, 8.1), (Line.RIGHT, 2, 44), (Line.TOP, 1, 9), (Line.BOTTOM, 3, 26)],
)
def test_edges_are_put_in_line(sheet: Sheet, line: Line, which: int, at: float) -> None:
    new = aligned(sheet, ALL, line)
    assert [box_of(new, [id])[which] for id in ALL] == pytest.approx([at] * 3, abs=1e-3)
    other = 1 if which in (0, 2) else 0
    assert [box_of(new, [id])[other] for id in ALL] == pytest.approx([box_of(sheet, [id])[other] for id in ALL])


def test_middles_are_put_in_line_in_steps_and_on_a_grid(sheet: Sheet) -> None:
    assert {middle_of(aligned(sheet, ALL, Line.MIDDLE_ACROSS), [id])[0] for id in ALL} == {26.05}
    assert [middle_of(aligned(sheet, ALL, Line.MIDDLE_DOWN), [id])[1] for id in ALL] == pytest.approx([17.5] * 3)
    assert [middle_of(spread(sheet, ALL, across=True), [id])[0] for id in ALL] == pytest.approx([10.1, 26.05, 42])
    assert spread(sheet, ALL[:2], across=False) is sheet
    assert [middle_of(snapped(sheet, ALL, 0.5), [id]) for id in ALL] == [
        pytest.approx(at) for at in ((10, 10), (21, 13.5), (42, 23))
    ]
    with pytest.raises(NotEdited):
        snapped(sheet, ALL, 0)


def test_a_deployment_card_written_out_is_the_same_table_and_can_be_edited() -> None:
    path = shipped_folder() / "starcraft" / "supply-drop-breach.yaml"
    old = Sheet.of(path.read_bytes(), str(path), path)
    new = cards.deployment_written_out(old)
    before, after = mission(old), mission(new)
    assert [(marker.id, marker.name, marker.at, marker.affinity) for marker in after.markers] == [
        (marker.id, marker.name, marker.at, marker.affinity) for marker in before.markers
    ]
    assert [side.entry for side in after.sides] == [side.entry for side in before.sides]
    assert after.table == before.table
    with pytest.raises(NotEdited, match="gives the Entry Edges"):
        edits.set_entry_edges(old, "red", [])
    assert mission(edits.set_entry_edges(new, before.sides[0].id, [{"edge": "top"}])).sides[0].entry[0].end == 54
    assert mission(edits.moved(new, ["marker-1"], 1, 0)).marker("marker-1").at == (19, 6)
    with pytest.raises(NotEdited, match="no deployment card"):
        cards.deployment_written_out(new)


def test_zones_come_by_number_in_place_of_those_there_are(sheet: Sheet) -> None:
    new = cards.genesys_zones(sheet, {"orcs": (1, 2), "dwarves": (5,)})
    assert [zone.id for zone in mission(new).zones] == ["orcs-zone-1", "lake", "orcs-zone-2", "dwarves-zone-5"]
    assert (
        "{id: orcs-zone-1, kind: deployment, name: Ours, side: orcs, rectangle: {at: [12, 45], size: [24, 6]}} # kept"
        in new.text
    )
    assert mission(new).zones[3].area.bounds == (24, 6, 48, 12)
    assert cards.genesys_zones(sheet, {"orcs": (1, 2, 1), "dwarves": (5,)}).text == new.text
    for number in (0, 9):
        with pytest.raises(NotEdited, match=f"there is no zone {number}; there are 1, 2, 3, 4, 5, 6, 7, 8"):
            cards.genesys_zones(sheet, {"orcs": (1, number)})


def test_a_row_of_the_deployment_table_lays_its_zones() -> None:
    path = shipped_folder() / "hardwired28" / "extraction.yaml"
    old = Sheet.of(path.read_bytes(), str(path), path)
    new = cards.hardwired_zones(old, "corners", "compliance", "recovery")
    zones = mission(new).zones
    assert {zone.side for zone in zones} == {"compliance", "recovery"}
    assert all(zone.area.bounds[2] - zone.area.bounds[0] == 4 for zone in zones)
    with pytest.raises(NotEdited, match="there is no deployment 'corner'; there are"):
        cards.hardwired_zones(old, "corner", "compliance", "recovery")
