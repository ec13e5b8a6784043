"""A table as a save of Tabletop Simulator: an inch a unit, made of the blocks that the program brings.

A rectangle is a block; any other outline is a fence of thin blocks along its sides, which is exact for every shape. All
are locked in place. The file has no script and asks for no picture or mesh from anywhere.
"""

import json
import math
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import pairwise

from engine.mission import Mission, Piece, SideLook
from engine.wording import INCH, inches
from geometry.area import Area, Ring
from geometry.corners import disc_of, oblong_of
from geometry.pose import Point, distance
from missions.exporting.numbers import tidy
from missions.yamlnodes import YamlData

MAT, TOP = 0.1, 1.0
"""How thick the mat is, and how high its upper side lies."""
FENCE = 0.1
FLAT = 0.05
"""Inches: how thick a fence is, and how high one that only marks something."""
SIDES_OF_A_DISC = 24
UNKNOWN_HEIGHT = 2.0
"""Inches of a piece that has neither a height nor a Size; a Size counts as so many inches."""
Colour = tuple[float, float, float]
GREY, GREEN, WHITE, CLOTH = (0.45, 0.45, 0.45), (0.3, 0.5, 0.3), (0.95, 0.95, 0.95), (0.25, 0.27, 0.25)
SIDES: dict[SideLook, Colour] = {
    SideLook.RED: (0.8, 0.2, 0.2),
    SideLook.BLUE: (0.2, 0.35, 0.8),
    SideLook.THIRD: (0.85, 0.65, 0.1),
    SideLook.FOURTH: (0.5, 0.25, 0.65),
}
SOFT = frozenset({"grass", "wood", "vegetation", "bush", "shrubs", "hedge"})


def tabletop_save(mission: Mission) -> bytes:
    """Terrain, zones, markers and Entry Edges. Models are not on it: what they look like is for their players."""
    builder = _Builder(mission)
    save: YamlData = {
        "SaveName": mission.name,
        "GameMode": mission.name,
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "Date": "",
        "Table": "Table_None",
        "Sky": "Sky_Museum",
        "Note": f"{mission.name}. {mission.table.width:g} by {mission.table.height:g} inches, an inch a unit.",
        "Rules": "",
        "XmlUI": "",
        "LuaScript": "",
        "LuaScriptState": "",
        "ObjectStates": [*builder.objects()],
    }
    return json.dumps(save, ensure_ascii=False, indent=1).encode("utf-8")


class _Builder:
    def __init__(self, mission: Mission) -> None:
        self._mission = mission
        self._table = mission.table
        self._looks = {side.id: SIDES[side.look] for side in mission.sides}
        self._taken: set[str] = set()

    def _guid(self, id: str) -> str:
        """Six digits of its own, the same each time."""
        found = id.encode("utf-8")
        while True:
            found = sha256(found).digest()
            guid = found.hex()[:6]
            if guid not in self._taken:
                self._taken.add(guid)
                return guid

    def objects(self) -> Iterator[YamlData]:
        mission, table = self._mission, self._table
        middle = (table.width / 2, table.height / 2)
        yield self._block("mat", "Mat", "", middle, (table.width, MAT, table.height), 0.0, CLOTH, TOP - MAT)
        for piece in mission.terrain:
            tall, told = _height(piece)
            colour = GREEN if piece.kind in SOFT or piece.traits & SOFT else GREY
            yield from self._outline(piece.id, piece.name, told, piece.outline, tall, colour)
        for zone in mission.zones:
            colour = self._looks.get(zone.side or "", WHITE)
            yield from self._outline(zone.id, zone.name, "", zone.area, FLAT, colour, fenced=True)
        for marker in mission.markers:
            area = Area.disc(marker.at, marker.diameter / 2)
            colour = self._looks.get(marker.affinity or "", WHITE)
            yield from self._outline(marker.id, marker.name, "", area, FLAT, colour, fenced=True)
        for side in mission.sides:
            for number, segment in enumerate(side.entry, 1):
                ends = (table.edge_point(segment.edge, segment.start), table.edge_point(segment.edge, segment.end))
                name = f"{side.name}: Entry Edge"
                yield self._side(f"{side.id}-edge-{number}", name, "", ends, FENCE, self._looks[side.id])

    def _outline(
        self, id: str, name: str, told: str, area: Area, tall: float, colour: Colour, *, fenced: bool = False
    ) -> Iterator[YamlData]:
        for number, ring in enumerate(area.rings(), 1):
            oblong = None if fenced else oblong_of(ring)
            if oblong is not None:
                size = (oblong.long, tall, oblong.short)
                yield self._block(f"{id}-{number}", name, told, oblong.centre, size, oblong.turn, colour, TOP)
                continue
            corners = _fewer(ring)
            for side, ends in enumerate(pairwise((*corners, corners[0])), 1):
                yield self._side(f"{id}-{number}-{side}", name, told, ends, tall, colour)

    def _side(self, id: str, name: str, told: str, ends: tuple[Point, Point], tall: float, colour: Colour) -> YamlData:
        (ax, ay), (bx, by) = ends
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        return self._block(
            id, name, told, ((ax + bx) / 2, (ay + by) / 2), (distance(*ends), tall, FENCE), turn, colour, TOP
        )

    def _block(
        self,
        id: str,
        name: str,
        told: str,
        middle: Point,
        size: tuple[float, float, float],
        turn: float,
        colour: Colour,
        foot: float,
    ) -> YamlData:
        """``size`` along, up and across; x to the right, z away from the bottom edge, the table's middle at nought."""
        along, up, across = size
        red, green, blue = colour
        return {
            "GUID": self._guid(id),
            "Name": "BlockSquare",
            "Transform": {
                "posX": tidy(middle[0] - self._table.width / 2),
                "posY": tidy(foot + up / 2),
                "posZ": tidy(self._table.height / 2 - middle[1]),
                "rotX": 0.0,
                "rotY": tidy(turn % 360.0),
                "rotZ": 0.0,
                "scaleX": tidy(along),
                "scaleY": tidy(up),
                "scaleZ": tidy(across),
            },
            "Nickname": name,
            "Description": told,
            "ColorDiffuse": {"r": red, "g": green, "b": blue},
            "Locked": True,
            "Grid": False,
            "Snap": False,
            "Autoraise": False,
            "Sticky": False,
            "Tooltip": True,
            "LuaScript": "",
            "LuaScriptState": "",
            "XmlUI": "",
        }


def _height(piece: Piece) -> tuple[float, str]:
    """Inches that a block is made high, and what is said of it."""
    traits = ", ".join(sorted(piece.traits))
    if piece.height is not None:
        said = f"height {inches(piece.height)}"
    elif piece.size is not None:
        said = f"Size {piece.size}"
    else:
        said = f"no height is given; {UNKNOWN_HEIGHT:g}{INCH} are drawn"
    tall = piece.height if piece.height is not None else piece.size if piece.size is not None else UNKNOWN_HEIGHT
    return max(FLAT, float(tall)), f"{piece.kind}, {said}" + (f"; {traits}" if traits else "")


def _fewer(ring: Ring) -> Sequence[Point]:
    """A disc needs not a side for each corner that it is kept with."""
    disc = disc_of(ring)
    if disc is None:
        return ring
    (x, y), radius = disc.centre, disc.diameter / 2
    angles = [2 * math.pi * number / SIDES_OF_A_DISC for number in range(SIDES_OF_A_DISC)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
