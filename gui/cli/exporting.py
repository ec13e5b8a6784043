"""`measuretwice export`: a mission's table as a set-up sheet, a Universal VTT file or a Tabletop Simulator save."""

import argparse
import os
import sys
from pathlib import Path

from gui.text import tr

SHEETS, MAPS, SAVES, PAGES = (".txt", ".md"), (".uvtt", ".dd2vtt", ".df2vtt"), (".json",), (".pdf", ".html")
FINE, WRONG = 0, 1


def add_export(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    words = commands.add_parser("export", help=tr("write a mission's table for others: a sheet, or a virtual table"))
    words.add_argument("file", type=Path, metavar=tr("FILE", "on the command line"), help=tr("a mission"))
    words.add_argument(
        "-o",
        "--output",
        type=_output,
        required=True,
        metavar=tr("OUT", "on the command line"),
        help=tr(
            "x.txt: where everything lies, to be measured with a tape; x.pdf or x.html: the same with a numbered "
            "picture; x.uvtt or x.dd2vtt: Universal VTT; x.json: a save of Tabletop Simulator"
        ),
    )


def _output(word: str) -> Path:
    path = Path(word)
    if path.suffix.lower() not in (*SHEETS, *PAGES, *MAPS, *SAVES):
        raise argparse.ArgumentTypeError(
            tr("this ends in .txt, .pdf, .html, .uvtt, .dd2vtt or .json, not {word!r}").format(word=word)
        )
    return path


def export(file: Path, output: Path) -> tuple[str, int]:
    """What there is to say, and the exit code. Qt is imported only for a file with a picture in it."""
    from missions.load import load_mission
    from missions.problems import Unreadable
    from missions.saving import write_whole

    ending = output.suffix.lower()
    try:
        mission = load_mission(file)
    except Unreadable as wrong:
        return "\n".join(map(str, wrong.problems)), WRONG
    if ending in (*MAPS, *PAGES):
        from gui.cli import display

        lacking = display.missing(display.needed(os.environ, window=False))
        if lacking:
            return display.report(lacking), WRONG
    try:
        if ending in SHEETS:
            from missions.exporting.sheet import setup_sheet

            write_whole(output, ("\n".join(setup_sheet(mission).told()) + "\n").encode("utf-8"))
        elif ending in SAVES:
            from missions.exporting.tabletop import tabletop_save

            write_whole(output, tabletop_save(mission))
        else:
            _drawn(file, output)
    except OSError as wrong:
        return _unwritten(output, wrong), WRONG
    return tr("{output} written").format(output=output), FINE


def _unwritten(output: Path, wrong: OSError) -> str:
    return tr("{output}: the file cannot be written: {why}").format(output=output, why=wrong.strerror or wrong)


def _drawn(file: Path, output: Path) -> None:
    from gui.cli import display

    os.environ.setdefault(display.PLATFORM, "offscreen")
    from PySide6.QtGui import QGuiApplication

    from gui.render.for_others import write_for_others
    from gui.window.opening import open_file

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    rehearsal = open_file(file).rehearsal
    write_for_others(output, rehearsal.system, rehearsal.game)
    del application
