import pytest

from missions.problems import Problem, Unreadable
from missions.yamlnodes import DEEPEST, MOST_BYTES, MOST_VALUES, Document, YamlData, read_yaml, reading_yaml


def read(text: str) -> YamlData:
    return read_yaml(text.encode(), "f").data


def wrong(content: str | bytes) -> list[str]:
    data = content.encode() if isinstance(content, str) else content
    with pytest.raises(Unreadable) as caught, reading_yaml(data, "f"):
        pass
    return [str(problem).removeprefix("f:") for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("written", "read_as"),
    [
        ("on", "on"),
        ("off", "off"),
        ("yes", "yes"),
        ("no", "no"),
        ("y", "y"),
        ("1:30", "1:30"),
        ("2026-05-01", "2026-05-01"),
        ("1_000", "1_000"),
        ("010", 10),
        ("0o10", 8),
        ("0x1F", 31),
        ("-7", -7),
        ("+7", 7),
        ("true", True),
        ("False", False),
        ("tRue", "tRue"),
        ("null", None),
        ("~", None),
        ("", None),
        ("1.", 1.0),
        (".5", 0.5),
        ("-1.5e3", -1500.0),
        ("1e3", 1000.0),
        ("1.2.3", "1.2.3"),
        ("+", "+"),
        ("-", None),
        ("'12'", "12"),
        ('"on"', "on"),
        ("<<", "<<"),
        ("=", "="),
        ("12 mm", "12 mm"),
    ],
)
def test_a_plain_word_is_read_as_the_core_schema_of_yaml_1_2_has_it(written: str, read_as: object) -> None:
    data = read(f"key: {written}\n") if written != "-" else read("key:\n")
    assert data == {"key": read_as}
    assert isinstance(data, dict)
    assert type(data["key"]) is type(read_as)


def test_a_leading_byte_order_mark_is_passed_over() -> None:
    assert read("\ufeffkey: 1\n") == {"key": 1}


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_every_kind_of_line_end_is_read(ends: str) -> None:
    assert read(ends.join(["a: 1", "b:", "  - 2", ""])) == {"a": 1, "b": [2]}


def test_a_file_larger_than_8_mib_is_not_read() -> None:
    assert wrong(b"#" * (MOST_BYTES + 1)) == ["1:1: the file is larger than 8 MiB"]


def test_a_file_of_8_mib_is_read() -> None:
    assert read_yaml(b"a: 1\n" + b"#" * (MOST_BYTES - 5), "f").data == {"a": 1}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "1:1: the file is empty"),
        (b"# nothing\n", "1:1: the file is empty"),
        (b"a: 1\nb: caf\xe9\n", "2:7: the file is not UTF-8: byte 0xE9"),
        ("a: é\nü: \x07\n", "2:4: the character U+0007 has no place in a text file"),
        ("a: \x7f\n", "1:4: the character U+007F has no place in a text file"),
        ("a: 1\n---\nb: 2\n", "2:1: a second document begins; a file holds one"),
        ("a: !!python/object:os.system x\n", "1:4: tags such as '!!python/object:os.system' are not read here"),
        ("a: !!str 3\n", "1:4: tags such as '!!str' are not read here"),
        ("a: ! x\n", "1:4: tags such as '!' are not read here"),
        ("a: !mine [1]\n", "1:4: tags such as '!mine' are not read here"),
        ("a: .nan\n", "1:4: '.nan' is no finite number"),
        ("a: [1, -.inf]\n", "1:8: '-.inf' is no finite number"),
        ("a: 1e999\n", "1:4: '1e999' is no finite number"),
        (f"a: {'9' * 5000}\n", f"1:4: '{'9' * 60}…' is too long for a number"),
        ("a: 1\nb: 2\na: 3\n", "3:1: the key 'a' stands here twice; first in line 1"),
        ("a: {b: 1, b: [1]}\n", "1:11: the key 'b' stands here twice; first in line 1"),
        ("1: x\n1: y\n", "2:1: the key '1' stands here twice; first in line 1"),
        ("1.5: x\n", "1:1: a key is a word or a whole number"),
        ("true: x\n", "1:1: a key is a word or a whole number"),
        ("[1]: x\n", "1:1: a key is a word or a whole number, not a list or a mapping"),
        ("? {a: 1}\n: x\n", "1:3: a key is a word or a whole number, not a list or a mapping"),
        ("a: *b\n", "1:4: there is no anchor 'b' before this"),
        ("a: &x [1, *x]\n", "1:11: 'x' holds itself"),
        ("a: &x {b: {c: *x}}\n", "1:15: 'x' holds itself"),
        ("[" * (DEEPEST + 1), f"1:{DEEPEST + 1}: this is nested more than {DEEPEST} deep"),
    ],
)
def test_what_is_no_plain_data_is_refused_at_its_place(content: str | bytes, said: str) -> None:
    assert wrong(content) == [said]


