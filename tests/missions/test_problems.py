import pytest

from missions.problems import MOST_PROBLEMS, Problem, Unreadable, did_you_mean, listed, quoted


def test_a_problem_reads_as_file_line_column_key_and_words() -> None:
    assert str(Problem("a.yaml", 3, 7, "units.2", "so it is")) == "a.yaml:3:7: units.2: so it is"
    assert str(Problem("a.yaml", 3, 7, "", "so it is")) == "a.yaml:3:7: so it is"


def test_problems_come_in_the_order_of_the_file_and_each_once() -> None:
    first, second, third = (Problem("a", line, column, "", "x") for line, column in ((2, 1), (2, 9), (10, 1)))
    assert Unreadable([third, first, second, first]).problems == (first, second, third)


def test_past_a_thousand_problems_it_says_only_that_there_are_more() -> None:
    found = [Problem("a", line, 1, "key", "x") for line in range(1, MOST_PROBLEMS + 3)]
    assert Unreadable(found[:MOST_PROBLEMS]).problems == tuple(found[:MOST_PROBLEMS])
    more = Unreadable(found).problems
    assert more[:MOST_PROBLEMS] == tuple(found[:MOST_PROBLEMS])
    assert [str(problem) for problem in more[MOST_PROBLEMS:]] == [
        "a:1001:1: there are more than 1000 problems; the rest is not listed"
    ]


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
