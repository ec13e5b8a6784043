"""Write a page to a file: the whole file or none of it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from gui.text import tr
from missions.problems import listed
from missions.saving import write_whole

_POINTS_PER_INCH = 72.0
_PDF_RESOLUTION = 1200


def not_as(path: Path, *known: str) -> ValueError:
    """That a file of this name is written as none of the kinds that are known by these endings."""
    ending = path.suffix.lower() or tr("nothing", "a name that ends in nothing")
    return ValueError(tr("this ends in {known}, not in {ending}").format(known=listed(known), ending=ending))


class Page(Protocol):
    """Paints itself in logical pixels, from its top-left corner."""

    @property
    def size(self) -> QSizeF: ...

    @property
    def title(self) -> str: ...

    @property
    def pixels_per_paper_inch(self) -> float: ...

    def paint(self, painter: QPainter) -> None: ...


def write_png(path: Path, image: QImage) -> None:
    write_bytes(path, png_bytes(image))


def png_bytes(image: QImage) -> QByteArray:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return buffer.data()


def write_svg(path: Path, page: Page) -> None:
    buffer = QBuffer()
    made = QSvgGenerator()
    made.setOutputDevice(buffer)
    made.setResolution(96)
    made.setSize(page.size.toSize())
    made.setViewBox(QRectF(0, 0, page.size.width(), page.size.height()))
    made.setTitle(page.title)
    made.setDescription(tr("Drawn with Measure Twice"))
    painter = QPainter(made)
    page.paint(painter)
    painter.end()
    write_bytes(path, buffer.data())


def write_pdf(path: Path, page: Page) -> None:
    write_pdf_pages(path, page.title, page.size / page.pixels_per_paper_inch, page.pixels_per_paper_inch, (page.paint,))


def write_pdf_pages(
    path: Path, title: str, inches: QSizeF, pixels_per_paper_inch: float, pages: Iterable[Callable[[QPainter], None]]
) -> None:
    """Pages of one size, each painted in logical pixels from its top-left corner."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = QPdfWriter(buffer)
    made.setTitle(title)
    made.setCreator("Measure Twice")
    made.setResolution(_PDF_RESOLUTION)
    made.setPageSize(
        QPageSize(inches * _POINTS_PER_INCH, QPageSize.Unit.Point, title, QPageSize.SizeMatchPolicy.ExactMatch)
    )
    made.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    painter = QPainter(made)
    scale = _PDF_RESOLUTION / pixels_per_paper_inch
    for number, paint in enumerate(pages):
        if number:
            made.newPage()
        painter.save()
        painter.scale(scale, scale)
        paint(painter)
        painter.restore()
    painter.end()
    write_bytes(path, buffer.data())


def write_bytes(path: Path, data: QByteArray) -> None:
    """Raises ``OSError`` where that fails; the old file is then as it was."""
    write_whole(path, bytes(data.data()))
