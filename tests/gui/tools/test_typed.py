"""Places given in figures."""

import pytest

from gui.tools.typed import Typed, read

BEGIN = (10.0, 20.0)
HERE = (11.0, 19.0)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("7.5 @ 0", (10, 12.5)),
        ("7.5@90", (17.5, 20)),
        ("4 @ 180", (10, 24)),
        ("4″ @ 270°", (6, 20)),
        ("2 @ 30", (11, 20 - 3**0.5)),
        ("2 @ -90", (8, 20)),
        ("0 @ 5", (10, 20)),
        ("12, 8.5", (12, 8.5)),
        ("12 8.5", (12, 8.5)),
        ("12;8,5", (12, 8.5)),
        ("-1, 4", (-1, 4)),
        ("+1, -2", (12, 17)),
        ("-.5 +.25", (10.5, 19.25)),
        ("−1, +2", (10, 21)),
    ],
)
def test_a_place_is_read(text: str, place: tuple[float, float]) -> None:
    assert read(text, BEGIN, HERE).at == pytest.approx(place, abs=1e-12)


@pytest.mark.parametrize("text", ["", " ", "7", "7.", "7.5 @", "12,", "12 ", "+"])
def test_what_may_still_become_one_says_nothing(text: str) -> None:
    assert read(text, BEGIN, HERE).at is None
    assert read(text, BEGIN, HERE).said in ("", "this is no place" if text == "+" else "")


@pytest.mark.parametrize("text", ["abc", "7.5 @ x", "1, 2, 3, 4", "nan, 1", "inf @ 3", "1e5, 2"])
def test_what_cannot_become_one_is_told(text: str) -> None:
    assert read(text, BEGIN, HERE).at is None
    assert read(text, BEGIN, HERE).said == "this is no place"


MANY = "9" * 400


@pytest.mark.parametrize("text", ["10001, 2", "2 -10001", "10040 @ 90", "+9999, +2", f"{MANY}, 3", f"{MANY} @ 3"])
def test_a_place_that_lies_farther_off_than_any_file_can_hold_is_told(text: str) -> None:
    assert read(text, BEGIN, HERE) == Typed(None, "no table reaches as far as that")


def test_as_far_as_a_file_can_hold_is_a_place_and_a_bearing_without_end_is_none() -> None:
    assert read("10000, 2", BEGIN, HERE).at == (10000, 2)
    assert read(f"3 @ {MANY}", BEGIN, HERE) == Typed(None, "this is no place")


def test_a_distance_below_nothing_is_told() -> None:
    assert read("-2 @ 30", BEGIN, HERE).said == "a distance is not below 0"
    assert read("-0 @ 30", BEGIN, HERE).at == pytest.approx(BEGIN)
