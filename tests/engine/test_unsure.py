import pytest

from engine.findings import Finding, Limit, RuleRef, Severity, Where
from engine.unsure import called, whole
from geometry.unsure import Call

RULE = RuleRef("Fake", "1")
OFF = {"red.1": 0.1, "blue.1": 0.05}


def _finding(
    severity: Severity, measured: float | None, kind: Limit = Limit.AT_MOST, where: Where | None = None
) -> Finding:
    limit = None if measured is None else 4.0
    return Finding("near", RULE, severity, ("red.1", "blue.1"), measured, limit, kind, where=where or Where())


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
        (_finding(Severity.REFUSED, None), Call.NOT_LEGAL),
        (_finding(Severity.PASSED, None), Call.LEGAL),
        (_finding(Severity.REFUSED, None, where=Where(spot=(1, 1))), Call.TOO_CLOSE),
        (_finding(Severity.PASSED, None, where=Where(line=((1, 1), (2, 2)))), Call.TOO_CLOSE),
    ],
)
def test_a_finding_is_called_by_its_margin_and_the_errors_of_its_subjects(finding: Finding, said: Call) -> None:
    (answer,) = called([finding], lambda id: OFF[id])
    assert answer.told is finding
    assert answer.error == pytest.approx(0.15)
    assert answer.call is said


def test_what_stands_exactly_is_called_as_the_rules_found_it() -> None:
    found = [_finding(Severity.PASSED, 3.9999), _finding(Severity.REFUSED, 4.0011)]
    assert [answer.call for answer in called(found, lambda _: 0.0)] == [Call.LEGAL, Call.NOT_LEGAL]


def test_what_is_counted_and_not_measured_is_too_close() -> None:
    (answer,) = called([_finding(Severity.PASSED, 2)], lambda id: OFF[id], counted=lambda _: True)
    assert answer.call is Call.TOO_CLOSE


def test_one_that_is_not_legal_decides_for_all() -> None:
    legal, close, broken = (_finding(Severity.PASSED, 3), _finding(Severity.PASSED, 4), _finding(Severity.REFUSED, 5))
    answers = called([legal, close, broken], lambda id: OFF[id])
    assert whole(answers) is Call.NOT_LEGAL
    assert whole(answers[:2]) is Call.TOO_CLOSE
    assert whole(answers[:1]) is Call.LEGAL
