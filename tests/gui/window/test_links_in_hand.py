"""What holds a unit together is drawn where it stands, and goes with the model in the hand."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.rehearsal import Rehearsal
from gui.board.links import BreakDrawing, LinkDrawing
from gui.board.overlay import Overlay
from gui.board.overlays import CoherencyDrawing
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from missions.load import load_mission
from missions.systems import system


@pytest.fixture
def window(empty_window: MainWindow, repository: Path, qtbot: QtBot) -> MainWindow:
    mission = load_mission(next((repository / "missions/starcraft").glob("hold-position-typhoon.yaml")))
    rehearsal = Rehearsal(system("starcraft"), mission, seed=1)
    empty_window.files.take(Opened(rehearsal))
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def begin(window: MainWindow, player) -> None:
    """The first side deploys its Adepts."""
    player.key("o")
    player.window.activation.give()
    options = window.play.options
    assert options is not None
    window.play.choose(options.general[0])
    assert window.play.options is not None
    window.play.choose(window.play.options.general[0])


def links(window: MainWindow) -> list[LinkDrawing]:
    return [one for one in window.board.drawings("proposal") if isinstance(one, LinkDrawing)]


def test_a_deploy_in_the_hand_shows_links_and_a_model_set_too_far_one_that_breaks(window: MainWindow, player) -> None:
    begin(window, player)
    assert window.play.options is not None
    side = window.play.options.decider
    unit, at, far = (
        ("red.adepts", (34.0, 2.0), (44.0, 4.5)) if side == "red" else ("blue.marines", (2.0, 25.0), (2.0, 33.0))
    )
    window.play.pick(unit)
    player.key("d")
    player.move(at, buttons=Qt.MouseButton.NoButton)
    player.settle()
    others = len(window.session.game.alive_of(unit)) - 1
    assert len(links(window)) == others
    player.click(at)
    player.settle()
    trial = window.play.trial
    assert trial is not None
    pose = next(iter(trial.others.values()))
    player.drag(pose.point, far)
    player.settle()
    marks = [one for one in window.board.drawings("proposal") if isinstance(one, BreakDrawing)]
    assert len(marks) == 1
    assert len(links(window)) == others


def test_nothing_hangs_on_a_place_for_a_unit_in_reserve(window: MainWindow, player) -> None:
    begin(window, player)
    assert window.play.options is not None
    window.play.pick(next(iter(window.play.options.ready)))
    player.settle()
    assert window.board.drawings(Overlay.REACH.value)
    assert not [one for one in window.board.drawings(Overlay.COHERENCY.value) if isinstance(one, CoherencyDrawing)]
    assert not window.board.drawings(Overlay.RANGES.value)
