"""A sheet's file: opened, saved whole or not at all, and asked about before anything is lost."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from gui.dialogs.once import ask
from gui.studio.bench import Bench
from gui.text import tr
from missions.mission_ref import shipped_folder
from missions.saving import write_whole

READS = tr("Missions (*.yaml *.yml);;All files (*)")


class Keeping:
    def __init__(self, window: QWidget, bench: Bench, folder: Path) -> None:
        self._window, self._bench, self._folder = window, bench, folder
        path = bench.sheet.path
        self.path = None if path is None or _is_shipped(path) else path
        """Where it is saved; none before that is said, as for missions that come with the program."""
        self._there = bench.sheet.text
        """What the player knows to lie there."""

    @property
    def name(self) -> str:
        return self._bench.sheet.file if self.path is None else self.path.name

    def save(self) -> bool:
        if self.path is None:
            return self.save_as()
        return self._ask_to_write_over() if self._changed_since(self.path) else self.write(self.path)

    def save_as(self) -> bool:
        old = self._bench.sheet.path
        begin = self.path or self._folder / (old.name if old is not None else "set-up.yaml")
        name, _ = QFileDialog.getSaveFileName(self._window, tr("Save mission"), str(begin), READS)
        if not name:
            return False
        path = Path(name)
        return self.write(path if path.suffix else path.with_suffix(".yaml"))

    def write(self, path: Path) -> bool:
        text = self._bench.sheet.text
        try:
            write_whole(path, text.encode("utf-8"))
        except OSError as wrong:
            words = tr("{name} could not be written").format(name=path.name)
            box = QMessageBox(QMessageBox.Icon.NoIcon, "Measure Twice", words, parent=self._window)
            box.setInformativeText(wrong.strerror or str(wrong))
            ask(box)
            return False
        self.path, self._folder, self._there = path, path.parent, text
        self._bench.keep()
        self._say_what_it_lacks(path)
        return True

    def _say_what_it_lacks(self, path: Path) -> None:
        """A mission that takes profiles from files looks for them beside itself."""
        raw = self._bench.sheet.data.get("profiles_from")
        names = [str(name) for name in raw] if isinstance(raw, list) else []
        lacking = [name for name in names if not (path.parent / name).is_file()]
        if lacking:
            words = tr("It takes profiles from files that do not lie beside it there: {files}")
            self._bench.refused.emit(words.format(files=", ".join(lacking)))

    def may_leave(self) -> bool:
        """Nothing is lost, or the player said what to do about it."""
        if self._bench.history.is_saved:
            return True
        box = QMessageBox(self._window)
        box.setObjectName("leaving")
        box.setWindowTitle("Measure Twice")
        box.setText(tr("{title} has changes that are not saved.").format(title=self.name))
        box.setInformativeText(tr("Save them before they go?"))
        save = box.addButton(tr("Save"), QMessageBox.ButtonRole.AcceptRole)
        discard = box.addButton(tr("Discard"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.setEscapeButton(cancel)
        ask(box)
        answer = box.clickedButton()
        return self.save() if answer is save else answer is discard

    def _changed_since(self, path: Path) -> bool:
        try:
            return path.is_file() and path.read_bytes() != self._there.encode("utf-8")
        except OSError:
            return False

    def _ask_to_write_over(self) -> bool:
        box = QMessageBox(self._window)
        box.setObjectName("changed since")
        box.setWindowTitle("Measure Twice")
        box.setText(tr("{name} has been changed by something else since it was opened here.").format(name=self.name))
        box.setInformativeText(tr("Writing over it loses what was changed there."))
        over = box.addButton(tr("Write over it"), QMessageBox.ButtonRole.DestructiveRole)
        other = box.addButton(tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
        cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(other)
        box.setEscapeButton(cancel)
        ask(box)
        if box.clickedButton() is other:
            return self.save_as()
        return box.clickedButton() is over and self.path is not None and self.write(self.path)


def _is_shipped(path: Path) -> bool:
    """What comes with the program is not written over."""
    return path.resolve().is_relative_to(shipped_folder().resolve())
