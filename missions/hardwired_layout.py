"""Where the things of a Hardwired 28 set-up are laid: zones, markers and Coworkers, clear of terrain and each other."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from engine.mission import Piece, Table
from engine.systems.hardwired28.terrain import is_solid
from geometry.area import Area, union
from geometry.pose import Point, distance
from missions.hardwired_rolls import Rolls
from missions.rules.setups import Deployment, LootLayout, Place, Region, setups

MARKER_RADIUS = 0.5
HAIR = 0.01
TRIES = 4000
GRID = 0.1
DEPLOYMENT_EDGES = ("top", "right", "bottom", "left")


@dataclass
class Layout:
    """Fills the table thing by thing; each keeps clear of those before it."""

    table: Table
    terrain: Sequence[Piece]
    rolls: Rolls
    objectives: list[Point] = field(default_factory=list)
    loot: list[Point] = field(default_factory=list)
    bases: list[tuple[Point, float]] = field(default_factory=list)
    drawn: int = 0

    def __post_init__(self) -> None:
        self._solid = union(piece.outline for piece in self.terrain if is_solid(piece))

    @property
    def middle(self) -> Point:
        return (self.table.width / 2, self.table.height / 2)

    # markers of the mission

    def lay_objective(self, at: Point) -> Point:
        """There, or as near as terrain lets it lie."""
        return self._kept(self.objectives, self._nearest(self._there(at), self._open(MARKER_RADIUS)))

    def _there(self, at: Point, *, along_a_line: bool = False) -> Point:
        """A place of the tables on this table: as far from its middle, or as large a part of a line across it."""
        side, (x, y) = setups().frame.value, self.middle
        if along_a_line:
            return (at[0] * 2 * x / side, at[1] * 2 * y / side)
        return (at[0] - side / 2 + x, at[1] - side / 2 + y)

    # loot

    def lay_loot(self, layout: LootLayout, deployment: Deployment, *, upright: bool = False) -> None:
        """``upright``: a centre line runs from the top edge to the bottom one."""
        free = self._open(MARKER_RADIUS) - self._kept_clear(MARKER_RADIUS)
        for at in [(y, x) if layout.line and upright else (x, y) for x, y in layout.at]:
            self._kept(self.loot, self._nearest(self._there(at, along_a_line=layout.line), free))
        area = self.region(layout, MARKER_RADIUS, deployment) & free
        for _ in range(layout.count - len(layout.at)):
            self._kept(self.loot, self._chosen(area, lambda at: self._is_apart(at, layout.apart)))

    def _is_apart(self, at: Point, apart: float) -> bool:
        """From rim to rim; loot never overlaps."""
        return all(distance(at, other) >= 2 * MARKER_RADIUS + apart for other in self.loot)

    # Coworkers

    def set_coworker(self, region: Region, radius: float, edge: str | None, deployment: Deployment) -> Point:
        free = self._open(radius) - self._kept_clear(radius)
        area = _along(self.table, edge, radius) if edge is not None else self.region(region, radius, deployment)

        def clear(at: Point) -> bool:
            return all(distance(at, other) >= radius + size + HAIR for other, size in self.bases)

        found = self._chosen(area & free, clear)
        if edge is not None:
            found = _snapped(self.table, edge, radius, found)
        self.bases.append((found, radius))
        return found

    def random_edge(self) -> str:
        self.drawn += 1
        return DEPLOYMENT_EDGES[self.rolls.die("places", 4, self.drawn) - 1]

    # areas

    def region(self, region: Region, radius: float, deployment: Deployment) -> Area:
        """Where the middle of a disc may be for all of it to lie in a region."""
        width, height = self.table.width, self.table.height
        area = Area.rectangle(radius, radius, width - radius, height - radius)
        if region.from_edges is not None:
            inset = region.from_edges + radius
            area = area & Area.rectangle(inset, inset, width - inset, height - inset)
        if region.from_middle is not None:
            least, most = region.from_middle
            area = area & Area.disc(self.middle, most - radius)
            if least:
                area = area - Area.disc(self.middle, least + radius, outside=True)
        if region.near_edge is not None:
            area = area & self._near_unused(region.near_edge - radius, deployment)
        if region.near_loot is not None:
            spots = self.loot or [self.middle]
            reach = region.near_loot - radius + (MARKER_RADIUS if self.loot else 0.0)
            area = area & union(Area.disc(at, reach) for at in spots)
        return area

    def _near_unused(self, depth: float, deployment: Deployment) -> Area:
        """One edge that nobody deploys along, or any where both squads together touch all four."""
        used = set(edges_used(deployment))
        open_edges = [edge for edge in DEPLOYMENT_EDGES if edge not in used] or list(DEPLOYMENT_EDGES)
        edge = open_edges[self.rolls.die("places", len(open_edges), 0) - 1]
        left, top, right, bottom = strip(self.table, edge, depth)
        return Area.rectangle(left, top, right, bottom)

    def _open(self, radius: float) -> Area:
        table = Area.rectangle(radius, radius, self.table.width - radius, self.table.height - radius)
        return table - self._solid.grown(radius)

    def _kept_clear(self, radius: float) -> Area:
        reach = MARKER_RADIUS + setups().clearance.value + radius + HAIR
        return union(Area.disc(at, reach, outside=True) for at in self.objectives)

    def _nearest(self, at: Point, area: Area) -> Point:
        kept = area.grown(-HAIR)
        return at if kept.contains(at) else kept.nearest(at)

    def _chosen(self, area: Area, fits: Callable[[Point], bool]) -> Point:
        """A point of the area by the dice. Raises ValueError where none is found."""
        left, top, right, bottom = area.bounds if area else (0.0, 0.0, 0.0, 0.0)
        across, down = max(1, int((right - left) / GRID)), max(1, int((bottom - top) / GRID))
        for _ in range(TRIES if area else 0):
            self.drawn += 2
            x = left + GRID * (self.rolls.die("places", across + 1, self.drawn) - 1)
            y = top + GRID * (self.rolls.die("places", down + 1, self.drawn + 1) - 1)
            at = (round(x, 2), round(y, 2))
            if area.contains(at) and fits(at):
                return at
        raise ValueError("the terrain leaves no room for what is laid there")

    def _kept(self, among: list[Point], at: Point) -> Point:
        among.append((round(at[0], 2), round(at[1], 2)))
        return among[-1]


def strip(table: Table, edge: str, depth: float) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of what lies within ``depth`` of an edge."""
    width, height = table.width, table.height
    return {
        "top": (0.0, 0.0, width, depth),
        "bottom": (0.0, height - depth, width, height),
        "left": (0.0, 0.0, depth, height),
        "right": (width - depth, 0.0, width, height),
    }[edge]


