"""Which models of a unit shoot at a target with a weapon, from how far, and why the rest do not."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.game import Model
from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.systems.starcraft.keywords import INDIRECT, has
from engine.systems.starcraft.seeing import Cover, Looker, Seen
from engine.systems.starcraft.sight import looker_of, sees_all
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.weapons import Weapon
from geometry.gaps import gap
from geometry.pose import Point
from geometry.tolerance import Fit, at_most


@dataclass(frozen=True, slots=True)
class Shooter:
    """One model of the attacker. ``at`` is the nearest target model that it shoots at, else the nearest of all.

    ``reach`` is the distance that decided, ``edge`` that it is there at the tolerance, ``doubtful`` that sight is.
    ``long`` shoots at LONG RANGE, ``bought`` farther than the printed card reaches, ``burst`` from within BURST FIRE.
    ``by`` hides every target in range.
    """

    model: str
    at: str
    away: float
    reach: float
    fires: bool
    doubtful: bool = False
    edge: bool = False
    long: bool = False
    bought: bool = False
    burst: bool = False
    by: str = ""
    cover: Cover | None = None
    line: tuple[Point, Point] | None = None

    @property
    def is_far(self) -> bool:
        """Nothing of the target is in range."""
        return not self.fires and not self.by and self.cover is None


@dataclass(frozen=True, slots=True)
class Shots:
    """``visible`` are the target's models that may fall: those some shooting model sees."""

    shooters: tuple[Shooter, ...]
    visible: frozenset[str]

    @property
    def firing(self) -> tuple[Shooter, ...]:
        return tuple(shooter for shooter in self.shooters if shooter.fires)


def shots(rules: Rulebook, game: StarcraftGame, unit: str, target: str, weapon: Weapon) -> Shots:
    """Every model of the attacker, by number."""
    lookers, away = lookers_of(game, target), distances(game, unit, target)
    found = tuple(
        _shooter(rules, game, model, away[model.id], lookers, target, weapon) for model in game.standing_of(unit)
    )
    return Shots(found, frozenset(_visible(rules, game, found, lookers, target, weapon)))


def in_sight(rules: Rulebook, game: StarcraftGame, unit: str, targets: Sequence[str], weapon: Weapon) -> frozenset[str]:
    """The units of which some model is in range of a model that sees it. Looks no further than the first."""
    left = dict.fromkeys(targets)
    limits = {target: _limit(rules, game, target, weapon) for target in targets}
    # The nearest is seen more often than not; and one look at many takes little more time than at one.
    for most in (1, None):
        for model in game.standing_of(unit):
            near = [
                (target, lookers_of(game, target)[id])
                for target in left
                for gone, id in distances(game, unit, target)[model.id][:most]
                if at_most(gone, limits[target])
            ]
            seen = _sees(rules, game, model, [looker for _, looker in near], weapon)
            for (target, _), sight in zip(near, seen, strict=True):
                if sight:
                    left.pop(target, None)
    return frozenset(target for target in targets if target not in left)


def distances(game: StarcraftGame, unit: str, target: str) -> Mapping[str, Sequence[tuple[float, str]]]:
    """For each model of a unit those of another, from edge to edge, the nearest first."""

    def measure() -> Mapping[str, Sequence[tuple[float, str]]]:
        theirs = [(model.id, model.placed) for model in game.standing_of(target)]
        return {
            model.id: sorted((gap(placed, other), id) for id, other in theirs)
            for model in game.standing_of(unit)
            for placed in (model.placed,)
        }

    return _DISTANCES.of(game, (unit, target), measure)


def lookers_of(game: StarcraftGame, unit: str) -> Mapping[str, Looker]:
    """Every model of a unit on the table, by id."""
    return _LOOKERS.of(game, unit, lambda: {model.id: looker_of(game, model) for model in game.standing_of(unit)})


_DISTANCES: OncePerPosition[Mapping[str, Sequence[tuple[float, str]]]] = OncePerPosition(128)
_LOOKERS: OncePerPosition[Mapping[str, Looker]] = OncePerPosition(128)


def _limit(rules: Rulebook, game: StarcraftGame, target: str, weapon: Weapon) -> float:
    return min(weapon.farthest, rules.figure("hidden_range")) if game.state(target).hidden else weapon.farthest


def _shooter(
    rules: Rulebook,
    game: StarcraftGame,
    model: Model,
    away: Sequence[tuple[float, str]],
    targets: Mapping[str, Looker],
    target: str,
    weapon: Weapon,
) -> Shooter:
    limit = _limit(rules, game, target, weapon)
    near = [(gone, id) for gone, id in away if at_most(gone, limit)]
    nearest, first = away[0]
    if not near:
        return Shooter(model.id, first, nearest, limit, fires=False)
    seen = _sees(rules, game, model, [targets[id] for _, id in near], weapon)
    for (gone, id), sight in zip(near, seen, strict=True):
        if sight:
            return _fires(model, id, gone, sight, limit, weapon)
    return Shooter(model.id, near[0][1], near[0][0], limit, fires=False, by=seen[0].by, cover=seen[0].cover)


def _fires(model: Model, at: str, gone: float, sight: Seen, limit: float, weapon: Weapon) -> Shooter:
    normal = weapon.range or 0.0
    long = not at_most(gone, normal)
    bought = not at_most(gone, weapon.reach)
    reach = limit if bought else weapon.reach if long else min(normal, limit)
    burst = Fit.BROKEN if weapon.burst_range is None else at_most(gone, weapon.burst_range)
    if burst is Fit.AT_LIMIT and weapon.burst_range is not None:
        reach = weapon.burst_range
    edge = at_most(gone, reach) is Fit.AT_LIMIT
    return Shooter(model.id, at, gone, reach, True, sight.doubtful, edge, long, bought, bool(burst), line=sight.line)


def _sees(
    rules: Rulebook, game: StarcraftGame, model: Model, targets: list[Looker], weapon: Weapon
) -> tuple[Seen, ...]:
    if has(weapon, INDIRECT):
        return tuple(Seen(True) for _ in targets)
    return sees_all(rules, game, lookers_of(game, model.unit)[model.id], targets)


def _visible(
    rules: Rulebook,
    game: StarcraftGame,
    shooters: tuple[Shooter, ...],
    targets: Mapping[str, Looker],
    target: str,
    weapon: Weapon,
) -> Iterator[str]:
    left = dict(targets)
    for shooter in shooters:
        if not shooter.fires or not left:
            continue
        model = game.model(shooter.model)
        within = dict(left)
        if game.state(target).hidden:
            limit = rules.figure("hidden_range")
            within = {id: one for id, one in left.items() if at_most(gap(model.placed, one.placed), limit)}
        for id, sight in zip(within, _sees(rules, game, model, list(within.values()), weapon), strict=True):
            if sight:
                yield id
                del left[id]
