"""Grenades as they are offered, filled and told."""

from collections.abc import Iterator
from dataclasses import replace

from engine.game import Model
from engine.mission import UnitSetup
from engine.options import Answers, Described, DiceAsk, Draft, Option
from engine.orders import Order
from engine.rulebook import Rulebook
from engine.systems.hardwired28.mission_play import Tried
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.throw_orders import Explode, Land, Throw
from engine.systems.hardwired28.throwing import blast_of, grenade_of, grenades_left, scatter_sides
from engine.tongue import tr
from engine.wording import whole
from geometry.base import Base

THROW, LAND, EXPLODE = "throw", "land", "explode"


def throw_options(
    rules: Rulebook, game: HardwiredGame, unit: UnitSetup, model: Model, tried: Tried
) -> Iterator[Option]:
    """One for each kind of grenade that is left; it is laid where it is thrown, as large as its blast."""
    if not model.on_table:
        return
    far, blast = whole(rules.figure("grenade_range")), blast_of(rules, game)
    for grenade in dict.fromkeys(grenades_left(game, model)):
        order = Throw(by=unit.side, unit=unit.id, model=model.number, grenade=grenade.id, at=model.placed.centre)
        hint = tr(
            "At a point within {far}: {damage} damage to all within {blast}",
            far=far,
            damage=grenade.damage,
            blast=whole(blast),
        )
        draft = Draft(option=f"{THROW}:{grenade.id}", by=unit.side, unit=unit.id, model=model.number)
        option = tried(
            rules, game, order, f"{THROW}:{grenade.id}", tr("Throw: {grenade}", grenade=grenade.name), "", hint
        )
        yield replace(option, unit=unit.id, draft=draft, lays=Base.round(2 * blast))


def throw_of(draft: Draft, number: int) -> Throw:
    at = draft.path[-1].point if draft.path else (0.0, 0.0)
    _, _, grenade = draft.option.partition(":")
    return Throw(by=draft.by, unit=draft.unit, model=number, grenade=grenade, at=at)


def burst_options(rules: Rulebook, game: HardwiredGame, tried: Tried) -> Iterator[Option]:
    """The dice of a throw, then the damage of its blast."""
    if game.thrown is not None:
        sides = scatter_sides(rules, game)
        count = rules.count("test_dice")
        asks = (
            DiceAsk("rolled", tr("Throw"), count, game.thrown.dice[0]),
            DiceAsk("against", tr("Against it"), count, game.thrown.dice[1]),
            DiceAsk("turn", tr("Direction it scatters in"), 1, sides[0]),
            DiceAsk("far", tr("Inches it scatters"), 1, sides[1]),
        )
        side = game.side_of(game.models[game.thrown.model])
        order: Order = Land(by=side, rolled=(), against=(), scatter=())
        hint = tr("2d{dice} against 2d{dice2}", dice=game.thrown.dice[0], dice2=game.thrown.dice[1])
        yield replace(tried(rules, game, order, LAND, tr("Roll the throw"), "+", hint, *asks), at_once=True)
    if game.burst is not None:
        damage = grenade_of(game, game.burst.model, game.burst.grenade).damage
        met = ", ".join(name_of(game, id) for id in game.burst.hit)
        ask = DiceAsk("damage", tr("Damage to {met}", met=met), damage.dice * len(game.burst.hit), damage.sides)
        order = Explode(by=game.side_of(game.models[game.burst.model]), damage=())
        yield replace(
            tried(rules, game, order, EXPLODE, tr("Roll the damage"), "+", tr("{damage} each", damage=damage), ask),
            at_once=True,
        )


def fill_throw(option: Option, answers: Answers, stem: str) -> Order:
    if stem == LAND:
        scatter = (*_dice(answers, "turn"), *_dice(answers, "far"))
        return Land(by=option.by, rolled=_dice(answers, "rolled"), against=_dice(answers, "against"), scatter=scatter)
    return Explode(by=option.by, damage=_dice(answers, "damage"))


def _dice(answers: Answers, name: str) -> tuple[int, ...]:
    answer = answers.get(name, ())
    return tuple(int(one) for one in answer) if isinstance(answer, tuple) else ()


def describe_throw(game: HardwiredGame, order: Throw | Land | Explode, by: str | None) -> Described:
    match order:
        case Throw():
            who = name_of(game, f"{order.unit}.{order.model}")
            return Described(by, who, tr("throws {title}", title=order.grenade.title()))
        case Land():
            who = name_of(game, game.thrown.model) if game.thrown is not None else ""
            return Described(
                by,
                who,
                tr("rolls the throw"),
                tr("{sum} against {sum2}", sum=sum(order.rolled), sum2=sum(order.against)),
            )
    note = ", ".join(map(str, order.damage))
    return Described(by, tr("The blast"), tr("does damage"), note=note)
