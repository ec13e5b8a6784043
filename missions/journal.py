"""A journal: a rehearsal on the disk while it is played, so that a crash or a power cut costs nothing.

It is a rehearsal file that grows at its end: the orders come last in it, each is one line more, and how the player
stands in the tree is a comment after it. A line that was cut off in the writing is left out when it is read, and what
comes after a damaged one.
"""

import os
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
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
from missions.yamlnodes import MOST_BYTES, Key, YamlData, read_yaml
from missions.yamlout import flow

_SIGN = b"# stands: "
_ORDERS = b"\norders:\n"
_BLOATED = MOST_BYTES // 4
"""Bytes past which it is written anew, if that makes it half as long: how one stood at each step is not kept for ever,
and what is longer than a file may be is never read again."""


class _StandingForm(Form):
    """How the player stood: the line, what redo brings back, how often was undone and drawn anew, bookmarks, notes.

    ``file`` is where the rehearsal is saved, ``seen`` the SHA-256 of what lay there when it was last read or written,
    ``saved`` that nothing was done since; ``orders`` counts those in the tree.
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
    seen: Text = ""
    saved: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """What a journal says of itself at its end: the mission's name, how many orders, the file they are saved in.

    ``seen`` is the SHA-256 of that file as it was known; ``saved``: it holds all of them. ``damaged``: there was more
    of it, which cannot be read.
    """

    path: Path
    name: str
    orders: int
    file: Path | None
    saved: bool
    damaged: bool = False
    seen: str = ""


_Stood = tuple[int, Kept, _StandingForm]
"""Where a standing begins in a journal, and what it says."""


@dataclass(slots=True)
class Journal:
    """``note`` it after every step. The file begins with the first step noted."""

    path: Path
    rehearsal: Rehearsal
    _lines: int = 0
    _length: int = 0
    _anew: int = 0
    _standing: str = field(default="", repr=False)

    def note(self, file: Path | None, *, saved: bool, seen: str = "") -> None:
        """Brings to the disk what was done since. ``file`` is where the rehearsal is saved, ``seen`` its SHA-256.

        Raises ``OSError`` where that fails; the journal is then as long as it was, and the next call tries again.
        """
        standing = flow(_standing_of(self.rehearsal, file, saved, seen))
        if self._must_begin():
            added = lines_from(self.rehearsal, 1)
            head = head_of(self.rehearsal, self.path.parent).encode("utf-8") + _ORDERS[1:]
            whole = head + _step(added, standing)
            write_whole(self.path, whole)
            self._length = self._anew = len(whole)
        else:
            added = lines_from(self.rehearsal, self._lines + 1)
            if not added and standing == self._standing:
                return
            self._append(_step(added, standing))
        self._lines = len(self.rehearsal.nodes) - 1
        self._standing = standing

    def _must_begin(self) -> bool:
        """Also where somebody took it away, or cut it off."""
        if self._length == 0 or not self.path.exists():
            return True
        if self.path.is_file() and self.path.stat().st_size < self._length:
            return True
        return self._length > max(_BLOATED, 2 * self._anew)

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


def _standing_of(rehearsal: Rehearsal, file: Path | None, saved: bool, seen: str) -> dict[Key, YamlData]:
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
        if seen:
            told["seen"] = seen
    if saved:
        told["saved"] = True
    return told


def _step(lines: str, standing: str) -> bytes:
    return f"{lines}{_SIGN.decode()}{standing}\n".encode()


def kept_in(path: Path) -> Kept | None:
    """What a journal says of itself, or none where no step reached the disk. Raises :class:`Unreadable`."""
    found = next(_whole_lines(path, read_bytes(path)), None)
    return None if found is None else found[1]


def recover(path: Path) -> tuple[OpenedRehearsal, Kept]:
    """The rehearsal as of the last step that reached the disk, its tree and its place in it; of one that is damaged,
    as of the last step before that.

    Raises :class:`Unreadable` where no step did, or the file is no journal.
    """
    content = read_bytes(path)
    stood = _whole_lines(path, content)
    last = next(stood, None)
    if last is None:
        raise Unreadable([Problem(str(path), 1, 1, "", tr("no step of a rehearsal is kept in it"))])
    try:
        opened, kept = _opened(path, content, last), last[1]
    except Unreadable:
        earlier = tuple(stood)
        # What can be read with a step can be read without it.
        best = bisect_left(earlier, True, key=lambda one: _can_be_read(path, content, one))
        if best == len(earlier):
            raise
        opened, kept = _opened(path, content, earlier[best]), replace(earlier[best][1], damaged=True)
    if not kept.damaged:
        return opened, kept
    count = len(opened.rehearsal.nodes) - 1
    why = tr("What was kept is damaged; {orders} of its orders could be read.", orders=count)
    return replace(opened, notes=(*opened.notes, why)), kept


def _can_be_read(path: Path, content: bytes, stood: _Stood) -> bool:
    try:
        _opened(path, content, stood)
    except Unreadable:
        return False
    return True


def _opened(path: Path, content: bytes, stood: _Stood) -> OpenedRehearsal:
    end, _, form = stood
    content = content[:end]
    if content.endswith(_ORDERS):
        content = content.removesuffix(b"\n") + b" []\n"
    opened = rehearsal_from_bytes(content, str(path), path.parent)
    if opened.refused:
        return opened
    try:
        opened.rehearsal.resume(form.at, form.redo, form.undone, form.redrawn)
    except (KeyError, IndexError):
        # It stands where no order is: what was written last is not what was written before it.
        text = tr("the order one stood at is not there")
        raise Unreadable([Problem(str(path), content.count(b"\n") + 1, 1, "", text)]) from None
    known = range(len(opened.rehearsal.nodes))
    opened.rehearsal.bookmarks = {node: text for node, text in form.bookmarks.items() if node in known}
    opened.rehearsal.notes = {node: text for node, text in form.notes.items() if node in known}
    return opened


def _whole_lines(path: Path, content: bytes) -> Iterator[_Stood]:
    """Where each standing begins that is said in a journal, the last first, and what it says; all before it counts.

    Those that cannot be read are passed over. Raises :class:`Unreadable` where there are such alone.
    """
    first: Unreadable | None = None
    good = False
    at = content.rfind(b"\n") + 1
    while (at := content.rfind(b"\n" + _SIGN, 0, at)) >= 0:
        stop = content.index(b"\n", at + 1) + 1
        try:
            form = _standing_in(path, content[at + 1 + len(_SIGN) : stop])
        except Unreadable as wrong:
            first = first or wrong
            continue
        good = True
        file = None if form.file is None else Path(form.file)
        damaged = first is not None
        yield at + 1, Kept(path, form.name, form.orders, file, form.saved and not damaged, damaged, form.seen), form
    if first is not None and not good:
        raise first


def _standing_in(path: Path, line: bytes) -> _StandingForm:
    document = read_yaml(line, str(path))
    form = check_value(Raw(document.data), _StandingForm, Reading(document))
    if isinstance(form, list):
        raise Unreadable(form)
    return form
