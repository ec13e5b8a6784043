"""StarCraft's abilities in the window: options like any other, some of them done by the model in the hand."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.options import Option
from engine.rehearsal import Rehearsal
from gui.board.ghost import GhostDrawing
from gui.board.note import NoteDrawing
from gui.board.path import PathDrawing
from gui.panels.option import OptionRow
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from missions.scenes import load_scene
from missions.systems import system

MARINE = (12.0, 9.0)


@pytest.fixture
def window(empty_window: MainWindow, repository: Path, qtbot: QtBot) -> MainWindow:
    """A lone marine whose turn it is, once the First Player Marker is given."""
    scene = load_scene(repository / "tests/scenes/starcraft/ability-twice.yaml")
    rehearsal = Rehearsal(system("starcraft"), scene.mission, seed=1)
    empty_window.files.take(Opened(rehearsal))
    for order in scene.before[:3]:
        empty_window.session.commit(order)
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def option(window: MainWindow, id: str) -> Option:
    assert window.play.options is not None
    return next(one for one in window.play.options.unit if one.id == id)


def test_an_ability_without_a_place_is_given_by_its_option(window: MainWindow, player) -> None:
    player.click(MARINE)
    window.play.choose(option(window, "ability:stimpack"))
    assert window.session.rehearsal.line()[-1].order.do == "ability"
    assert option(window, "move").hint == "up to 10″"


def test_a_token_is_laid_where_the_model_in_the_hand_is_dropped_and_the_model_stays(window: MainWindow, player) -> None:
    player.click(MARINE)
    window.play.choose(option(window, "ability:dropship"))
    (row,) = [one for one in window.activation.findChildren(OptionRow) if one.running]
    assert row.accessibleName().endswith("a click drops, Esc puts back")
    player.lift(MARINE, (20.0, 12.0))
    (ghost,) = [one for one in window.board.drawings("proposal") if isinstance(one, GhostDrawing)]
    assert not any(isinstance(one, PathDrawing) for one in window.board.drawings("proposal"))
    player.release((20.0, 12.0))
    token = window.session.readout.tokens[0]
    assert token.at == pytest.approx((20.0, 12.0), abs=player.slack)
    assert ghost.base.width == token.diameter
    assert player.pose("red.a.1").point == MARINE
    assert window.board.drawings("markers")


def test_a_token_hangs_on_the_pointer_as_soon_as_its_ability_is_chosen(window: MainWindow, player) -> None:
    player.click(MARINE)
    window.play.choose(option(window, "ability:dropship"))
    proposal = window.board.drawings("proposal")
    assert [type(one) for one in proposal if isinstance(one, GhostDrawing | NoteDrawing)] == [GhostDrawing]
    player.move((20.0, 12.0), Qt.MouseButton.NoButton)
    player.click((20.0, 12.0))
    assert window.session.readout.tokens[0].at == pytest.approx((20.0, 12.0), abs=player.slack)
    assert player.pose("red.a.1").point == MARINE


def test_a_short_move_by_an_ability_is_dragged(window: MainWindow, player) -> None:
    player.click(MARINE)
    window.play.choose(option(window, "ability:go-go-go"))
    player.drag(MARINE, (13.5, 9.0))
    assert player.pose("red.a.1").point == pytest.approx((13.5, 9.0), abs=player.slack)
    assert window.session.options("red.a").ready == {"red.a"}


def test_while_a_token_is_held_the_model_shows_where_it_would_lie(window: MainWindow, player) -> None:
    player.click(MARINE)
    window.play.choose(option(window, "ability:dropship"))
    player.lift(MARINE, (20.0, 12.0))
    assert window.play.trial is not None
    assert window.play.trial.path[-1].point == pytest.approx((20.0, 12.0), abs=player.slack)
    assert window.session.readout.tokens == ()
