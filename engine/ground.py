"""What the table holds for one mover: what it may not cross, not stand on, not come near.

The verdict and the picture read the same :class:`Ground`, so they cannot part ways.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from engine.findings import Finding, Limit, Severity, Where
from engine.mission import Piece, Table
from engine.rulebook import Rulebook
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.boxes import Box, Boxes
from geometry.gaps import nearest_points, nearest_to_area, separation, separation_from
from geometry.keepout import on_table, too_near, too_near_base
from geometry.outline import outline, overhang
from geometry.pose import Pose
from geometry.reach import straight_reach
from geometry.sweep import struck, sweep_separation, sweep_separation_of, swept
from geometry.tolerance import Fit, apart, at_most, more_than
from geometry.travel import travel
from geometry.turn_room import too_near_base_turning, too_near_turning

WHOLE_BASE_ON_TABLE = 0.0

_SURELY = 0.01
"""Inches beyond a limit at which bounding boxes settle it."""

MANY = 48
"""So many obstacles are worth a broad phase that asks them all at once."""

Kind = Literal["no_way", "no_stop", "keep_off"]


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A piece of terrain or another base. ``id`` names it in findings."""

    id: str
    area: Area = field(compare=False)
    placed: Placed | None = None
    bounds: tuple[float, float, float, float] = field(default=(0, 0, 0, 0), compare=False)

    @classmethod
    def piece(cls, piece: Piece) -> "Obstacle":
        return cls(piece.id, piece.outline, None, piece.outline.bounds)

    @classmethod
    def base(cls, id: str, placed: Placed) -> "Obstacle":
        area = outline(placed)
        return cls(id, area, placed, area.bounds)

    def separation(self, mover: Placed) -> float:
        """Base edge to edge; negative is how deep they overlap."""
        return separation_from(mover, self.area) if self.placed is None else separation(mover, self.placed)

    def sweep(self, base: Base, path: Sequence[Pose]) -> float:
        """The least separation on the way."""
        if self.placed is None:
            return sweep_separation(base, path, self.area)
        return sweep_separation_of(base, path, self.placed)

    def keep_out(self, base: Base, turn: float, distance: float = 0.0) -> Area:
        """Centres at which a base comes nearer than ``distance``."""
        if self.placed is None:
            return too_near(self.area, base, turn, distance)
        return too_near_base(self.placed, base, turn, distance)

    def keep_out_turning(self, base: Base, turn: float, other: float) -> Area:
        """Centres at which a base can't turn on the spot from one turn to the other."""
        if self.placed is None:
            return too_near_turning(self.area, base, turn, other)
        return too_near_base_turning(self.placed, base, turn, other)

    def is_farther(self, bounds: tuple[float, float, float, float], than: float) -> bool:
        """A cheap yes; no only means that it must be measured."""
        left, top, right, bottom = self.bounds
        return (
            left > bounds[2] + than or right < bounds[0] - than or top > bounds[3] + than or bottom < bounds[1] - than
        )


@dataclass(frozen=True, slots=True)
class Ground:
    """``passing`` is the shape swept along the way where it is not the base itself.

    ``no_way`` may not be swept, ``no_stop`` not be overlapped at the end, ``keep_off`` not be nearer than ``distance``
    (the distance itself is too near, but for the tolerance). A way bends where the base is wholly on the table, or,
    ``bends_by_centre``, where its centre is.
    """

    table: Table
    no_way: tuple[Obstacle, ...] = ()
    no_stop: tuple[Obstacle, ...] = ()
    keep_off: tuple[Obstacle, ...] = ()
    distance: float = 0.0
    passing: Base | None = None
    bends_by_centre: bool = False
    _boxes: dict[str, Boxes] = field(default_factory=dict, init=False, compare=False, repr=False)

    def near(self, kind: Kind, bounds: Box, distance: float) -> list[Obstacle]:
        """Those of a kind whose bounds are no farther than that from the bounds given: the others need no measuring."""
        obstacles = {"no_way": self.no_way, "no_stop": self.no_stop, "keep_off": self.keep_off}[kind]
        if len(obstacles) < MANY:
            return [obstacle for obstacle in obstacles if not obstacle.is_farther(bounds, distance)]
        boxes = self._boxes.get(kind)
        if boxes is None:
            boxes = self._boxes[kind] = Boxes([obstacle.bounds for obstacle in obstacles])
        return [obstacles[number] for number in boxes.near(bounds, distance)]


def judge_move(
    rules: Rulebook, subject: str, base: Base, path: Sequence[Pose], allowance: float, ground: Ground
) -> Iterator[Finding]:
    """The travel, the way and the end of one model's move."""
    yield judge_travel(rules, subject, base, path, allowance)
    yield from judge_way(rules, subject, base, path, ground)
    yield from judge_stand(rules, subject, Placed(base, path[-1]), ground)


