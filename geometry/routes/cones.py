"""What one root, or a chain of them, sees of the triangles: a cone followed from edge to edge until walls end it.

A root is a point from which ways lead on: the source or a corner. What a corner adds to what other roots see is its
taut cone, the space between the extension of the way that leads there and the wall. The corners of a round wall follow
each other closely and their cones lie side by side; they are followed together, as one cone with a chain of roots,
which goes through each triangle once. Roots of a chain have numbers in a row; from one to the next it is the extension
of the wall between them that parts their cones.
"""

from heapq import heappush
from math import sqrt

from geometry.routes.corners import Corners

Window = tuple[int, int, int, float, float, float, float]
"""Half edge of a triangle, root of the left ray and of the right ray, direction of either: what is seen of it."""

BEYOND = -1
"""In place of a half edge: the cone is cut by what is left of the allowance before it meets one."""

LEFT_OF_IT, RIGHT_OF_IT = -1, -2
"""In place of a root: none of a cone's roots sees a point, because it is beside the cone."""


class Cones:
    """Roots in the order in which they are reached, and all that they see.

    ``log`` holds every window, and ``ends`` seven numbers for each cone that ends: half edge or :data:`BEYOND`, root of
    the left ray and of the right ray, direction of either. Those of one source or chain stand together, in the order in
    which the angle grows.
    """

    def __init__(self, corners: Corners, allowance: float) -> None:
        self.corners = corners
        self.allowance = allowance
        self.root_x: list[float] = []
        self.root_y: list[float] = []
        self.root_distance: list[float] = []
        self.parent: list[int] = []
        self.step_x: list[float] = []
        self.step_y: list[float] = []
        """Of a chain: from a root to the next one."""
        self.log: list[Window] = []
        self.ends: list[float] = []
        self.best = [allowance] * len(corners.x)
        self.heap: list[tuple[float, int, int, bool, float, float]] = []
        """Distance, corner, its parent, whether the way turns left there, and the direction in which it arrives."""

    def add_root(self, x: float, y: float, distance: float, parent: int) -> int:
        self.root_x.append(x)
        self.root_y.append(y)
        self.root_distance.append(distance)
        self.parent.append(parent)
        self.step_x.append(0.0)
        self.step_y.append(0.0)
        return len(self.root_x) - 1

    def see(self, root: int, edge: int, dx: float, dy: float) -> None:
        """The root sees the start of a half edge, (dx, dy) away: a root to be, if a way may turn there."""
        corners = self.corners
        corner = corners.turn[edge]
        if corner < 0:
            return
        distance = self.root_distance[root] + sqrt(dx * dx + dy * dy)
        if distance >= self.best[corner]:
            return
        xs, ys = corners.x, corners.y
        x, y = xs[edge], ys[edge]
        after, before = corners.later[corner], corners.arriving[corner]
        to_after = dx * (ys[after] - y) - dy * (xs[after] - x)
        to_before = dx * (ys[before] - y) - dy * (xs[before] - x)
        if to_after < 0 and to_before <= 0:
            left = False
        elif to_before > 0 and to_after >= 0:
            left = True
        else:
            return
        self.best[corner] = distance
        heappush(self.heap, (distance, corner, root, left, dx, dy))

    def seer(
        self, first: int, last: int, lx: float, ly: float, rx: float, ry: float, x: float, y: float, lean: float = 0.0
    ) -> int:
        """The root that sees a point of a cone, or on which side of the cone the point is; on a ray counts as beside.

        ``lean`` widens the cone by so many inches. Where rays leave from different roots, a point may be behind one of
        them: the ray of the earlier root is looked at first, that of the later root only where it is that root that
        sees the point, for the later root and its ray lie wholly on one side of the earlier ray.
        """
        xs, ys = self.root_x, self.root_y
        past_left = lx * (y - ys[first]) - ly * (x - xs[first]) >= lean * (abs(lx) + abs(ly))
        past_right = rx * (y - ys[last]) - ry * (x - xs[last]) <= -lean * (abs(rx) + abs(ry))
        if first <= last:
            if past_left:
                return LEFT_OF_IT
            seer = self.earliest(first, last, 1.0, x, y)
            return RIGHT_OF_IT if past_right and seer == last else seer
        if past_right:
            return RIGHT_OF_IT
        seer = self.earliest(last, first, -1.0, x, y)
        return LEFT_OF_IT if past_left and seer == first else seer

    def earliest(self, early: int, late: int, side: float, x: float, y: float) -> int:
        """The first root of a chain that does not need the next one to see a point; ``side`` is 1 for a chain round a
        wall on its right, -1 for one on its left."""
        xs, ys, step_x, step_y = self.root_x, self.root_y, self.step_x, self.step_y
        while early < late and (step_x[early] * (y - ys[early]) - step_y[early] * (x - xs[early])) * side < 0:
            early += 1
        return early

    def spread(self, first: int, last: int, edge: int, lx: float, ly: float, rx: float, ry: float) -> None:
        """Follow a cone out of a triangle through one of its half edges: its left ray leaves from root ``first``, its
        right ray from ``last``."""
        if first == last:
            self.follow(first, edge, lx, ly, rx, ry)
            return
        corners, root_x, root_y, log, ends = self.corners, self.root_x, self.root_y, self.log, self.ends
        step_x, step_y, see, follow = self.step_x, self.step_y, self.see, self.follow
        xs, ys, turn, twin = corners.x, corners.y, corners.turn, corners.twin
        later, sooner = corners.later, corners.sooner
        # A point past the ray of the early root is on the left of a chain whose wall is on the right.
        on_right = first < last
        side, past_early, past_late = (1.0, later, sooner) if on_right else (-1.0, sooner, later)
        waiting: list[tuple[int, int, int, float, float, float, float]] = []
        while True:
            # Rays and steps turned so that one test serves both kinds of chains.
            early, late, ex, ey, ax, ay = (
                (first, last, lx, ly, rx, ry) if on_right else (last, first, -rx, -ry, -lx, -ly)
            )
            x0, y0 = root_x[early], root_y[early]
            x1, y1, x2, y2 = root_x[late], root_y[late], root_x[late - 1], root_y[late - 1]
            wx, wy = step_x[late - 1] * side, step_y[late - 1] * side
            left = self.allowance - self.root_distance[early]
            reach = left * left if left > 0 else 0.0
            # Whether the ends of the edge may be farther off than that: then the edge may be, too.
            start_off = end_off = True
            while True:
                across = twin[edge]
                if across < 0:
                    ends += (edge, first, last, lx, ly, rx, ry)
                    break
                # Along a chain the allowance shrinks by each step, and no step gets nearer the edge by more than that.
                if start_off and end_off:
                    x, y = xs[edge], ys[edge]
                    sx, sy = xs[across] - x, ys[across] - y
                    if (x - x0) * sy - (y - y0) * sx >= left * sqrt(sx * sx + sy * sy):
                        ends += (BEYOND, first, last, lx, ly, rx, ry)
                        break
                log.append((across, first, last, lx, ly, rx, ry))
                tip = sooner[across]
                x, y = xs[tip], ys[tip]
                dx, dy = x - x0, y - y0
                # As in `seer`: first the early ray, then, where the late root sees the tip, the late ray.
                beside = ex * dy - ey * dx
                if beside >= 0:
                    if beside == 0:
                        see(early, tip, dx, dy)
                    edge = past_early[across]
                    if on_right:
                        end_off = dx * dx + dy * dy > reach
                    else:
                        start_off = dx * dx + dy * dy > reach
                    continue
                off = dx * dx + dy * dy > reach
                # Beyond an edge that all of them see, roots see a tip in order. Most often it is the late one's.
                if wx * (y - y2) < wy * (x - x2):
                    seer = late
                    dx, dy = x - x1, y - y1
                    beside = ax * dy - ay * dx
                    if beside <= 0:
                        if beside == 0:
                            see(late, tip, dx, dy)
                        edge = past_late[across]
                        if on_right:
                            start_off = off
                        else:
                            end_off = off
                        continue
                else:
                    seer, high = early, late - 1
                    while seer < high:
                        middle = (seer + high) >> 1
                        if (step_x[middle] * (y - root_y[middle]) - step_y[middle] * (x - root_x[middle])) * side >= 0:
                            high = middle
                        else:
                            seer = middle + 1
                    dx, dy = x - root_x[seer], y - root_y[seer]
                if turn[tip] >= 0:
                    see(seer, tip, dx, dy)
                # The right half first: at once where a wall ends it, and otherwise before the left one.
                right = later[across]
                if twin[right] < 0:
                    ends += (right, seer, last, dx, dy, rx, ry)
                    last, rx, ry, edge, start_off, parts_early = seer, dx, dy, tip, off, not on_right
                else:
                    waiting.append((first, seer, tip, lx, ly, dx, dy))
                    first, lx, ly, edge, end_off, parts_early = seer, dx, dy, right, off, on_right
                if first == last:
                    follow(first, edge, lx, ly, rx, ry)
                    break
                if parts_early:
                    early, ex, ey = seer, dx * side, dy * side
                    x0, y0 = root_x[early], root_y[early]
                    left = self.allowance - self.root_distance[early]
                    reach = left * left if left > 0 else 0.0
                    start_off = end_off = True
                else:
                    late, ax, ay = seer, dx * side, dy * side
                    x1, y1, x2, y2 = root_x[late], root_y[late], root_x[late - 1], root_y[late - 1]
                    wx, wy = step_x[late - 1] * side, step_y[late - 1] * side
            while True:
                if not waiting:
                    return
                first, last, edge, lx, ly, rx, ry = waiting.pop()
                if twin[edge] < 0:
                    ends += (edge, first, last, lx, ly, rx, ry)
                elif first == last:
                    follow(first, edge, lx, ly, rx, ry)
                else:
                    break

    def follow(self, root: int, edge: int, lx: float, ly: float, rx: float, ry: float) -> None:
        """As :meth:`spread`, for one root."""
        corners, see, log, ends = self.corners, self.see, self.log, self.ends
        xs, ys, turn, twin = corners.x, corners.y, corners.turn, corners.twin
        later, sooner = corners.later, corners.sooner
        x, y = self.root_x[root], self.root_y[root]
        left = self.allowance - self.root_distance[root]
        reach = left * left if left > 0 else 0.0
        # Whether the ends of the edge may be farther off than that: then the edge may be, too.
        start_off = end_off = True
        waiting: list[tuple[int, float, float, float, float]] = []
        while True:
            across = twin[edge]
            if across < 0:
                ends += (edge, root, root, lx, ly, rx, ry)
            else:
                beyond = False
                if start_off and end_off:
                    tx, ty = xs[edge], ys[edge]
                    sx, sy = xs[across] - tx, ys[across] - ty
                    beyond = (tx - x) * sy - (ty - y) * sx >= left * sqrt(sx * sx + sy * sy)
                if beyond:
                    ends += (BEYOND, root, root, lx, ly, rx, ry)
                else:
                    log.append((across, root, root, lx, ly, rx, ry))
                    # The tip lies beyond the edge: left of the cone, right of it, or in it, which parts it.
                    tip = sooner[across]
                    tx, ty = xs[tip] - x, ys[tip] - y
                    off = tx * tx + ty * ty > reach
                    beside = lx * ty - ly * tx
                    if beside >= 0:
                        if beside == 0:
                            see(root, tip, tx, ty)
                        edge, end_off = later[across], off
                        continue
                    beside = rx * ty - ry * tx
                    if beside <= 0:
                        if beside == 0:
                            see(root, tip, tx, ty)
                        edge, start_off = tip, off
                        continue
                    if turn[tip] >= 0:
                        see(root, tip, tx, ty)
                    right = later[across]
                    if twin[right] < 0:
                        ends += (right, root, root, tx, ty, rx, ry)
                        edge, rx, ry, start_off = tip, tx, ty, off
                    else:
                        waiting.append((tip, lx, ly, tx, ty))
                        edge, lx, ly, end_off = right, tx, ty, off
                    continue
            if not waiting:
                return
            edge, lx, ly, rx, ry = waiting.pop()
            start_off = end_off = True
