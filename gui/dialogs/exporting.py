"""A table written to a file to share: where to and as what is asked, and what went wrong is said."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtWidgets import QWidget

from engine.game import Game
from engine.gate import RuleSystem
from gui.board.portrait import Portrait
from gui.dialogs.leaving import tell
from gui.dialogs.saving import ask_to_save
from gui.render.for_others import FOR_OTHERS, write_for_others
from gui.render.picture import save_picture
from gui.render.subtitle import subtitle_of
from gui.render.tiling import PaperSize
from gui.text import tr
from gui.theme.tokens import INK, PRINT

PICTURES = tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF sheet (*.pdf)")
TILED = {tr("PDF at true scale on {paper} (*.pdf)").format(paper=size.title): size for size in PaperSize}
"""What a picture of the whole table may be written as besides."""
SETUP = tr("Set-up sheet for a tape (*.pdf)")
OTHERS = (
    SETUP,
    tr("Set-up sheet as text (*.txt)"),
    tr("Universal VTT (*.uvtt *.dd2vtt)"),
    tr("Tabletop Simulator save (*.json)"),
)
"""The table for people with a tape, and for other programs."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What is written: a position, in colours or ``one_ink``, with the player's own pictures of models."""

    rules: RuleSystem
    game: Game
    one_ink: bool = False
    portraits: Mapping[str, Portrait] = field(default_factory=dict)


def ask_to_export(window: QWidget, folder: Path, shared: Shared) -> None:
    """The whole table: a sheet to share, tiles at true scale, a set-up sheet, or a file for other programs."""
    name = shared.game.mission.name
    path, chosen = ask_where(window, tr("Export the table"), folder, name, (*TILED, *OTHERS))
    if path is not None:
        write_or_tell(window, path, lambda: _write(path, chosen, shared))


def ask_where(
    window: QWidget, title: str, folder: Path, name: str, besides: Sequence[str] = ()
) -> tuple[Path | None, str]:
    """Where to, and as which of the kinds that were offered; ``name`` is a mission's."""
    begin = folder / f"{plain(name)}.png"
    return ask_to_save(window, title, begin, ";;".join((PICTURES, *besides)))


def write_or_tell(window: QWidget, path: Path, write: Callable[[], None]) -> None:
    try:
        write()
    except (OSError, ValueError) as wrong:
        tell(tr("{name} could not be written").format(name=path.name), why(wrong), window)


def why(wrong: OSError | ValueError) -> str:
    return (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)


def plain(name: str) -> str:
    """A name as a file's."""
    return "-".join("".join(letter if letter.isalnum() else " " for letter in name.lower()).split())


def _write(path: Path, chosen: str, shared: Shared) -> None:
    is_pdf = path.suffix.lower() == ".pdf"
    if (chosen == SETUP and is_pdf) or path.suffix.lower() in FOR_OTHERS:
        write_for_others(path, shared.rules, shared.game)
        return
    readout = shared.rules.readout(shared.game)
    save_picture(
        path,
        shared.game.mission,
        shared.game,
        readout,
        theme=INK if shared.one_ink else PRINT,
        subtitle=subtitle_of(shared.rules, shared.game, readout),
        portraits=shared.portraits,
        tiles=TILED.get(chosen) if is_pdf else None,
    )
