"""Nothing is left of what was closed: fifty rehearsals in one window, windows opened and closed, dialogs answered.

What is counted: objects of Qt below the window and beside it, drawings on the table, and every object of the program's
own classes, of Qt's, and every closure that the collector knows. Caches of a fixed size are emptied first: what they
hold is no leak, and how full they are depends on what was played before.
"""

import functools
import gc
import weakref
from collections import Counter
from dataclasses import dataclass

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from engine import routing
from engine.once import OncePerPosition
from engine.systems.hardwired28 import heights
from engine.systems.hardwired28.hostiles import deciding
from gui.panels.asks import AskForm
from gui.window.main_window import MainWindow
from gui.window.opening import Opened, start
from missions.load import load_mission
from missions.shipped import shipped_paths

pytestmark = [
    pytest.mark.long,
    pytest.mark.qt_log_ignore("does not support propagateSizeHints"),
]

GAMES = ("starcraft", "hardwired28", "genesys")
FIRST, LAST = 9, 51
"""Rehearsals opened before the first count and before the last; whole rounds of the three games."""
SPARE = 30
"""Objects that may be more by chance, such as those of an errand overtaken or not: fewer than one an opening."""
SEED = 42
OURS = ("gui.", "engine.", "missions.", "PySide6.")
CLOSURES = {"builtins.function", "builtins.cell", "builtins.method"}
DIALOGS = (
    *("settings", "shortcuts", "clauses", "notes", "keys", "about"),
    *("here", "words", "palette", "anew", "overlays"),
)


@dataclass(frozen=True)
class Count:
    """What is alive."""

    python: Counter[str]
    qt: int
    drawings: int
    windows: int


def empty_caches() -> None:
    for kept in (routing._remembered, deciding._kept, heights._kept):
        kept.clear()
    for found in gc.get_objects():
        if isinstance(found, OncePerPosition):
            found._kept.clear()
        if isinstance(found, functools._lru_cache_wrapper) and found.cache_parameters()["maxsize"] is not None:
            found.cache_clear()


def settle(*windows: MainWindow) -> None:
    """Nothing is being worked out, and what was to be deleted is."""
    for _ in range(3):
        for window in windows:
            window.stage.wait()
            window.sight.wait()
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def count(*windows: MainWindow) -> Count:
    settle(*windows)
    empty_caches()
    while gc.collect():
        pass
    return Count(
        Counter(name for found in gc.get_objects() if counts(name := name_of(type(found)))),
        sum(len(window.findChildren(QObject)) for window in windows),
        sum(len(window.board.items_drawn) for window in windows),
        len(QApplication.topLevelWidgets()),
    )


def name_of(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def counts(name: str) -> bool:
    return name.startswith(OURS) or name in CLOSURES


def grown(before: Count, after: Count) -> dict[str, int]:
    return dict((after.python - before.python).most_common(12))


def play_a_little(window: MainWindow) -> None:
    """The first thing that may be asked for, with the dice rolled, and undone again."""
    assert window.play.options is not None
    window.play.choose(window.play.options.general[0])
    if (form := window.activation.findChild(AskForm)) is not None:
        form.give()
    window.undo()


def open_many(window: MainWindow, first: int, last: int) -> None:
    for number in range(first, last):
        path = shipped_paths(GAMES[number % 3])[0]
        window.files.take(Opened(start(load_mission(path), SEED)), path)
        play_a_little(window)
        settle(window)


@pytest.fixture
def window(empty_window: MainWindow, qtbot: QtBot) -> MainWindow:
    empty_window.files.may_leave = lambda: True
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def test_fifty_rehearsals_in_one_window_leave_nothing(window: MainWindow) -> None:
    open_many(window, 0, FIRST - 3)
    count(window)  # PySide makes a Python object of each child that is looked at, and keeps it as long as the child
    open_many(window, FIRST - 3, FIRST)
    before = count(window)
    open_many(window, FIRST, LAST)
    after = count(window)
    assert (after.qt, after.drawings, after.windows) == (before.qt, before.drawings, before.windows)
    assert sum(after.python.values()) <= sum(before.python.values()) + SPARE, grown(before, after)


def test_a_window_that_is_closed_goes_with_all_it_held(qtbot: QtBot) -> None:
    def once() -> list[weakref.ref[object]]:
        window = MainWindow()
        window.files.may_leave = lambda: True
        with qtbot.waitExposed(window):
            window.show()
        open_many(window, 2, 3)
        window.views.open()
        held = [window, window.board, window.session, window.play, window.keeper, window.session.rehearsal]
        found = [weakref.ref(one) for one in held]
        window.close()
        settle(window)
        shiboken6.delete(window)
        return found

    once()
    before = count()
    gone = [ref for _ in range(4) for ref in once()]
    after = count()
    assert [ref() for ref in gone if ref() is not None] == []
    assert after.windows == before.windows
    assert sum(after.python.values()) <= sum(before.python.values()) + SPARE, grown(before, after)


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_that_was_answered_is_gone(window: MainWindow, name: str) -> None:
    open_many(window, 2, 3)
    seen: list[str] = []

    def ask() -> None:
        def close() -> None:
            dialog = QApplication.activeModalWidget() or next(iter(open_dialogs(window)))
            assert isinstance(dialog, QDialog)
            seen.append(type(dialog).__name__)
            dialog.reject()

        QTimer.singleShot(0, window, close)
        window.actions_[name].trigger()
        QCoreApplication.processEvents()
        settle(window)

    ask()
    before = len(window.findChildren(QObject))
    for _ in range(3):
        ask()
    assert len(window.findChildren(QObject)) == before
    assert len(seen) == 4


def open_dialogs(window: MainWindow) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
