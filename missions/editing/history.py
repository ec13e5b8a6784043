"""Everything that was done to a mission in the editor, to be undone and done again without end."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self

from missions.editing.sheet import Sheet


@dataclass(frozen=True, slots=True)
class _Step:
    """A sheet left behind, the words for what led away from it (or back to it), and the steps before that.

    The sheet is bare: only its words are kept, so that thousands of steps are a few megabytes.
    """

    sheet: Sheet
    words: str
    further: "_Step | None" = None


@dataclass(frozen=True, slots=True)
class History:
    """Never changes: each step makes another, which shares all that came before."""

    sheet: Sheet
    saved: Sheet
    """As it was opened or last saved."""
    _past: _Step | None = field(default=None, repr=False)
    _future: _Step | None = field(default=None, repr=False)

    @classmethod
    def of(cls, sheet: Sheet) -> Self:
        return cls(sheet, sheet)

    def done(self, sheet: Sheet, words: str) -> "History":
        """An edit that was made; what was undone before it is forgotten. What changed nothing is no step."""
        if sheet.text == self.sheet.text:
            return self
        return History(sheet, self.saved, _Step(self.sheet.bare(), words, self._past))

    def undone(self) -> "History":
        """The same where nothing is to be undone."""
        if self._past is None:
            return self
        future = _Step(self.sheet.bare(), self._past.words, self._future)
        return History(self._past.sheet, self.saved, self._past.further, future)

    def redone(self) -> "History":
        """The same where nothing is to be done again."""
        if self._future is None:
            return self
        past = _Step(self.sheet.bare(), self._future.words, self._past)
        return History(self._future.sheet, self.saved, past, self._future.further)

    def kept(self, sheet: Sheet | None = None) -> "History":
        """The sheet is on the disk as it is; ``sheet`` is the same in another place."""
        sheet = sheet or self.sheet
        return History(sheet, sheet, self._past, self._future)

    def unsaved(self) -> "History":
        """None of it is on the disk."""
        return History(self.sheet, Sheet("", self.sheet.file), self._past, self._future)

    @property
    def is_saved(self) -> bool:
        return self.sheet.text == self.saved.text

    @property
    def undo_words(self) -> str | None:
        return None if self._past is None else self._past.words

    @property
    def redo_words(self) -> str | None:
        return None if self._future is None else self._future.words

    def past(self) -> Iterator[str]:
        """What was done, the last first."""
        step = self._past
        while step is not None:
            yield step.words
            step = step.further
