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
        return len(self.root_x) - 1

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
            left = False
        elif before > 0 and after >= 0:
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
        xs, ys = self.root_x, self.root_y
        while early < late:
            dx, dy = xs[early + 1] - xs[early], ys[early + 1] - ys[early]
            if (dx * (y - ys[early]) - dy * (x - xs[early])) * side >= 0:
                break
            early += 1
        return early

    def spread(self, first: int, last: int, edge: int, lx: float, ly: float, rx: float, ry: float) -> None:
        """Follow a cone out of a triangle through one of its half edges: its left ray leaves from root ``first``, its
        right ray from ``last``."""
        corners, root_x, root_y, log, ends = self.corners, self.root_x, self.root_y, self.log, self.ends
        xs, ys, per_length, bends = corners.x, corners.y, corners.per_length, corners.bends
        twin, onward, tips = corners.twin, corners.onward, corners.tip
        waiting = [(first, last, edge, lx, ly, rx, ry)]
        while waiting:
            first, last, edge, lx, ly, rx, ry = waiting.pop()
            if first == last:
                self.follow(first, edge, lx, ly, rx, ry)
                continue
            on_right = first < last
            early, late, side = (first, last, 1.0) if on_right else (last, first, -1.0)
            x, y = root_x[early], root_y[early]
            left = self.allowance - self.root_distance[early]
            x0, y0, x1, y1 = root_x[first], root_y[first], root_x[last], root_y[last]
            while True:
                across = twin[edge]
                if across < 0:
                    ends += (edge, first, last, lx, ly, rx, ry)
                    break
                # Along a chain the allowance shrinks by each step, and no step gets nearer the edge by more than that.
                ex, ey = xs[edge], ys[edge]
                if ((ex - x) * (ys[across] - ey) - (ey - y) * (xs[across] - ex)) * per_length[edge] >= left:
                    ends += (BEYOND, first, last, lx, ly, rx, ry)
                    break
                log.append((across, first, last, lx, ly, rx, ry))
                tip = tips[edge]
                tx, ty = xs[tip], ys[tip]
                from_left = lx * (ty - y0) - ly * (tx - x0)
                from_right = rx * (ty - y1) - ry * (tx - x1)
                # As in `seer`: first the early ray, then, where the late root sees the tip, the late ray.
                seer = early
                beside = from_left >= 0 if on_right else from_right <= 0
                if not beside:
                    # Beyond an edge that all of them see, roots see a tip in order: halve them.
                    low, high = early, late
                    while low < high:
                        seer = (low + high) >> 1
                        cx, cy = root_x[seer], root_y[seer]
                        turn = (root_x[seer + 1] - cx) * (ty - cy) - (root_y[seer + 1] - cy) * (tx - cx)
                        if turn * side >= 0:
                            high = seer
                        else:
                            low = seer + 1
                    seer = low
                    if seer == late:
                        beside = from_right <= 0 if on_right else from_left >= 0
                    if not beside:
                        dx, dy = tx - root_x[seer], ty - root_y[seer]
                        if bends[tip]:
                            self.see(seer, tip, dx, dy)
                        waiting.append((first, seer, tip, lx, ly, dx, dy))
                        waiting.append((seer, last, onward[edge], dx, dy, rx, ry))
                        break
                if seer == first:
                    edge = onward[edge]
                    if from_left == 0:
                        self.see(first, tip, tx - x0, ty - y0)
                else:
                    edge = tip
                    if from_right == 0:
                        self.see(last, tip, tx - x1, ty - y1)

    def follow(self, root: int, edge: int, lx: float, ly: float, rx: float, ry: float) -> None:
        """As :meth:`spread`, for one root."""
        corners, see = self.corners, self.see
        xs, ys, per_length, bends = corners.x, corners.y, corners.per_length, corners.bends
        twin, onward, tips = corners.twin, corners.onward, corners.tip
        log, ends = self.log, self.ends
        x, y = self.root_x[root], self.root_y[root]
        left = self.allowance - self.root_distance[root]
        waiting: list[tuple[int, float, float, float, float]] = []
        while True:
            across = twin[edge]
            if across < 0:
                ends += (edge, root, root, lx, ly, rx, ry)
            elif ((xs[edge] - x) * (ys[across] - ys[edge]) - (ys[edge] - y) * (xs[across] - xs[edge])) * per_length[
                edge
            ] >= left:
                ends += (BEYOND, root, root, lx, ly, rx, ry)
            else:
                log.append((across, root, root, lx, ly, rx, ry))
                # The tip lies beyond the edge: left of the cone, right of it, or in it, which parts it.
                tip = tips[edge]
                tx, ty = xs[tip] - x, ys[tip] - y
                from_left = lx * ty - ly * tx
                if from_left >= 0:
                    if from_left == 0:
                        see(root, tip, tx, ty)
                    edge = onward[edge]
                    continue
                from_right = rx * ty - ry * tx
                if from_right <= 0:
                    if from_right == 0:
                        see(root, tip, tx, ty)
                    edge = tip
                    continue
                if bends[tip]:
                    see(root, tip, tx, ty)
                waiting.append((tip, lx, ly, tx, ty))
                edge, lx, ly = onward[edge], tx, ty
                continue
            if not waiting:
                return
            edge, lx, ly, rx, ry = waiting.pop()
