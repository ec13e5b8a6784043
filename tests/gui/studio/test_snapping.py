"""A box comes into line with others and with the table, within five pixels and no farther."""

import pytest

from gui.studio.snapping import into_line

TABLE = (48.0, 36.0)
OTHER = (10.0, 10.0, 14.0, 12.0)


@pytest.mark.parametrize(
    ("box", "dx", "dy"),
    [
        ((14.4, 20.0, 16.4, 23.0), -0.4, None),
        ((14.6, 20.0, 16.6, 23.0), None, None),
        ((20.0, 12.5, 23.0, 15.3), None, -0.5),
        ((20.0, 12.6, 23.0, 15.4), None, None),
        ((11.3, 20.0, 13.1, 23.0), -0.2, None),
        ((0.2, 35.0, 1.0, 35.9), -0.2, 0.1),
        ((23.3, 2.0, 25.3, 5.0), -0.3, None),
    ],
)
def test_sides_and_middles_come_into_line(
    box: tuple[float, float, float, float], dx: float | None, dy: float | None
) -> None:
    found = into_line(box, [OTHER], TABLE, scale=10.0)
    assert found.dx == (None if dx is None else pytest.approx(dx))
    assert found.dy == (None if dy is None else pytest.approx(dy))
    assert len(found.lines) == (dx is not None) + (dy is not None)
