"""A sheet's file: opened, saved whole or not at all, and asked about before anything is lost."""

import hashlib
from pathlib import Path

from PySide6.QtWidgets import QWidget

from gui.dialogs.leaving import Leave, Write, ask_to_leave, ask_to_write_over, tell
from gui.dialogs.saving import ask_to_save
from gui.studio.bench import Bench
from gui.text import tr
from missions.editing.paths import Rehomed, rehomed
from missions.editing.words import NotEdited
from missions.saving import write_whole
from missions.shipped import is_shipped

READS = tr("Missions (*.yaml *.yml);;All files (*)")


class Keeping:
    def __init__(self, window: QWidget, bench: Bench, folder: Path) -> None:
        self._window, self._bench, self.folder = window, bench, folder
        path = bench.sheet.path
        self.path = None if path is None or is_shipped(path) else path
        """Where it is saved; none before that is said, as for missions that come with the program."""
        self.seen = print_of(bench.sheet.text.encode("utf-8"))
        """The SHA-256 of what the player knows to lie there."""

    @property
    def name(self) -> str:
        return self._bench.sheet.file if self.path is None else self.path.name

    def save(self) -> bool:
        if self.path is None:
            return self.save_as()
        if not self._changed_since(self.path):
            return self.write(self.path)
        answer = ask_to_write_over(self.name, self._window)
        return self.save_as() if answer is Write.ELSEWHERE else answer is Write.OVER and self.write(self.path)

    def save_as(self) -> bool:
        old = self._bench.sheet.path
        begin = self.path or self.folder / (old.name if old is not None else "set-up.yaml")
        path, _ = ask_to_save(self._window, tr("Save mission"), begin, READS)
        return path is not None and self.write(path)

    def write(self, path: Path) -> bool:
        """Files that the mission names by their paths are named from the folder it is written to."""
        try:
            there = rehomed(self._bench.sheet, path)
        except NotEdited:
            there = Rehomed(self._bench.sheet)
        try:
            write_whole(path, there.sheet.text.encode("utf-8"))
        except OSError as wrong:
            words = tr("{name} could not be written").format(name=path.name)
            tell(words, wrong.strerror or str(wrong), self._window)
            return False
        self.path, self.folder, self.seen = path, path.parent, print_of(there.sheet.text.encode("utf-8"))
        self._bench.keep(there.sheet)
        if there.renamed:
            words = tr("Paths of the files it names are now: {files}")
            self._bench.refused.emit(words.format(files=", ".join(there.renamed)))
        if there.lost:
            words = tr("It names files that do not lie where it says: {files}")
            self._bench.refused.emit(words.format(files=", ".join(there.lost)))
        return True

    def may_leave(self) -> bool:
        """Nothing is lost, or the player said what to do about it."""
        if self._bench.history.is_saved:
            return True
        name = self.name
        title = name if self._bench.sheet.path or self.path else f"{name[:1].upper()}{name[1:]}"
        answer = ask_to_leave(title, self._window)
        return self.save() if answer is Leave.SAVE else answer is Leave.DISCARD

    def _changed_since(self, path: Path) -> bool:
        try:
            return path.is_file() and print_of(path.read_bytes()) != self.seen
        except OSError:
            return False


def print_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
