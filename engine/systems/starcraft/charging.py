"""What a Charge asks beyond a move: declared targets, the die, and ending within reach of every one of them."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.findings import Finding, Limit, Severity, Where
from engine.orders import Rolled
from engine.rulebook import Rulebook
from engine.systems.starcraft.charge_bonuses import bonus_findings, charge_bonus, charge_dice
from engine.systems.starcraft.formation import FINDABLE, Formation
from engine.systems.starcraft.found import found, refused
from engine.systems.starcraft.orders import Charge
from engine.systems.starcraft.pressing import AS_GOOD_AS_TOUCHING
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.turn import is_unit
from engine.tongue import tr
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import gap, nearest_points
from geometry.keepout import too_near_base
from geometry.tolerance import Fit, at_most
from geometry.zones import ring

_CONTACT = 0.02
_HALVINGS = 8
"""Enough for two hundredths of an inch."""


def charge_distance(rules: Rulebook, speed: float, rolled: Rolled, bonuses: Sequence[str] = ()) -> float:
    """Speed, the highest die, and what bonuses add."""
    return max(0.0, speed + charge_bonus(rules, bonuses)) + max(rolled, default=0)


def declaration(rules: Rulebook, game: StarcraftGame, order: Charge) -> Iterator[Finding]:
    """The targets are enemy Ground units on the table, and the die is one that can be rolled."""
    dice = charge_dice(rules, order.bonuses)
    yield from dice_findings(rules, order.rolled, dice, rules.count("charge_sides"), order.by)
    if not order.targets:
        yield refused(rules, "charge.no_target", order.unit, words={"what": tr("No target is declared")})
    for target in order.targets:
        if not is_unit(game, target):
            yield refused(rules, "order.unknown", words={"what": tr("unit called {target}", target=target)})
        elif not game.is_enemy(target, order.by) or not game.stands(target) or game.is_flying(target):
            yield refused(rules, "charge.target", order.unit, target, words={"why": tr("can't be charged")})
    for target, times in Counter(order.targets).items():
        if times > 1:
            yield refused(rules, "charge.target", order.unit, target, words={"why": tr("is declared twice")})
    for target, number in order.models.items():
        known = target in order.targets and any(one.number == number for one in game.standing_of(target))
        if not known:
            yield refused(
                rules,
                "order.unknown",
                words={"what": tr("model {number} of {target} to charge", number=number, target=target)},
            )
    known_targets = [target for target in order.targets if is_unit(game, target)]
    yield from bonus_findings(rules, game, order.unit, known_targets, order.bonuses)


def dice_findings(rules: Rulebook, rolled: Rolled, count: int, sides: int, by: str) -> Iterator[Finding]:
    """As many dice as the rule asks for, each with a face that exists."""
    if len(rolled) != count or any(not 1 <= die <= sides for die in rolled):
        dice = f"{count if count > 1 else ''}D{sides}" if count else tr("no die for this")
        yield refused(
            rules, "dice.wrong", by, words={"dice": dice, "given": ", ".join(map(str, rolled)) or tr("nothing")}
        )


def charge_findings(rules: Rulebook, game: StarcraftGame, order: Charge, formation: Formation) -> Iterator[Finding]:
    """The Leading Model ends within Engagement Range of every declared target."""
    limit = rules.figure("engagement_range")
    subject = f"{order.unit}.{order.leader}"
    for target in order.targets:
        nearest = target_of(game, order, target, formation.stands)
        apart = gap(formation.stands, nearest)
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


def target_of(game: StarcraftGame, order: Charge, target: str, stands: Placed) -> Placed:
    """The model nominated of a target, else the nearest."""
    number = order.models.get(target)
    named = next((model for model in game.standing_of(target) if model.number == number), None)
    return nearest_of(game, target, stands) if named is None else named.placed


def nearest_ends(places: Sequence[Placed], base: Base, turn: float, end: Area) -> Area:
    """The part of an area of ends where a base stands against one of ``places``, or as near to one as it can."""
    if not end:
        return end

    def within(away: float) -> Area:
        return end & union(too_near_base(place, base, turn, away) for place in places)

    low, high = 0.0, 1.0
    if within(_CONTACT).grown(-FINDABLE):
        return within(AS_GOOD_AS_TOUCHING - FINDABLE)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if within(middle).grown(-FINDABLE) else (middle, high)
    return within(high + AS_GOOD_AS_TOUCHING - 2 * FINDABLE)


def contact_findings(
    rules: Rulebook, game: StarcraftGame, order: Charge, formation: Formation, end: Area
) -> Iterator[Finding]:
    """Base to base with a target where the leader can be, else as near as it can. ``end`` is where it may stop."""
    stands, subject = formation.stands, f"{order.unit}.{order.leader}"
    places = [target_of(game, order, target, stands) for target in order.targets]
    nearest = min(places, key=lambda other: gap(stands, other))
    away = gap(stands, nearest)
    if away > AS_GOOD_AS_TOUCHING:
        base, turn = stands.base, stands.pose.turn
        closer = end & union(too_near_base(place, base, turn, away - AS_GOOD_AS_TOUCHING) for place in places)
        if closer.grown(-FINDABLE):
            line = nearest_points(stands, nearest)
            where = Where(whole=closer, line=line, spot=stands.centre)
            yield found(rules, "charge.base_contact", Severity.REFUSED, subject, measured=away, where=where)
            return
    several = len(places) > 1 and any(gap(stands, place) > AS_GOOD_AS_TOUCHING for place in places)
    severity = Severity.LEFT_TO_YOU if several else Severity.PASSED
    yield found(rules, "charge.base_contact", severity, subject, measured=away)


def nearest_of(game: StarcraftGame, unit: str, stands: Placed) -> Placed:
    """The model of a unit on the table that is nearest to a base."""
    return min((model.placed for model in game.standing_of(unit)), key=lambda other: gap(stands, other))


def out_of_reach(rules: Rulebook, game: StarcraftGame, order: Charge, distance: float) -> Finding:
    """A Charge that fails, and how far the farthest of its targets was; near enough, it is the ways that fall short."""
    stands = game.model(f"{order.unit}.{order.leader}").placed
    gaps = {target: gap(stands, nearest_of(game, target, stands)) for target in order.targets}
    farthest = max(gaps, key=lambda target: gaps[target])
    limit = distance + rules.figure("engagement_range")
    near = at_most(gaps[farthest], limit) is Fit.KEPT
    return found(
        rules,
        "charge.out_of_reach",
        Severity.PASSED,
        order.unit,
        farthest,
        measured=gaps[farthest],
        limit=limit,
        kind=Limit.AT_MOST,
        words={"but": tr(": no way found leads to a place to end") if near else ""},
    )
