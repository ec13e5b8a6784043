"""Writing a file so that the old one is whole until the new one is. Everything the program writes goes through here."""

import contextlib
import errno
import os
import secrets
import stat
import time
from pathlib import Path

_KEPT_OF_THE_NAME = 40
"""Letters: a name may be as long as the system allows, and that beside it not longer."""
_ENDS = ".part"
_WRITTEN_BY_THEN = 3600.0
"""Seconds."""


def write_whole(path: Path, content: bytes) -> None:
    """Puts ``content`` at ``path``: written beside it, brought to the disk, then renamed.

    A link stays one, and what it leads to is written. What is no file, such as ``/dev/null`` or a pipe, is never put
    in the place of: it is written into, and a disk is refused.

    Raises ``OSError`` where that fails; then the old file is as it was, and nothing is left beside it. The old file's
    permissions stay.
    """
    kind = _kind(path)
    if kind is not None and not stat.S_ISREG(kind):
        _write_into(path, kind, content)
        return
    target = path.resolve() if path.is_symlink() else path
    begins = f".{target.name[:_KEPT_OF_THE_NAME]}."
    part = target.with_name(f"{begins}{secrets.token_hex(4)}{_ENDS}")
    try:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileNotFoundError):
            part.chmod(target.stat().st_mode & 0o777)
        part.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    _clear_away(target.parent, begins)
    _settle(target.parent)


def _clear_away(folder: Path, begins: str) -> None:
    """What a program left there that was killed in the midst of writing; another may be writing the same just now."""
    with contextlib.suppress(OSError):
        now = time.time()
        for left in folder.iterdir():
            name = left.name
            if not (name.startswith(begins) and name.endswith(_ENDS) and len(name) == len(begins) + 8 + len(_ENDS)):
                continue
            if now - left.stat().st_mtime > _WRITTEN_BY_THEN:
                left.unlink()


def _kind(path: Path) -> int | None:
    """The mode of what lies there, through links; none where nothing does."""
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


def _write_into(path: Path, kind: int, content: bytes) -> None:
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if stat.S_ISBLK(kind):
        raise OSError(errno.EINVAL, "a disk is not written over", str(path))
    # A pipe that nobody reads would be waited for: it is told instead.
    handle = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
    try:
        if hasattr(os, "set_blocking"):
            os.set_blocking(handle, True)
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(handle, rest) :]
    finally:
        os.close(handle)


def _settle(folder: Path) -> None:
    """Brings the rename itself to the disk, where the system can do that for folders."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
