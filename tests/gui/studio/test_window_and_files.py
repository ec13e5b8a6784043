"""From the window to a studio and back: a set-up is edited, saved whole, played; nothing is lost unasked."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QFileDialog, QMessageBox

from engine.mission import TableMat
from gui.dialogs import leaving
from gui.dialogs.exporting import SETUP
from gui.panels.look import Look
from gui.studio import new_dialog, zones_dialog
from gui.studio.adding import offers
from gui.studio.new_dialog import NewTableDialog
from gui.studio.safe import left_behind
from gui.studio.window import StudioWindow
from gui.studio.zones_dialog import ZonesDialog
from gui.window.main_window import MainWindow
from gui.window.opening import open_file
from gui.window.studios import Studios
from missions.editing.journal import kept_sheet
from missions.editing.new_table import NewTable, new_table
from missions.editing.sheet import Sheet
from missions.load import load_mission
from missions.shipped import shipped_paths

TEXT = """\
format: measuretwice/mission/1
system: genesys
name: Rocks # said twice
table: {width: 48, height: 36}
card: standard
sides: {orcs: {faction: mountain-orcs}, dwarves: {faction: norkraag}}
terrain: # all of it
  - {id: slab, kind: rock, height: 2, rectangle: {at: [10, 10], size: [4, 2]}} # the first
"""
pytestmark = pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise)")


@pytest.fixture(scope="module")
def main(qapp: QApplication) -> Iterator[MainWindow]:
    assert qapp is not None
    window = MainWindow()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "rocks.yaml"
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Presses the button with these words in whatever is asked; what was asked is listed."""

    def answering(words: str) -> list[str]:
        asked: list[str] = []

        def press(dialog: QDialog) -> bool:
            assert isinstance(dialog, QMessageBox)
            asked.append(dialog.text())
            next(button for button in dialog.buttons() if button.text() == words).click()
            return True

        monkeypatch.setattr(leaving, "ask", press)
        return asked

    return answering


def test_the_open_mission_is_edited_saved_with_one_line_changed_and_played(main: MainWindow, file: Path) -> None:
    main.files.take(open_file(file), file)
    main.actions_["studio"].trigger()
    (studio,) = main.studios.open_
    studio.bench.choose(["slab"])
    studio.bench.move(1, 0)
    assert studio.windowTitle() == "Rocks · set-up in rocks.yaml •"
    QApplication.processEvents()
    assert studio.isActiveWindow()
    QTest.keyClick(studio, "s", Qt.KeyboardModifier.ControlModifier)
    assert file.read_text(encoding="utf-8") == TEXT.replace("[10, 10]", "[11, 10]")
    assert studio.windowTitle() == "Rocks · set-up in rocks.yaml"
    studio.commands["play"].trigger()
    assert main.session.mission.piece("slab").outline.bounds == pytest.approx((9, 9, 13, 11))
    assert main.pages.currentWidget() is main.table
    studio.close()
    assert main.studios.open_ == []
    QApplication.sendPostedEvents(studio, QEvent.Type.DeferredDelete)
    for _ in range(2):
        main.actions_["theme"].trigger()


