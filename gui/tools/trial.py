"""Try an order out: what the rules would say to it, and where it would put the models. Changes nothing."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol, TypeGuard

from engine.findings import Finding, Link, Severity, Verdict
from engine.game import Game
from engine.gate import RuleSystem
from engine.options import Draft
from engine.orders import Order
from engine.rehearsal import Rehearsal
from engine.routing import asking
from engine.wording import Sentence
from geometry.pose import Point, Pose
from gui.tools.shorter import shorter

TRAVEL = "move.too_far"
"""The finding, shared by every game, that measures how far the base went."""


class Travels(Protocol):
    """An order that moves a model along a way."""

    @property
    def path(self) -> tuple[Pose, ...]: ...


class LaysDown(Protocol):
    """An order that puts something down: at a point what hangs on the model in the hand, in a pose the model itself."""

    @property
    def at(self) -> Point | Pose | None: ...


class SetsOthers(Protocol):
    """An order that sets further models, by number."""

    @property
    def others(self) -> Mapping[int, Pose]: ...


class Led(Protocol):
    """An order that names the model which the others follow."""

    @property
    def leader(self) -> int: ...


# A protocol that is checked at run time looks for its own attributes anew each time, longer than a judge needs.
def _travels(order: Order) -> TypeGuard[Travels]:
    return hasattr(type(order), "path")


def _lays_down(order: Order) -> TypeGuard[LaysDown]:
    return hasattr(type(order), "at")


def _sets_others(order: Order) -> TypeGuard[SetsOthers]:
    return hasattr(type(order), "others")


def _is_led(order: Order) -> TypeGuard[Led]:
    return hasattr(type(order), "leader")


def laid_at(order: Order) -> Point | None:
    """Where an order lays something other than the model in the hand; none for one that does not."""
    at = order.at if _lays_down(order) else None
    return None if isinstance(at, Pose) else at


@dataclass(frozen=True, slots=True)
class Trial:
    """``others`` are where the further models would stand. ``took`` is seconds the rules needed.

    ``waits``: nothing is known yet, and the verdict is empty; ways round are still being worked out, and the straight
    line stands in, or places for the further models are. ``straight_only``: no ways can be worked out, and that line
    stays.
    """

    draft: Draft
    order: Order
    verdict: Verdict
    path: tuple[Pose, ...]
    others: Mapping[int, Pose]
    took: float
    waits: bool = False
    straight_only: bool = False

    @property
    def legal(self) -> bool:
        return self.verdict.legal

    @property
    def travel(self) -> Finding | None:
        return next((finding for finding in self.verdict.findings if finding.code == TRAVEL), None)

    @property
    def links(self) -> tuple[Link, ...]:
        """What would hold the unit together, where its rules ask for that."""
        return next((finding.where.links for finding in self.verdict.findings if finding.where.links), ())

    @property
    def points(self) -> tuple[Point, ...]:
        return tuple(pose.point for pose in self.path)

    @property
    def leads(self) -> bool:
        """The model in the hand is the one that this game calls the leader of the move."""
        return _is_led(self.order) and self.order.leader == self.draft.model

    def refused(self, model: str) -> bool:
        """A finding puts this model at fault."""
        return any(finding.subjects[:1] == (model,) for finding in self.verdict.refusals)


def try_out(rehearsal: Rehearsal, draft: Draft, *, wait: bool = True) -> Trial:
    """At the place at hand. Without ``wait`` only those ways are offered that have been worked out already."""
    return try_in(rehearsal.system, rehearsal.game, draft, wait=wait)


def try_in(system: RuleSystem, game: Game, draft: Draft, *, wait: bool = True) -> Trial:
    """In any position, on any thread."""
    began = time.perf_counter()
    with asking(wait=wait) as ways:
        order = system.propose(game, draft)
    # Nothing is shown of what stands in while the ways are worked out, so that nobody waits for its verdict.
    verdict = Verdict() if ways.unready else system.judge(game, order)
    _ = verdict.findings  # told on this thread, and within the time that it took
    took = time.perf_counter() - began
    laid = laid_at(order)
    path = order.path if _travels(order) and laid is None else draft.path
    if laid is not None and path:
        path = (*path[:-1], path[-1].at(*laid))
    if _lays_down(order) and isinstance(order.at, Pose):
        path = (*path[:-1], order.at)
    others = order.others if _sets_others(order) else {}
    return Trial(draft, order, verdict, tuple(path), dict(others), took, ways.unready, ways.failed)


def only_others_at_fault(trial: Trial, rehearsal: Rehearsal) -> bool:
    """What refuses the order is where the further models stand: those can still be set elsewhere."""
    unit = rehearsal.game.unit(trial.draft.unit)
    further = {unit.model_id(number) for number in trial.others}
    return bool(trial.verdict.refusals) and all(
        finding.subjects[:1] and finding.subjects[0] in further for finding in trial.verdict.refusals
    )


def first_noted(verdict: Verdict) -> Finding | None:
    """What to say at the spot: the first finding that did not simply pass."""
    finding = verdict.first
    return finding if finding is not None and finding.severity is not Severity.PASSED else None


def say_all(
    rehearsal: Rehearsal, verdict: Verdict, in_hand: str | None = None, unit: str | None = None
) -> tuple[tuple[Finding, Sentence, str], ...]:
    """Each finding with its sentence and who is at fault; it goes without saying for the model ``in_hand``, and of
    which unit a model is for those of ``unit``."""
    system, game = rehearsal.system, rehearsal.game
    short = shorter(system, game, unit)

    def who(finding: Finding) -> str:
        subject = finding.subjects[0] if finding.subjects else ""
        return short(system.name(game, subject)) if subject in game.models and subject != in_hand else ""

    return tuple((finding, shortened(system.say(game, finding), short), who(finding)) for finding in verdict.findings)


def shortened(said: Sentence, short: Callable[[str], str]) -> Sentence:
    return replace(said, check=short(said.check), head=short(said.head), reason=short(said.reason))
