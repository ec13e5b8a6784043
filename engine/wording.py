"""One table makes every sentence: a finding's code gives its words, its measures fill them in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.findings import Finding, Limit, Severity
from engine.tongue import TONGUE
from geometry.tolerance import TOLERANCE

INCH = "″"
ASKED: Mapping[Limit, str] = {kind: f"{kind.value} {{limit}}" for kind in Limit}
LEFT, SHORT, OVER = "{spare} left", "{spare} short", "{spare} over"
INSIDE = "inside the tolerance of {tolerance}"
OF_LIMIT, BESIDE_ASKED = "{measured} of {limit}; {inside}", "{measured}, {asked}; {inside}"
ALLOWED_HERE, AGREE = "Allowed here. At a real table, agree on it first", "{close}; at a real table, agree on it first"
FRAME = (*ASKED.values(), LEFT, SHORT, OVER, INSIDE, OF_LIMIT, BESIDE_ASKED, ALLOWED_HERE, AGREE)
"""What every table's sentences are put together with; templates too."""


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
    told = TONGUE.told
    words = {
        "subject": name(finding.subjects[0]) if finding.subjects else "",
        "other": name(finding.subjects[1]) if len(finding.subjects) > 1 else "",
        "measured": measured,
        "limit": limit,
        "asked": asked,
        "deep": inches(-finding.measured) if finding.measured is not None else "",
        **{key: told(word) for key, word in finding.words.items()},
    }
    overlaps = finding.measured is not None and finding.measured < 0
    head, reason = (wording.overlapping if overlaps else "") or wording.head, wording.reason
    if finding.severity is Severity.PASSED:
        unmeasured = wording.none if finding.measured is None else ""
        head = unmeasured or wording.passed or f"{measured} {asked}".strip() or wording.check
    elif finding.severity is Severity.AT_LIMIT:
        head, reason = _at_limit(finding, measured, limit, asked), ALLOWED_HERE
        if wording.close:
            words["close"], reason = told(wording.close).format_map(words), AGREE
    return Sentence(
        check=_capital(told(wording.check).format_map(words)),
        head=_capital(told(head).format_map(words)),
        reason=_capital(told(reason).format_map(words)),
        clause=told(finding.rule.clause),
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
        margin = "" if spare == 0 else _spare(spare, finding.kind).format(spare=f"{abs(spare):g}")
        return (f"{finding.measured:g}", limit, _asked(finding.kind, limit), margin)
    limit = whole(finding.limit)
    margin = "" if spare == 0 else _spare(spare, finding.kind).format(spare=inches(abs(spare), 0.0))
    return (inches(finding.measured, finding.limit), limit, _asked(finding.kind, limit), margin)


def _at_limit(finding: Finding, measured: str, limit: str, asked: str) -> str:
    told = TONGUE.told
    inside = told(INSIDE).format(tolerance=inches(TOLERANCE, TOLERANCE))
    if not measured:
        return inside
    template = OF_LIMIT if finding.kind is Limit.AT_MOST else BESIDE_ASKED
    return told(template).format(measured=measured, limit=limit, asked=asked, inside=inside)


def _asked(kind: Limit, limit: str) -> str:
    return TONGUE.told(ASKED[kind]).format(limit=limit)


def _spare(spare: float, kind: Limit) -> str:
    if spare >= 0:
        return TONGUE.told(LEFT)
    return TONGUE.told(SHORT if kind in (Limit.AT_LEAST, Limit.MORE_THAN) else OVER)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
