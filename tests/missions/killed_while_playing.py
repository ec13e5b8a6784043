"""A program of the tests: plays a recorded game with a journal and is killed in the midst of it, time and again.

Run as ``python killed_while_playing.py RECORDED FOLDER SEED…``: it prints for each seed the last step that a journal
said was on the disk before the player of it was killed.
"""

import os
import random
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.rehearsal import Rehearsal
from missions.journal import Journal
from missions.orders import order_from_data
from missions.rehearsals import load_rehearsal

ORDERS = 28
OTHER_ROLLS = ([1, 6], [2, 6], [3, 6], [1, 5], [2, 5])


def steps(recorded: Rehearsal) -> Iterator[Rehearsal]:
    """The first orders of the recorded game once more, yielded after each step; now and then undone, or left for a
    branch and back."""
    orders = [node.order for node in recorded.line()[:ORDERS]]
    first, second = (side.id for side in recorded.mission.sides)
    rolls = iter(OTHER_ROLLS)
    rehearsal = Rehearsal(recorded.system, recorded.mission, recorded.seed)
    for count, order in enumerate(orders):
        assert order is not None
        rehearsal.commit(order)
        yield rehearsal
        if count % 4 == 3:
            rehearsal.undo()
            yield rehearsal
            rehearsal.redo()
        if count % 9 == 8 and (roll := next(rolls, None)) is not None:
            here = rehearsal.at.number
            rehearsal.go_to(0)
            rolled = {first: [roll[0]], second: [roll[1]]}
            rehearsal.commit(order_from_data(recorded.system, {"do": "roll_off", "rolled": rolled}))
            rehearsal.bookmarks[rehearsal.at.number] = f"had it been {roll[0]} to {roll[1]}"
            yield rehearsal
            rehearsal.go_to(here)


def play(recorded: Rehearsal, path: Path, told: int) -> None:
    journal: Journal | None = None
    for number, rehearsal in enumerate(steps(recorded), start=1):
        journal = journal or Journal(path, rehearsal)
        journal.note(None, saved=False)
        os.write(told, number.to_bytes(4, "big"))


def killed(recorded: Rehearsal, path: Path, chance: random.Random, most: int) -> int:
    """The last step said to be on the disk."""
    heard, told = os.pipe()
    child = os.fork()
    if child == 0:
        play(recorded, path, told)
        os._exit(0)
    os.close(told)
    wanted = chance.randint(1, most)
    last = 0
    while last < wanted and (said := os.read(heard, 4)):
        last = int.from_bytes(said, "big")
    for _ in range(chance.randint(0, 20_000)):  # some way into the next step
        pass
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while said := os.read(heard, 4):
        last = int.from_bytes(said, "big")
    os.close(heard)
    return last


def main(recorded: Path, folder: Path, seeds: list[int]) -> None:
    rehearsal = load_rehearsal(recorded)
    most = sum(1 for _ in steps(rehearsal))
    for seed in seeds:
        print(seed, killed(rehearsal, folder / f"{seed}.yaml", random.Random(seed), most), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), [int(word) for word in sys.argv[3:]])
