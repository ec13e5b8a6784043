"""What a Charge asks beyond a move: declared targets, the die, and ending within reach of every one of them."""

from collections.abc import Iterator

from engine.findings import Finding, Limit, Severity, Where
from engine.orders import Rolled
from engine.rulebook import Rulebook
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.found import found, refused
from engine.systems.starcraft.orders import Charge
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.turn import is_unit
from geometry.base import Placed
from geometry.gaps import gap, nearest_points
from geometry.tolerance import Fit, at_most
from geometry.zones import ring


def charge_distance(rules: Rulebook, speed: float, rolled: Rolled) -> float:
    return speed + sum(rolled[: rules.count("charge_dice")])


def declaration(rules: Rulebook, game: StarcraftGame, order: Charge) -> Iterator[Finding]:
    """The targets are enemy Ground units on the table, and the die is one that can be rolled."""
    yield from dice_findings(rules, order.rolled, rules.count("charge_dice"), rules.count("charge_sides"), order.by)
    if not order.targets:
        yield refused(rules, "charge.no_target", order.unit)
    for target in order.targets:
        if not is_unit(game, target):
            yield refused(rules, "order.unknown", words={"what": f"unit called {target}"})
        elif not game.is_enemy(target, order.by) or not game.stands(target) or game.is_flying(target):
            yield refused(rules, "charge.target", order.unit, target)


def dice_findings(rules: Rulebook, rolled: Rolled, count: int, sides: int, by: str) -> Iterator[Finding]:
    """As many dice as the rule asks for, each with a face that exists."""
    if len(rolled) != count or any(not 1 <= die <= sides for die in rolled):
        dice = f"{count if count > 1 else ''}D{sides}" if count else "no such die"
        yield refused(rules, "dice.wrong", by, words={"dice": dice, "given": ", ".join(map(str, rolled)) or "nothing"})


def charge_findings(rules: Rulebook, game: StarcraftGame, order: Charge, formation: Formation) -> Iterator[Finding]:
    """The Leading Model ends within Engagement Range of every declared target, base to base where it can."""
    limit = rules.figure("engagement_range")
    subject = f"{order.unit}.{order.leader}"
    touching = True
    for target in order.targets:
        nearest = nearest_of(game, target, formation.stands)
        apart = gap(formation.stands, nearest)
        touching = touching and at_most(apart, 0.0) is not Fit.BROKEN
        where = Where(
            whole=ring(nearest, limit),
            line=nearest_points(formation.stands, nearest),
            spot=formation.stands.centre,
        )
        severity = Severity.of(at_most(apart, limit))
        yield found(
            rules,
            "charge.not_within",
            severity,
            subject,
            target,
            measured=apart,
            limit=limit,
            where=where if severity is not Severity.PASSED else None,
        )
    severity = Severity.PASSED if touching else Severity.LEFT_TO_YOU
    yield found(rules, "charge.base_contact", severity, subject)


def nearest_of(game: StarcraftGame, unit: str, stands: Placed) -> Placed:
    """The model of a unit on the table that is nearest to a base."""
    return min((model.placed for model in game.standing_of(unit)), key=lambda other: gap(stands, other))


def out_of_reach(rules: Rulebook, game: StarcraftGame, order: Charge, distance: float) -> Finding:
    """A Charge that fails, and how far the farthest of its targets was."""
    stands = game.model(f"{order.unit}.{order.leader}").placed
    gaps = {target: gap(stands, nearest_of(game, target, stands)) for target in order.targets}
    farthest = max(gaps, key=lambda target: gaps[target])
    return found(
        rules,
        "charge.out_of_reach",
        Severity.PASSED,
        order.unit,
        farthest,
        measured=gaps[farthest],
        limit=distance + rules.figure("engagement_range"),
        kind=Limit.AT_MOST,
    )
