"""Grenades: the throw, where it lands, whom it meets and what that brings."""

import math
from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.changes import hampered, hit, hurt, lose_aim
from engine.systems.hardwired28.checks import is_within, judge_dice, left, other_reading, passed, refused, within
from engine.systems.hardwired28.hostiles.contest import Contest, Outcome, contest
from engine.systems.hardwired28.hostiles.plan import direction
from engine.systems.hardwired28.hostiles.seeing import looks
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.state import HardwiredGame, Smoke
from engine.systems.hardwired28.throw_orders import Burst, Explode, Land, Throw, Thrown
from engine.systems.hardwired28.weapons import Grenade
from engine.tongue import tr
from engine.wording import whole
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.gaps import gap_to_point
from geometry.outline import outline
from geometry.pose import Point, Pose

CLOCK = "clock"
DIAMETER = "diameter"
_SPOT = Base.round(0.02)
"""A point to be seen."""


def grenades_left(game: HardwiredGame, model: Model) -> tuple[Grenade, ...]:
    left = list(game.profile(model).grenades)
    for thrower, id in game.used:
        if thrower == model.id:
            left.remove(next(one for one in left if one.id == id))
    return tuple(left)


def grenade_of(game: HardwiredGame, model: str, id: str) -> Grenade:
    return next(one for one in game.profile(game.models[model]).grenades if one.id == id)


def blast_of(rules: Rulebook, game: HardwiredGame) -> float:
    """Inches from the point of a blast to its rim; a column of smoke is as large."""
    size = rules.figure("grenade_blast")
    return size / 2 if game.setting("blast") == DIAMETER else size


def range_area(rules: Rulebook, model: Model) -> Area:
    """The points a model may throw at."""
    return outline(model.placed).grown(rules.figure("grenade_range"))


def judge_throw(rules: Rulebook, game: HardwiredGame, model: Model, order: Throw, closely: bool) -> Iterator[Finding]:
    carried = [one for one in grenades_left(game, model) if one.id == order.grenade]
    if not carried:
        yield refused(rules, "grenade.none_left", model.id, grenade=order.grenade.title())
        return
    if game.thrown is not None or game.burst is not None:
        yield refused(rules, "grenade.in_the_air", model.id)
        return
    if not closely:
        return
    apart = gap_to_point(model.placed, order.at)
    where = Where(spot=order.at, line=(model.placed.centre, order.at))
    yield within(rules, "grenade.range", apart, rules.figure("grenade_range"), model.id, where=where)
    yield from _sight(rules, game, model, order.at)
    dice = _contest(rules, game, model)
    yield passed(
        rules,
        "grenade.dice",
        model.id,
        dice=tr(
            "2d{attack} against 2d{defense}, {chance:.0%}", attack=dice.attack, defense=dice.defense, chance=dice.chance
        ),
    )
    met = [found.id for found in met_by(rules, game, order.at)]
    friends = [id for id in met if game.side_of(game.models[id]) == game.side_of(model)]
    blast = whole(blast_of(rules, game))
    if friends:
        yield left(rules, "grenade.friends", model.id, friends[0], count=str(len(friends)), blast=blast)


def _sight(rules: Rulebook, game: HardwiredGame, model: Model, at: Point) -> Iterator[Finding]:
    (sight,) = looks(game, model.placed, (Placed(_SPOT, Pose(*at)),))
    if sight:
        return
    needed = game.setting("grenade_sight") == "needed"
    reading = rules.settings["grenade_sight"].readings["not_needed" if needed else "needed"]
    if needed:
        yield refused(rules, "grenade.sight", model.id, where=Where(spot=at))
    yield other_reading(rules, "grenade.other_reading", "grenade_sight", model.id, reading=reading)


def _contest(rules: Rulebook, game: HardwiredGame, model: Model) -> Contest:
    tiers = game.tiers(model.id)
    if game.setting("grenade_moved") == "lowered" and model.id in game.trails:
        tiers -= 1
    least = rules.count("tier_least")
    return contest(rules, game.profile(model).combat or least, tiers, rules.count("grenade_against"))


def throw(rules: Rulebook, game: HardwiredGame, model: Model, order: Throw) -> HardwiredGame:
    dice = _contest(rules, game, model)
    thrown = Thrown(model.id, order.grenade, order.at, (dice.attack, dice.defense))
    used = (*game.used, (model.id, order.grenade))
    return lose_aim(replace(game, thrown=thrown, used=used), model.id)


def scatter_sides(rules: Rulebook, game: HardwiredGame) -> tuple[int, int]:
    """Sides of the die for a direction, and of that for the inches."""
    turn = rules.count("clock_die" if game.setting("random_direction") == CLOCK else "compass_die")
    return turn, rules.count("scatter_die")


