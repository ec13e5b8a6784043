"""Where each of a squad could be set, and who of it is short of room, worked out once for a position and a hand."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.game import Model
from engine.ground import Ground, judge_stand, stand_area
from engine.once import OncePerPosition
from engine.routing import put_off
from engine.rulebook import Rulebook
from engine.systems.genesys.crowding import Crowd, Mate, crowd_of
from engine.systems.genesys.moving import allowance
from engine.systems.genesys.slowing import slow_pieces, slowed_slide
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import ground_for
from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Pose


@dataclass(frozen=True, slots=True)
class Following:
    """What the squad's formation is made with."""

    rules: Rulebook
    game: GenesysGame
    unit: str
    limit: float
    charges: bool

    @classmethod
    def of(cls, rules: Rulebook, game: GenesysGame, unit: str, *, extra: bool, charges: bool) -> "Following":
        given = game.activation is not None and game.activation.unit == unit and game.activation.extra
        return cls(rules, game, unit, allowance(rules, game, unit, extra or given), charges)


def rooms_of(following: Following) -> Mapping[str, Area]:
    """By id, where each of the squad could slide to and stop, whatever the rest of it does."""
    key = (following.unit, following.limit)
    return _rooms.of(following.game, key, lambda: _rooms_of(following))


def _rooms_of(following: Following) -> Mapping[str, Area]:
    squad = following.game.standing_of(following.unit)
    ids = {mate.id for mate in squad}
    stands: dict[tuple[object, float], Area] = {}
    found: dict[str, Area] = {}
    for mate in squad:
        turn = mate.placed.pose.turn
        if (mate.base, turn) not in stands:
            stands[mate.base, turn] = stand_area(mate.base, turn, without(ground_for(following.game, mate, {}), ids))
        found[mate.id] = slide_of(following, mate) & stands[mate.base, turn]
    return found


def slide_of(following: Following, mate: Model, ground: Ground | None = None) -> Area:
    """Where a model gets to in one straight slide, whether or not it may stop there; on its own ground or another."""
    activation = following.game.activation
    trail = activation.trails.get(mate.id, ()) if activation is not None else ()
    slow = slow_pieces(following.rules, following.game)
    ground = ground_for(following.game, mate, {}) if ground is None else ground
    return slowed_slide(slow, mate.base, trail or (mate.placed.pose,), following.limit, ground)


def without(ground: Ground, ids: set[str]) -> Ground:
    """The ground with these models lifted off it."""
    return replace(ground, no_stop=tuple(other for other in ground.no_stop if other.id not in ids))


def crowd_for(following: Following, hand: Model, turn: float, set_already: Mapping[int, Pose]) -> Crowd | None:
    """Those of the squad who are short of room while the hand is held at ``turn`` and the player has set some of them.

    None where that is not known yet and nobody waits for it here.
    """
    by_hand = tuple(sorted((number, pose) for number, pose in set_already.items() if number != hand.number))
    key = (hand.id, 0.0 if hand.base.is_round else turn, following.limit, by_hand)
    if _crowds.known(following.game, key) is None and put_off():
        return None
    return _crowds.of(following.game, key, lambda: _crowd_for(following, hand, turn, dict(by_hand)))


def _crowd_for(following: Following, hand: Model, turn: float, by_hand: Mapping[int, Pose]) -> Crowd:
    game, rooms = following.game, rooms_of(following)
    squad = [mate for mate in game.standing_of(following.unit) if mate.id != hand.id]
    fixed = [Placed(mate.base, by_hand[mate.number]) for mate in squad if mate.number in by_hand]
    ids = {mate.id for mate in squad} | {hand.id}
    mates = []
    for mate in squad:
        if mate.number not in by_hand:
            stay = mate.placed.pose if _may_stay(following, mate, ids) else None
            mates.append(Mate(mate, mate.placed.pose.turn, rooms[mate.id], stay))
    everywhere = game.mission.table.area.grown(2 * hand.base.outer_radius)
    return crowd_of(hand.base, turn, mates, fixed, everywhere)


def _may_stay(following: Following, mate: Model, squad: set[str]) -> bool:
    """Who has not moved may; a move that was halted may have stopped one over another base."""
    activation = following.game.activation
    if activation is None or activation.halted is None:
        return True
    ground = without(ground_for(following.game, mate, {}), squad)
    return not any(found.refuses for found in judge_stand(following.rules, mate.id, mate.placed, ground))


_rooms: OncePerPosition[Mapping[str, Area]] = OncePerPosition()
_crowds: OncePerPosition[Crowd] = OncePerPosition(64)
