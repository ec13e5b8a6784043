"""Nothing lost: every step is on the disk as soon as it is done, and what a crash left behind is found again."""

import contextlib
import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal

from gui.window.locks import is_held, lock_at
from gui.window.opening import Opened
from gui.window.session import Session
from missions.journal import Journal, Kept, kept_in, recover
from missions.problems import Unreadable

MOST_EARLIER = 10
"""The oldest of more goes."""


@dataclass(frozen=True, slots=True)
class Left:
    """A rehearsal whose program ended without closing it. The lock keeps other windows from offering it as well."""

    kept: Kept
    lock: QLockFile


class Keeper(QObject):
    """Writes a journal of what is open, from its first step on, and keeps the last ten when they are left.

    ``failed`` tells why a step is not on the disk, and an empty word when it is again; ``shared`` names a file that
    another window has open too.
    """

    failed = Signal(str)
    shared = Signal(Path)

    def __init__(self, session: Session, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._folder = folder
        self._journal: Journal | None = None
        self._lock: QLockFile | None = None
        self._claim: tuple[Path, QLockFile] | None = None
        self._failing = False
        self._told: Path | None = None
        session.opened.connect(self._another)
        session.changed.connect(self._note)
        session.remarked.connect(self._note)
        session.saved.connect(self._saved)

    @property
    def journal(self) -> Path | None:
        """Of what is open; none before its first step."""
        return None if self._journal is None else self._journal.path

    def close(self) -> None:
        """The program ends, or something else is opened: what was played lies among the earlier ones."""
        if self._journal is not None:
            self._shelve(self._journal.path)
        if self._lock is not None:
            self._lock.unlock()
        self._journal = self._lock = None

    def left_behind(self) -> tuple[Left, ...]:
        """What programs that are gone had not saved, the one that was played last first."""
        found = []
        for path in self._within("open"):
            lock = lock_at(path.with_suffix(".lock"))
            if is_held(lock):
                continue
            kept = _kept(path)
            if kept is not None and not kept.saved:
                found.append(Left(kept, lock))
            else:
                self._shelve(path)
                lock.unlock()
        return tuple(sorted(found, key=lambda left: _last_step(left.kept.path), reverse=True))

    def put_away(self, left: Left) -> None:
        """It lies among the earlier ones."""
        self._shelve(left.kept.path)
        left.lock.unlock()

    def taken_up(self, kept: Kept) -> None:
        """It goes on in the journal of what is open, if that is on the disk. One that holds more stays as it is."""
        whole = not kept.damaged and len(self._session.rehearsal.nodes) > kept.orders
        if self._journal is not None and not self._failing and whole:
            with contextlib.suppress(OSError):
                kept.path.unlink(missing_ok=True)

    def earlier(self) -> tuple[Kept, ...]:
        """Rehearsals left earlier, the latest first."""
        return tuple(kept for path in self._within("earlier") if (kept := _kept(path)) is not None)

    def _another(self) -> None:
        self.close()
        self._saved()

    def _saved(self) -> None:
        self._claim_file(self._session.path)
        self._note()

    def _note(self) -> None:
        session = self._session
        if not session.is_open or (self._journal is None and not session.unsaved):
            return
        if session.rehearsal.mission.origin is None:
            return  # made in memory, of no text: no file can hold it
        try:
            journal = self._journal or self._begin()
            seen = session.seen[1] if session.seen is not None and session.seen[0] == session.path else ""
            journal.note(session.path, saved=not session.unsaved, seen=seen)
        except OSError as wrong:
            self._say(wrong.strerror or str(wrong))
        else:
            self._say("")

    def _begin(self) -> Journal:
        folder = self._folder / "open"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{_new_name()}.yaml"
        self._lock = lock_at(path.with_suffix(".lock"))
        self._lock.tryLock(0)
        self._journal = Journal(path, self._session.rehearsal)
        return self._journal

    def _say(self, why: str) -> None:
        """Once when it begins to fail, once when it is good again."""
        if bool(why) != self._failing:
            self._failing = bool(why)
            self.failed.emit(why)

    def _claim_file(self, path: Path | None) -> None:
        """The file that is worked on, so that a second window on it is noticed."""
        whole = None if path is None else path.resolve()
        if self._claim is not None and self._claim[0] == whole:
            return
        if self._claim is not None:
            self._claim[1].unlock()
            self._claim = None
        if self._told != whole:
            self._told = None
        if whole is None:
            return
        folder = self._folder / "files"
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        lock = lock_at(folder / f"{hashlib.sha256(str(whole).encode()).hexdigest()[:32]}.lock")
        if lock.tryLock(0):
            self._claim = (whole, lock)
        elif lock.error() is QLockFile.LockError.LockFailedError and self._told != whole:
            self._told = whole  # once: not at every time it is saved
            self.shared.emit(path)

    def _within(self, name: str) -> tuple[Path, ...]:
        return tuple(sorted((self._folder / name).glob("*.yaml"), reverse=True))

    def _shelve(self, path: Path) -> None:
        """Among the earlier ones, or away where nothing was done in it. What cannot be read now stays where it is.

        Its name there tells when it was left: what was begun first may have been played longest.
        """
        with contextlib.suppress(OSError, Unreadable):
            kept = kept_in(path)
            if kept is None or not kept.orders:
                path.unlink()
                return
            folder = self._folder / "earlier"
            folder.mkdir(parents=True, exist_ok=True)
            path.replace(folder / f"{_new_name()}.yaml")
            for old in self._within("earlier")[MOST_EARLIER:]:
                old.unlink()


def again(kept: Kept) -> Opened:
    """What a journal holds. Its file is where it was saved; not all of it is in there. Raises ``Unreadable``."""
    opened, kept = recover(kept.path)
    refused = tuple(str(line.problem) for line in opened.refused if line.problem is not None)
    whole = not refused and not kept.damaged
    file = kept.file if kept.file is not None and kept.file.is_file() and whole else None
    return Opened(opened.rehearsal, file, (*opened.notes, *refused), kept=False, seen=kept.seen)


def _last_step(path: Path) -> int:
    with contextlib.suppress(OSError):
        return path.stat().st_mtime_ns
    return 0


def _new_name() -> str:
    """Those of later come after it."""
    return f"{datetime.now():%Y%m%d-%H%M%S-%f}-{secrets.token_hex(4)}"


def _kept(path: Path) -> Kept | None:
    """None where nothing that could be played was kept."""
    try:
        kept = kept_in(path)
    except Unreadable:
        return None
    return kept if kept is not None and kept.orders else None
