"""Reading a file from the disk, no more of it than is wanted, and saying why where that fails."""

import stat
from pathlib import Path

from engine.tongue import tr
from missions.problems import Problem, Unreadable
from missions.yamlnodes import MOST_BYTES


def read_bytes(path: Path) -> bytes:
    """The content of a file, one byte more than is allowed at most. Raises :class:`Unreadable`."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise Unreadable([Problem(str(path), 1, 1, "", tr("this is a folder, not a file"))])
        if not stat.S_ISREG(mode):
            raise Unreadable([Problem(str(path), 1, 1, "", tr("this is no ordinary file"))])
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise Unreadable([Problem(str(path), 1, 1, "", tr("there is no such file"))]) from None
    except (OSError, ValueError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
        raise Unreadable(
            [Problem(str(path), 1, 1, "", tr("the file cannot be read: {reason}", reason=reason))]
        ) from None
