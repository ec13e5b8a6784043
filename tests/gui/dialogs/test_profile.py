"""The dialog for a profile of the player's own, by real keys and clicks."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QDoubleSpinBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.systems.genesys.profile import Arc, GenesysProfile
from geometry.base import Base, BaseShape
from gui.dialogs.profile import ProfileDialog
from gui.dialogs.profile_data import NINE, known_profiles, slug
from missions.load import mission_from_text
from missions.own_profiles import read_profiles

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
TAB, ENTER = Qt.Key.Key_Tab, Qt.Key.Key_Return


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> ProfileDialog:
    made = ProfileDialog(tmp_path)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.title.setFocus()
    return made


def typed(qtbot: QtBot, field: QWidget, words: str) -> None:
    """What stands in a field is typed over."""
    field.setFocus()
    if isinstance(field, QLineEdit | QDoubleSpinBox):
        field.selectAll()
    qtbot.keyClicks(field, words)


def kept(dialog: ProfileDialog, name: str) -> GenesysProfile:
    """The profile as a mission takes it from the file."""
    text = (
        "format: measuretwice/mission/1\nsystem: genesys\nname: Own\ntable: {width: 48, height: 48}\ncard: standard\n"
        "sides: {red: {faction: mine}, blue: {faction: theirs}}\n" + dialog.lines.toPlainText()
    )
    profile = mission_from_text(text, "m.yaml").units[0].profile
    assert isinstance(profile, GenesysProfile)
    assert profile.id == name
    return profile


def test_a_profile_is_typed_in_saved_by_enter_and_taken_by_a_mission(
    dialog: ProfileDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    typed(qtbot, dialog.title, "Gate Guard")
    typed(qtbot, dialog.faction, "gate")
    typed(qtbot, dialog.nine["movement"], "4")
    typed(qtbot, dialog.nine["command"], "5")
    typed(qtbot, dialog.reach, "2")
    typed(qtbot, dialog.shoots, "18")
    typed(qtbot, dialog.strength_of_weapon, "4")
    qtbot.keyClicks(dialog.arc, "180")
    qtbot.keyClicks(dialog.shape, "Oval")
    typed(qtbot, dialog.base_width, "40")
    typed(qtbot, dialog.base_depth, "60")
    dialog.title.setFocus()
    qtbot.keyClick(dialog.title, ENTER)
    assert dialog.isVisible()
    path = tmp_path / "genesys-profiles.yaml"
    assert dialog.told.text().startswith(f"Gate Guard is kept in {path}.")
    assert list(read_profiles(path).forms) == ["gate-guard"]
    profile = kept(dialog, "gate-guard")
    assert (profile.movement, profile.command, profile.strength) == (4, 5, 2)
    assert (profile.reach, profile.shooting_range, profile.weapon_strength, profile.arc) == (2, 18, 4, Arc.HALF)
    assert profile.base == Base.from_millimetres(BaseShape.OVAL, 40, 60)


def test_what_is_not_given_is_left_out(dialog: ProfileDialog, qtbot: QtBot) -> None:
    typed(qtbot, dialog.title, "Plain")
    typed(qtbot, dialog.faction, "mine")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    profile = kept(dialog, "plain")
    assert (profile.reach, profile.shooting_range, profile.weapon_strength, profile.arc) == (None, None, None, None)


def test_a_profile_of_the_game_can_be_started_from(dialog: ProfileDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(dialog.begin, "Norkraag")
    found = {key: dialog.data[key] for key, _ in NINE}
    assert found == dict(known_profiles()["norkraag/dwarf"].characteristics)
    assert dialog.data["base"] == 25


def test_a_mistake_is_told_at_its_line_and_column_and_its_field_has_the_hand(
    dialog: ProfileDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    typed(qtbot, dialog.title, "Wide")
    typed(qtbot, dialog.base_width, "0")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    path = tmp_path / "genesys-profiles.yaml"
    told = dialog.told.text()
    assert told.startswith(f"{path}:7:11: profiles.wide.base: a base of more than 0 and at most 1000 mm was expected")
    assert not path.exists()
    assert QApplication.focusWidget() in (dialog.base_width, dialog.base_width.lineEdit())
    assert not dialog.copy.isEnabled()
    typed(qtbot, dialog.base_width, "30")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert path.exists()


def test_a_file_that_cannot_be_read_is_told_and_stays_as_it_is(
    dialog: ProfileDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "genesys-profiles.yaml"
    path.write_text("format: measuretwice/profiles/1\nsystem: genesys\nprofiles:\n  old: {base: 25}\n", "utf-8")
    before = path.read_bytes()
    typed(qtbot, dialog.title, "New")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert f"{path}:4:" in dialog.told.text()
    assert "profiles.old: the key 'movement' is missing" in dialog.told.text()
    assert path.read_bytes() == before


@pytest.mark.parametrize("empty", ["title", "word", "path"])
def test_a_name_a_word_and_a_file_are_needed(dialog: ProfileDialog, qtbot: QtBot, empty: str) -> None:
    typed(qtbot, dialog.title, "Guard")
    field: QLineEdit = {"title": dialog.title, "word": dialog.word, "path": dialog.path}[empty]
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert dialog.told.text() == f"{field.accessibleName()}: this is needed"
    assert QApplication.focusWidget() is field


def test_the_word_follows_the_name_until_it_is_typed(dialog: ProfileDialog, qtbot: QtBot) -> None:
    typed(qtbot, dialog.title, "Gate Guard 2")
    assert dialog.word.text() == "gate-guard-2"
    typed(qtbot, dialog.word, "gg")
    typed(qtbot, dialog.title, "Another")
    assert dialog.word.text() == "gg"
    assert slug("Élan  vital!") == "lan-vital"


def test_a_second_profile_stands_beside_the_first(dialog: ProfileDialog, qtbot: QtBot, tmp_path: Path) -> None:
    for name in ("First", "Second"):
        typed(qtbot, dialog.title, name)
        qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert list(read_profiles(tmp_path / "genesys-profiles.yaml").forms) == ["first", "second"]


def test_the_lines_for_a_mission_can_be_copied(dialog: ProfileDialog, qtbot: QtBot) -> None:
    typed(qtbot, dialog.title, "Guard")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == dialog.lines.toPlainText()
    assert "profile: guard" in dialog.lines.toPlainText()


def test_every_control_has_a_name_and_is_come_to_by_tab(dialog: ProfileDialog, qtbot: QtBot) -> None:
    fields = [
        one
        for kind in (QLineEdit, QComboBox, QDoubleSpinBox, QPushButton)
        for one in dialog.findChildren(kind)
        if one.objectName().startswith("profile.")
    ]
    assert len(fields) > 20
    for field in fields:
        assert field.accessibleName() or (isinstance(field, QPushButton) and field.text())
    met: set[str] = set()
    for _ in range(60):
        here = QApplication.focusWidget()
        assert here is not None
        met.add(here.objectName())
        qtbot.keyClick(here, TAB)
    wanted = {one.objectName() for one in fields if one.isEnabled()}
    assert wanted <= met, wanted - met


def test_escape_leaves_it(dialog: ProfileDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_each_of_the_nine_is_a_whole_number(dialog: ProfileDialog, qtbot: QtBot) -> None:
    """A file of profiles takes no other."""
    assert {key: box.text() for key, box in dialog.nine.items() if "." in box.text()} == {}
    typed(qtbot, dialog.nine["movement"], "3.5")
    assert dialog.nine["movement"].value() == int(dialog.nine["movement"].value())
