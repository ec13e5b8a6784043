"""Where a base that is carried near something is drawn to: a place that touches another base, that keeps an exact
distance from one, that lies at the end of an area. Qt-free; whether a place is allowed is the rules' to say."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from engine.nearest import INSIDE
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.gaps import nearest_points, separation
from geometry.pose import Point, Pose, distance
from gui.text import tr

CONTACT = 0.0002
"""Inches left between bases that are drawn together: they touch, and no rounding makes them overlap."""
_CLOSE = 1e-5
_ROUNDS = 40
_SLANT = 0.02
"""The sine of the angle below which two marks count as running side by side."""
_STRIDE = 0.05
_LONGEST = 72.0
_BESIDE = 0.002
"""Inches outside an area of legal ends at which a place still counts as one: outlines of areas are that exact."""


class MarkKind(Enum):
    CONTACT = "contact"
    DISTANCE = "distance"
    OUTLINE = "outline"


class Mark(Protocol):
    """Something that draws a base: ``words`` name it."""

    @property
    def kind(self) -> MarkKind: ...

    @property
    def words(self) -> str: ...

    def off(self, base: Base, pose: Pose) -> float:
        """Inches by which a base is not there yet, without a sign."""
        ...

    def onto(self, base: Base, pose: Pose) -> Pose:
        """The place there that is nearest to where the base is held."""
        ...

    def line(self, base: Base, pose: Pose) -> tuple[Point, Point]:
        """For a base that is there: from it to what draws it."""
        ...


@dataclass(frozen=True, slots=True)
class FromBase:
    """So many inches from another base, edge to edge."""

    kind: MarkKind
    words: str
    other: Placed
    gap: float

    def off(self, base: Base, pose: Pose) -> float:
        return abs(separation(Placed(base, pose), self.other) - self.gap)

    def onto(self, base: Base, pose: Pose) -> Pose:
        """At once for round bases, else by a few steps towards the other base."""
        if base.is_round and self.other.base.is_round:
            return self._straight_off(pose, (base.width + self.other.base.width) / 2 + self.gap)
        for _ in range(_ROUNDS):
            here = Placed(base, pose)
            spare = separation(here, self.other) - self.gap
            if abs(spare) <= _CLOSE / 10:
                break
            begin, end = nearest_points(here, self.other)
            if distance(begin, end) <= _CLOSE:
                begin, end = here.centre, self.other.centre
            far = distance(begin, end)
            if far == 0.0:
                begin, end, far = (0.0, 0.0), (0.0, 1.0), 1.0
            pose = pose.moved((end[0] - begin[0]) / far * spare, (end[1] - begin[1]) / far * spare)
        return pose

    def _straight_off(self, pose: Pose, away: float) -> Pose:
        """So far from the other's centre, the way it lies now."""
        (x, y), (to_x, to_y) = self.other.centre, pose.point
        far = distance((x, y), (to_x, to_y))
        if far == 0.0:
            return pose.at(x, y - away)
        return pose.at(x + (to_x - x) / far * away, y + (to_y - y) / far * away)

    def line(self, base: Base, pose: Pose) -> tuple[Point, Point]:
        return nearest_points(Placed(base, pose), self.other)


@dataclass(frozen=True, slots=True, eq=False)
class AtOutline:
    """The end of an area of centres. ``inner`` is the part of it from which places are taken."""

    words: str
    area: Area
    inner: Area

    @property
    def kind(self) -> MarkKind:
        return MarkKind.OUTLINE

    def off(self, base: Base, pose: Pose) -> float:
        return self.inner.distance_to_outline(pose.point)

    def onto(self, base: Base, pose: Pose) -> Pose:
        return pose.at(*self.inner.nearest_on_outline(pose.point))

    def line(self, base: Base, pose: Pose) -> tuple[Point, Point]:
        return (pose.point, self.area.nearest_on_outline(pose.point))


@dataclass(frozen=True, slots=True, eq=False)
class Caught:
    """A base drawn to a place, by one mark or by two at once."""

    pose: Pose
    marks: tuple[Mark, ...]

    @property
    def words(self) -> str:
        return tr(" and ").join(mark.words for mark in self.marks)


def touching(words: str, other: Placed) -> FromBase:
    return FromBase(MarkKind.CONTACT, words, other, CONTACT)


def just_over(words: str, other: Placed, inches: float) -> FromBase:
    """A hair more than the distance, so that nothing is at its tolerance."""
    return FromBase(MarkKind.DISTANCE, words, other, inches + INSIDE)


def end_of(words: str, area: Area) -> AtOutline | None:
    """A hair within the area; none where it is nowhere wide enough."""
    inner = area.grown(-INSIDE)
    return AtOutline(words, area, inner) if inner else None


