"""Climbs, jumps and drops along a path, and the area that they open.

A base stands on the highest climbable piece that it overlaps. Going up costs Move, and so does climbing down; jumping
down costs none. A gap between two pieces that is narrow enough is jumped.
"""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, groupby, pairwise
from threading import Lock

from engine.game import Model
from engine.ground import Ground, Obstacle, is_clear
from engine.mission import Piece
from engine.routing import put_off, tell_failed
from engine.rulebook import Rulebook
from engine.systems.hardwired28.jumps import Jumper, Leap, is_convex, leaps, way_by
from engine.systems.hardwired28.standing import FLAT, climbable_pieces, height_at, overlaps
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import GRAPPLE, has
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.keepout import on_table
from geometry.pose import Point, Pose, distance
from geometry.routes.levels import Level, LevelReach, reach_over
from geometry.routes.terraces import Stack, Terrace, stacked
from geometry.sweep import clearance
from geometry.tolerance import TOLERANCE, Fit, apart, at_most
from geometry.travel import between, travel

_STEP = 0.05
_HALVINGS = 24
_UP_TO = 1e-9
_OFF_THE_RIM = 4 * TOLERANCE


@dataclass(frozen=True, slots=True)
class Rise:
    """A change of height on the way: ``piece`` is the one climbed or left, ``down`` whether it goes down."""

    piece: str
    height: float
    down: bool = False
    jumped: float | None = None
    """Inches of the gap that is jumped in place of a drop and a climb."""


@dataclass(frozen=True, slots=True)
class Climbs:
    """``cost`` is what a path takes of its Move beside its inches, ``falls`` the dice of its drops. ``down`` are the
    inches that are climbed down of each drop past the harmless height, in the order of the path."""

    rises: tuple[Rise, ...] = ()
    cost: float = 0.0
    falls: int = 0
    down: tuple[float, ...] = ()


def climb_cost(rules: Rulebook, game: HardwiredGame, model: Model, height: float) -> float:
    """Inches of Move that so many inches of a climb take, up or down."""
    if has(game, model, GRAPPLE):
        free = rules.figure("grapple_free")
        if game.setting("grapple") == "first":
            height = max(0.0, height - free)
        elif at_most(height, free) is not Fit.BROKEN:
            height = 0.0
    return height * rules.figure("climb_cost")


def climbs_of(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose], spare: float = 0.0) -> Climbs:
    """What a path climbs, jumps and drops; ``spare`` inches of its Move are left for climbing down what would harm."""
    base = model.base
    pieces = tuple(piece for piece in climbable_pieces(game) if _near(base, path, piece))
    if not pieces:
        return Climbs()
    stretches = _levels_along(rules, base, tuple(path), pieces)
    rises: list[Rise] = []
    drops: list[float] = []
    cost = 0.0
    for (before, first, _), (after, second, jump) in pairwise(stretches):
        change = after - before
        if change > 0:
            rises.append(Rise(second, change, jumped=jump))
            cost += climb_cost(rules, game, model, change)
        elif change < 0:
            rises.append(Rise(first, -change, down=True, jumped=jump))
            if fall_dice(rules, -change):
                drops.append(-change)
        elif jump is not None:
            rises.append(Rise(second, 0.0, jumped=jump))
    down = _eased(rules, game, model, drops, spare)
    cost += sum(climb_cost(rules, game, model, height) for height in down)
    falls = sum(fall_dice(rules, height - climbed) for height, climbed in zip(drops, down, strict=True))
    return Climbs(tuple(rises), cost, falls, down)


