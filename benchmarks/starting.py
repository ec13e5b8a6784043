"""How long the program takes to show its first window, its process started anew each time.

The floor is a bare PySide6 window of the same size that imports shapely and pydantic, started in turn with ours. Beside
it stands how long the whole window takes, with a mission on its table. Bytecode is compiled before, as it is where the
program is installed, and nothing of the user's is read.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from benchmarks import clock
from benchmarks.figures import Figures, figures

ROUNDS = 9
_TELL = """
import os, sys, time
def tell():
    print(time.monotonic(), time.process_time(), flush=True)
    os._exit(0)
"""
BARE = f"""{_TELL}
import shapely, pydantic
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1600, 1000)
window.show()
application.processEvents()
tell()
"""
FIRST = f"""{_TELL}
from gui.start import first
show = first.show_first
first.show_first = lambda: (show(), tell())
from gui.main import main
main(["open"])
"""
WHOLE = f"""{_TELL}
from gui.cli import display
missing = display.missing
def with_qt(wanted):
    # Not before the program itself asks for Qt.
    from PySide6.QtWidgets import QApplication
    QApplication.exec = lambda *given: (QApplication.processEvents(), tell())
    return missing(wanted)
display.missing = with_qt
from gui.main import main
main(["open"])
"""


def window_start() -> Figures:
    times: dict[str, list[float]] = {FIRST: [], BARE: [], WHOLE: []}
    with tempfile.TemporaryDirectory() as folder:
        environ = _environ(Path(folder))
        for script in times:
            started(script, environ)  # bytecode is compiled
        for _ in range(ROUNDS):
            for script, found in times.items():
                found.append(started(script, environ))
    whole = sorted(times[WHOLE])[ROUNDS // 2]
    return figures("window_start", times[FIRST], times[BARE], {"the whole window, with a mission": {"our_ms": whole}})


def started(script: str, environ: Mapping[str, str]) -> float:
    """Milliseconds from the start of a process until it tells that its window is painted."""
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parents[1],
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    painted, used = (float(word) for word in done.stdout.split())
    return 1000 * (used if clock.is_cpu_time() else painted - begun)


def _environ(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    places = {f"XDG_{place}_HOME": str(folder / place) for place in ("CONFIG", "DATA", "STATE", "CACHE")}
    kept.setdefault("QT_QPA_PLATFORM", "offscreen")
    return {**kept, **places, "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
