"""One table makes every sentence: a finding's code gives its words, its measures fill them in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.findings import Finding, Limit, Severity
from geometry.tolerance import TOLERANCE

INCH = "″"


@dataclass(frozen=True, slots=True)
class Wording:
    """Templates of one finding code.

    ``check`` names what was looked at, ``head`` says what was found, ``reason`` the rule in our own words. All may use
    ``{subject}``, ``{other}``, ``{measured}``, ``{limit}`` (the bare limit), ``{asked}`` ("at most 3″") and the
    finding's own words. ``passed`` replaces the head where the check passed, ``none`` where it passed with nothing to
    measure, ``overlapping`` where the measure is an overlap, told as ``{deep}``. ``close`` is what counts all the same
    inside the tolerance of a limit. ``plain`` measures are counts and not inches.
    """

    check: str
    head: str
    reason: str
    passed: str = ""
    plain: bool = False
    none: str = ""
    overlapping: str = ""
    close: str = ""


@dataclass(frozen=True, slots=True)
class Sentence:
    """``head`` and ``reason`` end without a full stop in the note's bold line and with one in running text."""

    check: str
    head: str
    reason: str
    clause: str
    measured: str = ""
    asked: str = ""
    margin: str = ""

    @property
    def text(self) -> str:
        reason = f" {self.reason} ({self.clause})." if self.reason else f" ({self.clause})."
        return f"{self.head}{'' if self.head.endswith('?') else '.'}{reason}"


def inches(value: float, limit: float | None = None) -> str:
    """Two decimals, three near the limit; whole limits stay whole."""
    if limit is not None and abs(value - limit) < 0.01 + TOLERANCE and round(value, 2) != round(value, 3):
        return f"{value:.3f}{INCH}"
    if limit is not None and abs(value - limit) <= TOLERANCE:
        return f"{value:.3f}{INCH}"
    return f"{value:.2f}{INCH}"


def whole(value: float) -> str:
    """A limit as a player says it: 3″, 1.5″."""
    return f"{value:.3f}".rstrip("0").rstrip(".") + INCH


def say(finding: Finding, table: Mapping[str, Wording], name: Callable[[str], str]) -> Sentence:
    """The sentence of a finding. A code without words is a bug and raises KeyError."""
    wording = table[finding.code]
    measured, limit, asked, margin = _measures(finding, wording.plain)
    words = {
        "subject": name(finding.subjects[0]) if finding.subjects else "",
        "other": name(finding.subjects[1]) if len(finding.subjects) > 1 else "",
        "measured": measured,
        "limit": limit,
        "asked": asked,
        "deep": inches(-finding.measured) if finding.measured is not None else "",
        **finding.words,
    }
    overlaps = finding.measured is not None and finding.measured < 0
    head, reason = (wording.overlapping if overlaps else "") or wording.head, wording.reason
    if finding.severity is Severity.PASSED:
        unmeasured = wording.none if finding.measured is None else ""
        head = unmeasured or wording.passed or f"{measured} {asked}".strip() or wording.check
    elif finding.severity is Severity.AT_LIMIT:
        head, reason = _at_limit(finding, measured, limit, asked), "Allowed here. At a real table, agree on it first"
        reason = f"{wording.close}; at a real table, agree on it first" if wording.close else reason
    return Sentence(
        check=_capital(wording.check.format_map(words)),
        head=_capital(head.format_map(words)),
        reason=_capital(reason.format_map(words)),
        clause=finding.rule.clause,
        measured=measured,
        asked=asked,
        margin=margin,
    )


def _measures(finding: Finding, plain: bool) -> tuple[str, str, str, str]:
    if finding.measured is None:
        return ("", "", "", "")
    spare = finding.margin
    if finding.limit is None or spare is None:
        return (str(round(finding.measured)) if plain else inches(finding.measured), "", "", "")
    if plain:
        limit = f"{finding.limit:g}"
        margin = "" if spare == 0 else f"{abs(spare):g} {_spare_word(spare, finding.kind)}"
        return (f"{finding.measured:g}", limit, f"{finding.kind.value} {limit}", margin)
    limit = whole(finding.limit)
    margin = "" if spare == 0 else f"{inches(abs(spare), 0.0)} {_spare_word(spare, finding.kind)}"
    return (inches(finding.measured, finding.limit), limit, f"{finding.kind.value} {limit}", margin)


def _at_limit(finding: Finding, measured: str, limit: str, asked: str) -> str:
    inside = f"inside the tolerance of {inches(TOLERANCE, TOLERANCE)}"
    if not measured:
        return inside
    return f"{measured} of {limit}; {inside}" if finding.kind is Limit.AT_MOST else f"{measured}, {asked}; {inside}"


def _spare_word(spare: float, kind: Limit) -> str:
    if spare >= 0:
        return "left"
    return "short" if kind in (Limit.AT_LEAST, Limit.MORE_THAN) else "over"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
