"""Asking about a move: who, the wish, whom or what of; and the answer with its clauses, as it is drawn on the table."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QRadioButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.asking import Outcome, Reply, Want, Wish
from engine.survey import Row
from engine.wording import inches
from gui.dialogs.survey import MARKS
from gui.dialogs.wrapping import wrap
from gui.panels.choice_box import ChoiceBox
from gui.text import tr

Named = tuple[str, str]
"""An id and the name that is shown."""

WANTS = {
    Want.CONTACT: tr("comes into contact with"),
    Want.SEE: tr("sees", "a wish, between who sees and whom"),
    Want.HOLD: tr("counts at", "a wish, between a model and a marker"),
}
_POSSIBLE = {
    Want.CONTACT: tr("{name} comes into contact with {other} by a way of {far}: {option}"),
    Want.SEE: tr("{name} sees {other} after a way of {far}: {option}"),
    Want.HOLD: tr("{name} counts at {other} after a way of {far}: {option}"),
}
_FORBIDDEN = {
    Want.CONTACT: tr("{name} does not come into contact with {other} by a move from here"),
    Want.SEE: tr("{name} does not see {other} by a move from here"),
    Want.HOLD: tr("{name} does not count at {other} by a move from here"),
}
_ALREADY = {
    Want.CONTACT: tr("{name} is in contact with {other} where it stands"),
    Want.SEE: tr("{name} sees {other} from where it stands"),
    Want.HOLD: tr("{name} counts at {other} where it stands"),
}
_SIGNS = {Outcome.POSSIBLE: "✓", Outcome.ALREADY: "✓", Outcome.FORBIDDEN: "✕", Outcome.NOT_ASKED: "?"}
_ROW = Qt.ItemDataRole.UserRole


def headline(reply: Reply, wish: Wish, name: str, other: str, why: str = "") -> str:
    """The answer in a sentence, with a sign before it; ``why`` nothing could be asked."""
    match reply.outcome:
        case Outcome.POSSIBLE:
            far = inches(reply.travel or 0.0)
            text = _POSSIBLE[wish.want].format(name=name, other=other, far=far, option=reply.option)
        case Outcome.FORBIDDEN:
            text = _FORBIDDEN[wish.want].format(name=name, other=other)
        case Outcome.ALREADY:
            text = _ALREADY[wish.want].format(name=name, other=other)
        case Outcome.NOT_ASKED:
            text = why
    return f"{_SIGNS[reply.outcome]} {text}"


def by_how_much(row: Row) -> str:
    """How far what was measured is from its limit; empty where nothing was."""
    if not row.amiss or row.measured is None or row.limit is None:
        return ""
    by = abs(row.measured - row.limit)
    return tr("off by {by}").format(by=f"{by:g}" if row.counted else inches(by))


class AskDialog(QDialog):
    """Stays open beside the table. ``asked`` is who and the :class:`Wish`; ``pointed`` the answer that is looked at."""

    asked = Signal(str, object)
    changed = Signal()
    """What was answered is no longer what stands here."""
    pointed = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ask")
        self.setWindowTitle(tr("Ask about a move"))
        self.resize(620, 420)
        self._aims: Callable[[str, Want], tuple[Named, ...]] = lambda _subject, _want: ()
        self.subject = _box(tr("Model"))
        self.want = _box(tr("Wish"))
        for want, words in WANTS.items():
            self.want.addItem(words, want)
        self.aim = _box(tr("Whom or what"))
        self.click_subject = _click(tr("The next click on the table chooses the model"))
        self.click_aim = _click(tr("The next click on the table chooses whom or what"))
        self._clicks = QButtonGroup(self)
        self.freely = QCheckBox(tr("On the table that is &put freely"))
        form = QFormLayout()
        form.addRow(tr("Model"), _beside(self.subject, self.click_subject))
        form.addRow(tr("Wish"), self.want)
        form.addRow(tr("Whom or what"), _beside(self.aim, self.click_aim))
        for click in (self.click_subject, self.click_aim):
            self._clicks.addButton(click)
        self.click_aim.setChecked(True)
        form.addRow(self.freely)
        self.said = _words(tr("Answer"))
        self.more = _words(tr("What it takes"))
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(tr("Clauses of the answer"))
        self.tree.setColumnCount(4)
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        wrap(self.tree, 1)
        header = self.tree.header()
        header.setStretchLastSection(False)
        for column in (0, 2, 3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.tree.currentItemChanged.connect(lambda now, _before: self.pointed.emit(_row_of(now)))
        buttons = QDialogButtonBox()
        self.ask = buttons.addButton(tr("Ask"), QDialogButtonBox.ButtonRole.ActionRole)
        self.ask.setDefault(True)
        self.ask.clicked.connect(lambda _=False: self.give())
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.addLayout(form)
        for widget in (self.said, self.more, self.tree, buttons):
            layout.addWidget(widget)
        for box in (self.subject, self.want):
            box.currentIndexChanged.connect(self._fill_aims)
        for box in (self.subject, self.want, self.aim):
            box.currentIndexChanged.connect(self._forget)

    @property
    def wish(self) -> Wish | None:
        """None while there is nothing that could be wished for."""
        of: object = self.aim.currentData()
        return Wish(self._want, of) if isinstance(of, str) else None

    @property
    def _want(self) -> Want:
        found: object = self.want.currentData()
        return found if isinstance(found, Want) else Want.CONTACT

    def offer(self, subjects: Sequence[Named], aims: Callable[[str, Want], tuple[Named, ...]]) -> None:
        """What can be chosen; what was chosen stays so where it is still there."""
        self._aims = aims
        _refill(self.subject, subjects)
        self._fill_aims()
        self._forget()

    def choose_subject(self, id: str) -> bool:
        return _choose(self.subject, id)

    def choose_aim(self, id: str, want: Want | None = None) -> bool:
        """``want`` is wished for from now on, where it is said."""
        if want is not None:
            self.want.setCurrentIndex([*WANTS].index(want))
        return _choose(self.aim, id)

    def give(self) -> None:
        """Ask what stands here."""
        subject: object = self.subject.currentData()
        wish = self.wish
        if not isinstance(subject, str) or wish is None:
            self._forget()
            self.said.setText(tr("? There is nothing here to ask about"))
            return
        self.said.setText(tr("Working it out…"))
        self.asked.emit(subject, wish)

    def show_reply(self, reply: Reply, words: str) -> None:
        """The answer in ``words``, then the clauses."""
        self.said.setText(words)
        lines = []
        if reply.die is not None and reply.die > 1:
            lines.append(tr("The die must show {die} or more").format(die=reply.die))
        if reply.assumed:
            lines.append(tr("Assumed first: {what}").format(what=", ".join(reply.assumed)))
        if reply.outcome is Outcome.FORBIDDEN and reply.option:
            lines.append(tr("What comes nearest: {option}").format(option=reply.option))
        self.more.setText("\n".join(lines))
        self.more.setVisible(bool(lines))
        self.tree.clear()
        for row in reply.rows:
            item = QTreeWidgetItem([MARKS[row.severity], row.text, by_how_much(row), str(row.rule)])
            item.setToolTip(1, row.text)
            item.setData(0, _ROW, row)
            self.tree.addTopLevelItem(item)

    def _fill_aims(self) -> None:
        subject: object = self.subject.currentData()
        _refill(self.aim, self._aims(subject, self._want) if isinstance(subject, str) else ())

    def _forget(self) -> None:
        self.said.setText("")
        self.more.setText("")
        self.more.setVisible(False)
        self.tree.clear()
        self.changed.emit()

    def done(self, result: int) -> None:
        super().done(result)
        self.left.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.left.emit()


def _row_of(item: QTreeWidgetItem | None) -> Row | None:
    found: object = None if item is None else item.data(0, _ROW)
    return found if isinstance(found, Row) else None


def _box(name: str) -> QComboBox:
    box = ChoiceBox()
    box.setAccessibleName(name)
    box.setMaxVisibleItems(20)
    return box


def _click(tip: str) -> QRadioButton:
    button = QRadioButton(tr("By a click"))
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    return button


def _beside(box: QComboBox, button: QRadioButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(box, 1)
    row.addWidget(button)
    return row


def _words(name: str) -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setAccessibleName(name)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _refill(box: QComboBox, named: Sequence[Named]) -> None:
    before: object = box.currentData()
    box.blockSignals(True)
    box.clear()
    for id, name in named:
        box.addItem(name, id)
    if isinstance(before, str):
        _choose(box, before)
    box.blockSignals(False)


def _choose(box: QComboBox, id: str) -> bool:
    index = box.findData(id)
    if index >= 0:
        box.setCurrentIndex(index)
    return index >= 0
