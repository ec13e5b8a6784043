"""What was found of a position that is known with an error, as from a photograph: legal, not legal, too close to call.

The rules are asked as ever, of the places as they were read; here their answers are weighed.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from engine.findings import Severity
from geometry.unsure import Call, call, together


class Told(Protocol):
    """A finding, or a row of a survey."""

    @property
    def severity(self) -> Severity: ...
    @property
    def subjects(self) -> tuple[str, ...]: ...


T = TypeVar("T", bound=Told)
ErrorOf = Callable[[str], float]
"""Inches by which the thing with an id may stand elsewhere; 0 for what is no thing of the table."""


@dataclass(frozen=True, slots=True)
class Called(Generic[T]):
    """``error`` is what the measure may be off, in inches: that of its subjects, of the two that are least sure."""

    told: T
    call: Call
    error: float


def called(
    found: Iterable[T],
    error_of: ErrorOf,
    *,
    margin_of: Callable[[T], float | None],
    holds: Callable[[T], bool] = lambda _: False,
    hangs_on: Callable[[T], Sequence[str]] = lambda told: told.subjects,
    most: float = 0.0,
) -> tuple[Called[T], ...]:
    """Each with its answer, in the order given.

    ``margin_of`` are the inches left to a limit, below 0 those over or short of it (``Finding.margin`` where that is
    one); None for all that may not be called by it. A margin must change by no more than its subjects move, as that of
    a distance between two of them does. A way may be far longer for a hair, a count of models is no length: these, and
    what has no measure, such as who is seen, are too close to call unless it ``holds`` wherever things may stand, and
    so is what was found otherwise than the margin says. ``most`` is the largest error of all things, for what names no
    subject and so may speak of any.
    """
    return tuple(_called(one, _error(hangs_on(one), error_of, most), margin_of(one), holds) for one in found)


def whole(answers: Iterable[Called[T]]) -> Call:
    """Of all of them together: one that is not legal is enough."""
    return together(frozenset(one.call for one in answers))


def _error(ids: Sequence[str], error_of: ErrorOf, most: float) -> float:
    """A measure lies between two at the most."""
    return sum(sorted(error_of(id) for id in dict.fromkeys(ids))[-2:]) if ids else 2 * most


def _called(told: T, error: float, margin: float | None, holds: Callable[[T], bool]) -> Called[T]:
    plain = Call.NOT_LEGAL if told.severity is Severity.REFUSED else Call.LEGAL
    if told.severity is Severity.LEFT_TO_YOU:
        return Called(told, Call.TOO_CLOSE, error)
    if error == 0:
        return Called(told, plain, error)
    sure = call(margin, error) is plain if margin is not None else holds(told)
    settled = told.severity in (Severity.PASSED, Severity.REFUSED)
    return Called(told, plain if sure and settled else Call.TOO_CLOSE, error)
