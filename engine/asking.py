"""Asking about a move: a model and a wish, answered by the shortest legal way, or by what forbids it and by how much.

Everything is asked of the public gate: what is open, where a model may end, what is proposed and how it is judged. So
it answers for every game as far as that one's gate goes, and what it cannot ask it says.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from engine.findings import Finding, Limit, Severity, Verdict
from engine.game import Game, Model
from engine.gate import RuleSystem
from engine.nearest import INSIDE
from engine.options import Answer, Ask, BagAsk, ChoiceAsk, DiceAsk, Draft, NumberAsk, Option, PointAsk
from engine.orders import Order
from engine.picture import Areas, StepState, Track
from engine.survey import Row, row_of
from engine.tongue import tr, tr_later
from engine.wishes import Goal, Want, Wish, goal_of, why_not_asked
from engine.wording import inches
from geometry.area import Area
from geometry.pose import Point, Pose, path_length
from geometry.tolerance import TOLERANCE

MOST_ASSUMED = 10
"""So many orders are assumed that move nobody, so that the model may move at all."""
_CORNERS = 4
_TRIES = 3
_SURELY = 2 * TOLERANCE
"""Inches within a limit at which no tolerance is left."""


class Outcome(Enum):
    POSSIBLE = "possible"
    FORBIDDEN = "forbidden"
    ALREADY = "already"
    NOT_ASKED = tr_later("not asked")
    """What the game has no rule for, or what nobody could decide here."""


@dataclass(frozen=True, slots=True)
class Reply:
    """``order`` is given in ``position``, which is the one asked about once what is ``assumed`` has been carried out.

    ``rows`` say what the position after the order is told of the wish; or else the clauses that forbid the move nearest
    to it. ``die`` is the least roll that it takes, on every die that is rolled for it.
    """

    outcome: Outcome
    text: str
    position: Game
    order: Order | None = None
    assumed: tuple[str, ...] = ()
    path: tuple[Pose, ...] = ()
    travel: float | None = None
    die: int | None = None
    rows: tuple[Row, ...] = ()
    verdict: Verdict | None = None
    option: str = ""
    """The name of the move that is spoken of; empty where none is open."""


def ask(system: RuleSystem, game: Game, subject: str, wish: Wish) -> Reply:
    """Whether and how a model, by id, gets what it is to get. Changes nothing."""
    model = game.models.get(subject)
    why = why_not_asked(game, model, wish)
    if model is None or why:
        return Reply(Outcome.NOT_ASKED, why, game)
    goal = goal_of(system, game, model, wish)
    if goal is None:
        what = system.name(game, wish.of)
        return Reply(
            Outcome.NOT_ASKED, tr("This game, as the mission has it, holds no place at {what}", what=what), game
        )
    who = f"{system.name(game, subject)} {goal.words}"
    if goal.is_met(model.placed) or goal.is_done(game):
        return Reply(Outcome.ALREADY, tr("{who} already where it stands", who=who), game, rows=goal.told(game))
    return _Asking(system, model, game.side_of(model), goal, who).answered(game)


@dataclass(frozen=True, slots=True)
class _Tried:
    """A draft drawn out, and how it is judged."""

    option: Option
    position: Game
    assumed: tuple[str, ...]
    draft: Draft
    order: Order
    verdict: Verdict
    die: int | None = None
    does: bool = False
    """Allowed, and what was wished for."""

    @property
    def special(self) -> bool:
        """Done by an ability or with a bonus, and not one of the moves that every unit has: such have longer ids."""
        return ":" in self.option.id

    @property
    def travel(self) -> float:
        return path_length(tuple(pose.point for pose in self.path))

    @property
    def path(self) -> tuple[Pose, ...]:
        path: object = getattr(self.order, "path", ())
        poses = tuple(pose for pose in path if isinstance(pose, Pose)) if isinstance(path, tuple) else ()
        return poses or self.draft.path

    @property
    def badness(self) -> tuple[bool, bool, float]:
        """Whether it is special or what forbids it can't be measured, and by how many inches it is forbidden."""
        missed = [by for one in self.verdict.refusals if (by := _missed(one)) is not None]
        return self.special, not missed, max(missed, default=0.0)


def _keeps_off_at_the_limit(verdict: Verdict) -> bool:
    """What may not come so near, and does by the tolerance alone, would be there by it as well: it is not."""
    at_limit = (one for one in verdict.findings if one.severity is Severity.AT_LIMIT)
    return any(one.kind in (Limit.AT_LEAST, Limit.MORE_THAN) for one in at_limit)


def _missed(finding: Finding) -> float | None:
    if finding.measured is None or finding.limit is None:
        return None
    return abs(finding.measured - finding.limit)


