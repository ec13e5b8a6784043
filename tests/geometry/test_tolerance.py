import pytest

from geometry.tolerance import TOLERANCE, Fit, apart, at_least, at_most, less_than, more_than


@pytest.mark.parametrize("word", [at_most, less_than])
@pytest.mark.parametrize(
    ("measured", "fit"),
    [
        (3.9, Fit.KEPT),
        (3.9989, Fit.KEPT),
        (3.999, Fit.AT_LIMIT),
        (4.0, Fit.AT_LIMIT),
        (4.001, Fit.AT_LIMIT),
        (4.0011, Fit.BROKEN),
        (5.0, Fit.BROKEN),
    ],
)
def test_an_upper_limit_is_kept_below_marked_at_it_and_broken_above(word, measured, fit):
    assert word(measured, 4.0) is fit


@pytest.mark.parametrize("word", [at_least, more_than])
@pytest.mark.parametrize(
    ("measured", "fit"),
    [
        (1.1, Fit.KEPT),
        (1.0011, Fit.KEPT),
        (1.001, Fit.AT_LIMIT),
        (1.0, Fit.AT_LIMIT),
        (0.999, Fit.AT_LIMIT),
        (0.9989, Fit.BROKEN),
        (0.0, Fit.BROKEN),
    ],
)
def test_a_lower_limit_is_kept_above_marked_at_it_and_broken_below(word, measured, fit):
    assert word(measured, 1.0) is fit


@pytest.mark.parametrize("limit", [0.3, 1.0, 3.0, 4.0, 6.0, 18.0, 54.0])
def test_the_tolerance_itself_is_at_the_limit_whatever_floats_make_of_the_sum(limit):
    assert at_most(limit + TOLERANCE, limit) is Fit.AT_LIMIT
    assert at_least(limit - TOLERANCE, limit) is Fit.AT_LIMIT


def test_only_a_broken_limit_is_false():
    assert Fit.KEPT
    assert Fit.AT_LIMIT
    assert not Fit.BROKEN


@pytest.mark.parametrize(
    ("separation", "fit"),
    [
        (0.5, Fit.KEPT),
        (0.0, Fit.KEPT),
        (-1e-7, Fit.KEPT),
        (-0.0005, Fit.AT_LIMIT),
        (-0.001, Fit.AT_LIMIT),
        (-0.0011, Fit.BROKEN),
    ],
)
def test_bodies_may_touch_unmarked_and_overlap_no_more_than_the_tolerance(separation, fit):
    assert apart(separation) is fit


@pytest.mark.parametrize("word", [at_most, at_least, less_than, more_than])
def test_no_number_keeps_no_limit(word):
    assert word(float("nan"), 1.0) is Fit.BROKEN
