import re

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontInfo, QPalette
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from gui.theme.fonts import FAMILY, font, load_fonts
from gui.theme.style import apply_theme, palette, sheet
from gui.theme.tokens import DARK, LIGHT, PRINT, Theme

pytestmark = pytest.mark.usefixtures("qtbot")
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT], ids=lambda theme: theme.name)


@THEMES
def test_the_style_sheet_holds_colours_of_the_theme_alone(theme: Theme) -> None:
    told = {QColor(code).name() for code in re.findall(r"#[0-9A-Fa-f]{6}", sheet(theme))}
    tokens = {value.name() for name in Theme.__dataclass_fields__ if isinstance(value := getattr(theme, name), QColor)}
    assert told
    assert told <= tokens
    assert "$" not in sheet(theme)


@THEMES
def test_a_disabled_name_is_in_the_colour_of_what_is_off(theme: Theme) -> None:
    made = palette(theme)
    assert made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText) == theme.off
    assert made.color(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText) == theme.ink


def test_no_type_is_smaller_than_nine_pixels() -> None:
    sizes = [int(px) for px in re.findall(r"font-size:\s*(\d+)px", sheet(LIGHT))]
    assert sizes
    assert min(sizes) >= 9


def test_widgets_take_the_theme(qtbot: QtBot, qapp: QApplication) -> None:
    before = (qapp.styleSheet(), qapp.palette(), qapp.font())
    try:
        apply_theme(qapp, DARK)
        label, button = QLabel("x"), QPushButton("x")
        for widget in (label, button):
            qtbot.addWidget(widget)
            widget.show()
        assert label.palette().color(QPalette.ColorRole.WindowText) == DARK.ink
        assert label.font().family() == FAMILY
        button.resize(60, 24)
        assert button.grab().toImage().pixelColor(30, 3) == DARK.card
    finally:
        qapp.setStyleSheet(before[0])
        qapp.setPalette(before[1])
        qapp.setFont(before[2])


def test_the_shipped_typeface_is_the_one_drawn() -> None:
    assert load_fonts()
    assert QFontInfo(font(12)).family() == FAMILY
    assert QFontInfo(font(12, bold=True)).bold()
    assert font(9).pixelSize() == 9


def test_a_list_that_unfolds_has_one_edge_and_an_arrow(qtbot: QtBot, qapp: QApplication) -> None:
    before = (qapp.styleSheet(), qapp.palette(), qapp.font())
    try:
        apply_theme(qapp, LIGHT)
        box = QComboBox()
        box.addItem("x")
        box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        qtbot.addWidget(box)
        box.resize(120, 26)
        box.show()
        seen = box.grab().toImage()
        below = {seen.pixelColor(x, 22).name() for x in range(90, 117)}
        assert below == {LIGHT.card.name()}, "no frame round the arrow"
        across = {seen.pixelColor(x, y).name() for x in range(95, 117) for y in range(8, 18)}
        assert len(across) > 1, "and the arrow is there"
    finally:
        qapp.setStyleSheet(before[0])
        qapp.setPalette(before[1])
        qapp.setFont(before[2])


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", [QSpinBox, QDoubleSpinBox])
def test_a_number_has_an_arrow_each_way_and_each_steps(
    qtbot: QtBot, qapp: QApplication, theme: Theme, kind: type[QSpinBox] | type[QDoubleSpinBox]
) -> None:
    before = (qapp.styleSheet(), qapp.palette(), qapp.font())
    try:
        apply_theme(qapp, theme)
        box = kind()
        box.setRange(0, 2)
        box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        qtbot.addWidget(box)
        box.resize(120, 26)
        box.show()
        up, down = QPoint(109, 7), QPoint(109, 19)
        assert (_drawn(box, up), _drawn(box, down)) == (True, False), "nothing to go down to"
        values = []
        for place in (up, up, down):
            qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=place)
            values.append(box.value())
            if box.value() == 2:
                assert (_drawn(box, up), _drawn(box, down)) == (False, True), "nothing to go up to"
        assert values == [1, 2, 1]
        assert (_drawn(box, up), _drawn(box, down)) == (True, True)
    finally:
        qapp.setStyleSheet(before[0])
        qapp.setPalette(before[1])
        qapp.setFont(before[2])


def _drawn(box: QAbstractSpinBox, about: QPoint) -> bool:
    """Whether an arrow stands there: not one colour alone."""
    seen = box.grab(QRect(about.x() - 6, about.y() - 4, 12, 8)).toImage()
    return len({seen.pixel(x, y) for x in range(seen.width()) for y in range(seen.height())}) > 1


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_a_tick_has_its_box_on_dark_paper_too(qapp: QApplication, qtbot: QtBot, kind: type[QCheckBox]) -> None:
    before = (qapp.styleSheet(), qapp.palette(), qapp.font())
    try:
        apply_theme(qapp, DARK)
        box = kind("x")
        qtbot.addWidget(box)
        box.setChecked(True)
        box.resize(60, 24)
        image = box.grab().toImage()
        outline = [image.pixelColor(x, image.height() // 2).lightness() for x in range(4)]
        middle = [image.pixelColor(x, y).lightness() for x in range(4, 12) for y in range(8, 16)]
        assert max(outline) > 0.7 * DARK.off.lightness()
        assert max(middle) > 0.8 * DARK.ink.lightness()
    finally:
        qapp.setStyleSheet(before[0])
        qapp.setPalette(before[1])
        qapp.setFont(before[2])
