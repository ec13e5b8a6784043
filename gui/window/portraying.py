"""Pictures of the player's own for models: which files, read beside the window, shown on the table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from engine.mission import Profile, SideLook
from gui.board.board import Board
from gui.board.portrait import Portrait
from gui.board.portrait_file import NoPicture, read_portrait
from gui.dialogs.once import ask
from gui.dialogs.portraits import Pictured, PortraitsDialog, from_folder
from gui.panels.look import Look
from gui.text import tr
from gui.window.errands import Errands
from gui.window.memory import Memory
from gui.window.session import Session

_State = tuple[Path, int, int]
"""A file as it was: when it was changed last, and how long it was."""


@dataclass(frozen=True, slots=True)
class _Found:
    """Of each profile the picture, or why there is none."""

    images: Mapping[str, tuple[_State, QImage]] = field(default_factory=dict)
    as_before: Mapping[str, _State] = field(default_factory=dict)
    problems: Mapping[str, str] = field(default_factory=dict)


class Portraying(QObject):
    """The files stay where the player has them; the program remembers where, and reads them at each opening.

    ``changed``: what is shown, or why something is not, is known anew.
    """

    changed = Signal()

    def __init__(self, window: QWidget, session: Session, board: Board, look: Look, memory: Memory) -> None:
        super().__init__(window)
        self._window, self._session, self._board = window, session, board
        self._look, self._memory = look, memory
        self._read: dict[_State, Portrait] = {}
        self.portraits: dict[str, Portrait] = {}
        self.problems: Mapping[str, str] = {}
        """Of profiles whose picture is not shown, the reason: the file's name and what is the matter with it."""
        self.errands = Errands(self)
        self.errands.done.connect(self._found)
        session.opened.connect(self.load)

    def load(self) -> None:
        """Read what is not known yet of the pictures for what is open."""
        if not self._session.is_open:
            self.errands.forget()
            return
        profiles = {one.id for one in self.profiles()}
        files = {id: path for id, path in self._files().items() if id in profiles}
        if not files and not self.portraits and not self.problems:
            self.errands.forget()
            return
        known = frozenset(self._read)
        self.errands.ask(lambda: _read_all(files, known))

    def profiles(self) -> tuple[Profile, ...]:
        """Those of the units in the mission, each once, in their order."""
        return tuple({unit.profile.id: unit.profile for unit in self._session.mission.units}.values())

    def take(self, files: Mapping[str, Path | None]) -> None:
        """Other files for some profiles, or none, from now on."""
        kept = {**self._files(), **files}
        self._memory.keep_portraits(self._session.mission.system, {id: path for id, path in kept.items() if path})
        self.load()

    def take_folder(self, folder: Path) -> int:
        """Those files of a folder that bear a profile's name; how many."""
        found = from_folder(folder, self.profiles())
        self.take(found)
        return len(found)

    def pictured(self) -> tuple[Pictured, ...]:
        """For the dialog: a row a profile."""
        looks = {unit.profile.id: self._session.mission.side(unit.side).look for unit in self._session.mission.units}
        files = self._files()
        return tuple(
            Pictured(
                one,
                looks.get(one.id, SideLook.RED),
                files.get(one.id),
                self.portraits.get(one.id),
                self.problems.get(one.id, ""),
            )
            for one in self.profiles()
        )

    def open(self) -> None:
        if self._session.is_open:
            ask(self.dialog())

    def dialog(self) -> PortraitsDialog:
        made = PortraitsDialog(self._look, self.pictured(), self._window)
        made.wanted.connect(lambda profile, path: self.take({profile: path}))
        made.folder_wanted.connect(lambda folder: made.say_taken(self.take_folder(folder), folder))
        changed = self.changed.connect(lambda: made.show_rows(self.pictured()))
        made.finished.connect(lambda _result: QObject.disconnect(changed))
        return made

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self.errands.wait()

    def told(self) -> str:
        """In a few words what is not shown; empty where all is."""
        first = next(iter(self.problems.values()), "")
        more = len(self.problems) - 1
        return tr("{first}, and {n} more").format(first=first, n=more) if more > 0 else first

    def _files(self) -> dict[str, Path]:
        return self._memory.portraits(self._session.mission.system)

    def _found(self, found: object) -> None:
        assert isinstance(found, _Found)
        before = self._read
        new = {id: (state, Portrait(image)) for id, (state, image) in found.images.items()}
        old = {id: (state, before[state]) for id, state in found.as_before.items()}
        both = {**new, **old}
        # Only what is shown is kept.
        self._read = dict(both.values())
        self.portraits = {id: portrait for id, (_, portrait) in both.items()}
        self.problems = found.problems
        self._board.show_portraits(self.portraits)
        self.changed.emit()


def _read_all(files: Mapping[str, Path], known: Iterable[_State]) -> _Found:
    found: dict[str, tuple[_State, QImage]] = {}
    before: dict[str, _State] = {}
    problems: dict[str, str] = {}
    for profile, path in files.items():
        try:
            state = _state_of(path)
            if state in known:
                before[profile] = state
            else:
                found[profile] = (state, read_portrait(path))
        except NoPicture as wrong:
            problems[profile] = str(wrong)
    return _Found(found, before, problems)


def _state_of(path: Path) -> _State:
    try:
        stat = path.stat()
    except OSError:
        return (path, 0, 0)
    return (path, stat.st_mtime_ns, stat.st_size)
