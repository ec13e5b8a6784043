"""Where a move first meets the trigger of a held Action, and what is left of it from there."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.genesys.moving import Going
from engine.systems.genesys.orders import Charge, Move, Reaction
from engine.systems.genesys.state import Activation, GenesysGame, Halted
from engine.systems.genesys.terrain import base_of, bounds_of
from engine.systems.genesys.watching import field_of_fire, strikers, threat_of, watchers
from geometry.base import Placed
from geometry.gaps import gap, separation
from geometry.meets import Course, Together, apart_from, first_met
from geometry.tolerance import TOLERANCE

Trigger = tuple[str, Reaction]


@dataclass(frozen=True, slots=True)
class Halt:
    """``part`` of the way is gone by every model of the squad at once; ``by`` are the triggers met there, in order."""

    part: float
    by: tuple[Trigger, ...]


def halt_of(rules: Rulebook, game: GenesysGame, moves: Sequence[Going]) -> Halt | None:
    """The first place of the way at which a held Action is triggered that was not where the way began.

    None where it is met only where the move ends: there the other side is asked in any case.
    """
    activation = game.activation
    if activation is None or activation.answered or activation.quiet or not moves:
        return None
    if game.mission.settings["reaction_moment"] != "trigger":
        return None
    other = game.opponent(game.side_of_unit(activation.unit))
    squad = Squad.of(game, moves, activation.unit)
    soonest, found = 1.0, list[tuple[float, Trigger]]()
    for kind in (Reaction.SHOOT, Reaction.STRIKE):
        for unit in watchers(rules, game, other, kind):
            met = (
                squad.sighted(game, unit, soonest)
                if kind is Reaction.SHOOT
                else squad.struck(rules, game, unit, soonest)
            )
            if met is not None:
                soonest = min(soonest, met + squad.hair)
                found.append((met, (unit, kind)))
    if not found:
        return None
    first = min(met for met, _ in found)
    if (1.0 - first) * squad.longest <= TOLERANCE:
        return None
    return Halt(first, tuple(trigger for met, trigger in found if met <= first + squad.hair))


@dataclass(frozen=True, slots=True)
class Squad:
    """The squad that moves: the ways of those of its models that go, and the bases of those that stay."""

    ways: tuple[Course, ...]
    together: Together
    staying: tuple[Model, ...]

    @classmethod
    def of(cls, game: GenesysGame, moves: Sequence[Going], unit: str) -> "Squad":
        ways = tuple(Course(going.model.base, going.path) for going in moves)
        goes = {going.model.id for going in moves}
        staying = tuple(mate for mate in game.standing_of(unit) if mate.id not in goes)
        standing = tuple(Course(mate.base, (mate.placed.pose,)) for mate in staying)
        return cls(ways, Together((*ways, *standing)), staying)

    @property
    def longest(self) -> float:
        return max(way.length for way in self.ways)

    @property
    def hair(self) -> float:
        """The part of the way within which two triggers are met at once."""
        return TOLERANCE / self.longest if self.longest else 0.0

    def sighted(self, game: GenesysGame, unit: str, until: float) -> float | None:
        """The part of the way at which the first model comes into a squad's field of fire, if none was in it."""
        field = field_of_fire(game, unit)
        if not field or not self.together.may_come_to(field):
            return None
        apart = apart_from(field)
        if self.together.may_start_at(field):
            starts = [Placed(way.base, way.path[0]) for way in self.ways]
            if any(apart(one) <= TOLERANCE for one in (*starts, *(mate.placed for mate in self.staying))):
                return None
        return _soonest(first_met(way, apart, until) for way in self.ways)

    def struck(self, rules: Rulebook, game: GenesysGame, unit: str, until: float) -> float | None:
        """The part of the way at which a model enters the threat range of one that it does not go on to engage."""
        reach = threat_of(rules, game, unit)
        near = [(way, foe) for way in self.ways for foe in game.standing_of(unit) if _comes_near(way, foe, reach)]
        free = {foe.id for foe in strikers(game, unit)} if near else set()
        return _soonest(_entered(way, foe.placed, reach, until) for way, foe in near if foe.id in free)


def _comes_near(way: Course, foe: Model, reach: float) -> bool:
    return not base_of(foe).is_farther(bounds_of(way.base, way.path), reach + TOLERANCE)


def _entered(way: Course, foe: Placed, reach: float, until: float) -> float | None:
    starts, ends = Placed(way.base, way.path[0]), Placed(way.base, way.path[-1])
    if gap(starts, foe) <= reach + TOLERANCE or gap(ends, foe) <= TOLERANCE:
        return None
    return first_met(way, lambda placed: separation(placed, foe) - reach, until)


def _soonest(parts: Iterable[float | None]) -> float | None:
    return min((part for part in parts if part is not None), default=None)


def cut(moves: Sequence[Going], activation: Activation, part: float) -> tuple[Going, ...]:
    """The moves as far as that part of their way."""
    made = []
    for going in moves:
        path = Course(going.model.base, going.path).until(part)
        gone = activation.trails.get(going.model.id, (going.path[0],))
        made.append(Going(going.model, path, (*gone, *path[1:])))
    return tuple(made)


def halted(order: Move | Charge, moves: Sequence[Going], halt: Halt, counts: Mapping[str, bool]) -> Halted:
    """What waits for the answer: the same order, from where its models are halted."""
    return Halted(
        order,
        {going.model.id: Course(going.model.base, going.path).after(halt.part) for going in moves},
        {going.model.id: going.trail for going in moves},
        counts,
        halt.by,
    )


def resumed(game: GenesysGame, activation: Activation) -> tuple[Going, ...]:
    """What goes on of a halted move: the models that still stand, each on the rest of its way.

    The place where it was halted is no bend of the way: a base that turns is measured as if it had gone through.
    """
    waits = activation.halted
    if waits is None:
        return ()
    going = ((game.model(id), rest) for id, rest in waits.rests.items())
    return tuple(Going(model, rest, waits.trails[model.id]) for model, rest in going if model.on_table)
