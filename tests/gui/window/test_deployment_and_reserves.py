"""Genesys in the window by keys and clicks: zones chosen and rolled, squads set down and brought on from reserve."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.options import Option
from engine.orders import RollOff
from engine.systems.genesys.orders import ChooseZones, Deploy, ForwardZones
from engine.systems.genesys.state import GenesysGame
from geometry.pose import Point, Pose
from gui.panels.asks import AskForm
from gui.window.main_window import MainWindow
from missions.shipped import shipped_paths

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
Press = Callable[..., None]


@pytest.fixture
def muster(empty_window: MainWindow, qtbot: QtBot) -> MainWindow:
    """Every squad of both sides waits."""
    empty_window.files.open(next(path for path in shipped_paths("genesys") if path.stem == "squads-to-set-down"))
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    empty_window.board.setFocus()
    return empty_window


@pytest.fixture
def press(muster: MainWindow, qtbot: QtBot) -> Press:
    def pressed(*keys: Qt.Key | str, on: QWidget | None = None) -> None:
        for key in keys:
            qtbot.keyClick(on or QApplication.focusWidget() or muster.board, key)
            qtbot.waitUntil(lambda: muster.stage.is_idle)

    return pressed


def click(muster: MainWindow, qtbot: QtBot, at: Point) -> None:
    place: QPoint = muster.board.from_inches(at).toPoint()
    qtbot.mouseMove(muster.board.viewport(), place)
    qtbot.mouseClick(muster.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: muster.stage.is_idle)


def game_of(muster: MainWindow) -> GenesysGame:
    game = muster.session.game
    assert isinstance(game, GenesysGame)
    return game


def unit_options(muster: MainWindow) -> list[Option]:
    assert muster.play.options is not None
    return list(muster.play.options.unit)


def test_zones_are_chosen_by_keys_each_side_its_own(muster: MainWindow, press: Press) -> None:
    space, down = Qt.Key.Key_Space, Qt.Key.Key_Down
    press("q", on=muster.board)
    assert len([form for form in muster.activation.findChildren(AskForm) if form.isVisible()]) == 1
    press(space, down, space, down, down, space, Qt.Key.Key_Return)
    assert game_of(muster).zones == {"orcs": (1, 2, 4)}
    press("x", on=muster.board)
    assert len([form for form in muster.activation.findChildren(AskForm) if form.isVisible()]) == 1
    press(down, down, down, down, Qt.Key.Key_Return)
    zones = game_of(muster).zones["dwarves"]
    assert zones[0] == 5
    assert len(zones) <= 3


def test_a_squad_is_set_down_with_a_click(muster: MainWindow, press: Press, qtbot: QtBot) -> None:
    muster.session.commit(ChooseZones(by="orcs", zones=(1, 2, 4)))
    muster.play.pick("orcs.leader")
    press("d", on=muster.board)
    assert muster.play.in_hand
    click(muster, qtbot, (30.0, 45.0))
    x, y = game_of(muster).model("orcs.leader.1").placed.centre
    assert (x, y) == (pytest.approx(30.0, abs=0.2), pytest.approx(45.0, abs=0.2))


def test_a_squad_comes_on_from_reserve_with_a_click_and_enter(muster: MainWindow, press: Press, qtbot: QtBot) -> None:
    for order in (
        ChooseZones(by="orcs", zones=(1, 2, 4)),
        ForwardZones(by="dwarves", zone=5, rolled=(1, 6)),
        Deploy(by="orcs", unit="orcs.leader", model=1, path=(Pose(30, 45),)),
        Deploy(by="dwarves", unit="dwarves.leader", model=1, path=(Pose(36, 9, 180),)),
        RollOff(rolled={"orcs": (6,), "dwarves": (1,)}),
    ):
        muster.session.commit(order)
    muster.play.pick("orcs.warriors-a")
    press("a", on=muster.board)
    assert [option.id for option in unit_options(muster)] == ["arrive", "arrive_extra"]
    press("m", on=muster.board)
    click(muster, qtbot, (20.0, 41.0))
    assert game_of(muster).squads_of("orcs") == ("orcs.leader",)
    press(Qt.Key.Key_Return, on=muster.board)
    assert game_of(muster).squads_of("orcs") == ("orcs.leader", "orcs.warriors-a")
    assert len(game_of(muster).standing_of("orcs.warriors-a")) == 5
    assert "move" in [option.id for option in unit_options(muster)]
