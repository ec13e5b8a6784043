"""What a StarCraft side can bring to markers: a Deploy or a Move and a Run in each round, within the Supply Pool."""

import math
from collections.abc import Iterator
from functools import partial

from engine.approach import Party, nowhere
from engine.ground import Obstacle
from engine.rulebook import Rulebook
from engine.systems.starcraft.ends import arrivals
from engine.systems.starcraft.influence import entry
from engine.systems.starcraft.movers import make_mover
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.supply import pooled
from engine.systems.starcraft.walls import walls
from engine.tongue import tr_later

NOTE = tr_later(
    "Each unit comes in over any place of its Entry Edges and then goes on, a Move (or its Deploy) and a Run in "
    "each round; ways are those of its Leading Model, and no elevation, Zone of Influence or enemy stops it"
)
MOVES_A_ROUND = 2
STAYS_AWAY = frozenset({"flying", "structure"})
"""Tags of what controls no marker."""


def within(rules: Rulebook) -> float:
    """Inches to a marker's edge at which it is contested."""
    return rules.figure("marker_range")


def parties(rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Party]:
    for unit in game.units_of(side):
        speed = game.speed(unit.id)
        mover = make_mover(rules, game, unit.id)
        yield Party(
            side=side,
            unit=unit.id,
            name=unit.name,
            models=len(unit.models),
            base=mover.base,
            turn=0.0,
            pace=MOVES_A_ROUND * (speed or 0.0),
            ground=mover.ground,
            ways=partial(arrivals, game, mover, 0.0) if speed and entry(game, side) else nowhere,
            weight=pooled(game, unit.id),
            holds=not STAYS_AWAY & game.profile(unit.id).tags,
        )


def pools(game: StarcraftGame) -> tuple[float, ...]:
    """The Supply that may stand on the table, round by round."""
    card = game.card
    limits = [float(card.supply_start + card.supply_step * before) for before in range(card.rounds - 1)]
    return (*limits, math.inf)


def barring(rules: Rulebook, game: StarcraftGame) -> tuple[Obstacle, ...]:
    """What no base on the ground crosses."""
    return walls(rules, game)
