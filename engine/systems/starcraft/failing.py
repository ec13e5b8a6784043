"""A Charge or a Disengage that fails: nothing moves, and that is right only where its Leading Model finds no end."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.starcraft.charging import charge_distance, nearest_of, out_of_reach
from engine.systems.starcraft.ends import WHOLE_BASE, charge_end, knows_every_way
from engine.systems.starcraft.formation import FINDABLE, TURNS
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.judge_ground import judge_end, judge_path
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.orders import Charge, Disengage, Moving
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import gap, nearest_points
from geometry.pose import Pose
from geometry.tolerance import TOLERANCE, Fit, apart, at_most

_FITS = (Fit.BROKEN, Fit.AT_LIMIT, Fit.KEPT)


def failure_findings(rules: Rulebook, game: StarcraftGame, order: Moving) -> Iterator[Finding]:
    """An order without a path."""
    if isinstance(order, Charge):
        distance = charge_distance(rules, speed_now(game, order.unit) or 0.0, order.rolled, order.bonuses)
        mover = make_mover(rules, game, order.unit, order.targets)
        stands = list(_fails(rules, game, order, mover, distance, "charge", order.targets))
        yield from stands
        if not any(finding.refuses for finding in stands):
            yield out_of_reach(rules, game, order, distance)
    elif isinstance(order, Disengage):
        mover = make_mover(rules, game, order.unit)
        stands = list(_fails(rules, game, order, mover, speed_now(game, order.unit) or 0.0, "disengage", ()))
        yield from stands
        if not any(finding.refuses for finding in stands):
            yield passed(rules, "disengage.fails", f"{order.unit}.{order.leader}")
    else:
        yield refused(rules, "move.no_displacement", order.unit)


def _fails(
    rules: Rulebook,
    game: StarcraftGame,
    order: Moving,
    mover: Mover,
    distance: float,
    kind: str,
    targets: tuple[str, ...],
) -> Iterator[Finding]:
    subject = f"{order.unit}.{order.leader}"
    start = game.model(subject).placed.pose
    end = find_end(rules, game, mover, start, distance, targets)
    if end and isinstance(order, Charge) and _only_at_limit(rules, game, mover, start, distance, targets):
        yield found(rules, f"{kind}.can_be_done", Severity.AT_LIMIT, subject, where=Where(spot=end.inside_point))
        return
    if end:
        where = Where(whole=end, spot=end.inside_point)
        yield found(rules, f"{kind}.can_be_done", Severity.REFUSED, subject, where=where)
        return
    if knows_every_way(game, mover):
        return
    # With nothing in the way: is there an end that only a way not looked at could lead to?
    open_mover = replace(mover, ground=replace(mover.ground, no_way=()))
    if find_end(rules, game, open_mover, start, distance, targets):
        yield found(rules, f"{kind}.way_round", Severity.LEFT_TO_YOU, subject)


def find_end(
    rules: Rulebook, game: StarcraftGame, mover: Mover, start: Pose, distance: float, targets: tuple[str, ...] = ()
) -> Area:
    """Where some way leads that the Leading Model may end, at its own turn or another; empty where nowhere."""
    turns = [start.turn]
    if not mover.base.is_round:
        turns += [turn for turn in TURNS if turn != start.turn]
    for turn in turns:
        end = charge_end(rules, game, mover, start, turn, distance, targets)
        if end.grown(-FINDABLE):
            return end
    ends = (pose for pose, fit in _straight_ends(rules, game, mover, start, distance, targets) if fit)
    return next((Area.disc(pose.point, TOLERANCE / 2) for pose in ends), Area.empty())


def _only_at_limit(
    rules: Rulebook, game: StarcraftGame, mover: Mover, start: Pose, distance: float, targets: tuple[str, ...]
) -> bool:
    """Whether a Charge that could be made is as far as its limits to the tolerance: then it may fail as well."""
    turns = [start.turn] if mover.base.is_round else [start.turn, *(turn for turn in TURNS if turn != start.turn)]
    if any(charge_end(rules, game, mover, start, turn, distance, targets).grown(-FINDABLE) for turn in turns):
        return False
    fits = [fit for _, fit in _straight_ends(rules, game, mover, start, distance, targets)]
    return Fit.KEPT not in fits


def _straight_ends(
    rules: Rulebook, game: StarcraftGame, mover: Mover, start: Pose, distance: float, targets: tuple[str, ...]
) -> Iterator[tuple[Pose, Fit]]:
    """The far ends of a Charge straight at each target, where it may end, and how well its limits are kept. Room too
    narrow to be looked for may hold one."""
    leader, reach = Placed(mover.base, start), rules.figure("engagement_range")
    for target in targets:
        nearest = nearest_of(game, target, leader)
        (ax, ay), (bx, by) = nearest_points(leader, nearest)
        away = gap(leader, nearest)
        part = min(1.0, distance / away) if away else 0.0
        end = start.moved((bx - ax) * part, (by - ay) * part)
        stands = Placed(mover.base, end)
        fits = [at_most(gap(stands, nearest_of(game, one, stands)), reach) for one in targets]
        findings = (
            *judge_path(rules, game, mover.unit, mover.base, (start, end), mover.ground),
            *judge_end(rules, game, mover.unit, stands, mover.ground),
        )
        rounds = game.setting("gap_reading") == WHOLE_BASE and _is_hit(mover, (start, end))
        if not rounds and not any(finding.refuses for finding in findings):
            yield end, min(fits, key=_FITS.index)


def _is_hit(mover: Mover, path: tuple[Pose, Pose]) -> bool:
    """Whether the whole base runs into anything that is gone round."""
    return any(apart(one.sweep(mover.base, path)) is Fit.BROKEN for one in mover.ground.no_way)
