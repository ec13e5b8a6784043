"""What is worked out once for a position, however often a hand moves in it, and once for an order given in it."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from engine.findings import Verdict
from engine.game import Game
from engine.orders import Order

T = TypeVar("T")


class OncePerPosition(Generic[T]):
    """Keeps the last few; safe to ask from several threads.

    Positions are told apart by identity, for they never change; one whose answer is kept stays alive, so that no other
    takes its place unseen.
    """

    def __init__(self, size: int = 16) -> None:
        self._size = size
        self._kept: OrderedDict[Hashable, tuple[Game, T]] = OrderedDict()
        self._lock = Lock()
        self._latest: tuple[Game, Hashable, T] | None = None

    def known(self, game: Game, key: Hashable) -> T | None:
        """What is kept already."""
        with self._lock:
            kept = self._kept.get((id(game), key))
            return None if kept is None else kept[1]

    def of(self, game: Game, key: Hashable, make: Callable[[], T]) -> T:
        """What ``make`` gives for a position and whatever else it depends on."""
        latest = self._latest  # mostly the same is asked many times in a row, and one read needs no lock
        if latest is not None and latest[0] is game and latest[1] == key:
            return latest[2]
        whole = (id(game), key)
        with self._lock:
            kept = self._kept.get(whole)
            if kept is not None:
                self._kept.move_to_end(whole)
                self._latest = (game, key, kept[1])
                return kept[1]
        made = make()
        with self._lock:
            self._kept[whole] = (game, made)
            while len(self._kept) > self._size:
                self._kept.popitem(last=False)
            self._latest = (game, key, made)
        return made


class LastVerdict:
    """Whoever asks first and then carries out has an order judged once. Safe to ask from several threads."""

    def __init__(self) -> None:
        self._last: tuple[Game, Order, Verdict] | None = None

    def of(self, game: Game, order: Order, judge: Callable[[], Verdict]) -> Verdict:
        """What ``judge`` gives for this very order in this very position."""
        last = self._last
        if last is not None and last[0] is game and last[1] is order:
            return last[2]
        verdict = judge()
        self._last = (game, order, verdict)
        return verdict
