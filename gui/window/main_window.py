"""The window: its panels, and what is asked for by menus, tools, keys and the panels themselves."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeyEvent, QKeySequence, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from engine.options import Option
from geometry.pose import Pose
from gui.board.overlay import Overlay
from gui.panels.voice import announce
from gui.text import tr
from gui.window import menus, table_keys
from gui.window.asking import Asking
from gui.window.availability import Availability
from gui.window.branching import Branching
from gui.window.distances import Distances
from gui.window.files import Files
from gui.window.free_work import FreeWork
from gui.window.freeing import FreeTool
from gui.window.guiding import Guiding
from gui.window.help import Help
from gui.window.keeping import Keeper
from gui.window.layout import Layout
from gui.window.looking import Looking
from gui.window.magnet import Magnet
from gui.window.memory import Memory
from gui.window.overlaying import Overlaying
from gui.window.panels import Panels
from gui.window.photographing import Photographing
from gui.window.portraying import Portraying
from gui.window.reading import Reading
from gui.window.recovery import Recovery
from gui.window.replaying import PACES, Replay
from gui.window.setting import Settings
from gui.window.sight import SightFinder
from gui.window.stage import BIG_TURN, SMALL_TURN
from gui.window.studios import Studios
from gui.window.surveying import Surveying
from gui.window.views import Views
from gui.window.words import words_of


class MainWindow(Panels):
    def __init__(self, memory: Memory | None = None, *, dark: bool | None = None) -> None:
        super().__init__(memory, dark=dark)
        actions = self.actions_
        self.looking = Looking(self.look, self.actions_, self.memory, self.stage, self)
        self.files = Files(self, self.play, self.memory, self.look)
        self.keeper = Keeper(self.session, self.memory.folder, self)
        self.recovery = Recovery(self, self.keeper, self.files)
        self.branching = Branching(self, self.play, self.board, self.actions_["mark"])
        self.reading = Reading(self.board, self.play)
        self.portraying = Portraying(self, self.session, self.board, self.look, self.memory)
        self.files.portraits = lambda: self.portraying.portraits
        self.photographing = Photographing(self, self.session, self.files, self.look)
        self.replay = Replay(self.session, self)
        self.help = Help(self, self.session, self.actions_, self.memory)
        self.settings = Settings(self, self.session, self.files, self.looking, self.actions_, self.memory)
        self.guiding = Guiding(self.session, self.play, self.files, self.actions_, self.guide_strip, self)
        self.free = FreeTool(self.board, self.play, self)
        self.surveying = Surveying(self, self.play, self.board, self.look)
        self.surveying.position = lambda: self.free.game
        self.surveying.errors = self.photographing.errors
        self.free.changed.connect(self.surveying.follow)
        self.free.away_wanted.connect(self.actions_["move"].trigger)
        self.free_work = FreeWork(self, self.session, self.files, self.free, self.actions_["free"])
        self.files.besides += [self.free_work.may_leave, self.photographing.may_leave]
        self.photographing.position = lambda: self.free.game
        self.photographing.checked.connect(self._check_photographed)
        self.asking = Asking(self, self.play, self.board, self.actions_["ask"], self.actions_["move"])
        self.asking.position = lambda: self.free.game
        self.asking.lend = self.free.lend
        self.asking.holds_free = lambda: self.free.holds_work
        self.asking.left_free = lambda: self.free.was_seen
        self.layout_guide = Layout(self, self.session, self.board, self.actions_["layout"])
        self.studios = Studios(self, self.session, self.files, self.look, self.memory.folder)
        self.recovery.afterwards = self.studios.offer
        self._connect()
        self.availability = Availability(actions, self.play, self.stage, self.free, self._is_seen, self)
        self._opened()

    def _connect(self) -> None:
        actions, play, session = self.actions_, self.play, self.session
        for action in actions.bindable():
            self.addAction(action)
        for name, do in {
            "start": self.show_start,
            "open": self.files.ask_open,
            "save": self.files.save,
            "save_as": self.files.save_as,
            "export": self.files.export,
            "export_view": lambda: self.files.export_view(self.board),
            "report": self.files.write_report,
            "fairness": self.files.show_fairness,
            "list": self.files.ask_list,
            "profile": self.files.ask_profile,
            "portraits": self.portraying.open,
            "studio": self.studios.edit,
            "studio_new": self.studios.new,
            "photo": self.photographing.open,
            "quit": self.close,
            "undo": self.undo,
            "redo": self.redo,
            "back": lambda: self._go_back(session.back_a_round),
            "reset": lambda: self._go_back(session.back_an_activation),
            "rewind": lambda: self._go_back(session.rewind),
            "exactly": play.exactly,
            "settings": self.settings.ask,
            "clauses": self.help.clauses,
            "notes": self.help.notes,
            "anew": self.files.anew,
            "figures": self.typing.begin,
            "model_next": lambda: play.walk(1),
            "model_before": lambda: play.walk(-1),
            "unit_next": lambda: self.stepping.unit(1),
            "unit_before": lambda: self.stepping.unit(-1),
            "option_next": lambda: self.stepping.option(1),
            "option_before": lambda: self.stepping.option(-1),
            "choose": self.stage.selecting.toggle,
            "choose_all": self.stage.selecting.choose_all,
            "ring_figures": self.radius.begin,
            "ring_clear": self.stage.ring.clear,
            "words": self.reading.show,
            "survey": self.surveying.open,
            "free_add": self.free_work.add,
            "free_begin": self.free_work.begin,
            "redraw": self._redraw,
            "mark": self.branching.mark,
            "note": self.branching.note,
            "compare": self.branching.compare,
            "region": self.next_region,
            "palette": lambda: self.help.palette(play, self.menu_bar),
            "shortcuts": self.settings.ask_keys,
            "keys": self.help.keys,
            "here": lambda: self.help.here(QApplication.focusWidget() or self.focusWidget(), _in_front(self)),
            "about": self.help.about,
        }.items():
            actions.on(name, do)
        # Beside this window as well: in another view, in a studio. A dialog that is asked has a key of its own for it.
        actions["here"].setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        for name in table_keys.NAMES - {table_keys.NEXT, table_keys.BEFORE}:
            actions.on(name, partial(self._obey, name))
        acts: dict[str, Callable[[], object]] = {
            "bend": play.bend,
            "unbend": partial(play.bend, back=True),
            "turn": partial(play.turn, BIG_TURN),
            "turn_back": partial(play.turn, -BIG_TURN),
            "turn_little": partial(play.turn, SMALL_TURN),
            "turn_little_back": partial(play.turn, -SMALL_TURN),
        }
        for name, act in acts.items():
            actions.on(name, partial(self._to_tool_or, act, name))
        for name, tool in (
            ("tape", self.stage.tape),
            ("ring", self.stage.ring),
            ("sight_line", self.stage.sight),
            ("free", self.free),
            ("ask", self.asking),
        ):
            actions[name].toggled.connect(lambda on, tool=tool: self.stage.take(tool, on=on))
        actions["free"].toggled.connect(lambda on: self.free.take_up() if on else None)
        actions["typed"].toggled.connect(self._take_typed)
        for name, widget in (("panel_left", self.activation), ("panel_log", self.log)):
            actions[name].setChecked(True)
            actions[name].toggled.connect(widget.setVisible)
        self.overlaying = Overlaying(self, session, self.board, self.look, actions, self.memory)
        actions.on("overlays", self.overlaying.open)
        actions.on("preset_keep", self.overlaying.keep)
        self.sight = SightFinder(self.board, play, self.stage.finder, actions.overlays[Overlay.SIGHT])
        self.distances = Distances(self.board, play, actions["distances"])
        self.views = Views(self, self.board, play, self.stage, actions)
        self.views.answered = self._answered
        self.magnet = Magnet(play, self.stage, actions["snap"], actions["snap_on"])
        self._fill_later()
        actions["replay"].toggled.connect(self._take_replay)
        self.replay.stepped.connect(self.stage.glide)
        play.tried.connect(self._hand_stops_replay)
        self.replay.running_changed.connect(actions["replay"].setChecked)
        self.activation.chosen.connect(self._chosen)
        self.activation.picked.connect(play.pick)
        self.activation.answered.connect(play.answer)
        self.activation.cancelled.connect(play.cancel)
        self.activation.typing_changed.connect(actions["typed"].setChecked)
        play.pointed = self.activation.mark
        play.placed = self.activation.point
        self.verdict.carry_out.connect(play.drop)
        self.verdict.put_back.connect(play.bail)
        self.verdict.take_nearest.connect(self.stage.take_nearest)
        self.verdict.clause_wanted.connect(self.help.clauses)
        self.verdict.leave_it.connect(play.forget_nearest)
        self.log.go_to.connect(play.go_to)
        self.start.wanted.connect(self._fill_start)
        self.start.recent_wanted.connect(lambda: self.start.recent.tell(self.memory.recent))
        self.start.recent.chosen.connect(self.files.open)
        self.start.guide_wanted.connect(self.guiding.begin)
        self.start.chosen.connect(self.files.open)
        self.start.file_wanted.connect(self.files.ask_open)
        self.start.make_wanted.connect(self.files.ask_make)
        self.start.setup_wanted.connect(self.files.ask_set_up)
        self.start.draw_wanted.connect(self.studios.new)
        self.start.edit_wanted.connect(self.studios.open)
        self.start.back_wanted.connect(self.show_table)
        session.opened.connect(self._opened)
        session.changed.connect(self._changed)
        session.remarked.connect(self._changed)
        session.remarked.connect(self.said_of_trial.do)
        session.saved.connect(self._saved)
        play.picked.connect(self._inspect)
        play.offered.connect(self._offered)
        play.tried.connect(self._tried)
        play.nearest_changed.connect(self._show_card)
        play.judged.connect(self._judged)
        play.stays.connect(self._say_it_stays)
        self.board.pressed.connect(self.dock.unpeek)
        self.stage.at_key = actions.at_key
        self.stage.in_vain.connect(self._not_now)
        for begun in (self.board.pressed, self.stage.key_came, session.changed, play.picked, play.tried):
            begun.connect(self._unsay)
        self.stage.proposing.said = lambda words: actions.said(words)
        self.stage.areas_told.connect(self.activation.say_notes)
        self.stage.cursor_moved.connect(self._cursor)
        self.stage.dragged.connect(lambda words: self.status.say("drag", words))
        self.stage.tape.told.connect(lambda words: self.status.say("tape", words))
        self.stage.sight.told.connect(self._say_sight)
        self.free.told.connect(lambda words: self.status.say("free", words))
        self.stage.ring.told.connect(lambda words: self.status.say("ring", words))
        self.stage.selecting.told.connect(lambda words: self.status.say("chosen", words))
        self.board.zoom_changed.connect(self.status.say_scale)
        self.look.changed.connect(self._offered)
        self.portraying.changed.connect(lambda: self.status.say("pictures", self.portraying.told()))

    # What is asked

    def _chosen(self, option: Option) -> None:
        self.play.choose(option)

    def undo(self) -> None:
        """In mid-drag it puts the model back and undoes nothing; what was put freely goes before any order."""
        if self.play.in_hand:
            self.play.bail()
        elif self.free.is_used:
            self.free.back()
        elif self.session.is_open:
            self.session.undo()

    def help_key(self) -> QKeySequence:
        return self.actions_["here"].shortcut()

    def help_on(self, focused: QWidget | None, over: QWidget) -> None:
        """What has the keyboard in another window or a dialog."""
        self.help.here(focused, over)

    def follow(self) -> None:
        self.availability.follow()

    def _is_seen(self) -> bool:
        return self.pages.currentWidget() is self.table

    def _to_tool_or(self, act: Callable[[], object], name: str) -> None:
        """While a tool is chosen it is asked first, as it is for keys on the table."""
        if not self.stage.tool_obeys(name):
            act()

    def _obey(self, name: str) -> None:
        """An action of the table asked for in a menu; what settles a move gives an answer as well."""
        if not self.stage.tool_obeys(name) and not self.stage.obey(name) and name == table_keys.DROP:
            self.activation.give()

    def _check_photographed(self, places: Mapping[str, Pose | None]) -> None:
        self.actions_["free"].trigger()
        self.free.take(places)
        self.surveying.open()

    def _go_back(self, back: Callable[[], None]) -> None:
        """What is in the hand goes back first, and that is all for the moment."""
        if self.play.in_hand:
            self.play.bail()
        elif self.session.is_open:
            back()

    def _take_replay(self, on: bool) -> None:
        if on and self.play.in_hand:
            self.play.bail()
        self.replay.toggle(on)

    def _hand_stops_replay(self) -> None:
        """The next order would take away what has just been taken in the hand."""
        if self.play.in_hand:
            self.replay.stop()

    def redo(self) -> None:
        if self.play.in_hand:
            self.play.bail()
        elif self.free.can_redo:
            self.free.again()
        elif self.session.is_open:
            self.session.redo()

    def _take_typed(self, on: bool) -> None:
        if self.session.typed_dice != on:
            self.session.typed_dice = on
            self._offered()

    # Keys and leaving

    def event(self, event: QEvent) -> bool:
        """What a row of a menu is for, or what it lacks, stands in the line below the table."""
        if isinstance(event, QStatusTipEvent):
            self.status.say_tip(event.tip())
            return True
        return super().event(event)

    def _fill_later(self) -> None:
        """Menus that are filled as they open; what a key of one of their places does is found as it is pressed."""
        rows, later = self.actions_.rows, self.menus
        rows["guide"].now = lambda: menus.guide_rows(self.guiding.begin)
        rows["recent"].now = lambda: menus.recent_rows(self.memory.recent, self.files.open)
        rows["earlier"].now = lambda: menus.earlier_rows(self.keeper.earlier(), self.recovery.take_up)
        rows["bookmark"].now = self.branching.rows
        rows["pace"].now = lambda: menus.pace_rows(tuple(PACES), self.replay.pace, self.replay.take_pace)
        for kind, menu, otherwise in (
            ("guide", later.guides, lambda: ""),
            ("recent", later.recent, lambda: tr("Nothing opened yet")),
            ("earlier", later.earlier, lambda: tr("The last ten you leave are kept here")),
            ("bookmark", later.bookmarks, lambda: self.branching.way_to_name),
            ("pace", later.pace, lambda: ""),
        ):
            menu.aboutToShow.connect(partial(self._fill_rows, kind, menu, otherwise))
            rows[kind].in_vain.connect(self._nothing_there)
        one_of_them = QActionGroup(self)
        for action in rows["pace"].actions:
            one_of_them.addAction(action)
        rows["pace"].fill(later.pace)

    def _fill_rows(self, kind: str, menu: QMenu, otherwise: Callable[[], str]) -> None:
        self.actions_.rows[kind].fill(menu, otherwise())

    def _nothing_there(self, place: str) -> None:
        self.status.say_tip(tr("{place}: nothing is there now").format(place=place))

    def _not_now(self, action: QAction) -> None:
        """Its key was pressed in vain."""
        self._tell(f"{words_of(action)}: {self.actions_.reason_of(action)}")

    def _redraw(self) -> None:
        self.session.redraw()
        self._tell(tr("From here on other dice and tokens come than before"))

    def _tell(self, words: str) -> None:
        self.status.say_tip(words)
        announce(self, words)

    def _unsay(self) -> None:
        self.status.say_tip("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no control wanted acts on the table."""
        if self.pages.currentWidget() is self.table and (self.stage.key(event) or self._answered(event)):
            return
        super().keyPressEvent(event)

    def _answered(self, event: QKeyEvent) -> bool:
        """Enter after a click on the table, which took the keyboard from the question."""
        action = self.actions_.at_key(event)
        return action is self.actions_[table_keys.DROP] and self.activation.give()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.files.may_leave() or not self.studios.may_leave():
            event.ignore()
            return
        self.memory.geometry = self.saveGeometry()
        self.views.close_all()
        self.stage.wait()
        self.sight.wait()
        self.portraying.wait()
        self.photographing.close()
        self.keeper.close()
        self.layout_guide.wait()
        self.surveying.wait()
        self.asking.wait()
        event.accept()


def _in_front(window: QWidget) -> QWidget:
    return QApplication.activeWindow() or window
