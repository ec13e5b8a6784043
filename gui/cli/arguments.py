"""The command line's words."""

import argparse
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from gui.cli.exporting import add_export
from gui.cli.listing import add_list
from gui.cli.making_hardwired import add_hardwired
from gui.cli.previewing import add_preview
from gui.cli.surveying import add_survey
from gui.render.tiling import PaperSize
from gui.text import VARIABLE, languages, tr

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
DRAWING = ("open", "render", "report")
SHORTEST = len("--lan")
"""Letters by which ``--language`` is told from the other options."""
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


def asked_for(words: Sequence[str], environ: Mapping[str, str]) -> str | None:
    """The language that is said among the words, or else by the environment; none where neither says one there is."""
    said = environ.get(VARIABLE)
    for at, word in enumerate(words):
        name, given, value = word.partition("=")
        if len(name) >= SHORTEST and "--language".startswith(name):
            said = value if given else next(iter(words[at + 1 :]), None)
    return said if said in languages() else None


def draws(words: Sequence[str]) -> bool:
    """Whether a window is opened or a picture drawn for somebody to look at."""
    command = words[0] if words and words[0] in COMMANDS else "open"
    return command in DRAWING and not {"-h", "--help", "--version", "--smoke-test"} & set(words)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="measuretwice",
        description=tr("Rehearse a wargame turn on a table that knows the rules."),
        usage=tr(
            "measuretwice [FILE] | check FILE… | survey FILE | ask FILE MODEL WISH | "
            "render FILE|FOLDER -o PICTURE|FOLDER | replay FILE… | report FILE -o REPORT | "
            "preview FILE | export FILE -o OUT | list FILE --game GAME | make GAME … | bench | "
            "--smoke-test | --version | --help"
        ),
        epilog=tr(
            "Files are missions, rehearsals and scenes. Exit code 1: a file has a problem, or an order is refused. "
            "Every command takes --language."
        ),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"Measure Twice {program_version()}",
        help=tr("say which version this is and leave"),
    )
    commands = parser.add_subparsers(
        prog="measuretwice", dest="command", metavar=tr("COMMAND", "on the command line"), required=True
    )
    _add_open(commands)
    check = commands.add_parser("check", help=tr("say every problem of files, without a window"))
    check.add_argument("files", nargs="+", type=Path, metavar=tr("FILE", "on the command line"))
    add_survey(commands)
    _add_render(commands)
    replay = commands.add_parser("replay", help=tr("play rehearsals or scenes again and say every verdict"))
    replay.add_argument("files", nargs="+", type=Path, metavar=tr("FILE", "on the command line"))
    replay.add_argument("--json", action="store_true", help=tr("for other programs to read"))
    report = commands.add_parser("report", help=tr("write a rehearsal out to read, with a picture an activation"))
    report.add_argument("file", type=Path, metavar=tr("FILE", "on the command line"))
    _add_language(report, drawn=True)
    report.add_argument(
        "-o",
        "--output",
        type=_report,
        required=True,
        metavar=tr("REPORT", "on the command line"),
        help=tr("x.html or x.pdf"),
    )
    add_preview(commands)
    add_export(commands)
    add_list(commands)
    make = commands.add_parser("make", help=tr("make a mission file by a game's own tables, rolled or picked"))
    games = make.add_subparsers(
        prog="measuretwice make", dest="game", metavar=tr("GAME", "on the command line"), required=True
    )
    add_hardwired(games)
    _add_starcraft(games)
    bench = commands.add_parser("bench", help=tr("measure how fast the program is; needs a checkout"))
    bench.add_argument(
        "names",
        nargs="*",
        metavar=tr("NAME", "on the command line"),
        help=tr("reach_12, sight_100 and the like; all if none is said"),
    )
    bench.add_argument("--json", action="store_true", help=tr("for other programs to read"))
    bench.add_argument(
        "--cpu", action="store_true", help=tr("this thread's own time: for a machine that others use too")
    )
    for others in (check, replay, *games.choices.values()):
        _add_language(others)
    for name in ("survey", "ask", "preview", "export", "list"):
        _add_language(commands.choices[name])
    bench.add_argument("--peers", action="store_true", help=tr("also other libraries, in an environment of their own"))
    return parser


def _add_open(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    window = commands.add_parser("open", help=tr("open the window (also without this word)"))
    window.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar=tr("FILE", "on the command line"),
        help=tr("a mission, a rehearsal or a scene"),
    )
    window.add_argument("--start", action="store_true", help=tr("begin on the page of missions"))
    window.add_argument("--theme", choices=("light", "dark"))
    _add_language(window, drawn=True)
    window.add_argument("--screenshot", type=Path, metavar="PNG", help=tr("save a picture of the window and leave"))
    window.add_argument("--size", type=_size, metavar="WxH", default=(1600, 1000), help=tr("of the window, in pixels"))
    window.add_argument(
        "--smoke-test",
        action="store_true",
        help=tr("open each game's first mission, judge an order, leave, and say whether all is well"),
    )


def _add_language(parser: argparse.ArgumentParser, *, drawn: bool = False) -> None:
    """What is printed may be read by other programs: it is English where nobody asks for another."""
    words = tr("of what it says; English if not said")
    if drawn:
        words = tr("of the window's words; the settings' or the system's if not said")
    parser.add_argument("--language", choices=languages(), default=argparse.SUPPRESS, help=words)


