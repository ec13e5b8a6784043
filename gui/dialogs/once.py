"""A dialog that is asked once: gone afterwards, for a window keeps its children until it goes itself."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

FRAME = QSize(16, 48)
"""Pixels left for what the system draws round a window."""


@runtime_checkable
class Helps(Protocol):
    """A window that says on a key what has the keyboard; a dialog over it keeps that key from it."""

    def help_key(self) -> QKeySequence: ...

    def help_on(self, focused: QWidget | None, over: QWidget) -> None: ...


def ask(dialog: QDialog) -> bool:
    """Was it accepted? What it holds may be read until the handler that asked is done; then it is deleted."""
    fit(dialog)
    _help_in(dialog)
    try:
        return dialog.exec() == QDialog.DialogCode.Accepted
    finally:
        dialog.deleteLater()


def fit(window: QWidget) -> None:
    """A dialog, or a window of its own: no larger than the screen it opens on. What does not fit is scrolled in it."""
    room = (window.parentWidget() or window).screen().availableSize() - FRAME
    if window.minimumSize().boundedTo(room) != window.minimumSize():
        window.setMinimumSize(window.minimumSize().boundedTo(room))
    wanted = window.size() if window.testAttribute(Qt.WidgetAttribute.WA_Resized) else window.sizeHint()
    # Left to itself, Qt opens no window higher than two thirds of the screen, and what fits would be scrolled.
    window.resize(wanted.boundedTo(room))


def _help_in(dialog: QDialog) -> None:
    helper = next((window for window in QApplication.topLevelWidgets() if isinstance(window, Helps)), None)
    if helper is not None and not helper.help_key().isEmpty():
        shortcut = QShortcut(helper.help_key(), dialog)
        shortcut.activated.connect(lambda: helper.help_on(dialog.focusWidget(), dialog))
