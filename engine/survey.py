"""A whole position looked at at once: what stands where it can't, who holds together, fights, sees, holds and reaches.

A survey asks a position and no order: whoever's turn it is, and however the models came there.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from engine.findings import Finding, RuleRef, Severity, Where
from engine.game import Model
from engine.tongue import tr, tr_later
from engine.wording import INCH, Sentence, inches
from geometry.boxes import Boxes
from geometry.gaps import separation
from geometry.tolerance import Fit, apart


class Topic(Enum):
    """What is looked at, in the order told."""

    PLACES = tr_later("Bases and terrain")
    COHERENCY = tr_later("Coherency")
    ENGAGED = tr_later("Engaged")
    ZONES = tr_later("Zones")
    MARKERS = tr_later("Markers and objectives")
    SIGHT = tr_later("Who sees whom")
    REACH = tr_later("Who can reach whom")


ALL = frozenset(Topic)

WITHIN_TOLERANCE = tr_later(", within the tolerance")
_FIGURES = re.compile(rf"[\d.]+{INCH}")


@dataclass(frozen=True, slots=True)
class Row:
    """One answer. ``text`` is a whole sentence without its clause; ``measured`` and ``limit`` are inches, or models
    where ``counted``.

    ``REFUSED`` is what may not stand so, ``AT_LIMIT`` what does within the tolerance, ``OTHER_READING`` what another
    reading of the ``setting`` would answer otherwise, ``LEFT_TO_YOU`` what the players look at themselves, ``PASSED``
    all else. ``subjects`` are ids, the one spoken of first.

    ``claim`` is what is told, without what only goes with it: the inches, or who happens to be nearest. ``margin`` are
    the inches by which the two that ``hangs_on`` names may stand elsewhere, together, before the claim could be another
    for its measure; None where no single measure decides.
    """

    text: str
    rule: RuleRef
    severity: Severity = Severity.PASSED
    subjects: tuple[str, ...] = ()
    measured: float | None = None
    limit: float | None = None
    counted: bool = False
    setting: str | None = None
    where: Where = field(default_factory=Where, compare=False)
    claim: str = ""
    margin: float | None = None
    hangs_on: tuple[str, ...] = ()

    @property
    def amiss(self) -> bool:
        return self.severity is Severity.REFUSED

    @property
    def claimed(self) -> str:
        """The claim, or the text without its inches."""
        return self.claim or _FIGURES.sub(INCH, self.text.replace(tr(WITHIN_TOLERANCE), ""))


@dataclass(frozen=True, slots=True)
class Part:
    """One topic's answers. ``note`` says what the game has no rule for, or what was not looked at."""

    topic: Topic
    rows: tuple[Row, ...]
    note: str = ""

    @property
    def title(self) -> str:
        return tr(self.topic.value)


@dataclass(frozen=True, slots=True)
class Survey:
    """The parts asked for, in the order of :class:`Topic`."""

    sections: tuple[Part, ...]

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(row for part in self.sections for row in part.rows)

    @property
    def holds(self) -> bool:
        """Nothing stands as it may not."""
        return not any(row.amiss for row in self.rows)

    def of(self, topic: Topic) -> Part:
        """Raises KeyError for a topic that was not asked for."""
        for part in self.sections:
            if part.topic is topic:
                return part
        raise KeyError(topic)

    def about(self, words: str) -> "Survey":
        """The rows that have all these words, or name a subject by them, whatever their case: for a filter."""
        asked = words.lower().split()
        kept = (replace(part, rows=tuple(row for row in part.rows if _speaks_of(row, asked))) for part in self.sections)
        return Survey(tuple(part for part in kept if part.rows or not asked))


def _speaks_of(row: Row, asked: Collection[str]) -> bool:
    told = " ".join((row.text, str(row.rule), *row.subjects)).lower()
    return all(word in told for word in asked)


def row_of(finding: Finding, say: Callable[[Finding], Sentence], *, titled: bool = False) -> Row:
    """What judging found, as an answer, in the words of its refusal; ``titled`` after what was looked at."""
    at_limit = finding.severity is Severity.AT_LIMIT
    sentence = say(replace(finding, severity=Severity.REFUSED) if at_limit else finding)
    deep = (
        tr(", {measured} deep", measured=inches(-finding.measured))
        if finding.measured is not None and finding.measured < 0
        else ""
    )
    check = f"{sentence.check}: " if titled else ""
    head = f"{check}{sentence.head}{'' if INCH in sentence.head else deep}{tr(WITHIN_TOLERANCE) if at_limit else ''}"
    return Row(
        f"{head}. {sentence.reason}." if sentence.reason else f"{head}.",
        finding.rule,
        finding.severity,
        finding.subjects,
        finding.measured,
        finding.limit,
        setting=finding.setting,
        where=finding.where,
    )


@dataclass(frozen=True, slots=True)
class Overlap:
    """Two bases that overlap, or do within the tolerance; ``free`` is less than 0 by how deep."""

    one: Model
    other: Model
    free: float

    @property
    def fit(self) -> Fit:
        return apart(self.free)


def overlaps(models: Iterable[Model]) -> Iterator[Overlap]:
    """Every two bases that are not plainly apart, each pair once, in the order of the models."""
    standing = list(models)
    boxes = []
    for model in standing:
        (x, y), reach = model.placed.centre, model.base.outer_radius
        boxes.append((x - reach, y - reach, x + reach, y + reach))
    for i, j in Boxes(boxes).pairs() if boxes else ():
        found = Overlap(standing[i], standing[j], separation(standing[i].placed, standing[j].placed))
        if found.fit is not Fit.KEPT:
            yield found


def surveyed(
    topics: Collection[Topic], looks: Mapping[Topic, Callable[[], Iterable[Row]]], notes: Mapping[Topic, str]
) -> Survey:
    """A part for each of the topics, in their order: the rows of who looks at it, if anybody does, and its note."""
    return Survey(
        tuple(
            Part(topic, tuple(looks[topic]()) if topic in looks else (), tr(notes.get(topic, "")))
            for topic in Topic
            if topic in topics
        )
    )


def listed(names: Sequence[str]) -> str:
    """``A``, ``A and B``, ``A, B and C``."""
    return tr(" and ").join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)
