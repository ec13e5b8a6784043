"""The grips of the one thing that is chosen: found under the pointer, gone through by keys, drawn elsewhere."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from geometry.area import Area
from geometry.pose import Point
from gui.board.drawing import Drawing
from gui.studio.bench import Bench
from gui.studio.drawings import LineDrawing
from gui.studio.grip_drawings import GripsDrawing
from gui.studio.snapping import into_line
from gui.studio.things import Sort, Thing
from gui.text import tr
from missions.editing.access import GateEnd, drawn_gate, gate_ends, gates_of, with_gate_drawn, without_gate
from missions.editing.shapes import Grip, Held, area_of_entry, grips_of, pulled, with_shape, without_corner
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited

GRASP = 9.0
"""Pixels round a grip that take hold of it."""
ROOM = 30.0
"""Pixels between two corners from which there is a grip between them as well."""
ALIKE = 0.02
"""Inches between two grips that lie one over the other."""
MOST = 60
"""Corners of an outline that still has grips; one of more, such as a disc's, is drawn whole."""
Grasped = Held | GateEnd


@dataclass(frozen=True, slots=True)
class Pull:
    """A grip at the place where it would be let go, and what would come of it."""

    held: Grasped
    to: Point
    outline: Area
    gate: tuple[Point, Point] | None
    words: str
    lines: tuple[Drawing, ...] = ()


