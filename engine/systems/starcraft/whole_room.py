"""Room for a whole unit that comes in: the ends of its leader about which all of it stands, as offered and as drawn.

A Deploy needs room for every model. Where a leader may end is covered by ways of standing about it: close together
about one place after another, and with the leader wherever all of that may be moved to; then, in what is left, as a
unit is packed about a place, for all places from which that stands as well. What none of them covers is closed: it is
not drawn. Where a unit that is held there is packed nonetheless, that is one way more, and drawn from then on.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, replace
from threading import Lock

from engine.ground import Ground, stand_area
from engine.once import OncePerPosition
from engine.routing import put_off
from engine.rulebook import Rulebook
from engine.systems.starcraft.formation import Formation, link_sight
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.settling import Closed, packed_about, set_others
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.templates import Offsets, Templates
from geometry.area import Area, union
from geometry.base import Placed
from geometry.keepout import too_near_base, wholly_within
from geometry.pose import Point, Pose
from geometry.tolerance import TOLERANCE, Fit

_SPARE = 2 * TOLERANCE
_INSIDE = 1e-4
_ABOUT = 0.02
"""Inches about the ends: those against a body are drawn as a hairline."""
_TEMPLATES, _BESIDE = 32, 0.1
_PACKINGS, _TELLS = 10, 0.3
"""Places at most about which a unit is set, and inches about a place for which what was tried there tells enough."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who comes in and how its leader is turned. ``find_end`` gives the ends of the leader, whatever its unit does;
    ``apart`` are inches that all keep from every enemy; ``how`` tells apart what ends depend on besides."""

    mover: Mover
    leader: int
    turn: float
    how: Hashable
    apart: float | None
    find_end: Callable[[], Area]


@dataclass(frozen=True, slots=True, eq=False)
class Stance:
    """Leaders' places, and where the rest stands: offsets from the leader, or fixed poses."""

    leaders: Area
    offsets: Offsets
    poses: tuple[Pose, ...]

    def about(self, leader: Pose) -> tuple[Pose, ...]:
        return self.poses or tuple(leader.moved(*offset) for offset in self.offsets)


class WholeRoom:
    """``closed`` are ends of the leader about which no room was found for all so far. Safe to ask from several
    threads."""

    def __init__(self, cover: "_Cover | None") -> None:
        self._cover = cover
        self._lock = Lock()

    @property
    def closed(self) -> Area:
        return Area.empty() if self._cover is None else self._cover.left

    def about(self, leader: Pose) -> tuple[Pose, ...]:
        """Where the rest stands about a leader; none where that is not known."""
        stances = () if self._cover is None else tuple(self._cover.stances)
        found = (stance for stance in stances if stance.leaders.contains(leader.point))
        return next((stance.about(leader) for stance in found), ())

    def learn(self, leader: Pose, poses: tuple[Pose, ...]) -> None:
        """A way in which the rest stands about a leader in what was closed."""
        if self._cover is not None and self._cover.end.contains(leader.point):
            with self._lock:
                self._cover.by_way(leader, poses)


def whole_room(rules: Rulebook, game: StarcraftGame, asked: Asked) -> WholeRoom:
    """Worked out once for a position, however often a hand moves in it."""
    return _rooms.of(game, _key(rules, asked), lambda: (rules, asked.mover, _worked_out(rules, game, asked)))[2]


def set_arrivals(
    rules: Rulebook, game: StarcraftGame, asked: Asked, path: tuple[Pose, ...], by_hand: Mapping[int, Pose]
) -> Mapping[int, Pose]:
    """Poses of the rest of a unit that comes in, by number: in ranks where there is room for that, else as there is.
    Those set by hand stay, and the rest of them is set as well as may be."""
    mover, stands, numbers = asked.mover, path[-1], _others(game, asked)
    found = set_others(rules, game, mover, asked.leader, path, by_hand, deploy=True, apart=asked.apart)
    whole = _is_whole(mover, asked.leader, stands, found, len(numbers))
    room = None if by_hand or not numbers else _known(rules, game, asked)
    if room is None:
        return found
    if whole and room.closed.contains(stands.point):
        room.learn(stands, tuple(found.values()))
    return found if whole else dict(zip(numbers, room.about(stands), strict=False)) or found


def _known(rules: Rulebook, game: StarcraftGame, asked: Asked) -> WholeRoom | None:
    """None where it is not known yet and nobody waits for it here."""
    known = _rooms.known(game, _key(rules, asked))
    if known is not None:
        return known[2]
    return None if put_off() else whole_room(rules, game, asked)


def _is_whole(mover: Mover, leader: int, stands: Pose, others: Mapping[int, Pose], count: int) -> bool:
    """All are set, In Coherency and linked."""
    placed = {number: Placed(mover.base, pose) for number, pose in others.items()}
    formation = Formation(mover, leader, Placed(mover.base, stands), placed)
    within = all(formation.within(number) is not Fit.BROKEN for number in placed)
    return len(placed) == count and within and not formation.unlinked()


def _others(game: StarcraftGame, asked: Asked) -> tuple[int, ...]:
    alive = game.alive_of(asked.mover.unit)
    return tuple(model.number for model in alive if model.number != asked.leader)


