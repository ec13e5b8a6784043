"""Options are asked for and answered, and models taken in the hand for them."""

from collections.abc import Mapping
from dataclasses import replace

from engine.game import Standing
from engine.options import Answer, Answers, Option
from geometry.pose import Point
from gui.panels.asks import left_open
from gui.tools import choosing, hand
from gui.tools.card import closed_card, still_card
from gui.tools.hand import Grip, Hold
from gui.tools.leadin import lead_in
from gui.window.meant import begin_of, first_model, with_chosen
from gui.window.playing import Playing


class Taking(Playing):
    """An option that needs nothing on the table is carried out at once; another one waits for a model in the hand."""

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
            self._say_closed(option, model)
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

    def _say_closed(self, option: Option | None, model: str) -> None:
        system, game = self.session.system, self.session.game
        if option is not None and option.closed is not None:
            self._judge(closed_card(system.say(game, option.closed), option.name))
        elif self.options is not None:
            told = (self.options.heading, self.options.note)
            self._judge(still_card(system.name(game, model), "; ".join(part for part in told if part)))
