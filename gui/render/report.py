"""A rehearsal to read and to send: every order of its line with what the rules said, one picture an activation.

One page of HTML with everything in it, or the same as a PDF. The same rehearsal gives the same bytes, but for the date
and the id in a PDF.
"""

from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage

from engine.game import Game
from engine.mission import SideLook
from engine.rehearsal import Rehearsal
from gui.board.overlay import Overlay
from gui.board.portrait import Portrait
from gui.panels.log import LogLine
from gui.render.output import not_as, png_bytes, write_bytes, write_pdf_pages
from gui.render.page import page
from gui.render.picture import Board, image_of, position_board
from gui.render.report_pages import PAGE, PER_INCH, Kept, Picture, Words, painted, scale_for
from gui.render.subtitle import size_of
from gui.text import data, tr
from gui.theme.fonts import load_fonts
from gui.theme.tokens import PRINT, Theme
from gui.tools.card import Sign
from gui.window.telling import log_of
from missions.rehearsal_save import rules_version

PICTURE_WIDE = 720.0
"""Pixels of a picture without its frame."""
SHOWN = frozenset({Overlay.ENTRY_EDGES, Overlay.NAMES, Overlay.MARKERS})
_MUCH_ALIKE = 0xF8F8F8
"""Colours that agree in these bits."""
SET_UP = tr("The table as set up")
OTHER_READINGS = tr("Readings other than the default")
FOOT = tr(
    "Rehearsed with Measure Twice, which is unofficial: each game's name belongs to its owner. What the "
    "program does not judge was left to the player."
)
_DEVICES = {SideLook.RED: "◆", SideLook.BLUE: "●", SideLook.THIRD: "■", SideLook.FOURTH: "▲"}


