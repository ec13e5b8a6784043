"""How long a whole recorded game of five rounds takes to be played again: read, judged and carried out, headless.

The floor: the GEOS calls of the same work alone.
"""

from functools import partial
from pathlib import Path

from benchmarks.clock import timed
from benchmarks.figures import Figures, figures
from benchmarks.recording import floor_of
from missions.rehearsals import load_rehearsal

GAME = Path(__file__).parent.parent / "tests/playthroughs/starcraft-frontlines-terran-zerg.yaml"
ROUNDS = 3


def replay_game(path: Path = GAME) -> Figures:
    replay = partial(load_rehearsal, path)
    replay()  # data and modules are read
    times = [timed(replay) for _ in range(ROUNDS)]
    return figures("replay_game", times, [floor_of(replay, rounds=1)])