def _eased(
    rules: Rulebook, game: HardwiredGame, model: Model, drops: Sequence[float], spare: float
) -> tuple[float, ...]:
    """Inches climbed down of each drop, for the fewest dice that ``spare`` inches of Move can buy, and of these the
    cheapest."""
    ways: list[tuple[int, float, tuple[float, ...]]] = [(0, 0.0, ())]
    for height in drops:
        longer = [
            (
                dice + fall_dice(rules, height - climbed),
                cost + climb_cost(rules, game, model, climbed),
                (*down, climbed),
            )
            for dice, cost, down in ways
            for climbed in _climbed_down(rules, game, height)
        ]
        # Of ways with equal dice only the cheapest matters for what comes after.
        longer.sort()
        ways = [way for number, way in enumerate(longer) if number == 0 or way[0] != longer[number - 1][0]]
        ways = [way for way in ways if at_most(way[1], max(0.0, spare)) is not Fit.BROKEN]
    return ways[0][2]


def _climbed_down(rules: Rulebook, game: HardwiredGame, height: float) -> tuple[float, ...]:
    """How much of a drop may be climbed down: none, all, or what leaves a jump of as many dice less."""
    if game.setting("climb_down") == "jumped":
        return (0.0,)
    if game.setting("climb_part") == "whole":
        return (0.0, height)
    harmless, step = rules.figure("fall_harmless"), rules.figure("fall_step")
    return (0.0, *(height - harmless - step * dice for dice in range(fall_dice(rules, height))))


def where_heights_change(game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Pose]:
    """Either side of each change of height on the way."""
    pieces = tuple(piece for piece in climbable_pieces(game) if _near(model.base, path, piece))
    for start, end in pairwise(path) if pieces else ():
        parts = _parts(model.base, start, end, pieces)
        heights = [_level(model.base, between(start, end, part), pieces)[0] for part in parts]
        for low, high, before, after in zip(parts, parts[1:], heights, heights[1:], strict=False):
            if before == after:
                continue
            for _ in range(_HALVINGS):
                middle = (low + high) / 2
                is_before = _level(model.base, between(start, end, middle), pieces)[0] == before
                low, high = (middle, high) if is_before else (low, middle)
            yield from (between(start, end, low), between(start, end, high))


def fall_dice(rules: Rulebook, height: float) -> int:
    """Dice of a drop: none up to the harmless height, then one for each started so many inches beyond. What is started
    by the tolerance alone is not."""
    limit, step = rules.figure("fall_harmless"), rules.figure("fall_step")
    dice = 0
    while not at_most(height, limit + dice * step):
        dice += 1
    return dice


def overhangs(game: HardwiredGame, placed: Placed) -> str:
    """The piece whose rim a base hangs over where it ends; none where its middle is on what it stands on."""
    _, piece = height_at(game, placed)
    if piece == FLAT or game.mission.piece(piece).outline.contains(placed.centre):
        return FLAT
    return piece


class Reached:
    """All that a round base gets to with climbs and drops, and with straight jumps from whatever it has come to."""

    def __init__(
        self,
        reach: LevelReach,
        names: tuple[str, ...],
        leaping: Sequence[Leap],
        ground: Ground,
        pieces: Sequence[Piece],
    ) -> None:
        self._reach = reach
        self._names = names
        self._leaping = tuple(leaping)
        self._asking = Lock()
        self._alive = (ground, tuple(pieces))
        """What it was made of is told by identity, so it must not go away first."""

    def area(self) -> Area:
        with self._asking:
            found = (self._reach, *(leap.reach for leap in self._leaping))
            return union(reach.outline(name) for reach in found for name in self._names)

    def to(self, level: str, end: Pose) -> tuple[float, tuple[Point, ...]] | None:
        """What the cheapest way costs, and its corners, start and end among them."""
        with self._asking:
            return way_by(self._reach, self._leaping, level, end.point) if level in self._names else None


