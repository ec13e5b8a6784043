"""A Charge in the window: while it asks for its targets and its die, its rings are drawn."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.rehearsal import Rehearsal
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from missions.scenes import load_scene
from missions.systems import system


@pytest.fixture
def window(empty_window: MainWindow, repository: Path, qtbot: QtBot) -> MainWindow:
    """The Assault Phase; a lone marine may charge."""
    scene = load_scene(repository / "tests/scenes/starcraft/charge.yaml")
    rehearsal = Rehearsal(system("starcraft"), scene.mission, seed=1)
    empty_window.files.take(Opened(rehearsal))
    for order in scene.before:
        empty_window.session.commit(order)
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def test_the_odds_are_drawn_while_the_charge_asks(window: MainWindow, player) -> None:
    player.click((12.0, 9.0))
    assert window.play.options is not None
    charge = next(one for one in window.play.options.unit if one.id == "charge")
    window.play.choose(charge)
    draft = window.play.draft
    assert draft is not None
    assert draft.option == "charge"
    areas = window.session.system.areas(window.session.game, draft)
    assert areas.bands[0].text == "1+: 100%"
    assert len(areas.bands) == 6
