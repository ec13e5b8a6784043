"""Where findings are made: the rulebook and the position at hand, and short ways to say how a check came out."""

from dataclasses import dataclass

from engine.findings import Finding, Limit, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.genesys.state import GenesysGame

NOWHERE = Where()


@dataclass(frozen=True, slots=True)
class Measure:
    """A count or a length against its limit."""

    measured: float | None = None
    limit: float | None = None
    kind: Limit = Limit.AT_MOST


UNMEASURED = Measure()


@dataclass(frozen=True, slots=True)
class Bench:
    rules: Rulebook
    game: GenesysGame

    def finding(
        self,
        code: str,
        severity: Severity,
        *subjects: str,
        measure: Measure = UNMEASURED,
        setting: str | None = None,
        where: Where = NOWHERE,
        **words: str,
    ) -> Finding:
        return Finding(
            code=code,
            rule=self.rules.rule(code),
            severity=severity,
            subjects=subjects,
            measured=measure.measured,
            limit=measure.limit,
            kind=measure.kind,
            words=words,
            setting=setting,
            where=where,
        )

    def refused(
        self, code: str, *subjects: str, measure: Measure = UNMEASURED, setting: str | None = None, **words: str
    ) -> Finding:
        return self.finding(code, Severity.REFUSED, *subjects, measure=measure, setting=setting, where=NOWHERE, **words)

    def checked(
        self,
        code: str,
        kept: bool,
        *subjects: str,
        measure: Measure = UNMEASURED,
        setting: str | None = None,
        **words: str,
    ) -> Finding:
        """Passed or refused."""
        severity = Severity.PASSED if kept else Severity.REFUSED
        return self.finding(code, severity, *subjects, measure=measure, setting=setting, where=NOWHERE, **words)

    def not_now(self, what: str, why: str) -> Finding:
        return self.refused("order.not_now", what=what, why=why)

    def unknown(self, what: str) -> Finding:
        return self.refused("order.unknown", what=what)


def at_least(measured: float, limit: float) -> Measure:
    return Measure(measured, limit, Limit.AT_LEAST)
