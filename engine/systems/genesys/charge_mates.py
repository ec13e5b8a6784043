"""A charge that a squad mate brings home: the model in the hand goes where it is held, and one that goes along meets an
enemy on its own straight way, by the hand's offset, and touches it.

The others do not look for enemies then: those short of room stay where they stand, and the rest go along round them.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.game import Model
from engine.once import OncePerPosition
from engine.routing import put_off
from engine.systems.genesys.charge_ends import RIM
from engine.systems.genesys.crowding import NO_CROWD, SURELY, Crowd
from engine.systems.genesys.formation import arranged, by_number, first_contact, overlapping
from engine.systems.genesys.rooms import Following, crowd_for, rooms_of, slide_of
from engine.systems.genesys.terrain import base_of, ground_for
from geometry.ahead import Companion, ends_beyond
from geometry.area import Area, union
from geometry.base import Placed
from geometry.gaps import separation
from geometry.keepout import too_near_base
from geometry.pose import Pose, distance

_SHORT = 0.03
"""Inches that a mate has to spare when it comes to an enemy, so that its movement suffices however it comes to it."""
_DEEP = 0.004
"""Inches by which its straight way must cut an enemy's rim, so that it meets it."""
_ON = 1.0
"""Inches past the rim that it is aimed at, for it to touch whatever the rim was drawn too wide."""


@dataclass(frozen=True, slots=True, eq=False)
class Lead:
    """``ends`` are the centres of the hand by whose offset ``mate`` meets ``target``, and nobody is in the way of it.

    Whether the hand gets there and may stop there is another matter.
    """

    mate: Model
    target: Model
    ends: Area


def leads_for(
    following: Following, hand: Model, turn: float, by_hand: Mapping[int, Pose], targets: Sequence[Model]
) -> tuple[Lead, ...]:
    """None where they are not known yet and nobody waits for them here."""
    set_already = tuple(sorted((number, pose) for number, pose in by_hand.items() if number != hand.number))
    units = tuple(sorted({target.unit for target in targets}))
    key = (hand.id, 0.0 if hand.base.is_round else turn, following.limit, set_already, units)
    if _leads.known(following.game, key) is None and put_off():
        return ()
    return _leads.of(following.game, key, lambda: _leads_for(following, hand, turn, dict(set_already), targets))


def _leads_for(
    following: Following, hand: Model, turn: float, by_hand: Mapping[int, Pose], targets: Sequence[Model]
) -> tuple[Lead, ...]:
    crowd = crowd_for(following, hand, turn, by_hand)
    squad = following.game.standing_of(following.unit)
    fixed = [mate.placed.to(by_hand[mate.number]) for mate in squad if mate.number in by_hand]
    if crowd is None or any(
        mate.stay is None or any(overlapping(mate.model.placed, one) for one in fixed) for mate in crowd.tight
    ):
        return ()
    return tuple(
        lead
        for mate in squad
        if mate.id != hand.id and mate.number not in by_hand
        for lead in _leads_of(following, hand, turn, mate, targets, crowd, fixed)
    )


def _leads_of(
    following: Following,
    hand: Model,
    turn: float,
    mate: Model,
    targets: Sequence[Model],
    crowd: Crowd,
    fixed: Sequence[Placed],
) -> Iterator[Lead]:
    base, pose, far = mate.base, mate.placed.pose, following.limit
    close = [one for one in targets if separation(mate.placed, one.placed) < far]
    if not close:
        return
    staying = [one.model for one in crowd.tight if one.id != mate.id]
    taken = [*(one.placed for one in staying), *fixed]
    room = rooms_of(following)[mate.id] & _before_the_first(following, mate, close)
    room = room - union(too_near_base(one, base, pose.turn, SURELY) for one in taken)
    shut = union(base_of(one).keep_out(hand.base, turn, SURELY) for one in staying)
    companion = Companion(hand.placed.centre, hand.base.outer_radius + base.outer_radius)
    for target in close:
        rim = base_of(target).keep_out(base, pose.turn, RIM)
        ends = ends_beyond(pose.point, rim, rim.grown(-_DEEP), room, 2 * far, companion)
        if ends:
            yield Lead(mate, target, ends - shut)


def _before_the_first(following: Following, mate: Model, targets: Sequence[Model]) -> Area:
    """Where it gets to in a straight slide, before any of the targets and with a little to spare."""
    ground = ground_for(following.game, mate, {})
    barring = {wall.id for wall in ground.no_way}
    walls = tuple(base_of(one) for one in targets if one.id not in barring)
    ground = replace(ground, no_way=(*ground.no_way, *walls))
    return slide_of(replace(following, limit=following.limit - _SHORT), mate, ground)


def brought_home(
    following: Following, hand: Model, end: Pose, by_hand: Mapping[int, Pose], lead: Lead
) -> dict[int, Pose]:
    """The places of the squad's others, by number, for a hand held in the ``ends`` of a lead."""
    here, mate = hand.placed.pose, lead.mate
    crowd = crowd_for(following, hand, end.turn, by_hand) or NO_CROWD
    squad = [one for one in following.game.standing_of(following.unit) if one.id != hand.id]
    ends = {hand.id: end, **{one.id: one.model.placed.pose for one in crowd.tight}}
    ends.update({one.id: by_hand[one.number] for one in squad if one.number in by_hand})
    dx, dy = end.x - here.x, end.y - here.y
    on = 1.0 + _ON / max(distance(here.point, end.point), _ON / 100)
    ends[mate.id] = first_contact(mate, mate.placed.pose.moved(dx * on, dy * on), [lead.target])
    return by_number(squad, arranged(replace(following, charges=False), hand, ends))


_leads: OncePerPosition[tuple[Lead, ...]] = OncePerPosition(64)
