"""Close Ranks: who is pinned, whom a unit may come near, and that it ends nearer and leaves no fight."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Limit, Severity, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.orders import CloseRanks
from engine.systems.starcraft.pressing import Press, Tier, bodies_of
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area, union
from geometry.gaps import gap, nearest_points, touching
from geometry.keepout import too_near_base
from geometry.tolerance import apart, less_than

OWN_FOES = "own"

_SURELY = 0.003
"""Inches that an end offered keeps off a limit."""

_CONTACT = 0.0025
"""Inches from a body within which an end is drawn against it, and offered in contact."""


def may_near(game: StarcraftGame, unit: str) -> tuple[str, ...]:
    """The enemy units it may be within Engagement Range of at the end: those Engaged when the phase began, with it or
    with anyone, as is set, and those it is Engaged with now."""
    side = game.unit(unit).side
    if game.setting("close_ranks_new") == OWN_FOES:
        engaged = game.fought.get(unit, frozenset())
    else:
        engaged = frozenset(game.fought)
    return tuple(one.id for one in game.enemies_of(side) if game.stands(one.id) and one.id in engaged | game.foes(unit))


def pinned(game: StarcraftGame, unit: str) -> frozenset[int]:
    """Models that touch an enemy do not move."""
    foes = [model for foe in game.foes(unit) for model in game.standing_of(foe)]
    return frozenset(
        model.number for model in game.standing_of(unit) if any(touching(model.placed, foe.placed) for foe in foes)
    )


def nearer_ends(rules: Rulebook, game: StarcraftGame, mover: Mover, leader: int, turn: float) -> Area:
    """Centres nearer to the enemy than a Leading Model stands, clear of those of its unit that are pinned, and near
    enough to every foe for the unit to stay in its fight: by the leader itself, or by one set In Coherency with it."""
    unit = mover.unit
    held_fast = pinned(game, unit)
    if leader in held_fast:
        return Area.empty()
    bodies = bodies_of(game, sorted(game.foes(unit)))
    start = game.model(f"{unit}.{leader}").placed
    before = min((max(0.0, body.separation(start)) for body in bodies), default=0.0)
    nearer = union(body.keep_out(mover.base, turn, max(_CONTACT, before - _SURELY)) for body in bodies)
    for foe in game.engaged.get(unit, frozenset()):
        nearer = nearer & _in_the_fight(rules, game, mover, turn, foe, held_fast, alone=False)
    return nearer - union(too_near_base(game.model(f"{unit}.{one}").placed, mover.base, turn) for one in held_fast)


def surely_fighting(rules: Rulebook, game: StarcraftGame, mover: Mover, turn: float, ends: Area) -> Area:
    """The ends of a leader at which its unit leaves no fight wherever the others that are not pinned are set."""
    held_fast = pinned(game, mover.unit)
    for foe in game.engaged.get(mover.unit, frozenset()):
        ends = ends & _in_the_fight(rules, game, mover, turn, foe, held_fast, alone=True)
    return ends


def _in_the_fight(
    rules: Rulebook, game: StarcraftGame, mover: Mover, turn: float, foe: str, held_fast: frozenset[int], *, alone: bool
) -> Area:
    """Where a leader may be for some of its unit to be within reach of a foe, or where it is so itself, ``alone``; all
    of the table where one is pinned to it, or within its reach and pinned to another."""
    reach = rules.figure("engagement_range")
    enemies = [model.placed for model in game.standing_of(foe)]
    fast = [model.placed for model in game.standing_of(mover.unit) if model.number in held_fast]
    if any(gap(mine, theirs) <= reach for mine in fast for theirs in enemies):
        return game.mission.table.area
    bodies = bodies_of(game, (foe,))
    near = union(body.keep_out(mover.base, turn, reach - _SURELY) for body in bodies)
    if alone or len(game.standing_of(mover.unit)) == 1:
        return near
    base = mover.base
    span = base.outer_radius - base.inner_radius
    return union(body.keep_out(base, turn, reach + span) for body in bodies).grown(mover.coherency + span)


def ranks_press(rules: Rulebook, game: StarcraftGame, mover: Mover) -> Press:
    """Base to base with enemies, else with friends that are within their reach."""
    foes = bodies_of(game, sorted(game.foes(mover.unit)))
    return Press(rules, mover, foes, (Tier.CONTACT, Tier.FRIENDS), pinned(game, mover.unit))


def pinned_findings(rules: Rulebook, game: StarcraftGame, order: CloseRanks) -> Iterator[Finding]:
    held = pinned(game, order.unit)
    for model in game.standing_of(order.unit):
        if model.number not in held:
            continue
        stays = model.number != order.leader and order.others.get(model.number) == model.placed.pose
        make = passed if stays else refused
        yield make(rules, "ranks.pinned", model.id)


def ranks_findings(rules: Rulebook, game: StarcraftGame, order: CloseRanks, formation: Formation) -> Iterator[Finding]:
    """The Leading Model ends nearer the foe than it began, and the unit stays Engaged with every one."""
    foes = [model for foe in sorted(game.foes(order.unit)) for model in game.standing_of(foe)]
    if not foes:
        return
    if order.leader not in pinned(game, order.unit):
        yield _nearer(rules, game, order, formation, foes)
    yield from _stays(rules, game, order, formation)


def _nearer(
    rules: Rulebook, game: StarcraftGame, order: CloseRanks, formation: Formation, foes: Sequence[Model]
) -> Finding:
    start = game.model(f"{order.unit}.{order.leader}").placed
    before = min(gap(start, foe.placed) for foe in foes)
    nearest = min(foes, key=lambda foe: gap(formation.stands, foe.placed))
    after = gap(formation.stands, nearest.placed)
    subject = f"{order.unit}.{order.leader}"
    line = Where(line=nearest_points(formation.stands, nearest.placed), spot=formation.stands.centre)
    severity = Severity.of(less_than(after, before))
    return found(
        rules,
        "ranks.nearer",
        severity,
        subject,
        nearest.unit,
        measured=after,
        limit=before,
        kind=Limit.LESS_THAN,
        where=line,
    )


def _stays(rules: Rulebook, game: StarcraftGame, order: CloseRanks, formation: Formation) -> Iterator[Finding]:
    limit = rules.figure("engagement_range")
    for foe in sorted(game.engaged.get(order.unit, frozenset())):
        away = min(gap(placed, model.placed) for placed in formation.all.values() for model in game.standing_of(foe))
        severity = Severity.of(apart(limit - away))
        if severity is not Severity.PASSED:
            yield found(rules, "ranks.leaves", severity, order.unit, foe, measured=away, limit=limit)
