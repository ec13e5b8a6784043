"""A packed roster (`.rosz`): a ZIP archive with one roster in it. Nothing is written anywhere, and no more is unpacked
than may be read."""

import io
import struct
import zipfile
import zlib

from engine.tongue import tr
from missions.lists.items import MOST_BYTES, NoList

MAGIC = b"PK\x03\x04"
_END, _END_64 = b"PK\x05\x06", b"PK\x06\x07"
_END_LENGTH, _LONGEST_COMMENT = 22, 65535
MOST_DIRECTORY = 64 * 1024
"""Bytes of the archive's own list of files."""


def unpacked(content: bytes) -> bytes:
    """The one roster of an archive. Raises :class:`NoList`."""
    _look_at_the_end(content)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            rosters = [one for one in archive.infolist() if one.filename.lower().endswith(".ros")]
            if len(rosters) != 1:
                raise NoList(tr("the archive has {count} rosters (.ros); one was expected", count=len(rosters)))
            (roster,) = rosters
            if roster.flag_bits & 0x1:
                raise NoList(tr("the roster in the archive is locked with a password"))
            # Other ways of packing unfold as a whole, however large that gets.
            if roster.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise NoList(tr("the roster is packed in a way that is not read here"))
            with archive.open(roster) as file:
                found = file.read(MOST_BYTES + 1)
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError, RuntimeError) as wrong:
        raise NoList(tr("the archive is broken: {wrong}", wrong=wrong)) from None
    if len(found) > MOST_BYTES:
        raise NoList(tr("the roster unfolds to more than {most_bytes} MiB", most_bytes=MOST_BYTES // 1024 // 1024))
    return found


def _look_at_the_end(content: bytes) -> None:
    """The archive's list of files is read as a whole by what reads it, so it must be short."""
    tail = content[-(_END_LENGTH + _LONGEST_COMMENT) :]
    at = tail.rfind(_END)
    if at < 0 or at + _END_LENGTH > len(tail) or _END_64 in tail:
        raise NoList(tr("the archive is broken, or made for far larger files"))
    (size,) = struct.unpack_from("<L", tail, at + 12)
    if size > MOST_DIRECTORY:
        raise NoList(tr("the archive lists far more files than a roster's does"))
