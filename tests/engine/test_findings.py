import pytest

from engine.findings import Finding, IllegalOrder, RuleRef, Severity, Verdict
from geometry.tolerance import Fit

RULE = RuleRef("Core rules", "7.2")


def finding(code: str, severity: Severity) -> Finding:
    return Finding(code, RULE, severity)


def test_a_verdict_with_no_refusal_is_legal() -> None:
    verdict = Verdict.of([finding("a", Severity.PASSED), finding("b", Severity.AT_LIMIT)])
    assert verdict.legal
    assert verdict.refusals == ()


def test_one_refusal_among_many_passed_checks_refuses() -> None:
    verdict = Verdict.of([finding("a", Severity.PASSED), finding("b", Severity.REFUSED)])
    assert not verdict.legal


def test_refusals_come_first_and_the_rest_keep_their_order() -> None:
    verdict = Verdict.of(
        [
            finding("passed", Severity.PASSED),
            finding("left", Severity.LEFT_TO_YOU),
            finding("first refusal", Severity.REFUSED),
            finding("amber", Severity.AT_LIMIT),
            finding("second refusal", Severity.REFUSED),
        ]
    )
    assert [f.code for f in verdict.findings] == ["first refusal", "second refusal", "amber", "left", "passed"]
    assert verdict.first is verdict.findings[0]


def test_what_is_noted_leaves_out_only_what_passed() -> None:
    verdict = Verdict.of([finding(severity.value, severity) for severity in Severity])
    assert {f.severity for f in verdict.noted} == set(Severity) - {Severity.PASSED}


@pytest.mark.parametrize(
    ("fit", "severity"),
    [(Fit.KEPT, Severity.PASSED), (Fit.AT_LIMIT, Severity.AT_LIMIT), (Fit.BROKEN, Severity.REFUSED)],
)
def test_a_fit_becomes_the_severity_of_its_finding(fit: Fit, severity: Severity) -> None:
    assert Severity.of(fit) is severity


def test_an_illegal_order_carries_its_verdict_and_names_its_codes() -> None:
    verdict = Verdict.of([finding("move.too_far", Severity.REFUSED), finding("x", Severity.PASSED)])
    error = IllegalOrder(verdict)
    assert error.verdict is verdict
    assert str(error) == "move.too_far"


def test_what_is_told_later_is_found_when_it_is_first_read_and_not_before() -> None:
    asked: list[str] = []

    def more() -> list[Finding]:
        asked.append("more")
        return [finding("other", Severity.OTHER_READING)]

    verdict = Verdict.of([finding("passed", Severity.PASSED), finding("broken", Severity.REFUSED)], [more])
    assert not verdict.legal
    assert [refusal.code for refusal in verdict.refusals] == ["broken"]
    assert asked == []
    assert [found.code for found in verdict.findings] == ["broken", "other", "passed"]
    assert [found.code for found in verdict.noted] == ["broken", "other"]
    assert asked == ["more"]


def test_told_at_once_or_later_a_verdict_is_the_same() -> None:
    passed, other = finding("passed", Severity.PASSED), finding("other", Severity.OTHER_READING)
    assert Verdict.of([passed], [lambda: [other]]) == Verdict.of([other, passed])
    assert Verdict.of([passed], [lambda: [other]]) != Verdict.of([passed])
    assert repr(Verdict.of([passed], [lambda: [other]])) == repr(Verdict.of([other, passed]))