def reached(
    rules: Rulebook, game: HardwiredGame, model: Model, start: Pose, left: float, ground: Ground
) -> Reached | None:
    """None where nothing that is climbed is near, so that the flat search does, where nobody waits, and on failure."""
    near = _in_reach(game, model, start, left)
    if not near or left <= 0 or not model.base.is_round:
        return None
    grapple = game.setting("grapple") if has(game, model, GRAPPLE) else ""
    key = (grapple, _key(model.base, start, left, ground, near))
    with _lock:
        found = _kept.get(key)
    if found is not None or put_off():
        return found
    try:
        found = _search(rules, game, model, start, left, ground, near)
    except Exception as trouble:  # whatever failed, the flat search is still there, and it is said
        tell_failed(trouble)
        return None
    with _lock:
        # Threads ask as well: what one keeps may push out what another has just found here.
        while len(_kept) >= _KEPT:
            _kept.pop(next(iter(_kept)))
        _kept[key] = found
    return found


def flat_ground(game: HardwiredGame, model: Model, start: Pose, left: float, ground: Ground) -> Ground:
    """For the flat search, which knows no height: what could be climbed is in the way, so that nothing is claimed."""
    near = _in_reach(game, model, start, max(0.0, left))
    return replace(ground, no_way=(*ground.no_way, *(Obstacle.piece(piece) for piece in near))) if near else ground


def _search(
    rules: Rulebook,
    game: HardwiredGame,
    model: Model,
    start: Pose,
    left: float,
    ground: Ground,
    near: Sequence[Piece],
) -> Reached:
    base = model.base
    margin = left + base.outer_radius + 1.0
    bounds = (start.x, start.y, start.x, start.y)
    walls = tuple(one.keep_out(base, start.turn) for one in ground.no_way if not one.is_farther(bounds, margin))
    table = ground.table
    floor = Level(FLAT, on_table(table.width, table.height, base, start.turn) - union(walls))
    terraces = [Terrace(piece.id, piece.outline, piece.height or 0.0) for piece in near]
    stack = stacked(
        floor, terraces, base.outer_radius, lambda height: climb_cost(rules, game, model, height), lambda _: 0.0
    )
    stack = _off_inner_corners(stack, near)
    _, level = height_at(game, Placed(base, start))
    found = reach_over(start.point, level, left, stack.levels, stack.crossings)
    pieces = climbable_pieces(game)

    def cost(height: float) -> float:
        return climb_cost(rules, game, model, height)

    def is_open(one: Point, other: Point) -> bool:
        ends = (start.at(*one), start.at(*other))
        return is_clear(base, ends, ground) and on_floor.contains(other)

    def is_jump(one: Point, other: Point, launch: Piece, landing: Piece) -> bool:
        stretches = _levels_along(rules, base, (start.at(*one), start.at(*other)), pieces)
        return [piece for _, piece, _ in stretches] == [launch.id, landing.id] and stretches[-1][2] is not None

    on_floor = on_table(table.width, table.height, base, start.turn)
    jumper = Jumper(start.point, base.outer_radius, left, rules.figure("jump_most"), cost, is_open, is_jump)
    leaping = leaps(jumper, found, stack, near)
    return Reached(found, tuple(level.name for level in stack.levels), leaping, ground, near)


def _off_inner_corners(stack: Stack, near: Sequence[Piece]) -> Stack:
    """A way on a piece round an inner corner of it keeps so far inside that it is judged to stay on the piece."""
    bent = {piece.id for piece in near if not is_convex(piece)}
    levels = (
        replace(level, walls=(*level.walls, *_at_inner_corners(level.floor))) if level.name in bent else level
        for level in stack.levels
    )
    return replace(stack, levels=tuple(levels)) if bent else stack


def _at_inner_corners(floor: Area) -> Iterator[Area]:
    for ring in floor.rings():
        for before, at, after in zip((ring[-1], *ring), ring, (*ring[1:], ring[0]), strict=False):
            middle = ((before[0] + after[0]) / 2, (before[1] + after[1]) / 2)
            part = _OFF_THE_RIM / max(distance(at, middle), _OFF_THE_RIM)
            if not floor.contains((at[0] + (middle[0] - at[0]) * part, at[1] + (middle[1] - at[1]) * part)):
                yield Area.disc(at, _OFF_THE_RIM, outside=True)


