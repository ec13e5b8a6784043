"""The pieces of the Lost Temple set against their measures."""

import pytest

from geometry.area import Area
from missions.rules.terrain import catalogue

PIECES = {
    "wall-1": (2, "wall", 7.0, 1.2, 7.0 * 1.2),
    "wall-2": (2, "wall", 8.7, 2.2, 8.7 * 2.2),
    "wall-3": (2, "wall", 5.1, 1.7, 5.1 * 1.7),
    "wall-4": (2, "wall", 7.5, 3.5, 6.6 * 1.4 + 1.3 * 3.5 - 0.4 * 1.4),
    "wall-5": (2, "wall", 7.5, 4.0, 7.5 * 1.4 + 1.3 * 2.6),
    "wall-6": (2, "wall", 3.2, 1.0, 3.2),
    "head-statue": (1, "statue", 4.2, 2.9, 4.2 * 2.9),
    "statue-shard": (1, "statue", 3.2, 2.6, 3.2 * 2.6),
    "geyser": (1, "geyser", 3.0, 2.0, 6.0),
    "banner": (1, "banner", 1.8, 0.8, 1.8 * 0.8),
    "obelisk": (1, "obelisk", 1.2, 1.2, 1.44),
    "shrubs": (2, "grass", 2.8, 1.3, 2.8 * 1.3),
    "plateau": (3, "plateau", 15.9, 8.15, 15.9 * 8.15),
}
"""Size, kind, width, depth and ground covered. The box of Wall Set 4 is 4″ deep with half an inch of it empty."""


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_as_it_is_measured(name: str) -> None:
    size, kind, width, depth, ground = PIECES[name]
    piece = catalogue("starcraft")[f"lost-temple/{name}"]
    (ring,) = piece.rings
    area = Area.polygon(ring)
    left, top, right, bottom = area.bounds
    assert (piece.size, piece.kind) == (size, kind)
    assert (right - left, bottom - top) == pytest.approx((width, depth))
    assert area.size == pytest.approx(ground)
