"""How much memory an order takes that can be undone: KiB a node of the tree, in a long rehearsal of each game.

What Python has allocated and still holds after a collection is counted, in steps of many orders: caches of a fixed size
have filled by then. The floor is what the same orders take in a file, whose text says all there is to be known of them.
"""

import gc
import tempfile
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figures import Figures, figures
from benchmarks.replaying import LONG, growing
from engine.rehearsal import Rehearsal
from missions.rehearsal_save import save_rehearsal
from missions.rehearsals import load_rehearsal

FIRST, STEP, STEPS = 400, 450, 1
KIB = 1024


def undo_memory() -> Figures:
    found: list[float] = []
    floors: list[float] = []
    each: dict[str, dict[str, float]] = {}
    for game in LONG:
        rehearsal = load_rehearsal(game)
        took = list(taken(rehearsal))
        each[game.stem] = {"our_KiB": sum(took) / len(took)}
        found += took
        floors.append(_written(rehearsal))
    return figures("undo_memory", found, floors, each)


def taken(rehearsal: Rehearsal, first: int = FIRST, step: int = STEP, steps: int = STEPS) -> Iterator[float]:
    """KiB an order, of so many steps of so many orders, after the first ones."""
    growth = growing(rehearsal)
    for _ in range(first):
        next(growth)
    tracemalloc.start()
    try:
        held = _held()
        for _ in range(steps):
            for _ in range(step):
                next(growth)
            now = _held()
            yield (now - held) / step / KIB
            held = now
    finally:
        tracemalloc.stop()


def _held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def _written(rehearsal: Rehearsal) -> float:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rehearsal.yaml"
        save_rehearsal(rehearsal, file)
        return file.stat().st_size / len(rehearsal.nodes) / KIB
