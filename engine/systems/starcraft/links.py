"""What holds a unit together, as lines to draw: from model to model while they hold, and where they break."""

import math
from collections.abc import Mapping

from engine.findings import Link
from engine.rulebook import Rulebook
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.movers import make_mover
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import gap_to_point
from geometry.outline import outline
from geometry.pose import Point

_HALVINGS = 24
"""Enough to find a place on a line of the whole table to within a thousandth of a thousandth of an inch."""


def links_of(formation: Formation, chains: Mapping[int, int] | None = None) -> tuple[Link, ...]:
    """One for each of the others, from the model next to it on its chain.

    A model that is not wholly within Coherency hangs on a line from the leader that breaks where it leaves it; one that
    no chain joins on a line from the leader that breaks at the first thing it may not cross. ``chains`` are the
    formation's own, where they are known already.
    """
    chains = formation.chains() if chains is None else chains
    loose = {broken.model: broken.area for broken in formation.unlinked()} if len(chains) < len(formation.all) else {}
    return tuple(_link(formation, number, chains.get(number), loose.get(number)) for number in formation.others)


def links_at_rest(rules: Rulebook, game: StarcraftGame, unit: str, leader: int) -> tuple[Link, ...]:
    """Those of a unit as it stands, were this model its leader; none where it is not on the table.

    Links are asked for only at the end of what sets models anew. Of a unit that was In Coherency then, only what holds
    is told: whoever leads no longer, or not yet, and whatever has come in between since, puts nobody out of it.
    """
    places = {model.number: model.placed for model in game.standing_of(unit)}
    if leader not in places:
        return ()
    stands = places.pop(leader)
    foes = sorted(game.engaged.get(unit, ()))
    links = links_of(Formation(make_mover(rules, game, unit, foes), leader, stands, places))
    return links if game.state(unit).adrift else tuple(link for link in links if link.breaks is None)


def _link(formation: Formation, number: int, next_to: int | None, piece: Area | None) -> Link:
    leader, placed = formation.stands, formation.others[number]
    if next_to is None:
        return Link(leader.centre, placed.centre, _first(leader.centre, placed.centre, piece))
    if formation.within(number):
        return Link(formation.all[next_to].centre, placed.centre)
    far = _farthest(placed, leader)
    return Link(leader.centre, far, _leaves(leader, far, formation.mover.coherency))


def _first(start: Point, end: Point, piece: Area | None) -> Point:
    """The foot on the line of what of the piece lies next to its start."""
    if not piece:
        return start
    near = piece.nearest(start)
    along = (end[0] - start[0], end[1] - start[1])
    square = along[0] ** 2 + along[1] ** 2
    share = ((near[0] - start[0]) * along[0] + (near[1] - start[1]) * along[1]) / square if square else 0.0
    return _at(start, end, min(1.0, max(0.0, share)))


def _farthest(placed: Placed, leader: Placed) -> Point:
    """The point of a base farthest from the leader."""
    if placed.base.is_round and leader.base.is_round:
        away = math.dist(leader.centre, placed.centre)
        return _at(leader.centre, placed.centre, 1 + placed.base.width / 2 / away) if away else placed.centre
    return max(outline(placed).rings()[0], key=lambda point: gap_to_point(leader, point))


def _leaves(leader: Placed, end: Point, distance: float) -> Point:
    """Where a line from the leader's centre is so far from its base: the distance only grows along it."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if gap_to_point(leader, _at(leader.centre, end, middle)) < distance:
            low = middle
        else:
            high = middle
    return _at(leader.centre, end, low)


def _at(start: Point, end: Point, share: float) -> Point:
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
