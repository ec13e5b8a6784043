"""Whatever a file holds, opening it gives a file that opens or says what is wrong: never anything else."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from missions.commands import check, replay
from missions.mission_read import mission_from_bytes
from missions.problems import Problem, Unreadable
from missions.rehearsals import rehearsal_from_bytes
from missions.scenes import play, scene_from_bytes
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS
from missions.yamlnodes import Key, YamlData, read_yaml
from missions.yamlout import document

SCENES = Path(__file__).parent.parent / "scenes"
REHEARSAL = """\
format: measuretwice/rehearsal/1
mission: {shipped: genesys/orcs-and-dwarves.yaml}
rules: genesys 2016-08 r2
seed: 42
orders:
  - {n: 1, do: roll_off, rolled: {orcs: [5], dwarves: [3]}}
  - {n: 2, do: activate, by: orcs, unit: orcs.leader}
  - {n: 3, do: move, by: orcs, unit: orcs.leader, model: 1, path: [[20, 44], [20, 40]]}
  - {n: 4, parent: 2, do: hold_action, by: orcs, unit: orcs.leader}
bookmarks: {3: there}
at: 3
redo: []
undone: 0
"""


def what_is_wrong(read: Callable[[], object]) -> tuple[Problem, ...]:
    try:
        read()
    except Unreadable as wrong:
        return wrong.problems or (Problem("", 0, 0, "", ""),)
    return ()


def open_as_any(content: bytes) -> None:
    """As each kind of file; a scene that opens is played, a rehearsal is played as it opens."""
    for read in (
        lambda: mission_from_bytes(content, "x.yaml", None),
        lambda: play(scene_from_bytes(content, "x.yaml", SCENES)),
        lambda: rehearsal_from_bytes(content, "x.yaml", SCENES),
    ):
        problems = what_is_wrong(read)
        assert all(problem.line >= 1 and problem.column >= 1 and problem.text for problem in problems)


@given(content=st.binary(max_size=300))
def test_any_bytes(content: bytes) -> None:
    open_as_any(content)


YAML_BITS = st.sampled_from(
    [
        *("a", ": ", "- ", "\n", "\n  ", "[", "]", "{", "}", ", ", "&a ", "*a", "!", "!!str ", "|", ">", '"', "'", "#"),
        *("?", "%", "---", "...", "1", ".nan", "~", "\t", "<<", "\\", "\0", "é", "\u2028"),
        "format: measuretwice/mission/1\n",
    ]
)


@given(bits=st.lists(YAML_BITS, max_size=40))
def test_anything_that_looks_like_yaml(bits: list[str]) -> None:
    open_as_any("".join(bits).encode())


def examples() -> list[bytes]:
    """A file of each kind, and of each game where there is one."""
    missions = [path.read_bytes() for system in SYSTEMS for path in shipped_paths(system)[:1]]
    scenes = [path.read_bytes() for system in SYSTEMS for path in sorted((SCENES / system).glob("*.yaml"))[:60:6]]
    return [*missions, REHEARSAL.encode(), *scenes]


EXAMPLES = examples()
VALUES: st.SearchStrategy[YamlData] = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([0, 1, -1, 2, 7, 99, 10**6, 10**18, 0.5, -0.25, 1e-9, 9999.5, 1e300]),
    st.sampled_from(["", "x", "red", "orcs.leader", "orcs", "1", "a b", "é", "measuretwice/mission/2", *SYSTEMS]),
    st.builds(list[YamlData]),
    st.builds(dict[Key, YamlData]),
    st.lists(st.sampled_from([0, 1, 12.5, "x", None]), max_size=4),
)  # fmt: skip


def spots(data: YamlData, way: tuple[Key, ...] = ()) -> list[tuple[Key, ...]]:
    inner: list[tuple[Key, YamlData]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    return [way, *(spot for key, value in inner for spot in spots(value, (*way, key)))]


def spoiled(data: YamlData, way: tuple[Key, ...], how: str, value: YamlData) -> YamlData:
    """A copy in which the value at ``way`` is another, is gone, stands twice or under another key."""
    if not way:
        return value if how == "other" else data
    key = way[0]
    if isinstance(data, list) and isinstance(key, int):
        before, at, after = data[:key], data[key], data[key + 1 :]
        if len(way) > 1 or how in ("other", "renamed"):
            return [*before, spoiled(at, way[1:], how, value) if len(way) > 1 else value, *after]
        return [*before, *([at, at] if how == "twice" else []), *after]
    assert isinstance(data, dict)
    changed: dict[Key, YamlData] = {}
    for name, inner in data.items():
        if name != key:
            changed[name] = inner
        elif len(way) > 1:
            changed[name] = spoiled(inner, way[1:], how, value)
        elif how == "renamed":
            changed[f"{name}x" if isinstance(name, str) else name + 1] = inner
        elif how != "gone":
            changed[name] = value
    return changed


@given(data=st.data(), content=st.sampled_from(EXAMPLES))
def test_a_good_file_in_which_something_is_other_gone_twice_or_misspelt(data: st.DataObject, content: bytes) -> None:
    found = read_yaml(content, "f").data
    for _ in range(data.draw(st.integers(1, 3))):
        way = data.draw(st.sampled_from(spots(found)))
        found = spoiled(
            found, way, data.draw(st.sampled_from(["other", "gone", "twice", "renamed"])), data.draw(VALUES)
        )
    open_as_any(document(found).encode() if isinstance(found, dict) else b"[]")


@given(data=st.data(), content=st.sampled_from(EXAMPLES))
def test_a_good_file_in_which_letters_are_lost_or_changed(data: st.DataObject, content: bytes) -> None:
    text = content.decode()
    for _ in range(data.draw(st.integers(1, 4))):
        at, more = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 3))
        new = data.draw(st.sampled_from(["", "\n", "x", "9", "]", "{", ": ", "-", "'", "&a ", "*a"]))
        text = text[:at] + new + text[at + more :]
    open_as_any(text.encode())


@pytest.mark.long
@given(data=st.data(), content=st.sampled_from(EXAMPLES))
def test_the_command_line_never_fails(
    data: st.DataObject, content: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.yaml"
    found = read_yaml(content, "f").data
    way = data.draw(st.sampled_from(spots(found)))
    found = spoiled(found, way, data.draw(st.sampled_from(["other", "gone", "twice", "renamed"])), data.draw(VALUES))
    path.write_text(document(found) if isinstance(found, dict) else "[]", encoding="utf-8")
    for text, code in (check([path]), replay([path]), replay([path], as_json=True)):
        assert text
        assert code in (0, 1)
