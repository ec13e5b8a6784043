"""What a game would have shown over the table for one question at a time: data of each game, by the overlays' names."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Literal

from pydantic import Field

from missions.fields import Word
from missions.reading import Form
from missions.rules.files import SYSTEMS, read_data

Strength = Annotated[float, Field(strict=True, ge=0.1, le=1)]


class PresetForm(Form):
    """``show`` begins with what the preset is about. ``on_top`` lie over all others, the last of them highest."""

    name: Word
    says: Word
    show: list[Word] = Field(min_length=1)
    strength: dict[Word, Strength] = Field(default_factory=dict)
    on_top: list[Word] = Field(default_factory=list)


class PresetsFile(Form):
    format: Literal["measuretwice/presets/1"]
    presets: list[PresetForm]


@dataclass(frozen=True, slots=True)
class Preset:
    name: str
    says: str
    show: tuple[str, ...]
    strength: Mapping[str, float] = field(default_factory=dict)
    on_top: tuple[str, ...] = ()


@cache
def presets(system: str) -> tuple[Preset, ...]:
    """Those of a game, in their order; none for one that comes with no data. Raises :class:`Unreadable` with every
    problem of the file."""
    if system not in SYSTEMS:
        return ()
    found, _ = read_data(system, "presets", PresetsFile)
    return tuple(Preset(one.name, one.says, tuple(one.show), one.strength, tuple(one.on_top)) for one in found.presets)
