from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.dice import Dice


@given(st.integers(), st.integers(0, 500), st.integers(1, 100))
def test_a_die_shows_one_of_its_faces(seed: int, place: int, sides: int) -> None:
    assert 1 <= Dice(seed).roll(place, sides) <= sides


def test_the_same_seed_gives_the_same_die_at_the_same_place() -> None:
    assert Dice(42).rolls(7, 5, 6) == Dice(42).rolls(7, 5, 6)


def test_another_place_another_seed_and_another_salt_give_other_dice() -> None:
    usual = Dice(42).rolls(7, 12, 20)
    assert Dice(42).rolls(8, 12, 20) != usual
    assert Dice(43).rolls(7, 12, 20) != usual
    assert Dice(42, salt=1).rolls(7, 12, 20) != usual


def test_dice_recorded_once_stay_what_they_were() -> None:
    # Literals: a change of the stream would change every rehearsal that is continued from a file.
    assert Dice(42).rolls(0, 6, 6) == (2, 3, 6, 4, 6, 4)


def test_every_face_comes_as_often_as_the_next() -> None:
    throws = 6000
    faces = Counter(Dice(1).roll(place, 6) for place in range(throws))
    expected = throws / 6
    # Five degrees of freedom: a fair die exceeds 20.5 once in a thousand seeds, and this seed is fixed.
    chi_square = sum((faces[face] - expected) ** 2 / expected for face in range(1, 7))
    assert chi_square < 20.5
