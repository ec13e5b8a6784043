"""Rings from a base's edge, by real buttons and keys."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui.board.paper import Paper
from gui.board.rings import RingDrawing
from gui.theme.tokens import LIGHT
from gui.window.main_window import MainWindow

GOLIATH = (42.0, 10.0)
NONE = Qt.MouseButton.NoButton


def drawn(window: MainWindow) -> list[RingDrawing]:
    return [drawing for drawing in window.board.drawings("rings") if isinstance(drawing, RingDrawing)]


def test_a_ring_is_pulled_from_the_edge_of_a_base(window: MainWindow, player) -> None:
    """The Goliath is 3″ across: 5.9″ from its middle are 4.4″ from its edge."""
    window.actions_["ring"].trigger()
    player.drag(GOLIATH, (42, 15.9))
    (ring,) = drawn(window)
    assert ring.placed.centre == GOLIATH
    assert ring.radius == pytest.approx(4.4, abs=player.slack)
    assert player.pose("red.goliath.1").point == GOLIATH
    assert window.status.value("ring").startswith(f"{ring.radius:.2f}″ round Goliat")


def test_near_a_whole_inch_it_is_a_whole_inch(window: MainWindow, player) -> None:
    window.actions_["ring"].trigger()
    player.drag(GOLIATH, (42, 17.6))
    assert [ring.radius for ring in drawn(window)] == [6.0]
    assert drawn(window)[0].text == "6″"


def test_a_click_leaves_it_on_the_pointer_and_the_next_sets_it(window: MainWindow, player) -> None:
    window.actions_["ring"].trigger()
    player.click(GOLIATH)
    player.move((42, 14.5), NONE)
    assert drawn(window)[0].loose
    player.click((42, 14.5))
    assert not drawn(window)[0].loose
    player.move((42, 20), NONE)
    assert drawn(window)[0].radius == 3.0


def test_it_goes_with_its_model_and_stays_until_it_is_cleared(window: MainWindow, player) -> None:
    window.actions_["ring"].trigger()
    player.drag(GOLIATH, (42, 13.5))
    window.actions_["move"].trigger()
    player.lift(GOLIATH, (44, 13))
    held = window.play.state.pose.point
    assert drawn(window)[0].placed.centre == held
    player.release((44, 13))
    assert drawn(window)[0].placed.centre == held
    window.actions_["undo"].trigger()
    assert drawn(window)[0].placed.centre == GOLIATH
    window.actions_["ring_clear"].trigger()
    assert drawn(window) == []
    assert window.status.value("ring") == ""


def test_it_says_how_many_models_it_reaches_and_how_many_wholly(window: MainWindow) -> None:
    """Zergling 1 at (27, 17): the second lies 2.33″ off in the middle, the third 4″; both are 1.26″ across."""
    window.play.pick("blue.zerglings", "blue.zerglings.1")
    window.actions_["ring_figures"].trigger()
    for text, told in (("1.5", "reaches 1 model, 0 wholly"), ("3", "reaches 2 models, 1 wholly")):
        window.radius.line.setText(text)
        window.radius.line.textEdited.emit(text)
        assert window.status.value("ring").endswith(told)


def test_a_ring_is_typed_without_a_mouse(window: MainWindow, player, qtbot: QtBot) -> None:
    window.play.pick("red.goliath")
    window.actions_["ring"].trigger()
    player.key("4")
    qtbot.keyClicks(window.radius.line, ".5")
    assert drawn(window)[0].loose
    player.key(Qt.Key.Key_Return, on=window.radius.line)
    assert [(ring.radius, ring.loose) for ring in drawn(window)] == [(4.5, False)]
    assert not window.radius.isVisible()
    assert not window.play.in_hand


def test_escape_takes_the_typed_one_away_and_then_all(window: MainWindow, player) -> None:
    window.actions_["ring"].trigger()
    player.drag(GOLIATH, (42, 13.5))
    window.actions_["ring_figures"].trigger()
    window.radius.line.textEdited.emit("9")
    assert len(drawn(window)) == 2
    player.key(Qt.Key.Key_Escape, on=window.radius.line)
    assert len(drawn(window)) == 1
    player.key(Qt.Key.Key_Escape)
    assert drawn(window) == []


def test_a_right_click_takes_the_last_one_back(window: MainWindow, player) -> None:
    window.actions_["ring"].trigger()
    player.drag(GOLIATH, (42, 13.5))
    player.drag((27, 17), (27, 20))
    assert len(drawn(window)) == 2
    player.press((5, 5), Qt.MouseButton.RightButton)
    player.release((5, 5), Qt.MouseButton.RightButton)
    assert [ring.placed.centre for ring in drawn(window)] == [GOLIATH]


def test_a_ring_may_go_round_a_point_of_the_table(window: MainWindow, player) -> None:
    window.actions_["ring"].trigger()
    player.drag((10, 10), (10, 14))
    (ring,) = drawn(window)
    assert ring.radius == 4.0
    assert "round a point" in window.status.value("ring")


def test_a_ring_round_an_oval_base_follows_its_edge(window: MainWindow) -> None:
    window.play.pick("blue.hydralisks")
    window.stage.ring.set_radius(2.0)
    (ring,) = drawn(window)
    box = ring._outline(window.board._paper).boundingRect()
    base = ring.placed.base
    scale = window.board.scale_px
    assert box.width() / scale == pytest.approx(base.width + 4, abs=0.01)
    assert box.height() / scale == pytest.approx(base.depth + 4, abs=0.01)


def test_the_tape_is_laid_by_keys_from_the_model_looked_at(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    window.actions_["tape"].trigger()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        player.key(key)
    assert window.status.value("tape") == "3.00″"
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert window.status.value("tape") == "3.00″ + 1.10″ = 4.10″"
    player.key(Qt.Key.Key_Backspace)
    assert not window.play.in_hand
    assert player.pose("red.goliath.1").point == GOLIATH
    player.key(Qt.Key.Key_Escape)
    assert window.status.value("tape") == ""


@pytest.mark.parametrize(("end", "above"), [((42, 15.9), True), ((42, 25), False)])
def test_the_inches_stand_above_and_where_the_ring_leaves_the_table_below(
    window: MainWindow, player, end: tuple[float, float], above: bool
) -> None:
    """The Goliath's middle is 10″ from the upper edge."""
    window.actions_["ring"].trigger()
    player.drag(GOLIATH, end)
    paper = Paper(LIGHT, window.board.scale_px)
    (ring,) = drawn(window)
    chip = ring.chip(paper)
    assert (chip.center().y() < paper.at(GOLIATH).y()) is above
    assert chip.center().y() >= 0
