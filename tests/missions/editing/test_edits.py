"""What an editor does to the things on a table, and what becomes of the words of the file."""

from collections.abc import Callable
from difflib import ndiff
from pathlib import Path

import pytest

from engine.mission import Mission, TableMat
from geometry.isometry import Isometry
from missions.editing import edits
from missions.editing.grouping import grouped, ungrouped
from missions.editing.history import History
from missions.editing.map_pieces import map_piece
from missions.editing.mats import with_colour, with_grid
from missions.editing.places import middle_of, outline_of, together
from missions.editing.shapes import grips_of, pulled, with_shape
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.mission_ref import shipped_folder
from missions.problems import Unreadable

SHIPPED = sorted(shipped_folder().glob("*/*.yaml"))
TEXT = """\
# a table of my own
format: measuretwice/mission/1
system: genesys
name: Two squads
table: {width: 48, height: 48}
card: standard
sides: # two
  orcs: {faction: mountain-orcs}
  dwarves: {faction: norkraag}
units:
  - {id: orcs.first, profile: mountain-orcs/warrior, models: {1: [10, 10], 2: [12, 10, 90]}} # north
  - {id: dwarves.first, profile: norkraag/dwarf, models: {1: [10, 30], 2: [12, 30]}}
terrain:
  # the one that matters
  - {id: wall, kind: wall, height: 2,   rectangle: {at: [20, 10], size: [4, 1], turn: 30}} # high
  - id: ell
    kind: ruin
    traits: [blocking] # hides
    polygon: [[30, 30], [34, 30], [34, 31], [31, 31], [31, 33], [30, 33]]
  - {id: pond, kind: water, circle: {at: [8, 40], diameter: 3}}
zones:
  - {id: camp, kind: deployment, side: orcs, rectangle: {at: [24, 3], size: [48, 6]}}
markers:
  - {id: flag, kind: objective, number: 1, at: [24, 12], affinity: orcs}
# the end
"""


def sheet(text: str = TEXT) -> Sheet:
    return Sheet.of(text.encode(), "m.yaml")


def changes(old: Sheet, new: Sheet) -> list[str]:
    """Lines that went and lines that came, each with its sign."""
    return [line for line in ndiff(old.text.splitlines(), new.text.splitlines()) if line[0] in "+-"]


def mission(of: Sheet) -> Mission:
    assert isinstance(of.mission, Mission), of.mission
    return of.mission


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_wall_of_any_shipped_mission_moves_by_one_line_and_back(path: Path) -> None:
    before = Sheet.of(path.read_bytes(), str(path), path)
    walls = [piece for piece in mission(before).terrain if piece.kind in ("wall", "ruin", "bulkhead")]
    wall = (walls or mission(before).terrain)[0]
    after = edits.moved(before, [wall.id], 0.25, 0.5)
    lines = changes(before, after)
    assert [line[0] for line in lines] == (["-", "+"] if before.section_of(wall.id) else ["+"])
    there = mission(after).piece(wall.id)
    assert there.outline.same_as(wall.outline.moved(0.25, 0.5))
    others = [(piece, mission(after).piece(piece.id)) for piece in mission(before).terrain if piece.id != wall.id]
    assert all(old.outline.same_as(new.outline) and old == new for old, new in others)
    assert edits.moved(after, [wall.id], -0.25, -0.5).text == before.text
    again = edits.moved(after, [wall.id], 0.25, 0)
    assert [line[0] for line in changes(after, again)] == ["-", "+"]


def test_only_the_numbers_of_a_line_change() -> None:
    moved = edits.moved(sheet(), ["wall"], 0.5, -1)
    assert "  - {id: wall, kind: wall, height: 2,   rectangle: {at: [20.5, 9], size: [4, 1], turn: 30}} # high" in (
        moved.text.splitlines()
    )
    assert "{1: [10, 11], 2: [12, 11, 90]}} # north" in edits.moved(sheet(), ["orcs.first"], 0, 1).text
    assert middle_of(edits.moved_to(sheet(), "ell", (20, 20)), ["ell"]) == (20, 20)


def test_turns_and_mirrorings_are_those_of_the_outline() -> None:
    old = sheet()
    for new, change in (
        (edits.turned(old, ["wall", "ell", "pond", "flag"], 90, (24, 24)), Isometry.turned(90, (24, 24))),
        (edits.mirrored(old, ["wall", "ell", "pond", "flag"], "left_for_right", 24), Isometry.left_for_right(24)),
        (edits.mirrored(old, ["wall", "ell", "pond", "flag"], "top_for_bottom", 20), Isometry.top_for_bottom(20)),
    ):
        for id in ("wall", "ell", "pond"):
            assert outline_of(new, id).same_as(change.area(outline_of(old, id)), 0.02)
        assert middle_of(new, ["flag"]) == pytest.approx(change.point((24, 12)))
        assert mission(new).name
    assert "polygon: [[36, 34], [32, 34]" in edits.turned(old, ["ell"], 180, (33, 32)).text
    turned = edits.turned(old, ["orcs.first"], 180)
    assert "{1: [12, 10, 180], 2: [10, 10, -90]}} # north" in turned.text


