"""Powers: whom they may be cast at, and what they bring."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.blessings import judge_again
from engine.systems.hardwired28.checks import left, passed, refused, within
from engine.systems.hardwired28.factions import sees_enemy
from engine.systems.hardwired28.hostiles.seeing import looks
from engine.systems.hardwired28.levels import judge_levels
from engine.systems.hardwired28.orders import Action
from engine.systems.hardwired28.powers import Does, Power
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.standing import span
from engine.systems.hardwired28.state import Effect, HardwiredGame, Until
from engine.systems.hardwired28.trial_orders import Trial
from engine.tongue import tr
from geometry.gaps import nearest_points
from geometry.tolerance import Fit, at_most


def power_of(game: HardwiredGame, model: Model, id: str) -> Power | None:
    return next((one for one in game.profile(model).powers if one.id == id), None)


def judge_cast(rules: Rulebook, game: HardwiredGame, model: Model, order: Action) -> Iterator[Finding]:
    """A Power of its own, at one target in sight, whatever the distance; of the side it is meant for."""
    power = power_of(game, model, order.power)
    if power is None:
        yield refused(rules, "cast.no_power", model.id, power=order.power.replace("-", " ").title())
        return
    target = game.models.get(order.targets[0]) if len(order.targets) == 1 else None
    if target is None or not target.on_table:
        yield refused(rules, "action.no_target", model.id, what=tr("A Power"), needs=tr("one target"))
        return
    is_friend = game.side_of(target) == game.side_of(model)
    if power.offensive and not sees_enemy(game, model, target):
        yield refused(rules, "cast.at_whom", model.id, target.id, power=power.name, whom=tr("an enemy"))
    elif not power.offensive and not is_friend:
        yield refused(rules, "cast.at_whom", model.id, target.id, power=power.name, whom=tr("a friend"))
    if target.id != model.id:
        yield from _sight(rules, game, model, target)
    if power.does is Does.FOCUS:
        if target.id in game.activated:
            yield left(rules, "focus.activated", target.id)
        else:
            yield from judge_again(rules, game, target)
    if power.does is Does.SWAP:
        line = Where(line=nearest_points(model.placed, target.placed), spot=target.placed.centre)
        apart, limit = span(game, model.placed, target.placed), rules.figure("swap_range")
        yield within(rules, "swap.range", apart, limit, model.id, target.id, where=line)
        yield from judge_levels(rules, game, model, target.id, limit)


def _sight(rules: Rulebook, game: HardwiredGame, model: Model, target: Model) -> Iterator[Finding]:
    (sight,) = looks(game, model.placed, (target.placed,))
    where = Where(line=nearest_points(model.placed, target.placed), spot=target.placed.centre)
    if not sight:
        yield refused(rules, "cast.sight", model.id, target.id, where=where)
    elif sight.fit is Fit.AT_LIMIT:
        yield left(rules, "attack.grazes", model.id, target.id, where=where)
    else:
        yield passed(rules, "cast.sight", model.id, target.id)


def spread_to(rules: Rulebook, game: HardwiredGame, trial: Trial) -> tuple[Model, ...]:
    """Whom a Power that spreads also reaches: of those it may be cast at, the ones near its target."""
    caster, target = game.models[trial.model], game.models[trial.target]
    power = power_of(game, caster, trial.power)
    if power is None or not power.spreads or not target.on_table:
        return ()
    reach = rules.figure("power_spread")
    others = (one for one in game.on_table() if one.id != target.id)
    near = [one for one in others if at_most(span(game, target.placed, one.placed), reach)]
    return tuple(one for one in near if _may_be_cast_at(game, caster, power, one))


def _may_be_cast_at(game: HardwiredGame, caster: Model, power: Power, target: Model) -> bool:
    is_friend = game.side_of(target) == game.side_of(caster)
    meant = sees_enemy(game, caster, target) if power.offensive else is_friend
    return meant and (target.id == caster.id or bool(looks(game, caster.placed, (target.placed,))[0]))


def bring(game: HardwiredGame, trial: Trial) -> HardwiredGame:
    """What a Power that succeeds does by itself. A push and a swap follow as orders of their own."""
    power = power_of(game, game.models[trial.model], trial.power)
    target = game.models[trial.target]
    if power is None or not target.on_table:
        return game
    if power.does is Does.FOCUS:
        can = game.kind(target) is Kind.SQUAD and target.id not in game.activated
        can = can and game.setting("focus_tokens") != "none"
        return replace(game, focused=game.focused | {target.id}) if can else game
    if power.does in (Does.PUSH, Does.SWAP):
        return replace(game, granted=(*game.granted, (power.does.value, trial.model, target.id)))
    until = Until.NEXT_ACTIVATION if power.does is Does.TRAP else Until.ACTIVATION_BEGINS
    if power.does is Does.DROP:
        until = Until.GAME
    number = game.effects_made + 1
    effect = Effect(number, target.id, f"{power.name}: {tr(power.says)}", until, tiers=power.tiers, shield=power.shield)
    return replace(game, effects=(*game.effects, effect), effects_made=number)


def used_up(game: HardwiredGame, does: Does, target: str) -> HardwiredGame:
    """The push or the swap that a Power brought has been made."""
    made = next((one for one in game.granted if one[0] == does.value and one[2] == target), None)
    return replace(game, granted=tuple(one for one in game.granted if one is not made)) if made is not None else game
