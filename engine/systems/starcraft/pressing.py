"""Setting models against the enemy: base to base where they can, else within reach, else as near their leader."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.findings import Finding, Severity, Where
from engine.ground import Obstacle, is_free, stand_area
from engine.rulebook import Rulebook
from engine.systems.starcraft.formation import FINDABLE, Formation, link_sight
from engine.systems.starcraft.found import found
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area, union
from geometry.base import Placed
from geometry.gaps import farthest, gap, nearest_points
from geometry.keepout import too_near_base, wholly_within
from geometry.pose import Pose, distance
from geometry.tolerance import Fit, at_most

AS_GOOD_AS_TOUCHING = 0.05
"""Inches: what "base to base" and "as near as it can" are kept to."""

_BAND = 0.02
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
        if tier is Tier.CONTACT:
            return union(foe.keep_out(base, turn, _BAND) for foe in self.foes)
        if tier is Tier.REACH:
            return union(foe.keep_out(base, turn, self.reach - _INSIDE) for foe in self.foes)
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
    press: Press, leader: int, stands: Placed, fixed: Mapping[int, Pose], wanted: Mapping[int, Pose]
) -> dict[int, Pose]:
    """Poses for those of ``wanted`` that find room In Coherency and linked to the leader, those nearest a foe first."""
    base = press.mover.base
    placed = {leader: stands, **{number: Placed(base, pose) for number, pose in fixed.items()}}
    common: dict[float, Area] = {}
    done: dict[int, Pose] = {}
    order = sorted(wanted, key=lambda number: press.away(Placed(base, wanted[number])))
    for number in order:
        pose = wanted[number]
        if pose.turn not in common:
            common[pose.turn] = _open(press.mover, leader, stands, pose.turn)
        free = common[pose.turn] - union(too_near_base(one, base, pose.turn) for one in placed.values())
        spot = _spot(press, free, pose, stands, tuple(placed.values()))
        if spot is not None:
            done[number] = spot
            placed[number] = Placed(base, spot)
    return done


def press_findings(press: Press, formation: Formation, code: str) -> Iterator[Finding]:
    """A model that could stand better than it does, with the others as they are set."""
    rooms: Mapping[int, Area] | None = None
    for number, stands in formation.others.items():
        if number in press.pinned:
            continue
        rest = [placed for key, placed in formation.all.items() if key != number]
        for tier in press.tiers:
            if press.met(tier, stands, rest):
                break
            rooms = formation.rooms() if rooms is None else rooms
            better = rooms[number] & press.band(tier, stands.pose.turn, rest)
            if better.grown(-FINDABLE):
                yield _could(press, formation, number, better, f"{code}.{tier.value}")
                break
        else:
            if formation.within(number) is not Fit.BROKEN and press.tiers[-1] is Tier.REACH:
                yield from _nearer(press, formation, number, code)


def _could(press: Press, formation: Formation, number: int, better: Area, code: str) -> Finding:
    stands = formation.others[number]
    to = better.nearest(stands.centre)
    where = Where(whole=better, line=(stands.centre, to), spot=stands.centre)
    subject = f"{formation.mover.unit}.{number}"
    away = press.away(stands)
    return found(press.rules, code, Severity.REFUSED, subject, measured=away, where=where)


def _nearer(press: Press, formation: Formation, number: int, code: str) -> Iterator[Finding]:
    """Priority C: as near the Leading Model as it can be."""
    stands = formation.others[number]
    away = gap(stands, formation.stands)
    closer = formation.rooms()[number] & too_near_base(
        formation.stands, stands.base, stands.pose.turn, max(0.0, away - AS_GOOD_AS_TOUCHING)
    )
    if away > AS_GOOD_AS_TOUCHING and closer.grown(-FINDABLE):
        line = nearest_points(stands, formation.stands)
        where = Where(whole=closer, line=line, spot=stands.centre)
        subjects = (f"{formation.mover.unit}.{number}", f"{formation.mover.unit}.{formation.leader}")
        yield found(press.rules, f"{code}.near_leader", Severity.REFUSED, *subjects, measured=away, where=where)


def _open(mover: Mover, leader: int, stands: Placed, turn: float) -> Area:
    base = mover.base
    ground = Formation(mover, leader, stands, {}).nearby
    room = wholly_within(stands, mover.coherency, base, turn) & stand_area(base, turn, ground)
    return room & link_sight(mover, stands, mover.coherency + 2 * base.outer_radius) if room else room


def _spot(press: Press, free: Area, wanted: Pose, stands: Placed, placed: Sequence[Placed]) -> Pose | None:
    base = press.mover.base
    for tier in press.tiers:
        better = (free & press.band(tier, wanted.turn, placed)).grown(-FINDABLE)
        if not better:
            continue
        pose = wanted.at(*better.nearest(wanted.point))
        return pose if tier is Tier.REACH else _touching(press, Placed(base, pose), stands, placed, tier)
    inner = free.grown(-_INSIDE) or free
    return wanted.at(*inner.nearest(stands.centre)) if inner else None


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
