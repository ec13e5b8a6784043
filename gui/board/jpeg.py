"""How a JPEG is laid out in its file: one whose parts do not stand together has to lie in memory whole."""

import mmap
from pathlib import Path

_BEFORE_THE_PICTURE = 1024 * 1024
"""Bytes in which the head is looked for: a camera's own small picture goes before it."""
_TOGETHER = (0xC0, 0xC1)
_NO_FRAME = (0xC4, 0xC8, 0xCC)


def lies_whole(path: Path) -> bool:
    """True where its reader must keep all of it: it comes in several passes, or its colours do one after the other.

    True as well for a head that is not understood. Raises ``OSError``.
    """
    return _read(path)[0]


def is_all_there(path: Path) -> bool:
    """False where the picture breaks off: no end follows its beginning. What a camera has put after it does not count.

    True as well for a head that is not understood. Raises ``OSError``.
    """
    begins = _read(path)[1]
    if begins is None:
        return True
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        return content.find(b"\xff\xd9", begins) >= 0


def _read(path: Path) -> tuple[bool, int | None]:
    """Whether it lies whole, and at which byte its picture begins; none for a head that is not understood."""
    with path.open("rb") as file:
        head = file.read(_BEFORE_THE_PICTURE)
    at, colours, passes = 2, 0, False
    while at + 9 < len(head) and head[at] == 0xFF:
        marker = head[at + 1]
        if marker == 0xFF:
            at += 1
            continue
        if marker == 0xDA:
            return passes or colours == 0 or head[at + 4] != colours, at
        if 0xC0 <= marker <= 0xCF and marker not in _NO_FRAME:
            passes = passes or marker not in _TOGETHER
            colours = head[at + 9]
        at += 2 + int.from_bytes(head[at + 2 : at + 4], "big")
    return True, None
