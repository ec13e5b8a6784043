"""What moves a model otherwise than by its Move: knockback, Powers that push or swap, and drops."""

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.game import Model
from engine.ground import Ground, is_clear, is_free, judge_stand
from engine.nearest import INSIDE
from engine.rulebook import Rulebook
from engine.systems.hardwired28.changes import go, hurt
from engine.systems.hardwired28.checks import judge_dice, left, passed, refused, within
from engine.systems.hardwired28.heights import fall_dice, overhangs
from engine.systems.hardwired28.levels import judge_levels
from engine.systems.hardwired28.orders import KNOCKBACK, RESONANCE_PUSH, Fall, Push, Swap
from engine.systems.hardwired28.standing import height_at, span
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import MAG_BOOTS, PADDED_VEST, ground_for, has
from engine.tongue import tr
from engine.wording import inches
from geometry.base import Placed
from geometry.gaps import nearest_points
from geometry.pose import Point, Pose, distance

_HALVINGS = 30


def judge_fall(rules: Rulebook, game: HardwiredGame, order: Fall, closely: bool) -> Iterator[Finding]:
    owed = game.falling.get(order.model, 0)
    if not owed:
        yield refused(rules, "fall.none", order.model)
    elif closely:
        yield from judge_dice(rules, order.rolled, owed, rules.count("fall_die"))


def fall(game: HardwiredGame, order: Fall) -> HardwiredGame:
    game = replace(game, falling={id: dice for id, dice in game.falling.items() if id != order.model})
    return hurt(game, order.model, sum(order.rolled))


def falls(game: HardwiredGame, id: str, dice: int) -> HardwiredGame:
    """The dice of a drop are owed."""
    return replace(game, falling={**game.falling, id: game.falling.get(id, 0) + dice}) if dice else game


def judge_push(rules: Rulebook, game: HardwiredGame, order: Push, closely: bool) -> Iterator[Finding]:
    """Straight away from its source, or where a Power sends it; what stands in the way stops it."""
    if not closely:
        return
    model = game.models[order.model]
    if order.cause == RESONANCE_PUSH:
        most = rules.figure("resonance_die")
    else:
        most = knocked_by(rules, game, order) if order.cause == KNOCKBACK else rules.figure("blown_back_die")
        if not order.source:
            yield refused(rules, "push.no_source", model.id)
            return
        if order.source == model.id:
            yield refused(rules, "push.from_itself", model.id)
            return
        if not game.models[order.source].on_table:
            yield refused(rules, "model.off_table", order.source, why=tr("is not on the table"))
            return
    if order.cause == KNOCKBACK and has(game, model, MAG_BOOTS):
        yield refused(rules, "push.held", model.id)
        return
    if order.inches < 0:
        yield refused(rules, "push.backwards", model.id, inches=inches(order.inches))
        return
    # Inches that are typed are no measure: all of them are none at the limit.
    found = within(rules, "push.inches", order.inches, most, model.id)
    yield found if found.refuses else replace(found, severity=Severity.PASSED)
    path, dice = pushed(rules, game, order)
    gone = distance(path[0].point, path[-1].point) if path else 0.0
    stopped = gone < inches_of(rules, game, order) - 2 * INSIDE
    yield passed(
        rules, "push.end", model.id, what=tr("is stopped by what is in its way") if stopped else tr("is pushed on")
    )
    if dice:
        yield left(rules, "push.over_edge", model.id, dice=f"{dice}d{rules.count('fall_die')}")
    rim = overhangs(game, model.placed.to(path[-1])) if path else ""
    if rim:
        yield left(rules, "push.rim", model.id, rim, where=Where(whole=game.mission.piece(rim).outline))


def knocked_by(rules: Rulebook, game: HardwiredGame, order: Push) -> float:
    """The inches of the weapon that has just hit; those of the farthest where the attack was typed in."""
    brought = [one.inches for one in game.knocks if (one.attacker, one.target) == (order.source, order.model)]
    return max(brought, default=rules.figure("knockback_most"))


