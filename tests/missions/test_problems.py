import pytest

from missions.problems import Problem, Unreadable, did_you_mean, listed, quoted


def test_a_problem_reads_as_file_line_column_key_and_words() -> None:
    assert str(Problem("a.yaml", 3, 7, "units.2", "so it is")) == "a.yaml:3:7: units.2: so it is"
    assert str(Problem("a.yaml", 3, 7, "", "so it is")) == "a.yaml:3:7: so it is"


def test_problems_come_in_the_order_of_the_file_and_each_once() -> None:
    first, second, third = (Problem("a", line, column, "", "x") for line, column in ((2, 1), (2, 9), (10, 1)))
    assert Unreadable([third, first, second, first]).problems == (first, second, third)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("terain", "; did you mean 'terrain'?"),
        ("TERRAIN", "; did you mean 'terrain'?"),
        ("unit", "; did you mean 'units'?"),
        ("xyzzy", ""),
        ("t" * 61, ""),
    ],
)
def test_the_nearest_known_word_is_offered_and_none_that_is_far(word: str, said: str) -> None:
    assert did_you_mean(word, ["terrain", "units", "sides"]) == said


def test_quoted_words_stay_on_one_line_and_end() -> None:
    assert quoted("a\nb") == "'a\N{REPLACEMENT CHARACTER}b'"
    assert quoted("x" * 60) == f"'{'x' * 60}'"
    assert quoted("x" * 61) == f"'{'x' * 60}…'"


def test_a_list_of_words_ends_with_or() -> None:
    assert [listed("a"), listed("ab"), listed("abc"), listed("ab", "and")] == ["a", "a or b", "a, b or c", "a and b"]
