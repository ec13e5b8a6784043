"""Changes to the characters of a YAML text, noted by place and then made together."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from missions.editing.spans import Shape, Span
from missions.yamlnodes import Key, YamlData
from missions.yamlout import flow

_BREAK = re.compile("\r\n|\r|\n")
_LINE_ENDS = re.compile(r"[ \t]*(,?)[ \t]*(?:#[^\r\n]*)?(?:\r\n|\r|\n)")
"""Behind a value of a flow list that is the last of its line."""
_DASH = re.compile(r"[ \t]*(-)(?=[ \t\r\n]|$)")
STEP = 2
"""Spaces that a list stands in from its key."""


class Splices:
    """What is to be put for which part of a text. Parts may touch but not overlap."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._noted: list[tuple[int, int, str]] = []
        found = _BREAK.search(text)
        self._break = found.group() if found else "\n"

    def put(self, start: int, end: int, words: str) -> None:
        self._noted.append((start, end, words))

    def done(self) -> str:
        parts, at = [], 0
        for start, end, words in sorted(self._noted, key=lambda splice: splice[:2]):
            parts += [self.text[at : max(start, at)], words]
            at = max(at, end)
        return "".join([*parts, self.text[at:]])

    def replace(self, span: Span, value: YamlData) -> None:
        """A value by another on one line."""
        words = flow(value)
        if self.text[span.start : span.start + 1] in ("|", ">") and span.shape is Shape.SCALAR:
            words += self._break if self.text[span.end - 1] in "\r\n" else ""
        elif span.start == span.end and self.text[span.start - 1 : span.start] not in (" ", "[", "{", "", "\n"):
            words = f" {words}"
        self.put(span.start, span.end, words)

    def replace_behind_key(self, span: Span, index: int, value: YamlData) -> None:
        """A block under a key by a value on the key's own line; what is said behind the key stays."""
        key, old = span.keys[index], span.values[index]
        colon = self.text.index(":", key.end)
        self.put(colon + 1, colon + 1, f" {flow(value)}")
        self.put(self._line_end(colon), self._line_end(old.end), "")

    def remove(self, span: Span, indices: Sequence[int]) -> None:
        """Entries or items. Of a block at least one stays."""
        gone = set(indices)
        kept = [index for index in range(len(span.values)) if index not in gone]
        if not gone:
            return
        if not kept:
            self.put(self._opening(span), span.end - 1, "")
        elif span.shape.is_flow and not self._have_own_lines(span, gone):
            self._remove_between(span, kept)
        elif span.shape.is_flow:
            for index in gone:
                start, end = span.begin(index), span.values[index].end
                self.put(self._line_start(start), self._line_end_with_break(end), "")
        else:
            for index in sorted(gone):
                self._remove_lines(span, index, kept)

    def _opening(self, span: Span) -> int:
        """Behind the bracket of a flow list or mapping."""
        return self.text.index("{" if span.shape.is_mapping else "[", span.start) + 1

    def _remove_between(self, span: Span, kept: Sequence[int]) -> None:
        """From one that stays to the next that stays, or to the end: its comma goes with what is removed."""
        if kept[0] > 0:
            self.put(span.begin(0), span.begin(kept[0]), "")
        for before, after in pairwise(kept):
            if after > before + 1:
                self.put(span.begin(before + 1), span.begin(after), "")
        if kept[-1] < len(span.values) - 1:
            self.put(span.values[kept[-1]].end, span.values[-1].end, "")

    def _have_own_lines(self, span: Span, indices: Iterable[int]) -> bool:
        """Whether each entry or item of a flow shares its lines with nothing but its comma and what is said of it."""
        for index in indices:
            start, end = span.begin(index), span.values[index].end
            before = self.text[self._line_start(start) : start]
            if before.strip(" \t") or _LINE_ENDS.match(self.text, end) is None:
                return False
        return True

    def _remove_lines(self, span: Span, index: int, kept: Sequence[int]) -> None:
        """Its lines with what is said at their ends. The first of a block that begins within a line leaves its place
        to the next."""
        start = self._begin(span, index)
        if self.text[self._line_start(start) : start].strip(" \t"):
            self.put(start, self._begin(span, min(later for later in kept if later > index)), "")
        else:
            self.put(self._line_start(start), self._line_end_with_break(span.values[index].end), "")

    def add_entries(self, span: Span, kept: Sequence[int], added: Sequence[tuple[Key, YamlData]]) -> None:
        """New keys at the end of a mapping."""
        if not added:
            return
        if span.shape.is_flow:
            words = [flow({key: value})[1:-1] for key, value in added]
            self._add_flow(span, kept, len(span.values), words)
            return
        indent = self._column(span.keys[0].start)
        lines = [self._entry(key, value, indent) for key, value in added]
        self._add_lines(span.values[-1].end, lines)

    def _entry(self, key: Key, value: YamlData, indent: int) -> str:
        word = flow({key: None})[1:-7]
        if isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
            inner = "".join(f"{self._break}{' ' * (indent + STEP)}- {flow(item)}" for item in value)
            return f"{' ' * indent}{word}:{inner}"
        return f"{' ' * indent}{word}: {flow(value)}"

    def add_items(self, span: Span, kept: Sequence[int], at: int, items: Sequence[YamlData]) -> None:
        """New items of a list before that with the number ``at``, or at its end."""
        words = [flow(item) for item in items]
        if span.shape.is_flow:
            self._add_flow(span, kept, at, words)
            return
        indent = self._column(self._begin(span, 0))
        lines = [f"{' ' * indent}- {word}" for word in words]
        if at:
            self._add_lines(span.values[at - 1].end, lines)
            return
        first = self._begin(span, 0)
        if self.text[self._line_start(first) : first].strip(" \t"):
            self.put(first, first, "".join(f"- {word}{self._break}{' ' * indent}" for word in words))
        else:
            self.put(
                self._line_start(first), self._line_start(first), "".join(f"{line}{self._break}" for line in lines)
            )

    def _add_flow(self, span: Span, kept: Sequence[int], at: int, words: Sequence[str]) -> None:
        before = [index for index in kept if index < at]
        beside = before[-1] if before else kept[0] if kept else None
        gone = (index for index in range(len(span.values)) if index not in kept)
        if beside is not None and self._have_own_lines(span, (beside, *gone)):
            self._add_flow_lines(span, beside, words, last=not any(index >= at for index in kept), above=not before)
            return
        between = self._between(span)
        if before:
            behind = span.values[before[-1]].end
            self.put(behind, behind, "".join(between + word for word in words))
        elif kept:
            self.put(span.begin(kept[0]), span.begin(kept[0]), "".join(word + between for word in words))
        else:
            self.put(self._opening(span), self._opening(span), between.join(words))

    def _add_flow_lines(self, span: Span, beside: int, words: Sequence[str], *, last: bool, above: bool) -> None:
        """Lines of their own above or below one that has such. The last has a comma where the last had one before."""
        start, end = span.begin(beside), span.values[beside].end
        indent = self.text[self._line_start(start) : start]
        lines = [f"{indent}{word},{self._break}" for word in words]
        if last and not self._has_comma(span.values[-1].end):
            lines[-1] = f"{indent}{words[-1]}{self._break}"
        if not above and not self._has_comma(end):
            self.put(end, end, ",")
        place = self._line_start(start) if above else self._line_end_with_break(end)
        self.put(place, place, "".join(lines))

    def _has_comma(self, end: int) -> bool:
        found = _LINE_ENDS.match(self.text, end)
        return found is not None and bool(found[1])

    def _between(self, span: Span) -> str:
        """What stands between two of a flow list or mapping."""
        if len(span.values) > 1:
            found = self.text[span.values[0].end : span.begin(1)]
            if re.fullmatch(r",\s+", found):
                return found
        return ", "

    def _add_lines(self, end: int, lines: Sequence[str]) -> None:
        """Below the line in which a value ends."""
        at = self._line_end_with_break(end)
        joined = self._break.join(lines)
        if at and self.text[at - 1] in "\r\n":
            self.put(at, at, joined + self._break)
        else:
            self.put(at, at, self._break + joined)

    def _begin(self, span: Span, index: int) -> int:
        """Where an entry or item of a block begins, with its dash."""
        if span.shape is Shape.BLOCK_MAPPING:
            return span.keys[index].start
        start = span.values[index - 1].end if index else span.start
        at, found = start, start
        for line in self.text[start : span.values[index].start].splitlines(keepends=True):
            dash = _DASH.match(line)
            found = at + dash.start(1) if dash else found
            at += len(line)
        return found

    def _column(self, at: int) -> int:
        return at - self._line_start(at)

    def _line_start(self, at: int) -> int:
        return max(self.text.rfind("\n", 0, at), self.text.rfind("\r", 0, at)) + 1

    def _line_end(self, at: int) -> int:
        """Before the break of the line; ``at`` itself where a value took its break with it."""
        if at and self.text[at - 1] in "\r\n":
            return at - (2 if self.text[at - 2 : at] == "\r\n" else 1)
        found = _BREAK.search(self.text, at)
        return found.start() if found else len(self.text)

    def _line_end_with_break(self, at: int) -> int:
        if at and self.text[at - 1] in "\r\n":
            return at
        found = _BREAK.search(self.text, at)
        return found.end() if found else len(self.text)
