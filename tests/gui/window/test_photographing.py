"""A photograph beside a rehearsal: it has the table and the units of what is open, and puts models where they stand."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from geometry.pose import Pose, distance
from gui.photo.dialog import PhotoDialog
from gui.window.main_window import MainWindow
from missions.rules.units import profiles
from missions.systems import SYSTEMS

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> PhotoDialog:
    """A picture of nothing but the table, twenty pixels an inch."""
    mission = window.session.mission
    wide, deep = 20 * mission.table.width, 20 * mission.table.height
    image = QImage(round(wide), round(deep), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    assert image.save(str(tmp_path / "table.png"))
    window.actions_["photo"].trigger()
    made = window.photographing.dialog
    assert made is not None
    made.read(tmp_path / "table.png")
    qtbot.waitUntil(lambda: made.errands.is_idle)
    for number, corner in enumerate(((0.0, 0.0), (wide, 0.0), (wide, deep), (0.0, deep))):
        made.corners.mark(number, *corner)
    made.look_from_above()
    return made


def test_models_set_on_a_photograph_are_put_on_the_table(window: MainWindow, dialog: PhotoDialog, qtbot: QtBot) -> None:
    unit = window.session.mission.units[0]
    assert dialog.panel.kinds.itemText(0) == unit.name
    first = unit.models[0]
    free = (window.session.mission.table.width - 3, window.session.mission.table.height - 3)
    dialog.view.pressed.emit(free)
    qtbot.mouseClick(dialog.panel.take, Qt.MouseButton.LeftButton)
    assert window.photographing.dialog is None
    placed = window.session.game.model(unit.model_id(first)).placed
    assert distance(placed.centre, free) < 0.001
    assert window.session.rehearsal.mission.units[0].poses[first] == Pose(*free)
    (told,) = window.photographing.errors(window.session.game).items()
    assert told[0] == unit.model_id(first)
    assert 1.25 / 20 < told[1] < 0.5


def test_bases_on_one_another_are_told_and_put_nowhere(window: MainWindow, dialog: PhotoDialog, qtbot: QtBot) -> None:
    before = window.session.game
    for off in (0.0, 0.3):
        dialog.view.pressed.emit((20.0 + off, 20.0))
    qtbot.mouseClick(dialog.panel.take, Qt.MouseButton.LeftButton)
    assert "overlaps" in dialog.panel.said.text()
    assert window.session.game is before


def test_bases_on_one_another_are_checked_as_they_were_read(
    window: MainWindow, dialog: PhotoDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.session.game
    for off in (0.0, 0.3):
        dialog.view.pressed.emit((20.0 + off, 20.0))
    monkeypatch.setattr("gui.window.photographing.may_lose", lambda *_: False)
    assert not window.files.may_leave()
    asked: list[bool] = []
    monkeypatch.setattr(window.surveying, "open", lambda: asked.append(True))
    qtbot.mouseClick(dialog.panel.check, Qt.MouseButton.LeftButton)
    assert asked
    assert window.session.game is before
    assert dialog.isHidden()
    there = window.free.game
    unit = there.mission.units[0]
    assert {round(model.placed.centre[0], 3) for model in there.standing_of(unit.id)} >= {20.0, 20.3}
    errors = window.photographing.errors(there)
    assert set(errors) == {unit.model_id(number) for number in unit.models[:2]}
    # One that is put elsewhere by hand stands just there.
    first, second = (unit.model_id(number) for number in unit.models[:2])
    window.free.take({first: Pose(5.0, 5.0)})
    assert set(window.photographing.errors(window.free.game)) == {second}


def test_with_nothing_open_every_profile_of_every_game_can_be_set(empty_window: MainWindow) -> None:
    setting = empty_window.photographing.setting()
    assert not setting.units
    assert len(setting.kinds) == sum(len(profiles(game)) for game in SYSTEMS)
    assert len({kind.id for kind in setting.kinds}) == len(setting.kinds)


def test_a_photograph_asked_for_again_keeps_what_was_marked_and_set(window: MainWindow, dialog: PhotoDialog) -> None:
    dialog.view.pressed.emit((20.0, 20.0))
    for leave in (lambda: None, dialog.reject):
        leave()
        window.actions_["photo"].trigger()
        assert window.photographing.dialog is dialog
        assert dialog.isVisible()
        assert dialog.table is not None
        assert len(dialog.table.standing) == 1
