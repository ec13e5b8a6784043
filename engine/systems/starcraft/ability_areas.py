"""What binds the model in the hand while an ability moves, places or brings it in, or a token is held by it."""

from engine.options import Draft
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, By, Does
from engine.systems.starcraft.ability_drafts import source_of
from engine.systems.starcraft.arriving import bodies_of, near_enemies, open_edges, sources
from engine.systems.starcraft.beside import WaysBeside
from engine.systems.starcraft.ends import may_end, reach, straight_from_edge
from engine.systems.starcraft.influence import entry, zone_piece
from engine.systems.starcraft.judge_placing import mover_of, token_of
from engine.systems.starcraft.lying import base_of, bodies, owners_left
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.keepout import on_table, too_near, too_near_base, wholly_within

Bounds = tuple[Area, Area, float | None]

_LINE = 1e-6
_TOUCH = 2e-3
"""Inches round a body in which a base is drawn as touching it."""


def ability_bounds(rules: Rulebook, game: StarcraftGame, draft: Draft, ability: Ability, leader: Placed) -> Bounds:
    """Reach, legal end and allowance for an ability of a unit that stands; of centres."""
    if ability.does is Does.TOKEN:
        reached = _token_reach(game, draft, ability)
        return reached, reached & _free_for_token(game, draft, ability), None
    mover = mover_of(rules, game, draft.unit, ability)
    held = draft.path[-1] if draft.path else leader.pose
    if ability.does is Does.PLACE:
        reached = wholly_within(leader, ability.inches, mover.base, held.turn)
        return reached, may_end(rules, game, mover, reached, held.turn), ability.inches
    if ability.does is Does.RETURN:
        token = token_of(game, draft.unit, ability)
        reached = Area.empty() if token is None else _touching(token.placed, mover.base, held.turn)
        return reached, may_end(rules, game, mover, reached, held.turn), None
    moves = ability.does is Does.MOVE
    allowance = ability.inches if moves else speed_now(game, draft.unit) or 0.0
    way = (leader.pose, *draft.path[1:-1])
    reached = reach(game, mover, way, held.turn, allowance)
    return reached, may_end(rules, game, mover, reached, held.turn), allowance


def arrival_bounds(rules: Rulebook, game: StarcraftGame, draft: Draft, ability: Ability) -> Bounds:
    """Likewise for a unit that comes in by an ability."""
    mover = make_mover(rules, game, draft.unit)
    turn = draft.path[-1].turn if draft.path else 0.0
    speed = speed_now(game, draft.unit) or 0.0
    reached = _arrival_reach(game, draft, ability, mover, turn, speed)
    end = may_end(rules, game, mover, reached, turn, deploy=True)
    if ability.apart is not None:
        end = end - near_enemies(game, mover.side, mover.base, turn, ability.apart)
    return reached & game.mission.table.area, end, speed if ability.by in (By.OPEN_EDGE, By.STRUCTURE) else None


def _arrival_reach(
    game: StarcraftGame, draft: Draft, ability: Ability, mover: Mover, turn: float, speed: float
) -> Area:
    table = game.mission.table
    if ability.by is By.OPEN_EDGE:
        return union(straight_from_edge(game, mover, one, turn, speed) for one in open_edges(game, mover.side))
    if ability.by is By.FREE:
        high = union(ledge.piece.outline for ledge in game.terrain.ledges)
        return on_table(table.width, table.height, mover.base, turn) - too_near(high, mover.base, turn)
    if ability.by is By.ENTRY:
        depth = (ability.within or 0.0) - mover.base.outer_radius
        return union(
            zone_piece(table, one, _LINE, False).grown(depth) if depth > 0 else Area.empty()
            for one in entry(game, mover.side)
        )
    named = source_of(draft)
    known = [named] if named else sources(game, mover.side, draft.unit, ability)
    things = [body for one in known for body in bodies_of(game, one)]
    if ability.by is By.STRUCTURE:
        return union(WaysBeside(game, mover, body, turn, speed).area() for body in things)
    if ability.within:
        return union(wholly_within(body, ability.within, mover.base, turn) for body in things)
    return union(_touching(body, mover.base, turn) for body in things)


def _touching(body: Placed, base: Base, turn: float) -> Area:
    return too_near_base(body, base, turn, _TOUCH)


def _token_reach(game: StarcraftGame, draft: Draft, ability: Ability) -> Area:
    kind = game.kit.tokens[ability.token]
    base = base_of(game, kind)
    table = game.mission.table
    everywhere = on_table(table.width, table.height, base, 0.0)
    if ability.within is None:
        return everywhere
    if ability.by is By.ENTRY:
        pieces = [zone_piece(table, one, _LINE, False) for one in entry(game, draft.by)]
        return union(piece.grown(ability.within + base.outer_radius) for piece in pieces) & everywhere
    if ability.by is By.TOKEN:
        things = [one.placed for one in game.tokens.values() if one.side == draft.by and one.kind.id == ability.token]
    else:
        things = list(owners_left(game, draft.unit, ability))
    if ability.wholly:
        return union(wholly_within(thing, ability.within, base, 0.0) for thing in things) & everywhere
    return union(too_near_base(thing, base, 0.0, ability.within or _TOUCH) for thing in things) & everywhere


def _free_for_token(game: StarcraftGame, draft: Draft, ability: Ability) -> Area:
    kind = game.kit.tokens[ability.token]
    base = base_of(game, kind)
    table = game.mission.table
    things = [*game.bodies.values(), *bodies(game.tokens.values()), *game.terrain.walls, *game.terrain.flat]
    free = on_table(table.width, table.height, base, 0.0) - union(one.keep_out(base, 0.0) for one in things)
    return free if ability.apart is None else free - near_enemies(game, draft.by, base, 0.0, ability.apart)
