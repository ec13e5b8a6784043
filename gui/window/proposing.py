"""What a trial of the hand looks like on the table: ghosts, the way with its length, the note at the spot."""

from collections.abc import Callable
from dataclasses import replace

from engine.picture import STRAIGHT_ONLY
from engine.wording import inches
from geometry.pose import Point
from gui.board.proposal import Ghost, NoteText, Proposal
from gui.board.snaps import Snap
from gui.text import tr
from gui.tools.hand import Dragging, Grip, Setting, drawn_length, has_moved
from gui.tools.shorter import shorter
from gui.tools.trial import Trial, first_noted, shortened
from gui.window.notes import ADJUST, BACK_OUT, WAITS, WORD, note_words
from gui.window.play import Play
from gui.window.telling import STILL_SEARCHING


class Proposing:
    def __init__(self, play: Play) -> None:
        self._play = play
        self.said: Callable[[str], str] = lambda words: words
        """Words with the keys that the table has now."""

    def proposal(self, trial: Trial, nearest: tuple[Point, float] | None, snap: Snap | None) -> Proposal:
        """``nearest`` is the nearest legal end and how far off it is."""
        game = self._play.session.game
        unit = game.unit(trial.draft.unit)
        number = trial.draft.model
        ghosts: list[Ghost] = []
        fault = False
        lays = None if self._play.running is None else self._play.running.lays
        if number is not None and trial.path:
            leader = unit.model_id(number)
            fault = trial.refused(leader) or (not trial.legal and not self.others_alone(trial))
            marks = self._play.session.readout.marks.get(leader)
            pennant = (trial.leads and bool(trial.others)) or (marks is not None and marks.leader)
            pennant = pennant and lays is None
            ghosts.append(Ghost(leader, trial.path[-1], not fault, leader=pennant, waits=trial.waits, base=lays))
        # Nobody is set round a leader that may not stand there.
        others = {} if fault and trial.leads and isinstance(self._play.state, Dragging) else trial.others
        for other, pose in others.items():
            id = unit.model_id(other)
            ghosts.append(Ghost(id, pose, not trial.refused(id)))
        base = game.model(unit.model_id(number or unit.models[0])).base
        return Proposal(
            ghosts=tuple(ghosts),
            path=trial.points if lays is None else (),
            path_label=self._length(trial) if lays is None else "",
            legal=trial.legal,
            note=None if trial.waits or self._hangs_still() else self._note(trial, nearest),
            wheres=() if trial.waits else tuple(finding.where for finding in trial.verdict.noted),
            nearest=None if nearest is None or not ghosts else self._ghost_at_nearest(ghosts[0], nearest[0]),
            links=trial.links if others and not trial.waits else (),
            snap=snap if ghosts else None,
            corridor_width=base.width if base.is_round else min(base.width, base.depth),
        )

    @staticmethod
    def _ghost_at_nearest(ghost: Ghost, place: Point) -> Ghost:
        return Ghost(ghost.model_id, ghost.pose.at(*place), base=ghost.base)

    def _hangs_still(self) -> bool:
        """What is to be laid hangs on the pointer, and has not been anywhere yet."""
        state, running = self._play.state, self._play.running
        laid = running is not None and running.lays is not None
        return laid and isinstance(state, Dragging) and state.grip is Grip.POINTER and not has_moved(state)

    def others_alone(self, trial: Trial) -> bool:
        unit = self._play.session.game.unit(trial.draft.unit)
        further = {unit.model_id(number) for number in trial.others}
        return all(finding.subjects[:1] and finding.subjects[0] in further for finding in trial.verdict.refusals)

    def _length(self, trial: Trial) -> str:
        travel = trial.travel
        if len(trial.points) < 2:
            return ""
        if travel is not None and travel.measured is not None and travel.limit is not None:
            return tr("{way:.2f}″ of {limit:g}″").format(way=travel.measured, limit=travel.limit)
        state = self._play.state
        return f"{drawn_length(state):.2f}″" if isinstance(state, Dragging | Setting) else ""

    def told(self, trial: Trial) -> str:
        """How far, and what kind of line it is where that is not the shortest way."""
        state = self._play.state
        kind = ""
        if trial.waits:
            kind = STILL_SEARCHING
        elif trial.straight_only:
            kind = tr("straight: no way round could be worked out")
        elif isinstance(state, Dragging) and state.hold.draft.exact:
            kind = tr("exactly as drawn")
        drawn_to = self._play.drawn_to()
        return ", ".join(
            word
            for word in (self._length(trial), kind, drawn_to and tr("snapped: {drawn_to}").format(drawn_to=drawn_to))
            if word
        )

    def _note(self, trial: Trial, nearest: tuple[Point, float] | None) -> NoteText | None:
        setting = isinstance(self._play.state, Setting)
        finding = first_noted(trial.verdict)
        straight = f"{STRAIGHT_ONLY}." if trial.straight_only else ""
        if finding is None:
            waits = replace(WAITS, reason=f"{self.said(WAITS.reason)} {straight}".strip(), tail=self.said(WAITS.tail))
            return waits if setting else None
        system, game = self._play.session.system, self._play.session.game
        said = shortened(system.say(game, finding), shorter(system, game, trial.draft.unit))
        words = note_words(finding, said)
        more = len(trial.verdict.noted) - 1
        also = tr("{more} more in the card.").format(more=more) if more else ""
        adjust = ADJUST if setting and trial.legal else ""
        reason = " ".join(part for part in (words.reason, straight, also, adjust) if part)
        way_out = (WORD if trial.legal else ADJUST) if setting else "" if trial.legal else _way_out(nearest)
        return replace(words, reason=self.said(reason), tail=self.said(way_out))


def _way_out(nearest: tuple[Point, float] | None) -> str:
    return (
        BACK_OUT
        if nearest is None
        else tr("Enter takes the nearest legal end, {nearest} away").format(nearest=inches(nearest[1]))
    )
