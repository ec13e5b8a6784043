"""The controls that answer one thing asked. Each gives its answer, or nothing while it has none."""

from collections.abc import Callable, Collection
from typing import Protocol

from PySide6.QtCore import QRegularExpression, QSize, Qt
from PySide6.QtGui import QIntValidator, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QWidget,
)

from engine.options import Answer, Ask, BagAsk, ChoiceAsk, DiceAsk, NumberAsk, PointAsk, TextAsk
from gui.panels.choice_box import ChoiceBox
from gui.panels.place_field import PlaceField
from gui.text import many, tr

MOST_ROWS = 7
ROW = 22
AS_RADIO = 6
"""More choices than this go into a list that unfolds."""


class Field(Protocol):
    @property
    def widget(self) -> QWidget: ...

    @property
    def wants(self) -> str:
        """What it takes for an answer, in words; empty where it always has one."""
        ...

    def answer(self) -> Answer | None: ...

    def put(self, answer: Answer) -> None:
        """Show an answer given before."""
        ...

    def mark(self, value: str) -> bool:
        """A click on the table chose this id; false where it is none of the choices."""
        ...

    def take_focus(self) -> None: ...


class DiceField:
    """The results of real dice, with blanks or commas between them."""

    def __init__(self, ask: DiceAsk) -> None:
        self._ask = ask
        self._line = QLineEdit()
        self._line.setObjectName(f"ask.{ask.name}")
        self._line.setAccessibleName(f"{ask.label}: {self.wants}")
        self._line.setPlaceholderText(" ".join(["1–" + str(ask.sides)] * min(ask.count, 3)))
        self._line.setValidator(QRegularExpressionValidator(QRegularExpression(r"[0-9 ,;]*"), self._line))

    @property
    def widget(self) -> QWidget:
        return self._line

    @property
    def wants(self) -> str:
        words = many("{n} results from 1 to {sides}", "1 result from 1 to {sides}", self._ask.count)
        return words.format(n=self._ask.count, sides=self._ask.sides)

    def answer(self) -> Answer | None:
        text = self._line.text().replace(",", " ").replace(";", " ").split()
        if len(text) == 1 and self._ask.sides < 10 and len(text[0]) == self._ask.count:
            text = list(text[0])
        results = tuple(int(word) for word in text)
        fits = len(results) == self._ask.count and all(1 <= result <= self._ask.sides for result in results)
        return results if fits else None

    def put(self, answer: Answer) -> None:
        if isinstance(answer, tuple):
            self._line.setText(" ".join(map(str, answer)))

    def mark(self, value: str) -> bool:
        return False

    def take_focus(self) -> None:
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._line.selectAll()


class ChoiceField:
    """One of several: buttons while they are few, a list that unfolds when they are many."""

    def __init__(self, ask: ChoiceAsk, likely: tuple[str, ...] = ()) -> None:
        self._values = [value for value, _ in ask.choices]
        names = [name for _, name in ask.choices]
        chosen = next((index for index, value in enumerate(self._values) if value in likely), 0)
        self._buttons: list[QRadioButton] = []
        self._box: QComboBox | None = None
        if len(names) > AS_RADIO:
            self._box = ChoiceBox()
            self._box.addItems(names)
            self._box.setMaxVisibleItems(16)
            self._box.setCurrentIndex(chosen)
            self._widget: QWidget = self._box
        else:
            self._widget = QWidget()
            group = QButtonGroup(self._widget)
            grid = _grid(self._widget)
            for index, name in enumerate(names):
                button = QRadioButton(name)
                button.setAccessibleDescription(ask.label)
                button.setChecked(index == chosen)
                group.addButton(button)
                grid.addWidget(button, index, 0)
                self._buttons.append(button)
        self._widget.setObjectName(f"ask.{ask.name}")
        self._widget.setAccessibleName(ask.label)

    @property
    def widget(self) -> QWidget:
        return self._widget

    @property
    def wants(self) -> str:
        return ""

    def answer(self) -> Answer | None:
        if self._box is not None:
            return self._values[self._box.currentIndex()]
        return next((value for value, b in zip(self._values, self._buttons, strict=True) if b.isChecked()), None)

    def when_changed(self, tell: Callable[[], None]) -> None:
        if self._box is not None:
            self._box.currentIndexChanged.connect(lambda _: tell())
        for button in self._buttons:
            button.toggled.connect(lambda on: tell() if on else None)

    def put(self, answer: Answer) -> None:
        if isinstance(answer, str):
            self.mark(answer)

    def mark(self, value: str) -> bool:
        if value not in self._values:
            return False
        index = self._values.index(value)
        if self._box is not None:
            self._box.setCurrentIndex(index)
        else:
            self._buttons[index].setChecked(True)
        return True

    def take_focus(self) -> None:
        target = self._box or next((b for b in self._buttons if b.isChecked()), None)
        (target or self._widget).setFocus(Qt.FocusReason.OtherFocusReason)


