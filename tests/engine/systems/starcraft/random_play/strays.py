"""Orders with something in them changed at random: what nobody would give, for the rules to refuse.

Read by the ``conftest.py`` beside it.
"""

import random
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from engine.mission import EdgeName
from engine.orders import Order
from engine.systems.starcraft.state import StarcraftGame
from geometry.pose import Pose


def strayed(order: Order, game: StarcraftGame, dice: random.Random) -> Order:
    """The order with one thing or two changed at random: another unit, another place, another number."""
    for _ in range(dice.choice((1, 1, 2))):
        names = [one.name for one in fields(order)]
        if not names:
            return order
        name = dice.choice(names)
        order = replace(order, **{name: _other(name, getattr(order, name), game, dice)})
    return order


def _other(name: str, value: Any, game: StarcraftGame, dice: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + dice.choice((-30, -1, 1, 30))
    if isinstance(value, str):
        return dice.choice(_words(name, game, dice))
    if isinstance(value, Pose):
        far = dice.choice((0.01, 0.5, 2.0, 8.0, 60.0))
        turn = value.turn if dice.random() < 0.7 else value.turn + dice.uniform(-180, 180)
        return Pose(value.x + dice.uniform(-far, far), value.y + dice.uniform(-far, far), turn)
    if isinstance(value, Mapping):
        return _other_mapping(name, value, game, dice)
    if isinstance(value, tuple):
        if name == "at":
            return (value[0] + dice.uniform(-9, 9), value[1] + dice.uniform(-9, 9))
        return _other_list(name, value, game, dice)
    table = game.mission.table
    return (dice.uniform(-2, table.width + 2), dice.uniform(-2, table.height + 2)) if name == "at" else value


def _other_mapping(name: str, value: Mapping[Any, Any], game: StarcraftGame, dice: random.Random) -> Mapping[Any, Any]:
    changed = dict(value)
    if not changed:
        key: Any = 1 if name == "others" else dice.choice(_words("unit", game, dice))
        what: Any = {"others": Pose(9, 9), "rolled": (3, 3)}.get(name, 1)
        return {key: what}
    key = dice.choice(list(changed))
    if dice.random() < 0.2:
        del changed[key]
    else:
        changed[key] = _other(name, changed[key], game, dice)
    return changed


def _other_list(name: str, value: tuple[Any, ...], game: StarcraftGame, dice: random.Random) -> tuple[Any, ...]:
    pick = dice.random()
    if pick < 0.2 or not value:
        extra: dict[str, Any] = {"path": Pose(dice.uniform(0, 30), dice.uniform(0, 30)), "rolled": 4, "surge": 7}
        return (*value, extra.get(name, dice.choice(_words(name, game, dice))))
    index = dice.randrange(len(value))
    if pick < 0.4:
        return value[:index] + value[index + 1 :]
    return (*value[:index], _other(name, value[index], game, dice), *value[index + 1 :])


def _words(name: str, game: StarcraftGame, dice: random.Random) -> list[str]:
    known = {
        "by": [side.id for side in game.sides],
        "to": [side.id for side in game.sides],
        "first": [side.id for side in game.sides],
        "unit": [unit.id for unit in game.mission.units],
        "target": [*(unit.id for unit in game.mission.units), *game.tokens, *(edge.value for edge in EdgeName)],
        "targets": [unit.id for unit in game.mission.units],
        "removed": list(game.models),
        "models": list(game.models),
        "model": list(game.models),
        "token": list(game.tokens),
        "marker": [marker.id for marker in game.mission.markers],
        "ability": list(game.kit.abilities),
        "via": ["", *game.kit.abilities],
        "source": [*(unit.id for unit in game.mission.units), *game.tokens],
        "status": ["hidden", "burrowed", "sieged"],
        "what": ["dice", "hit", "armour", "evade", "damage"],
        "weapon": sorted({one.name for unit in game.mission.units for one in game.profile(unit.id).weapons or ()}),
        "bonuses": ["overseer", "zealous-charge", "metabolic-boost", "leap"],
    }.get(name, [])
    return known if known and dice.random() < 0.93 else ["nobody"]
