"""Summon: what gathers, how many Flickers come of it, and where they are set."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.game import Model, Standing
from engine.ground import Ground, is_free
from engine.rulebook import Rulebook
from engine.systems.hardwired28.factions import ONE_FACTION
from engine.systems.hardwired28.hostiles.plan import Plan
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import obstacle_of, solids
from engine.tongue import tr
from geometry.base import Placed
from geometry.gaps import gap
from geometry.pose import Pose
from geometry.tolerance import Fit, at_most, more_than

FLICKER = "static-wraiths/flicker"
_RINGS = 12
_ROUND = 32
_STEP = 0.5


@dataclass(frozen=True, slots=True)
class Gathering:
    """The largest cluster, and how many Flickers it is owed."""

    cluster: tuple[str, ...]
    owed: int


def gathering(rules: Rulebook, game: HardwiredGame) -> Gathering:
    """Callers and Wraiths, each within 1 inch of another of them; of clusters alike the one named first."""
    near = rules.figure("summon_range")
    waiting = [model for model in game.on_table() if game.profile(model).faction in ONE_FACTION]
    best: list[Model] = []
    while waiting:
        cluster = [waiting.pop(0)]
        for one in cluster:
            joined = [other for other in waiting if at_most(gap(one.placed, other.placed), near)]
            waiting = [other for other in waiting if other not in joined]
            cluster += joined
        if len(cluster) > len(best):
            best = cluster
    enough = len(best) >= rules.count("summon_least")
    owed = len(best) - rules.count("summon_less") if enough else 0
    return Gathering(tuple(model.id for model in best), owed)


def plan_summon(rules: Rulebook, game: HardwiredGame, bare: Plan) -> Plan:
    if game.summoned:
        return replace(bare, stop=tr("stays: a Summon has been made this round"))
    found = gathering(rules, game)
    size, least = len(found.cluster), rules.count("summon_least")
    if not found.owed:
        return replace(
            bare, stop=tr("stays: the largest cluster is {size}, and {least} are asked for", size=size, least=least)
        )
    return replace(
        bare, targets=found.cluster, stop=tr("a cluster of {size} calls {owed} Flickers", size=size, owed=found.owed)
    )


def flickers(game: HardwiredGame) -> tuple[Model, ...]:
    """Those that wait off the table and belong to no wave."""
    waves = {wave.unit for wave in game.mission.waves}
    return tuple(
        model
        for model in game.models.values()
        if model.standing is Standing.RESERVE
        and model.unit not in waves
        and game.mission.unit(model.unit).profile.id == FLICKER
    )


def summoned(rules: Rulebook, game: HardwiredGame, model: Model) -> Mapping[str, Pose]:
    """Where the Flickers of a Summon are set: near the cluster's first model that has room, over 1 inch from each
    other. As many as there are of them, and as find room."""
    if game.summoned:
        return {}
    found = gathering(rules, game)
    spacing = rules.figure("summon_spacing")
    walls = (*solids(game), *(obstacle_of(other) for other in game.on_table()))
    ground = Ground(table=game.mission.table, no_stop=walls)
    settled: dict[str, Pose] = {}
    mates: list[Placed] = []
    centre = game.models[found.cluster[0]].placed if found.cluster else model.placed
    for flicker in flickers(game)[: found.owed]:
        for spot in _spots(centre, flicker):
            placed = Placed(flicker.base, spot)
            if is_free(placed, ground) and all(_clear(gap(placed, mate), spacing) for mate in mates):
                settled[flicker.id] = spot
                mates.append(placed)
                break
    return settled


def _clear(apart: float, spacing: float) -> bool:
    return more_than(apart, spacing) is Fit.KEPT


def _spots(centre: Placed, flicker: Model) -> list[Pose]:
    x, y = centre.centre
    reach = centre.base.outer_radius + flicker.base.outer_radius
    return [
        Pose(x + (reach + ring * _STEP + 0.01) * math.cos(angle), y + (reach + ring * _STEP + 0.01) * math.sin(angle))
        for ring in range(_RINGS)
        for angle in (math.tau * turn / _ROUND for turn in range(_ROUND))
    ]
