"""Tokens and markers: what lies on a table beside models and terrain, and the sources of all data."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Literal, cast

from pydantic import Field

from engine.systems.starcraft.tokens import Token
from missions.fields import BaseField, Text, Word
from missions.problems import Problem, listed, quoted
from missions.reading import Form, entries
from missions.rules.files import data_file, read_data
from missions.yamlnodes import Document, Loc, YamlData


class TokenForm(Form):
    name: Word
    base: BaseField | None
    source: Text
    bars: Annotated[int, Field(strict=True, ge=0, le=9)] | None = None
    stays: bool = False
    displaced: bool = False


class TokensFile(Form):
    format: Literal["measuretwice/tokens/1"]
    tokens: dict[str, TokenForm]


class SourceForm(Form):
    what: Text
    trust: Literal["high", "medium", "low"]


class SourcesFile(Form):
    format: Literal["measuretwice/sources/1"]
    sources: dict[str, SourceForm]


def check_sources(document: Document, system: str) -> list[Problem]:
    """Sources in the whole of a file that begin with no known key; nothing for a game whose sources have no keys."""
    known = sources(system)
    found = []
    for loc, source in _sources(document.data, ()) if known else ():
        for part in source.split(";"):
            first = part.strip()
            if not any(re.match(rf"{re.escape(key)}(?![\w-])", first) for key in known) and not _says_none(first):
                text = f"the source {quoted(first)} begins with no key of sources.yaml ({listed(known)})"
                found.append(document.problem(loc, text))
    return found


def _says_none(part: str) -> bool:
    """A source that says that there is none, or goes on in words after one."""
    return part[:1].islower() or part.startswith("No ")


def _sources(data: YamlData, loc: Loc) -> Iterator[tuple[Loc, str]]:
    for key, value in entries(data):
        at = (*loc, key)
        if key == "source" and isinstance(value, str):
            yield at, value
        else:
            yield from _sources(cast(YamlData, value), at)


@cache
def tokens(system: str) -> Mapping[str, Token]:
    """Every token by its name; none for a game without such. Raises :class:`Unreadable`."""
    if not data_file(system, "tokens").is_file():
        return {}
    found, _ = read_data(system, "tokens", TokensFile)
    return {
        name: Token(name, form.name, form.base, form.source, form.bars, form.stays, form.displaced)
        for name, form in found.tokens.items()
    }


@cache
def sources(system: str) -> Mapping[str, str]:
    """What the key of a source stands for; none for a game whose sources have no keys. Raises :class:`Unreadable`."""
    if not data_file(system, "sources").is_file():
        return {}
    found, _ = read_data(system, "sources", SourcesFile)
    return {key: form.what for key, form in found.sources.items()}
