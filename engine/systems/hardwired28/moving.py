"""Whether a model may go where it is led."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

from engine.findings import Finding, Severity, Where
from engine.game import Model
from engine.ground import Obstacle, bounds_of, judge_bends, judge_stand, judge_travel, judge_way
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import left, other_reading, passed, refused, within
from engine.systems.hardwired28.factions import engaged_with, engages_at, may_engage, other_readings
from engine.systems.hardwired28.heights import Climbs, climb_cost, climbs_of, fall_dice, overhangs, where_heights_change
from engine.systems.hardwired28.readings import differing
from engine.systems.hardwired28.scoring import hinders, is_heavy
from engine.systems.hardwired28.standing import (
    LOW,
    climbable_pieces,
    counts_height,
    height_at,
    span,
    standing_pieces,
)
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import (
    GRAPPLE,
    INHIBITOR,
    SCOUT,
    ZEALOT,
    allowance,
    ground_for,
    has,
    obstacle_of,
    others,
    scouts_now,
    stops,
    zealot_bonus,
)
from engine.tongue import tr
from engine.wording import whole
from geometry.base import Placed
from geometry.gaps import nearest_points
from geometry.pose import Pose, distance
from geometry.tolerance import Fit, apart, at_most
from geometry.travel import travel

STILL = 0.0


@dataclass(frozen=True, slots=True)
class Gait:
    """What kind of Move is made: ``again`` for a Move Again, ``moves`` for several in one."""

    again: bool = False
    moves: int = 1


_CODES = {
    **dict.fromkeys(("zealot_start", "zealot_again"), "move.longer_otherwise"),
    **dict.fromkeys(("free_attacks", "free_attacks_again", "running_past", "heights_apart"), "move.leaving_otherwise"),
}
"""Each setting's finding serves the clause that leaves it open; those not named here are of climbing."""
_OF_LEAVING = frozenset({"free_attacks", "free_attacks_again", "running_past"})
_OF_HEIGHTS = frozenset({"heights_apart", "low_pieces"})
"""Which of what a move measures a setting can change; those not named here change how far it goes and what it drops."""
ONE_MOVE = Gait()
MOVES_AGAIN = Gait(again=True)
NEAR = 3.0
"""Inches beyond which nobody is Engaged, however far a weapon reaches."""


def judge_path(
    rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], gait: Gait = ONE_MOVE
) -> Iterator[Finding]:
    """The travel, the way, the end, and what the move brings on itself."""
    start = model.placed
    if not path or at_most(distance(path[0].point, start.centre), STILL) is Fit.BROKEN:
        yield refused(rules, "move.start", model.id, where=Where(spot=start.centre))
        return
    end = start.to(path[-1])
    climbs = climbs_made(rules, game, model, path, gait)
    yield _travel(rules, game, model, path, end, climbs, gait)
    ground = ground_for(game, model)
    yield from judge_way(rules, model.id, model.base, path, ground)
    yield from judge_bends(rules, model.id, model.base, path, ground)
    yield from judge_stand(rules, model.id, end, ground)
    yield from _climbs(rules, game, model, path, climbs)
    yield from _free_attacks(rules, game, model, path)
    yield from _other_passing(rules, game, model, path)
    yield from _other_measures(rules, game, model, path, climbs, gait)


def judge_landing(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    """Where a model comes out that was out of the world on its way: only its end is judged."""
    yield from judge_stand(rules, model.id, model.placed.to(path[-1]), ground_for(game, model))


def _travel(
    rules: Rulebook,
    game: HardwiredGame,
    model: Model,
    path: Sequence[Pose],
    end: Placed,
    climbs: Climbs,
    gait: Gait,
) -> Finding:
    """Inches along the table, and what climbs take beside them."""
    limit = gait.moves * allowance(rules, game, model)
    why = tr("{limit}, a Scout's after deployment", limit=whole(limit)) if scouts_now(game, model) else whole(limit)
    if game.carries(model.id) is not None and is_heavy(game):
        why = tr("{why}, halved for what it carries", why=why)
    bonus = zealot_bonus(rules, game, model, gait.again)
    if bonus and engaged_with(rules, game, model, end):
        limit += bonus
        why = tr("{limit}, for it ends Engaged", limit=whole(limit))
    if climbs.cost:
        why = tr("{why}; {cost} of it go into climbs", why=why, cost=whole(climbs.cost))
    found = replace(judge_travel(rules, model.id, model.base, path, limit), words={"why": why})
    if not climbs.cost:
        return found
    measured = travel(model.base, path) + climbs.cost
    return replace(found, measured=measured, severity=Severity.of(at_most(measured, limit)))


def climbs_made(
    rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], gait: Gait = ONE_MOVE
) -> Climbs:
    """A model climbs down as much as its Move is enough for, and jumps down the rest, whatever it costs it."""
    made = climbs_of(rules, game, model, path)
    if not made.falls:
        return made
    limit = longest(rules, game, model, path, gait)
    return climbs_of(rules, game, model, path, limit - travel(model.base, path) - made.cost)


