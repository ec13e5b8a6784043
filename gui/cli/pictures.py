"""Drawing a file without a window. Imports Qt only when there is something to draw."""

import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from engine.options import Draft
from engine.picture import Areas
from engine.rehearsal import Rehearsal
from engine.sight import SeenArea, seen_from
from gui.cli import display
from gui.text import tr
from gui.tools import choosing, walk
from gui.window.opening import open_file
from missions.problems import Unreadable

FINE, WRONG, STOPPED = 0, 1, 130
PREVIEW = Path("preview.png")


@dataclass(frozen=True, slots=True)
class Manner:
    """How a table is drawn: names of overlays and of a theme, a unit whose reach is shown, pixels an inch, the paper of
    tiles."""

    overlays: frozenset[str]
    theme: str = "print"
    unit: str | None = None
    scale: float | None = None
    plain: bool = False
    tiles: str | None = None


def render(file: Path, output: Path, manner: Manner) -> int:
    """Says what stood in the way, if anything did."""
    wrong = no_display() or written(file, output, manner)
    if wrong:
        return fail(wrong)
    print(tr("{output} written").format(output=output))
    return FINE


def no_display() -> str:
    """What pictures lack here; empty where they can be drawn."""
    lacking = display.missing(display.needed(os.environ, window=False))
    return display.report(lacking) if lacking else ""


def written(file: Path, output: Path, manner: Manner) -> str:
    """Draw a file; what stood in the way, empty where nothing did."""
    try:
        rehearsal = open_file(file).rehearsal
    except Unreadable as wrong:
        return "\n".join(str(problem) for problem in wrong.problems)
    known = [one.id for one in rehearsal.mission.units]
    if manner.unit is not None and manner.unit not in known:
        words = tr("{file}: there is no unit {unit!r}; there are {known}")
        return words.format(file=file, unit=manner.unit, known=", ".join(known))
    try:
        draw(rehearsal, output, manner)
    except OSError as wrong:
        return _unwritten(output, wrong)
    return ""


def report(file: Path, output: Path) -> int:
    """The rehearsal written out as the window would, with the player's own pictures and in one ink where that is kept;
    says what stood in the way, if anything did."""
    try:
        rehearsal = open_file(file).rehearsal
    except Unreadable as wrong:
        return fail("\n".join(str(problem) for problem in wrong.problems))
    lacking = display.missing(display.needed(os.environ, window=False))
    if lacking:
        return fail(display.report(lacking))
    os.environ.setdefault(display.PLATFORM, "offscreen")
    from PySide6.QtGui import QGuiApplication

    from gui.cli.portraying import portraits_of
    from gui.render.report import Looks, save_report
    from gui.theme.tokens import INK, PRINT
    from gui.window.memory import Memory

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    memory = Memory()
    looks = Looks(INK if memory.one_ink else PRINT, portraits_of(rehearsal.mission, memory))
    try:
        save_report(rehearsal, output, looks=looks)
    except OSError as wrong:
        return fail(_unwritten(output, wrong))
    del application
    print(tr("{output} written").format(output=output))
    return FINE


def preview(rehearsal: Rehearsal) -> int:
    """For a machine without a display: the mission as a picture instead of a window."""
    lacking = display.missing(display.needed(os.environ, window=False))
    if lacking:
        return fail(display.report(lacking))
    try:
        draw(rehearsal, PREVIEW, Manner(frozenset({"influence", "entry_edges", "names"})))
    except OSError as wrong:
        words = tr("There is no display to open a window on, and {file} could not be written: {why}")
        return fail(words.format(file=PREVIEW, why=wrong))
    words = tr(
        "There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). "
        "{mission} is drawn in {file} instead."
    )
    print(words.format(mission=rehearsal.mission.name, file=PREVIEW))
    return FINE


def draw(rehearsal: Rehearsal, output: Path, manner: Manner) -> None:
    """Raises ``OSError`` where the picture can't be written."""
    os.environ.setdefault(display.PLATFORM, "offscreen")
    from PySide6.QtGui import QGuiApplication

    from gui.board.overlay import Overlay
    from gui.cli.portraying import portraits_of
    from gui.render.picture import save_picture
    from gui.render.subtitle import subtitle_of
    from gui.render.tiling import PaperSize
    from gui.theme.tokens import THEMES

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    system, game = rehearsal.system, rehearsal.game
    readout = system.readout(game)
    areas = system.areas(game, _draft(rehearsal, manner.unit))
    save_picture(
        output,
        rehearsal.mission,
        game,
        readout,
        areas=areas,
        seen=_seen(rehearsal, areas, manner.unit) if Overlay.SIGHT.value in manner.overlays else None,
        theme=THEMES[manner.theme],
        overlays=frozenset(Overlay(name) for name in manner.overlays),
        portraits=portraits_of(rehearsal.mission),
        px_per_inch=manner.scale,
        plain=manner.plain,
        tiles=None if manner.tiles is None else PaperSize[manner.tiles.upper()],
        subtitle=subtitle_of(system, game, readout),
    )
    del application


def _seen(rehearsal: Rehearsal, areas: Areas, unit: str | None) -> SeenArea | None:
    """What the unit's first model on the table sees."""
    system, game = rehearsal.system, rehearsal.game
    models = [model for model in game.alive_of(unit) if model.on_table] if unit is not None else []
    if areas.lookout is None or not models:
        return None
    lookout = areas.lookout.of(models[0].id, models[0].placed)
    seen = seen_from(lookout, models[0].placed, rehearsal.mission.table)
    return replace(seen, whose=system.name(game, models[0].id))


def _draft(rehearsal: Rehearsal, unit: str | None) -> Draft | None:
    """What a drag of the unit's first model would mean."""
    if unit is None:
        return None
    system, game = rehearsal.system, rehearsal.game
    option = choosing.for_drag(system.options(game, unit), None)
    models = game.alive_of(unit)
    if option is None or option.draft is None or option.closed is not None or not models:
        print(tr("no move is open to {unit} now; nothing is drawn for it").format(unit=unit), file=sys.stderr)
        return None
    first = next((model for model in models if model.on_table), models[0])
    start = first.pose or walk.arrival(game, game.side_of(first), first.base)
    return replace(option.draft, model=first.number, path=(start,))


def _unwritten(output: Path, wrong: OSError) -> str:
    return tr("{output} could not be written: {why}").format(output=output, why=wrong.strerror or wrong)


def fail(words: str) -> int:
    print(words, file=sys.stderr)
    return WRONG
