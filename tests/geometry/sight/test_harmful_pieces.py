"""Pairs for which only some of the walls count."""

import random
from collections.abc import Callable

import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose
from geometry.sight.lines import sees_each
from geometry.sight.pieces import pieces_of

Made = Callable[[int], tuple[list[Area], list[Placed]]]

A, B = Placed(Base.round(1.0), Pose(0.0, 0.0)), Placed(Base.round(1.0), Pose(10.0, 0.0))
WALLS = (Area.rectangle(3, -2, 4, 2), Area.rectangle(6, -2, 7, 0.2), Area.rectangle(8, -0.3, 8.5, 2))


@pytest.mark.parametrize(
    ("harmful", "blocker"), [((), None), ((1,), None), ((2,), None), ((0,), 0), ((1, 2), 2), ((0, 1, 2), 0)]
)
def test_only_the_pieces_that_count_block(harmful: tuple[int, ...], blocker: int | None) -> None:
    sight = sees_each(A, [B], WALLS, [harmful])[0]
    assert bool(sight) is (blocker is None)
    assert sight.blocker == blocker


def test_each_pair_has_pieces_of_its_own() -> None:
    sights = sees_each(A, [B, B, B], WALLS, [(0,), (), (1, 2)])
    assert [sight.blocker for sight in sights] == [0, None, 2]


def test_a_base_on_a_piece_that_does_not_count_sees_out_of_it() -> None:
    plateau = Area.rectangle(-2, -2, 2, 2)
    assert not sees_each(A, [B], [plateau])[0]
    assert sees_each(A, [B], [plateau], [()])[0]


def test_bases_that_touch_under_a_piece_that_does_not_count_see_each_other() -> None:
    roof = Area.rectangle(0.2, -1, 2, 1)
    touching = Placed(Base.round(1.0), Pose(1.0, 0.0))
    assert sees_each(A, [touching], [roof])[0].blocker == 0
    assert sees_each(A, [touching], [roof], [()])[0]


def test_a_subset_answers_as_if_the_other_walls_were_gone(made_world: Made) -> None:
    answers = {True: 0, False: 0}
    for seed in range(6000, 6040):
        walls, (a, b) = made_world(seed)
        rng = random.Random(seed)
        others = [
            Placed(rng.choice([Base.round(1.0), Base(BaseShape.OVAL, 2.0, 1.0)]), Pose(rng.uniform(0, 24), y, 30.0))
            for y in (3.0, 9.0, 17.0)
        ]
        targets = [b, *others]
        chosen = [tuple(i for i in range(len(walls)) if rng.random() < 0.4) for _ in targets]
        together = sees_each(a, targets, walls, chosen)
        for target, indices, sight in zip(targets, chosen, together, strict=True):
            alone = sees_each(a, [target], [walls[i] for i in indices])[0]
            answers[alone.visible] += 1
            assert sight.visible == alone.visible
            assert sight.fit is alone.fit
            assert sight.blocker is None or sight.blocker in indices
    assert min(answers.values()) > 20


def test_the_walls_are_cut_up_once_whatever_counts_for_whom() -> None:
    pieces_of.cache_clear()
    for harmful in ((), (0,), (1, 2), (0, 1, 2)):
        sees_each(A, [B] * 20, WALLS, [harmful] * 20)
    assert pieces_of.cache_info().misses == 1
