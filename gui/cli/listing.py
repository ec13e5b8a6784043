"""`measuretwice list`: an army list read, with what became of each line, and put into a mission if asked."""

import argparse
from pathlib import Path

from gui.text import tr

FINE, WRONG = 0, 1


def add_list(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    words = commands.add_parser("list", help=tr("read an army list and say what became of each line of it"))
    words.add_argument(
        "file",
        type=Path,
        metavar=tr("FILE", "on the command line"),
        help=tr("text, YAML, .ros, .rosz or New Recruit's .json"),
    )
    words.add_argument(
        "--game",
        metavar=tr("GAME", "on the command line"),
        help=tr("whose units it names; that of the mission if there is one"),
    )
    words.add_argument(
        "--faction",
        metavar=tr("NAME", "on the command line"),
        help=tr("of the side; of the mission's side if there is one"),
    )
    words.add_argument(
        "--from",
        dest="of",
        metavar=tr("SIDE", "on the command line"),
        help=tr("whose units are read out of a mission's file"),
    )
    words.add_argument(
        "--into",
        type=Path,
        metavar=tr("MISSION", "on the command line"),
        help=tr("a mission that the units are added to"),
    )
    words.add_argument(
        "--side", metavar=tr("SIDE", "on the command line"), help=tr("of that mission, which takes them")
    )
    words.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar=tr("OUT", "on the command line"),
        help=tr("where the mission goes with them in it"),
    )


def read_list(said: argparse.Namespace) -> tuple[str, int]:
    """The report, and the exit code: 1 where something is not read, or passes a limit, or cannot be put in."""
    from missions.editing.sheet import Sheet
    from missions.lists.importing import import_list
    from missions.lists.naming import plain
    from missions.lists.placing import added_to
    from missions.lists.report import How
    from missions.problems import Unreadable
    from missions.rules.files import SYSTEMS
    from missions.rules.units import profiles
    from missions.saving import write_whole
    from missions.sources import read_bytes

    if said.into is not None and (said.side is None or said.output is None):
        return tr("--into needs --side and --output"), WRONG
    try:
        content = read_bytes(said.file)
        sheet = None if said.into is None else Sheet.of(read_bytes(said.into), str(said.into), said.into)
        game = said.game or (None if sheet is None else sheet.facts.system)
        if game not in SYSTEMS:
            return tr("--game is one of {known}").format(known=", ".join(SYSTEMS)), WRONG
        if said.faction is not None and sheet is None:
            known = sorted({one.faction for one in profiles(game).values() if one.faction})
            if plain(said.faction) not in map(plain, known):
                return tr("--faction is one of {known}").format(known=", ".join(known)), WRONG
        if sheet is None:
            found = import_list(content, said.file.name, game, faction=said.faction, side=said.of)
        else:
            found, sheet = added_to(sheet, said.side, content, said.file.name, of=said.of, faction=said.faction)
    except (Unreadable, ValueError) as wrong:
        return str(wrong), WRONG
    lines = list(found.told())
    short = found.counted(How.NOT_READ) or any(remark.kept is False for remark in found.remarks) or not found.units
    if sheet is not None and said.output is not None:
        try:
            write_whole(said.output, sheet.text.encode("utf-8"))
        except OSError as wrong:
            why = wrong.strerror or wrong
            return tr("{output}: the file cannot be written: {why}").format(output=said.output, why=why), WRONG
        lines.append(tr("{output} written").format(output=said.output))
    return "\n".join(lines), WRONG if short else FINE
