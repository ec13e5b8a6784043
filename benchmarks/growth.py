"""How the reach grows with the obstacles, and judging with the models: milliseconds, and how steep that is.

    python -m benchmarks.growth [--cpu]

The last column is the power of the number that the time grew with since the line before: 1 where twice as many take
twice as long.
"""

import argparse
import math
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence

from benchmarks.clock import use_cpu_time
from benchmarks.judging import judge_one
from benchmarks.movement import times_of
from benchmarks.reach_bench import COARSE, made_world

PIECES = (10, 30, 60, 120, 200)
MODELS = (10, 50, 100, 200, 350, 500)


def reach_with(pieces: int) -> float:
    """Twelve inches on a table full of so many pieces, which are the smaller the more there are."""
    return statistics.median(t for seed in range(4) for t in times_of(made_world(seed, pieces), 12.0, COARSE, 4))


def judge_with(models: int) -> float:
    """The move of one model on a table with so many, not counting what is made once for the table."""
    return judge_one(models).median_ms


def table(what: str, numbers: Sequence[int], measure: Callable[[int], float]) -> Iterator[str]:
    yield f"{what:>10}{'median':>10}{'power':>7}"
    before: tuple[int, float] | None = None
    for number in numbers:
        took = measure(number)
        power = "" if before is None else f"{math.log(took / before[1]) / math.log(number / before[0]):.2f}"
        yield f"{number:>10}{took:>10.3f}{power:>7}"
        before = (number, took)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.growth", description="How times grow.")
    parser.add_argument("--cpu", action="store_true", help="this thread's own time: for a machine that others use")
    if parser.parse_args(arguments).cpu:
        use_cpu_time()
    for line in table("obstacles", PIECES, reach_with):
        print(line, flush=True)
    for line in table("models", MODELS, judge_with):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
