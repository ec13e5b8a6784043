"""Shapes as files write them, and the outlines they stand for."""

import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Self

from pydantic import BeforeValidator, Field, TypeAdapter, WithJsonSchema, model_validator

from engine.tongue import tr
from geometry.area import Area, BadShape, Ring, union
from geometry.pose import Point, Pose
from missions.fields import Length, Number, PointField, SizeField
from missions.problems import AND, listed
from missions.reading import Form, said

MOST_CORNERS = 2000
_CORNERS = TypeAdapter(Annotated[list[PointField], Field(min_length=3, max_length=MOST_CORNERS)])


def _polygon(value: object) -> Ring:
    corners = tuple(_CORNERS.validate_python(value))
    try:
        Area.polygon(corners)
    except BadShape as wrong:
        raise said(_in_words(wrong)) from None
    return corners


def _in_words(wrong: BadShape) -> str:
    found = re.fullmatch(r"(.*) \(.*\[(\S+) (\S+)\]\)", str(wrong))
    return (
        tr("{found} at [{float:g}, {float2:g}]", found=found[1], float=float(found[2]), float2=float(found[3]))
        if found
        else str(wrong)
    )


PolygonField = Annotated[
    Ring,
    BeforeValidator(_polygon),
    WithJsonSchema(
        {
            "type": "array",
            "items": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
            "minItems": 3,
            "description": "corners [x, y] in inches, in either order, crossing nowhere",
        }
    ),
]


class Rectangle(Form):
    """Its middle, its size, and degrees clockwise."""

    at: PointField
    size: SizeField
    turn: Number = 0.0

    @property
    def rings(self) -> tuple[Ring, ...]:
        return placed((box(*self.size),), Pose(*self.at, self.turn))


class Circle(Form):
    """Its middle and its diameter."""

    at: PointField
    diameter: Length

    @property
    def rings(self) -> tuple[Ring, ...]:
        return Area.disc(self.at, self.diameter / 2).rings()


class Part(Form):
    """One shape of several that make up a whole."""

    polygon: PolygonField | None = None
    rectangle: Rectangle | None = None
    circle: Circle | None = None

    @model_validator(mode="after")
    def _one_shape(self) -> Self:
        one_of(self, ("polygon", "rectangle", "circle"))
        return self

    @property
    def rings(self) -> tuple[Ring, ...]:
        if self.polygon is not None:
            return (self.polygon,)
        shape = self.rectangle or self.circle
        return () if shape is None else shape.rings


class OwnShape(Form):
    """A shape in a piece's own frame, wherever its origin lies."""

    polygon: PolygonField | None = None
    rectangle: SizeField | None = None
    circle: Length | None = None

    @model_validator(mode="after")
    def _one_shape(self) -> Self:
        one_of(self, ("polygon", "rectangle", "circle"))
        return self

    @property
    def rings(self) -> tuple[Ring, ...]:
        """The outline about the middle of its box."""
        if self.rectangle is not None:
            return (box(*self.rectangle),)
        if self.circle is not None:
            return Area.disc((0, 0), self.circle / 2).rings()
        return centred((self.polygon,)) if self.polygon is not None else ()


def one_of(form: Form, names: Sequence[str], *, least: int = 1) -> None:
    """Raises unless exactly one of these keys is given (or none, where ``least`` is 0)."""
    given = [name for name in names if getattr(form, name) is not None]
    if len(given) > 1:
        raise said(tr("{given} stand here together; one of them is enough", given=listed(given, AND)))
    if len(given) < least:
        raise said(tr("{names} is missing", names=listed(names)))


def box(width: float, depth: float) -> Ring:
    """A rectangle about the origin."""
    right, bottom = width / 2, depth / 2
    return ((-right, -bottom), (right, -bottom), (right, bottom), (-right, bottom))


def bounds(rings: Iterable[Ring]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    corners = [corner for ring in rings for corner in ring]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return (min(xs), min(ys), max(xs), max(ys))


def centred(rings: tuple[Ring, ...]) -> tuple[Ring, ...]:
    left, top, right, bottom = bounds(rings)
    return placed(rings, Pose(-(left + right) / 2, -(top + bottom) / 2))


def placed(rings: tuple[Ring, ...], pose: Pose) -> tuple[Ring, ...]:
    """Rings of a piece's own frame where it stands on the table."""
    return tuple(tuple(pose.place(corner) for corner in ring) for ring in rings)


def scaled(rings: tuple[Ring, ...], width: float, depth: float) -> tuple[Ring, ...]:
    """The same outline in a box of another size about the origin."""
    left, top, right, bottom = bounds(rings)
    x_factor, y_factor = width / (right - left), depth / (bottom - top)

    def moved(corner: Point) -> Point:
        return (corner[0] * x_factor, corner[1] * y_factor)

    return tuple(tuple(moved(corner) for corner in ring) for ring in rings)


def area_of(rings: Iterable[Ring]) -> Area:
    """All that the rings enclose together."""
    return union(Area.polygon(ring) for ring in rings)