def test_copies_have_ids_numbers_and_sides_of_their_own() -> None:
    copies = edits.copied_half_round(sheet(), ["wall", "camp", "flag"])
    assert copies.ids == ("wall-2", "camp-2", "flag-2")
    assert changes(sheet(), copies.sheet) == [
        "+   - {id: wall-2, kind: wall, height: 2, rectangle: {at: [28, 38], size: [4, 1], turn: 30}}",
        "+   - {id: camp-2, kind: deployment, side: dwarves, rectangle: {at: [24, 45], size: [48, 6]}}",
        "+   - {id: flag-2, kind: objective, number: 2, at: [24, 36], affinity: dwarves}",
    ]
    assert mission(copies.sheet).marker("flag-2").affinity == "dwarves"
    assert edits.copied(copies.sheet, ["wall-2"], Isometry.moved(1, 0)).ids == ("wall-3",)
    with pytest.raises(NotEdited, match="is a unit"):
        edits.copied_half_round(sheet(), ["orcs.first"])


def test_things_come_go_and_change_each_in_its_own_lines() -> None:
    old = sheet()
    new = edits.added(old, "terrain", {"id": "hut", "kind": "hut", "rectangle": {"at": [5, 5], "size": [2, 2]}})
    assert changes(old, new) == ["+   - {id: hut, kind: hut, rectangle: {at: [5, 5], size: [2, 2]}}"]
    assert edits.removed(new, ["hut"]).text == old.text
    assert [line[0] for line in changes(old, edits.removed(old, ["ell", "flag"]))].count("-") == 6
    assert "markers: []\n# the end\n" in edits.removed(old, ["flag"]).text
    height = edits.changed(old, "ell", "height", 3)
    assert changes(old, height) == ["+     height: 3"]
    assert (
        "traits: [blocking, impassable] # hides" in edits.changed(old, "ell", "traits", ["blocking", "impassable"]).text
    )
    assert edits.changed(height, "ell", "height", None).text == old.text
    edges = edits.set_entry_edges(old, "orcs", [{"edge": "top", "from": 6, "to": 42}])
    assert "  orcs: {faction: mountain-orcs, entry: [{edge: top, from: 6, to: 42}]}" in edges.text
    assert mission(edges).side("orcs").entry[0].end == 42
    assert changes(old, edits.set_key(old, "name", "Three squads")) == ["- name: Two squads", "+ name: Three squads"]


def test_what_cannot_be_done_is_said() -> None:
    old = sheet()
    wrongs: tuple[Callable[[], Sheet], ...] = (
        lambda: edits.added(old, "terrain", {"id": "orcs.first.1", "kind": "rock"}),
        lambda: edits.added(old, "walls", {"id": "new"}),
        lambda: edits.moved(old, ["nothing"], 1, 1),
        lambda: edits.removed(old, ["nothing"]),
        lambda: edits.changed(old, "nothing", "kind", "x"),
        lambda: edits.set_entry_edges(old, "elves", []),
    )
    for wrong in wrongs:
        with pytest.raises(NotEdited):
            wrong()
    with pytest.raises(Unreadable):
        Sheet.of(b"format: measuretwice/scene/1\n", "m.yaml")


def test_a_table_with_something_wrong_is_edited_all_the_same() -> None:
    wrong = edits.changed(sheet(), "ell", "polygon", [[0, 0], [1, 1]])
    assert isinstance(wrong.mission, Unreadable)
    moved = edits.moved(wrong, ["pond"], 1, 0)
    assert "circle: {at: [9, 40], diameter: 3}" in moved.text
    with pytest.raises(NotEdited, match="no place"):
        edits.turned(wrong, ["ell"], 90)
    assert isinstance(mission(edits.removed(moved, ["ell"])), Mission)


def test_a_piece_of_a_map_is_moved_left_out_and_written_out() -> None:
    path = shipped_folder() / "starcraft" / "supply-drop-breach.yaml"
    old = Sheet.of(path.read_bytes(), str(path), path)
    ramp = next(piece for piece in mission(old).terrain if piece.access and "lane" not in piece.id)
    whole = together(old, [ramp.id])
    assert len(whole) == 2
    turned = edits.turned(old, [ramp.id], 90)
    assert [line[0] for line in changes(old, turned)] == ["+"]
    lane = mission(turned).piece(whole[1])
    assert set(mission(turned).piece(ramp.id).access) & set(lane.access) or together(turned, [lane.id]) == whole[::-1]
    assert edits.turned(turned, [ramp.id], 270).text == old.text
    gone = edits.removed(old, [ramp.id])
    assert {piece.id for piece in mission(old).terrain} - {piece.id for piece in mission(gone).terrain} == set(whole)
    taller = edits.changed(turned, ramp.id, "height", 4)
    assert mission(taller).piece(ramp.id).height == 4
    assert mission(taller).piece(ramp.id).outline.same_as(map_piece(turned, ramp.id).outline, 0.01)
    mirrored = edits.mirrored(old, [ramp.id], "left_for_right", mission(old).table.width / 2)
    assert outline_of(mirrored, ramp.id).size == pytest.approx(ramp.outline.size, abs=0.01)
    copy = edits.copied(old, [ramp.id], Isometry.moved(0.5, 0))
    assert len(copy.ids) == 2
    assert outline_of(copy.sheet, copy.ids[0]).same_as(ramp.outline.moved(0.5, 0), 0.01)


