"""The player's own pictures in the window: chosen by real clicks, remembered, and told of where they are gone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from engine.rehearsal import Rehearsal
from gui.board.models import ModelDrawing
from gui.board.view import InchView
from gui.window.main_window import MainWindow
from gui.window.opening import Opened

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
MARINES = "marines"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("green"))
    path = tmp_path / "pictures" / "Marines.png"
    path.parent.mkdir()
    assert image.save(str(path))
    return path


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.portraying.errands.is_idle)


def pictured(window: MainWindow) -> set[str]:
    """Units whose models are drawn with a picture."""
    found = set()
    for model in window.session.game.on_table():
        for drawing in window.board.drawings(f"model {model.id}"):
            if isinstance(drawing, ModelDrawing) and drawing.piece.portrait is not None:
                found.add(model.unit)
    return found


def test_a_picture_is_chosen_shown_and_taken_away(
    window: MainWindow, own: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = window.portraying.dialog()
    qtbot.addWidget(dialog)
    dialog.show()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(own), ""))
    button = dialog.findChild(QPushButton, f"portraits.choose.{MARINES}")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(window, qtbot)
    assert pictured(window) == {"red.marines"}
    assert dialog.told[MARINES].text().endswith("Marines.png")
    assert window.memory.portraits("fake") == {MARINES: own}

    none = dialog.findChild(QPushButton, f"portraits.none.{MARINES}")
    assert none is not None
    none.setFocus()
    qtbot.keyClick(none, Qt.Key.Key_Space)
    settle(window, qtbot)
    assert pictured(window) == set()
    assert window.memory.portraits("fake") == {}


def test_a_folder_gives_every_profile_its_file(window: MainWindow, own: Path, qtbot: QtBot) -> None:
    own.with_name("blue hydralisks.png").write_bytes(own.read_bytes())
    own.with_name("HYDRALISKS.PNG").write_bytes(own.read_bytes())
    assert window.portraying.take_folder(own.parent) == 2
    settle(window, qtbot)
    assert pictured(window) == {"red.marines", "blue.hydralisks"}


def test_pictures_come_again_with_the_mission_and_in_further_views(
    window: MainWindow, rehearsal: Rehearsal, own: Path, qtbot: QtBot
) -> None:
    window.portraying.take({MARINES: own})
    settle(window, qtbot)
    first = window.portraying.portraits[MARINES]
    window.files.take(Opened(rehearsal))
    settle(window, qtbot)
    assert pictured(window) == {"red.marines"}
    assert window.portraying.portraits[MARINES] is first, "what is known is not read again"
    window.actions_["another_view"].trigger()
    echo = window.board.echoes[0]
    assert isinstance(echo, InchView)
    piece = echo.drawings("model red.marines.1")[0]
    assert isinstance(piece, ModelDrawing)
    assert piece.piece.portrait is first


def test_a_picture_that_is_gone_is_told_and_the_model_drawn_as_ever(
    window: MainWindow, own: Path, qtbot: QtBot
) -> None:
    window.portraying.take({MARINES: own.with_name("gone.png"), "goliath": own})
    settle(window, qtbot)
    assert pictured(window) == {"red.goliath"}
    assert window.status.value("pictures") == "gone.png is not there"
    told = {row.profile.id: row.problem for row in window.portraying.pictured()}
    assert told[MARINES] == "gone.png is not there"
    window.portraying.take({MARINES: None})
    settle(window, qtbot)
    assert window.status.value("pictures") == ""


def test_a_picture_goes_into_what_is_exported(
    window: MainWindow, own: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def exported(name: str) -> bytes:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
        window.actions_["export"].trigger()
        return (tmp_path / name).read_bytes()

    before = exported("before.svg")
    window.portraying.take({"goliath": own})
    settle(window, qtbot)
    after = exported("after.svg")
    assert after.count(b"<image") == before.count(b"<image") + 1
    assert exported("again.svg") == after
