"""What is to be painted of a board next, in few rectangles: pixels are copied faster through one than through many."""

from PySide6.QtCore import QRect

_SPARE = 60_000
"""Pixels that may be painted without need, so that it is a single rectangle."""


class Exposed:
    """Of one picture, until it is painted. Rectangles near one another count as the one round them."""

    def __init__(self) -> None:
        self._round: QRect | None = None
        self._needed = 0
        """Pixels; what is counted twice only leads to a larger rectangle."""

    def taken_in(self, rect: QRect) -> QRect | None:
        """What has to be told to be out of date for this to be: none where it has been told already."""
        if rect.isEmpty():
            return None
        if self._round is None:
            self._round, self._needed = rect, _size(rect)
            return rect
        if self._round.contains(rect):
            return None
        both = self._round.united(rect)
        if _size(both) > self._needed + _size(rect) + _SPARE:
            return rect
        self._round, self._needed = both, self._needed + _size(rect)
        return both


def _size(rect: QRect) -> int:
    return rect.width() * rect.height()
