"""Whether a model may go where it is led."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Where
from engine.game import Model
from engine.ground import bounds_of, judge_bends, judge_stand, judge_travel, judge_way
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import left, other_reading, passed, refused
from engine.systems.hardwired28.factions import engaged_with, other_readings
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import (
    SCOUT,
    allowance,
    climbables,
    ground_for,
    has,
    obstacle_of,
    others,
    stops,
    zealot_bonus,
)
from engine.wording import whole
from geometry.base import Placed
from geometry.gaps import gap, nearest_points
from geometry.pose import Pose, distance
from geometry.tolerance import Fit, apart, at_most

STILL = 0.0


def judge_path(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    """The travel, the way, the end, and what the move brings on itself."""
    start = model.placed
    if not path or at_most(distance(path[0].point, start.centre), STILL) is Fit.BROKEN:
        yield refused(rules, "move.start", model.id, where=Where(spot=start.centre))
        return
    end = start.to(path[-1])
    yield _travel(rules, game, model, path, end)
    ground = ground_for(game, model)
    yield from judge_way(rules, model.id, model.base, path, ground)
    yield from judge_bends(rules, model.id, model.base, path, ground)
    yield from judge_stand(rules, model.id, end, ground)
    yield from _climbs(rules, game, model, path)
    yield from _free_attacks(rules, game, model, path)
    yield from _other_passing(rules, game, model, path)


def _travel(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], end: Placed) -> Finding:
    limit = allowance(rules, game, model)
    why = whole(limit)
    if game.carries(model.id) is not None:
        why = f"{why}, halved for what it carries"
    bonus = zealot_bonus(rules, game, model)
    if bonus and engaged_with(rules, game, model, end):
        limit += bonus
        why = f"{whole(limit)}, for it ends Engaged"
    return replace(judge_travel(rules, model.id, model.base, path, limit), words={"why": why})


def _climbs(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    for piece in climbables(game):
        if apart(piece.sweep(model.base, path)) is Fit.BROKEN:
            cost = f"{rules.figure('climb_cost'):g}"
            yield left(rules, "move.climb", model.id, piece.id, where=Where(whole=piece.area), cost=cost)


def _free_attacks(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    limit = rules.figure("engagement_range")
    activation = game.activation
    safe = (activation is not None and activation.disengaged) or has(game, model, SCOUT)
    safe = safe and game.carries(model.id) is None
    for enemy in engaged_with(rules, game, model, model.placed):
        # A slide's distance from a standing base is a convex function: it is largest where a leg begins or ends.
        widest = max(gap(model.placed.to(pose), enemy.placed) for pose in path)
        if at_most(widest, limit) is not Fit.BROKEN:
            continue
        if safe:
            yield passed(rules, "move.free_attack", model.id, enemy.id, range=whole(limit))
        else:
            end = model.placed.to(path[-1])
            line = Where(line=nearest_points(end, enemy.placed), spot=enemy.placed.centre)
            yield left(rules, "move.free_attack", model.id, enemy.id, where=line, range=whole(limit))


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
