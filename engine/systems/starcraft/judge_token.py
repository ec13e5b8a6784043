"""Judging where a token is laid: on the table, in free space, near what it is measured from, away from enemies."""

from collections.abc import Iterator

from engine.findings import Finding, Limit, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, By
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.influence import entry
from engine.systems.starcraft.lying import base_of, lies_free, off_table, owners_left
from engine.systems.starcraft.orders import UseAbility
from engine.systems.starcraft.state import StarcraftGame
from geometry.base import Placed
from geometry.gaps import farthest, gap
from geometry.outline import outline
from geometry.pose import Pose
from geometry.sweep import clearance_of
from geometry.tolerance import Fit, apart, at_most, more_than
from geometry.zones import ring


def token_findings(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    kind = game.kit.tokens.get(ability.token)
    words = {"ability": ability.name, "token": kind.name if kind else ability.token}
    if kind is None or order.at is None:
        yield refused(rules, "ability.no_place", order.unit, words=words)
        return
    placed = Placed(base_of(game, kind), Pose(*order.at))
    where = Where(spot=placed.centre, whole=outline(placed))
    out = off_table(game, kind, order.at)
    yield found(
        rules,
        "token.off_table",
        Severity.of(apart(-out)),
        order.unit,
        measured=out,
        limit=0.0,
        words=words,
        where=where,
    )
    overlapped = lies_free(game, kind, order.at)
    for thing, free in overlapped.items():
        yield found(
            rules,
            "token.not_free",
            Severity.REFUSED,
            order.unit,
            thing,
            measured=free,
            limit=0.0,
            kind=Limit.AT_LEAST,
            words=words,
            where=where,
        )
    if not overlapped:
        yield passed(rules, "token.not_free", order.unit, words=words)
    off = distance_from(game, order, ability, placed)
    if ability.within is not None:
        if off is None:
            yield refused(rules, "ability.no_token", order.unit, words=words)
        else:
            yield found(
                rules,
                "token.reach",
                Severity.of(at_most(off, ability.within) if ability.within > 0 else apart(-off)),
                order.unit,
                measured=off,
                limit=ability.within,
                words=words,
                where=where,
            )
    if ability.apart is not None:
        yield _away(rules, game, order, ability.apart, placed, words)


def distance_from(game: StarcraftGame, order: UseAbility, ability: Ability, placed: Placed) -> float | None:
    """Inches from the nearest thing that the ability measures from; none where there is no such thing."""
    if ability.by is By.ENTRY:
        table = game.mission.table
        spans = [
            (table.edge_point(one.edge, one.start), table.edge_point(one.edge, one.end))
            for one in entry(game, order.by)
        ]
        offs = [clearance_of(*span, placed.centre) - placed.base.outer_radius for span in spans]
        return max(0.0, min(offs)) if offs else None
    if ability.by is By.TOKEN:
        things = [one.placed for one in game.tokens.values() if one.side == order.by and one.kind.id == ability.token]
    else:
        things = list(owners_left(game, order.unit, ability))
    measure = farthest if ability.wholly else gap
    return min((measure(placed, thing) for thing in things), default=None)


def _away(
    rules: Rulebook, game: StarcraftGame, order: UseAbility, limit: float, placed: Placed, words: dict[str, str]
) -> Finding:
    enemies = [m for unit in game.enemies_of(order.by) for m in game.standing_of(unit.id)]
    if not enemies:
        return passed(rules, "token.too_near", order.unit, words=words | {"other": "enemies"})
    nearest = min(enemies, key=lambda model: gap(placed, model.placed))
    off = gap(placed, nearest.placed)
    fit = more_than(off, limit)
    where = None if fit is Fit.KEPT else Where(whole=ring(nearest.placed, limit), spot=placed.centre)
    return found(
        rules,
        "token.too_near",
        Severity.of(fit),
        order.unit,
        nearest.id,
        measured=off,
        limit=limit,
        kind=Limit.MORE_THAN,
        words=words,
        where=where,
    )
