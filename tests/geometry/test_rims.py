"""The edges of a raised piece: walls as thin as can be, open at gates."""

import pytest

from geometry.area import Area, union
from geometry.rims import ALONG, THICKNESS, off_outline, rims

BOX = Area.rectangle(0, 0, 4, 6)


def length(walls: tuple[Area, ...]) -> float:
    return sum(wall.size for wall in walls) / THICKNESS


def test_a_piece_without_a_gate_is_walled_all_round() -> None:
    assert length(rims(BOX, [])) == pytest.approx(20, abs=1e-3)


def test_a_gate_opens_the_outline_from_end_to_end_and_no_farther() -> None:
    walls = rims(BOX, [((1, 0), (3, 0))])
    assert length(walls) == pytest.approx(18, abs=1e-3)
    assert min(wall.distance((2, 0)) for wall in walls) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize(("off", "opens"), [(ALONG * 0.9, True), (ALONG * 1.1, False)])
def test_a_gate_opens_an_outline_that_it_lies_along(off: float, opens: bool) -> None:
    assert (length(rims(BOX, [((1, -off), (3, -off))])) < 19) is opens


def test_ground_of_the_same_height_needs_no_wall() -> None:
    walls = rims(BOX, [], Area.rectangle(2, 2, 9, 4))
    assert length(walls) == pytest.approx(18, abs=1e-3)


def test_walls_lie_on_the_outline() -> None:
    assert union(rims(BOX, [])).gap(Area.rectangle(0.5, 0.5, 3.5, 5.5)) == pytest.approx(0.5, abs=1e-5)


def test_a_gate_is_measured_by_its_farthest_point() -> None:
    assert off_outline(BOX, ((1, 0), (3, 0))) == pytest.approx(0)
    assert off_outline(BOX, ((1, 0), (3, 1))) == pytest.approx(1)
