"""Cover, Regroup and Flee."""

from dataclasses import replace

from engine.game import Model
from engine.mission import EdgeName
from engine.rulebook import Rulebook
from engine.systems.hardwired28.factions import enemies_of, faction, sees_enemy
from engine.systems.hardwired28.hostiles.going import best_spot, go_straight, go_to, ground_of
from engine.systems.hardwired28.hostiles.plan import End, Plan, farthest
from engine.systems.hardwired28.hostiles.seeing import in_cover
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import allowance
from engine.tongue import tr
from engine.wording import inches, whole
from geometry.base import Placed
from geometry.gaps import gap
from geometry.pose import Pose, path_length

TOUCHING = 0.0
AT_EDGE = 0.01
DOWN = {EdgeName.TOP: 0.0, EdgeName.RIGHT: 90.0, EdgeName.BOTTOM: 180.0, EdgeName.LEFT: 270.0}


def nearest_enemy(game: HardwiredGame, model: Model, plan: Plan) -> Model | None:
    """Of those it sees, else of all."""
    if plan.situation.seen:
        return plan.situation.seen[0][0]
    return min(enemies_of(game, model), key=lambda other: (gap(model.placed, other.placed), other.id), default=None)


def plan_cover(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan) -> Plan:
    enemy = nearest_enemy(game, model, bare)
    if enemy is None:
        return replace(bare, stop=tr("stays: there is no enemy"))
    name = name_of(game, enemy.id)
    if in_cover(game, enemy.placed, model.placed):
        return replace(
            bare, targets=(enemy.id,), stop=tr("stays: it is in cover from {name}, its nearest enemy", name=name)
        )
    ground, most = ground_of(game, model), farthest(rules, game, model, bare.verb)
    path = best_spot(model, ground, most, lambda at: 0.0 if in_cover(game, enemy.placed, at) else 1.0)
    if path:
        length = inches(path_length(tuple(pose.point for pose in path)))
        stop = tr(
            "goes {length} to the nearest spot found in cover from {name}, its nearest enemy", length=length, name=name
        )
        return replace(bare, end=End.COVER, path=path, targets=(enemy.id,), goal=enemy.placed, stop=stop)
    path = best_spot(model, ground, most, lambda at: -gap(at, enemy.placed))
    stop = (
        tr("no cover from {name} within its Move: backs off", name=name)
        if path
        else tr("cannot get farther from {name}", name=name)
    )
    return replace(bare, end=End.AWAY, path=path, targets=(enemy.id,), goal=enemy.placed, stop=stop)


def plan_regroup(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan) -> Plan:
    friends = [
        other
        for other in game.on_table()
        if other.id != model.id and faction(game, other) == faction(game, model) and not sees_enemy(game, model, other)
    ]
    friend = min(friends, key=lambda other: (gap(model.placed, other.placed), other.id), default=None)
    if friend is None:
        return replace(bare, stop=tr("stays: no friend is on the table"))
    most = farthest(rules, game, model, bare.verb)
    way = go_to(model, ground_of(game, model), friend.placed, TOUCHING, most, friend.id)
    name = name_of(game, friend.id)
    if not way.leads:
        stop = tr("stays: no way leads to {name}", name=name)
    elif way.arrives:
        stop = (
            tr("stops beside {name}, its nearest friend", name=name)
            if way.path
            else tr("stays beside {name}, its nearest friend", name=name)
        )
    else:
        stop = tr("its Move of {most} ends on the way to {name}, its nearest friend", most=whole(most), name=name)
    return replace(bare, end=End.NEAR, path=way.path, targets=(friend.id,), goal=friend.placed, stop=stop)


def to_edge(game: HardwiredGame, placed: Placed) -> tuple[float, EdgeName]:
    """Inches from a base to the edge it is nearest to."""
    (x, y), reach = placed.centre, placed.base.outer_radius
    table = game.mission.table
    away = {
        EdgeName.TOP: y - reach,
        EdgeName.RIGHT: table.width - x - reach,
        EdgeName.BOTTOM: table.height - y - reach,
        EdgeName.LEFT: x - reach,
    }
    edge = min(away, key=lambda one: away[one])
    return max(0.0, away[edge]), edge


def plan_flee(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan) -> Plan:
    apart, edge = to_edge(game, model.placed)
    if apart <= AT_EDGE:
        return replace(bare, stop=tr("stays at the {edge} edge", edge=edge.value))
    path = way_to_edge(rules, game, model, farthest(rules, game, model, bare.verb))
    left, edge = to_edge(game, _end(model, path))
    where = (
        tr("at the {edge} edge", edge=edge.value)
        if left <= 2 * AT_EDGE
        else tr("{left} from the {edge} edge", left=inches(left), edge=edge.value)
    )
    stop = (
        tr("runs for the nearest edge and stops {where}", where=where)
        if path
        else tr("stays: nothing leads nearer to an edge")
    )
    return replace(bare, end=End.EDGE, path=path, stop=stop)


def way_to_edge(rules: Rulebook, game: HardwiredGame, model: Model, most: float | None = None) -> tuple[Pose, ...]:
    """As near to an edge as ``most`` inches, or one Move, lead: straight at the nearest if nothing bars that; none for
    nowhere nearer."""
    apart, edge = to_edge(game, model.placed)
    ground = ground_of(game, model)
    most = allowance(rules, game, model) if most is None else most
    path = go_straight(model, ground, DOWN[edge], min(apart, most - AT_EDGE))
    straight = min(apart, most) - path_length(tuple(pose.point for pose in path)) <= 2 * AT_EDGE
    if not straight:
        other = best_spot(model, ground, most, lambda at: round(to_edge(game, at)[0], 3))
        if other and to_edge(game, model.placed.to(other[-1]))[0] < to_edge(game, _end(model, path))[0]:
            path = other
    return path


def _end(model: Model, path: tuple[Pose, ...]) -> Placed:
    return model.placed.to(path[-1]) if path else model.placed
