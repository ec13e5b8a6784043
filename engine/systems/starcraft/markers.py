"""Mission Markers that become active, are gathered at, claimed, carried, dropped and put down."""

from collections.abc import Iterator
from dataclasses import replace

from engine.game import Model
from engine.mission import Marker
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import markers
from engine.systems.starcraft.orders import Gather
from engine.systems.starcraft.points import worth
from engine.systems.starcraft.state import Awaiting, StarcraftGame
from engine.systems.starcraft.supply import counted
from geometry.pose import Point


def to_activate(game: StarcraftGame) -> tuple[Marker, ...]:
    """The markers of which one becomes active in this round, by number."""
    wanted = [one.markers for one in game.card.activations if one.first <= game.round <= one.last]
    found = [
        marker
        for marker in markers(game)
        if marker.id not in game.marks.activated and any(marker.number in numbers for numbers in wanted)
    ]
    return tuple(sorted(found, key=lambda marker: marker.number or 0))


def next_drop(game: StarcraftGame) -> StarcraftGame:
    """At the start of the round: one that is alone becomes active at once, of several a die decides."""
    waiting = to_activate(game)
    if len(waiting) == 1:
        return _activated(game, waiting[0])
    return replace(game, awaiting=Awaiting.SUPPLY_DROP) if waiting else game


def dropped_in(game: StarcraftGame, rolled: int) -> StarcraftGame:
    """By the die: 1 is the lowest number of those still to come."""
    return replace(_activated(game, to_activate(game)[rolled - 1]), awaiting=Awaiting.CHOOSE_FIRST)


def gathered(game: StarcraftGame, order: Gather) -> StarcraftGame:
    return replace(game, trail=None, vp={**game.vp, order.by: game.vp.get(order.by, 0) + worth(game, "gathered")})


def claimed(game: StarcraftGame, marker: str, unit: str) -> StarcraftGame:
    """One that was dropped and not put down elsewhere yet lies there no longer."""
    lying = {id: at for id, at in game.marks.lying.items() if id != marker}
    dropped = {id: one for id, one in game.marks.dropped.items() if id != marker}
    marks = replace(game.marks, carried={**game.marks.carried, marker: unit}, lying=lying, dropped=dropped)
    return replace(game, marks=marks)


def placed_marker(game: StarcraftGame, marker: str, at: Point) -> StarcraftGame:
    dropped = {id: unit for id, unit in game.marks.dropped.items() if id != marker}
    return replace(game, marks=replace(game.marks, lying={**game.marks.lying, marker: at}, dropped=dropped))


def carried_by(game: StarcraftGame, unit: str) -> str | None:
    return next((marker for marker, carrier in game.marks.carried.items() if carrier == unit), None)


def with_drops(rules: Rulebook, before: StarcraftGame, game: StarcraftGame) -> StarcraftGame:
    """Units that lost Supply, left the table or are Engaged by more drop what they carry."""
    for unit in list(_droppers(rules, before, game)):
        game = dropped(before, game, unit)
    return game


def dropped(before: StarcraftGame, game: StarcraftGame, unit: str) -> StarcraftGame:
    """The marker lies where the unit stands, or stood last, until its opponent puts it elsewhere."""
    marker = carried_by(game, unit)
    standing = game.standing_of(unit) or before.standing_of(unit)
    if marker is None or not standing:
        return game
    carried = {id: carrier for id, carrier in game.marks.carried.items() if id != marker}
    lying = {**game.marks.lying, marker: standing[0].placed.centre}
    marks = replace(game.marks, carried=carried, lying=lying, dropped={**game.marks.dropped, marker: unit})
    return replace(game, marks=marks)


def dropper(game: StarcraftGame, marker: str) -> tuple[Model, ...]:
    """The models of the unit that dropped a marker, while one of them stands where it fell."""
    standing = game.standing_of(game.marks.dropped.get(marker, ""))
    fell = game.marks.lying.get(marker)
    return standing if any(model.placed.centre == fell for model in standing) else ()


def _droppers(rules: Rulebook, before: StarcraftGame, game: StarcraftGame) -> Iterator[str]:
    for unit in dict.fromkeys(game.marks.carried.values()):
        lost = not game.stands(unit) or game.current_supply(unit) < before.current_supply(unit)
        if lost or against(rules, game, unit) > counted(rules, game, unit):
            yield unit


def against(rules: Rulebook, game: StarcraftGame, unit: str) -> int:
    """The Supply of all that a unit is Engaged with: where it is more than its own the unit carries nothing."""
    return sum(counted(rules, game, foe) for foe in game.engaged.get(unit, ()))


def _activated(game: StarcraftGame, marker: Marker) -> StarcraftGame:
    return replace(game, marks=replace(game.marks, activated={**game.marks.activated, marker.id: game.round}))
