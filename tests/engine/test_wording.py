from collections.abc import Mapping

import pytest

from engine.findings import Finding, Limit, RuleRef, Severity
from engine.wording import Wording, inches, say, whole
from engine.words import SHARED

RULE = RuleRef("Core rules", "7.2")
NAMES: Mapping[str, str] = {"red.a.1": "Marine 1", "blue.b.2": "Zergling 2"}
TABLE = {
    "near": Wording(
        "Distance to {other}", "{measured} from {other}; needs {asked}", "Not so near", "clear", none="alone"
    ),
    "far": Wording("Travel", "{subject} goes {measured}; {asked}", "Not so far"),
    "count": Wording("Supply", "needs {measured}, has {limit}", "Supply counts", plain=True),
    "into": Wording("Way", "{measured} from {other}", "Goes round", overlapping="enters {other} by {deep}"),
    "bonus": Wording("Bonus", "{measured} moved", "Bands", close="{bonus} is counted"),
    "word": Wording("State", "{subject} is {state}", ""),
}


def finding(code: str, severity: Severity = Severity.REFUSED, measured: float | None = None, **more: object) -> Finding:
    fields = {"limit": 1.0, "kind": Limit.MORE_THAN} | more
    return Finding(code, RULE, severity, ("red.a.1", "blue.b.2"), measured, **fields)  # type: ignore[arg-type]


def text(one: Finding) -> str:
    return say(one, TABLE, lambda id: NAMES.get(id, id)).text


def test_a_refusal_says_measure_limit_rule_and_clause() -> None:
    assert text(finding("near", measured=0.62)) == "0.62″ from Zergling 2; needs more than 1″. Not so near (7.2)."


def test_what_counts_inside_the_tolerance_is_said_with_it() -> None:
    close = finding("bonus", Severity.AT_LIMIT, measured=1.0, kind=Limit.AT_MOST, words={"bonus": "+0"})
    assert text(close) == (
        "1.000″ of 1″; inside the tolerance of 0.001″. +0 is counted; at a real table, agree on it first (7.2)."
    )
    near = finding("near", Severity.AT_LIMIT, measured=1.0)
    assert text(near).endswith("Allowed here. At a real table, agree on it first (7.2).")


def test_a_sentence_begins_with_a_capital_whatever_it_begins_with() -> None:
    assert text(finding("count", measured=3.0, limit=2.0)).startswith("Needs 3, has 2")


def test_the_margin_is_told_as_left_short_or_over() -> None:
    short = say(finding("near", measured=0.62), TABLE, str)
    assert (short.measured, short.asked, short.margin) == ("0.62″", "more than 1″", "0.38″ short")
    left = say(finding("far", Severity.PASSED, 3.1, limit=4.0, kind=Limit.AT_MOST), TABLE, str)
    assert (left.measured, left.asked, left.margin) == ("3.10″", "at most 4″", "0.90″ left")
    over = say(finding("far", measured=8.56, limit=4.0, kind=Limit.AT_MOST), TABLE, str)
    assert (over.measured, over.asked, over.margin) == ("8.56″", "at most 4″", "4.56″ over")


def test_an_overlap_is_told_as_its_depth_and_never_as_a_negative_distance() -> None:
    assert text(finding("into", measured=-0.87, limit=0.0)) == "Enters Zergling 2 by 0.87″. Goes round (7.2)."
    assert text(finding("into", measured=0.0, limit=0.5)) == "0.00″ from Zergling 2. Goes round (7.2)."


def test_a_check_that_passed_has_words_of_its_own_or_its_measure() -> None:
    assert say(finding("near", Severity.PASSED, 2.0), TABLE, str).head == "Clear"
    assert (
        say(finding("far", Severity.PASSED, 3.1, limit=4.0, kind=Limit.AT_MOST), TABLE, str).head == "3.10″ at most 4″"
    )


def test_a_check_that_passed_with_nothing_to_measure_says_so() -> None:
    assert say(finding("near", Severity.PASSED, limit=None), TABLE, str).head == "Alone"
    assert say(finding("word", Severity.PASSED, limit=None), TABLE, str).head == "State"


@pytest.mark.parametrize(
    ("one", "head"),
    [
        (
            finding("far", Severity.AT_LIMIT, 4.0, limit=4.0, kind=Limit.AT_MOST),
            "4.000″ of 4″; inside the tolerance of 0.001″",
        ),
        (finding("near", Severity.AT_LIMIT, 1.0005), "1.000″, more than 1″; inside the tolerance of 0.001″"),
        (finding("word", Severity.AT_LIMIT, limit=None), "Inside the tolerance of 0.001″"),
    ],
)
def test_what_is_at_the_tolerance_is_allowed_and_says_what_to_do(one: Finding, head: str) -> None:
    sentence = say(one, TABLE, lambda id: NAMES.get(id, id))
    assert sentence.head == head
    assert sentence.reason == "Allowed here. At a real table, agree on it first"


def test_a_sentence_without_a_reason_ends_with_its_clause() -> None:
    one = finding("word", limit=None, words={"state": "BURROWED"})
    assert text(one) == "Marine 1 is BURROWED. (7.2)."


def test_a_code_without_words_is_a_bug() -> None:
    with pytest.raises(KeyError):
        say(finding("unheard"), TABLE, str)


@pytest.mark.parametrize(
    ("value", "limit", "shown"),
    [
        (3.4, None, "3.40″"),
        (3.4, 3.0, "3.40″"),
        (3.01, 3.0, "3.01″"),
        (3.002, 3.0, "3.002″"),
        (4.0, 4.0, "4.000″"),
        (3.9996, 4.0, "4.000″"),
        (3.996, 4.0, "3.996″"),
    ],
)
def test_inches_have_two_decimals_and_three_near_a_limit(value: float, limit: float | None, shown: str) -> None:
    assert inches(value, limit) == shown


@pytest.mark.parametrize(("value", "shown"), [(3.0, "3″"), (1.5, "1.5″"), (0.629921, "0.63″"), (6.0, "6″")])
def test_a_limit_is_said_as_a_player_says_it(value: float, shown: str) -> None:
    assert whole(value) == shown


def test_the_shared_words_are_whole() -> None:
    for code, wording in SHARED.items():
        assert wording.check, code
        assert wording.head, code
