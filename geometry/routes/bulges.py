"""How a cone goes past walls that bulge: through all triangles that these walls have with one corner opposite.

A round wall has a triangle at each of its chords, and most of them have the same corner for their tip, or several in a
row have. A cone goes through each such row at once: the walls come into it one by one, from the side they are on, until
they turn away, and what is left of the cone goes on out of the last triangle.
"""

from math import hypot

from geometry.routes.roots import HELD, Cone, Roots

_CLEARLY = 1e-6
"""Inches by which another way must be shorter for a cone to be given up."""

Left = tuple[int, int, float, float, float, float]
"""What is left of a cone: root of the left ray and of the right ray, direction of either."""


class Bulges(Roots):
    """Roots that see past bulges."""

    def past_right(self, across: int, first: int, last: int, lx: float, ly: float, rx: float, ry: float) -> Left | None:
        """Follow a cone in through a half edge and on through triangles with walls on its right that are gone through
        in one go; what comes out of the last, if anything does.

        The walls bulge: from the right they come into the cone, and once they turn away from it the rest of them are
        hidden. The corner where they do may be a root.
        """
        corners, root_x, root_y, ends, passed = self.corners, self.root_x, self.root_y, self.ends, self.passed
        xs, ys, twin, later, sooner = corners.x, corners.y, corners.twin, corners.later, corners.sooner
        until, into, edge = corners.onward[across], across, later[across]
        x, y = root_x[last], root_y[last]
        px, py = xs[edge] - x, ys[edge] - y
        while True:
            tip = sooner[across]
            dx, dy = xs[tip] - x, ys[tip] - y
            side = rx * dy - ry * dx
            if side > 0.0:
                break
            if side == 0.0:
                self.see(last, tip, dx, dy)
            if tip == until or px * dy - py * dx < 0.0:
                passed.append((into, until, first, last, lx, ly, rx, ry))
                return first, last, lx, ly, rx, ry
            px, py, across = dx, dy, twin[tip]
        step_x, step_y = self.step_x, self.step_y
        x0, y0, last0, rx0, ry0 = root_x[first], root_y[first], last, rx, ry
        tx, ty = xs[tip], ys[tip]
        while True:
            beside = lx * (ty - y0) - ly * (tx - x0)
            if beside >= 0.0:
                if beside == 0.0:
                    self.see(first, tip, tx - x0, ty - y0)
                ends += (later[across], first, last, lx, ly, rx, ry)
                passed.append((into, tip, first, last0, lx, ly, rx0, ry0))
                return None
            seer = last
            if seer != first:
                # As `earliest` would find it, from the end that is nearer.
                while seer > first:
                    before = seer - 1
                    if step_x[before] * (ty - root_y[before]) < step_y[before] * (tx - root_x[before]):
                        break
                    seer = before
                while seer < first and step_x[seer] * (ty - root_y[seer]) > step_y[seer] * (tx - root_x[seer]):
                    seer += 1
                x, y = root_x[seer], root_y[seer]
                dx, dy = tx - x, ty - y
            ends += (later[across], seer, last, dx, dy, rx, ry)
            last, rx, ry, bulge = seer, dx, dy, tip
            if tip == until:
                break
            onward = twin[tip]
            beyond = sooner[onward]
            tx, ty = xs[beyond], ys[beyond]
            dx, dy = tx - x, ty - y
            side = rx * dy - ry * dx
            if side <= 0.0:
                if side == 0.0:
                    bulge = tip = beyond
                break
            across, tip = onward, beyond
        if corners.turn[bulge] >= 0:
            self.see(last, bulge, xs[bulge] - x, ys[bulge] - y)
        passed.append((into, tip, first, last0, lx, ly, rx0, ry0))
        if tip != until:
            passed.append((twin[tip], until, first, last, lx, ly, rx, ry))
        return first, last, lx, ly, rx, ry

    def past_left(
        self, across: int, first: int, last: int, lx: float, ly: float, rx: float, ry: float, waiting: list[Cone]
    ) -> Left | None:
        """As :meth:`past_right`, with walls on the left. Ends at them belong after those of what comes out: they are
        held back, and :data:`HELD` is left ``waiting``."""
        corners, root_x, root_y, passed = self.corners, self.root_x, self.root_y, self.passed
        xs, ys, twin, later, sooner = corners.x, corners.y, corners.twin, corners.later, corners.sooner
        until, into = corners.onward[across], across
        x, y = root_x[first], root_y[first]
        px, py = xs[across] - x, ys[across] - y
        while True:
            tip, out = sooner[across], later[across]
            dx, dy = xs[tip] - x, ys[tip] - y
            side = lx * dy - ly * dx
            if side < 0.0:
                break
            if side == 0.0:
                self.see(first, tip, dx, dy)
            if out == until or px * dy - py * dx > 0.0:
                passed.append((into, until, first, last, lx, ly, rx, ry))
                return first, last, lx, ly, rx, ry
            px, py, across = dx, dy, twin[out]
        step_x, step_y = self.step_x, self.step_y
        x0, y0, first0, lx0, ly0 = root_x[last], root_y[last], first, lx, ly
        tx, ty = xs[tip], ys[tip]
        held: list[float] = []
        while True:
            beside = rx * (ty - y0) - ry * (tx - x0)
            if beside <= 0.0:
                if beside == 0.0:
                    self.see(last, tip, tx - x0, ty - y0)
                held[:0] = (tip, first, last, lx, ly, rx, ry)
                self._hold(held, waiting)
                passed.append((into, out, first0, last, lx0, ly0, rx, ry))
                return None
            seer = first
            if seer != last:
                while seer < last and step_x[seer] * (ty - root_y[seer]) < step_y[seer] * (tx - root_x[seer]):
                    seer += 1
                while seer > last:
                    before = seer - 1
                    if step_x[before] * (ty - root_y[before]) > step_y[before] * (tx - root_x[before]):
                        break
                    seer = before
                x, y = root_x[seer], root_y[seer]
                dx, dy = tx - x, ty - y
            held[:0] = (tip, first, seer, lx, ly, dx, dy)
            first, lx, ly, bulge = seer, dx, dy, tip
            if out == until:
                break
            across = twin[out]
            beyond = sooner[across]
            tx, ty = xs[beyond], ys[beyond]
            dx, dy = tx - x, ty - y
            side = lx * dy - ly * dx
            if side >= 0.0:
                if side == 0.0:
                    bulge, out = beyond, later[across]
                break
            tip, out = beyond, later[across]
        self._hold(held, waiting)
        if corners.turn[bulge] >= 0:
            self.see(first, bulge, xs[bulge] - x, ys[bulge] - y)
        passed.append((into, out, first0, last, lx0, ly0, rx, ry))
        if out != until:
            passed.append((twin[out], until, first, last, lx, ly, rx, ry))
        return first, last, lx, ly, rx, ry

    def _hold(self, ends: list[float], waiting: list[Cone]) -> None:
        if ends:
            self.held.append(ends)
            waiting.append(HELD)

    def is_beaten(self, across: int, first: int, last: int, lx: float, ly: float, rx: float, ry: float) -> bool:
        """To all that a cone leads to through a half edge there is a shorter way, by one end of it.

        The farther along the edge from that end, the more the way by the end loses: it is enough to look where the far
        ray goes through.
        """
        corners, least, root_x, root_y = self.corners, self.least, self.root_x, self.root_y
        end = corners.later[across]
        left, right = corners.turn[across], corners.turn[end]
        x0, y0, x1, y1 = corners.x[across], corners.y[across], corners.x[end], corners.y[end]
        # Nowhere is a ray farther behind than it would be at the end itself.
        if left >= 0:
            spare = self.root_distance[last] - _CLEARLY - least[left]
            late = spare + hypot(x0 - root_x[last], y0 - root_y[last]) > 0.0
            if late and self._is_behind(spare, last, rx, ry, x0, y0, x1, y1):
                return True
        if right >= 0:
            spare = self.root_distance[first] - _CLEARLY - least[right]
            late = spare + hypot(x1 - root_x[first], y1 - root_y[first]) > 0.0
            return late and self._is_behind(spare, first, lx, ly, x1, y1, x0, y0)
        return False

    def _is_behind(
        self, spare: float, root: int, dx: float, dy: float, x0: float, y0: float, x1: float, y1: float
    ) -> bool:
        """A root's ray gets to an edge later than a way by the start of the edge, which has so much to spare against
        the way to the root."""
        ox, oy = x0 - self.root_x[root], y0 - self.root_y[root]
        sx, sy = x1 - x0, y1 - y0
        growth = dx * sy - dy * sx
        part = min(1.0, max(0.0, (dy * ox - dx * oy) / growth)) if growth else 1.0
        return part * hypot(sx, sy) < spare + hypot(ox + part * sx, oy + part * sy)
