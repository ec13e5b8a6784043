"""What a model may be wished to do, as places on the table, and what a position is told of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from engine.game import Game, Model
from engine.gate import RuleSystem
from engine.mission import Marker
from engine.picture import BandKind
from engine.sight import Lookout, looking
from engine.survey import Row, Topic
from engine.tongue import tr, tr_later
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import gap
from geometry.keepout import too_near, too_near_base
from geometry.pose import Point, Pose
from geometry.sight.seen import visible_area
from geometry.tolerance import at_most

TOUCHING = 0.008
"""Inches within which the nearest of many places count as one as near as the other."""


_BESIDE = 0.002


class Want(Enum):
    CONTACT = tr_later("into contact with")
    SEE = tr_later("to see")
    HOLD = tr_later("to hold")


@dataclass(frozen=True, slots=True)
class Wish:
    """``of`` is a model, for :attr:`Want.HOLD` a marker, by id."""

    want: Want
    of: str


@dataclass(frozen=True, slots=True, eq=False)
class Goal:
    """``within`` is what of an area of centres meets the wish; ``nearest`` the place nearest to a pose that would, with
    so many inches to spare where that can be.

    ``is_met`` asks a place, ``is_done`` a position. ``unit`` is the unit it is about, if any; ``words`` go after the
    name of the model.
    """

    words: str
    unit: str | None
    within: Callable[[Area, Model], Area]
    nearest: Callable[[Base, Pose, float], Point]
    is_met: Callable[[Placed], bool]
    is_done: Callable[[Game], bool]
    told: Callable[[Game], tuple[Row, ...]]
    reached: Callable[[Game], tuple[Row, ...]] = lambda _: ()
    """What a position is told of getting there, by dice too."""


def why_not_asked(game: Game, model: Model | None, wish: Wish) -> str:
    """In words; empty where it can be asked."""
    if model is None:
        return tr("No such model")
    if not model.on_table:
        return tr("Only a model on the table can be asked about")
    if wish.want is Want.HOLD:
        return "" if any(marker.id == wish.of for marker in game.mission.markers) else tr("No such marker")
    other = game.models.get(wish.of)
    if other is None or not other.on_table:
        return tr("Only a model on the table can be wished for")
    return tr("A model and itself are one") if other.id == model.id else ""


def goal_of(system: RuleSystem, game: Game, model: Model, wish: Wish) -> Goal | None:
    """None for a marker round which this game counts nobody."""
    match wish.want:
        case Want.CONTACT:
            return _contact(system, game, model, game.model(wish.of))
        case Want.SEE:
            return _see(system, game, model, game.model(wish.of))
        case Want.HOLD:
            return _hold(system, game, model, game.mission.marker(wish.of))


def _contact(system: RuleSystem, game: Game, model: Model, other: Model) -> Goal:
    there = other.placed

    def within(area: Area, hand: Model) -> Area:
        """As near as the area lets it come."""
        if not area:
            return area
        turn = hand.placed.pose.turn
        near = gap(Placed(hand.base, Pose(*area.nearest(there.centre), turn)), there)
        return area & too_near_base(there, hand.base, turn, near + TOUCHING)

    def nearest(base: Base, pose: Pose, spare: float) -> Point:
        """Beside it, as far off as still counts, and on nobody else where that can be."""
        inner = too_near_base(there, base, pose.turn)
        others = [one.placed for one in game.on_table() if one.unit != model.unit and one.id != other.id]
        near = [one for one in others if gap(one, there) < 2 * base.outer_radius + _BESIDE]
        touching = inner.nearest(pose.point)
        beside = too_near_base(there, base, pose.turn, max(_BESIDE, _counts(touching, pose) - spare)) - inner
        free = beside - union(too_near_base(one, base, pose.turn) for one in near)
        return (free or beside or inner).nearest(pose.point)

    def _counts(at: Point, pose: Pose) -> float:
        """Inches within which the game calls it a fight: what it says of the two base to base."""
        put = game.with_models((replace(model, pose=pose.at(*at)),))
        return max((row.limit or 0.0 for row in told(put) if row.measured is not None), default=0.0)

    def told(after: Game) -> tuple[Row, ...]:
        return _about(system, after, Topic.ENGAGED, model, other)

    def is_done(after: Game) -> bool:
        """So near that the game calls it a fight."""
        near = gap(after.model(model.id).placed, there)
        return any(bool(at_most(near, row.limit or 0.0)) for row in told(after))

    words = tr("comes into contact with {other}", other=system.name(game, other.id))

    def is_met(placed: Placed) -> bool:
        return bool(at_most(gap(placed, there), 0.0))

    def reached(now: Game) -> tuple[Row, ...]:
        return tuple(row for row in _about(system, now, Topic.REACH, model, other) if row.subjects[0] == model.unit)

    return Goal(words, other.unit, within, nearest, is_met, is_done, told, reached)


def _see(system: RuleSystem, game: Game, model: Model, other: Model) -> Goal:
    lookout = system.areas(game, None).lookout or Lookout()
    there = other.placed
    seen = visible_area(there, _between(lookout, model, model.placed, other).outlines, game.mission.table.area)

    def within(area: Area, hand: Model) -> Area:
        return area & too_near(seen, hand.base, hand.placed.pose.turn)

    def nearest(base: Base, pose: Pose, spare: float) -> Point:
        room = too_near(seen, base, pose.turn)
        return (room.grown(-spare) or room).nearest(pose.point)

    def is_met(placed: Placed) -> bool:
        return bool(looking(_between(lookout, model, placed, other), placed, there))

    def told(after: Game) -> tuple[Row, ...]:
        return _about(system, after, Topic.SIGHT, model, other)

    return Goal(
        tr("sees {other}", other=system.name(game, other.id)),
        other.unit,
        within,
        nearest,
        is_met,
        lambda after: is_met(after.model(model.id).placed),
        told,
    )


def _between(lookout: Lookout, model: Model, placed: Placed, other: Model) -> Lookout:
    """What hides either from the other: what hides both, where it depends on who looks."""
    both = {*lookout.of(model.id, placed).ids} & {*lookout.of(other.id, other.placed).ids}
    kept = [(id, outline) for id, outline in zip(lookout.ids, lookout.outlines, strict=True) if id in both]
    return Lookout(tuple(id for id, _ in kept), tuple(outline for _, outline in kept), lookout.note)


def _hold(system: RuleSystem, game: Game, model: Model, marker: Marker) -> Goal | None:
    """The ground on which a base counts there, as the game draws it."""
    areas = system.areas(game, None)
    at = system.readout(game).markers.get(marker.id, marker.at) or marker.at
    drawn = [band.area for band in areas.bands if band.kind is BandKind.MARKER]
    drawn += [one.area for one in areas.influence]
    round_it = [area for area in drawn if area.contains(at)]
    if not round_it:
        return None
    ground = min(round_it, key=lambda area: area.size)

    def within(area: Area, hand: Model) -> Area:
        return area & too_near(ground, hand.base, hand.placed.pose.turn)

    def nearest(base: Base, pose: Pose, spare: float) -> Point:
        room = too_near(ground, base, pose.turn)
        return (room.grown(-spare) or room).nearest(pose.point)

    def is_met(placed: Placed) -> bool:
        return too_near(ground, placed.base, placed.pose.turn).contains(placed.centre)

    def told(after: Game) -> tuple[Row, ...]:
        rows = system.survey(after, (Topic.MARKERS,)).rows
        return tuple(row for row in rows if marker.id in row.subjects)

    return Goal(
        tr("counts at {marker}", marker=marker.name),
        None,
        within,
        nearest,
        is_met,
        lambda after: is_met(after.model(model.id).placed),
        told,
    )


def _about(system: RuleSystem, game: Game, topic: Topic, one: Model, other: Model) -> tuple[Row, ...]:
    """What a position is told of two models, or their units."""
    mine, theirs = {one.id, one.unit}, {other.id, other.unit}
    rows = system.survey(game, (topic,)).rows
    return tuple(row for row in rows if mine & {*row.subjects} and theirs & {*row.subjects})
