"""Mission Markers as options: which becomes active, who claims one, where one is put down."""

from collections.abc import Iterator

from engine.options import ChoiceAsk, DiceAsk, Draft, Option, PointAsk
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import is_prize, markers, near_marker
from engine.systems.starcraft.markers import against, carried_by, dropper, to_activate
from engine.systems.starcraft.names import name
from engine.systems.starcraft.orders import ActivateMarker, Claim, PlaceMarker
from engine.systems.starcraft.points import ARTEFACT_HUNT
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.supply import counted
from engine.tongue import tr
from geometry.area import Area
from geometry.zones import rings


def drop_option(game: StarcraftGame) -> Option:
    waiting = to_activate(game)
    names = ", ".join(marker.name for marker in waiting)
    asks = (DiceAsk("rolled", names, 1, len(waiting)),)
    return Option(
        ActivateMarker.do,
        tr("Activate a marker"),
        "O",
        tr("1 to {count}: {names}", count=len(waiting), names=names),
        game.sides[0].id,
        asks=asks,
    )


def claim_options(rules: Rulebook, game: StarcraftGame) -> Iterator[Option]:
    if game.card.scoring != ARTEFACT_HUNT or game.round < game.card.scores_from:
        return
    for key, side in zip("CV", game.sides, strict=False):
        choices = tuple(
            (f"{unit.id}|{marker.id}", f"{unit.name}: {marker.name}")
            for unit in game.units_of(side.id)
            if game.stands(unit.id)
            and carried_by(game, unit.id) is None
            and against(rules, game, unit.id) <= counted(rules, game, unit.id)
            for marker in markers(game)
            if is_prize(game, marker, side.id) and near_marker(rules, game, unit.id, marker)
        )
        if choices:
            asks = (ChoiceAsk("claim", tr("Unit and marker"), choices),)
            yield Option(
                f"{Claim.do}:{side.id}",
                tr("{side} claims", side=side.name),
                key,
                tr("carried until dropped"),
                side.id,
                asks=asks,
            )


def place_options(game: StarcraftGame) -> Iterator[Option]:
    for marker, unit in game.marks.dropped.items():
        by, id = game.opponent(game.unit(unit).side), f"{PlaceMarker.do}:{marker}"
        asks = (PointAsk("at", tr("Where: click on the table"), marker, game.marks.lying[marker]),)
        hint = tr("{by} puts it down near {unit}", by=name(game, by), unit=name(game, unit))
        yield Option(
            id, tr("Put down {marker}", marker=name(game, marker)), "", hint, by, asks=asks, shows=Draft(id, by, unit)
        )


def place_area(rules: Rulebook, game: StarcraftGame, marker: str) -> Area:
    """Where the middle of a dropped marker may be put: near the unit that dropped it, or where it fell if that is gone;
    all of it on the table."""
    radius = game.mission.marker(marker).diameter / 2
    limit = rules.figure("marker_drop")
    table = game.mission.table
    inside = Area.rectangle(radius, radius, table.width - radius, table.height - radius)
    standing = [model.placed for model in dropper(game, marker)]
    near = rings(standing, limit + radius) if standing else Area.disc(game.marks.lying[marker], limit)
    return near & inside