@pytest.mark.parametrize(
    ("content", "line"),
    [("a: [1\n", 2), ("a: 1\n  b: 2\n", 2), ("\ta: 1\n", 1), ("a: 'x\n", 2), ("a: b: c\n", 1)],
)
def test_what_is_not_yaml_is_said_with_its_line(content: str, line: int) -> None:
    (said,) = wrong(content)
    assert said.startswith(f"{line}:")
    assert "this is not YAML: " in said


def test_all_that_can_be_said_before_the_file_makes_no_sense_is_said() -> None:
    said = wrong("a: .nan\na: !x 1\nb: [1\n")
    assert [text.partition(": ")[0] for text in said] == ["1:4", "2:1", "2:4", "4:1"]


def test_aliases_are_followed() -> None:
    assert read("a: &x [1, 2]\nb: *x\nc: {d: *x}\n") == {"a": [1, 2], "b": [1, 2], "c": {"d": [1, 2]}}


def test_an_anchor_may_be_given_again() -> None:
    assert read("[&x 1, *x, &x 2, *x]") == [1, 1, 2, 2]


def test_aliases_that_unfold_without_end_are_stopped() -> None:
    bomb = "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 60))
    (said,) = wrong(bomb)
    assert said.endswith(f": the file unfolds to more than {MOST_VALUES:,} values")


def test_aliases_may_unfold_to_a_lot() -> None:
    data = read("a: &a [" + "x, " * 1000 + "]\nb: [" + "*a, " * 100 + "]\n")
    assert isinstance(data, dict)
    assert isinstance(data["b"], list)
    assert len(data["b"]) == 100


def places(document: Document, loc: tuple[str | int, ...], *, key: bool = False) -> str:
    return str(document.problem(loc, "x", key=key))


def test_every_key_and_value_has_its_place() -> None:
    document = read_yaml(b"a:\n  - {b: 1, c: [x, yy]}\nd: &q {e: 5}\nf: *q\n", "f")
    assert places(document, ()) == "f:1:1: x"
    assert places(document, ("a",)) == "f:2:3: a: x"
    assert places(document, ("a",), key=True) == "f:1:1: a: x"
    assert places(document, ("a", 0, "c", 1)) == "f:2:19: a.1.c.2: x"
    assert places(document, ("a", 0, "c"), key=True) == "f:2:12: a.1.c: x"
    assert places(document, ("f",)) == "f:4:4: f: x"
    assert places(document, ("f", "e")) == "f:3:11: f.e: x"


def test_a_place_that_is_not_in_the_file_is_the_nearest_above_it() -> None:
    document = read_yaml(b"a:\n  b: [1]\n", "f")
    assert places(document, ("a", "z", "y")) == "f:2:3: a: x"
    assert places(document, ("a", "a tag", "b", 0)) == "f:2:7: a.b.1: x"
    assert places(document, ("a", "b", 7)) == "f:2:6: a.b: x"


def test_what_slipped_is_one_report_with_what_is_found_after_it() -> None:
    slip = Problem("f", 1, 4, "", "'.nan' is no finite number")
    same_place, other = Problem("f", 1, 4, "a", "a number was expected"), Problem("f", 2, 1, "b", "unknown key")
    with pytest.raises(Unreadable) as caught, reading_yaml(b"a: .nan\nb: 1\n", "f"):
        raise Unreadable([same_place, other])
    assert caught.value.problems == (slip, other)
