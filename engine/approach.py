"""How soon what a side brings can be at a place: real ways of real bases round the terrain, and nothing else there.

No other model stands in the way, nobody fights, and every unit goes straight there. That is what a table allows, not
what a game will be.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from engine.ground import Ground, stand_area
from engine.mission import Marker, Table
from engine.routing import Ways, ways_from
from geometry.area import Area
from geometry.base import Base
from geometry.keepout import on_table, wholly_inside
from geometry.pose import Point
from geometry.routes.reach import Route

ROUND_THE_MARKER = 48
INWARD = (1.0, 0.6, 0.2)
"""Places asked for: so many round a marker, at these parts of the farthest that counts as being there. A way is missed
by less than a twentieth of an inch."""
SHORT = 1e-3
"""Inches of a line that are none."""
INSIDE_IT = 0.002
"""Inches the farthest place is drawn in, so that it is within the range."""


Between = Callable[[], None]
"""Asked between two parts of the work; it may raise to end it."""


def no_matter() -> None:
    """Nobody asks."""


WaysIn = Callable[[float], Sequence[Ways]]
"""The ways of at most so many inches, from each of the places that a base may start from."""


@dataclass(frozen=True, slots=True)
class Party:
    """Models that go together, as one base of them does: a unit that is to come, or one model that stands.

    ``pace`` is inches in a round. ``room`` is where it may start at no cost. ``weight`` is what the game counts it for,
    ``holds`` whether it counts for anything at a marker.
    """

    side: str
    unit: str
    name: str
    models: int
    base: Base
    turn: float
    pace: float
    ground: Ground = field(repr=False)
    ways: WaysIn = field(repr=False, compare=False)
    room: Area | None = field(default=None, repr=False, compare=False)
    weight: int = 0
    holds: bool = True


@dataclass(frozen=True, slots=True)
class Arrival:
    """``distance`` in inches by the shortest way to where the party is at the marker, ``round`` the first in which it
    can be; none where no way leads there in the game. ``way`` are its waypoints, one for a party that is there."""

    party: Party
    distance: float | None
    round: int | None
    way: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class MarkerTimes:
    """``shares`` are, round by round, the part of the side's models that can be there, from 0 to 1."""

    side: str
    marker: Marker
    arrivals: tuple[Arrival, ...]
    shares: tuple[float, ...]


def times(
    side: str,
    parties: Sequence[Party],
    marker: Marker,
    within: float,
    rounds: int,
    pools: Sequence[float] | None = None,
    between: Between = no_matter,
) -> MarkerTimes:
    """``within`` is how near a base's edge is to the marker's when it is there. ``pools`` limit the weight on the table
    round by round, in games that have such. ``between`` is called before each party's turn."""
    found = []
    for party in parties:
        between()
        found.append(_arrival(party, marker, within, rounds))
    arrivals = tuple(found)
    whole = sum(party.models for party in parties)
    shares = tuple(_there(arrivals, number, pools) / whole if whole else 0.0 for number in range(1, rounds + 1))
    return MarkerTimes(side, marker, arrivals, shares)


def from_point(base: Base, turn: float, at: Point, ground: Ground) -> WaysIn:
    return lambda allowance: (ways_from(base, turn, at, allowance, ground),)


def standing_in(area: Area, table: Table, base: Base, turn: float) -> Area:
    """Centres at which a base is wholly within an area; of one that is too narrow for that, as an edge is, those at
    which it is wholly on the table and reaches into the area by its middle."""
    room = wholly_inside(area, base, turn)
    return room or (area.grown(base.inner_radius) & on_table(table.width, table.height, base, turn))


def from_room(area: Area, base: Base, turn: float, ground: Ground) -> tuple[Area, WaysIn]:
    """Where a base stands in an area, and the ways from the lines round that, where all ways out begin."""
    room = standing_in(area, ground.table, base, turn)
    lines = [(a, b) for ring in room.rings() for a, b in pairwise((*ring, ring[0])) if math.dist(a, b) > SHORT]
    return room, lambda allowance: [ways_from(base, turn, line, allowance, ground) for line in lines]


def nowhere(_: float) -> Sequence[Ways]:
    """The ways of what comes in nowhere."""
    return ()


def _arrival(party: Party, marker: Marker, within: float, rounds: int) -> Arrival:
    if not party.holds or party.pace <= 0:
        return Arrival(party, None, None)
    longest = party.pace * rounds
    found = min(_ways(party, marker, within, longest), key=lambda route: route.length, default=None)
    if found is None or found.length > longest:
        return Arrival(party, None, None)
    return Arrival(party, found.length, max(1, math.ceil((found.length - 1e-3) / party.pace)), found.waypoints)


def _ways(party: Party, marker: Marker, within: float, longest: float) -> Sequence[Route]:
    """The shortest ways to places by the marker where the base may stand."""
    stand = stand_area(party.base, party.turn, party.ground)
    farthest = max(0.0, marker.diameter / 2 + within + party.base.inner_radius - INSIDE_IT)
    table = party.ground.table
    allowance = min(longest, 2 * (table.width + table.height))
    starts = party.ways(allowance)
    for part in INWARD:
        places = [place for place in _round(marker.at, part * farthest) if stand.contains(place)]
        there = [] if party.room is None else [place for place in places if party.room.contains(place)]
        if there:
            return [Route(0.0, (there[0],))]
        found = [route for ways in starts for place in places if (route := ways.to(place)) is not None]
        if found:
            return found
    return []


def _round(at: Point, radius: float) -> Iterable[Point]:
    for number in range(ROUND_THE_MARKER):
        angle = 2 * math.pi * number / ROUND_THE_MARKER
        yield (at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle))


def _there(arrivals: Sequence[Arrival], by: int, pools: Sequence[float] | None) -> int:
    """The most models that can be there by the end of a round.

    One that takes n rounds has come in n - 1 rounds before, when the pool was smaller; what may be on the table then is
    filled so that most models come in time.
    """
    due = [(by - one.round + 1, one.party) for one in arrivals if one.round is not None and one.round <= by]
    if pools is None:
        return sum(party.models for _, party in due)
    best: Mapping[int, int] = {0: 0}
    for latest, party in sorted(due, key=lambda pair: pair[0]):
        grown = dict(best)
        for weight, models in best.items():
            whole = weight + party.weight
            if whole <= pools[latest - 1]:
                grown[whole] = max(grown.get(whole, 0), models + party.models)
        best = grown
    return max(best.values())