def judge_travel(rules: Rulebook, subject: str, base: Base, path: Sequence[Pose], allowance: float) -> Finding:
    moved = travel(base, path)
    where = Where(spot=path[-1].point)
    return _measured(rules, "move.too_far", (subject,), moved, allowance, Severity.of(at_most(moved, allowance)), where)


def judge_way(rules: Rulebook, subject: str, base: Base, path: Sequence[Pose], ground: Ground) -> Iterator[Finding]:
    """One finding for each thing that the swept shape hits, or one that the way is clear."""
    passing = ground.passing or base
    # A disc narrower than the base stands for a gap of its diameter: the measure is from its middle.
    needs = passing.width / 2 if ground.passing is not None else 0.0
    kind = Limit.AT_LEAST
    bounds = bounds_of(passing, path)
    least: float | None = None
    hit = False
    for obstacle in ground.near("no_way", bounds, 1.0):
        free = obstacle.sweep(passing, path)
        fit = apart(free)
        least = free if least is None else min(least, free)
        if fit and free >= -1e-6:
            continue
        hit = True
        code = "move.blocked" if obstacle.placed is None else "move.through_model"
        where = _hit(obstacle, passing, path)
        severity = Severity.of(fit)
        away = free if ground.passing is None else max(0.0, free + needs)
        yield _measured(rules, code, (subject, obstacle.id), away, needs, severity, where, kind)
    if not hit:
        measured = None if least is None else least + needs
        limit = None if least is None else needs
        yield _measured(rules, "move.blocked", (subject,), measured, limit, Severity.PASSED, Where(), kind)


def judge_bends(rules: Rulebook, subject: str, base: Base, path: Sequence[Pose], ground: Ground) -> Iterator[Finding]:
    """The places where a way bends, as far as a base hangs off the table there.

    Between two places on the table a straight leg never leaves it, so that only a bend can lead off it.
    """
    for pose in path[1:-1]:
        stands = Placed(base, pose)
        out = overhang(stands, ground.table.width, ground.table.height)
        fit = apart(-out)
        if fit is not Fit.KEPT:
            where = Where(offending=outline(stands) - ground.table.area, spot=pose.point)
            yield _measured(rules, "move.off_table", (subject,), out, WHOLE_BASE_ON_TABLE, Severity.of(fit), where)


def judge_stand(rules: Rulebook, subject: str, stands: Placed, ground: Ground) -> Iterator[Finding]:
    """Wholly on the table, on nothing, and far enough from what must be kept off."""
    out = overhang(stands, ground.table.width, ground.table.height)
    where = Where(offending=outline(stands) - ground.table.area) if out > 0 else Where()
    severity = Severity.of(apart(-out))
    yield _measured(rules, "move.off_table", (subject,), out, WHOLE_BASE_ON_TABLE, severity, where)
    yield from _judge_clear(rules, subject, stands, ground)
    yield from _judge_distance(rules, subject, stands, ground)


def _judge_clear(rules: Rulebook, subject: str, stands: Placed, ground: Ground) -> Iterator[Finding]:
    bounds = bounds_of(stands.base, (stands.pose,))
    least: float | None = None
    hit = False
    for obstacle in ground.near("no_stop", bounds, 1.0):
        free = obstacle.separation(stands)
        least = free if least is None else min(least, free)
        fit = apart(free)
        if fit and free >= -1e-6:
            continue
        hit = True
        code = "move.ends_on_terrain" if obstacle.placed is None else "move.ends_on_model"
        where = Where(offending=outline(stands) & obstacle.area, whole=obstacle.area, spot=stands.centre)
        yield _measured(rules, code, (subject, obstacle.id), free, 0.0, Severity.of(fit), where, Limit.AT_LEAST)
    if not hit:
        limit = None if least is None else 0.0
        yield _measured(
            rules, "move.ends_on_terrain", (subject,), least, limit, Severity.PASSED, Where(), Limit.AT_LEAST
        )


def _judge_distance(rules: Rulebook, subject: str, stands: Placed, ground: Ground) -> Iterator[Finding]:
    """One finding for each that is too near, else one for the nearest."""
    if not ground.keep_off:
        return
    bounds = bounds_of(stands.base, (stands.pose,))
    near = [
        (obstacle.separation(stands), obstacle) for obstacle in ground.near("keep_off", bounds, ground.distance + 1.0)
    ]
    if not near:
        nothing = _measured(rules, "move.too_near_enemy", (subject,), None, None, Severity.PASSED, Where())
        yield replace(nothing, words={"other": "enemies"})
        return
    nearest = min(near, key=lambda pair: pair[0])
    broken = [pair for pair in near if more_than(max(0.0, pair[0]), ground.distance) is not Fit.KEPT]
    for free, obstacle in broken or [nearest]:
        gap = max(0.0, free)
        severity = Severity.of(more_than(gap, ground.distance))
        where = Where() if severity is Severity.PASSED else _ring(obstacle, stands, ground.distance)
        subjects = (subject, obstacle.id)
        yield _measured(rules, "move.too_near_enemy", subjects, gap, ground.distance, severity, where, Limit.MORE_THAN)


