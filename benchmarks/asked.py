"""What a world file asks besides its terrain: sights, and paths to be judged."""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from geometry.base import Base, Placed
from geometry.pose import Point, Pose


@dataclass(frozen=True, slots=True)
class SightAsked:
    """One observer and its targets, or pairs."""

    observer: Placed | None
    targets: tuple[Placed, ...]
    pairs: tuple[tuple[Placed, Placed], ...]


def read_sight(path: Path) -> SightAsked:
    """Raises ``KeyError`` for a file that asks nothing about sight, or names a base it does not hold."""
    data = json.loads(path.read_text(encoding="utf-8"))
    radius = float(data["mover"]["r"])
    los = data.get("los")
    if los is not None:
        targets = tuple(_placed(target, radius, {}) for target in los["targets"])
        return SightAsked(_placed(los["observer"], radius, {}), targets, ())
    known = {base["id"]: base for base in (*data.get("bases", ()), data["mover"]) if "id" in base}
    pairs = [pair if isinstance(pair, list) else (pair["a"], pair["b"]) for pair in data["pairs"]]
    return SightAsked(None, (), tuple((_placed(a, radius, known), _placed(b, radius, known)) for a, b in pairs))


def read_paths(path: Path) -> tuple[list[list[Point]], float]:
    """The paths of a file, and how long one may be.

    Raises ``KeyError`` for a file without paths, ``ValueError`` for a path without points or finite numbers.
    """
    data = json.loads(path.read_text(encoding="utf-8"))
    paths = [[(float(x), float(y)) for x, y in points] for points in data["paths"]]
    if not all(points and all(math.isfinite(x + y) for x, y in points) for points in paths):
        raise ValueError("a path has a point or more, each a pair of finite numbers")
    most = float(data.get("max_distance", math.inf))
    if math.isnan(most):
        raise ValueError("max_distance is not a number")
    return paths, most


def read_targets(path: Path) -> list[Point]:
    """Raises ``KeyError`` for a file without targets, ``ValueError`` for one that is no pair of finite numbers."""
    targets = [(float(x), float(y)) for x, y in json.loads(path.read_text(encoding="utf-8"))["targets"]]
    if not all(math.isfinite(x + y) for x, y in targets):
        raise ValueError("a target is not a pair of finite numbers")
    return targets


def _placed(
    given: Mapping[str, float] | Sequence[float] | str, radius: float, known: Mapping[str, Mapping[str, float]]
) -> Placed:
    if isinstance(given, str):
        given = known[given]
    if isinstance(given, Mapping):
        x, y, radius = given["x"], given["y"], given.get("r", radius)
    else:
        x, y, *rest = given
        radius = rest[0] if rest else radius
    return Placed(Base.round(2 * float(radius)), Pose(float(x), float(y)))
