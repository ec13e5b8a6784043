"""The kinds of value that stand in every file: lengths, points, poses, bases. Each says what it wants in its schema."""

from typing import Annotated

from pydantic import BeforeValidator, Field, TypeAdapter, WithJsonSchema

from engine.tongue import tr
from geometry.base import Base, BaseShape
from geometry.pose import Point, Pose
from missions.reading import describe, said
from missions.yamlnodes import YamlData

FARTHEST = 10_000.0
"""Inches. Nothing that is meant lies farther from a table, and numbers beyond would only break the drawing."""
LARGEST = 600.0
"""Inches; no table or piece is larger."""

Number = Annotated[float, Field(strict=True, allow_inf_nan=False, ge=-FARTHEST, le=FARTHEST)]
Length = Annotated[float, Field(strict=True, allow_inf_nan=False, gt=0, le=LARGEST)]
Text = Annotated[str, Field(strict=True)]
Word = Annotated[str, Field(strict=True, min_length=1)]
MOST_MODELS = 500
Count = Annotated[int, Field(strict=True, ge=1, le=MOST_MODELS)]

_NUMBERS = TypeAdapter(list[Number])
_LENGTHS = TypeAdapter(list[Length])
_NUMBER_SCHEMA = {"type": "number"}
_LENGTH_SCHEMA = {"type": "number", "exclusiveMinimum": 0}


def _listed(value: object, least: int, most: int, words: str) -> list[float]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise said(tr("{words} was expected, not {shown}", words=words, shown=_shown(value)))
    return _NUMBERS.validate_python(value)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return tr("a list of {count}", count=len(value))
    return describe(value)


def _point(value: object) -> Point:
    x, y = _listed(value, 2, 2, "a place [x, y]")
    return (x, y)


def _pose(value: object) -> Pose:
    return Pose(*_listed(value, 2, 3, "a place [x, y] or [x, y, turn]"))


def _size(value: object) -> tuple[float, float]:
    if not isinstance(value, list) or len(value) != 2:
        raise said(tr("a size [width, depth] was expected, not {shown}", shown=_shown(value)))
    width, depth = _LENGTHS.validate_python(value)
    return (width, depth)


PointField = Annotated[
    Point,
    BeforeValidator(_point),
    WithJsonSchema(
        {"type": "array", "items": _NUMBER_SCHEMA, "minItems": 2, "maxItems": 2, "description": "[x, y] in inches"}
    ),
]
PoseField = Annotated[
    Pose,
    BeforeValidator(_pose),
    WithJsonSchema(
        {
            "type": "array",
            "items": _NUMBER_SCHEMA,
            "minItems": 2,
            "maxItems": 3,
            "description": "[x, y] or [x, y, turn]: inches, degrees clockwise",
        }
    ),
]
SizeField = Annotated[
    tuple[float, float],
    BeforeValidator(_size),
    WithJsonSchema(
        {
            "type": "array",
            "items": _LENGTH_SCHEMA,
            "minItems": 2,
            "maxItems": 2,
            "description": "[width, depth] in inches",
        }
    ),
]


def pose_to_data(pose: Pose) -> YamlData:
    """``[x, y]``, or ``[x, y, turn]`` where it is turned."""
    return [pose.x, pose.y, pose.turn] if pose.turn else [pose.x, pose.y]


def _base(value: object) -> Base:
    if isinstance(value, bool) or not isinstance(value, int | float | dict):
        raise said(
            tr(
                "a base was expected (32, or oval: [40, 100], or rectangle: [40, 100]), not {shown}",
                shown=_shown(value),
            )
        )
    if not isinstance(value, dict):
        if not 0 < value <= 1000:
            raise said(
                tr("a base of more than 0 and at most 1000 mm was expected, not {describe}", describe=describe(value))
            )
        return Base.from_millimetres(BaseShape.ROUND, value)
    shapes = {"oval": BaseShape.OVAL, "rectangle": BaseShape.RECTANGLE}
    if len(value) != 1 or next(iter(value)) not in shapes:
        raise said(tr("a base is a number of mm, or oval: [width, depth], or rectangle: [width, depth]"))
    word, sides = next(iter(value.items()))
    if not isinstance(sides, list) or len(sides) != 2 or not all(_is_millimetres(side) for side in sides):
        raise said(tr("{word}: [width, depth] in mm was expected, each more than 0 and at most 1000", word=word))
    return Base.from_millimetres(shapes[word], *sides)


def _is_millimetres(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 < value <= 1000


_TWO_SIDES = {"type": "array", "items": _LENGTH_SCHEMA, "minItems": 2, "maxItems": 2}
BaseField = Annotated[
    Base,
    BeforeValidator(_base),
    WithJsonSchema(
        {
            "description": "the base in mm: a number for a round one, or its shape with [width, depth]",
            "anyOf": [
                _LENGTH_SCHEMA,
                *(
                    {
                        "type": "object",
                        "properties": {shape: _TWO_SIDES},
                        "required": [shape],
                        "additionalProperties": False,
                    }
                    for shape in ("oval", "rectangle")
                ),
            ],
        }
    ),
]
