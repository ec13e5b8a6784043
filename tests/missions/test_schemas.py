"""The published JSON Schemas are those of the forms, and take what the program takes."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from missions.formats import Kind
from missions.mission_form import MissionForm
from missions.reading import Form
from missions.rehearsal_form import RehearsalForm
from missions.scenes import SceneForm
from missions.schemas import schema_file, schema_text
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS, system
from missions.yamlnodes import read_yaml

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def schema(kind: Kind) -> dict[str, Json]:
    data: dict[str, Json] = json.loads(schema_file(kind).read_text(encoding="utf-8"))
    return data


def part(data: Json, *path: str) -> Json:
    for key in path:
        assert isinstance(data, dict), path
        data = data[key]
    return data


def takes(found: Json, rules: Json, whole: Json) -> bool:
    """Whether a value fits a schema; knows the words that ours use and no others."""
    assert isinstance(rules, dict)
    return all(_fits(found, word, value, rules, whole) for word, value in rules.items())


PASSED_OVER = {"title", "description", "default", "$schema", "$defs", "required", "properties", "patternProperties"}
TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "null": type(None),
}


_CHOSEN: dict[tuple[int, str], tuple[bool, Json]] = {}
"""What was found to fit a choice or not: scenes share most of their orders. The choice is kept, and so is its id."""


def _fits(found: Json, word: str, value: Json, rules: dict[str, Json], whole: Json) -> bool:
    match word, value:
        case "$ref", str():
            return takes(found, part(whole, "$defs", value.rpartition("/")[2]), whole)
        case "type", str():
            return isinstance(found, TYPES[value]) and (value == "boolean" or not isinstance(found, bool))
        case "type", list():
            return any(_fits(found, "type", each, rules, whole) for each in value)
        case "anyOf", list():
            known = (id(value), json.dumps(found))
            if known not in _CHOSEN:
                _CHOSEN[known] = (any(takes(found, each, whole) for each in value), value)
            return _CHOSEN[known][0]
        case "enum", list():
            return found in value
        case "const", _:
            return found == value
        case "items", _:
            return not isinstance(found, list) or all(takes(each, value, whole) for each in found)
        case "minItems" | "minProperties" | "minLength", int():
            return not isinstance(found, list | dict | str) or len(found) >= value
        case "maxItems" | "maxProperties" | "maxLength", int():
            return not isinstance(found, list | dict | str) or len(found) <= value
        case "minimum", int() | float():
            return not isinstance(found, int | float) or found >= value
        case "maximum", int() | float():
            return not isinstance(found, int | float) or found <= value
        case "exclusiveMinimum", int() | float():
            return not isinstance(found, int | float) or found > value
        case "exclusiveMaximum", int() | float():
            return not isinstance(found, int | float) or found < value
        case "pattern", str():
            return not isinstance(found, str) or re.search(value, found) is not None
        case "propertyNames", _:
            return not isinstance(found, dict) or all(takes(key, value, whole) for key in found)
        case (("additionalProperties" | "patternProperties"), _):
            return _keys_fit(found, rules, whole)
        case _:
            assert word in PASSED_OVER, word
            return True


def _keys_fit(found: Json, rules: dict[str, Json], whole: Json) -> bool:
    if not isinstance(found, dict):
        return True
    known, required, patterns = (rules.get(word, {}) for word in ("properties", "required", "patternProperties"))
    assert isinstance(known, dict)
    assert isinstance(required, list | dict)
    assert isinstance(patterns, dict)
    if set(map(str, required)) - found.keys():
        return False
    for key, value in found.items():
        by_pattern = next((rule for pattern, rule in patterns.items() if re.search(pattern, key)), None)
        rule = known.get(key, rules.get("additionalProperties", True) if by_pattern is None else by_pattern)
        if rule is False or (rule is not True and not takes(value, rule, whole)):
            return False
    return True


def as_json(content: bytes) -> Json:
    data: Json = json.loads(json.dumps(read_yaml(content, "f").data))
    return data


def references(data: Json) -> Iterator[str]:
    if isinstance(data, dict):
        if isinstance(data.get("$ref"), str):
            yield str(data["$ref"])
        for value in data.values():
            yield from references(value)
    elif isinstance(data, list):
        for value in data:
            yield from references(value)


@pytest.mark.parametrize("kind", Kind)
def test_the_published_schema_is_current(kind: Kind) -> None:
    assert schema_file(kind).read_text(encoding="utf-8") == schema_text(kind), "python -m missions.schemas writes them"


@pytest.mark.parametrize(
    ("kind", "form"),
    [(Kind.MISSION, MissionForm), (Kind.SCENE, SceneForm), (Kind.REHEARSAL, RehearsalForm)],
)
def test_it_has_every_key_of_its_file_and_asks_for_the_format(kind: Kind, form: type[Form]) -> None:
    found = schema(kind)
    top = part(found, "$defs", form.__name__)
    assert found["$ref"] == f"#/$defs/{form.__name__}"
    assert set(part(top, "properties") or ()) == set(form.model_fields)  # type: ignore[arg-type]  # a mapping, as asserted in part
    assert part(top, "additionalProperties") is False
    assert "format" in (part(top, "required") or ())  # type: ignore[operator]  # a list
    assert part(top, "properties", "format", "const") == kind.format


@pytest.mark.parametrize("kind", Kind)
def test_all_it_refers_to_is_there(kind: Kind) -> None:
    found = schema(kind)
    definitions = part(found, "$defs")
    assert isinstance(definitions, dict)
    named = {reference.removeprefix("#/$defs/") for reference in references(found)}
    assert named <= definitions.keys()
    assert len(named) > 5


def test_every_order_of_every_game_is_in_it_by_its_name() -> None:
    text = schema_file(Kind.REHEARSAL).read_text(encoding="utf-8")
    definitions = part(json.loads(text), "$defs")
    assert isinstance(definitions, dict)
    told = set()
    for form in definitions.values():
        keys = form.get("properties") if isinstance(form, dict) else None
        if isinstance(keys, dict) and "do" in keys:
            told.add(part(keys, "do", "const"))
    assert told == {order.do for name in SYSTEMS for order in system(name).orders}


def test_a_line_of_a_rehearsal_may_have_its_numbers_and_an_order_of_a_scene_not() -> None:
    for kind, numbered in ((Kind.REHEARSAL, True), (Kind.SCENE, False)):
        keys = part(schema(kind), "$defs", "RollOff", "properties")
        assert isinstance(keys, dict)
        assert ({"n", "parent"} <= keys.keys()) is numbered


def test_the_schemas_lie_with_the_assets(repository: Path) -> None:
    published = sorted((repository / "assets" / "schemas").iterdir())
    names = ["mission-1.json", "profiles-1.json", "rehearsal-1.json", "scene-1.json"]
    assert [path.name for path in published] == names


def test_every_mission_that_is_shipped_fits_the_schema() -> None:
    found = schema(Kind.MISSION)
    for name in SYSTEMS:
        for path in shipped_paths(name):
            assert takes(as_json(path.read_bytes()), {"$ref": found["$ref"]}, found), path


def test_every_scene_fits_the_schema(repository: Path) -> None:
    found = schema(Kind.SCENE)
    scenes = [path for path in (repository / "tests" / "scenes").rglob("*.yaml") if b"/scene/1" in path.read_bytes()]
    assert scenes
    for path in scenes:
        assert takes(as_json(path.read_bytes()), {"$ref": found["$ref"]}, found), path


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("terrain:", "terain:"),
        ("width: 36", "width: ten"),
        ("width: 36", "width: 0"),
        ("models: 3}", "}"),
        ("id: rock", "id: a rock"),
        ("edge: top", "edge: above"),
        ("system: starcraft", "system: chess"),
        ("card: frontlines/skirmish", "card: nothing"),
        ("format: measuretwice/mission/1\n", ""),
        ("[6, 6]]", "[6]]"),
    ],
)
def test_a_mission_with_a_mistake_of_form_does_not_fit_it(starcraft: str, old: str, new: str) -> None:
    found = schema(Kind.MISSION)
    assert takes(as_json(starcraft.encode()), {"$ref": found["$ref"]}, found)
    assert old in starcraft
    assert not takes(as_json(starcraft.replace(old, new).encode()), {"$ref": found["$ref"]}, found)
