"""The door: what was said on the command line, done."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gui.cli.arguments import parse

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
        print("Stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # What is still to be written when Python ends goes nowhere, and says nothing of it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _done(argv: Sequence[str] | None) -> int:
    said = parse(sys.argv[1:] if argv is None else argv)
    if said.command == "check":
        if said.language is not None:
            _speak(said.language)
        from missions.commands import check

        text, code = check(said.files)
    elif said.command in ("survey", "ask"):
        from gui.cli.surveying import done

        text, code = done(said)
    elif said.command == "replay":
        from missions.commands import replay

        text, code = replay(said.files, said.json)
    elif said.command == "render":
        _speak(said.language)
        from gui.cli.pictures import Manner, render

        manner = Manner(said.overlays, said.theme, said.unit, said.scale, said.plain, said.tiles)
        if said.file.is_dir():
            from gui.cli.batch import render_all

            ending = said.ending or ("png" if said.tiles is None else "pdf")
            return render_all(said.file, said.output, ending, manner)
        return render(said.file, said.output, manner)
    elif said.command == "report":
        _speak(said.language)
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
        _speak(said.language)
        first = _first(said.screenshot)
        from gui.cli.opening import open_window

        return open_window(
            said.file, on_start=said.start, theme=said.theme, screenshot=said.screenshot, size=said.size, first=first
        )
    print(text)
    return code


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


def _bench(words: Sequence[str]) -> tuple[str, int]:
    """What there is to say, and the exit code. The benchmarks lie beside the packages and are not installed."""
    if not (Path(__file__).parents[1] / "benchmarks" / "suite.py").is_file():
        return "bench needs a checkout of Measure Twice: the benchmarks are not part of what is installed.", 2
    from benchmarks.suite import main as measure

    return "", measure(words)


if __name__ == "__main__":
    sys.exit(main())
