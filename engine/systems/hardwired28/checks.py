"""How a finding is made here: the rulebook gives its clause, the tolerance its severity."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Limit, Severity, Where
from engine.rulebook import Rulebook
from engine.tongue import tr
from geometry.tolerance import Fit, at_most

NOWHERE = Where()


def refused(rules: Rulebook, code: str, *subjects: str, where: Where = NOWHERE, **words: str) -> Finding:
    return Finding(code, rules.rule(code), Severity.REFUSED, subjects, words=words, where=where)


def passed(rules: Rulebook, code: str, *subjects: str, **words: str) -> Finding:
    return Finding(code, rules.rule(code), Severity.PASSED, subjects, words=words)


def left(rules: Rulebook, code: str, *subjects: str, where: Where = NOWHERE, **words: str) -> Finding:
    return Finding(code, rules.rule(code), Severity.LEFT_TO_YOU, subjects, words=words, where=where)


def other_reading(rules: Rulebook, code: str, setting: str, *subjects: str, **words: str) -> Finding:
    words = {"setting": rules.settings[setting].title, **words}
    return Finding(code, rules.rule(code), Severity.OTHER_READING, subjects, words=words, setting=setting)


def counted(rules: Rulebook, code: str, measured: int, limit: int, *subjects: str, **words: str) -> Finding:
    """At most ``limit`` of something that is counted, not measured: no tolerance."""
    severity = Severity.PASSED if measured <= limit else Severity.REFUSED
    return Finding(code, rules.rule(code), severity, subjects, measured, limit, Limit.AT_MOST, words)


def within(
    rules: Rulebook, code: str, measured: float, limit: float, *subjects: str, where: Where = NOWHERE
) -> Finding:
    """At most ``limit`` inches from edge to edge."""
    severity = Severity.of(at_most(measured, limit))
    shown = where if severity is not Severity.PASSED else NOWHERE
    return Finding(code, rules.rule(code), severity, subjects, measured, limit, Limit.AT_MOST, where=shown)


def is_within(measured: float, limit: float) -> bool:
    return at_most(measured, limit) is not Fit.BROKEN


def judge_dice(rules: Rulebook, rolled: Sequence[int], count: int, sides: int) -> Iterator[Finding]:
    """As many dice as are asked for, each with a face it has."""
    found = Finding(
        "dice.count",
        rules.rule("dice.count"),
        Severity.PASSED if len(rolled) == count else Severity.REFUSED,
        (),
        len(rolled),
        count,
        Limit.AT_MOST,
        {"dice": tr("1 die") if count == 1 else tr("{count} dice", count=count)},
    )
    yield found
    for face in rolled:
        if not 1 <= face <= sides:
            yield refused(rules, "dice.face", face=str(face), sides=str(sides))
