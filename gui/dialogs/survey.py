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
from engine.unsure import Called, whole
from engine.weighing import JUDGED, Weighed, is_perhaps
from geometry.unsure import Call
from gui.dialogs.wrapping import wrap
from gui.photo import words
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
        self._weighed: Weighed | None = None
        self._is_weighed = True
        self.finder = QLineEdit()
        self.finder.setPlaceholderText(tr("Find"))
        self.finder.setAccessibleName(tr("Find"))
        self.finder.setClearButtonEnabled(True)
        self.finder.textChanged.connect(self._fill)
        self.said = QLabel(tr("Looking…"))
        self.said.setWordWrap(True)
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(tr("Check the table"))
        self.tree.setColumnCount(4)
        self.tree.setHeaderHidden(True)
        wrap(self.tree, 1)
        self.tree.setUniformRowHeights(False)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for column in (0, 2, 3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.currentItemChanged.connect(lambda now, _before: self.pointed.emit(self._row(now)))
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.pointed.connect(lambda row: self.words.setText(self.caption(row) if row is not None else ""))
        buttons = QDialogButtonBox()
        self.copy = buttons.addButton(tr("Copy as a picture"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.setEnabled(False)
        self.copy.clicked.connect(lambda _=False: self.copied.emit(self.row))
        self.pointed.connect(lambda row: self.copy.setEnabled(row is not None))
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        for widget in (self.finder, self.said, self.tree, self.words, buttons):
            layout.addWidget(widget)

    @property
    def row(self) -> Row | None:
        """The answer that is looked at."""
        return self._row(self.tree.currentItem())

    def wait(self) -> None:
        """Another position is being looked at."""
        self.said.setText(tr("Looking…"))

    def show_survey(self, survey: Survey, *, is_weighed: bool = True) -> None:
        """``is_weighed``: the position is known exactly, and nothing of the answers is left open for that."""
        self._survey, self._weighed, self._is_weighed = survey, None, is_weighed
        amiss = sum(1 for row in survey.rows if row.amiss)
        told = many("{n} answers are not as the rules have it", "1 answer is not as the rules have it", amiss)
        self.said.setText(told.format(n=amiss) if amiss else tr("All as the rules have it"))
        if not is_weighed:
            self.said.setText(tr("As it was read from the picture. Weighing how far that may be off…"))
        self._fill(self.finder.text())

    def show_weighed(self, found: Weighed) -> None:
        """Each answer of a position that is known with an error."""
        self._survey, self._weighed, self._is_weighed = found.survey, found, True
        judged = [one for part in found.survey.sections if part.topic in JUDGED for one in map(found.of, part.rows)]
        close = sum(1 for one in found.answers if one.call is Call.TOO_CLOSE)
        told = many("{n} answers of {all} are too close to call", "1 answer of {all} is too close to call", close)
        self.said.setText(
            tr(
                "{call}. {close}. From a photograph: bases may be off by up to {error} each; terrain and markers count "
                "as the mission has them."
            ).format(
                call=words.WHOLE[whole(judged)],
                close=told.format(n=close, all=len(found.answers)),
                error=words.error(found.most),
            )
        )
        self._fill(self.finder.text())

    def answer(self, row: Row) -> Called[Row] | None:
        """How sure a row is; None where the position is known exactly."""
        return None if self._weighed is None else self._weighed.of(row)

    def caption(self, row: Row) -> str:
        """The answer with its clause, and how sure it is."""
        told = f"{row.text} ({row.rule})"
        if self._weighed is None:
            return told
        answer = self._weighed.of(row)
        off = f": {words.error(answer.error)}" if answer.error else ""
        return f"{told} {self._mark(row)}{off}."

    def _mark(self, row: Row) -> str:
        if self._weighed is None:
            return MARKS[row.severity] if self._is_weighed else "…"
        if row.severity is Severity.OTHER_READING:
            return MARKS[row.severity]
        if row.severity is Severity.LEFT_TO_YOU and not is_perhaps(row):
            return MARKS[row.severity]
        call = self._weighed.of(row).call
        judged = any(one is row for part in self._weighed.survey.sections if part.topic in JUDGED for one in part.rows)
        return words.CALLS[call] if judged or call is not Call.LEGAL else tr("Sure")

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
        note = part.note or ("" if part.rows else tr("Nothing to tell"))
        head = QTreeWidgetItem([f"{title}. {note}" if note else title])
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        for row in part.rows:
            answer = self.answer(row)
            off = words.error(answer.error) if answer is not None and answer.error else ""
            item = QTreeWidgetItem([self._mark(row), row.text, off, str(row.rule)])
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
