"""Is there a display to open a window on, and are the libraries there that Qt needs? Asked before Qt is imported.

Qt itself ends the whole process where a display or a library is missing, so it can't be asked.
"""

import ctypes
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from importlib.resources import files

from gui.text import many, tr

PLATFORM = "QT_QPA_PLATFORM"


class Purpose(Enum):
    DRAW = "draw"
    """Needed for pictures too."""
    WINDOW = "window"
    """Needed on an X display alone."""


@dataclass(frozen=True, slots=True)
class Library:
    """``name`` is what the loader looks for, ``package`` where Debian has it."""

    name: str
    package: str
    purpose: Purpose


def libraries() -> tuple[Library, ...]:
    text = files("assets").joinpath("libraries", "debian.txt").read_text("utf-8")
    rows = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return tuple(Library(name, package, Purpose(purpose)) for name, package, purpose in rows)


def has_display(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Only Linux can be without; a platform chosen by hand is taken at its word."""
    if not platform.startswith("linux") or environ.get(PLATFORM):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def needed(environ: Mapping[str, str], *, window: bool, platform: str = sys.platform) -> tuple[Library, ...]:
    """What Qt will load here; nothing is asked of other systems than Linux, where Qt brings its own."""
    if not platform.startswith("linux"):
        return ()
    chosen = environ.get(PLATFORM, "")
    on_x = window and (chosen.startswith("xcb") or (not chosen and bool(environ.get("DISPLAY"))))
    # A Wayland session has a DISPLAY as well, and Qt falls back on it, but does not need it.
    on_x = on_x and not (environ.get("WAYLAND_DISPLAY") and not chosen)
    return tuple(library for library in libraries() if library.purpose is Purpose.DRAW or on_x)


def missing(wanted: Iterable[Library], load: Callable[[str], object] = ctypes.CDLL) -> tuple[Library, ...]:
    lacking = []
    for library in wanted:
        try:
            load(library.name)
        except OSError:
            lacking.append(library)
    return tuple(lacking)


def report(lacking: Iterable[Library]) -> str:
    """Which libraries are missing, and the line that brings them."""
    lacking = tuple(lacking)
    names = ", ".join(library.name for library in lacking)
    packages = " ".join(dict.fromkeys(library.package for library in lacking))
    lines = (
        many(
            "Measure Twice can't draw: {n} system libraries are missing: {names}",
            "Measure Twice can't draw: a system library is missing: {names}",
            len(lacking),
        ).format(n=len(lacking), names=names),
        tr("On Debian: {line}").format(line=f"apt-get install {packages}"),
    )
    return "\n".join(lines)
