import math
import random
from itertools import chain, combinations

import numpy as np
import pytest
import shapely

from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from geometry.routes.difficult import reach_with_loss
from geometry.routes.losses import Penalty, TooManyPatches, lost_along, reach_with_losses
from geometry.routes.reach import reach

NEAR, FAR = Area.rectangle(1.0, -9.0, 2.0, 9.0), Area.rectangle(3.0, -9.0, 4.0, 9.0)
START = (0.0, 0.0)


def test_each_patch_on_the_way_is_paid_for() -> None:
    found = reach_with_losses(START, 8.0, [], [Penalty(NEAR, 1.0), Penalty(FAR, 0.5)])
    assert found.cost_to((0.9, 0.0)) == pytest.approx(0.9)
    assert found.cost_to((2.5, 0.0)) == pytest.approx(3.5)
    assert found.cost_to((5.0, 0.0)) == pytest.approx(6.5)
    way = found.way_to((5.0, 0.0))
    assert way is not None
    assert way.patches == (0, 1)
    assert way.route.length == pytest.approx(5.0)


def test_a_patch_is_paid_for_once_however_often_it_is_entered() -> None:
    """A horseshoe: straight to the far arm one goes in, out and in again."""
    horseshoe = Area.rectangle(1, -4, 4, 4) - Area.rectangle(2, -3, 3, 5)
    found = reach_with_losses(START, 6.0, [], [Penalty(horseshoe, 1.5)])
    assert found.cost_to((3.5, 0.0)) == pytest.approx(5.0)


def test_where_patches_lie_over_each_other_both_are_paid_for() -> None:
    over = Area.rectangle(1.5, -9.0, 2.5, 9.0)
    found = reach_with_losses(START, 6.0, [], [Penalty(NEAR, 1.0), Penalty(over, 1.0)])
    assert found.cost_to((1.2, 0.0)) == pytest.approx(2.2)
    assert found.cost_to((1.7, 0.0)) == pytest.approx(3.7)


def test_the_cheaper_of_two_patches_is_taken() -> None:
    """Two halves of a barrier; the upper one costs more, so that the way bends through the lower one."""
    upper, lower = Area.rectangle(1, -9, 2, -0.5), Area.rectangle(1, -0.5, 2, 9)
    found = reach_with_losses((0.0, -1.5), 8.0, [], [Penalty(upper, 3.0), Penalty(lower, 0.5)])
    way = found.way_to((3.0, -1.5))
    assert way is not None
    assert way.patches == (1,)
    assert way.cost == pytest.approx(2 * math.hypot(1, 1) + 1 + 0.5, abs=1e-4)


def test_a_start_in_a_patch_has_paid_and_one_on_its_outline_has_not() -> None:
    patch = [Penalty(NEAR, 1.0)]
    assert reach_with_losses((1.5, 0.0), 3.0, [], patch).cost_to((2.5, 0.0)) == pytest.approx(2.0)
    assert reach_with_losses((1.0, 0.0), 3.0, [], patch).cost_to((0.5, 0.0)) == pytest.approx(0.5)
    assert reach_with_losses((1.001, 0.0), 3.0, [], patch).cost_to((0.5, 0.0)) == pytest.approx(1.501)


def test_a_way_along_an_outline_pays_nothing() -> None:
    found = reach_with_losses((1.0, -5.0), 8.0, [], [Penalty(NEAR, 1.0)])
    assert found.cost_to((1.0, 2.0)) == pytest.approx(7.0, abs=1e-4)
    assert found.cost_to((1.01, 2.0)) == pytest.approx(8.0, abs=1e-4)


@pytest.mark.parametrize(("x", "inside"), [(4.49, True), (4.51, False)])
def test_the_losses_shorten_what_is_left(x: float, inside: bool) -> None:
    found = reach_with_losses(START, 6.0, [], [Penalty(NEAR, 1.0), Penalty(FAR, 0.5)])
    assert found.outline().contains((x, 0.0)) is inside
    assert math.isfinite(found.cost_to((x, 0.0))) is inside


def test_free_and_unaffordable_patches() -> None:
    assert (
        reach_with_losses(START, 6.0, [], [Penalty(NEAR, 0.0)]).outline().same_as(reach(START, 6.0, []).outline(), 1e-4)
    )
    for loss in (6.0, math.inf):
        found = reach_with_losses(START, 6.0, [], [Penalty(NEAR, loss)])
        assert found.outline().same_as(reach(START, 6.0, [NEAR]).outline())
    assert not reach_with_losses((1.5, 0.0), 6.0, [], [Penalty(NEAR, 7.0)])
    assert not reach_with_losses(START, -1.0, [], [Penalty(NEAR, 0.5)])


def test_one_patch_costs_what_a_loss_for_any_costs() -> None:
    found = reach_with_losses(START, 6.0, [], [Penalty(NEAR, 1.0)])
    assert found.outline().same_as(reach_with_loss(START, 6.0, [], [NEAR], 1.0).outline())


def test_patches_out_of_reach_make_no_choices() -> None:
    far = [Penalty(Area.rectangle(x, 50.0, x + 1.0, 51.0), 0.1) for x in range(40)]
    assert len(reach_with_losses(START, 6.0, [], [Penalty(NEAR, 1.0), *far]).choices) == 2


