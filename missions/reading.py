"""From YAML data to a typed form: one pass that finds every problem and says each in plain words, at its place."""

import re
from collections.abc import Iterator, Mapping
from typing import TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError, ValidationInfo, model_validator
from pydantic_core import ErrorDetails, PydanticCustomError

from engine.tongue import tr, tr_later
from missions.problems import MOST_PROBLEMS, Problem, did_you_mean, listed, nearest, quoted
from missions.yamlnodes import Document, Key, Loc

T = TypeVar("T")
Info: TypeAlias = ValidationInfo["Reading | None"]


class Form(BaseModel):
    """A mapping of a file. Nothing is converted, nothing unknown is passed over."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _note_known_keys(cls, data: object, info: Info) -> object:
        if isinstance(data, dict) and isinstance(info.context, Reading):
            keys = (field.alias or name for name, field in cls.model_fields.items())
            info.context.known_keys.setdefault(id(data), set()).update(keys)
        return data


class Reading:
    """What a pass over a document knows beside the value at hand. Validators find it as their context."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.known_keys: dict[int, set[str]] = {}
        """By the identity of the mapping, as it stands in the document's data."""
        self._parts: list[object] = []

    def note_part(self, whole: object, part: object) -> None:
        """``part`` holds some keys of the mapping ``whole``: what is known of the one is known of the other."""
        self.known_keys[id(part)] = self.known_keys.setdefault(id(whole), set())
        self._parts.append(part)  # its identity must not pass to another mapping

    @classmethod
    def of(cls, info: Info) -> "Reading | None":
        return info.context if isinstance(info.context, cls) else None


def said(text: str) -> PydanticCustomError:
    """What a validator raises: its words are shown as they are."""
    return PydanticCustomError("said", "{text}", {"text": text})


def read_form(form: TypeAdapter[T] | type[T], reading: Reading) -> T | list[Problem]:
    """The whole document as ``form``, or everything that is wrong with it."""
    adapter = form if isinstance(form, TypeAdapter) else TypeAdapter(form)
    try:
        return adapter.validate_python(reading.document.data, context=reading)
    except ValidationError as wrong:
        return problems_of(wrong, reading)


def problems_of(wrong: ValidationError, reading: Reading, at: Loc = ()) -> list[Problem]:
    """Every error of a validation of the value at ``at``, as problems of the file."""
    errors = [(at + _loc(error), error) for error in wrong.errors(include_url=False)[: MOST_PROBLEMS + 1]]
    misspelt = {
        (loc[:-1], near)
        for loc, error in errors
        if error["type"] == "extra_forbidden" and (near := _nearest_key(loc, reading))
    }
    # A key that was misspelt is not missing as well.
    kept = [pair for pair in errors if not (pair[1]["type"] == "missing" and (pair[0][:-1], pair[0][-1]) in misspelt)]
    return [_problem(loc, error, reading) for loc, error in kept]


def _loc(error: ErrorDetails) -> Loc:
    return tuple(error["loc"])


def _problem(loc: Loc, error: ErrorDetails, reading: Reading) -> Problem:
    kind = error["type"]
    document = reading.document
    if kind == "extra_forbidden":
        known = _known_keys(loc, reading)
        text = tr(
            "unknown key {quoted}{did_you_mean}",
            quoted=quoted(str(loc[-1])),
            did_you_mean=did_you_mean(str(loc[-1]), known),
        )
        return document.problem(loc, text, key=True)
    if kind == "missing":
        return document.problem(loc[:-1], tr("the key '{loc}' is missing", loc=loc[-1]))
    at_key = bool(loc) and loc[-1] == "[key]"
    return document.problem(loc, _words(error), key=at_key)


def _known_keys(loc: Loc, reading: Reading) -> set[str]:
    data: object = reading.document.data
    for part in reading.document.find(loc[:-1])[0]:
        data = value_at(data, part)
    return reading.known_keys.get(id(data), set())


def _nearest_key(loc: Loc, reading: Reading) -> Key | None:
    return nearest(str(loc[-1]), _known_keys(loc, reading))


def _words(error: ErrorDetails) -> str:
    kind, got = error["type"], describe(error["input"])
    limits: Mapping[str, object] = error.get("ctx", {})
    if kind == "said":
        return error["msg"]
    if kind in _EXPECTED:
        return tr("{expected} was expected, not {got}", expected=_EXPECTED[kind], got=got)
    if kind in _BOUNDS:
        name, words = _BOUNDS[kind]
        limit = limits[name]
        shown = f"{limit:g}" if isinstance(limit, float) else limit
        return tr("{words} {shown} was expected, not {got}", words=words, shown=shown, got=got)
    if kind in ("literal_error", "enum"):
        choices = re.findall(r"'([^']*)'", str(limits["expected"])) or [str(limits["expected"])]
        near = did_you_mean(error["input"], choices) if isinstance(error["input"], str) else ""
        return tr("{choices} was expected, not {got}{near}", choices=listed(choices), got=got, near=near)
    if kind in ("too_short", "too_long"):
        name, words = ("min_length", tr("at least")) if kind == "too_short" else ("max_length", tr("at most"))
        counted = tr("1 value was") if limits[name] == 1 else tr("{limit} values were", limit=limits[name])
        actual = limits["actual_length"]
        return tr("{words} {counted} expected here", words=words, counted=counted) + (
            tr(", not {actual}", actual=actual) if actual is not None else ""
        )
    if kind == "string_too_short":
        return tr("a word was expected, not an empty one")
    if kind in ("string_pattern_mismatch", "string_too_long"):
        return tr("an id was expected (letters, digits, dots, - and _; at most 80), not {got}", got=got)
    return tr("{error}{error2}, not {got}", error=error["msg"][:1].lower(), error2=error["msg"][1:], got=got)


_EXPECTED = {
    "float_type": "a number",
    "finite_number": tr_later("a finite number"),
    "int_type": tr_later("a whole number"),
    "int_from_float": tr_later("a whole number"),
    "string_type": tr_later("a word or words in quotes"),
    "bool_type": tr_later("true or false"),
    "list_type": "a list",
    "tuple_type": "a list",
    "dict_type": "a mapping",
    "model_type": "a mapping",
    "none_required": "nothing",
}
_BOUNDS = {
    "greater_than": ("gt", tr_later("a number above")),
    "greater_than_equal": ("ge", tr_later("a number of at least")),
    "less_than": ("lt", tr_later("a number below")),
    "less_than_equal": ("le", tr_later("a number of at most")),
}


def describe(value: object) -> str:
    """What stands in the file, for the end of a sentence."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return tr("the number {value}", value=value)
        case str():
            return (
                tr("the word {quoted}", quoted=quoted(value))
                if value and len(value.split()) == 1
                else tr("the words {quoted}", quoted=quoted(value))
            )
        case list():
            return "a list"
        case _:
            return "a mapping"


def value_at(data: object, key: Key) -> object:
    """The value under a key of a mapping or at a place of a list; none where there is none."""
    if isinstance(data, dict):
        return data.get(key)
    if isinstance(data, list) and isinstance(key, int) and 0 <= key < len(data):
        return data[key]
    return None


def entries(data: object) -> Iterator[tuple[Key, object]]:
    """The values of a list or mapping with their keys; nothing for anything else."""
    if isinstance(data, dict):
        yield from data.items()
    elif isinstance(data, list):
        yield from enumerate(data)
