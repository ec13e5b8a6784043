"""What a squad of Hardwired 28 can bring to markers: a Move and a Move Again of each model in each round."""

from collections.abc import Iterator

from engine.approach import Party, WaysIn, from_point, from_room, nowhere
from engine.ground import Ground, Obstacle
from engine.rulebook import Rulebook
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import climbables, solids
from engine.systems.hardwired28.zones import DEPLOYMENT
from engine.tongue import tr_later
from geometry.area import Area, union

NOTE = tr_later(
    "Each model takes a Move and a Move Again in each round; what can be climbed is gone round, so that a climb "
    "may be quicker, and no other model stands in the way"
)
MOVES_A_ROUND = 2


def within(rules: Rulebook) -> float:
    """Inches to a marker's edge at which a model interacts with it."""
    return rules.figure("interact_range")


def parties(game: HardwiredGame, side: str) -> Iterator[Party]:
    walls = (*solids(game), *climbables(game))
    ground = Ground(table=game.mission.table, no_way=walls, no_stop=walls)
    zones = union(zone.area for zone in game.mission.zones if zone.side == side and zone.kind == DEPLOYMENT)
    for unit in game.units_of(side):
        for model in game.models_of(unit.id):
            turn = model.pose.turn if model.pose is not None else 0.0
            room: Area | None = None
            ways: WaysIn = nowhere
            if model.pose is not None:
                ways = from_point(model.base, turn, model.pose.point, ground)
            elif zones:
                room, ways = from_room(zones, model.base, turn, ground)
            pace = MOVES_A_ROUND * game.profile(model).move
            yield Party(side, unit.id, unit.name, 1, model.base, turn, pace, ground, ways, room)


def barring(game: HardwiredGame) -> tuple[Obstacle, ...]:
    """What no base on the ground crosses."""
    return solids(game)
