"""Walking the models with Tab, in the order of the roster, and where a newcomer first comes into the hand."""

from engine.game import Game
from engine.mission import EdgeSegment
from geometry.base import Base
from geometry.pose import Pose


def stops(game: Game, units: tuple[str, ...]) -> tuple[tuple[str, str | None], ...]:
    """(unit, model) pairs to stop at: each model on the table; a unit still to come is one stop."""
    found: list[tuple[str, str | None]] = []
    for unit in units:
        standing = game.standing_of(unit)
        if standing:
            found += [(unit, model.id) for model in standing]
        elif game.alive_of(unit):
            found.append((unit, None))
    return tuple(found)


def next_stop(
    all_stops: tuple[tuple[str, str | None], ...], unit: str | None, model: str | None, step: int
) -> tuple[str, str | None] | None:
    """The stop after (or before) the one at hand, round and round."""
    if not all_stops:
        return None
    here = next((i for i, stop in enumerate(all_stops) if stop == (unit, model)), None)
    if here is None:
        here = next((i for i, stop in enumerate(all_stops) if stop[0] == unit), None)
        if here is not None and step > 0:
            return all_stops[here]
    if here is None:
        return all_stops[0 if step > 0 else -1]
    return all_stops[(here + step) % len(all_stops)]


def arrival(game: Game, side: str, base: Base) -> Pose:
    """Where a model from off the table first appears in the hand: inside the middle of its side's first edge.

    Only a place to begin from; the rules judge where it may go.
    """
    table = game.mission.table
    segments = game.mission.side(side).entry
    if not segments:
        return Pose(table.width / 2, table.height / 2)
    segment: EdgeSegment = segments[0]
    x, y = table.edge_point(segment.edge, (segment.start + segment.end) / 2)
    out_x, out_y = table.outward(segment.edge)
    depth = base.outer_radius + 0.01
    return Pose(x - out_x * depth, y - out_y * depth)
