"""Setting the others round a Leading Model: as they stood about it where that is allowed, else as near as it is."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.ground import is_free, may_stand, stand_area
from engine.routing import put_off
from engine.rulebook import Rulebook
from engine.systems.starcraft.arriving import near_enemies
from engine.systems.starcraft.formation import TURNS, Formation, link_sight
from engine.systems.starcraft.influence import closed_to
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.packing import chained
from engine.systems.starcraft.patterns import patterns
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.formation import offsets, settle
from geometry.keepout import too_near_base, wholly_within
from geometry.pose import Pose
from geometry.tolerance import TOLERANCE, Fit

_LOOSELY = 0.02
"""Inches between the bases of a unit that comes in."""

_INSIDE = 1e-4

_SPARE = 2 * TOLERANCE
"""Inches."""

_FAR = 100.0
_SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7), (0.7, -0.7))
"""Directions in which models are packed."""


def set_others(
    rules: Rulebook,
    game: StarcraftGame,
    mover: Mover,
    leader: int,
    path: Sequence[Pose],
    by_hand: Mapping[int, Pose],
    *,
    deploy: bool,
    apart: float | None = None,
) -> Mapping[int, Pose]:
    """Poses by number. A model set by hand stays as it was set; one that finds no linked spot is left out. Those who
    arrive keep farther than ``apart`` from every enemy, where that is asked."""
    models = game.alive_of(mover.unit) if deploy else game.standing_of(mover.unit)
    numbers = [model.number for model in models if model.number != leader and model.number not in by_hand]
    fixed = {number: pose for number, pose in by_hand.items() if number != leader}
    if deploy:
        wanted = dict(zip(numbers, _ranks(mover.base, path[-1], _inward(path)), strict=False))
    else:
        start = game.model(f"{mover.unit}.{leader}").placed.pose
        stood = {model.number: model.placed.pose for model in models if model.number in numbers}
        wanted = dict(offsets(start, stood, path[-1]))
    stands = Placed(mover.base, path[-1])
    if apart is not None and near_enemies(game, mover.side, mover.base, stands.pose.turn, apart).contains(
        stands.centre
    ):
        apart = None  # a leader that is too near itself keeps its unit about it
    closed = _Closed(rules, game, mover, apart) if deploy else None
    work = _Work(mover, leader, tuple(path), fixed, closed)
    if not work.has_place():
        return {**fixed, **wanted}
    placed = work.kept(wanted) if closed is None else {}
    if len(placed) < len(wanted):
        placed = work.settled(wanted)
    if deploy and not work.is_whole(wanted, placed):
        placed = work.patterned(wanted) or placed
        if not work.is_whole(wanted, placed) and not put_off():
            placed = work.packed(wanted) or work.chained(wanted) or placed
    return {number: pose for number, pose in {**fixed, **placed}.items() if number in {m.number for m in models}}


class _Closed:
    """Centres barred to an arrival by the opponent's zone and by enemies that it keeps apart from, by turn."""

    def __init__(self, rules: Rulebook, game: StarcraftGame, mover: Mover, apart: float | None) -> None:
        self._rules, self._game, self._mover, self._apart = rules, game, mover, apart
        self._areas: dict[float, Area] = {}

    def area(self, turn: float) -> Area:
        if turn not in self._areas:
            side, base = self._mover.side, self._mover.base
            area = closed_to(self._rules, self._game, side, base, turn)
            if self._apart is not None:
                area = area | near_enemies(self._game, side, base, turn, self._apart + _SPARE)
            self._areas[turn] = area
        return self._areas[turn]


