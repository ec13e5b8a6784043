"""The command line's words."""

import argparse
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from gui.cli.exporting import add_export
from gui.cli.listing import add_list
from gui.cli.making_hardwired import add_hardwired
from gui.cli.previewing import add_preview
from gui.cli.surveying import add_survey
from gui.render.tiling import PaperSize
from gui.text import languages

COMMANDS = (
    *("open", "check", "survey", "ask", "render", "replay", "report"),
    *("preview", "export", "list", "make", "bench"),
)
FORMATS = (".png", ".svg", ".pdf")
ENDINGS = tuple(ending[1:] for ending in FORMATS)
OVERLAYS = (
    "reach",
    "legal_end",
    "coherency",
    "engagement",
    "influence",
    "entry_edges",
    "names",
    "sight",
    "ranges",
    "marker_areas",
    "special_ground",
    "auras",
)
STANDING = ("influence", "entry_edges", "names")
"""Overlays that need no model in the hand."""


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """A file, or nothing, opens the window. Ends the process with 2 where the words make no sense."""
    words = list(argv)
    if not words or (words[0] not in COMMANDS and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "open")
    parser = _parser()
    said = parser.parse_args(words)
    if said.command == "render" and (wrong := _not_drawn(said)):
        parser.error(wrong)
    return said


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="measuretwice",
        description="Rehearse a wargame turn on a table that knows the rules.",
        usage="measuretwice [FILE] | check FILE… | survey FILE | ask FILE MODEL WISH | "
        "render FILE|FOLDER -o PICTURE|FOLDER | replay FILE… | report FILE -o REPORT | "
        "preview FILE | export FILE -o OUT | list FILE --game GAME | make GAME … | bench | "
        "--smoke-test | --version | --help",
        epilog="Files are missions, rehearsals and scenes. Exit code 1: a file has a problem, or an order is refused.",
    )
    parser.add_argument("--version", action="version", version=f"Measure Twice {program_version()}")
    commands = parser.add_subparsers(prog="measuretwice", dest="command", metavar="COMMAND", required=True)
    _add_open(commands)
    check = commands.add_parser("check", help="say every problem of files, without a window")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.add_argument("--language", choices=languages(), help="of what it says; English if not said")
    add_survey(commands)
    _add_render(commands)
    replay = commands.add_parser("replay", help="play rehearsals or scenes again and say every verdict")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")
    replay.add_argument("--json", action="store_true", help="for other programs to read")
    report = commands.add_parser("report", help="write a rehearsal out to read, with a picture an activation")
    report.add_argument("file", type=Path, metavar="FILE")
    _add_language(report)
    report.add_argument("-o", "--output", type=_report, required=True, metavar="REPORT", help="x.html or x.pdf")
    add_preview(commands)
    add_export(commands)
    add_list(commands)
    make = commands.add_parser("make", help="make a mission file by a game's own tables, rolled or picked")
    games = make.add_subparsers(prog="measuretwice make", dest="game", metavar="GAME", required=True)
    add_hardwired(games)
    _add_starcraft(games)
    bench = commands.add_parser("bench", help="measure how fast the program is; needs a checkout")
    bench.add_argument("names", nargs="*", metavar="NAME", help="reach_12, sight_100 and the like; all if none is said")
    bench.add_argument("--json", action="store_true", help="for other programs to read")
    bench.add_argument("--cpu", action="store_true", help="this thread's own time: for a machine that others use too")
    bench.add_argument("--peers", action="store_true", help="also other libraries, in an environment of their own")
    return parser


