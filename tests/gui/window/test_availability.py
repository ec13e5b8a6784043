"""Each action is open while it can do something, and says why while it cannot: with no table, under the page of
missions, at rest, with a model in the hand, and with a tool."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStatusTipEvent
from PySide6.QtWidgets import QApplication

from gui.dialogs.palette import Palette
from gui.window import table_keys
from gui.window.commanding import commands
from gui.window.main_window import MainWindow
from gui.window.needs import NEEDS

pytestmark = pytest.mark.qt_log_ignore("does not support")

ALWAYS = {"open", "list", "profile", "studio_new", "photo", "quit", "theme", "ink", "calm", "snap", "settings"}
ALWAYS |= {"palette", "shortcuts", "here", "keys", "about"}
ABOUT_THE_FILE = {"save", "save_as", "export", "report", "portraits", "studio", "clauses", "notes", "anew"}
OPENS_A_DIALOG = {"open", "list", "profile", "studio_new", "photo", "quit", "settings", "palette", "shortcuts", "here"}
OPENS_A_DIALOG |= {"keys", "about", "export_view", "mark", "note", "compare", "words", "preset_keep", "survey"}
OPENS_A_DIALOG |= {"start", "fairness", "overlays", "another_view", "free_add", "free_begin", *ABOUT_THE_FILE}
MARINE = "red.marines.1"


def open_ones(window: MainWindow) -> set[str]:
    return {action.objectName() for action in window.actions_.all() if action.isEnabled()}


def closed_ones(window: MainWindow) -> dict[str, str]:
    """With what is said of each, in a menu and beside a tool."""
    closed = [action for action in window.actions_.all() if action.isVisible() and not action.isEnabled()]
    for action in closed:
        said = window.actions_.reason_of(action)
        assert said
        if action.objectName() in NEEDS and not action.objectName().startswith(("overlay_", "preset_", "own_")):
            assert action.statusTip() == said
            assert action.toolTip().endswith(f": {said}")
    return {action.objectName(): window.actions_.reason_of(action) for action in closed}


def under_the_page(window: MainWindow) -> None:
    """Without the pictures of missions on it, which take their time."""
    window.start.blockSignals(True)
    window.start.offer_back(True)
    window.pages.setCurrentWidget(window.start)
    window.start.blockSignals(False)
    window.follow()


def test_with_no_table_only_what_needs_none_is_open(empty_window: MainWindow) -> None:
    assert open_ones(empty_window) == ALWAYS
    closed = closed_ones(empty_window)
    assert closed.pop("start") == "The page of missions is here already"
    assert set(closed.values()) == {"No table is open: choose a mission first"}


def test_under_the_page_of_missions_what_is_about_the_table_waits(window: MainWindow, player) -> None:
    under_the_page(window)
    assert open_ones(window) == ALWAYS | ABOUT_THE_FILE
    assert closed_ones(window)["tape"] == "The page of missions lies over the table"
    player.key(Qt.Key.Key_Escape, on=window.start)
    assert window.pages.currentWidget() is window.table
    assert window.actions_["tape"].isEnabled()


def test_what_needs_a_model_an_order_or_a_ring_waits_for_it(window: MainWindow) -> None:
    closed = closed_ones(window)
    assert closed["undo"] == "There is nothing to undo"
    assert closed["turn"] == closed["step_left"] == "No model is looked at or in the hand"
    assert closed["drop"] == "Nothing is in the hand, asked or offered"
    assert closed["ring_clear"] == "There is no ring"
    assert closed["layout"] == "This game has no guide to laying out terrain"
    window.play.pick("red.marines", MARINE)
    assert {"turn", "step_left", "look_at", "choose", "choose_all", "put_back"} <= open_ones(window)
    window.actions_["step_down"].trigger()
    assert window.play.in_hand
    assert {"undo", "bend", "exactly", "drop"} <= open_ones(window)
    assert closed_ones(window)["unit_next"] == "A model is in the hand: drop it or put it back first"
    assert closed_ones(window)["unbend"] == "No way has a bend"
    window.actions_["bend"].trigger()
    assert window.actions_["unbend"].isEnabled()
    for _ in ("the model", "what was asked", "the unit"):
        window.actions_["put_back"].trigger()
    assert closed_ones(window)["put_back"] == "There is nothing to put back"
    window.session.commit(window.play.session.system.fill(window.session.game, window.play.options.general[0], {}))
    assert {"undo", "rewind", "replay"} <= open_ones(window)


@pytest.mark.parametrize("state", ["page", "table", "hand", "free"])
def test_whatever_is_open_can_be_asked_for(window: MainWindow, state: str) -> None:
    """Nothing goes wrong, and nothing is left in a muddle: the table can be gone on with."""
    for action in window.actions_.all():
        name = action.objectName()
        if state == "page":
            under_the_page(window)
        elif state != "table" and not window.play.in_hand:
            window.play.pick("red.marines", MARINE)
        if state == "hand" and not window.play.in_hand:
            window.play.nudge(0, 0.5)
        elif state == "free":
            window.actions_[state].setChecked(True)
        if action.isEnabled() and name not in OPENS_A_DIALOG:
            action.trigger()
    window.play.bail()
    window.show_table()
    window.actions_["move"].trigger()
    window.play.pick("red.goliath")
    window.play.nudge(0, 1)
    assert window.play.in_hand


def test_actions_of_the_table_are_the_tools_own_while_one_is_chosen(window: MainWindow, player) -> None:
    """Asked for in a menu or by a key that the menu takes first, as by keys on the table."""
    window.play.pick("red.marines", MARINE)
    window.actions_["tape"].trigger()
    for name in ("drop", "step_right", "step_right"):
        window.actions_[name].trigger()
    assert not window.play.in_hand
    assert "2.00″" in window.status.value("tape")
    window.actions_["free"].trigger()
    assert not {"turn", "unbend"} & open_ones(window), "nothing has been put yet"
    ogre = window.session.game.model("blue.hydralisks.1")
    player.drag(ogre.pose.point, (ogre.pose.point[0] + 3, ogre.pose.point[1]))
    window.actions_["turn"].trigger()
    assert window.free.game.model(ogre.id).pose.turn == 15
    assert not window.play.in_hand
    window.actions_[table_keys.PUT_BACK].trigger()
    assert window.free.is_used, "only what is in the hand goes back"
    for _ in ("the turn", "the drag"):
        window.actions_["undo"].trigger()
    assert not window.free.is_used


def test_what_settles_a_move_gives_an_answer_too(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.key("l")
    assert window.play.asking is not None
    window.actions_[table_keys.DROP].trigger()
    assert len(window.session.game.last) == 2


def test_the_line_below_says_what_is_pointed_at_and_why_a_key_does_nothing(window: MainWindow, player) -> None:
    QApplication.sendEvent(window.menu_bar, QStatusTipEvent("for this"))
    assert "for this" in window.status.accessibleDescription()
    QApplication.sendEvent(window.menu_bar, QStatusTipEvent(""))
    player.key("l", Qt.KeyboardModifier.ControlModifier)
    assert "Place in figures: No model is looked at or in the hand" in window.status.accessibleDescription()
    player.key(Qt.Key.Key_Tab)
    assert "Place in figures" not in window.status.accessibleDescription()


def test_the_palette_tells_why_and_stays(window: MainWindow, qtbot) -> None:
    [closed] = [one for one in commands(window.actions_, window.play) if one.words == "Clear all rings"]
    assert (closed.closed, closed.do) == ("There is no ring", None)
    palette = Palette([closed], window)
    qtbot.addWidget(palette)
    palette.show()
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert palette.isVisible()


def test_where_nothing_is_moved_the_card_says_what_the_game_waits_for(
    window: MainWindow, player, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.play.pick("red.marines", MARINE)
    monkeypatch.setattr("gui.tools.choosing.for_drag", lambda *_: None)
    player.key(Qt.Key.Key_Right)
    assert (player.card_title, window.verdict.card.checks[0].title) == ("Not open", "Nothing is moved now")
    assert window.verdict.card.checks[0].more.startswith(window.play.options.heading)
