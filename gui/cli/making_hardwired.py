"""``measuretwice make hardwired28``: a whole set-up rolled from a seed, each table by itself, saved as a mission."""

import argparse
from pathlib import Path

from gui.text import tr

TABLES = (
    "mission",
    "deployment",
    "loot",
    "loot-modifier",
    "coworkers",
    "coworker-modifier",
    "timing",
    "faction",
    "spawn",
    "aggressor",
    "first-player",
)
"""Those that may be picked; --again takes these and what is rolled with them."""
ALSO_ROLLED = ("coworker-unit", "units", "advantages", "places")


def add_hardwired(games: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    make = games.add_parser("hardwired28", help=tr("roll a set-up, or pick any part of it"))
    make.add_argument("--list", action="store_true", dest="names", help=tr("say every row of every table"))
    make.add_argument(
        "--seed", type=int, default=0, metavar="N", help=tr("the same seed makes the same file; 0 if not said")
    )
    for table in TABLES:
        make.add_argument(
            f"--{table}",
            metavar=tr("ROW", "on the command line"),
            help=tr("lock this row of “{table}” instead of rolling it").format(table=table.replace("-", " ")),
        )
    make.add_argument(
        "--again",
        action="append",
        default=[],
        choices=(*TABLES, *ALSO_ROLLED),
        metavar=tr("TABLE", "on the command line"),
        help=tr("roll this table once more and leave all others as they are; may be said often"),
    )
    make.add_argument(
        "--gap", type=int, default=0, metavar="N", help=tr("of Evidence and Leads, for the Defender's advantages")
    )
    make.add_argument(
        "--terrain",
        type=Path,
        metavar=tr("FILE", "on the command line"),
        help=tr("a mission whose table and terrain are played on instead"),
    )
    make.add_argument("--name", default="", help=tr("of the mission, if not that of its card"))
    make.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar=tr("FILE", "on the command line"),
        help=tr("where it goes; to the screen if not said"),
    )


def make(said: argparse.Namespace) -> tuple[str, int]:
    """What there is to say, and the exit code: 1 where a name is not known or the file cannot be written."""
    from missions.hardwired_rolls import NotMade
    from missions.making_hardwired import Choice, listed, overruled, set_up
    from missions.making_hardwired import make as made
    from missions.problems import Unreadable
    from missions.saving import write_whole

    if said.names:
        return "\n".join(listed()), 0
    picked = {table.replace("-", "_"): getattr(said, table.replace("-", "_")) for table in TABLES}
    choice = Choice(
        seed=said.seed,
        picked={table: name for table, name in picked.items() if name is not None},
        again={table.replace("-", "_"): said.again.count(table) for table in said.again},
        gap=said.gap,
        name=said.name,
        ground=said.terrain,
    )
    try:
        text = made(choice)
    except NotMade as wrong:
        return "\n".join(wrong.reasons), 1
    except Unreadable as wrong:
        return "\n".join(str(problem) for problem in wrong.problems), 1
    if said.output is None:
        return text.removesuffix("\n"), 0
    try:
        write_whole(said.output, text.encode("utf-8"))
    except OSError as wrong:
        return f"{said.output}: {wrong.strerror or wrong}", 1
    notes = [
        tr("{output}: note: {note}").format(output=said.output, note=note) for note in overruled(choice, set_up(choice))
    ]
    return "\n".join((tr("{output}: made").format(output=said.output), *notes)), 0
