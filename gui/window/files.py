"""Opening, saving and leaving, with the questions that go with them."""

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QProgressDialog, QWidget

from engine.mission import Mission
from engine.rulebook import SettingValue
from gui.board.board import Board
from gui.board.portrait import Portrait
from gui.dialogs.anew import ask_seed
from gui.dialogs.exporting import Shared, ask_to_export, ask_where, plain, why, write_or_tell
from gui.dialogs.fairness import FairnessDialog
from gui.dialogs.leaving import Leave, Write, ask_to_leave, ask_to_write_over, tell
from gui.dialogs.listing import ListDialog
from gui.dialogs.making import ask_mission
from gui.dialogs.once import ask, fit
from gui.dialogs.problems import ProblemsDialog
from gui.dialogs.profile import show_profile
from gui.dialogs.saving import ask_to_save
from gui.dialogs.setting_up import ask_set_up
from gui.dialogs.sheet import Entry, Group, Sheet
from gui.panels.look import Look
from gui.render.in_view import save_view
from gui.render.report import Looks, save_report
from gui.text import data, tr
from gui.theme.tokens import INK, PRINT
from gui.window.memory import Memory
from gui.window.opening import Opened, open_file, start
from gui.window.play import Play
from gui.window.session import Session
from missions.changing import with_settings
from missions.load import mission_from_text, save_rehearsal
from missions.making import make
from missions.making_draft import DraftChoice, make_draft
from missions.problems import Problem, Unreadable
from missions.shipped import is_shipped, shipped
from missions.systems import system

READS = tr("Missions, rehearsals and scenes (*.yaml *.yml);;All files (*)")
REPORTS = tr("Page (*.html);;PDF (*.pdf)")


