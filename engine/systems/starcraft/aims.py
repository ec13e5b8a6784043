"""The enemy units that an order may end near: those a Charge is against, those a unit Closes Ranks with."""

from engine.systems.starcraft.close_ranks import may_near
from engine.systems.starcraft.orders import Charge, CloseRanks, Moving
from engine.systems.starcraft.state import StarcraftGame


def aims_of(game: StarcraftGame, order: Moving) -> tuple[str, ...]:
    if isinstance(order, Charge):
        return order.targets
    return may_near(game, order.unit) if isinstance(order, CloseRanks) else ()
