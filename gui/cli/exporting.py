"""`measuretwice export`: a mission's table as a set-up sheet, a Universal VTT file or a Tabletop Simulator save."""

import argparse
import os
import sys
from pathlib import Path

SHEETS, MAPS, SAVES = (".txt", ".md"), (".uvtt", ".dd2vtt", ".df2vtt"), (".json",)
PIXELS_AN_INCH = 50
FINE, WRONG = 0, 1


def add_export(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    words = commands.add_parser("export", help="write a mission's table for others: a sheet, or a virtual table")
    words.add_argument("file", type=Path, metavar="FILE", help="a mission")
    words.add_argument(
        "-o",
        "--output",
        type=_output,
        required=True,
        metavar="OUT",
        help="x.txt: where everything lies, to be measured with a tape; x.uvtt or x.dd2vtt: Universal VTT; "
        "x.json: a save of Tabletop Simulator",
    )


def _output(word: str) -> Path:
    path = Path(word)
    if path.suffix.lower() not in (*SHEETS, *MAPS, *SAVES):
        raise argparse.ArgumentTypeError(f"this ends in .txt, .uvtt, .dd2vtt or .json, not {word!r}")
    return path


def export(file: Path, output: Path) -> tuple[str, int]:
    """What there is to say, and the exit code. Qt is imported only for a file with a picture in it."""
    from missions.load import load_mission
    from missions.problems import Unreadable
    from missions.saving import write_whole

    try:
        mission = load_mission(file)
    except Unreadable as wrong:
        return "\n".join(map(str, wrong.problems)), WRONG
    match output.suffix.lower():
        case ending if ending in SHEETS:
            from missions.exporting.sheet import setup_sheet

            content = ("\n".join(setup_sheet(mission).told()) + "\n").encode("utf-8")
        case ending if ending in SAVES:
            from missions.exporting.tabletop import tabletop_save

            content = tabletop_save(mission)
        case _:
            from gui.cli import display

            lacking = display.missing(display.needed(os.environ, window=False))
            if lacking:
                return display.report(lacking), WRONG
            content = _with_picture(file)
    try:
        write_whole(output, content)
    except OSError as wrong:
        return f"{output}: the file cannot be written: {wrong.strerror or wrong}", WRONG
    return f"{output} written", FINE


def _with_picture(file: Path) -> bytes:
    from gui.cli import display

    os.environ.setdefault(display.PLATFORM, "offscreen")
    from PySide6.QtGui import QGuiApplication

    from gui.render.bare import bare_png
    from gui.window.opening import open_file
    from missions.exporting.uvtt import universal_vtt

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    rehearsal = open_file(file).rehearsal
    picture = bare_png(rehearsal.mission, rehearsal.game, PIXELS_AN_INCH)
    del application
    return universal_vtt(rehearsal.system, rehearsal.game, picture, PIXELS_AN_INCH)
