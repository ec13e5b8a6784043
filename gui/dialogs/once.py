"""A dialog that is asked once: gone afterwards, for a window keeps its children until it goes itself."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog

FRAME = QSize(16, 48)
"""Pixels left for what the system draws round a window."""


def ask(dialog: QDialog) -> bool:
    """Was it accepted? What it holds may be read until the handler that asked is done; then it is deleted."""
    fit(dialog)
    try:
        return dialog.exec() == QDialog.DialogCode.Accepted
    finally:
        dialog.deleteLater()


def fit(dialog: QDialog) -> None:
    """No larger than the screen it opens on: what does not fit is scrolled in it."""
    room = (dialog.parentWidget() or dialog).screen().availableSize() - FRAME
    wanted = dialog.size() if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized) else dialog.sizeHint()
    if wanted.boundedTo(room) != wanted:
        dialog.resize(wanted.boundedTo(room))
