"""Starting a mission again, with a seed for its dice."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QWidget

from gui.dialogs.once import ask
from gui.panels.number_box import NumberBox
from gui.text import tr

MOST = 2**31 - 1


class AnewDialog(QDialog):
    def __init__(self, seed: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("anew")
        self.setWindowTitle(tr("Start anew"))
        self.seed = NumberBox()
        self.seed.setRange(0, MOST)
        self.seed.setValue(min(seed, MOST))
        self.seed.setAccessibleName(tr("Seed"))
        words = QLabel(tr("The mission from its beginning. The same seed gives the same dice at the same places."))
        words.setWordWrap(True)
        words.setProperty("look", "reason")
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        form.setContentsMargins(18, 16, 18, 14)
        form.addRow(words)
        form.addRow(tr("Seed"), self.seed)
        form.addRow(buttons)
        self.setMinimumWidth(360)


def ask_seed(seed: int, parent: QWidget | None = None) -> int | None:
    """The seed at hand is offered; none if the player thinks better of it."""
    dialog = AnewDialog(seed, parent)
    return dialog.seed.value() if ask(dialog) else None
