"""Is everything there? Each game's first mission in a window, drawn, and an order of it judged.

Nothing of the user's is read or written: what the program remembers lies in a folder that goes with the test.
"""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from engine.options import BagAsk, DiceAsk, Option
from engine.rehearsal import Rehearsal
from gui.theme.fonts import load_fonts
from gui.tools.choosing import for_drag
from gui.tools.walk import arrival
from gui.window.icons import program_icon
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from gui.window.opening import start
from missions.load import load_mission
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS

PATIENCE = 60.0
"""Seconds in which a table that is drawn at all has been drawn."""
TURN = 20
"""Milliseconds that Qt is given at a time."""
SEED = 1
MOST_BEFORE = 30
"""Rolls and choices before the first unit may be dragged; ties are rolled again."""
PLACES = 60
"""A picture is looked at in so many places along each of its sides."""
FEWEST_COLOURS = 30
"""Of a table with models and terrain, which has a hundred and more; an empty one has a few."""


class Failed(Exception):
    """What was not as it must be, in words."""


class _Elsewhere(Memory):
    def __init__(self, folder: Path) -> None:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings"))
        super().__init__()
        self._folder = folder

    @property
    def folder(self) -> Path:
        return self._folder


def look_at_every_game(folder: Path) -> str:
    """What was seen, in one line; ``folder`` takes what a window remembers. Raises :class:`Failed`, or whatever was
    raised on the way. Needs a display, or a platform that does without."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    with _faults() as faults:
        if not load_fonts():
            raise Failed("a font of the program is missing")
        window = MainWindow(_Elsewhere(folder))
        window.setWindowIcon(program_icon())
        window.show()
        try:
            seen = [_look_at(window, system, faults) for system in SYSTEMS]
        finally:
            window.close()
            window.deleteLater()
            application.processEvents()
        _tell(faults)
    return f"on {QGuiApplication.platformName()}: {'; '.join(seen)}"


def _look_at(window: MainWindow, system: str, faults: list[str]) -> str:
    paths = shipped_paths(system)
    if not paths:
        raise Failed(f"no mission of {system} is there")
    rehearsal = start(load_mission(paths[0]), SEED)
    name = rehearsal.mission.name
    unit, option = _to_the_first_drag(rehearsal)
    window.session.open(rehearsal)
    window.play.pick(unit)
    _wait(lambda: window.stage.is_idle, f"the table of {name} was not drawn within {PATIENCE:g} seconds")
    _tell(faults)
    if colours(window.board.viewport().grab().toImage()) < FEWEST_COLOURS:
        raise Failed(f"the table of {name} is blank")
    checks = _judge(window, rehearsal, option)
    _tell(faults)
    return f"{name} drawn, {option.name} judged by {checks} checks"


def _to_the_first_drag(rehearsal: Rehearsal) -> tuple[str, Option]:
    """The first unit that may be dragged, and what that means, once everything before it is rolled and chosen."""
    for _ in range(MOST_BEFORE):
        system, game = rehearsal.system, rehearsal.game
        options = system.options(game)
        of_units = {unit: system.options(game, unit) for unit in sorted(options.ready)}
        for unit, open_to_it in of_units.items():
            option = for_drag(open_to_it, None)
            if option is not None and option.open and not option.asks:
                return unit, option
        offered = (*options.general, *(one for open_to_it in of_units.values() for one in open_to_it.unit))
        before = next((one for one in offered if one.open and _by_luck(one)), None)
        if before is None:
            break
        rehearsal.commit(system.fill(game, before, rehearsal.roll(before.asks)))
    raise Failed(f"{rehearsal.mission.name} comes to no unit that may be dragged")


def _by_luck(option: Option) -> bool:
    return option.draft is None and all(isinstance(ask, DiceAsk | BagAsk) for ask in option.asks)


def _judge(window: MainWindow, rehearsal: Rehearsal, option: Option) -> int:
    """An inch straight on with the unit's first model, which the rules may allow or refuse: how many checks they made.
    It is shown, not given."""
    system, game = rehearsal.system, rehearsal.game
    assert option.draft is not None
    model = game.alive_of(option.draft.unit)[0]
    begin = model.pose or arrival(game, game.side_of(model), model.base)
    path = (begin, begin.moved(0, 1))
    order = system.propose(game, replace(option.draft, model=model.number, path=path))
    window.play.show(order)
    checks = len(rehearsal.judge(order).findings)
    if not checks:
        raise Failed(f"{option.name} of {rehearsal.mission.name} was judged by no check")
    return checks


def colours(image: QImage) -> int:
    """How many different ones stand in a grid of places."""
    across = range(0, image.width(), max(1, image.width() // PLACES))
    down = range(0, image.height(), max(1, image.height() // PLACES))
    return len({image.pixel(x, y) for x in across for y in down})


def _wait(done: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, TURN)
    while not done():
        if time.monotonic() > end:
            raise Failed(otherwise)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, TURN)
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, TURN)


@contextmanager
def _faults() -> Iterator[list[str]]:
    """What is raised where Qt calls the program or on a thread, and would else only be printed."""
    found: list[str] = []
    before, before_on_threads = sys.excepthook, threading.excepthook

    def note(wrong: BaseException | None) -> None:
        found.append(f"{type(wrong).__name__}: {wrong}")

    sys.excepthook = lambda _type, wrong, _trace: note(wrong)
    threading.excepthook = lambda told: note(told.exc_value)
    try:
        yield found
    finally:
        sys.excepthook, threading.excepthook = before, before_on_threads


def _tell(faults: list[str]) -> None:
    if faults:
        raise Failed(faults[0])
