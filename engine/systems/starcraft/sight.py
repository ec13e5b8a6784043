"""Line of sight from above: any part of one base to any part of the other, past each piece of terrain on its own."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from engine.game import Model
from engine.mission import Marker
from engine.rulebook import Rulebook
from engine.systems.starcraft.screens import Screen, stood_on
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.walls import is_grass
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.gaps import gap, separation_from
from geometry.outline import outline
from geometry.pose import Point, Pose
from geometry.sight.lines import Sight, sees_each
from geometry.tolerance import Fit, at_most

FROM_TWO = "two"
WHOLLY = "wholly"


@dataclass(frozen=True, slots=True)
class Looker:
    """A model, or a marker of Size 0, that sees and is seen. ``size`` is effective; ``on`` the pieces it stands on."""

    placed: Placed
    size: int
    flying: bool = False
    on: tuple[Screen, ...] = ()

    def stands_on(self, screen: Screen) -> bool:
        return any(one.piece is screen.piece for one in self.on)

    def highest(self) -> int:
        return max((screen.own for screen in self.on), default=0)


class Cover(Enum):
    FULL = "Full Cover"
    DIRECT = "Direct Cover"
    DEAD_ZONE = "Elevation Dead Zone"


@dataclass(frozen=True, slots=True)
class Seen:
    """Whether two see each other. ``doubtful`` is what only a piece at the tolerance of its 1″ leaves open.

    ``by`` is the piece that hides, and ``cover`` how, where they don't; ``line`` a free line where they do.
    """

    visible: bool
    doubtful: bool = False
    by: str = ""
    cover: Cover | None = None
    line: tuple[Point, Point] | None = None

    def __bool__(self) -> bool:
        return self.visible


def looker_of(game: StarcraftGame, model: Model) -> Looker:
    """A model on the table. A BURROWED one has Size 0, a Flying one is taller than all terrain."""
    flying = game.is_flying(model.unit)
    on = () if flying else tuple(stood_on(_standing(game), model.placed))
    own = 0 if game.state(model.unit).burrowed else game.size_of(model.unit)
    return Looker(model.placed, own + sum(screen.own for screen in on), flying, on)


def looker_of_marker(game: StarcraftGame, marker: Marker, at: Point) -> Looker:
    """A Mission Marker counts as Size 0."""
    placed = Placed(Base.round(marker.diameter), Pose(*at))
    on = tuple(stood_on(_standing(game), placed))
    return Looker(placed, sum(screen.own for screen in on), False, on)


def sees(rules: Rulebook, game: StarcraftGame, a: Looker, b: Looker) -> Seen:
    return sees_all(rules, game, a, (b,))[0]


def sees_all(rules: Rulebook, game: StarcraftGame, a: Looker, others: Sequence[Looker]) -> tuple[Seen, ...]:
    """What each of many is to one. Seeing is mutual."""
    found: list[Seen | None] = [None] * len(others)
    doubts: dict[int, list[tuple[Screen, Cover]]] = {}
    groups: dict[tuple[int, ...], list[tuple[int, list[tuple[Screen, Cover]]]]] = defaultdict(list)
    for index, b in enumerate(others):
        dead = _dead_zone(rules, a, b)
        if dead is not None:
            found[index] = Seen(False, by=dead.piece.id, cover=Cover.DEAD_ZONE)
            continue
        sure: list[tuple[Screen, Cover]] = []
        maybe: list[tuple[Screen, Cover]] = []
        for screen, cover, fit in _hiding(rules, game, a, b):
            (sure if fit is Fit.KEPT else maybe).append((screen, cover))
        if maybe:
            doubts[index] = sure + maybe
        groups[tuple(id(screen) for screen, _ in sure)].append((index, sure))
    for members in groups.values():
        walls = members[0][1]
        sights = _look(a, [others[index] for index, _ in members], walls)
        for (index, _), sight in zip(members, sights, strict=True):
            found[index] = _seen(sight, walls)
    for index, walls in doubts.items():
        seen = found[index]
        if seen is not None and seen.visible and not _look(a, (others[index],), walls)[0].visible:
            found[index] = Seen(True, True, line=seen.line)
    return tuple(seen for seen in found if seen is not None)


def on_high_ground(rules: Rulebook, game: StarcraftGame, model: Model) -> bool:
    """Whether a model counts as on High Ground for cover: with its entire base, or with any part, as is set."""
    if game.is_flying(model.unit):
        return False
    high = [screen for screen in _standing(game) if screen.own >= rules.count("high_ground_from_size")]
    found = list(stood_on(high, model.placed))
    if game.setting("high_ground_cover") != WHOLLY:
        return bool(found)
    return any(_wholly_on(screen, model.placed) for screen in found)


def _standing(game: StarcraftGame) -> Iterator[Screen]:
    """What can be stood on."""
    return (
        screen
        for screen in game.terrain.screens
        if screen.own > 0 and not is_grass(screen.piece) and screen.piece.id not in game.removed
    )


def _wholly_on(screen: Screen, placed: Placed) -> bool:
    return screen.piece.outline.grown(0.001).covers(outline(placed))


def _look(a: Looker, others: Sequence[Looker], walls: Sequence[tuple[Screen, Cover]]) -> tuple[Sight, ...]:
    outlines = [screen.piece.outline for screen, _ in walls]
    return sees_each(a.placed, [b.placed for b in others], outlines)


def _seen(sight: Sight, walls: Sequence[tuple[Screen, Cover]]) -> Seen:
    if sight.visible or sight.blocker is None:
        return Seen(sight.visible, line=sight.line)
    screen, cover = walls[sight.blocker]
    return Seen(False, by=screen.piece.id, cover=cover)


def _hiding(rules: Rulebook, game: StarcraftGame, a: Looker, b: Looker) -> Iterator[tuple[Screen, Cover, Fit]]:
    """The pieces that hide these two from each other wherever the line crosses them, and whether for certain."""
    least = 2 if game.setting("blocking_from") == FROM_TWO else 1
    reach = rules.figure("cover_range")
    bounds = _hull(a.placed, b.placed)
    for screen in game.terrain.screens:
        if screen.size < least or screen.piece.id in game.removed or screen.body.is_farther(bounds, 0.0):
            continue
        # The flat top that a model stands on doesn't block its own line.
        if a.stands_on(screen) or b.stands_on(screen):
            continue
        if not (a.flying or b.flying) and screen.size >= a.size and screen.size >= b.size:
            yield screen, Cover.FULL, Fit.KEPT
            continue
        near = [at_most(_away(one.placed, screen.piece.outline), reach) for one in (a, b)]
        hides = [
            fit for one, fit in zip((a, b), near, strict=True) if not one.flying and screen.size >= one.size and fit
        ]
        if hides and not _close_quarters(rules, a, b, near):
            yield screen, Cover.DIRECT, Fit.KEPT if Fit.KEPT in hides else Fit.AT_LIMIT


def _close_quarters(rules: Rulebook, a: Looker, b: Looker, near: Sequence[Fit]) -> bool:
    """Both within 1″ of one piece, and within 3″ of each other."""
    return all(near) and bool(at_most(gap(a.placed, b.placed), rules.figure("close_quarters")))


def _dead_zone(rules: Rulebook, a: Looker, b: Looker) -> Screen | None:
    """The High Ground on which the one stands while the other is at its foot."""
    reach = rules.figure("cover_range")
    for high, low in ((a, b), (b, a)):
        if low.flying or low.on:
            continue
        for screen in high.on:
            if screen.own < rules.count("high_ground_from_size"):
                continue
            foot = at_most(_away(low.placed, screen.piece.outline), reach)
            if foot is Fit.KEPT and not _close_quarters(rules, a, b, (foot,)):
                return screen
    return None


@lru_cache(maxsize=8192)
def _away(placed: Placed, piece: Area) -> float:
    """Inches from a base's edge to a piece. Asked again for every pair that a model is one of."""
    return max(0.0, separation_from(placed, piece))


def _hull(a: Placed, b: Placed) -> tuple[float, float, float, float]:
    ra, rb = a.base.outer_radius, b.base.outer_radius
    return (
        min(a.pose.x - ra, b.pose.x - rb),
        min(a.pose.y - ra, b.pose.y - rb),
        max(a.pose.x + ra, b.pose.x + rb),
        max(a.pose.y + ra, b.pose.y + rb),
    )
