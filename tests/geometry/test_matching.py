import math
import random
from itertools import permutations

import pytest

from geometry.matching import cheapest


def brute(costs: list[list[float]]) -> float:
    columns = range(len(costs[0]))
    return min(sum(costs[i][j] for i, j in enumerate(picked)) for picked in permutations(columns, len(costs)))


@pytest.mark.parametrize("seed", range(40))
def test_no_other_choice_costs_less(seed: int) -> None:
    rng = random.Random(seed)
    rows = rng.randrange(1, 6)
    columns = rows + rng.randrange(3)
    costs = [
        [
            math.inf if rng.random() < 0.2 else rng.choice([rng.uniform(0, 9), float(rng.randrange(4))])
            for _ in range(columns)
        ]
        for _ in range(rows)
    ]
    chosen, least = cheapest(costs), brute(costs)
    if math.isinf(least):
        assert chosen is None
    else:
        assert chosen is not None
        assert len(set(chosen)) == rows
        assert sum(costs[i][j] for i, j in enumerate(chosen)) == pytest.approx(least)


def test_nobody_needs_nothing_and_too_many_find_nothing() -> None:
    assert cheapest([]) == []
    assert cheapest([[1.0], [2.0]]) is None