def judge_land(rules: Rulebook, game: HardwiredGame, order: Land, closely: bool) -> Iterator[Finding]:
    thrown = game.thrown
    if thrown is None:
        yield refused(rules, "grenade.none_thrown", order.by)
        return
    if not closely:
        return
    count = rules.count("test_dice")
    found = [
        *judge_dice(rules, order.rolled, count, thrown.dice[0]),
        *judge_dice(rules, order.against, count, thrown.dice[1]),
    ]
    sides = scatter_sides(rules, game)
    found += judge_dice(rules, order.scatter, len(sides), max(sides))
    for face, most in zip(order.scatter, sides, strict=False):
        found += [one for one in judge_dice(rules, (face,), 1, most) if one.refuses]
    yield from found
    if any(one.refuses for one in found):
        return
    totals = tr("{sum} against {sum2}", sum=sum(order.rolled), sum2=sum(order.against))
    at = lands_at(rules, game, order)
    if at is None:
        yield left(rules, "grenade.tie", thrown.model, totals=totals)
        return
    met = met_by(rules, game, at)
    yield passed(rules, "grenade.lands", thrown.model, how=_how(rules, game, order), totals=totals, met=str(len(met)))


def _how(rules: Rulebook, game: HardwiredGame, order: Land) -> str:
    outcome = _outcome(game, order)
    if outcome is Outcome.HIT:
        return tr("lands where it was thrown")
    return (
        tr("lands on the thrower")
        if _fumbled(rules, order)
        else tr("scatters {scatter}", scatter=whole(order.scatter[1]))
    )


def _outcome(game: HardwiredGame, order: Land) -> Outcome:
    thrown = game.thrown
    assert thrown is not None
    return Contest(*thrown.dice).outcome(order.rolled, order.against)


def _fumbled(rules: Rulebook, order: Land) -> bool:
    return sum(order.against) >= rules.count("critical_at") * sum(order.rolled)


def lands_at(rules: Rulebook, game: HardwiredGame, order: Land) -> Point | None:
    """None for a tie of equal dice, which is rolled again. Terrain stops no scatter."""
    thrown = game.thrown
    assert thrown is not None
    outcome = _outcome(game, order)
    if outcome is Outcome.TIE:
        return None
    if outcome is Outcome.HIT:
        return thrown.at
    if _fumbled(rules, order):
        return game.models[thrown.model].placed.centre
    turn, far = order.scatter
    angle = math.radians(direction(rules, scatter_sides(rules, game)[0], turn))
    return (thrown.at[0] + far * math.sin(angle), thrown.at[1] - far * math.cos(angle))


def met_by(rules: Rulebook, game: HardwiredGame, at: Point) -> tuple[Model, ...]:
    """Those with any part of their base within the blast, friends and the thrower too, the nearest first."""
    blast = blast_of(rules, game)
    apart = sorted((gap_to_point(model.placed, at), model.id) for model in game.on_table())
    return tuple(game.models[id] for distance, id in apart if is_within(distance, blast))


def land(rules: Rulebook, game: HardwiredGame, order: Land) -> HardwiredGame:
    thrown, at = game.thrown, lands_at(rules, game, order)
    if thrown is None or at is None:
        return game
    grenade = grenade_of(game, thrown.model, thrown.grenade)
    game = replace(game, thrown=None)
    if grenade.smokes:
        number = max((one.number for one in game.smoke), default=0) + 1
        game = replace(game, smoke=(*game.smoke, Smoke(number, at, blast_of(rules, game))))
    burst = Burst(thrown.model, thrown.grenade, at, tuple(model.id for model in met_by(rules, game, at)))
    if grenade.damage.dice and burst.hit:
        return replace(game, burst=burst)
    return _meets(rules, game, burst, ())


def judge_explode(rules: Rulebook, game: HardwiredGame, order: Explode, closely: bool) -> Iterator[Finding]:
    burst = game.burst
    if burst is None:
        yield refused(rules, "grenade.none_burst", order.by)
        return
    if closely:
        damage = grenade_of(game, burst.model, burst.grenade).damage
        yield from judge_dice(rules, order.damage, damage.dice * len(burst.hit), damage.sides)


def explode(rules: Rulebook, game: HardwiredGame, order: Explode) -> HardwiredGame:
    burst = game.burst
    assert burst is not None
    return _meets(rules, replace(game, burst=None), burst, order.damage)


def _meets(rules: Rulebook, game: HardwiredGame, burst: Burst, rolled: tuple[int, ...]) -> HardwiredGame:
    grenade = grenade_of(game, burst.model, burst.grenade)
    each = grenade.damage.dice
    if game.setting("blast_coworkers") == "hostile":
        met = {id for id in burst.hit if game.kind(game.models[id]) is Kind.COWORKER}
        game = replace(game, hostile=game.hostile | met)
    for place, id in enumerate(burst.hit):
        model = game.models[id]
        if not model.on_table:
            continue
        amount = sum(rolled[place * each : (place + 1) * each]) + grenade.damage.plus
        game = hit(game, id)
        dealt = max(0, amount - game.profile(model).armor)
        game = hurt(game, id, dealt) if dealt else game
        if grenade.hampers and game.models[id].on_table:
            game = hampered(rules, game, id, grenade.name)
    return game