def _unheard(_done: int, _of: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Looks:
    """How the pictures are drawn: on paper, or in one ink; with the player's own pictures of models, by profile."""

    theme: Theme = PRINT
    portraits: Mapping[str, Portrait] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Part:
    """Orders in a row of one who acts. ``picture`` is the position after them, none where the table is as before."""

    round: str
    look: SideLook | None
    subject: str
    lines: tuple[LogLine, ...]
    picture: Game | None


def parts_of(rehearsal: Rehearsal) -> tuple[Part, ...]:
    """The line one stands on, from the first order to the last; what was undone is left out."""
    lines = [line for line in log_of(rehearsal) if line.node and not line.undone]
    parts = []
    before = rehearsal.nodes[0].game
    rounds = {line.node: _round(rehearsal, line) for line in lines}
    for (round_, subject, look), run in groupby(lines, lambda line: (rounds[line.node], line.subject, line.look)):
        several = tuple(run)
        after = rehearsal.nodes[several[-1].node or 0].game
        changed = (after.models, after.removed) != (before.models, before.removed)
        parts.append(Part(round_, look, subject, several, after if changed else None))
        before = after
    return tuple(parts)


def _round(rehearsal: Rehearsal, line: LogLine) -> str:
    """The round in which an order was given."""
    parent = rehearsal.nodes[line.node or 0].parent or 0
    return rehearsal.system.readout(rehearsal.nodes[parent].game).round


def html_of(rehearsal: Rehearsal, told: Callable[[int, int], object] = _unheard, looks: Looks | None = None) -> str:
    """The whole report; pictures are in it. ``told`` hears how many parts of how many are done."""
    looks = looks or Looks()
    other = _readings(rehearsal)
    parts = (
        _rows(_facts(rehearsal)),
        f"<h2>{escape(OTHER_READINGS)}</h2>{_rows(other)}" if other else "",
        f"<h2>{escape(SET_UP)}</h2>",
        _picture(_board(rehearsal, rehearsal.nodes[0].game, looks)),
        "".join(_parts(rehearsal, told, looks)),
    )
    return page("report", rehearsal.mission.name, parts, FOOT)


def _facts(rehearsal: Rehearsal) -> list[tuple[str, str]]:
    mission, book = rehearsal.mission, rehearsal.system.rulebook
    facts = [
        (tr("Game"), tr("{game}, table {size}").format(game=book.title, size=size_of(mission.table))),
        (tr("Rules"), f"{rules_version(rehearsal)}"),
        (tr("Dice"), tr("from the seed {seed}").format(seed=rehearsal.seed)),
        (tr("Orders"), f"{len(rehearsal.line())}"),
    ]
    readout = rehearsal.system.readout(rehearsal.game)
    return facts + ([(tr("Result"), readout.result)] if readout.result else [])


def _readings(rehearsal: Rehearsal) -> list[tuple[str, str]]:
    """Other ones than the default."""
    settings = rehearsal.system.rulebook.settings
    return [
        (data(setting.title), data(str(setting.readings.get(str(value), value))))
        for name, value in sorted(rehearsal.mission.settings.items())
        if (setting := settings.get(name)) is not None and setting.asked and value != setting.default
    ]


def _parts(rehearsal: Rehearsal, told: Callable[[int, int], object], looks: Looks) -> Iterator[str]:
    parts = parts_of(rehearsal)
    for done, (part, new_round) in enumerate(_with_rounds(parts)):
        told(done, len(parts))
        yield f"<h2>{escape(part.round)}</h2>\n" if new_round else ""
        yield f"<h3>{_head(part)}</h3>\n<table>{''.join(map(_order, part.lines))}</table>\n"
        if part.picture is not None:
            yield _picture(_board(rehearsal, part.picture, looks))


def _with_rounds(parts: tuple[Part, ...]) -> Iterator[tuple[Part, bool]]:
    """Each with whether a round begins with it."""
    before = ("", *(part.round for part in parts))
    return ((part, part.round != round_) for part, round_ in zip(parts, before, strict=False))


def _head(part: Part) -> str:
    device = "" if part.look is None else f"{_DEVICES[part.look]} "
    return f"{device}{escape(part.subject)}"


def _order(line: LogLine) -> str:
    words = "note" if line.sign is Sign.ALLOWED else "left"
    cells = f"<td class='n'>{line.depth}</td><td>{escape(line.action)}</td><td>{escape(line.measure)}</td>"
    return f"<tr>{cells}<td class='{words}'>{escape(line.note)}</td></tr>\n"


def _order_on_a_page(line: LogLine) -> str:
    """In columns that are as wide in every table."""
    words = "note" if line.sign is Sign.ALLOWED else "left"
    cells = f"<td class='n' width='5%'>{line.depth}</td><td width='24%'>{escape(line.action)}</td>"
    cells += f"<td width='25%'>{escape(line.measure)}</td><td width='46%' class='{words}'>{escape(line.note)}</td>"
    return f"<table width='100%' cellspacing='0' cellpadding='0'><tr>{cells}</tr></table>"


def _rows(pairs: list[tuple[str, str]]) -> str:
    rows = (f"<tr><td class='n'>{escape(name)}</td><td>{escape(value)}</td></tr>\n" for name, value in pairs)
    return f"<table>{''.join(rows)}</table>"


def _picture(board: Board) -> str:
    image = _few_colours(image_of(board))
    data = b64encode(png_bytes(image).data()).decode("ascii")
    told = escape(tr("The table after this"))
    size = f"width='{image.width()}' height='{image.height()}'"
    return f"<p><img {size} alt='{told}' src='data:image/png;base64,{data}'></p>\n"


def _board(rehearsal: Rehearsal, game: Game, looks: Looks, *, on_paper: bool = False) -> Board:
    table = game.mission.table
    scale = scale_for(table.width, table.height) if on_paper else PICTURE_WIDE / table.width
    readout = rehearsal.system.readout(game)
    return position_board(game, readout, looks.portraits, theme=looks.theme, overlays=SHOWN, px_per_inch=scale)


def _few_colours(image: QImage) -> QImage:
    """A third of the size and the same to the eye: 256 colours, the commonest of those that are much alike."""
    counted = Counter(memoryview(image.constBits()).cast("I"))
    alike: Counter[int] = Counter()
    kept: dict[int, int] = {}
    for colour, count in counted.most_common():
        kin = colour & _MUCH_ALIKE
        alike[kin] += count
        kept.setdefault(kin, colour)
    flags = Qt.ImageConversionFlag.AvoidDither | Qt.ImageConversionFlag.ThresholdDither
    colours = [kept[kin] for kin, _ in alike.most_common(256)]
    return image.convertToFormat(QImage.Format.Format_Indexed8, colours, flags)


def pages_of(
    rehearsal: Rehearsal, told: Callable[[int, int], object] = _unheard, looks: Looks | None = None
) -> list[Kept]:
    """The same in groups that stay on one page of paper."""
    looks = looks or Looks()
    other = _readings(rehearsal)
    groups = [Kept((Words(f"<h1>{escape(rehearsal.mission.name)}</h1>{_rows(_facts(rehearsal))}"),))]
    if other:
        groups.append(Kept((Words(f"<h2>{escape(OTHER_READINGS)}</h2>{_rows(other)}"),)))
    first = Picture(_board(rehearsal, rehearsal.nodes[0].game, looks, on_paper=True))
    groups.append(Kept((Words(f"<h2>{escape(SET_UP)}</h2>"), first), heads=1))
    parts = parts_of(rehearsal)
    for done, (part, new_round) in enumerate(_with_rounds(parts)):
        told(done, len(parts))
        heads = ([f"<h2>{escape(part.round)}</h2>"] if new_round else []) + [f"<h3>{_head(part)}</h3>"]
        words = [Words(html) for html in (*heads, *map(_order_on_a_page, part.lines))]
        picture = () if part.picture is None else (Picture(_board(rehearsal, part.picture, looks, on_paper=True)),)
        groups.append(Kept((*words, *picture), heads=len(heads)))
    groups.append(Kept((Words(f"<p class='small'>{escape(FOOT, quote=False)}</p>"),)))
    return groups


def save_report(
    rehearsal: Rehearsal, path: Path, told: Callable[[int, int], object] = _unheard, looks: Looks | None = None
) -> None:
    """Write .html or .pdf by the path's ending; ``told`` hears how many parts of how many are done.

    Needs a QGuiApplication, offscreen will do.

    Raises ``ValueError`` for another ending and ``OSError`` where the file cannot be written.
    """
    load_fonts()
    match path.suffix.lower():
        case ".html":
            write_bytes(path, QByteArray(html_of(rehearsal, told, looks).encode("utf-8")))
        case ".pdf":
            name = rehearsal.mission.name
            write_pdf_pages(path, name, PAGE, PER_INCH, painted(name, pages_of(rehearsal, told, looks)))
        case _:
            raise not_as(path, ".html", ".pdf")
