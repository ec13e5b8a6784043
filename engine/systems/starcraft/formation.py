"""The models set round a Leading Model: where each may stand, whether all are In Coherency, and where room is left."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.ground import Ground, Obstacle, stand_area
from engine.systems.starcraft.linking import Box
from engine.systems.starcraft.movers import Mover
from geometry.area import Area, union
from geometry.base import Placed
from geometry.gaps import farthest, separation
from geometry.keepout import too_near_base, wholly_within
from geometry.links import Broken, linked
from geometry.pose import Point, Pose, distance
from geometry.tolerance import Fit, apart, at_most

TURNS = (0.0, 45.0, 90.0, 135.0)
"""Turns tried when looking for room for a base that is not round."""

FINDABLE = 0.005
"""Inches: room narrower than twice this is no room."""

NEARER = 0.05
"""Inches by which a spot must be nearer to the leader to count as nearer."""

FEW = 3
"""So many looked for room for are few."""

STEPS = (1, 2, 4)
"""How many times Coherency is looked within, one after another, before all of the table."""


@dataclass(frozen=True, slots=True)
class Formation:
    """Where a unit would stand: its Leading Model and, by number, those of the others that are set.

    ``path`` is the way that the leader came by, with where it stands.
    """

    mover: Mover
    leader: int
    stands: Placed
    others: Mapping[int, Placed]
    pinned: frozenset[int] = frozenset()
    """Others that may not be set anywhere else than they stand."""
    seekers: int = 1
    """How many of the others are looked for room for."""
    path: tuple[Pose, ...] = ()

    @property
    def all(self) -> Mapping[int, Placed]:
        return {self.leader: self.stands, **self.others}

    @property
    def nearby(self) -> Ground:
        """The ground with only what can matter to a model set in coherency, or to where these are set."""
        reach = self.mover.coherency + 2 * self.mover.base.outer_radius + self.mover.ground.distance
        boxes = [_box(placed, 1.0) for placed in self.others.values()] + [_box(self.stands, reach)]
        bounds = (
            min(box[0] for box in boxes),
            min(box[1] for box in boxes),
            max(box[2] for box in boxes),
            max(box[3] for box in boxes),
        )
        return self._ground_in(bounds)

    def _ground_in(self, bounds: Box) -> Ground:
        ground = self.mover.ground
        return replace(
            ground,
            no_stop=(*ground.near("no_stop", bounds, 0.01), *self._lying),
            keep_off=tuple(ground.near("keep_off", bounds, ground.distance + 0.01)),
        )

    @property
    def _lying(self) -> tuple[Obstacle, ...]:
        """Tokens that would yield to the leader, and that it does not stand on nor has run over: they stay where they
        lie."""
        return tuple(
            token
            for token in self.mover.yielding
            if token.id not in self._over and apart(token.separation(self.stands)) is not Fit.BROKEN
        )

    @property
    def _over(self) -> frozenset[str]:
        """Tokens that the leader has run over on its way."""
        if len(self.path) < 2:
            return frozenset()
        base, path = self.mover.base, self.path
        return frozenset(one.id for one in self.mover.crossed if apart(one.sweep(base, path)) is Fit.BROKEN)

    def spread(self, number: int) -> float:
        """How far the farthest point of a model lies from the leader's base: what "wholly within" measures."""
        return farthest(self.others[number], self.stands)

    def within(self, number: int) -> Fit:
        return at_most(self.spread(number), self.mover.coherency)

    def overlaps(self) -> Iterator[tuple[int, int, float]]:
        """Pairs of the unit's own models that overlap, the later one first, and their separation."""
        seen: list[tuple[int, Placed]] = []
        for number, placed in self.all.items():
            for other, there in seen:
                free = _separation(placed, there)
                if apart(free) is not Fit.KEPT:
                    yield number, other, free
            seen.append((number, placed))

    def unlinked(self) -> tuple[Broken[int], ...]:
        """Models that no chain of straight lines joins to the leader."""
        if len(self.chains()) == len(self.all):
            return ()
        blockers = self.blockers(self.bounds)
        areas = [blocker.area for blocker in blockers]
        return linked(self.all, self.leader, areas, self.mover.clearance).broken

    def chains(self) -> Mapping[int, int]:
        """For each model that a chain of straight lines joins to the leader the one next to it on that chain; the
        leader is next to itself."""
        return self._chains(self.all)

    def blockers(self, bounds: tuple[float, float, float, float]) -> list[Obstacle]:
        far = self.mover.clearance + 0.01
        return [obstacle for obstacle in self.mover.links if not obstacle.is_farther(bounds, far)]

    def room(
        self,
        number: int,
        *,
        turn: float | None = None,
        nearer_than: float | None = None,
        anywhere: bool = False,
    ) -> Area:
        """Centres open to a model with the others as they are set: In Coherency, or nearer to the leader than a
        distance, or anywhere; always linked. At one turn, or, where none is given, at the first of several that has
        room. Empty where there is none."""
        turns = [turn] if turn is not None else self._turns_of(number)
        for turn in turns:
            free = self._room(number, turn, nearer_than, anywhere)
            if free.grown(-FINDABLE):
                return free
        return Area.empty()

    def has_room(self, number: int, *, nearer_than: float | None = None, anywhere: bool = False) -> bool:
        """Whether :meth:`room` finds any. Quick where a spot is plainly linked, or none is free."""
        joined: tuple[Placed, ...] | None = None
        for turn in self._turns_of(number):
            free = self._free(number, turn, nearer_than, anywhere)
            if not free.grown(-FINDABLE):
                continue
            joined = self._joined(number) if joined is None else joined
            within = self.mover.coherency if nearer_than is None else nearer_than
            reach = None if anywhere else within
            for part in free.parts():
                inner = part.grown(-FINDABLE)
                if not inner:
                    continue
                if any(
                    self._is_linked(joined, spot) for spot in (inner.nearest(self.stands.centre), inner.inside_point)
                ):
                    return True
                if any(self._sees_room(placed, part, reach) for placed in joined):
                    return True
        return False

    def nearest_linked(self, number: int, wanted: Pose, inside: float, closed: Area | None = None) -> Point | None:
        """A free linked centre: In Coherency the nearest to what is ``wanted``, else the nearest to the leader; kept
        ``inside`` what is open and out of what is ``closed``. None where there is none."""
        joined = self._joined(number)
        seen_through = Area.empty()
        for reach in (*self._steps(), None):
            target = wanted.point if reach == self.mover.coherency else self.stands.centre
            free = self._free(number, wanted.turn, None if reach == self.mover.coherency else reach, reach is None)
            free = (free if closed is None else free - closed).grown(-inside)
            spot = self._nearest_in(joined, free - seen_through, target, inside, reach)
            if spot is not None:
                return spot
            seen_through = free
        return None

    def _nearest_in(
        self, joined: tuple[Placed, ...], free: Area, target: Point, inside: float, reach: float | None
    ) -> Point | None:
        best: Point | None = None
        for part in sorted(free.parts(), key=lambda part: part.distance(target)):
            if best is not None and part.distance(target) >= distance(best, target):
                break
            spot = part.nearest(target)
            if not self._is_linked(joined, spot):
                centres = tuple(one.centre for one in joined)
                seen = part & self.mover.linking.sight_of_all(centres, self._box_of(part, reach))
                seen = seen.grown(-inside)
                if not seen:
                    continue
                spot = seen.nearest(target)
            if best is None or distance(spot, target) < distance(best, target):
                best = spot
        return best

    def _joined(self, number: int) -> tuple[Placed, ...]:
        """The models but one that a chain of lines joins to the leader, with it; it comes first."""
        rest = {key: placed for key, placed in self.all.items() if key != number}
        reached = self._chains(rest)
        return tuple(placed for key, placed in rest.items() if key in reached)

    def _chains(self, places: Mapping[int, Placed]) -> Mapping[int, int]:
        """Those of some models that a chain of lines through them joins to the leader, by as few lines as can be."""
        next_to, edge = {self.leader: self.leader}, [self.leader]
        for number in edge:
            left = {key: placed.centre for key, placed in places.items() if key not in next_to}
            joined = self.mover.linking.joined_to(places[number].centre, list(left.values()))
            new = [key for key, is_joined in zip(left, joined, strict=True) if is_joined]
            next_to.update(dict.fromkeys(new, number))
            edge += new
        return next_to

    def _is_linked(self, joined: Iterable[Placed], spot: Point) -> bool:
        """A straight link leads from one of these models to a place."""
        first, *rest = sorted((one.centre for one in joined), key=lambda centre: distance(centre, spot))
        linking = self.mover.linking
        return linking.joins(first, spot) or any(linking.joined_to(spot, rest))

    def _sights(self, joined: Iterable[Placed], free: Area, reach: float | None) -> Iterator[Area]:
        """What a Coherency Link leads to of an area, from each of these models. The area lies within ``reach`` of the
        leader, where that is given: what is seen of all that is worked out once."""
        box = self._box_of(free, reach)
        return (self.mover.linking.sight(placed.centre, box) for placed in joined)

    def _sees_room(self, placed: Placed, part: Area, reach: float | None) -> bool:
        """Likewise from one model, as far as there is any room in what it leads to."""
        box, linking = self._box_of(part, reach), self.mover.linking
        if linking.is_hidden(placed.centre, part, box):
            return False
        return bool((part & linking.sight(placed.centre, box)).grown(-FINDABLE))

    def _box_of(self, free: Area, reach: float | None) -> Box:
        """Few look only at the room that is asked about, many at all that there may be, once for all of them."""
        steps = self._steps() if reach is not None and self.seekers > FEW else ()
        within = next((step for step in steps if reach is not None and reach <= step), None)
        return free.bounds if within is None else _box(self.stands, within)

    def rooms(self) -> Mapping[int, Area]:
        """Centres open to each of the others at the turn it has, with the rest as they are set: In Coherency, and
        linked to the leader itself."""
        base, ground = self.mover.base, self.nearby
        common: dict[float, Area] = {}
        rooms = {}
        for number, placed in self.others.items():
            turn = placed.pose.turn
            if turn not in common:
                room = wholly_within(self.stands, self.mover.coherency, base, turn) & stand_area(base, turn, ground)
                room = room & link_sight(self.mover, self.stands, self.mover.coherency + 2 * base.outer_radius)
                common[turn] = room - too_near_base(self.stands, base, turn)
            rest = [too_near_base(other, base, turn) for key, other in self.others.items() if key != number]
            rooms[number] = common[turn] - union(rest)
        return rooms

    def _turns_of(self, number: int) -> list[float]:
        own = self.others.get(number, self.stands).pose.turn
        if self.mover.base.is_round:
            return [own]
        return [own, *(turn for turn in TURNS if turn != own)]

    def _free(self, number: int, turn: float, nearer_than: float | None, anywhere: bool) -> Area:
        """Centres that are free, linked or not."""
        base = self.mover.base
        if anywhere:
            ground = self.mover.ground
            open_ground = stand_area(base, turn, replace(ground, no_stop=(*ground.no_stop, *self._lying)))
        else:
            open_ground = self._open(turn, None if nearer_than is None else nearer_than - NEARER)
        known = self.mover.linking
        taken = [known.taken(placed, base, turn) for key, placed in self.all.items() if key != number]
        return open_ground - union(taken)

    def _open(self, turn: float, nearer_than: float | None) -> Area:
        """Centres of free ground within so much of the leader, or In Coherency, whoever of the unit stands there."""
        base, reach = self.mover.base, self.mover.coherency if nearer_than is None else nearer_than
        step = next((step for step in self._steps() if reach <= step), reach)

        def find() -> Area:
            return wholly_within(self.stands, step, base, turn) & stand_area(base, turn, self._ground(step))

        found = self.mover.linking.open(self.stands, turn, step, self._over, find)
        return found if step == reach else found & wholly_within(self.stands, reach, base, turn)

    def _steps(self) -> Iterator[float]:
        return (self.mover.coherency * times for times in STEPS)

    def _room(self, number: int, turn: float, nearer_than: float | None, anywhere: bool) -> Area:
        free = self._free(number, turn, nearer_than, anywhere)
        if not free.grown(-FINDABLE):
            return Area.empty()
        joined = self._joined(number)
        if anywhere:
            return free & union(self._sights(joined, free, None))
        for seen in self._sights(joined, free, nearer_than or self.mover.coherency):
            linked_room = free & seen
            if linked_room.grown(-FINDABLE):
                return linked_room
        return Area.empty()

    def _ground(self, reach: float) -> Ground:
        if reach <= self.mover.coherency:
            return self.nearby
        return self._ground_in(_box(self.stands, reach + 2 * self.mover.base.outer_radius))

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        boxes = [_box(placed, 0.0) for placed in self.all.values()]
        return (
            min(box[0] for box in boxes),
            min(box[1] for box in boxes),
            max(box[2] for box in boxes),
            max(box[3] for box in boxes),
        )


def link_sight(mover: Mover, placed: Placed, far: float) -> Area:
    """All centres that a straight link from a model gets to, as far as ``far`` to either side, and maybe some more."""
    x, y = placed.centre
    return mover.linking.sight(placed.centre, (x - far, y - far, x + far, y + far))


def _box(placed: Placed, margin: float) -> tuple[float, float, float, float]:
    reach = placed.base.outer_radius + margin
    x, y = placed.centre
    return (x - reach, y - reach, x + reach, y + reach)


def _separation(a: Placed, b: Placed) -> float:
    far = a.base.outer_radius + b.base.outer_radius
    if abs(a.pose.x - b.pose.x) > far or abs(a.pose.y - b.pose.y) > far:
        return far
    return separation(a, b)
