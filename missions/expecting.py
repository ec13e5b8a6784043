"""What a scene says must come of its order, and how that is compared with what came."""

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Annotated, Literal

from pydantic import Field

from engine.findings import Finding, Severity, Verdict
from engine.tongue import tr
from missions.fields import Word
from missions.problems import Problem, did_you_mean, quoted
from missions.raw import Raw
from missions.reading import Form, Reading

CLOSE = 0.0005
"""Inches that a measure may be off beside the rounding of the digits a scene gives."""

Figure = Annotated[float, Field(strict=True, allow_inf_nan=False)]
Saying = Callable[[Finding], str]


class Passing(Form):
    """A check that must have passed. What is not given is not compared.

    ``margin`` is what is left to the limit, below 0 what is too much or too little; ``says`` is what the verdict card
    says of it, word for word.
    """

    code: Word
    subject: Word | None = None
    measured: Figure | None = None
    limit: Figure | None = None
    margin: Figure | None = None
    says: Word | None = None

    def fits(self, finding: Finding, say: Saying) -> bool:
        return (
            self.code == finding.code
            and self.subject in (None, *finding.subjects[:1])
            and _same(self.measured, finding.measured)
            and _same(self.limit, finding.limit)
            and _same(self.margin, finding.margin)
            and self.says in (None, say(finding))
        )

    def __str__(self) -> str:
        return _shown(self.code, None, self.subject, self.measured, self.limit, self.margin, self.says)


class Expected(Passing):
    """A finding that must come. What is not given is not compared."""

    severity: Literal["refused", "tolerance", "other_reading", "left_to_you"] | None = None

    def fits(self, finding: Finding, say: Saying) -> bool:
        return self.severity in (None, finding.severity.value) and super().fits(finding, say)

    def __str__(self) -> str:
        return _shown(self.code, self.severity, self.subject, self.measured, self.limit, self.margin, self.says)


class Expectation(Form):
    """Whether the order is legal, and exactly the findings that are not `passed`, in any order.

    Of a code that ``passes`` names exactly those checks pass; other codes may pass beside them. Nothing comes of a code
    that is ``silent``.
    """

    legal: bool
    findings: list[Expected] = Field(default_factory=list)
    passes: list[Passing] = Field(default_factory=list)
    silent: list[Word] = Field(default_factory=list)


def wrong_codes(expect: Raw, codes: Set[str], reading: Reading) -> Iterator[Problem]:
    """A problem for each code of ``expect`` that is none of its game's, and for one that is to come and be silent."""
    wanted = [one.at("code") for part in ("findings", "passes") for one in expect.at(part).values()]
    silent = list(expect.at("silent").values())
    for code in (*wanted, *silent):
        if code.word and code.word not in codes:
            near = did_you_mean(code.word, codes)
            text = tr("no check of this game is called {quoted}{near}", quoted=quoted(code.word), near=near)
            yield reading.document.problem(code.loc, text)
    named = {code.word for code in wanted}
    for code in silent:
        if code.word and code.word in named:
            yield reading.document.problem(
                code.loc, tr("{quoted} is expected and can't be silent as well", quoted=quoted(code.word))
            )


def differences(expect: Expectation, verdict: Verdict, say: Saying) -> Iterator[str]:
    """What came otherwise than it was to, a line each; ``say`` gives the words of a finding's head."""
    if verdict.legal is not expect.legal:
        words = {True: tr("allowed"), False: tr("refused")}
        yield tr("the order is {found}; {wanted} was expected", found=words[verdict.legal], wanted=words[expect.legal])
    yield from _unmatched(expect.findings, verdict.noted, say)
    wanted = {one.code for one in expect.passes}
    passed = [one for one in verdict.findings if one.severity is Severity.PASSED and one.code in wanted]
    yield from _unmatched(expect.passes, passed, say)
    for finding in verdict.findings:
        if finding.code in expect.silent:
            yield tr("to be silent: {finding}", finding=shown(finding))


def _unmatched(wanted: Sequence[Passing], found: Sequence[Finding], say: Saying) -> Iterator[str]:
    matched = match(wanted, found, say)
    for index, one in enumerate(wanted):
        if index not in matched:
            yield tr("missing: {finding}", finding=one)
    for index, finding in enumerate(found):
        if index not in matched.values():
            yield tr("not expected: {finding}", finding=shown(finding, say))


def match(wanted: Sequence[Passing], found: Sequence[Finding], say: Saying) -> dict[int, int]:
    """As many pairs of expected and found as there can be."""
    taken: dict[int, int] = {}

    def settle(index: int, tried: set[int]) -> bool:
        for place, finding in enumerate(found):
            if place not in tried and wanted[index].fits(finding, say):
                tried.add(place)
                if place not in taken or settle(taken[place], tried):
                    taken[place] = index
                    return True
        return False

    for index in range(len(wanted)):
        settle(index, set())
    return {index: place for place, index in taken.items()}


def _same(wanted: float | None, found: float | None) -> bool:
    if wanted is None:
        return True
    if found is None:
        return False
    digits = max(2, len(repr(wanted).partition(".")[2]))
    return abs(wanted - found) <= CLOSE + 0.5 * 10.0**-digits + 1e-12


def shown(finding: Finding, say: Saying | None = None) -> str:
    """A finding as a scene would write it down, with its words where ``say`` gives them."""
    plain = (Severity.REFUSED, Severity.PASSED)
    severity = None if finding.severity in plain else finding.severity.value
    subject = finding.subjects[0] if finding.subjects else None
    says = say(finding) if say and finding.severity is Severity.PASSED else None
    return _shown(finding.code, severity, subject, finding.measured, finding.limit, None, says)


def _shown(
    code: str,
    severity: str | None,
    subject: str | None,
    measured: float | None,
    limit: float | None,
    margin: float | None,
    says: str | None,
) -> str:
    parts = [f"code: {code}"]
    parts += [f"{key}: {word}" for key, word in (("subject", subject), ("severity", severity)) if word is not None]
    figures = (("measured", measured), ("limit", limit), ("margin", margin))
    parts += [f"{key}: {value:.4g}" for key, value in figures if value is not None]
    parts += [f"says: {says!r}"] if says is not None else []
    return f"{{{', '.join(parts)}}}"
