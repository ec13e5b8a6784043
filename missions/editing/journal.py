"""A sheet that is not saved, on the disk all the same: its words, and in a last line where they belong."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from pydantic import Field

from engine.tongue import tr
from missions.editing.sheet import Sheet
from missions.facts import check_value
from missions.fields import Text
from missions.problems import Problem, Unreadable
from missions.raw import Raw
from missions.reading import Form, Reading
from missions.saving import write_whole
from missions.sources import read_bytes
from missions.yamlnodes import Key, YamlData, read_yaml
from missions.yamlout import flow

_SIGN = "\n# set up: "


class _PlaceForm(Form):
    """``title`` is the mission's name, ``at`` the file that the sheet's paths begin at, ``file`` where it is saved and
    ``seen`` the SHA-256 of what was there when it was last read or written."""

    title: Text
    name: Text
    at: Annotated[str, Field(strict=True)] | None = None
    file: Annotated[str, Field(strict=True)] | None = None
    seen: Text = ""
    files: dict[str, str] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """As of the last edit that reached the disk."""

    path: Path
    title: str
    sheet: Sheet
    file: Path | None = None
    seen: str = field(default="", repr=False)


def keep_sheet(kept: KeptSheet) -> None:
    """Raises ``OSError`` where it cannot be written; what was kept before is then as it was."""
    sheet = kept.sheet
    told: dict[Key, YamlData] = {"title": kept.title, "name": sheet.file, "seen": kept.seen}
    if sheet.path is not None:
        told["at"] = str(sheet.path.absolute())
    if kept.file is not None:
        told["file"] = str(kept.file.absolute())
    if sheet.kept:
        told["files"] = dict(sheet.kept.items())
    write_whole(kept.path, f"{sheet.text}{_SIGN}{flow(told)}\n".encode())


def kept_sheet(path: Path) -> KeptSheet:
    """Raises :class:`Unreadable` where a file is none that :func:`keep_sheet` wrote."""
    content = read_bytes(path)
    text, sign, last = content.rpartition(_SIGN.encode())
    if not sign:
        raise Unreadable([Problem(str(path), 1, 1, "", tr("no set-up is kept in it"))])
    document = read_yaml(last, str(path))
    form = check_value(Raw(document.data), _PlaceForm, Reading(document))
    if isinstance(form, list):
        raise Unreadable(form)
    read = Sheet.of(text, form.name, None if form.at is None else Path(form.at))
    sheet = Sheet(read.text, read.file, read.path, form.files)
    return KeptSheet(path, form.title, sheet, None if form.file is None else Path(form.file), form.seen)
