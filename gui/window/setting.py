"""The settings, asked for and taken: readings of the mission, looks of the window, keys."""

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenuBar, QWidget

from gui.dialogs.all_settings import KEYS, MISSION, SettingsDialog
from gui.dialogs.once import ask
from gui.dialogs.settings import MissionPage
from gui.dialogs.shortcuts import KeysPage
from gui.dialogs.window_page import WindowPage, Wishes
from gui.window.actions import Actions
from gui.window.files import Files
from gui.window.looking import Looking
from gui.window.memory import LEAST_SCALE, MOST_SCALE, Memory
from gui.window.scale import scale_now
from gui.window.session import Session
from gui.window.words import plain


class Settings:
    def __init__(
        self, window: QWidget, session: Session, files: Files, looking: Looking, actions: Actions, memory: Memory
    ) -> None:
        self._window, self._session, self._files = window, session, files
        self._looking, self._actions, self._memory = looking, actions, memory

    def ask(self) -> None:
        self._ask(MISSION)

    def ask_keys(self) -> None:
        self._ask(KEYS)

    def dialog(self, first: str = MISSION) -> SettingsDialog:
        memory = self._memory
        wishes = Wishes(memory.dark, memory.one_ink, memory.calm, memory.scale, memory.language)
        window = WindowPage(wishes, (LEAST_SCALE, MOST_SCALE), scale_now())
        keys = KeysPage(self._actions.bound(), menu_keys(self._window))
        return SettingsDialog(self._mission_page(), window, keys, first, self._window)

    def take(self, dialog: SettingsDialog) -> None:
        """The mission last: it begins anew, which the player may still take back."""
        if dialog.window_page.changed:
            self._take_wishes(dialog.window_page.wishes)
        if dialog.keys.changed:
            self._take_keys(dialog.keys)
        changes = {} if dialog.mission is None else dialog.mission.changes
        if changes and self._files.may_leave():
            self._files.take_settings(changes)

    def _ask(self, first: str) -> None:
        dialog = self.dialog(first)
        if ask(dialog):
            self.take(dialog)

    def _mission_page(self) -> MissionPage | None:
        """Readings are taken from the start of the mission, with the same dice."""
        if not self._session.is_open:
            return None
        rehearsal = self._session.rehearsal
        begun = len(rehearsal.nodes) > 1
        return MissionPage(rehearsal.mission, rehearsal.system.rulebook, begun=begun, seed=rehearsal.seed)

    def _take_wishes(self, wishes: Wishes) -> None:
        self._memory.scale = wishes.scale
        self._memory.language = wishes.language
        self._memory.dark = wishes.dark
        self._looking.take(dark=wishes.dark)
        self._actions["ink"].setChecked(wishes.one_ink)
        self._actions["calm"].setChecked(wishes.calm)

    def _take_keys(self, page: KeysPage) -> None:
        """Those that are as they came are not kept."""
        first = {one.name: one.first for one in self._actions.bound()}
        self._memory.keys = {name: key for name, key in page.chosen.items() if key != first[name]}
        self._actions.take_keys(self._memory.keys)


def menu_keys(window: QWidget) -> dict[str, str]:
    """The titles of the menus by the keys that open them."""
    bars = window.findChildren(QMenuBar)
    titles = [action.text() for bar in bars for action in bar.actions()]
    return {QKeySequence.mnemonic(title).toString(): plain(title) for title in titles}
