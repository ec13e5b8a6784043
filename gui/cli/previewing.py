"""`measuretwice preview`: what a mission's table gives either side, as a table of text or for other programs."""

import argparse
import json
from pathlib import Path

from gui.text import tr

FINE, WRONG = 0, 1


def add_preview(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    words = commands.add_parser(
        "preview", help=tr("say how soon either side gets to markers, and who sees whom come in")
    )
    words.add_argument("file", type=Path, metavar=tr("FILE", "on the command line"), help=tr("a mission"))
    kind = words.add_mutually_exclusive_group()
    kind.add_argument("--json", action="store_true", help=tr("for other programs to read"))
    kind.add_argument("--csv", action="store_true", help=tr("for a spreadsheet"))


def say(file: Path, *, as_json: bool = False, table: bool = False) -> tuple[str, int]:
    """What there is to say, and the exit code: 1 where the file is no mission that can be read."""
    from missions.load import load_mission
    from missions.preview import as_csv, as_data, preview, told
    from missions.problems import Unreadable

    try:
        found = preview(load_mission(file))
    except Unreadable as wrong:
        return "\n".join(map(str, wrong.problems)), WRONG
    if table:
        return as_csv(found).replace("\r\n", "\n").rstrip(), FINE
    return (json.dumps(as_data(found), ensure_ascii=False, indent=1) if as_json else "\n".join(told(found))), FINE
