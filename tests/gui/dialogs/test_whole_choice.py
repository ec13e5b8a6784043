"""No reading of a setting is cut, in the box or in the list it is chosen from."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.dialogs.settings import MissionPage
from gui.dialogs.whole_choice import WholeChoice
from missions.load import load_mission
from missions.rules.book import rulebook
from missions.shipped import shipped_paths

pytestmark = pytest.mark.qt_log_ignore("does not support")


@pytest.mark.parametrize("game", ["starcraft", "hardwired28", "genesys"])
def test_every_reading_stands_whole_in_a_narrow_page(qtbot: QtBot, game: str) -> None:
    page = MissionPage(load_mission(shipped_paths(game)[0]), rulebook(game), begun=False, seed=1)
    qtbot.addWidget(page)
    page.resize(460, 600)
    with qtbot.waitExposed(page):
        page.show()
    higher = 0
    for row in page.rows:
        for at in range(row.readings.count()):
            row.readings.setCurrentIndex(at)
            row.layout().activate()
            shown, room = row.readings.shown, row.readings.room
            assert shown.height() <= room.height()
            assert shown.width() <= room.width()
            higher += shown.height() > row.readings.fontMetrics().height()
    assert higher


def test_the_list_is_as_wide_as_the_choice_and_shows_all_of_every_row(qtbot: QtBot) -> None:
    choice = WholeChoice()
    qtbot.addWidget(choice)
    choice.addItems(["short", "a reading of many words " * 8, "short as well"])
    choice.resize(300, choice.height())
    with qtbot.waitExposed(choice):
        choice.show()
    choice.showPopup()
    QApplication.processEvents()
    listed = choice.view()
    assert listed.window().width() == 300
    last = listed.visualRect(choice.model().index(2, 0))
    assert last.bottom() <= listed.viewport().height()
    longest = listed.visualRect(choice.model().index(1, 0))
    assert longest.height() >= choice.fontMetrics().height() * 4
    choice.hidePopup()
