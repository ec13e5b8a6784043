"""The panels follow what is played: what is looked at, open, on trial, said of it, and where the rehearsal stands."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit

from engine.wording import inches
from geometry.pose import Point
from gui.board.overlay import Overlay
from gui.pace import Paced
from gui.panels.activation import Present
from gui.text import tr
from gui.tools.card import Sign
from gui.tools.hand import Dragging, Grip, Setting, has_moved
from gui.window import table_keys, telling
from gui.window.enlarging import Enlarging
from gui.window.frame import Frame
from gui.window.memory import Memory
from gui.window.notes import hint, way_on
from gui.window.opening import shipped_missions
from missions.guides import guides

TYPING = (QLineEdit, QAbstractSpinBox, QComboBox)


class Panels(Frame):
    def __init__(self, memory: Memory | None = None, *, dark: bool | None = None) -> None:
        super().__init__(memory, dark=dark)
        self.said_of_trial = Paced(self._say_trial, self)
        self.enlarging = Enlarging(self.board, self.play, self.verdict, self.look, self)
        self._announced: tuple[str, ...] = ()

    # Which page

    def show_start(self) -> None:
        """The page of missions; what is open stays open behind it."""
        if self.play.in_hand:
            self.play.bail()
        self.actions_["replay"].setChecked(False)
        self.start.offer_back(self.session.is_open)
        self.pages.setCurrentWidget(self.start)
        self._availability()
        self.start.take_focus()

    def show_table(self) -> None:
        self.pages.setCurrentWidget(self.table)
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self._availability()

    def _fill_start(self) -> None:
        self.start.show_missions(shipped_missions())
        self.start.show_guides(guides())

    def _availability(self) -> None:
        on_table = self.session.is_open and self.pages.currentWidget() is self.table
        self.tools.setVisible(on_table)
        self.status.setVisible(on_table)
        self.follow()

    def follow(self) -> None:
        """What can be asked for may have changed."""

    # What is shown

    def _opened(self) -> None:
        is_open = self.session.is_open
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

    def _changed(self) -> None:
        rehearsal = self.session.rehearsal
        self.log.show_lines(telling.log_of(rehearsal), telling.log_note(rehearsal))
        self._retitle()
        self._availability()
        if self.session.is_open:
            # What is decided before a game may make edges to come in by.
            self._limit_overlays()

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
        if play.asking is None and not self._keeps_the_keyboard():
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keeps_the_keyboard(self) -> bool:
        """Something is typed, or the log is walked line by line."""
        focused = QApplication.focusWidget()
        return isinstance(focused, TYPING) or focused is self.log.list

    def _tried(self) -> None:
        self._mark_line()
        if self.play.trial is None:
            self.said_of_trial.do()
        else:
            self.said_of_trial.ask()

    def _say_trial(self) -> None:
        """What is said of a trial beside the table: as often as an eye on the hand can read it."""
        if not self.session.is_open:
            return
        trial = self.play.trial
        rehearsal = self.session.rehearsal
        self.log.show_trial(None if trial is None else telling.trial_line(rehearsal, trial))
        self._show_card()
        self._announce()
        self._say_way_on()
        self._say_hint()
        times = trial is not None and self.actions_["times"].isChecked()
        self.status.say("verdict", f"{trial.took * 1000:.1f} ms" if trial is not None and times else "")
        self.status.say("frame", f"{self.board.frame_took * 1000:.1f} ms" if times else "")
        self.status.say("areas", f"{self.stage.finder.took * 1000:.0f} ms" if times else "")

    def _announce(self) -> None:
        """A step by keys is heard where it changes what the rules say; an eye on the hand needs no voice."""
        state, trial, card = self.play.state, self.play.trial, self.verdict.card
        if trial is not None and trial.waits:
            return
        by_keys = isinstance(state, Setting)
        if isinstance(state, Dragging):
            by_keys = state.grip is Grip.KEYS and has_moved(state)
        told = () if card is None or not by_keys else (card.title, card.checks[0].title if card.checks else "")
        if told and told != self._announced:
            self.verdict.announce()
        self._announced = told

    def _say_sight(self, words: str, note: str) -> None:
        self.status.say("sight", words)
        self._say_hint(note)

    def _say_hint(self, note: str = "") -> None:
        """What the sight line leaves to the player, else what the keys do to what is in the hand."""
        self.status.say_hint(note or self.actions_.said(hint(self.play.state, self.actions_.key_of)))

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

    def _judged(self) -> None:
        self._show_card()
        self.verdict.announce()
        card = self.play.card
        if card is not None and card.sign is not Sign.ALLOWED:
            self.dock.peek()

    def _say_it_stays(self) -> None:
        """The card has said why already: it is said again to whoever did not look there."""
        self.verdict.announce()
        self.dock.peek()

    def _show_card(self) -> None:
        trial, nearest = self.play.trial, self.stage.nearest
        card = self.play.card if trial is None else self.play.card_of_trial(trial)
        self.verdict.show_card(card, has_spot=self.enlarging.belongs_to(card))
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