def test_a_table_in_the_studio_is_exported_as_it_stands_and_not_while_it_has_mistakes(
    main: MainWindow, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    main.studios.open(file)
    (studio,) = main.studios.open_
    studio.bench.choose(["slab"])
    studio.bench.move(1, 0)
    to = tmp_path / "sheet.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(to), SETUP))
    QApplication.processEvents()
    QTest.keyClick(studio, "e", Qt.KeyboardModifier.ControlModifier)
    # The slab is 4 by 2 inches about [11, 10]: its left side is 9 inches from the left.
    assert re.search(r"slab.*9\.0″ +from the left", to.read_text(encoding="utf-8"), re.DOTALL | re.IGNORECASE)
    assert studio.windowTitle().endswith("•")
    to.unlink()
    studio.bench.do(lambda sheet: sheet.saying({**sheet.data, "card": "nobody's"}), "spoil")
    studio.commands["export"].trigger()
    assert not to.exists()
    assert studio.said.text() == "It cannot be exported as long as the list has mistakes"
    studio.bench.undo()
    studio.bench.undo()
    assert studio.close()


def test_what_something_else_wrote_is_not_written_over_unasked(
    main: MainWindow, file: Path, answer: Callable[[str], list[str]]
) -> None:
    main.studios.open(file)
    (studio,) = main.studios.open_
    studio.bench.choose(["slab"])
    studio.bench.turn(90)
    file.write_text("mine", encoding="utf-8")
    asked = answer("Cancel")
    assert not studio.keeping.save()
    assert asked == ["rocks.yaml has been changed by something else since it was opened here."]
    assert file.read_text(encoding="utf-8") == "mine"
    assert not studio.close()
    answer("Discard")
    assert studio.close()


def test_missions_of_the_program_are_saved_elsewhere(
    main: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shipped_paths("starcraft")[0]
    main.studios.open(path)
    (studio,) = main.studios.open_
    studio.bench.choose([next(thing.id for thing in studio.bench.things if thing.sort.value == "map")])
    studio.bench.move(0.5, 0)
    to = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(to), ""))
    assert studio.keeping.save()
    assert to.with_suffix(".yaml").read_text(encoding="utf-8") == studio.bench.sheet.text
    assert path.read_text(encoding="utf-8") != studio.bench.sheet.text
    # A card's markers are the card's until it is written out.
    marker = next(thing for thing in studio.bench.things if thing.sort.value == "card")
    studio.bench.choose([marker.id])
    assert not studio.bench.move(1, 0)
    assert "deployment card" in studio.said.text()
    studio.commands["card"].trigger()
    studio.bench.choose([marker.id])
    assert studio.bench.move(1, 0)
    studio.keeping.save()
    studio.close()


def test_zones_of_a_row_take_the_place_of_those_there_are(main: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def accept(dialog: QDialog) -> bool:
        assert isinstance(dialog, ZonesDialog)
        dialog.row.setCurrentIndex(dialog.row.findData("corners"))
        dialog.aggressor.setCurrentIndex(dialog.aggressor.findData("recovery"))
        return True

    monkeypatch.setattr(zones_dialog, "ask", accept)
    main.studios.open(shipped_paths("hardwired28")[0])
    (studio,) = main.studios.open_
    studio.commands["zones"].trigger()
    zones = {str(entry["id"]): entry["side"] for entry in studio.bench.sheet.entries("zones")}
    assert zones == {"aggressor-1": "recovery", "defender-1": "compliance"}
    studio.bench.undo()
    assert studio.close()


def test_access_points_of_a_ramp_are_typed(main: MainWindow) -> None:
    main.studios.open(shipped_paths("starcraft")[0])
    (studio,) = main.studios.open_
    bench = studio.bench
    offer = next(one for one in offers(bench.sheet) if one.words == "Terrain, rectangle")
    studio.add(offer)
    line = studio.numbers.access
    line.setText("10, 12 - 14, 12.5; 9, 9 - -1, 9")
    line.editingFinished.emit()
    gates = [{"from": [10, 12], "to": [14, 12.5]}, {"from": [9, 9], "to": [-1, 9]}]
    assert bench.sheet.entry(bench.chosen[0])["access"] == gates
    assert line.text() == "10, 12 - 14, 12.5; 9, 9 - -1, 9"
    bench.undo()
    bench.undo()
    assert studio.close()


def test_a_new_table_is_drawn_from_the_start_page(
    main: MainWindow, monkeypatch: pytest.MonkeyPatch, answer: Callable[[str], list[str]]
) -> None:
    def accept(dialog: QDialog) -> bool:
        assert isinstance(dialog, NewTableDialog)
        game = dialog.findChild(QComboBox, "studio.new.game")
        assert game is not None
        game.setCurrentIndex(game.findData("genesys"))
        dialog.red.setText("1, 2")
        return True

    monkeypatch.setattr(new_dialog, "ask", accept)
    button = main.start.findChild(QAbstractButton, "start.draw")
    assert button is not None
    button.click()
    (studio,) = main.studios.open_
    assert studio.bench.reads
    assert [thing.id for thing in studio.bench.things] == ["red-zone-1", "red-zone-2", "blue-zone-1", "blue-zone-2"]
    asked = answer("Discard")
    studio.close()
    assert asked == ["A new table has changes that are not saved."]


def test_a_table_of_hardwired_is_drawn_before_its_card_has_what_it_scores(main: MainWindow) -> None:
    wanted = NewTable(system="hardwired28", name="Yard", width=24, height=24, card="extraction", deployment="corners")
    studio = main.studios.show(new_table(wanted, "a new table"))
    assert not studio.bench.reads
    assert studio.board.mission is not None
    assert [zone.side for zone in studio.board.mission.zones] == ["red", "blue"]
    studio.close()


@pytest.mark.parametrize("path", [shipped_paths(name)[0] for name in ("starcraft", "hardwired28", "genesys")])
def test_everything_on_a_shipped_table_can_be_chosen(main: MainWindow, path: Path) -> None:
    main.studios.open(path)
    (studio,) = main.studios.open_
    mission = load_mission(path)
    ids = {thing.id for thing in studio.bench.things}
    assert {one.id for one in (*mission.terrain, *mission.markers, *mission.zones)} <= ids
    for id in ids:
        studio.bench.choose([id])
        assert id in studio.numbers.head.text() or id.startswith(("entry:", "wave:"))
    studio.close()


PROFILES = """\
format: measuretwice/profiles/1
system: genesys
profiles: {}
"""


def test_files_that_a_mission_names_are_reached_from_wherever_it_is_saved(
    main: MainWindow, file: Path, tmp_path: Path
) -> None:
    text = TEXT + "profiles_from: [own.yaml] # mine\nmat: {picture: mats/desert.png, grid: 6} # dry\n"
    file.write_text(text, encoding="utf-8")
    (tmp_path / "mats").mkdir()
    QImage(8, 8, QImage.Format.Format_RGB32).save(str(tmp_path / "mats" / "desert.png"))
    main.studios.open(file)
    studio = main.studios.open_[-1]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert studio.keeping.write(elsewhere / "rocks.yaml")
    assert studio.said.text() == "It names files that do not lie where it says: own.yaml"
    studio.close()
    (tmp_path / "own.yaml").write_text(PROFILES, encoding="utf-8")
    main.studios.open(file)
    studio = main.studios.open_[-1]
    picture = (tmp_path / "mats" / "desert.png").resolve().as_posix()
    assert studio.keeping.write(elsewhere / "rocks.yaml")
    assert studio.said.text() == f"Paths of the files it names are now: ../own.yaml, {picture}"
    lines = (elsewhere / "rocks.yaml").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line not in text.splitlines()] == [
        "profiles_from: [../own.yaml] # mine",
        f'mat: {{picture: "{picture}", grid: 6}} # dry',
    ]
    there = load_mission(elsewhere / "rocks.yaml")
    assert there.mat == TableMat(None, 6, Path(picture))
    assert studio.bench.history.is_saved
    assert studio.keeping.write(file)
    assert file.read_text(encoding="utf-8").splitlines()[-2:] == [
        "profiles_from: [own.yaml] # mine",
        f'mat: {{picture: "{picture}", grid: 6}} # dry',
    ]
    studio.close()


