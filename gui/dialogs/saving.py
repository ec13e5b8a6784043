"""Where something is to be saved: the system's dialog, and the ending that nobody types."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from gui.dialogs.once import ask
from gui.text import tr


def ask_where_to_save(window: QWidget, title: str, begin: Path, kinds: str, ending: str = "") -> Path | None:
    """With the ``ending``, such as ``.yaml``, where the name is typed without one; with that of the kind chosen where
    none is given. None where nothing is to be written."""
    return ask_where_and_as_what(window, title, begin, kinds, ending)[0]


def ask_where_and_as_what(
    window: QWidget, title: str, begin: Path, kinds: str, ending: str = ""
) -> tuple[Path | None, str]:
    """The same with the kind that was chosen, for kinds that share an ending."""
    typed, chosen = QFileDialog.getSaveFileName(window, title, str(begin), kinds)
    if not typed or Path(typed).suffix:
        return (Path(typed) if typed else None), chosen
    # The system asked about a file of the name that was typed, and knows nothing of the one that it becomes.
    path = Path(typed).with_suffix(ending or _ending_of(chosen))
    return (path if not path.exists() or _may_write_over(path.name, window) else None), chosen


def _ending_of(kind: str) -> str:
    """The first of a kind such as ``PNG picture (*.png)``."""
    return kind[kind.index("*") + 1 : kind.index(")")].partition(" ")[0]


def _may_write_over(name: str, window: QWidget) -> bool:
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
