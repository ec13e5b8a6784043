"""The theme, the table in one ink: chosen, followed, remembered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gui.board.overlay import Overlay
from gui.theme.tokens import DARK, LIGHT
from gui.window import looking
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from gui.window.swatch import SWATCH


def colourful(image: QImage, left: int, right: int) -> bool:
    """Whether any point of these columns has a colour that is seen as one."""
    places = ((x, y) for x in range(left, right, 2) for y in range(60, image.height(), 3))
    return any(image.pixelColor(x, y).hsvSaturation() > 60 for x, y in places)


def test_the_table_in_one_ink_has_no_colour_and_the_panels_keep_theirs(window: MainWindow) -> None:
    def table() -> QImage:
        return window.board.viewport().grab().toImage()

    assert colourful(table(), 0, table().width())
    window.actions_["ink"].trigger()
    assert not colourful(table(), 0, table().width())
    assert window.look.theme is LIGHT
    window.actions_["theme"].trigger()
    assert not colourful(table(), 0, table().width())
    window.actions_["ink"].trigger()
    assert colourful(table(), 0, table().width())


def test_one_ink_is_remembered(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_["ink"].trigger()
    another = MainWindow()
    qtbot.addWidget(another)
    assert another.actions_["ink"].isChecked()
    another.actions_["ink"].trigger()
    assert not Memory().one_ink


def test_a_picture_saved_is_in_one_ink_as_well(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for name in ("colours.png", "ink.png"):
        path = tmp_path / name
        monkeypatch.setattr(
            "gui.window.files.QFileDialog.getSaveFileName", lambda *_, path=path, **__: (str(path), "PNG")
        )
        window.actions_["export"].trigger()
        image = QImage(str(path))
        found.append(colourful(image, 0, image.width()))
        window.actions_["ink"].setChecked(True)
    assert found == [True, False]


def test_the_theme_follows_the_system_until_one_is_chosen(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "system_is_dark", lambda: True)
    window.looking.follow()
    assert window.look.theme is DARK
    later = MainWindow()
    qtbot.addWidget(later)
    assert later.look.theme is DARK
    window.actions_["theme"].trigger()
    assert window.look.theme is LIGHT
    window.looking.follow()
    assert window.look.theme is LIGHT
    Memory().dark = None
    window.looking.follow()
    assert window.look.theme is DARK


@pytest.mark.parametrize(
    ("scheme", "dark"),
    [(Qt.ColorScheme.Dark, True), (Qt.ColorScheme.Light, False), (Qt.ColorScheme.Unknown, False)],
)
def test_a_system_that_does_not_say_is_light(
    monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme, dark: bool
) -> None:
    class Hints:
        def colorScheme(self) -> Qt.ColorScheme:
            return scheme

    monkeypatch.setattr(looking.QGuiApplication, "styleHints", lambda: Hints())
    assert looking.system_is_dark() is dark


def test_whether_anything_snaps_is_remembered(window: MainWindow, qtbot: QtBot) -> None:
    assert window.actions_["snap"].isChecked()
    for on in (False, True):
        window.actions_["snap"].trigger()
        another = MainWindow()
        qtbot.addWidget(another)
        assert another.actions_["snap"].isChecked() is on


def test_the_legend_is_in_one_ink_while_the_table_is(window: MainWindow) -> None:
    """A toggle's swatch is the legend: it is drawn as what it explains."""

    def tinted() -> bool:
        toggle = next(one for one in window.tools.toggles if one.overlay is Overlay.REACH)
        image = toggle.grab(SWATCH.toRect()).toImage()
        colours = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        return any(colour.saturationF() > 0.2 for colour in colours)

    assert tinted()
    window.actions_["ink"].setChecked(True)
    assert not tinted()
    window.actions_["ink"].setChecked(False)
    assert tinted()
