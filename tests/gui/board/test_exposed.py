"""What is to be painted next: everything told, in one rectangle where that is little more."""

from gui.board.exposed import Exposed


def test_rectangles_near_one_another_count_as_the_one_round_them() -> None:
    exposed = Exposed()
    assert exposed.taken_in((0, 0, 100, 100)) == (0, 0, 100, 100)
    assert exposed.taken_in((150, 50, 250, 150)) == (0, 0, 250, 150)


def test_what_has_been_told_already_is_not_told_again() -> None:
    exposed = Exposed()
    exposed.taken_in((0, 0, 100, 100))
    exposed.taken_in((150, 50, 250, 150))
    assert exposed.taken_in((110, 10, 140, 110)) is None
    assert exposed.taken_in((5, 5, 5, 5)) is None


def test_one_far_away_is_told_by_itself_and_again_when_it_changes_again() -> None:
    exposed = Exposed()
    exposed.taken_in((0, 0, 20, 20))
    far = (1800, 900, 1820, 920)
    assert exposed.taken_in(far) == far
    assert exposed.taken_in(far) == far
    assert exposed.taken_in((10, 10, 30, 30)) == (0, 0, 30, 30)
