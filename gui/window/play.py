"""The hand at the table: turns presses, keys and options into orders, and asks the rules about every one of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.findings import Verdict
from engine.game import Game, Standing
from engine.nearest import nearest_end
from engine.options import Answer, Answers, Draft, Option, Options
from engine.orders import Order
from geometry.area import Area
from geometry.pose import Point, Pose
from gui.panels.asks import left_open
from gui.text import tr
from gui.tools import choosing, hand, walk
from gui.tools.card import Card, card_of, closed_card
from gui.tools.hand import IDLE, Dragging, Grip, Hold, InHand, Pressed, Setting
from gui.tools.leadin import lead_in
from gui.tools.offer import Offer, Refused
from gui.tools.trial import Trial, only_others_at_fault, say_all, try_out
from gui.window.following import play_on
from gui.window.meant import begin_of, draft_at_rest, draft_in_hand, first_model, with_chosen
from gui.window.session import Session
from gui.window.telling import WAITING_CARD, says_of, with_straight_only
from gui.window.trials import TrialFinder
from gui.window.wayout import WayOut


class Play(QObject):
    """``picked``: another unit or model is looked at. ``tried``: a trial came, changed or went. ``refused``: the trial
    was let go of and is about to be put back. ``offered``: options, or what is asked for one, changed. ``judged``: the
    card to show changed. ``nearest_changed``: a legal end near a refused drop is offered, or no longer.

    Nothing here waits for ways to be worked out: until they are, the straight line is tried, and what is let go of
    meanwhile is dropped once they are there.
    """

    picked = Signal()
    refused = Signal()
    stays = Signal()
    """A newcomer was dropped where it may not stand: it stays in the hand."""
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
        self.card: Card | None = None
        self.running: Option | None = None
        self.asking: Option | None = None
        self.options: Options | None = None
        self._lead_in: int | None = None
        """The node of an order that was given only to let the model in the hand be dragged."""
        self.pointed: Callable[[tuple[str, ...]], bool] = lambda _ids: False
        """Asked first when a model is pressed while an option waits for answers: whether the click was one."""
        self.placed: Callable[[Point], bool] = lambda _at: False
        """Asked first when the table is pressed while an option waits for answers: whether that was a place for one."""
        self.trials = TrialFinder(self)
        self.trials.tried.connect(self._tried_whole)
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

    def press_table(self, at: Point, piece: str | None) -> None:
        """No model lies there. What is to be put down is taken up by a click, and put down by the next."""
        if self.asking is not None and self.placed(at):
            return
        if piece is not None and (option := choosing.to_place(self.options, piece)) is not None:
            if self.asking is None or self.asking.id != option.id:
                self.choose(option)
            return
        self.pick_piece(piece)
        if piece is None:
            self.pick(None)

    def walk(self, step: int) -> None:
        """Tab: the next model; while others are being set, the next of those."""
        if isinstance(self.state, Setting):
            self._walk_others(self.state, step)
            return
        if not isinstance(self.state, Dragging):
            units = tuple(unit.id for unit in self.session.mission.units)
            stop = walk.next_stop(walk.stops(self.session.game, units), self.unit, self.model, step)
            if stop is not None:
                self.pick(*stop)

    def _walk_others(self, state: Setting, step: int) -> None:
        numbers = sorted(self._others())
        if not numbers:
            return
        here = None if state.taken is None else state.taken.number
        place = (numbers.index(here) + step) % len(numbers) if here in numbers else 0 if step > 0 else -1
        number = numbers[place]
        self.state = hand.take_other(state, number, self._others(), Grip.KEYS)
        self.tried.emit()

    # Options

    def choose(self, option: Option) -> None:
        """A key or a click on an option."""
        self.bail()
        self.forget_nearest()
        if option.closed is not None:
            said = self.session.system.say(self.session.game, option.closed)
            self._judge(closed_card(said, option.name))
            return
        if self.asking is not None and self.asking.id == option.id:
            self.cancel()
        elif option.asks:
            self.asking, self.running = option, None
            self._offer()
        else:
            self._go_on(option, {})

    def answer(self, option: Option, answers: Mapping[str, Answer]) -> None:
        """What was asked is answered; the program rolls and draws what was left open."""
        rolled = self.session.rehearsal.roll(left_open(option, answers))
        before = self.session.rehearsal.at
        self.asking = None
        self._go_on(option, {**answers, **rolled})
        if option.draft is None and self.session.rehearsal.at is before:
            # Refused: another answer may do, and what was answered rightly is not to be given twice.
            self.asking = option
            self._offer()

    def cancel(self) -> None:
        """Neither asked nor running any more."""
        self.bail()
        if self.asking is not None or self.running is not None:
            self.asking = self.running = None
            self._offer()

    def _go_on(self, option: Option, answers: Answers) -> None:
        if option.draft is None:
            self.running = None
            self.give(self.session.system.fill(self.session.game, option, answers))
            return
        self.running = replace(option, draft=replace(option.draft, answers={**option.draft.answers, **answers}))
        self._offer()
        model = first_model(self.session.game, self.running.draft, self.model)
        if model is None:
            return
        if self.running.lays is not None or self.session.game.model(model).standing is not Standing.TABLE:
            self.lift(model, Grip.POINTER)

    # The hand

    def press(self, at: Point, model: str | None, ghost: str | None) -> None:
        if isinstance(self.state, Setting):
            self._press_ghost(self.state, at, ghost)
        elif ghost is not None and (taken := hand.take_by_button(self.state, ghost, at)) is not None:
            self.state = taken
        elif isinstance(self.state, Dragging) and not self._takes_from(self.state, model):
            self.drop()
        elif model is not None:
            if self.asking is not None and self.placed(at):
                return
            if self.asking is not None and self.pointed((model, self.session.game.model(model).unit)):
                return
            if self.asking is not None and self._says_why_not(self.asking, self.session.game.model(model).unit):
                return
            self.state = Pressed(model, at)
            self.pick_on_table(model)

    def _says_why_not(self, asking: Option, unit: str) -> bool:
        """A click on another side's unit that is none of those asked for: what the rules say to it, if they refuse."""
        game = self.session.game
        if game.unit(unit).side == asking.by:
            return False
        answers = choosing.answers_with(asking, [one.id for one in self.session.mission.units], unit)
        if answers is None:
            return False
        order = self.session.system.fill(game, asking, answers)
        verdict = self.session.rehearsal.judge(order)
        if not verdict.legal:
            self._judge(self.card_of(order, verdict))
        return not verdict.legal

    def _takes_from(self, state: Dragging, model: str | None) -> bool:
        """What hangs on the pointer is laid from this model of the unit instead."""
        lays = self.running is not None and self.running.lays is not None and state.grip is Grip.POINTER
        return lays and model is not None and self.session.game.model(model).unit == state.hold.draft.unit

    def pick_on_table(self, model: str) -> None:
        state = self.state
        self.state = IDLE
        self.pick(self.session.game.model(model).unit, model)
        self.state = state

    def _press_ghost(self, state: Setting, at: Point, ghost: str | None) -> None:
        if ghost is None:
            return
        if ghost == state.hold.model:
            self.state = hand.lift_again(state, Grip.BUTTON, at)
        else:
            number = self.session.game.model(ghost).number
            if number in (others := self._others()):
                self.state = hand.take_other(state, number, others, Grip.BUTTON, at)
        self._try()

    def move(self, at: Point, scale: float) -> None:
        """The pointer, a button down; ``scale`` is pixels an inch."""
        state = self.state
        if isinstance(state, Pressed):
            if not hand.is_click(state, at, scale):
                self.state = IDLE
                self.lift(state.model, Grip.BUTTON, state.at, at)
        elif isinstance(state, Dragging) and state.grip is Grip.BUTTON:
            self.state = self.drawn(hand.carry(state, at))
            self._try()
        elif isinstance(state, Setting) and state.taken is not None and state.taken.grip is Grip.BUTTON:
            self.state = self.drawn(hand.carry_other(state, at, self._others()))
            self._try()

    def hover(self, at: Point) -> None:
        if isinstance(self.state, Dragging) and self.state.grip is Grip.POINTER:
            self.state = self.drawn(hand.carry(self.state, at))
            self._try()

    def release(self) -> None:
        state = self.state
        if isinstance(state, Pressed):
            self.state = IDLE
        elif isinstance(state, Dragging) and state.grip is Grip.BUTTON:
            self.drop()
        elif isinstance(state, Setting) and state.taken is not None:
            self.state = hand.leave_other(state)
            self._try()

    def lift(self, model: str, grip: Grip, at: Point | None = None, to: Point | None = None) -> None:
        """Take a model in the hand for the option that runs, or for the one that a drag means.

        ``at`` is where it was taken hold of, ``to`` where the pointer has come since.
        """
        one = self.session.game.model(model)
        if self.options is None or one.unit != self.unit:
            return
        self.forget_nearest()
        option = self.running
        if option is None or option.draft is None or option.draft.unit != one.unit:
            option = choosing.for_drag(self.options, None)
        if option is None or option.closed is not None:
            option = self._led_in(one.unit) or option
        if option is None or option.closed is not None:
            self._say_closed(option)
            return
        if option.asks and option is not self.running:
            self.choose(option)
            return
        assert option.draft is not None
        if self.running is None:
            self.running = option
            self._offer()
        along, stay = with_chosen(self.session.game, model, self.chosen)
        hold = Hold(option.draft, model, one.number, one.pose, along=along, stay=stay)
        taken = hand.take(hold, begin_of(self.session.game, model), grip, at if one.on_table else None)
        self.state = taken if to is None else self.drawn(hand.carry(taken, to))
        self._try()

    def _led_in(self, unit: str) -> Option | None:
        """Activate a unit that is dragged, where that is what lets it move; it is taken back if the drag is."""
        order = lead_in(self.session.system, self.session.game, unit)
        if order is None:
            return None
        node = self.session.commit(order)
        self._lead_in = node.number
        return None if self.options is None else choosing.for_drag(self.options, None)

    def _say_closed(self, option: Option | None) -> None:
        if option is not None and option.closed is not None:
            said = self.session.system.say(self.session.game, option.closed)
            self._judge(closed_card(said, option.name))

    def nudge(self, dx: float, dy: float) -> None:
        """Arrow keys: the model looked at comes into the hand by itself."""
        self._to_hand()
        if isinstance(self.state, Dragging | Setting):
            self.state = hand.nudge(hand.take_up(self.state), dx, dy, self._others())
            self._try()

    def place(self, at: Point) -> None:
        """A place given in figures."""
        if isinstance(self.state, Dragging | Setting):
            self.state = hand.place(hand.take_up(self.state), at, self._others())
            self._try()

    def held(self) -> tuple[Pose, Pose] | None:
        """Where the last stretch of the way begins, and where the model in the hand is held; it comes into it."""
        self._to_hand()
        state = self.state
        if isinstance(state, Dragging):
            begin = state.hold.corners[-1] if state.hold.corners else state.hold.start
            return begin or state.pose, state.pose
        if isinstance(state, Setting) and state.taken is not None:
            pose = self._others().get(state.taken.number)
            one = next(
                one for one in self.session.game.models_of(state.hold.draft.unit) if one.number == state.taken.number
            )
            return None if pose is None else (one.pose or pose, pose)
        return None

    def turn(self, degrees: float) -> None:
        self._to_hand()
        if isinstance(self.state, Dragging | Setting):
            self.state = hand.turn(hand.take_up(self.state), degrees, self._others())
            self._try()

    def group(self, numbers: frozenset[int]) -> None:
        """Of those that are being set, the ones to be moved together."""
        if isinstance(self.state, Setting):
            self.state = hand.choose(self.state, numbers)
            self.tried.emit()

    def _to_hand(self) -> None:
        if self.state == IDLE and self.session.is_open:
            model = (
                self.model if self.running is None else first_model(self.session.game, self.running.draft, self.model)
            )
            if model is not None:
                self.lift(model, Grip.KEYS)

    def bend(self, *, back: bool = False) -> None:
        state = self._in_reach_of_keys()
        if state is not None:
            self.state = hand.unbend(state) if back else hand.bend(state)
            self._try()

    def exactly(self) -> None:
        """Toggle between ways round what is in the way and the line as drawn."""
        state = self._in_reach_of_keys()
        if state is not None:
            self.state = hand.exactly(state)
            self._try()

    def _in_reach_of_keys(self) -> Dragging | None:
        """The model that is dragged; what was let go of and not dropped yet is taken up again."""
        state = hand.take_up(self.state) if isinstance(self.state, Dragging) else None
        return state if isinstance(state, Dragging) else None

    def take_nearest(self, end: Area) -> bool:
        """Put a refused model at the nearest legal end and let go of it there; false where there is none to take."""
        state, trial = self.state, self.trial
        if not isinstance(state, Dragging) or trial is None or trial.legal or trial.waits:
            return False
        found = nearest_end(end, state.pose.point)
        if found is None:
            return False
        there = hand.put(state, found[0])
        trial = try_out(self.session.rehearsal, hand.draft_of(there), wait=False)
        if not (trial.legal or trial.waits):
            return False
        self.state = there
        self._take(trial)
        self.drop()
        return True

    def drop(self) -> None:
        """Let go: carried out, or the others to be set, or back to where it stood with the reason kept."""
        state, trial = self.state, self.trial
        if isinstance(state, Setting):
            if trial is not None and trial.waits:
                self.state = hand.let_go(state)
            elif trial is not None and trial.legal:
                self.give(trial.order)
            return
        if not isinstance(state, Dragging) or trial is None:
            return
        if not hand.has_moved(state):
            self.bail()
        elif trial.waits:
            self.state = hand.let_go(state)
            self.tried.emit()
        elif trial.others and (trial.legal or only_others_at_fault(trial, self.session.rehearsal)):
            self.state = hand.set_others(state)
            self._try()
        elif trial.legal:
            self.give(trial.order)
        elif state.hold.start is not None or state.grip is Grip.BUTTON:
            self._put_back(state, trial)
        else:
            self.stays.emit()

    def _put_back(self, state: Dragging, trial: Trial) -> None:
        """Refused: the reason is kept, and the nearest legal end is looked for."""
        self._judge(self.card_of_trial(trial))
        option, asked, led = self.running, self.draft, self._lead_in is not None
        system, game, end = self.session.system, self.session.game, self.legal_end()
        self.refused.emit()
        self.bail()
        if option is not None and asked is not None:
            self.way_out.seek(system, Refused(game, state, option, asked, end, led))

    @property
    def nearest(self) -> Offer | None:
        """The legal end next to a drop that was refused."""
        return self.way_out.offer

    def forget_nearest(self) -> bool:
        """Whether there was one, or one was being looked for."""
        return self.way_out.forget()

    def take_offer(self) -> None:
        """The nearest legal end of the drop that was refused last: dropped there instead."""
        offer = self.nearest
        if offer is None:
            return
        self.forget_nearest()
        if offer.led and self._led_in(offer.state.hold.draft.unit) is None:
            return
        self.running = offer.option
        self._offer()
        self.state = offer.state
        self._try()
        self.drop()

    def bail(self) -> None:
        """Back to where it stood; nothing has happened. The card stays."""
        self.trials.forget()
        if self.state != IDLE or self.trial is not None:
            self.state = IDLE
            self.trial = None
            self.tried.emit()
        led_by, self._lead_in = self._lead_in, None
        if led_by is not None and led_by == self.session.rehearsal.at.number:
            self.session.undo()

    @property
    def is_idle(self) -> bool:
        """Nothing is being worked out."""
        return self.trials.is_idle and self.way_out.seeking.is_idle

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self.trials.wait()
        self.way_out.seeking.wait()

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
            return draft_in_hand(game, self.state)
        return draft_at_rest(game, self.running, self.asking, self.options, self.model)

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

    def _tried_whole(self, trial: Trial, game: Game) -> None:
        """The ways are there. What has moved on since is tried anew; what was let go of is dropped."""
        state = self.state
        if not isinstance(state, Dragging | Setting) or game is not self.session.game:
            return
        if trial.draft == hand.draft_of(state):
            self._take(trial)
        else:
            self._try()
        if state.let_go and self.trial is not None and not self.trial.waits:
            self.state = replace(state, let_go=False)
            self.drop()

    # Orders

    def give(self, order: Order) -> None:
        """Carry an order out, or say why not."""
        verdict = self.session.rehearsal.judge(order)
        self._judge(self.card_of(order, verdict))
        if verdict.legal:
            self._lead_in = None
            self.bail()
            self.running = self.asking = None
            self.session.commit(order)
            play_on(self.session)
        else:
            self.bail()

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
