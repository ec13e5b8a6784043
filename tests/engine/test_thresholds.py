"""Every geometric limit of one mover, clear of it, at it, a hair within the tolerance and a hair beyond, for every kind
of base: what the verdict says, and whether the picture has the place.

Limits that are a game's own have a scene for each of these in ``tests/scenes/``: Gap Clearance (``gap-…``), Coherency
(``follower-…``, ``squadron-follower-…``), zones (``zone-…``, ``zone-wholly-…``), Engagement (``enemy-…``,
``charge-ends-…``), climbs, arrivals and reaches of actions.
"""

import math
from collections.abc import Callable, Iterator

import pytest

from engine.findings import Finding, RuleRef, Severity
from engine.ground import (
    Ground,
    Obstacle,
    is_clear,
    judge_bends,
    judge_stand,
    judge_travel,
    judge_way,
    slide_area,
    stand_area,
)
from engine.manoeuvres import reach_of
from engine.mission import Piece, Table
from engine.rulebook import Clause, Coverage, Rulebook
from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose

CODES = (
    *("move.too_far", "move.blocked", "move.through_model", "move.off_table"),
    *("move.ends_on_terrain", "move.ends_on_model", "move.too_near_enemy"),
)
RULES = Rulebook("test", "Test", "1", {}, {"all": Clause("all", RuleRef("Book", "1"), "", Coverage.CHECKED, CODES)}, {})
TABLE = Table(24, 22)
DISC, OVAL, ROD = Base.round(2.0), Base(BaseShape.OVAL, 2.0, 3.0), Base(BaseShape.RECTANGLE, 2.0, 3.0)
BASES = pytest.mark.parametrize("base", [DISC, OVAL, ROD], ids=["round", "oval", "rectangle"])
"""Each reaches 1 inch to either side, and 1 or 1.5 up and down."""

PASSED, AT_LIMIT, REFUSED = Severity.PASSED, Severity.AT_LIMIT, Severity.REFUSED
TOUCHING = pytest.mark.parametrize(
    ("off", "severity", "drawn"),
    [(0.002, PASSED, True), (0.0, PASSED, None), (-0.0009, AT_LIMIT, None), (-0.002, REFUSED, False)],
    ids=["clear", "touching", "within the tolerance", "entered"],
)
"""Bodies that may touch: touching is not marked. At the outline itself the picture may say either."""
LIMIT = pytest.mark.parametrize(
    ("off", "severity", "drawn"),
    [(0.002, PASSED, True), (0.0, AT_LIMIT, None), (-0.0009, AT_LIMIT, None), (-0.002, REFUSED, False)],
    ids=["kept", "at the limit", "within the tolerance", "broken"],
)

Severities = Iterator[Finding] | list[Finding]


def worst(findings: Severities) -> Severity:
    return max((finding.severity for finding in findings), key=[PASSED, AT_LIMIT, REFUSED].index)


def is_as_told(base: Base, found: Severity, severity: Severity, off: float) -> None:
    """An oval is measured as a polygon that is off by a hair: where it touches it may be marked."""
    assert found is severity or (base is OVAL and off == 0.0 and found is AT_LIMIT)


def wall(left: float, top: float, right: float, bottom: float) -> Obstacle:
    return Obstacle.piece(Piece("wall", "wall", "wall", Area.rectangle(left, top, right, bottom)))


def rod_at(x: float, y: float) -> Obstacle:
    return Obstacle.base("body", Placed(Base(BaseShape.RECTANGLE, 2.0, 4.0), Pose(x, y)))


def disc_at(x: float, y: float) -> Obstacle:
    return Obstacle.base("body", Placed(Base.round(2.0), Pose(x, y)))


THINGS = pytest.mark.parametrize(
    "thing", [lambda x: wall(x - 1, 9, x + 1, 13), lambda x: rod_at(x, 11), lambda x: disc_at(x, 11)],
    ids=["terrain", "rectangular base", "round base"],
)  # fmt: skip
"""Each reaches 1 inch to either side of where it is put, at the height of 11."""

Thing = Callable[[float], Obstacle]


def holds(area: Area, point: tuple[float, float], drawn: bool | None) -> None:
    if drawn is not None:
        assert area.contains(point) is drawn


@BASES
@LIMIT
def test_travel(base: Base, off: float, severity: Severity, drawn: bool | None) -> None:
    start, end = Pose(6, 11), Pose(12 - off, 11)
    assert judge_travel(RULES, "m", base, (start, end), 6.0).severity is severity
    holds(reach_of(base, (start,), 0.0, 6.0, Ground(TABLE)), end.point, drawn)