def test_a_set_up_that_was_saved_is_edited_on_as_it_was_saved(main: MainWindow, file: Path) -> None:
    main.files.take(open_file(file), file)
    main.studios.edit()
    studio = main.studios.open_[-1]
    studio.bench.choose(["slab"])
    studio.bench.move(1, 0)
    saved = studio.bench.sheet.text
    assert studio.keeping.save()
    studio.close()
    main.studios.edit()
    studio = main.studios.open_[-1]
    assert studio.bench.sheet.text == saved
    assert studio.said.text() == "This is rocks.yaml as it is now: it has changed since the rehearsal was begun"
    studio.close()
    file.write_text("no mission", encoding="utf-8")
    main.studios.edit()
    assert main.studios.open_[-1].bench.sheet.text == TEXT
    main.studios.open_[-1].close()


def test_a_file_has_one_studio_and_asking_again_brings_it_before_the_others(main: MainWindow, file: Path) -> None:
    main.files.take(open_file(file), file)
    main.studios.edit()
    main.studios.edit()
    main.studios.open(file)
    (studio,) = main.studios.open_
    studio.bench.choose(["slab"])
    studio.bench.move(1, 0)
    studio.showMinimized()
    main.studios.edit()
    assert main.studios.open_ == [studio]
    assert not studio.isMinimized()
    studio.bench.undo()
    studio.close()


