"""The whole program, killed from outside in the midst of play: what its player saw done is offered again."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.orders import Order
from engine.rehearsal import Rehearsal
from gui.window.keeping import Keeper, again
from gui.window.session import Session
from missions.rehearsal_save import save_rehearsal
from missions.rehearsals import load_rehearsal

RECORDED = Path(__file__).parents[2] / "playthroughs" / "genesys-orcs-and-dwarves.yaml"
PLAYER = Path(__file__).with_name("killed_window.py")
ORDERS = 12

pytestmark = pytest.mark.skipif(os.name != "posix", reason="this system kills in another way")


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a recorded game."""
    whole = load_rehearsal(RECORDED)
    first = Rehearsal(whole.system, whole.mission, whole.seed)
    for order in orders_of(whole)[:ORDERS]:
        first.commit(order)
    path = tmp_path_factory.mktemp("recorded") / "short.yaml"
    save_rehearsal(first, path)
    return path


def orders_of(rehearsal: Rehearsal) -> list[Order]:
    return [node.order for node in rehearsal.line() if node.order is not None]


def played_until_killed(recorded: Path, home: Path, chance: random.Random) -> int:
    """How many orders the window had shown as given."""
    folders = {"XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config"), "HOME": str(home)}
    window = subprocess.Popen(
        [sys.executable, str(PLAYER), str(recorded)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert window.stdout is not None
    wanted = chance.randint(1, ORDERS - 1)
    last = 0
    while last < wanted and (said := window.stdout.readline()):
        last = int(said)
    for _ in range(chance.randint(0, 2_000_000)):  # some way into the next step
        pass
    window.send_signal(signal.SIGKILL)
    rest = window.stdout.read().split()
    window.stdout.close()
    assert window.wait() == -signal.SIGKILL
    return int(rest[-1]) if rest else last


def killed_windows(recorded: Path, folder: Path, seeds: range) -> None:
    orders = orders_of(load_rehearsal(recorded))
    for seed in seeds:
        home = folder / str(seed)
        home.mkdir()
        shown = played_until_killed(recorded, home, random.Random(seed))
        (left,) = Keeper(Session(), home / "data" / "measuretwice").left_behind()
        found = orders_of(again(left.kept).rehearsal)
        assert found in (orders[:shown], orders[: shown + 1]), seed
        left.lock.unlock()


def test_a_window_killed_in_the_midst_of_play_is_offered_as_of_its_last_order(short: Path, tmp_path: Path) -> None:
    killed_windows(short, tmp_path, range(1))


@pytest.mark.long
def test_no_window_of_many_killed_loses_an_order(short: Path, tmp_path: Path) -> None:
    killed_windows(short, tmp_path, range(1, 7))
