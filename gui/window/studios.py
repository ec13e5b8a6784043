"""The studios that are open, each with a set-up of its own, and the way from and to the window."""

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from engine.mission import Mission
from gui.dialogs.once import fit
from gui.panels.look import Look
from gui.studio.new_dialog import ask_new_table
from gui.studio.safe import LeftSheet, left_behind
from gui.studio.window import StudioWindow
from gui.text import many, tr
from gui.window.files import READS, Files
from gui.window.opening import Opened, start
from gui.window.session import Session
from missions.editing.sheet import Sheet
from missions.problems import Problem, Unreadable
from missions.sources import read_bytes

W = TypeVar("W", bound=QWidget)


class Studios(QObject):
    """``folder`` is where the program keeps what a crash would lose."""

    def __init__(self, window: QWidget, session: Session, files: Files, look: Look, folder: Path) -> None:
        super().__init__(window)
        self._window, self._session, self._files, self._look = window, session, files, look
        self._folder = folder
        self.open_: list[StudioWindow] = []

    def edit(self) -> None:
        """The set-up of the mission that is open, as its file has it; where there is none, as it was opened."""
        origin = self._session.mission.origin if self._session.is_open else None
        if origin is None:
            return
        name = self._session.mission.name if origin.path is None else origin.path.name
        sheet = Sheet(origin.text, name, origin.path, origin.files)
        now = _as_it_is_now(sheet)
        studio = self.show(sheet if now is None else now)
        if now is not None:
            words = tr("This is {file} as it is now: it has changed since the rehearsal was begun")
            studio.bench.refused.emit(words.format(file=name))

    def new(self) -> None:
        """A table of a game, from its cards."""
        name = tr("a new table")
        try:
            sheet = ask_new_table(self._window)
        except ValueError as why:
            self._files.report(Path(name), (Problem(name, 1, 1, "", str(why)),))
            return
        if sheet is not None:
            self._begin(sheet).bench.lose()

    def ask_open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._window, tr("Open"), "", READS)
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """A mission's file, whatever is wrong with the mission."""
        try:
            sheet = Sheet.of(read_bytes(path), path.name, path)
        except Unreadable as wrong:
            self._files.report(path, wrong.problems)
            return
        self.show(sheet)

    def show(self, sheet: Sheet) -> StudioWindow:
        """In a window of its own, beside this one; in that which has its file already, where one does."""
        there = next((studio for studio in self.open_ if _is_of(studio, sheet)), None)
        return self._begin(sheet) if there is None else _before_the_others(there)

    def offer(self) -> None:
        """After a crash: the set-ups that were open then and not saved."""
        left = left_behind(self._folder)
        if not left:
            return
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setObjectName("set-ups left")
        box.setWindowTitle("Measure Twice")
        names = ", ".join(f"“{one.kept.title}”" for one in left)
        box.setText(
            many(
                "The set-ups {names} were not closed the last time.",
                "The set-up {names} was not closed the last time.",
                len(left),
            ).format(names=names)
        )
        box.setInformativeText(tr("What was not saved is there up to the last edit."))
        take = box.addButton(tr("Take it up"), QMessageBox.ButtonRole.AcceptRole)
        later = box.addButton(tr("Not now"), QMessageBox.ButtonRole.RejectRole)
        away = box.addButton(tr("Throw it away"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(take)
        box.setEscapeButton(later)

        def answered(_result: int) -> None:
            for one in left:
                if box.clickedButton() is take:
                    self._take_up(one)
                elif box.clickedButton() is away:
                    one.forget()
                else:
                    one.lock.unlock()

        box.finished.connect(answered)
        box.open()

    def may_leave(self) -> bool:
        """Every studio has closed, each asked about what is not saved."""
        return all(studio.close() for studio in tuple(self.open_))

    def _take_up(self, left: LeftSheet) -> None:
        """The new studio keeps it from then on."""
        studio = self._begin(left.kept.sheet)
        studio.take_up(left.kept)
        if studio.safe is not None and studio.safe.is_kept:
            left.forget()

    def _begin(self, sheet: Sheet) -> StudioWindow:
        studio = StudioWindow(sheet, self._look, safe=self._folder)
        self.open_.append(studio)
        studio.play_wanted.connect(self._play)
        studio.export_wanted.connect(lambda mission: self._files.export_set_up(studio, mission, studio.keeping.folder))
        studio.new_wanted.connect(self.new)
        studio.open_wanted.connect(self.ask_open)
        studio.gone.connect(lambda: self._gone(studio))
        fit(studio)
        studio.show()
        studio.activateWindow()
        return studio

    def _play(self, mission: object, path: object) -> None:
        if isinstance(mission, Mission) and self._files.may_leave():
            self._files.take(Opened(start(mission)), path if isinstance(path, Path) else None)
            _before_the_others(self._window)

    def _gone(self, studio: StudioWindow) -> None:
        if studio in self.open_:
            self.open_.remove(studio)
            studio.deleteLater()


def _is_of(studio: StudioWindow, sheet: Sheet) -> bool:
    """Of the same file; of none, the same words as it began with."""
    own = studio.keeping.path or studio.bench.sheet.path
    if own is None or sheet.path is None:
        return own is sheet.path and studio.began_with == sheet.text
    return own.resolve() == sheet.path.resolve()


def _as_it_is_now(sheet: Sheet) -> Sheet | None:
    """What its file says by now, where that is something else and can be read."""
    if sheet.path is None:
        return None
    try:
        content = read_bytes(sheet.path)
        return None if content == sheet.text.encode("utf-8") else Sheet.of(content, sheet.file, sheet.path)
    except Unreadable:
        return None


def _before_the_others(window: W) -> W:
    if window.isMinimized():
        window.showNormal()
    window.show()
    window.raise_()
    window.activateWindow()
    return window
