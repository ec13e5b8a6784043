"""Things of a mission that belong together: chosen, moved, turned and copied as one while the table is drawn."""

from collections.abc import Iterator, Mapping

from pydantic import TypeAdapter, ValidationError

from engine.tongue import tr
from missions.facts import Facts
from missions.mission_form import Group
from missions.problems import Problem, did_you_mean, quoted
from missions.raw import Raw

_GROUP: TypeAdapter[list[str]] = TypeAdapter(Group)
GROUPED = ("terrain", "zones", "markers", "units")
"""The lists whose entries may be in a group; pieces of a map may be as well."""


def groups_in(raw: Raw) -> Mapping[str, tuple[str, ...]]:
    """By name, those in which nothing is wrong. ``raw`` is the whole mission."""
    found: dict[str, tuple[str, ...]] = {}
    for name, ids in raw.at("groups").items():
        try:
            found[str(name)] = tuple(_GROUP.validate_python(ids.data))
        except ValidationError:
            continue
    return found


def check_groups(facts: Facts) -> Iterator[Problem]:
    """Each names things that lie on the table, and nothing is in two."""
    own = (raw.at("id").word for section in GROUPED for raw in facts.raw.at(section).values())
    known = {id for id in own if id is not None} | {piece.id for piece in facts.map_pieces}
    seen: dict[str, str] = {}
    for name, ids in facts.raw.at("groups").items():
        for raw in ids.values():
            if raw.word is None:
                continue
            if raw.word not in known:
                near = did_you_mean(raw.word, known)
                text = tr("there is nothing called {word} on the table{near}", word=quoted(raw.word), near=near)
                yield facts.reading.document.problem(raw.loc, text)
            elif raw.word in seen:
                group = quoted(seen[raw.word])
                text = tr("{word} is in the group {group} already", word=quoted(raw.word), group=group)
                yield facts.reading.document.problem(raw.loc, text)
            seen.setdefault(raw.word, str(name))
