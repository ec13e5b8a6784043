"""A Charge or a Disengage that fails: nothing moves, and that is right only where its Leading Model finds no end."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.starcraft.charging import charge_distance, out_of_reach
from engine.systems.starcraft.ends import charge_end, knows_every_way
from engine.systems.starcraft.formation import FINDABLE, TURNS
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.orders import Charge, Disengage, Moving
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area
from geometry.pose import Pose


def failure_findings(rules: Rulebook, game: StarcraftGame, order: Moving) -> Iterator[Finding]:
    """An order without a path."""
    if isinstance(order, Charge):
        distance = charge_distance(rules, speed_now(game, order.unit) or 0.0, order.rolled, order.bonuses)
        mover = make_mover(rules, game, order.unit, order.targets)
        yield from _fails(rules, game, order, mover, distance, "charge", order.targets)
        yield out_of_reach(rules, game, order, distance)
    elif isinstance(order, Disengage):
        mover = make_mover(rules, game, order.unit)
        yield from _fails(rules, game, order, mover, speed_now(game, order.unit) or 0.0, "disengage", ())
        yield passed(rules, "disengage.fails", f"{order.unit}.{order.leader}")
    else:
        yield refused(rules, "move.no_displacement", order.unit)


def _fails(
    rules: Rulebook,
    game: StarcraftGame,
    order: Moving,
    mover: Mover,
    distance: float,
    kind: str,
    targets: tuple[str, ...],
) -> Iterator[Finding]:
    subject = f"{order.unit}.{order.leader}"
    start = game.model(subject).placed.pose
    end = find_end(rules, game, mover, start, distance, targets)
    if end:
        where = Where(whole=end, spot=end.inside_point)
        yield found(rules, f"{kind}.can_be_done", Severity.REFUSED, subject, where=where)
        return
    if knows_every_way(game, mover):
        return
    # With nothing in the way: is there an end that only a way not looked at could lead to?
    open_mover = replace(mover, ground=replace(mover.ground, no_way=()))
    if find_end(rules, game, open_mover, start, distance, targets):
        yield found(rules, f"{kind}.way_round", Severity.LEFT_TO_YOU, subject)


def find_end(
    rules: Rulebook, game: StarcraftGame, mover: Mover, start: Pose, distance: float, targets: tuple[str, ...] = ()
) -> Area:
    """Where some way leads that the Leading Model may end, at its own turn or another; empty where nowhere."""
    turns = [start.turn]
    if not mover.base.is_round:
        turns += [turn for turn in TURNS if turn != start.turn]
    for turn in turns:
        end = charge_end(rules, game, mover, start, turn, distance, targets)
        if end.grown(-FINDABLE):
            return end
    return Area.empty()
