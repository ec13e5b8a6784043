"""Finding and reading one data file of a game."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

import assets
from missions.forms import table_form
from missions.problems import Problem, Unreadable
from missions.reading import Form, Reading, read_form
from missions.yamlnodes import reading_yaml

SYSTEMS = ("starcraft", "hardwired28", "genesys")
F = TypeVar("F", bound=Form)


def read_table(system: str, name: str, key: str, form: type[Form]) -> tuple[dict[str, Form], Reading]:
    """A data file that is a mapping of names to ``form`` under one key."""
    found, reading = read_data(system, name, file_form(name, key, form))
    table: dict[str, Form] = getattr(found, key)
    return table, reading


def file_form(name: str, key: str, form: type[Form]) -> type[Form]:
    """The form of a data file that is a mapping of names to ``form`` under one key."""
    return table_form(name.title(), f"measuretwice/{name}/1", key, form)


def data_file(system: str, name: str) -> Traversable:
    return files(assets) / "rules" / system / f"{name}.yaml"


def read_data(system: str, name: str, form: type[F]) -> tuple[F, Reading]:
    """A data file as its form. Raises :class:`Unreadable` with every problem, or where the file is not there."""
    source = data_file(system, name)
    shown = f"assets/rules/{system}/{name}.yaml"
    if system not in SYSTEMS:
        raise Unreadable([Problem(shown, 1, 1, "", f"there is no game {system!r}")])
    try:
        content = source.read_bytes()
    except OSError:
        raise Unreadable([Problem(shown, 1, 1, "", "the file is not there")]) from None
    with reading_yaml(content, shown) as document:
        reading = Reading(document)
        found = read_form(form, reading)
        if isinstance(found, list):
            raise Unreadable(found)
    return found, reading
