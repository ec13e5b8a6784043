"""Where a move first meets the trigger of a held Action, and what is left of it from there."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.once import OncePerPosition
from engine.picture import Band, BandKind
from engine.rulebook import Rulebook
from engine.systems.genesys.moving import Going
from engine.systems.genesys.orders import Arrive, Charge, Move, Reaction
from engine.systems.genesys.reserves import is_reserve
from engine.systems.genesys.state import Activation, GenesysGame, Halted
from engine.systems.genesys.watching import Watch, watch_of
from engine.tongue import tr
from engine.wording import inches
from geometry.area import Area, union
from geometry.base import Placed
from geometry.gaps import gap, separation
from geometry.meets import Course, Together, first_met
from geometry.sweep import swept
from geometry.tolerance import TOLERANCE
from geometry.travel import travel

Trigger = tuple[str, Reaction]


@dataclass(frozen=True, slots=True)
class Halt:
    """``part`` of the way is gone by every model of the squad at once; ``by`` are the triggers met there, in order."""

    part: float
    by: tuple[Trigger, ...]


def halt_of(rules: Rulebook, game: GenesysGame, moves: Sequence[Going]) -> Halt | None:
    """The first place of the way at which a held Action is triggered that was not where the way began.

    The other side has been asked where a squad stood as its way began. It has not for one that comes on from reserve,
    which is halted where it begins if a held Action is triggered there already.
    None where it is met only where the move ends: there the other side is asked in any case.
    """
    activation = game.activation
    if activation is None or activation.answered or activation.quiet or not moves:
        return None
    if game.mission.settings["reaction_moment"] != "trigger":
        return None
    watch = watch_of(rules, game, game.opponent(game.side_of_unit(activation.unit)))
    if not watch.fields and not watch.blades.models:
        return None
    squad = Squad.of(game, moves, activation.unit)
    found = [(part, (unit, Reaction.SHOOT)) for unit, part in squad.sighted(game, watch)]
    found += [(part, (unit, Reaction.STRIKE)) for unit, part in squad.struck(watch)]
    if not found:
        return None
    first = min(part for part, _ in found)
    if (1.0 - first) * squad.together.longest <= TOLERANCE:
        return None
    return Halt(first, tuple(trigger for part, trigger in found if part <= first + squad.hair))


@dataclass(frozen=True, slots=True)
class Squad:
    """The squad that moves: the ways of those of its models that go, and with them those that stay where they are."""

    unit: str
    ways: tuple[Course, ...]
    together: Together
    comes_on: bool

    @classmethod
    def of(cls, game: GenesysGame, moves: Sequence[Going], unit: str) -> "Squad":
        ways = tuple(Course(going.model.base, going.path) for going in moves)
        goes = {going.model.id for going in moves}
        staying = tuple(mate for mate in game.standing_of(unit) if mate.id not in goes)
        standing = tuple(Course(mate.base, (mate.placed.pose,)) for mate in staying)
        return cls(unit, ways, Together((*ways, *standing)), is_reserve(game, unit))

    @property
    def hair(self) -> float:
        """The part of the way within which two triggers are met at once."""
        return TOLERANCE / self.together.longest if self.together.longest else 0.0

    def sighted(self, game: GenesysGame, watch: Watch) -> Iterator[tuple[str, float]]:
        """The part of the way at which the first model comes into a squad's field of fire, if none was in it.

        Only for those of the squads that come to it first. Where a squad comes on, a field at its edge is met there.
        """
        areas = [field for _, field in watch.fields]
        free = self._free(areas) if self.comes_on else _apart.of(game, self.unit, lambda: self._free(areas))
        if self.comes_on and min(free, default=math.inf) <= TOLERANCE:
            yield from ((unit, 0.0) for (unit, _), apart in zip(watch.fields, free, strict=True) if apart <= TOLERANCE)
            return
        for number, part in self.together.first_to_come(areas, free):
            yield watch.fields[number][0], part

    def _free(self, areas: Sequence[Area]) -> tuple[float, ...]:
        return tuple(self.together.apart(area, 0.0) for area in areas)

    def struck(self, watch: Watch) -> Iterator[tuple[str, float]]:
        """The part of the way at which a model enters the threat range of one that it does not go on to engage."""
        found: dict[str, float] = {}
        for way in self.ways:
            for foe, reach in watch.blades.on_the_way(way.base, way.path):
                part = _entered(way, foe.placed, reach, comes_on=self.comes_on)
                if part is not None:
                    found[foe.unit] = min(part, found.get(foe.unit, part))
        in_order = dict.fromkeys(model.unit for model, _ in watch.blades.models)
        yield from ((unit, found[unit]) for unit in in_order if unit in found)


_apart: OncePerPosition[tuple[float, ...]] = OncePerPosition()
"""How far a squad is from each field before it moves: every way begins where its model stands."""


def _entered(way: Course, foe: Placed, reach: float, *, comes_on: bool) -> float | None:
    starts, ends = Placed(way.base, way.path[0]), Placed(way.base, way.path[-1])
    if gap(ends, foe) <= TOLERANCE:
        return None
    if gap(starts, foe) <= reach + TOLERANCE:
        return 0.0 if comes_on else None
    return first_met(way, lambda placed: separation(placed, foe) - reach)


def cut(moves: Sequence[Going], activation: Activation, part: float) -> tuple[Going, ...]:
    """The moves as far as that part of their way."""
    made = []
    for going in moves:
        path = Course(going.model.base, going.path).until(part)
        gone = activation.trails.get(going.model.id, (going.path[0],))
        made.append(Going(going.model, path, (*gone, *path[1:])))
    return tuple(made)


def halted(order: Move | Charge | Arrive, moves: Sequence[Going], halt: Halt, counts: Mapping[str, bool]) -> Halted:
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


def rest_drawn(game: GenesysGame) -> Iterator[Band]:
    """All that the squad passes over and stands on if the move that was halted goes on as ordered and unhindered."""
    activation = game.activation
    moves = () if activation is None else resumed(game, activation)
    if moves:
        left = max(travel(going.model.base, going.path) for going in moves)
        area = union(swept(going.model.base, going.path) for going in moves)
        yield Band(tr("the halted move goes on: {left}", left=inches(left)), area, BandKind.TO_COME)
