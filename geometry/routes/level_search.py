"""The search over levels: what a cone meets of a portal it sees through, from as far away and the step's cost more.

A step that costs the same wherever an edge is crossed bends no way: the straight line is still the shortest. So a root
sees through a portal, and a second root on the same spot, farther by the cost, sees what is beyond. At a post, where
the portal ends, a way may bend as it crosses; a source of its own stands there.
"""

from dataclasses import dataclass
from heapq import heappop, heappush
from math import dist, hypot, inf, sqrt

from geometry.pose import Point
from geometry.routes.chains import Fan, Search
from geometry.routes.corners import Corners
from geometry.routes.grid import rounded
from geometry.routes.level_space import LevelMesh
from geometry.routes.portals import Portal, Portals
from geometry.routes.seats import seats_of
from geometry.routes.triangulation import Mesh

_HAIR = 2e-7
"""Inches by which a cone through a portal is widened, so that nothing is lost between two of them. Walls are grown by
ten times as much."""

_AT_POST = 1e-5
"""Inches by which a cone may miss a post and still reach it."""

_LEAST = 1e-7


@dataclass(frozen=True, slots=True)
class Step:
    """How a root got to its level: from which root, through which half edge of the level beyond or over which post."""

    root: int
    gate: int
    start: Point
    end: Point


