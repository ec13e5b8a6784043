"""The whole position in a list beside the table: each answer with its clause, by topic, to be found and pointed at."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.findings import Severity
from engine.survey import Part, Row, Survey, Topic
from gui.dialogs.wrapping import wrap
from gui.text import many, tr

MARKS = {
    Severity.REFUSED: tr("Not so"),
    Severity.AT_LIMIT: tr("Tolerance"),
    Severity.OTHER_READING: tr("Other reading"),
    Severity.LEFT_TO_YOU: tr("Left to you"),
    Severity.PASSED: "",
}
TITLES = {
    Topic.PLACES: tr("Bases and terrain"),
    Topic.COHERENCY: tr("Coherency"),
    Topic.ENGAGED: tr("Engaged"),
    Topic.ZONES: tr("Zones"),
    Topic.MARKERS: tr("Markers and objectives"),
    Topic.SIGHT: tr("Who sees whom"),
    Topic.REACH: tr("Who can reach whom"),
}
_ROW = Qt.ItemDataRole.UserRole


class SurveyDialog(QDialog):
    """Stays open beside the table. ``pointed`` tells which answer is looked at, none for no more; ``copied`` which is
    wanted as a picture."""

    pointed = Signal(object)
    copied = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("survey")
        self.setWindowTitle(tr("Check the table"))
        self.resize(860, 560)
        self._survey: Survey | None = None
        self.finder = QLineEdit()
        self.finder.setPlaceholderText(tr("Find"))
        self.finder.setAccessibleName(tr("Find"))
        self.finder.setClearButtonEnabled(True)
        self.finder.textChanged.connect(self._fill)
        self.said = QLabel(tr("Looking…"))
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(tr("Check the table"))
        self.tree.setColumnCount(3)
        self.tree.setHeaderHidden(True)
        wrap(self.tree, 1)
        self.tree.setUniformRowHeights(False)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for column in (0, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.currentItemChanged.connect(lambda now, _before: self.pointed.emit(self._row(now)))
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.pointed.connect(lambda row: self.words.setText(f"{row.text} ({row.rule})" if row is not None else ""))
        buttons = QDialogButtonBox()
        self.copy = buttons.addButton(tr("Copy as a picture"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.setEnabled(False)
        self.copy.clicked.connect(lambda _=False: self.copied.emit(self.row))
        self.pointed.connect(lambda row: self.copy.setEnabled(row is not None))
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (self.finder, self.said, self.tree, self.words, buttons):
            layout.addWidget(widget)

    @property
    def row(self) -> Row | None:
        """The answer that is looked at."""
        return self._row(self.tree.currentItem())

    def wait(self) -> None:
        """Another position is being looked at."""
        self.said.setText(tr("Looking…"))

    def show_survey(self, survey: Survey) -> None:
        self._survey = survey
        amiss = sum(1 for row in survey.rows if row.amiss)
        told = many("{n} answers are not as the rules have it", "1 answer is not as the rules have it", amiss)
        self.said.setText(told.format(n=amiss) if amiss else tr("All as the rules have it"))
        self._fill(self.finder.text())

    def _fill(self, wanted: str) -> None:
        self.tree.clear()
        self.words.clear()
        if self._survey is None:
            return
        for part in self._survey.about(wanted).sections:
            self.tree.addTopLevelItem(self._part(part))
        self.tree.expandAll()
        for index in range(self.tree.topLevelItemCount()):
            self.tree.setFirstColumnSpanned(index, self.tree.rootIndex(), True)
        if wanted.strip() and not self.tree.topLevelItemCount():
            self.words.setText(tr("No answer fits “{typed}”.").format(typed=wanted.strip()))

    def _part(self, part: Part) -> QTreeWidgetItem:
        title = TITLES[part.topic]
        head = QTreeWidgetItem([f"{title}. {part.note}" if part.note else title])
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        for row in part.rows:
            item = QTreeWidgetItem([MARKS[row.severity], row.text, str(row.rule)])
            item.setToolTip(1, row.text)
            item.setData(0, _ROW, row)
            head.addChild(item)
        return head

    def _row(self, item: QTreeWidgetItem | None) -> Row | None:
        found: object = None if item is None else item.data(0, _ROW)
        return found if isinstance(found, Row) else None

    def done(self, result: int) -> None:
        super().done(result)
        self.left.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.left.emit()
