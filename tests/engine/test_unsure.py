import pytest

from engine.findings import Finding, Limit, RuleRef, Severity
from engine.unsure import Called, called, whole
from geometry.unsure import Call

RULE = RuleRef("Fake", "1")
OFF = {"red.1": 0.1, "blue.1": 0.05}


def _finding(severity: Severity, measured: float | None, kind: Limit = Limit.AT_MOST) -> Finding:
    limit = None if measured is None else 4.0
    return Finding("near", RULE, severity, ("red.1", "blue.1"), measured, limit, kind)


def _called(*found: Finding, measured: bool = True, holds: bool = False) -> tuple[Called[Finding], ...]:
    return called(
        found,
        lambda id: OFF[id],
        margin_of=lambda finding: finding.margin if measured else None,
        holds=lambda _: holds,
        most=0.1,
    )


@pytest.mark.parametrize(
    ("finding", "said"),
    [
        (_finding(Severity.PASSED, 3.84), Call.LEGAL),
        (_finding(Severity.PASSED, 3.86), Call.TOO_CLOSE),
        (_finding(Severity.AT_LIMIT, 4.0), Call.TOO_CLOSE),
        (_finding(Severity.REFUSED, 4.14), Call.TOO_CLOSE),
        (_finding(Severity.REFUSED, 4.16), Call.NOT_LEGAL),
        (_finding(Severity.PASSED, 4.16, Limit.AT_LEAST), Call.LEGAL),
        (_finding(Severity.PASSED, 4.14, Limit.AT_LEAST), Call.TOO_CLOSE),
        (_finding(Severity.REFUSED, 3.84, Limit.MORE_THAN), Call.NOT_LEGAL),
        (_finding(Severity.LEFT_TO_YOU, None), Call.TOO_CLOSE),
        (_finding(Severity.OTHER_READING, 3.0), Call.TOO_CLOSE),
        (_finding(Severity.PASSED, 7.1), Call.TOO_CLOSE),
        (_finding(Severity.REFUSED, 1.0), Call.TOO_CLOSE),
        (_finding(Severity.REFUSED, None), Call.TOO_CLOSE),
        (_finding(Severity.PASSED, None), Call.TOO_CLOSE),
    ],
)
def test_a_finding_is_called_by_its_margin_and_the_errors_of_its_subjects(finding: Finding, said: Call) -> None:
    (answer,) = _called(finding)
    assert answer.told is finding
    assert answer.error == pytest.approx(0.15)
    assert answer.call is said


def test_what_stands_exactly_is_called_as_the_rules_found_it() -> None:
    found = [_finding(Severity.PASSED, 3.9999), _finding(Severity.REFUSED, 4.0011)]
    assert [answer.call for answer in called(found, lambda _: 0.0, margin_of=lambda finding: finding.margin)] == [
        Call.LEGAL,
        Call.NOT_LEGAL,
    ]


def test_a_way_or_a_count_is_too_close_however_large_its_margin() -> None:
    assert [answer.call for answer in _called(_finding(Severity.PASSED, 1), measured=False)] == [Call.TOO_CLOSE]


def test_what_holds_wherever_things_may_stand_is_called_as_the_rules_found_it() -> None:
    found = (_finding(Severity.PASSED, None), _finding(Severity.REFUSED, None))
    assert [answer.call for answer in _called(*found, holds=True)] == [Call.LEGAL, Call.NOT_LEGAL]


def test_what_names_no_subject_may_speak_of_any() -> None:
    clear = Finding("near", RULE, Severity.PASSED)
    apart = Finding("near", RULE, Severity.PASSED, (), 3.79, 4.0)
    assert [answer.call for answer in _called(clear, apart)] == [Call.TOO_CLOSE, Call.LEGAL]


def test_one_that_is_not_legal_decides_for_all() -> None:
    legal, close, broken = (_finding(Severity.PASSED, 3), _finding(Severity.PASSED, 4), _finding(Severity.REFUSED, 5))
    answers = _called(legal, close, broken)
    assert whole(answers) is Call.NOT_LEGAL
    assert whole(answers[:2]) is Call.TOO_CLOSE
    assert whole(answers[:1]) is Call.LEGAL
