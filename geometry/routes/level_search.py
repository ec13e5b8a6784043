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
from geometry.routes.portals import Portal, Portals, Post
from geometry.routes.seats import seats_of
from geometry.routes.triangulation import Mesh

_HAIR = 2e-7
"""Inches by which a cone may miss the corner of a half edge it goes through and still see it."""

_AT_POST = 1e-5
"""Inches by which a cone may miss a post, or the next portal, and still reach it."""

_LEAST = 1e-7

_FOLDS = 2
"""So often in a row a straight way is bent back below or above an edge. Where levels lie over each other a way could go
to and fro without end."""


@dataclass(frozen=True, slots=True)
class Step:
    """How a root got to its level: from which root, and where it sees through, from left to right; or at which post."""

    root: int
    gate: int
    line: tuple[Point, ...]


class LevelSearch(Search):
    """Roots of all levels, nearest first. ``steps`` says of which root a root is the other side, ``level_of`` to which
    level the first root of a fan belongs."""

    def __init__(self, levels: LevelMesh, corners: Corners, portals: Portals, allowance: float) -> None:
        super().__init__(corners, allowance)
        self.levels = levels
        self.portals = portals
        self.steps: dict[int, Step] = {}
        self.level_of: dict[int, int] = {}
        self._crossed = self._looked = 0
        self._folds: dict[int, int] = {}
        self._entered: set[int] = set()
        """Which windows are those of half edges gone in through."""
        self._last: tuple[int, int, Point, int, Point] | None = None
        """The portal gone through last: the root before, the gate, its left end, the root beyond, the left ray."""
        self._meshes: dict[int, Mesh | None] = {}
        self._at_post = [inf] * len(portals.posts)
        self._posts: list[tuple[float, int, int]] = []

    def stand(self, point: Point, level: int, distance: float) -> None:
        """Begin at a point of a level with all that is seen from there."""
        mesh = self._mesh(level)
        if mesh is not None:
            for seat in seats_of(mesh, (rounded(point[0]), rounded(point[1]))):
                self._sit(mesh, seat, level, distance)

    def _mesh(self, level: int) -> Mesh | None:
        if level not in self._meshes:
            self._meshes[level] = self.levels.of_level(level)
        return self._meshes[level]

    def _sit(self, mesh: Mesh, seat: Point, level: int, distance: float) -> None:
        triangles, first = mesh.holding(seat), self.levels.first[level]
        depths = mesh.depths(seat)[triangles].tolist()
        self.level_of[len(self.root_x)] = level
        self.add_source(seat, distance, [first + triangle for triangle in triangles], depths)

    def _stand_behind(self, post: Post, distance: float) -> None:
        """Go on beyond a post: on the side where it leads to, even where two sides touch there."""
        level = post.gate.end
        mesh = self._mesh(level)
        if mesh is not None and post.into // 3 - self.levels.first[level] in mesh.holding(post.seat):
            self._sit(mesh, post.seat, level, distance)
        else:
            self.stand(post.place, level, distance)

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
            self.level_of[root] = self.levels.level_of(corner)
            start = len(self.ends) // 7
            tail = self._turn_left(root, corner, dx, dy) if left else self._turn_right(root, corner, dx, dy)
            self.fans.append(Fan(root, len(self.root_x) - 1, start, left, tail))
            self._cross()

    def _reach_posts(self) -> None:
        """Posts that have come into sight since the last time, however much at a slant."""
        log, by_edge = self.log, self.portals.posts_by_edge
        for i in [i for i in range(self._looked, len(log)) if log[i][0] in by_edge] if by_edge else ():
            edge, first, last, lx, ly, rx, ry = log[i]
            for post, out in by_edge[edge]:
                if out == edge and i in self._entered:
                    # What comes in beside a post does not see it: another post is where it came in.
                    continue
                x, y = self.portals.posts[post].place
                root = self.seer(first, last, lx, ly, rx, ry, x, y, _AT_POST)
                if root >= 0:
                    distance = self.root_distance[root] + hypot(x - self.root_x[root], y - self.root_y[root])
                    self._relax(post, root, distance)
        self._looked = len(log)

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
        self._stand_behind(post, distance)
        for source in range(first, len(self.root_x)):
            self.steps[source] = Step(root, post.gate.number, (post.place,))
        self._cross()

    def _cross(self) -> None:
        """Follow all cones that have ended at portals since the last time, and those that end at portals thereby."""
        ends, through = self.ends, self.portals.through
        while self._crossed < len(ends):
            at = self._crossed
            self._crossed += 7
            portals = through(int(ends[at]))
            if not portals:
                continue
            first, last = int(ends[at + 1]), int(ends[at + 2])
            for root, lx, ly, rx, ry in self._by_root(first, last, *ends[at + 3 : at + 7]):
                for portal in portals:
                    self._through(root, lx, ly, rx, ry, portal)
        self._reach_posts()

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
        squared = sx * sx + sy * sy
        size = sqrt(squared)
        # As far as the allowance goes: a chord of the circle round the root.
        off = (x - x0) * sy - (y - y0) * sx
        if abs(off) >= left * size:
            return
        leftmost, rightmost = self._on(portal, x, y, lx, ly, rx, ry, x0, y0, sx / squared, sy / squared)
        middle, half = ((x - x0) * sx + (y - y0) * sy) / squared, sqrt(left * left * squared - off * off) / squared
        low, high = max(leftmost, portal.low, middle - half), min(rightmost, portal.high, middle + half)
        if (high - low) * size <= _LEAST:
            return
        left_base, right_base = (x0 + low * sx, y0 + low * sy), (x0 + high * sx, y0 + high * sy)
        if low > leftmost:
            lx, ly = left_base[0] - x, left_base[1] - y
        if high < rightmost:
            rx, ry = right_base[0] - x, right_base[1] - y
        other, ray = self._other_side(root, portal, left_base, right_base)
        if ray is not None:
            rx, ry = ray
        self._last = (root, portal.gate.number, left_base, other, (lx, ly))
        if low * size <= _HAIR:
            self.see(other, portal.into, x0 - x, y0 - y)
        if (1 - high) * size <= _HAIR:
            self.see(other, _later(portal.into), x1 - x, y1 - y)
        self._enter(other, portal.into, lx, ly, rx, ry)
        onward = self.portals.through(portal.into)
        if any(back.gate.end != portal.gate.start for back in onward):
            self._fold(other, portal, onward, left_base, right_base, frozenset((portal.gate.start, portal.gate.end)))

    def _fold(
        self,
        root: int,
        portal: Portal,
        onward: tuple[Portal, ...],
        left_base: Point,
        right_base: Point,
        been: frozenset[int],
    ) -> None:
        """What is over an edge and at once over the same edge again, on a level above or below the first one: the way
        is bent back as by a mirror, and as straight as that is seen from the root's mirror image."""
        folds = self._folds.get(root, 0)
        if folds >= _FOLDS:
            return
        x0, y0, x1, y1 = self._side(portal.into)
        sx, sy = x1 - x0, y1 - y0
        x, y = self.root_x[root], self.root_y[root]
        off = 2 * (sx * (y - y0) - sy * (x - x0)) / (sx * sx + sy * sy)
        x, y = x + off * sy, y - off * sx
        for back in onward:
            distance = self.root_distance[root] + back.gate.cost
            if back.gate.end in been or distance >= self.allowance - _LEAST:
                continue
            x0, y0, x1, y1 = self._side(back.into)
            sx, sy = x1 - x0, y1 - y0
            squared = sx * sx + sy * sy
            low, high = sorted(((px - x0) * sx + (py - y0) * sy) / squared for px, py in (left_base, right_base))
            low, high = max(low, back.low), min(high, back.high)
            if (high - low) * sqrt(squared) <= _LEAST:
                continue
            left, right = (x0 + low * sx, y0 + low * sy), (x0 + high * sx, y0 + high * sy)
            other = self.add_root(x, y, distance, -1)
            self.level_of[other] = back.gate.end
            self._folds[other] = folds + 1
            self.steps[other] = Step(root, back.gate.number, (left, right))
            self.fans.append(Fan(other, other, len(self.ends) // 7, hub=(left, right)))
            if low * sqrt(squared) <= _HAIR:
                self.see(other, back.into, x0 - x, y0 - y)
            if (1 - high) * sqrt(squared) <= _HAIR:
                self.see(other, _later(back.into), x1 - x, y1 - y)
            self._enter(other, back.into, left[0] - x, left[1] - y, right[0] - x, right[1] - y)
            further = self.portals.through(back.into)
            self._fold(other, back, further, left, right, been | {back.gate.end})

    def _other_side(self, root: int, portal: Portal, left_base: Point, right_base: Point) -> tuple[int, Point | None]:
        """The root beyond a portal: the last one made, where this portal begins at the left end of the one before, and
        then the ray that both share."""
        if self._last is not None:
            before, number, base, other, ray = self._last
            fan = self.fans[-1]
            joins = before == root and number == portal.gate.number and fan.first == other
            if joins and dist(base, right_base) <= _AT_POST:
                hub = (left_base, *fan.hub)
                self.fans[-1] = Fan(other, other, fan.start, hub=hub)
                self.steps[other] = Step(root, number, hub)
                return other, ray
        other = self.add_root(self.root_x[root], self.root_y[root], self.root_distance[root] + portal.gate.cost, -1)
        self.level_of[other] = portal.gate.end
        if root in self._folds:
            self._folds[other] = self._folds[root]
        self.steps[other] = Step(root, portal.gate.number, (left_base, right_base))
        self.fans.append(Fan(other, other, len(self.ends) // 7, hub=(left_base, right_base)))
        return other, None

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

    def _enter(self, root: int, edge: int, lx: float, ly: float, rx: float, ry: float) -> None:
        """Follow a cone into the triangle behind a half edge that no other triangle is beyond."""
        corners = self.corners
        self._entered.add(len(self.log))
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
