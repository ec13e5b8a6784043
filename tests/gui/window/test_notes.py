"""What stands at the spot: the reason of a refusal, another reading in short, and how a move that waits goes on."""

import re

import pytest
from PySide6.QtWidgets import QWidget

from engine.findings import Finding, Limit, RuleRef, Severity
from engine.wording import Sentence
from gui.board.ghost import GhostDrawing
from gui.board.note import NoteDrawing
from gui.board.proposal import NoteKind, NoteText
from gui.tools import trial as trial_module
from gui.tools.hand import Setting
from gui.window.main_window import MainWindow
from gui.window.notes import note_words

RULE = RuleRef("Fake", "8.3")
MARINE = (27.0, 8.0)
GOLIATH = (42.0, 10.0)


def note(window: MainWindow) -> NoteText | None:
    drawn = [drawing.note for drawing in window.board.drawings("proposal") if isinstance(drawing, NoteDrawing)]
    return drawn[0] if drawn else None


def running(window: MainWindow) -> str:
    return window.activation.findChild(QWidget, "option.walk").accessibleName()


def test_a_refusal_has_measure_limit_rule_and_clause() -> None:
    finding = Finding("near", RULE, Severity.REFUSED, (), 0.62, 1.0, Limit.MORE_THAN)
    said = Sentence("Near", "0.62″ from Zergling 1", "No move ends near", "7.2", "0.62″", "more than 1″")
    assert note_words(finding, said) == NoteText(
        "0.62″ from Zergling 1; needs more than 1″", "No move ends near (7.2).", kind=NoteKind.REFUSED
    )


def test_another_reading_is_named_and_left_to_the_card() -> None:
    finding = Finding("bonus", RULE, Severity.OTHER_READING)
    said = Sentence("Bonus", "6.50″ earns +1 as set; +0 in another reading: only whole inches count", "Why", "8.3")
    words = note_words(finding, said)
    assert words == NoteText("6.50″ earns +1 as set; +0 in another reading (8.3)", kind=NoteKind.LEFT_TO_YOU)


def test_a_move_whose_others_are_proposed_says_that_it_waits_and_for_what(window: MainWindow, player) -> None:
    player.drag(MARINE, (24, 12))
    assert isinstance(window.play.state, Setting)
    waiting = note(window)
    assert waiting is not None
    assert waiting.kind is NoteKind.ALLOWED
    assert (waiting.head, waiting.tail) == ("Not carried out yet", "Enter carries it out")
    assert waiting.reason == "Drag a ghost to adjust it, Esc puts all back."
    assert "Enter carries out, drag a ghost to adjust, Esc puts back" in running(window)
    player.key("\r")
    assert note(window) is None


def test_a_ghost_set_too_far_away_says_how_to_mend_it(window: MainWindow, player) -> None:
    player.drag(MARINE, (24, 12))
    player.drag(window.play.trial.others[3].point, (24, 17))
    refused = note(window)
    assert refused is not None
    assert refused.kind is NoteKind.REFUSED
    assert refused.head.startswith("Marine 3 stands")
    assert refused.tail == "Drag a ghost to adjust it, Esc puts all back."


def test_a_legal_drag_needs_no_note_and_a_refused_one_says_the_way_out(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (44, 12))
    assert note(window) is None
    player.move((42, 20))
    refused = note(window)
    assert refused is not None
    assert refused.tail.startswith(("Esc puts it back", "Enter takes the nearest legal end, "))


def test_once_the_legal_end_is_known_a_refusal_says_how_far_away_it_is(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (42, 20))
    player.settle()
    player.move((42, 20.5))
    refused = note(window)
    assert refused is not None
    assert re.fullmatch(r"Enter takes the nearest legal end, 3\.[45]\d″ away", refused.tail)


def test_keys_and_newcomers_say_how_to_go_on_in_the_row_of_the_option(window: MainWindow, player) -> None:
    player.click(GOLIATH)
    player.key("\x1b")
    window.play.pick("red.goliath")
    window.play.nudge(1, 0)
    assert "arrows move, Enter drops, Esc puts back" in running(window)
    window.play.bail()
    window.play.pick("red.raynor")
    player.key("d")
    row = window.activation.findChild(QWidget, "option.come")
    assert "a click drops, Esc puts back" in row.accessibleName()


@pytest.mark.parametrize(("model", "leads"), [((27.0, 8.0), True), ((29.0, 7.0), True), ((42.0, 10.0), True)])
def test_the_ghost_of_a_leader_carries_the_pennant(window: MainWindow, player, model, leads: bool) -> None:
    """The second marine leads because the order says so; the goliath because the game marks it."""
    player.lift(model, (model[0] + 1, model[1] + 1))
    ghosts = [drawing for drawing in window.board.drawings("proposal") if isinstance(drawing, GhostDrawing)]
    assert ghosts[0].leader is leads
    assert [ghost.z > ghosts[0].z for ghost in ghosts[1:]] == [False] * (len(ghosts) - 1)


def test_no_pennant_where_neither_order_nor_game_names_a_leader(window: MainWindow, player, monkeypatch) -> None:
    monkeypatch.setattr(trial_module.Trial, "leads", property(lambda _self: False))
    player.lift((29.0, 7.0), (28, 9))
    ghosts = [drawing for drawing in window.board.drawings("proposal") if isinstance(drawing, GhostDrawing)]
    assert not ghosts[0].leader
