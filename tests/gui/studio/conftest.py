"""One studio for all of a module: each test begins with the sheet as it was."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from geometry.pose import Point
from gui.panels.look import Look
from gui.studio.window import StudioWindow
from missions.editing.history import History
from missions.editing.places import box_of, middle_of
from missions.editing.sheet import Sheet

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier
TEXT = """\
format: measuretwice/mission/1
system: genesys
name: Rocks # said twice
table: {width: 48, height: 36}
card: standard
sides:
  orcs: {faction: mountain-orcs, entry: [{edge: top, from: 6, to: 18}]} # theirs
  dwarves: {faction: norkraag}
terrain: # all of it
  - {id: slab, kind: rock, height: 2, rectangle: {at: [10, 10], size: [4, 2]}} # the first
  - {id: pillar, kind: rock, height: 4, circle: {at: [24, 24], diameter: 3}}
  - {id: crag, kind: rock, polygon: [[40, 20], [44, 20], [44, 26]]}
markers:
  - {id: prize, kind: objective, number: 1, at: [30, 8]}
zones:
  - {id: camp, kind: deployment, side: orcs, rectangle: {at: [10, 10], size: [16, 12]}}
"""


@dataclass
class Hand:
    """Presses real buttons and keys, in inches."""

    window: StudioWindow

    def pixel(self, point: Point) -> QPoint:
        return self.window.board.from_inches(point).toPoint()

    def press(self, point: Point, keys: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mousePress(self.window.board.viewport(), LEFT, keys, self.pixel(point))

    def move(self, point: Point, keys: Qt.KeyboardModifier = PLAIN, buttons: Qt.MouseButton = LEFT) -> None:
        view, place = self.window.board.viewport(), QPointF(self.pixel(point))
        kind = QMouseEvent.Type.MouseMove
        QApplication.sendEvent(view, QMouseEvent(kind, place, view.mapToGlobal(place), NONE, buttons, keys))

    def release(self, point: Point, keys: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.mouseRelease(self.window.board.viewport(), LEFT, keys, self.pixel(point))

    def drag(self, start: Point, end: Point, keys: Qt.KeyboardModifier = PLAIN) -> None:
        self.press(start)
        self.move(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), keys)
        self.move(end, keys)
        self.release(end, keys)

    def click(self, point: Point, keys: Qt.KeyboardModifier = PLAIN) -> None:
        self.press(point, keys)
        self.release(point, keys)

    def key(self, key: Qt.Key | str, keys: Qt.KeyboardModifier = PLAIN, on: QWidget | None = None) -> None:
        QTest.keyClick(on or self.window.board, key, keys)

    def middle(self, id: str) -> Point:
        return middle_of(self.window.bench.sheet, [id])

    def box(self, id: str) -> tuple[float, float, float, float]:
        return box_of(self.window.bench.sheet, [id])

    @property
    def text(self) -> str:
        return self.window.bench.sheet.text

    @property
    def changed_lines(self) -> list[str]:
        """Of the file as it is now, those that it did not have."""
        return [line for line in self.text.splitlines() if line not in TEXT.splitlines()]


@pytest.fixture(scope="module")
def one_studio(qapp: QApplication) -> Iterator[StudioWindow]:
    made = StudioWindow(Sheet.of(TEXT.encode(), "rocks.yaml"), Look())
    made.resize(1300, 850)
    made.show()
    made.activateWindow()
    qapp.processEvents()
    yield made
    made.bench.keep()
    made.close()
    made.deleteLater()


@pytest.fixture
def hand(one_studio: StudioWindow) -> Hand:
    """The sheet as it was, nothing chosen, the whole table in view."""
    one_studio.pointing.drop()
    one_studio.bench.chosen = ()
    one_studio.bench.history = History.of(Sheet.of(TEXT.encode(), "rocks.yaml"))
    one_studio.bench.changed.emit()
    one_studio.board.fit()
    one_studio.board.setFocus()
    return Hand(one_studio)
