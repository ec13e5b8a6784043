"""What is looked at, in the hand and on trial, and the orders that come of it."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.findings import Verdict
from engine.game import Game
from engine.options import Draft, Option, Options
from engine.orders import Order
from geometry.area import Area
from geometry.pose import Point, Pose
from gui.text import tr
from gui.tools import hand
from gui.tools.card import Card, card_of
from gui.tools.hand import IDLE, Dragging, InHand, Setting
from gui.tools.trial import Trial, say_all, try_out
from gui.window.following import play_on
from gui.window.meant import draft_at_rest, draft_in_hand
from gui.window.session import Session
from gui.window.telling import WAITING_CARD, says_of, with_straight_only
from gui.window.trials import TrialFinder
from gui.window.wayout import WayOut


class Playing(QObject):
    """``picked``: another unit or model is looked at. ``tried``: a trial came, changed or went. ``refused``: the trial
    was let go of and is about to be put back. ``offered``: options, or what is asked for one, changed. ``judged``: the
    card to show changed. ``nearest_changed``: a legal end near a refused drop is offered, or no longer.

    Nothing here waits for ways to be worked out: until they are, the straight line is tried.
    """

    picked = Signal()
    refused = Signal()
    stays = Signal()
    """What was dropped may not stand there and stays in the hand: a newcomer, or others that are being set."""
    tried = Signal()
    offered = Signal()
    judged = Signal()
    nearest_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.unit: str | None = None
        self.model: str | None = None
        self.piece: str | None = None
        self.state: hand.State = IDLE
        self.trial: Trial | None = None
        self._meant: tuple[Game, hand.State, Draft] | None = None
        self.card: Card | None = None
        self.running: Option | None = None
        self.asking: Option | None = None
        self.options: Options | None = None
        self._lead_in: int | None = None
        """The node of an order that was given only to let the model in the hand be dragged."""
        self._keeps = False
        self.pointed: Callable[[tuple[str, ...]], bool] = lambda _ids: False
        """Asked first when a model is pressed while an option waits for answers: whether the click was one."""
        self.placed: Callable[[Point], bool] = lambda _at: False
        """Asked first when the table is pressed while an option waits for answers: whether that was a place for one."""
        self.trials = TrialFinder(self)
        self.way_out = WayOut(lambda: self.state == IDLE, self)
        self.way_out.changed.connect(self.nearest_changed)
        self.legal_end: Callable[[], Area | None] = lambda: None
        """Where the model in the hand may stop, if that is known for where it is taken from and how it is held."""
        self.chosen: frozenset[str] = frozenset()
        """Models chosen together, which go in formation with the one of them that is dragged."""
        self.drawn: Callable[[InHand], InHand] = lambda state: state
        """To where what a pointer carries is drawn; ``drawn_to`` says what to."""
        self.drawn_to: Callable[[], str] = lambda: ""
        session.opened.connect(self._opened)
        session.changed.connect(self._changed)

    # What is looked at

    def pick(self, unit: str | None, model: str | None = None) -> None:
        """Look at a unit, or one of its models; whatever is in the hand goes back."""
        self.bail()
        if unit is not None and model is None:
            standing = self.session.game.standing_of(unit)
            model = standing[0].id if standing else None
        if (unit, model) == (self.unit, self.model) and self.piece is None:
            return
        self.forget_nearest()
        if unit != self.unit:
            self.running, self.asking = None, self._asked_of(unit)
        self.unit, self.model, self.piece = unit, model, None
        self._offer()
        self.picked.emit()

    def _asked_of(self, unit: str | None) -> Option | None:
        """What no turn restricts, as casualties, goes on being asked about another unit that is looked at."""
        if self.asking is None or self.options is None or self.asking not in self.options.table:
            return None
        listed = self.session.options(unit).table
        return next((option for option in listed if option.id == self.asking.id and option.asks), None)

    def pick_piece(self, piece: str | None) -> None:
        self.bail()
        if piece != self.piece:
            self.forget_nearest()
            self.piece = piece
            self.picked.emit()

    # The trial

    @property
    def in_hand(self) -> bool:
        return isinstance(self.state, Dragging | Setting)

    @property
    def draft(self) -> Draft | None:
        """What areas are asked for: the model in the hand where it stands, else what the option that asks or a drag of
        the unit would mean."""
        if not self.session.is_open:
            return None
        game = self.session.game
        if isinstance(self.state, Dragging | Setting):
            # Asked for several times with every move.
            if self._meant is None or self._meant[0] is not game or self._meant[1] is not self.state:
                self._meant = (game, self.state, draft_in_hand(game, self.state))
            return self._meant[2]
        return draft_at_rest(game, self.running, self.asking, self.options, self.model)

    def bail(self) -> None:
        """Back to where it stood; nothing has happened. The card stays."""
        self.trials.forget()
        if self.state != IDLE or self.trial is not None:
            self.state = IDLE
            self.trial = None
            self.tried.emit()
        led_by, self._lead_in = self._lead_in, None
        if led_by is not None and led_by == self.session.rehearsal.at.number:
            with self._keeping_the_card():
                self.session.undo()

    def go_to(self, number: int) -> None:
        """Another place in the rehearsal; what is in the hand goes back first."""
        self.bail()
        self.session.go_to(number)

    def forget_nearest(self) -> bool:
        """Whether there was one, or one was being looked for."""
        return self.way_out.forget()

    @property
    def is_idle(self) -> bool:
        """Nothing is being worked out."""
        return self.trials.is_idle and self.way_out.seeking.is_idle

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self.trials.wait()
        self.way_out.seeking.wait()

    def _others(self) -> Mapping[int, Pose]:
        return {} if self.trial is None else self.trial.others

    def _try(self) -> None:
        if isinstance(self.state, Dragging | Setting):
            self._take(try_out(self.session.rehearsal, hand.draft_of(self.state), wait=False))

    def _take(self, trial: Trial) -> None:
        self.trial = trial
        if trial.waits:
            self.trials.ask(self.session.system, self.session.game, trial.draft)
        self.tried.emit()

    # Orders

    def give(self, order: Order) -> None:
        """Carry an order out, or say why not."""
        verdict = self.session.rehearsal.judge(order)
        self._judge(self.card_of(order, verdict))
        if verdict.legal:
            self._lead_in = None
            self.bail()
            self.running = self.asking = None
            with self._keeping_the_card():
                self.session.commit(order)
                play_on(self.session)
        else:
            self.bail()

    @contextmanager
    def _keeping_the_card(self) -> Iterator[None]:
        self._keeps = True
        try:
            yield
        finally:
            self._keeps = False

    def show(self, order: Order) -> None:
        """What the rules would say to an order, without giving it."""
        self._judge(self.card_of(order))

    def card_of(self, order: Order, verdict: Verdict | None = None) -> Card:
        """``verdict`` is the rules' answer if it is known already."""
        rehearsal = self.session.rehearsal
        if verdict is None:
            verdict = rehearsal.judge(order)
        held = self.state.hold.model if isinstance(self.state, Dragging | Setting) else None
        return card_of(
            verdict, say_all(rehearsal, verdict, held, self.unit), says_of(rehearsal.system, rehearsal.game, order)
        )

    def card_of_trial(self, trial: Trial) -> Card:
        """While nothing is known yet of a way, the card says so and judges nothing."""
        if trial.waits:
            return WAITING_CARD
        card = self.card_of(trial.order, trial.verdict)
        if drawn_to := self.drawn_to():
            card = replace(card, says=card.says + " " + tr("Snapped: {to}.").format(to=drawn_to))
        return with_straight_only(card) if trial.straight_only else card

    def _judge(self, card: Card | None) -> None:
        self.card = card
        self.judged.emit()

    # The session

    def _opened(self) -> None:
        self.unit = self.model = self.piece = None
        self.state, self.trial, self._lead_in = IDLE, None, None
        self.running = self.asking = self.options = None
        self.trials.forget()
        self.forget_nearest()
        self.card = None
        if self.session.is_open:
            self._offer()
        self.picked.emit()
        self.judged.emit()

    def _changed(self) -> None:
        """Elsewhere in the tree the card is of an order that does not lead there."""
        if not self._keeps:
            self._judge(None)
        self.bail()
        self.forget_nearest()
        self.running = self.asking = None
        game = self.session.game
        if self.model is not None and not game.model(self.model).on_table:
            self.model = None
        if self.model is None and self.unit is not None:
            standing = game.standing_of(self.unit)
            self.model = standing[0].id if standing else None
        self._offer()
        if self.options is not None and len(self.options.ready) == 1 and self.unit not in self.options.ready:
            self.pick(next(iter(self.options.ready)))
        else:
            self.picked.emit()

    def _offer(self) -> None:
        self.options = self.session.options(self.unit)
        self.offered.emit()
