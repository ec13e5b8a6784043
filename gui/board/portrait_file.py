"""Reading a picture for a model from a file of the player's: small in memory however large it is in the file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from gui.board.jpeg import is_all_there, lies_whole
from gui.text import tr

LARGEST = 320
"""Pixels of the shorter side that are kept."""
LONGEST = 4 * LARGEST
MOST_PIXELS = 600_000_000
"""Of a file: 20 000 by 30 000. What is larger takes longer to read than anybody waits."""
_BYTES, _MEBIBYTE = 4, 1024 * 1024
"""Of a pixel, at the least: more where a colour has 16 bits."""
_JPEG = (b"jpeg", b"jpg")
_SHRUNK_WHILE_READ = (*_JPEG, b"svg", b"svgz")
"""Kinds that never lie whole in memory; all others do, and Qt has a limit for that."""


class NoPicture(Exception):
    """Why a file gives no picture, in words that begin with its name."""


def read_portrait(path: Path) -> QImage:
    """The picture as it is to be looked at, its shorter side at most ``LARGEST`` pixels. As :func:`read_picture`."""
    return read_picture(path, lambda size, drawn: kept_size(size, drawn=drawn))


def read_picture(path: Path, kept: Callable[[QSize, bool], QSize]) -> QImage:
    """The picture as it is to be looked at. ``kept`` says how large, given its size in the file and whether it is drawn
    at every size.

    Raises :class:`NoPicture`. Never holds more of a picture than Qt's own limit allows, and reads nothing that is no
    plain file.
    """
    if not path.exists():
        raise _no(path, tr("{file} is not there"))
    if not path.is_file():
        raise _no(path, tr("{file} is no file"))
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    if not reader.canRead():
        raise _no(path, tr("{file} is no picture that can be read") if _opens(path) else tr("{file} cannot be opened"))
    size = reader.size()
    if size.isEmpty():
        raise _no(path, tr("{file} is an empty picture"))
    pixels, kind = size.width() * size.height(), bytes(reader.format().data())
    if pixels > MOST_PIXELS:
        raise _no(path, tr("{file} is too large: {size} pixels"), size)
    deep = QImage.toPixelFormat(reader.imageFormat()).bitsPerPixel() // 8
    whole = pixels * max(_BYTES, deep) > QImageReader.allocationLimit() * _MEBIBYTE
    if whole and kind in _JPEG and lies_whole(path):
        raise _no(
            path, tr("{file} is too large for a progressive JPEG: {size} pixels; as a plain one it can be read"), size
        )
    if whole and kind not in _SHRUNK_WHILE_READ:
        raise _no(path, tr("{file} is too large for its kind: {size} pixels; as JPEG it can be read"), size)
    if kind in _JPEG and not is_all_there(path):
        raise _no(path, tr("{file} is broken, or not all of it is there"))
    reader.setScaledSize(kept(size, kind.startswith(b"svg")))
    image = reader.read()
    if image.isNull():
        raise _no(path, tr("{file} is broken, or not all of it is there"))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _no(path: Path, words: str, size: QSize | None = None) -> NoPicture:
    pixels = "" if size is None else f"{size.width()} × {size.height()}"
    return NoPicture(words.format(file=path.name, size=pixels))


def kept_size(size: QSize, *, drawn: bool = False) -> QSize:
    """What is kept of a picture of this size; no side under a pixel. ``drawn`` ones have every size, others their own
    at most."""
    by = min(LARGEST / min(size.width(), size.height()), LONGEST / max(size.width(), size.height()))
    by = by if drawn else min(1.0, by)
    return QSize(max(1, round(size.width() * by)), max(1, round(size.height() * by)))


def _opens(path: Path) -> bool:
    try:
        with path.open("rb"):
            return True
    except OSError:
        return False
