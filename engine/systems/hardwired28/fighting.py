"""A squad model's attack with a weapon: what it needs, its dice with all that changes them, and what they bring."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from engine.findings import Finding, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.changes import hampered, hit, hurt
from engine.systems.hardwired28.checks import judge_dice, left, passed, refused, within
from engine.systems.hardwired28.defending import defends
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.fight_orders import Clash, Fight, FreeAttack, Knock
from engine.systems.hardwired28.hostiles.contest import Contest, Outcome, contest
from engine.systems.hardwired28.hostiles.seeing import in_cover, looks
from engine.systems.hardwired28.levels import judge_levels
from engine.systems.hardwired28.orders import Action
from engine.systems.hardwired28.standing import span
from engine.systems.hardwired28.state import Due, HardwiredGame, Until
from engine.systems.hardwired28.stray import judge_stray
from engine.systems.hardwired28.terrain import MAG_BOOTS, has
from engine.systems.hardwired28.traits import critical_words, judge_also_hit, judge_guard, judge_rerolls, shown_faces
from engine.systems.hardwired28.weapons import Weapon
from engine.tongue import tr
from engine.wording import whole
from geometry.gaps import nearest_points
from geometry.tolerance import Fit, at_most


@dataclass(frozen=True, slots=True)
class Terms:
    """The dice of an attack, and why they are these."""

    weapon: Weapon
    contest: Contest
    reasons: tuple[str, ...] = field(default=())
    plus: int = 0
    """Added to the damage."""

    @property
    def words(self) -> str:
        return tr(
            "2d{attack} against 2d{defense}, a hit {chance:.0%}",
            attack=self.contest.attack,
            defense=self.contest.defense,
            chance=self.contest.chance,
        )


def weapon_of(game: HardwiredGame, model: Model, id: str) -> Weapon | None:
    return next((weapon for weapon in game.profile(model).arms if weapon.id == id), None)


def judge_attack(rules: Rulebook, game: HardwiredGame, model: Model, order: Action) -> Iterator[Finding]:
    """Reach, or sight and range; then the dice."""
    weapon = weapon_of(game, model, order.weapon)
    target = game.models.get(order.targets[0]) if len(order.targets) == 1 else None
    if weapon is None:
        yield refused(rules, "attack.no_weapon", model.id, weapon=order.weapon)
        return
    if target is None or not target.on_table:
        yield refused(rules, "action.no_target", model.id, what=tr("An Attack with a weapon"), needs=tr("one target"))
        return
    apart = span(game, model.placed, target.placed)
    where = Where(line=nearest_points(model.placed, target.placed), spot=target.placed.centre)
    if weapon.is_melee:
        reach = max(rules.figure("engagement_range"), weapon.reach or 0.0)
        yield within(rules, "attack.reach", apart, reach, model.id, target.id, where=where)
        yield from judge_levels(rules, game, model, target.id, reach)
    else:
        (sight,) = looks(game, model.placed, (target.placed,))
        if not sight:
            blocked = "" if sight.blocker is None else sight.blocker
            yield refused(rules, "attack.sight", model.id, target.id, where=where, piece=blocked or "terrain")
        elif sight.fit is Fit.AT_LIMIT:
            yield left(rules, "attack.grazes", model.id, target.id, where=where)
        else:
            yield passed(rules, "attack.sight", model.id, target.id, piece="")
        if weapon.farthest is not None:
            yield within(rules, "attack.range", apart, weapon.farthest, model.id, target.id, where=where)
        scope = rules.figure("scope_from") if has(game, model, "scope") else None
        yield from judge_levels(rules, game, model, target.id, weapon.farthest, weapon.full_to, scope)
    if order.overcharge and not weapon.overcharge:
        yield refused(rules, "attack.no_overcharge", model.id, weapon=weapon.name)
    found = terms(rules, game, model, target, weapon, overcharged=order.overcharge)
    why = ", ".join(found.reasons) or tr("nothing raises or lowers them")
    yield passed(rules, "attack.dice", model.id, target.id, dice=found.words, why=why)


def terms(
    rules: Rulebook,
    game: HardwiredGame,
    model: Model,
    target: Model,
    weapon: Weapon,
    *,
    riposte: bool = False,
    free: bool = False,
    overcharged: bool = False,
) -> Terms:
    """All that the positions and the two models make of the dice."""
    profile, other = game.profile(model), game.profile(target)
    least = rules.count("tier_least")
    reasons = [tr("{tiers:+d} for {weapon}", tiers=weapon.tiers, weapon=weapon.name)] if weapon.tiers else []
    ours = weapon.tiers + _lasting(game, model, reasons)
    if free:
        ours -= _tier(reasons, tr("−1 for a free attack"))
    if overcharged:
        tiers = rules.count("overcharge_tiers")
        ours -= tiers
        reasons.append(tr("−{tiers} for the overcharge", tiers=tiers))
    theirs = _lasting(game, target, reasons, tr("of the target"))
    if weapon.is_melee:
        ours += _melee(rules, game, model, reasons)
    else:
        ours += _shot(rules, game, model, target, weapon, reasons)
    if weapon.tiers_against_wounded and target.wounds > 0:
        ours += _tier(reasons, tr("+1 against a wounded model"))
    defense = other.defense
    if not riposte:
        theirs += defends(rules, game, target, reasons, None if weapon.is_melee else model.placed, weapon.type)
    else:
        defense, theirs = other.combat, theirs - _tier(reasons, tr("a Riposte at −1"))
    plus = weapon.against_wounded if target.wounds > 0 else 0
    plus += weapon.against_armored if other.armor else 0
    plus += rules.count("brute_damage") if weapon.is_melee and has(game, model, "brute") else 0
    dice = contest(rules, profile.combat or least, ours, defense or least, theirs)
    return Terms(weapon, dice, tuple(reasons), plus)


def _melee(rules: Rulebook, game: HardwiredGame, model: Model, reasons: list[str]) -> int:
    enemies = engaged_with(rules, game, model, model.placed)
    if has(game, model, "zealot") and len(enemies) >= rules.count("many_enemies"):
        return _tier(reasons, tr("+1 of a Zealot against several"))
    return 0


def _shot(rules: Rulebook, game: HardwiredGame, model: Model, target: Model, weapon: Weapon, reasons: list[str]) -> int:
    tiers = 0
    activation = game.activation
    moved = activation is not None and activation.model == model.id and model.id in game.trails
    apart = span(game, model.placed, target.placed)
    if moved and not has(game, model, "gunner"):
        tiers -= _tier(reasons, tr("−1 for having moved"))
    if weapon.tiers_unmoved and not moved:
        tiers += _tier(reasons, tr("+1 for {weapon} without a move", weapon=weapon.name))
    if not weapon.ignores_cover and in_cover(game, model.placed, target.placed):
        tiers -= _tier(reasons, tr("−1 for cover"))
    if engaged_with(rules, game, target, target.placed):
        tiers -= _tier(reasons, tr("−1 for a target that is Engaged"))
    if weapon.full_to is not None and at_most(apart, weapon.full_to) is Fit.BROKEN:
        tiers -= _tier(reasons, tr("−1 past {full_to:g}″", full_to=weapon.full_to))
    if has(game, model, "scope") and at_most(apart, rules.figure("scope_from")) is Fit.BROKEN:
        tiers += _tier(reasons, tr("+1 for a Scope"))
    aims = [effect for effect in game.effects_on(model.id) if effect.until is Until.SHOT]
    if any(effect.text == target.id for effect in aims):
        tiers += _tier(reasons, tr("+1 for the Aim"))
    return tiers


def _lasting(game: HardwiredGame, model: Model, reasons: list[str], whose: str = "") -> int:
    """What lasts on a model, good or bad."""
    tiers = game.tiers(model.id)
    if tiers:
        reasons.append(tr("{tiers:+d} {whose} for what lasts", tiers=tiers, whose=whose).replace("  ", " "))
    return tiers


def _tier(reasons: list[str], text: str) -> int:
    reasons.append(text)
    return 1


def declare(rules: Rulebook, game: HardwiredGame, model: Model, order: Action) -> HardwiredGame:
    """The attack waits for its dice, which are those of this moment: a shot uses its Aim up."""
    return _declared(rules, game, model, order.targets[0], order.weapon, overcharged=order.overcharge)


def _declared(
    rules: Rulebook,
    game: HardwiredGame,
    model: Model,
    against: str,
    arm: str,
    *,
    free: bool = False,
    overcharged: bool = False,
) -> HardwiredGame:
    weapon = weapon_of(game, model, arm)
    if weapon is None:
        raise ValueError(arm)
    target = game.models[against]
    found = terms(rules, game, model, target, weapon, free=free, overcharged=overcharged)
    riposte = terms(rules, game, model, target, weapon, riposte=True, free=free)
    fight = Fight(
        model.id,
        target.id,
        weapon.id,
        (found.contest.attack, found.contest.defense),
        (riposte.contest.attack, riposte.contest.defense),
        found.plus,
        overcharged,
    )
    return replace(game, fight=fight)


def judge_free(rules: Rulebook, game: HardwiredGame, order: FreeAttack, closely: bool) -> Iterator[Finding]:
    """At one that has just left, with a melee weapon, a tier lower; no distance is asked for, for it has gone."""
    model = game.models[f"{order.unit}.{order.model}"]
    due = free_due(game, model.id, order.target)
    if due is None:
        yield refused(rules, "strike.none", model.id, order.target)
        return
    if game.fight is not None:
        yield refused(rules, "free.waits", model.id)
        return
    weapon = weapon_of(game, model, order.weapon)
    if weapon is None or not weapon.is_melee:
        yield refused(rules, "free.weapon", model.id, weapon=order.weapon)
    elif closely:
        found = terms(rules, game, model, game.models[order.target], weapon, free=True)
        why = ", ".join(found.reasons)
        yield passed(rules, "attack.dice", model.id, order.target, dice=found.words, why=why)


def free_due(game: HardwiredGame, attacker: str, target: str) -> Due | None:
    return next((one for one in game.due if one.free and (one.attacker, one.target) == (attacker, target)), None)


def strike_free(rules: Rulebook, game: HardwiredGame, order: FreeAttack) -> HardwiredGame:
    id = f"{order.unit}.{order.model}"
    due = free_due(game, id, order.target)
    waiting = list(game.due)
    if due is not None:
        waiting.remove(due)
    game = replace(game, due=tuple(waiting))
    return _declared(rules, game, game.models[id], order.target, order.weapon, free=True)


def _contest(fight: Fight, riposte: bool) -> Contest:
    return Contest(*(fight.riposte if riposte else fight.dice))


def judge_clash(rules: Rulebook, game: HardwiredGame, order: Clash, closely: bool) -> Iterator[Finding]:
    fight = game.fight
    if fight is None:
        yield refused(rules, "clash.none", order.by)
        return
    model, target = game.models[fight.attacker], game.models[fight.target]
    weapon = weapon_of(game, model, fight.weapon)
    if order.riposte and (weapon is None or not weapon.is_melee or answer_of(game, target) is None):
        yield refused(rules, "clash.riposte", target.id, model.id)
    if not closely or weapon is None:
        return
    dice = _contest(fight, order.riposte)
    count = rules.count("test_dice")
    damage = answer_of(game, target) if order.riposte else weapon
    found = [
        *judge_dice(rules, order.rolled, count, dice.attack),
        *judge_dice(rules, order.against, count, dice.defense),
        *judge_dice(rules, order.damage, weapon.damage.dice, weapon.damage.sides or 1),
    ]
    yield from found
    if any(one.refuses for one in found) or damage is None:
        return
    outcome = dice.outcome(order.rolled, order.against)
    counts = outcome is Outcome.HIT and not _is_full(rules, fight, order)
    yield from judge_rerolls(
        rules, model.id, weapon, (*order.rolled, *(order.damage if counts else ())), weapon.rerolls
    )
    if order.riposte:
        again = max(damage.rerolls, damage.riposte_rerolls)
        yield from judge_rerolls(rules, target.id, damage, order.against, again)
    else:
        yield from judge_guard(rules, game, target, order.against)
    totals = tr("{sum} against {sum2}", sum=sum(order.rolled), sum2=sum(order.against))
    if outcome is Outcome.TIE:
        yield left(rules, "strike.tie", model.id, target.id, totals=totals)
        return
    dealt = dealt_by(rules, game, fight, order)
    what = (
        tr("hits, {totals}, for {dealt} damage", totals=totals, dealt=dealt)
        if outcome is Outcome.HIT
        else tr("misses, {totals}", totals=totals)
    )
    yield passed(rules, "strike.result", model.id, target.id, what=what)
    three = rules.count("critical_at")
    if outcome is Outcome.HIT and sum(order.rolled) >= three * sum(order.against):
        more = critical_words(game, target, weapon)
        yield left(rules, "strike.critical", target.id, totals=totals, more=more)
    if outcome is Outcome.HIT:
        yield from judge_also_hit(rules, game, model, target, weapon)
        if _knocks(game, target, weapon) and dealt < game.health(target):
            yield passed(rules, "clash.knockback", model.id, target.id, inches=whole(weapon.knockback))
    if outcome is Outcome.MISS:
        if weapon.fumbles and sum(order.against) >= three * sum(order.rolled):
            yield left(rules, "strike.fumble", model.id, totals=totals)
        if order.riposte:
            yield left(rules, "clash.answered", target.id, model.id, damage=_riposte_damage(damage))
        if not weapon.is_melee:
            yield from judge_stray(rules, game, model, target)


def _riposte_damage(weapon: Weapon) -> str:
    again = max(weapon.rerolls, weapon.riposte_rerolls) if weapon.damage.dice else 0
    if not again:
        return str(weapon.damage)
    return tr("{damage}, perhaps rolling {faces} again,", damage=weapon.damage, faces=shown_faces(again))


def _knocks(game: HardwiredGame, target: Model, weapon: Weapon) -> bool:
    return weapon.knockback > 0 and not has(game, target, MAG_BOOTS)


def _is_full(rules: Rulebook, fight: Fight, order: Clash) -> bool:
    """Whether a hit does all the damage there is."""
    return fight.overcharged or sum(order.rolled) >= rules.count("maximum_at") * sum(order.against)


def answer_of(game: HardwiredGame, target: Model) -> Weapon | None:
    """The melee weapon a Riposte is made with."""
    return next((one for one in game.profile(target).arms if one.is_melee and one.ripostes), None)


def dealt_by(rules: Rulebook, game: HardwiredGame, fight: Fight, order: Clash) -> int:
    """What Health meets: the damage, armour taken off; none for a miss."""
    weapon = weapon_of(game, game.models[fight.attacker], fight.weapon)
    outcome = _contest(fight, order.riposte).outcome(order.rolled, order.against)
    if weapon is None or outcome is not Outcome.HIT:
        return 0
    amount = weapon.damage.most if _is_full(rules, fight, order) else sum(order.damage) + weapon.damage.plus
    return max(0, amount + fight.plus - game.profile(game.models[fight.target]).armor)


def clash(rules: Rulebook, game: HardwiredGame, order: Clash) -> HardwiredGame:
    fight = game.fight
    if fight is None:
        raise ValueError("no attack waits for its dice")
    if _contest(fight, order.riposte).outcome(order.rolled, order.against) is Outcome.TIE:
        return game
    dealt = dealt_by(rules, game, fight, order)
    game = replace(game, fight=None)
    if _contest(fight, order.riposte).outcome(order.rolled, order.against) is Outcome.HIT:
        game = hit(game, fight.target)
        weapon = weapon_of(game, game.models[fight.attacker], fight.weapon)
        if weapon is not None and weapon.hampers:
            game = hampered(rules, game, fight.target, weapon.name)
        if weapon is not None and _knocks(game, game.models[fight.target], weapon):
            game = replace(game, knocks=(*game.knocks, Knock(fight.attacker, fight.target, weapon.knockback)))
    return hurt(game, fight.target, dealt) if dealt else game