def _key(rules: Rulebook, asked: Asked) -> Hashable:
    # Book and mover are named by their ids, and kept alive beside the room.
    return id(rules), id(asked.mover), asked.leader, asked.turn, asked.how, asked.apart


def _worked_out(rules: Rulebook, game: StarcraftGame, asked: Asked) -> WholeRoom:
    end, count = asked.find_end(), len(_others(game, asked))
    if not count or not end:
        return WholeRoom(None)
    cover = _Cover(rules, game, asked, end, count)
    cover.by_templates()
    cover.by_packing()
    return WholeRoom(cover)


class _Cover:
    """What of the ends is not covered yet, and the stances that cover the rest."""

    def __init__(self, rules: Rulebook, game: StarcraftGame, asked: Asked, end: Area, count: int) -> None:
        self._rules, self._game, self._asked, self._count = rules, game, asked, count
        self._mover, self.end = asked.mover, end
        self._closed = Closed(rules, game, asked.mover, asked.apart)
        self.left = end.grown(_ABOUT)
        self.stances: list[Stance] = []
        self._templates = Templates(asked.mover, asked.turn, count, self._free())

    def by_templates(self) -> None:
        """Close together about one place after another, and with the leader wherever all of it may be moved to."""
        for place in self._places(_TEMPLATES, _BESIDE):
            offsets = self._templates.about(place)
            if offsets:
                self._cover_moved(offsets)

    def by_packing(self) -> None:
        """Packed about one place after another, and with the leader wherever it may be then."""
        for place in self._places(_PACKINGS, _TELLS):
            stands = Pose(*place, self._asked.turn)
            poses = packed_about(self._mover, self._asked.leader, stands, self._count, self._closed)
            if poses:
                self.by_way(stands, poses)

    def by_way(self, leader: Pose, poses: tuple[Pose, ...]) -> None:
        """As all stands about a leader: with the leader wherever it may be then, and all of it moved."""
        self._cover(Stance(self._leaders_among(poses), (), poses))
        if all(pose.turn == leader.turn for pose in poses):
            self._cover_moved(tuple((pose.x - leader.x, pose.y - leader.y) for pose in poses))

    def _cover_moved(self, offsets: Offsets) -> None:
        leaders = self._templates.leaders(offsets, self.left)
        if leaders:
            self._cover(Stance(leaders.grown(-_INSIDE), offsets, ()))

    def _places(self, most: int, tells: float) -> Iterator[Point]:
        """Ends not covered yet, away from those that came before."""
        tried = Area.empty()
        for _ in range(most):
            rest = ((self.left & self.end) - tried).parts()
            if not rest:
                return
            place = max(rest, key=lambda part: part.size).inside_point
            yield place
            tried = tried | Area.disc(place, tells)

    def _cover(self, stance: Stance) -> None:
        if stance.leaders:
            self.stances.append(stance)
        self.left = self.left - stance.leaders

    def _free(self) -> Area:
        """Centres at which any of the rest may stand, whoever else of the unit is where."""
        mover, turn = self._mover, self._asked.turn
        margin = mover.coherency + 2 * mover.base.outer_radius
        left, top, right, bottom = self.left.bounds
        box = (left - margin, top - margin, right + margin, bottom + margin)
        free = stand_area(mover.base, turn, _ground_in(mover, box)) - self._closed.area(turn)
        return (free & Area.rectangle(*box)).grown(-_SPARE)

    def _leaders_among(self, poses: tuple[Pose, ...]) -> Area:
        """Places of a leader among a unit that stands: all In Coherency and linked, and none overlapped."""
        mover, turn, base = self._mover, self._asked.turn, self._mover.base
        room = self.left
        for pose in poses:
            # Bases look the same from either side: who is within of whom may be told from either.
            room = room & wholly_within(Placed(base, Pose(*pose.point, turn)), mover.coherency, base, pose.turn)
        room = room - union(too_near_base(Placed(base, pose), base, turn) for pose in poses)
        for chain in self._chains(poses):
            if room:
                room = room & union(self._sight(place) for place in chain)
        return room.grown(-_INSIDE)

    def _sight(self, place: Pose) -> Area:
        mover = self._mover
        return link_sight(mover, Placed(mover.base, place), mover.coherency + 2 * mover.base.outer_radius)

    def _chains(self, poses: tuple[Pose, ...]) -> Iterator[tuple[Pose, ...]]:
        """Those that are linked with one another."""
        joins, rest = self._mover.linking.joins, list(poses)
        while rest:
            chain = [rest.pop()]
            for one in chain:
                new = [pose for pose in rest if joins(one.point, pose.point)]
                rest = [pose for pose in rest if pose not in new]
                chain += new
            yield tuple(chain)


def _ground_in(mover: Mover, box: tuple[float, float, float, float]) -> Ground:
    """With tokens that only a leader may end on: the rest keeps off them wherever the leader goes."""
    ground = mover.ground
    no_stop = tuple(one for one in (*ground.no_stop, *mover.yielding) if not one.is_farther(box, 0.01))
    keep_off = tuple(one for one in ground.keep_off if not one.is_farther(box, ground.distance + 0.01))
    return replace(ground, no_stop=no_stop, keep_off=keep_off)


_rooms: OncePerPosition[tuple[Rulebook, Mover, WholeRoom]] = OncePerPosition(16)
