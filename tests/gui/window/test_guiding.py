"""Guided rehearsals followed to their end by real keys and drags, and left the way one leaves them."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from gui.window.main_window import MainWindow
from missions.guides import guides
from missions.shipped import shipped_paths

Act = Callable[[], None]
BY_GAME = {guide.mission.parent.name: guide for guide in guides()}
ENTER = Qt.Key.Key_Return


@pytest.fixture
def guided(window: MainWindow, player) -> Callable[[str], MainWindow]:
    def begin(game: str) -> MainWindow:
        window.guiding.begin(BY_GAME[game])
        player.settle()
        window.board.setFocus()
        return window

    return begin


def press(player, *keys: Qt.Key | str) -> None:
    for key in keys:
        player.key(key, on=QApplication.focusWidget())
        player.settle()


def drag(player, model: str, dx: float, dy: float) -> None:
    at = player.pose(model).point
    player.drag(at, (at[0] + dx, at[1] + dy))
    player.settle()


def acts_of(window: MainWindow, player, game: str) -> list[Act]:
    """What a newcomer does at each step but the last."""

    def choose(*keys: Qt.Key | str) -> Act:
        def act() -> None:
            window.board.setFocus()
            press(player, *keys)

        return act

    def undo() -> None:
        window.actions_["undo"].trigger()

    def tape() -> None:
        window.actions_["tape"].trigger()

    if game == "starcraft":

        def deploy() -> None:
            choose("d")()
            press(player, Qt.Key.Key_Down, Qt.Key.Key_Down, ENTER, ENTER)

        def too_far() -> None:
            window.play.pick("red.raynor")
            choose("d")()
            player.move((30.0, 24.0), Qt.MouseButton.NoButton)
            player.settle()
            player.click((30.0, 24.0))
            player.settle()

        return [
            choose("o", ENTER),
            choose("1"),
            choose("1"),
            lambda: window.play.pick("red.marines"),
            deploy,
            choose("p"),
            too_far,
            lambda: press(player, ENTER, ENTER),
            undo,
            tape,
        ]
    if game == "hardwired28":
        return [
            choose("b", ENTER),
            choose("b", ENTER),
            choose("d", ENTER),
            lambda: window.play.pick("compliance.gunner"),
            choose("a"),
            lambda: drag(player, "compliance.gunner.1", 0, 20),
            lambda: press(player, ENTER, ENTER),
            lambda: window.actions_.overlays[next(o for o in window.actions_.overlays if o.value == "sight")].trigger(),
            choose("e", "d", ENTER),
            undo,
        ]
    return [
        choose("r", ENTER),
        lambda: window.play.pick("orcs.warriors-b"),
        choose("a"),
        lambda: drag(player, "orcs.warriors-b.1", 0, -30),
        lambda: press(player, ENTER, ENTER),
        choose("h"),
        choose("e"),
        undo,
        tape,
    ]


@pytest.mark.parametrize("game", BY_GAME)
def test_a_guide_is_followed_to_its_end_and_each_step_waits_for_its_own(guided, player, game: str) -> None:
    window = guided(game)
    steps = BY_GAME[game].steps
    acts = acts_of(window, player, game)
    assert len(acts) == len(steps) - 1
    for number, act in enumerate(acts):
        assert window.guiding.step is steps[number], (number, window.guide_strip.came.text())
        act()
        QApplication.processEvents()
    assert window.guiding.step is steps[-1], window.guide_strip.came.text()
    assert window.guide_strip.skip.isHidden()
    assert "{" not in window.guide_strip.words.text()


def test_something_else_is_answered_and_the_step_waits_on(guided, player) -> None:
    window = guided("genesys")
    press(player, "r", ENTER)
    window.play.pick("orcs.warriors-b")
    step = window.guiding.step
    window.play.pick("orcs.leader")
    window.board.setFocus()
    press(player, "a")
    assert window.guiding.step is not step
    step = window.guiding.step
    press(player, "h")
    assert window.guiding.step is step
    assert "something else" in window.guide_strip.came.text()
    assert "Ctrl+Z" in window.guide_strip.came.text()


def test_what_is_undone_is_asked_for_again_and_a_try_left_out_is_passed_over(guided, player) -> None:
    window, steps = guided("genesys"), BY_GAME["genesys"].steps
    press(player, "r", ENTER)
    window.play.pick("orcs.warriors-b")
    window.board.setFocus()
    press(player, "a")
    assert window.guiding.step is steps[3]
    window.actions_["undo"].trigger()
    assert window.guiding.step is steps[2]
    assert "once more" in window.guide_strip.came.text()
    window.actions_["undo"].trigger()
    assert window.guiding.step is steps[0]
    for _ in range(2):
        window.actions_["redo"].trigger()
    assert window.guiding.step is steps[3], "the activation goes before the pick that is asked for first"
    drag(player, "orcs.warriors-b.1", 0, -3)
    press(player, ENTER)
    assert window.guiding.step is steps[5], "moved at once, without a refusal first"
    assert "Its bonus stands beside it" in window.guide_strip.came.text()


def came(window: MainWindow) -> str:
    return window.guide_strip.came.text()


def go_to(window: MainWindow, number: int) -> None:
    window.log.go_to.emit(number)


def test_whatever_line_of_the_log_is_gone_to_the_guide_stands_where_it_stood_there(guided, player) -> None:
    window, steps = guided("hardwired28"), BY_GAME["hardwired28"].steps
    press(player, "b", ENTER, "b", ENTER, "d", ENTER)
    window.play.pick("recovery.boss")
    assert came(window) == "Recovery Boss does not act now: pick one of those that do."
    window.actions_["tape"].trigger()
    assert came(window).startswith("Tape is in the hand now; Ctrl+1")
    window.actions_["move"].trigger()
    assert window.guiding.step is steps[3]
    window.play.pick("compliance.gunner")
    window.board.setFocus()
    press(player, "a", "e")
    assert came(window).startswith("That was something else: Compliance Gunner ends its activation.")
    window.actions_["undo"].trigger()
    assert came(window) == "That is taken back."
    assert window.guiding.step is steps[5]
    go_to(window, 0)
    assert window.guiding.step is steps[0]
    go_to(window, 4)
    assert window.guiding.step is steps[5]
    drag(player, "compliance.gunner.1", 0, 3)
    press(player, ENTER)
    assert window.guiding.step is steps[7]
    window.board.setFocus()
    press(player, "e")
    assert window.guiding.step is steps[8], "what a later step tells to do is no other thing before a look"
    assert came(window) == ""
    press(player, "d", ENTER)
    window.actions_["undo"].trigger()
    assert window.guiding.step is steps[10]
    go_to(window, 1)
    assert window.guiding.step is steps[10], "what was asked to be taken back is not asked for again"


def test_a_refusal_of_what_hangs_on_the_pointer_is_told_and_not_the_order_before(guided, player) -> None:
    window = guided("starcraft")
    press(player, "o", ENTER, "1", "1")
    window.play.pick("red.marines")
    window.board.setFocus()
    press(player, "d")
    player.move((30.0, 24.0), Qt.MouseButton.NoButton)
    player.settle()
    player.click((30.0, 24.0))
    assert re.match(r"Refused\. .*″ needs at most 4″ \(8\.5\.3\)\.", came(window))


def test_a_step_is_skipped_and_the_guide_left_with_the_table_as_it_is(guided) -> None:
    window = guided("starcraft")
    before = window.session.rehearsal
    window.guide_strip.skip.click()
    assert window.guiding.step is BY_GAME["starcraft"].steps[1]
    assert "Step 2 of".upper() in window.guide_strip.place.text()
    window.guide_strip.leave.click()
    assert not window.guide_strip.isVisible()
    assert window.session.rehearsal is before


def test_another_mission_ends_the_guide(guided) -> None:
    window = guided("starcraft")
    assert window.guide_strip.isVisible()
    assert window.files.open(shipped_paths("genesys")[0])
    assert not window.guide_strip.isVisible()


def test_a_guide_begins_from_the_menu_and_from_the_page_of_missions(window: MainWindow) -> None:
    window.menus.guides.aboutToShow.emit()
    window.menus.guides.actions()[1].trigger()
    assert window.guiding.step == BY_GAME["hardwired28"].steps[0]
    window.actions_["start"].trigger()
    button = window.start.findChild(QPushButton, "start.guide.genesys")
    button.click()
    assert window.guiding.step == BY_GAME["genesys"].steps[0]
    assert window.pages.currentWidget() is window.table


def test_a_key_that_the_player_gave_is_the_one_that_is_told(guided) -> None:
    window = guided("starcraft")
    window.actions_.take_keys({"undo": "Ctrl+U", "tape": ""})
    words = []
    while window.guide_strip.skip.isVisible():
        window.guide_strip.skip.click()
        words.append(window.guide_strip.words.text())
    assert any("Ctrl+U" in line for line in words)
    assert any("“Tape” in the menus" in line for line in words)


@pytest.mark.parametrize("game", BY_GAME)
def test_every_name_in_braces_is_an_action_of_the_menus(window: MainWindow, game: str) -> None:
    known = {action.objectName() for action in window.actions_.all()}
    for step in BY_GAME[game].steps:
        assert set(re.findall(r"\{(.*?)\}", step.say)) <= known, step.say
        assert step.until != "action" or step.of <= known, step.say


def test_a_refusal_that_the_guide_did_not_ask_for_is_told_with_its_measure_and_clause(guided, player) -> None:
    window = guided("genesys")
    press(player, "r", ENTER)
    window.play.pick("orcs.warriors-b")
    window.board.setFocus()
    press(player, "a")
    drag(player, "orcs.warriors-b.1", 0, -30)
    drag(player, "orcs.warriors-b.1", 0, -30)
    told = window.guide_strip.came.text()
    assert re.match(r"Refused\. (?!Refused).*″.* \(.+\)\.", told)


@pytest.mark.parametrize("game", BY_GAME)
def test_every_key_that_a_guide_tells_is_one_that_does_it(window: MainWindow, player, game: str) -> None:
    """Words in braces are names of actions; the unit is picked by the key that the guide tells."""
    names = {action.objectName() for action in window.actions_.all()}
    told = {name for step in BY_GAME[game].steps for name in re.findall(r"\{(\w+)\}", step.say + step.done)}
    assert told <= names
    window.guiding.begin(BY_GAME[game])
    player.settle()
    press(player, Qt.Key.Key_F3)
    assert window.play.unit is not None


def test_a_guide_begun_with_the_tape_in_the_hand_begins_with_models(guided, player) -> None:
    window = guided("starcraft")
    window.actions_["tape"].trigger()
    window.guiding.begin(BY_GAME["genesys"])
    player.settle()
    assert window.actions_["move"].isChecked()
    press(player, "r", ENTER)
    assert window.guiding.step is BY_GAME["genesys"].steps[1]


@pytest.mark.parametrize("tool", ["tape", "ring", "sight_line"])
def test_enter_rolls_what_is_asked_for_while_another_tool_is_chosen(guided, player, tool: str) -> None:
    window = guided("starcraft")
    window.actions_[tool].trigger()
    window.board.setFocus()
    press(player, "o", ENTER)
    assert window.guiding.step is BY_GAME["starcraft"].steps[1]
