"""What one root, or a chain of them, sees of the triangles: a cone followed from edge to edge until walls end it.

A root is a point from which ways lead on: the source or a corner. What a corner adds to what other roots see is its
taut cone, the space between the extension of the way that leads there and the wall. The corners of a round wall follow
each other closely and their cones lie side by side; they are followed together, as one cone with a chain of roots,
which goes through each triangle once. Roots of a chain have numbers in a row; from one to the next it is the extension
of the wall between them that parts their cones.
"""

from math import sqrt

from geometry.routes.bulges import Bulges
from geometry.routes.roots import BEYOND, Cone


class Cones(Bulges):
    """Roots and the cones that start at them."""

    def spread(self, first: int, last: int, edge: int, lx: float, ly: float, rx: float, ry: float) -> None:
        """Follow a cone out of a triangle through one of its half edges: its left ray leaves from root ``first``, its
        right ray from ``last``."""
        if first == last:
            self.follow(first, edge, lx, ly, rx, ry)
            return
        corners, root_x, root_y, log, ends = self.corners, self.root_x, self.root_y, self.log, self.ends
        step_x, step_y, see, follow = self.step_x, self.step_y, self.see, self.follow
        xs, ys, turn, twin = corners.x, corners.y, corners.turn, corners.twin
        later, sooner, onward = corners.later, corners.sooner, corners.onward
        # A point past the ray of the early root is on the left of a chain whose wall is on the right.
        on_right = first < last
        side, past_early, past_late = (1.0, later, sooner) if on_right else (-1.0, sooner, later)
        waiting: list[Cone] = []
        while True:
            # Rays and steps turned so that one test serves both kinds of chains.
            early, late, ex, ey, ax, ay = (
                (first, last, lx, ly, rx, ry) if on_right else (last, first, -rx, -ry, -lx, -ly)
            )
            x0, y0 = root_x[early], root_y[early]
            x1, y1, x2, y2 = root_x[late], root_y[late], root_x[late - 1], root_y[late - 1]
            wx, wy = step_x[late - 1] * side, step_y[late - 1] * side
            left = self.allowance - self.root_distance[early]
            reach = left * left if left > 0.0 else 0.0
            # Whether the ends of the edge may be farther off than that: then the edge may be, too.
            start_off = end_off = True
            goes_on = False
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
                if onward[across] >= 0:
                    if self.is_beaten(across, first, last, lx, ly, rx, ry):
                        ends += (edge, first, last, lx, ly, rx, ry)
                        break
                    if twin[later[across]] < 0:
                        cone = self.past_right(across, first, last, lx, ly, rx, ry)
                    else:
                        cone = self.past_left(across, first, last, lx, ly, rx, ry, waiting)
                    if cone is not None:
                        first, last, lx, ly, rx, ry = cone
                        edge, goes_on = onward[across], True
                    break
                log.append((across, first, last, lx, ly, rx, ry))
                tip = sooner[across]
                x, y = xs[tip], ys[tip]
                dx, dy = x - x0, y - y0
                # As in `seer`: first the early ray, then, where the late root sees the tip, the late ray.
                beside = ex * dy - ey * dx
                if beside >= 0.0:
                    if beside == 0.0:
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
                    if beside <= 0.0:
                        if beside == 0.0:
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
                        if (
                            step_x[middle] * (y - root_y[middle]) - step_y[middle] * (x - root_x[middle])
                        ) * side >= 0.0:
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
                    reach = left * left if left > 0.0 else 0.0
                    start_off = end_off = True
                else:
                    late, ax, ay = seer, dx * side, dy * side
                    x1, y1, x2, y2 = root_x[late], root_y[late], root_x[late - 1], root_y[late - 1]
                    wx, wy = step_x[late - 1] * side, step_y[late - 1] * side
            while True:
                if goes_on:
                    goes_on = False
                elif waiting:
                    first, last, edge, lx, ly, rx, ry = waiting.pop()
                else:
                    return
                if first < 0:
                    ends += self.held.pop()
                elif twin[edge] < 0:
                    ends += (edge, first, last, lx, ly, rx, ry)
                elif first == last:
                    follow(first, edge, lx, ly, rx, ry)
                else:
                    break

    def follow(self, root: int, edge: int, lx: float, ly: float, rx: float, ry: float) -> None:
        """As :meth:`spread`, for one root."""
        corners, see, log, ends = self.corners, self.see, self.log, self.ends
        xs, ys, turn, twin = corners.x, corners.y, corners.turn, corners.twin
        later, sooner, onward = corners.later, corners.sooner, corners.onward
        x, y = self.root_x[root], self.root_y[root]
        left = self.allowance - self.root_distance[root]
        reach = left * left if left > 0.0 else 0.0
        # Whether the ends of the edge may be farther off than that: then the edge may be, too.
        start_off = end_off = True
        # Seen from the far root of a strip, a tiny wall is too small to say where it turns.
        in_rows = self.root_distance[root] >= 0.0
        waiting: list[Cone] = []
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
                elif onward[across] >= 0 and in_rows and self.is_beaten(across, root, root, lx, ly, rx, ry):
                    ends += (edge, root, root, lx, ly, rx, ry)
                elif onward[across] >= 0 and in_rows:
                    if twin[later[across]] < 0:
                        cone = self.past_right(across, root, root, lx, ly, rx, ry)
                    else:
                        cone = self.past_left(across, root, root, lx, ly, rx, ry, waiting)
                    if cone is not None:
                        _, _, lx, ly, rx, ry = cone
                        edge = onward[across]
                        start_off = end_off = True
                        continue
                else:
                    log.append((across, root, root, lx, ly, rx, ry))
                    # The tip lies beyond the edge: left of the cone, right of it, or in it, which parts it.
                    tip = sooner[across]
                    tx, ty = xs[tip] - x, ys[tip] - y
                    off = tx * tx + ty * ty > reach
                    beside = lx * ty - ly * tx
                    if beside >= 0.0:
                        if beside == 0.0:
                            see(root, tip, tx, ty)
                        edge, end_off = later[across], off
                        continue
                    beside = rx * ty - ry * tx
                    if beside <= 0.0:
                        if beside == 0.0:
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
                        waiting.append((root, root, tip, lx, ly, tx, ty))
                        edge, lx, ly, end_off = right, tx, ty, off
                    continue
            while waiting:
                held, _, edge, lx, ly, rx, ry = waiting.pop()
                if held >= 0:
                    break
                ends += self.held.pop()
            else:
                return
            start_off = end_off = True
