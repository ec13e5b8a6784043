"""Waves: over which edge they come, and where their models are set."""

import math
from collections.abc import Callable, Mapping

from engine.game import Standing
from engine.ground import Ground, Obstacle, stand_area
from engine.mission import EdgeName
from engine.rulebook import Rulebook
from engine.systems.hardwired28.scoring import mission_markers
from engine.systems.hardwired28.spawning import Spawn
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import obstacle_of, solids
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import gap, gap_to_point, separation
from geometry.keepout import too_near
from geometry.outline import extent, overhang
from geometry.pose import Point, Pose
from geometry.tolerance import Fit, apart, at_least, more_than

WHOLE_WAVE = "whole_wave"

_STEP = 0.05
_HALVINGS = 20
_INSIDE = 1e-4


def places(rules: Rulebook, game: HardwiredGame, unit: str, where: Spawn) -> Mapping[str, Pose | None]:
    """Where each model of a wave is set, by id: on the edge as near its middle as the models before it leave room, or
    as near the point; else at the nearest free spot; none where the table has no room."""
    settled: dict[str, Pose | None] = {}
    mates = _arrived_before(game, unit)
    for model in game.models_of(unit):
        if model.standing is not Standing.RESERVE:
            continue
        pose = _place(rules, game, model.base, where, mates)
        settled[model.id] = pose
        if pose is not None:
            mates.append(Placed(model.base, pose))
    return settled


def _arrived_before(game: HardwiredGame, unit: str) -> list[Placed]:
    """The models of other groups that have arrived this round: no text says that the spacing ends with a group."""
    if game.setting("wave_spacing") != WHOLE_WAVE:
        return []
    units = {wave.unit for wave in game.mission.waves if wave.round == game.round and wave.unit != unit}
    return [model.placed for model in game.on_table() if model.unit in units]


def _place(rules: Rulebook, game: HardwiredGame, base: Base, where: Spawn, mates: list[Placed]) -> Pose | None:
    spacing = rules.figure("spawn_spacing")
    clearance = rules.figure("objective_clearance")
    table = game.mission.table
    walls = solids(game)
    taken = [model.placed for model in game.on_table()]
    objectives = [(game.marker_at(marker.id), marker.diameter / 2) for marker in mission_markers(game)]

    edge = where.edge
    if edge is None:
        wanted = Pose(*(where.point or (table.width / 2, table.height / 2)))
        return _nearest_spot(game, base, wanted, mates, spacing, clearance, objectives)

    def pose_at(offset: float) -> Pose:
        half = extent(base, 0.0)
        inward = half[1] if edge in (EdgeName.TOP, EdgeName.BOTTOM) else half[0]
        x, y = table.edge_point(edge, table.edge_length(edge) / 2 + offset)
        out = table.outward(edge)
        return Pose(x - out[0] * inward, y - out[1] * inward)

    def is_free(offset: float) -> bool:
        stands = Placed(base, pose_at(offset))
        (x, y), reach = stands.centre, base.outer_radius
        bounds = (x - reach, y - reach, x + reach, y + reach)
        return (
            overhang(stands, table.width, table.height) <= _INSIDE
            and all(wall.is_farther(bounds, 0.0) or apart(wall.separation(stands)) is Fit.KEPT for wall in walls)
            and all(apart(separation(stands, other)) is Fit.KEPT for other in taken)
            and all(at_least(gap(stands, mate), spacing) for mate in mates)
            and all(more_than(gap_to_point(stands, at) - radius, clearance) is Fit.KEPT for at, radius in objectives)
        )

    # Beside a mate the spot is known to the last digit; the search would stop inside the tolerance.
    along = 0 if edge in (EdgeName.TOP, EdgeName.BOTTOM) else 1
    middle = pose_at(0.0).point[along]
    beside = [
        mate.centre[along] - middle + side * _beside(mate, base, pose_at(0.0).point[1 - along], 1 - along, spacing)
        for mate in mates
        for side in (-1, 1)
    ]
    spots = [offset for offset in (0.0, *beside) if is_free(offset)]
    half_edge = table.edge_length(edge) / 2
    if spots:
        # Nothing nearer the middle than the best known spot is worth a search unless it is free.
        half_edge = min(half_edge, min(abs(offset) for offset in spots))
    spots += [found for sign in (-1, 1) if (found := _first_free(is_free, sign, half_edge - _STEP)) is not None]
    if spots:
        return pose_at(min(spots, key=lambda offset: (round(abs(offset), 6), offset)))
    return _nearest_spot(game, base, pose_at(0.0), mates, spacing, clearance, objectives)


def _beside(mate: Placed, base: Base, line: float, across: int, spacing: float) -> float:
    """How far along an edge from a mate a base stands that is so far from it and on this line beside the edge."""
    reach = spacing + (mate.base.width + base.width) / 2
    aside = mate.centre[across] - line
    return math.sqrt(max(0.0, reach * reach - aside * aside))


def _first_free(is_free: Callable[[float], bool], sign: int, farthest: float) -> float | None:
    steps = int(farthest / _STEP)
    for step in range(1, steps + 1):
        if is_free(sign * step * _STEP):
            blocked, free = (step - 1) * _STEP, step * _STEP
            for _ in range(_HALVINGS):
                half = (blocked + free) / 2
                blocked, free = (blocked, half) if is_free(sign * half) else (half, free)
            return sign * free
    return None


def _nearest_spot(
    game: HardwiredGame,
    base: Base,
    wanted: Pose,
    mates: list[Placed],
    spacing: float,
    clearance: float,
    objectives: list[tuple[Point, float]],
) -> Pose | None:
    ground = Ground(
        table=game.mission.table,
        no_stop=(*solids(game), *(obstacle_of(model) for model in game.on_table())),
        keep_off=tuple(Obstacle.base("mate", mate) for mate in mates),
        distance=spacing,
    )
    kept = [too_near(Area.disc(at, radius, outside=True), base, 0.0, clearance) for at, radius in objectives]
    free = (stand_area(base, 0.0, ground) - union(kept)).grown(-_INSIDE)
    return wanted.at(*free.nearest(wanted.point)) if free else None
