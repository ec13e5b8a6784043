"""Judging a unit that moves: the Leading Model on its way, then the others where they are set."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Limit, Severity, Where
from engine.ground import Ground, Obstacle
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Does
from engine.systems.starcraft.aims import aims_of
from engine.systems.starcraft.arriving import arrival_of, end_findings, start_findings
from engine.systems.starcraft.charging import charge_distance, charge_findings, contact_findings
from engine.systems.starcraft.close_ranks import pinned, pinned_findings, ranks_findings, ranks_press
from engine.systems.starcraft.ends import charge_end
from engine.systems.starcraft.failing import failure_findings
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.gap_words import in_gaps
from engine.systems.starcraft.influence import end_finding, start_finding, zone_findings, zone_passed
from engine.systems.starcraft.judge_formation import formation_findings
from engine.systems.starcraft.judge_ground import judge_end, judge_path
from engine.systems.starcraft.movers import Mover, make_mover, measured
from engine.systems.starcraft.orders import Charge, CloseRanks, Deploy, Disengage, Moving, UseAbility
from engine.systems.starcraft.pressing import CHARGE_TIERS, Press, bodies_of, press_findings
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.treading import treading_findings
from engine.tongue import tr
from geometry.base import Base, Placed
from geometry.pose import Pose, distance
from geometry.tolerance import Fit, apart, at_most, more_than

WHOLE_BASE = "whole_base"

_NO_PLACE = ("move.off_table", "move.ends_on_terrain", "move.ends_over_edge", "move.ends_on_model")


def judge_moving(rules: Rulebook, game: StarcraftGame, order: Moving) -> Iterator[Finding]:
    """Every finding about a unit that moves, its eligibility apart. The models that the order names must be there."""
    if not order.path:
        yield from failure_findings(rules, game, order)
        return
    mover = make_mover(rules, game, order.unit, aims_of(game, order))
    formation = formation_of(order, mover)
    placeless = False
    for finding in _leader(rules, game, order, formation):
        placeless = placeless or (finding.refuses and finding.code in _NO_PLACE)
        yield finding
    if isinstance(order, Charge):
        yield from charge_findings(rules, game, order, formation)
    if isinstance(order, CloseRanks):
        formation = replace(formation, pinned=pinned(game, order.unit))
        yield from pinned_findings(rules, game, order)
        yield from ranks_findings(rules, game, order, formation)
    if isinstance(order, Deploy):
        yield from _zones(rules, game, order, formation)
        ability = arrival_of(game, order)
        if ability is not None:
            yield from end_findings(rules, game, order, ability, formation)
    # Nobody can be set round a leader that has no place itself.
    if not placeless:
        yield from formation_findings(rules, game, formation, deploy=isinstance(order, Deploy))
        yield from _pressing(rules, game, order, formation)


def _pressing(rules: Rulebook, game: StarcraftGame, order: Moving, formation: Formation) -> Iterator[Finding]:
    """A Charge and Close Ranks set models against the enemy where they can."""
    mover = formation.mover
    if isinstance(order, Charge):
        start, turn = order.path[0], order.path[-1].turn
        end = charge_end(rules, game, mover, start, turn, allowance(rules, game, order), order.targets)
        yield from contact_findings(rules, game, order, formation, end)
        press = Press(rules, mover, bodies_of(game, order.targets), CHARGE_TIERS)
        yield from press_findings(press, formation, "charge")
    elif isinstance(order, CloseRanks):
        yield from press_findings(ranks_press(rules, game, mover), formation, "ranks")


def formation_of(order: Moving, mover: Mover, *, moves: bool = True) -> Formation:
    """Where the unit would stand. Who does not move there but is set down runs nothing over."""
    return Formation(
        mover=mover,
        leader=order.leader,
        stands=Placed(mover.base, order.path[-1]),
        others={number: Placed(mover.base, pose) for number, pose in order.others.items()},
        path=order.path if moves else order.path[-1:],
    )


def allowance(rules: Rulebook, game: StarcraftGame, order: Moving) -> float:
    """Inches its Leading Model may travel. The unit must be one that can move."""
    if isinstance(order, UseAbility) and game.kit.abilities[order.ability].does is Does.MOVE:
        return game.kit.abilities[order.ability].inches
    speed = speed_now(game, order.unit) or 0.0
    if isinstance(order, CloseRanks):
        return rules.figure("close_ranks")
    return charge_distance(rules, speed, order.rolled, order.bonuses) if isinstance(order, Charge) else speed


def movable(game: StarcraftGame, order: Moving) -> tuple[int, ...]:
    """Numbers of the models that the order moves or sets."""
    models = game.alive_of(order.unit) if isinstance(order, Deploy) else game.standing_of(order.unit)
    return tuple(model.number for model in models)


def unknown_models(rules: Rulebook, game: StarcraftGame, order: Moving) -> Iterator[Finding]:
    """Models that the order names and that can't be moved by it."""
    known = movable(game, order)
    named = [number for number in (order.leader, *order.others) if number not in known]
    for number in dict.fromkeys(named):
        yield refused(
            rules,
            "order.unknown",
            words={"what": tr("model {number} to move in {unit}", number=number, unit=order.unit)},
        )
    if order.leader in order.others:
        yield refused(rules, "move.leader_twice", f"{order.unit}.{order.leader}")


