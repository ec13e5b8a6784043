"""The hand and the eye of a journey: keys and buttons go to the real window on the X display, pictures come from it.

Keys and the mouse are given to the ``QWindow``, not to a widget: what has the keyboard, what a dialog keeps out and
what a shortcut takes is found out by Qt as it is for a player.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from spoils import Spoil

from engine.rehearsal import Rehearsal
from geometry.pose import Point, Pose
from gui.pace import Pace, Paced
from gui.tools.choosing import options_of
from gui.window.main_window import MainWindow
from gui.window.opening import Opened

SIZE = (1440, 896)
"""Pixels of the window, whole cells of `pictures.py`. The pointer of the display rests outside of it."""
GIVEN_UP = 60.0
"""Seconds after which a window that does not come to rest is taken to hang; no picture depends on it."""
LOOK_AGAIN = 10
"""Milliseconds between two looks at whether something is still being worked out."""
MOST_LOOKS = 10_000
"""Rounds of events after which a dialog that should have opened is given up."""

Kind = TypeVar("Kind", bound=QWidget)


class Lost(Exception):
    """The journey can't go on: what it expects is not there."""


@dataclass
class Hand:
    """``spoils`` are done one by one after the picture of one stage, for pictures that are not as they should be."""

    window: MainWindow
    folder: Path
    """For what the journey itself writes."""
    pictures: dict[str, QImage] = field(default_factory=dict)
    spoils: Mapping[str, Spoil] = field(default_factory=dict)
    spoiled: str = ""
    """The stage to be spoiled."""
    failed: Exception | None = None

    # What is open

    def open(self, rehearsal: Rehearsal) -> None:
        self.window.files.take(Opened(rehearsal))
        self.begin()

    def begin(self) -> None:
        """The window appears, in the corner of the display and with the keyboard."""
        window = self.window
        window.resize(*SIZE)
        window.move(0, 0)
        window.show()
        QTest.qWaitForWindowExposed(window)
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        self.settle()

    # Keys

    def key(self, *keys: str, then: Callable[[], None] | None = None) -> None:
        """Each as a menu writes it: ``Ctrl+Z``, ``Return``, ``7``. ``then`` is done in the dialog it opens."""
        for place, written in enumerate(keys):
            combination = QKeySequence(written)[0]
            if then is not None and place == len(keys) - 1:
                self._in_the_dialog(then)
            QTest.keyClick(self._in_front(), combination.key(), combination.keyboardModifiers())
            self._go_on()

    def write(self, text: str) -> None:
        """Letter by letter, as a keyboard sends them."""
        for letter in text:
            code = Qt.Key(ord(letter.upper()))
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, letter)
                QCoreApplication.sendEvent(self._in_front(), event)
        self.settle()

    def name_the_file(self, path: Path) -> None:
        """In a dialog for files: the whole name is pasted and taken."""
        self.find(QLineEdit).setCompleter(None)  # its list would take Enter, or not, as it came to be shown in time
        self.key("Ctrl+A")
        QApplication.clipboard().setText(str(path))
        self.key("Ctrl+V", "Return")

    # The mouse

    def at(self, point: Point) -> QPoint:
        """Where a place of the table is in the window."""
        board = self.window.board
        return board.viewport().mapTo(self.window, board.from_inches(point).toPoint())

    def press(self, point: Point) -> None:
        QTest.mousePress(self._handle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(point))
        self.settle()

    def move(self, point: Point) -> None:
        QTest.mouseMove(self._handle(), self.at(point))
        self.settle()

    def release(self, point: Point) -> None:
        QTest.mouseRelease(self._handle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(point))
        self.settle()

    def click(self, point: Point) -> None:
        self.move(point)
        self.press(point)
        self.release(point)

    def lift(self, start: Point, end: Point) -> None:
        """A drag without its end."""
        self.move(start)
        self.press(start)
        for part in (0.25, 0.6, 1.0):
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))

    def push(self, widget: QWidget, at: QPoint | None = None, then: Callable[[], None] | None = None) -> None:
        """A click on a control, in the window that it is in."""
        place = widget.mapTo(widget.window(), widget.rect().center() if at is None else at)
        handle = widget.window().windowHandle()
        if handle is None or not widget.isVisible():
            raise Lost(f"{widget.objectName() or type(widget).__name__} is not to be seen")
        if then is not None:
            self._in_the_dialog(then)
        QTest.mouseMove(handle, place)
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        self._go_on()

    # What is seen

    def find(self, kind: type[Kind], name: str = "", *, within: QWidget | None = None) -> Kind:
        """The first that is visible, of this name."""
        place = within or QApplication.activeModalWidget() or self.window
        found = [one for one in place.findChildren(kind) if one.isVisible() and (not name or one.objectName() == name)]
        if not found:
            raise Lost(f"there is no {kind.__name__} {name}")
        return found[0]

    def pose(self, model: str) -> Pose:
        pose = self.window.session.game.model(model).pose
        if pose is None:
            raise Lost(f"{model} is not on the table")
        return pose

    def option(self, name: str) -> str:
        """The key of an option that is open and so called."""
        options = self.window.play.options
        listed = () if options is None else options_of(options)
        key = next((one.key for one in listed if one.open and one.name.startswith(name)), "")
        if not key:
            raise Lost(f"there is no option {name}: {[one.name for one in listed if one.open]}")
        return key

    def shoot(self, name: str) -> None:
        """What the display shows in the place of the window, with every dialog on it, once two looks are the same."""
        self.pictures[name] = self.look()
        for what, spoil in self.spoils.items() if name == self.spoiled else ():
            bring_back = spoil(self.window)
            self.pictures[f"{name}.{what}"] = self.look()
            bring_back()

    def look(self) -> QImage:
        before = self._grab()
        while (now := self._grab()) != before:
            before = now
        return now

    # Rest

    def settle(self) -> None:
        """Until nothing is being worked out and nothing waits to be done."""
        began = time.monotonic()
        while not self._rests():
            loop = QEventLoop()
            QTimer.singleShot(LOOK_AGAIN, loop.quit)
            loop.exec()
            if time.monotonic() - began > GIVEN_UP:
                raise Lost("the window does not come to rest")

    def _rests(self) -> bool:
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        window = self.window
        if any(pace.waits for kind in (Pace, Paced) for pace in window.findChildren(kind)):
            return False
        return all(one.is_idle for one in (window.stage, window.sight, window.layout_guide, window.enlarging))

    def _grab(self) -> QImage:
        self.settle()
        screen = self.window.screen()
        return screen.grabWindow(0, 0, 0, *SIZE).toImage().convertToFormat(QImage.Format.Format_RGB888)

    def _handle(self) -> QWindow:
        handle = self.window.windowHandle()
        if handle is None:
            raise Lost("there is no window")
        return handle

    def _in_front(self) -> QWindow:
        popup = QApplication.activePopupWidget()
        front = popup or QApplication.activeModalWidget() or QApplication.activeWindow() or self.window
        handle = front.windowHandle()
        return self._handle() if handle is None else handle

    def _in_the_dialog(self, then: Callable[[], None]) -> None:
        """A dialog runs events of its own until it closes: what is done in it has to be among them."""
        looked = 0

        def there() -> None:
            nonlocal looked
            looked += 1
            dialog = QApplication.activeModalWidget()
            if dialog is None or not dialog.isVisible():
                if looked < MOST_LOOKS:
                    QTimer.singleShot(0, there)
                else:
                    self.failed = Lost("no dialog has opened")
                return
            try:
                put(dialog)
                self.settle()
                then()
            except Exception as wrong:  # raised again where the journey is, not in the dialog's own events
                self.failed = wrong
            while (still := QApplication.activeModalWidget()) is not None and self.failed is not None:
                still.close()
                QCoreApplication.processEvents()

        QTimer.singleShot(0, there)

    def _go_on(self) -> None:
        if self.failed is not None:
            failed, self.failed = self.failed, None
            raise failed
        self.settle()


def put(dialog: QWidget) -> None:
    """In the middle of the window, wherever the display would have it."""
    place = QRect(QPoint(0, 0), dialog.size())
    place.moveCenter(QPoint(SIZE[0] // 2, SIZE[1] // 2))
    dialog.move(place.topLeft())
