"""After a refused drop the nearest legal end stays on offer until something else is done."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gui.board.ghost import NearestDrawing
from gui.tools.hand import IDLE, Setting
from gui.window.main_window import MainWindow

GOLIATH = (42.0, 10.0)
TOO_FAR = (42.0, 20.0)


@pytest.fixture
def offered(window: MainWindow, player) -> MainWindow:
    player.drag(GOLIATH, TOO_FAR)
    player.settle()
    assert window.play.nearest is not None
    return window


def drawn(window: MainWindow) -> list[NearestDrawing]:
    return [one for one in window.board.drawings("proposal") if isinstance(one, NearestDrawing)]


def test_it_is_drawn_and_named_with_its_distance_and_its_key(offered: MainWindow, player) -> None:
    assert player.pose("red.goliath.1").point == GOLIATH
    assert player.card_title == "Refused"
    (ghost,) = drawn(offered)
    assert ghost.pose.point == pytest.approx((42, 17), abs=0.1)
    button = offered.verdict.findChild(QWidget, "verdict.carry_out")
    assert button.isVisible()
    assert button.accessibleName() == f"Nearest legal end. {offered.play.nearest.away:.2f}″"
    assert offered.play.nearest.away == pytest.approx(3.0, abs=0.1)


def test_enter_takes_it(offered: MainWindow, player) -> None:
    player.key(Qt.Key.Key_Return)
    assert player.pose("red.goliath.1").point == pytest.approx((42, 17), abs=0.1)
    assert player.card_title == "Allowed"
    assert offered.play.nearest is None
    assert not drawn(offered)


def test_its_button_takes_it(offered: MainWindow, player, qtbot: QtBot) -> None:
    qtbot.mouseClick(offered.verdict.findChild(QWidget, "verdict.carry_out"), Qt.MouseButton.LeftButton)
    assert player.pose("red.goliath.1").point == pytest.approx((42, 17), abs=0.1)


@pytest.mark.parametrize("how", ["escape", "button", "another", "nothing", "again", "option", "order", "rehearsal"])
def test_it_goes_when_something_else_is_done(offered: MainWindow, player, qtbot: QtBot, rehearsal, how: str) -> None:
    match how:
        case "escape":
            player.key(Qt.Key.Key_Escape)
        case "button":
            leave = offered.verdict.findChild(QPushButton, "verdict.put_back")
            assert leave.text() == "Leave it  (Esc)"
            qtbot.mouseClick(leave, Qt.MouseButton.LeftButton)
        case "another":
            player.click((27, 8))
        case "nothing":
            player.click((48, 30))
        case "again":
            player.lift(GOLIATH, (43, 11))
        case "option":
            player.key("p")
        case "order":
            offered.play.give(offered.session.system.fill(offered.session.game, offered.play.options.general[0], {}))
        case "rehearsal":
            offered.session.open(rehearsal)
    assert offered.play.nearest is None
    assert not drawn(offered)
    assert not offered.verdict.findChild(QWidget, "verdict.carry_out").isVisible() or how == "again"


def test_escape_first_takes_the_offer_away_and_then_the_look(offered: MainWindow, player) -> None:
    player.key(Qt.Key.Key_Escape)
    assert offered.play.unit == "red.goliath"


@pytest.mark.usefixtures("offered")
def test_enter_after_it_has_gone_does_nothing(player) -> None:
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_Return)
    assert player.pose("red.goliath.1").point == GOLIATH


def test_one_that_is_found_too_late_is_not_offered(window: MainWindow, player) -> None:
    player.drag(GOLIATH, TOO_FAR)
    window.play.pick("red.marines")
    player.settle()
    assert window.play.nearest is None


def test_where_others_follow_they_are_proposed_next(window: MainWindow, player) -> None:
    player.drag((27, 8), (13, 9))
    player.settle()
    player.key(Qt.Key.Key_Return)
    assert isinstance(window.play.state, Setting)
    player.key(Qt.Key.Key_Return)
    assert window.play.state == IDLE
    assert len(window.session.rehearsal.line()) == 1


def test_in_a_refused_drag_it_comes_as_soon_as_the_area_is_known(window: MainWindow, player) -> None:
    player.lift(GOLIATH, TOO_FAR)
    player.settle()
    assert drawn(window)
    assert window.verdict.findChild(QWidget, "verdict.carry_out").isVisible()
    player.key(Qt.Key.Key_Escape)
    assert not drawn(window)


def test_in_a_refused_drag_it_is_drawn_and_named_too(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.settle()
    player.lift(GOLIATH, TOO_FAR)
    (ghost,) = drawn(window)
    assert ghost.pose.point == pytest.approx((42, 17), abs=0.1)
    assert window.verdict.findChild(QWidget, "verdict.carry_out").isVisible()
    assert not window.verdict.findChild(QPushButton, "verdict.put_back").isVisible()
    player.move((42, 14))
    assert not drawn(window)
    player.release((42, 14))
