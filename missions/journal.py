"""A journal: a rehearsal on the disk while it is played, so that a crash or a power cut costs nothing.

It is a rehearsal file that grows at its end: the orders come last in it, each is one line more, and how the player
stands in the tree is a comment after it. A line that was cut off in the writing is left out when it is read.
"""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from pydantic import Field

from engine.rehearsal import Rehearsal
from engine.tongue import tr
from missions.facts import check_value
from missions.fields import Text
from missions.problems import Problem, Unreadable
from missions.raw import Raw
from missions.reading import Form, Reading
from missions.rehearsal_form import LineNumber
from missions.rehearsal_save import head_of, lines_from
from missions.rehearsals import OpenedRehearsal, rehearsal_from_bytes
from missions.saving import write_whole
from missions.sources import read_bytes
from missions.yamlnodes import Key, YamlData, read_yaml
from missions.yamlout import flow

_SIGN = b"# stands: "
_ORDERS = b"\norders:\n"


class _StandingForm(Form):
    """How the player stood: the line, what redo brings back, how often was undone and drawn anew, bookmarks, notes.

    ``file`` is where the rehearsal is saved, ``saved`` that nothing was done since; ``orders`` counts those in the
    tree.
    """

    name: Text
    orders: LineNumber
    at: LineNumber
    redo: list[LineNumber] = Field(default_factory=list)
    undone: LineNumber = 0
    redrawn: LineNumber = 0
    bookmarks: dict[LineNumber, Text] = Field(default_factory=dict)
    notes: dict[LineNumber, Text] = Field(default_factory=dict)
    file: Annotated[str, Field(strict=True)] | None = None
    saved: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """What a journal says of itself at its end: the mission's name, how many orders, the file they are saved in.

    ``saved``: that file holds all of them.
    """

    path: Path
    name: str
    orders: int
    file: Path | None
    saved: bool


@dataclass(slots=True)
class Journal:
    """``note`` it after every step. The file begins with the first step noted."""

    path: Path
    rehearsal: Rehearsal
    _lines: int = 0
    _length: int = 0
    _standing: str = field(default="", repr=False)

    def note(self, file: Path | None, *, saved: bool) -> None:
        """Brings to the disk what was done since. ``file`` is where the rehearsal is saved.

        Raises ``OSError`` where that fails; the journal is then as long as it was, and the next call tries again.
        """
        if self._length == 0 or not self.path.exists():
            self._begin()
        standing = flow(_standing_of(self.rehearsal, file, saved))
        added = lines_from(self.rehearsal, self._lines + 1)
        if added or standing != self._standing:
            self._append(f"{added}{_SIGN.decode()}{standing}\n".encode())
            self._lines = len(self.rehearsal.nodes) - 1
            self._standing = standing

    def _begin(self) -> None:
        head = head_of(self.rehearsal, self.path.parent).encode("utf-8") + _ORDERS[1:]
        write_whole(self.path, head)
        self._lines, self._length, self._standing = 0, len(head), ""

    def _append(self, content: bytes) -> None:
        handle = os.open(self.path, os.O_WRONLY | getattr(os, "O_BINARY", 0))
        try:
            # From the last whole line on: a write that failed in its middle leaves nothing behind.
            os.ftruncate(handle, self._length)
            os.lseek(handle, self._length, os.SEEK_SET)
            rest = memoryview(content)
            while rest:
                rest = rest[os.write(handle, rest) :]
            os.fsync(handle)
        finally:
            os.close(handle)
        self._length += len(content)


def _standing_of(rehearsal: Rehearsal, file: Path | None, saved: bool) -> dict[Key, YamlData]:
    told: dict[Key, YamlData] = {"name": rehearsal.mission.name, "orders": len(rehearsal.nodes) - 1}
    told["at"] = rehearsal.at.number
    if ahead := rehearsal.ahead():
        told["redo"] = [node.number for node in ahead]
    if rehearsal.undone:
        told["undone"] = rehearsal.undone
    if rehearsal.redrawn:
        told["redrawn"] = rehearsal.redrawn
    if rehearsal.bookmarks:
        told["bookmarks"] = dict(sorted(rehearsal.bookmarks.items()))
    if rehearsal.notes:
        told["notes"] = dict(sorted(rehearsal.notes.items()))
    if file is not None:
        told["file"] = str(file)
    if saved:
        told["saved"] = True
    return told


def kept_in(path: Path) -> Kept | None:
    """What a journal says of itself, or none where no step reached the disk. Raises :class:`Unreadable`."""
    return _told(path, _whole_lines(path)[1])


def recover(path: Path) -> tuple[OpenedRehearsal, Kept]:
    """The rehearsal as of the last step that reached the disk, its tree and its place in it.

    Raises :class:`Unreadable` where no step did, or the file is no journal.
    """
    content, form = _whole_lines(path)
    kept = _told(path, form)
    if form is None or kept is None:
        raise Unreadable([Problem(str(path), 1, 1, "", tr("no step of a rehearsal is kept in it"))])
    if content.endswith(_ORDERS):
        content = content.removesuffix(b"\n") + b" []\n"
    opened = rehearsal_from_bytes(content, str(path), path.parent)
    if not opened.refused:
        opened.rehearsal.resume(form.at, form.redo, form.undone, form.redrawn)
        opened.rehearsal.bookmarks = dict(form.bookmarks)
        opened.rehearsal.notes = dict(form.notes)
    return opened, kept


def _told(path: Path, form: _StandingForm | None) -> Kept | None:
    if form is None:
        return None
    return Kept(path, form.name, form.orders, None if form.file is None else Path(form.file), form.saved)


def _whole_lines(path: Path) -> tuple[bytes, _StandingForm | None]:
    """The journal up to the last standing said in it, without what came after; and that standing."""
    content = read_bytes(path)
    end = content.rfind(b"\n") + 1
    at = content.rfind(b"\n" + _SIGN, 0, end)
    if at < 0:
        return content[:end], None
    stop = content.index(b"\n", at + 1) + 1
    document = read_yaml(content[at + 1 + len(_SIGN) : stop], str(path))
    form = check_value(Raw(document.data), _StandingForm, Reading(document))
    if isinstance(form, list):
        raise Unreadable(form)
    return content[: at + 1], form
