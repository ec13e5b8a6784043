"""What is said of the set-up as it stands, a line each; the one that is chosen is drawn on the table."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QWidget

from engine.mission import Mission
from gui.panels.kit import MARGIN, column, head
from gui.studio.bench import Bench
from gui.text import many, tr
from gui.window.errands import Errands
from missions.editing.sheet import Sheet
from missions.lint import Lint, Weight
from missions.linting import lint, sight_lint, uneven
from missions.preview import Stopped, preview

WEIGHTS = {
    Weight.MISTAKE: tr("Mistake: {text}"),
    Weight.ADVICE: tr("Advice: {text}"),
    Weight.MEASURE: tr("Measured: {text}"),
}
Step = Callable[[int, int], bool]
SLOW: Mapping[str, Callable[[Mission, Step], Iterator[Lint]]] = {
    "ways": lambda mission, goes_on: uneven(preview(mission, goes_on)),
    "lanes": lambda mission, _goes_on: sight_lint(mission),
}
QUIET = 700
"""Milliseconds after an edit until what takes seconds is measured again."""


ROOM = 22
"""Pixels beside the words of a line, and ``HIGH`` above and below them."""
HIGH = 6


class _List(QListWidget):
    """Each line as high as its words are at this width: nothing of a finding is cut off."""

    def fit(self) -> None:
        room = QRect(0, 0, max(self.viewport().width() - ROOM, 1), 10_000)
        for row in range(self.count()):
            item = self.item(row)
            words = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            item.setSizeHint(QSize(room.width(), words.height() + HIGH))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class FindingsPanel(QWidget):
    """What takes seconds, lines of sight and ways to the markers, is measured once it is asked for, and from then on
    whenever the table has been left alone for a moment."""

    shown = Signal(object)
    """A :class:`Lint` to be drawn, or none."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.quick: tuple[Lint, ...] = ()
        self._of: Sheet | None = None
        """The sheet that the findings are about."""
        self.head = head()
        self.list = _List()
        self.list.setObjectName("studio.findings")
        self.list.setAccessibleName(tr("What is said of the set-up"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.along = QCheckBox(tr("Measure lanes and ways too"))
        self.along.setObjectName("studio.sight")
        self.along.setToolTip(tr("Lines of sight, and the ways of each side to the markers; takes some seconds"))
        self._measures = False
        """Plain, for the thread that measures asks it."""
        self._slow: dict[str, tuple[Sheet, tuple[Lint, ...]]] = {}
        """What takes seconds, by what it is, with the sheet that it is of."""
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._look_along)
        self._errands = Errands(self)
        self._errands.done.connect(self._told)
        self._slowly = {name: Errands(self) for name in SLOW}
        for errands in self._slowly.values():
            errands.done.connect(self._measured)
        box = column(self, spacing=6, margin=MARGIN)
        for widget in (self.head, self.list, self.along):
            box.addWidget(widget)
        self.list.currentRowChanged.connect(self._choose)
        self.along.toggled.connect(lambda _on: self._take_along())
        bench.changed.connect(self.ask)
        self.ask()

    @property
    def is_settled(self) -> bool:
        """What is listed is of the sheet as it is."""
        return self._of is self._bench.sheet

    def ask(self) -> None:
        sheet = self._bench.sheet
        if sheet is not self._of:
            self._errands.ask(lambda: (sheet, lint(sheet)))
        if self._measures:
            self._quiet.start()

    def wait(self) -> None:
        self._quiet.stop()
        self._measures = False
        for errands in (self._errands, *self._slowly.values()):
            errands.wait()

    def _take_along(self) -> None:
        self._measures = self.along.isChecked()
        if self._measures:
            self._look_along()
        else:
            self._quiet.stop()
            for errands in self._slowly.values():
                errands.forget()
            self._slow = {}
            self._fill()

    def _look_along(self) -> None:
        sheet, mission = self._bench.sheet, self._bench.sheet.mission
        if isinstance(mission, Mission):
            for name, errands in self._slowly.items():
                if not self._has(name):
                    errands.ask(partial(self._measure, name, sheet, mission))
            self._head()

    def _measure(self, name: str, sheet: Sheet, mission: Mission) -> object:
        """On a thread of its own, which stops once another sheet is there; none then."""

        def goes_on(*_parts: int) -> bool:
            return self._bench.sheet is sheet and self._measures

        found: list[Lint] = []
        try:
            for one in SLOW[name](mission, goes_on):
                found.append(one)
                if not goes_on():
                    return None
        except Stopped:
            return None
        return name, sheet, tuple(found)

    def _measured(self, found: object) -> None:
        if isinstance(found, tuple) and self._measures:
            name, sheet, lints = found
            self._slow[name] = (sheet, lints)
            self._fill()
        self._head()

    def _has(self, name: str) -> bool:
        return name in self._slow and self._slow[name][0] is self._bench.sheet

    def _told(self, found: object) -> None:
        if isinstance(found, tuple):
            self._of, quick = found
            self.quick = quick
            self._fill()

    @property
    def findings(self) -> tuple[Lint, ...]:
        """Those that take seconds only as long as they are of the sheet as it is."""
        return (*self.quick, *(one for name in SLOW if self._has(name) for one in self._slow[name][1]))

    @property
    def is_measured(self) -> bool:
        return all(map(self._has, SLOW))

    def _head(self) -> None:
        count = len(self.findings)
        told = many("{n} findings", "1 finding", count).format(n=count) if count else tr("Nothing to say of it")
        measuring = self._measures and not self.is_measured and self._bench.reads
        self.head.setText(tr("{found}; measuring…").format(found=told) if measuring else told)

    def _fill(self) -> None:
        before = self.list.currentItem()
        kept = "" if before is None else before.text()
        self.list.blockSignals(True)
        self.list.clear()
        for one in self.findings:
            item = QListWidgetItem(WEIGHTS[one.weight].format(text=one.text))
            item.setToolTip(one.text)
            self.list.addItem(item)
        self.list.fit()
        rows = [row for row in range(self.list.count()) if self.list.item(row).text() == kept]
        self.list.setCurrentRow(rows[0] if rows else -1)
        self.list.blockSignals(False)
        self._head()
        self._choose(self.list.currentRow())

    def _choose(self, row: int) -> None:
        self.shown.emit(self.findings[row] if 0 <= row < len(self.findings) else None)
