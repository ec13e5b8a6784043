"""Work beside the window: one errand at a time, and what has been overtaken or let go of is never told."""

from threading import Event

from pytestqt.qtbot import QtBot

from gui.window.errands import Errands


def test_only_what_was_asked_last_is_told(qtbot: QtBot) -> None:
    errands, gate = Errands(), Event()
    told: list[object] = []
    run: list[int] = []
    errands.done.connect(told.append)

    def work(number: int) -> int:
        gate.wait(10)
        run.append(number)
        return number

    for number in (1, 2, 3):
        errands.ask(lambda number=number: work(number))
    assert not errands.is_idle
    gate.set()
    qtbot.waitUntil(lambda: errands.is_idle)
    assert (run, told) == ([1, 3], [3])
    gate.clear()
    errands.ask(lambda: work(4))
    errands.forget()
    gate.set()
    qtbot.waitUntil(lambda: errands.is_idle)
    assert (run, told) == ([1, 3, 4], [3])
    errands.ask(lambda: work(5))
    qtbot.waitUntil(lambda: errands.is_idle)
    assert told == [3, 5]
