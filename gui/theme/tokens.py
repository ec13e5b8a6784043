"""The tokens of a theme: every colour that is drawn anywhere, by its use."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from PySide6.QtGui import QColor

from engine.mission import SideLook

_WHITE = 0.98


@dataclass(frozen=True, slots=True)
class SideColours:
    """``glyph`` is drawn on ``fill``; ``text`` on a dock or the mat; ``tint`` fills what a side holds."""

    fill: QColor
    edge: QColor
    glyph: QColor
    text: QColor
    tint: QColor

    @property
    def stroke(self) -> QColor:
        """For lines on the mat and cards, on which a white fill would not be seen."""
        return self.edge if self.fill.lightnessF() > _WHITE else self.fill


@dataclass(frozen=True, slots=True)
class Theme:
    """Names as in the style guide: ``desk`` lies round the table, ``mat`` on it, ``dock`` holds panels, ``card`` notes.

    ``legal_hatch`` and ``coherency_ribbon`` are strengths from 0 to 1. In ``one_ink`` nothing is told by a tint: areas
    are dots or lines, and a letter stands by each outline.
    """

    name: str
    dark: bool
    desk: QColor
    mat: QColor
    dock: QColor
    card: QColor
    hover: QColor
    press: QColor
    line: QColor
    line2: QColor
    ink: QColor
    ink2: QColor
    off: QColor
    primary: QColor
    on_primary: QColor
    focus: QColor
    grid: QColor
    reach: QColor
    refuse: QColor
    coher: QColor
    coher_ribbon: QColor
    sight: QColor
    t1: QColor
    t2: QColor
    t3: QColor
    tline: QColor
    tmark: QColor
    grass: QColor
    gline: QColor
    red: SideColours
    blue: SideColours
    third: SideColours
    fourth: SideColours
    legal_hatch: float
    coherency_ribbon: float
    one_ink: bool = False

    def side_colours(self, look: SideLook) -> SideColours:
        return {
            SideLook.RED: self.red,
            SideLook.BLUE: self.blue,
            SideLook.THIRD: self.third,
            SideLook.FOURTH: self.fourth,
        }[look]


def veil(colour: QColor, strength: float) -> QColor:
    """The colour let through by ``strength``, from 0 to 1."""
    thin = QColor(colour)
    thin.setAlphaF(strength)
    return thin


_Section = Mapping[str, str]


def _load(name: str) -> Theme:
    files_read = _chain(name)
    colours = {key: QColor(value) for key, value in _section(files_read, "colours").items()}
    strengths = {key: float(value) for key, value in _section(files_read, "strengths").items()}
    return Theme(
        name=name,
        dark=any(data.get("dark") is True for data in files_read),
        one_ink=any(data.get("one_ink") is True for data in files_read),
        red=_side(files_read, "red"),
        blue=_side(files_read, "blue"),
        third=_side(files_read, "third"),
        fourth=_side(files_read, "fourth"),
        legal_hatch=strengths["legal_hatch"],
        coherency_ribbon=strengths["coherency_ribbon"],
        **colours,
    )


def _chain(name: str) -> tuple[Mapping[str, object], ...]:
    """The file of a theme after those that it extends."""
    data: Mapping[str, object] = json.loads(files("assets").joinpath("themes", f"{name}.json").read_text("utf-8"))
    below = data.get("extends")
    return (data,) if below is None else (*_chain(str(below)), data)


def _section(files_read: tuple[Mapping[str, object], ...], *keys: str) -> _Section:
    merged: dict[str, str] = {}
    for data in files_read:
        found: object = data
        for key in keys:
            found = found.get(key, {}) if isinstance(found, Mapping) else {}
        if isinstance(found, Mapping):
            merged |= {str(key): str(value) for key, value in found.items()}
    return merged


def _side(files_read: tuple[Mapping[str, object], ...], look: str) -> SideColours:
    return SideColours(**{key: QColor(value) for key, value in _section(files_read, "sides", look).items()})


LIGHT = _load("light")
DARK = _load("dark")
PRINT = _load("print")
INK = _load("ink")
THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, PRINT, INK)}
