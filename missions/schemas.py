"""The published JSON Schemas, made from the forms that files are read with.

``python -m missions.schemas`` writes them.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from pydantic.json_schema import models_json_schema

import assets
from missions.formats import Kind
from missions.mission_form import MissionForm, SideForm
from missions.mission_ref import MissionRef
from missions.orders import order_form
from missions.own_profiles import ProfilesFile
from missions.reading import Form
from missions.rehearsal_form import LineForm, RehearsalForm
from missions.rules.armies import armies
from missions.rules.cards import card_form, cards
from missions.rules.deployments import deployments
from missions.rules.files import SYSTEMS
from missions.rules.maps import terrain_maps
from missions.rules.units import own_profile_form
from missions.saving import write_whole
from missions.scenes import SceneForm
from missions.systems import system

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, object]
FORMS: dict[Kind, type[Form]] = {Kind.MISSION: MissionForm, Kind.SCENE: SceneForm, Kind.REHEARSAL: RehearsalForm}


def schema_text(kind: Kind) -> str:
    """The schema of a kind of file, as it is published."""
    return json.dumps(_schema(kind), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def schema_file(kind: Kind) -> Path:
    folder = next(iter(assets.__path__))
    return Path(folder) / "schemas" / f"{kind.format.removeprefix('measuretwice/').replace('/', '-')}.json"


def profiles_text() -> str:
    """The schema of a file of profiles of a player's own."""
    forms = [own_profile_form(name).form for name in SYSTEMS]
    made = _Made([ProfilesFile, *forms])
    keys = made.keys(ProfilesFile)
    keys["system"] = {"enum": list(SYSTEMS)}
    keys["profiles"] = {"type": "object", "additionalProperties": {"anyOf": made.refs(forms)}}
    whole = {"$schema": DIALECT, **made.ref(ProfilesFile), "$defs": made.used_by(ProfilesFile)}
    return json.dumps(whole, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def profiles_file() -> Path:
    return schema_file(Kind.MISSION).with_name("profiles-1.json")


def write_all() -> None:
    schema_file(Kind.MISSION).parent.mkdir(exist_ok=True)
    for kind in Kind:
        write_whole(schema_file(kind), schema_text(kind).encode("utf-8"))
    write_whole(profiles_file(), profiles_text().encode("utf-8"))


def _schema(kind: Kind) -> Schema:
    """Everything that depends on the game is put in here: its orders, its cards, the profiles a mission may bring."""
    profiles = [own_profile_form(name).form for name in SYSTEMS]
    terms = [card_form(name).form for name in SYSTEMS]
    orders = list(dict.fromkeys(order_form(order).form for name in SYSTEMS for order in system(name).orders))
    more: list[type[Form]] = [] if kind is Kind.MISSION else [MissionForm, MissionRef, LineForm, *orders]
    made = _Made([FORMS[kind], SideForm, *more, *profiles, *terms])

    mission = made.keys(MissionForm)
    names = sorted({card for name in SYSTEMS for card in cards(name)})
    mission["system"] = {"enum": list(SYSTEMS)}
    mission["card"] = {"anyOf": [{"enum": names}, *made.refs(terms)]}
    mission["deployment"] = {"enum": [name for game in SYSTEMS for name in deployments(game)]}
    mission["map"] = {"enum": [name for game in SYSTEMS for name in terrain_maps(game)]}
    army = {"enum": [name for game in SYSTEMS for name in armies(game)]}
    made.keys(SideForm)["army"] = {"anyOf": [army, {"type": "array", "items": army}]}
    mission["profiles"] = {"type": "object", "additionalProperties": {"anyOf": made.refs(profiles)}}
    top = made.definition(FORMS[kind])
    if kind is Kind.MISSION:
        top["required"] = ["format", *_list(top["required"])]
    else:
        path = {"type": "string", "description": "the path of a mission file, from the folder of this one"}
        own = made.keys(FORMS[kind])
        own["mission"] = {"anyOf": [path, *made.refs([MissionRef, MissionForm])]}
        order = {"anyOf": made.refs(orders)}
        if kind is Kind.SCENE:
            own["order"] = order
            own["before"] = {"type": "array", "items": order}
        else:
            own["orders"] = {"type": "array", "items": order}
            for form in orders:
                made.keys(form).update(made.keys(LineForm))
    return {"$schema": DIALECT, **made.ref(FORMS[kind]), "$defs": made.used_by(FORMS[kind])}


class _Made:
    """The schemas of several forms, each under a name of its own."""

    def __init__(self, forms: Sequence[type[Form]]) -> None:
        refs, whole = models_json_schema([(form, "validation") for form in forms], by_alias=True)
        self.definitions = _mapping(whole["$defs"])
        self._refs = {id(form): _mapping(ref) for (form, _), ref in refs.items()}

    def ref(self, form: type[Form]) -> Schema:
        return self._refs[id(form)]

    def refs(self, forms: Sequence[type[Form]]) -> list[Schema]:
        return [self.ref(form) for form in forms]

    def definition(self, form: type[Form]) -> Schema:
        return _mapping(self.definitions[str(self.ref(form)["$ref"]).rpartition("/")[2]])

    def used_by(self, form: type[Form]) -> Schema:
        """The definitions that a form needs, itself among them."""
        used: Schema = {}
        waiting: list[object] = [self.ref(form)]
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict):
                name = str(value.get("$ref", "")).rpartition("/")[2]
                if name and name not in used:
                    used[name] = self.definitions[name]
                    waiting.append(used[name])
                waiting += value.values()
            elif isinstance(value, list):
                waiting += value
        return used

    def keys(self, form: type[Form]) -> Schema:
        return _mapping(self.definition(form)["properties"])


def _mapping(value: object) -> Schema:
    if not isinstance(value, dict):
        raise TypeError(value)
    return value


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


if __name__ == "__main__":
    write_all()
