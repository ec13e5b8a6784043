"""What an option still needs to know, asked in the panel itself: dice, a token, choices, numbers, words."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.options import Answer, Answers, Ask, BagAsk, ChoiceAsk, DiceAsk, Option
from geometry.pose import Point
from gui.panels import ink
from gui.panels.fields import ChoiceField, Field, ManyField, field_for
from gui.panels.kit import column
from gui.panels.place_field import PlaceField
from gui.text import many, tr

Namer = Callable[[str], str]
ROOM = 120
"""Pixels for the name of an option on its button."""


class AskForm(QWidget):
    """``answered`` carries what was typed or chosen; what the program is to roll or draw is left out of it."""

    answered = Signal(dict)
    cancelled = Signal()
    typing_changed = Signal(bool)
    """The player types real dice, or lets the program roll."""

    def __init__(
        self,
        option: Option,
        name: Namer,
        *,
        typed: bool,
        likely: tuple[str, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.option = option
        self.setProperty("look", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName(f"asks.{option.id}")
        self.setAccessibleName(tr("{name} needs to know").format(name=option.name))
        self._fields: list[tuple[Ask, Field]] = []
        self._captions: dict[str, QLabel] = {}
        layout = column(self, spacing=6, margin=10)
        by_luck = False
        for ask in option.asks:
            luck = isinstance(ask, DiceAsk | BagAsk)
            by_luck = by_luck or luck
            if luck and not typed:
                layout.addWidget(_caption(_by_program(ask)))
                continue
            self._captions[ask.name] = _caption(ask.label)
            layout.addWidget(self._captions[ask.name])
            field = field_for(ask, name, likely)
            self._fields.append((ask, field))
            layout.addWidget(field.widget)
        self._narrow_by_each_other()
        if by_luck:
            box = QCheckBox(tr("from my own dice and bag") if _draws(option) else tr("from my own dice"))
            box.setObjectName("asks.typed")
            box.setChecked(typed)
            box.toggled.connect(self.typing_changed)
            layout.addWidget(box)
        layout.addLayout(self._buttons(by_luck and not typed))

    def _narrow_by_each_other(self) -> None:
        """What is asked of the answer to something else offers only what makes sense with that."""
        fields = {ask.name: field for ask, field in self._fields}
        for ask, field in self._fields:
            if not isinstance(ask, ChoiceAsk) or not isinstance(field, ManyField):
                continue
            first = fields.get(ask.of)
            if isinstance(first, ChoiceField | ManyField):
                narrow = partial(self._narrow, ask, field, first)
                first.when_changed(narrow)
                narrow()

    def _narrow(self, ask: ChoiceAsk, field: ManyField, first: Field) -> None:
        sensible = ask.sensible(first.answer())
        field.allow(sensible)
        field.widget.setVisible(bool(sensible))
        self._captions[ask.name].setVisible(bool(sensible))

    def _buttons(self, by_program: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        draws = by_program and _draws(self.option)
        name = self.option.name if ink.width(self.option.name, ink.BODY) <= ROOM else tr("Carry out")
        self.accept = QPushButton(tr("Draw") if draws else tr("Roll") if by_program else name)
        self.accept.setObjectName("asks.accept")
        self.accept.setProperty("look", "primary")
        self.accept.clicked.connect(self.give)
        cancel = QPushButton(tr("Cancel"))
        cancel.setObjectName("asks.cancel")
        cancel.clicked.connect(self.cancelled)
        row.addWidget(self.accept, 1)
        row.addWidget(cancel)
        return row

    def take_focus(self) -> None:
        """The keyboard goes to the first thing asked."""
        for _, field in self._fields:
            field.take_focus()
            return
        self.accept.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def so_far(self) -> Answers:
        """What has been answered yet."""
        answers = {ask.name: field.answer() for ask, field in self._fields}
        return {name: answer for name, answer in answers.items() if answer is not None}

    def fill(self, answers: Answers) -> None:
        """Show what was answered before the form was made anew."""
        for ask, field in self._fields:
            if ask.name in answers:
                field.put(answers[ask.name])

    def mark(self, ids: tuple[str, ...]) -> bool:
        """A click on the table: the first thing asked that knows one of the ids takes it."""
        return any(field.mark(id) for _, field in self._fields for id in ids)

    def point(self, at: Point) -> bool:
        """A click on the table: the first place asked for takes it, and it is given if nothing else is asked."""
        place = next((field for _, field in self._fields if isinstance(field, PlaceField)), None)
        if place is None:
            return False
        place.point(at)
        if len(self.option.asks) == 1:
            self.give()
        return True

    def give(self) -> None:
        """All answers together; while one is missing it is said what is wanted."""
        answers: dict[str, Answer] = {}
        for ask, field in self._fields:
            answer = field.answer()
            if answer is None:
                self._say_lacking(ask, field)
                field.take_focus()
                return
            answers[ask.name] = answer
        self.answered.emit(answers)

    def _say_lacking(self, ask: Ask, field: Field) -> None:
        caption = self._captions[ask.name]
        caption.setText(tr("{label}: needs {wants}").format(label=ask.label, wants=field.wants))
        caption.setProperty("look", "lacking")
        caption.style().polish(caption)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.give()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)


def left_open(option: Option, answers: Answers) -> tuple[Ask, ...]:
    """What the program still has to roll or draw."""
    return tuple(ask for ask in option.asks if ask.name not in answers)


def _draws(option: Option) -> bool:
    return any(isinstance(ask, BagAsk) for ask in option.asks)


def _by_program(ask: Ask) -> str:
    if isinstance(ask, DiceAsk):
        words = many(
            "{label}: {n} dice of {sides}, rolled by the program",
            "{label}: one die of {sides}, rolled by the program",
            ask.count,
        )
        return words.format(label=ask.label, n=ask.count, sides=ask.sides)
    return tr("{label}: drawn by the program").format(label=ask.label)


def _caption(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("look", "caption")
    label.setWordWrap(True)
    return label
