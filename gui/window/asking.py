"""Asking about a move: a model, a wish and whom or what of, by click or keyboard; the answer drawn on the table."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from engine.asking import Outcome, Reply, Want, Wish, ask, step_now
from engine.game import Game, Model
from engine.gate import RuleSystem
from engine.survey import Row
from engine.wishes import goal_of
from engine.wording import inches
from geometry.pose import distance
from gui.board.board import Board
from gui.board.pointer import Pointer
from gui.board.proposal import Ghost, NoteKind, NoteText, Proposal
from gui.dialogs.asking import AskDialog, Named, headline
from gui.dialogs.once import fit
from gui.text import tr
from gui.window.errands import Errands
from gui.window.play import Play


@dataclass(frozen=True, slots=True)
class Answer:
    """``placeless``: the game counts nobody at the marker wished for."""

    game: Game
    subject: str
    wish: Wish
    reply: Reply
    placeless: bool


class Asking(QObject):
    """A tool while its list is open: a click on the table chooses. Worked out on a thread of its own."""

    def __init__(self, window: QWidget, play: Play, board: Board, action: QAction, hand: QAction) -> None:
        super().__init__(window)
        self._window, self._play, self._board = window, play, board
        self._action, self._hand = action, hand
        self._errands = Errands(self)
        self._errands.done.connect(self._found)
        self._answer: Answer | None = None
        self.dialog: AskDialog | None = None
        self.position: Callable[[], Game] = lambda: play.session.game
        """What is asked about."""
        self.lend: Callable[[bool], None] = lambda _: None
        """The table that is put freely is to be seen and asked about, or the rehearsal's again."""
        self.holds_free: Callable[[], bool] = lambda: False
        self.left_free: Callable[[], bool] = lambda: False
        """There is such a table, and it was seen till now."""
        action.toggled.connect(self._toggled)
        action.triggered.connect(self._raise)
        play.session.changed.connect(self.follow)
        play.session.opened.connect(self.follow)

    @property
    def is_idle(self) -> bool:
        return self._errands.is_idle

    @property
    def answer(self) -> Answer | None:
        """The one that is shown."""
        return self._answer

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self._errands.wait()

    # The list

    def _toggled(self, on: bool) -> None:
        if on and self._play.session.is_open:
            self._open()
        elif not on:
            self._close()

    def _open(self) -> None:
        play = self._play
        self.dialog = dialog = AskDialog(self._window)
        dialog.asked.connect(self._ask)
        dialog.changed.connect(self._forget)
        dialog.pointed.connect(self._point)
        dialog.left.connect(self._left)
        dialog.freely.setVisible(self.holds_free())
        dialog.freely.toggled.connect(self._take_free)
        dialog.freely.setChecked(self.holds_free() and self.left_free())
        chosen = play.model or next((model.id for model in self._models() if model.unit == play.unit), None)
        self.follow()
        if chosen is None or not dialog.choose_subject(chosen):
            dialog.click_subject.setChecked(True)
        fit(dialog)
        dialog.show()
        (dialog.want if chosen is not None else dialog.subject).setFocus()

    def _raise(self) -> None:
        if self.dialog is not None:
            self.dialog.activateWindow()

    def _close(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            self._forget()
            self.lend(False)
            dialog.close()
            dialog.deleteLater()

    def _left(self) -> None:
        """By its own button; where another tool was chosen that one stays so."""
        if self.dialog is not None:
            self._hand.setChecked(True)

    def _take_free(self, on: bool) -> None:
        self.lend(on)
        self.follow()

    def follow(self) -> None:
        """Another position is there: what was answered is gone."""
        session = self._play.session
        if self.dialog is None:
            return
        if not session.is_open:
            self._hand.setChecked(True)
            return
        self.dialog.offer([self._named(model) for model in self._models()], self._aims)

    def _models(self) -> list[Model]:
        """Those on the table first."""
        return sorted(self.position().models.values(), key=lambda one: not one.on_table)

    def _aims(self, subject: str, want: Want) -> tuple[Named, ...]:
        """For a model those on the table, other sides' first."""
        game = self.position()
        if want is Want.HOLD:
            return tuple((marker.id, marker.name) for marker in game.mission.markers)
        own = game.side_of(game.model(subject))
        there = [model for model in game.on_table() if model.id != subject]
        there.sort(key=lambda one: game.side_of(one) == own)
        return tuple(self._named(model) for model in there)

    def _named(self, model: Model) -> Named:
        session = self._play.session
        game = self.position()
        name = f"{session.system.name(game, model.id)}, {game.mission.side(game.side_of(model)).name}"
        return model.id, name if model.on_table else tr("{name} (not on the table)").format(name=name)

    # The question

    def _ask(self, subject: str, wish: Wish) -> None:
        session = self._play.session
        system, game = session.system, self.position()
        self._board.show_proposal(None)
        self._errands.ask(lambda: _worked_out(system, game, subject, wish))

    def _forget(self) -> None:
        self._errands.forget()
        self._answer = None
        self._board.show_proposal(None)

    def _found(self, found: object) -> None:
        if self.dialog is None or not isinstance(found, Answer) or found.game is not self.position():
            return
        self._answer = found
        self.dialog.show_reply(found.reply, self._words(found))
        self._point(None)

    def _words(self, answer: Answer) -> str:
        return headline(
            answer.reply,
            answer.wish,
            self._name(answer.subject),
            self._name(answer.wish.of),
            self._why_not(answer),
        )

    def _name(self, id: str) -> str:
        session = self._play.session
        return session.system.name(self.position(), id)

    def _why_not(self, answer: Answer) -> str:
        game, name = answer.game, self._name(answer.subject)
        if not game.model(answer.subject).on_table:
            return tr("{name} is not on the table: only a model that stands there is asked about").format(name=name)
        if answer.placeless:
            other = self._name(answer.wish.of)
            return tr("This game, as the mission has it, counts nobody at {other}").format(other=other)
        now = step_now(self._play.session.system, game)
        if now:
            return tr("{name} has no move to ask about in this step: {step}").format(name=name, step=now)
        return tr("{name} has no move to ask about").format(name=name)

    def _point(self, row: object) -> None:
        """The way and its end, with what forbids it or the answer looked at."""
        answer = self._answer
        if answer is not None and not self._play.in_hand:
            self._board.show_proposal(drawn(answer.reply, answer.subject, row if isinstance(row, Row) else None))

    # The pointer and the keys

    def press(self, pointer: Pointer) -> None:
        """What is clicked is chosen; with it the question is asked once there is who and whom."""
        dialog = self.dialog
        if dialog is None:
            return
        if dialog.click_subject.isChecked():
            if pointer.model_id is not None and dialog.choose_subject(pointer.model_id):
                dialog.click_aim.setChecked(True)
            return
        marker = self._marker_at(pointer)
        if pointer.model_id is not None:
            kept = None if dialog.wish is None or dialog.wish.want is not Want.HOLD else Want.CONTACT
            if dialog.choose_aim(pointer.model_id, kept):
                dialog.give()
        elif marker is not None and dialog.choose_aim(marker, Want.HOLD):
            dialog.give()

    def _marker_at(self, pointer: Pointer) -> str | None:
        session = self._play.session
        game = self.position()
        moved = session.system.readout(game).markers
        for marker in game.mission.markers:
            at = moved.get(marker.id, marker.at)
            if at is not None and distance(at, pointer.point) <= marker.diameter / 2:
                return marker.id
        return None

    def move(self, pointer: Pointer) -> None:
        """Nothing is held."""

    def release(self, pointer: Pointer) -> None:
        """The press has said it all."""

    def back(self) -> None:
        self.escape()

    def escape(self) -> bool:
        """The answer goes from the table."""
        there = self._answer is not None
        self._forget()
        return there

    def key(self, name: str, event: QKeyEvent) -> bool:
        return False

    def put_away(self) -> None:
        self._forget()


def _worked_out(system: RuleSystem, game: Game, subject: str, wish: Wish) -> Answer:
    reply = ask(system, game, subject, wish)
    holds = wish.want is Want.HOLD and reply.outcome is Outcome.NOT_ASKED and game.model(subject).on_table
    placeless = holds and goal_of(system, game, game.model(subject), wish) is None
    return Answer(game, subject, wish, reply, placeless)


def drawn(reply: Reply, subject: str, row: Row | None = None) -> Proposal | None:
    """The way, its end, and beside it the first clause that forbids it, or ``row``; None where nobody would move."""
    fine = reply.outcome is not Outcome.FORBIDDEN
    told = row or (None if fine or not reply.rows else reply.rows[0])
    note = None
    if told is not None:
        kind = NoteKind.REFUSED if told.amiss else NoteKind.ALLOWED
        note = NoteText(told.text.rstrip("."), "", str(told.rule), kind)
    elif reply.die is not None and reply.die > 1:
        note = NoteText(tr("The die must show {die} or more").format(die=reply.die), kind=NoteKind.ALLOWED)
    wheres = () if told is None else (told.where,)
    if not reply.path:
        return None if told is None else Proposal(legal=fine, note=note, wheres=wheres)
    path = tuple(pose.point for pose in reply.path)
    return Proposal(
        ghosts=(Ghost(subject, reply.path[-1], fine),),
        path=path,
        path_label=inches(reply.travel or 0.0),
        legal=fine,
        note=note,
        wheres=wheres,
        corridor_width=2 * reply.position.model(subject).base.inner_radius,
    )
