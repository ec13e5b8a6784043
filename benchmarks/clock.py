"""One clock for all benchmarks."""

import time
from collections.abc import Callable

_clock = time.perf_counter


def use_cpu_time() -> None:
    """Count this thread's own time, which others on the machine disturb less, instead of the time that passes."""
    global _clock
    _clock = time.thread_time


def is_cpu_time() -> bool:
    return _clock is time.thread_time


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    started = _clock()
    work()
    return (_clock() - started) * 1000