def push(rules: Rulebook, game: HardwiredGame, order: Push) -> HardwiredGame:
    path, dice = pushed(rules, game, order)
    if order.cause == KNOCKBACK and game.knocks:
        made = (order.source, order.model)
        game = replace(game, knocks=tuple(one for one in game.knocks if (one.attacker, one.target) != made))
    return falls(go(game, order.model, path), order.model, dice) if path else game


def inches_of(rules: Rulebook, game: HardwiredGame, order: Push) -> float:
    """The push's own, less what the model wears against a knockback."""
    padded = order.cause == KNOCKBACK and has(game, game.models[order.model], PADDED_VEST)
    return max(0.0, order.inches - rules.figure("padded_vest")) if padded else order.inches


def pushed(rules: Rulebook, game: HardwiredGame, order: Push) -> tuple[tuple[Pose, ...], int]:
    """The path, and the dice of the drop where it goes over an edge."""
    model = game.models[order.model]
    here = model.placed
    step = _direction(game, model, order)
    ground = _all_bars(ground_for(game, model))

    def at(far: float) -> Placed:
        return here.to(here.pose.moved(step[0] * far, step[1] * far))

    def is_open(far: float) -> bool:
        return is_clear(here.base, (here.pose, at(far).pose), ground) and is_free(at(far), ground)

    far = inches_of(rules, game, order)
    if not is_open(far):
        low, high = 0.0, far
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            low, high = (middle, high) if is_open(middle) else (low, middle)
        far = low - INSIDE
    if far <= INSIDE:
        return (), 0
    before, after = height_at(game, here)[0], height_at(game, at(far))[0]
    if after > before:
        # What is higher is in the way like a wall.
        return _up_to_rise(game, here, at, far, before), 0
    return (here.pose, at(far).pose), fall_dice(rules, before - after)


def _up_to_rise(
    game: HardwiredGame, here: Placed, at: Callable[[float], Placed], far: float, before: float
) -> tuple[Pose, ...]:
    low, high = 0.0, far
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        stands = at(middle)
        low, high = (middle, high) if height_at(game, stands)[0] <= before else (low, middle)
    end = at(max(0.0, low - INSIDE))
    return (here.pose, end.pose) if low > INSIDE else ()


def _direction(game: HardwiredGame, model: Model, order: Push) -> Point:
    if order.cause != RESONANCE_PUSH and order.source:
        x, y = game.models[order.source].placed.centre
        away = (model.placed.centre[0] - x, model.placed.centre[1] - y)
        length = math.hypot(*away)
        if length > 0:
            return (away[0] / length, away[1] / length)
    angle = math.radians(order.degrees)
    return (math.sin(angle), -math.cos(angle))


def _all_bars(ground: Ground) -> Ground:
    """A model that is pushed goes through nobody."""
    return replace(ground, no_way=ground.no_stop)


def judge_swap(rules: Rulebook, game: HardwiredGame, order: Swap, closely: bool) -> Iterator[Finding]:
    one, other = game.models[order.model], game.models[order.other]
    if not closely:
        return
    if not other.on_table or one.id == other.id:
        yield refused(rules, "model.off_table", other.id, why=tr("is not another model on the table"))
        return
    line = Where(line=nearest_points(one.placed, other.placed), spot=other.placed.centre)
    apart = span(game, one.placed, other.placed)
    yield within(rules, "swap.range", apart, rules.figure("swap_range"), one.id, other.id, where=line)
    yield from judge_levels(rules, game, one, other.id, rules.figure("swap_range"))
    yield left(rules, "swap.sight", one.id, other.id)
    for model, place in ((one, other), (other, one)):
        ground = _without(ground_for(game, model), place.id)
        yield from judge_stand(rules, model.id, Placed(model.base, place.placed.pose), ground)


def swap(game: HardwiredGame, order: Swap) -> HardwiredGame:
    one, other = game.models[order.model].placed.pose, game.models[order.other].placed.pose
    return game.with_poses({order.model: other, order.other: one})


def _without(ground: Ground, id: str) -> Ground:
    return replace(ground, no_stop=tuple(one for one in ground.no_stop if one.id != id))
