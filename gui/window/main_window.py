"""The window: the board in the middle, panels round it. A view on a session; it holds no game state."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMainWindow,
    QMenuBar,
    QStackedWidget,
    QWidget,
)

from engine.options import Option
from engine.wording import inches
from geometry.pose import Point
from gui.board.echo import EchoBoard
from gui.board.overlay import Overlay
from gui.panels.activation import ActivationPanel, Present
from gui.panels.guide import GuideStrip
from gui.panels.inspector import Inspector, InspectorFrame
from gui.panels.kit import column
from gui.panels.log import LogPanel
from gui.panels.look import Look
from gui.panels.status import StatusStrip
from gui.panels.verdict import VerdictCard
from gui.start.page import StartPage
from gui.text import tr
from gui.tools.card import Sign
from gui.tools.hand import Dragging, Setting
from gui.window import menus, table_keys, telling
from gui.window.actions import Actions
from gui.window.bars import TitleStrip, ToolStrip
from gui.window.branching import Branching
from gui.window.distances import Distances
from gui.window.dock import Dock
from gui.window.files import Files
from gui.window.guiding import Guiding
from gui.window.help import Help
from gui.window.keeping import Keeper
from gui.window.layout import Layout
from gui.window.looking import Looking, theme_app, theme_at_first
from gui.window.magnet import Magnet
from gui.window.memory import Memory
from gui.window.notes import hint, way_on
from gui.window.opening import shipped_missions
from gui.window.overlaying import Overlaying
from gui.window.play import Play
from gui.window.portraying import Portraying
from gui.window.radius import RadiusLine
from gui.window.reading import Reading
from gui.window.recovery import Recovery
from gui.window.replaying import FIRST_PACE, PACES, Replay
from gui.window.session import Session
from gui.window.setting import Settings
from gui.window.sight import SightFinder
from gui.window.stage import BIG_TURN, SMALL_TURN, Stage
from gui.window.stepping import Stepping
from gui.window.typing import Typing
from gui.window.views import Views
from missions.guides import guides

LOG = 172
LOG_IN_A_LOW_WINDOW = 128
TALL = 860
LEAST = QSize(1024, 700)
FIRST = QSize(1600, 1000)
NEED_A_TABLE = (
    *("save", "save_as", "export", "report", "portraits", "clauses", "notes", "anew", "typed"),
    *("tape", "fit", "mark", "compare", "figures", "words", "snap_on"),
    *("ring", "sight_line", "ring_figures", "ring_clear", "choose", "choose_all"),
    "overlays",
    *("another_view", "look_at", "pan_left", "pan_right", "pan_up", "pan_down", *menus.TURNS, *menus.STEPS),
    *table_keys.NAMES,
)
TYPING = (QLineEdit, QAbstractSpinBox, QComboBox)


class MainWindow(QMainWindow):
    def __init__(self, memory: Memory | None = None, *, dark: bool | None = None) -> None:
        super().__init__()
        self.memory = memory or Memory()
        self.session = Session(self)
        self.play = Play(self.session, self)
        self.look = Look(theme_at_first(self.memory, dark), self)
        self.actions_ = Actions(self.look, self)
        theme_app(self.look.theme)
        self._build()
        self.looking = Looking(self.look, self.actions_, self.memory, self.stage, self)
        self.files = Files(self, self.play, self.memory, self.look)
        self.keeper = Keeper(self.session, self.memory.folder, self)
        self.recovery = Recovery(self, self.keeper, self.files)
        self.branching = Branching(self, self.session, self.board, self.actions_["mark"])
        self.reading = Reading(self.board, self.play)
        self.portraying = Portraying(self, self.session, self.board, self.look, self.memory)
        self.files.portraits = lambda: self.portraying.portraits
        self.replay = Replay(self.session, self)
        self.help = Help(self, self.session, self.actions_, self.memory)
        self.settings = Settings(self, self.session, self.files, self.looking, self.actions_, self.memory)
        self.guiding = Guiding(self.session, self.play, self.files, self.actions_, self.guide_strip, self)
        self.layout_guide = Layout(self, self.session, self.board, self.actions_["layout"])
        self._connect()
        self.setMinimumSize(LEAST)
        self.resize(FIRST)
        self._opened()

    # What it is made of

    def _build(self) -> None:
        look = self.look
        self.menu_bar = bar = QMenuBar()
        self.menus = menus.fill(bar, self.actions_)
        self.title = TitleStrip(look, bar)
        self.setMenuWidget(self.title)
        self.tools = ToolStrip(look, self.actions_)
        self.activation = ActivationPanel(look)
        self.board = EchoBoard()
        self.stage = Stage(self.board, self.play, look, self)
        self.stepping = Stepping(self.play, self.activation)
        self.typing = Typing(self.board, self.play, self.stage)
        self.radius = RadiusLine(self.board, self.stage.ring)
        self.log = LogPanel(look)
        self.inspector = Inspector(look)
        self.verdict = VerdictCard(look)
        self.status = StatusStrip(look)
        self.start = StartPage(look)
        self.right = QWidget()
        right = column(self.right)
        self.looked_at = InspectorFrame(self.inspector)
        right.addWidget(self.looked_at)
        right.addWidget(self.verdict, 1)
        middle = column()
        self.guide_strip = GuideStrip(look)
        middle.addWidget(self.guide_strip)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.log)
        self.table = QWidget()
        row = QHBoxLayout(self.table)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.activation)
        row.addWidget(_Hairline(look))
        row.addLayout(middle, 1)
        row.addWidget(_Hairline(look))
        self.actions_["panel_right"].setChecked(True)
        self.dock = Dock(look, self.right, self.table, self.actions_["panel_right"])
        row.addWidget(self.dock)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.table)
        page = QWidget()
        whole = column(page)
        whole.addWidget(self.tools)
        whole.addWidget(self.pages, 1)
        whole.addWidget(self.status)
        self.setCentralWidget(page)

    def _connect(self) -> None:
        actions, play, session = self.actions_, self.play, self.session
        for action in actions.all():
            self.addAction(action)
        for name, do in {
            "start": self.show_start,
            "open": self.files.ask_open,
            "save": self.files.save,
            "save_as": self.files.save_as,
            "export": self.files.export,
            "report": self.files.write_report,
            "profile": self.files.ask_profile,
            "portraits": self.portraying.open,
            "quit": self.close,
            "undo": self.undo,
            "redo": self.redo,
            "back": lambda: self._go_back(session.back_a_round),
            "reset": lambda: self._go_back(session.back_an_activation),
            "rewind": lambda: self._go_back(session.rewind),
            "bend": play.bend,
            "unbend": lambda: play.bend(back=True),
            "exactly": play.exactly,
            "settings": self.settings.ask,
            "clauses": self.help.clauses,
            "notes": self.help.notes,
            "anew": self.files.anew,
            "figures": self.typing.begin,
            "turn": lambda: play.turn(BIG_TURN),
            "turn_back": lambda: play.turn(-BIG_TURN),
            "turn_little": lambda: play.turn(SMALL_TURN),
            "turn_little_back": lambda: play.turn(-SMALL_TURN),
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
            "mark": self.branching.mark,
            "compare": self.branching.compare,
            "region": self.next_region,
            "palette": lambda: self.help.palette(play, self.menu_bar),
            "shortcuts": self.settings.ask_keys,
            "keys": self.help.keys,
            "here": lambda: self.help.here(self.focusWidget()),
            "about": self.help.about,
        }.items():
            actions.on(name, do)
        for name in table_keys.NAMES - {table_keys.NEXT, table_keys.BEFORE}:
            actions.on(name, partial(self.stage.obey, name))
        for name, tool in (
            ("tape", self.stage.tape),
            ("ring", self.stage.ring),
            ("sight_line", self.stage.sight),
        ):
            actions[name].toggled.connect(lambda on, tool=tool: self.stage.take(tool, on=on))
        actions["typed"].toggled.connect(self._take_typed)
        for name, widget in (("panel_left", self.activation), ("panel_log", self.log)):
            actions[name].setChecked(True)
            actions[name].toggled.connect(widget.setVisible)
        self.overlaying = Overlaying(self, session, self.board, self.look, actions, self.memory)
        actions.on("overlays", self.overlaying.open)
        self.sight = SightFinder(self.board, play, self.stage.finder, actions.overlays[Overlay.SIGHT])
        self.distances = Distances(self.board, play, actions["distances"])
        self.views = Views(self, self.board, play, self.stage, actions)
        self.magnet = Magnet(play, self.stage, actions["snap"], actions["snap_on"])
        later = self.menus
        later.guides.aboutToShow.connect(lambda: menus.fill_guides(later.guides, self.guiding.begin))
        later.recent.aboutToShow.connect(lambda: menus.fill_recent(later.recent, self.memory.recent, self.files.open))
        later.earlier.aboutToShow.connect(
            lambda: menus.fill_earlier(later.earlier, self.keeper.earlier(), self.recovery.take_up)
        )
        menus.fill_pace(later.pace, tuple(PACES), FIRST_PACE, self.replay.take_pace)
        actions["replay"].toggled.connect(self._take_replay)
        self.replay.running_changed.connect(actions["replay"].setChecked)
        later.bookmarks.aboutToShow.connect(lambda: self.branching.fill_menu(later.bookmarks))
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
        self.verdict.leave_it.connect(play.forget_nearest)
        self.log.go_to.connect(self._go_to)
        self.start.wanted.connect(self._fill_start)
        self.start.guide_wanted.connect(self.guiding.begin)
        self.start.chosen.connect(self.files.open)
        self.start.file_wanted.connect(self.files.ask_open)
        self.start.make_wanted.connect(self.files.ask_make)
        self.start.setup_wanted.connect(self.files.ask_set_up)
        self.start.back_wanted.connect(self.show_table)
        session.opened.connect(self._opened)
        session.changed.connect(self._changed)
        session.saved.connect(self._saved)
        play.picked.connect(self._inspect)
        play.offered.connect(self._offered)
        play.tried.connect(self._tried)
        play.nearest_changed.connect(self._show_card)
        play.judged.connect(self._judged)
        self.board.pressed.connect(self.dock.unpeek)
        self.stage.at_key = actions.at_key
        self.stage.proposing.said = lambda words: actions.said(words)
        self.stage.areas_told.connect(self.activation.say_notes)
        self.stage.cursor_moved.connect(self._cursor)
        self.stage.dragged.connect(lambda words: self.status.say("drag", words))
        self.stage.tape.told.connect(lambda words: self.status.say("tape", words))
        self.stage.sight.told.connect(self._say_sight)
        self.stage.ring.told.connect(lambda words: self.status.say("ring", words))
        self.stage.selecting.told.connect(lambda words: self.status.say("chosen", words))
        self.board.zoom_changed.connect(self.status.say_scale)
        self.look.changed.connect(self._offered)
        self.portraying.changed.connect(lambda: self.status.say("pictures", self.portraying.told()))

    # What is shown

    def _opened(self) -> None:
        is_open = self.session.is_open
        for name in ("bend", "unbend", "exactly"):
            self.actions_[name].setEnabled(False)
        for name in NEED_A_TABLE:
            self.actions_[name].setEnabled(is_open)
        if not is_open:
            self.show_start()
            self._retitle()
            return
        self.actions_["typed"].setChecked(self.session.typed_dice)
        self.actions_["move"].setChecked(True)
        self._limit_overlays()
        self.show_table()
        self._changed()
        self.status.say_scale(self.board.scale_px)
        self.status.say("cursor", "")

    def _limit_overlays(self) -> None:
        """A toggle that could never show anything in this mission is not there."""
        mission = self.session.mission
        edges = mission.draft is not None or any(side.entry for side in mission.sides)
        never = {Overlay(name) for name in self.session.readout.unknown}
        if not edges and not mission.zones:
            never.add(Overlay.ENTRY_EDGES)
        self.actions_.limit_overlays(frozenset(never), edges, self.session.system.rulebook.ground)

    def restore_place(self) -> None:
        """Where the window was left the last time."""
        if (geometry := self.memory.geometry) is not None:
            self.restoreGeometry(geometry)

    def _fill_start(self) -> None:
        self.start.show_missions(shipped_missions())
        self.start.show_guides(guides())

    def show_start(self) -> None:
        """The page of missions; what is open stays open behind it."""
        if self.play.in_hand:
            self.play.bail()
        self.start.offer_back(self.session.is_open)
        self.pages.setCurrentWidget(self.start)
        self._availability()
        self.start.take_focus()

    def show_table(self) -> None:
        self.pages.setCurrentWidget(self.table)
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self._availability()

    def _changed(self) -> None:
        rehearsal = self.session.rehearsal
        self.log.show_lines(telling.log_of(rehearsal), telling.log_note(rehearsal))
        self._retitle()
        self._availability()
        if self.session.is_open:
            # What is decided before a game may make edges to come in by.
            self._limit_overlays()

    def _availability(self) -> None:
        on_table = self.session.is_open and self.pages.currentWidget() is self.table
        self.tools.setVisible(on_table)
        self.status.setVisible(on_table)
        rehearsal = self.session.rehearsal if on_table else None
        undo = rehearsal is not None and (rehearsal.can_undo or self.play.in_hand)
        self.actions_["undo"].setEnabled(undo)
        for name in ("back", "reset", "rewind"):
            self.actions_[name].setEnabled(rehearsal is not None and rehearsal.can_undo)
        self.actions_["replay"].setEnabled(rehearsal is not None and len(rehearsal.nodes) > 1)
        self.actions_["redo"].setEnabled(rehearsal is not None and rehearsal.can_redo)

    def _inspect(self) -> None:
        session, play = self.session, self.play
        subject = play.piece or play.model or play.unit
        if not session.is_open or subject is None:
            self.inspector.show_nothing()
            return
        system, game = session.system, session.game
        unit = None if play.piece is not None else play.unit
        seen = system.inspect(game, subject)
        self.inspector.show_seen(seen, game, session.readout, play.model, unit)

    def _offered(self) -> None:
        session, play = self.session, self.play
        if not session.is_open or play.options is None:
            return
        system, game = session.system, session.game
        self.activation.show_present(
            Present(
                mission=session.mission,
                options=play.options,
                readout=session.readout,
                name=lambda id: system.name(game, id),
                reason=lambda finding: telling.reason_of(system, game, finding),
                unit=play.unit,
                running=None if play.running is None else play.running.id,
                running_note=telling.rolled_of(play.running),
                asking=play.asking,
                typed=session.typed_dice,
                likely=tuple(id for id in (play.model, play.unit) if id is not None),
            )
        )
        self._say_way_on()
        if play.asking is None and not self._types():
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tried(self) -> None:
        trial = self.play.trial
        rehearsal = self.session.rehearsal
        self.log.show_trial(None if trial is None else telling.trial_line(rehearsal, trial))
        self.actions_["undo"].setEnabled(self.play.in_hand or rehearsal.can_undo)
        self._show_card()
        self._say_way_on()
        self.status.say_hint(self.actions_.said(hint(self.play.state, self.actions_.key_of)))
        for name in ("bend", "unbend", "exactly"):
            self.actions_[name].setEnabled(isinstance(self.play.state, Dragging))
        self._mark_line()
        times = trial is not None and self.actions_["times"].isChecked()
        self.status.say("verdict", f"{trial.took * 1000:.1f} ms" if trial is not None and times else "")
        self.status.say("areas", f"{self.stage.finder.took * 1000:.0f} ms" if times else "")

    def _say_sight(self, words: str, note: str) -> None:
        self.status.say("sight", words)
        self.status.say_hint(note)

    def _say_way_on(self) -> None:
        play = self.play
        unit = None if play.running is None else play.running.unit
        stands = unit is not None and bool(self.session.game.standing_of(unit))
        begin = "" if play.in_hand else telling.begin_of(play.running, stands=stands)
        self.activation.say_way_on(self.actions_.said(way_on(play.state)) or begin)

    def _mark_line(self) -> None:
        """The menu shows whether the line is kept to, or things are gone round."""
        state = self.play.state
        self.actions_["exactly"].setChecked(isinstance(state, Dragging) and state.hold.draft.exact)
        self.actions_["unbend"].setEnabled(isinstance(state, Dragging) and bool(state.hold.corners))

    def _judged(self) -> None:
        self._show_card()
        self.verdict.announce()
        card = self.play.card
        if card is not None and card.sign is not Sign.ALLOWED:
            self.dock.peek()

    def _show_card(self) -> None:
        trial, nearest = self.play.trial, self.stage.nearest
        card = self.play.card if trial is None else self.play.card_of_trial(trial)
        self.verdict.show_card(card)
        self.verdict.say_keys(self.actions_.key_of(table_keys.DROP), self.actions_.key_of(table_keys.PUT_BACK))
        self.dock.rail.show_sign(None if card is None else card.sign)
        if isinstance(self.play.state, Setting):
            self.verdict.offer(tr("Carry out"), tr("as set"))
        elif nearest is not None:
            back = tr("Leave it") if trial is None else tr("Put back") if self.stage.waits_for_the_word else ""
            self.verdict.offer_nearest(inches(nearest[1]), back, left=trial is None)
        elif trial is not None and self.stage.waits_for_the_word:
            self.verdict.offer(tr("Drop here"), "")
        else:
            self.verdict.offer(None)

    def _retitle(self) -> None:
        session = self.session
        if not session.is_open:
            self.title.say("Measure Twice", "")
            self.setWindowTitle("Measure Twice")
            self.status.say_saved("")
            return
        mark = " •" if session.unsaved else ""
        self.title.say(session.mission.name, session.title + mark)
        self.setWindowTitle(f"{session.mission.name} · {session.title}{mark} · Measure Twice")
        saved = (
            tr("not saved")
            if session.unsaved
            else tr("saved")
            if session.path is not None
            else tr("nothing to save yet")
        )
        self.status.say_saved(saved)

    def _saved(self) -> None:
        self._retitle()

    def _cursor(self, point: Point) -> None:
        table = self.session.mission.table if self.session.is_open else None
        inside = table is not None and 0 <= point[0] <= table.width and 0 <= point[1] <= table.height
        self.status.say("cursor", f"{point[0]:.2f}″, {point[1]:.2f}″" if inside else "")

    # What is asked

    def _chosen(self, option: Option) -> None:
        self.play.choose(option)

    def _go_to(self, number: int) -> None:
        self.play.bail()
        self.session.go_to(number)

    def undo(self) -> None:
        """In mid-drag it puts the model back and undoes nothing."""
        if self.play.in_hand:
            self.play.bail()
        elif self.session.is_open:
            self.session.undo()

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

    def redo(self) -> None:
        if self.play.in_hand:
            self.play.bail()
        elif self.session.is_open:
            self.session.redo()

    def next_region(self) -> None:
        """The keyboard goes from the table to the activation panel, the log, the tools, and round again."""
        regions: tuple[QWidget, ...] = (self.board, self.activation, self.log.list, self.tools)
        shown = [region for region in regions if region.isVisible()]
        focused = self.focusWidget()
        here = next((i for i, one in enumerate(shown) if one is focused or one.isAncestorOf(focused or one)), -1)
        for step in range(1, len(shown) + 1):
            if _take_focus(shown[(here + step) % len(shown)]):
                return

    def _take_typed(self, on: bool) -> None:
        if self.session.typed_dice != on:
            self.session.typed_dice = on
            self._offered()

    def _types(self) -> bool:
        return isinstance(QApplication.focusWidget(), TYPING)

    # Keys and leaving

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dock.fit(self.width())
        self.log.setFixedHeight(LOG if self.height() >= TALL else LOG_IN_A_LOW_WINDOW)

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
        if not self.files.may_leave():
            event.ignore()
            return
        self.memory.geometry = self.saveGeometry()
        self.views.close_all()
        self.stage.wait()
        self.sight.wait()
        self.portraying.wait()
        self.keeper.close()
        self.layout_guide.wait()
        event.accept()


def _take_focus(region: QWidget) -> bool:
    """To the region itself, or to the first control in it."""
    controls = [region, *region.findChildren(QWidget)]
    wanted = next((one for one in controls if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisible()), None)
    if wanted is not None:
        wanted.setFocus(Qt.FocusReason.TabFocusReason)
    return wanted is not None


class _Hairline(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFixedWidth(1)
        self.setAutoFillBackground(True)
        look.changed.connect(self._paint)
        self._paint()

    def _paint(self) -> None:
        palette = self.palette()
        palette.setColor(self.backgroundRole(), self._look.theme.line)
        self.setPalette(palette)


__all__ = ["MainWindow"]
