"""What the gate answers: a verdict made of findings, each with its clause, its measure and its spot."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Self

from engine.tongue import tr
from geometry.area import Area
from geometry.pose import Point
from geometry.tolerance import Fit


class Severity(Enum):
    REFUSED = "refused"
    AT_LIMIT = "tolerance"
    """Allowed, and marked: inside the tolerance of a limit."""
    OTHER_READING = "other_reading"
    """Allowed or refused as set; another reading of an open setting would say otherwise."""
    LEFT_TO_YOU = "left_to_you"
    PASSED = "passed"

    @classmethod
    def of(cls, fit: Fit) -> "Severity":
        return {Fit.KEPT: cls.PASSED, Fit.AT_LIMIT: cls.AT_LIMIT, Fit.BROKEN: cls.REFUSED}[fit]


@dataclass(frozen=True, slots=True)
class RuleRef:
    """Where a rule stands: a number, or a page or heading where a book has no numbers."""

    book: str
    clause: str

    def __str__(self) -> str:
        return f"{self.book} {tr(self.clause)}"


class Limit(Enum):
    """Which side of the limit is asked for; decides how the sentence reads."""

    AT_MOST = "at most"
    LESS_THAN = "less than"
    AT_LEAST = "at least"
    MORE_THAN = "more than"


@dataclass(frozen=True, slots=True)
class Link:
    """A straight line that holds a model to its unit, in inches. ``breaks`` is the point on it up to which it holds;
    none means that it holds as far as its ``end``."""

    start: Point
    end: Point
    breaks: Point | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Where:
    """What to draw for a finding, in inches."""

    offending: Area | None = None
    """The very piece that breaks the rule: the part of the wall hit, of the strip entered."""
    whole: Area | None = None
    """The ring, strip or wall it belongs to."""
    line: tuple[Point, Point] | None = None
    """A measure from base edge to base edge."""
    spot: Point | None = None
    """Where to look; falls back on the middle of the others."""
    links: tuple[Link, ...] = ()
    """All that hold the unit together, and those that do not."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One check and how it came out.

    ``subjects`` are ids, the one at fault first, the other party second. ``words`` are further words its sentence
    needs. ``setting`` names the open setting that decided.
    """

    code: str
    rule: RuleRef
    severity: Severity
    subjects: tuple[str, ...] = ()
    measured: float | None = None
    limit: float | None = None
    kind: Limit = Limit.AT_MOST
    words: Mapping[str, str] = field(default_factory=dict)
    setting: str | None = None
    where: Where = field(default_factory=Where, compare=False)

    @property
    def refuses(self) -> bool:
        return self.severity is Severity.REFUSED

    @property
    def margin(self) -> float | None:
        """What is left to the limit, below 0 what is over or short of it; none where there is nothing to compare."""
        if self.measured is None or self.limit is None:
            return None
        spare = self.limit - self.measured
        return -spare if self.kind in (Limit.AT_LEAST, Limit.MORE_THAN) else spare


Later = Callable[[], Iterable[Finding]]
"""What only tells more of an answer that stands without it. It refuses nothing, and finds the same whenever asked."""


class Verdict:
    """Every finding, refusals first, in a fixed order. Legal when nothing refuses.

    What is told ``later`` is worked out when the findings are first read: an order that is only carried out again asks
    for none of it. Never changes for whoever reads it; safe to read from several threads.
    """

    __slots__ = ("_known",)

    def __init__(self, findings: Iterable[Finding] = (), later: Sequence[Later] = ()) -> None:
        """As they are given, those told later last."""
        self._known = (tuple(findings), tuple(later))

    @classmethod
    def of(cls, findings: Iterable[Finding], later: Sequence[Later] = ()) -> Self:
        return cls(_in_order(findings), later)

    @property
    def findings(self) -> tuple[Finding, ...]:
        # Both are read at once: another thread may be putting the whole in their place.
        found, later = self._known
        if later:
            found = _in_order((*found, *(finding for tell in later for finding in tell())))
            self._known = (found, ())
        return found

    @property
    def legal(self) -> bool:
        return not any(finding.refuses for finding in self._known[0])

    @property
    def refusals(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self._known[0] if finding.refuses)

    @property
    def noted(self) -> tuple[Finding, ...]:
        """All that did not simply pass."""
        return tuple(finding for finding in self.findings if finding.severity is not Severity.PASSED)

    @property
    def first(self) -> Finding | None:
        return self.findings[0] if self.findings else None

    def __eq__(self, other: object) -> bool:
        return self.findings == other.findings if isinstance(other, Verdict) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.findings)

    def __repr__(self) -> str:
        return f"Verdict({self.findings!r})"


def _in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    order = list(Severity)
    return tuple(sorted(findings, key=lambda finding: order.index(finding.severity)))


class IllegalOrder(Exception):
    """Raised by ``carry_out`` for an order that ``judge`` refuses. Carries the verdict."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(", ".join(finding.code for finding in verdict.refusals))
        self.verdict = verdict
