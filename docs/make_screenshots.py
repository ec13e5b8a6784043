"""Makes the pictures of the README: the real window, in the middle of a drag that the rules refuse.

Run by hand: ``python docs/make_screenshots.py [FOLDER]``. The same program makes the same pictures.
"""

import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from engine.options import Answers, Option
from engine.picture import StepState, Track
from engine.rehearsal import Rehearsal
from geometry.pose import Point, Pose
from gui.board.overlay import Overlay
from gui.cli.opening import first_mission
from gui.render.picture import save_picture
from gui.render.subtitle import subtitle_of
from gui.tools import walk
from gui.window.main_window import MainWindow
from gui.window.opening import Opened, start
from missions.load import load_mission

PICTURES = Path(__file__).parent / "pictures"
WIDE, TALL = 1600, 1000
SEED = 1
DICE: Answers = {"red": (6, 4), "blue": (3, 2)}
"""Of each roll-off: Terran goes first."""


@dataclass(frozen=True, slots=True)
class Go:
    """A unit goes where its leader ends: ``key`` is that of the option."""

    unit: str
    key: str
    x: float
    y: float
    turn: float = 0.0


PLAN: dict[tuple[str, str, str], tuple[Go, ...]] = {
    ("Round 1 of 5", "Movement", "red"): (
        Go("red.marines", "D", 24.3, 3.3),
        Go("red.goliath", "D", 30.6, 5.4),
        Go("red.medics", "D", 20.5, 3.3),
        Go("red.marauders", "D", 50.5, 3.0),
    ),
    ("Round 1 of 5", "Movement", "blue"): (
        Go("blue.zerglings", "D", 24.2, 32.7),
        Go("blue.roaches", "D", 32.6, 33.0),
        Go("blue.hydralisks", "D", 12.0, 34.0),
        Go("blue.queen", "D", 3.0, 33.6),
    ),
    ("Round 1 of 5", "Assault", "red"): (
        Go("red.marines", "R", 24.3, 7.3),
        Go("red.goliath", "R", 30.7, 12.2),
        Go("red.medics", "R", 20.7, 7.2),
        Go("red.marauders", "R", 50.6, 6.9),
    ),
    ("Round 1 of 5", "Assault", "blue"): (
        Go("blue.zerglings", "R", 24.2, 28.8),
        Go("blue.roaches", "R", 32.6, 29.1),
    ),
    ("Round 2 of 5", "Movement", "red"): (
        Go("red.marines", "M", 25.3, 11.0),
        Go("red.medics", "M", 20.9, 11.1),
        Go("red.marauders", "M", 50.6, 10.8),
    ),
    ("Round 2 of 5", "Movement", "blue"): (
        Go("blue.zerglings", "M", 24.4, 24.9),
        Go("blue.roaches", "M", 33.0, 25.2),
        Go("blue.kerrigan", "D", 40.0, 30.5),
    ),
    ("Round 2 of 5", "Assault", "red"): (Go("red.marines", "R", 26.4, 13.8),),
    ("Round 2 of 5", "Assault", "blue"): (
        Go("blue.zerglings", "R", 26.4, 21.6),
        Go("blue.roaches", "R", 33.4, 22.0),
    ),
    ("Round 3 of 5", "Movement", "red"): (
        Go("red.goliath", "M", 31.2, 13.9),
        Go("red.medics", "M", 21.4, 14.2),
    ),
    ("Round 3 of 5", "Movement", "blue"): (
        Go("blue.queen", "M", 2.9, 30.6),
        Go("blue.hydralisks", "M", 12.0, 32.4),
    ),
}
"""Who goes where, by round, phase and side; a side that has no more to do passes, but for the last of these."""
HELD = "red.marines.1"
BEND, END = (26.7, 15.2), (27.0, 17.6)
"""Where the way of the model in the hand bends and ends."""


def play(rehearsal: Rehearsal) -> None:
    """Every order through the rules, as far as the plan goes and until the first side has to move again."""
    plan = defaultdict[tuple[str, str, str], Iterator[Go]](lambda: iter(()))
    plan.update({key: iter(steps) for key, steps in PLAN.items()})
    last = max(PLAN)[0]
    while True:
        options = rehearsal.system.options(rehearsal.game)
        listed = {option.id: option for option in options.general}
        now = _now(rehearsal)
        if "roll_off" in listed:
            _fill(rehearsal, listed["roll_off"], DICE)
        elif options.decider is not None and "pass" in listed:
            go = next(plan[*now, options.decider], None)
            if go is not None:
                _go(rehearsal, go)
            elif now[0] == last:
                return
            else:
                _fill(rehearsal, listed["pass"])
        else:
            _fill(rehearsal, listed[min(listed, key=_red_first)])


