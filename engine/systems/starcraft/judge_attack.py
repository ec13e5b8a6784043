"""Judging attacks: who may attack whom. Sight and the dice are the player's; casualties are typed in."""

from collections.abc import Iterator

from engine.findings import Finding, Severity, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.orders import Attack
from engine.systems.starcraft.state import Phase, StarcraftGame
from engine.systems.starcraft.turn import is_unit
from geometry.gaps import gap, nearest_points
from geometry.tolerance import Fit, at_most


def attack_findings(rules: Rulebook, game: StarcraftGame, order: Attack) -> Iterator[Finding]:
    """Who is attacked, from how far, and who falls."""
    if not is_unit(game, order.target):
        yield refused(rules, "order.unknown", words={"what": f"unit called {order.target}"})
        return
    if not game.is_enemy(order.target, order.by) or not game.stands(order.target):
        yield refused(rules, "attack.target", order.unit, order.target)
        return
    if game.phase is Phase.COMBAT:
        yield _its_foe(rules, game, order)
        victims = game.foes(order.unit)
    else:
        yield _engagement(rules, game, order)
        yield from _range(rules, game, order)
        yield found(rules, "attack.sight", Severity.LEFT_TO_YOU, order.unit, order.target)
        victims = frozenset({order.target})
    yield from _casualties(rules, game, order, victims)
    yield found(rules, "attack.dice", Severity.LEFT_TO_YOU, order.unit, order.target)


def open_targets(game: StarcraftGame, unit: str) -> tuple[str, ...]:
    """Enemy units on the table that could be named in this phase, near or far."""
    side = game.unit(unit).side
    if game.phase is Phase.COMBAT:
        return tuple(sorted(game.foes(unit)))
    return tuple(enemy.id for enemy in game.enemies_of(side) if game.stands(enemy.id))


def _its_foe(rules: Rulebook, game: StarcraftGame, order: Attack) -> Finding:
    if order.target not in game.foes(order.unit):
        return refused(rules, "attack.not_its_foe", order.unit, order.target)
    sure = order.target in game.engaged.get(order.unit, frozenset())
    severity = Severity.PASSED if sure else Severity.AT_LIMIT
    return found(rules, "attack.not_its_foe", severity, order.unit, order.target)


def _engagement(rules: Rulebook, game: StarcraftGame, order: Attack) -> Finding:
    """Engaged units shoot at those they are Engaged with, others at Unengaged ones."""
    mine, theirs = game.profile(order.unit).tags, game.profile(order.target).tags
    freed = "indomitable" in mine or "indomitable" in theirs
    if game.is_engaged(order.unit):
        if order.target in game.foes(order.unit) or freed:
            return passed(rules, "attack.engaged_elsewhere", order.unit, order.target)
        return refused(rules, "attack.engaged_elsewhere", order.unit, order.target)
    if not game.is_engaged(order.target) or order.target in game.foes(order.unit) or freed:
        return passed(rules, "attack.engaged_target", order.unit, order.target)
    severity = Severity.LEFT_TO_YOU if "pinpoint" in mine else Severity.REFUSED
    return found(rules, "attack.engaged_target", severity, order.unit, order.target)


def _range(rules: Rulebook, game: StarcraftGame, order: Attack) -> Iterator[Finding]:
    mine, theirs = _nearest(game, order.unit, order.target)
    away = gap(mine.placed, theirs.placed)
    line = Where(line=nearest_points(mine.placed, theirs.placed), spot=theirs.placed.centre)
    if game.state(order.target).hidden:
        limit = rules.figure("hidden_range")
        severity = Severity.of(at_most(away, limit))
        yield found(rules, "attack.hidden", severity, order.unit, order.target, measured=away, limit=limit, where=line)
    profile = game.profile(order.unit)
    if profile.range is None:
        yield found(rules, "attack.range_unknown", Severity.LEFT_TO_YOU, order.unit, order.target, measured=away)
        return
    fit = at_most(away, profile.range)
    most = profile.range_upgraded
    if fit is Fit.BROKEN and most is not None and at_most(away, most):
        words = {"weapons": "; ".join(profile.ranged)}
        yield found(
            rules,
            "attack.long_range",
            Severity.LEFT_TO_YOU,
            order.unit,
            order.target,
            measured=away,
            limit=profile.range,
            words=words,
            where=line,
        )
        return
    limit = profile.range if fit is not Fit.BROKEN or most is None else most
    yield found(
        rules,
        "attack.range",
        Severity.of(fit),
        order.unit,
        order.target,
        measured=away,
        limit=limit,
        where=line,
    )


def _casualties(rules: Rulebook, game: StarcraftGame, order: Attack, victims: frozenset[str]) -> Iterator[Finding]:
    for id in order.removed:
        model = game.models.get(id)
        if model is None:
            yield refused(rules, "order.unknown", words={"what": f"model called {id}"})
        elif model.unit not in victims or not model.on_table:
            yield refused(rules, "attack.casualties", id, order.target)


def _nearest(game: StarcraftGame, unit: str, target: str) -> tuple[Model, Model]:
    pairs = [(mine, theirs) for mine in game.standing_of(unit) for theirs in game.standing_of(target)]
    return min(pairs, key=lambda pair: gap(pair[0].placed, pair[1].placed))