def _in_reach(game: HardwiredGame, model: Model, start: Pose, left: float) -> list[Piece]:
    margin = left + model.base.outer_radius
    return [piece for piece in climbable_pieces(game) if piece.outline.distance(start.point) <= margin]


def _levels_along(
    rules: Rulebook, base: Base, path: tuple[Pose, ...], pieces: tuple[Piece, ...]
) -> list[tuple[float, str, float | None]]:
    """Worked out once for a path: each reading of a setting asks for it."""
    key = (base, path, tuple(id(piece) for piece in pieces))
    kept = _walked.get(key)
    if kept is None:
        if len(_walked) >= _KEPT:
            _walked.clear()
        kept = _walked[key] = (pieces, _jumped(rules, _stretches(base, path, pieces), pieces, path))
    return kept[1]


def _stretches(
    base: Base, path: Sequence[Pose], pieces: Sequence[Piece]
) -> list[tuple[float, str, tuple[float, float]]]:
    """Height, piece, and from where to where along the path, one after another."""
    found: list[tuple[float, str, float]] = []
    done = 0.0
    for start, end in pairwise(path):
        length = distance(start.point, end.point)
        for part in _parts(base, start, end, pieces):
            height, piece = _level(base, between(start, end, part), pieces)
            found.append((height, piece, done + part * length))
        done += length
    grouped = [
        (height, piece, [at for _, _, at in group])
        for (height, piece), group in groupby(found, key=lambda one: (one[0], one[1]))
    ]
    return [(height, piece, (places[0], places[-1])) for height, piece, places in grouped]


def _jumped(
    rules: Rulebook,
    stretches: list[tuple[float, str, tuple[float, float]]],
    pieces: Sequence[Piece],
    path: Sequence[Pose],
) -> list[tuple[float, str, float | None]]:
    """Lower ground between two pieces is jumped where the gap between them, along the middle of the path, is narrow
    enough."""
    known = {piece.id: piece for piece in pieces}
    kept: list[tuple[float, str, float | None]] = []
    skip = False
    for number, (height, piece, (begins, ends)) in enumerate(stretches):
        if skip:
            skip = False
            continue
        before = kept[-1] if kept else None
        after = stretches[number + 1] if number + 1 < len(stretches) else None
        if before is not None and after is not None and height < min(before[0], after[0]):
            gap = _gap(path, known[before[1]], known[after[1]], begins, ends)
            if gap is not None and at_most(gap, rules.figure("jump_most")):
                kept.append((after[0], after[1], gap))
                skip = True
                continue
        kept.append((height, piece, None))
    return kept


def _gap(path: Sequence[Pose], one: Piece, other: Piece, begins: float, ends: float) -> float | None:
    """Inches of the path's middle line between two pieces, looked for about where the base is over neither."""
    marks = list(_marks(begins - 3.0, ends + 3.0, path))
    steps = list(pairwise(marks))
    left = next((step for step in reversed(steps) if step[0] <= ends and _meets(path, one, *step)), None)
    met = next((step for step in steps if step[1] >= begins and _meets(path, other, *step)), None)
    if left is None or met is None or met[1] < left[0]:
        return None
    last = _refined(lambda at: _meets(path, one, at, left[1]), *left)
    first = _refined(lambda at: not _meets(path, other, met[0], at), *met)
    bends = accumulate(distance(a.point, b.point) for a, b in pairwise(path))
    if any(last + _UP_TO < bend < first - _UP_TO for bend in bends):
        # Nobody turns in the air.
        return None
    return max(0.0, first - last)