class Shaping(QObject):
    changed = Signal()
    """Another grip is taken up by keys, or none."""

    def __init__(self, bench: Bench, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self._seen: tuple[Sheet, str, tuple[Grasped, ...]] | None = None
        self._taken: Grasped | None = None
        bench.chose.connect(lambda: self.take(None))

    # which there are

    @property
    def thing(self) -> Thing | None:
        things = self._bench.chosen_things
        return things[0] if len(things) == 1 and things[0].sort in (Sort.TERRAIN, Sort.MAP, Sort.ZONE) else None

    @property
    def grips(self) -> tuple[Grasped, ...]:
        thing, sheet = self.thing, self._bench.sheet
        if thing is None:
            return ()
        if self._seen is None or self._seen[0] is not sheet or self._seen[1] != thing.id:
            self._seen = (sheet, thing.id, _all_grips(sheet, thing.id))
        return self._seen[2]

    @property
    def taken(self) -> Grasped | None:
        """The grip that the keys move."""
        name = None if self._taken is None else _name(self._taken)
        return next((grip for grip in self.grips if _name(grip) == name), None)

    def take(self, grip: Grasped | None) -> None:
        if grip != self._taken:
            self._taken = grip
            self.changed.emit()

    def at(self, point: Point, scale: float) -> Grasped | None:
        """The nearest within reach."""
        near = self._near(point, scale)
        return near[0] if near else None

    def click(self, point: Point, scale: float) -> None:
        """Takes the nearest up; once more, the one that lies beneath."""
        near = self._near(point, scale)
        taken = self.taken
        there = [grip for grip in near if taken is not None and math.dist(grip.at, taken.at) <= ALIKE]
        if taken in there:
            ring = sorted(there, key=lambda grip: str(_name(grip)))
            self.take(ring[(ring.index(taken) + 1) % len(ring)])
        elif near:
            self.take(near[0])

    def _near(self, point: Point, scale: float) -> list[Grasped]:
        taken = self.taken
        near = [(round(math.dist(grip.at, point) * scale), _rank(grip, taken), grip) for grip in self.seen(scale)]
        return [grip for away, _, grip in sorted(near, key=lambda one: one[:2]) if away <= GRASP]

    def seen(self, scale: float) -> tuple[Grasped, ...]:
        """Those there is room for."""
        corners = [grip.at for grip in self.grips if isinstance(grip, Held) and grip.grip is Grip.CORNER]
        return tuple(grip for grip in self.grips if grip is self.taken or _has_room(grip, corners, scale))

    def drawing(self, scale: float) -> tuple[Drawing, ...]:
        thing = self.thing
        if thing is None or not self.grips:
            return ()
        return (GripsDrawing(self.seen(scale), gates_of(self._bench.sheet, thing.id), self.taken),)

    # by keys

    def step(self, by: int) -> None:
        """The next grip that keys move, or the one before."""
        ring = [grip for grip in self.grips if not (isinstance(grip, Held) and grip.grip is Grip.NEW)]
        if not ring:
            self._bench.refused.emit(tr("Choose one piece or zone: its corners and sides are gone through then"))
            return
        taken = self.taken
        at = ring.index(taken) + by if taken in ring else 0 if by > 0 else -1
        self.take(ring[at % len(ring)])

    def move(self, dx: float, dy: float) -> None:
        grip = self.taken
        if grip is not None:
            self.let_go(grip, (grip.at[0] + dx, grip.at[1] + dy))

    def add(self) -> None:
        """A corner behind the one that is taken; without one an Access Point is no corner, and nothing is added."""
        taken = self.taken
        news = [grip for grip in self.grips if isinstance(grip, Held) and grip.grip is Grip.NEW]
        if not news:
            self._bench.refused.emit(tr("Only a polygon gets another corner"))
            return
        same = [grip for grip in news if isinstance(taken, Held) and (grip.of, grip.number) == (taken.of, taken.number)]
        new = (same or news)[0]
        if self.let_go(new, new.at):
            self.take(Held(Grip.CORNER, new.of, new.number + 1, new.at, is_polygon=True))

    def remove(self) -> bool:
        """The corner or Access Point that is taken; whether one is."""
        thing, grip = self.thing, self.taken
        if thing is None or grip is None:
            return False
        if isinstance(grip, GateEnd):
            self._bench.do(lambda sheet: without_gate(sheet, thing.id, grip.gate), tr("Delete an Access Point"))
        else:
            self._bench.do(
                lambda sheet: with_shape(sheet, thing.id, without_corner(sheet, thing.id, grip)), tr("Delete a corner")
            )
        return True

    # by the pointer

    def let_go(self, grip: Grasped, to: Point) -> bool:
        thing = self.thing
        if thing is None:
            return False
        if isinstance(grip, GateEnd):
            return self._bench.do(lambda sheet: with_gate_drawn(sheet, thing.id, grip, to), tr("Access Point"))
        return self._bench.do(lambda sheet: with_shape(sheet, thing.id, pulled(sheet, thing.id, grip, to)), tr("Shape"))

    def pull(self, grip: Grasped, to: Point, step: float, scale: float) -> Pull | str:
        """What would come of letting go there, on the grid of ``step`` inches or in line with what lies near; or why
        that cannot be."""
        thing, sheet = self.thing, self._bench.sheet
        if thing is None:
            return ""
        try:
            if isinstance(grip, GateEnd):
                ends = drawn_gate(sheet, thing.id, grip, _gridded(to, step))
                words = tr("Access Point of {long}").format(long=f"{math.dist(*ends):.2f}″")
                return Pull(grip, _gridded(to, step), Area.empty(), ends, words)
            to, lines = self._snapped(thing, grip, to, step, scale)
            outline = area_of_entry(sheet, pulled(sheet, thing.id, grip, to))
        except NotEdited as why:
            return str(why)
        return Pull(grip, to, outline, None, self._measure(grip, to), lines)

    def _snapped(
        self, thing: Thing, grip: Held, to: Point, step: float, scale: float
    ) -> tuple[Point, tuple[Drawing, ...]]:
        if not step:
            return to, ()
        if grip.grip is Grip.RIM:
            other = self._other(grip)
            middle = ((grip.at[0] + other[0]) / 2, (grip.at[1] + other[1]) / 2)
            return _outward(middle, to, max(step, round(2 * math.dist(middle, to) / step) * step) / 2), ()
        table = self._bench.sheet.facts.table
        others = [one.outline.bounds for one in self._bench.things if one.id != thing.id and one.sort is not Sort.EDGE]
        size = (0.0, 0.0) if table is None else (table.width, table.height)
        lined = into_line((*to, *to), others, size, scale)
        if grip.is_polygon:
            x, y = _gridded(to, step)
        else:
            x, y = self._stepped(grip, to, step)
        if self._is_slanting(grip):
            return (x, y), ()
        lines = list(lined.lines)
        across = lines.pop(0) if lined.dx is not None else None
        down = lines.pop(0) if lined.dy is not None else None
        if grip.grip is Grip.SIDE:
            far = self._other(grip)
            is_level = abs(grip.at[0] - far[0]) > abs(grip.at[1] - far[1])
            across, down = (across, None) if is_level else (None, down)
        x = to[0] + lined.dx if lined.dx is not None and across else x
        y = to[1] + lined.dy if lined.dy is not None and down else y
        return (x, y), tuple(LineDrawing(*line) for line in (across, down) if line is not None)

    def _measure(self, grip: Held, to: Point) -> str:
        if grip.is_polygon:
            return tr("corner at {x} from the left, {y} from the top").format(x=f"{to[0]:.2f}″", y=f"{to[1]:.2f}″")
        far = self._other(grip)
        if grip.grip is Grip.RIM:
            middle = ((grip.at[0] + far[0]) / 2, (grip.at[1] + far[1]) / 2)
            return tr("{diameter} across").format(diameter=f"{2 * math.dist(middle, to):.2f}″")
        sizes = [abs((to[0] - far[0]) * axis[0] + (to[1] - far[1]) * axis[1]) for axis in self._axes(grip)]
        if grip.grip is Grip.SIDE:
            sizes = sizes[1:] if grip.number % 2 == 0 else sizes[:1]
        return " × ".join(f"{size:.2f}″" for size in sizes)

    def _other(self, grip: Held) -> Point:
        """The one across."""
        name = (grip.grip, grip.of, (grip.number + 2) % 4)
        return next((one.at for one in self.grips if _name(one) == name), grip.at)

    def _stepped(self, grip: Held, to: Point, step: float) -> Point:
        """So that the sides of a box are multiples of the step, however it is turned."""
        far = self._other(grip)
        across, down = self._axes(grip)
        along = [(to[0] - far[0]) * axis[0] + (to[1] - far[1]) * axis[1] for axis in (across, down)]
        a, b = (round(length / step) * step for length in along)
        return (far[0] + across[0] * a + down[0] * b, far[1] + across[1] * a + down[1] * b)

    def _axes(self, grip: Held) -> tuple[Point, Point]:
        first, second, _, last = (
            one.at for one in self.grips if isinstance(one, Held) and one.of == grip.of and one.grip is Grip.CORNER
        )
        return _direction(first, second), _direction(first, last)

    def _is_slanting(self, grip: Held) -> bool:
        return not grip.is_polygon and min(abs(part) for part in self._axes(grip)[0]) > 1e-6


def _all_grips(sheet: Sheet, id: str) -> tuple[Grasped, ...]:
    shape = grips_of(sheet, id)
    if sum(one.grip is Grip.CORNER for one in shape) > MOST:
        shape = ()
    between = [one.at for one in shape if one.grip in (Grip.SIDE, Grip.NEW)]
    # One that opens a whole side has nowhere to go along it: the side is drawn there.
    ends = (one for one in gate_ends(sheet, id) if one.end != 2 or all(math.dist(one.at, at) > ALIKE for at in between))
    return (*shape, *ends)


def _name(grip: Grasped) -> tuple[object, ...]:
    if isinstance(grip, GateEnd):
        return ("gate", grip.gate, grip.end)
    return (grip.grip, grip.of, grip.number)


def _rank(grip: Grasped, taken: Grasped | None) -> int:
    """Which of two is taken where both are as near: the ends of an Access Point that is taken before a corner."""
    if isinstance(grip, GateEnd):
        return 0 if isinstance(taken, GateEnd) and taken.gate == grip.gate else 2 if grip.end == 2 else 3
    return 1 if grip.grip in (Grip.CORNER, Grip.RIM) else 4


def _has_room(grip: Grasped, corners: list[Point], scale: float) -> bool:
    if isinstance(grip, GateEnd) or grip.grip in (Grip.CORNER, Grip.RIM):
        return True
    return all(math.dist(grip.at, corner) * scale >= ROOM / 2 for corner in corners)


def _gridded(point: Point, step: float) -> Point:
    return (round(point[0] / step) * step, round(point[1] / step) * step) if step else point


def _outward(middle: Point, to: Point, far: float) -> Point:
    away = math.dist(middle, to)
    if not away:
        return (middle[0] + far, middle[1])
    return (middle[0] + (to[0] - middle[0]) * far / away, middle[1] + (to[1] - middle[1]) * far / away)


def _direction(start: Point, end: Point) -> Point:
    long = math.dist(start, end) or 1.0
    return ((end[0] - start[0]) / long, (end[1] - start[1]) / long)


def grip_words(grip: Grasped) -> str:
    """As it is spoken of."""
    if isinstance(grip, GateEnd):
        number = grip.gate + 1
        if grip.end == 2:
            return tr("Access Point {number}").format(number=number)
        return tr("End of Access Point {number}").format(number=number)
    if grip.grip is Grip.CORNER:
        return tr("Corner {number}").format(number=grip.number + 1)
    return tr("Rim") if grip.grip is Grip.RIM else tr("Side {number}").format(number=grip.number + 1)
