"""Corners, sides, rims and Access Points that are drawn elsewhere: what stays, what goes with them, what is written."""

import math

import pytest

from engine.mission import Mission
from geometry.pose import Point
from missions.editing.access import (
    gate_ends,
    gates_of,
    with_gate_drawn,
    with_new_gate,
    with_shared_gates,
    without_gate,
)
from missions.editing.places import outline_of
from missions.editing.shapes import Grip, Held, area_of_entry, grips_of, pulled, with_shape, without_corner
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.mission_ref import shipped_folder

TEXT = """\
format: measuretwice/mission/1
system: starcraft
name: A small table
table: {width: 36, height: 24}
card: frontlines/skirmish
sides:
  red: {faction: terran, entry: [{edge: top}]}
  blue: {faction: zerg, entry: [{edge: bottom}]}
terrain:
  - {id: wall, piece: lost-temple/wall-1, at: [18, 4], turn: 90} # as it comes
  - {id: slab, kind: rock, size: 2, rectangle: {at: [10, 10], size: [4, 2], turn: 30}} # slanting
  - {id: crag, kind: rock, size: 2, polygon: [[30, 20], [34, 20], [34, 22], [30, 22]]}
  - {id: pond, kind: rock, size: 0, circle: {at: [4, 20], diameter: 3}}
  - id: ell
    kind: rock
    size: 2
    parts: [{rectangle: {at: [26, 6], size: [4, 1]}}, {circle: {at: [28, 7], diameter: 2}}]
  - id: rise
    kind: plateau
    size: 3
    rectangle: {at: [16, 19], size: [6, 6]}
    access: [{from: [13, 18], to: [13, 20]}]
  - id: ramp
    kind: ramp
    size: 1
    rectangle: {at: [11, 19], size: [4, 2]}
    access: [{from: [13, 18], to: [13, 20]}, {from: [9, 18], to: [9, 20]}]
zones:
  - {id: camp, kind: deployment, side: red, rectangle: {at: [18, 12], size: [8, 2]}}
"""


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    made = Sheet.of(TEXT.encode(), "m.yaml")
    assert isinstance(made.mission, Mission), made.mission
    return made


def grip(sheet: Sheet, id: str, kind: Grip, number: int, of: int = 0) -> Held:
    ways = list(dict.fromkeys(held.of for held in grips_of(sheet, id)))
    return next(held for held in grips_of(sheet, id) if (held.grip, held.number, held.of) == (kind, number, ways[of]))


def changed(old: Sheet, new: Sheet) -> list[str]:
    return [line.strip() for line in new.text.splitlines() if line not in old.text.splitlines()]


def test_every_grip_lies_on_its_outline(sheet: Sheet) -> None:
    counts = {id: len(grips_of(sheet, id)) for id in ("wall", "slab", "crag", "pond", "ell")}
    assert counts == {"wall": 8, "slab": 8, "crag": 8, "pond": 4, "ell": 12}
    for id in ("wall", "slab", "crag", "pond"):
        assert all(outline_of(sheet, id).distance_to_outline(held.at) < 0.01 for held in grips_of(sheet, id))


@pytest.mark.parametrize("id", ["wall", "slab"])
@pytest.mark.parametrize("number", range(4))
def test_a_corner_goes_where_it_is_drawn_and_the_far_one_stays(sheet: Sheet, id: str, number: int) -> None:
    held, far = grip(sheet, id, Grip.CORNER, number), grip(sheet, id, Grip.CORNER, (number + 2) % 4)
    to = (held.at[0] + (held.at[0] - far.at[0]) * 0.25, held.at[1] + (held.at[1] - far.at[1]) * 0.5)
    new = with_shape(sheet, id, pulled(sheet, id, held, to))
    assert grip(new, id, Grip.CORNER, number).at == pytest.approx(to, abs=2e-4)
    assert grip(new, id, Grip.CORNER, (number + 2) % 4).at == pytest.approx(far.at, abs=2e-4)
    assert len(changed(sheet, new)) == 1
    assert isinstance(new.mission, Mission)


def test_a_side_goes_by_itself_and_a_rim_by_its_middle(sheet: Sheet) -> None:
    held = grip(sheet, "slab", Grip.SIDE, 1)
    turn = math.radians(30)
    to = (
        held.at[0] + 1.5 * math.cos(turn) - 9 * math.sin(turn),
        held.at[1] + 1.5 * math.sin(turn) + 9 * math.cos(turn),
    )
    new = with_shape(sheet, "slab", pulled(sheet, "slab", held, to))
    assert "size: [5.5, 2], turn: 30}} # slanting" in changed(sheet, new)[0]
    assert grip(new, "slab", Grip.SIDE, 3).at == pytest.approx(grip(sheet, "slab", Grip.SIDE, 3).at, abs=2e-4)
    inside = pulled(sheet, "slab", held, (0, 0))
    assert area_of_entry(sheet, inside).size == pytest.approx(0.1 * 2, abs=1e-3)
    pond = with_shape(sheet, "pond", pulled(sheet, "pond", grip(sheet, "pond", Grip.RIM, 0), (4, 17.25)))
    assert changed(sheet, pond) == ["- {id: pond, kind: rock, size: 0, circle: {at: [4, 20], diameter: 5.5}}"]
    ell = with_shape(sheet, "ell", pulled(sheet, "ell", grip(sheet, "ell", Grip.RIM, 1, of=1), (30, 7)))
    assert "{rectangle: {at: [26, 6], size: [4, 1]}}, {circle: {at: [28, 7], diameter: 4}}" in changed(sheet, ell)[0]


