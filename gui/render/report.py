"""A rehearsal to read and to send: every order of its line with what the rules said, one picture an activation.

One page of HTML with everything in it, or the same as a PDF. The same rehearsal gives the same bytes, but for the date
and the id in a PDF.
"""

from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from string import Template

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from engine.game import Game
from engine.mission import SideLook
from engine.rehearsal import Rehearsal
from gui.board.overlay import Overlay
from gui.panels.log import LogLine
from gui.render.output import png_bytes, write_bytes
from gui.render.picture import render
from gui.render.subtitle import size_of
from gui.text import data, language, tr
from gui.theme.fonts import load_fonts
from gui.theme.tokens import PRINT
from gui.tools.card import Sign
from gui.window.telling import log_of
from missions.rehearsal_save import rules_version

PICTURE_WIDE = 720.0
"""Pixels of a picture without its frame."""
SHOWN = frozenset({Overlay.ENTRY_EDGES, Overlay.NAMES, Overlay.MARKERS})
_PDF_DOTS = 144
_MUCH_ALIKE = 0xF8F8F8
"""Colours that agree in these bits."""
_DEVICES = {SideLook.RED: "◆", SideLook.BLUE: "●", SideLook.THIRD: "■", SideLook.FOURTH: "▲"}


def _unheard(_done: int, _of: int) -> None: ...


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


def html_of(rehearsal: Rehearsal, told: Callable[[int, int], object] = _unheard) -> str:
    """The whole report; pictures are in it. ``told`` hears how many parts of how many are done."""
    template = Template((files("assets") / "report.html").read_text("utf-8"))
    mission, book = rehearsal.mission, rehearsal.system.rulebook
    facts = [
        (tr("Game"), tr("{game}, table {size}").format(game=book.title, size=size_of(mission.table))),
        (tr("Rules"), f"{rules_version(rehearsal)}"),
        (tr("Dice"), tr("from the seed {seed}").format(seed=rehearsal.seed)),
        (tr("Orders"), f"{len(rehearsal.line())}"),
    ]
    readout = rehearsal.system.readout(rehearsal.game)
    facts += [(tr("Result"), readout.result)] if readout.result else []
    readings = [
        (data(setting.title), data(str(setting.readings.get(str(value), value))))
        for name, value in sorted(mission.settings.items())
        if (setting := book.settings.get(name)) is not None and setting.asked and value != setting.default
    ]
    other = tr("Readings other than the default")
    return template.substitute(
        title=escape(mission.name),
        facts=_rows(facts),
        readings=f"<h2>{escape(other)}</h2>{_rows(readings)}" if readings else "",
        language=language(),
        set_up=escape(tr("The table as set up")),
        first=_picture(rehearsal, rehearsal.nodes[0].game),
        foot=escape(
            tr(
                "Rehearsed with Measure Twice, which is unofficial: each game's name belongs to its owner. What the "
                "program does not judge was left to the player."
            ),
            quote=False,
        ),
        parts="".join(_parts(rehearsal, told)),
    )


def _parts(rehearsal: Rehearsal, told: Callable[[int, int], object]) -> Iterator[str]:
    said = ""
    parts = parts_of(rehearsal)
    for done, part in enumerate(parts):
        told(done, len(parts))
        if part.round != said:
            said = part.round
            yield f"<h2>{escape(said)}</h2>\n"
        device = "" if part.look is None else _DEVICES[part.look]
        yield f"<h3>{device} {escape(part.subject)}</h3>\n<table>{''.join(map(_order, part.lines))}</table>\n"
        if part.picture is not None:
            yield _picture(rehearsal, part.picture)


def _order(line: LogLine) -> str:
    words = "note" if line.sign is Sign.ALLOWED else "left"
    cells = f"<td class='n'>{line.depth}</td><td>{escape(line.action)}</td><td>{escape(line.measure)}</td>"
    return f"<tr>{cells}<td class='{words}'>{escape(line.note)}</td></tr>\n"


def _rows(pairs: list[tuple[str, str]]) -> str:
    rows = (f"<tr><td class='n'>{escape(name)}</td><td>{escape(value)}</td></tr>\n" for name, value in pairs)
    return f"<table>{''.join(rows)}</table>"


def _picture(rehearsal: Rehearsal, game: Game) -> str:
    image = _image(rehearsal, game)
    data = b64encode(png_bytes(image).data()).decode("ascii")
    told = escape(tr("The table after this"))
    size = f"width='{image.width()}' height='{image.height()}'"
    return f"<p><img {size} alt='{told}' src='data:image/png;base64,{data}'></p>\n"


def _image(rehearsal: Rehearsal, game: Game) -> QImage:
    scale = PICTURE_WIDE / game.mission.table.width
    readout = rehearsal.system.readout(game)
    return _few_colours(render(game.mission, game, readout, theme=PRINT, overlays=SHOWN, px_per_inch=scale))


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


def save_report(rehearsal: Rehearsal, path: Path, told: Callable[[int, int], object] = _unheard) -> None:
    """Write .html or .pdf by the path's ending; ``told`` hears how many parts of how many are done.

    Needs a QGuiApplication, offscreen will do.

    Raises ``ValueError`` for another ending and ``OSError`` where the file cannot be written.
    """
    load_fonts()
    match path.suffix.lower():
        case ".html":
            write_bytes(path, QByteArray(html_of(rehearsal, told).encode("utf-8")))
        case ".pdf":
            write_bytes(path, pdf_of(rehearsal.mission.name, html_of(rehearsal, told)))
        case other:
            raise ValueError(f"a report ends in .html or .pdf, not in {other or 'nothing'}")


def pdf_of(title: str, html: str) -> QByteArray:
    """Pages of A4 with what a browser would show, by the plainer rules of Qt."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = QPdfWriter(buffer)
    made.setTitle(title)
    made.setCreator("Measure Twice")
    made.setResolution(_PDF_DOTS)
    made.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    made.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.setHtml(html)
    document.print_(made)
    return buffer.data()
