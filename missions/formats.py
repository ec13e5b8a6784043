"""The kinds of file, told apart by their first key: ``format: measuretwice/mission/1``."""

import re
from enum import Enum

from engine.tongue import tr
from missions.problems import Unreadable, did_you_mean, listed, quoted
from missions.reading import describe
from missions.yamlnodes import Document

READ_VERSION = 1


class Kind(Enum):
    MISSION = "mission"
    SCENE = "scene"
    REHEARSAL = "rehearsal"

    @property
    def format(self) -> str:
        return f"measuretwice/{self.value}/{READ_VERSION}"


def kind_of(document: Document, *wanted: Kind) -> Kind:
    """The kind of a file. Raises :class:`Unreadable` where it is none, not one wanted, or from a newer program."""
    formats = [kind.format for kind in wanted or tuple(Kind)]
    data = document.data
    if not isinstance(data, dict):
        raise Unreadable(
            [document.problem((), tr("a mapping with 'format' was expected, not {describe}", describe=describe(data)))]
        )
    if "format" not in data:
        near = next((str(key) for key in data if did_you_mean(str(key), ["format"])), None)
        loc, text = ((), "") if near is None else ((near,), tr("unknown key {quoted}; ", quoted=quoted(near)))
        text += tr("the key 'format' is missing ({formats})", formats=listed(formats))
        raise Unreadable([document.problem(loc, text, key=True)])
    word = data["format"]
    for kind in Kind:
        if word == kind.format:
            if wanted and kind not in wanted:
                text = tr(
                    "this is a {kind}; a {x} was expected here",
                    kind=kind.value,
                    x=listed(kind.value for kind in wanted),
                )
                raise Unreadable([document.problem(("format",), text)])
            return kind
    raise Unreadable([document.problem(("format",), _why_not(word, formats))])


def _why_not(word: object, formats: list[str]) -> str:
    found = re.fullmatch(r"measuretwice/(\w+)/(\d{1,9})", word) if isinstance(word, str) else None
    if found and found[1] in {kind.value for kind in Kind} and int(found[2]) > READ_VERSION:
        reads = Kind(found[1]).format
        return tr(
            "made by a newer version of Measure Twice ({quoted}); this one reads {reads}",
            quoted=quoted(found[0]),
            reads=reads,
        )
    near = did_you_mean(word, formats) if isinstance(word, str) else ""
    return tr(
        "{formats} was expected, not {describe}{near}", formats=listed(formats), describe=describe(word), near=near
    )
