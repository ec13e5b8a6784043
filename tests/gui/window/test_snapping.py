"""What a drag is drawn to, by real buttons and keys: an enemy's 1″, a base to touch, the end of the reach."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from engine.rulebook import Figure
from geometry.base import Placed
from geometry.gaps import separation
from geometry.pose import Point
from gui.board.snaps import BarDrawing, RingedDrawing, TouchDrawing
from gui.tools.hand import Dragging, Setting
from gui.window.magnet import FIGURE
from gui.window.main_window import MainWindow
from gui.window.opening import start
from missions.load import load_mission
from missions.shipped import shipped_paths

GOLIATH = (42.0, 10.0)
MARINE = (27.0, 8.0)
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
DOWN = 17.0
"""Where the Goliath's 7″ straight down end."""


def move_with_shift(window: MainWindow, point: Point) -> None:
    view = window.board.viewport()
    place = QPointF(window.board.from_inches(point).toPoint())
    event = QMouseEvent(QMouseEvent.Type.MouseMove, place, view.mapToGlobal(place), NONE, LEFT, SHIFT)
    QApplication.sendEvent(view, event)
    QApplication.processEvents()


def held(window: MainWindow) -> Point:
    state = window.play.state
    assert isinstance(state, Dragging)
    return state.pose.point


def far(window: MainWindow, model: str) -> float:
    """From the Goliath in the hand to another model, edge to edge."""
    game = window.session.game
    state = window.play.state
    assert isinstance(state, Dragging)
    here = Placed(game.model("red.goliath.1").base, state.pose)
    return separation(here, game.model(model).placed)


def words(window: MainWindow) -> str:
    card = window.verdict.card
    assert card is not None
    return card.says


@pytest.mark.parametrize("beyond", [-0.3, 0.3])
def test_near_its_end_the_reach_draws_the_model_from_either_side(window: MainWindow, player, beyond: float) -> None:
    window.play.pick("red.goliath")
    player.settle()
    player.lift(GOLIATH, (42, DOWN + beyond))
    x, y = held(window)
    assert (x, y) == pytest.approx((42, DOWN), abs=0.06)
    assert 6.99 < ((x - 42) ** 2 + (y - 10) ** 2) ** 0.5 < 7
    assert player.card_title == "Allowed"
    assert words(window).endswith("Snapped: the end of the reach.")
    assert window.status.value("drag").endswith("snapped: the end of the reach")
    assert any(isinstance(drawing, BarDrawing) for drawing in window.board.drawings("proposal"))
    player.release((42, DOWN + beyond))
    assert player.pose("red.goliath.1").point == (x, y)


def test_far_from_everything_nothing_draws(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.settle()
    player.lift(GOLIATH, (42, 13))
    assert held(window) == pytest.approx((42, 13), abs=player.slack)
    assert "Snapped" not in words(window)
    assert "snapped" not in window.status.value("drag")


def test_an_enemy_draws_to_its_inch_and_no_closer(window: MainWindow, player) -> None:
    """The Goliath is 3″ across and a Zergling 1.26″: their centres are 3.13″ apart at 1″."""
    player.lift(GOLIATH, (38, 11))
    player.move((34.3, 16.8))
    assert far(window, "blue.zerglings.3") == pytest.approx(1.003, abs=1e-4)
    assert "1″ from Zergling 3" in words(window)
    assert "snapped: 1″ from Zergling 3" in window.status.value("drag")
    ringed = [drawing for drawing in window.board.drawings("proposal") if isinstance(drawing, RingedDrawing)]
    assert [drawing.pose.point for drawing in ringed] == [(31, 17)]


def test_the_distance_is_that_of_the_game_where_its_rulebook_has_one(window: MainWindow, player, rules) -> None:
    two = {**rules.rulebook.figures, FIGURE: Figure(2.0, "Fake")}
    rules.rulebook = replace(rules.rulebook, figures=two)
    player.lift(GOLIATH, (38, 11))
    player.move((35, 15.9))
    assert far(window, "blue.zerglings.3") == pytest.approx(2.003, abs=1e-4)
    assert "2″ from Zergling 3" in words(window)


@pytest.mark.parametrize("system", ["starcraft", "hardwired28"])
def test_the_games_that_have_such_a_distance_call_it_so(system: str) -> None:
    mission = load_mission(shipped_paths(system)[0])
    assert FIGURE in start(mission, 1).system.rulebook.figures


def test_bases_are_drawn_to_touch(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (38, 11))
    player.move((33.3, 16.9))
    assert 0 <= far(window, "blue.zerglings.3") < 0.001
    assert "base contact with Zergling 3" in words(window)
    assert any(isinstance(drawing, TouchDrawing) for drawing in window.board.drawings("proposal"))


def test_shift_holds_it_off_and_letting_go_of_it_draws_again(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.settle()
    player.lift(GOLIATH, (42, DOWN - 0.3))
    drawn = held(window)
    move_with_shift(window, (42, DOWN - 0.3))
    assert held(window) == pytest.approx((42, DOWN - 0.3), abs=player.slack)
    assert "Snapped" not in words(window)
    player.move((42, DOWN - 0.3))
    assert held(window) == drawn


def test_shift_pressed_while_the_pointer_stands_still_holds_it_off_too(window: MainWindow, player, qtbot) -> None:
    window.play.pick("red.goliath")
    player.settle()
    player.lift(GOLIATH, (42, DOWN - 0.3))
    drawn = held(window)
    qtbot.keyPress(window.board, Qt.Key.Key_Shift)
    QApplication.processEvents()
    assert held(window) == pytest.approx((42, DOWN - 0.3), abs=player.slack)
    qtbot.keyRelease(window.board, Qt.Key.Key_Shift)
    QApplication.processEvents()
    assert held(window) == drawn


def test_snapping_is_turned_off_in_the_menu(window: MainWindow, player) -> None:
    window.actions_["snap"].trigger()
    window.play.pick("red.goliath")
    player.settle()
    player.lift(GOLIATH, (42, DOWN - 0.3))
    assert held(window) == pytest.approx((42, DOWN - 0.3), abs=player.slack)


def test_arrow_keys_are_not_drawn(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.settle()
    for _ in range(7):
        player.key(Qt.Key.Key_Down)
    assert held(window) == (42, 17)


def test_a_key_goes_as_far_as_may_be_and_then_from_place_to_place(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.settle()
    player.key(Qt.Key.Key_Down)
    player.key(";")
    assert held(window) == pytest.approx((42, DOWN), abs=0.01)
    assert words(window).endswith("Snapped: the end of the reach.")
    player.key(";")
    assert held(window) != pytest.approx((42, DOWN), abs=0.01)
    assert words(window).endswith("Snapped: against Long wall.")
    assert player.card_title == "Allowed"
    player.key(Qt.Key.Key_Return)
    assert player.pose("red.goliath.1").point != GOLIATH


def test_those_that_follow_are_drawn_to_each_other(window: MainWindow, player) -> None:
    player.drag(MARINE, (24, 12))
    assert isinstance(window.play.state, Setting)
    leader, other = window.play.state.pose, window.play.trial.others[3]
    player.lift(other.point, (leader.x, leader.y - 1.26 - 0.2))
    placed = window.play.trial.others[3]
    apart = ((placed.x - leader.x) ** 2 + (placed.y - leader.y) ** 2) ** 0.5
    assert apart == pytest.approx(1.2602, abs=1e-4)
    assert "base contact with Marine 1" in words(window)
