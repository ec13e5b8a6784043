"""Which units can charge which: the die that each needs by the ways there are, and its odds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.findings import Severity, Where
from engine.ground import is_clear, is_free
from engine.routing import ways_from
from engine.rulebook import Rulebook
from engine.shortest import shortest_to
from engine.survey import Row, listed
from engine.systems.starcraft.chances import odds, percent
from engine.systems.starcraft.charge_bonuses import BONUSES, charge_bonus, open_bonuses
from engine.systems.starcraft.ends import going, may_end, reach, within_of
from engine.systems.starcraft.failing import find_end
from engine.systems.starcraft.formation import FINDABLE
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.names import name
from engine.systems.starcraft.shooting import distances
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr, tr_later
from engine.wording import inches
from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import gap, nearest_points
from geometry.tolerance import at_most

LED_BY = 2
"""So many of a unit's models, those nearest to the target, are looked at as Leading Models."""

NOTE = tr_later(
    "Charges at one target alone, by the ways there are, led by one of the 2 nearest models (by the nearest where "
    "bases are not round), with what a unit brings of itself and without cards"
)


def charges(rules: Rulebook, game: StarcraftGame) -> Iterator[Row]:
    """Of every unit on the table each enemy unit that it could charge, with the die needed; those too far off for any
    die in one row."""
    for unit in game.mission.units:
        if not game.stands(unit.id):
            continue
        why, code = _barred(game, unit.id)
        if why:
            yield Row(
                tr("{unit} charges nobody: {why}.", unit=name(game, unit.id), why=why),
                rules.rule(code),
                Severity.PASSED,
                (unit.id,),
            )
            continue
        bonuses, far = open_bonuses(game, unit.id), []
        for target in game.enemies_of(unit.side):
            if not game.stands(target.id) or game.is_flying(target.id):
                continue
            found = _in_reach(rules, game, unit.id, target.id, bonuses)
            if found is None:
                far.append(target.id)
            else:
                yield _told(rules, game, unit.id, target.id, found, bonuses)
        if far:
            names = listed([name(game, target) for target in far])
            text = tr(
                "{unit} is out of charge reach of {names}, whatever it rolls.", unit=name(game, unit.id), names=names
            )
            yield Row(text, rules.clauses["charge_action"].ref, Severity.PASSED, (unit.id, *far))


def _told(
    rules: Rulebook, game: StarcraftGame, unit: str, target: str, found: "_Charge", bonuses: Sequence[str]
) -> Row:
    line = nearest_points(game.model(found.leader).placed, game.model(found.target).placed)
    subjects, where = (unit, target, found.leader, found.target), Where(line=line, spot=line[0])
    who = tr("{unit} charges {target}", unit=name(game, unit), target=name(game, target))
    if found.need is None:
        text = tr(
            "{who} on no roll: they are {away} apart, and no way leads the nearest models there in time.",
            who=who,
            away=inches(found.away),
        )
        return Row(text, rules.clauses["charge_fails"].ref, Severity.PASSED, subjects, found.away, where=where)
    by = tr(", by {x}", x=listed([BONUSES[bonus].name for bonus in bonuses])) if bonuses else ""
    text = tr(
        "{who} on {need}+ ({percent}{by}), {leader} leading from {away}.",
        who=who,
        need=found.need,
        percent=percent(odds(rules, bonuses, found.need)),
        by=by,
        leader=name(game, found.leader),
        away=inches(found.away),
    )
    return Row(text, rules.clauses["charge_action"].ref, Severity.PASSED, subjects, found.away, where=where)


def _barred(game: StarcraftGame, unit: str) -> tuple[str, str]:
    """Why a unit charges nobody as it stands: in words, and the finding code whose clause says so."""
    state = game.state(unit)
    for bars, why, code in (
        (game.is_structure(unit), tr("it is a Structure"), "unit.structure"),
        (game.is_flying(unit), tr("it flies"), "charge.flying"),
        (game.is_engaged(unit), tr("it is Engaged"), "charge.engaged"),
        (state.held_back, tr("it has Disengaged in this round"), "charge.after_disengage"),
        (state.burrowed, tr("it is BURROWED"), "charge.burrowed"),
        (state.sieged, tr("it is in SIEGE MODE"), "move.sieged"),
        (game.speed(unit) is None, tr("it has no Speed"), "move.no_speed"),
    ):
        if bars:
            return why, code
    return "", ""


@dataclass(frozen=True, slots=True)
class _Charge:
    """The least die there is a way for, or none, and the model that leads then, or else is the nearest."""

    need: int | None
    leader: str
    target: str
    away: float


