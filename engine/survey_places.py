"""What a survey tells of where bases stand in every game alike: on each other, or clear of everything."""

from collections.abc import Callable, Iterable, Iterator

from engine.findings import RuleRef, Severity, Where
from engine.game import Model
from engine.survey import WITHIN_TOLERANCE, Overlap, Row
from engine.tongue import many, tr, tr_later
from engine.wording import inches
from geometry.outline import outline
from geometry.tolerance import Fit

NEVER = tr_later("Bases may touch and never overlap")


def overlapping(
    overlap: Overlap, name: Callable[[str], str], rule: RuleRef, why: str = NEVER, severity: Severity | None = None
) -> Row:
    """Two bases that overlap, by how deep; ``why`` is what that means. ``severity`` goes by the depth if not said."""
    one, other = overlap.one, overlap.other
    how = tr(WITHIN_TOLERANCE) if overlap.fit is Fit.AT_LIMIT else tr(" by {free}", free=inches(-overlap.free))
    area = outline(other.placed)
    return Row(
        tr("{one} overlaps {other}{how}. {why}.", one=name(one.id), other=name(other.id), how=how, why=tr(why)),
        rule,
        Severity.of(overlap.fit) if severity is None else severity,
        (one.id, other.id),
        overlap.free,
        0.0,
        where=Where(offending=outline(one.placed) & area, whole=area, spot=one.placed.centre),
        claim=f"{one.id} overlaps {other.id}",
        margin=abs(overlap.free),
    )


def clear(models: Iterable[Model], rule: RuleRef) -> Iterator[Row]:
    """That all stand as they may; nothing of an empty table."""
    standing = sum(1 for _ in models)
    if standing:
        text = tr(
            "{standing} {stand} clear of each other, of terrain and of the table's edge.",
            standing=many("{n} bases", "1 base", standing),
            stand=tr("stands") if standing == 1 else tr("stand"),
        )
        yield Row(text, rule)