def _add_starcraft(games: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    make = games.add_parser("starcraft", help=tr("of a mission card, a deployment card, a map and armies"))
    make.add_argument("--list", action="store_true", dest="names", help=tr("say every name that may be given"))
    make.add_argument("--mission", metavar=tr("CARD", "on the command line"), help=tr("such as frontlines"))
    make.add_argument(
        "--deployment", metavar=tr("CARD", "on the command line"), help=tr("such as gauntlet; its scale is the game's")
    )
    make.add_argument(
        "--map",
        metavar=tr("MAP", "on the command line"),
        help=tr("3 for the rulebook's third, or a name of the list; none for no terrain"),
    )
    make.add_argument(
        "--layout",
        metavar=tr("MAP", "on the command line"),
        help=tr("a layout of this program's own: standard or skirmish"),
    )
    make.add_argument(
        "--red",
        type=_names,
        default=(),
        metavar=tr("ARMY", "on the command line"),
        help=tr("one or several, with commas between them"),
    )
    make.add_argument("--blue", type=_names, default=(), metavar=tr("ARMY", "on the command line"), help=tr("likewise"))
    for colour, words in (
        ("red", tr("for a draft: two mission and two deployment cards of the first side, with commas between them")),
        ("blue", tr("for a draft: two mission and two deployment cards of the second side, with commas between them")),
    ):
        make.add_argument(
            f"--{colour}-brings", type=_names, default=(), metavar=tr("CARDS", "on the command line"), help=words
        )
    make.add_argument("--name", default="", help=tr("of the mission, if not its two cards'"))
    make.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar=tr("FILE", "on the command line"),
        help=tr("where it goes; to the screen if not said"),
    )


def _add_render(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    render = commands.add_parser("render", help=tr("draw the table of a file as a picture, without a window"))
    render.add_argument(
        "file", type=Path, metavar=tr("FILE", "on the command line"), help=tr("or a folder, whose files are all drawn")
    )
    render.add_argument(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar=tr("PICTURE", "on the command line"),
        help=tr("x.png, x.svg or x.pdf; of a folder, a folder"),
    )
    render.add_argument("--as", choices=ENDINGS, dest="ending", help=tr("of a folder's pictures; png if not said"))
    papers = [paper.name.lower() for paper in PaperSize]
    render.add_argument(
        "--tiles",
        choices=papers,
        metavar=tr("PAPER", "on the command line"),
        help=tr("a PDF at true scale, in pages of {papers}").format(papers=", ".join(papers)),
    )
    words = ", ".join(OVERLAYS)
    render.add_argument(
        "--overlays",
        type=_overlays,
        default=frozenset(STANDING),
        metavar=tr("LIST", "on the command line"),
        help=tr("all, none, or some of: {words} (with commas between them; {standing} if not said)").format(
            words=words, standing=", ".join(STANDING)
        ),
    )
    render.add_argument(
        "--unit", metavar=tr("ID", "on the command line"), help=tr("the unit whose reach and the like are drawn")
    )
    render.add_argument(
        "--theme", choices=("light", "dark", "print", "ink"), default="print", help=tr("ink: black alone")
    )
    render.add_argument("--scale", type=_scale, metavar=tr("PX", "on the command line"), help=tr("pixels an inch"))
    _add_language(render, drawn=True)
    render.add_argument("--plain", action="store_true", help=tr("the board alone, without title and legend"))


def program_version() -> str:
    try:
        return version("measuretwice")
    except PackageNotFoundError:
        return tr("(not installed)")


def _names(word: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in word.split(",") if name.strip())


def _not_drawn(said: argparse.Namespace) -> str:
    """What of the words for ``render`` makes no sense together; empty where they do."""
    of_folder = said.file.is_dir()
    ending = f".{said.ending or ENDINGS[0]}" if of_folder else said.output.suffix.lower()
    if not of_folder and ending not in FORMATS:
        return tr("a picture ends in {endings} or {last}, not {name!r}").format(
            endings=", ".join(FORMATS[:-1]), last=FORMATS[-1], name=str(said.output)
        )
    if not of_folder and said.ending is not None:
        return tr("--as is of a folder; a file's picture is what its name ends in")
    if of_folder and said.output.suffix.lower() in FORMATS:
        return tr("the pictures of a folder go into a folder, not into {name!r}").format(name=str(said.output))
    if of_folder and said.unit is not None:
        return tr("--unit is of one file, not of a folder")
    if said.tiles is None:
        return ""
    if ending != ".pdf" and (not of_folder or said.ending is not None):
        return tr("--tiles makes a .pdf, not {ending}").format(ending=ending)
    if said.plain or said.scale is not None:
        return tr("--tiles has a scale and pages of its own: neither --plain nor --scale goes with it")
    return ""


def _report(word: str) -> Path:
    path = Path(word)
    if path.suffix.lower() not in (".html", ".pdf"):
        raise argparse.ArgumentTypeError(tr("a report ends in .html or .pdf, not {word!r}").format(word=word))
    return path


def _overlays(word: str) -> frozenset[str]:
    if word == "all":
        return frozenset(OVERLAYS)
    names = frozenset(name.strip().replace("-", "_") for name in word.split(",") if name.strip()) - {"none"}
    unknown = sorted(names - frozenset(OVERLAYS))
    if unknown:
        raise argparse.ArgumentTypeError(
            tr("no overlay is called {word!r}; there are {known}").format(word=unknown[0], known=", ".join(OVERLAYS))
        )
    return names


def _scale(word: str) -> float:
    try:
        scale = float(word)
    except ValueError:
        raise argparse.ArgumentTypeError(tr("a number was expected, not {word!r}").format(word=word)) from None
    if not 1 <= scale <= 400:
        raise argparse.ArgumentTypeError(tr("between 1 and 400 pixels an inch"))
    return scale


def _size(word: str) -> tuple[int, int]:
    wide, _, tall = word.lower().partition("x")
    if not (wide.isdigit() and tall.isdigit()):
        raise argparse.ArgumentTypeError(
            tr("width and height with an x between them were expected, not {word!r}").format(word=word)
        )
    return (int(wide), int(tall))
