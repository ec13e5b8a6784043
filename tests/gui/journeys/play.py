"""A program of the tests: one journey in the real window on the X display at hand, its pictures left in a folder.

``python play.py NAME FOLDER`` plays one; with a ``STAGE`` that picture is taken several times more, each time with
something that is not as it should be. ``python play.py --redraw [NAME…]`` begins a display of its own and draws the
references anew.
"""

import faulthandler
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

REFERENCES = Path(__file__).with_name("references")
SCREEN = "3200x2000x24"
"""Twice the window and more: the pointer, which begins in the middle, is not over it."""
HANGS, LONG_ENOUGH = 200, 240
"""Seconds after which a journey that hangs says where, and is given up."""
NAMES = (
    "from_the_start_page_to_a_unit_deployed",
    "a_drag_refused_and_the_nearest_end_taken",
    "a_charge",
    "a_shot_with_dice_typed_in",
    "a_token_of_the_hostiles_played",
    "a_hold_and_a_reaction",
    "two_branches_compared",
    "the_settings_and_one_ink",
    "a_report_and_a_picture",
    "a_scene_checked",
)


@contextmanager
def display() -> Iterator[str]:
    """An X display that nobody sees, on a number that the server itself finds free; empty where there is none."""
    server = shutil.which("Xvfb")
    if server is None:
        yield ""
        return
    read, write = os.pipe()
    command = [server, "-displayfd", str(write), "-screen", "0", SCREEN, "-dpi", "96", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        yield f":{number}" if number else ""
    finally:
        process.terminate()
        process.wait(timeout=LONG_ENOUGH)


def played(name: str, folder: Path, display: str, *options: str) -> subprocess.CompletedProcess[str]:
    """One journey in a process of its own, with nothing of the user's and the same size of letters everywhere."""
    home = folder / "home"
    home.mkdir(parents=True, exist_ok=True)
    of_the_user = ("WAYLAND_DISPLAY", "XDG_DATA_HOME", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME")
    env = {key: value for key, value in os.environ.items() if key not in of_the_user}
    env |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": "1", "QT_FONT_DPI": "96"}
    env |= {"HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, __file__, name, str(folder), *options]
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=LONG_ENOUGH, check=False)


def play(name: str, folder: Path, spoiled: str) -> None:
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from gui.window.main_window import MainWindow
    from gui.window.memory import Memory

    application = QApplication(sys.argv[:1])
    faulthandler.dump_traceback_later(HANGS)
    application.setCursorFlashTime(0)
    # What a click is taken for must not hang on how fast the machine is.
    application.setDoubleClickInterval(0)
    Memory.folder = folder / "kept"  # type: ignore[assignment]  # a plain place instead of the user's own
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings"))

    from hand import Hand
    from journeys import JOURNEYS
    from pictures import shrink
    from spoils import SPOILS

    window = MainWindow(dark=False)
    window.actions_["calm"].setChecked(True)
    hand = Hand(window, folder, spoils=SPOILS, spoiled=spoiled)
    try:
        JOURNEYS[name](hand)
    finally:
        for stage, picture in hand.pictures.items():
            shrink(picture).save(str(folder / f"{name}.{stage}.png"))
            picture.save(str(folder / f"{name}.{stage}.whole.png"))
    window.files.may_leave = lambda: True  # type: ignore[method-assign]  # there is nobody to be asked
    window.close()


def redraw(names: list[str]) -> int:
    """Every reference anew, or those of some journeys. What was drawn is to be looked at before it is committed."""
    with display() as shown, tempfile.TemporaryDirectory() as scratch:
        if not shown:
            print("Xvfb is not installed, or did not start", file=sys.stderr)
            return 1
        for name in names or NAMES:
            folder = Path(scratch) / name
            done = played(name, folder, shown)
            if done.returncode:
                print(f"{name}: {done.stderr}", file=sys.stderr)
                return 1
            for old in REFERENCES.glob(f"{name}.*.png"):
                old.unlink()
            for drawn in sorted(folder.glob(f"{name}.*.png")):
                if not drawn.stem.endswith(".whole"):
                    shutil.copy(drawn, REFERENCES / drawn.name)
                    print(drawn.name)
    return 0


if __name__ == "__main__":
    if sys.argv[1] == "--redraw":
        sys.exit(redraw(sys.argv[2:]))
    play(sys.argv[1], Path(sys.argv[2]), "".join(sys.argv[3:]))