def test_a_piece_of_the_catalogue_stays_one_when_it_is_mirrored_unless_its_shape_forbids_it(
    starcraft: str,
) -> None:
    old = sheet(starcraft)
    moved = edits.mirrored(edits.changed(old, "wall", "turn", 30), ["wall"], "left_for_right", 10)
    assert "{id: wall, piece: lost-temple/wall-6, at: [2, 12], turn: -30}" in moved.text
    ell = sheet(starcraft.replace("wall-6", "wall-4"))
    written = edits.mirrored(ell, ["wall"], "left_for_right", 10)
    assert "{id: wall, piece: lost-temple/wall-4, polygon: [[" in written.text
    there = Isometry.left_for_right(10).area(outline_of(ell, "wall"))
    assert outline_of(written, "wall").same_as(there, 0.01)


def test_every_step_is_undone_and_done_again() -> None:
    steps = [sheet()]
    history = History.of(steps[0])
    for count in range(30):
        steps.append(edits.moved(steps[-1], ["flag"], 0.01, 0))
        assert mission(steps[0]).name
        history = history.done(steps[-1], f"move {count}")
    assert (history.undo_words, history.redo_words, history.is_saved) == ("move 29", None, False)
    for before in reversed(steps[:-1]):
        history = history.undone()
        assert history.sheet == before
        assert "mission" not in vars(history.sheet)  # bare: thousands of steps weigh little
    assert history.undone() is history
    assert history.is_saved
    assert history.redo_words == "move 0"
    history = history.redone().redone().kept()
    assert history.sheet == steps[2]
    assert list(history.past()) == ["move 1", "move 0"]
    branched = history.done(edits.removed(history.sheet, ["flag"]), "remove")
    assert branched.redone() is branched
    assert branched.undone().is_saved
    assert history.done(Sheet.of(history.sheet.text.encode(), "m.yaml"), "nothing") is history


def test_a_group_goes_as_one_and_keeps_to_its_line() -> None:
    old = sheet()
    new = grouped(old, ["wall", "pond"])
    assert changes(old, new) == ["+ groups: {group-1: [wall, pond]}"]
    moved = edits.moved(new, ["pond"], 1, 0)
    assert middle_of(moved, ["wall"]) == pytest.approx((21, 10))
    copies = edits.copied_half_round(moved, ["wall"])
    assert copies.ids == ("wall-2", "pond-2")
    assert "groups: {group-1: [wall, pond], group-2: [wall-2, pond-2]}" in copies.sheet.text
    assert mission(copies.sheet).name
    assert changes(edits.removed(copies.sheet, ["wall-2"]), moved) == []
    other = grouped(new, ["wall", "flag"])
    assert changes(new, other) == ["- groups: {group-1: [wall, pond]}", "+ groups: {group-1: [wall, flag]}"]
    assert changes(old, ungrouped(other, ["flag"])) == []
    with pytest.raises(NotEdited, match="two things or more"):
        grouped(old, ["wall", "wall"])


@pytest.mark.parametrize("path", SHIPPED[:: len(SHIPPED) // 6], ids=lambda path: path.stem)
def test_a_shipped_mission_gets_a_mat_and_a_group_by_one_line_each(path: Path) -> None:
    before = Sheet.of(path.read_bytes(), str(path), path)
    pieces = [piece.id for piece in mission(before).terrain][:2]
    green = with_colour(before, "grass")
    lined = with_grid(green, 6)
    together_now = grouped(lined, pieces)
    assert changes(before, green) == ["+ mat: {colour: grass}"]
    assert [line[0] for line in changes(green, lined)] == ["-", "+"]
    assert [line[0] for line in changes(lined, together_now)] == ["+"]
    assert mission(together_now).mat == TableMat("#7f9a4a", 6)
    own = [id for id in pieces if before.section_of(id)]
    for id, held in ((id, grips_of(before, id)[0]) for id in own):
        to = (held.at[0] - 0.5, held.at[1] - 0.5)
        assert [line[0] for line in changes(before, with_shape(before, id, pulled(before, id, held, to)))] == ["-", "+"]
    assert ungrouped(with_grid(with_colour(together_now, None), None), pieces[:1]).text == before.text
