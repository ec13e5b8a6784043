"""A place typed in figures, by real keys."""

import pytest
from PySide6.QtCore import Qt

from gui.tools.hand import IDLE, Dragging, Setting
from gui.window.main_window import MainWindow

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


def write(window: MainWindow, player, text: str) -> None:
    """Key by key: the first goes to the table, the others to the line it opens."""
    player.key(text[0])
    for letter in text[1:]:
        player.key(letter, on=window.typing.line)


@pytest.fixture
def held(window: MainWindow, player) -> MainWindow:
    """The Goliath, at (42, 10), held one inch below."""
    window.play.pick("red.goliath")
    player.key(Qt.Key.Key_Down)
    return window


def test_a_figure_opens_the_line_and_the_model_goes_along(held: MainWindow, player) -> None:
    write(held, player, "3 @ 90")
    assert held.typing.isVisible()
    assert held.play.state.pose.point == pytest.approx((45, 10))
    assert player.card_title == "Allowed"
    player.key(Qt.Key.Key_Return, on=held.typing.line)
    assert not held.typing.isVisible()
    assert player.pose("red.goliath.1").point == pytest.approx((45, 10))
    assert held.play.state == IDLE


def test_inches_from_the_corner_and_from_here(held: MainWindow, player) -> None:
    write(held, player, "43, 12.5")
    assert held.play.state.pose.point == (43, 12.5)
    player.key(Qt.Key.Key_Escape, on=held.typing.line)
    write(held, player, "+1, -0.5")
    assert held.play.state.pose.point == pytest.approx((43, 10.5))


def test_distances_count_from_the_last_bend(held: MainWindow, player) -> None:
    player.key(".")
    write(held, player, "1.5@180")
    assert held.play.state.pose.point == pytest.approx((42, 12.5))


def test_escape_puts_it_back_where_it_was_held_and_keeps_it_in_the_hand(held: MainWindow, player) -> None:
    write(held, player, "2@0")
    player.key(Qt.Key.Key_Escape, on=held.typing.line)
    assert not held.typing.isVisible()
    assert isinstance(held.play.state, Dragging)
    assert held.play.state.pose.point == (42, 11)
    player.key(Qt.Key.Key_Escape)
    assert held.play.state == IDLE


def test_what_is_no_place_is_told_and_not_dropped(held: MainWindow, player) -> None:
    write(held, player, "5 @ x")
    assert held.typing.said.text() == "this is no place"
    player.key(Qt.Key.Key_Return, on=held.typing.line)
    assert held.typing.isVisible()
    assert isinstance(held.play.state, Dragging)
    assert held.play.state.pose.point == (42, 11)


def test_a_refused_place_goes_to_the_nearest_legal_end_by_enter(held: MainWindow, player) -> None:
    write(held, player, "20@180")
    player.settle()
    player.key(Qt.Key.Key_Return, on=held.typing.line)
    assert not held.typing.isVisible()
    allowed = held.session.game.model("red.goliath.1")
    assert allowed.pose.x == pytest.approx(42)
    assert 16.9 < allowed.pose.y < 17.1


def test_the_menu_takes_the_model_looked_at(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    window.actions_["figures"].trigger()
    assert window.typing.isVisible()
    assert isinstance(window.play.state, Dragging)
    for letter in "41, 11":
        player.key(letter, on=window.typing.line)
    player.key(Qt.Key.Key_Return, on=window.typing.line)
    assert player.pose("red.goliath.1").point == (41, 11)


def test_the_menu_does_nothing_where_nothing_is_looked_at(window: MainWindow) -> None:
    window.actions_["figures"].trigger()
    assert not window.typing.isVisible()


def test_one_of_the_others_is_set_by_figures_too(window: MainWindow, player) -> None:
    window.play.pick("red.marines", "red.marines.1")
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Tab)
    state = window.play.state
    assert isinstance(state, Setting)
    number = state.taken.number
    pose = window.play.trial.others[number]
    write(window, player, "+0, -0.1")
    assert window.play.trial.others[number].point == pytest.approx((pose.x, pose.y - 0.1))


def test_with_none_of_the_others_taken_the_whole_formation_is_set_by_figures(window: MainWindow, player) -> None:
    window.play.pick("red.marines", "red.marines.1")
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    assert isinstance(window.play.state, Setting)
    before = {number: pose.point for number, pose in window.play.trial.others.items()}
    write(window, player, "2 @ 180")
    assert window.play.state.pose.point == pytest.approx((27, 10))
    after = {number: pose.point for number, pose in window.play.trial.others.items()}
    assert after == {number: pytest.approx((x, y + 1)) for number, (x, y) in before.items()}


def test_a_way_of_several_stretches_is_typed(held: MainWindow, player) -> None:
    """Tab bends it, Backspace in the empty line takes the bend back; an unfinished place is written on."""
    line = held.typing.line
    begin = held.play.state.hold.start.point
    write(held, player, "2 @")
    player.key(Qt.Key.Key_Tab, on=line)
    assert line.text() == "2 @"
    player.qtbot.keyClicks(line, "180")
    player.key(Qt.Key.Key_Tab, on=line)
    assert line.text() == ""
    assert line.hasFocus()
    player.qtbot.keyClicks(line, "1.5 @ 90")
    corner, end = held.play.trial.draft.path[1:]
    assert corner.point == pytest.approx((begin[0], begin[1] + 2))
    assert end.point == pytest.approx((begin[0] + 1.5, begin[1] + 2))
    line.clear()
    player.key(Qt.Key.Key_Backspace, on=line)
    assert held.play.state.hold.corners == ()
    player.qtbot.keyClicks(line, "1 @ 180")
    assert held.play.state.pose.point == pytest.approx((begin[0], begin[1] + 1))


def test_putting_the_model_back_otherwise_closes_the_line(held: MainWindow, player) -> None:
    write(held, player, "1@0")
    held.undo()
    assert held.play.state == IDLE
    assert not held.typing.isVisible()


def test_a_figure_is_an_options_key_while_nothing_is_in_the_hand(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.key("7")
    assert not window.typing.isVisible()


def test_arrows_move_by_an_inch_a_tenth_and_a_hundredth(held: MainWindow, player) -> None:
    player.key(Qt.Key.Key_Right, ALT)
    player.key(Qt.Key.Key_Right, ALT | SHIFT)
    assert held.play.state.pose.point == pytest.approx((42.11, 11))
