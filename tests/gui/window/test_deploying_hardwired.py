"""Hardwired 28 squads are set up by hand: the key, the pointer near the edge, a click."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.systems.hardwired28.deploying import deployer, to_deploy
from engine.systems.hardwired28.state import HardwiredGame
from gui.window.main_window import MainWindow
from gui.window.opening import Opened, start
from missions.load import mission_from_text
from missions.making_hardwired import Choice, make

NONE = Qt.MouseButton.NoButton
HELD = {"compliance": 0.4, "recovery": 23.6}
ACROSS = (2.0, 4.0, 11.5, 13.0, 20.0)


@pytest.fixture
def window(empty_window: MainWindow, qtbot: QtBot) -> MainWindow:
    """In place of the small game of the other tests: a Hardwired 28 game whose squads are still to be set up."""
    picked = {"mission": "control", "deployment": "standard", "aggressor": "compliance", "coworkers": "huddle"}
    mission = mission_from_text(make(Choice(seed=3, picked=picked)), "made")
    empty_window.files.take(Opened(start(mission, 5)))
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def test_every_model_is_set_up_against_its_edge_from_a_place_that_is_only_near_it(window: MainWindow, player) -> None:
    set_up = dict.fromkeys(HELD, 0)
    while (side := deployer(_game(window))) is not None:
        model = to_deploy(_game(window), side)[0]
        window.play.pick(model.unit)
        player.settle()
        player.key(Qt.Key.Key_D)
        place = (ACROSS[set_up[side]], HELD[side])
        player.move(place, NONE)
        player.settle()
        player.click(place)
        y = player.pose(model.id).y
        half = model.base.outer_radius
        assert y == (half if side == "compliance" else 24 - half)
        set_up[side] += 1
    assert set_up == {"compliance": 5, "recovery": 5}
    assert window.play.options is not None
    assert window.play.options.heading == "Corporate Blessings"


def test_far_from_its_edge_a_model_stays_in_the_hand_and_the_card_says_why(window: MainWindow, player) -> None:
    side = deployer(_game(window)) or ""
    model = to_deploy(_game(window), side)[0]
    window.play.pick(model.unit)
    player.key(Qt.Key.Key_D)
    player.move((12.0, 12.5), NONE)
    player.settle()
    player.click((12.0, 12.5))
    assert not _game(window).models[model.id].on_table
    assert player.card_title == "Refused"


def _game(window: MainWindow) -> HardwiredGame:
    game = window.session.game
    assert isinstance(game, HardwiredGame)
    return game
