"""A program of the tests: a set-up that is edited over and over until its process is killed.

Run as ``python killed_studio.py MISSION FOLDER``. Each time an edit is done it prints how many there were.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gui.studio.bench import Bench
from gui.studio.keeping import Keeping
from gui.studio.safe import Safe
from missions.editing.sheet import Sheet


def main(path: Path, folder: Path) -> None:
    application = QCoreApplication(sys.argv[:1])
    bench = Bench(Sheet.of(path.read_bytes(), path.name, path))
    safe = Safe(bench, Keeping(QWidget.__new__(QWidget), bench, path.parent), folder)
    bench.choose(["slab"])
    count = 0
    while bench.move(1.0 if count % 2 else 1.5, 0.0):
        count += 1
        print(count, bench.sheet.entry("slab")["rectangle"]["at"][0], flush=True)
    del safe, application


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
