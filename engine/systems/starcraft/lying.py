"""Tokens on the table: what they bar, where they may lie, and when they leave it or are moved aside."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from engine.ground import Obstacle
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability
from engine.systems.starcraft.speeds import CREEP
from engine.systems.starcraft.state import Lying, StarcraftGame
from engine.systems.starcraft.tokens import Token
from geometry.base import Base, Placed
from geometry.gaps import gap, separation
from geometry.matching import cheapest
from geometry.outline import overhang
from geometry.pose import Point, Pose, distance
from geometry.tolerance import Fit, apart, at_most

_STEPS = 72
"""Directions tried for a token that is moved aside."""

_SIZES = {"mm25": 25.0, "mm32": 32.0}


def base_of(game: StarcraftGame, kind: Token) -> Base:
    """A token's disc; one whose size no text gives is as large as the setting has it."""
    if kind.base is not None:
        return kind.base
    millimetres = _SIZES.get(game.setting("token_size"), 25.0)
    return Base.round(millimetres / 25.4)


def lay(game: StarcraftGame, kind: Token, side: str, at: Point, unit: str = "") -> StarcraftGame:
    """The game with one more token."""
    number = game.laid + 1
    id = f"{side}.{kind.id}.{number}"
    token = Lying(id, kind, side, at, base_of(game, kind), unit)
    return replace(game, tokens={**game.tokens, id: token}, laid=number)


def owners_left(game: StarcraftGame, unit: str, ability: Ability) -> tuple[Placed, ...]:
    """The models of the unit from which another token of the ability may be measured: all, or where each lays its own
    those without whom the tokens that lie there still have a model each within reach."""
    models = [model.placed for model in game.standing_of(unit)]
    if not ability.each or ability.within is None:
        return tuple(models)
    laid = [one.placed for one in game.tokens.values() if one.unit == unit and one.kind.id == ability.token]
    far = [[0.0 if at_most(gap(token, model), ability.within) else math.inf for model in models] for token in laid]
    return tuple(model for index, model in enumerate(models) if not laid or _fits(far, index))


def _fits(far: list[list[float]], without: int) -> bool:
    """Whether every row still has a column of its own without one of them."""
    return cheapest([row[:without] + row[without + 1 :] for row in far]) is not None


def take_up(game: StarcraftGame, ids: Iterable[str]) -> StarcraftGame:
    gone = frozenset(ids)
    return replace(game, tokens={id: token for id, token in game.tokens.items() if id not in gone})


def bodies(tokens: Iterable[Lying]) -> tuple[Obstacle, ...]:
    return tuple(token.body for token in tokens)


def barring(game: StarcraftGame, unit: str) -> tuple[Obstacle, ...]:
    """Tokens that a unit of this Size can't cross. Flying units cross everything."""
    if game.is_flying(unit):
        return ()
    size = game.size_of(unit)
    return bodies(token for token in game.tokens.values() if token.kind.bars is not None and size <= token.kind.bars)


def yielding(game: StarcraftGame, unit: str) -> tuple[Obstacle, ...]:
    """Tokens that a Leading Model may end on: they are moved aside, or are gone once it has come over them."""
    barred = {obstacle.id for obstacle in barring(game, unit)}
    return bodies(
        token
        for token in game.tokens.values()
        if token.kind.displaced or (token.kind.bars is not None and token.id not in barred)
    )


def firm(game: StarcraftGame, unit: str) -> tuple[Obstacle, ...]:
    """Tokens that nobody of a unit may end on."""
    soft = {obstacle.id for obstacle in yielding(game, unit)}
    return bodies(token for token in game.tokens.values() if token.id not in soft)


def crossed(game: StarcraftGame, unit: str) -> tuple[Obstacle, ...]:
    """Tokens that bar only smaller units: gone once a Leading Model has come over them."""
    if game.is_flying(unit):
        return ()
    barred = {obstacle.id for obstacle in barring(game, unit)}
    return bodies(one for one in game.tokens.values() if one.kind.bars is not None and one.id not in barred)


def run_over(game: StarcraftGame, unit: str, base: Base, path: Sequence[Pose]) -> tuple[str, ...]:
    """Those of them that a Leading Model has come over on its way."""
    if len(path) < 2:
        return ()
    return tuple(body.id for body in crossed(game, unit) if apart(body.sweep(base, path)) is Fit.BROKEN)


def creep_lost(rules: Rulebook, game: StarcraftGame, side: str, stands: Iterable[Placed]) -> tuple[str, ...]:
    """Enemy Creep Tumors near to where models of a side have just come."""
    reach = rules.figure("creep_removal")
    placed = tuple(stands)
    return tuple(
        token.id
        for token in game.tokens.values()
        if token.kind.id == CREEP
        and token.side != side
        and any(at_most(gap(one, token.placed), reach) is not Fit.BROKEN for one in placed)
    )


def moved_aside(game: StarcraftGame, unit: str, leader: Placed) -> StarcraftGame:
    """Tokens that yield to a Leading Model lie base to base with it, as near to where they lay as there is room."""
    soft = {obstacle.id for obstacle in yielding(game, unit)}
    tokens = dict(game.tokens)
    for id, token in game.tokens.items():
        if id in soft and token.kind.displaced and apart(separation(leader, token.placed)) is Fit.BROKEN:
            at = _beside(game, token, leader)
            if at is not None:
                tokens[id] = replace(token, at=at)
    return replace(game, tokens=tokens)


def lies_free(game: StarcraftGame, kind: Token, at: Point) -> Mapping[str, float]:
    """What a token laid there would overlap, and how far; empty where it lies free."""
    placed = Placed(base_of(game, kind), Pose(*at))
    found = {}
    things = [*game.bodies.values(), *bodies(game.tokens.values()), *game.terrain.walls, *game.terrain.flat]
    for thing in things:
        free = thing.separation(placed)
        if apart(free) is Fit.BROKEN and thing.id not in game.removed:
            found[thing.id] = free
    return found


def off_table(game: StarcraftGame, kind: Token, at: Point) -> float:
    return overhang(Placed(base_of(game, kind), Pose(*at)), game.mission.table.width, game.mission.table.height)


def _beside(game: StarcraftGame, token: Lying, leader: Placed) -> Point | None:
    others = [body for id, body in game.bodies.items() if body.placed is not None and body.placed != leader]
    for at in _round(leader, token):
        placed = Placed(token.base, Pose(*at))
        if overhang(placed, game.mission.table.width, game.mission.table.height) > 0:
            continue
        if all(apart(body.separation(placed)) is not Fit.BROKEN for body in others):
            return at
    return None


def _round(leader: Placed, token: Lying) -> Iterator[Point]:
    """Centres base to base with a model, the nearest to the token first."""
    x, y = leader.centre
    found = []
    for step in range(_STEPS):
        angle = math.atan2(token.at[1] - y, token.at[0] - x) + step * math.tau / _STEPS
        far = leader.base.outer_radius + token.base.outer_radius
        for _ in range(0 if leader.base.is_round else 24):
            near = Placed(token.base, Pose(x + far * math.cos(angle), y + far * math.sin(angle)))
            far -= max(0.0, separation(leader, near))
        found.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return iter(sorted(found, key=lambda at: distance(at, token.at)))
