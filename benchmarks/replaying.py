"""How long recorded games take to be played again: read, judged and carried out, headless. One is a whole game of five
rounds, the others trees of 500 orders, grown from what was recorded in each of the games.

The floor: the GEOS calls of the same work alone.
"""

import statistics
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

from benchmarks.clock import timed
from benchmarks.figures import Figures, figures
from benchmarks.recording import floor_of
from engine.orders import Roll
from engine.rehearsal import Rehearsal
from missions.rehearsal_save import save_rehearsal
from missions.rehearsals import load_rehearsal

GAMES = Path(__file__).parent.parent / "tests/playthroughs"
GAME = GAMES / "starcraft-frontlines-terran-zerg.yaml"
LONG = (GAME, GAMES / "genesys-orcs-and-dwarves.yaml", GAMES / "hardwired28-tutorial.yaml")
ORDERS = 500
ROUNDS = 3


def replay_game(path: Path = GAME) -> Figures:
    replay = partial(load_rehearsal, path)
    replay()  # data and modules are read
    times = [timed(replay) for _ in range(ROUNDS)]
    return figures("replay_game", times, [floor_of(replay, rounds=1)])


def open_500() -> Figures:
    """Rehearsals of 500 orders, one in each of the games."""
    times: list[float] = []
    floors: list[float] = []
    each: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for game in LONG:
            file = Path(folder) / game.name
            save_rehearsal(grown(load_rehearsal(game), ORDERS), file)
            reopen = partial(load_rehearsal, file)
            took = [timed(reopen) for _ in range(ROUNDS)]
            each[game.stem] = {"our_ms": statistics.median(took)}
            times += took
            floors.append(floor_of(reopen, rounds=1))
    return figures("open_500", times, floors, each)


def grown(rehearsal: Rehearsal, orders: int) -> Rehearsal:
    """With variations of its line until it holds so many orders."""
    growth = growing(rehearsal)
    while len(rehearsal.nodes) <= orders:
        next(growth)
    return rehearsal


def growing(rehearsal: Rehearsal) -> Iterator[None]:
    """Variations of its line, an order at a time: each begins with other dice, that change nothing, where dice can
    first be rolled by hand, and goes on as before."""
    line = rehearsal.line()
    for face in count(1):
        at = next(at for at in range(len(line)) if _rolls(rehearsal, line[at].number, face))
        yield
        for node in line[at + 1 :]:
            if node.order is None:
                break
            rehearsal.commit(node.order)
            yield


def _rolls(rehearsal: Rehearsal, number: int, face: int) -> bool:
    rehearsal.go_to(number)
    by = rehearsal.mission.sides[0].id
    roll = Roll(by=by, sides=6, rolled=(face,))
    if not rehearsal.judge(roll).legal:
        return False
    rehearsal.commit(roll)
    return True
