"""The small changes that orders are made of: models set down, models lost, grass trodden down."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.game import Standing
from engine.ground import Obstacle
from engine.rulebook import Rulebook
from engine.systems.starcraft.engagement import find_engaged
from engine.systems.starcraft.state import StarcraftGame
from geometry.pose import Pose


def stand(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    """The game with the bodies of all models on the table, as it begins."""
    bodies = {model.id: Obstacle.base(model.id, model.placed) for model in game.on_table()}
    return find_engaged(rules, replace(game, bodies=bodies))


def set_down(rules: Rulebook, game: StarcraftGame, poses: Mapping[str, Pose]) -> StarcraftGame:
    """Models stand at these poses."""
    game = game.with_poses(poses)
    bodies = {id: Obstacle.base(id, game.model(id).placed) for id in poses}
    return find_engaged(rules, replace(game, bodies={**game.bodies, **bodies}))


def lose(rules: Rulebook, game: StarcraftGame, ids: Iterable[str]) -> StarcraftGame:
    """Models are destroyed; the Supply that goes with them counts against their side in this round."""
    lost = frozenset(ids)
    if not lost:
        return game
    units = {game.model(id).unit for id in lost}
    before = {unit: game.current_supply(unit) for unit in units}
    game = game.without_models(lost, Standing.OUT)
    destroyed = dict(game.destroyed)
    for unit, supply in before.items():
        side = game.unit(unit).side
        destroyed[side] = destroyed.get(side, 0) + supply - game.current_supply(unit)
    bodies = {id: body for id, body in game.bodies.items() if id not in lost}
    return find_engaged(rules, replace(game, destroyed=destroyed, bodies=bodies))


def tread(game: StarcraftGame, pieces: Iterable[str]) -> StarcraftGame:
    """Grass leaves the table."""
    return replace(game, removed=game.removed | frozenset(pieces))