def longest(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], gait: Gait) -> float:
    """Inches that the Move along a path may take, with what its end earns."""
    limit, bonus = gait.moves * allowance(rules, game, model), zealot_bonus(rules, game, model, gait.again)
    return limit + bonus if bonus and engaged_with(rules, game, model, model.placed.to(path[-1])) else limit


def _climbs(
    rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], climbs: Climbs
) -> Iterator[Finding]:
    if not model.base.is_round:
        for piece in climbable_pieces(game):
            if apart(Obstacle.piece(piece).sweep(model.base, path)) is Fit.BROKEN:
                yield refused(rules, "move.turns_and_climbs", model.id, piece.id, where=Where(whole=piece.outline))
        return
    for rise in climbs.rises:
        piece = game.mission.piece(rise.piece)
        if rise.jumped is not None:
            line = Where(whole=piece.outline)
            yield within(rules, "move.jump", rise.jumped, rules.figure("jump_most"), model.id, piece.id, where=line)
        if rise.height and not rise.down:
            yield _climbed(rules, game, model, piece.id, rise.height, "up")
    harmful = [rise for rise in climbs.rises if rise.down and fall_dice(rules, rise.height)]
    for rise, height in zip(harmful, climbs.down, strict=True):
        if height:
            yield _climbed(rules, game, model, rise.piece, height, "down")
    if climbs.falls:
        die = rules.count("fall_die")
        yield left(rules, "move.fall", model.id, dice=f"{climbs.falls}d{die}")
    rim = overhangs(game, model.placed.to(path[-1]))
    if rim:
        yield left(rules, "move.rim", model.id, rim, where=Where(whole=game.mission.piece(rim).outline))


def _climbed(rules: Rulebook, game: HardwiredGame, model: Model, piece: str, height: float, way: str) -> Finding:
    cost = whole(climb_cost(rules, game, model, height))
    return passed(rules, "move.climb", model.id, piece, height=whole(height), way=way, cost=cost)


def leaves_behind(
    rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]
) -> Iterator[tuple[Model, bool]]:
    """The enemies that a path leaves, and whether it leaves them safely."""
    activation = game.activation
    safe = (activation is not None and activation.disengaged) or has(game, model, SCOUT)
    safe = (safe and not hinders(game, model)) or has(game, model, INHIBITOR)
    had = activation.left if activation is not None and game.setting("free_attacks_again") == "once" else frozenset()
    left_so_far = []
    for enemy in engaged_with(rules, game, model, model.placed):
        widest = max(span(game, stands, enemy.placed) for stands in _turning_points(game, model, path))
        if enemy.id not in had and at_most(widest, engages_at(rules, game, model, enemy)) is Fit.BROKEN:
            left_so_far.append(enemy)
    if game.setting("running_past") == "strikes":
        left_so_far += [enemy for enemy in _run_past(rules, game, model, path) if enemy.id not in had]
    if left_so_far and not safe and game.setting("free_attacks") == "nearest":
        left_so_far = [min(left_so_far, key=lambda enemy: (span(game, model.placed, enemy.placed), enemy.id))]
    yield from ((enemy, safe) for enemy in left_so_far)


def _run_past(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Model]:
    """Enemies that engage the model on its way, neither where it begins nor where it ends."""
    bounds = bounds_of(model.base, path)
    ends = (model.placed, model.placed.to(path[-1]))
    at_ends = {enemy.id for stands in ends for enemy in engaged_with(rules, game, model, stands)}
    for enemy in others(game, model):
        if enemy.id in at_ends or obstacle_of(enemy).is_farther(bounds, NEAR) or not may_engage(game, model, enemy):
            continue
        if at_most(obstacle_of(enemy).sweep(model.base, path), engages_at(rules, game, model, enemy)):
            yield enemy


