import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from missions.yamlnodes import YamlData, read_yaml
from missions.yamlout import block, flow, word

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
AWKWARD = st.sampled_from(
    [
        "on",
        "no",
        "y",
        "~",
        "null",
        "1:30",
        "0o17",
        "1e5",
        "12",
        "- a",
        "a: b",
        "a #b",
        "=",
        "<<",
        ".inf",
        " a ",
        "é",
        "\ufeff",
        "\x85",
        "#",
        "true",
        "a\n",
    ]
)
DATA = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**17), 10**17)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXT
    | AWKWARD,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT | st.integers(-5, 5), inner, max_size=4),
    max_leaves=12,
)


def read(text: str) -> YamlData:
    return read_yaml(text.encode(), "f").data


@given(data=DATA)
def test_what_is_written_on_one_line_is_read_back(data: YamlData) -> None:
    line = flow(data)
    assert "\n" not in line
    assert read(f"- {line}\n") == [data]


@given(data=TEXT | AWKWARD)
def test_older_readers_take_a_word_for_the_same_word(data: str) -> None:
    assert yaml.safe_load(f"- {word(data)}\n") == [data]


LINES = st.lists(
    st.sampled_from(["", " ", "a", "  b", "\tc", "# d", "- e", "---", "...", "%F", "g: h ", "é", "\u2028", "\r"]),
    max_size=6,
)


@given(text=LINES.map("\n".join) | TEXT)
def test_a_block_brings_back_its_very_text(text: str) -> None:
    assert read(f"before: 1\nheld:\n  text: {block(text, 4)}after: 2\n") == {
        "before": 1,
        "held": {"text": text},
        "after": 2,
    }


def test_a_text_of_lines_is_written_as_lines() -> None:
    assert block("a: 1\n\n  b: 2\n", 2) == "|\n  a: 1\n\n    b: 2\n"
    assert block("a", 2) == "|-\n  a\n"
    assert block("a\n\n", 2) == "|+\n  a\n\n"


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (12.0, "12"),
        (0.1, "0.1"),
        (1e-7, "0.0000001"),
        (-0.63, "-0.63"),
        (1 / 3, "0.3333333333333333"),
        (1e15, "1000000000000000.0"),
        (1e22, "1.0e+22"),
        (5e-324, "5.0e-324"),
    ],
)
def test_a_number_has_the_digits_that_bring_it_back(number: float, written: str) -> None:
    assert flow(number) == written
    assert yaml.safe_load(written) == number
