"""Corners, sides and rims of the one thing that is chosen, by the mouse and by keys; ramps and their Access Points."""

import math

import pytest
from PySide6.QtCore import Qt

from engine.mission import Mission
from gui.studio.drawings import LineDrawing
from gui.studio.grip_drawings import GateDrawing, GripsDrawing
from missions.editing.access import gates_of
from missions.editing.history import History
from missions.editing.shapes import Grip
from missions.editing.sheet import Sheet

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
RAMP = """\
format: measuretwice/mission/1
system: starcraft
name: A ramp
table: {width: 36, height: 24}
card: frontlines/skirmish
sides:
  red: {faction: terran, entry: [{edge: top}]}
  blue: {faction: zerg, entry: [{edge: bottom}]}
"""


@pytest.mark.parametrize(
    ("id", "start", "end", "line"),
    [
        ("slab", (12, 11), (13.9, 12.1), "rectangle: {at: [11, 10.5], size: [6, 3]}"),
        ("camp", (2, 10), (3.1, 14), "rectangle: {at: [10.5, 10], size: [15, 12]}"),
        ("pillar", (25.5, 24), (28, 24.4), "circle: {at: [24, 24], diameter: 8}"),
        ("crag", (44, 20), (45.2, 17.9), "polygon: [[40, 20], [45, 18], [44, 26]]"),
        ("crag", (42, 20), (42.1, 18.1), "polygon: [[40, 20], [42, 18], [44, 20], [44, 26]]"),
        ("camp", (18, 16), (20.1, 17.9), "rectangle: {at: [11, 11], size: [18, 14]}"),
    ],
)
def test_a_grip_that_is_dragged_is_one_edit_of_one_line(hand, id, start, end, line: str) -> None:
    hand.window.bench.choose([id])
    hand.drag(start, end)
    assert len(hand.changed_lines) == 1
    assert line in hand.changed_lines[0]
    assert list(hand.window.bench.history.past()) == ["Shape"]
    hand.key("z", CONTROL)
    assert hand.changed_lines == []


def test_a_drag_of_a_grip_is_shown_told_snapped_and_given_up(hand) -> None:
    window = hand.window
    window.bench.choose(["crag"])
    hand.press((44, 20))
    hand.move((45, 19.6))
    hand.move((46.7, 23.9))
    assert window.said.text() == "Corner at 46.50″ from the left, 24.00″ from the top"
    assert [type(one) for one in window.board.drawings("rings")] == [LineDrawing]
    hand.key(Qt.Key.Key_Escape)
    hand.release((46.7, 23.9))
    assert hand.changed_lines == []
    hand.press((44, 20))
    hand.move((42, 23))
    hand.move((40, 20))
    hand.release((40, 20))
    assert hand.changed_lines == []
    assert "three different corners" in window.said.text()
    hand.drag((44, 20), (45.2, 17.9), SHIFT)
    x, y = window.bench.sheet.entry("crag")["polygon"][1]
    assert (x, y) != (45, 18)
    assert math.dist((x, y), (45.2, 17.9)) < 0.1


def test_corners_are_gone_through_moved_added_and_taken_away_by_keys(hand) -> None:
    window = hand.window
    window.bench.choose(["crag"])
    hand.key("c")
    hand.key("c")
    assert window.said.text() == "Corner 2: 44.00″ from the left, 20.00″ from the top; arrows move it"
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Up, SHIFT)
    assert hand.changed_lines == ["  - {id: crag, kind: rock, polygon: [[40, 20], [44.5, 19.9], [44, 26]]}"]
    hand.key(Qt.Key.Key_Insert)
    assert "[[40, 20], [44.5, 19.9], [44.25, 22.95], [44, 26]]" in hand.changed_lines[0]
    taken = window.shaping.taken
    assert (taken.grip, taken.number) == (Grip.CORNER, 2)
    hand.key(Qt.Key.Key_Delete)
    assert "[[40, 20], [44.5, 19.9], [44, 26]]" in hand.changed_lines[0]
    hand.key(Qt.Key.Key_Delete)
    assert "three corners or more" in window.said.text()
    hand.key("c", SHIFT)
    hand.key(Qt.Key.Key_Escape)
    assert window.shaping.taken is None
    assert window.bench.chosen == ("crag",)
    window.bench.choose(["slab"])
    hand.key("c", SHIFT)
    assert window.said.text().startswith("Side 4: 8.00″ from the left")
    hand.key(Qt.Key.Key_Left, CONTROL)
    assert "rectangle: {at: [7, 10], size: [10, 2]}" in hand.text
    hand.key("+")
    assert window.said.text() == "Only a polygon gets another corner"


def test_a_click_takes_a_corner_up_and_several_things_have_none(hand) -> None:
    window = hand.window
    window.bench.choose(["crag"])
    hand.click((40, 20))
    assert window.shaping.taken is not None
    assert [type(one) for one in window.board.drawings("grips")] == [GripsDrawing]
    window.bench.choose(["crag", "slab"])
    assert window.board.drawings("grips") == ()
    hand.key("c")
    assert window.shaping.taken is None


def test_a_ramp_leads_up_and_its_access_points_are_drawn(hand) -> None:
    window = hand.window
    window.bench.history = History.of(Sheet.of(RAMP.encode(), "ramp.yaml"))
    window.bench.changed.emit()
    window.board.fit()
    for words, at in (("high ground", (20, 12)), ("two access", (12.5, 12))):
        window.adding.search.setText(words)
        hand.key(Qt.Key.Key_Return, on=window.adding.search)
        x, y = window.bench.middle
        window.bench.move(at[0] - x, at[1] - y)
    sheet = window.bench.sheet
    assert gates_of(sheet, "ramp-1") == (((15.5, 10), (15.5, 14)), ((9.5, 14), (9.5, 10)))
    window.bench.choose(["ramp-1"])
    hand.click((9.5, 10))
    assert window.said.text().startswith("Corner 1: 9.50″")
    hand.click((9.5, 10))
    assert window.said.text().startswith("End of Access Point 2: 9.50″")
    window.bench.choose(["plateau-1", "ramp-1"])
    hand.key("a", SHIFT)
    assert gates_of(window.bench.sheet, "plateau-1") == (((15.5, 10), (15.5, 14)),)
    assert isinstance(window.bench.sheet.mission, Mission)
    window.bench.choose(["plateau-1"])
    hand.press((15.5, 10))
    hand.move((15.5, 10.7))
    hand.move((16, 11.1))
    assert [type(one) for one in window.board.drawings("rings")] == [GateDrawing]
    assert window.said.text() == "Access Point of 3.00″"
    hand.release((16, 11.1))
    for id in ("plateau-1", "ramp-1"):
        assert ((15.5, 11), (15.5, 14)) in gates_of(window.bench.sheet, id)
    hand.key("c", SHIFT)
    hand.key(Qt.Key.Key_Delete)
    assert gates_of(window.bench.sheet, "plateau-1") == ()
    hand.key("a")
    assert gates_of(window.bench.sheet, "plateau-1") == (((24.5, 8), (24.5, 16)),)
    for _ in range(8):
        hand.key("z", CONTROL)
    assert window.bench.sheet.text == RAMP
