"""The door: what was said on the command line, done."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gui.cli import words_of_argparse
from gui.cli.arguments import asked_for, draws, parse
from gui.text import ENGLISH, tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 1 where nobody reads what is said to its end. Qt is imported only by what shows or draws."""
    try:
        try:
            return _done(argv)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        print(tr("Stopped."), file=sys.stderr)
        return 130
    except BrokenPipeError:
        # What is still to be written when Python ends goes nowhere, and says nothing of it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _done(argv: Sequence[str] | None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    _choose_language(words)
    said = parse(words)
    if said.command == "check":
        from missions.commands import check

        text, code = check(said.files)
    elif said.command in ("survey", "ask"):
        from gui.cli.surveying import done

        text, code = done(said)
    elif said.command == "replay":
        from missions.commands import replay

        text, code = replay(said.files, said.json)
    elif said.command == "render":
        from gui.cli.pictures import Manner, render

        manner = Manner(said.overlays, said.theme, said.unit, said.scale, said.plain, said.tiles)
        if said.file.is_dir():
            from gui.cli.batch import render_all

            ending = said.ending or ("png" if said.tiles is None else "pdf")
            return render_all(said.file, said.output, ending, manner)
        return render(said.file, said.output, manner)
    elif said.command == "report":
        from gui.cli.pictures import report

        return report(said.file, said.output)
    elif said.command == "preview":
        from gui.cli.previewing import say

        text, code = say(said.file, as_json=said.json, table=said.csv)
    elif said.command == "export":
        from gui.cli.exporting import export

        text, code = export(said.file, said.output)
    elif said.command == "list":
        from gui.cli.listing import read_list

        text, code = read_list(said)
    elif said.command == "make":
        text, code = _make(said)
    elif said.command == "bench":
        text, code = _bench([*said.names, *[f"--{word}" for word in ("json", "cpu", "peers") if getattr(said, word)]])
        if not text:
            return code
    elif said.smoke_test:
        from gui.cli.smoke import smoke_test

        return smoke_test()
    else:
        first = _first(said.screenshot)
        from gui.cli.opening import open_window

        return open_window(
            said.file, on_start=said.start, theme=said.theme, screenshot=said.screenshot, size=said.size, first=first
        )
    print(text)
    return code


def _choose_language(words: Sequence[str]) -> None:
    """Before a word is said, also of what is amiss with the words themselves. What draws speaks as the window does;
    what is printed may be read by other programs, and is English where nobody says otherwise."""
    said = asked_for(words, os.environ)
    if said != ENGLISH and (said is not None or draws(words)):
        _speak(said)
    words_of_argparse.speak()


def _speak(said: str | None) -> None:
    """To be called before anything is imported that has words of its own. Where Qt cannot be loaded, what comes next
    says so, in English."""
    try:
        from gui.language import choose, speak_in
    except ImportError:
        return
    speak_in(choose(said, os.environ))


def _first(screenshot: Path | None) -> "QWidget | None":
    """The first window, shown while all the rest is still to be read; none where none can be, or a picture is taken."""
    from gui.cli import display

    if screenshot is not None or not display.has_display(os.environ):
        return None
    if display.missing(display.needed(os.environ, window=True)):
        return None
    from gui.start.first import show_first

    return show_first()


def _make(said: Namespace) -> tuple[str, int]:
    if said.game == "hardwired28":
        from gui.cli.making_hardwired import make as made

        return made(said)
    from missions.commands import make

    map_name = f"layout/{said.layout}" if said.layout and "/" not in said.layout else said.layout
    return make(
        said.game,
        names=said.names,
        mission=said.mission,
        deployment=said.deployment,
        terrain=said.map or map_name,
        red=said.red,
        blue=said.blue,
        name=said.name,
        brings=(said.red_brings, said.blue_brings),
        output=said.output,
    )


def _bench(asked: Sequence[str]) -> tuple[str, int]:
    """What there is to say, and the exit code. The benchmarks lie beside the packages and are not installed."""
    if not (Path(__file__).parents[1] / "benchmarks" / "suite.py").is_file():
        words = tr("bench needs a checkout of Measure Twice: the benchmarks are not part of what is installed.")
        return words, 2
    from benchmarks.suite import main as measure

    return "", measure(asked)


if __name__ == "__main__":
    sys.exit(main())
