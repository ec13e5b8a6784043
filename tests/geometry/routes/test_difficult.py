import math
import random
from itertools import pairwise

import numpy as np
import pytest
import shapely

from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from geometry.routes.difficult import Patch, cost_along, reach_with_loss, stretches_over
from geometry.routes.reach import reach
from geometry.routes.slow_ground import estimated_reach

MUD = Area.rectangle(2.0, -3.0, 4.0, 3.0)
START = (0.0, 0.0)


def polygon(rng: random.Random) -> Area:
    """A star about a place near the origin; some notches."""
    count, x, y = rng.randrange(3, 9), rng.uniform(-3, 3), rng.uniform(-3, 3)
    turns = sorted(rng.uniform(0, math.tau) for _ in range(count))
    corners = [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns for r in (rng.uniform(0.3, 2.5),)]
    shape = shapely.Polygon(corners)
    return Area.polygon(corners) if shape.is_valid and shape.area > 0.01 else polygon(rng)


def sampled(path: list[Pose], base: Base, patches: list[Patch], count: int = 4000) -> float:
    """The cost by looking at the middles of many steps."""
    total = 0.0
    for a, b in pairwise(path):
        parts = (np.arange(count) + 0.5) / count
        xs, ys = a.x + (b.x - a.x) * parts, a.y + (b.y - a.y) * parts
        factors = np.ones(count)
        for patch in patches:
            if base.is_round:
                off = shapely.distance(shapely.points(xs, ys), patch.ground.shape)
                over = off < base.width / 2
            else:
                half_w, half_d = base.width / 2, base.depth / 2
                angle = math.radians(a.turn)
                frame = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
                corners = np.array([(half_w, half_d), (-half_w, half_d), (-half_w, -half_d), (half_w, -half_d)]) @ frame
                bodies = shapely.polygons(corners[None] + np.column_stack([xs, ys])[:, None])
                over = shapely.area(shapely.intersection(bodies, patch.ground.shape)) > 1e-12
            factors = np.where(over, np.maximum(factors, patch.factor), factors)
        total += math.hypot(b.x - a.x, b.y - a.y) * float(factors.mean())
    return total


def test_a_way_through_the_patch_pays_and_one_round_it_does_not() -> None:
    found = reach_with_loss(START, 8.0, [], [MUD], 2.0)
    assert found.cost_to((1.9, 0.0)) == pytest.approx(1.9)
    assert found.cost_to((3.0, 0.0)) == pytest.approx(5.0)
    assert found.cost_to((6.0, 0.0)) == pytest.approx(8.0)
    # Round a corner it is 2 hypot(2, 3) + 2 to the point across, which is more; high up, round is cheaper.
    assert found.cost_to((4.0, 3.0)) == pytest.approx(math.hypot(2, 3) + 2.0, abs=1e-4)
    high = found.way_to((4.5, 3.5))
    assert high is not None
    assert not high.pays
    assert high.cost == pytest.approx(math.hypot(2, 3) + min(2 + math.hypot(0.5, 0.5), math.hypot(2.5, 0.5)), abs=1e-4)


@pytest.mark.parametrize(("x", "inside"), [(5.99, True), (6.01, False)])
def test_the_loss_shortens_what_is_left(x: float, inside: bool) -> None:
    """Eight inches less two are six, straight through; the way round, 2 hypot(2, 3) + 2, is longer than eight."""
    found = reach_with_loss(START, 8.0, [], [MUD], 2.0)
    assert found.outline().contains((x, 0.0)) is inside
    assert math.isfinite(found.cost_to((x, 0.0))) is inside
    way = found.way_to((x, 0.0))
    assert (way is not None) is inside
    assert way is None or way.pays


@pytest.mark.parametrize("loss", [8.0, 9.0, math.inf])
def test_a_loss_as_large_as_the_allowance_makes_a_wall_of_the_patch(loss: float) -> None:
    found = reach_with_loss(START, 8.0, [], [MUD], loss)
    assert found.outline().same_as(reach(START, 8.0, [MUD]).outline())


def test_no_loss_makes_nothing_of_the_patch() -> None:
    assert reach_with_loss(START, 8.0, [], [MUD], 0.0).outline().same_as(reach(START, 8.0, []).outline(), 1e-4)


def test_a_start_in_the_patch_has_paid() -> None:
    found = reach_with_loss((3.0, 0.0), 6.0, [], [MUD], 2.0)
    assert not found.keeping_off
    assert found.cost_to((3.0, 4.0)) == pytest.approx(6.0)
    assert found.outline().same_as(reach((3.0, 0.0), 4.0, []).outline())


