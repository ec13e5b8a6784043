"""YAML made safe and given places: bytes in, plain Python out, with the line and column of every key and value.

Plain words follow the core schema of YAML 1.2 and nothing older: ``on``, ``off``, ``yes`` and ``no`` are words,
``1:30`` and ``2026-05-01`` are words, ``010`` is ten, ``0o10`` is eight. No tags. Keys are words or whole numbers, each
once. Anchors and aliases are allowed as long as what they unfold to stays small.
"""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property

import yaml

from engine.tongue import tr
from missions.problems import Problem, Unreadable, quoted

MOST_BYTES = 8 * 1024 * 1024
MOST_VALUES = 1_000_000
"""Values after aliases are unfolded."""
DEEPEST = 64
LONGEST_NUMBER = 40

Key = str | int
Loc = tuple[Key, ...]
YamlData = None | bool | int | float | str | list["YamlData"] | dict[Key, "YamlData"]
Scalar = None | bool | int | float | str

_NOT_TEXT = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_HALF = re.compile("[\ud800-\udfff]")
_INT = re.compile(r"[-+]?[0-9]+")
_OCTAL = re.compile(r"0o[0-7]+")
_HEX = re.compile(r"0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_NO_NUMBER = re.compile(r"[-+]?(\.inf|\.Inf|\.INF)|\.nan|\.NaN|\.NAN")
_WORDS: dict[str, Scalar] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


@dataclass(slots=True)
class Node:
    """A value with its place. Lines and columns count from 1; ``size`` counts all values in it."""

    line: int
    column: int
    value: "Scalar | list[Node] | dict[Key, Entry]" = None
    size: int = 1
    open: bool = False
    """Its end has not been read yet: an alias to it would never end."""


@dataclass(slots=True)
class Entry:
    """A value under a key, with the place of the key."""

    line: int
    column: int
    node: Node


@dataclass(frozen=True)
class Document:
    """A whole file. Data that stood behind an alias is shared, so nobody may change it.

    ``slips`` are what is wrong with single values or keys: the rest of the file can still be looked at.
    """

    file: str
    root: Node
    slips: tuple[Problem, ...] = ()

    @classmethod
    def of(cls, data: YamlData, file: str) -> "Document":
        """Data that never stood in a file; every place is its first."""
        return cls(file, _as_node(data))

    @cached_property
    def data(self) -> YamlData:
        return _plain(self.root, {})

    def with_slips(self, found: Unreadable) -> Unreadable:
        """One report. What slipped reads as nothing, of which the forms complain at the same place: said once."""
        places = {(slip.line, slip.column) for slip in self.slips}
        others = [problem for problem in found.problems if (problem.line, problem.column) not in places]
        return Unreadable([*self.slips, *others])

    def problem(self, loc: Loc, text: str, *, key: bool = False) -> Problem:
        """A problem at a value, or at its key. Parts of ``loc`` that are not in the file are passed over."""
        known, node, entry = self.find(loc)
        where = entry if key and entry is not None else node
        return Problem(self.file, where.line, where.column, self._dotted(known), text)

    def _dotted(self, known: Loc) -> str:
        """``units.2.profile``: places in lists count from 1 for readers."""
        shown = []
        node = self.root
        for part in known:
            if isinstance(node.value, list) and isinstance(part, int):
                shown.append(str(part + 1))
                node = node.value[part]
            elif isinstance(node.value, dict):
                shown.append(str(part))
                node = node.value[part].node
        return ".".join(shown)

    def find(self, loc: Loc) -> tuple[Loc, Node, Entry | None]:
        """The nearest value that the file has on the way to ``loc``: its path, itself, its entry if it has a key."""
        node, entry = self.root, None
        known: list[Key] = []
        for part in loc:
            inner = node.value
            if isinstance(inner, dict) and part in inner:
                entry = inner[part]
                node = entry.node
            elif isinstance(inner, list) and isinstance(part, int) and 0 <= part < len(inner):
                node, entry = inner[part], None
            else:
                continue
            known.append(part)
        return tuple(known), node, entry


@contextmanager
def reading_yaml(content: bytes, file: str) -> Iterator[Document]:
    """A file to be looked at. What is found wrong within the block and the slips of its YAML are one report.

    Raises :class:`Unreadable` where the file makes no sense as a whole, and at the end of the block for its slips.
    """
    document = read_yaml(content, file)
    try:
        yield document
    except Unreadable as found:
        raise document.with_slips(found) from None
    if document.slips:
        raise Unreadable(document.slips)


def read_yaml(content: bytes, file: str) -> Document:
    """Raises :class:`Unreadable` where the file makes no sense as a whole; single values are among its slips."""
    text = _decode(content, file)
    reader = _Reader(file)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            reader.take(event)
    except yaml.MarkedYAMLError as wrong:
        mark = wrong.problem_mark or wrong.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        said = ", ".join(part for part in (wrong.context, wrong.problem) if part)
        raise Unreadable(
            [*reader.problems, Problem(file, line, column, "", tr("this is not YAML: {said}", said=said))]
        ) from None
    except yaml.YAMLError as wrong:
        first = str(wrong).splitlines()[0]
        raise Unreadable(
            [*reader.problems, Problem(file, 1, 1, "", tr("this is not YAML: {first}", first=first))]
        ) from None
    if reader.root is None:
        raise Unreadable([*reader.problems, Problem(file, 1, 1, "", tr("the file is empty"))])
    return Document(file, reader.root, tuple(reader.problems))


def _decode(content: bytes, file: str) -> str:
    if len(content) > MOST_BYTES:
        text = tr("the file is larger than {most_bytes} MiB", most_bytes=MOST_BYTES // 1024 // 1024)
        raise Unreadable([Problem(file, 1, 1, "", text)])
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line, column = _line_column(content[: wrong.start].decode("utf-8"))
        byte = content[wrong.start]
        raise Unreadable(
            [Problem(file, line, column, "", tr("the file is not UTF-8: byte 0x{byte:02X}", byte=byte))]
        ) from None
    text = text.removeprefix("\ufeff")
    found = _NOT_TEXT.search(text)
    if found:
        line, column = _line_column(text[: found.start()])
        said = tr("the character U+{ord:04X} has no place in a text file", ord=ord(found.group()))
        raise Unreadable([Problem(file, line, column, "", said)])
    return text


def _line_column(before: str) -> tuple[int, int]:
    lines = re.split("\r\n|\r|\n", before)
    return len(lines), len(lines[-1]) + 1


@dataclass(slots=True)
class _Frame:
    """A list or mapping whose end has not been read. ``key`` waits for its value."""

    node: Node
    key: Key | None = None
    key_place: Node | None = None


@dataclass(slots=True)
class _Reader:
    """Builds the tree from the events of the parser, without recursion."""

    file: str
    root: Node | None = None
    problems: list[Problem] = field(default_factory=list)
    _stack: list[_Frame] = field(default_factory=list)
    _anchors: dict[str, Node] = field(default_factory=dict)
    _documents: int = 0
    _values: int = 0

    def take(self, event: yaml.Event) -> None:
        mark = event.start_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        match event:
            case yaml.DocumentStartEvent():
                self._documents += 1
                if self._documents > 1:
                    self._stop(line, column, tr("a second document begins; a file holds one"))
            case yaml.ScalarEvent():
                node = Node(line, column)
                node.value = self._scalar(event, node)
                self._begin(event, node)
                self._put(node)
            case yaml.SequenceStartEvent():
                self._open(event, Node(line, column, [], open=True))
            case yaml.MappingStartEvent():
                self._open(event, Node(line, column, {}, open=True))
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                node = self._stack.pop().node
                node.open = False
                self._put(node)
            case yaml.AliasEvent():
                self._alias(event.anchor or "", line, column)
            case _:
                pass

    def _stop(self, line: int, column: int, text: str) -> None:
        raise Unreadable([*self.problems, Problem(self.file, line, column, "", text)])

    def _say(self, node: Node, text: str) -> None:
        self.problems.append(Problem(self.file, node.line, node.column, "", text))

    def _open(self, event: yaml.SequenceStartEvent | yaml.MappingStartEvent, node: Node) -> None:
        if self._stack and self._stack[-1].key_place is None and isinstance(self._stack[-1].node.value, dict):
            self._stop(node.line, node.column, tr("a key is a word or a whole number, not a list or a mapping"))
        if len(self._stack) >= DEEPEST:
            self._stop(node.line, node.column, tr("this is nested more than {deepest} deep", deepest=DEEPEST))
        self._begin(event, node)
        self._stack.append(_Frame(node))

    def _begin(self, event: yaml.ScalarEvent | yaml.SequenceStartEvent | yaml.MappingStartEvent, node: Node) -> None:
        if event.tag is not None:
            shown = event.tag.replace("tag:yaml.org,2002:", "!!")
            self._say(node, tr("tags such as {quoted} are not read here", quoted=quoted(shown)))
        if event.anchor is not None:
            self._anchors[event.anchor] = node
        self._count(node, 1)

    def _count(self, node: Node, values: int) -> None:
        self._values += values
        if self._values > MOST_VALUES:
            self._stop(
                node.line,
                node.column,
                tr("the file unfolds to more than {most_values:,} values", most_values=MOST_VALUES),
            )

    def _alias(self, name: str, line: int, column: int) -> None:
        target = self._anchors.get(name)
        here = Node(line, column)
        if target is None:
            self._stop(line, column, tr("there is no anchor {quoted} before this", quoted=quoted(name)))
        elif target.open:
            self._stop(line, column, tr("{quoted} holds itself", quoted=quoted(name)))
        else:
            self._count(here, target.size)
            here.value, here.size = target.value, target.size
            self._put(here)

    def _put(self, node: Node) -> None:
        if not self._stack:
            self.root = node
            return
        frame = self._stack[-1]
        holder = frame.node.value
        if isinstance(holder, list):
            holder.append(node)
            frame.node.size += node.size
        elif isinstance(holder, dict):
            if frame.key_place is None:
                frame.key, frame.key_place = self._key(node, holder), node
            else:
                if frame.key is not None:
                    holder[frame.key] = Entry(frame.key_place.line, frame.key_place.column, node)
                frame.node.size += node.size
                frame.key = frame.key_place = None

    def _key(self, node: Node, holder: dict[Key, Entry]) -> Key | None:
        key = node.value
        if isinstance(key, bool) or not isinstance(key, str | int):
            self._say(node, tr("a key is a word or a whole number"))
            return None
        if key in holder:
            self._say(
                node,
                tr(
                    "the key {quoted} stands here twice; first in line {line}",
                    quoted=quoted(str(key)),
                    line=holder[key].line,
                ),
            )
            return None
        return key

    def _scalar(self, event: yaml.ScalarEvent, node: Node) -> Scalar:
        word = event.value
        if _HALF.search(word):
            self._say(node, tr("half of a surrogate pair is no character"))
        if event.style not in (None, ""):
            return word
        if word in _WORDS:
            return _WORDS[word]
        if _NO_NUMBER.fullmatch(word):
            self._say(node, tr("{quoted} is no finite number", quoted=quoted(word)))
            return None
        if not word[:1].isdigit() and word[:1] not in "+-.":
            return word
        return self._number(word, node)

    def _number(self, word: str, node: Node) -> Scalar:
        for form, base in ((_INT, 10), (_OCTAL, 8), (_HEX, 16)):
            if form.fullmatch(word):
                if len(word) > LONGEST_NUMBER:
                    self._say(node, tr("{quoted} is too long for a number", quoted=quoted(word)))
                    return None
                return int(word, base)
        if not _FLOAT.fullmatch(word):
            return word
        number = float(word)
        if not math.isfinite(number):
            self._say(node, tr("{quoted} is no finite number", quoted=quoted(word)))
            return None
        return number


def _plain(root: Node, made: dict[int, "list[YamlData] | dict[Key, YamlData]"]) -> YamlData:
    value = root.value
    if not isinstance(value, list | dict):
        return value
    if id(value) not in made:
        if isinstance(value, list):
            made[id(value)] = [_plain(node, made) for node in value]
        else:
            made[id(value)] = {key: _plain(entry.node, made) for key, entry in value.items()}
    return made[id(value)]


def _as_node(data: YamlData) -> Node:
    if isinstance(data, list):
        return Node(1, 1, [_as_node(value) for value in data])
    if isinstance(data, dict):
        return Node(1, 1, {key: Entry(1, 1, _as_node(value)) for key, value in data.items()})
    return Node(1, 1, data)
