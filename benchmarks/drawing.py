"""How long a frame takes: a model dragged, the view zoomed, with all overlays on, at 1920 by 1080 pixels.

On the crowded StarCraft table with 300 models and as many more crates as make 60 pieces. A frame of a drag is a real
event of the mouse, the verdict on it, and the picture painted; what is worked out on other threads is there already.
Floor: the view painted again with nothing changed.
"""

import math
import os
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from benchmarks.clock import timed
from benchmarks.figures import Figures, figures
from benchmarks.tables import ONE, crowded, rules
from engine.mission import Mission
from engine.orders import RollOff
from engine.rehearsal import Rehearsal
from engine.systems.starcraft.orders import ChooseFirst, GiveMarker
from geometry.area import Area
from geometry.pose import Point

if TYPE_CHECKING:
    from benchmarks.window import Stage

MODELS, PIECES = 300, 60
WIDTH, HEIGHT = 1920, 1080
FRAMES = 120
_CRATE = 0.8


def drag_frame() -> Figures:
    stage = _stage()
    times = [timed(lambda: stage.drag_to(place)) for place in _round(stage.start)]  # noqa: B023  # called at once
    floors = [timed(stage.repaint) for _ in range(FRAMES)]
    stage.leave()
    return figures("drag_frame", times, floors)


def zoom_frame() -> Figures:
    stage = _stage()
    steps = [1.02 if number % 40 < 20 else 1 / 1.02 for number in range(FRAMES)]
    times = [timed(lambda: stage.zoom_by(step)) for step in steps]  # noqa: B023  # called at once
    floors = [timed(stage.repaint) for _ in range(FRAMES)]
    stage.leave()
    return figures("zoom_frame", times, floors)


def full_table() -> Mission:
    """300 models and 60 pieces, none on another."""
    mission = crowded(MODELS).mission
    chance = random.Random(5)
    bases = [unit.profile.base.outer_radius for unit in mission.units for _ in unit.poses]
    centres = [pose.point for unit in mission.units for pose in unit.poses.values()]
    pieces = list(mission.terrain)
    while len(pieces) < PIECES:
        x = chance.uniform(0, mission.table.width - _CRATE)
        y = chance.uniform(0, mission.table.height - _CRATE)
        crate = Area.rectangle(x, y, x + _CRATE, y + _CRATE)
        middle = (x + _CRATE / 2, y + _CRATE / 2)
        clear = all(math.dist(middle, at) > radius + _CRATE for at, radius in zip(centres, bases, strict=True))
        if clear and all(crate.gap(piece.outline) > 0.1 for piece in pieces):
            pieces.append(replace(pieces[0], id=f"crate-{len(pieces)}", name="Crate", outline=crate, size=1))
    return replace(mission, terrain=tuple(pieces))


def _stage() -> "Stage":
    """Qt is needed from here on, and no display."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from benchmarks.window import Stage

    return Stage.set_up(rehearsal(), f"{ONE}.1", WIDTH, HEIGHT)


def _round(start: Point) -> Iterator[Point]:
    """Round where the model stood, as a hand goes."""
    for number in range(FRAMES):
        turn = math.tau * number / 40
        far = 1.0 + 2.0 * number / FRAMES
        yield (start[0] + far * math.cos(turn), start[1] + far * math.sin(turn))


def rehearsal() -> Rehearsal:
    begun = Rehearsal(rules(), full_table(), 1)
    orders = (RollOff(rolled={"red": (1, 2), "blue": (6, 4)}), GiveMarker(by="blue", to="blue"))
    for order in (*orders, ChooseFirst(by="blue", first="blue")):
        begun.commit(order)
    return begun
