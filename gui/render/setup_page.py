"""The set-up sheet to print: the table with a number on every thing, and below where each of them lies, for a tape."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPen

from engine.mission import Mission
from gui.board.ground import FRAME_DEPTH
from gui.board.overlay import Overlay
from gui.board.text import text_width, write_middle
from gui.render.html_pdf import pdf_of
from gui.render.output import not_as, png_bytes, write_bytes
from gui.render.page import page
from gui.render.picture import board_of, image_of
from gui.text import tr
from gui.theme.fonts import load_fonts
from gui.theme.tokens import PRINT
from missions.exporting.sheet import Entry, SetupSheet, setup_sheet

WIDE = 575.0
"""Pixels of the picture where the table is wider than long: as wide as a page has room for."""
_SHARPNESS = 2.0
_SIZE, _PAD, _HIGH = 9.0, 3.0, 13.0


def setup_html(mission: Mission) -> str:
    sheet = setup_sheet(mission)
    parts = (f"<p>{escape(sheet.size)}</p>", f"<p>{_picture(mission, sheet)}</p>", *_parts(sheet))
    return page("setup", sheet.title, parts, " ".join(sheet.notes))


def save_setup(path: Path, mission: Mission) -> None:
    """Write .html or .pdf by the path's ending. Raises ``ValueError`` for another, and ``OSError``."""
    load_fonts()
    match path.suffix.lower():
        case ".html":
            write_bytes(path, QByteArray(setup_html(mission).encode("utf-8")))
        case ".pdf":
            write_bytes(path, pdf_of(mission.name, setup_html(mission)))
        case _:
            raise not_as(path, ".html", ".pdf")


def _picture(mission: Mission, sheet: SetupSheet) -> str:
    image = numbered_table(mission, sheet)
    data = b64encode(png_bytes(image).data()).decode("ascii")
    wide, high = round(image.width() / _SHARPNESS), round(image.height() / _SHARPNESS)
    told = escape(tr("The table with the numbers of what lies on it"))
    return f"<img width='{wide}' height='{high}' alt='{told}' src='data:image/png;base64,{data}'>"


def numbered_table(mission: Mission, sheet: SetupSheet) -> QImage:
    """The table with its rulers; on each thing what it is called by in the sheet."""
    table = mission.table
    scale = (WIDE - 2 * FRAME_DEPTH) / max(table.width, table.height)
    page = board_of(mission, PRINT, frozenset({Overlay.ENTRY_EDGES, Overlay.MARKERS}), scale)
    image = image_of(page, _SHARPNESS)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SHARPNESS, _SHARPNESS)
    taken: list[QRectF] = []
    for entry in (*sheet.markers, *sheet.terrain, *sheet.zones, *sheet.units):
        middle = QPointF(FRAME_DEPTH + entry.at[0] * scale, FRAME_DEPTH + entry.at[1] * scale)
        beside = entry in (*sheet.markers, *sheet.units)
        _label(painter, entry.mark, middle + QPointF(_HIGH, -_HIGH) if beside else middle, taken)
    painter.end()
    return image


def _label(painter: QPainter, words: str, middle: QPointF, taken: list[QRectF]) -> None:
    """On no other label: it goes down until it is on none."""
    wide = text_width(words, _SIZE, bold=True) + 2 * _PAD
    box = QRectF(middle.x() - wide / 2, middle.y() - _HIGH / 2, wide, _HIGH)
    while any(box.intersects(other) for other in taken):
        box.translate(0, 2)
    taken.append(box)
    painter.setPen(QPen(PRINT.ink, 0.8))
    painter.setBrush(PRINT.card)
    painter.drawRoundedRect(box, 3, 3)
    write_middle(painter, words, box.center(), _SIZE, PRINT.ink)


def _parts(sheet: SetupSheet) -> Iterator[str]:
    if sheet.edges:
        rows = "".join(f"<tr><td>{escape(line)}</td></tr>\n" for line in sheet.edges)
        heading = escape(tr("Entry Edges"))
        yield f"<h2>{heading}</h2>\n<table>{rows}</table>\n"
    for heading, entries in sheet.parts:
        yield f"<h2>{escape(heading)}</h2>\n<table>{''.join(_rows(entries))}</table>\n"


def _rows(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        name = f"<td class='name' colspan='3'>{escape(entry.heading)}</td>"
        yield f"<tr><td class='n'>{escape(entry.mark)}</td>{name}</tr>\n"
        for one in entry.spots:
            across, down = one.ways
            cells = "".join(f"<td class='way'>{escape(words)}</td>" for words in (one.what, across, down))
            yield f"<tr><td></td>{cells}</tr>\n"
