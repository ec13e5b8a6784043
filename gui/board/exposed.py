"""What is to be painted of a board next, in few rectangles: pixels are copied faster through one than through many."""

_SPARE = 60_000
"""Pixels that may be painted without need, so that it is a single rectangle."""

Sides = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels."""


class Exposed:
    """Of one picture, until it is painted. Rectangles near one another count as the one round them."""

    def __init__(self) -> None:
        self._round: Sides | None = None
        self._needed = 0.0
        """Pixels; what is counted twice only leads to a larger rectangle."""

    def taken_in(self, sides: Sides) -> Sides | None:
        """What has to be told to be out of date for this to be: none where it has been told already."""
        left, top, right, bottom = sides
        if left >= right or top >= bottom:
            return None
        if self._round is None:
            self._round, self._needed = sides, _size(sides)
            return sides
        x0, y0, x1, y1 = self._round
        if x0 <= left and y0 <= top and right <= x1 and bottom <= y1:
            return None
        both = (min(x0, left), min(y0, top), max(x1, right), max(y1, bottom))
        if _size(both) > self._needed + _size(sides) + _SPARE:
            return sides
        self._round, self._needed = both, self._needed + _size(sides)
        return both


def _size(sides: Sides) -> float:
    return (sides[2] - sides[0]) * (sides[3] - sides[1])
