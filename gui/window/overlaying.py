"""What is shown over the table: by the toggles, the list of overlays, and as it was kept for each game."""

from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gui.board.board import Board
from gui.board.overlay import Overlay, Shown
from gui.dialogs.overlays import OverlaysDialog
from gui.panels.look import Look
from gui.window.actions import Actions
from gui.window.memory import Memory
from gui.window.session import Session


class Overlaying(QObject):
    def __init__(
        self, window: QWidget, session: Session, board: Board, look: Look, actions: Actions, memory: Memory
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._board = window, session, board
        self._look, self._actions, self._memory = look, actions, memory
        self._game = ""
        self._shown = Shown()
        self.dialog: OverlaysDialog | None = None
        session.opened.connect(self._opened)
        for overlay, action in actions.overlays.items():
            action.toggled.connect(lambda on, overlay=overlay: self._toggled(overlay, on))

    def open(self) -> None:
        """The list, which stays open beside the table."""
        self.close()
        names = {overlay: action.text() for overlay, action in self._actions.overlays.items() if action.isVisible()}
        self.dialog = OverlaysDialog(self._look, names, self._shown, self._window)
        self.dialog.changed.connect(self.take)
        self.dialog.show()

    def close(self) -> None:
        if self.dialog is not None:
            self.dialog.close()
            self.dialog.deleteLater()
            self.dialog = None

    def take(self, shown: Shown) -> None:
        """Show it so, and keep it for this game."""
        self._shown = shown
        for overlay, action in self._actions.overlays.items():
            action.setChecked(overlay in shown.on)
        self._board.set_looks(shown)
        if self._game:
            self._memory.keep_shown(self._game, shown)

    def _opened(self) -> None:
        self.close()
        if self._session.is_open:
            self._game = self._session.mission.system
            self.take(self._memory.shown(self._game))

    def _toggled(self, overlay: Overlay, on: bool) -> None:
        self._board.set_overlay(overlay, on)
        if (overlay in self._shown.on) is on:
            return
        shown = self._shown.on
        self._shown = replace(self._shown, on=shown | {overlay} if on else shown - {overlay})
        if self._game:
            self._memory.keep_shown(self._game, self._shown)
        if self.dialog is not None:
            self.dialog.show_as(self._shown)
