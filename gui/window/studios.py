"""The studios that are open, each with a set-up of its own, and the way from and to the window."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.mission import Mission
from gui.panels.look import Look
from gui.studio.new_dialog import ask_new_table
from gui.studio.window import StudioWindow
from gui.text import tr
from gui.window.files import READS, Files
from gui.window.opening import Opened, start
from gui.window.session import Session
from missions.editing.sheet import Sheet
from missions.problems import Problem, Unreadable
from missions.sources import read_bytes


class Studios(QObject):
    def __init__(self, window: QWidget, session: Session, files: Files, look: Look) -> None:
        super().__init__(window)
        self._window, self._session, self._files, self._look = window, session, files, look
        self.open_: list[StudioWindow] = []

    def edit(self) -> None:
        """The set-up of the mission that is open, as its file had it when it was opened."""
        origin = self._session.mission.origin if self._session.is_open else None
        if origin is None:
            return
        name = self._session.mission.name if origin.path is None else origin.path.name
        self.show(Sheet(origin.text, name, origin.path, origin.files))

    def new(self) -> None:
        """A table of a game, from its cards."""
        name = tr("a new table")
        try:
            sheet = ask_new_table(self._window)
        except ValueError as why:
            self._files.report(Path(name), (Problem(name, 1, 1, "", str(why)),))
            return
        if sheet is not None:
            self.show(sheet)

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
        """In a window of its own, beside this one."""
        studio = StudioWindow(sheet, self._look)
        self.open_.append(studio)
        studio.play_wanted.connect(self._play)
        studio.new_wanted.connect(self.new)
        studio.open_wanted.connect(self.ask_open)
        studio.gone.connect(lambda: self._gone(studio))
        studio.show()
        studio.activateWindow()
        return studio

    def may_leave(self) -> bool:
        """Every studio has closed, each asked about what is not saved."""
        return all(studio.close() for studio in tuple(self.open_))

    def _play(self, mission: object, path: object) -> None:
        if isinstance(mission, Mission) and self._files.may_leave():
            self._files.take(Opened(start(mission)), path if isinstance(path, Path) else None)
            self._window.show()
            self._window.raise_()
            self._window.activateWindow()

    def _gone(self, studio: StudioWindow) -> None:
        if studio in self.open_:
            self.open_.remove(studio)
            studio.deleteLater()