def step_now(system: RuleSystem, game: Game) -> str:
    """The phase or stage that a position is in, as its panel has it; empty where it has none."""
    tracks = (section for section in system.readout(game).sections if isinstance(section, Track))
    return next((step.name for track in tracks for step in track.steps if step.state is StepState.NOW), "")


class _Asking:
    def __init__(self, system: RuleSystem, model: Model, side: str, goal: Goal, who: str) -> None:
        self._system, self._model, self._side, self._goal, self._who = system, model, side, goal, who

    def answered(self, game: Game) -> Reply:
        """In the first of the positions looked at in which some plain move does it, else by what some ability does."""
        refused: list[_Tried] = []
        special: list[_Tried] = []
        closed: list[tuple[Option, Finding]] = []
        for position, assumed in self._positions(game):
            found: list[_Tried] = []
            for option in self._system.options(position, self._model.unit).unit:
                if option.draft is None or option.lays is not None:
                    continue
                if option.closed is not None:
                    closed.append((option, option.closed))
                    continue
                for tried in self._tried(position, assumed, option):
                    (found if tried.does else refused).append(tried)
            special += [one for one in found if one.special]
            plain = [one for one in found if not one.special]
            if plain:
                return self._possible(min(plain, key=lambda one: (one.die or 0, one.travel)))
        if special:
            return self._possible(min(special, key=lambda one: (one.die or 0, one.travel)))
        rolled = [one.position for one in refused if one.die is not None and one.verdict.legal]
        refused = [one for one in refused if not one.verdict.legal]
        if refused:
            reply = self._forbidden(min(refused, key=lambda one: one.badness))
            # No roll is enough, which the order that fails does not say.
            return replace(reply, rows=(*reply.rows, *self._goal.reached(rolled[0]))) if rolled else reply
        return self._closed(game, closed)

    def _possible(self, tried: _Tried) -> Reply:
        after = self._system.carry_out(tried.position, tried.order)
        roll = tr(" on a roll of {die} or more", die=tried.die) if tried.die is not None and tried.die > 1 else ""
        told = f" ({tried.option.name}{roll})"
        return Reply(
            Outcome.POSSIBLE,
            tr("{who} by a way of {travel}{told}", who=self._who, travel=inches(tried.travel), told=told),
            tried.position,
            tried.order,
            tried.assumed,
            tried.path,
            tried.travel,
            tried.die,
            self._goal.told(after),
            tried.verdict,
            tried.option.name,
        )

    def _forbidden(self, tried: _Tried) -> Reply:
        rows = tuple(
            row_of(one, lambda finding: self._system.say(tried.position, finding), titled=True)
            for one in tried.verdict.refusals
        )
        return Reply(
            Outcome.FORBIDDEN,
            tr(
                "Not so that {who} ({option}): {row} ({rule})",
                who=self._who,
                option=tried.option.name,
                row=rows[0].text,
                rule=rows[0].rule,
            ),
            tried.position,
            None,
            tried.assumed,
            tried.path,
            tried.travel,
            tried.die,
            rows,
            tried.verdict,
            tried.option.name,
        )

    def _closed(self, game: Game, closed: list[tuple[Option, Finding]]) -> Reply:
        rows = tuple(row_of(one, lambda finding: self._system.say(game, finding), titled=True) for _, one in closed)
        rows = tuple(dict.fromkeys(rows))
        if not rows:
            now = step_now(self._system, game)
            why = tr("{model} has no move to ask about", model=self._system.name(game, self._model.id))
            return Reply(Outcome.NOT_ASKED, f"{why}{f' ({now})' if now else ''}", game)
        why = f"{rows[0].text} ({rows[0].rule})"
        return Reply(Outcome.FORBIDDEN, tr("Not so that {who}: {why}", who=self._who, why=why), game, rows=rows)

    # What may be done, and what has to come first

    def _positions(self, game: Game) -> Iterator[tuple[Game, tuple[str, ...]]]:
        """This position, and those that follow while nobody moves: rolls, passes and activations are assumed."""
        assumed: tuple[str, ...] = ()
        for _ in range(MOST_ASSUMED):
            yield game, assumed
            following = self._following(game)
            if following is None:
                return
            order, after = following
            told = self._system.describe(game, order)
            assumed = (*assumed, " ".join(part for part in (told.subject, told.action) if part))
            game = after
        yield game, assumed

    def _following(self, game: Game) -> tuple[Order, Game] | None:
        options = self._system.options(game, self._model.unit)
        moves = self._opens(game)
        for option in () if moves else options.unit:
            found = self._assumed(game, option)
            if found is not None and self._opens(found[1]):
                return found
        ahead = (self._assumed(game, option) for option in options.general)
        return next((found for found in ahead if found is not None), None)

    def _assumed(self, game: Game, option: Option) -> tuple[Order, Game] | None:
        """What an option becomes that needs nothing on the table, if it may be given and moves nobody."""
        if not option.open or option.draft is not None:
            return None
        order = self._system.fill(game, option, self._answers(option.asks, None))
        if not self._system.judge(game, order).legal:
            return None
        after = self._system.carry_out(game, order)
        return (order, after) if after.models == game.models and after.round == game.round else None

    def _opens(self, game: Game) -> bool:
        return any(one.open and one.draft is not None for one in self._system.options(game, self._model.unit).unit)

    def _answers(self, asks: tuple[Ask, ...], die: int | None) -> dict[str, Answer]:
        """In favour of the side that asks; dice that are its own show ``die``, or what decides for it."""
        return {one.name: answer for one in asks if (answer := self._answer(one, die)) is not None}

    def _answer(self, asked: Ask, die: int | None) -> Answer | None:
        side, unit = self._side, self._model.unit
        match asked:
            case DiceAsk():
                shown = (asked.sides if asked.name == side else 1) if die is None else die
                return (shown,) * asked.count
            case BagAsk():
                return next((one for one in (side, unit) if one in asked.tokens), next(iter(asked.tokens)))
            case ChoiceAsk():
                values = [value for value, _ in asked.choices]
                wanted = next((one for one in (self._goal.unit, side, unit) if one in values), None)
                if asked.many:
                    return () if wanted is None else (wanted,)
                return wanted or values[0]
            case NumberAsk():
                return asked.start
            case PointAsk():
                return asked.start
            case _:
                return ""

    # Drawing it

    def _tried(self, game: Game, assumed: tuple[str, ...], option: Option) -> Iterator[_Tried]:
        """The option with the least roll by which it does it; without dice, once."""
        dice = [one for one in option.asks if isinstance(one, DiceAsk)]
        faces = range(1, dice[0].sides + 1) if dice else (None,)
        last: _Tried | None = None
        for die in faces:
            last = self._drawn(game, assumed, option, die)
            if last is not None and last.does:
                break
        if last is not None:
            yield last

    def _drawn(self, game: Game, assumed: tuple[str, ...], option: Option, die: int | None) -> _Tried | None:
        model = game.model(self._model.id)
        if option.draft is None or not model.on_table:
            return None
        here = model.placed.pose
        answers: Mapping[str, Answer] = {**option.draft.answers, **self._answers(option.asks, die)}
        draft = replace(option.draft, model=model.number, path=(here, here), answers=answers)
        areas = self._system.areas(game, draft)
        for end in self._ends(areas, here.point):
            tried = self._judged(game, assumed, option, draft, end, die)
            if tried.does:
                return self._shortened(tried, areas)
        edge = self._judged(game, assumed, option, draft, self._goal.nearest(model.base, here, 0.0), die)
        if edge.does and not _keeps_off_at_the_limit(edge.verdict):
            return edge
        return self._judged(game, assumed, option, draft, self._goal.nearest(model.base, here, _SURELY), die)

    def _judged(
        self, game: Game, assumed: tuple[str, ...], option: Option, draft: Draft, end: Point, die: int | None
    ) -> _Tried:
        here = draft.path[0]
        drawn = replace(draft, path=(here, here.at(*end)))
        order = self._system.propose(game, drawn)
        verdict = self._system.judge(game, order)
        does = verdict.legal and self._goal.is_done(self._system.carry_out(game, order))
        return _Tried(option, game, assumed, drawn, order, verdict, die, does)

    def _ends(self, areas: Areas, start: Point) -> Iterator[Point]:
        """Places that are drawn as legal and meet the wish, the nearest first."""
        parts = sorted(self._open(areas).parts(), key=lambda part: part.distance(start))
        for part in parts[:_TRIES]:
            inner = part.grown(-INSIDE)
            yield (inner or part).nearest(start)

    def _open(self, areas: Areas) -> Area:
        return Area.empty() if areas.legal_end is None else self._goal.within(areas.legal_end, self._model)

    def _shortened(self, tried: _Tried, areas: Areas) -> _Tried:
        """To the place nearest to the last corner of the way, and so on, while that is shorter."""
        open_ = self._open(areas).grown(-INSIDE)
        for _ in range(_CORNERS if open_ else 0):
            corner = tried.path[-2].point if len(tried.path) > 1 else tried.path[0].point
            end = open_.nearest(corner)
            again = self._judged(tried.position, tried.assumed, tried.option, tried.draft, end, tried.die)
            if not again.does or again.travel >= tried.travel - INSIDE:
                break
            tried = again
        return tried


__all__ = ["Outcome", "Reply", "Want", "Wish", "ask"]