def _in_reach(rules: Rulebook, game: StarcraftGame, unit: str, target: str, bonuses: Sequence[str]) -> _Charge | None:
    """None where the target is too far off in a straight line."""
    rows = sorted((row[0][0], id, row[0][1]) for id, row in distances(game, unit, target).items())
    far = charge_speed(rules, game, unit, bonuses) + rules.figure("engagement_range")
    sides = rules.count("charge_sides")
    best: _Charge | None = None
    for away, leader, there in rows[: LED_BY if game.model(rows[0][1]).base.is_round else 1]:
        least = next((die for die in range(1, sides + 1) if at_most(away, far + die)), None)
        if least is None:
            break
        most = sides if best is None or best.need is None else best.need - 1
        need = None
        if least <= most:
            need = _Led(rules, game, leader, target, bonuses).need(least, most)
        if need is not None or best is None:
            best = _Charge(need, leader, there, away)
    return best


class _Led:
    """A Charge of one unit at another, led by one model."""

    def __init__(self, rules: Rulebook, game: StarcraftGame, leader: str, target: str, bonuses: Sequence[str]) -> None:
        self._rules, self._game, self._target = rules, game, target
        unit = game.model(leader).unit
        self._mover = make_mover(rules, game, unit, (target,))
        self._start = game.model(leader).placed.pose
        self._speed = charge_speed(rules, game, unit, bonuses)

    def need(self, low: int, most: int) -> int | None:
        """The least die from ``low`` to ``most`` by which the leader finds an end; none where it finds none by either.

        What is judged of a Charge that fails, with fewer searches: one for the farthest die gives the shortest way to
        any end, and with it all dice but the one before are settled.
        """
        if self._goes_straight(low):
            return low
        if not self._mover.base.is_round:
            return self._halved(low, most)
        farthest = self._ends(most)
        if not farthest:
            return most if self._goes_straight(most) else None
        way = self._shortest(farthest, self._speed + most)
        need = next((die for die in range(low, most) if way <= self._speed + die - 2 * FINDABLE), most)
        while need > low and self._ends(need - 1):
            need -= 1
        return need

    def _halved(self, low: int, most: int) -> int | None:
        """For a base that may take several turns."""
        if not self._judged(most):
            return None
        while low < most:
            middle = (low + most) // 2
            low, most = (low, middle) if self._judged(middle) else (middle + 1, most)
        return most

    def _judged(self, die: int) -> bool:
        found = find_end(self._rules, self._game, self._mover, self._start, self._speed + die, (self._target,))
        return bool(found)

    def _ends(self, die: int) -> Area:
        """Where a way of Speed and a die leads that the leader may end."""
        game, mover, turn = self._game, self._mover, self._start.turn
        reached = reach(game, mover, (self._start,), turn, self._speed + die)
        near = reached & within_of(self._rules, game, mover, self._target, turn)
        return may_end(self._rules, game, mover, near, turn).grown(-FINDABLE)

    def _shortest(self, ends: Area, allowance: float) -> float:
        ground = going(self._game, self._mover, turns=False)
        start, turn = self._start.point, self._start.turn
        return shortest_to(ways_from(self._mover.base, turn, start, allowance, ground, rest_turn=turn), start, ends)

    def _goes_straight(self, die: int) -> bool:
        """Whether the straight way to the nearest model is plainly free, and so is its end."""
        return _straight(
            self._game, self._mover, Placed(self._mover.base, self._start), self._target, self._speed + die
        )


def _straight(game: StarcraftGame, mover: Mover, start: Placed, target: str, distance: float) -> bool:
    """Whether the straight way to the nearest model is plainly free, and so is its end."""
    nearest = min((model.placed for model in game.standing_of(target)), key=lambda placed: gap(start, placed))
    (ax, ay), (bx, by) = nearest_points(start, nearest)
    away = gap(start, nearest)
    part = min(1.0, distance / away) if away else 0.0
    end = start.pose.moved((bx - ax) * part, (by - ay) * part)
    ground = going(game, mover, turns=False)
    return is_clear(mover.base, (start.pose, end), ground) and is_free(Placed(mover.base, end), mover.ground)


def charge_speed(rules: Rulebook, game: StarcraftGame, unit: str, bonuses: Sequence[str]) -> float:
    """How far a unit charges without its die."""
    return max(0.0, (speed_now(game, unit) or 0.0) + charge_bonus(rules, bonuses))
