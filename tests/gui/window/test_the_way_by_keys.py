"""Bends by mouse and by key, the line kept to, and the words on the screen that name the keys."""

import pytest
from PySide6.QtCore import Qt

from gui.dialogs import pages
from gui.tools.hand import Dragging, draft_of
from gui.window.main_window import MainWindow

GOLIATH = (42.0, 10.0)


def hint(window: MainWindow) -> str:
    return window.status.accessibleDescription()


def bends(window: MainWindow) -> list[tuple[float, float]]:
    assert isinstance(window.play.state, Dragging)
    return [pose.point for pose in draft_of(window.play.state).path[1:-1]]


def test_a_drag_names_its_keys_and_they_go_with_it(window: MainWindow, player) -> None:
    assert "bends the way" not in hint(window)
    player.lift(GOLIATH, (44, 12))
    assert "right click or “.” bends the way" in hint(window)
    assert "“,” keeps to the line as drawn" in hint(window)
    assert "Backspace" not in hint(window)
    player.key(".")
    assert "Backspace takes the bend back" in hint(window)
    player.key(",")
    assert "“,” goes round things again" in hint(window)
    assert "exactly as drawn" in window.status.value("drag")
    player.key(Qt.Key.Key_Escape)
    assert "bends the way" not in hint(window)


def test_bends_are_set_and_taken_back_by_key_with_the_button_down(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (44, 10))
    player.key(".")
    player.move((44, 12))
    player.key(".")
    player.move((45, 13))
    assert bends(window) == [pytest.approx((44, 10), abs=player.slack), pytest.approx((44, 12), abs=player.slack)]
    player.key(Qt.Key.Key_Backspace)
    assert bends(window) == [pytest.approx((44, 10), abs=player.slack)]
    player.key(Qt.Key.Key_Backspace)
    player.key(Qt.Key.Key_Backspace)
    assert bends(window) == []
    player.release((45, 13))
    assert len(window.session.rehearsal.line()) == 1


def test_bends_are_set_without_a_mouse(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.key(Qt.Key.Key_Right)
    player.key(".")
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    path = [pose.point for pose in window.session.rehearsal.at.order.path]
    assert path == [(42, 10), (43, 10), (43, 11)]


def test_a_way_does_not_bend_twice_at_one_place_nor_where_it_begins(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (44, 10))
    player.key(".")
    player.key(".")
    assert len(bends(window)) == 1
    player.key(Qt.Key.Key_Escape)
    player.release((44, 10))
    window.play.pick("red.goliath")
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Left)
    player.key(".")
    assert not bends(window)


def test_the_menu_does_the_same_and_only_while_a_model_is_dragged(window: MainWindow, player) -> None:
    actions = window.actions_
    assert not any(actions[name].isEnabled() for name in ("bend", "unbend", "exactly"))
    window.play.pick("red.goliath")
    player.key(Qt.Key.Key_Right)
    assert actions["bend"].isEnabled()
    assert not actions["unbend"].isEnabled()
    actions["bend"].trigger()
    assert bends(window) == [(43, 10)]
    actions["unbend"].trigger()
    assert not bends(window)
    actions["exactly"].trigger()
    assert draft_of(window.play.state).exact
    assert actions["exactly"].isChecked()
    player.key(Qt.Key.Key_Escape)
    assert not actions["bend"].isEnabled()


def test_menus_show_the_keys_and_the_page_of_keys_lists_them(window: MainWindow) -> None:
    assert [window.actions_.key_of(name) for name in ("bend", "unbend", "exactly")] == [".", "Backspace", ","]
    listed = pages.keys(window.actions_.bound())
    marks = [entry.mark for group in listed for entry in group.entries]
    assert {". or a right click", ",", "[ and ]", "Enter where it is refused"} <= set(marks)


def test_the_keys_of_the_table_are_given_others_and_all_words_follow(window: MainWindow, player) -> None:
    window.actions_.take_keys({"bend": "Ctrl+W", "turn": "'", "exactly": ""})
    player.lift(GOLIATH, (44, 10))
    player.key(".")
    player.key("]")
    player.key(",")
    assert bends(window) == []
    assert window.play.state.pose.turn == 0
    assert not draft_of(window.play.state).exact
    player.key("'")
    assert window.play.state.pose.turn == 15
    assert "right click or “Ctrl+W” bends the way" in hint(window)
    assert "“[” and “'” turn" in hint(window)
    assert "line as drawn" not in hint(window)
    marks = [entry.mark for group in pages.keys(window.actions_.bound()) for entry in group.entries]
    assert {"Ctrl+W or a right click", "[ and '"} <= set(marks)


def test_the_keys_are_still_told_when_the_areas_have_come(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.key(Qt.Key.Key_Down)
    player.settle()
    assert "bends the way" in window.status.accessibleDescription()
    player.key(Qt.Key.Key_Escape)
    assert "bends the way" not in window.status.accessibleDescription()
