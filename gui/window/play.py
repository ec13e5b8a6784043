"""The hand at the table: turns presses, moves and keys into trials, and asks the rules about every one of them."""

from engine.options import Option
from geometry.pose import Point, Pose
from gui.tools import choosing, hand, walk
from gui.tools.hand import IDLE, Dragging, Grip, Pressed, Setting
from gui.window.dropping import Dropping
from gui.window.meant import first_model


class Play(Dropping):
    """The pointer takes, carries and drops; keys do the same step by step."""

    # The pointer

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
        """No button is down. One that came up where the table does not see it has left the model to the keys."""
        if isinstance(self.state, Dragging) and self.state.grip is Grip.POINTER:
            self.state = self.drawn(hand.carry(self.state, at))
            self._try()
        elif isinstance(self.state, Dragging) and self.state.grip is Grip.BUTTON and not self.state.let_go:
            self.state = hand.put(self.state, self.state.pose.point)
            self.tried.emit()

    def release(self) -> None:
        state = self.state
        if isinstance(state, Pressed):
            self.state = IDLE
        elif isinstance(state, Dragging) and state.grip is Grip.BUTTON:
            self.drop()
        elif isinstance(state, Setting) and state.taken is not None:
            self.state = hand.leave_other(state)
            self._try()

    # Keys

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
        if isinstance(state, Dragging) or (isinstance(state, Setting) and state.taken is None and not state.group):
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
