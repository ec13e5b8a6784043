"""Which option a hand on a model means. What is open, and why the rest is not, the rules have said."""

from collections.abc import Iterable

from engine.options import (
    Answer,
    Answers,
    Ask,
    BagAsk,
    ChoiceAsk,
    DiceAsk,
    NumberAsk,
    Option,
    Options,
    PointAsk,
    TextAsk,
)


def options_of(options: Options) -> tuple[Option, ...]:
    """All that stand in the list, in the order in which they stand there."""
    return (*options.unit, *options.general, *options.table)


def by_key(options: Options, key: str) -> Option | None:
    """The option a key stands for: an open one before a closed one."""
    wanted = [option for option in options_of(options) if option.key.upper() == key.upper()]
    return _open_first(wanted)


def for_drag(options: Options, running: str | None) -> Option | None:
    """What dragging a model of the unit asks for: the option that runs, else the first open one done on the table.

    One that needs answers first comes after one that does not. If none is open, the first closed one, so that its
    reason can be shown; none if nothing is done on the table now.
    """
    on_table = [option for option in options.unit if option.draft is not None]
    chosen = next((option for option in on_table if option.id == running), None)
    if chosen is not None:
        return chosen
    on_table = [option for option in on_table if option.by_drag]
    plain = [option for option in on_table if not option.asks]
    return next((option for option in plain if option.open), None) or _open_first(on_table)


def to_place(options: Options | None, piece: str) -> Option | None:
    """The open option that puts this very piece down."""
    if options is None:
        return None
    asked = (option for option in options_of(options) if option.open)
    return next(
        (one for one in asked if any(isinstance(ask, PointAsk) and ask.what == piece for ask in one.asks)), None
    )


def answers_with(option: Option, units: Iterable[str], unit: str) -> Answers | None:
    """What is asked for answered with this unit where one of ``units`` is asked for, the rest as it comes; none where
    no unit is, or where it is done on the table."""
    known = set(units)
    asked = [ask for ask in option.asks if isinstance(ask, ChoiceAsk) and not ask.many]
    target = next((ask for ask in asked if any(value in known for value, _ in ask.choices)), None)
    if target is None or option.draft is not None:
        return None
    return {ask.name: unit if ask is target else _as_it_comes(ask) for ask in option.asks}


def _as_it_comes(ask: Ask) -> Answer:
    match ask:
        case DiceAsk():
            return (1,) * ask.count
        case BagAsk():
            return next(iter(ask.tokens), "")
        case ChoiceAsk():
            return () if ask.many else next((value for value, _ in ask.choices), "")
        case NumberAsk():
            return ask.start
        case PointAsk():
            return ask.start
        case TextAsk():
            return ""


def _open_first(options: Iterable[Option]) -> Option | None:
    options = list(options)
    return next((option for option in options if option.open), options[0] if options else None)
