"""A program of the tests: a window that plays a recorded game over again until its process is killed.

Run as ``python killed_window.py RECORDED``, with the user's folders sent elsewhere. Each time a step is done and
painted it prints how many orders were given.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from engine.rehearsal import Rehearsal
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from missions.rehearsals import load_rehearsal


def main(recorded: Path) -> None:
    application = QApplication(sys.argv[:1])
    rehearsal = load_rehearsal(recorded)
    orders = iter([node.order for node in rehearsal.line()])
    window = MainWindow()
    window.files.take(Opened(Rehearsal(rehearsal.system, rehearsal.mission, rehearsal.seed)))
    window.session.typed_dice = True  # each of them is in the recorded orders
    window.show()

    def step() -> None:
        order = next(orders, None)
        if order is None:
            application.quit()
            return
        window.play.give(order)
        QApplication.processEvents()
        print(len(window.session.rehearsal.line()), flush=True)

    timer = QTimer(window)
    timer.timeout.connect(step)
    timer.start(0)
    application.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