class _Work:
    def __init__(
        self, mover: Mover, leader: int, path: tuple[Pose, ...], fixed: Mapping[int, Pose], closed: _Closed | None
    ) -> None:
        self._mover = mover
        self._leader = leader
        self._path = path
        self._stands = Placed(mover.base, path[-1])
        self._fixed = fixed
        self._closed = closed
        self._open_rooms: dict[float, Area] = {}
        self._rooms: dict[float, Area] = {}
        self._seekers = 0

    def has_place(self) -> bool:
        """The leader itself may stand where it is held, enemies apart."""
        return may_stand(self._stands, replace(self.formation({}).nearby, keep_off=()))

    def formation(self, others: Mapping[int, Pose]) -> Formation:
        base = self._mover.base
        placed = {number: Placed(base, pose) for number, pose in others.items()}
        return Formation(self._mover, self._leader, self._stands, placed, seekers=self._seekers, path=self._path)

    def kept(self, wanted: Mapping[int, Pose]) -> Mapping[int, Pose]:
        """All as they are wanted if nothing speaks against any of them, else none."""
        formation = self.formation({**self._fixed, **wanted})
        ground = formation.nearby
        fine = all(
            formation.within(number) is Fit.KEPT and is_free(formation.others[number], ground) for number in wanted
        )
        if fine and not any(formation.overlaps()) and not formation.unlinked():
            return wanted
        return {}

    def settled(self, wanted: Mapping[int, Pose]) -> Mapping[int, Pose]:
        """Each as near to what is wanted as In Coherency and linked allows; those without room come after."""
        placed = settle(list(wanted.items()), self._mover.base, lambda number: self._room(wanted[number].turn))
        done = {number: pose for number, pose in placed.items() if pose is not None}
        if len(done) < len(wanted) and put_off():
            return {**wanted, **done}
        self._seekers = len(wanted) - len(done)
        for number, pose in wanted.items():
            if number not in done:
                found = self._squeezed(number, pose, done)
                if found is not None:
                    done[number] = found
        return done

    def is_whole(self, wanted: Mapping[int, Pose], placed: Mapping[int, Pose]) -> bool:
        """All are set, and In Coherency."""
        formation = self.formation(placed)
        return len(placed) == len(wanted) and all(formation.within(number) is not Fit.BROKEN for number in placed)

    def patterned(self, wanted: Mapping[int, Pose]) -> Mapping[int, Pose]:
        """All of them in a fixed pattern about the leader; none where no pattern fits. Where the picture is sure that
        there is room, one does."""
        mover, stands = self._mover, self._stands
        turn, room = stands.pose.turn, self._open_room(stands.pose.turn)
        if not room or not wanted:
            return {}
        for pattern in patterns(mover.base, turn, len(wanted), mover.coherency):
            poses = [stands.pose.moved(*spot) for spot in pattern.spots]
            origins = [stands.pose.moved(*origin) for origin in pattern.origins]
            if all(room.contains(pose.point) for pose in poses) and all(
                mover.linking.joins(one.point, other.point) for one, other in zip(origins, poses, strict=True)
            ):
                return dict(zip(wanted, poses, strict=True))
        return {}

    def packed(self, wanted: Mapping[int, Pose]) -> Mapping[int, Pose]:
        """All of them close together, from one side of the room to the other; none where no side will do.

        A Deploy needs room for every model, and those set where they are wanted may leave none for the last.
        """
        x, y = self._stands.centre
        for turn in self._turns(next(iter(wanted.values())).turn):
            for dx, dy in _SIDES:
                far = (x + dx * _FAR, y + dy * _FAR)
                done: dict[int, Pose] = {}
                left = self._room(turn)
                for number in wanted:
                    left = left.grown(-_INSIDE)
                    if not left:
                        break
                    done[number] = replace(self._stands.pose.at(*left.nearest(far)), turn=turn)
                    left = left - too_near_base(Placed(self._mover.base, done[number]), self._mover.base, turn)
                if len(done) == len(wanted):
                    return done
        return {}

    def chained(self, wanted: Mapping[int, Pose]) -> Mapping[int, Pose]:
        """Likewise, but linked through one another where the leader itself is round a corner."""
        for turn in self._turns(next(iter(wanted.values())).turn):
            found = chained(self._mover, self._stands, self._open_room(turn), turn, tuple(wanted))
            if found:
                return found
        return {}

    def _room(self, turn: float) -> Area:
        """In Coherency, linked to the leader itself, clear of it and of those set by hand."""
        if turn not in self._rooms:
            mover, room = self._mover, self._open_room(turn)
            if room:
                far = mover.coherency + 2 * mover.base.outer_radius
                room = room & link_sight(mover, self._stands, far)
            self._rooms[turn] = room
        return self._rooms[turn]

    def _open_room(self, turn: float) -> Area:
        """Likewise, whatever the links."""
        if turn not in self._open_rooms:
            mover, base = self._mover, self._mover.base
            ground = self.formation({}).nearby
            room = wholly_within(self._stands, mover.coherency, base, turn) & stand_area(base, turn, ground)
            # Nobody is proposed a place inside the tolerance of a limit while there is another.
            room = room.grown(-_SPARE) or room
            taken = [too_near_base(self._stands, base, turn)]
            taken += [too_near_base(Placed(base, pose), base, turn) for pose in self._fixed.values()]
            room = room - union(taken)
            if self._closed is not None:
                room = room - self._closed.area(turn)
            self._open_rooms[turn] = room
        return self._open_rooms[turn]

    def _squeezed(self, number: int, wanted: Pose, done: Mapping[int, Pose]) -> Pose | None:
        """Round the corner of another model's link, at another turn, or as near as Out of Coherency can be."""
        formation = self.formation({**self._fixed, **done})
        for turn in self._turns(wanted.turn)[1:]:
            free = self._inside(formation.room(number, turn=turn), turn)
            if free:
                return replace(wanted.at(*free.nearest(wanted.point)), turn=turn)
        closed = None if self._closed is None else self._closed.area(wanted.turn)
        spot = formation.nearest_linked(number, wanted, _INSIDE, closed)
        return wanted.at(*spot) if spot is not None else None

    def _inside(self, area: Area, turn: float) -> Area:
        if self._closed is not None:
            area = area - self._closed.area(turn)
        return area.grown(-_INSIDE)

    def _turns(self, first: float) -> list[float]:
        if self._mover.base.is_round:
            return [first]
        return [first, *(turn for turn in TURNS if turn != first)]


def _inward(path: Sequence[Pose]) -> tuple[float, float]:
    return (path[-1].x - path[0].x, path[-1].y - path[0].y)


def _ranks(base: Base, leader: Pose, inward: tuple[float, float]) -> Iterator[Pose]:
    """Places round a leader that has just come in, the nearest first, those on the table's side before the others."""
    dx, dy = inward
    step_x, step_y = base.width + _LOOSELY, base.depth + _LOOSELY
    frame = leader if not base.is_round else replace(leader, turn=0.0)
    spots = []
    rows = range(-9, 10)
    for row in rows:
        shift = step_x / 2 if base.is_round and row % 2 else 0.0
        for column in rows:
            x = column * step_x + shift
            y = row * step_y * (0.8661 if base.is_round else 1.0)
            if (x, y) == (0.0, 0.0):
                continue
            px, py = frame.place((x, y))
            ahead = (px - leader.x) * dx + (py - leader.y) * dy
            spots.append((round((px - leader.x) ** 2 + (py - leader.y) ** 2, 6), -ahead, px, py))
    spots.sort()
    return (leader.at(px, py) for _, _, px, py in spots)
