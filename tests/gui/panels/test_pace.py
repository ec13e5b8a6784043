"""A widget that is asked to be painted again and again is so at a pace, and never left behind."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui.panels import pace as pace_module
from gui.panels.pace import Pace, Paced


class Page(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.word = ""
        self.painted: list[tuple[str, QRect]] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append((self.word, event.region().boundingRect()))


def test_of_many_changes_the_first_and_the_last_are_painted(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.resize(100, 80)
    page.show()
    qtbot.waitExposed(page)
    qtbot.waitUntil(lambda: bool(page.painted))
    page.painted.clear()
    pace = Pace(page)
    page.word = "first"
    pace.update(QRect(0, 0, 10, 10))
    assert not pace.waits
    for number in range(20):
        page.word = str(number)
        pace.update(QRect(number, 20, 5, 5))
        assert pace.waits
    qtbot.waitUntil(lambda: not pace.waits)
    qtbot.waitUntil(lambda: bool(page.painted) and page.painted[-1][1].top() == 20)
    assert page.painted[-1] == ("19", QRect(0, 20, 24, 5))
    assert len(page.painted) <= 2
    pace.update()
    qtbot.waitUntil(lambda: page.painted[-1][1] == page.rect())


def test_of_many_things_to_be_said_the_first_and_the_last_are(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace_module, "SAID_EVERY", 60_000)
    words = ["first"]
    said: list[str] = []
    page = QWidget()
    qtbot.addWidget(page)
    paced = Paced(lambda: said.append(words[0]), page)
    paced.ask()
    words[0] = "second"
    paced.ask()
    words[0] = "third"
    paced.ask()
    assert said == ["first"]
    assert paced.waits
    paced.catch_up()
    paced.catch_up()
    assert said == ["first", "third"]
    assert not paced.waits
    words[0] = "at once"
    paced.do()
    assert said == ["first", "third", "at once"]
