"""Where the Leading Model of a unit that comes in may end and all the others surely have room about it.

A Deploy needs room for every model, and whether there is any about a place is known for certain only once the unit has
been set there. A cheap condition that is enough parts the ends of the leader in those that are sure, for a fixed
pattern fits there, and the rest.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from engine.ground import Ground, stand_area
from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.systems.starcraft.arriving import near_enemies
from engine.systems.starcraft.formation import link_sight
from engine.systems.starcraft.influence import closed_to
from engine.systems.starcraft.movers import Mover
from engine.systems.starcraft.patterns import link_piece, patterns, piece_clearance
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import separation
from geometry.keepout import too_near_base, wholly_within
from geometry.patterns import covered
from geometry.pose import Pose
from geometry.tolerance import TOLERANCE, Fit
from geometry.tolerance import apart as bases_apart

_SPARE = 3 * TOLERANCE
_SLIVER = 0.004
"""Inches: what is nowhere wider than twice this, and beside what is sure, is as good as drawn."""


@dataclass(frozen=True, slots=True)
class Ends:
    """``sure``: all of the unit has room. ``rest``: the leader may end there, and of the others it is not known."""

    sure: Area
    rest: Area


def parted(
    rules: Rulebook,
    game: StarcraftGame,
    mover: Mover,
    end: Area,
    turn: float,
    *,
    leader: int,
    by_hand: Mapping[int, Pose],
    how: Hashable,
    apart: float | None = None,
) -> Ends:
    """The ends of a leader that comes in at a turn. Those set ``by_hand`` stay where they are; ``apart`` are inches
    that all keep from every enemy, and ``how`` tells apart whatever else the ends depend on. Worked out once for a
    position, however often a hand moves in it."""
    fixed = tuple(sorted((number, pose) for number, pose in by_hand.items() if number != leader))
    count = len(game.alive_of(mover.unit)) - 1 - len(fixed)
    if not end or (count <= 0 and not fixed):
        return Ends(end, Area.empty())
    # Book and mover are named by their ids, and kept alive beside the ends.
    key = (id(rules), id(mover), turn, count, fixed, how, apart)

    def find() -> tuple[Rulebook, Mover, Ends]:
        return rules, mover, _parted(rules, game, mover, end, turn, count, [pose for _, pose in fixed], apart)

    return _ends.of(game, key, find)[2]


def _parted(
    rules: Rulebook,
    game: StarcraftGame,
    mover: Mover,
    end: Area,
    turn: float,
    count: int,
    fixed: Sequence[Pose],
    apart: float | None,
) -> Ends:
    base = mover.base
    free = _free(rules, game, mover, turn, end, apart)
    if not fixed:
        wanted = end
    elif _stand(fixed, base, lambda other: free if other == turn else _free(rules, game, mover, other, end, apart)):
        wanted = _among(mover, fixed, turn, end)
        free = free - union(too_near_base(Placed(base, one), base, turn) for one in fixed)
    else:
        wanted = Area.empty()
    sure = wanted
    if wanted and count > 0:
        known = patterns(base, turn, count, mover.coherency)
        sure = covered(wanted, free, _clear(mover, end), known, link_piece(base, mover.clearance))
    return Ends(sure, _without_slivers(end - sure, sure))


def _without_slivers(rest: Area, sure: Area) -> Area:
    """But for parts beside what is sure that are too narrow to be drawn."""
    narrow = [part for part in rest.parts() if not part.grown(-_SLIVER)]
    if not narrow or not sure:
        return rest
    beside = sure.grown(2 * _SLIVER)
    return rest - union(part for part in narrow if beside.covers(part))


def _free(rules: Rulebook, game: StarcraftGame, mover: Mover, turn: float, end: Area, apart: float | None) -> Area:
    """Centres at which any of the others may stand, whoever else of the unit is where."""
    base = mover.base
    margin = mover.coherency + 2 * base.outer_radius
    left, top, right, bottom = end.bounds
    box = (left - margin, top - margin, right + margin, bottom + margin)
    free = stand_area(base, turn, _within(mover, box)) - closed_to(rules, game, mover.side, base, turn)
    if apart is not None:
        free = free - near_enemies(game, mover.side, base, turn, apart + _SPARE)
    return (free & Area.rectangle(*box)).grown(-_SPARE)


def _clear(mover: Mover, end: Area) -> Area:
    """Places along a link that is far enough from what bars it."""
    far = piece_clearance(mover.base, mover.clearance)
    margin = mover.coherency + 2 * mover.base.outer_radius + far
    left, top, right, bottom = end.bounds
    box = (left - margin, top - margin, right + margin, bottom + margin)
    bars = [one for one in mover.links if not one.is_farther(box, 0.01)]
    return Area.rectangle(*box) - union(one.keep_out(Base.round(2 * far), 0.0) for one in bars)


def _within(mover: Mover, box: tuple[float, float, float, float]) -> Ground:
    """With tokens that only a leader may end on: the rest keeps off them wherever the leader goes."""
    ground = mover.ground
    no_stop = tuple(one for one in (*ground.no_stop, *mover.yielding) if not one.is_farther(box, 0.01))
    keep_off = tuple(one for one in ground.keep_off if not one.is_farther(box, ground.distance + 0.01))
    return replace(ground, no_stop=no_stop, keep_off=keep_off)


def _stand(fixed: Sequence[Pose], base: Base, free: Callable[[float], Area]) -> bool:
    """Whether those that are fixed may stand where they are, none in another."""
    placed = [Placed(base, pose) for pose in fixed]
    return all(free(pose.turn).contains(pose.point) for pose in fixed) and all(
        bases_apart(separation(one, other)) is not Fit.BROKEN for one, other in combinations(placed, 2)
    )


def _among(mover: Mover, fixed: Sequence[Pose], turn: float, end: Area) -> Area:
    """Ends of a leader among others that stand: all of them In Coherency and linked with it, and none overlapped."""
    base = mover.base
    for one in fixed:
        if not end:
            break
        there = Placed(base, one)
        # Bases look the same from either side: who is within of whom may be told from either.
        end = end & wholly_within(Placed(base, replace(one, turn=turn)), mover.coherency, base, one.turn)
        end = end - too_near_base(there, base, turn)
        end = end & link_sight(mover, there, mover.coherency + 2 * base.outer_radius)
    return end.grown(-_SPARE) if fixed and end else end


_ends: OncePerPosition[tuple[Rulebook, Mover, Ends]] = OncePerPosition(32)
