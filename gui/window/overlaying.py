"""What is shown over the table: by the toggles, the list of overlays, and as it was kept for each game."""

from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gui.board.board import Board
from gui.board.overlay import Overlay, Shown
from gui.dialogs.once import fit
from gui.dialogs.overlays import OverlaysDialog
from gui.panels.look import Look
from gui.window.actions import Actions
from gui.window.memory import Memory
from gui.window.presets import Presets
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
        for of, presets in enumerate((actions.presets, actions.own_presets)):
            for at, action in enumerate(presets):
                action.triggered.connect(lambda _=False, of=of, at=at: self._take_preset(of, at))
        session.opened.connect(self._opened)
        for overlay, action in actions.overlays.items():
            action.toggled.connect(lambda on, overlay=overlay: self._toggled(overlay, on))

    def open(self) -> None:
        """The list, which stays open beside the table."""
        self.close()
        names = {overlay: action.text() for overlay, action in self._actions.overlays.items() if action.isVisible()}
        self.dialog = OverlaysDialog(self._look, names, self.presets, self._shown, self._window)
        self.dialog.changed.connect(self.take)
        self.dialog.presets_changed.connect(self.name_presets)
        fit(self.dialog)
        self.dialog.show()

    def keep(self) -> None:
        """What is shown now, as a preset of the player's own: asked in the list, where it is to be found again."""
        if self.dialog is None or not self.dialog.isVisible():
            self.open()
        if self.dialog is not None:
            self.dialog.ask_keep()

    @property
    def presets(self) -> Presets:
        here = (overlay for overlay, action in self._actions.overlays.items() if action.isVisible())
        return Presets(self._memory, self._game, frozenset(here))

    def name_presets(self) -> None:
        """The menu has those of this game and mission."""
        known = self.presets
        self._actions.name_presets([one.name for one in known.shipped], [one.name for one in known.own])

    def _take_preset(self, of: int, at: int) -> None:
        known = self.presets
        listed = (known.shipped, known.own)[of]
        if at < len(listed):
            self.take(listed[at].shown)
            if self.dialog is not None:
                self.dialog.show_as(self._shown)

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
            self.name_presets()

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
