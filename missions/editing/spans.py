"""Where every value of a YAML text stands in it, to the character: what an editor needs to change one and no other.

The text has been read before by `yamlnodes`, which refuses what has no place in a file and bounds its depth.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto

import yaml

_LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


class Shape(Enum):
    SCALAR = auto()
    ALIAS = auto()
    FLOW_LIST = auto()
    FLOW_MAPPING = auto()
    BLOCK_LIST = auto()
    BLOCK_MAPPING = auto()

    @property
    def is_flow(self) -> bool:
        return self in (Shape.FLOW_LIST, Shape.FLOW_MAPPING)

    @property
    def is_block(self) -> bool:
        return self in (Shape.BLOCK_LIST, Shape.BLOCK_MAPPING)

    @property
    def is_mapping(self) -> bool:
        return self in (Shape.FLOW_MAPPING, Shape.BLOCK_MAPPING)


@dataclass(slots=True)
class Span:
    """A value, from its first character to behind its last. A block ends with its last value, not with what space or
    comment follows. ``keys`` stand before ``values`` in a mapping, one for each; a list has none."""

    start: int
    end: int
    shape: Shape
    keys: list["Span"] = field(default_factory=list)
    values: list["Span"] = field(default_factory=list)

    def begin(self, index: int) -> int:
        """Where the entry or item of this number begins; of a block list, behind its dash."""
        return self.keys[index].start if self.shape.is_mapping else self.values[index].start


def spans_of(text: str) -> Span:
    """The whole document's value. The text must be YAML that `read_yaml` takes, without a byte order mark."""
    events: Iterator[yaml.Event] = yaml.parse(text, Loader=_LOADER)
    stack: list[Span] = []
    root: Span | None = None
    for event in events:
        if event.start_mark is None or event.end_mark is None:
            continue
        start, end = event.start_mark.index, event.end_mark.index
        match event:
            case yaml.ScalarEvent():
                span = Span(start, end, Shape.SCALAR)
            case yaml.AliasEvent():
                span = Span(start, end, Shape.ALIAS)
            case yaml.SequenceStartEvent():
                stack.append(Span(start, end, Shape.FLOW_LIST if event.flow_style else Shape.BLOCK_LIST))
                continue
            case yaml.MappingStartEvent():
                stack.append(Span(start, end, Shape.FLOW_MAPPING if event.flow_style else Shape.BLOCK_MAPPING))
                continue
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                span = stack.pop()
                span.end = end if span.shape.is_flow else max(value.end for value in span.values)
            case _:
                continue
        if not stack:
            root = span
        elif stack[-1].shape.is_mapping and len(stack[-1].keys) == len(stack[-1].values):
            stack[-1].keys.append(span)
        else:
            stack[-1].values.append(span)
    if root is None:
        raise ValueError("a text without a value was not read before")
    return root
