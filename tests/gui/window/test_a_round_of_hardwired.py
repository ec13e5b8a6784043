"""Part of a round of Hardwired 28 by real keys, clicks and drags: Blessings, a mirrored bag, typed dice, proposals."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from engine.systems.hardwired28.state import HardwiredGame
from gui.window.main_window import MainWindow
from gui.window.opening import Opened, start
from missions.load import load_mission
from missions.shipped import shipped_paths

CLERKS = "coworkers.clerks"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(empty_window: MainWindow, qtbot: QtBot) -> MainWindow:
    path = next(path for path in shipped_paths("hardwired28") if path.stem == "extraction")
    empty_window.files.take(Opened(start(load_mission(path), 7)))
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def game(window: MainWindow) -> HardwiredGame:
    found = window.session.game
    assert isinstance(found, HardwiredGame)
    return found


def accept(window: MainWindow, qtbot: QtBot) -> None:
    button = window.activation.findChild(QPushButton, "asks.accept")
    assert button is not None
    qtbot.mouseClick(button, LEFT)


def bless(window: MainWindow, player, qtbot: QtBot) -> None:
    while any(game(window).dice_owed.values()):
        player.key(Qt.Key.Key_B)
        accept(window, qtbot)


def draw(window: MainWindow, player, qtbot: QtBot, words: str) -> None:
    """The token that came out of a real bag."""
    window.actions_["typed"].setChecked(True)
    player.key(Qt.Key.Key_D)
    token = next(one for one in window.activation.findChildren(QRadioButton) if one.text().startswith(words))
    qtbot.mouseClick(token, LEFT, pos=QPoint(8, token.height() // 2))
    accept(window, qtbot)


def test_a_token_from_a_real_bag_and_a_typed_die_say_what_a_group_does(
    window: MainWindow, player, qtbot: QtBot
) -> None:
    bless(window, player, qtbot)
    draw(window, player, qtbot, "Data Clerk")
    assert game(window).token == CLERKS
    player.key(Qt.Key.Key_N)
    field = window.activation.findChild(QLineEdit)
    assert field is not None
    qtbot.keyClicks(field, "1")
    accept(window, qtbot)
    assert game(window).behaviour == {CLERKS: 1}


def test_a_proposal_is_taken_model_by_model(window: MainWindow, player, qtbot: QtBot) -> None:
    bless(window, player, qtbot)
    draw(window, player, qtbot, "Data Clerk")
    player.key(Qt.Key.Key_N)
    field = window.activation.findChild(QLineEdit)
    assert field is not None
    qtbot.keyClicks(field, "1")
    accept(window, qtbot)
    acted = []
    while game(window).token == CLERKS:
        row = next(
            one
            for one in window.activation.findChildren(QAbstractButton)
            if getattr(getattr(one, "option", None), "id", "").startswith("act:")
        )
        before = game(window).activated
        qtbot.mouseClick(row, LEFT)
        acted += sorted(game(window).activated - before)
    assert sorted(acted) == [f"{CLERKS}.{number}" for number in (1, 2, 3)]


def test_a_squad_model_acts_by_key_and_drag(window: MainWindow, player, qtbot: QtBot) -> None:
    bless(window, player, qtbot)
    draw(window, player, qtbot, "Compliance")
    unit = next(unit.id for unit in window.session.mission.units if unit.side == "compliance")
    window.play.pick(unit)
    player.key(Qt.Key.Key_A)
    model = game(window).activation
    assert model is not None
    player.settle()
    here = player.pose(model.model)
    player.drag(here.point, (here.x, here.y + (1.5 if here.y < 12 else -1.5)))
    player.settle()
    if window.play.nearest is not None:
        player.key(Qt.Key.Key_Return)
    activation = game(window).activation
    assert activation is not None
    assert activation.moved
    assert player.pose(model.model).y != here.y
    player.key(Qt.Key.Key_E)
    assert game(window).token is None


def test_a_push_and_a_swap_are_asked_for_by_their_keys(window: MainWindow, player, qtbot: QtBot) -> None:
    bless(window, player, qtbot)
    window.actions_["typed"].setChecked(False)
    player.key(Qt.Key.Key_0)
    assert window.play.asking is not None
    assert window.play.asking.id == "push"
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_Slash)
    assert window.play.asking is not None
    assert window.play.asking.id == "swap"
