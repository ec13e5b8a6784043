"""Whether a model may go where it is led."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.game import Model
from engine.ground import bounds_of, judge_bends, judge_stand, judge_travel, judge_way
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import left, other_reading, passed, refused, within
from engine.systems.hardwired28.factions import engaged_with, engages_at, other_readings
from engine.systems.hardwired28.heights import Climbs, climbs_of, overhangs
from engine.systems.hardwired28.levels import judge_levels
from engine.systems.hardwired28.scoring import hinders, is_heavy
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import (
    INHIBITOR,
    SCOUT,
    allowance,
    ground_for,
    has,
    obstacle_of,
    others,
    scouts_now,
    stops,
    zealot_bonus,
)
from engine.wording import whole
from geometry.base import Placed
from geometry.gaps import gap, nearest_points
from geometry.pose import Pose, distance
from geometry.tolerance import Fit, apart, at_most
from geometry.travel import travel

STILL = 0.0


def judge_path(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    """The travel, the way, the end, and what the move brings on itself."""
    start = model.placed
    if not path or at_most(distance(path[0].point, start.centre), STILL) is Fit.BROKEN:
        yield refused(rules, "move.start", model.id, where=Where(spot=start.centre))
        return
    end = start.to(path[-1])
    climbs = climbs_made(rules, game, model, path)
    yield _travel(rules, game, model, path, end, climbs)
    ground = ground_for(game, model)
    yield from judge_way(rules, model.id, model.base, path, ground)
    yield from judge_bends(rules, model.id, model.base, path, ground)
    yield from judge_stand(rules, model.id, end, ground)
    yield from _climbs(rules, game, model, path, climbs)
    yield from _free_attacks(rules, game, model, path)
    yield from _other_passing(rules, game, model, path)


def judge_landing(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    """Where a model comes out that was out of the world on its way: only its end is judged."""
    yield from judge_stand(rules, model.id, model.placed.to(path[-1]), ground_for(game, model))


def _travel(
    rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], end: Placed, climbs: Climbs
) -> Finding:
    """Inches along the table, and what climbs take beside them."""
    limit = allowance(rules, game, model)
    why = f"{whole(limit)}, a Scout's after deployment" if scouts_now(game, model) else whole(limit)
    if game.carries(model.id) is not None and is_heavy(game):
        why = f"{why}, halved for what it carries"
    bonus = zealot_bonus(rules, game, model)
    if bonus and engaged_with(rules, game, model, end):
        limit += bonus
        why = f"{whole(limit)}, for it ends Engaged"
    if climbs.cost:
        why = f"{why}; {whole(climbs.cost)} of it go into climbs"
    found = replace(judge_travel(rules, model.id, model.base, path, limit), words={"why": why})
    if not climbs.cost:
        return found
    measured = travel(model.base, path) + climbs.cost
    return replace(found, measured=measured, severity=Severity.of(at_most(measured, limit)))


def climbs_made(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Climbs:
    """A model climbs down where its Move is enough for that, and else jumps down, whatever it costs it."""
    careful = climbs_of(rules, game, model, path)
    if not careful.falls:
        return careful
    limit = allowance(rules, game, model)
    if engaged_with(rules, game, model, model.placed.to(path[-1])):
        limit += zealot_bonus(rules, game, model)
    if at_most(travel(model.base, path) + careful.cost, limit):
        return replace(careful, falls=0)
    return climbs_of(rules, game, model, path, falling=True)


def _climbs(
    rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], climbs: Climbs
) -> Iterator[Finding]:
    for rise in climbs.rises:
        piece = game.mission.piece(rise.piece)
        if rise.jumped is not None:
            line = Where(whole=piece.outline)
            yield within(rules, "move.jump", rise.jumped, rules.figure("jump_most"), model.id, piece.id, where=line)
        if rise.height and not rise.down:
            cost = whole(rise.height * rules.figure("climb_cost"))
            yield passed(rules, "move.climb", model.id, piece.id, height=whole(rise.height), cost=cost)
    if climbs.falls:
        die = rules.count("fall_die")
        yield left(rules, "move.fall", model.id, dice=f"{climbs.falls}d{die}")
    rim = overhangs(game, model.placed.to(path[-1]))
    if rim:
        yield left(rules, "move.rim", model.id, rim, where=Where(whole=game.mission.piece(rim).outline))


def leaves_behind(
    rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]
) -> Iterator[tuple[Model, bool]]:
    """The enemies that a path leaves, and whether it leaves them safely."""
    activation = game.activation
    safe = (activation is not None and activation.disengaged) or has(game, model, SCOUT)
    safe = (safe and not hinders(game, model)) or has(game, model, INHIBITOR)
    left_so_far = []
    for enemy in engaged_with(rules, game, model, model.placed):
        # A slide's distance from a standing base is a convex function: it is largest where a leg begins or ends.
        widest = max(gap(model.placed.to(pose), enemy.placed) for pose in path)
        if at_most(widest, engages_at(rules, game, model, enemy)) is Fit.BROKEN:
            left_so_far.append(enemy)
    if left_so_far and not safe and game.setting("free_attacks") == "nearest":
        left_so_far = [min(left_so_far, key=lambda enemy: (gap(model.placed, enemy.placed), enemy.id))]
    yield from ((enemy, safe) for enemy in left_so_far)


def _free_attacks(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    near = whole(rules.figure("engagement_range"))
    for enemy, safe in leaves_behind(rules, game, model, path):
        if safe:
            yield passed(rules, "move.free_attack", model.id, enemy.id, range=near)
        else:
            end = model.placed.to(path[-1])
            line = Where(line=nearest_points(end, enemy.placed), spot=enemy.placed.centre)
            yield left(rules, "move.free_attack", model.id, enemy.id, where=line, range=near)
            yield from judge_levels(rules, game, model, enemy.id)


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
