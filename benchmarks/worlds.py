"""World files: a table, terrain polygons, bases and a mover, all in inches."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from geometry.area import Area, BadShape
from geometry.base import Base
from geometry.keepout import on_table
from geometry.pose import Point
from geometry.routes.inflate import inflated

WORLDS = Path(__file__).parent / "worlds"


Outline = tuple[Point, ...]

_TRACE = 1e-9
"""Square inches."""


@dataclass(frozen=True, slots=True)
class World:
    """What blocks, and who moves from where. ``bases`` are centres and radii; ``holes``, if there are any, are the open
    yards in each terrain polygon."""

    name: str
    width: float
    height: float
    terrain: tuple[Outline, ...]
    bases: tuple[tuple[Point, float], ...]
    start: Point
    radius: float
    holes: tuple[tuple[Outline, ...], ...] = ()

    def pieces(self, within: float = math.inf) -> list[Area]:
        """The terrain, each piece without its holes. Those that lie farther than ``within`` from the start may be left
        out. Raises :class:`~geometry.area.BadShape` for what is no polygon."""
        found = []
        for number, polygon in enumerate(self.terrain):
            if within == math.inf or self._off(polygon) <= within:
                outline = Area.polygon(polygon)
                found.append(_without(outline, self.holes[number]) if self.holes else outline)
        return found

    def walls(self, within: float = math.inf) -> list[Area]:
        """Where the mover's centre may not be: terrain and bases, grown by its radius. Those that lie farther than
        ``within`` from the start may be left out."""
        far = within + self.radius
        bases = [(centre, other) for centre, other in self.bases if math.dist(centre, self.start) - other <= far]
        return inflated(self.pieces(far), bases, self.radius)

    def _off(self, polygon: tuple[Point, ...]) -> float:
        """Never more than the distance of a polygon from the start: that of the box round it."""
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        x, y = self.start
        return math.hypot(max(min(xs) - x, 0.0, x - max(xs)), max(min(ys) - y, 0.0, y - max(ys)))

    def floor(self) -> Area:
        return on_table(self.width, self.height, Base.round(2 * self.radius), 0.0)


def read_world(path: Path) -> World:
    """Raises ``ValueError``, such as :class:`~geometry.area.BadShape`, for what is no table, terrain, base or mover."""
    data = json.loads(path.read_text(encoding="utf-8"))
    mover = data["mover"]
    radius = float(mover["r"])
    terrain = tuple(_outline(piece["polygon"]) for piece in data["terrain"])
    holes = tuple(tuple(_outline(hole) for hole in piece.get("holes", ())) for piece in data["terrain"])
    world = World(
        data.get("name", path.stem),
        float(data["table"]["width"]),
        float(data["table"]["height"]),
        terrain,
        tuple(((float(base["x"]), float(base["y"])), float(base["r"])) for base in data.get("bases", ())),
        (float(mover["x"]), float(mover["y"])),
        radius,
        holes if any(holes) else (),
    )
    for name, length in (("table's width", world.width), ("table's height", world.height), ("mover's radius", radius)):
        if not 0 < length < math.inf:
            raise ValueError(f"the {name} is a number of inches above 0, not {length}")
    if not math.isfinite(sum(world.start)):
        raise ValueError("the mover's place is not a pair of finite numbers")
    for number, (centre, other) in enumerate(world.bases, 1):
        if not (math.isfinite(sum(centre)) and 0 < other < math.inf):
            raise ValueError(f"base {number} has no place, or a radius of {other}")
    world.pieces()
    return world


def _without(outline: Area, holes: Sequence[Outline]) -> Area:
    piece = outline
    for corners in holes:
        hole = Area.polygon(corners)
        if (hole - outline).size > _TRACE:
            raise BadShape("a hole reaches out of its polygon")
        piece = piece - hole
    if piece.size <= _TRACE:
        raise BadShape("holes leave nothing of a polygon")
    return piece


def _outline(corners: Sequence[tuple[float, float]]) -> Outline:
    return tuple((float(x), float(y)) for x, y in corners)