def _now(rehearsal: Rehearsal) -> tuple[str, str]:
    """Round and phase, as the window shows them."""
    readout = rehearsal.system.readout(rehearsal.game)
    steps = [step for section in readout.sections if isinstance(section, Track) for step in section.steps]
    return readout.round, next((step.name for step in steps if step.state is StepState.NOW), "")


def _red_first(id: str) -> tuple[bool, str]:
    return (not id.endswith(":red"), id)


def _fill(rehearsal: Rehearsal, option: Option, answers: Answers | None = None) -> None:
    rehearsal.commit(rehearsal.system.fill(rehearsal.game, option, answers or {}))


def _go(rehearsal: Rehearsal, go: Go) -> None:
    system, game = rehearsal.system, rehearsal.game
    option = next(one for one in system.options(game, go.unit).unit if one.key == go.key)
    assert option.draft is not None, f"{go}: nothing is done on the table"
    leader = game.model(f"{go.unit}.1")
    begin = leader.pose or walk.arrival(game, game.side_of(leader), leader.base)
    end = Pose(go.x, go.y, go.turn)
    way = (end,) if leader.pose is None else (begin, end)
    order = system.propose(game, replace(option.draft, model=1, path=way))
    verdict = system.judge(game, order)
    assert verdict.legal, f"{go}: " + "; ".join(system.say(game, one).text for one in verdict.refusals)
    rehearsal.commit(order)


def drag(window: MainWindow) -> None:
    """A marine taken up with the left button, its way bent with the right one, and held."""
    start_at = window.session.game.model(HELD).placed.centre
    _mouse(window, QMouseEvent.Type.MouseButtonPress, start_at, Qt.MouseButton.LeftButton)
    for point in _between(start_at, BEND):
        _mouse(window, QMouseEvent.Type.MouseMove, point)
    _mouse(window, QMouseEvent.Type.MouseButtonPress, BEND, Qt.MouseButton.RightButton)
    for point in _between(BEND, END):
        _mouse(window, QMouseEvent.Type.MouseMove, point)


def _between(a: Point, b: Point) -> Iterator[Point]:
    yield from ((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for share in (0.3, 0.7, 1.0))


def _mouse(
    window: MainWindow, kind: QMouseEvent.Type, at: Point, button: Qt.MouseButton = Qt.MouseButton.NoButton
) -> None:
    view = window.board.viewport()
    place = window.board.from_inches(at)
    held = Qt.KeyboardModifier.ShiftModifier  # nothing is snapped to: the picture shows a place that is refused
    event = QMouseEvent(kind, place, view.mapToGlobal(place), button, Qt.MouseButton.LeftButton, held)
    QApplication.sendEvent(view, event)
    _settle(window)


def _settle(window: MainWindow) -> None:
    """Until no area is on its way, nor a word without its place or still to be said."""
    QApplication.processEvents()
    while not (window.stage.is_idle and window.enlarging.is_idle) or window.said_of_trial.waits:
        QApplication.processEvents()
    QApplication.processEvents()


def shoot(rehearsal: Rehearsal, *, dark: bool, path: Path) -> None:
    window = MainWindow(dark=dark)
    window.resize(WIDE, TALL)
    window.files.take(Opened(rehearsal))
    window.show()
    _settle(window)
    window.play.pick("red.marines", HELD)
    _settle(window)
    drag(window)
    window.grab().save(str(path), quality=0)  # packed as small as can be
    window.play.bail()
    window.session.keep(path)
    window.close()


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
        application = QApplication([])
        rehearsal = start(load_mission(first_mission()), SEED)
        play(rehearsal)
        system, game = rehearsal.system, rehearsal.game
        shoot(rehearsal, dark=False, path=folder / "window-light.png")
        shoot(rehearsal, dark=True, path=folder / "window-dark.png")
        readout = system.readout(game)
        save_picture(
            folder / "board-sheet.png",
            rehearsal.mission,
            game,
            readout,
            areas=system.areas(game, None),
            overlays=frozenset({Overlay.INFLUENCE, Overlay.ENTRY_EDGES, Overlay.NAMES}),
            subtitle=subtitle_of(system, game, readout),
        )
        del application


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
