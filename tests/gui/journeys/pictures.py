"""Pictures kept small, and compared so that other letters of the same words pass and a missing thing does not.

A picture is kept at an eighth of its size: each pixel of what is kept is the mean of 8 x 8 of what was seen. To
compare, four of these are one cell of 16 x 16. A cell is otherwise where its mean colour is more than ``CELL`` off in
red, green or blue; two pictures are otherwise where more than ``MOST`` cells are. Edges that are smoothed in another
way move the mean of a cell by less; a panel, an overlay or a label that is not there moves the means of many by more.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

SHRUNK = 8
TOGETHER = 2
CELL = 9
"""Of 255."""
MOST = 3

Means = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Comparison:
    """How many cells are otherwise, by how much the worst is, and where that one is, in pixels of the whole picture."""

    cells: int
    worst: float
    at: tuple[int, int]

    @property
    def same(self) -> bool:
        return self.cells <= MOST

    def __str__(self) -> str:
        x, y = self.at
        return f"{self.cells} cells are otherwise ({MOST} may be), the worst by {self.worst:.0f} of 255 at {x}, {y}"


def shrink(picture: QImage) -> QImage:
    """As it is kept. What is over at the right and the bottom is left away."""
    means = np.rint(_means(pixels(picture), SHRUNK)).astype(np.uint8)
    height, width, _ = means.shape
    return QImage(means.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888).copy()


def compare(shrunk: QImage, kept: QImage) -> Comparison:
    """Of two pictures as they are kept. Of another size: all of it is otherwise."""
    here, there = pixels(shrunk), pixels(kept)
    if here.shape != there.shape:
        return Comparison(here.shape[0] * here.shape[1], 255.0, (0, 0))
    off = np.abs(_means(here, TOGETHER) - _means(there, TOGETHER)).max(axis=2)
    row, column = np.unravel_index(int(off.argmax()), off.shape)
    side = SHRUNK * TOGETHER
    return Comparison(int((off > CELL).sum()), float(off.max()), (int(column) * side, int(row) * side))


def compare_files(shrunk: Path, kept: Path) -> Comparison:
    return compare(QImage(str(shrunk)), QImage(str(kept)))


def pixels(picture: QImage) -> NDArray[np.uint8]:
    """Height, width, three colours."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return rows[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3).copy()


def _means(colours: NDArray[np.uint8], side: int) -> Means:
    height, width = colours.shape[0] // side, colours.shape[1] // side
    whole = colours[: height * side, : width * side].astype(np.float64)
    return whole.reshape(height, side, width, side, 3).mean(axis=(1, 3))