def test_a_wall_bars_both_ways_and_a_negative_loss_is_named() -> None:
    wall = Area.rectangle(1.0, -50.0, 1.5, 50.0)
    assert math.isinf(reach_with_loss(START, 8.0, [wall], [MUD], 2.0).cost_to((3.0, 0.0)))
    for loss in (-1.0, math.nan):
        with pytest.raises(ValueError, match="loss"):
            reach_with_loss(START, 8.0, [], [MUD], loss)


@pytest.mark.parametrize("seed", range(4))
def test_the_loss_agrees_with_a_visibility_graph(seed, variants, oracle, new_world) -> None:
    """The oracle's lengths with the last two walls as walls, and without them as patches that cost the loss."""
    world = variants["random"](seed)
    walls, patches = world.walls[:-2], world.walls[-2:]
    clear = oracle(world)
    through = oracle(new_world(walls, world.floor, world.start, world.allowance))
    loss, areas = 1.5, world.areas
    found = reach_with_loss(world.start[0], world.allowance, areas[:-2], areas[-2:], loss, world.ground)
    rng = np.random.default_rng(seed)
    points = np.array(world.start[0]) + rng.uniform(-world.allowance, world.allowance, (60, 2))
    points = points[~shapely.intersects_xy(shapely.union_all(list(patches)).buffer(0.01), points[:, 0], points[:, 1])]
    costs = np.minimum(clear.distances(points), through.distances(points) + loss)
    for point, cost in zip(points.tolist(), costs.tolist(), strict=True):
        if abs(cost - world.allowance) < 0.01:
            continue
        got = found.cost_to((point[0], point[1]))
        assert got == pytest.approx(cost if cost <= world.allowance else math.inf, abs=0.002)


@pytest.mark.parametrize("radius", [0.25, 0.63, 1.4])
def test_a_round_base_pays_from_where_it_overlaps_the_ground(radius: float) -> None:
    base = Base.round(2 * radius)
    cost = cost_along([Pose(-2, 0), Pose(8, 0)], base, [Patch(MUD, 2.0)])
    assert cost.travelled == pytest.approx(10)
    assert cost.slowed == pytest.approx(2 + 2 * radius)
    assert cost.total == pytest.approx(12 + 2 * radius)


@pytest.mark.parametrize(("y", "slowed"), [(3.499, True), (3.5, False), (3.501, False)])
def test_to_touch_the_outline_costs_nothing(y: float, slowed: bool) -> None:
    cost = cost_along([Pose(-2, y), Pose(8, y)], Base.round(1.0), [Patch(MUD, 2.0)])
    assert (cost.slowed > 0) is slowed
    cost = cost_along([Pose(-2, y), Pose(8, y)], Base(BaseShape.RECTANGLE, 2.0, 1.0), [Patch(MUD, 2.0)])
    assert (cost.slowed > 0) is slowed


def test_past_a_corner_a_round_base_pays_along_the_chord() -> None:
    """0.3 from the corner, a disc of radius 0.5 overlaps it for 0.8 inches, and half of that lies beyond the side."""
    cost = cost_along([Pose(-2, 3.3), Pose(2, 3.3)], Base.round(1.0), [Patch(MUD, 3.0)])
    assert cost.slowed == pytest.approx(0.4)
    assert cost.total == pytest.approx(4 + 2 * 0.4)


@pytest.mark.parametrize("seed", range(12))
def test_any_path_costs_a_round_base_what_many_samples_say(seed: int) -> None:
    rng = random.Random(seed)
    patches = [Patch(polygon(rng), rng.choice([1.0, 1.5, 2.0, 3.0])) for _ in range(3)]
    path = [Pose(rng.uniform(-6, 6), rng.uniform(-6, 6)) for _ in range(4)]
    for radius in (0.1, 0.6, 2.0):
        cost = cost_along(path, Base.round(2 * radius), patches)
        assert cost.total == pytest.approx(sampled(path, Base.round(2 * radius), patches), abs=0.03)
        assert cost.travelled - 1e-9 <= cost.total <= 3 * cost.travelled


@pytest.mark.parametrize("seed", range(6))
def test_any_slide_costs_a_rectangle_what_many_samples_say(seed: int) -> None:
    rng = random.Random(seed)
    base, turn = Base(BaseShape.RECTANGLE, rng.uniform(0.5, 3), rng.uniform(0.5, 2)), rng.uniform(0, 360)
    patches = [Patch(polygon(rng), 2.0), Patch(polygon(rng), 3.0)]
    path = [Pose(rng.uniform(-6, 6), rng.uniform(-6, 6), turn) for _ in range(3)]
    assert cost_along(path, base, patches).total == pytest.approx(sampled(path, base, patches, 1000), abs=0.05)


