"""The reach and its routes against a full visibility graph: 0 misclassified, lengths within 0.001 inches."""

import math
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
import shapely
import shapely.affinity

from geometry.routes import triangulation
from geometry.routes.reach import reach

KINDS = [f"{world}{start}" for world in ("random", "snapped", "round") for start in ("", " touching", " segment")]


def rotated(world, degrees):
    return world.mapped(lambda shape: shapely.affinity.rotate(shape, degrees, origin=(0, 0)))


def mirrored(world):
    return world.mapped(lambda shape: shapely.affinity.scale(shape, -1, 1, origin=(0, 0)))


def moved(world, x, y):
    return world.mapped(lambda shape: shapely.affinity.translate(shape, x, y))


def scaled(world, by):
    return world.mapped(lambda shape: shapely.affinity.scale(shape, by, by, origin=(0, 0)), by)


@pytest.mark.parametrize("kind", KINDS)
def test_a_few_worlds_agree_with_brute_force(kind, variants, compare):
    worlds = [(seed, world) for seed in range(12) if (world := variants[kind](seed)) is not None]
    assert worlds
    wrong = [(seed, text) for seed, world in worlds for text in compare(world, 25, seed).wrong]
    assert wrong == []


@pytest.mark.parametrize("kind", ["random", "snapped", "round", "snapped touching", "snapped segment"])
def test_a_few_worlds_agree_with_brute_force_where_earcut_is_not_to_be_had(kind, variants, compare, monkeypatch):
    """Its triangles name corners that lie on one spot apart; those that serve in its place do not."""
    monkeypatch.setattr(triangulation, "_EARCUT", False)
    worlds = [(seed, world) for seed in range(8) if (world := variants[kind](seed)) is not None]
    assert [(seed, text) for seed, world in worlds for text in compare(world, 25, seed).wrong] == []


@pytest.mark.parametrize(
    ("kind", "seed"), [("random", 2), ("random", 166), ("snapped", 1057), ("snapped segment", 1053)]
)
def test_worlds_that_were_once_wrong_agree_with_brute_force(kind, seed, variants, compare):
    """Behind the late ray of a chain; a corner beside a chain's cone; two sides of a tip; an edge along a segment."""
    world = variants[kind](seed)
    assert compare(world, 150, seed).wrong == []
    assert compare(mirrored(world), 150, seed).wrong == []


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_many_worlds_agree_with_brute_force(kind, variants, compare):
    points, wrong = 0, []
    for seed in range(1000, 1060 if "round" in kind else 1120):
        world = variants[kind](seed)
        if world is not None:
            found = compare(world, 150, seed)
            points += found.points
            wrong += [(seed, text) for text in found.wrong]
    assert wrong == []
    assert points > 2500


@pytest.mark.long
@pytest.mark.parametrize("kind", ["random", "snapped", "round"])
def test_turned_mirrored_moved_and_scaled_worlds_agree_with_brute_force(kind, variants, compare):
    wrong = []
    for seed in range(2000, 2020):
        world = variants[kind](seed)
        for other in (rotated(world, 37.3), mirrored(world), moved(world, 31.7, -12.9), scaled(world, 0.173)):
            wrong += [(seed, text) for text in compare(other, 40, seed).wrong]
    assert wrong == []


@pytest.mark.parametrize("degrees", [7.2 * turn for turn in range(50)])
def test_a_gap_is_passed_or_not_the_same_however_it_is_turned(degrees, new_world):
    """Two walls with a gap of 0 are one; a gap of two thousandths is a way through."""
    for gap, through in ((0.0, False), (0.002, True)):
        walls = (shapely.box(1, -9, 2, 0), shapely.box(0.9, gap, 2.2, 9))
        world = rotated(new_world(walls, None, ((0.0, 0.5),), 5.0), degrees)
        beyond = shapely.affinity.rotate(shapely.Point(3.0, 0.5), degrees, origin=(0, 0))
        length = reach(world.start[0], 5.0, world.areas).distance_to((beyond.x, beyond.y))
        assert math.isfinite(length) is through
        truth = math.hypot(0.9, 0.5) + 1.3 + math.hypot(0.8, 0.5) if through else math.inf
        assert length == pytest.approx(truth, abs=0.003)


@pytest.mark.parametrize("seed", range(6))
def test_a_world_gives_the_same_answer_mirrored_turned_moved_and_scaled(seed, variants):
    world = variants["random"](seed)
    there = reach(world.start[0], world.allowance, world.areas, world.ground)
    for other, by in (
        (mirrored(world), 1),
        (rotated(world, 90), 1),
        (moved(world, 100.3, 55.1), 1),
        (scaled(world, 3), 3),
    ):
        here = reach(other.start[0], other.allowance, other.areas, other.ground)
        assert here.area == pytest.approx(there.area * by * by, rel=2e-3)


@pytest.mark.parametrize("kind", ["random", "snapped", "round"])
@pytest.mark.parametrize("allowance", [0.7, 6.0, 24.0, 72.0])
def test_a_world_gives_the_same_lengths_on_a_table_of_an_inch_and_of_72(kind, allowance, variants):
    for seed in range(3):
        world = variants[kind](seed)
        by = allowance / world.allowance
        other = scaled(world, by)
        there = reach(world.start[0], world.allowance, world.areas, world.ground)
        here = reach(other.start[0], other.allowance, other.areas, other.ground)
        rng = random.Random(seed)
        (x, y), span, forgiven = world.start[0], world.allowance, 1e-3 * max(1.0, by)
        for _ in range(60):
            point = (x + rng.uniform(-span, span), y + rng.uniform(-span, span))
            one, same = there.distance_to(point) * by, here.distance_to((point[0] * by, point[1] * by))
            if math.isfinite(one) and math.isfinite(same):
                assert same == pytest.approx(one, abs=forgiven)
            elif min(one, same) < allowance - forgiven:
                # Only on the very outline of a wall may one be free and the other not.
                assert min(wall.distance_to_outline(point) for wall in world.areas) < forgiven


def test_threads_that_share_their_walls_get_the_same_answers(variants):
    worlds = [variants["round"](seed) for seed in range(4)] * 4
    areas = {id(world): world.areas for world in worlds}

    def area(world):
        return reach(world.start[0], world.allowance, areas[id(world)], world.ground).area

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(area, worlds)) == [area(world) for world in worlds]
