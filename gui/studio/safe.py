"""No set-up is lost in a crash: what is not saved lies on the disk after each edit, and is found again."""

import contextlib
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal

from gui.studio.bench import Bench
from gui.studio.keeping import Keeping
from gui.window.locks import is_held, lock_at
from missions.editing.journal import KeptSheet, keep_sheet, kept_sheet
from missions.problems import Unreadable

FOLDER = "set-ups"


@dataclass(frozen=True, slots=True)
class LeftSheet:
    """A set-up whose program ended without closing it. The lock keeps other windows from offering it as well."""

    kept: KeptSheet
    lock: QLockFile

    def forget(self) -> None:
        with contextlib.suppress(OSError):
            self.kept.path.unlink(missing_ok=True)
        self.lock.unlock()


class Safe(QObject):
    """``failed`` tells why an edit is not on the disk, once."""

    failed = Signal(str)

    def __init__(self, bench: Bench, keeping: Keeping, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bench, self._keeping, self._folder = bench, keeping, folder / FOLDER
        self.path: Path | None = None
        """None while everything is saved."""
        self._lock: QLockFile | None = None
        self._is_failing = False
        bench.changed.connect(self.note)

    @property
    def is_kept(self) -> bool:
        """What is not saved is on the disk."""
        return self.path is not None and not self._is_failing

    def note(self) -> None:
        """After each edit, each step back, and each time it is saved."""
        if self._bench.history.is_saved:
            self.close()
            return
        mission = self._bench.mission
        title = self._keeping.name if mission is None else mission.name
        try:
            path = self.path or self._begin()
            keep_sheet(KeptSheet(path, title, self._bench.sheet, self._keeping.path, self._keeping.seen))
        except OSError as wrong:
            if not self._is_failing:
                self._is_failing = True
                self.failed.emit(wrong.strerror or str(wrong))
        else:
            self._is_failing = False

    def close(self) -> None:
        """Saved, or given up."""
        if self.path is not None:
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
        self.path = self._lock = None

    def _begin(self) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        self.path = self._folder / f"{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(4)}.yaml"
        self._lock = lock_at(self.path.with_suffix(".lock"))
        self._lock.tryLock(0)
        return self.path


def left_behind(folder: Path) -> tuple[LeftSheet, ...]:
    """What programs that are gone had not saved, the latest first."""
    found: list[LeftSheet] = []
    for path in sorted((folder / FOLDER).glob("*.yaml"), reverse=True):
        lock = lock_at(path.with_suffix(".lock"))
        if is_held(lock):
            continue
        try:
            found.append(LeftSheet(kept_sheet(path), lock))
        except Unreadable:
            lock.unlock()
    return tuple(found)
