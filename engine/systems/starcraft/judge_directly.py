"""Judging a move Directly Towards a unit or Directly Away from it: who leads, the line or the way round, how far."""

from collections.abc import Iterator

from engine.findings import Finding, Limit, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.starcraft.directly import CLOSE, Course, Way, aim_of, leads, rest_of, routes, way_of
from engine.systems.starcraft.directly_others import away_from, better_for
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.found import found
from engine.systems.starcraft.judge_moves import formation_of
from engine.systems.starcraft.movers import Mover, measured
from engine.systems.starcraft.orders import UseAbility
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr
from geometry.base import Placed
from geometry.gaps import gap
from geometry.pose import Pose
from geometry.sweep import clearance_of
from geometry.tolerance import at_least, at_most


def directly_findings(
    rules: Rulebook, game: StarcraftGame, mover: Mover, order: UseAbility, course: Course, allowance: float
) -> Iterator[Finding]:
    """A move that has a path, of a unit on the table, at one that is there too."""
    subject, target, start = f"{order.unit}.{order.leader}", order.target, order.path[0]
    towards = course is Course.TOWARDS
    words = {"course": course.value, "worse": tr("farther away") if towards else tr("closer")}
    yield _leader(rules, game, mover, order, course, allowance)
    aim = aim_of(game, target, Placed(mover.base, start), course)
    was, now = gap(Placed(mover.base, start), aim), gap(Placed(mover.base, order.path[-1]), aim)
    fit = at_most(now, was) if towards else at_least(now, was)
    kind = Limit.AT_MOST if towards else Limit.AT_LEAST
    if not fit:
        code = "directly.farther"
        yield found(rules, code, Severity.REFUSED, subject, target, measured=now, limit=was, kind=kind, words=words)
        return
    way = way_of(rules, game, mover, start, aim, course, allowance)
    yield from _course(rules, game, mover, subject, order.path, target, aim, way, allowance, words)
    formation = formation_of(order, mover)
    foes = [model.placed for model in game.standing_of(target)]
    yield from _others(rules, formation, foes, target, course)


def _leader(
    rules: Rulebook, game: StarcraftGame, mover: Mover, order: UseAbility, course: Course, allowance: float
) -> Finding:
    lengths = routes(game, mover, order.target, allowance)
    may_lead = leads(game, mover, order.target, course, allowance)
    severity = Severity.PASSED if order.leader in may_lead else Severity.REFUSED
    limit, measure = lengths[may_lead[0]], lengths[order.leader]
    which = tr("shortest") if limit == min(lengths.values()) else tr("longest")
    kind = Limit.AT_MOST if which == "shortest" else Limit.AT_LEAST
    words = {"course": course.value, "which": which}
    subject = f"{order.unit}.{order.leader}"
    return found(
        rules, "directly.leader", severity, subject, order.target, measured=measure, limit=limit, kind=kind, words=words
    )


def _course(
    rules: Rulebook,
    game: StarcraftGame,
    mover: Mover,
    subject: str,
    path: tuple[Pose, ...],
    target: str,
    aim: Placed,
    way: Way,
    allowance: float,
    words: dict[str, str],
) -> Iterator[Finding]:
    """On the line, or on the shortest way round what is in it, as far as either goes."""
    start, end = path[0], path[-1]
    moved = measured(game, mover.base, path)
    where = Where(line=(start.point, way.path[-1].point if len(way.path) > 1 else aim.centre), spot=end.point)
    if way.goal is None:
        far = way.path[-1].point if len(way.path) > 1 else start.point
        off = max(clearance_of(start.point, far, pose.point) for pose in path)
        severity = Severity.of(at_most(off, CLOSE))
        yield found(
            rules, "directly.line", severity, subject, target, measured=off, limit=CLOSE, where=where, words=words
        )
    else:
        whole = moved + rest_of(game, mover, end, way.goal, allowance)
        severity = Severity.PASSED if at_most(whole, way.full + CLOSE) else Severity.REFUSED
        yield found(
            rules, "directly.round", severity, subject, target, measured=whole, limit=way.full, where=where, words=words
        )
    severity = Severity.PASSED if at_least(moved, way.length - CLOSE) else Severity.REFUSED
    kind = Limit.AT_LEAST
    yield found(
        rules,
        "directly.short",
        severity,
        subject,
        target,
        measured=moved,
        limit=way.length,
        kind=kind,
        where=where,
        words=words,
    )


def _others(
    rules: Rulebook, formation: Formation, foes: list[Placed], target: str, course: Course
) -> Iterator[Finding]:
    """Each as near to the target, or as far from it, as Coherency lets it."""
    nearer = tr("nearer") if course is Course.TOWARDS else tr("farther off")
    unit, words = formation.mover.unit, {"course": course.value, "better": nearer}
    for number, stands in formation.others.items():
        if not formation.within(number):
            continue
        better = better_for(formation, number, foes, course)
        if better:
            where = Where(whole=better, line=(stands.centre, better.nearest(stands.centre)), spot=stands.centre)
            away = away_from(stands, foes)
            subject = f"{unit}.{number}"
            yield found(
                rules, "directly.others", Severity.REFUSED, subject, target, measured=away, where=where, words=words
            )
