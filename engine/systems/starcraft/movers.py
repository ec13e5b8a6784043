"""What binds a unit that moves: the ground under its Leading Model, the ground under the others, and its allowance."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from engine.ground import Ground, Obstacle
from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.systems.starcraft import lying
from engine.systems.starcraft.linking import Linking
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.walls import footprints, walls
from geometry.base import Base
from geometry.pose import Pose, distance
from geometry.travel import start_to_rest, travel

START_TO_REST = "start_to_rest"


@dataclass(frozen=True, slots=True)
class Mover:
    """A unit about to move. ``ground`` binds its Leading Model; the others are set and know no way.

    ``clearance`` is half the Gap Clearance, ``coherency`` the distance the others must be wholly within, and ``links``
    what a Coherency Link may not cross. ``yielding`` are tokens that only the Leading Model may end on, ``crossed``
    those of them that are gone once it has come over them.
    """

    unit: str
    side: str
    base: Base
    ground: Ground
    links: tuple[Obstacle, ...]
    clearance: float
    coherency: float
    yielding: tuple[Obstacle, ...] = ()
    crossed: tuple[Obstacle, ...] = ()
    linking: Linking = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "linking", Linking(self.links, self.clearance))


def gap_clearance(rules: Rulebook, game: StarcraftGame, unit: str) -> float:
    profile = game.profile(unit)
    large = game.size_of(unit) >= rules.count("large_from_size") or "large" in profile.tags
    return rules.figure("gap_clearance_large" if large else "gap_clearance")


def coherency(rules: Rulebook, game: StarcraftGame, unit: str) -> float:
    squadron = "squadron" in game.profile(unit).tags
    return rules.figure("coherency_squadron" if squadron else "coherency")


def make_mover(
    rules: Rulebook, game: StarcraftGame, unit: str, targets: Iterable[str] = (), *, may_engage: bool = False
) -> Mover:
    """``targets`` of a Charge may be come near, and every enemy by a unit that ``may_engage``.

    Made once for a position, however often a hand moves in it.
    """
    aims = tuple(targets)
    return _movers.of(
        game, _key(rules, unit, aims, may_engage), lambda: (rules, _made(rules, game, unit, aims, may_engage))
    )[1]


def hand_on(rules: Rulebook, game: StarcraftGame, begun: StarcraftGame, unit: str, targets: Iterable[str] = ()) -> None:
    """What was made for a position, with all it knows of links, is that of one in which the same stands and lies: of
    ``begun``, which differs from it by nothing but what ``happened``."""
    key = _key(rules, unit, tuple(targets), False)
    made = _movers.known(game, key)
    if made is not None:
        _movers.of(begun, key, lambda: made)


def _key(rules: Rulebook, unit: str, targets: tuple[str, ...], may_engage: bool) -> Hashable:
    """It names the book by its id, which is kept alive beside the mover."""
    return (id(rules), unit, targets, may_engage)


def _made(rules: Rulebook, game: StarcraftGame, unit: str, targets: tuple[str, ...], may_engage: bool) -> Mover:
    side = game.unit(unit).side
    profile = game.profile(unit)
    aims = frozenset(targets)
    flies = game.is_flying(unit)
    others = [other for other in game.mission.units if other.id != unit and game.stands(other.id)]
    tunnels = game.state(unit).tunneling and game.state(unit).burrowed
    barring, standing, enemies, held = [], [], [], []
    for other in others:
        bodies = [game.bodies[model.id] for model in game.models_of(other.id) if model.on_table]
        standing += bodies
        if not flies and not game.is_flying(other.id) and not game.state(other.id).burrowed and not tunnels:
            barring += bodies
            held += bodies if other.id not in aims else []
        if other.side != side and other.id not in aims and not may_engage and game.is_flying(other.id) == flies:
            enemies += bodies
    no_way = () if flies else (*walls(rules, game, profile), *lying.barring(game, unit))
    clearance = gap_clearance(rules, game, unit) / 2
    ground = Ground(
        table=game.mission.table,
        no_way=(*no_way, *barring),
        no_stop=(*footprints(game, profile), *standing, *lying.firm(game, unit)),
        keep_off=tuple(enemies),
        distance=rules.figure("engagement_range"),
        passing=Base.round(2 * clearance),
        bends_by_centre=True,
    )
    base = game.models_of(unit)[0].base
    return Mover(
        unit,
        side,
        base,
        ground,
        (*no_way, *held),
        clearance,
        coherency(rules, game, unit),
        lying.yielding(game, unit),
        lying.crossed(game, unit),
    )


def measured(game: StarcraftGame, base: Base, path: Sequence[Pose]) -> float:
    """The travel of a base as the setting for turns counts it."""
    if base.is_round:
        return travel(base, path)
    if game.setting("turn_cost") == START_TO_REST:
        legs = sum(distance(a.point, b.point) for a, b in pairwise(path))
        return max(legs, start_to_rest(base, path))
    return travel(base, apart(path))


def apart(path: Sequence[Pose]) -> tuple[Pose, ...]:
    """A path that slides first and turns then, on each of its legs."""
    poses = list(path[:1])
    for pose in path[1:]:
        last = poses[-1]
        if pose.point != last.point:
            poses.append(last.at(*pose.point))
        if pose.turn != last.turn:
            poses.append(pose)
    return tuple(poses)


def slide_left(game: StarcraftGame, base: Base, way: Sequence[Pose], turn: float, allowance: float) -> float:
    """What of an allowance is left to slide after a way, for a base that comes to rest at ``turn``."""
    if not base.is_round and game.setting("turn_cost") == START_TO_REST:
        return max(0.0, allowance - sum(distance(a.point, b.point) for a, b in pairwise(way)))
    last = way[-1]
    turned = way if base.is_round else (*way, Pose(last.x, last.y, turn))
    return max(0.0, allowance - measured(game, base, turned))


_movers: OncePerPosition[tuple[Rulebook, Mover]] = OncePerPosition()
