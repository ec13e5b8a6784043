"""Setting models against the enemy: base to base where they can, else within reach, else as near their leader."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from engine.findings import Finding, Severity, Where
from engine.ground import Obstacle, is_free, stand_area
from engine.rulebook import Rulebook
from engine.systems.starcraft.formation import FINDABLE, TURNS, Formation, link_sight
from engine.systems.starcraft.found import found
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.rooms import Rooms
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import farthest, gap, nearest_points
from geometry.keepout import too_near_base, wholly_within
from geometry.pose import Pose, distance
from geometry.tolerance import Fit, at_most

AS_GOOD_AS_TOUCHING = 0.05
"""Inches: what "base to base" and "as near as it can" are kept to."""

_BAND = 0.02
_HALVINGS = 8
_INSIDE = 0.003


class Tier(Enum):
    """What a model is set to, the best first."""

    CONTACT = "contact"
    REACH = "reach"
    FRIENDS = "friends"


CHARGE_TIERS = (Tier.CONTACT, Tier.REACH)


@dataclass(frozen=True, slots=True)
class Press:
    """``foes`` are the bodies pressed against; ``pinned`` models stay where they are."""

    rules: Rulebook
    mover: Mover
    foes: tuple[Obstacle, ...]
    tiers: tuple[Tier, ...]
    pinned: frozenset[int] = frozenset()

    @property
    def reach(self) -> float:
        return self.rules.figure("engagement_range")

    def band(self, tier: Tier, turn: float, placed: Sequence[Placed]) -> Area:
        """Centres that a tier asks for."""
        base = self.mover.base
        if tier is not Tier.FRIENDS:
            far = _BAND if tier is Tier.CONTACT else self.reach - _INSIDE
            key = (tier, turn, tuple(foe.id for foe in self.foes))
            return self.mover.linking.band(key, lambda: union(foe.keep_out(base, turn, far) for foe in self.foes))
        near = [one for one in placed if self.away(one) < self.reach]
        return union(too_near_base(one, base, turn, _BAND) for one in near)

    def away(self, stands: Placed) -> float:
        """Inches to the nearest foe."""
        return min((max(0.0, foe.separation(stands)) for foe in self.foes), default=0.0)

    def met(self, tier: Tier, stands: Placed, placed: Sequence[Placed]) -> bool:
        if tier is Tier.CONTACT:
            return self.away(stands) <= AS_GOOD_AS_TOUCHING
        if tier is Tier.REACH:
            return self.away(stands) < self.reach
        near = [one for one in placed if self.away(one) < self.reach]
        return any(gap(stands, one) <= AS_GOOD_AS_TOUCHING for one in near)


def bodies_of(game: StarcraftGame, units: Sequence[str]) -> tuple[Obstacle, ...]:
    return tuple(game.bodies[model.id] for unit in units for model in game.standing_of(unit))


def pressed(
    press: Press, leader: int, path: tuple[Pose, ...], fixed: Mapping[int, Pose], wanted: Mapping[int, Pose]
) -> dict[int, Pose]:
    """Poses for those of ``wanted`` that find room In Coherency and linked to the leader, those nearest a foe first."""
    base = press.mover.base
    stands = Placed(base, path[-1])
    placed = {leader: stands, **{number: Placed(base, pose) for number, pose in fixed.items()}}
    left: dict[float, _Left] = {}
    done: dict[int, Pose] = {}

    def put(number: int, pose: Pose) -> None:
        if pose.turn not in left:
            room = _open(press.mover, leader, path, pose.turn)
            left[pose.turn] = _Left(press, room, pose.turn, placed.values())
        spot = _spot(press, left[pose.turn], pose, stands, tuple(placed.values()))
        if spot is not None:
            done[number] = spot
            placed[number] = Placed(base, spot)
            for rest in left.values():
                rest.take(placed[number])

    order = sorted(wanted, key=lambda number: press.away(Placed(base, wanted[number])))
    for number in order:
        put(number, wanted[number])
    # Who finds no room as it is turned may find some at another turn, and is set by the same tiers there.
    for number in order if not base.is_round else ():
        for turn in TURNS:
            if number not in done:
                put(number, replace(wanted[number], turn=turn))
    return done


class _Left:
    """What is left of a room, and of that of what each tier asks for, while models are set in it one after another."""

    def __init__(self, press: Press, room: Area, turn: float, taken: Iterable[Placed]) -> None:
        self._press, self._turn = press, turn
        self.room = room - union(self._keep_out(one) for one in taken)
        self._tiers: dict[Tier, Area] = {}

    def of(self, tier: Tier, placed: Sequence[Placed]) -> Area:
        if tier is Tier.FRIENDS:
            return self.room & self._press.band(tier, self._turn, placed)
        if tier not in self._tiers:
            self._tiers[tier] = self.room & self._press.band(tier, self._turn, placed)
        return self._tiers[tier]

    def take(self, one: Placed) -> None:
        shadow = self._keep_out(one)
        self.room = self.room - shadow
        self._tiers = {tier: area - shadow for tier, area in self._tiers.items()}

    def _keep_out(self, one: Placed) -> Area:
        mover = self._press.mover
        return mover.linking.taken(one, mover.base, self._turn)


def press_findings(press: Press, formation: Formation, code: str) -> Iterator[Finding]:
    """A model that could stand better than it does, with the others as they are set."""
    rooms = Rooms(formation)
    bands: dict[tuple[Tier, float], Area] = {}
    for number, stands in formation.others.items():
        if number in press.pinned:
            continue
        turn = stands.pose.turn
        rest = [placed for key, placed in formation.all.items() if key != number]
        for tier in press.tiers:
            if press.met(tier, stands, rest):
                break
            shared = tier is not Tier.FRIENDS
            band = bands.get((tier, turn)) if shared else None
            if band is None:
                band = bands[tier, turn] = press.band(tier, turn, rest)
            if rooms.meets(number, band, tier if shared else None):
                yield _could(press, formation, number, rooms.of(number) & band, f"{code}.{tier.value}")
                break
        else:
            if formation.within(number) is not Fit.BROKEN and press.tiers[-1] is Tier.REACH:
                yield from _nearer(press, formation, number, code, rooms)


def _could(press: Press, formation: Formation, number: int, better: Area, code: str) -> Finding:
    stands = formation.others[number]
    to = better.nearest(stands.centre)
    where = Where(whole=better, line=(stands.centre, to), spot=stands.centre)
    subject = f"{formation.mover.unit}.{number}"
    away = press.away(stands)
    return found(press.rules, code, Severity.REFUSED, subject, measured=away, where=where)


def _nearer(press: Press, formation: Formation, number: int, code: str, rooms: Rooms) -> Iterator[Finding]:
    """Priority C: as near the Leading Model as it can be."""
    stands = formation.others[number]
    away = gap(stands, formation.stands)
    if away <= AS_GOOD_AS_TOUCHING:
        return
    near = too_near_base(formation.stands, stands.base, stands.pose.turn, max(0.0, away - AS_GOOD_AS_TOUCHING))
    if rooms.meets(number, near):
        line = nearest_points(stands, formation.stands)
        where = Where(whole=rooms.of(number) & near, line=line, spot=stands.centre)
        subjects = (f"{formation.mover.unit}.{number}", f"{formation.mover.unit}.{formation.leader}")
        yield found(press.rules, f"{code}.near_leader", Severity.REFUSED, *subjects, measured=away, where=where)


def _open(mover: Mover, leader: int, path: tuple[Pose, ...], turn: float) -> Area:
    base = mover.base
    stands = Placed(base, path[-1])
    ground = Formation(mover, leader, stands, {}, path=path).nearby
    room = wholly_within(stands, mover.coherency, base, turn) & stand_area(base, turn, ground)
    return room & link_sight(mover, stands, mover.coherency + 2 * base.outer_radius) if room else room


def _spot(press: Press, left: _Left, wanted: Pose, stands: Placed, placed: Sequence[Placed]) -> Pose | None:
    base = press.mover.base
    for tier in press.tiers:
        better = left.of(tier, placed).grown(-FINDABLE)
        if not better:
            continue
        pose = wanted.at(*better.nearest(wanted.point))
        return pose if tier is Tier.REACH else _touching(press, Placed(base, pose), stands, placed, tier)
    inner = left.room.grown(-_INSIDE) or left.room
    if not inner:
        return None
    near = inner if base.is_round else _nearest_part(inner, base, wanted.turn, stands, press.mover.coherency)
    return wanted.at(*near.nearest(stands.centre))


def _nearest_part(room: Area, base: Base, turn: float, stands: Placed, most: float) -> Area:
    """The part of a room where a base is as near to another as it can be: for one that is not round that is not where
    its middle is."""
    low, high, found = 0.0, most, room
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        part = room & too_near_base(stands, base, turn, middle)
        if part:
            found, high = part, middle
        else:
            low = middle
    return found


def _touching(press: Press, near: Placed, stands: Placed, placed: Sequence[Placed], tier: Tier) -> Pose:
    """Slid the last hundredth of an inch, where nothing speaks against it: not out of Coherency either."""
    others = [one.placed for one in press.foes if one.placed is not None] if tier is Tier.CONTACT else list(placed)
    other = min(others, key=lambda one: gap(near, one))
    away = gap(near, other)
    if near.base.is_round and other.base.is_round:
        far = distance(near.centre, other.centre)
        part = away / far if far else 0.0
        step = ((other.pose.x - near.pose.x) * part, (other.pose.y - near.pose.y) * part)
    else:
        mine, theirs = nearest_points(near, other)
        step = (theirs[0] - mine[0], theirs[1] - mine[1])
    slid = near.to(near.pose.moved(*step))
    mover = press.mover
    clear = is_free(slid, mover.ground) and all(gap(slid, one) > 0 or one is other for one in placed)
    held = at_most(farthest(slid, stands), mover.coherency) is Fit.KEPT
    return slid.pose if clear and held and mover.linking.joins(stands.centre, slid.centre) else near.pose
