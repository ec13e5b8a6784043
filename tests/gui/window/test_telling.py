from dataclasses import replace

from engine.findings import Finding, RuleRef, Severity, Verdict
from engine.options import Draft, Option
from engine.rehearsal import Rehearsal
from engine.wording import Sentence
from geometry.pose import Pose
from gui.tools.card import Sign
from gui.tools.trial import try_out
from gui.window import telling


def draft(x: float, y: float) -> Draft:
    return Draft("walk", "red", "red.goliath", 1, (Pose(42, 10), Pose(x, y)))


def test_an_order_reads_as_one_sentence(rehearsal: Rehearsal) -> None:
    order = try_out(rehearsal, draft(42, 14)).order
    assert telling.says_of(rehearsal.system, rehearsal.game, order) == "Goliath: Walk, 4.00″ of 7″; 3.00″ left."


def test_the_reason_of_a_closed_option_is_one_line_with_its_clause(rehearsal: Rehearsal) -> None:
    options = rehearsal.system.options(rehearsal.game, "red.raynor").unit
    walk = next(option for option in options if option.id == "walk")
    assert walk.closed is not None
    assert telling.reason_of(rehearsal.system, rehearsal.game, walk.closed) == "Not on the table (8.5.3)"


def test_the_log_keeps_undone_lines_in_the_order_in_which_they_were_given(rehearsal: Rehearsal) -> None:
    first = rehearsal.commit(try_out(rehearsal, draft(42, 14)).order)
    rehearsal.undo()
    rehearsal.commit(try_out(rehearsal, draft(44, 14)).order)
    lines = telling.log_of(rehearsal)
    assert [(line.node, line.depth, line.undone, line.here) for line in lines] == [
        (0, 0, False, False),
        (first.number, 1, True, False),
        (2, 1, False, True),
    ]
    assert telling.log_note(rehearsal) == "1 order  ·  1 undone"


def test_an_order_that_is_tried_says_what_would_refuse_it(rehearsal: Rehearsal) -> None:
    line = telling.trial_line(rehearsal, try_out(rehearsal, draft(42, 25)))
    assert line.node is None
    assert line.sign is Sign.REFUSED
    assert line.note.startswith("refused (8.5.3)")


def test_what_was_rolled_stands_beside_the_option_that_runs() -> None:
    answers = {"rolled": (4, 2), "targets": ("blue.roaches",), "cause": ""}
    option = Option("charge", "Charge", "C", "", "red", draft=Draft("charge", "red", "u", answers=answers))
    assert telling.rolled_of(option) == "rolled 4 2"
    assert telling.rolled_of(None) == ""


def test_what_is_left_to_the_player_is_said_so_once(rehearsal: Rehearsal, rules, monkeypatch) -> None:
    trial = try_out(rehearsal, draft(42, 14))
    asked = Finding("sight", RuleRef("Fake", "8.3"), Severity.LEFT_TO_YOU)
    said = Sentence("Sight", "Left to you: whether it sees its target", "", "8.3")
    monkeypatch.setattr(rules, "say", lambda _game, _finding: said)
    line = telling.trial_line(rehearsal, replace(trial, verdict=Verdict.of([asked])))
    assert line.note.endswith("left to you (8.3): whether it sees its target")