def _meets(path: Sequence[Pose], piece: Piece, low: float, high: float) -> bool:
    """Whether the middle of the base comes over a piece between two places along the path."""
    bends = zip(accumulate(distance(a.point, b.point) for a, b in pairwise(path)), path[1:], strict=True)
    between_them = [pose.point for at, pose in bends if low < at < high]
    return clearance([_along(path, low), *between_them, _along(path, high)], piece.outline) <= 0.0


def _refined(holds: Callable[[float], bool], low: float, high: float) -> float:
    """Where what holds at first no longer does."""
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return (low + high) / 2


def _marks(low: float, high: float, path: Sequence[Pose]) -> Iterator[float]:
    whole = sum(distance(a.point, b.point) for a, b in pairwise(path))
    at, last = max(0.0, low), min(whole, high)
    while at < last:
        yield at
        at += _STEP
    yield last


def _along(path: Sequence[Pose], at: float) -> tuple[float, float]:
    for start, end in pairwise(path):
        length = distance(start.point, end.point)
        if at <= length:
            return between(start, end, at / length if length > 0 else 0.0).point
        at -= length
    return path[-1].point


def _parts(base: Base, start: Pose, end: Pose, pieces: Sequence[Piece]) -> list[float]:
    """Where along a leg it is asked how high the base is: at short steps, and where it only grazes a piece."""
    steps = max(1, math.ceil(travel(base, (start, end)) / _STEP))
    among = [_is_among(base, between(start, end, number / steps), pieces) for number in range(steps + 1)]
    # Between two pieces one step beyond either is enough.
    wanted = [number for number in range(steps + 1) if any(among[max(0, number - 1) : number + 2])]
    parts = [number / steps for number in sorted({0, steps, *wanted})]
    grazed = []
    for piece in pieces:
        if any(overlaps(Placed(base, between(start, end, part)), piece) for part in parts):
            continue
        if _near(base, (start, end), piece):
            grazed.append(_grazes(base, start, end, piece))
    return sorted((*parts, *grazed))


def _is_among(base: Base, pose: Pose, pieces: Sequence[Piece]) -> bool:
    """Near enough for a look at how high it stands."""
    x, y, reach = pose.x, pose.y, base.outer_radius
    return any(
        left - reach <= x <= right + reach and top - reach <= y <= bottom + reach
        for left, top, right, bottom in (piece.outline.bounds for piece in pieces)
    )


def _grazes(base: Base, start: Pose, end: Pose, piece: Piece) -> float:
    """Where on a leg a base first overlaps a piece that it overlaps somewhere."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _near(base, (between(start, end, low), between(start, end, middle)), piece):
            high = middle
        else:
            low = middle
    return high


def _level(base: Base, pose: Pose, pieces: Sequence[Piece]) -> tuple[float, str]:
    placed = Placed(base, pose)
    return max(((piece.height or 0.0, piece.id) for piece in pieces if overlaps(placed, piece)), default=(0.0, FLAT))


def _near(base: Base, path: Sequence[Pose], piece: Piece) -> bool:
    obstacle, reach = Obstacle.piece(piece), base.outer_radius
    xs, ys = [pose.x for pose in path], [pose.y for pose in path]
    bounds = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
    if obstacle.is_farther(bounds, 0.0):
        return False
    if base.is_round:
        return apart(clearance([pose.point for pose in path], piece.outline) - reach) is Fit.BROKEN
    return apart(obstacle.sweep(base, path)) is Fit.BROKEN


def _key(base: Base, start: Pose, left: float, ground: Ground, near: Sequence[Piece]) -> Hashable:
    barred = tuple(one.placed if one.placed is not None else id(one.area) for one in ground.no_way)
    return (base, start, left, ground.table, barred, tuple(id(piece.outline) for piece in near))


_KEPT = 16
_lock = Lock()
_kept: dict[Hashable, Reached] = {}
_walked: dict[Hashable, tuple[tuple[Piece, ...], list[tuple[float, str, float | None]]]] = {}
"""With the pieces, which are told by identity and must not go away first."""
