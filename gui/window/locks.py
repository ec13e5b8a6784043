"""Locks by which one program tells others what it has open."""

from pathlib import Path

from PySide6.QtCore import QLockFile


def lock_at(path: Path) -> QLockFile:
    """One that goes with its program, however that ends. Not locked yet."""
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)
    return lock
