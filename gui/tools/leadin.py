"""The order that has to come before a drag, where a game asks for one: a unit is activated, then it moves."""

from engine.game import Game
from engine.gate import RuleSystem
from engine.options import Option
from engine.orders import Order
from gui.tools import choosing


def lead_in(system: RuleSystem, game: Game, unit: str) -> Order | None:
    """The one order open to the unit that needs nothing and after which it may be dragged; none if there is no such.

    Found by asking the rules what would be open after it. Nothing is changed.
    """
    listed = system.options(game, unit).unit
    plain = [option for option in listed if option.open and option.draft is None and not option.asks]
    orders = [system.fill(game, option, {}) for option in plain]
    leading = [order for order in orders if _lets_drag(system, game, order, unit)]
    return leading[0] if len(leading) == 1 else None


def _lets_drag(system: RuleSystem, game: Game, order: Order, unit: str) -> bool:
    if not system.judge(game, order).legal:
        return False
    option: Option | None = choosing.for_drag(system.options(system.carry_out(game, order), unit), None)
    return option is not None and option.open