class LevelSearch(Search):
    """Roots of all levels, nearest first. ``steps`` says of which root a root is the other side, ``level_of`` to which
    level the first root of a fan belongs."""

    def __init__(self, levels: LevelMesh, corners: Corners, portals: Portals, allowance: float) -> None:
        super().__init__(corners, allowance)
        self.levels = levels
        self.portals = portals
        self.steps: dict[int, Step] = {}
        self.level_of: dict[int, int] = {}
        self._crossed = 0
        self._meshes: dict[int, Mesh | None] = {}
        self._at_post = [inf] * len(portals.posts)
        self._posts: list[tuple[float, int, int]] = []

    def stand(self, point: Point, level: int, distance: float) -> None:
        """Begin, or go on, at a point of a level with all that is seen from there."""
        if level not in self._meshes:
            self._meshes[level] = self.levels.of_level(level)
        mesh, first = self._meshes[level], self.levels.first[level]
        if mesh is None:
            return
        for x, y in seats_of(mesh, (rounded(point[0]), rounded(point[1]))):
            triangles = mesh.holding((x, y))
            depths = mesh.depths((x, y))[triangles].tolist()
            self.level_of[len(self.root_x)] = level
            self.add_source((x, y), distance, [first + triangle for triangle in triangles], depths)

    def run(self) -> None:
        """Reach every corner and every post within the allowance."""
        corners, best, heap, posts = self.corners, self.best, self.heap, self._posts
        self._cross()
        while heap or posts:
            if posts and (not heap or posts[0][0] <= heap[0][0]):
                self._step_over(*heappop(posts))
                continue
            distance, corner, parent, left, dx, dy = heappop(heap)
            if distance > best[corner] or self.allowance - distance <= _LEAST:
                continue
            root = self.add_root(corners.x[corner], corners.y[corner], distance, parent)
            level = self.level_of[root] = self.levels.level_of(corner)
            start = len(self.ends) // 7
            tail = self._turn_left(root, corner, dx, dy) if left else self._turn_right(root, corner, dx, dy)
            self.fans.append(Fan(root, len(self.root_x) - 1, start, left, tail))
            self._cross()
            self._stand_at_posts(root, level)

    def _stand_at_posts(self, first: int, level: int) -> None:
        """Posts on the outline beside the corners that roots from number ``first`` on stand on."""
        if not self.portals.at_corner:
            return
        for root in range(first, len(self.root_x)):
            if root in self.steps:
                break
            place = self.root_x[root], self.root_y[root]
            for post in self.portals.at_corner.get((level, place), ()):
                along = dist(place, self.portals.posts[post].place)
                self._relax(post, root, self.root_distance[root] + along)

    def _relax(self, post: int, root: int, distance: float) -> None:
        distance += self.portals.posts[post].gate.cost
        if distance < self._at_post[post] and self.allowance - distance > _LEAST:
            self._at_post[post] = distance
            heappush(self._posts, (distance, post, root))

    def _step_over(self, distance: float, number: int, root: int) -> None:
        if distance > self._at_post[number]:
            return
        post = self.portals.posts[number]
        first = len(self.root_x)
        self.stand(post.place, post.gate.end, distance)
        sources = range(first, len(self.root_x))
        for source in sources:
            self.steps[source] = Step(root, post.gate.number, post.place, post.place)
        if sources:
            for onward in post.onward:
                self._relax(onward, sources[0], distance)
        self._cross()

    def _cross(self) -> None:
        """Follow all cones that have ended at portals since the last time, and those that end at portals thereby."""
        ends, by_edge = self.ends, self.portals.by_edge
        while self._crossed < len(ends):
            at = self._crossed
            self._crossed += 7
            portals = by_edge.get(int(ends[at]))
            if portals is None:
                continue
            first, last = int(ends[at + 1]), int(ends[at + 2])
            for root, lx, ly, rx, ry in self._by_root(first, last, *ends[at + 3 : at + 7]):
                for portal in portals:
                    self._through(root, lx, ly, rx, ry, portal)

    def _by_root(
        self, first: int, last: int, lx: float, ly: float, rx: float, ry: float
    ) -> list[tuple[int, float, float, float, float]]:
        """A cone of a chain as cones of its roots, from right to left."""
        xs, ys = self.root_x, self.root_y
        if first == last:
            return [(first, lx, ly, rx, ry)]
        found = []
        step = -1 if first < last else 1
        for root in range(last, first + step, step):
            low, high = min(root, root + step), max(root, root + step)
            left = (lx, ly) if root == first else (xs[high] - xs[low], ys[high] - ys[low])
            found.append((root, *left, rx, ry))
            rx, ry = left
        return found

    def _through(self, root: int, lx: float, ly: float, rx: float, ry: float, portal: Portal) -> None:
        """What one root sees through one portal. The half edge it goes into starts on the left."""
        x, y, beyond = self.root_x[root], self.root_y[root], self.root_distance[root] + portal.gate.cost
        left = self.allowance - beyond
        if left <= _LEAST:
            return
        x0, y0, x1, y1 = self._side(portal.into)
        sx, sy = x1 - x0, y1 - y0
        size = sqrt(sx * sx + sy * sy)
        low, high = self._on(portal, x, y, lx, ly, rx, ry, x0, y0, sx / (size * size), sy / (size * size))
        self._reach_posts(root, portal, low, high, size)
        # As far as the allowance goes: a chord of the circle round the root.
        middle = ((x - x0) * sx + (y - y0) * sy) / (size * size)
        off = ((x - x0) * sy - (y - y0) * sx) / size
        if abs(off) >= left:
            return
        half = sqrt(left * left - off * off) / size
        low, high = max(low, portal.low, middle - half), min(high, portal.high, middle + half)
        if (high - low) * size <= _LEAST:
            return
        hair = _HAIR / size
        other = self.add_root(x, y, beyond, -1)
        base = (x0 + low * sx, y0 + low * sy), (x0 + high * sx, y0 + high * sy)
        self.level_of[other] = portal.gate.end
        self.steps[other] = Step(root, portal.gate.number, (x0, y0), (x1, y1))
        self.fans.append(Fan(other, other, len(self.ends) // 7, hub=base))
        if low <= hair:
            self.see(other, portal.into, x0 - x, y0 - y)
        if high >= 1 - hair:
            self.see(other, _later(portal.into), x1 - x, y1 - y)
        low, high = low - hair, high + hair
        self._enter(other, portal.into, x0 + low * sx - x, y0 + low * sy - y, x0 + high * sx - x, y0 + high * sy - y)

    def _side(self, edge: int) -> tuple[float, float, float, float]:
        corners, later = self.corners, _later(edge)
        return corners.x[edge], corners.y[edge], corners.x[later], corners.y[later]

    def _on(
        self, portal: Portal, x: float, y: float, lx: float, ly: float, rx: float, ry: float,
        x0: float, y0: float, ax: float, ay: float,
    ) -> tuple[float, float]:  # fmt: skip
        """Between which parts of the portal's half edge the rays meet it: there where they meet the one they leave by,
        which is a hair away, however much they graze it."""
        ox, oy, px, py = self._side(portal.out)
        nx, ny, ex, ey = ox - x, oy - y, px - ox, py - oy
        found = []
        for dx, dy in ((lx, ly), (rx, ry)):
            growth = dx * ey - dy * ex
            part = min(1.0, max(0.0, -(dx * ny - dy * nx) / growth)) if growth else 0.0
            found.append((ox + part * ex - x0) * ax + (oy + part * ey - y0) * ay)
        return found[0], found[1]

    def _reach_posts(self, root: int, portal: Portal, low: float, high: float, size: float) -> None:
        give = _AT_POST / size
        for post, part in ((portal.at_low, portal.low), (portal.at_high, portal.high)):
            if post >= 0 and low - give <= part <= high + give:
                x, y = self.portals.posts[post].place
                distance = self.root_distance[root] + hypot(x - self.root_x[root], y - self.root_y[root])
                self._relax(post, root, distance)

    def _enter(self, root: int, edge: int, lx: float, ly: float, rx: float, ry: float) -> None:
        """Follow a cone into the triangle behind a half edge that no other triangle is beyond."""
        corners = self.corners
        self.log.append((edge, root, root, lx, ly, rx, ry))
        onward, tip = _later(edge), edge - 1 if edge % 3 else edge + 2
        tx, ty = corners.x[tip] - self.root_x[root], corners.y[tip] - self.root_y[root]
        from_left, from_right = lx * ty - ly * tx, rx * ty - ry * tx
        if from_left >= 0 or from_right <= 0:
            if from_left == 0 or from_right == 0:
                self.see(root, tip, tx, ty)
            self.follow(root, onward if from_left >= 0 else tip, lx, ly, rx, ry)
            return
        self.see(root, tip, tx, ty)
        self.follow(root, onward, tx, ty, rx, ry)
        self.follow(root, tip, lx, ly, tx, ty)


def _later(edge: int) -> int:
    return edge + 1 if edge % 3 != 2 else edge - 2
