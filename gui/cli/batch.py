"""Drawing every file of a folder: how far it has come, and in the end what could not be drawn."""

import os
import shutil
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from gui.cli import display
from gui.cli.pictures import FINE, STOPPED, WRONG, Manner, fail, no_display, written
from gui.text import many, tr

READ = (".yaml", ".yml")
_BAR = 24


class Progress:
    """A bar on a terminal; elsewhere, as in a log, a line for each file."""

    def __init__(self, out: TextIO, count: int) -> None:
        self._out = out
        self._count = count
        self._done = 0
        self._terminal = out.isatty()
        self._widest = 0

    def begin(self, name: str) -> None:
        if self._terminal:
            self._line(name)

    def end(self, name: str, *, fine: bool) -> None:
        self._done += 1
        if not self._terminal:
            words = tr("{done} of {count}: {name}") if fine else tr("{done} of {count}: {name} not drawn")
            print(words.format(done=self._done, count=self._count, name=name), file=self._out, flush=True)
        elif self._done == self._count:
            self._line("")
            print(file=self._out)

    @property
    def done(self) -> int:
        return self._done

    def stop(self) -> None:
        """Leave the line that the bar is on."""
        if self._terminal:
            print(file=self._out)

    def _line(self, name: str) -> None:
        full = _BAR * self._done // self._count
        bar = f"[{'#' * full}{'.' * (_BAR - full)}]"
        words = (
            tr("{bar} {done} of {count} {name}").format(bar=bar, done=self._done, count=self._count, name=name).rstrip()
        )
        words = _fitting(words, shutil.get_terminal_size().columns - 1)
        self._widest = max(self._widest, len(words))
        self._out.write(f"\r{words:<{self._widest}}")
        self._out.flush()


def _fitting(words: str, room: int) -> str:
    """On one line, for what has been wrapped cannot be written over."""
    return words if len(words) <= room else f"{words[: max(room - 1, 0)]}…"


def render_all(folder: Path, output: Path, ending: str, manner: Manner) -> int:
    """Every .yaml and .yml below a folder, under the same names in the other one. One that cannot be drawn keeps none
    of the others from it: all are told in the end, and the exit code is then 1."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix.lower() in READ and not path.is_dir()]
    if not files:
        return fail(tr("{folder}: there is no .yaml file in it").format(folder=folder))
    if lacking := no_display():
        return fail(lacking)
    os.environ.setdefault(display.PLATFORM, "offscreen")
    from PySide6.QtGui import QGuiApplication

    # One for all: each draws with the one there is.
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    progress = Progress(sys.stderr, len(files))
    wrong: list[tuple[Path, str]] = []
    stopped = False
    try:
        for file, name in zip(files, _names(files, folder, ending), strict=True):
            progress.begin(str(file.relative_to(folder)))
            why = _drawn(file, output / name, manner)
            if why:
                wrong.append((file, why))
            progress.end(str(name), fine=not why)
    except KeyboardInterrupt:
        stopped = True
        progress.stop()
    del application
    fine = progress.done - len(wrong)
    print(many("{n} pictures written in {output}", "1 picture written in {output}", fine).format(n=fine, output=output))
    if stopped:
        words = tr("Stopped: {left} of {count} files were not looked at")
        print(words.format(left=len(files) - progress.done, count=len(files)), file=sys.stderr)
    if not wrong:
        return STOPPED if stopped else FINE
    print(tr("{n} of {count} could not be drawn:").format(n=len(wrong), count=len(files)), file=sys.stderr)
    for file, why in wrong:
        print(why if str(file) in why else f"{file}: {why}", file=sys.stderr)
    return STOPPED if stopped else WRONG


def _drawn(file: Path, output: Path, manner: Manner) -> str:
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        return tr("{folder} could not be made: {why}").format(folder=output.parent, why=wrong.strerror or wrong)
    return written(file, output, manner)


def _names(files: Sequence[Path], folder: Path, ending: str) -> list[Path]:
    """Of the pictures: a file's own with another ending, and with both where two files differ in theirs alone."""
    places = [file.relative_to(folder) for file in files]
    alike = Counter(place.with_suffix("") for place in places)
    return [
        place.with_suffix(f".{ending}")
        if alike[place.with_suffix("")] == 1
        else place.with_name(f"{place.name}.{ending}")
        for place in places
    ]
