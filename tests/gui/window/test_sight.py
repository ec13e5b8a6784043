"""The Sight toggle of the window: from where the model picked stands, or from its ghost."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.sight import Lookout, SeenArea, seen_from
from geometry.base import Placed
from gui.board.overlay import Overlay
from gui.board.sight import SightDrawing
from gui.window import sight as sight_module
from gui.window.main_window import MainWindow

GOLIATH = (42.0, 10.0)


def seen(window: MainWindow, qtbot: QtBot) -> SeenArea | None:
    qtbot.waitUntil(lambda: window.stage.is_idle and window.sight.is_idle)
    drawings = window.board.drawings(Overlay.SIGHT.value)
    assert len(drawings) <= 1
    return drawings[0].seen if drawings and isinstance(drawings[0], SightDrawing) else None


def pick(window: MainWindow, number: int = 0) -> str:
    """A model by its place among those on the table."""
    model = list(window.session.game.on_table())[number]
    window.play.pick(model.unit, model.id)
    return model.id


@pytest.fixture
def toggled(window: MainWindow) -> MainWindow:
    window.actions_.overlays[Overlay.SIGHT].setChecked(True)
    return window


def test_nothing_is_worked_out_while_the_toggle_is_off(window: MainWindow, qtbot: QtBot) -> None:
    assert not window.actions_.overlays[Overlay.SIGHT].isChecked()
    pick(window)
    assert seen(window, qtbot) is None


def test_the_model_picked_is_looked_from_and_named(toggled: MainWindow, qtbot: QtBot) -> None:
    assert seen(toggled, qtbot) is None
    model = pick(toggled)
    found = seen(toggled, qtbot)
    assert found is not None
    assert found.whose == toggled.session.system.name(toggled.session.game, model)
    assert found.note
    assert found.note in toggled.actions_.overlays[Overlay.SIGHT].toolTip()
    assert found.visible.contains(toggled.session.game.model(model).placed.centre)


def test_another_model_sees_something_else_and_none_nothing(toggled: MainWindow, qtbot: QtBot) -> None:
    pick(toggled)
    one = seen(toggled, qtbot)
    pick(toggled, -1)
    other = seen(toggled, qtbot)
    assert one is not None
    assert other is not None
    assert other.whose != one.whose
    toggled.play.pick(None)
    assert seen(toggled, qtbot) is None


def test_the_toggle_takes_it_away_and_brings_it_back(toggled: MainWindow, qtbot: QtBot) -> None:
    pick(toggled)
    assert seen(toggled, qtbot) is not None
    action = toggled.actions_.overlays[Overlay.SIGHT]
    action.setChecked(False)
    assert seen(toggled, qtbot) is None
    action.setChecked(True)
    assert seen(toggled, qtbot) is not None


def test_sight_goes_with_the_ghost(toggled: MainWindow, player, qtbot: QtBot) -> None:
    player.click(GOLIATH)
    before = seen(toggled, qtbot)
    player.lift(GOLIATH, (44, 14))
    during = seen(toggled, qtbot)
    assert before is not None
    assert during is not None
    assert during.whose == before.whose
    trial = toggled.play.trial
    assert trial is not None
    base = toggled.session.game.model("red.goliath.1").base
    lookout = Lookout.past(toggled.session.mission.terrain)
    there = seen_from(lookout, Placed(base, trial.path[-1]), toggled.session.mission.table)
    assert during.visible.same_as(there.visible)
    assert not during.visible.same_as(before.visible, 0.5)


def test_a_slow_sight_is_worked_out_where_the_hand_rests_and_nowhere_on_its_way(
    toggled: MainWindow, player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.lift(GOLIATH, (44, 14))
    before = seen(toggled, qtbot)
    looked: list[SeenArea] = []

    def count(lookout, base, table) -> SeenArea:
        looked.append(seen_from(lookout, base, table))
        return looked[-1]

    monkeypatch.setattr(sight_module, "seen_from", count)
    monkeypatch.setattr(sight_module, "QUICK", -1.0)
    monkeypatch.setattr(sight_module, "REST", 60_000)
    for _ in range(5):
        toggled.play.nudge(0.5, 0)
        QApplication.processEvents()
    assert looked == []
    assert not toggled.sight.is_idle
    monkeypatch.setattr(sight_module, "REST", 0)
    toggled.play.nudge(0.5, 0)
    after = seen(toggled, qtbot)
    assert before is not None
    assert after is not None
    assert len(looked) == 1
    assert after.visible.same_as(looked[0].visible)
    assert not after.visible.same_as(before.visible, 0.5)
