"""The mat of a mission's file in the editor: one of its keys changed, the others as they were written."""

from pathlib import Path

from missions.editing.carrying import tidy
from missions.editing.edits import set_key
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, mapping_of
from missions.mats import COLOURS

MAT = "mat"


def mat_words(sheet: Sheet) -> tuple[str | None, float | None, str | None]:
    """Colour, grid and picture as the file has them; what is none of its kind is none."""
    mat = mapping_of(sheet.data, MAT)
    colour, grid, picture = mat.get("colour"), mat.get("grid"), mat.get("picture")
    return (
        colour if isinstance(colour, str) else None,
        float(grid) if isinstance(grid, int | float) and not isinstance(grid, bool) else None,
        picture if isinstance(picture, str) else None,
    )


def with_colour(sheet: Sheet, colour: str | None) -> Sheet:
    """``colour`` is a name or ``#rrggbb``; one that has a name is written by it."""
    named = {value: name for name, value in COLOURS.items()}
    return _with(sheet, "colour", colour if colour is None else named.get(colour, colour))


def with_grid(sheet: Sheet, step: float | None) -> Sheet:
    """Inches from line to line."""
    return _with(sheet, "grid", None if step is None else tidy(step))


def with_picture(sheet: Sheet, picture: Path | None) -> Sheet:
    """By its path from the mission's file where it lies beside or below it, else by its whole path."""
    folder = None if sheet.path is None else sheet.path.parent
    return _with(sheet, "picture", None if picture is None else picture_name(picture, folder))


def picture_name(picture: Path, folder: Path | None) -> str:
    whole = picture.resolve()
    if folder is not None and whole.is_relative_to(folder.resolve()):
        return whole.relative_to(folder.resolve()).as_posix()
    return whole.as_posix()


def _with(sheet: Sheet, key: str, value: str | float | None) -> Sheet:
    mat: Entry = {name: inner for name, inner in mapping_of(sheet.data, MAT).items() if name != key}
    if value is not None:
        mat = {**mapping_of(sheet.data, MAT), key: value}
    return set_key(sheet, MAT, mat or None)
