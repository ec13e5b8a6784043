"""The files that a mission names by their paths, kept reachable when the mission is written into another folder."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from missions.editing.mats import MAT, picture_name
from missions.editing.sheet import Sheet
from missions.editing.words import list_of, mapping_of
from missions.mats import is_whole, picture_file
from missions.yamlnodes import YamlData

PROFILES = "profiles_from"


@dataclass(frozen=True, slots=True)
class Rehomed:
    """``sheet`` belongs to the new file. ``renamed`` are paths that read otherwise there, ``lost`` files that lay
    nowhere before either."""

    sheet: Sheet
    renamed: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


def rehomed(sheet: Sheet, path: Path) -> Rehomed:
    """The sheet as that of another file. A path that led to something from the old folder leads there from the new one:
    by the way between the two, or whole where a picture would lie outside. Only these words change."""
    old = None if sheet.path is None else sheet.path.parent
    data, renamed = sheet.data, dict(_renamed(sheet, old, path.parent))
    names = list_of(data, PROFILES)
    if any(isinstance(name, str) and name in renamed for name in names):
        data = {**data, PROFILES: [_new(name, renamed) for name in names]}
    mat = mapping_of(data, MAT)
    if isinstance(picture := mat.get("picture"), str) and picture in renamed:
        data = {**data, MAT: {**mat, "picture": renamed[picture]}}
    said = sheet.saying(data) if renamed else sheet
    kept = {renamed.get(name, name): words for name, words in sheet.kept.items()}
    made = Sheet(said.text, path.name, path, {name: words for name, words in kept.items() if not _lies(path, name)})
    return Rehomed(made, tuple(renamed.values()), tuple(_lost(made, path)))


def _renamed(sheet: Sheet, old: Path | None, new: Path) -> Iterator[tuple[str, str]]:
    if old is None or old.resolve() == new.resolve():
        return
    for name in list_of(sheet.data, PROFILES):
        if isinstance(name, str) and not is_whole(name) and (old / name).is_file():
            yield name, _from(new, old / name)
    picture = mapping_of(sheet.data, MAT).get("picture")
    found = picture_file(picture, old) if isinstance(picture, str) and not is_whole(picture) else None
    if isinstance(picture, str) and found is not None:
        yield picture, picture_name(found, new)


def _from(folder: Path, file: Path) -> str:
    try:
        return Path(os.path.relpath(file.resolve(), folder.resolve())).as_posix()
    except ValueError:  # on another disk
        return file.resolve().as_posix()


def _new(name: YamlData, renamed: dict[str, str]) -> YamlData:
    return renamed.get(name, name) if isinstance(name, str) else name


def _lies(path: Path, name: str) -> bool:
    return (path.parent / name).is_file()


def _lost(sheet: Sheet, path: Path) -> Iterator[str]:
    for name in list_of(sheet.data, PROFILES):
        if isinstance(name, str) and not _lies(path, name):
            yield name
    picture = mapping_of(sheet.data, MAT).get("picture")
    if isinstance(picture, str) and picture_file(picture, path.parent) is None:
        yield picture
