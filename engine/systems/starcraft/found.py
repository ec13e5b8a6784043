"""Making findings: the clause comes from the code, the words from the table of words."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.findings import Finding, Limit, Severity, Where
from engine.rulebook import Rulebook

# Every order that was carried out keeps its findings for as long as it can be undone.
_NO_WORDS: Mapping[str, str] = MappingProxyType({})
_NOWHERE = Where()


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
    said, drawn = words or _NO_WORDS, where or _NOWHERE
    return Finding(code, rules.rule(code), severity, subjects, measured, limit, kind, said, setting, drawn)


def refused(rules: Rulebook, code: str, *subjects: str, words: Mapping[str, str] | None = None) -> Finding:
    return found(rules, code, Severity.REFUSED, *subjects, words=words)


def passed(rules: Rulebook, code: str, *subjects: str, words: Mapping[str, str] | None = None) -> Finding:
    return found(rules, code, Severity.PASSED, *subjects, words=words)
