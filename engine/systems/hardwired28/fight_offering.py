"""Attacks as they are offered, filled and told."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, repeat

from engine.game import Model
from engine.mission import UnitSetup
from engine.options import Answers, ChoiceAsk, Described, DiceAsk, NumberAsk, Option
from engine.orders import Order
from engine.rulebook import Rulebook
from engine.systems.hardwired28.factions import sees_enemy
from engine.systems.hardwired28.fight_orders import Clash, FreeAttack
from engine.systems.hardwired28.fighting import weapon_of
from engine.systems.hardwired28.mission_play import Tried
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.orders import ATTACK, KNOCKBACK, Action, Push
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr
from engine.wording import inches, whole
from geometry.gaps import gap

ATTACK_WITH, OVERCHARGE, CLASH, FREE, KNOCK = "attack_with", "overcharge", "clash", "free", "knock"
FIGHT_STEMS = (ATTACK_WITH, OVERCHARGE, CLASH, FREE, KNOCK)
TO_DEFEND, TO_RIPOSTE = "defense", "riposte"
WEAPON_KEYS = (",", ".", ";", "-")


def weapon_options(
    rules: Rulebook, game: HardwiredGame, unit: UnitSetup, model: Model, tried: Tried
) -> Iterator[Option]:
    """An Attack with each weapon, the nearest enemies first."""
    if not model.on_table:
        return
    choices: tuple[tuple[str, str], ...] | None = None
    for key, weapon in zip(chain(WEAPON_KEYS, repeat("")), game.profile(model).arms, strict=False):
        for overcharge in (False, True) if weapon.overcharge else (False,):
            order = Action(
                by=unit.side,
                unit=unit.id,
                model=model.number,
                action=ATTACK,
                weapon=weapon.id,
                overcharge=overcharge,
            )
            id = f"{OVERCHARGE if overcharge else ATTACK_WITH}:{weapon.id}:{model.number}"
            hint = f"{weapon.damage} {weapon.kind.value}"
            name = tr("Attack: {weapon}", weapon=weapon.name)
            if overcharge:
                name = tr("Overcharged: {weapon}", weapon=weapon.name)
                hint = tr("{tiers} tier down, a hit does all its damage", tiers=rules.count("overcharge_tiers"))
            option = tried(rules, game, order, id, name, "" if overcharge else key, hint)
            if option.open:
                choices = _enemies(game, model) if choices is None else choices
                option = replace(option, asks=(ChoiceAsk("targets", tr("Target"), choices),))
            yield replace(option, unit=unit.id)


def _enemies(game: HardwiredGame, model: Model) -> tuple[tuple[str, str], ...]:
    enemies = sorted(
        (gap(model.placed, other.placed), other.id) for other in game.on_table() if sees_enemy(game, model, other)
    )
    return tuple((id, f"{name_of(game, id)}, {inches(apart)}") for apart, id in enemies)


def free_options(rules: Rulebook, game: HardwiredGame, tried: Tried) -> Iterator[Option]:
    """A squad model's free attack with each melee weapon it has."""
    for due in dict.fromkeys(game.due):
        attacker = game.models[due.attacker]
        if not due.free or game.kind(attacker) is not Kind.SQUAD:
            continue
        by, whom = game.side_of(attacker), name_of(game, due.target)
        for weapon in game.profile(attacker).arms:
            if weapon.is_melee:
                order = FreeAttack(
                    by=by, unit=attacker.unit, model=attacker.number, target=due.target, weapon=weapon.id
                )
                id = f"{FREE}:{due.attacker}:{due.target}:{weapon.id}"
                name = tr("Free attack: {name_of} at {whom}", name_of=name_of(game, attacker.id), whom=whom)
                yield tried(rules, game, order, id, name, "", tr("{weapon}, a tier down", weapon=weapon.name))


def knock_options(rules: Rulebook, game: HardwiredGame, tried: Tried) -> Iterator[Option]:
    """The knockbacks that hits have brought."""
    for knock in game.knocks:
        by, whom = game.side_of(game.models[knock.attacker]), name_of(game, knock.target)
        order = Push(by=by, model=knock.target, cause=KNOCKBACK, inches=knock.inches, source=knock.attacker)
        id = f"{KNOCK}:{knock.attacker}:{knock.target}"
        far = NumberAsk("inches", tr("Inches"), 1, int(knock.inches), int(knock.inches))
        hint = tr("Straight away, up to {inches}", inches=whole(knock.inches))
        yield tried(rules, game, order, id, tr("Knock {whom} back", whom=whom), "", hint, far)


def clash_options(rules: Rulebook, game: HardwiredGame, tried: Tried) -> Iterator[Option]:
    """The dice of the attack that waits: the defender's Defense, or its Riposte."""
    fight = game.fight
    if fight is None:
        return
    attacker = game.models[fight.attacker]
    weapon = weapon_of(game, attacker, fight.weapon)
    if weapon is None:
        return
    answers = ((TO_DEFEND, fight.dice, tr("Defense"), "+"), (TO_RIPOSTE, fight.riposte, tr("Riposte"), "="))
    for word, sides, name, key in answers:
        count = rules.count("test_dice")
        asks = [DiceAsk("rolled", tr("Attack"), count, sides[0]), DiceAsk("against", name, count, sides[1])]
        if weapon.damage.dice:
            asks.append(DiceAsk("damage", tr("Damage, for a hit"), weapon.damage.dice, weapon.damage.sides))
        riposte = word == TO_RIPOSTE
        order = Clash(by=game.side_of(attacker), rolled=(), against=(), riposte=riposte)
        hint = tr("2d{side} against 2d{side2}", side=sides[0], side2=sides[1])
        yield tried(rules, game, order, f"{CLASH}:{word}", tr("Roll against {name}", name=name), key, hint, *asks)


def fill_fight(option: Option, answers: Answers, stem: str, rest: str) -> Order:
    if stem == FREE:
        attacker, against, arm = rest.split(":")
        unit, _, one = attacker.rpartition(".")
        return FreeAttack(by=option.by, unit=unit, model=int(one), target=against, weapon=arm)
    if stem == KNOCK:
        attacker, against = rest.split(":")
        far = answers.get("inches", 0)
        inches_ = float(far) if isinstance(far, int) else 0.0
        return Push(by=option.by, model=against, cause=KNOCKBACK, inches=inches_, source=attacker)
    if stem in (ATTACK_WITH, OVERCHARGE):
        weapon, _, number = rest.partition(":")
        target = answers.get("targets", "")
        targets = (target,) if isinstance(target, str) and target else ()
        return Action(
            by=option.by,
            unit=option.unit or "",
            model=int(number),
            action=ATTACK,
            targets=targets,
            weapon=weapon,
            overcharge=stem == OVERCHARGE,
        )
    return Clash(
        by=option.by,
        rolled=_dice(answers, "rolled"),
        against=_dice(answers, "against"),
        damage=_dice(answers, "damage"),
        riposte=rest == TO_RIPOSTE,
    )


def _dice(answers: Answers, name: str) -> tuple[int, ...]:
    answer = answers.get(name, ())
    return tuple(int(one) for one in answer) if isinstance(answer, tuple) else ()


def describe_clash(game: HardwiredGame, order: Clash, by: str | None) -> Described:
    who = name_of(game, game.fight.attacker) if game.fight is not None else ""
    totals = tr("{sum} against {sum2}", sum=sum(order.rolled), sum2=sum(order.against))
    return Described(by, who, tr("rolls its attack"), totals, tr("a Riposte") if order.riposte else "")
