from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit
from pytestqt.qtbot import QtBot

from engine.options import ChoiceAsk, TextAsk
from gui.panels.asks import AskForm
from gui.tools.hand import IDLE, Dragging
from gui.window.main_window import MainWindow

ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MARINE = (27.0, 8.0)


def test_a_move_needs_no_mouse(window: MainWindow, player) -> None:
    for _ in range(5):
        player.key(Qt.Key.Key_Tab)
    assert window.play.model == "red.goliath.1"
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        player.key(key)
    player.key(Qt.Key.Key_Left, ALT)
    assert isinstance(window.play.state, Dragging)
    assert player.card_title == "Allowed"
    player.key(Qt.Key.Key_Return)
    assert player.pose("red.goliath.1").point == pytest.approx((43.9, 11))
    assert window.play.state == IDLE


def test_a_refused_move_by_keys_is_put_back_with_its_reason(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    for _ in range(9):
        player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    assert player.pose("red.goliath.1").point == (42, 10)
    assert player.card_title == "Refused"


def test_others_are_walked_and_moved_by_keys(window: MainWindow, player) -> None:
    window.play.pick("red.marines", "red.marines.1")
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Tab)
    player.key(Qt.Key.Key_Up, ALT)
    taken = window.play.state.taken.number
    pose = window.play.trial.others[taken]
    player.key(Qt.Key.Key_Return)
    assert player.pose(f"red.marines.{taken}") == pose
    assert player.pose("red.marines.1").point == (27, 9)


def test_shift_tab_walks_back(window: MainWindow, player) -> None:
    player.key(Qt.Key.Key_Tab)
    player.key(Qt.Key.Key_Tab)
    player.key(Qt.Key.Key_Backtab, SHIFT)
    assert window.play.model == "red.marines.1"


def test_an_option_has_a_key(window: MainWindow, player) -> None:
    player.key("p")
    assert window.session.game.turn == "blue"


