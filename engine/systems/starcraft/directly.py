"""Moving Directly Towards a unit: along the line through the bases' centres, as far as there is a place to stop."""

from collections.abc import Iterator

from engine.findings import Finding, Limit, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.starcraft.ends import may_end, reach
from engine.systems.starcraft.found import found
from engine.systems.starcraft.movers import Mover, measured
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import gap
from geometry.pose import Point, Pose, distance
from geometry.sweep import clearance_of
from geometry.tolerance import at_least, at_most

_STEP = 0.01
_CLOSE = 0.02
"""Inches that a line followed by hand may be off."""


def target_of(game: StarcraftGame, unit: str, stands: Placed) -> Placed:
    """Of several models, the one nearest to the mover."""
    return min((model.placed for model in game.standing_of(unit)), key=lambda other: gap(stands, other))


def farthest_along(
    rules: Rulebook, game: StarcraftGame, mover: Mover, start: Pose, towards: Point, allowance: float
) -> tuple[float, bool]:
    """How far the Leading Model comes along the line, and whether nothing bars the line itself.

    The line is followed to the other's centre at most. 0 where there is no place to stop on it.
    """
    long = distance(start.point, towards)
    if long == 0:
        return 0.0, True
    reached = reach(game, mover, (start,), start.turn, allowance)
    end = may_end(rules, game, mover, reached, start.turn)
    most = min(allowance, long)
    steps = int(most / _STEP)
    for step in [most, *(index * _STEP for index in range(steps, 0, -1))]:
        point = _at(start, towards, step / long)
        if end.contains(point):
            return _refined(end, start, towards, step, long, most), _is_open(mover, start, start.at(*point))
    return 0.0, True


def line_findings(
    rules: Rulebook,
    game: StarcraftGame,
    mover: Mover,
    subject: str,
    path: tuple[Pose, ...],
    target: str,
    allowance: float,
) -> Iterator[Finding]:
    """It follows the line, ends as near as it can, and no farther from the target than it began."""
    start, end = path[0], path[-1]
    other = target_of(game, target, Placed(mover.base, start))
    was, now = gap(Placed(mover.base, start), other), gap(Placed(mover.base, end), other)
    if not at_most(now, was):
        yield found(rules, "directly.farther", Severity.REFUSED, subject, target, measured=now, limit=was)
        return
    most, open_line = farthest_along(rules, game, mover, start, other.centre, allowance)
    if not open_line:
        yield found(rules, "directly.round", Severity.LEFT_TO_YOU, subject, target)
        return
    off = max(clearance_of(start.point, other.centre, pose.point) for pose in path)
    where = Where(line=(start.point, other.centre), spot=end.point)
    yield found(
        rules,
        "directly.line",
        Severity.of(at_most(off, _CLOSE)),
        subject,
        target,
        measured=off,
        limit=_CLOSE,
        where=where,
    )
    moved = measured(game, mover.base, path)
    severity = Severity.PASSED if at_least(moved, most - _CLOSE) else Severity.REFUSED
    yield found(
        rules, "directly.short", severity, subject, target, measured=moved, limit=most, kind=Limit.AT_LEAST, where=where
    )


def proposed(
    rules: Rulebook, game: StarcraftGame, mover: Mover, start: Pose, target: str, allowance: float
) -> tuple[Pose, ...]:
    """The path along the line, as far as it goes."""
    other = target_of(game, target, Placed(mover.base, start))
    far, _ = farthest_along(rules, game, mover, start, other.centre, allowance)
    long = distance(start.point, other.centre)
    return (start, start.at(*_at(start, other.centre, far / long))) if long else (start,)


def _refined(end: Area, start: Pose, towards: Point, step: float, long: float, most: float) -> float:
    low, high = step, min(most, step + _STEP)
    for _ in range(8):
        middle = (low + high) / 2
        if end.contains(_at(start, towards, middle / long)):
            low = middle
        else:
            high = middle
    return low


def _is_open(mover: Mover, start: Pose, end: Pose) -> bool:
    passing = mover.ground.passing or mover.base
    return all(obstacle.sweep(passing, (start, end)) >= -_CLOSE for obstacle in mover.ground.no_way)


def _at(start: Pose, towards: Point, part: float) -> Point:
    return (start.x + (towards[0] - start.x) * part, start.y + (towards[1] - start.y) * part)
