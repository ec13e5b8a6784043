"""Beside the table seen from above: what is set, where it stands and how surely, and what is measured."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.findings import Limit
from geometry.photograph import Length
from gui.panels.choice_box import ChoiceBox
from gui.photo import words
from gui.photo.corners_panel import WIDE, inches_box, quiet
from gui.photo.standing import Kind, Measure, Table
from gui.text import tr

AIM = tr("Aim at the foot of each base, on the table: what stands higher lies farther off in the picture.")
MOST_LIMIT = 120.0
_FIRST_LIMIT = 1.0


class TablePanel(QWidget):
    chosen = Signal(str)
    taken_away = Signal(str)
    asked_otherwise = Signal()
    ends_wanted = Signal()
    known_changed = Signal()
    back_wanted = Signal()
    take_wanted = Signal()
    check_wanted = Signal()

    def __init__(self, kinds: Sequence[Kind], *, may_take: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(WIDE + 40)
        self._kinds = tuple(kinds)
        self._table: Table | None = None
        self.measure: Measure | None = None
        self.kinds = _combo(tr("What a click sets"), [kind.name for kind in kinds])
        self.list = self._list()
        self.away = _button(tr("Take it a&way"), "photo.away")
        self.away.clicked.connect(lambda: self.taken_away.emit(self._at_row()))
        self.copying = _button(tr("&Copy the list"), "photo.copy")
        self.copying.clicked.connect(self.copy)
        self.first, self.second = _combo(tr("Measure from"), []), _combo(tr("Measure to"), [])
        self.limit_kind = _combo(tr("Which side of the limit"), list(words.LIMITS.values()))
        self.limit = inches_box(tr("Limit in inches"), _FIRST_LIMIT, 0.0, MOST_LIMIT)
        self.answer = QLabel()
        self.answer.setObjectName("photo.answer")
        self.answer.setWordWrap(True)
        self.answer.setTextFormat(Qt.TextFormat.RichText)
        for combo in (self.first, self.second, self.limit_kind):
            combo.activated.connect(lambda _: self.asked_otherwise.emit())
        self.limit.valueChanged.connect(lambda _: self.asked_otherwise.emit())
        self.ends = _button(tr("Mar&k its ends"), "photo.ends")
        self.ends.clicked.connect(lambda: self.ends_wanted.emit())
        self.known_box = inches_box(tr("Known length in inches; 0 is none"), 0.0, 0.0, MOST_LIMIT)
        self.known_box.valueChanged.connect(lambda _: self.known_changed.emit())
        self.said = quiet("")
        self.back = _button(tr("&Back to the corners"), "photo.back")
        self.back.clicked.connect(lambda: self.back_wanted.emit())
        self.take = _button(tr("&Put them on the table…"), "photo.take")
        self.take.setToolTip(tr("The mission from its start, with these models where the picture has them"))
        self.check = _button(tr("C&heck the table"), "photo.check")
        self.check.setToolTip(tr("Beside the rehearsal: what is legal, what is not, and what is too close to call"))
        self.check.clicked.connect(lambda: self.check_wanted.emit())
        for button in (self.take, self.check):
            button.setVisible(may_take)
        self.take.clicked.connect(lambda: self.take_wanted.emit())
        self._lay_out()

    def _list(self) -> QTableWidget:
        made = QTableWidget(0, 3)
        made.setObjectName("photo.list")
        made.setAccessibleName(tr("Bases that are set, with their places and errors"))
        made.setHorizontalHeaderLabels([tr("Base"), tr("From left, from top"), tr("Error")])
        made.verticalHeader().hide()
        made.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            made.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        made.setTabKeyNavigation(False)
        made.setMinimumHeight(70)
        made.itemSelectionChanged.connect(self._row_chosen)
        return made

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(tr("A click &sets"), self.kinds)
        buttons = QHBoxLayout()
        buttons.addWidget(self.away)
        buttons.addWidget(self.copying)
        ask = QFormLayout()
        ask.addRow(tr("&From"), self.first)
        ask.addRow(tr("&To"), self.second)
        limit = QHBoxLayout()
        limit.addWidget(self.limit_kind, 1)
        limit.addWidget(self.limit)
        ask.addRow(tr("Must be"), limit)
        known = QHBoxLayout()
        known.addWidget(self.known_box, 1)
        known.addWidget(self.ends)
        length = QFormLayout()
        named = QLabel(tr("&Known length"))
        named.setBuddy(self.known_box)
        length.addRow(named, known)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)
        layout.addLayout(ask)
        layout.addWidget(self.answer)
        layout.addLayout(length)
        layout.addWidget(self.said)
        layout.addWidget(self.back)
        layout.addWidget(self.take)
        layout.addWidget(self.check)

    def offer(self, kinds: Sequence[Kind]) -> None:
        """What may be set from now on; what was chosen stays so where it still can be."""
        if tuple(kinds) != self._kinds:
            before, self._kinds = self.kind, tuple(kinds)
            self.kinds.clear()
            self.kinds.addItems([kind.name for kind in kinds])
            self.kinds.setCurrentIndex(self._kinds.index(before) if before in self._kinds else 0)

    @property
    def kind(self) -> Kind | None:
        at = self.kinds.currentIndex()
        return self._kinds[at] if 0 <= at < len(self._kinds) else None

    @property
    def known(self) -> float:
        """Inches; 0 is none."""
        return self.known_box.value()

    def say(self, said: str) -> None:
        self.said.setText(said)

    def show_table(self, table: Table, at_hand: str, length: Length | None) -> None:
        self._table = table
        hint = "" if table.standing else AIM
        self.said.setText(hint if length is None else words.known(length))
        with QSignalBlocker(self.list):
            self.list.setRowCount(len(table.standing))
            for row, (id, one) in enumerate(table.standing.items()):
                told = (one.name, words.place(one.placed.centre), words.error(table.errors[id]))
                for column, text in enumerate(told):
                    self._write_cell(row, column, text)
            self.list.clearSelection()
            if at_hand in table.standing:
                self.list.selectRow(list(table.standing).index(at_hand))
        self.away.setEnabled(at_hand in table.standing)
        self.copying.setEnabled(bool(table.standing))
        self.take.setEnabled(bool(table.standing))
        self.check.setEnabled(bool(table.standing))
        _refill(self.first, table)
        _refill(self.second, table, self.first.currentData())
        self._weigh(table)

    def _write_cell(self, row: int, column: int, text: str) -> None:
        """Nothing where it stands already: each cell written has all columns measured anew."""
        item = self.list.item(row, column)
        if item is None:
            self.list.setItem(row, column, QTableWidgetItem(text))
        elif item.text() != text:
            item.setText(text)

    def _weigh(self, table: Table) -> None:
        a, b = self.first.currentData(), self.second.currentData()
        self.measure = None
        if a is None or b is None or a == b:
            self.answer.setText(tr("Set two bases to measure between them."))
            return
        self.measure = table.measure(a, b)
        call = self.measure.answer(list(Limit)[self.limit_kind.currentIndex()], self.limit.value())
        self.answer.setText(f"<b>{words.CALLS[call]}</b><br>{words.measured(self.measure)}")
        self.answer.setAccessibleName(f"{words.CALLS[call]}: {words.measured(self.measure)}")

    def copy(self) -> None:
        """As it is read, one base a line."""
        if self._table is not None:
            QGuiApplication.clipboard().setText(listed(self._table))

    def _at_row(self) -> str:
        ids = [] if self._table is None else list(self._table.standing)
        row = self.list.currentRow()
        return ids[row] if 0 <= row < len(ids) else ""

    def _row_chosen(self) -> None:
        if self.list.selectedItems():
            self.chosen.emit(self._at_row())


def listed(table: Table) -> str:
    rows = (
        (one.name, words.place(one.placed.centre), words.error(table.errors[id])) for id, one in table.standing.items()
    )
    return "\n".join("\t".join(row) for row in rows)


def _refill(combo: QComboBox, table: Table, other: str | None = None) -> None:
    """What was chosen stays as long as it is there and is not the ``other`` end; else the first base that may be."""
    before = combo.currentData()
    free = [id for id in table.standing if id != other]
    with QSignalBlocker(combo):
        if [combo.itemData(at) for at in range(combo.count())] != list(table.standing):
            combo.clear()
            for id, one in table.standing.items():
                combo.addItem(one.name, id)
        combo.setCurrentIndex(combo.findData(before if before in free else free[0] if free else None))


def _combo(name: str, items: Sequence[str]) -> QComboBox:
    combo = ChoiceBox()
    combo.setAccessibleName(name)
    combo.addItems(list(items))
    combo.setMinimumContentsLength(8)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return combo


def _button(said: str, name: str) -> QPushButton:
    button = QPushButton(said)
    button.setObjectName(name)
    button.setAutoDefault(False)
    return button