class ManyField:
    """Any number of several, none at all too: boxes while they are few, a list to scroll when they are many."""

    def __init__(self, ask: ChoiceAsk, likely: tuple[str, ...] = ()) -> None:
        self._values = [value for value, _ in ask.choices]
        self._allowed: Collection[str] = self._values
        self._list = QListWidget()
        self._list.setObjectName(f"ask.{ask.name}")
        self._list.setAccessibleName(ask.label)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fit()
        for value, name in ask.choices:
            item = QListWidgetItem(name, self._list)
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            item.setSizeHint(QSize(0, ROW))
            item.setCheckState(Qt.CheckState.Checked if value in likely else Qt.CheckState.Unchecked)
        first = next((row for row, value in enumerate(self._values) if value in likely), 0)
        self._list.setCurrentRow(first)

    @property
    def widget(self) -> QWidget:
        return self._list

    @property
    def wants(self) -> str:
        return ""

    def answer(self) -> Answer | None:
        return tuple(value for row, value in enumerate(self._values) if self._is_checked(row))

    def _is_checked(self, row: int) -> bool:
        return self._list.item(row).checkState() is Qt.CheckState.Checked

    def when_changed(self, tell: Callable[[], None]) -> None:
        self._list.itemChanged.connect(lambda _: tell())

    def allow(self, values: Collection[str]) -> None:
        """Offer these alone; what was chosen of the others is chosen no more."""
        self._allowed = values
        for row, value in enumerate(self._values):
            self._list.setRowHidden(row, value not in values)
            if value not in values:
                self._list.item(row).setCheckState(Qt.CheckState.Unchecked)
        self._fit()

    def _fit(self) -> None:
        self._list.setFixedHeight(min(len(self._allowed), MOST_ROWS) * ROW + 6)

    def put(self, answer: Answer) -> None:
        if isinstance(answer, tuple):
            for row, value in enumerate(self._values):
                on = value in answer and value in self._allowed
                self._list.item(row).setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)

    def mark(self, value: str) -> bool:
        if value not in self._allowed:
            return False
        row = self._values.index(value)
        on = not self._is_checked(row)
        self._list.item(row).setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self._list.setCurrentRow(row)
        return True

    def take_focus(self) -> None:
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)
        self._list.scrollToItem(self._list.currentItem(), QListWidget.ScrollHint.PositionAtTop)


class _NumberLine(QLineEdit):
    def __init__(self, text: str, step: Callable[[int], None]) -> None:
        super().__init__(text)
        self._step = step

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if (step := steps.get(Qt.Key(event.key()))) is not None:
            self._step(step)
        else:
            super().keyPressEvent(event)


class NumberField:
    """A number with a button for less and one for more; up and down do the same."""

    def __init__(self, ask: NumberAsk) -> None:
        self._ask = ask
        self._line = _NumberLine(str(ask.start), self._step)
        self._line.setObjectName(f"ask.{ask.name}")
        self._line.setAccessibleName(f"{ask.label}: {self.wants}")
        self._line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._line.setValidator(QIntValidator(ask.low, ask.high, self._line))
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        row.addWidget(self._button("−", tr("{label}: one less"), -1))
        row.addWidget(self._line, 1)
        row.addWidget(self._button("+", tr("{label}: one more"), 1))

    def _button(self, sign: str, words: str, step: int) -> QPushButton:
        button = QPushButton(sign)
        button.setAccessibleName(words.format(label=self._ask.label))
        button.setFixedWidth(34)
        button.clicked.connect(lambda: self._step(step))
        return button

    def _step(self, step: int) -> None:
        answer = self.answer()
        number = self._ask.start if not isinstance(answer, int) else answer + step
        self._line.setText(str(min(self._ask.high, max(self._ask.low, number))))

    @property
    def widget(self) -> QWidget:
        return self._row

    @property
    def wants(self) -> str:
        return tr("a number from {low} to {high}").format(low=self._ask.low, high=self._ask.high)

    def answer(self) -> Answer | None:
        text = self._line.text()
        return int(text) if self._line.hasAcceptableInput() else None

    def put(self, answer: Answer) -> None:
        self._line.setText(str(answer))

    def mark(self, value: str) -> bool:
        return False

    def take_focus(self) -> None:
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._line.selectAll()


class TextField:
    """Words, or none."""

    def __init__(self, ask: TextAsk) -> None:
        self._line = QLineEdit()
        self._line.setObjectName(f"ask.{ask.name}")
        self._line.setAccessibleName(ask.label)

    @property
    def widget(self) -> QWidget:
        return self._line

    @property
    def wants(self) -> str:
        return ""

    def answer(self) -> Answer | None:
        return self._line.text().strip()

    def put(self, answer: Answer) -> None:
        self._line.setText(str(answer))

    def mark(self, value: str) -> bool:
        return False

    def take_focus(self) -> None:
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)


def field_for(ask: Ask, name: Callable[[str], str], likely: tuple[str, ...] = ()) -> Field:
    """``name`` says what a player calls an id, for the tokens of a bag; ``likely`` ids are chosen to begin with."""
    if isinstance(ask, DiceAsk):
        return DiceField(ask)
    if isinstance(ask, BagAsk):
        tokens = tuple((word, f"{name(word)} ({count})") for word, count in ask.tokens.items() if count)
        return ChoiceField(ChoiceAsk(ask.name, ask.label, tokens), likely)
    if isinstance(ask, ChoiceAsk):
        return ManyField(ask, likely) if ask.many else ChoiceField(ask, likely)
    if isinstance(ask, NumberAsk):
        return NumberField(ask)
    if isinstance(ask, PointAsk):
        return PlaceField(ask)
    return TextField(ask)


def _grid(widget: QWidget) -> QGridLayout:
    grid = QGridLayout(widget)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(3)
    return grid