def _turning_points(game: HardwiredGame, model: Model, path: Sequence[Pose]) -> list[Placed]:
    """Where a path may be farthest from a standing base: a slide's distance from it is a convex function, largest where
    a leg or, with heights counted, a stretch of one height begins or ends."""
    poses = path if not counts_height(game) else (*path, *where_heights_change(game, model, path))
    return [model.placed.to(pose) for pose in poses]


def _free_attacks(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    near = whole(rules.figure("engagement_range"))
    for enemy, safe in leaves_behind(rules, game, model, path):
        if safe:
            yield passed(rules, "move.free_attack", model.id, enemy.id, range=near)
        else:
            end = model.placed.to(path[-1])
            line = Where(line=nearest_points(end, enemy.placed), spot=enemy.placed.centre)
            yield left(rules, "move.free_attack", model.id, enemy.id, where=line, range=near)


def _other_passing(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    """The settings another reading of which would let this move through, or would stop it."""
    bounds = bounds_of(model.base, path)
    near = [other for other in others(game, model) if not obstacle_of(other).is_farther(bounds, STILL)]
    met = [other for other in near if apart(obstacle_of(other).sweep(model.base, path)) is Fit.BROKEN]
    if not met:
        return
    stopped = any(stops(game, model, other) for other in met)
    named = set()
    for name, readings in other_readings(rules, game, "passing", "hostile_factions", "hostile_coworker"):
        differs = any(stops(game, model, other, readings) for other in met) != stopped
        if differs and name not in named:
            named.add(name)
            reading = rules.settings[name].readings[readings[name]]
            yield other_reading(rules, "move.other_reading", name, model.id, met[0].id, reading=reading)


def _other_measures(
    rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], climbed: Climbs, gait: Gait
) -> Iterator[Finding]:
    """The settings another reading of which would let this move go on, would stop it, or would bring other dice."""
    length = travel(model.base, path)

    def going(read: HardwiredGame) -> object:
        climbs = climbed if read is game else climbs_made(rules, read, model, path, gait)
        return (bool(at_most(length + climbs.cost, longest(rules, read, model, path, gait))), climbs.falls)

    def leaving(read: HardwiredGame) -> object:
        return tuple(enemy.id for enemy, safe in leaves_behind(rules, read, model, path) if not safe)

    goes, leaves = cache(lambda: going(game)), cache(lambda: leaving(game))

    def measured(read: HardwiredGame, name: str) -> object:
        """Only what the setting can change, and once for what the game has."""
        went = None if name in _OF_LEAVING else goes() if read is game else going(read)
        left_behind = None if name not in _OF_LEAVING | _OF_HEIGHTS else leaves() if read is game else leaving(read)
        return (went, left_behind)

    for name in _touched(rules, game, model, path, climbed, gait):
        for _, reading in differing(rules, game, partial(measured, name=name), name):
            yield other_reading(rules, _CODES.get(name, "move.read_otherwise"), name, model.id, reading=reading)


def _touched(
    rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], climbed: Climbs, gait: Gait
) -> Iterator[str]:
    """The settings that a move of this model along this path could have to do with."""
    if has(game, model, ZEALOT):
        one = gait.moves * allowance(rules, game, model)
        if climbed.down or at_most(travel(model.base, path) + climbed.cost, one) is Fit.BROKEN:
            yield from ("zealot_start", "zealot_again")
    bounds = bounds_of(model.base, path)
    met = [piece for piece in standing_pieces(game) if not Obstacle.piece(piece).is_farther(bounds, STILL)]
    if climbed.down:
        yield from ("climb_down", "climb_part")
    if climbed.rises and has(game, model, GRAPPLE):
        yield "grapple"
    if any(LOW in piece.traits and piece.height for piece in met):
        yield "low_pieces"
    near = [other for other in others(game, model) if not obstacle_of(other).is_farther(bounds, NEAR)]
    near = [other for other in near if may_engage(game, model, other)]
    if near:
        yield "running_past"
    beside = [other for other in near if _beside(model, other)]
    if beside:
        if len(beside) > 1 or game.setting("running_past") == "strikes":
            yield "free_attacks"
        if game.activation is not None and game.activation.left:
            yield "free_attacks_again"
        height = height_at(game, model.placed)[0] if climbable_pieces(game) else 0.0
        if climbed.rises or any(height_at(game, other.placed)[0] != height for other in beside):
            yield "heights_apart"


def _beside(model: Model, other: Model) -> bool:
    """Near enough for any reading of being Engaged."""
    reach = model.base.outer_radius + other.base.outer_radius
    return distance(model.placed.centre, other.placed.centre) <= reach + NEAR
