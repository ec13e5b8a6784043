"""How a JPEG is laid out in its file: one whose parts do not stand together has to lie in memory whole."""

from pathlib import Path

_BEFORE_THE_PICTURE = 1024 * 1024
"""Bytes in which the head is looked for: a camera's own small picture goes before it."""
_TOGETHER = (0xC0, 0xC1)
_NO_FRAME = (0xC4, 0xC8, 0xCC)


def lies_whole(path: Path) -> bool:
    """True where its reader must keep all of it: it comes in several passes, or its colours do one after the other.

    True as well for a head that is not understood. Raises ``OSError``.
    """
    with path.open("rb") as file:
        head = file.read(_BEFORE_THE_PICTURE)
    at, colours = 2, 0
    while at + 9 < len(head) and head[at] == 0xFF:
        marker = head[at + 1]
        if marker == 0xFF:
            at += 1
            continue
        if marker == 0xDA:
            return colours == 0 or head[at + 4] != colours
        if 0xC0 <= marker <= 0xCF and marker not in _NO_FRAME:
            if marker not in _TOGETHER:
                return True
            colours = head[at + 9]
        at += 2 + int.from_bytes(head[at + 2 : at + 4], "big")
    return True