def test_what_a_crash_left_is_offered_and_taken_up_and_asks_before_it_writes_over(
    main: MainWindow, file: Path, tmp_path: Path, answer: Callable[[str], list[str]]
) -> None:
    kept = tmp_path / "kept"
    gone = StudioWindow(Sheet.of(file.read_bytes(), file.name, file), Look(), safe=kept)
    gone.bench.choose(["slab"])
    gone.bench.move(2, 0)
    edited = gone.bench.sheet.text
    assert main.studios.open_ == []
    studios = Studios(main, main.session, main.files, main.look, kept)
    studios.offer()
    assert main.findChildren(QMessageBox, "set-ups left") == []  # it is open yet
    gone.safe._lock.unlock()
    for words in ("Not now", "Take it up"):
        studios.offer()
        box = main.findChildren(QMessageBox, "set-ups left")[-1]
        assert box.text() == "The set-up “Rocks” was not closed the last time."
        next(button for button in box.buttons() if button.text() == words).click()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (studio,) = studios.open_
    assert studio.bench.sheet.text == edited
    assert not studio.bench.history.is_saved
    assert studio.keeping.path == file
    assert len(list((kept / "set-ups").glob("*.yaml"))) == 1
    assert studio.keeping.save()
    assert file.read_text(encoding="utf-8") == edited
    assert list((kept / "set-ups").iterdir()) == []
    studio.bench.choose(["slab"])
    studio.bench.move(1, 0)
    file.write_text(TEXT, encoding="utf-8")
    asked = answer("Cancel")
    assert not studio.keeping.save()
    assert asked == ["rocks.yaml has been changed by something else since it was opened here."]
    answer("Discard")
    studio.close()
    assert list((kept / "set-ups").iterdir()) == []


def test_what_a_crash_left_stays_where_a_full_disk_keeps_the_new_studio_from_keeping_it(
    main: MainWindow, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept"
    gone = StudioWindow(Sheet.of(file.read_bytes(), file.name, file), Look(), safe=kept)
    gone.bench.choose(["slab"])
    gone.bench.move(2, 0)
    gone.safe._lock.unlock()
    before = gone.safe.path.read_bytes()
    studios = Studios(main, main.session, main.files, main.look, kept)

    full = Mock(side_effect=OSError(28, "No space left on device"))
    monkeypatch.setattr("gui.studio.safe.keep_sheet", full)
    studios.offer()
    box = main.findChildren(QMessageBox, "set-ups left")[-1]
    next(button for button in box.buttons() if button.text() == "Take it up").click()
    (studio,) = studios.open_
    assert not studio.bench.history.is_saved
    assert gone.safe.path.read_bytes() == before
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", full)
        studio.bench.keep()
    studio.close()


def test_a_full_disk_is_said_once_and_the_editing_goes_on(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio = StudioWindow(Sheet.of(file.read_bytes(), file.name, file), Look(), safe=tmp_path / "kept")
    told: list[str] = []
    studio.safe.failed.connect(told.append)
    with monkeypatch.context() as full:
        full.setattr("gui.studio.safe.keep_sheet", Mock(side_effect=OSError(28, "No space left on device")))
        studio.bench.choose(["slab"])
        studio.bench.move(1, 0)
        studio.bench.move(1, 0)
    assert told == ["No space left on device"]
    studio.bench.move(1, 0)
    assert kept_sheet(studio.safe.path).sheet.text == studio.bench.sheet.text
    studio.bench.keep()
    assert studio.safe.path is None
    studio.close()


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="this system kills in another way")
def test_every_edit_that_was_done_is_there_after_the_program_is_killed(file: Path, tmp_path: Path) -> None:
    program = Path(__file__).with_name("killed_studio.py")
    command = [sys.executable, str(program), str(file), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(5):
            done = process.stdout.readline().split()
        process.send_signal(signal.SIGKILL)
        done = [*done, *process.stdout.read().split()][-2:]
    (left,) = left_behind(tmp_path)
    at = left.kept.sheet.entry("slab")["rectangle"]["at"][0]
    assert float(done[1]) <= at <= float(done[1]) + 1.5
    assert left.kept.file == file
    left.forget()


def test_zones_that_there_are_not_are_told_and_nothing_changes(
    main: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    main.studios.open(shipped_paths("genesys")[0])
    (studio,) = main.studios.open_
    before = studio.bench.sheet
    for typed, told in (("1 9", "here is no zone 9"), ("1 two", "'two' is none"), ("²", "'²' is none")):

        def accept(dialog: QDialog, typed: str = typed) -> bool:
            assert isinstance(dialog, ZonesDialog)
            for line in dialog.numbers.values():
                line.setText(typed)
            return True

        monkeypatch.setattr(zones_dialog, "ask", accept)
        studio.commands["zones"].trigger()
        assert told in studio.said.text()
        assert studio.bench.sheet is before
    studio.close()
