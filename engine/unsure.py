"""What was found of a position that is known with an error, as from a photograph: legal, not legal, too close to call.

The rules are asked as ever, of the places as they were read; here their answers are weighed.
"""

from collections.abc import Callable, Iterable
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
    @property
    def measured(self) -> float | None: ...
    @property
    def limit(self) -> float | None: ...


T = TypeVar("T", bound=Told)
ErrorOf = Callable[[str], float]
"""Inches by which the thing with an id may stand elsewhere; 0 for what is no thing of the table."""


@dataclass(frozen=True, slots=True)
class Called(Generic[T]):
    """``error`` is what the measure may be off, in inches: that of all its subjects."""

    told: T
    call: Call
    error: float


def called(
    found: Iterable[T],
    error_of: ErrorOf,
    *,
    straight: Callable[[T], bool],
    placeless: Callable[[T], bool] = lambda _: False,
    most: float = 0.0,
) -> tuple[Called[T], ...]:
    """Each with its answer, in the order given.

    What has a measure and a limit in inches, and is ``straight``, is called by the margin between them. Straight is a
    measure that changes by no more than its subjects move, as a distance between them does. A way round terrain may be
    far longer for a hair, and a count of models is no length: these, and what has no measure, such as who is seen, are
    too close to call as long as anything spoken of may stand elsewhere. What is ``placeless`` stays as the rules found
    it. ``most`` is the largest error of all things, for what names no subject and so may speak of any.
    """
    return tuple(_called(one, error_of, most, straight(one), placeless(one)) for one in found)


def whole(answers: Iterable[Called[T]]) -> Call:
    """Of all of them together: one that is not legal is enough."""
    return together(frozenset(one.call for one in answers))


def _called(told: T, error_of: ErrorOf, most: float, straight: bool, placeless: bool) -> Called[T]:
    error = sum(error_of(id) for id in dict.fromkeys(told.subjects)) if told.subjects else 2 * most
    plain = Call.NOT_LEGAL if told.severity is Severity.REFUSED else Call.LEGAL
    if told.severity is Severity.LEFT_TO_YOU:
        return Called(told, Call.TOO_CLOSE, error)
    if error == 0 or placeless:
        return Called(told, plain, error)
    # Of what another reading answers otherwise the severity does not say on which side of the limit it lies.
    by_measure = told.severity in (Severity.PASSED, Severity.REFUSED)
    if not (straight and by_measure) or told.measured is None or told.limit is None:
        return Called(told, Call.TOO_CLOSE, error)
    margin = abs(told.limit - told.measured)
    return Called(told, call(-margin if plain is Call.NOT_LEGAL else margin, error), error)
