"""World files: a table, terrain polygons, bases and a mover, all in inches."""

import json
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

    def walls(self) -> list[Area]:
        """Where the mover's centre may not be: terrain and bases, grown by its radius."""
        return inflated([Area.polygon(polygon) for polygon in self.terrain], self.bases, self.radius)

    def floor(self) -> Area:
        return on_table(self.width, self.height, Base.round(2 * self.radius), 0.0)


def read_world(path: Path) -> World:
    data = json.loads(path.read_text(encoding="utf-8"))
    mover = data["mover"]
    return World(
        data.get("name", path.stem),
        float(data["table"]["width"]),
        float(data["table"]["height"]),
        tuple(tuple((float(x), float(y)) for x, y in piece["polygon"]) for piece in data["terrain"]),
        tuple(((float(base["x"]), float(base["y"])), float(base["r"])) for base in data.get("bases", ())),
        (float(mover["x"]), float(mover["y"])),
        float(mover["r"]),
    )
