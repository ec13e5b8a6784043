"""A page of HTML as a PDF."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

_PDF_DOTS = 144


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