def _leader(rules: Rulebook, game: StarcraftGame, order: Moving, formation: Formation) -> Iterator[Finding]:
    subject = f"{order.unit}.{order.leader}"
    mover, path = formation.mover, order.path
    yield from _start(rules, game, order, subject, formation)
    yield from _stays(rules, game, order, subject)
    yield from _displaces(rules, game, order, mover)
    if len(path) > 1:
        moved = measured(game, mover.base, path)
        limit = allowance(rules, game, order)
        yield found(
            rules,
            "move.too_far",
            Severity.of(at_most(moved, limit)),
            subject,
            measured=moved,
            limit=limit,
            where=Where(spot=path[-1].point),
        )
        yield from way_findings(rules, game, subject, mover, path)
        if isinstance(order, Deploy) and arrival_of(game, order) is None:
            yield from end_finding(rules, game, mover.side, subject, formation.stands, limit)
    yield from judge_end(rules, game, subject, formation.stands, mover.ground)
    yield from treading_findings(rules, game, mover, path, formation)


def way_findings(
    rules: Rulebook, game: StarcraftGame, subject: str, mover: Mover, path: Sequence[Pose]
) -> Iterator[Finding]:
    """The way, swept with half the Gap Clearance and, where so set, with the whole base round lone obstacles."""
    hit: set[str] = set()
    found_ = list(judge_path(rules, game, subject, mover.base, path, mover.ground))
    for finding in found_:
        hit.update(finding.subjects[1:])
    yield from in_gaps(game, mover.ground, found_)
    if game.setting("gap_reading") == WHOLE_BASE:
        lone = [obstacle for obstacle in lone_hits(mover.ground, mover.base, path) if obstacle.id not in hit]
        if lone:
            ground = replace(mover.ground, no_way=tuple(lone), passing=None)
            for finding in judge_path(rules, game, subject, mover.base, path, ground):
                if finding.measured is not None:
                    half = mover.base.inner_radius
                    away = max(0.0, half + finding.measured)
                    finding = replace(finding, measured=away, limit=half)
                yield replace(finding, setting="gap_reading")


def lone_hits(ground: Ground, base: Base, path: Sequence[Pose]) -> list[Obstacle]:
    """What the whole base runs into, unless it is squeezed between that and another thing."""
    bounds = _path_bounds(base, path)
    hits = [
        obstacle
        for obstacle in ground.no_way
        if not obstacle.is_farther(bounds, 0.01) and apart(obstacle.sweep(base, path)) is Fit.BROKEN
    ]
    return [
        obstacle
        for obstacle in hits
        if not any(other.id != obstacle.id and obstacle.area.gap(other.area) < base.width for other in hits)
    ]


def _start(
    rules: Rulebook, game: StarcraftGame, order: Moving, subject: str, formation: Formation
) -> Iterator[Finding]:
    mover, begins = formation.mover, order.path[0]
    if isinstance(order, Deploy):
        ability = arrival_of(game, order)
        if ability is not None:
            yield from start_findings(rules, game, order, ability, formation)
        else:
            yield start_finding(rules, game, mover.side, subject, Placed(mover.base, begins))
    else:
        yield start_of_path(rules, game, subject, mover, begins)


def start_of_path(rules: Rulebook, game: StarcraftGame, subject: str, mover: Mover, begins: Pose) -> Finding:
    """A path begins where the model stands, turned as it is."""
    stands = game.model(subject).placed.pose
    off = distance(begins.point, stands.point)
    turned = not mover.base.is_round and begins.turn != stands.turn
    if at_most(off, 0.0) and not turned:
        return passed(rules, "move.start", subject)
    where = Where(spot=begins.point)
    return found(rules, "move.start", Severity.REFUSED, subject, measured=off, limit=0.0, where=where)


def _stays(rules: Rulebook, game: StarcraftGame, order: Moving, subject: str) -> Iterator[Finding]:
    """A path that bends does so on the table."""
    table = game.mission.table
    for pose in order.path[1:-1]:
        out = max(-pose.x, pose.x - table.width, -pose.y, pose.y - table.height)
        if not at_most(out, 0.0):
            where = Where(spot=pose.point)
            yield found(rules, "move.leaves_table", Severity.REFUSED, subject, measured=out, limit=0.0, where=where)


def _displaces(rules: Rulebook, game: StarcraftGame, order: Moving, mover: Mover) -> Iterator[Finding]:
    """A Move or Run displaces the unit; one that does not is a Hold."""
    if isinstance(order, Deploy | Disengage | Charge | CloseRanks):
        return
    moves = [measured(game, mover.base, order.path)]
    moves += [
        measured(game, mover.base, (model.placed.pose, order.others[model.number]))
        for model in game.standing_of(order.unit)
        if model.number in order.others
    ]
    farthest = max(moves)
    if more_than(farthest, 0.0) is Fit.KEPT:
        yield passed(rules, "move.no_displacement", order.unit)
        return
    kind = Limit.MORE_THAN
    yield found(rules, "move.no_displacement", Severity.REFUSED, order.unit, measured=farthest, limit=0.0, kind=kind)


def _zones(rules: Rulebook, game: StarcraftGame, order: Deploy, formation: Formation) -> Iterator[Finding]:
    clear = True
    for number, placed in formation.all.items():
        for finding in zone_findings(rules, game, formation.mover.side, f"{order.unit}.{number}", placed):
            clear = False
            yield finding
    if clear:
        yield zone_passed(rules, order.unit, game.opponent(formation.mover.side))


def _path_bounds(base: Base, path: Sequence[Pose]) -> tuple[float, float, float, float]:
    reach = base.outer_radius
    xs, ys = [pose.x for pose in path], [pose.y for pose in path]
    return (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
