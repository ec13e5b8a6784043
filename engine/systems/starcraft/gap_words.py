"""What a player is told of a gap too narrow: how wide it is, and between which two things."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.ground import Ground
from engine.systems.starcraft.names import name
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr
from engine.wording import inches, whole

BLOCKED = "move.blocked"


def in_gaps(game: StarcraftGame, ground: Ground, findings: Sequence[Finding]) -> Iterator[Finding]:
    """The findings; those of things in the way of a Leading Model's Gap Clearance with the gap in their words."""
    blocked = [one for one in findings if one.code == BLOCKED and one.severity is not Severity.PASSED]
    ids = [one.subjects[1] for one in blocked]
    for finding in findings:
        if ground.passing is None or finding not in blocked or finding.limit is None:
            yield finding
            continue
        clearance = 2 * finding.limit
        own = finding.subjects[1]
        words = tr(", half its Gap Clearance of {clearance}", clearance=whole(clearance))
        others = [(_between(ground, own, other), other) for other in ids if other != own]
        narrowest = min((pair for pair in others if pair[0] < clearance), default=None)
        if narrowest is not None:
            width, other = narrowest
            words += tr("; the gap to {ids} is {width}", ids=_called(game, other, ids), width=inches(width, clearance))
        yield replace(finding, words={**finding.words, "gap": words, "other": _called(game, own, ids)})


def _between(ground: Ground, one: str, other: str) -> float:
    bodies = {obstacle.id: obstacle.area for obstacle in ground.no_way if obstacle.id in (one, other)}
    return bodies[one].gap(bodies[other])


def _called(game: StarcraftGame, id: str, among: Sequence[str]) -> str:
    """With its id beside others of the same name."""
    own = name(game, id)
    return f"{own} ({id})" if any(name(game, other) == own for other in among if other != id) else own
