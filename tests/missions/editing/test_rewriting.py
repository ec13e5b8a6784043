"""A text changed only where its data differs."""

import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st

from missions.editing.rewriting import rewritten, same
from missions.yamlnodes import YamlData, read_yaml

SCALARS: st.SearchStrategy[YamlData] = (
    st.none()
    | st.booleans()
    | st.integers(0, 20)
    | st.sampled_from([0.5, 17.05, "a", "b c", "on", "x: #", "two\nlines\n"])
)
KEYS: st.SearchStrategy[str | int] = st.sampled_from(["id", "at", "kind", "on", "k", 1, 2])


def nested(inner: st.SearchStrategy[YamlData]) -> st.SearchStrategy[YamlData]:
    return st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4)


MAPPINGS: st.SearchStrategy[dict[str | int, YamlData]] = st.dictionaries(
    KEYS, st.recursive(SCALARS, nested, max_leaves=10), min_size=1, max_size=5
)


def read(text: str) -> YamlData:
    document = read_yaml(text.encode(), "f")
    assert not document.slips
    return document.data


class Dumper(yaml.SafeDumper):
    """Shares nothing, so that nothing is an alias."""

    def ignore_aliases(self, data: object) -> bool:
        return True


@given(
    old=MAPPINGS,
    new=MAPPINGS,
    flow=st.sampled_from([None, False, True]),
    width=st.sampled_from([8, 1000]),
    end=st.sampled_from(["\n", "\r\n"]),
)
def test_what_is_rewritten_says_the_new_data_and_nothing_changes_without_need(
    old: dict[str | int, YamlData], new: dict[str | int, YamlData], flow: bool | None, width: int, end: str
) -> None:
    text = yaml.dump(old, Dumper=Dumper, default_flow_style=flow, sort_keys=False, width=width).replace("\n", end)
    text = "".join(f"{line} # c{end}" if line.endswith((":", "]")) else f"{line}{end}" for line in text.split(end))
    assume(same(read(text), old))  # not where a comment fell into a word of several lines
    assert rewritten(text, old, old) == text
    changed = rewritten(text, old, new)
    assert same(read(changed), new)


@pytest.mark.parametrize(
    ("old", "data", "new"),
    [
        ("a: 1  # one\nb: 2\n", {"a": 3, "b": 2}, "a: 3  # one\nb: 2\n"),
        ("a: # none\nb: 2", {"a": 3, "b": 2, "c": 4}, "a: 3 # none\nb: 2\nc: 4"),
        ("a: {x: 1,  y: [1, 2,], }\n", {"a": {"x": 1, "y": [], "z": 3}}, "a: {x: 1,  y: [],  z: 3, }\n"),
        ("a: &p [1, 2]\nb: *p\n", {"a": [1, 2], "b": [1, 3]}, "a: &p [1, 2]\nb: [1, 3]\n"),
        ("a: &p [1, 2]\nb: *p\n", {"a": [0, 2], "b": [1, 2]}, "a: &p [0, 2]\nb: [1, 2]\n"),
        (
            "a:\n  # first\n  - k: 1\n    l: 2\n  - m # last\n# end\n",
            {"a": [{"l": 2}, "m"]},
            "a:\n  # first\n  - l: 2\n  - m # last\n# end\n",
        ),
        ("a: # said\n  # first\n  - 1\n  - 2\nb: 0\n", {"a": [], "b": 0}, "a: [] # said\nb: 0\n"),
        ("a:\n- 1\n- 3\n", {"a": [1, 2, 3, 4]}, "a:\n- 1\n- 2\n- 3\n- 4\n"),
        ("- |\n  text\n- b\n", ["new", "b"], "- new\n- b\n"),
        ("\ufeffa: 1\r\n", {"a": 1, "b": 2}, "\ufeffa: 1\r\nb: 2\r\n"),
        ("é: 1 # ″\n\U0001f600: 2\n", {"é": 1, "\U0001f600": 3}, "é: 1 # ″\n\U0001f600: 3\n"),
        (
            "t:\n  - {id: a, x: 1}\n  - {id: b, x: 1}\n",
            {"t": [{"id": "b", "x": 2}, {"id": "c"}]},
            "t:\n  - {id: b, x: 2}\n  - {id: c}\n",
        ),
    ],
)
def test_only_the_place_changes(old: str, data: YamlData, new: str) -> None:
    assert rewritten(old, read(old), data) == new


FLOW = """\
t: [
  {id: a}, # first
  # between
  {id: b,
   x: 1}, # second
  {id: c}{comma} # third
] # all
u: {
  k: 1,
  l: 2
}
"""


@pytest.mark.parametrize("comma", ["", ","])
def test_a_flow_that_has_a_line_for_each_keeps_its_lines(comma: str) -> None:
    text = FLOW.replace("{comma}", comma)
    a: YamlData = {"id": "a"}
    b: YamlData = {"id": "b", "x": 1}
    c: YamlData = {"id": "c"}
    rest: YamlData = {"k": 1, "l": 2}

    def after(*items: YamlData, more: YamlData = None) -> list[str]:
        data: YamlData = {"t": [*items], "u": rest if more is None else more}
        return rewritten(text, read(text), data).splitlines()

    lines = text.splitlines()
    assert after(a, b) == lines[:5] + lines[6:]
    assert after(b, c) == lines[:1] + lines[2:]
    assert after(a, c) == lines[:3] + lines[5:]
    assert after({"id": "n"}, a, b, c) == [*lines[:1], "  {id: n},", *lines[1:]]
    assert after(a, {"id": "n"}, b, c) == [*lines[:2], "  {id: n},", *lines[2:]]
    assert after(a, b, c, {"id": "n"}) == [*lines[:5], "  {id: c}, # third", f"  {{id: n}}{comma}", *lines[6:]]
    assert after(a, b, {"id": "n"}) == [*lines[:5], f"  {{id: n}}{comma} # third", *lines[6:]]
    assert after(a, b, c, more={"k": 1, "l": 2, "m": 3}) == [*lines[:9], "  l: 2,", "  m: 3", "}"]


def test_one_and_true_are_not_the_same() -> None:
    assert not same([1], [True])
    assert same({"a": 1, "b": 2.0}, {"b": 2, "a": 1})
