"""Hardwired 28's guide to laying out terrain, asked of a mission: told as notes, never as something wrong."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.dice import Dice
from engine.mission import EdgeName, Mission
from engine.sight import Lookout, looking
from engine.systems.hardwired28.terrain import BLOCKS_SIGHT, is_solid
from engine.tongue import tr
from engine.wording import inches
from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import gap, separation_from
from geometry.pose import Point, Pose, distance
from geometry.sight.cover import crossed
from geometry.sight.lanes import longest_lane
from geometry.tolerance import Fit, at_most
from missions.rules.book import rulebook

SYSTEM = "hardwired28"
GIVES_COVER = "gives_cover"
TRIED = 160
BASE = Base.from_millimetres(BaseShape.ROUND, 32)
EDGE_DEPTH = 0.001
INSET = 0.01
"""Inches off the table's edge: along the edge itself nobody looks past a wall that reaches up to it."""
OPPOSITE = ((EdgeName.TOP, EdgeName.BOTTOM), (EdgeName.LEFT, EdgeName.RIGHT))


@dataclass(frozen=True, slots=True)
class Offence:
    """What the guide advises against: in words, and the line that shows it."""

    text: str
    line: tuple[Point, Point] | None = None


def has_guide(mission: Mission) -> bool:
    """There is something that the guide could be asked about."""
    return mission.system == SYSTEM and bool(mission.terrain)


def guide(mission: Mission) -> Iterator[Offence]:
    """Sight lines from edge to edge, the longest open lane and how many firing lanes give cover."""
    if not has_guide(mission):
        return
    yield from _across(mission)
    yield from _long_lane(mission)
    yield from _uncovered(mission)


def _walls(mission: Mission) -> list[Area]:
    return [piece.outline for piece in mission.terrain if BLOCKS_SIGHT in piece.traits]


def _across(mission: Mission) -> Iterator[Offence]:
    lookout = Lookout.past(piece for piece in mission.terrain if BLOCKS_SIGHT in piece.traits)
    for one, other in OPPOSITE:
        seen = looking(lookout, _edge(mission, one), _edge(mission, other))
        if seen and seen.line is not None:
            text = tr(
                "Layout guide: a line of sight crosses the board from the {one} to the {other} edge",
                one=one.value,
                other=other.value,
            )
            yield Offence(f"{text}, {_told(seen.line)}.", seen.line)


def _edge(mission: Mission, edge: EdgeName) -> Placed:
    """A table edge as something that looks: a rectangle no deeper than the tolerance."""
    width, height = mission.table.width, mission.table.height
    x, y = mission.table.edge_point(edge, mission.table.edge_length(edge) / 2)
    out = mission.table.outward(edge)
    lies = edge in (EdgeName.TOP, EdgeName.BOTTOM)
    size = (width - 2 * INSET, EDGE_DEPTH) if lies else (EDGE_DEPTH, height - 2 * INSET)
    return Placed(Base(BaseShape.RECTANGLE, *size), Pose(x - out[0] * INSET, y - out[1] * INSET))


def _long_lane(mission: Mission) -> Iterator[Offence]:
    lane = longest_lane(mission.table.area.grown(-INSET), _walls(mission))
    long = distance(*lane)
    most = rulebook(SYSTEM).figure("lane_most")
    if at_most(long, most) is Fit.BROKEN:
        text = tr(
            "Layout guide: an open lane of {long}, {told}; at most {most:g}″ is advised.",
            long=inches(long),
            told=_told(lane),
            most=most,
        )
        yield Offence(text, lane)


def _uncovered(mission: Mission) -> Iterator[Offence]:
    """Lanes between places where a base of 32 mm may stand, drawn by dice that are always the same."""
    lookout = Lookout.past(piece for piece in mission.terrain if BLOCKS_SIGHT in piece.traits)
    hides = [piece.outline for piece in mission.terrain if piece.traits & {BLOCKS_SIGHT, GIVES_COVER}]
    most, asked = rulebook(SYSTEM).figure("lane_most"), rulebook(SYSTEM).figure("lanes_covered")
    lanes = covered = 0
    open_lane = None
    for a, b in _places(mission):
        if lanes == TRIED:
            break
        if at_most(gap(a, b), most) and looking(lookout, a, b):
            lanes += 1
            if any(crossed((a.centre, part), hides) for part in _body(a, b)):
                covered += 1
            elif open_lane is None:
                open_lane = (a.centre, b.centre)
    if lanes and covered < asked * lanes:
        text = tr(
            "Layout guide: {covered} of {lanes} firing lanes tried give cover; at least {asked:.0%} is advised",
            covered=covered,
            lanes=lanes,
            asked=asked,
        )
        told = tr(", and none does {told}", told=_told(open_lane)) if open_lane is not None else ""
        yield Offence(f"{text}{told}.", open_lane)


def _body(looker: Placed, target: Placed) -> Iterator[Point]:
    """Points across a target, as it stands to whoever looks at it."""
    (x1, y1), (x2, y2) = looker.centre, target.centre
    away, half = distance(looker.centre, target.centre), target.base.inner_radius
    if away > 0:
        across = (-(y2 - y1) / away * half, (x2 - x1) / away * half)
        for part in (-0.99, -0.5, 0.0, 0.5, 0.99):
            yield (x2 + part * across[0], y2 + part * across[1])


def _places(mission: Mission) -> Iterator[tuple[Placed, Placed]]:
    solid = [piece.outline for piece in mission.terrain if is_solid(piece)]
    dice, steps = Dice(0), 1000

    def stands(place: int, index: int) -> Placed | None:
        half = BASE.outer_radius
        x = half + (mission.table.width - 2 * half) * (dice.roll(place, steps, index) - 1) / (steps - 1)
        y = half + (mission.table.height - 2 * half) * (dice.roll(place, steps, index + 1) - 1) / (steps - 1)
        placed = Placed(BASE, Pose(x, y))
        return placed if all(separation_from(placed, piece) >= 0 for piece in solid) else None

    for place in range(TRIED * 20):
        a, b = stands(place, 0), stands(place, 2)
        if a is not None and b is not None:
            yield a, b


def _told(line: tuple[Point, Point]) -> str:
    (x1, y1), (x2, y2) = line
    return tr("from {x1:.1f}, {y1:.1f} to {x2:.1f}, {y2:.1f}", x1=x1, y1=y1, x2=x2, y2=y2)
