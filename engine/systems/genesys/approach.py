"""What a Genesys army can bring to markers: its movement with the Action spent on it, in each Game Round."""

from collections.abc import Iterator

from engine.approach import Party, WaysIn, from_point, from_room, nowhere
from engine.ground import Ground, Obstacle
from engine.rulebook import Rulebook
from engine.systems.genesys.deployment import CHOSEN, zone_area
from engine.systems.genesys.profile import GenesysProfile
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import barriers
from engine.tongue import tr_later
from geometry.area import Area, union

NOTE = tr_later(
    "Each model spends its Action on movement in every round and meets nobody; what difficult ground and climbs "
    "cost is not counted. No public text gives a distance of control, so a base that touches a marker is there"
)
TOUCHING = 0.0


def parties(rules: Rulebook, game: GenesysGame, side: str) -> Iterator[Party]:
    walls = barriers(game)
    ground = Ground(table=game.mission.table, no_way=walls, no_stop=walls)
    zones = [zone.area for zone in game.mission.zones if zone.side == side and zone.kind == "deployment"]
    factor = rules.figure("movement_factor_with_action")
    for unit in game.units_of(side):
        movement = unit.profile.movement if isinstance(unit.profile, GenesysProfile) else 0
        for model in game.models_of(unit.id):
            turn = model.pose.turn if model.pose is not None else 0.0
            room: Area | None = None
            ways: WaysIn = nowhere
            if model.pose is not None:
                ways = from_point(model.base, turn, model.pose.point, ground)
            else:
                taken = zones or [zone_area(rules, game, side, number) for number in CHOSEN]
                room, ways = from_room(union(taken), model.base, turn, ground)
            yield Party(side, unit.id, unit.name, 1, model.base, turn, factor * movement, ground, ways, room)


def barring(game: GenesysGame) -> tuple[Obstacle, ...]:
    """What no base on the ground crosses."""
    return barriers(game)
