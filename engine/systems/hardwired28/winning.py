"""How a game stands, in words."""

from collections.abc import Iterator

from engine.mission import Marker
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.objectives import exit_edges
from engine.systems.hardwired28.scoring import (
    QUADRANTS,
    SABOTAGE,
    SEIZURE,
    SIGNAL,
    TRIANGULATION,
    UNITS,
    UPLINK,
    aggressor,
    ahead,
    card_of,
    counted_at,
    held_quarters,
    more,
    scoring,
    survivors,
)
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.zones import quarters, quarters_met


def result(game: HardwiredGame) -> str:
    """Who has won a game that has ended."""
    found = ahead(game)
    return f"{name_of(game, found.side)} wins: {found.why}"


def score_unit(game: HardwiredGame) -> str:
    """What the numbers of the score count."""
    return UNITS[scoring(game)].capitalize()


def mission_lines(game: HardwiredGame) -> Iterator[str]:
    """The mission's own aim, who is ahead, and what else there is to know."""
    yield card_of(game).says
    found = ahead(game)
    if not game.ended:
        yield f"Ended now, {name_of(game, found.side)} would win: {found.why}"
    left = ", ".join(f"{name_of(game, side)} {count}" for side, count in survivors(game).items())
    yield f"Survivors: {left}"
    yield f"Aggressor: {name_of(game, aggressor(game))}"
    for side, edges in exit_edges(game).items():
        yield f"{name_of(game, side)} leaves by the {' or '.join(edge.value for edge in edges)} edge"
    if scoring(game) == QUADRANTS:
        yield from _quarter_lines(game)
    for model, edge in game.tally.left.items():
        yield f"{name_of(game, model)} left over the {edge} edge"


def _quarter_lines(game: HardwiredGame) -> Iterator[str]:
    counts = held_quarters(game)
    for number, name, _ in quarters(game):
        holder = more(counts[number])
        held = f"{name_of(game, holder)}’s" if holder is not None else "nobody’s"
        told = " to ".join(str(count) for count in counts[number].values())
        yield f"The {name} quarter: {held}, {told}"
    for model in game.on_table():
        if len(quarters_met(game, model.placed)) > 1 and model.id not in game.tally.quarters:
            yield f"{name_of(game, model.id)} stands on a line: its owner says which quarter it counts for"


def marker_state(game: HardwiredGame, marker: Marker) -> tuple[str, str | None]:
    """What is to be said of a marker of the mission, and the side that has it."""
    name, kind, tally = name_of(game, marker.id), scoring(game), game.tally
    carrier = game.carried.get(marker.id)
    if carrier is not None:
        return f"{name}: carried by {name_of(game, carrier)}", game.side_of(game.models[carrier])
    if kind in (SEIZURE, UPLINK, SIGNAL):
        near = counted_at(game, marker)
        told = ", ".join(f"{name_of(game, side)} {count}" for side, count in near.items())
        present = [side for side, count in near.items() if count]
        alone = present[0] if len(present) == 1 else None
        holder = tally.controls if kind == SIGNAL else more(near) if kind == SEIZURE else alone
        return f"{name}: within reach {told}", holder
    if kind in (TRIANGULATION, SABOTAGE):
        owner, marked = tally.claims.get(marker.id), tally.marks.get(marker.id)
        if owner is not None:
            return f"{name}: {'claimed' if kind == TRIANGULATION else 'severed'} by {name_of(game, owner)}", owner
        if marked is not None:
            return f"{name}: half severed by {name_of(game, marked)}", None
        return f"{name}: as it was laid", None
    return f"{name}: dropped" if marker.id in game.dropped else f"{name}: where it was set", None