def _along(table: Table, edge: str | None, radius: float) -> Area:
    """Where the middle of a base is when it touches an edge."""
    left, top, right, bottom = strip(table, edge or "top", radius + 2 * GRID)
    inset = Area.rectangle(radius, radius, table.width - radius, table.height - radius)
    return Area.rectangle(left, top, right, bottom) & inset


def _snapped(table: Table, edge: str, radius: float, at: Point) -> Point:
    """The same place along the edge, the base touching it."""
    x, y = at
    return {
        "top": (x, radius),
        "bottom": (x, table.height - radius),
        "left": (radius, y),
        "right": (table.width - radius, y),
    }[edge]


def edges_used(deployment: Deployment) -> Iterator[str]:
    """The edges that a deployment touches: its edges, and both of a corner."""
    for place in (*deployment.aggressor, *deployment.defender):
        if place.edge is not None:
            yield place.edge
        if place.corner is not None:
            yield from place.corner.split("-")


def zone_box(table: Table, place: Place) -> tuple[float, float, float, float] | None:
    """Left, top, right, bottom of a deployment zone; none for a disc."""
    if place.edge is not None:
        return strip(table, place.edge, place.depth or setups().strip.value)
    if place.corner is None:
        return None
    size = setups().corner.value
    vertical, _, side = place.corner.partition("-")
    x = 0.0 if side == "left" else table.width - size
    y = 0.0 if vertical == "top" else table.height - size
    return (x, y, x + size, y + size)
