"""Mission Markers as options: which becomes active, who claims one, where one is put down."""

import math
from collections.abc import Iterator

from engine.options import ChoiceAsk, DiceAsk, Option
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import is_prize, markers, near_marker
from engine.systems.starcraft.markers import against, carried_by, dropper, to_activate
from engine.systems.starcraft.names import name
from engine.systems.starcraft.orders import ActivateMarker, Claim, PlaceMarker
from engine.systems.starcraft.points import ARTEFACT_HUNT
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.supply import counted
from geometry.pose import Point

TOWARDS = {
    "up": (0.0, -1.0),
    "up and right": (1.0, -1.0),
    "right": (1.0, 0.0),
    "down and right": (1.0, 1.0),
    "down": (0.0, 1.0),
    "down and left": (-1.0, 1.0),
    "left": (-1.0, 0.0),
    "up and left": (-1.0, -1.0),
}

_NEAR = 1.99
"""Inches from the unit: as far as it may be, but for the tolerance."""


def drop_option(game: StarcraftGame) -> Option:
    waiting = to_activate(game)
    names = ", ".join(marker.name for marker in waiting)
    asks = (DiceAsk("rolled", names, 1, len(waiting)),)
    return Option(
        ActivateMarker.do, "Activate a marker", "O", f"1 to {len(waiting)}: {names}", game.sides[0].id, asks=asks
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
            asks = (ChoiceAsk("claim", "Unit and marker", choices),)
            yield Option(
                f"{Claim.do}:{side.id}", f"{side.name} claims", key, "carried until dropped", side.id, asks=asks
            )


def place_options(game: StarcraftGame) -> Iterator[Option]:
    for marker, unit in game.marks.dropped.items():
        by = game.opponent(game.unit(unit).side)
        asks = (ChoiceAsk("towards", "From where it fell", tuple((word, word) for word in TOWARDS)),)
        hint = f"{name(game, by)} puts it down near {name(game, unit)}"
        yield Option(f"{PlaceMarker.do}:{marker}", f"Put down {name(game, marker)}", "", hint, by, asks=asks)


def place_towards(game: StarcraftGame, marker: str, towards: str) -> Point:
    """As far from the unit that dropped it as may be, in a direction; where it fell, for none."""
    x, y = game.marks.lying.get(marker, (0.0, 0.0))
    unit = game.marks.dropped.get(marker, "")
    if towards not in TOWARDS or not unit:
        return (x, y)
    dx, dy = TOWARDS[towards]
    long = math.hypot(dx, dy)
    radius = game.mission.marker(marker).diameter / 2
    standing = dropper(game, marker)
    reach = _NEAR + (radius + standing[0].base.inner_radius if standing else 0.0)
    table = game.mission.table
    px, py = x + dx / long * reach, y + dy / long * reach
    return (min(max(px, radius), table.width - radius), min(max(py, radius), table.height - radius))
