"""Figures of a mission card that no game can be played by: out of their bounds, or for reasons its scoring lacks."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.systems.starcraft.points import REASONS
from engine.systems.starcraft.profile import Activation
from missions.problems import did_you_mean, listed, quoted
from missions.reading import Form, describe
from missions.yamlnodes import Loc

STARCRAFT = "starcraft"
LEAST: Mapping[str, int] = {
    "rounds": 1,
    "lead": 1,
    "scores_from": 1,
    "supply_start": 0,
    "supply_step": 0,
    "number": 0,
    "evidence": 0,
    "radius": 0,
    "needed": 0,
    "apart": 0,
    "from_edges": 0,
}
"""Of every game's cards; a card has no more of them than its game knows."""


@dataclass(frozen=True, slots=True)
class WrongFigure:
    """``at`` is where in the card, and ``key`` whether its key is what is wrong."""

    at: Loc
    text: str
    key: bool = False


def wrong_figures(
    system: str, form: Form, readings: Mapping[str, Mapping[str, Mapping[str, int]]]
) -> list[WrongFigure]:
    """All that is wrong with a card's numbers, those of its other readings with them."""
    found = list(_below(((key, getattr(form, key)) for key in type(form).model_fields), ()))
    for setting, choices in readings.items():
        for choice, figures in choices.items():
            found += _below(figures.items(), ("readings", setting, choice))
    if system == STARCRAFT:
        found += _rounds(form)
        found += _points(form)
    return found


def _below(figures: Iterable[tuple[str, object]], at: Loc) -> Iterator[WrongFigure]:
    for key, value in figures:
        least = LEAST.get(key)
        if least is not None and isinstance(value, int | float) and value < least:
            yield WrongFigure((*at, key), _expected(f"a number of at least {least}", value))


def _expected(what: str, value: object) -> str:
    return f"{what} was expected, not {describe(value)}"


def _rounds(form: Form) -> Iterator[WrongFigure]:
    """Rounds that the game does not come to."""
    last: int = getattr(form, "rounds")  # noqa: B009  # the form is made at run time
    scores_from: int = getattr(form, "scores_from")  # noqa: B009  # likewise
    activations: tuple[Activation, ...] = getattr(form, "activations")  # noqa: B009  # likewise
    if last < 1:
        return
    if scores_from > last:
        yield WrongFigure(("scores_from",), _expected(f"one of the {last} rounds", scores_from))
    for index, activation in enumerate(activations):
        at: Loc = ("activations", index)
        if not 1 <= activation.first <= last:
            yield WrongFigure((*at, "first"), _expected(f"one of the {last} rounds", activation.first))
        elif not activation.first <= activation.last <= last:
            yield WrongFigure((*at, "last"), _expected(f"a round from {activation.first} to {last}", activation.last))
        for place, number in enumerate(activation.markers):
            if number < 1:
                yield WrongFigure((*at, "markers", place), _expected("the number of a marker", number))


def _points(form: Form) -> Iterator[WrongFigure]:
    scoring: str = getattr(form, "scoring")  # noqa: B009  # likewise
    points: Mapping[str, int] = getattr(form, "points")  # noqa: B009  # likewise
    if scoring not in REASONS:
        near = did_you_mean(scoring, REASONS) or f"; there are {listed(sorted(REASONS), 'and')}"
        yield WrongFigure(("scoring",), f"there is no scoring {quoted(scoring)}{near}")
        return
    known = REASONS[scoring]
    for reason, worth in points.items():
        at: Loc = ("points", reason)
        if reason not in known:
            others = f"; there are {listed(known, 'and')}" if known else ""
            near = did_you_mean(reason, known) or others
            yield WrongFigure(at, f"{quoted(scoring)} gives no points for {quoted(reason)}{near}", key=True)
        elif worth < 0:
            yield WrongFigure(at, _expected("a number of at least 0", worth))
