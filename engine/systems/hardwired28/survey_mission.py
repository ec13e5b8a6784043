"""What the mission would count if it were looked at now: each place, who is there, and who there does not count."""

from collections.abc import Iterator

from engine.findings import Severity, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.survey import Row
from engine.systems.hardwired28.holding import counted_places
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import (
    CONTROL,
    ESCORT,
    EXTRACTION,
    QUADRANTS,
    SIGNAL,
    SOURCE,
    UNITS,
    ahead,
    card_of,
    counted_at,
    counted_within,
    held_quarters,
    mission_markers,
    score,
    scoring,
)
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.zones import middle, quarters, quarters_met
from engine.tongue import tr
from engine.wording import inches
from geometry.area import Area
from geometry.gaps import gap_to_point
from geometry.pose import Point
from geometry.tolerance import at_most

_CLAUSES = {ESCORT: EXTRACTION, SIGNAL: "the_signal", SOURCE: "the_source"}


def counts(rules: Rulebook, game: HardwiredGame) -> Iterator[Row]:
    """Each place the mission counts models in, then the count by side, and who would win if the game ended now."""
    kind = scoring(game)
    rule = rules.clauses[_CLAUSES.get(kind, kind)].ref
    names = _names(game)
    for (holder, area, _), (called, there) in zip(counted_places(game), names, strict=True):
        told = ", ".join(f"{name_of(game, side)} {count}" for side, count in there.items())
        whose = tr("{owner}'s", owner=name_of(game, holder)) if holder is not None else tr("nobody's")
        yield Row(
            tr("{called} is {whose}: {told}.", called=called, whose=whose, told=told),
            rule,
            where=Where(whole=area, spot=area.inside_point),
        )
    yield from _left_out(rules, game)
    told = ", ".join(f"{name_of(game, side)} {count}" for side, count in score(game).items())
    yield Row(
        tr("Counted now, {units}: {told}.", units=UNITS[kind], told=told), rule, Severity.PASSED, tuple(score(game))
    )
    best = ahead(game)
    yield Row(
        tr("If the game ended now {name_of} would win: {why}.", name_of=name_of(game, best.side), why=best.why),
        rules.clauses["ties"].ref,
        Severity.PASSED,
        (best.side,),
    )


def _names(game: HardwiredGame) -> list[tuple[str, dict[str, int]]]:
    """What :func:`counted_places` gives, by name and with the counts."""
    kind = scoring(game)
    if kind == CONTROL:
        return [(tr("The middle"), dict(counted_within(game, middle(game))))]
    if kind == QUADRANTS:
        held = held_quarters(game)
        return [(tr("The {called} quarter", called=called), dict(held[number])) for number, called, _ in quarters(game)]
    places = tuple(counted_places(game))
    markers = mission_markers(game) if places else ()
    return [(marker.name, dict(counted_at(game, marker))) for marker in markers]


def _left_out(rules: Rulebook, game: HardwiredGame) -> Iterator[Row]:
    """Models that are where the mission counts, and do not count; and squad models on a line between quarters."""
    kind = scoring(game)
    if kind == QUADRANTS:
        yield from _on_lines(rules, game)
        return
    at_all = tuple(counted_places(game))
    if not at_all:
        return
    places: list[tuple[str, Point, float]] = [(tr("the middle"), middle(game), 0.0)]
    if kind != CONTROL:
        places = [(one.name, game.marker_at(one.id), one.diameter / 2) for one in mission_markers(game)]
    radius = card_of(game).radius
    for called, at, rim in places:
        for model in game.on_table():
            away = max(0.0, gap_to_point(model.placed, at) - rim)
            why = _why_not(game, model)
            if why and at_most(away, radius):
                text = tr(
                    "{name_of}, {away} from {called}, does not count: {why}.",
                    name_of=name_of(game, model.id),
                    away=inches(away, radius),
                    called=called,
                    why=why,
                )
                where = Where(
                    whole=Area.disc(at, rim + radius), line=(model.placed.centre, at), spot=model.placed.centre
                )
                yield Row(
                    text, rules.clauses["who_counts"].ref, Severity.PASSED, (model.id,), away, radius, where=where
                )


def _on_lines(rules: Rulebook, game: HardwiredGame) -> Iterator[Row]:
    for model in game.on_table():
        met = quarters_met(game, model.placed)
        if game.kind(model) is Kind.SQUAD and len(met) > 1 and game.tally.quarters.get(model.id) not in met:
            who = name_of(game, model.id)
            text = tr(
                "{who} stands on the line of {count} quarters: its owner says which it counts in.",
                who=who,
                count=len(met),
            )
            rule, where = rules.clauses["quadrants"].ref, Where(spot=model.placed.centre)
            yield Row(text, rule, Severity.LEFT_TO_YOU, (model.id,), where=where)


def _why_not(game: HardwiredGame, model: Model) -> str:
    if game.kind(model) is not Kind.SQUAD:
        return tr("it is no squad's model")
    return tr("it flees") if model.id in game.fleeing else ""
