import pytest

from gui.tools import tape


def test_a_tape_measures_each_leg_and_the_whole() -> None:
    laid = tape.lay(tape.lay(tape.EMPTY, (0, 0)), (3, 4))
    assert tape.pull(laid, (3, 10)).lengths == pytest.approx((5, 6))
    assert tape.pull(laid, (3, 10)).length == pytest.approx(11)


def test_the_free_end_is_not_laid() -> None:
    assert tape.pull(tape.lay(tape.EMPTY, (1, 1)), (5, 5)).points == ((1, 1),)


def test_an_empty_tape_does_not_follow_the_pointer() -> None:
    assert tape.pull(tape.EMPTY, (5, 5)).shown == ()


def test_a_point_laid_twice_counts_once_and_the_last_can_be_taken_back() -> None:
    laid = tape.lay(tape.lay(tape.EMPTY, (1, 1)), (1, 1))
    assert laid.points == ((1, 1),)
    assert tape.take_back(laid).points == ()
