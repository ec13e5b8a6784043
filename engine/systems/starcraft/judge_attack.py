"""Judging attacks: who may attack whom with what, which models add dice, and who falls where that is typed in."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Limit, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.starcraft.batches import (
    bought_finding,
    fighting_dice,
    has_figures,
    is_bought,
    may_still_use,
    not_its_own,
    shooting_pool,
    weapon_named,
    why_evades,
    why_evades_close,
)
from engine.systems.starcraft.casualties import may_fall
from engine.systems.starcraft.counted import dice_said, named_twice
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.judge_shots import shot_findings, template_weapon, weapon_findings, why_no_shot
from engine.systems.starcraft.names import name
from engine.systems.starcraft.orders import Attack
from engine.systems.starcraft.ranks import Ranks, ranks
from engine.systems.starcraft.shooting import shots
from engine.systems.starcraft.state import Phase, StarcraftGame
from engine.systems.starcraft.turn import is_unit
from engine.systems.starcraft.weapons import Weapon
from engine.tongue import tr


def attack_findings(rules: Rulebook, game: StarcraftGame, order: Attack) -> Iterator[Finding]:
    """Who is attacked, with what, from how far, and who falls."""
    for target in (order.target, *order.split):
        if not is_unit(game, target):
            yield refused(rules, "order.unknown", words={"what": tr("unit called {target}", target=target)})
            return
        if not game.is_enemy(target, order.by) or not game.stands(target):
            words = {"what": tr("{target} can't be attacked", target=name(game, target))}
            yield refused(rules, "attack.target", order.unit, target, words=words)
            return
    if game.phase is Phase.COMBAT:
        yield from _close_combat(rules, game, order)
    else:
        yield from _ranged(rules, game, order)


def open_targets(game: StarcraftGame, unit: str) -> tuple[str, ...]:
    """Enemy units on the table that could be named in this phase, near or far."""
    side = game.unit(unit).side
    if game.phase is Phase.COMBAT:
        return tuple(sorted(game.foes(unit)))
    return tuple(enemy.id for enemy in game.enemies_of(side) if game.stands(enemy.id))


def no_enemy(rules: Rulebook, unit: str) -> Finding:
    """Why a unit attacks nobody where none of its enemies is on the table."""
    return refused(rules, "attack.target", unit, words={"what": tr("No enemy is on the table")})


def is_declared(game: StarcraftGame, order: Attack) -> bool:
    """Whether its dice are rolled here, in the orders that follow."""
    weapon = weapon_named(game.profile(order.unit), order.weapon, close=game.phase is Phase.COMBAT)
    return weapon is not None and has_figures(weapon) and not order.removed


def chosen_weapon(rules: Rulebook, game: StarcraftGame, unit: str, target: str) -> Weapon | None:
    """The weapon a Ranged Attack is judged by where none is named: the first that can shoot, the printed ones before
    those to be bought; else the one that reaches farthest."""
    weapons = sorted(
        game.profile(unit).shots,
        key=lambda weapon: (weapon.upgrade and not is_bought(game, unit, weapon)) or bool(weapon.only_in),
    )
    for weapon in weapons:
        if why_no_shot(rules, game, unit, target, weapon) is None:
            return weapon
    return max(weapons, key=lambda weapon: (weapon.hits(game.is_flying(target)), weapon.farthest), default=None)


def _ranged(rules: Rulebook, game: StarcraftGame, order: Attack) -> Iterator[Finding]:
    profile = game.profile(order.unit)
    if order.weapon:
        weapon = weapon_named(profile, order.weapon, close=False)
        if weapon is None:
            yield refused(
                rules,
                "order.unknown",
                words={"what": tr("weapon called {weapon} for Ranged Attacks", weapon=order.weapon)},
            )
            return
        if game.attacking is not None and not may_still_use(profile, weapon, game.attacking.used):
            yield refused(rules, "attack.weapon_used", order.unit, words={"weapon": weapon.name})
            return
    elif profile.weapons is None:
        yield found(rules, "attack.range_unknown", Severity.LEFT_TO_YOU, order.unit, order.target)
        yield from _fallen(rules, game, order, frozenset({order.target}), None)
        return
    else:
        weapon = chosen_weapon(rules, game, order.unit, order.target)
        if weapon is None:
            yield refused(rules, "attack.no_weapon", order.unit)
            return
    refusing = False
    shooting = shots(rules, game, order.unit, order.target, weapon)
    for finding in weapon_findings(rules, game, order.unit, order.target, weapon, shooting):
        refusing = refusing or finding.refuses
        yield finding
    if refusing:
        return
    yield from shot_findings(rules, order.unit, order.target, weapon, shooting)
    yield from _evade(rules, order, why_evades(rules, game, order.unit, order.target, weapon, shooting))
    if is_declared(game, order):
        dice = sum(lot.dice for lot in shooting_pool(game, order.target, weapon, shooting.firing))
        yield from _dice(rules, order, dice)
        return
    among = None if game.is_engaged(order.target) else tuple(sorted(shooting.visible))
    laid = template_weapon(game, order.unit)
    if laid is not None and order.weapon in ("", laid.name):
        yield from _under_template(rules, game, order, laid)
        return
    yield from _fallen(rules, game, order, frozenset({order.target}), among)


def _close_combat(rules: Rulebook, game: StarcraftGame, order: Attack) -> Iterator[Finding]:
    for target in (order.target, *order.split):
        yield _its_foe(rules, game, order.unit, target)
    weapon = None
    if order.weapon:
        weapon = weapon_named(game.profile(order.unit), order.weapon, close=True)
        if weapon is None:
            yield refused(
                rules,
                "order.unknown",
                words={"what": tr("weapon called {weapon} for close combat", weapon=order.weapon)},
            )
            return
        if (gone := not_its_own(rules, game, order.unit, weapon)) is not None:
            yield gone
        if weapon.upgrade:
            yield bought_finding(rules, game, order.unit, weapon)
    lines = ranks(game, order.unit)
    yield from _ranks(rules, order, lines)
    yield from _evade(rules, order, why_evades_close(game, order.target))
    if weapon is not None and is_declared(game, order):
        yield from _split(rules, order, weapon, lines)
        return
    yield from _fallen(rules, game, order, game.foes(order.unit), None)


def _its_foe(rules: Rulebook, game: StarcraftGame, unit: str, target: str) -> Finding:
    if target not in game.foes(unit):
        return refused(rules, "attack.not_its_foe", unit, target)
    sure = target in game.engaged.get(unit, frozenset())
    severity = Severity.PASSED if sure else Severity.AT_LIMIT
    return found(rules, "attack.not_its_foe", severity, unit, target)


def _ranks(rules: Rulebook, order: Attack, lines: Ranks) -> Iterator[Finding]:
    words = {"fighting": str(len(lines.fighting)), "supporting": str(len(lines.supporting))}
    count = float(len(lines.striking))
    yield found(rules, "attack.ranks", Severity.PASSED, order.unit, measured=count, words=words)
    for id in lines.behind:
        yield passed(rules, "attack.behind", id)


def _split(rules: Rulebook, order: Attack, weapon: Weapon, lines: Ranks) -> Iterator[Finding]:
    dice = fighting_dice(weapon, lines) + order.more
    yield from _dice(rules, order, dice - order.more)
    shared = sum(order.split.values())
    uneven = shared > max(0, dice) or any(share < 0 for share in order.split.values()) or order.target in order.split
    if order.split or uneven:
        severity = Severity.REFUSED if uneven else Severity.PASSED
        limit = float(max(0, dice))
        words = {"dice": dice_said(shared)}
        yield found(
            rules, "attack.split", severity, order.unit, order.target, measured=float(shared), limit=limit, words=words
        )


def _dice(rules: Rulebook, order: Attack, dice: int) -> Iterator[Finding]:
    """The Attack Pool, with what abilities add or take."""
    words = {"cause": f" ({order.cause})" if order.cause else ""}
    if order.more:
        words["more"] = f"{order.more:+d}"
        in_all = max(0, dice + order.more)
        words["dice"] = dice_said(in_all)
        yield found(
            rules,
            "attack.more_dice",
            Severity.LEFT_TO_YOU,
            order.unit,
            order.target,
            measured=float(in_all),
            words=words,
        )
    else:
        words = {"dice": dice_said(dice)}
        yield found(rules, "attack.pool", Severity.PASSED, order.unit, order.target, measured=float(dice), words=words)


def _evade(rules: Rulebook, order: Attack, why: str) -> Iterator[Finding]:
    if why:
        yield passed(rules, "attack.evade", order.target, order.unit, words={"why": why})


def _under_template(rules: Rulebook, game: StarcraftGame, order: Attack, weapon: Weapon) -> Iterator[Finding]:
    """What a template covers is looked up at the table: friend and foe may fall, in whatever order lay under it."""
    words = {"weapon": weapon.name, "template": weapon.template}
    yield found(rules, "attack.template", Severity.LEFT_TO_YOU, order.unit, order.target, words=words)
    yield from named_twice(rules, order.removed)
    for id in order.removed:
        if id not in game.models:
            yield refused(rules, "order.unknown", words={"what": tr("model called {id}", id=id)})
        elif not game.model(id).on_table:
            yield refused(rules, "attack.casualties", id, order.target)


def _fallen(
    rules: Rulebook, game: StarcraftGame, order: Attack, victims: frozenset[str], among: Sequence[str] | None
) -> Iterator[Finding]:
    """Casualties typed in, in their order; the dice that made them were real ones."""
    yield found(rules, "attack.dice", Severity.LEFT_TO_YOU, order.unit, order.target)
    twice = list(named_twice(rules, order.removed))
    yield from twice
    wrong = bool(twice)
    for id in order.removed:
        model = game.models.get(id)
        if model is None:
            wrong = True
            yield refused(rules, "order.unknown", words={"what": tr("model called {id}", id=id)})
        elif model.unit not in victims or not model.on_table:
            wrong = True
            yield refused(rules, "attack.casualties", id, order.target)
    if wrong:
        return
    for unit in dict.fromkeys(game.model(id).unit for id in order.removed):
        mine = [id for id in order.removed if game.model(id).unit == unit]
        yield from order_findings(rules, game, unit, mine, among)


def order_findings(
    rules: Rulebook, game: StarcraftGame, unit: str, removed: Sequence[str], among: Sequence[str] | None
) -> Iterator[Finding]:
    """Whether models of one unit fall in an order that is allowed."""
    if among is not None and len(removed) > len(among):
        yield found(
            rules,
            "attack.more_than_seen",
            Severity.REFUSED,
            unit,
            measured=float(len(removed)),
            limit=float(len(among)),
            kind=Limit.AT_MOST,
        )
        return
    for index, id in enumerate(removed):
        allowed = may_fall(game, unit, removed[:index], among)
        if id in allowed and id not in removed[:index]:
            continue
        first = min(allowed, key=lambda one: game.model(one).number, default=id)
        where = Where(
            spot=game.model(id).placed.centre, line=(game.model(id).placed.centre, game.model(first).placed.centre)
        )
        code = "attack.casualty_order" if among is None and game.is_engaged(unit) else "attack.not_seen"
        yield found(rules, code, Severity.REFUSED, id, first, where=where)
        return
    if removed:
        yield passed(rules, "attack.casualty_order" if game.is_engaged(unit) else "attack.not_seen", removed[0])
