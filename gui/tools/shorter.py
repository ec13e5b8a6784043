"""Names of models without their unit's, for where that has been named already."""

import re
from collections.abc import Callable

from engine.game import Game
from engine.gate import RuleSystem


def shorter(system: RuleSystem, game: Game, unit: str | None) -> Callable[[str], str]:
    """Takes the unit's name from the names of its models in a text; leaves the text alone where there is no unit."""
    if unit is None:
        return lambda text: text
    tail = f" of {system.name(game, unit)}"
    names = [system.name(game, model.id) for model in game.models_of(unit)]
    long = [re.escape(name) for name in names if name.endswith(tail) and name != tail]
    if not long:
        return lambda text: text
    any_of_them = re.compile(rf"(?<!\w)(?:{'|'.join(long)})(?!\w)")
    return lambda text: any_of_them.sub(lambda found: found[0].removesuffix(tail), text)
