"""The pages to read: clauses, notes, keys, about."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtWidgets import QMenuBar, QMessageBox, QWidget

from gui.cli.arguments import program_version
from gui.dialogs import pages
from gui.dialogs.once import ask
from gui.dialogs.palette import Palette
from gui.dialogs.sheet import Group, Sheet, holds
from gui.text import tr
from gui.window.actions import Actions
from gui.window.commanding import commands, submenus
from gui.window.here import told
from gui.window.memory import Memory
from gui.window.play import Play
from gui.window.session import Session

ABOUT = tr(
    "Rehearse a wargame turn on a table that knows the rules. Unofficial: each game's name is its owner's, and "
    "no sentence of a rulebook is copied here."
)


class Help:
    def __init__(self, window: QWidget, session: Session, actions: Actions, memory: Memory) -> None:
        self._window = window
        self._session = session
        self._actions = actions
        self._memory = memory
        actions.take_keys(memory.keys)

    def clauses(self, wanted: str = "") -> None:
        """Those that hold these words, or all where none do."""
        system = self._session.system
        book = system.rulebook
        intro = tr("{title}, rules data {version}. How far the program goes with each rule, in its own words.").format(
            title=book.title, version=book.version
        )
        intro += " " + tr(
            "Checked: an order that breaks it is refused, or none can break it. Shown: drawn or told, not judged."
        )
        groups = pages.clauses(system)
        known = wanted if holds(groups, wanted) else ""
        self._show(tr("Clauses"), groups, intro, find=True, wanted=known)

    def notes(self) -> None:
        self._show(tr("Mission notes"), pages.notes(self._session.mission))

    def keys(self) -> None:
        self._show(tr("Keys"), pages.keys(self._actions.bound(), self._actions.said), find=True)

    def here(self, focused: QWidget | None, over: QWidget | None = None) -> None:
        title, groups = told(focused, self._key)
        self._show(title, (self._spoken(group) for group in groups), over=over)

    def _spoken(self, group: Group) -> Group:
        said = self._actions.said
        return replace(group, entries=tuple(replace(entry, text=said(entry.text)) for entry in group.entries))

    def _key(self, name: str) -> str:
        return self._actions.key_of(name) or tr("in the menus")

    def palette(self, play: Play, bar: QMenuBar) -> None:
        ask(Palette(commands(self._actions, play, submenus(bar), self.clauses), self._window))

    def about(self) -> None:
        box = QMessageBox(
            QMessageBox.Icon.NoIcon,
            tr("About"),
            f"Measure Twice {program_version()}",
            parent=self._window,
        )
        box.setInformativeText(ABOUT)
        ask(box)

    def _show(
        self,
        title: str,
        groups: Iterable[Group],
        intro: str = "",
        *,
        find: bool = False,
        wanted: str = "",
        over: QWidget | None = None,
    ) -> None:
        sheet = Sheet(title, groups, intro, over or self._window, find=find)
        if wanted:
            sheet.finder.setText(wanted)
        ask(sheet)
