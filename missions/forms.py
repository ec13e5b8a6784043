"""Forms of files made from the engine's own dataclasses: a key for each field, so that both cannot part ways."""

import dataclasses
from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import AfterValidator, Field, create_model

from geometry.base import Base
from geometry.pose import Point, Pose
from missions.fields import BaseField, PointField, PoseField
from missions.reading import Form

T = TypeVar("T")
Hint = object


def _pairs(mapping: dict[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(mapping.items())


OWN_FORMS: dict[Hint, Hint] = {
    Base: BaseField,
    Pose: PoseField,
    Point: PointField,
    float: Annotated[float, Field(strict=True, allow_inf_nan=False)],
    tuple[tuple[str, str], ...]: Annotated[dict[str, str], AfterValidator(_pairs)],
}
"""Types that are written in a way of their own."""


@dataclasses.dataclass(frozen=True, slots=True)
class ClassForm(Generic[T]):
    """A form and the way from it to the object it stands for."""

    form: type[Form]
    made: type[T]
    left_out: frozenset[str]

    def object(self, form: Form, **more: object) -> T:
        """``more`` fills the fields that the file does not have, or has otherwise."""
        names = (name for name in type(form).model_fields if name not in self.left_out)
        return self.made(**{**{name: getattr(form, name) for name in names}, **more})


def class_form(
    made: type[T],
    *,
    without: frozenset[str] = frozenset(),
    extra: Mapping[str, tuple[Hint, object]] | None = None,
    optional: Mapping[str, object] | None = None,
) -> ClassForm[T]:
    """The form of a dataclass.

    ``without`` are fields the file does not have, ``extra`` keys that are no fields (type and default, ``...`` for
    none), ``optional`` fields that may be left out of the file all the same, with what they then are.
    """
    hints = get_type_hints(made)
    fields: dict[str, tuple[Hint, object]] = {}
    for field in dataclasses.fields(made):  # type: ignore[arg-type]  # every class given here is a dataclass
        if field.init and field.name not in without:
            fields[field.name] = (file_type(hints[field.name]), (optional or {}).get(field.name, _default(field)))
    fields.update(extra or {})
    form = create_model(made.__name__, __base__=Form, __doc__=made.__doc__, __module__=made.__module__, **fields)  # type: ignore[call-overload]  # pydantic types these as Any
    return ClassForm(form, made, frozenset(extra or {}))


def table_form(name: str, format: str, key: str, form: type[Form]) -> type[Form]:
    """The form of a whole data file: its format, and under one key a mapping of names to ``form``."""
    fields: dict[str, tuple[Hint, object]] = {"format": (Literal[format], ...), key: (dict[str, form], ...)}  # type: ignore[valid-type]  # made at run time
    made: type[Form] = create_model(name, __base__=Form, **fields)  # type: ignore[call-overload]  # as above
    return made


def _default(field: "dataclasses.Field[object]") -> object:
    if field.default is not dataclasses.MISSING:
        return field.default
    if field.default_factory is not dataclasses.MISSING:
        return Field(default_factory=field.default_factory)
    return ...


def file_type(hint: Hint) -> Hint:
    """How a value of this type stands in a file."""
    if hint in OWN_FORMS:
        return OWN_FORMS[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return Union[tuple(file_type(part) for part in inner)]  # noqa: UP007  # its parts are known only here
    if origin is tuple and len(inner) == 2 and inner[1] is Ellipsis:
        return Annotated[list[file_type(inner[0])], AfterValidator(tuple)]  # type: ignore[misc]  # made at run time
    if origin is frozenset:
        return Annotated[list[file_type(inner[0])], AfterValidator(frozenset)]  # type: ignore[misc]  # made at run time
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return dict[file_type(inner[0]), file_type(inner[1])]  # type: ignore[misc]  # made at run time
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Annotated[hint, Field(strict=False)]
    if hint in (str, int, bool, NoneType):
        return hint
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _nested(hint)
    raise TypeError(f"{hint!r} has no form in files")


@cache
def _nested(made: type[object]) -> Hint:
    inner = class_form(made)
    return Annotated[inner.form, AfterValidator(inner.object)]