def test_the_key_of_a_closed_option_says_why(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.key("d")
    assert player.card_title == "Not open"
    assert window.verdict.card.checks[0].title == "Already on the table"


def test_dice_are_rolled_by_the_program_and_the_same_again_after_undo(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.key("l")
    form = window.activation.findChild(AskForm)
    player.key(Qt.Key.Key_Return, on=form.accept)
    rolled = window.session.game.last
    assert len(rolled) == 2
    window.actions_["undo"].trigger()
    window.play.pick("red.goliath")
    player.key("l")
    window.activation.findChild(AskForm).give()
    assert window.session.game.last == rolled


def test_dice_of_ones_own_are_typed(window: MainWindow, player, qtbot: QtBot) -> None:
    window.play.pick("red.goliath")
    player.key("l")
    window.activation.findChild(QCheckBox, "asks.typed").click()
    line = window.activation.findChild(QLineEdit, "ask.rolled")
    assert window.session.typed_dice
    qtbot.keyClicks(line, "7 3")
    player.key(Qt.Key.Key_Return, on=line)
    assert window.session.game.last == ()
    line.clear()
    qtbot.keyClicks(line, "63")
    player.key(Qt.Key.Key_Return, on=line)
    assert window.session.game.last == (6, 3)


def test_a_letter_typed_into_a_field_is_no_option(window: MainWindow, player, qtbot: QtBot) -> None:
    player.key("x")
    line = window.activation.findChild(QLineEdit, "ask.cause")
    qtbot.keyClicks(line, "pmh")
    assert line.text() == "pmh"
    assert len(window.session.rehearsal.nodes) == 1


def test_models_asked_for_are_told_by_a_click_on_the_table(window: MainWindow, player) -> None:
    player.key("x")
    player.click((29, 7))
    player.click((42, 10))
    player.key(Qt.Key.Key_Return)
    game = window.session.game
    assert not game.model("red.marines.2").on_table
    assert not game.model("red.goliath.1").on_table
    assert game.model("red.marines.1").on_table


def test_casualties_go_on_being_asked_of_another_unit_that_is_clicked(
    window: MainWindow, player, rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a game asks only about the unit that is looked at."""
    real = rules.options

    def of_one_unit(game, unit=None):
        options = real(game, unit)
        models = tuple((model.id, model.id) for model in game.alive_of(unit)) if unit else ()
        asks = (ChoiceAsk("models", "Which models", models, many=True), TextAsk("cause", "Cause"))
        return replace(options, table=(replace(options.table[0], asks=asks), *options.table[1:]))

    monkeypatch.setattr(rules, "options", of_one_unit)
    player.click(MARINE)
    player.key("x")
    assert window.play.asking is not None
    player.click((29.0, 18.2))
    assert window.play.unit == "blue.zerglings"
    form = window.activation.findChild(AskForm)
    assert form is not None
    form.give()
    assert not window.session.game.model("blue.zerglings.2").on_table
    assert player.pose("red.marines.1").point == MARINE


def test_what_is_asked_of_a_unit_alone_is_not_asked_of_another(window: MainWindow, player) -> None:
    player.click(MARINE)
    player.key("l")
    assert window.play.asking is not None
    player.click((42.0, 10.0))
    assert window.play.asking is None


def test_escape_leaves_what_is_asked(window: MainWindow, player) -> None:
    player.key("x")
    player.key(Qt.Key.Key_Escape, on=window.activation.findChild(QLineEdit, "ask.cause"))
    assert window.play.asking is None
    assert window.activation.findChild(AskForm) is None


def test_the_tape_measures_and_escape_clears_it(window: MainWindow, player) -> None:
    window.actions_["tape"].trigger()
    player.click((10, 10))
    player.move((13, 14), Qt.MouseButton.NoButton)
    assert float(window.status.value("tape").rstrip("″")) == pytest.approx(5, abs=player.slack)
    player.click((13, 14))
    player.move((13, 20), Qt.MouseButton.NoButton)
    assert "+" in window.status.value("tape")
    player.key(Qt.Key.Key_Escape)
    assert window.status.value("tape") == ""


def test_the_tape_lays_hands_on_no_model(window: MainWindow, player) -> None:
    window.actions_["tape"].trigger()
    player.drag((42, 10), (44, 14))
    assert player.pose("red.goliath.1").point == (42, 10)
    assert window.play.unit is None


def test_a_key_goes_from_unit_to_unit_those_off_the_table_too(window: MainWindow) -> None:
    seen = []
    for _ in range(6):
        window.actions_["unit_next"].trigger()
        seen.append(window.play.unit)
    assert seen == [
        "red.marines",
        "red.goliath",
        "red.raynor",
        "blue.zerglings",
        "blue.hydralisks",
        "red.marines",
    ]
    window.actions_["unit_before"].trigger()
    assert window.play.unit == "blue.hydralisks"


def test_a_unit_in_the_hand_is_not_left_for_the_next(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.key(Qt.Key.Key_Down)
    window.actions_["unit_next"].trigger()
    assert window.play.unit == "red.goliath"
    assert isinstance(window.play.state, Dragging)


def test_a_key_goes_from_option_to_option_and_enter_asks_for_it(window: MainWindow, player) -> None:
    window.activateWindow()
    window.play.pick("red.goliath")
    names = []
    for _ in range(5):
        window.actions_["option_next"].trigger()
        focused = window.focusWidget()
        assert focused is not None
        names.append(focused.objectName())
    assert len(set(names)) == 5
    assert {"option.pass", "option.walk", "option.stay"} <= set(names)
    window.actions_["option_before"].trigger()
    assert window.focusWidget().objectName() == names[-2]
    while window.focusWidget().objectName() != "option.pass":
        window.actions_["option_next"].trigger()
    player.key(Qt.Key.Key_Return, on=window.focusWidget())
    assert window.session.game.turn == "blue"


def test_the_card_of_an_order_stays_with_it_and_goes_where_one_goes_elsewhere(window: MainWindow, player) -> None:
    player.key("P")
    assert player.card_title == "Allowed"
    window.undo()
    assert window.verdict.card is None
    player.key("P")
    assert player.card_title == "Allowed"
    window.play.go_to(0)
    assert window.verdict.card is None


def test_the_log_is_walked_line_by_line_without_losing_the_keyboard(window: MainWindow, player, qtbot: QtBot) -> None:
    player.key("P")
    player.key("P")
    window.log.list.setFocus()
    for keys, place in (((Qt.Key.Key_Up, Qt.Key.Key_Return), 1), ((Qt.Key.Key_Home, Qt.Key.Key_Return), 0)):
        for key in keys:
            player.key(key, on=QApplication.focusWidget())
        assert window.session.rehearsal.at.number == place
        assert QApplication.focusWidget() is window.log.list
    window.board.setFocus()
    log = window.log.list
    qtbot.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=log.visualItemRect(log.item(2)).center())
    assert window.session.rehearsal.at.number == 2
    assert QApplication.focusWidget() is window.board, "a click leaves the keyboard at the table"
