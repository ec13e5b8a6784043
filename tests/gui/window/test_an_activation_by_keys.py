"""One activation in each game, whole, by real keys alone: no button is pressed, no widget is asked to do anything."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.options import Option
from geometry.pose import Pose, distance
from gui.tools.choosing import options_of
from gui.tools.hand import IDLE, Dragging, Setting
from gui.window.main_window import MainWindow
from gui.window.opening import Opened, start
from missions.load import load_mission
from missions.shipped import shipped_paths

Key = Qt.Key
SEED = 42
"""The same dice each time."""


class Keys:
    """Presses keys where the keyboard is, and reads of the window what a player reads."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    def press(self, *keys: Qt.Key | str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            self.qtbot.keyClick(QApplication.focusWidget() or self.window.board, key, held)
            self.settle()

    def settle(self) -> None:
        QApplication.processEvents()
        self.qtbot.waitUntil(lambda: self.window.stage.is_idle)

    def option(self, name: str) -> Option | None:
        """One that is open and so called, as the panel lists it."""
        options = self.window.play.options
        assert options is not None
        listed = (option for option in options_of(options) if option.open)
        return next((option for option in listed if option.name.startswith(name)), None)

    def ask_for(self, name: str) -> None:
        """By the key that stands on the option; where it asks for something, Enter takes what the program rolls."""
        option = self.option(name)
        assert option is not None, name
        assert option.key, name
        self.press(option.key.lower())
        if self.window.play.asking is not None:
            self.press(Key.Key_Return)
        assert self.window.play.asking is None, name

    def go_to(self, *units: str) -> str:
        """F3 until one of these is looked at."""
        for _ in self.window.session.mission.units:
            self.press(Key.Key_F3)
            if self.window.play.unit in units:
                break
        assert self.window.play.unit in units
        return str(self.window.play.unit)

    def poses(self, unit: str) -> dict[str, Pose | None]:
        return {model.id: model.pose for model in self.window.session.game.models_of(unit)}

    @property
    def ready(self) -> frozenset[str]:
        options = self.window.play.options
        return frozenset() if options is None else options.ready


@pytest.fixture
def begin(empty_window: MainWindow, qtbot: QtBot):
    def open_(system: str, number: int = 0) -> Keys:
        empty_window.files.take(Opened(start(load_mission(shipped_paths(system)[number]), SEED)))
        with qtbot.waitExposed(empty_window):
            empty_window.show()
        empty_window.activateWindow()
        keys = Keys(empty_window, qtbot)
        keys.settle()
        return keys

    return open_


def test_a_starcraft_unit_is_deployed_by_keys_alone(begin) -> None:
    keys = begin("starcraft")
    window = keys.window
    keys.ask_for("Roll off")
    keys.ask_for("Marker to")
    side = window.play.options.decider
    keys.press("1" if side == "red" else "2")
    unit = keys.go_to(*keys.ready)
    keys.ask_for("Deploy")
    assert isinstance(window.play.state, Dragging)
    keys.press(Key.Key_Down if side == "red" else Key.Key_Up, held=Qt.KeyboardModifier.AltModifier)
    keys.press(Key.Key_Return)
    if isinstance(window.play.state, Setting):
        keys.press(Key.Key_Return)
    assert window.play.state == IDLE
    assert all(pose is not None for pose in keys.poses(unit).values())
    assert window.session.rehearsal.at.number == 4
    keys.press("z", held=Qt.KeyboardModifier.ControlModifier)
    assert all(pose is None for pose in keys.poses(unit).values())


def test_a_genesys_squad_moves_and_turns_by_keys_alone(begin) -> None:
    keys = begin("genesys")
    window = keys.window
    keys.ask_for("Roll off")
    unit = keys.go_to(*keys.ready)
    before = keys.poses(unit)
    towards = Key.Key_Up if min(pose.y for pose in before.values()) > 24 else Key.Key_Down
    keys.press(towards, towards, "[", ".", towards, "]")
    assert isinstance(window.play.state, Dragging)
    assert window.verdict.card.title == "Allowed"
    keys.press(Key.Key_Return)
    if isinstance(window.play.state, Setting):
        keys.press(Key.Key_Return)
    after = keys.poses(unit)
    assert window.play.state == IDLE
    assert all(distance(before[id].point, after[id].point) == pytest.approx(3, abs=0.6) for id in before)


def test_a_hardwired_model_acts_by_keys_alone(begin) -> None:
    keys = begin("hardwired28")
    window = keys.window
    for _ in range(12):
        if keys.ready and keys.option("Roll Blessings") is None and keys.option("Draw a token") is None:
            break
        named = next(name for name in ("Roll Blessings", "Draw a token") if keys.option(name) is not None)
        keys.ask_for(named)
    unit = keys.go_to(*keys.ready)
    (model,) = keys.poses(unit)
    if keys.option("Activate") is not None:
        keys.ask_for("Activate")
    before = keys.poses(unit)[model]
    for key in (Key.Key_Down, Key.Key_Up, Key.Key_Right, Key.Key_Left):
        keys.press(key)
        if window.verdict.card.title == "Allowed":
            break
        keys.press(Key.Key_Escape)
    assert isinstance(window.play.state, Dragging)
    keys.press(Key.Key_Return)
    assert window.play.state == IDLE
    assert distance(keys.poses(unit)[model].point, before.point) == pytest.approx(1)


def test_a_genesys_squad_chosen_whole_turns_in_formation_by_keys_alone(begin) -> None:
    """Left to itself each model turns on its spot; chosen together they turn about the one in the hand."""
    keys = begin("genesys")
    window = keys.window
    keys.ask_for("Roll off")
    squads = [unit for unit in keys.ready if len(keys.poses(unit)) > 2]
    unit = keys.go_to(*squads)
    keys.press("a", held=Qt.KeyboardModifier.ControlModifier)
    assert window.play.chosen == keys.poses(unit).keys()
    before = {model.number: model.placed.pose for model in window.session.game.standing_of(unit)}
    towards = Key.Key_Up if before[1].y > 24 else Key.Key_Down
    keys.press(towards, towards, "]")
    state = window.play.state
    assert isinstance(state, Dragging)
    leader = before.pop(state.hold.number)
    assert state.pose.turn == pytest.approx((leader.turn + 15) % 360)
    others = window.play.trial.others
    assert others.keys() == before.keys()
    for number, stood in before.items():
        was = Pose(stood.x - leader.x, stood.y - leader.y)
        expected = Pose(state.pose.x, state.pose.y, 15).place(was.point)
        assert others[number].point == pytest.approx(expected)
        assert others[number].turn == pytest.approx((stood.turn + 15) % 360)
