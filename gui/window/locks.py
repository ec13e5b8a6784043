"""Locks by which one program tells others what it has open."""

import os
from pathlib import Path

from PySide6.QtCore import QLockFile, QSysInfo


def lock_at(path: Path) -> QLockFile:
    """One that goes with its program, however that ends. Not locked yet."""
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)
    return lock


def is_held(lock: QLockFile) -> bool:
    """Whether another program has it; locks it where none has.

    Where no lock can be written, on a full disk or in a folder that is read alone, it is nobody's all the same.
    """
    if lock.tryLock(0):
        return False
    return lock.error() is QLockFile.LockError.LockFailedError and not _is_of_one_gone(lock)


def _is_of_one_gone(lock: QLockFile) -> bool:
    """On a full disk Qt cannot take away what a crash has left, and reports it as locked."""
    told: object = lock.getLockInfo()
    match told:
        case (int(pid), str(host), str()) if os.name == "posix" and host == QSysInfo.machineHostName() and pid > 0:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return True
            except OSError:
                return False
    return False
