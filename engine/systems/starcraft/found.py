"""Making findings: the clause comes from the code, the words from the table of words."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.findings import Finding, Limit, Severity, Where
from engine.rulebook import Rulebook


def found(
    rules: Rulebook,
    code: str,
    severity: Severity,
    *subjects: str,
    measured: float | None = None,
    limit: float | None = None,
    kind: Limit = Limit.AT_MOST,
    words: Mapping[str, str] | None = None,
    setting: str | None = None,
    where: Where | None = None,
) -> Finding:
    return Finding(
        code, rules.rule(code), severity, subjects, measured, limit, kind, words or {}, setting, where or Where()
    )


def named_twice(rules: Rulebook, models: Sequence[str]) -> Iterator[Finding]:
    """Models that are to leave the game more than once."""
    return (refused(rules, "remove.twice", id) for id, times in Counter(models).items() if times > 1)


def dice_said(count: int | None) -> str:
    """``1 die``, ``2 dice``: ``2D6 a model`` would read as their sum."""
    return "1 die" if count == 1 else f"{count} dice"


def refused(rules: Rulebook, code: str, *subjects: str, words: Mapping[str, str] | None = None) -> Finding:
    return found(rules, code, Severity.REFUSED, *subjects, words=words)


def passed(rules: Rulebook, code: str, *subjects: str, words: Mapping[str, str] | None = None) -> Finding:
    return found(rules, code, Severity.PASSED, *subjects, words=words)