def test_corners_come_and_go_and_no_outline_crosses_itself(sheet: Sheet) -> None:
    more = with_shape(sheet, "crag", pulled(sheet, "crag", grip(sheet, "crag", Grip.NEW, 0), (32, 18)))
    assert "[[30, 20], [32, 18], [34, 20], [34, 22], [30, 22]]" in changed(sheet, more)[0]
    fewer = with_shape(more, "crag", without_corner(more, "crag", grip(more, "crag", Grip.CORNER, 1)))
    assert fewer.text == sheet.text
    with pytest.raises(NotEdited, match="crosses or touches itself"):
        pulled(sheet, "crag", grip(sheet, "crag", Grip.CORNER, 0), (36, 21))
    three = with_shape(sheet, "crag", without_corner(sheet, "crag", grip(sheet, "crag", Grip.CORNER, 1)))
    with pytest.raises(NotEdited, match="three corners or more"):
        without_corner(three, "crag", grip(three, "crag", Grip.CORNER, 1))
    with pytest.raises(NotEdited, match="only a polygon"):
        without_corner(sheet, "slab", grip(sheet, "slab", Grip.CORNER, 1))


def test_access_points_go_with_the_side_they_lie_on(sheet: Sheet) -> None:
    new = with_shape(sheet, "ramp", pulled(sheet, "ramp", grip(sheet, "ramp", Grip.SIDE, 3), (7, 19)))
    assert gates_of(new, "ramp") == (((13, 18), (13, 20)), ((7, 18), (7, 20)))
    assert isinstance(new.mission, Mission)


def test_an_access_point_is_drawn_along_its_side_for_all_that_share_it(sheet: Sheet) -> None:
    ends = list(gate_ends(sheet, "rise"))
    new = with_gate_drawn(sheet, "rise", ends[0], (12, 17.5))
    assert gates_of(new, "rise")[0] == gates_of(new, "ramp")[0] == ((13, 17.5), (13, 20))
    assert len(changed(sheet, new)) == 2
    whole = with_gate_drawn(sheet, "rise", ends[2], (16, 25))
    ((a, b),) = gates_of(whole, "rise")
    assert a[1] == b[1] == 22
    assert math.dist(a, b) == pytest.approx(2)
    for to, ends_at in (((18.8, 25), [(17, 22), (19, 22)]), ((13.3, 25), [(13, 22), (15, 22)])):
        assert sorted(gates_of(with_gate_drawn(sheet, "rise", ends[2], to), "rise")[0]) == ends_at
    with pytest.raises(NotEdited, match="lie apart"):
        with_gate_drawn(sheet, "rise", ends[0], (13, 19.9))
    gone = without_gate(sheet, "rise", 0)
    assert "access" not in gone.entry("rise")
    assert len(gates_of(gone, "ramp")) == 1


def test_an_access_point_is_put_on_a_side_and_given_to_what_the_ramp_leads_up_to(sheet: Sheet) -> None:
    bare = without_gate(sheet, "rise", 0)
    with_two = with_new_gate(bare, "ramp")
    assert gates_of(with_two, "ramp")[1] == ((13, 18), (13, 20))
    both = with_shared_gates(with_two, ["ramp", "rise"])
    assert gates_of(both, "rise") == (((13, 18), (13, 20)),)
    assert isinstance(both.mission, Mission)
    with pytest.raises(NotEdited, match="no Access Point of one"):
        with_shared_gates(both, ["ramp", "rise"])
    four = with_new_gate(with_new_gate(both, "ramp"), "ramp")
    with pytest.raises(NotEdited, match="every side"):
        with_new_gate(four, "ramp")
    with pytest.raises(NotEdited, match="only terrain"):
        with_new_gate(sheet, "camp")


def test_a_piece_of_a_map_is_written_out_first() -> None:
    path = next(
        path
        for path in sorted((shipped_folder() / "starcraft").glob("*.yaml"))
        if Sheet.of(path.read_bytes(), path.name, path).facts.map_pieces
    )
    before = Sheet.of(path.read_bytes(), path.name, path)
    id = before.facts.map_pieces[0].id
    held = next(held for held in grips_of(before, id) if held.grip is Grip.NEW)
    x, y = held.at
    middle: Point = outline_of(before, id).centroid
    to = (x + (x - middle[0]) * 0.2, y + (y - middle[1]) * 0.2)
    after = with_shape(before, id, pulled(before, id, held, to))
    assert after.section_of(id) == "terrain"
    assert outline_of(after, id).size > outline_of(before, id).size
