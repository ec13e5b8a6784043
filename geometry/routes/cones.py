"""The search from corner to corner: what each root of a shortest way sees, and by which way each corner is reached.

A root is the source or a corner. What it adds to what other roots see is its taut cone: round a corner, the space
between the extension of the way that leads there and the wall. A cone is followed triangle by triangle. Where the third
corner of a triangle lies between the cone's two rays, it splits the cone, and, where a way may turn, is a root to be.
"""

from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import sqrt

from geometry.pose import Point
from geometry.routes.corners import Corners

Window = tuple[int, float, float, float, float]
"""Root, direction of the left ray and of the right ray: the part of one triangle the root sees."""

BEYOND = -1
"""In place of a half edge: the cone is cut by what is left of the allowance before it meets one."""

_LEFT, _RIGHT = True, False


@dataclass(slots=True)
class Search:
    """Roots in the order in which they are reached, and all that they see.

    ``pieces`` holds six numbers for each end of a cone: root, half edge or :data:`BEYOND`, left ray, right ray; those
    of one root stand in the order in which the angle grows, those of a source from each of the ``breaks`` on.
    """

    corners: Corners
    allowance: float
    windows: list[list[Window]]
    breaks: list[int] = field(default_factory=list)
    root_x: list[float] = field(default_factory=list)
    root_y: list[float] = field(default_factory=list)
    root_distance: list[float] = field(default_factory=list)
    parent: list[int] = field(default_factory=list)
    pieces: list[float] = field(default_factory=list)
    best: list[float] = field(init=False)
    heap: list[tuple[float, int, int, bool, float, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.best = [self.allowance] * len(self.corners.x)

    def add_root(self, x: float, y: float, distance: float, parent: int) -> int:
        self.root_x.append(x)
        self.root_y.append(y)
        self.root_distance.append(distance)
        self.parent.append(parent)
        return len(self.root_x) - 1

    def add_source(self, point: Point, distance: float, triangles: list[int], depths: list[list[float]]) -> None:
        """A point to start from, the triangles it is in or on, and how deep in each from each of its edges."""
        x, y = point
        root = self.add_root(x, y, distance, -1)
        corners = self.corners
        for triangle, depth in zip(triangles, depths, strict=True):
            edges = (3 * triangle, 3 * triangle + 1, 3 * triangle + 2)
            for edge in edges:
                self.see(root, edge, corners.x[edge] - x, corners.y[edge] - y)
            for i, edge in enumerate(edges):
                if depth[i] <= 1e-9:
                    continue
                end = edges[(i + 1) % 3]
                left = (corners.x[end] - x, corners.y[end] - y)
                right = (corners.x[edge] - x, corners.y[edge] - y)
                self.breaks.append(len(self.pieces) // 6)
                self.windows[triangle].append((root, *left, *right))
                self.follow(root, edge, *left, *right)

    def run(self) -> None:
        """Reach every corner within the allowance, nearest first."""
        corners, best, heap = self.corners, self.best, self.heap
        settled: set[int] = set()
        while heap:
            distance, corner, parent, turn, dx, dy = heappop(heap)
            if corner in settled:
                continue
            settled.add(corner)
            if self.allowance - distance <= 1e-7:
                continue
            best[corner] = 0.0
            root = self.add_root(corners.x[corner], corners.y[corner], distance, parent)
            if turn is _RIGHT:
                self._turn_right(root, corner, dx, dy)
            else:
                self._turn_left(root, corner, dx, dy)

    def see(self, root: int, edge: int, dx: float, dy: float) -> None:
        """The root sees the start of a half edge, (dx, dy) away: a root to be, if a way may turn there."""
        corners = self.corners
        if not corners.bends[edge]:
            return
        distance = self.root_distance[root] + sqrt(dx * dx + dy * dy)
        corner = corners.corner[edge]
        if distance >= self.best[corner]:
            return
        x, y = corners.x[edge], corners.y[edge]
        after = dx * (corners.after_y[corner] - y) - dy * (corners.after_x[corner] - x)
        before = dx * (corners.before_y[corner] - y) - dy * (corners.before_x[corner] - x)
        if after < 0 and before <= 0:
            turn = _RIGHT
        elif before > 0 and after >= 0:
            turn = _LEFT
        else:
            return
        self.best[corner] = distance
        heappush(self.heap, (distance, corner, root, turn, dx, dy))

    def _turn_right(self, root: int, corner: int, dx: float, dy: float) -> None:
        """Follow the cone between the wall that leaves the corner and the way on in direction (dx, dy)."""
        corners = self.corners
        x, y = self.root_x[root], self.root_y[root]
        edge = corner
        far = edge + 1 if edge % 3 != 2 else edge - 2
        rx, ry = corners.x[far] - x, corners.y[far] - y
        self.see(root, far, rx, ry)
        while True:
            back = edge - 1 if edge % 3 else edge + 2
            lx, ly = corners.x[back] - x, corners.y[back] - y
            side = dx * ly - dy * lx
            if side <= 0:
                self.see(root, back, lx, ly)
            if side >= 0:
                self.windows[edge // 3].append((root, dx, dy, rx, ry))
                self.follow(root, far, dx, dy, rx, ry)
                return
            self.windows[edge // 3].append((root, lx, ly, rx, ry))
            self.follow(root, far, lx, ly, rx, ry)
            edge = corners.twin[back]
            if edge < 0:
                return
            far = edge + 1 if edge % 3 != 2 else edge - 2
            rx, ry = lx, ly

    def _turn_left(self, root: int, corner: int, dx: float, dy: float) -> None:
        """Follow the cone between the way on in direction (dx, dy) and the wall that arrives at the corner."""
        corners = self.corners
        x, y = self.root_x[root], self.root_y[root]
        edge = corners.arriving[corner]
        lx, ly = corners.x[edge] - x, corners.y[edge] - y
        self.see(root, edge, lx, ly)
        found = []
        while True:
            far = edge - 1 if edge % 3 else edge + 2
            rx, ry = corners.x[far] - x, corners.y[far] - y
            side = dx * ry - dy * rx
            if side >= 0:
                self.see(root, far, rx, ry)
            if side <= 0:
                found.append((far, lx, ly, dx, dy))
                break
            found.append((far, lx, ly, rx, ry))
            across = corners.twin[edge + 1 if edge % 3 != 2 else edge - 2]
            if across < 0:
                break
            edge = across
            lx, ly = rx, ry
        for far, lx, ly, rx, ry in reversed(found):
            self.windows[far // 3].append((root, lx, ly, rx, ry))
            self.follow(root, far, lx, ly, rx, ry)

    def follow(self, root: int, edge: int, lx: float, ly: float, rx: float, ry: float) -> None:
        """Follow the cone between two rays out of a triangle through one of its half edges, as far as it goes."""
        corners = self.corners
        xs, ys, tips_x, tips_y = corners.x, corners.y, corners.tip_x, corners.tip_y
        twin, per_length, bends = corners.twin, corners.per_length, corners.bends
        windows, pieces, see = self.windows, self.pieces, self.see
        x, y = self.root_x[root], self.root_y[root]
        left = self.allowance - self.root_distance[root]
        after = edge + 1 if edge % 3 != 2 else edge - 2
        ax, ay, bx, by = xs[after] - x, ys[after] - y, xs[edge] - x, ys[edge] - y
        waiting: list[tuple[int, float, float, float, float, float, float, float, float]] = []
        while True:
            if (bx * ay - by * ax) * per_length[edge] >= left:
                pieces += (root, BEYOND, lx, ly, rx, ry)
            elif (across := twin[edge]) < 0:
                pieces += (root, edge, lx, ly, rx, ry)
            else:
                triangle = across // 3
                windows[triangle].append((root, lx, ly, rx, ry))
                # Through the half edge from a on the left to b on the right; the tip t lies beyond it.
                tx, ty = tips_x[across] - x, tips_y[across] - y
                from_left = lx * ty - ly * tx
                from_right = rx * ty - ry * tx
                place = across - 3 * triangle
                onward = across + 1 if place != 2 else across - 2
                tip = across - 1 if place else across + 2
                if from_left >= 0:
                    if from_left == 0 and bends[tip]:
                        see(root, tip, tx, ty)
                    edge, ax, ay = onward, tx, ty
                elif from_right <= 0:
                    if from_right == 0 and bends[tip]:
                        see(root, tip, tx, ty)
                    edge, bx, by = tip, tx, ty
                else:
                    if bends[tip]:
                        see(root, tip, tx, ty)
                    waiting.append((tip, lx, ly, tx, ty, ax, ay, tx, ty))
                    edge, ax, ay, lx, ly = onward, tx, ty, tx, ty
                continue
            if not waiting:
                return
            edge, lx, ly, rx, ry, ax, ay, bx, by = waiting.pop()
