"""A widget that is asked to be painted again and again is so at a pace, and never left behind."""

from functools import partial

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui import pace as pace_module
from gui.pace import Pace, Paced


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


class Clock:
    """Milliseconds that go on only when they are told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(pace_module.time, "monotonic", lambda: self.now / 1000)
        monkeypatch.setattr(pace_module, "_turns", pace_module._Turns())
        monkeypatch.setattr(pace_module, "SAID_EVERY", 50)
        monkeypatch.setattr(pace_module, "REST", 60_000)


def test_what_waits_is_done_with_the_first_asking_when_its_time_has_come(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, page, done = Clock(monkeypatch), QWidget(), list[float]()
    qtbot.addWidget(page)
    paced = Paced(lambda: done.append(clock.now), page)
    for now in (0, 10, 49, 50, 51, 99, 100):
        clock.now = now
        paced.ask()
    assert done == [0, 50, 100]


def test_two_things_do_not_fall_together(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, page, done = Clock(monkeypatch), QWidget(), list[tuple[str, float]]()
    qtbot.addWidget(page)
    monkeypatch.setattr(pace_module, "APART", 6)
    one = Paced(lambda: done.append(("one", clock.now)), page)
    other = Paced(lambda: done.append(("other", clock.now)), page)
    for now in (0, 5, 6, 50, 55, 56):
        clock.now = now
        one.ask()
        other.ask()
    assert done == [("one", 0), ("other", 6), ("one", 50), ("other", 56)]


def test_each_move_of_a_hand_does_one_of_the_things_that_wait(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, page, done = Clock(monkeypatch), QWidget(), list[str]()
    qtbot.addWidget(page)
    monkeypatch.setattr(pace_module, "APART", 6)
    some = [Paced(partial(done.append, name), page) for name in "abc"]
    for paced in some:
        paced.ask()
    for now in (5, 6, 7, 12, 18, 60):
        clock.now = now
        pace_module.serve()
        done.append(str(now))
    assert done == ["a", "5", "b", "6", "7", "c", "12", "18", "60"]
    for paced in some:
        paced.ask()
    assert done[-1] == "a"
    monkeypatch.setattr(some[1], "is_due", lambda _: False)
    clock.now = 70
    pace_module.serve()
    assert done[-1] == "c"
