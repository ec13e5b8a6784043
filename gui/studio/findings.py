"""What is said of the set-up as it stands, a line each; the one that is chosen is drawn on the table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QPushButton, QWidget

from engine.mission import Mission
from gui.panels.kit import MARGIN, column
from gui.studio.bench import Bench
from gui.text import many, tr
from gui.window.errands import Errands
from missions.editing.sheet import Sheet
from missions.linting import Lint, Weight, lint, sight_lint, uneven
from missions.preview import preview


class FindingsPanel(QWidget):
    """What takes seconds, lines of sight and ways to the markers, is measured when it is asked for."""

    shown = Signal(object)
    """A :class:`Lint` to be drawn, or none."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.findings: tuple[Lint, ...] = ()
        self._of: Sheet | None = None
        """The sheet that the findings are about."""
        self.head = QLabel()
        self.head.setProperty("look", "section")
        self.list = QListWidget()
        self.list.setObjectName("studio.findings")
        self.list.setAccessibleName(tr("What is said of the set-up"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.along = QPushButton(tr("Measure lines of sight and ways too"))
        self.along.setObjectName("studio.sight")
        self._errands, self._sights = Errands(self), Errands(self)
        self._errands.done.connect(self._told)
        self._sights.done.connect(self._sighted)
        box = column(self, spacing=6, margin=MARGIN)
        for widget in (self.head, self.list, self.along):
            box.addWidget(widget)
        self.list.currentRowChanged.connect(self._choose)
        self.along.clicked.connect(lambda _=False: self._look_along())
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

    def wait(self) -> None:
        self._errands.wait()
        self._sights.wait()

    def _look_along(self) -> None:
        sheet, mission = self._bench.sheet, self._bench.sheet.mission
        if isinstance(mission, Mission):
            self.along.setEnabled(False)
            self.along.setText(tr("Measuring lines of sight and ways…"))
            self._sights.ask(lambda: (sheet, (*sight_lint(mission), *uneven(preview(mission)))))

    def _told(self, found: object) -> None:
        if isinstance(found, tuple):
            self._of, self.findings = found
            self._fill()

    def _sighted(self, found: object) -> None:
        self.along.setEnabled(True)
        self.along.setText(tr("Measure lines of sight and ways too"))
        if isinstance(found, tuple) and found[0] is self._bench.sheet:
            self.findings = (*self.findings, *found[1])
            self._fill()

    def _fill(self) -> None:
        before = self.list.currentItem()
        kept = "" if before is None else before.text()
        self.list.blockSignals(True)
        self.list.clear()
        for one in self.findings:
            weight = tr("Mistake: {text}") if one.weight is Weight.MISTAKE else tr("Advice: {text}")
            item = QListWidgetItem(weight.format(text=one.text))
            self.list.addItem(item)
        rows = [row for row in range(self.list.count()) if self.list.item(row).text() == kept]
        self.list.setCurrentRow(rows[0] if rows else -1)
        self.list.blockSignals(False)
        count = len(self.findings)
        told = many("{n} findings", "1 finding", count).format(n=count) if count else tr("Nothing to say of it")
        self.head.setText(told)
        self._choose(self.list.currentRow())

    def _choose(self, row: int) -> None:
        self.shown.emit(self.findings[row] if 0 <= row < len(self.findings) else None)
