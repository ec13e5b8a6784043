"""Answers about what was measured with an error: yes, no, or too close to tell."""

import math
from enum import Enum

from geometry.tolerance import Fit, more_than


class Call(Enum):
    LEGAL = "legal"
    NOT_LEGAL = "not legal"
    TOO_CLOSE = "too close to call"


def call(margin: float, error: float) -> Call:
    """``margin`` inches are left to the limit, below 0 those over or short of it; each may be off by ``error``.

    Only a margin beyond the error is told for one or the other, and one at the error is not beyond it. With no error
    the tolerance alone is too close. Raises ``ValueError`` for a margin or an error that is no finite number of inches.
    """
    if not (math.isfinite(margin) and math.isfinite(error) and error >= 0):
        raise ValueError("a margin and its error are finite, and no error is below 0")
    if more_than(abs(margin), error) is not Fit.KEPT:
        return Call.TOO_CLOSE
    return Call.LEGAL if margin > 0 else Call.NOT_LEGAL


def together(calls: frozenset[Call]) -> Call:
    """Of several questions that must all be answered with yes; of none it is yes."""
    for one in (Call.NOT_LEGAL, Call.TOO_CLOSE):
        if one in calls:
            return one
    return Call.LEGAL
