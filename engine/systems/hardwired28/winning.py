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
from engine.tongue import tr


def result(game: HardwiredGame) -> str:
    """Who has won a game that has ended."""
    found = ahead(game)
    return tr("{name_of} wins: {why}", name_of=name_of(game, found.side), why=found.why)


def score_unit(game: HardwiredGame) -> str:
    """What the numbers of the score count."""
    words = tr(UNITS[scoring(game)])
    return words[:1].upper() + words[1:]


def mission_lines(game: HardwiredGame) -> Iterator[str]:
    """The mission's own aim, who is ahead, and what else there is to know."""
    yield tr(card_of(game).says)
    found = ahead(game)
    if not game.ended:
        yield tr("Ended now, {name_of} would win: {why}", name_of=name_of(game, found.side), why=found.why)
    left = ", ".join(f"{name_of(game, side)} {count}" for side, count in survivors(game).items())
    yield tr("Survivors: {left}", left=left)
    yield tr("Aggressor: {name_of}", name_of=name_of(game, aggressor(game)))
    for side, edges in exit_edges(game).items():
        yield tr(
            "{name_of} leaves by the {listed} edge",
            name_of=name_of(game, side),
            listed=tr(" or ").join(tr(edge.value) for edge in edges),
        )
    if scoring(game) == QUADRANTS:
        yield from _quarter_lines(game)
    for model, edge in game.tally.left.items():
        yield tr("{name_of} left over the {edge} edge", name_of=name_of(game, model), edge=edge)


def _quarter_lines(game: HardwiredGame) -> Iterator[str]:
    counts = held_quarters(game)
    for number, name, _ in quarters(game):
        holder = more(counts[number])
        held = tr("{owner}’s", owner=name_of(game, holder)) if holder is not None else tr("nobody’s")
        told = tr(" to ").join(str(count) for count in counts[number].values())
        yield tr("The {name} quarter: {held}, {told}", name=name, held=held, told=told)
    for model in game.on_table():
        if len(quarters_met(game, model.placed)) > 1 and model.id not in game.tally.quarters:
            yield tr(
                "{name_of} stands on a line: its owner says which quarter it counts for",
                name_of=name_of(game, model.id),
            )


def marker_state(game: HardwiredGame, marker: Marker) -> tuple[str, str | None]:
    """What is to be said of a marker of the mission, and the side that has it."""
    name, kind, tally = name_of(game, marker.id), scoring(game), game.tally
    carrier = game.carried.get(marker.id)
    if carrier is not None:
        return tr("{name}: carried by {name_of}", name=name, name_of=name_of(game, carrier)), game.side_of(
            game.models[carrier]
        )
    if kind in (SEIZURE, UPLINK, SIGNAL):
        near = counted_at(game, marker)
        told = ", ".join(f"{name_of(game, side)} {count}" for side, count in near.items())
        present = [side for side, count in near.items() if count]
        alone = present[0] if len(present) == 1 else None
        holder = tally.controls if kind == SIGNAL else more(near) if kind == SEIZURE else alone
        return tr("{name}: within reach {told}", name=name, told=told), holder
    if kind in (TRIANGULATION, SABOTAGE):
        owner, marked = tally.claims.get(marker.id), tally.marks.get(marker.id)
        if owner is not None:
            return tr(
                "{name}: {words} by {name_of}",
                name=name,
                words=tr("claimed") if kind == TRIANGULATION else tr("severed"),
                name_of=name_of(game, owner),
            ), owner
        if marked is not None:
            return tr("{name}: half severed by {name_of}", name=name, name_of=name_of(game, marked)), None
        return tr("{name}: as it was laid", name=name), None
    return tr("{name}: dropped", name=name) if marker.id in game.dropped else tr(
        "{name}: where it was set", name=name
    ), None
