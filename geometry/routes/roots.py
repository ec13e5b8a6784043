"""Roots, the points from which ways lead on, and what is kept of all that they see.

A root is the source or a corner. Roots of a chain have numbers in a row; from one to the next it is the extension of
the wall between them that parts what they see.
"""

from heapq import heappush
from math import inf, sqrt

from geometry.routes.corners import Corners

Window = tuple[int, int, int, float, float, float, float]
"""Half edge of a triangle, root of the left ray and of the right ray, direction of either: what is seen of it."""

Passage = tuple[int, int, int, int, float, float, float, float]
"""As a window, of several triangles: the half edge into the first of them and the one out of the last come first."""

Cone = tuple[int, int, int, float, float, float, float]
"""Root of the left ray and of the right ray, the half edge out of a triangle, direction of either ray."""

HELD: Cone = (-1, -1, -1, 0.0, 0.0, 0.0, 0.0)
"""In place of a cone: the ends that were held back last."""

BEYOND = -1
"""In place of a half edge: the cone is cut by what is left of the allowance before it meets one."""

LEFT_OF_IT, RIGHT_OF_IT = -1, -2
"""In place of a root: none of a cone's roots sees a point, because it is beside the cone."""


class Roots:
    """Roots in the order in which they are reached, and all that they see.

    ``log`` and ``passed`` hold every window, and ``ends`` seven numbers for each cone that ends: half edge or
    :data:`BEYOND`, root of the left ray and of the right ray, direction of either. Those of one source or chain stand
    together, in the order in which the angle grows.
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
        """Of a chain: from a root to the next one; from the last one to the next corner along the wall."""
        self.log: list[Window] = []
        self.passed: list[Passage] = []
        self.ends: list[float] = []
        self.held: list[list[float]] = []
        self.least = [inf] * len(corners.x)
        """Inches to each corner that has come into sight, whether or not a way may turn there."""
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
        if distance < self.least[corner]:
            self.least[corner] = distance
        if distance >= self.best[corner]:
            return
        xs, ys = corners.x, corners.y
        x, y = xs[edge], ys[edge]
        after, before = corners.later[corner], corners.arriving[corner]
        to_after = dx * (ys[after] - y) - dy * (xs[after] - x)
        to_before = dx * (ys[before] - y) - dy * (xs[before] - x)
        if to_after < 0.0 and to_before <= 0.0:
            left = False
        elif to_before > 0.0 and to_after >= 0.0:
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
        while early < late and (step_x[early] * (y - ys[early]) - step_y[early] * (x - xs[early])) * side < 0.0:
            early += 1
        return early

    def windows(self) -> dict[int, list[Window]]:
        """By triangle; a window of several triangles has the half edge into the first of them."""
        found: dict[int, list[Window]] = {}
        for window in self.log:
            found.setdefault(window[0] // 3, []).append(window)
        later, sooner, twin = self.corners.later, self.corners.sooner, self.corners.twin
        for across, out, first, last, lx, ly, rx, ry in self.passed:
            window = (across, first, last, lx, ly, rx, ry)
            onward = sooner if twin[later[across]] < 0 else later
            while True:
                found.setdefault(across // 3, []).append(window)
                edge = onward[across]
                if edge == out:
                    break
                across = twin[edge]
        return found
