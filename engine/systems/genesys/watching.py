"""Held Actions as things on the table: where a squad could shoot at who comes, and whom it could strike in passing."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.game import Model
from engine.mission import Table
from engine.once import OncePerPosition
from engine.picture import SideArea
from engine.rulebook import Rulebook
from engine.systems.genesys import command
from engine.systems.genesys.engagement import engaged_now
from engine.systems.genesys.orders import Reaction
from engine.systems.genesys.profile import Arc
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import lookout
from engine.systems.genesys.threats import Threats, threat_of
from engine.tongue import tr
from engine.wording import whole
from geometry.arcs import FULL_CIRCLE, arc_area
from geometry.area import Area, union
from geometry.base import Placed
from geometry.outline import outline
from geometry.sight.seen import visible_area


def arc_of(game: GenesysGame, unit: str) -> float:
    """Degrees: the profile's own, or what is set for want of a text."""
    own = game.profile_of(unit).arc
    return float(own.value if own is not None else Arc(int(str(game.mission.settings["arc"]))).value)


def field_of_fire(game: GenesysGame, unit: str) -> Area:
    """All points of the table that some model of the squad sees, in its arc and in range of its weapon."""
    profile, arc = game.profile_of(unit), arc_of(game, unit)
    outlines = lookout(game).outlines
    placed = tuple(model.placed for model in game.standing_of(unit))
    return _squad_field(placed, arc, profile.shooting_range, outlines, game.mission.table)


@lru_cache(maxsize=256)
def _squad_field(
    placed: tuple[Placed, ...], arc: float, range: float | None, outlines: tuple[Area, ...], table: Table
) -> Area:
    return union(_model_field(one, arc, range, outlines, table) for one in placed)


@lru_cache(maxsize=1024)
def _model_field(placed: Placed, arc: float, range: float | None, outlines: tuple[Area, ...], table: Table) -> Area:
    seen = visible_area(placed, outlines, table.area) if outlines else table.area
    if arc < FULL_CIRCLE:
        seen &= arc_area(placed.pose, arc, table.width + table.height)
    return seen if range is None else seen & outline(placed).grown(range)


def strikers(game: GenesysGame, unit: str) -> tuple[Model, ...]:
    """The models of a squad that could strike at who passes them: those that are not base to base with an enemy."""
    in_melee = engaged_now(game)
    return tuple(model for model in game.standing_of(unit) if model.id not in in_melee)


def watchers(rules: Rulebook, game: GenesysGame, side: str, kind: Reaction) -> tuple[str, ...]:
    """The squads of a side that could react in this way now, in the mission's order."""
    if command.left(game, side) < command.reaction_cost(rules, game, kind):
        return ()
    return tuple(unit for unit in game.squads_of(side) if command.has_action_for_reaction(game, unit))


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """What the held Actions of a side look out for in a position: fields of fire by squad, and models that could
    strike."""

    fields: tuple[tuple[str, Area], ...]
    blades: Threats


def watch_of(rules: Rulebook, game: GenesysGame, side: str) -> Watch:
    """Worked out once for a position."""
    return _watches.of(game, side, lambda: _watch(rules, game, side))


def _watch(rules: Rulebook, game: GenesysGame, side: str) -> Watch:
    shooters = ((unit, field_of_fire(game, unit)) for unit in watchers(rules, game, side, Reaction.SHOOT))
    blades = [model for unit in watchers(rules, game, side, Reaction.STRIKE) for model in strikers(game, unit)]
    return Watch(tuple((unit, field) for unit, field in shooters if field), Threats.of(rules, game, blades))


_watches: OncePerPosition[Watch] = OncePerPosition()


def trigger_areas(rules: Rulebook, game: GenesysGame) -> Iterator[SideArea]:
    """What may be drawn of every held Action of the side that may answer in this turn."""
    for side in () if game.turn_of is None else (game.opponent(game.turn_of),):
        for unit in watchers(rules, game, side, Reaction.SHOOT):
            yield SideArea(side, field_of_fire(game, unit), _words(game, unit), tr("field of a held Action"))
        for unit in watchers(rules, game, side, Reaction.STRIKE):
            reach = threat_of(rules, game, unit)
            near = union(outline(model.placed).grown(reach) for model in strikers(game, unit))
            if near:
                words = tr("{unit}: threat range {reach}", unit=game.unit(unit).name, reach=whole(reach))
                yield SideArea(side, near, words, tr("threat range"), ring=True)


def _words(game: GenesysGame, unit: str) -> str:
    """Short, for it has to find room within the area."""
    profile, arc = game.profile_of(unit), arc_of(game, unit)
    limits = [tr("{arc:g}° of facing", arc=arc)] if arc < FULL_CIRCLE else []
    limits += [whole(profile.shooting_range)] if profile.shooting_range is not None else []
    return tr("{unit}, Action held: {listed}", unit=game.unit(unit).name, listed=", ".join(limits or [tr("in sight")]))
