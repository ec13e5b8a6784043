"""What covers a table, as a mission's file says it: a colour, a grid, a picture of the player's own."""

import re
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Annotated, Self

from pydantic import BeforeValidator, Field, WithJsonSchema, model_validator

from engine.mission import TableMat
from engine.tongue import tr
from missions.problems import did_you_mean, listed
from missions.reading import Form, describe, said

COLOURS = {
    "sand": "#d8b878",
    "grass": "#7f9a4a",
    "earth": "#8a6a48",
    "stone": "#8c8f90",
    "ash": "#5c5a58",
    "rust": "#a8552e",
    "snow": "#dfe9ef",
    "water": "#4f86a8",
}
"""Colours with a name of their own; any other is written `'#rrggbb'`."""
LEAST, MOST = 0.5, 48.0
"""Inches from line to line of a grid."""
_HEX = re.compile(r"#[0-9A-Fa-f]{6}")


def _colour(value: object) -> str:
    """As ``#rrggbb``."""
    if isinstance(value, str) and value in COLOURS:
        return COLOURS[value]
    if isinstance(value, str) and _HEX.fullmatch(value):
        return value.lower()
    near = did_you_mean(value, COLOURS) if isinstance(value, str) else ""
    quotes = tr("; a # outside quotes begins a comment") if value is None else ""
    text = tr(
        "{colours} was expected, or '#rrggbb' in quotes, not {value}{near}{quotes}",
        colours=listed(COLOURS),
        value=describe(value),
        near=near,
        quotes=quotes,
    )
    raise said(text)


def _picture(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise said(tr("the path of a picture was expected, not {value}", value=describe(value)))
    why = why_no_path(value)
    if why:
        raise said(why)
    return value


def why_no_path(name: str) -> str:
    """Why no picture is read from there; empty where one may be. What lies there is not looked at."""
    slashed = name.replace("\\", "/")
    if slashed.startswith("//") or re.match(r"[A-Za-z][A-Za-z0-9+.-]+:", slashed):
        return tr("a picture lies on this computer: a path was expected, not an address")
    if not is_whole(name) and ".." in slashed.split("/"):
        return tr(
            "a picture lies in the folder of this file or in one within it; one elsewhere is named by its whole path"
        )
    return ""


def is_whole(name: str) -> bool:
    """A path that begins at the root of a disk, on any system."""
    return PurePosixPath(name).is_absolute() or PureWindowsPath(name).is_absolute()


ColourField = Annotated[
    str | None,
    BeforeValidator(_colour),
    WithJsonSchema({"anyOf": [{"enum": list(COLOURS)}, {"type": "string", "pattern": "^#[0-9A-Fa-f]{6}$"}]}),
]
PictureField = Annotated[
    str | None, BeforeValidator(_picture), WithJsonSchema({"type": "string", "minLength": 1, "description": "a path"})
]


class MatForm(Form):
    """What covers the table: a colour, lines of a grid so many inches apart, a picture. None of it counts in a game.

    The picture is named by its path from the folder of this file, in which it lies, or by its whole path.
    """

    colour: ColourField = None
    grid: Annotated[float, Field(strict=True, ge=LEAST, le=MOST)] | None = None
    picture: PictureField = None

    @model_validator(mode="after")
    def _is_some(self) -> Self:
        if self.colour is None and self.grid is None and self.picture is None:
            raise said(tr("'colour', 'grid' or 'picture' is missing"))
        return self


def mat_of(form: MatForm, folder: Path) -> TableMat:
    """``folder`` is that of the mission's file."""
    return TableMat(form.colour, form.grid, None if form.picture is None else picture_file(form.picture, folder))


def picture_file(name: str, folder: Path) -> Path | None:
    """Where the picture lies; none where no plain file is there, or a link leads out of the folder."""
    if why_no_path(name):
        return None
    try:
        path = (folder / name).resolve()
        inside = Path(name).is_absolute() or path.is_relative_to(folder.resolve())
        return path if inside and path.is_file() else None
    except (OSError, ValueError, RuntimeError):
        return None