def test_too_many_choices_are_refused_by_name() -> None:
    strips = [Penalty(Area.rectangle(0.4 * i + 0.2, -0.1, 0.4 * i + 0.3, 0.1), 0.01) for i in range(8)]
    with pytest.raises(TooManyPatches, match="more than 10 choices of 8 patches"):
        reach_with_losses(START, 6.0, [], strips, most=10)


@pytest.mark.parametrize("loss", [-0.5, math.nan])
def test_a_loss_that_is_none_is_named(loss: float) -> None:
    with pytest.raises(ValueError, match="loss"):
        Penalty(NEAR, loss)


def subsets(count: int):
    return chain.from_iterable(combinations(range(count), size) for size in range(count + 1))


def agreed(seed: int, variants, oracle, new_world, points: int) -> list[str]:
    """The cheapest over every choice of patches, each by a visibility graph in which the others are walls."""
    world = variants["random" if seed % 2 else "snapped"](seed)
    count = min(3, len(world.walls) - 1)
    if count < 1:
        return []
    rng = random.Random(seed)
    walls, patches = list(world.walls[:-count]), list(world.walls[-count:])
    losses = [rng.choice([0.25, 0.1, 0.5]) * world.allowance for _ in patches]
    penalties = [Penalty(Area(patch), loss) for patch, loss in zip(patches, losses, strict=True)]
    found = reach_with_losses(world.start[0], world.allowance, [Area(wall) for wall in walls], penalties, world.ground)
    around = np.array(world.start[0]) + np.random.default_rng(seed).uniform(
        -world.allowance, world.allowance, (points, 2)
    )
    clear = shapely.union_all([wall.buffer(1e-3) for wall in walls] + [p.boundary.buffer(1e-3) for p in patches])
    around = around[~shapely.intersects_xy(clear, around[:, 0], around[:, 1])]
    if world.floor is not None:
        around = around[shapely.intersects_xy(world.floor, around[:, 0], around[:, 1])]
    costs = np.full(len(around), math.inf)
    start = shapely.Point(world.start[0])
    for paid in subsets(count):
        kept = [patches[i] for i in range(count) if i not in paid]
        if any(patch.buffer(-1e-6).intersects(start) for patch in kept):
            continue
        graph = oracle(new_world((*walls, *kept), world.floor, world.start, world.allowance))
        lengths = graph.distances(around)
        for patch in kept:
            lengths[shapely.contains_xy(patch, around[:, 0], around[:, 1])] = math.inf
        costs = np.minimum(costs, lengths + sum(losses[i] for i in paid))
    wrong = []
    outline = found.outline()
    for (x, y), cost in zip(around.tolist(), costs.tolist(), strict=True):
        got = found.cost_to((x, y))
        if abs(cost - world.allowance) < 2e-3:
            continue
        if (cost < world.allowance) != math.isfinite(got) or (math.isfinite(got) and abs(got - cost) > 2e-3):
            wrong.append(f"({x}, {y}): {got} and not {cost}")
        if outline.contains((x, y)) != math.isfinite(got) and outline.distance_to_outline((x, y)) > 0.01:
            wrong.append(f"({x}, {y}): {got} and the outline disagree")
    return wrong


@pytest.mark.parametrize("seed", range(8))
def test_the_losses_agree_with_visibility_graphs(seed, variants, oracle, new_world) -> None:
    assert agreed(seed, variants, oracle, new_world, 30) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
def test_many_losses_agree_with_visibility_graphs(seed, variants, oracle, new_world) -> None:
    assert agreed(seed, variants, oracle, new_world, 150) == []


@pytest.mark.parametrize(("y", "touched"), [(9.499, (0, 1)), (9.5, ()), (9.501, ())])
def test_a_path_touches_what_the_base_overlaps_and_no_outline(y: float, touched: tuple[int, ...]) -> None:
    patches = [Penalty(NEAR, 1.0), Penalty(FAR, 1.0)]
    for base in (Base.round(1.0), Base(BaseShape.RECTANGLE, 1.0, 1.0)):
        assert lost_along([Pose(-2.0, y), Pose(8.0, y)], base, patches) == touched


def test_a_path_touches_each_patch_once_and_only_those_it_gets_to() -> None:
    patches = [Penalty(NEAR, 1.0), Penalty(FAR, 1.0)]
    base = Base.round(1.0)
    assert lost_along([Pose(0, 0), Pose(1.5, 0), Pose(0, 0), Pose(1.5, 0)], base, patches) == (0,)
    assert lost_along([Pose(1.2, 0)], base, patches) == (0,)
    assert lost_along([Pose(0.5, 0), Pose(0.5, 0)], base, patches) == ()
    assert lost_along([], base, patches) == ()


def test_a_turn_touches_what_its_end_sweeps() -> None:
    base = Base(BaseShape.RECTANGLE, 0.5, 3.0)
    patches = [Penalty(NEAR, 1.0)]
    assert lost_along([Pose(0, 0, 0), Pose(0, 0, 90)], base, patches) == (0,)
    assert lost_along([Pose(-0.6, 0, 0), Pose(-0.6, 0, 90)], base, patches) == ()
