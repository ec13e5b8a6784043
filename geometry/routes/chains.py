"""The search from corner to corner, nearest first: each corner, with those that follow it closely, becomes a chain."""

from dataclasses import dataclass
from heapq import heappop
from math import atan2, hypot, sqrt

from geometry.pose import Point
from geometry.routes.cones import Cones
from geometry.routes.corners import Corners
from geometry.routes.far_root import Strip

_CLOSE = 1.5
"""Inches to the next corner that still belongs to the chain. A chain is reached before its turn, which costs work, not
truth, where another way turns out to be shorter."""

_LONGEST = 3.0
_WIDEST = -0.5
"""Cosine of the angle by which a chain turns at most, so that its cones stay clear of each other."""


@dataclass(frozen=True, slots=True)
class Fan:
    """Roots ``first`` to ``last`` and the ends of cones from number ``start`` on, to be drawn as one sector.

    A chain has a wall on its left or on its right, and ``tail`` is the corner its last stretch of wall leads to. The
    fan of a source is whole where its cones close up all round; that of a segment stands on a ``hub`` of two points.
    """

    first: int
    last: int
    start: int
    left: bool = False
    tail: Point | None = None
    whole: bool = False
    hub: tuple[Point, ...] = ()


class Search(Cones):
    """Follows every shortest way from the sources added to it."""

    def __init__(self, corners: Corners, allowance: float) -> None:
        super().__init__(corners, allowance)
        self.fans: list[Fan] = []
        self.strips: dict[int, Strip] = {}

    def add_source(self, point: Point, distance: float, triangles: list[int], depths: list[list[float]]) -> None:
        """A point to start from, the triangles it is in or on, and how deep in each from each of its edges."""
        x, y = point
        root = self.add_root(x, y, distance, -1)
        corners = self.corners
        cones: list[tuple[float, int, float, float, float, float]] = []
        for triangle, depth in zip(triangles, depths, strict=True):
            edges = (3 * triangle, 3 * triangle + 1, 3 * triangle + 2)
            for edge in edges:
                self.see(root, edge, corners.x[edge] - x, corners.y[edge] - y)
            for i, edge in enumerate(edges):
                if depth[i] > 1e-9:
                    end = edges[(i + 1) % 3]
                    rx, ry = corners.x[edge] - x, corners.y[edge] - y
                    cones.append((atan2(ry, rx), edge, corners.x[end] - x, corners.y[end] - y, rx, ry))
        cones.sort()
        # Begin where a wall parts two cones, if there is such a place.
        gaps = [i for i, cone in enumerate(cones) if cone[4:] != cones[i - 1][2:4]]
        begin = gaps[0] if gaps else 0
        for i in (*range(begin, len(cones)), *range(begin)):
            if i in gaps or i == begin:
                self.fans.append(Fan(root, root, len(self.ends) // 7, whole=not gaps))
            _, edge, lx, ly, rx, ry = cones[i]
            self.log.append((edge, root, root, lx, ly, rx, ry))
            self.follow(root, edge, lx, ly, rx, ry)

    def run(self) -> None:
        """Reach every corner within the allowance."""
        corners, best, heap = self.corners, self.best, self.heap
        while heap:
            distance, corner, parent, left, dx, dy = heappop(heap)
            if distance > best[corner] or self.allowance - distance <= 1e-7:
                continue
            root = self.add_root(corners.x[corner], corners.y[corner], distance, parent)
            start = len(self.ends) // 7
            tail = self._turn_left(root, corner, dx, dy) if left else self._turn_right(root, corner, dx, dy)
            self.fans.append(Fan(root, len(self.root_x) - 1, start, left, tail))

    def _turn_right(self, root: int, corner: int, dx: float, dy: float) -> Point:
        """Follow the cone between the wall that leaves the corner and the way on in direction (dx, dy)."""
        corners = self.corners
        x, y = self.root_x[root], self.root_y[root]
        edge = corner
        rx = ry = 0.0
        tail: Point | None = None
        while True:
            far, back = corners.later[edge], corners.sooner[edge]
            lx, ly = corners.x[back] - x, corners.y[back] - y
            side = dx * ly - dy * lx
            if side <= 0.0:
                self.see(root, back, lx, ly)
            if side >= 0.0:
                lx, ly = dx, dy
            if tail is None:
                rx, ry = corners.x[far] - x, corners.y[far] - y
                self.log.append((edge, root, root, lx, ly, rx, ry))
                tail = self._roll_right(root, far, lx, ly, dx, dy)
            else:
                self.log.append((edge, root, root, lx, ly, rx, ry))
                self.follow(root, far, lx, ly, rx, ry)
            edge = corners.twin[back]
            if side >= 0.0 or edge < 0:
                return tail
            rx, ry = lx, ly

    def _turn_left(self, root: int, corner: int, dx: float, dy: float) -> Point:
        """Follow the cone between the way on in direction (dx, dy) and the wall that arrives at the corner."""
        corners = self.corners
        x, y = self.root_x[root], self.root_y[root]
        edge = wall = corners.arriving[corner]
        lx, ly = corners.x[edge] - x, corners.y[edge] - y
        found = []
        while True:
            far = corners.sooner[edge]
            rx, ry = corners.x[far] - x, corners.y[far] - y
            side = dx * ry - dy * rx
            if side >= 0.0:
                self.see(root, far, rx, ry)
            if side <= 0.0:
                rx, ry = dx, dy
            found.append((edge, far, lx, ly, rx, ry))
            edge = corners.twin[corners.later[edge]]
            if side <= 0.0 or edge < 0:
                break
            lx, ly = rx, ry
        tail: Point = (x, y)
        for edge, far, lx, ly, rx, ry in reversed(found):
            self.log.append((far, root, root, lx, ly, rx, ry))
            if edge == wall:
                tail = self._roll_left(root, edge, far, rx, ry, dx, dy)
            else:
                self.follow(root, far, lx, ly, rx, ry)
        return tail

    def _roll_right(self, root: int, edge: int, lx: float, ly: float, dx: float, dy: float) -> Point:
        """Follow a cone through a half edge that starts at the next corner along the wall on the right, and with it the
        cones of that corner and of the corners after it while they join: while they follow closely, bend, and are not
        reached by a way as short."""
        corners, root_x, root_y, twin = self.corners, self.root_x, self.root_y, self.corners.twin
        xs, ys, later, sooner, onward = corners.x, corners.y, corners.later, corners.sooner, corners.onward
        step_x, step_y, log, turn = self.step_x, self.step_y, self.log, corners.turn
        best, least = self.best, self.least
        parent, reached, first, row, waiting = self.parent, self.root_distance, root, -1, []
        distance = reached[root]
        # The part of (dx, dy) that a step may go back by at most, for each inch.
        longest, widest = distance + _LONGEST, _WIDEST * hypot(dx, dy)
        px, py = xs[edge], ys[edge]
        wx, wy = px - root_x[root], py - root_y[root]
        step_x[root], step_y[root] = wx, wy
        while True:
            step, corner = sqrt(wx * wx + wy * wy), turn[edge]
            distance += step
            if step > _CLOSE or dx * wx + dy * wy < widest * step or distance > longest:
                break
            if corner < 0 or distance >= best[corner]:
                break
            best[corner] = least[corner] = distance
            # As `add_root`, in a place where it counts.
            root_x.append(px)
            root_y.append(py)
            parent.append(root)
            reached.append(distance)
            root += 1
            after = later[corner]
            x, y = xs[after], ys[after]
            wx, wy = x - px, y - py
            px, py = x, y
            step_x.append(wx)
            step_y.append(wy)
            while True:
                # The edge runs from the pivot, the root that joined last, to the left.
                across = twin[edge]
                beyond, tip = later[across], sooner[across]
                if twin[beyond] < 0:
                    edge = tip
                    if onward[across] >= 0:
                        row = across if row < 0 else row
                    elif row >= 0:
                        self.passed.append((row, edge, first, root, lx, ly, wx, wy))
                        row = -1
                    else:
                        log.append((across, first, root, lx, ly, wx, wy))
                    break
                log.append((across, first, root, lx, ly, wx, wy))
                tx, ty = xs[tip], ys[tip]
                side = lx * (ty - root_y[first]) - ly * (tx - root_x[first])
                if side < 0.0:
                    seer = self.earliest(first, root, 1.0, tx, ty)
                    sx, sy = tx - root_x[seer], ty - root_y[seer]
                    self.see(seer, tip, sx, sy)
                    waiting.append((first, seer, tip, lx, ly, sx, sy))
                    first, lx, ly = seer, sx, sy
                elif side == 0.0:
                    self.see(first, tip, tx - root_x[first], ty - root_y[first])
                edge = beyond
        self.see(root, edge, wx, wy)
        if row >= 0:
            self.passed.append((row, edge, first, root, lx, ly, wx, wy))
        self.spread(first, root, edge, lx, ly, wx, wy)
        for cone in reversed(waiting):
            self.spread(*cone)
        return (px, py)

    def _roll_left(self, root: int, arriving: int, edge: int, rx: float, ry: float, dx: float, dy: float) -> Point:
        """As :meth:`_roll_right`, round a wall on the left: the half edge ends at the next corner, from where
        ``arriving`` comes along the wall."""
        corners, root_x, root_y, twin = self.corners, self.root_x, self.root_y, self.corners.twin
        xs, ys, later, sooner, onward = corners.x, corners.y, corners.later, corners.sooner, corners.onward
        step_x, step_y, log, turn = self.step_x, self.step_y, self.log, corners.turn
        best, least = self.best, self.least
        parent, reached, last, row, reaching = self.parent, self.root_distance, root, -1, corners.arriving
        distance = reached[root]
        longest, widest = distance + _LONGEST, _WIDEST * hypot(dx, dy)
        px, py = xs[arriving], ys[arriving]
        wx, wy = px - root_x[root], py - root_y[root]
        step_x[root], step_y[root] = wx, wy
        while True:
            step, corner = sqrt(wx * wx + wy * wy), turn[arriving]
            distance += step
            if step > _CLOSE or dx * wx + dy * wy < widest * step or distance > longest:
                break
            if corner < 0 or distance >= best[corner]:
                break
            best[corner] = least[corner] = distance
            # As `add_root`, in a place where it counts.
            root_x.append(px)
            root_y.append(py)
            parent.append(root)
            reached.append(distance)
            root += 1
            before = reaching[corner]
            x, y = xs[before], ys[before]
            wx, wy = x - px, y - py
            px, py = x, y
            step_x.append(wx)
            step_y.append(wy)
            while True:
                # The edge runs from the right to the pivot, the root that joined last.
                across = twin[edge]
                beyond, tip = later[across], sooner[across]
                if twin[tip] < 0:
                    arriving, edge = tip, beyond
                    if onward[across] >= 0:
                        row = across if row < 0 else row
                    elif row >= 0:
                        self.passed.append((row, edge, root, last, wx, wy, rx, ry))
                        row = -1
                    else:
                        log.append((across, root, last, wx, wy, rx, ry))
                    break
                log.append((across, root, last, wx, wy, rx, ry))
                tx, ty = xs[tip], ys[tip]
                side = rx * (ty - root_y[last]) - ry * (tx - root_x[last])
                if side > 0.0:
                    seer = self.earliest(last, root, -1.0, tx, ty)
                    sx, sy = tx - root_x[seer], ty - root_y[seer]
                    self.see(seer, tip, sx, sy)
                    self.spread(seer, last, beyond, sx, sy, rx, ry)
                    last, rx, ry = seer, sx, sy
                elif side == 0.0:
                    self.see(last, tip, tx - root_x[last], ty - root_y[last])
                edge = tip
        self.see(root, arriving, wx, wy)
        if row >= 0:
            self.passed.append((row, edge, root, last, wx, wy, rx, ry))
        self.spread(root, last, edge, wx, wy, rx, ry)
        return (px, py)