def _add_open(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    window = commands.add_parser("open", help="open the window (also without this word)")
    window.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a mission, a rehearsal or a scene")
    window.add_argument("--start", action="store_true", help="begin on the page of missions")
    window.add_argument("--theme", choices=("light", "dark"))
    _add_language(window)
    window.add_argument("--screenshot", type=Path, metavar="PNG", help="save a picture of the window and leave")
    window.add_argument("--size", type=_size, metavar="WxH", default=(1600, 1000), help="of the window, in pixels")
    window.add_argument(
        "--smoke-test",
        action="store_true",
        help="open each game's first mission, judge an order, leave, and say whether all is well",
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=languages(), help="of the window's words; the settings' or the system's if not said"
    )


def _add_starcraft(games: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    make = games.add_parser("starcraft", help="of a mission card, a deployment card, a map and armies")
    make.add_argument("--list", action="store_true", dest="names", help="say every name that may be given")
    make.add_argument("--mission", metavar="CARD", help="such as frontlines")
    make.add_argument("--deployment", metavar="CARD", help="such as gauntlet; its scale is the game's")
    make.add_argument(
        "--map", metavar="MAP", help="3 for the rulebook's third, or a name of the list; none for no terrain"
    )
    make.add_argument("--layout", metavar="MAP", help="a layout of this program's own: standard or skirmish")
    make.add_argument("--red", type=_names, default=(), metavar="ARMY", help="one or several, with commas between them")
    make.add_argument("--blue", type=_names, default=(), metavar="ARMY", help="likewise")
    for colour, which in (("red", "first"), ("blue", "second")):
        words = f"for a draft: two mission and two deployment cards of the {which} side, with commas between them"
        make.add_argument(f"--{colour}-brings", type=_names, default=(), metavar="CARDS", help=words)
    make.add_argument("--name", default="", help="of the mission, if not its two cards'")
    make.add_argument("-o", "--output", type=Path, metavar="FILE", help="where it goes; to the screen if not said")


def _add_render(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    render = commands.add_parser("render", help="draw the table of a file as a picture, without a window")
    render.add_argument("file", type=Path, metavar="FILE", help="or a folder, whose files are all drawn")
    render.add_argument(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar="PICTURE",
        help="x.png, x.svg or x.pdf; of a folder, a folder",
    )
    render.add_argument("--as", choices=ENDINGS, dest="ending", help="of a folder's pictures; png if not said")
    papers = [paper.name.lower() for paper in PaperSize]
    render.add_argument(
        "--tiles", choices=papers, metavar="PAPER", help=f"a PDF at true scale, in pages of {', '.join(papers)}"
    )
    words = ", ".join(OVERLAYS)
    render.add_argument(
        "--overlays",
        type=_overlays,
        default=frozenset(STANDING),
        metavar="LIST",
        help=f"all, none, or some of: {words} (with commas between them; {', '.join(STANDING)} if not said)",
    )
    render.add_argument("--unit", metavar="ID", help="the unit whose reach and the like are drawn")
    render.add_argument("--theme", choices=("light", "dark", "print", "ink"), default="print", help="ink: black alone")
    render.add_argument("--scale", type=_scale, metavar="PX", help="pixels an inch")
    _add_language(render)
    render.add_argument("--plain", action="store_true", help="the board alone, without title and legend")


def program_version() -> str:
    try:
        return version("measuretwice")
    except PackageNotFoundError:
        return "(not installed)"


def _names(word: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in word.split(",") if name.strip())


def _not_drawn(said: argparse.Namespace) -> str:
    """What of the words for ``render`` makes no sense together; empty where they do."""
    of_folder = said.file.is_dir()
    ending = f".{said.ending or ENDINGS[0]}" if of_folder else said.output.suffix.lower()
    if not of_folder and ending not in FORMATS:
        return f"a picture ends in {', '.join(FORMATS[:-1])} or {FORMATS[-1]}, not {str(said.output)!r}"
    if not of_folder and said.ending is not None:
        return "--as is of a folder; a file's picture is what its name ends in"
    if of_folder and said.output.suffix.lower() in FORMATS:
        return f"the pictures of a folder go into a folder, not into {str(said.output)!r}"
    if of_folder and said.unit is not None:
        return "--unit is of one file, not of a folder"
    if said.tiles is None:
        return ""
    if ending != ".pdf" and (not of_folder or said.ending is not None):
        return f"--tiles makes a .pdf, not {ending}"
    if said.plain or said.scale is not None:
        return "--tiles has a scale and pages of its own: neither --plain nor --scale goes with it"
    return ""


def _report(word: str) -> Path:
    path = Path(word)
    if path.suffix.lower() not in (".html", ".pdf"):
        raise argparse.ArgumentTypeError(f"a report ends in .html or .pdf, not {word!r}")
    return path


def _overlays(word: str) -> frozenset[str]:
    if word == "all":
        return frozenset(OVERLAYS)
    names = frozenset(name.strip().replace("-", "_") for name in word.split(",") if name.strip()) - {"none"}
    unknown = sorted(names - frozenset(OVERLAYS))
    if unknown:
        raise argparse.ArgumentTypeError(f"no overlay is called {unknown[0]!r}; there are {', '.join(OVERLAYS)}")
    return names


def _scale(word: str) -> float:
    try:
        scale = float(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"a number was expected, not {word!r}") from None
    if not 1 <= scale <= 400:
        raise argparse.ArgumentTypeError("between 1 and 400 pixels an inch")
    return scale


def _size(word: str) -> tuple[int, int]:
    wide, _, tall = word.lower().partition("x")
    if not (wide.isdigit() and tall.isdigit()):
        raise argparse.ArgumentTypeError(f"width and height with an x between them were expected, not {word!r}")
    return (int(wide), int(tall))
