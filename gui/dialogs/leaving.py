"""What is asked before anything is lost: leaving what is not saved, writing over what something else has changed."""

from enum import Enum

from PySide6.QtWidgets import QMessageBox, QWidget

from gui.dialogs.once import ask
from gui.text import tr


class Leave(Enum):
    SAVE = "save"
    DISCARD = "discard"
    STAY = "stay"


class Write(Enum):
    OVER = "over"
    ELSEWHERE = "elsewhere"
    NOT = "not"


def ask_to_leave(title: str, window: QWidget) -> Leave:
    """``title`` begins the sentence."""
    box = _box("leaving", window)
    box.setText(tr("{title} has changes that are not saved.").format(title=title))
    box.setInformativeText(tr("Save them before they go?"))
    save = box.addButton(tr("Save"), QMessageBox.ButtonRole.AcceptRole)
    discard = box.addButton(tr("Discard"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(save)
    box.setEscapeButton(cancel)
    ask(box)
    answer = box.clickedButton()
    return Leave.SAVE if answer is save else Leave.DISCARD if answer is discard else Leave.STAY


def ask_to_write_over(name: str, window: QWidget) -> Write:
    """Of a file that is not as the player last saw it."""
    box = _box("changed since", window)
    box.setText(tr("{name} has been changed by something else since it was opened here.").format(name=name))
    box.setInformativeText(tr("Writing over it loses what was changed there."))
    over = box.addButton(tr("Write over it"), QMessageBox.ButtonRole.DestructiveRole)
    other = box.addButton(tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(other)
    box.setEscapeButton(cancel)
    ask(box)
    answer = box.clickedButton()
    return Write.OVER if answer is over else Write.ELSEWHERE if answer is other else Write.NOT


def tell(text: str, more: str, window: QWidget) -> None:
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Measure Twice", text, parent=window)
    box.setInformativeText(more)
    ask(box)


def may_lose(window: QWidget, text: str, more: str) -> bool:
    """Whether the player lets it go; Escape and Enter keep it."""
    box = _box("losing", window)
    box.setText(text)
    box.setInformativeText(more)
    discard = box.addButton(tr("Discard"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    ask(box)
    return box.clickedButton() is discard


def _box(name: str, window: QWidget) -> QMessageBox:
    box = QMessageBox(window)
    box.setObjectName(name)
    box.setWindowTitle("Measure Twice")
    return box
