"""One tolerance for every limit. Rules are tested with these four words and never with a bare ``<=``."""

from enum import Enum

TOLERANCE = 0.001
"""Inches. Within this of a limit the answer is neither clearly kept nor clearly broken."""


class Fit(Enum):
    """How a measure stands to its limit."""

    KEPT = "kept"
    AT_LIMIT = "at the limit"
    BROKEN = "broken"

    def __bool__(self) -> bool:
        return self is not Fit.BROKEN


def at_most(measured: float, limit: float) -> Fit:
    """``measured`` may be the limit or less."""
    return _fit(limit - measured)


def less_than(measured: float, limit: float) -> Fit:
    """``measured`` must be below the limit; the limit itself counts as at the limit, so it is allowed and marked."""
    return _fit(limit - measured)


def at_least(measured: float, limit: float) -> Fit:
    """``measured`` may be the limit or more."""
    return _fit(measured - limit)


def more_than(measured: float, limit: float) -> Fit:
    """``measured`` must exceed the limit; the limit itself counts as at the limit, so it is allowed and marked."""
    return _fit(measured - limit)


def _fit(spare: float) -> Fit:
    # A measure such as 4.001 against 4 is at the limit although its float difference is a hair above the tolerance.
    if abs(spare) <= TOLERANCE + 1e-9:
        return Fit.AT_LIMIT
    return Fit.KEPT if spare > 0 else Fit.BROKEN


def apart(separation: float) -> Fit:
    """Two bodies that may touch but not overlap. Touching is an everyday place to stand, so it is not marked."""
    if separation >= -1e-6:
        return Fit.KEPT
    return Fit.AT_LIMIT if separation >= -TOLERANCE - 1e-9 else Fit.BROKEN
