"""A table as a Universal VTT file: its picture, an inch a square, and outlines that block sight.

The format is JSON: `resolution` in squares and pixels a square, `line_of_sight` as lines of points in squares, the
picture as base64. Version 0.3.
"""

import base64
import json

from engine.game import Game
from engine.gate import RuleSystem
from geometry.area import Ring
from missions.exporting.numbers import tidy
from missions.yamlnodes import YamlData

FORMAT = 0.3
DAYLIGHT = "ffffffff"


def universal_vtt(rules: RuleSystem, game: Game, picture: bytes, pixels_an_inch: int) -> bytes:
    """``picture`` is a PNG or JPEG of the table alone, without a frame, so many pixels an inch.

    What blocks sight is what the game draws as doing so, from a model that sees past nothing.
    """
    lookout = rules.areas(game, None).lookout
    outlines = () if lookout is None else lookout.outlines
    lines: list[YamlData] = [_closed(ring) for outline in outlines for ring in outline.rings()]
    table = game.mission.table
    data: YamlData = {
        "format": FORMAT,
        "resolution": {
            "map_origin": {"x": 0, "y": 0},
            "map_size": {"x": _whole(table.width), "y": _whole(table.height)},
            "pixels_per_grid": pixels_an_inch,
        },
        "line_of_sight": lines,
        "objects_line_of_sight": [],
        "portals": [],
        "environment": {"baked_lighting": True, "ambient_light": DAYLIGHT},
        "lights": [],
        "image": base64.b64encode(picture).decode("ascii"),
    }
    return json.dumps(data, ensure_ascii=False).encode("utf-8")


def _whole(number: float) -> float | int:
    """Without a point where it is whole: some readers want counts of squares."""
    return int(number) if number == int(number) else tidy(number)


def _closed(ring: Ring) -> YamlData:
    """A line that ends where it begins."""
    return [{"x": tidy(x), "y": tidy(y)} for x, y in (*ring, ring[0])]
