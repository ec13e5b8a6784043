"""What is asked before anything is lost: leaving what is not saved, writing over what something else has changed."""

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from PySide6.QtWidgets import QMessageBox, QWidget

from gui.dialogs.once import ask
from gui.text import tr

ACCEPT, DESTROY = QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.DestructiveRole
Answer = TypeVar("Answer")


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
    text = tr("{title} has changes that are not saved.").format(title=title)
    save, discard = (tr("Save"), ACCEPT, Leave.SAVE), (tr("Discard"), DESTROY, Leave.DISCARD)
    return _asked("leaving", window, (text, tr("Save them before they go?")), (save, discard), Leave.SAVE, Leave.STAY)


def ask_to_write_over(name: str, window: QWidget) -> Write:
    """Of a file that is not as the player last saw it."""
    text = tr("{name} has been changed by something else since it was opened here.").format(name=name)
    over, other = (tr("Write over it"), DESTROY, Write.OVER), (tr("Save as…"), ACCEPT, Write.ELSEWHERE)
    words = (text, tr("Writing over it loses what was changed there."))
    return _asked("changed since", window, words, (over, other), Write.ELSEWHERE, Write.NOT)


def tell(text: str, more: str, window: QWidget) -> None:
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Measure Twice", text, parent=window)
    box.setInformativeText(more)
    ask(box)


def may_lose(window: QWidget, text: str, more: str) -> bool:
    """Whether the player lets it go; Escape and Enter keep it."""
    return _asked("losing", window, (text, more), ((tr("Discard"), DESTROY, True),), False, False)


def _asked(
    name: str,
    window: QWidget,
    words: tuple[str, str],
    buttons: Sequence[tuple[str, QMessageBox.ButtonRole, Answer]],
    by_enter: Answer,
    by_escape: Answer,
) -> Answer:
    """What the button pressed means; Cancel, which is beside the others, is what Escape is."""
    box = QMessageBox(window)
    box.setObjectName(name)
    box.setWindowTitle("Measure Twice")
    box.setText(words[0])
    box.setInformativeText(words[1])
    meant = [(box.addButton(label, role), answer) for label, role, answer in buttons]
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(next((button for button, answer in meant if answer == by_enter), cancel))
    box.setEscapeButton(cancel)
    ask(box)
    return next((answer for button, answer in meant if button is box.clickedButton()), by_escape)
