"""The catalogue of terrain pieces a game's missions may name."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from pydantic import Field

from geometry.area import Ring
from missions.fields import Text, Word
from missions.outlines import OwnShape
from missions.reading import Form
from missions.rules.files import data_file, read_data


@dataclass(frozen=True, slots=True)
class CataloguePiece:
    """``rings`` stand about the middle of its box, not turned."""

    name: str
    kind: str
    source: str
    rings: tuple[Ring, ...]
    size: int | None = None
    height: float | None = None
    traits: frozenset[str] = frozenset()


class PieceForm(OwnShape):
    name: Word
    kind: Word
    source: Text
    size: int | None = None
    height: float | None = None
    traits: list[Word] = Field(default_factory=list)


class TerrainFile(Form):
    format: Literal["measuretwice/terrain/1"]
    pieces: dict[str, PieceForm]


@cache
def catalogue(system: str) -> Mapping[str, CataloguePiece]:
    """Every piece by its name; empty for a game without a catalogue. Raises :class:`Unreadable`."""
    if not data_file(system, "terrain").is_file():
        return {}
    found, _ = read_data(system, "terrain", TerrainFile)
    return {name: _piece(form) for name, form in found.pieces.items()}


def _piece(form: PieceForm) -> CataloguePiece:
    return CataloguePiece(form.name, form.kind, form.source, form.rings, form.size, form.height, frozenset(form.traits))
