"""A dialog that is asked once: gone afterwards, for a window keeps its children until it goes itself."""

from PySide6.QtWidgets import QDialog


def ask(dialog: QDialog) -> bool:
    """Was it accepted? What it holds may be read until the handler that asked is done; then it is deleted."""
    try:
        return dialog.exec() == QDialog.DialogCode.Accepted
    finally:
        dialog.deleteLater()