def test_an_oval_pays_within_its_error() -> None:
    cost = cost_along([Pose(-4, 0), Pose(8, 0)], Base(BaseShape.OVAL, 3.0, 1.0), [Patch(MUD, 2.0)])
    assert cost.slowed == pytest.approx(2 + 3.0, abs=1e-4)


def test_a_turn_over_the_ground_is_counted_as_a_whole() -> None:
    """A rectangle of 4 by 1 that turns on the spot, so that its end sweeps the ground."""
    base = Base(BaseShape.RECTANGLE, 1.0, 4.0)
    over = cost_along([Pose(0.5, 0, 0), Pose(0.5, 0, 90)], base, [Patch(MUD, 2.0)])
    assert over.total == pytest.approx(2 * over.travelled)
    assert over.slowed == over.travelled > 0
    beside = cost_along([Pose(-0.5, 0, 0), Pose(-0.5, 0, 90)], base, [Patch(MUD, 2.0)])
    assert beside.total == pytest.approx(beside.travelled)
    assert beside.slowed == 0


def test_where_patches_overlap_the_dearest_counts_once() -> None:
    patches = [Patch(MUD, 2.0), Patch(Area.rectangle(3, -3, 5, 3), 3.0)]
    cost = cost_along([Pose(0, 0), Pose(7, 0)], Base.round(1e-6), patches)
    assert cost.total == pytest.approx(4 + 1 * 2 + 2 * 3, abs=1e-5)
    assert cost.slowed == pytest.approx(3, abs=1e-5)


def test_a_hole_in_the_ground_wider_than_the_base_is_free() -> None:
    frame = Area.rectangle(0, -4, 8, 4) - Area.rectangle(2, -2, 6, 2)
    assert stretches_over((-2, 0), (10, 0), Base.round(1.0), 0.0, frame) == [
        (pytest.approx(1.5 / 12), pytest.approx(4.5 / 12)),
        (pytest.approx(7.5 / 12), pytest.approx(10.5 / 12)),
    ]
    assert len(stretches_over((-2, 0), (10, 0), Base.round(4.2), 0.0, frame)) == 1


@pytest.mark.parametrize("path", [[], [Pose(3, 0)], [Pose(3, 0), Pose(3, 0)]])
def test_who_stands_pays_nothing(path: list[Pose]) -> None:
    assert cost_along(path, Base.round(1.0), [Patch(MUD, 2.0)]).total == 0


@pytest.mark.parametrize("factor", [0.5, -1.0, math.nan, math.inf])
def test_ground_that_costs_less_than_once_is_named(factor: float) -> None:
    with pytest.raises(ValueError, match="difficult ground"):
        Patch(MUD, factor)


def test_an_estimate_lies_between_what_is_sure_and_what_is_most() -> None:
    wall = Area.rectangle(-3.0, 1.0, 3.0, 1.5)
    found = estimated_reach(START, 6.0, [wall], [Patch(MUD, 2.0)])
    assert not found.is_exact
    assert found.sure.size < found.area.size < found.most.size
    assert (found.sure - found.area).size < 1e-4
    assert (found.area - found.most).size < 1e-4


def test_an_estimate_is_near_the_truth_behind_a_long_strip_of_mud() -> None:
    """Straight over mud 2 inches deep from 1 inch off with 6: 1 + 4 leaves an inch."""
    strip = Area.rectangle(1.0, -30.0, 3.0, 30.0)
    found = estimated_reach(START, 6.0, [], [Patch(strip, 2.0)])
    assert found.area.bounds[2] == pytest.approx(4.0, abs=0.35)
    assert found.area.bounds[0] == pytest.approx(-6.0, abs=0.01)


def test_without_mud_near_the_estimate_is_the_reach_itself() -> None:
    found = estimated_reach(START, 1.5, [], [Patch(MUD, 2.0), Patch(Area.rectangle(-1, -1, 1, 1), 1.0)])
    assert found.is_exact
    assert found.area.same_as(reach(START, 1.5, []).outline())


def test_every_way_that_an_estimate_calls_sure_is_affordable() -> None:
    patch = Patch(MUD, 2.0)
    found = estimated_reach(START, 6.0, [], [patch])
    clear = reach(START, 6.0, [MUD])
    rng = random.Random(3)
    for _ in range(300):
        point = (rng.uniform(-6, 6), rng.uniform(-6, 6))
        if not found.sure.contains(point) or found.sure.distance_to_outline(point) < 0.01:
            continue
        route = clear.route_to(point)
        ways = [[START, point]] + ([list(route.waypoints)] if route else [])
        costs = [cost_along([Pose(x, y) for x, y in way], Base.round(1e-6), [patch]).total for way in ways]
        assert min(costs) <= 6.0 + 1e-3
