"""A picture of what a board shows: the part of the table in view, with everything over it."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from gui.board.board import Board
from gui.render.output import not_as, write_pdf, write_png, write_svg

SHARPNESS = 2.0
"""Image pixels to one of the screen's logical ones."""
_DOTS_PER_METRE = 96 / 0.0254


@dataclass(frozen=True, slots=True)
class InView:
    board: Board
    title: str

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.board.viewport().size())

    @property
    def pixels_per_paper_inch(self) -> float:
        return 96.0

    def paint(self, painter: QPainter) -> None:
        self.board.paint_seen(painter)


def save_view(path: Path, board: Board, title: str) -> None:
    """Write .png, .svg or .pdf by the path's ending. The same view gives the same bytes, but for the date and the id in
    a PDF. Raises ``ValueError`` for another ending and ``OSError`` where the file cannot be written."""
    page = InView(board, title)
    match path.suffix.lower():
        case ".png":
            write_png(path, _image(page))
        case ".svg":
            write_svg(path, page)
        case ".pdf":
            write_pdf(path, page)
        case _:
            raise not_as(path, ".png", ".svg", ".pdf")


def _image(page: InView) -> QImage:
    size = (page.size * SHARPNESS).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    image.setDotsPerMeterX(round(_DOTS_PER_METRE * SHARPNESS))
    image.setDotsPerMeterY(round(_DOTS_PER_METRE * SHARPNESS))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SHARPNESS, SHARPNESS)
    page.paint(painter)
    painter.end()
    return image
