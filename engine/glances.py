"""Two units' models looked at across the table: who of them sees whom, told as an answer about a position."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.findings import RuleRef, Severity, Where
from engine.game import Game, Model
from engine.sight import Looking
from engine.survey import Row
from engine.tongue import tr
from engine.wording import inches
from geometry.base import Placed
from geometry.gaps import gap, nearest_points
from geometry.tolerance import Fit

Looks = Callable[[Placed, Sequence[Placed]], tuple[Looking, ...]]


@dataclass(frozen=True, slots=True)
class Glance:
    """What each model of one unit is to each of another, by their ids. Seeing is mutual."""

    one: str
    other: str
    seen: Mapping[tuple[str, str], Looking]

    @property
    def counts(self) -> tuple[int, int]:
        """How many of either see some of the other."""
        pairs = [pair for pair, seen in self.seen.items() if seen]
        return len({mine for mine, _ in pairs}), len({theirs for _, theirs in pairs})

    @property
    def grazes(self) -> bool:
        """The only lines there are graze pieces or the edges of bases."""
        return all(seen.fit is Fit.AT_LIMIT for seen in self.seen.values() if seen)


def glances(
    one: tuple[str, Sequence[Model]], others: Mapping[str, Sequence[Model]], looks: Looks
) -> tuple[Glance, ...]:
    """A unit, by id with its models, and others: a glance at each."""
    unit, models = one
    targets = [(id, model) for id, many in others.items() for model in many]
    found: dict[str, dict[tuple[str, str], Looking]] = {id: {} for id in others}
    for model in models:
        for (id, other), seen in zip(targets, looks(model.placed, [it.placed for _, it in targets]), strict=True):
            found[id][(model.id, other.id)] = seen
    return tuple(Glance(unit, id, seen) for id, seen in found.items())


def row_of(game: Game, glance: Glance, name: Callable[[str], str], rule: RuleRef, besides: str = "") -> Row:
    """How many see each other, how far apart the nearest of them are, with a line, or the piece that hides them.

    ``besides`` is one more sentence.
    """
    away = sorted((gap(game.model(a).placed, game.model(b).placed), a, b) for a, b in glance.seen)
    gone, mine, theirs = next((row for row in away if glance.seen[row[1:]]), away[0])
    seen, subjects = glance.seen[(mine, theirs)], (glance.one, glance.other, mine, theirs)
    if not seen:
        line = nearest_points(game.model(mine).placed, game.model(theirs).placed)
        by = tr("nothing in particular") if seen.blocker is None else name(seen.blocker)
        piece = next((piece.outline for piece in game.mission.terrain if piece.id == seen.blocker), None)
        text = tr(
            "{one} and {other} do not see each other: between the nearest models, ",
            one=name(glance.one),
            other=name(glance.other),
        )
        text += tr("{gone} apart, is {by}.{besides}", gone=inches(gone), by=by, besides=besides)
        ids = (*subjects, *([seen.blocker] if seen.blocker else []))
        where = Where(whole=piece, line=line, spot=line[0])
        claim = f"{glance.one} and {glance.other} do not see each other.{besides}"
        return Row(text, rule, Severity.PASSED, ids, gone, where=where, claim=claim)
    told = [
        f"{name(unit)}{_of(count, len(game.standing_of(unit)))}"
        for unit, count in zip((glance.one, glance.other), glance.counts, strict=True)
    ]
    graze = tr("; the only lines graze, so look for yourselves") if glance.grazes else ""
    text = tr(
        "{told} and {told2} see each other, {gone} apart at the nearest{graze}.{besides}",
        told=told[0],
        told2=told[1],
        gone=inches(gone),
        graze=graze,
        besides=besides,
    )
    hidden = next(((a, b) for _, a, b in away if not glance.seen[(a, b)]), None)
    if hidden is not None and (blocker := glance.seen[hidden].blocker) is not None:
        text += tr(
            " {hidden} and {hidden2} do not: {blocker} hides them.",
            hidden=name(hidden[0]),
            hidden2=name(hidden[1]),
            blocker=name(blocker),
        )
    severity = Severity.LEFT_TO_YOU if glance.grazes else Severity.PASSED
    where = Where(line=seen.line, spot=seen.line[0] if seen.line else None)
    claim = f"{told[0]} and {told[1]} see each other.{besides}"
    seen_from = [apart for apart, a, b in away if glance.seen[(a, b)]]
    # What is told besides is told of the nearest two; both they and the next may come nearer and go farther.
    margin = (seen_from[1] - seen_from[0]) / 2 if besides and len(seen_from) > 1 else None
    return Row(
        text,
        rule,
        severity,
        subjects,
        gone,
        where=where,
        claim=claim,
        margin=margin,
        hangs_on=(glance.one, glance.other),
    )


def _of(count: int, all_: int) -> str:
    return "" if all_ == 1 else tr(" ({count} of {all} models)", count=count, all=all_)
