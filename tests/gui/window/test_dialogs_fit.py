"""Every dialog fits the smallest screen that the window is for, and is never opened larger than the screen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gui.dialogs.adding import AddDialog
from gui.dialogs.asking import AskDialog
from gui.dialogs.branches import BranchesDialog
from gui.dialogs.fairness import FairnessDialog
from gui.dialogs.listing import ListDialog
from gui.dialogs.making import MakingDialog
from gui.dialogs.once import FRAME, ask, fit
from gui.dialogs.palette import Palette
from gui.dialogs.portraits import PortraitsDialog
from gui.dialogs.profile import ProfileDialog
from gui.dialogs.setting_up import SettingUp
from gui.dialogs.sheet import Sheet
from gui.dialogs.survey import SurveyDialog
from gui.panels.look import Look
from gui.photo.dialog import PhotoDialog
from gui.window.frame import LEAST
from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def made(window: MainWindow, folder: Path) -> tuple[Callable[[], QDialog], ...]:
    return (
        lambda: SettingUp(Look(), folder, seed=4),
        lambda: ProfileDialog(folder),
        lambda: MakingDialog(window),
        lambda: PortraitsDialog(Look(), window.portraying.pictured()),
        lambda: PhotoDialog(Look(), window.photographing.setting(), folder),
        window.settings.dialog,
        AskDialog,
        lambda: overlays(window),
        lambda: Palette(()),
        lambda: Sheet("Keys", (), find=True),
        lambda: BranchesDialog(lambda _: ()),
        SurveyDialog,
        lambda: ListDialog([], folder),
        lambda: FairnessDialog(window.session.mission, Look(), folder / "fair.png"),
        lambda: AddDialog(window.session.mission, {}),
    )


TWICE_AS_LARGE = QSize(960, 540)
"""What is left of 1920 x 1080 where everything is twice as large."""


def overlays(window: MainWindow) -> QDialog:
    window.overlaying.open()
    dialog = window.overlaying.dialog
    assert dialog is not None
    return dialog


def unnamed(widget: QWidget) -> list[str]:
    """What the keyboard can come to and a screen reader has no name for; the cells of a table may be empty."""
    found = []
    rest = [QAccessible.queryAccessibleInterface(widget)]
    while rest:
        one = rest.pop()
        within = None if one.object() is None else one.object().parent()
        if within is not None and within.inherits("QComboBoxPrivateContainer"):
            continue
        comes = isinstance(one.object(), QWidget) and one.object().focusPolicy() & Qt.FocusPolicy.TabFocus
        if comes and not one.text(QAccessible.Text.Name).strip():
            found.append(f"{type(one.object()).__name__} {one.object().objectName()}".strip())
        rest += [child for at in range(one.childCount()) if (child := one.child(at)) is not None and child.isValid()]
    return found


def test_every_control_of_the_window_has_a_name(window: MainWindow) -> None:
    window.play.pick("red.marines")
    window.play.choose(window.play.options.table[0])
    assert unnamed(window) == []


def test_what_a_dialog_needs_is_there_on_the_smallest_screen_and_every_control_has_a_name(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for make in made(window, tmp_path):
        dialog = make()
        qtbot.addWidget(dialog)
        needs = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
        for screen in (LEAST, TWICE_AS_LARGE):
            room = screen - FRAME
            assert needs.expandedTo(room) == room, f"{type(dialog).__name__}: {needs}"
        assert unnamed(dialog) == [], type(dialog).__name__
        if isinstance(dialog, SettingUp | FairnessDialog):
            dialog.done(0)


def test_the_set_up_is_scrolled_to_the_last_table_in_a_low_window(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = SettingUp(Look(), tmp_path, seed=4)
    qtbot.addWidget(dialog)
    dialog.resize(LEAST - FRAME - QSize(0, 200))
    with qtbot.waitExposed(dialog):
        dialog.show()
    area = dialog.findChild(QScrollArea, "setup.tables")
    assert area is not None
    assert area.verticalScrollBar().maximum() > 0
    dialog.ground.setFocus()
    area.ensureWidgetVisible(dialog.ground)
    at = dialog.ground.mapTo(area.viewport(), dialog.ground.rect().bottomRight())
    assert area.viewport().rect().contains(at)
    assert not area.horizontalScrollBar().isVisible()
    dialog.done(0)


def test_a_dialog_is_opened_no_larger_than_the_screen(qtbot: QtBot) -> None:
    room = QApplication.primaryScreen().availableSize() - FRAME
    for wanted, size in ((room + QSize(300, 300), room), (QSize(300, 200), QSize(300, 200))):
        dialog = QDialog()
        qtbot.addWidget(dialog)
        dialog.resize(wanted)
        fit(dialog)
        assert dialog.size() == size
        QTimer.singleShot(0, dialog.accept)
        assert ask(dialog)
