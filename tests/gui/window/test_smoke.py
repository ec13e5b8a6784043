"""What the smoke test sees, and that each thing that may be missing is seen to be."""

from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from engine.findings import Verdict
from engine.rehearsal import Rehearsal
from gui.window import smoke
from gui.window.smoke import Failed, look_at_every_game
from gui.window.stage import Stage
from missions.load import load_mission
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS

pytestmark = pytest.mark.usefixtures("qapp")


def test_each_games_first_mission_is_drawn_and_an_order_of_it_judged(tmp_path: Path) -> None:
    seen = look_at_every_game(tmp_path)
    names = [load_mission(shipped_paths(system)[0]).name for system in SYSTEMS]
    assert "\n" not in seen
    assert [part.split(" drawn, ")[0] for part in seen.removeprefix("on offscreen: ").split("; ")] == names
    assert seen.count(" checks") == len(names)


def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke, "SYSTEMS", ("hardwired28",))


def test_a_font_that_is_missing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke, "load_fonts", lambda: False)
    with pytest.raises(Failed, match="a font of the program is missing"):
        look_at_every_game(tmp_path)


def test_a_game_without_missions_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one_game(monkeypatch)
    monkeypatch.setattr(smoke, "shipped_paths", lambda _system: ())
    with pytest.raises(Failed, match="no mission of hardwired28 is there"):
        look_at_every_game(tmp_path)


def test_a_table_on_which_nothing_is_drawn_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one_game(monkeypatch)
    monkeypatch.setattr(smoke, "colours", lambda _image: smoke.FEWEST_COLOURS - 1)
    with pytest.raises(Failed, match="the table of Extraction is blank"):
        look_at_every_game(tmp_path)


def test_colours_are_counted_where_they_lie_apart() -> None:
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    assert smoke.colours(image) == 1
    for at in range(5):
        for x in range(20):
            for y in range(20):
                image.setPixelColor(50 * at + x, 100 + y, QColor(40 * at, 0, 0))
    assert smoke.colours(image) == 6


def test_a_table_that_is_never_done_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one_game(monkeypatch)
    monkeypatch.setattr(smoke, "PATIENCE", 0.0)
    monkeypatch.setattr(Stage, "is_idle", property(lambda _stage: False))
    with pytest.raises(Failed, match="was not drawn within 0 seconds"):
        look_at_every_game(tmp_path)


def test_an_order_that_nothing_checks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one_game(monkeypatch)
    monkeypatch.setattr(Rehearsal, "judge", lambda _rehearsal, _order: Verdict())
    with pytest.raises(Failed, match="Move of Extraction was judged by no check"):
        look_at_every_game(tmp_path)


def test_what_is_raised_where_qt_calls_the_program_is_told() -> None:
    """Qt would print it and go on."""

    def break_down() -> None:
        raise ValueError("a slot broke")

    with smoke._faults() as faults:
        QTimer.singleShot(0, break_down)
        while not faults:
            QApplication.processEvents()
    assert faults == ["ValueError: a slot broke"]
    with pytest.raises(Failed, match="a slot broke"):
        smoke._tell(faults)


def test_what_is_raised_on_a_thread_is_told() -> None:
    def break_down() -> None:
        raise ValueError("a thread broke")

    with smoke._faults() as faults:
        thread = Thread(target=break_down)
        thread.start()
        thread.join()
    assert faults == ["ValueError: a thread broke"]


def test_nothing_is_left_where_the_players_own_things_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one_game(monkeypatch)
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(theirs))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(theirs))
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert place == str(theirs)
    look_at_every_game(tmp_path / "ours")
    assert list(theirs.rglob("*")) == []
