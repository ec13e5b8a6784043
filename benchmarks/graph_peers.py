"""Visibility graphs of other libraries beside our routes, in an environment of their own: one pins an old numpy.

The environment lies in ``.benchmarks`` (``make clean`` removes it) and is made on the first use. Where it can't be
made, as without a network, this is told and nothing is measured.
"""

import json
import math
import random
import statistics
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import TypedDict

import shapely

from benchmarks.clock import timed
from benchmarks.worlds import WORLDS, read_world
from geometry.area import Area
from geometry.pose import Point
from geometry.routes.reach import Reach, reach

PACKAGES = ("pyvisgraph", "tqdm", "extremitypathfinder")
"""The first one needs the second and does not say so."""
PLACE = Path(__file__).parents[1] / ".benchmarks" / "peers"
_MADE = "made"
ALLOWANCE = 12.0
TARGETS = 20
WRONG = 0.001
"""Inches by which a length may differ from ours."""


class Answer(TypedDict, total=False):
    """Of one library: what it found, or why it failed."""

    fault: str
    build_ms: float
    ms: list[float]
    lengths: list[float]


class NoPeers(RuntimeError):
    """The environment can't be made."""


def beside_route() -> dict[str, dict[str, float]]:
    """All corners of the walls near are sharp here, for the others as for us: they have no use for arcs. A question's
    time for them is that of one way with the graph made, ``build_ms`` that of making it. Raises :class:`NoPeers`."""
    python = _environment()
    world = read_world(WORLDS / "rects30_72.json")
    x, y = world.start
    room = shapely.box(x - ALLOWANCE, y - ALLOWANCE, x + ALLOWANCE, y + ALLOWANCE)
    things = [shapely.Polygon(polygon) for polygon in world.terrain]
    things += [shapely.Point(centre).buffer(radius, quad_segs=2) for centre, radius in world.bases]
    grown = shapely.union_all([thing.buffer(world.radius, join_style="mitre") for thing in things])
    near = [part for part in shapely.get_parts(grown) if part.intersects(room)]
    walls = [Area.of(shapely.Polygon(part.exterior)) for part in near]
    found: list[Reach] = []
    made = timed(lambda: found.append(reach(world.start, ALLOWANCE, walls)))
    targets = _targets(found[0], world.start)
    left, top, right, bottom = shapely.union_all([room, *near]).bounds
    asked = {
        "polygons": [ring for wall in walls for ring in wall.rings()],
        "box": [left - 1, top - 1, right + 1, bottom + 1],
        "start": world.start,
        "targets": targets,
    }
    ours = [found[0].distance_to(target) for target in targets]
    own = [timed(partial(found[0].route_to, target)) for target in targets]
    peers = {"sharp corners, ours": {"build_ms": made, "median_ms": statistics.median(own)}}
    for name, answer in _asked(python, asked).items():
        if "fault" in answer:
            print(f"{name} failed: {answer['fault']}", file=sys.stderr)
            continue
        off = [abs(length - our) > WRONG for length, our in zip(answer["lengths"], ours, strict=True)]
        peers[f"sharp corners, {name}"] = {
            "build_ms": answer["build_ms"],
            "median_ms": statistics.median(answer["ms"]),
            "other_length_share": sum(off) / len(off),
        }
    return peers


def _targets(found: Reach, start: Point) -> list[Point]:
    rng = random.Random(5)
    targets: list[Point] = []
    while len(targets) < TARGETS:
        angle, far = rng.uniform(0, math.tau), rng.uniform(2, ALLOWANCE)
        point = (start[0] + far * math.cos(angle), start[1] + far * math.sin(angle))
        if math.isfinite(found.distance_to(point)):
            targets.append(point)
    return targets


def is_set_up() -> bool:
    """The environment is there already, so that nothing has to be fetched."""
    return (PLACE / _MADE).is_file()


def _environment() -> Path:
    python = PLACE / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    done = PLACE / _MADE
    if not done.is_file():
        print(
            f"Setting up {' and '.join(PACKAGES)} in {PLACE.relative_to(PLACE.parents[1])}, once ...", file=sys.stderr
        )
        for command in ([sys.executable, "-m", "venv", str(PLACE)], [str(python), "-m", "pip", "install", *PACKAGES]):
            if subprocess.run(command, capture_output=True).returncode != 0:
                raise NoPeers(f"{' '.join(PACKAGES)} could not be installed")
        done.touch()
    return python


def _asked(python: Path, asked: object) -> dict[str, Answer]:
    worker = Path(__file__).with_name("graph_worker.py")
    done = subprocess.run([str(python), str(worker)], input=json.dumps(asked), capture_output=True, text=True)
    if done.returncode != 0:
        raise NoPeers(done.stderr.strip().splitlines()[-1])
    answers: dict[str, Answer] = json.loads(done.stdout)
    return answers
