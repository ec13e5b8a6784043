"""The C work of anything, alone: every call into GEOS that it makes, made again with the same arguments.

What Python does in between is left out, and so are numpy and questions to an ``STRtree``, which can't be recorded: a
floor is never too high by them.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol, cast

import numpy as np
from shapely import lib

from benchmarks.clock import timed


class Call(Protocol):
    def __call__(self, *arguments: object, **options: object) -> object: ...


@dataclass(slots=True)
class Recording:
    calls: list[tuple[Call, tuple[object, ...], Mapping[str, object]]] = field(default_factory=list)

    def replay(self) -> float:
        """Milliseconds."""
        return timed(self._replay)

    def _replay(self) -> None:
        for call, arguments, options in self.calls:
            call(*arguments, **options)


@contextmanager
def recorded() -> Iterator[Recording]:
    """Everything shapely asks of GEOS in the meantime. Not for several threads."""
    found = Recording()
    really = {name: cast(Call, getattr(lib, name)) for name in dir(lib) if isinstance(getattr(lib, name), np.ufunc)}
    for name, call in really.items():
        setattr(lib, name, _noting(found, call))
    try:
        yield found
    finally:
        for name, call in really.items():
            setattr(lib, name, call)


def _noting(found: Recording, call: Call) -> Call:
    def noted(*arguments: object, **options: object) -> object:
        found.calls.append((call, arguments, options))
        return call(*arguments, **options)

    return noted


def floor_of(work: Callable[[], object], rounds: int = 3) -> float:
    """The least milliseconds that the GEOS calls of the work took, alone, in so many rounds."""
    with recorded() as found:
        work()
    return min(found.replay() for _ in range(rounds))
