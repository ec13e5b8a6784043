"""A verdict as a card shows it: one word for the whole, then every check with its measure. Qt-free."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from engine.findings import Finding, Limit, Severity, Verdict
from engine.wording import Sentence

AT_MOST_FULL = 0.88
"""Where on a gauge the limit stands when it may not be exceeded."""
AT_LEAST_ROOM = 2.17
"""A gauge is so many limits long when the limit must be reached."""


class Sign(Enum):
    REFUSED = "refused"
    ALLOWED = "allowed"
    LEFT = "left"
    """At the tolerance, another reading, or left to the player."""


SIGNS = {
    Severity.REFUSED: Sign.REFUSED,
    Severity.AT_LIMIT: Sign.LEFT,
    Severity.OTHER_READING: Sign.LEFT,
    Severity.LEFT_TO_YOU: Sign.LEFT,
    Severity.PASSED: Sign.ALLOWED,
}


@dataclass(frozen=True, slots=True)
class Gauge:
    """Both are parts of the gauge's length, from 0 to 1."""

    filled: float
    limit: float


@dataclass(frozen=True, slots=True)
class Check:
    """One finding. ``bold`` and ``plain`` make its second line; ``more`` is the rule in words, where it is needed."""

    sign: Sign
    title: str
    clause: str
    bold: str
    plain: str
    margin: str
    gauge: Gauge | None
    more: str


@dataclass(frozen=True, slots=True)
class Card:
    """``says`` is the sentence on what was asked; ``count`` how many checks and how many of them speak against it."""

    sign: Sign
    title: str
    count: str
    says: str
    checks: tuple[Check, ...]

    @property
    def spoken(self) -> str:
        """The whole card for a screen reader."""
        checks = "; ".join(
            f"{check.title}: {check.bold} {check.plain} {check.margin} {check.more}".strip() for check in self.checks
        )
        return f"{self.title}. {self.says} {checks}"


def card_of(verdict: Verdict, said: Sequence[tuple[Finding, Sentence]], says: str) -> Card:
    """``said`` are the verdict's findings with their sentences, in order."""
    return Card(sign_of(verdict), title_of(verdict), _count(verdict), says, tuple(_check(f, s) for f, s in said))


def closed_card(sentence: Sentence, says: str) -> Card:
    """Why an option is not open."""
    check = Check(Sign.REFUSED, sentence.head, sentence.clause, "", "", "", None, sentence.reason)
    return Card(Sign.REFUSED, "Not open", "", says, (check,))


def sign_of(verdict: Verdict) -> Sign:
    if not verdict.legal:
        return Sign.REFUSED
    return Sign.LEFT if verdict.noted else Sign.ALLOWED


def title_of(verdict: Verdict) -> str:
    if not verdict.legal:
        return "Refused"
    severities = {finding.severity for finding in verdict.noted}
    if Severity.AT_LIMIT in severities:
        return "At the tolerance"
    if Severity.OTHER_READING in severities:
        return "Allowed as set"
    return "Left to you" if severities else "Allowed"


def _count(verdict: Verdict) -> str:
    total = len(verdict.findings)
    if total == 0:
        return ""
    checks = "1 check" if total == 1 else f"{total} checks"
    speaking = len(verdict.refusals) if not verdict.legal else len(verdict.noted)
    return f"{speaking} of {checks}" if speaking else checks


def _check(finding: Finding, sentence: Sentence) -> Check:
    noted = finding.severity is not Severity.PASSED
    refused = finding.severity is Severity.REFUSED
    measured = bool(sentence.measured)
    asked = f"needs {sentence.asked}" if refused and sentence.asked else sentence.asked
    spare = sentence.margin
    if not noted and finding.kind in (Limit.AT_LEAST, Limit.MORE_THAN):
        spare = spare.replace(" left", " spare")
    more = sentence.reason if noted else ""
    if not noted and not (measured and finding.limit):
        return Check(Sign.ALLOWED, sentence.check, sentence.clause, "", sentence.head, "", None, "")
    if noted and measured and _adds(sentence.head, sentence):
        more = f"{sentence.head}. {sentence.reason}".strip() if sentence.reason else sentence.head
    return Check(
        sign=SIGNS[finding.severity],
        title=sentence.check,
        clause=sentence.clause,
        bold=sentence.measured,
        plain=asked if measured else sentence.head,
        margin=spare,
        gauge=gauge(finding),
        more=more,
    )


def _adds(head: str, sentence: Sentence) -> bool:
    """The head says more than the measure and its limit do."""
    bare = head
    for words in (sentence.measured, sentence.asked, "of", "needs", "at most"):
        bare = bare.replace(words, "") if words else bare
    return any(letter.isalpha() for letter in bare)


def gauge(finding: Finding) -> Gauge | None:
    """How the measure stands to its limit; none where there is no limit to draw."""
    if finding.measured is None or not finding.limit or finding.limit <= 0:
        return None
    measured = max(0.0, finding.measured)
    if finding.kind in (Limit.AT_MOST, Limit.LESS_THAN):
        length = max(finding.limit / AT_MOST_FULL, measured * 1.05)
    else:
        length = max(finding.limit * AT_LEAST_ROOM, measured * 1.33)
    return Gauge(min(1.0, measured / length), finding.limit / length)
