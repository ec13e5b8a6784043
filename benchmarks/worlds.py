"""World files: a table, terrain polygons, bases and a mover, all in inches."""

import json
import math
from dataclasses import dataclass
from pathlib import Path

from geometry.area import Area
from geometry.base import Base
from geometry.keepout import on_table
from geometry.pose import Point
from geometry.routes.inflate import inflated

WORLDS = Path(__file__).parent / "worlds"


@dataclass(frozen=True, slots=True)
class World:
    """What blocks, and who moves from where. ``bases`` are centres and radii."""

    name: str
    width: float
    height: float
    terrain: tuple[tuple[Point, ...], ...]
    bases: tuple[tuple[Point, float], ...]
    start: Point
    radius: float

    def walls(self, within: float = math.inf) -> list[Area]:
        """Where the mover's centre may not be: terrain and bases, grown by its radius. Those that lie farther than
        ``within`` from the start may be left out."""
        far = within + self.radius
        terrain = [Area.polygon(polygon) for polygon in self.terrain if self._off(polygon) <= far]
        bases = [(centre, other) for centre, other in self.bases if math.dist(centre, self.start) - other <= far]
        return inflated(terrain, bases, self.radius)

    def _off(self, polygon: tuple[Point, ...]) -> float:
        """Never more than the distance of a polygon from the start: that of the box round it."""
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        x, y = self.start
        return math.hypot(max(min(xs) - x, 0.0, x - max(xs)), max(min(ys) - y, 0.0, y - max(ys)))

    def floor(self) -> Area:
        return on_table(self.width, self.height, Base.round(2 * self.radius), 0.0)


def read_world(path: Path) -> World:
    """Raises ``ValueError``, such as :class:`~geometry.area.BadShape`, for what is no terrain or base."""
    data = json.loads(path.read_text(encoding="utf-8"))
    mover = data["mover"]
    world = World(
        data.get("name", path.stem),
        float(data["table"]["width"]),
        float(data["table"]["height"]),
        tuple(tuple((float(x), float(y)) for x, y in piece["polygon"]) for piece in data["terrain"]),
        tuple(((float(base["x"]), float(base["y"])), float(base["r"])) for base in data.get("bases", ())),
        (float(mover["x"]), float(mover["y"])),
        float(mover["r"]),
    )
    for polygon in world.terrain:
        Area.polygon(polygon)
    for number, (centre, radius) in enumerate(world.bases, 1):
        if not (math.isfinite(sum(centre)) and 0 < radius < math.inf):
            raise ValueError(f"base {number} has no place, or a radius of {radius}")
    return world
