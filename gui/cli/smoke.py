"""``--smoke-test``: is the program whole where it is installed? One line says what was seen, or what is wrong."""

import os
import sys
import tempfile
import traceback
from pathlib import Path

from gui.cli import display
from gui.cli.arguments import program_version
from gui.cli.pictures import FINE, fail
from gui.text import tr


def smoke_test() -> int:
    """0 where each game's first mission was drawn in a window and one of its orders judged, else 1 with the reason."""
    if not display.has_display(os.environ):
        return fail(_failed(tr("there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)")))
    lacking = display.missing(display.needed(os.environ, window=True))
    if lacking:
        return fail(display.report(lacking))
    try:
        from gui.window.smoke import Failed, look_at_every_game

        with tempfile.TemporaryDirectory(prefix="measuretwice-") as folder:
            try:
                seen = look_at_every_game(Path(folder))
            except Failed as wrong:
                return fail(_failed(str(wrong)))
    except Exception as wrong:  # whatever is missing or broken, that is what was asked
        traceback.print_exc(file=sys.stderr)
        return fail(_failed(f"{type(wrong).__name__}: {wrong}"))
    print(tr("Smoke test of Measure Twice {version} passed {seen}").format(version=program_version(), seen=seen))
    return FINE


def _failed(why: str) -> str:
    return tr("Smoke test of Measure Twice {version} failed: {why}").format(version=program_version(), why=why)
