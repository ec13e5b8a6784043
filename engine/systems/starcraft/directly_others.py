"""The models set round a leader that moved Directly Towards a unit or Away from it: as near to it as Coherency lets
them, or as far."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from engine.systems.starcraft.directly import Course
from engine.systems.starcraft.formation import FINDABLE, Formation
from engine.systems.starcraft.pressing import AS_GOOD_AS_TOUCHING
from geometry.area import Area, union
from geometry.base import Placed
from geometry.gaps import gap
from geometry.keepout import too_near_base
from geometry.pose import Pose

_HALVINGS = 8
"""Enough for two hundredths of an inch."""


def away_from(stands: Placed, foes: Sequence[Placed]) -> float:
    """Inches to the nearest of them."""
    return min((gap(stands, foe) for foe in foes), default=0.0)


def better_for(formation: Formation, number: int, foes: Sequence[Placed], course: Course) -> Area:
    """Centres where a model would stand nearer to the target, or farther from it, than it does; none where it could be
    no better by more than a hair."""
    stands = formation.others[number]
    away = away_from(stands, foes)
    better = _part(formation, number, foes, course)(away - _sign(course) * AS_GOOD_AS_TOUCHING)
    return better if better.grown(-FINDABLE) else Area.empty()


def drawn(formation: Formation, foes: Sequence[Placed], course: Course) -> Mapping[int, Pose]:
    """Where each of the others stands best, those who stand best already first."""
    sign = _sign(course)
    order = sorted(formation.others, key=lambda number: sign * away_from(formation.others[number], foes))
    for number in order:
        best = _best(formation, number, foes, course)
        if best is not None:
            others = {**formation.others, number: Placed(formation.mover.base, best)}
            formation = replace(formation, others=others)
    return {number: placed.pose for number, placed in formation.others.items()}


def _best(formation: Formation, number: int, foes: Sequence[Placed], course: Course) -> Pose | None:
    stands = formation.others[number]
    part, sign = _part(formation, number, foes, course), _sign(course)
    good = away_from(stands, foes)
    bad = 0.0 if course is Course.TOWARDS else good + 2 * formation.mover.coherency + 4 * stands.base.outer_radius
    found: Area | None = None
    for _ in range(_HALVINGS):
        middle = (good + bad) / 2
        here = part(middle).grown(-FINDABLE)
        if here:
            found, good = here, middle
        else:
            bad = middle
    if found is None or sign * (away_from(stands, foes) - good) < AS_GOOD_AS_TOUCHING / 2:
        return None
    return stands.pose.at(*found.nearest(stands.centre))


def _part(formation: Formation, number: int, foes: Sequence[Placed], course: Course) -> Callable[[float], Area]:
    """What of a model's room is within a distance of the target, or beyond it."""
    stands, room = formation.others[number], formation.rooms()[number]

    def within(far: float) -> Area:
        near = union(too_near_base(foe, stands.base, stands.pose.turn, max(0.0, far)) for foe in foes)
        return room & near if course is Course.TOWARDS else room - near

    return within


def _sign(course: Course) -> int:
    return 1 if course is Course.TOWARDS else -1
