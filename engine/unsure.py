"""What was found of a position that is known with an error, as from a photograph: legal, not legal, too close to call.

The rules are asked as ever, of the places as they were read; here their answers are weighed.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from engine.findings import Severity, Where
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
    @property
    def where(self) -> Where: ...


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
    found: Iterable[T], error_of: ErrorOf, counted: Callable[[T], bool] = lambda _: False
) -> tuple[Called[T], ...]:
    """Each with its answer, in the order given.

    What has a measure and a limit in inches is called by the margin between them. What hangs on a place and has none,
    such as who is seen, or is ``counted`` in models and not measured, is too close to call as long as anything it
    speaks of may stand elsewhere. What hangs on no place is as the rules found it.
    """
    return tuple(_called(one, error_of, counted(one)) for one in found)


def whole(answers: Iterable[Called[T]]) -> Call:
    """Of all of them together: one that is not legal is enough."""
    return together(frozenset(one.call for one in answers))


def _called(told: T, error_of: ErrorOf, counted: bool) -> Called[T]:
    error = sum(error_of(id) for id in dict.fromkeys(told.subjects))
    plain = Call.NOT_LEGAL if told.severity is Severity.REFUSED else Call.LEGAL
    if told.severity is Severity.LEFT_TO_YOU:
        return Called(told, Call.TOO_CLOSE, error)
    if error == 0 or not _hangs_on_a_place(told):
        return Called(told, plain, error)
    if counted or told.measured is None or told.limit is None or told.severity is Severity.AT_LIMIT:
        return Called(told, Call.TOO_CLOSE, error)
    margin = abs(told.limit - told.measured)
    return Called(told, call(-margin if plain is Call.NOT_LEGAL else margin, error), error)


def _hangs_on_a_place(told: Told) -> bool:
    where = told.where
    drawn = (where.offending, where.whole, where.line, where.spot, where.links or None)
    return told.measured is not None or any(part is not None for part in drawn)
