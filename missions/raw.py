"""A way through data that may be wrong anywhere: what is not there, or not of the kind asked for, is simply none."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from missions.reading import Form, entries, value_at
from missions.yamlnodes import Key, Loc

F = TypeVar("F", bound=Form)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Raw:
    """A value of a file and the way to it."""

    data: object
    loc: Loc = ()

    def at(self, *keys: Key) -> "Raw":
        found = self
        for key in keys:
            found = Raw(value_at(found.data, key), (*found.loc, key))
        return found

    def items(self) -> Iterator[tuple[Key, "Raw"]]:
        return ((key, Raw(value, (*self.loc, key))) for key, value in entries(self.data))

    def values(self) -> Iterator["Raw"]:
        return (raw for _, raw in self.items())

    @property
    def word(self) -> str | None:
        return self.data if isinstance(self.data, str) else None

    @property
    def number(self) -> float | None:
        return self.data if isinstance(self.data, int | float) and not isinstance(self.data, bool) else None

    def form(self, form: type[F]) -> F | None:
        """This value as a form, where nothing in it is wrong."""
        try:
            return form.model_validate(self.data)
        except ValidationError:
            return None

    def read(self, adapter: TypeAdapter[T]) -> T | None:
        try:
            return adapter.validate_python(self.data)
        except ValidationError:
            return None