@pytest.mark.parametrize("base", [OVAL, ROD], ids=["oval", "rectangle"])
@LIMIT
def test_travel_with_a_turn_on_the_spot_before_it(
    base: Base, off: float, severity: Severity, drawn: bool | None
) -> None:
    chord = math.sqrt(2) * base.outer_radius
    start, turned = Pose(6, 11), Pose(6, 11, 90)
    path = (start, turned, Pose(6 + 6 - chord - off, 11, 90))
    assert judge_travel(RULES, "m", base, path, 6.0).severity is severity
    # After that turn the picture begins anew: nothing but the slide is left.
    holds(reach_of(base, (start, turned), 90.0, 6.0, Ground(TABLE)), path[-1].point, drawn)


@BASES
@THINGS
@TOUCHING
def test_the_end_beside_a_thing(base: Base, thing: Thing, off: float, severity: Severity, drawn: bool | None) -> None:
    ground = Ground(TABLE, no_stop=(thing(12.0),))
    stands = Placed(base, Pose(10 - off, 11))
    is_as_told(base, worst(judge_stand(RULES, "m", stands, ground)), severity, off)
    holds(stand_area(base, 0.0, ground), stands.centre, drawn)


@BASES
@THINGS
@TOUCHING
def test_the_way_past_a_thing(base: Base, thing: Thing, off: float, severity: Severity, drawn: bool | None) -> None:
    ground = Ground(TABLE, no_way=(thing(12.0),))
    x = 10 - off
    start, end = Pose(x, 5), Pose(x, 17)
    is_as_told(base, worst(judge_way(RULES, "m", base, (start, end), ground)), severity, off)
    assert is_clear(base, (start, end), ground) is (severity is not REFUSED)
    holds(slide_area(base, start, 13.0, ground), end.point, drawn)


@BASES
@TOUCHING
def test_the_way_of_a_shape_that_passes_where_the_base_does_not(
    base: Base, off: float, severity: Severity, drawn: bool | None
) -> None:
    # A gap of 1 inch, and the middle of a disc as wide as that in it.
    gate = (wall(8, 9, 12 - 0.5, 13), wall(12 + 0.5 + off, 9, 16, 13))
    ground = Ground(TABLE, no_way=gate, passing=Base.round(1.0), bends_by_centre=True)
    start, end = Pose(12, 5), Pose(12, 17)
    is_as_told(base, worst(judge_way(RULES, "m", base, (start, end), ground)), severity, off)
    holds(reach_of(base, (start,), 0.0, 12.001, ground), end.point, drawn)


@BASES
@LIMIT
def test_the_distance_from_an_enemy(base: Base, off: float, severity: Severity, drawn: bool | None) -> None:
    ground = Ground(TABLE, keep_off=(disc_at(13.0, 11.0),), distance=1.0)
    stands = Placed(base, Pose(10 - off, 11))
    is_as_told(base, worst(judge_stand(RULES, "m", stands, ground)), severity, off)
    holds(stand_area(base, 0.0, ground), stands.centre, drawn)


@BASES
@TOUCHING
def test_the_tables_edge_at_the_end(base: Base, off: float, severity: Severity, drawn: bool | None) -> None:
    stands = Placed(base, Pose(1 + off, 11))
    is_as_told(base, worst(judge_stand(RULES, "m", stands, Ground(TABLE))), severity, off)
    holds(stand_area(base, 0.0, Ground(TABLE)), stands.centre, drawn)


@BASES
@TOUCHING
def test_the_tables_edge_at_a_bend(base: Base, off: float, severity: Severity, drawn: bool | None) -> None:
    # Past the wall's end leads only what bends with its middle an inch from the edge.
    bar = wall(2 + off, 11, 24, 12)
    bends = (Pose(1 + off, 7), Pose(1 + off, 16))
    path = (Pose(4, 7), *bends, Pose(4, 16))
    findings = [*judge_bends(RULES, "m", base, path, Ground(TABLE, (bar,)))]
    assert worst([*findings, judge_travel(RULES, "m", base, path, 30)]) is severity
    holds(reach_of(base, (Pose(4, 7),), 0.0, 30.0, Ground(TABLE, (bar,))), (4, 16), drawn)


@pytest.mark.parametrize("base", [OVAL, ROD], ids=["oval", "rectangle"])
@pytest.mark.parametrize(
    "thing", [lambda x: wall(x - 1, 9, x + 1, 13), lambda x: rod_at(x, 11)], ids=["terrain", "base"]
)
@TOUCHING
def test_a_turn_on_the_spot_beside_a_thing(
    base: Base, thing: Thing, off: float, severity: Severity, drawn: bool | None
) -> None:
    ground = Ground(TABLE, no_way=(thing(12.0),))
    x = 11 - base.outer_radius - off
    path = (Pose(x, 11), Pose(x, 11, 120))
    is_as_told(base, worst(judge_way(RULES, "m", base, path, ground)), severity, off)
    # Reached from above, to end turned: only by a turn there, for a turn before it costs as much and bars nothing more.
    keep_out = ground.no_way[0].keep_out_turning(base, 0.0, 120.0)
    holds(Area.rectangle(0, 0, 24, 22) - keep_out, (x, 11), drawn)
