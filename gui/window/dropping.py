"""Letting go: carried out, or the others to be set, or back with the reason and the nearest legal end."""

from dataclasses import replace

from PySide6.QtCore import QObject

from engine.game import Game
from engine.nearest import nearest_end
from geometry.area import Area
from gui.tools import hand
from gui.tools.hand import Dragging, Grip, Setting
from gui.tools.offer import Offer, Refused
from gui.tools.trial import Trial, only_others_at_fault, try_out
from gui.window.session import Session
from gui.window.taking import Taking


class Dropping(Taking):
    """What is let go of while its way is still being worked out is dropped once that is there."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self.trials.tried.connect(self._tried_whole)

    def drop(self) -> None:
        """Let go: carried out, or the others to be set, or back to where it stood with the reason kept."""
        state, trial = self.state, self.trial
        if isinstance(state, Setting):
            if trial is not None and trial.waits:
                self.state = hand.let_go(state)
            elif trial is not None and trial.legal:
                self.give(trial.order)
            elif trial is not None:
                self.stays.emit()
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
