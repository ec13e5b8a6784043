"""A squad that is set down in the zones of its side: what is drawn for it, and where the rest of it is proposed."""

from collections.abc import Mapping

from engine.game import Model
from engine.ground import Ground, stand_area
from engine.once import OncePerPosition
from engine.options import Draft
from engine.picture import Areas
from engine.routing import put_off
from engine.rulebook import Rulebook
from engine.systems.genesys.deployment import formed_up, is_open, taken_area
from engine.systems.genesys.naming import model_name
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import barriers, base_of
from engine.systems.genesys.waiting import Waiting
from engine.tongue import tr
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.keepout import too_near, too_near_base
from geometry.pose import Pose


def deployment_areas(rules: Rulebook, game: GenesysGame, draft: Draft) -> Areas:
    """The zones taken; where the whole base of the model in the hand may stand in them and the rest finds room."""
    hand = game.model(game.unit(draft.unit).model_id(draft.model or 1))
    if not is_open(game) or hand.on_table or game.side_of(hand) != draft.by:
        return Areas()
    turn = draft.path[-1].turn if draft.path else 0.0
    taken = taken_area(rules, game, draft.by)
    by_hand = {number: pose for number, pose in draft.others.items() if number != hand.number}
    for number, pose in by_hand.items():
        mate = game.model(f"{draft.unit}.{number}")
        others = [Placed(mate.base, other) for one, other in by_hand.items() if one != number]
        room = _room(rules, game, mate.base, pose.turn, draft.by) - union(
            too_near_base(one, mate.base, pose.turn, 0.0) for one in others
        )
        if not room.contains(pose.point):
            told = tr(
                "{model_name} is set where it may not stand, so that nobody is set down",
                model_name=model_name(game, mate),
            )
            return Areas(reach=taken, legal_end=Area.empty(), notes=(told,))
    waiting = _waiting(rules, game, draft, hand, turn)
    room = _room(rules, game, hand.base, turn, draft.by)
    if waiting is not None:
        room = room - union(too_near_base(one, hand.base, turn) for one in waiting.fixed) - waiting.crowd.closed
    return Areas(reach=taken, legal_end=room, notes=waiting.crowd.notes if waiting else ())


def set_down(rules: Rulebook, game: GenesysGame, draft: Draft, hand: Model, at: Pose) -> dict[int, Pose]:
    """Places of the rest of the squad: in rows by the hand, each as near to that as it finds room."""
    wanted = formed_up(game, draft.unit, hand.number, at, draft.others)
    by_hand = {number: pose for number, pose in draft.others.items() if number in wanted}
    waiting = _waiting(rules, game, draft, hand, at.turn)
    found = {} if waiting is None else waiting.round(Placed(hand.base, at), wanted)
    return dict(sorted({**wanted, **found, **by_hand}.items()))


def _room(rules: Rulebook, game: GenesysGame, base: Base, turn: float, side: str) -> Area:
    """Centres at which the whole base stands in the zones that its side has taken, and on nothing."""
    taken = taken_area(rules, game, side)
    edge = game.mission.table.area.grown(2 * base.outer_radius) - taken
    ground = Ground(game.mission.table, no_stop=(*barriers(game), *(base_of(one) for one in game.on_table())))
    return (taken & stand_area(base, turn, ground)) - too_near(edge, base, turn, 0.0)


def _waiting(rules: Rulebook, game: GenesysGame, draft: Draft, hand: Model, turn: float) -> Waiting | None:
    """None where it is not known yet and nobody waits for it here."""
    by_hand = {number: pose for number, pose in draft.others.items() if number != hand.number}
    key = (hand.id, turn, draft.by, tuple(sorted(by_hand.items())))
    if _waitings.known(game, key) is None and put_off():
        return None
    return _waitings.of(game, key, lambda: _waiting_of(rules, game, hand, turn, draft.by, by_hand))


def _waiting_of(
    rules: Rulebook, game: GenesysGame, hand: Model, turn: float, side: str, by_hand: Mapping[int, Pose]
) -> Waiting:
    squad = game.alive_of(hand.unit)
    by_base = {base: _room(rules, game, base, turn, side) for base in {mate.base for mate in squad}}
    return Waiting.of(game, hand, turn, {mate.number: by_base[mate.base] for mate in squad}, by_hand)


_waitings: OncePerPosition[Waiting] = OncePerPosition(32)
