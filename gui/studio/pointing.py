"""The mouse on the table of a set-up: chosen, dragged, turned by the handle, a band round several, corner by corner.

Nothing is edited before a button is let go: until then there are ghosts.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal

from engine.mission import EdgeSegment
from geometry.area import Area
from geometry.isometry import Isometry
from geometry.pose import Point
from gui.board.drawing import Drawing
from gui.board.pointer import Pointer
from gui.studio import edges, spawns
from gui.studio.bench import Bench
from gui.studio.board import StudioBoard
from gui.studio.drawings import BandDrawing, CornersDrawing, LineDrawing
from gui.studio.grip_drawings import GateDrawing
from gui.studio.shaping import Grasped, Pull, Shaping
from gui.studio.snapping import into_line
from gui.studio.things import Sort, Thing, band, thing_at
from gui.text import tr
from missions.editing.places import box_of, together

SLIP = 3.0
"""Pixels that a press may slip without being a drag."""
FINE_TURN, TURN = 1.0, 15.0
NOWHERE = Isometry()
LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@dataclass(frozen=True, slots=True)
class _Press:
    """``beneath``: another press on what was chosen already takes what lies below it."""

    at: Point
    beneath: Thing | None = None


@dataclass(frozen=True, slots=True)
class _Drag:
    at: Point
    change: Isometry = NOWHERE


@dataclass(frozen=True, slots=True)
class _Stretch:
    at: Point
    id: str
    segment: EdgeSegment
    hold: edges.Hold
    drawn: EdgeSegment


@dataclass(frozen=True, slots=True)
class _Turn:
    pivot: Point
    degrees: float = 0.0


@dataclass(frozen=True, slots=True)
class _Pull:
    """``pull`` is none before the grip has gone anywhere, and the reason where it cannot be let go."""

    at: Point
    grip: Grasped
    pull: Pull | str | None = None


@dataclass(frozen=True, slots=True)
class _Band:
    at: Point
    to: Point


@dataclass(frozen=True, slots=True)
class _Corners:
    corners: tuple[Point, ...]
    done: Callable[[tuple[Point, ...]], object]


class Pointing(QObject):
    told = Signal(str)
    """How far what is in the hand has come."""

    def __init__(self, bench: Bench, board: StudioBoard, shaping: Shaping, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bench, self._board, self._shaping = bench, board, shaping
        self.step = 0.5
        """Inches of the grid that middles go to; 0 for none. Shift holds it off."""
        self._held: _Press | _Drag | _Stretch | _Turn | _Pull | _Band | _Corners | None = None
        board.pressed.connect(self._pressed)
        board.moved.connect(self._moved)
        board.hovered.connect(self._hovered)
        board.released.connect(self._released)
        bench.changed.connect(self.drop)

    @property
    def in_hand(self) -> bool:
        return self._held is not None

    def drop(self) -> None:
        """Nothing comes of what was begun."""
        if self._held is not None:
            self._held = None
            self._board.show_rings(())
            self._board.show_choice()
            self.told.emit("")

    # corner by corner

    def draw_corners(self, done: Callable[[tuple[Point, ...]], object]) -> None:
        """Clicks set corners; Enter, or a click on the first, is the end of it; Backspace takes the last back."""
        self.drop()
        self._held = _Corners((), done)
        self.told.emit(
            tr("Click corner after corner, Backspace takes one back; Enter closes it, or puts a triangle to be typed")
        )

    @property
    def draws(self) -> bool:
        return isinstance(self._held, _Corners)

    def close(self) -> None:
        """Without a corner yet it is a triangle in the middle of the view, whose corners can be typed."""
        held = self._held
        if isinstance(held, _Corners) and (len(held.corners) >= 3 or not held.corners):
            _, x, y = self._board.look
            x, y = round(x), round(y)
            self.drop()
            held.done(held.corners or ((x - 2.0, y + 1.0), (x, y - 2.0), (x + 2.0, y + 1.0)))

    def take_back(self) -> None:
        if isinstance(self._held, _Corners) and self._held.corners:
            self._held = _Corners(self._held.corners[:-1], self._held.done)
            self._show_corners(self._held.corners)

    def _corner(self, held: _Corners, pointer: Pointer) -> None:
        at = self._gridded(pointer.point, pointer)
        near = 8.0 / pointer.scale
        if len(held.corners) >= 3 and math.dist(at, held.corners[0]) <= near:
            self.close()
        elif not held.corners or math.dist(at, held.corners[-1]) > near:
            self._held = _Corners((*held.corners, at), held.done)
            self._show_corners((*held.corners, at))

    def _show_corners(self, corners: tuple[Point, ...]) -> None:
        self._board.show_rings((CornersDrawing(corners),) if corners else ())

    # the mouse

    def _pressed(self, pointer: Pointer) -> None:
        if not pointer.buttons & LEFT:
            self.drop()
            return
        if isinstance(self._held, _Corners):
            self._corner(self._held, pointer)
            return
        bench, handle = self._bench, self._board.handle()
        if handle is not None and handle.grasped(pointer.point, pointer.scale):
            self._held = _Turn(handle.pivot)
            return
        grip = None if pointer.modifiers & CONTROL else self._shaping.at(pointer.point, pointer.scale)
        if grip is not None:
            self._held = _Pull(pointer.point, grip)
            return
        thing = thing_at(bench.things, pointer.point, pointer.scale)
        if pointer.modifiers & (SHIFT | CONTROL):
            if thing is None:
                self._held = _Band(pointer.point, pointer.point)
            else:
                bench.toggle(thing.id)
            return
        if thing is None:
            bench.choose(())
            self._held = _Band(pointer.point, pointer.point)
            return
        under = next((one for one in bench.chosen_things if one.outline.contains(pointer.point)), None)
        if under is None:
            bench.choose(bench.whole(thing.id))
            self._held = _Press(pointer.point)
        else:
            self._held = _Press(pointer.point, under)

    def _moved(self, pointer: Pointer) -> None:
        held = self._held
        match held:
            case _Press():
                if math.dist(held.at, pointer.point) * pointer.scale > SLIP:
                    self._held = self._begun(held, pointer)
                    self._moved(pointer)
            case _Drag():
                self._dragged(held, pointer)
            case _Stretch():
                self._stretched(held, pointer)
            case _Turn():
                self._turned(held, pointer)
            case _Pull():
                self._pulled(held, pointer)
            case _Band():
                self._held = _Band(held.at, pointer.point)
                self._board.show_rings((BandDrawing(held.at, pointer.point),))
            case _:
                pass

    def _pulled(self, held: _Pull, pointer: Pointer) -> None:
        if held.pull is None and math.dist(held.at, pointer.point) * pointer.scale <= SLIP:
            return
        by = (pointer.x - held.at[0], pointer.y - held.at[1])
        to = (held.grip.at[0] + by[0], held.grip.at[1] + by[1])
        pull = self._shaping.pull(held.grip, to, self._step_of(pointer), pointer.scale)
        self._held = _Pull(held.at, held.grip, pull)
        if isinstance(pull, str):
            self._board.show_in_hand(())
            self._board.show_rings(())
            self.told.emit(pull)
            return
        self._board.show_in_hand((pull.outline,))
        gate = () if pull.gate is None else (GateDrawing(pull.gate),)
        self._board.show_rings((*pull.lines, *gate))
        self.told.emit(pull.words)

    def _hovered(self, pointer: Pointer) -> None:
        if isinstance(self._held, _Corners) and self._held.corners:
            self._show_corners((*self._held.corners, self._gridded(pointer.point, pointer)))

    def _begun(self, press: _Press, pointer: Pointer) -> "_Drag | _Stretch":
        bench = self._bench
        if not bench.lying and len(bench.edge_ids) == 1:
            id = bench.edge_ids[0]
            segment = edges.edge_of(bench.sheet, id).segment
            hold = edges.hold_at(segment, press.at, pointer.scale)
            return _Stretch(press.at, id, segment, hold, segment)
        return _Drag(press.at)

    def _dragged(self, held: _Drag, pointer: Pointer) -> None:
        dx, dy = pointer.x - held.at[0], pointer.y - held.at[1]
        middle = self._bench.middle
        if middle is not None:
            dx, dy = self._snapped(middle, (dx, dy), pointer)
        change = Isometry.moved(dx, dy)
        if self._bench.wave_ids and len(self._bench.wave_ids) == len(self._bench.chosen):
            self._wave_dragged(held.at, pointer)
            return
        self._held = _Drag(held.at, change)
        self._board.show_in_hand(self._ghosts(change))
        self.told.emit(tr("by {dx} across, {dy} down").format(dx=f"{dx:+.2f}″", dy=f"{dy:+.2f}″"))

    def _wave_dragged(self, at: Point, pointer: Pointer) -> None:
        """Onto the grid, or over an edge; where it would come on is said."""
        bench = self._bench
        thing = bench.chosen_things[0]
        seat = next(one.at for one in spawns.seats(bench.sheet) if one.id == thing.id)
        x, y = self._gridded((seat[0] + pointer.x - at[0], seat[1] + pointer.y - at[1]), pointer)
        change = Isometry.moved(x - seat[0], y - seat[1])
        self._held = _Drag(at, change)
        self._board.show_in_hand(self._ghosts(change))
        self.told.emit(spawns.landing(bench.sheet, spawns.number_of(thing.id), change.dx, change.dy))

    def _snapped(self, middle: Point, by: Point, pointer: Pointer) -> Point:
        """Into line with what lies near, else to the grid, across and down each by itself."""
        bench, table = self._bench, self._bench.sheet.facts.table
        x, y = self._gridded((middle[0] + by[0], middle[1] + by[1]), pointer)
        dx, dy = x - middle[0], y - middle[1]
        lines: list[Drawing] = []
        if self._step_of(pointer) and table is not None:
            taken = set(together(bench.sheet, bench.lying))
            left, top, right, bottom = box_of(bench.sheet, bench.lying)
            held = (left + by[0], top + by[1], right + by[0], bottom + by[1])
            lie = [one for one in bench.things if one.sort not in (Sort.EDGE, Sort.WAVE)]
            others = [one.outline.bounds for one in lie if one.id not in taken]
            snapped = into_line(held, others, (table.width, table.height), pointer.scale)
            dx = dx if snapped.dx is None else by[0] + snapped.dx
            dy = dy if snapped.dy is None else by[1] + snapped.dy
            lines = [LineDrawing(*line) for line in snapped.lines]
        self._board.show_rings(lines)
        return (dx, dy)

    def _stretched(self, held: _Stretch, pointer: Pointer) -> None:
        table = self._bench.sheet.facts.table
        if table is None:
            return
        by = (pointer.x - held.at[0], pointer.y - held.at[1])
        drawn = edges.drawn(table, held.segment, held.hold, *by, self._step_of(pointer))
        self._held = _Stretch(held.at, held.id, held.segment, held.hold, drawn)
        self._board.show_in_hand((band(table, drawn),))
        self.told.emit(tr("from {start} to {end}").format(start=f"{drawn.start:.2f}″", end=f"{drawn.end:.2f}″"))

    def _turned(self, held: _Turn, pointer: Pointer) -> None:
        degrees = math.degrees(math.atan2(pointer.x - held.pivot[0], held.pivot[1] - pointer.y))
        step = FINE_TURN if pointer.modifiers & SHIFT else TURN
        degrees = round(degrees / step) * step
        self._held = _Turn(held.pivot, degrees)
        self._board.show_in_hand(self._ghosts(Isometry.turned(degrees, held.pivot)), degrees, held=True)
        self.told.emit(tr("turned by {degrees}°").format(degrees=f"{degrees:g}"))

    def _released(self, pointer: Pointer) -> None:
        held = self._held
        if isinstance(held, _Corners):
            return
        self.drop()
        bench = self._bench
        match held:
            case _Press(beneath=under) if under is not None:
                below = thing_at(bench.things, pointer.point, pointer.scale, under.id)
                if below is not None:
                    bench.choose((below.id,))
            case _Drag() if held.change != NOWHERE:
                bench.carry(held.change, tr("Move"))
            case _Stretch() if held.drawn != held.segment:
                bench.do(lambda sheet: edges.with_segment(sheet, held.id, held.drawn), tr("Move"))
            case _Pull(pull=None):
                self._shaping.click(pointer.point, pointer.scale)
            case _Pull(pull=str(why)):
                self.told.emit(why)
            case _Pull(pull=Pull() as pull):
                self._shaping.let_go(pull.held, pull.to)
            case _Turn() if held.degrees:
                bench.turn(held.degrees)
            case _Band():
                self._choose_within(held, add=bool(pointer.modifiers & (SHIFT | CONTROL)))
            case _:
                pass

    def _choose_within(self, held: _Band, *, add: bool) -> None:
        (left, right), (top, bottom) = (sorted(pair) for pair in zip(held.at, held.to, strict=True))
        inside = [
            thing.id
            for thing in self._bench.things
            for box in (thing.outline.bounds,)
            if left <= box[0] and box[2] <= right and top <= box[1] and box[3] <= bottom
        ]
        self._bench.choose((*(self._bench.chosen if add else ()), *inside))

    def _ghosts(self, change: Isometry) -> list[Area]:
        bench = self._bench
        ids = () if bench.of_the_card else together(bench.sheet, bench.lying)
        found = [change.area(thing.outline) for id in ids if (thing := bench.thing(id)) is not None]
        table = bench.sheet.facts.table
        for id in bench.edge_ids:
            if table is not None:
                segment = edges.edge_of(bench.sheet, id).segment
                found.append(band(table, edges.drawn(table, segment, edges.Hold.WHOLE, change.dx, change.dy)))
        numbers = map(spawns.number_of, bench.wave_ids)
        found += [spawns.ghost(bench.sheet, number, change.dx, change.dy) for number in numbers]
        return found

    def _step_of(self, pointer: Pointer) -> float:
        return 0.0 if pointer.modifiers & SHIFT else self.step

    def _gridded(self, point: Point, pointer: Pointer) -> Point:
        step = self._step_of(pointer)
        return (round(point[0] / step) * step, round(point[1] / step) * step) if step else point
