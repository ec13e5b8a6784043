"""The largest value of a function of one number, where it rises to a single top."""

import math
from collections.abc import Callable

_GOLDEN = (math.sqrt(5) - 1) / 2


def top(function: Callable[[float], float], low: float, high: float, steps: int = 40) -> tuple[float, float]:
    """Where between ``low`` and ``high`` the function is largest, and how large. Ends count too."""
    left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
    at_left, at_right = function(left), function(right)
    best = max((function(low), low), (function(high), high), (at_left, left), (at_right, right))
    for _ in range(steps):
        if at_left >= at_right:
            high, right, at_right = right, left, at_left
            left = high - _GOLDEN * (high - low)
            at_left = function(left)
            best = max(best, (at_left, left))
        else:
            low, left, at_left = left, right, at_right
            right = low + _GOLDEN * (high - low)
            at_right = function(right)
            best = max(best, (at_right, right))
    return (best[1], best[0])


def bottom(function: Callable[[float], float], low: float, high: float, steps: int = 40) -> tuple[float, float]:
    """Where between ``low`` and ``high`` the function is least, and how little. Ends count too."""
    place, value = top(lambda x: -function(x), low, high, steps)
    return (place, -value)
