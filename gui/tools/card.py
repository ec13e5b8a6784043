"""A verdict as a card shows it: one word for the whole, then every check with its measure. Qt-free."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from engine.findings import Finding, Limit, Severity, Verdict
from engine.wording import Sentence
from gui.text import many, tr

AT_MOST_FULL = 0.88
"""Where on a gauge the limit stands when it may not be exceeded."""
AT_LEAST_ROOM = 2.17
"""A gauge is so many limits long when the limit must be reached."""


Said = tuple[Finding, Sentence, str]
"""A finding, its sentence, and the name of the one at fault."""


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

    @property
    def spoken(self) -> str:
        return " ".join(f"{self.title}: {self.bold} {self.plain} {self.margin}".split())


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
        checks = "; ".join(f"{check.spoken} {check.more}".strip() for check in self.checks)
        return f"{self.title}. {self.says} {checks}"

    @property
    def brief(self) -> str:
        """What it says at once: the verdict, what was asked, and the checks that it hangs on."""
        checks = "; ".join(check.spoken for check in self.checks if check.sign is self.sign is not Sign.ALLOWED)
        return f"{self.title}. {self.says} {checks}".strip()


def card_of(verdict: Verdict, said: Sequence[Said], says: str) -> Card:
    """``said`` are the verdict's findings in order, each with its sentence and the name of the one at fault.

    The name may be empty where it goes without saying.
    """
    checks = tuple(_alike(group) for group in _grouped(said))
    return Card(sign_of(verdict), title_of(verdict), _count(verdict), says, checks)


def _grouped(said: Sequence[Said]) -> list[list[Said]]:
    """Checks that passed alike, as for each model of a squad, stand together, and so do those by which one model is
    refused for one reason several times, as for each base in its way; all others alone."""
    groups: dict[tuple[str, ...], list[Said]] = {}
    for index, one in enumerate(said):
        finding = one[0]
        key: tuple[str, ...] = (f"{index}",)
        if finding.severity is Severity.PASSED:
            key = (finding.code,)
        elif finding.severity is Severity.REFUSED and finding.measured is not None:
            key = (finding.code, "refused", *finding.subjects[:1])
        groups.setdefault(key, []).append(one)
    return list(groups.values())


def _alike(group: list[Said]) -> Check:
    """The tightest of them, or the first that is refused, and how many more there are."""
    passed = group[0][0].severity is Severity.PASSED
    check = _check(*(min(group, key=lambda one: _spare(one[0])) if passed else group[0]))
    if len(group) == 1:
        return check
    return replace(check, plain=tr("{check}; {n} more alike").format(check=check.plain, n=len(group) - 1))


def _spare(finding: Finding) -> float:
    if finding.measured is None or finding.limit is None:
        return math.inf
    return abs(finding.limit - finding.measured)


def closed_card(sentence: Sentence, says: str) -> Card:
    """Why an option is not open."""
    check = Check(Sign.REFUSED, sentence.head, sentence.clause, "", "", "", None, sentence.reason)
    return Card(Sign.REFUSED, tr("Not open"), "", says, (check,))


def still_card(who: str, waits_for: str) -> Card:
    """Nothing on the table is moved at this point of the game: what it waits for, or how it has ended."""
    check = Check(Sign.REFUSED, tr("Nothing is moved now"), "", "", "", "", None, waits_for)
    return Card(Sign.REFUSED, tr("Not open"), "", who, (check,))


def sign_of(verdict: Verdict) -> Sign:
    if not verdict.legal:
        return Sign.REFUSED
    return Sign.LEFT if verdict.noted else Sign.ALLOWED


def title_of(verdict: Verdict) -> str:
    if not verdict.legal:
        return tr("Refused")
    severities = {finding.severity for finding in verdict.noted}
    if Severity.AT_LIMIT in severities:
        return tr("At the tolerance")
    if Severity.OTHER_READING in severities:
        return tr("Allowed as set")
    return tr("Left to you") if severities else tr("Allowed")


def _count(verdict: Verdict) -> str:
    total = len(verdict.findings)
    if total == 0:
        return ""

    speaking = len(verdict.refusals) if not verdict.legal else len(verdict.noted)
    if not speaking:
        return many("{total} checks", "1 check", total).format(total=total)
    return many("{some} of {total} checks", "{some} of 1 check", total).format(some=speaking, total=total)


def _check(finding: Finding, sentence: Sentence, subject: str) -> Check:
    title = sentence.check.removesuffix(tr(" to ", "the end of: Distance to"))
    if finding.severity is Severity.PASSED:
        if not (sentence.measured and finding.limit):
            return Check(Sign.ALLOWED, title, sentence.clause, "", sentence.head, "", None, "")
        spare = sentence.margin
        if finding.kind in (Limit.AT_LEAST, Limit.MORE_THAN):
            spare = spare.replace(" left", " spare")
        bold, plain = sentence.measured, sentence.asked
        return Check(Sign.ALLOWED, title, sentence.clause, bold, plain, spare, gauge(finding), "")
    asked = sentence.asked
    if finding.severity is Severity.REFUSED and asked:
        asked = tr("needs {asked}").format(asked=asked)
    # How deep a base overlaps is no length to compare: what it overlaps says more.
    measured = bool(sentence.measured and asked) and not _overlaps(finding)
    # The measure says it all, unless another than the model in the hand is at fault.
    says_who = measured and bool(subject) and subject not in title
    return Check(
        sign=SIGNS[finding.severity],
        title=title,
        clause=sentence.clause,
        bold=sentence.measured if measured else "",
        plain=asked if measured else sentence.head,
        margin="" if _overlaps(finding) else sentence.margin,
        gauge=gauge(finding),
        more=f"{subject}: {sentence.reason}" if says_who else sentence.reason,
    )


def _overlaps(finding: Finding) -> bool:
    return finding.limit == 0 and finding.measured is not None and finding.measured < 0


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
