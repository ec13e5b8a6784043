"""Dragging a squad that has to be activated first, in the game where that is an order of its own."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui.panels.asks import AskForm
from gui.tools.hand import IDLE
from gui.tools.leadin import lead_in
from gui.window.main_window import MainWindow
from missions.shipped import shipped_paths


@pytest.fixture
def window(empty_window: MainWindow, qtbot: QtBot) -> MainWindow:
    """Genesys, after the roll-off; a squad of the side that decides is looked at."""
    assert empty_window.files.open(shipped_paths("genesys")[0])
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    play = empty_window.play
    while play.options.decider is None:
        play.choose(play.options.general[0])
        empty_window.activation.findChild(AskForm).give()
    play.pick(next(id for id in sorted(play.options.ready) if "leader" not in id))
    return empty_window


def forward(window: MainWindow) -> tuple[tuple[float, float], tuple[float, float]]:
    start = window.session.game.model(window.play.model).pose.point
    ahead = 3.0 if start[1] < 24 else -3.0
    return start, (start[0], start[1] + ahead)


def orders(window: MainWindow) -> list[str]:
    return [node.order.do for node in window.session.rehearsal.line()][-2:]


def test_a_drag_activates_the_squad_and_moves_it(window: MainWindow, player) -> None:
    player.drag(*forward(window))
    player.key(Qt.Key.Key_Return)
    assert orders(window) == ["activate", "move"]


def test_escape_takes_the_activation_back_with_the_drag(window: MainWindow, player) -> None:
    before = window.session.rehearsal.at.number
    player.lift(*forward(window))
    assert orders(window)[-1] == "activate"
    player.key(Qt.Key.Key_Escape)
    assert window.session.rehearsal.at.number == before
    assert window.play.state == IDLE


def test_a_refused_drag_takes_it_back_and_keeps_the_reason(window: MainWindow, player) -> None:
    before = window.session.rehearsal.at.number
    start, _ = forward(window)
    player.drag(start, (start[0], 24.0))
    assert window.session.rehearsal.at.number == before
    assert player.card_title == "Refused"


def test_an_activation_asked_for_is_not_taken_back(window: MainWindow, player) -> None:
    player.key("a")
    player.lift(*forward(window))
    player.key(Qt.Key.Key_Escape)
    assert orders(window)[-1] == "activate"


def test_an_order_that_lets_nothing_be_dragged_leads_nowhere(rehearsal) -> None:
    assert lead_in(rehearsal.system, rehearsal.game, "red.raynor") is None
    assert lead_in(rehearsal.system, rehearsal.game, "blue.zerglings") is None
