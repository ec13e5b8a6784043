"""What was set on a photograph: bases with their places, each with the error it was set with. Knows no Qt."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from engine.findings import Limit
from engine.mission import SideLook
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import nearest_points, separation
from geometry.photograph import MARK, Photograph
from geometry.pose import Point, Pose
from geometry.unsure import Call, call

TURN = 4.0
"""Degrees by which a base that is turned by eye may be off."""


def by_turn(base: Base) -> float:
    """Inches by which the rim may lie elsewhere for that, nowhere more; 0 for a round base."""
    if base.is_round:
        return 0.0
    # An oval's rim goes aside by no more than its half axes differ, a corner by as far as it is out.
    arm = abs(base.width - base.depth) / 2 if base.shape is BaseShape.OVAL else base.outer_radius
    return arm * math.radians(TURN)


@dataclass(frozen=True, slots=True)
class Kind:
    """What a base is set for: a model of a unit, or of a profile. ``models`` are the numbers there are; none: any."""

    id: str
    name: str
    look: SideLook
    base: Base
    models: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """``hand`` are the inches by which it may be off for being set in a view coarser than the picture."""

    kind: Kind
    number: int
    placed: Placed
    hand: float = 0.0

    @property
    def id(self) -> str:
        return f"{self.kind.id}.{self.number}"

    @property
    def name(self) -> str:
        return self.kind.name if len(self.kind.models) == 1 else f"{self.kind.name} · {self.number}"


@dataclass(frozen=True, slots=True)
class Measure:
    """Between two bases, from edge to edge, in inches; below 0 where they overlap."""

    apart: float
    error: float
    line: tuple[Point, Point]

    def answer(self, kind: Limit, limit: float) -> Call:
        """Whether it keeps to the limit; legal and not legal only where that is sure."""
        spare = limit - self.apart
        return call(spare if kind in (Limit.AT_MOST, Limit.LESS_THAN) else -spare, self.error)


@dataclass(frozen=True)
class Table:
    """All bases that were set, by their ids, in the order they were."""

    photograph: Photograph
    standing: Mapping[str, Standing] = field(default_factory=dict)

    def with_photograph(self, photograph: Photograph) -> "Table":
        """Bases stay on what they were set on: where it is in the picture they keep."""
        moved = {}
        for id, one in self.standing.items():
            pixel = self.photograph.pixel(one.placed.centre)
            place = None if pixel is None else photograph.place(pixel)
            if place is not None:
                moved[id] = replace(one, placed=one.placed.to(one.placed.pose.at(*place)))
        return Table(photograph, moved)

    def free_number(self, kind: Kind) -> int | None:
        """The next for a base of this kind; none where all its models stand already."""
        taken = {one.number for one in self.standing.values() if one.kind.id == kind.id}
        numbers: Iterable[int] = kind.models or range(1, len(taken) + 2)
        return next((number for number in numbers if number not in taken), None)

    def put(self, kind: Kind, place: Point, hand: float) -> tuple["Table", str] | None:
        """A base more, and its id. None where no model of the kind is left."""
        number = self.free_number(kind)
        if number is None:
            return None
        new = Standing(kind, number, Placed(kind.base, Pose(*place)), hand)
        return replace(self, standing={**self.standing, new.id: new}), new.id

    def moved(self, id: str, place: Point, hand: float) -> "Table":
        one = self.standing[id]
        new = replace(one, placed=one.placed.to(one.placed.pose.at(*place)), hand=hand)
        return replace(self, standing={**self.standing, id: new})

    def turned(self, id: str, degrees: float) -> "Table":
        one = self.standing[id]
        new = replace(one, placed=one.placed.to(one.placed.pose.turned(degrees)))
        return replace(self, standing={**self.standing, id: new})

    def without(self, id: str) -> "Table":
        return replace(self, standing={other: one for other, one in self.standing.items() if other != id})

    @cached_property
    def errors(self) -> Mapping[str, float]:
        """Inches by which each base, or any part of its rim, may be off."""
        there = self.standing.values()
        found = self.photograph.errors([one.placed.centre for one in there], MARK, [one.hand for one in there])
        return {
            id: float(off) + by_turn(one.placed.base)
            for (id, one), off in zip(self.standing.items(), found, strict=True)
        }

    def measure(self, a: str, b: str) -> Measure:
        """Raises KeyError for an id that is not there."""
        first, second = self.standing[a].placed, self.standing[b].placed
        return Measure(separation(first, second), self.errors[a] + self.errors[b], nearest_points(first, second))
