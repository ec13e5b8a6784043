import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QListWidget, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from engine.options import Answers, Ask, BagAsk, ChoiceAsk, DiceAsk, NumberAsk, Option, TextAsk
from gui.panels.asks import AskForm, left_open

# The platform without a screen says so of every widget that is its own window.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MANY = tuple((f"m{n}", f"Model {n}") for n in range(1, 10))


def form_of(qtbot: QtBot, *asks: Ask, typed: bool = False, likely: tuple[str, ...] = ()) -> AskForm:
    option = Option("do", "Do it", "D", "", "red", asks=asks)
    form = AskForm(option, lambda id: id.title(), typed=typed, likely=likely)
    qtbot.addWidget(form)
    form.show()
    return form


def answer(form: AskForm, qtbot: QtBot) -> Answers:
    with qtbot.waitSignal(form.answered) as given:
        form.give()
    answers: Answers = given.args[0]
    return answers


def test_what_the_program_rolls_is_left_open(qtbot: QtBot) -> None:
    dice = DiceAsk("rolled", "Charge", 2, 6)
    form = form_of(qtbot, dice, TextAsk("cause", "Cause"))
    assert form.accept.text() == "Roll"
    answers = answer(form, qtbot)
    assert answers == {"cause": ""}
    assert left_open(form.option, answers) == (dice,)


@pytest.mark.parametrize(
    ("typed", "result"),
    [("6 1", (6, 1)), ("6,1", (6, 1)), ("61", (6, 1)), ("7 1", None), ("6", None), ("6 1 1", None), ("", None)],
)
def test_typed_dice_are_taken_when_their_number_and_faces_fit(
    qtbot: QtBot, typed: str, result: tuple[int, ...] | None
) -> None:
    form = form_of(qtbot, DiceAsk("rolled", "Charge", 2, 6), typed=True)
    qtbot.keyClicks(form.findChild(QLineEdit, "ask.rolled"), typed)
    if result is None:
        with qtbot.assertNotEmitted(form.answered):
            form.give()
        said = [label.text() for label in form.findChildren(QLabel) if label.property("look") == "lacking"]
        assert said == ["Charge: needs 2 results from 1 to 6"]
    else:
        assert answer(form, qtbot) == {"rolled": result}


def test_dice_with_ten_sides_are_not_told_by_their_digits(qtbot: QtBot) -> None:
    form = form_of(qtbot, DiceAsk("rolled", "Shots", 2, 10), typed=True)
    qtbot.keyClicks(form.findChild(QLineEdit, "ask.rolled"), "10 3")
    assert answer(form, qtbot) == {"rolled": (10, 3)}


def test_a_token_is_drawn_or_told(qtbot: QtBot) -> None:
    bag = BagAsk("token", "Token", {"red": 3, "blue": 1, "feral": 0})
    assert form_of(qtbot, bag).accept.text() == "Draw"
    told = form_of(qtbot, bag, typed=True, likely=("blue",))
    assert answer(told, qtbot) == {"token": "blue"}
    names = [button.text() for button in told.findChildren(QPushButton)]
    assert "Draw" not in names
    assert not any("Feral" in label.text() for label in told.findChildren(QLabel))


def test_the_choice_between_program_and_own_dice_shows_only_where_there_are_dice(qtbot: QtBot) -> None:
    assert form_of(qtbot, TextAsk("note", "Note")).findChild(QCheckBox, "asks.typed") is None
    form = form_of(qtbot, DiceAsk("rolled", "Charge", 1, 6))
    with qtbot.waitSignal(form.typing_changed) as changed:
        form.findChild(QCheckBox, "asks.typed").click()
    assert changed.args == [True]


def test_one_of_few_is_chosen_by_buttons_and_one_of_many_from_a_list(qtbot: QtBot) -> None:
    few = form_of(qtbot, ChoiceAsk("target", "Target", MANY[:3]), likely=("m2",))
    assert few.findChild(QComboBox) is None
    assert answer(few, qtbot) == {"target": "m2"}
    many = form_of(qtbot, ChoiceAsk("target", "Target", MANY))
    many.findChild(QComboBox).setCurrentIndex(8)
    assert answer(many, qtbot) == {"target": "m9"}


def test_each_of_few_says_what_it_answers(qtbot: QtBot) -> None:
    form = form_of(qtbot, ChoiceAsk("target", "Against whom", MANY[:2]))
    told = [(one.text(), one.accessibleDescription()) for one in form.findChildren(QRadioButton)]
    assert told == [("Model 1", "Against whom"), ("Model 2", "Against whom")]


def test_any_number_can_be_ticked_and_a_click_on_the_table_ticks_too(qtbot: QtBot) -> None:
    form = form_of(qtbot, ChoiceAsk("models", "Models", MANY, many=True), likely=("m4",))
    assert form.mark(("m7", "unit"))
    assert form.mark(("m4", "unit"))
    assert not form.mark(("stranger",))
    assert answer(form, qtbot) == {"models": ("m7",)}


