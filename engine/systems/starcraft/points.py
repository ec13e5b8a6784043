"""What a round is worth: the VP of each mission."""

from collections.abc import Callable, Iterator, Mapping

from engine.mission import Marker
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import GATHER, contesting, is_active, markers, objective_supply
from engine.systems.starcraft.influence import zone
from engine.systems.starcraft.state import Scored, StarcraftGame
from engine.tongue import tr, tr_later
from geometry.area import Area
from geometry.outline import outline
from geometry.tolerance import TOLERANCE

FRONTLINES = "frontlines"
HOLD_POSITION = "hold-position"
DIVIDE = "divide-and-conquer"
SUPPLY_DROP = "supply-drop"
ARTEFACT_HUNT = "artefact-hunt"

NEUTRAL_NUMBER = 5


def points(rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Scored]:
    """VP of the round, each with its reason. What a Gather brought has been counted already."""
    if game.round >= game.card.scores_from:
        yield from _OF[game.card.scoring](rules, game, side)
    destroyed = game.destroyed.get(game.opponent(side), 0)
    yield Scored(
        side, destroyed * rules.count("supply_destroyed"), tr("{destroyed} Supply destroyed", destroyed=destroyed)
    )


def worth(game: StarcraftGame, reason: str) -> int:
    return game.card.points.get(reason, 0)


def controlled(game: StarcraftGame, side: str) -> tuple[Marker, ...]:
    return tuple(marker for marker in markers(game) if game.control.get(marker.id) == side)


def quarters(game: StarcraftGame) -> Mapping[str, Area]:
    """The quarters of the table by their names."""
    width, height = game.mission.table.width, game.mission.table.height
    x, y = width / 2, height / 2
    return {
        tr_later("top left"): Area.rectangle(0, 0, x, y),
        tr_later("top right"): Area.rectangle(x, 0, width, y),
        tr_later("bottom left"): Area.rectangle(0, y, x, height),
        tr_later("bottom right"): Area.rectangle(x, y, width, height),
    }


def quarter_supply(rules: Rulebook, game: StarcraftGame, quarter: Area, side: str) -> int:
    """The Supply of the side's units wholly within a quarter; one that controls a marker counts one more."""
    holding = {unit for marker in controlled(game, side) for unit in contesting(rules, game, marker)[side]}
    total = 0
    for unit in game.units_of(side):
        standing = game.standing_of(unit.id)
        if standing and all(_inside(quarter, outline(model.placed)) for model in standing):
            total += objective_supply(rules, game, unit.id)
            total += worth(game, "marker_supply") if unit.id in holding else 0
    return total


def claimants_home(rules: Rulebook, game: StarcraftGame, side: str) -> tuple[str, ...]:
    """The side's units that carry a marker wholly within their own Zone of Influence."""
    home = zone(rules, game, side)
    carriers = [unit for unit in game.marks.carried.values() if game.unit(unit).side == side]
    return tuple(
        unit
        for unit in carriers
        if game.stands(unit) and all(_inside(home, outline(model.placed)) for model in game.standing_of(unit))
    )


def _inside(area: Area, body: Area) -> bool:
    return area.grown(TOLERANCE).covers(body)


def _frontlines(_rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Scored]:
    mine = controlled(game, side)
    taken = [marker for marker in mine if game.held.get(marker.id) == game.opponent(side)]
    yield Scored(side, len(mine) * worth(game, "marker"), tr("{count} controlled", count=len(mine)))
    yield Scored(side, len(taken) * worth(game, "taken"), tr("{count} taken", count=len(taken)))


def _hold_position(_rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Scored]:
    mine = controlled(game, side)
    theirs = [marker for marker in mine if marker.affinity == game.opponent(side)]
    rest = len(mine) - len(theirs)
    yield Scored(side, rest * worth(game, "own_or_neutral"), tr("{rest} of its own colour or neutral", rest=rest))
    yield Scored(side, len(theirs) * worth(game, "enemy"), tr("{count} of the other's colour", count=len(theirs)))


def _gather(_rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Scored]:
    theirs = [marker for marker in controlled(game, side) if marker.affinity == game.opponent(side)]
    yield Scored(side, len(theirs) * worth(game, "enemy"), tr("{count} of the other's colour", count=len(theirs)))


def _divide(rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Scored]:
    other = game.opponent(side)
    won = [
        name
        for name, quarter in quarters(game).items()
        if quarter_supply(rules, game, quarter, side) > quarter_supply(rules, game, quarter, other)
    ]
    yield Scored(side, len(won) * worth(game, "quarter"), tr("{count} quarters", count=len(won)))
    fifth = [marker for marker in controlled(game, side) if marker.number == NEUTRAL_NUMBER]
    yield Scored(side, len(fifth) * worth(game, "marker_5"), tr("marker 5"))


def _supply_drop(_rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Scored]:
    for marker in controlled(game, side):
        if is_active(game, marker):
            yield Scored(side, game.marks.activated[marker.id], tr("{marker}, active since then", marker=marker.name))


def _artefact_hunt(rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Scored]:
    """In the last round alone."""
    if game.round < game.card.rounds:
        return
    home = claimants_home(rules, game, side)
    yield Scored(side, len(home) * worth(game, "claimed"), tr("{count} brought home", count=len(home)))
    theirs = {id for id, unit in game.marks.carried.items() if game.unit(unit).side != side}
    own = [marker for marker in markers(game) if marker.affinity == side and marker.id not in theirs]
    yield Scored(side, len(own) * worth(game, "own_unclaimed"), tr("{count} of its own not claimed", count=len(own)))


REASONS: Mapping[str, tuple[str, ...]] = {
    FRONTLINES: ("marker", "taken"),
    HOLD_POSITION: ("own_or_neutral", "enemy"),
    GATHER: ("enemy", "gathered"),
    DIVIDE: ("quarter", "marker_5", "marker_supply"),
    SUPPLY_DROP: (),
    ARTEFACT_HUNT: ("claimed", "own_unclaimed"),
}
"""What the points of a card are for, by its scoring."""

_OF: Mapping[str, Callable[[Rulebook, StarcraftGame, str], Iterator[Scored]]] = {
    FRONTLINES: _frontlines,
    HOLD_POSITION: _hold_position,
    GATHER: _gather,
    DIVIDE: _divide,
    SUPPLY_DROP: _supply_drop,
    ARTEFACT_HUNT: _artefact_hunt,
}
