"""Zones joined by a key, moved as one, and taken apart again."""

import pytest
from PySide6.QtCore import Qt

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_zones_are_made_one_moved_and_taken_into_their_parts(hand) -> None:
    bench = hand.window.bench
    hand.window.adding.search.setText("zone of orcs circle")
    hand.key(Qt.Key.Key_Return, on=hand.window.adding.search)
    (disc,) = bench.chosen
    assert not hand.window.commands["join"].isEnabled()
    bench.choose(["camp", disc])
    hand.key(Qt.Key.Key_J, CONTROL)
    assert bench.chosen == ("camp",)
    assert [thing.id for thing in bench.things if thing.sort.value == "zones"] == ["camp"]
    before = hand.box("camp")
    hand.key(Qt.Key.Key_Right)
    assert hand.box("camp") == pytest.approx((before[0] + 0.5, before[1], before[2] + 0.5, before[3]))
    hand.key(Qt.Key.Key_J, CONTROL | SHIFT)
    assert bench.chosen == ("camp", "camp-2")
    hand.key(Qt.Key.Key_Z, CONTROL)
    hand.key(Qt.Key.Key_J, CONTROL | SHIFT)
    assert len(bench.chosen) == 2