@pytest.mark.parametrize("many", [True, False])
def test_only_what_makes_sense_with_another_answer_is_offered(qtbot: QtBot, many: bool) -> None:
    units = (("a", "A"), ("b", "B"))
    models = (("a1", "A 1"), ("a2", "A 2"), ("b1", "B 1"), ("other", "Other"))
    owners = (("a1", "a"), ("a2", "a"), ("b1", "b"))
    form = form_of(
        qtbot,
        ChoiceAsk("target", "Target", units, many=many),
        ChoiceAsk("models", "Models", models, True, "target", owners),
    )
    listed = form.findChild(QListWidget, "ask.models")

    def offered() -> list[str]:
        return [listed.item(row).text() for row in range(listed.count()) if not listed.isRowHidden(row)]

    assert offered() == (["Other"] if many else ["A 1", "A 2", "Other"])
    assert not form.mark(("b1",))
    form.mark(("b",))
    assert offered() == ["B 1", "Other"]
    assert form.mark(("b1",))
    form.mark(("b",) if many else ("a",))
    assert "B 1" not in offered()
    assert answer(form, qtbot)["models"] == ()


def test_a_list_with_nothing_to_offer_is_not_shown(qtbot: QtBot) -> None:
    asks = (
        ChoiceAsk("targets", "Targets", (("a", "A"), ("b", "B")), many=True),
        ChoiceAsk("models", "Models of them", (("a1", "A 1"),), True, "targets", (("a1", "a"),)),
    )
    form = form_of(qtbot, *asks)
    caption = next(label for label in form.findChildren(QLabel) if label.text() == "Models of them")
    listed = form.findChild(QListWidget, "ask.models")
    for unit, shown in (("b", False), ("a", True), ("a", False)):
        form.mark((unit,))
        assert (caption.isVisibleTo(form), listed.isVisibleTo(form)) == (shown, shown)


def test_models_are_ticked_with_the_keyboard(qtbot: QtBot) -> None:
    form = form_of(qtbot, ChoiceAsk("models", "Models", MANY, many=True))
    listed = form.findChild(QListWidget)
    form.take_focus()
    qtbot.keyClick(listed, Qt.Key.Key_Down)
    qtbot.keyClick(listed, Qt.Key.Key_Space)
    with qtbot.waitSignal(form.answered) as given:
        qtbot.keyClick(listed, Qt.Key.Key_Return)
    assert given.args[0] == {"models": ("m2",)}


def test_a_number_goes_up_and_down_within_its_limits(qtbot: QtBot) -> None:
    form = form_of(qtbot, NumberAsk("wounds", "Wounds", -1, 2, 1))
    line = form.findChild(QLineEdit, "ask.wounds")
    for _ in range(4):
        qtbot.keyClick(line, Qt.Key.Key_Up)
    assert answer(form, qtbot) == {"wounds": 2}
    more_or_less = [button for button in form.findChildren(QPushButton) if button.text() == "−"]
    for _ in range(9):
        more_or_less[0].click()
    assert answer(form, qtbot) == {"wounds": -1}


def test_a_number_out_of_its_limits_is_no_answer(qtbot: QtBot) -> None:
    form = form_of(qtbot, NumberAsk("wounds", "Wounds", 0, 3, 1))
    form.findChild(QLineEdit, "ask.wounds").setText("7")
    with qtbot.assertNotEmitted(form.answered):
        form.give()


def test_escape_takes_the_question_away(qtbot: QtBot) -> None:
    form = form_of(qtbot, TextAsk("note", "Note"))
    with qtbot.waitSignal(form.cancelled):
        qtbot.keyClick(form.findChild(QLineEdit), Qt.Key.Key_Escape)


def test_a_form_made_anew_holds_what_was_answered_before(qtbot: QtBot) -> None:
    asks = (
        ChoiceAsk("many", "Many", MANY, many=True),
        ChoiceAsk("one", "One", MANY[:3]),
        NumberAsk("number", "Number", 0, 9, 1),
        TextAsk("cause", "Cause"),
        DiceAsk("rolled", "Dice", 2, 6),
    )
    answers: Answers = {"many": ("m2", "m7"), "one": "m3", "number": 4, "cause": "a card", "rolled": (6, 1)}
    form = form_of(qtbot, *asks, typed=True)
    assert form.so_far == {"many": (), "one": "m1", "number": 1, "cause": ""}
    form.fill(answers)
    assert form.so_far == answers


def test_a_name_too_long_for_its_button_makes_the_form_no_wider(qtbot: QtBot) -> None:
    asks = (ChoiceAsk("removed", "6 to remove", MANY, many=True),)
    form = AskForm(Option("fall", "Remove 6 of Kerrigan Swarm Raptors", "O", "", "red", asks=asks), str, typed=True)
    qtbot.addWidget(form)
    assert form.accept.text() == "Carry out"
    assert form.minimumSizeHint().width() <= 228
