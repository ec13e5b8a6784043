"""Orders as they stand in files: a mapping with ``do``, and a key for each field of the order's class."""

import dataclasses
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Literal

from engine.gate import RuleSystem
from engine.orders import Order
from engine.tongue import tr
from geometry.pose import Pose
from missions.facts import check_value
from missions.fields import pose_to_data
from missions.forms import ClassForm, class_form
from missions.problems import AND, Problem, Unreadable, did_you_mean, listed, quoted
from missions.raw import Raw
from missions.reading import Reading, describe
from missions.yamlnodes import Document, Key, YamlData

_FORMS: dict[int, ClassForm[Order]] = {}
"""By the identity of the order's class, which never goes away."""


def order_form(order: type[Order]) -> ClassForm[Order]:
    if id(order) not in _FORMS:
        _FORMS[id(order)] = class_form(order, extra={"do": (Literal[order.do], ...)})
    return _FORMS[id(order)]


def order_from_data(system: RuleSystem, data: YamlData) -> Order:
    """An order of this system. Raises :class:`Unreadable` with every problem of the data."""
    document = Document.of(data, "order")
    found = read_order(system, Raw(document.data), Reading(document))
    if isinstance(found, list):
        raise Unreadable(found)
    return found


def read_order(system: RuleSystem, raw: Raw, reading: Reading) -> Order | list[Problem]:
    """The order at ``raw``, or everything that is wrong with it."""
    if not isinstance(raw.data, dict):
        return [
            reading.document.problem(
                raw.loc, tr("an order was expected ({{do: …}}), not {describe}", describe=describe(raw.data))
            )
        ]
    known = {order.do: order for order in system.orders}
    do = raw.at("do")
    if do.data is None and "do" not in raw.data:
        return [reading.document.problem(raw.loc, tr("the key 'do' is missing; it names the order"))]
    if do.word not in known:
        said = quoted(do.word) if do.word else describe(do.data)
        near = did_you_mean(do.word, known) if do.word else ""
        rest = near or tr("; there are {known}", known=listed(known, AND))
        return [
            reading.document.problem(do.loc, tr("no order of this game is called {said}{rest}", said=said, rest=rest))
        ]
    form = order_form(known[do.word])
    found = check_value(raw, form.form, reading)
    return found if isinstance(found, list) else form.object(found)


def order_to_data(order: Order) -> dict[Key, YamlData]:
    """The same order as plain data, without what it has by default."""
    data: dict[Key, YamlData] = {"do": order.do}
    for field in dataclasses.fields(order):
        value: object = getattr(order, field.name)
        if not _is_default(field, value):
            data[field.name] = plain(value)
    return data


def _is_default(field: "dataclasses.Field[object]", value: object) -> bool:
    if field.default is not dataclasses.MISSING:
        return bool(value == field.default)
    return field.default_factory is not dataclasses.MISSING and bool(value == field.default_factory())


def plain(value: object) -> YamlData:
    """A field's value as files have it. Raises ``TypeError`` for a type that has no form in files."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Pose():
            return pose_to_data(value)
        case Enum():
            return plain(value.value)
        case Mapping():
            return {key: plain(inner) for key, inner in value.items() if isinstance(key, str | int)}
        case frozenset():
            return [plain(inner) for inner in sorted(value)]
        case Iterable():
            return [plain(inner) for inner in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    raise TypeError(f"{value!r} has no form in files")