def is_clear(base: Base, path: Sequence[Pose], ground: Ground) -> bool:
    """Whether ``judge_way`` would refuse nothing. Quick."""
    passing = ground.passing or base
    bounds = bounds_of(passing, path)
    return all(
        apart(obstacle.sweep(passing, path)) is not Fit.BROKEN for obstacle in ground.near("no_way", bounds, _SURELY)
    )


def is_free(stands: Placed, ground: Ground) -> bool:
    """Whether ``judge_stand`` would pass in every respect, nothing at the tolerance either. Quick."""
    if apart(-overhang(stands, ground.table.width, ground.table.height)) is not Fit.KEPT:
        return False
    bounds = bounds_of(stands.base, (stands.pose,))
    return all(
        apart(obstacle.separation(stands)) is Fit.KEPT for obstacle in ground.near("no_stop", bounds, _SURELY)
    ) and all(
        more_than(max(0.0, obstacle.separation(stands)), ground.distance) is Fit.KEPT
        for obstacle in ground.near("keep_off", bounds, ground.distance + _SURELY)
    )


def may_stand(stands: Placed, ground: Ground) -> bool:
    """Whether ``judge_stand`` would refuse nothing. Quick."""
    if apart(-overhang(stands, ground.table.width, ground.table.height)) is Fit.BROKEN:
        return False
    bounds = bounds_of(stands.base, (stands.pose,))
    return all(
        apart(obstacle.separation(stands)) is not Fit.BROKEN for obstacle in ground.near("no_stop", bounds, _SURELY)
    ) and all(
        more_than(max(0.0, obstacle.separation(stands)), ground.distance) is not Fit.BROKEN
        for obstacle in ground.near("keep_off", bounds, ground.distance + _SURELY)
    )


def stand_area(base: Base, turn: float, ground: Ground) -> Area:
    """Centres where the base may stop, at this turn."""
    taken = [obstacle.keep_out(base, turn) for obstacle in ground.no_stop]
    taken += [obstacle.keep_out(base, turn, ground.distance) for obstacle in ground.keep_off]
    return on_table(ground.table.width, ground.table.height, base, turn) - union(taken)


def keep_off_area(ground: Ground) -> Area:
    """All points too near to what must be kept off: what the base may not touch."""
    return union(obstacle.area.grown(ground.distance) for obstacle in ground.keep_off)


def slide_area(base: Base, start: Pose, allowance: float, ground: Ground) -> Area:
    """Centres that a straight slide from the start gets to, whether or not it may stop there."""
    passing, turn = (base, start.turn) if ground.passing is None else (ground.passing, 0.0)
    walls = [obstacle.keep_out(passing, turn) for obstacle in near(ground.no_way, start, allowance + base.outer_radius)]
    return straight_reach(start.point, allowance, walls)


def near(obstacles: Iterable[Obstacle], start: Pose, distance: float) -> list[Obstacle]:
    bounds = (start.x, start.y, start.x, start.y)
    return [obstacle for obstacle in obstacles if not obstacle.is_farther(bounds, distance + 1.0)]


def _hit(obstacle: Obstacle, passing: Base, path: Sequence[Pose]) -> Where:
    if passing.is_round:
        piece = struck([pose.point for pose in path], passing.width / 2, obstacle.area)
    else:
        piece = swept(passing, path) & obstacle.area
    return Where(offending=piece, whole=obstacle.area, spot=piece.inside_point if piece else obstacle.area.inside_point)


def _ring(obstacle: Obstacle, stands: Placed, distance: float) -> Where:
    ring = obstacle.area.grown(distance)
    line = nearest_points(stands, obstacle.placed) if obstacle.placed else nearest_to_area(stands, obstacle.area)
    middle = ((line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2)
    return Where(offending=ring & outline(stands), whole=ring, line=line, spot=middle)


def bounds_of(base: Base, path: Sequence[Pose]) -> Box:
    """Left, top, right and bottom of all that a base could touch on its way."""
    radius = base.outer_radius
    xs = [pose.x for pose in path]
    ys = [pose.y for pose in path]
    return (min(xs) - radius, min(ys) - radius, max(xs) + radius, max(ys) + radius)


def _measured(
    rules: Rulebook,
    code: str,
    subjects: tuple[str, ...],
    measured: float | None,
    limit: float | None,
    severity: Severity,
    where: Where,
    kind: Limit = Limit.AT_MOST,
) -> Finding:
    return Finding(code, rules.rule(code), severity, subjects, measured, limit, kind, where=where)
