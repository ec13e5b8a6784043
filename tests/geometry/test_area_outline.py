from geometry.area import Area


def test_the_nearest_point_of_an_outline_is_found_from_either_side_and_round_holes() -> None:
    ring = Area.rectangle(0, 0, 10, 10) - Area.rectangle(4, 4, 6, 6)
    assert ring.nearest_on_outline((9, 5)) == (10, 5)
    assert ring.nearest_on_outline((12, 5)) == (10, 5)
    assert ring.nearest_on_outline((5, 3)) == (5, 4)
    assert ring.nearest_on_outline((5, 5.4)) == (5, 6)
