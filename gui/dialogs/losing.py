"""Asking before something goes that is kept nowhere."""

from PySide6.QtWidgets import QMessageBox, QWidget

from gui.dialogs.once import ask
from gui.text import tr


def may_lose(window: QWidget, text: str, more: str) -> bool:
    """Whether the player lets it go; Escape and Enter keep it."""
    box = QMessageBox(window)
    box.setObjectName("losing")
    box.setWindowTitle("Measure Twice")
    box.setText(text)
    box.setInformativeText(more)
    discard = box.addButton(tr("Discard"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    ask(box)
    return box.clickedButton() is discard
