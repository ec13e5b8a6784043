"""The keys that the table listens to itself are given to others, and what cannot be given is told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from gui.board.tape import TapeDrawing
from gui.dialogs.pages import keys
from gui.dialogs.shortcuts import Bound, KeysPage
from gui.tools.hand import IDLE, Dragging
from gui.window.main_window import MainWindow
from gui.window.table_keys import STEPS

CTRL, ALT, SHIFT, PAD = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)
NONE = Qt.KeyboardModifier.NoModifier
KEYS = {"left": Qt.Key.Key_Left, "right": Qt.Key.Key_Right, "up": Qt.Key.Key_Up, "down": Qt.Key.Key_Down}
START = (27.0, 8.0)


@pytest.fixture
def marine(window: MainWindow) -> MainWindow:
    window.play.pick("red.marines", "red.marines.1")
    return window


def held(window: MainWindow) -> tuple[float, float]:
    assert isinstance(window.play.state, Dragging)
    return window.play.state.pose.point


def test_every_step_has_the_keys_it_came_with_on_the_pad_too(marine: MainWindow, player) -> None:
    held_down = {1.0: (NONE, SHIFT, PAD), 0.1: (ALT, CTRL), 0.01: (ALT | SHIFT, CTRL | SHIFT)}
    for step in STEPS.values():
        for modifiers in held_down[step.inches]:
            player.key(KEYS[step.way], modifiers)
            x, y = held(marine)
            assert (x - START[0], y - START[1]) == pytest.approx(step.by), (step, modifiers)
            player.key(Qt.Key.Key_Escape)
            assert marine.play.state == IDLE
    assert len(STEPS) == 12


def test_other_keys_are_obeyed_and_the_old_ones_no_more(marine: MainWindow, player) -> None:
    marine.actions_.take_keys({"step_down": "J", "drop": "F11", "put_back": "Ctrl+G", "model_next": "PgDown"})
    marine.actions_.take_keys({"step_down": "Ctrl+J", "drop": "F11", "put_back": "Ctrl+G", "model_next": "PgDown"})
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Down, SHIFT)
    assert marine.play.state == IDLE, "its further keys go with the first"
    player.key(Qt.Key.Key_J, CTRL)
    assert held(marine)[1] == pytest.approx(9)
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Enter, PAD)
    assert held(marine)[1] == pytest.approx(9)
    player.key(Qt.Key.Key_G, CTRL)
    assert marine.play.state == IDLE
    player.key(Qt.Key.Key_J, CTRL)
    player.key(Qt.Key.Key_F11)
    player.key(Qt.Key.Key_F11)
    assert player.pose("red.marines.1").point == pytest.approx((27, 9))
    before = marine.play.model
    player.key(Qt.Key.Key_Tab)
    assert marine.play.model == before
    player.key(Qt.Key.Key_PageDown)
    assert marine.play.model != before


def test_the_tape_goes_by_the_same_keys(window: MainWindow, player) -> None:
    window.actions_.take_keys({"step_right": "Ctrl+H", "drop": "F11", "unbend": "Del"})
    window.actions_["tape"].trigger()
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_H, CTRL)
    player.key(Qt.Key.Key_F11)
    player.key(Qt.Key.Key_H, CTRL)
    [drawn] = window.board.drawings("tape")
    assert isinstance(drawn, TapeDrawing)
    assert len(drawn.points) == 3
    player.key(Qt.Key.Key_Delete)
    [drawn] = window.board.drawings("tape")
    assert isinstance(drawn, TapeDrawing)
    assert len(drawn.points) == 2


def test_no_other_control_loses_its_keys(marine: MainWindow, player) -> None:
    line = QLineEdit("abc", marine.activation)
    line.show()
    line.setFocus()
    player.key(Qt.Key.Key_Left, on=line)
    assert line.cursorPosition() == 2
    assert marine.play.state == IDLE
    marine.log.list.setFocus()
    player.key(Qt.Key.Key_Down, on=marine.log.list)
    assert marine.play.state == IDLE


def test_what_is_asked_is_answered_by_the_key_that_drops(marine: MainWindow, player) -> None:
    marine.actions_.take_keys({"drop": "F11"})
    before = len(marine.session.rehearsal.nodes)
    player.key("L")
    assert marine.play.asking is not None
    marine.board.setFocus()
    player.key(Qt.Key.Key_Return)
    assert len(marine.session.rehearsal.nodes) == before
    player.key(Qt.Key.Key_F11)
    assert len(marine.session.rehearsal.nodes) == before + 1


def test_the_menu_does_what_the_keys_do(marine: MainWindow) -> None:
    marine.actions_["step_left_fine"].trigger()
    assert held(marine)[0] == pytest.approx(26.9)
    marine.actions_["put_back"].trigger()
    assert marine.play.state == IDLE


def test_words_on_the_screen_name_the_keys_that_the_table_has_now(marine: MainWindow, player) -> None:
    marine.actions_.take_keys({"drop": "F11", "put_back": "", "step_down": "Ctrl+J", "model_next": "PgDown"})
    player.key(Qt.Key.Key_J, CTRL)
    assert marine.activation._way_on == "Left Right Up Ctrl+J move, F11 drops, no key puts back"
    player.key(Qt.Key.Key_F11)
    assert marine.stage.proposing.proposal(marine.play.trial, None, None).note.tail == "F11 carries it out"
    assert marine.verdict.findChild(QPushButton, "verdict.put_back").text() == "Put back"
    rows = {entry.mark for group in keys(marine.actions_.bound(), marine.actions_.said) for entry in group.entries}
    assert {"F11", "no key", "PgDown, Shift+Tab", "Left Right Up Ctrl+J"} <= rows
    assert not {"Enter", "Esc", "Arrow keys"} & rows
    marine.actions_.take_keys({})
    assert marine.actions_.said("Enter, Esc, Tab, arrows") == "Enter, Esc, Tab, arrows"


def test_what_no_action_can_have_is_told(qtbot: QtBot) -> None:
    bound = (Bound("drop", "Drop", "Return", "Return", ("Enter",)), Bound("tape", "Tape", "Ctrl+2", "Ctrl+2"))
    page = KeysPage(bound, {"Alt+F": "File"})
    qtbot.addWidget(page)
    for key, told in {
        "Ctrl+T": "",
        "F11": "",
        "Enter": "A key can do one thing. Enter: Drop and Tape.",
        "Return": "A key can do one thing. Return: Drop and Tape.",
        "M": "M: letters by themselves ask for options.",
        "Shift+M": "Shift+M: letters by themselves ask for options.",
        "Alt+F": "Alt+F: it opens the menu File.",
        "Alt+M": "",
        "Num+7": "7: it begins a place in figures.",
        "Num+Enter": "A key can do one thing. Enter: Drop and Tape.",
        "Ctrl+M": "",
        "7": "7: it begins a place in figures.",
        "-": "-: it begins a place in figures.",
        "Space": "Space: it presses what has the keyboard, and moves the view.",
    }.items():
        page.edits["tape"].setKeySequence(QKeySequence(key))
        assert page.said.text() == told
        assert page.clear is (not told)
    page.edits["tape"].setKeySequence(QKeySequence("Enter"))
    page.edits["drop"].setKeySequence(QKeySequence("F11"))
    assert page.clear, "the further keys go with the first"