def catch(base: Base, held: Pose, marks: Iterable[Mark], within: float, legal: Area | None) -> Caught | None:
    """The place a base is drawn to from where it is held, at most ``within`` inches off; none where nothing is near.

    ``legal`` is where its centre may stop, if that is known: no base is drawn out of there, and one that is outside is
    drawn into it rather than elsewhere. An end of an area draws only to legal places.
    """
    marks = tuple(marks)
    near = [mark for mark in marks if mark.off(base, held) <= within]
    alone = (Caught(mark.onto(base, held), (mark,)) for mark in near)
    found = _allowed(held, _clear(base, alone, marks), legal, within)
    if not found:
        return None
    best = found[0]
    pairs = (_both(base, held, best.marks[0], mark) for mark in near if mark is not best.marks[0])
    crossings = _clear(base, (pair for pair in pairs if pair is not None), marks)
    both = _allowed(held, crossings, legal, 1.5 * within)
    better = [pair for pair in both if _is_legal(pair.pose, legal) >= _is_legal(best.pose, legal)]
    return better[0] if better else best


def in_turn(base: Base, held: Pose, marks: Iterable[Mark], within: float, legal: Area | None) -> Sequence[Pose]:
    """Every place a base may be drawn to from there but the one where it is, the nearest first."""
    marks = tuple(marks)
    alone = (Caught(mark.onto(base, held), (mark,)) for mark in marks)
    found = _allowed(held, _clear(base, alone, marks), legal, within)
    return [caught.pose for caught in found if distance(caught.pose.point, held.point) > INSIDE]


def straight_on(begin: Point, held: Pose, legal: Area) -> Pose | None:
    """As far as one may stop on the line from ``begin`` through where the base is held; none where that is nowhere."""
    length = distance(begin, held.point)
    if length <= _CLOSE:
        return None
    inner = legal.grown(-INSIDE)
    right, down = (held.x - begin[0]) / length, (held.y - begin[1]) / length

    def at(inches: float) -> Point:
        return (begin[0] + right * inches, begin[1] + down * inches)

    steps = [index * _STRIDE for index in range(round(_LONGEST / _STRIDE) + 1)]
    inside = [inches for inches in steps if inner and inner.contains(at(inches))]
    if not inside:
        return None
    low, high = inside[-1], inside[-1] + _STRIDE
    while high - low > _CLOSE:
        middle = (low + high) / 2
        low, high = (middle, high) if inner.contains(at(middle)) else (low, middle)
    return held.at(*at(low))


def _both(base: Base, held: Pose, first: Mark, second: Mark) -> Caught | None:
    """Where both marks are kept: each step goes to where the lines cross that touch them. None where that leads
    nowhere."""
    pose = held
    normals = [(0.0, 0.0), (0.0, 0.0)]
    for _ in range(_ROUNDS):
        away = [0.0, 0.0]
        for index, mark in enumerate((first, second)):
            there = mark.onto(base, pose)
            away[index] = far = distance(pose.point, there.point)
            if far > _CLOSE / 100:
                normals[index] = ((there.x - pose.x) / far, (there.y - pose.y) / far)
        if max(away) <= _CLOSE:
            return Caught(pose, (first, second))
        (ax, ay), (bx, by) = normals
        crossed = ax * by - ay * bx
        if abs(crossed) < _SLANT:
            return None
        pose = pose.moved((away[0] * by - away[1] * ay) / crossed, (ax * away[1] - bx * away[0]) / crossed)
    return None


def _allowed(held: Pose, found: Iterable[Caught], legal: Area | None, within: float) -> list[Caught]:
    kept = []
    for caught in found:
        fits = _is_legal(caught.pose, legal)
        outline = any(mark.kind is MarkKind.OUTLINE for mark in caught.marks)
        far = distance(caught.pose.point, held.point)
        if far <= within and (fits or not (outline or _is_legal(held, legal))):
            kept.append((not fits, far, caught))
    kept.sort(key=lambda one: one[:2])
    return [caught for _, _, caught in kept]


def _clear(base: Base, found: Iterable[Caught], marks: Sequence[Mark]) -> Iterator[Caught]:
    """Those that overlap no base, and keep the distance they are drawn to from every base that has it."""
    for caught in found:
        kept = {MarkKind.CONTACT, *(mark.kind for mark in caught.marks)}
        here = Placed(base, caught.pose)
        others = (mark for mark in marks if isinstance(mark, FromBase) and mark.kind in kept)
        if all(separation(here, mark.other) >= mark.gap - CONTACT / 2 for mark in others):
            yield caught


def _is_legal(pose: Pose, legal: Area | None) -> bool:
    return legal is None or legal.distance(pose.point) <= _BESIDE
