import pytest

from engine.findings import Finding, Limit, RuleRef, Severity, Verdict
from engine.wording import Sentence
from gui.tools.card import Sign, card_of, gauge, title_of

RULE = RuleRef("Fake", "7.2")


def finding(severity: Severity, measured: float | None = None, limit: float | None = None, **more: Limit) -> Finding:
    return Finding("code", RULE, severity, (), measured, limit, more.get("kind", Limit.AT_MOST))


@pytest.mark.parametrize(
    ("severities", "title", "sign"),
    [
        ([], "Allowed", Sign.ALLOWED),
        ([Severity.PASSED], "Allowed", Sign.ALLOWED),
        ([Severity.AT_LIMIT], "At the tolerance", Sign.LEFT),
        ([Severity.OTHER_READING], "Allowed as set", Sign.LEFT),
        ([Severity.LEFT_TO_YOU], "Left to you", Sign.LEFT),
        ([Severity.LEFT_TO_YOU, Severity.REFUSED], "Refused", Sign.REFUSED),
    ],
)
def test_one_word_says_what_came_out(severities: list[Severity], title: str, sign: Sign) -> None:
    verdict = Verdict.of(finding(severity) for severity in severities)
    assert title_of(verdict) == title
    assert card_of(verdict, [], "").sign is sign


def test_a_refusal_says_what_was_measured_what_is_asked_and_why() -> None:
    refused = finding(Severity.REFUSED, 0.62, 1.0, kind=Limit.MORE_THAN)
    said = Sentence(
        "Distance", "0.62″ from Z; needs more than 1″", "No end near", "7.2", "0.62″", "more than 1″", "0.38″ short"
    )
    passed = finding(Severity.PASSED)
    card = card_of(
        Verdict.of([refused, passed]),
        [(refused, said, ""), (passed, Sentence("Table", "Wholly on it", "", "4.1"), "")],
        "Move.",
    )
    first, second = card.checks
    assert (first.bold, first.plain, first.margin, first.clause) == (
        "0.62″",
        "needs more than 1″",
        "0.38″ short",
        "7.2",
    )
    assert "No end near" in first.more
    assert (second.bold, second.plain, second.more) == ("", "Wholly on it", "")
    assert card.count == "1 of 2 checks"
    assert "0.62″" in card.spoken


def test_a_gauge_puts_the_measure_on_the_right_side_of_its_limit() -> None:
    for measured, limit, kind in (
        (6.9, 7.0, Limit.AT_MOST),
        (7.1, 7.0, Limit.AT_MOST),
        (40.0, 7.0, Limit.AT_MOST),
        (0.6, 1.0, Limit.MORE_THAN),
        (1.4, 1.0, Limit.MORE_THAN),
        (9.0, 1.0, Limit.AT_LEAST),
    ):
        drawn = gauge(finding(Severity.PASSED, measured, limit, kind=kind))
        assert drawn is not None
        assert (drawn.filled > drawn.limit) == (measured > limit)
        assert 0 <= drawn.filled <= 1
        assert 0 < drawn.limit < 1


def test_without_a_limit_there_is_no_gauge() -> None:
    assert gauge(finding(Severity.PASSED, 3.0, None)) is None
    assert gauge(finding(Severity.PASSED, 0.0, 0.0)) is None
    assert gauge(finding(Severity.PASSED)) is None


def test_checks_that_passed_alike_stand_together_with_the_tightest_shown() -> None:
    spares = [finding(Severity.PASSED, measured, 12.0) for measured in (5.1, 11.2, 6.0)]
    refused = finding(Severity.REFUSED, 13.0, 12.0)
    said = [(one, Sentence("Travel", "", "", "8.3", f"{one.measured}″", "at most 12″", ""), "") for one in spares]
    said.insert(0, (refused, Sentence("Travel", "", "Too far", "8.3", "13.00″", "at most 12″", "1.00″ short"), ""))
    card = card_of(Verdict.of([refused, *spares]), said, "")
    assert [check.bold for check in card.checks] == ["13.00″", "11.2″"]
    assert "2 more alike" in card.checks[1].plain
    assert card.count == "1 of 4 checks"


def test_an_overlap_is_told_in_words_and_not_as_a_length_below_zero() -> None:
    refused = finding(Severity.REFUSED, -0.27, 0.0, kind=Limit.AT_LEAST)
    said = Sentence("Clear", "A overlaps B", "Bases never overlap", "2.3", "-0.27″", "at least 0″", "0.27″ short")
    (check,) = card_of(Verdict.of([refused]), [(refused, said, "A")], "Move.").checks
    assert (check.bold, check.plain, check.margin, check.more) == ("", "A overlaps B", "", "Bases never overlap")


def test_one_model_refused_by_several_in_its_way_is_told_once_and_another_for_itself() -> None:
    def blocked(subject: str, measured: float) -> Finding:
        return Finding("blocked", RULE, Severity.REFUSED, (subject, "z"), measured, 1.5, Limit.AT_LEAST)

    found = [blocked("a", 1.07), blocked("a", 0.0), blocked("b", 0.5)]
    said = [(one, Sentence("Past", "in the way", "", "8", f"{one.measured}″", "at least 1.5″"), "") for one in found]
    card = card_of(Verdict.of(found), said, "Move.")
    assert [check.bold for check in card.checks] == ["1.07″", "0.5″"], "the one that the note speaks of, and b's"
    assert card.checks[0].plain == "needs at least 1.5″; 1 more alike"
    assert card.count == "3 of 3 checks"
