"""Where to write a file: asked by the dialog of the system, and nothing written over that the player has not seen."""

import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from gui.dialogs.once import ask
from gui.text import tr

KIND = re.compile(r"\*(\.\w+)")
ENDING = re.compile(r"\.[a-z]{2,5}", re.IGNORECASE)
"""Not that of “Turn 1.5” or “game.v2”."""


def ask_to_save(window: QWidget, title: str, begin: Path, kinds: str) -> tuple[Path | None, str]:
    """The file, and which of the kinds was chosen; None where the player thinks better of it.

    ``kinds`` are those of the dialog, the first the usual one. A file without an ending gets that of the kind chosen.
    The dialog has asked only about the name as it was typed.
    """
    typed, chosen = QFileDialog.getSaveFileName(window, title, str(begin), kinds)
    if not typed:
        return None, ""
    path = Path(typed)
    if ENDING.fullmatch(path.suffix) or path.suffix.lower() in KIND.findall(kinds):
        return path, chosen
    whole = path.with_name(path.name + [*KIND.findall(chosen), *KIND.findall(kinds)][0])
    if whole.exists() and not _may_replace(whole.name, window):
        return None, ""
    return whole, chosen


def _may_replace(name: str, window: QWidget) -> bool:
    box = QMessageBox(window)
    box.setObjectName("there already")
    box.setWindowTitle("Measure Twice")
    box.setText(tr("{name} is there already.").format(name=name))
    box.setInformativeText(tr("Writing over it loses what it holds."))
    over = box.addButton(tr("Write over it"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    ask(box)
    return box.clickedButton() is over
