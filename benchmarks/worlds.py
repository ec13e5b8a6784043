"""World files: a table, terrain polygons, bases and a mover, all in inches."""

import json
from dataclasses import dataclass
from pathlib import Path

from geometry.area import Area
from geometry.base import Base
from geometry.keepout import on_table, too_near
from geometry.pose import Point

WORLDS = Path(__file__).parent / "worlds"

STILL_PASSES = 0.001
"""Inches by which bases may overlap what they pass, so that one that fits a gap exactly passes it in every rotation."""


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
        mover = Base.round(2 * (self.radius - STILL_PASSES))
        walls = [too_near(Area.polygon(polygon), mover, 0.0) for polygon in self.terrain]
        discs = [Area.disc(centre, radius + mover.width / 2, outside=True) for centre, radius in self.bases]
        return walls + discs

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