class Files:
    """Nothing is opened by half: a file with a problem leaves what is open as it is."""

    def __init__(self, window: QWidget, play: Play, memory: Memory, look: Look) -> None:
        self._window = window
        self._play = play
        self._session: Session = play.session
        self._memory = memory
        self._look = look
        self._folder = Path.cwd()
        self.portraits: Callable[[], Mapping[str, Portrait]] = dict
        """The player's own pictures for models, which go into the pictures that are exported."""
        self.besides: list[Callable[[], bool]] = []
        """Asked before another table is opened: whether what there is besides the rehearsal may go."""

    def ask_open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._window, tr("Open"), str(self._folder), READS)
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> bool:
        """Asks first where something unsaved would be lost; says every problem of a file it can't read."""
        try:
            opened = open_file(path)
        except Unreadable as wrong:
            self.report(path, wrong.problems)
            return False
        if not self.may_leave():
            return False
        self.take(opened, path)
        return True

    def take(self, opened: Opened, path: Path | None = None) -> None:
        """Show what has been opened; of a scene, also what the rules say to its order."""
        self._look_at(opened.path)
        if opened.path is not None and opened.seen:
            self._session.seen = (opened.path, opened.seen)
        self._session.open(opened.rehearsal, opened.path, kept=opened.kept)
        if opened.order is not None:
            self._play.show(opened.order)
        if path is not None:
            if not is_shipped(path):
                self._folder = path.parent
            self._memory.opened(path)
        if opened.notes:
            notes = Group(
                opened.rehearsal.mission.name if path is None else path.name,
                tuple(Entry(data(note)) for note in opened.notes),
            )
            sheet = Sheet(tr("Worth knowing"), [notes], parent=self._window)
            sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            fit(sheet)
            sheet.open()

    def report(self, path: Path, problems: tuple[Problem, ...]) -> None:
        ask(ProblemsDialog(path, problems, self._window))

    def save(self) -> bool:
        if not self._session.is_open:
            return False
        path = self._session.path
        if path is None:
            return self.save_as()
        return self._write(path) if not self._changed_since(path) else self._ask_to_write_over(path)

    def save_as(self) -> bool:
        if not self._session.is_open:
            return False
        begin = self._session.path or self._folder / f"{plain(self._session.mission.name)}.yaml"
        path, _ = ask_to_save(self._window, tr("Save rehearsal"), begin, READS)
        return path is not None and self._write(path)

    def _write(self, path: Path) -> bool:
        try:
            save_rehearsal(self._session.rehearsal, path)
        except OSError as wrong:
            self._say(tr("{name} could not be written").format(name=path.name), why(wrong))
            return False
        self._folder = path.parent
        self._look_at(path)
        self._session.keep(path)
        self._memory.opened(path)
        return True

    def _look_at(self, path: Path | None) -> None:
        """What lies there now is known to the player."""
        self._session.seen = None if path is None else (path, _print_of(path))

    def _changed_since(self, path: Path) -> bool:
        """Something else has written there since it was opened or saved here."""
        return path.exists() and self._session.seen != (path, _print_of(path))

    def _ask_to_write_over(self, path: Path) -> bool:
        answer = ask_to_write_over(path.name, self._window)
        if answer is Write.ELSEWHERE:
            return self.save_as()
        return answer is Write.OVER and self._write(path)

    def export(self) -> None:
        """The whole table, as it stands."""
        session = self._session
        if session.is_open:
            shared = Shared(session.system, session.game, self._memory.one_ink, self.portraits())
            ask_to_export(self._window, self._folder, shared)

    def export_set_up(self, studio: QWidget, mission: Mission, folder: Path) -> None:
        """A table that is drawn in a studio, as it would begin."""
        rules = system(mission.system)
        ask_to_export(studio, folder, Shared(rules, rules.begin(mission), self._memory.one_ink, self.portraits()))

    def export_view(self, board: Board) -> None:
        """What is in view, as it is drawn now."""
        if not self._session.is_open:
            return
        name = self._session.mission.name
        path, _ = ask_where(self._window, tr("Export what is in view"), self._folder, name)
        if path is not None:
            write_or_tell(self._window, path, lambda: save_view(path, board, name))

    def write_report(self) -> None:
        """The line one stands on, written out to read, with a picture an activation."""
        if not self._session.is_open:
            return
        begin = self._folder / f"{plain(self._session.mission.name)}.html"
        path, _ = ask_to_save(self._window, tr("Report of the rehearsal"), begin, REPORTS)
        if path is None:
            return
        progress = QProgressDialog(tr("Drawing the rehearsal"), "", 0, 0, self._window)
        progress.setCancelButton(None)
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setWindowTitle("Measure Twice")

        def told(done: int, of: int) -> None:
            progress.setMaximum(of)
            progress.setValue(done)

        try:
            looks = Looks(INK if self._memory.one_ink else PRINT, self.portraits())
            save_report(self._session.rehearsal, path, told, looks)
        except (OSError, ValueError) as wrong:
            self._say(tr("{name} could not be written").format(name=path.name), why(wrong))
        finally:
            progress.close()
            progress.deleteLater()

    def ask_make(self) -> None:
        """A mission made of cards, opened; it lies in no file until its rehearsal is saved."""
        choice = ask_mission(self._window)
        if choice is not None and self.may_leave():
            text = make_draft(choice) if isinstance(choice, DraftChoice) else make(choice)
            self.take(Opened(start(mission_from_text(text, tr("the mission made")))))

    def ask_set_up(self) -> None:
        """A Hardwired 28 game rolled table by table, opened; it lies in no file unless it was saved as one."""
        made = ask_set_up(self._look, self._folder, self._window)
        if made is None:
            return
        if made.path is not None:
            self.open(made.path)
        elif self.may_leave():
            self.take(Opened(start(made.mission)))

    def show_fairness(self) -> None:
        """What the table of the mission that is open gives either side."""
        if self._session.is_open:
            begin = self._folder / f"{plain(self._session.mission.name)}-fairness.png"
            ask(FairnessDialog(self._session.mission, self._look, begin, self._window))

    def ask_list(self) -> None:
        """A mission with the units of an army list, opened from the file it was written to."""
        missions = [(one.path, one.name) for one in shipped()]
        dialog = ListDialog(missions, self._folder, self._window)
        if ask(dialog) and dialog.path is not None:
            self.open(dialog.path)

    def ask_profile(self) -> None:
        """A profile of the player's own, kept in a file beside what was opened last."""
        show_profile(self._folder, self._window)

    def anew(self) -> None:
        """The same mission from the start."""
        if not self._session.is_open:
            return
        seed = ask_seed(self._session.rehearsal.seed, self._window)
        if seed is not None and self.may_leave():
            self.take(Opened(start(self._session.rehearsal.mission, seed)))

    def take_settings(self, changes: Mapping[str, SettingValue]) -> None:
        """Other readings, from the start of the mission, with the same dice."""
        rehearsal = self._session.rehearsal
        mission = with_settings(rehearsal.mission, changes)
        self._session.open(start(mission, rehearsal.seed), kept=False)

    def may_leave(self) -> bool:
        """Nothing is lost, or the player said what to do about it."""
        if not all(may_go() for may_go in self.besides):
            return False
        if not self._session.unsaved:
            return True
        title = self._session.title
        answer = ask_to_leave(f"{title[:1].upper()}{title[1:]}", self._window)
        return self.save() if answer is Leave.SAVE else answer is Leave.DISCARD

    def _say(self, text: str, more: str) -> None:
        tell(text, more, self._window)


def _print_of(path: Path) -> str:
    """Of a file; what is none, such as ``/dev/null``, is not read, for that may never end."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
    except OSError:
        return ""
