"""Reading a photograph of a table: as sharp as there is use for, small in memory however large it is in the file."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from gui.board.portrait_file import read_picture

LONGEST = 4096
"""Pixels of the longer side that are kept. What is left out makes the error that is told larger."""


def read_photograph(path: Path) -> QImage:
    """Upright as it was taken. Raises :class:`~gui.board.portrait_file.NoPicture`, as ``read_picture`` does."""
    return read_picture(path, lambda size, _: kept_size(size)).convertToFormat(QImage.Format.Format_RGB32)


def kept_size(size: QSize) -> QSize:
    """Of a picture of this size; never larger, and no side under a pixel."""
    by = min(1.0, LONGEST / max(size.width(), size.height()))
    return QSize(max(1, round(size.width() * by)), max(1, round(size.height() * by)))
