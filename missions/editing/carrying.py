"""An entry of a mission's file where a move, a turn or a mirroring takes it."""

from geometry.area import Area
from geometry.isometry import Isometry
from geometry.pose import Point
from missions.editing.words import Entry
from missions.yamlnodes import YamlData

DIGITS = 4
"""Of an inch that an edit writes: a twentieth of the tolerance is lost at most."""


def tidy(number: float) -> float:
    return round(number, DIGITS) + 0.0


def tidy_turn(degrees: float, symmetry: float = 360.0) -> float:
    """Above minus half and up to half of the turn that brings a thing back onto itself."""
    turn = tidy(degrees % symmetry)
    return tidy(turn - symmetry) if turn > symmetry / 2 else turn


def point_data(point: Point) -> YamlData:
    return [tidy(point[0]), tidy(point[1])]


def ring_data(ring: tuple[Point, ...]) -> YamlData:
    return [point_data(corner) for corner in ring]


def outline_data(outline: Area) -> Entry:
    """An outline written out: `polygon`, or `parts` of several. Raises ``ValueError`` for one with a hole."""
    rings = outline.rings()
    if len(rings) != len(outline.parts()):
        raise ValueError("a file has no word for a hole")
    if len(rings) == 1:
        return {"polygon": ring_data(rings[0])}
    return {"parts": [{"polygon": ring_data(ring)} for ring in rings]}


def carried(entry: Entry, change: Isometry) -> Entry:
    """The entry with everything that says a place or a turn where ``change`` takes it; all other keys stay. A piece of
    the catalogue is taken to be its own mirror image.

    What is not a place as the format has it stays as it is, for the checks to complain of.
    """
    made: Entry = {}
    for key, value in entry.items():
        made[key] = _carried(str(key), value, change)
    if "piece" in entry and "at" in entry:
        _set_turn(made, entry.get("turn"), change, 360.0)
    return made


def _carried(key: str, value: YamlData, change: Isometry) -> YamlData:
    match key, value:
        case "at", list():
            return _point(value, change)
        case "polygon", list():
            return [_point(corner, change) for corner in value]
        case (("rectangle" | "circle"), dict()):
            shape = {name: _point(inner, change) if name == "at" else inner for name, inner in value.items()}
            if key == "rectangle":
                _set_turn(shape, value.get("turn"), change, 180.0)
            return shape
        case "parts", list():
            return [
                {name: _carried(str(name), inner, change) for name, inner in part.items()}
                if isinstance(part, dict)
                else part
                for part in value
            ]
        case "access", list():
            return [
                {name: _point(end, change) for name, end in gate.items()} if isinstance(gate, dict) else gate
                for gate in value
            ]
        case "models", dict():
            return {number: _pose(pose, change) for number, pose in value.items()}
        case _:
            return value


def _set_turn(entry: Entry, old: YamlData, change: Isometry, symmetry: float) -> None:
    """Only where it is another: 0 is not written where nothing stood."""
    if not isinstance(old, int | float | None) or (change.turn == 0 and not change.mirrored):
        return
    turn = tidy_turn(change.direction(old or 0.0), symmetry)
    if turn or old is not None:
        entry["turn"] = turn


def _point(value: YamlData, change: Isometry) -> YamlData:
    numbers = _numbers(value)
    return value if numbers is None else point_data(change.point((numbers[0], numbers[1])))


def _pose(value: YamlData, change: Isometry) -> YamlData:
    numbers = _numbers(value)
    if numbers is None:
        return value
    x, y, *turn = numbers
    return pose_data(change.point((x, y)), change.direction(turn[0] if turn else 0.0))


def pose_data(at: Point, degrees: float) -> YamlData:
    """``[x, y]``, or ``[x, y, turn]`` where it is turned."""
    place = [tidy(at[0]), tidy(at[1])]
    turn = tidy_turn(degrees)
    return [*place, turn] if turn else [*place]


def _numbers(value: YamlData) -> list[float] | None:
    if not isinstance(value, list) or not 2 <= len(value) <= 3:
        return None
    numbers = [number for number in value if isinstance(number, int | float) and not isinstance(number, bool)]
    return numbers if len(numbers) == len(value) else None
