"""What a mission's markers are used for, and how models leave the table over its edges."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding, Where
from engine.game import Model
from engine.mission import EdgeName
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import left, passed, refused
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.levels import judge_engaged
from engine.systems.hardwired28.mission_orders import Assign, Leave, NameTarget
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.orders import INTERACT, Action, Use
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import (
    ASSASSINATION,
    BREAKTHROUGH,
    CARRIED,
    ESCORT,
    EXTRACTION,
    HEIST,
    LOCKDOWN,
    QUADRANTS,
    SABOTAGE,
    SIGNAL,
    SOURCE,
    TRIANGULATION,
    UPLINK,
    aggressor,
    card_of,
    mission_markers,
    scoring,
    with_points,
    won,
)
from engine.systems.hardwired28.state import HardwiredGame, take_out
from engine.systems.hardwired28.zones import (
    OPPOSITE,
    edge_spot,
    enemy_of,
    nearest_edge,
    own_edges,
    quarters_met,
    to_edge,
    touches_edge,
)
from engine.tongue import tr, tr_later

ENGAGED_ARE_BARRED = frozenset({EXTRACTION, TRIANGULATION, SABOTAGE, HEIST, LOCKDOWN, ESCORT})
"""Missions whose markers an Engaged model does not use."""
LEFT_BY_MISSION = {
    SIGNAL: tr_later("the Wits test of an Examine or a Redirect of the relay"),
    SOURCE: tr_later("what the Source does to whoever holds it"),
}


def is_mission_marker(game: HardwiredGame, id: str) -> bool:
    return any(marker.id == id for marker in mission_markers(game))


def is_settled(game: HardwiredGame, order: Action) -> bool:
    """An Interact with markers of the mission and nothing else: what comes of it is worked out."""
    return order.action == INTERACT and bool(order.targets) and all(is_mission_marker(game, id) for id in order.targets)


def judge_use(rules: Rulebook, game: HardwiredGame, model: Model, target: str, order: Action) -> Iterator[Finding]:
    """An Interact with a marker of the mission, its distance apart."""
    if not is_mission_marker(game, target):
        return
    kind, side = scoring(game), game.side_of(model)
    if kind == UPLINK:
        yield refused(rules, "mission.no_use", target, model.id)
    elif kind == SABOTAGE and target == own_conduit(game, side):
        yield refused(rules, "mission.own_conduit", target, model.id)
    elif kind == TRIANGULATION and game.tally.claims.get(target) == side:
        yield refused(rules, "mission.claimed", target, side)
    elif kind == HEIST:
        make = refused if side in game.tally.used else passed
        yield make(rules, "mission.downloaded", side, target)
    elif kind == LOCKDOWN and order.use is Use.SET_BACK and not game.tally.points_of(enemy_of(game, side)):
        yield refused(rules, "mission.no_step", enemy_of(game, side), target)
    elif kind == SIGNAL and game.tally.controls != side:
        yield refused(rules, "mission.no_control", side, target)
    if kind in LEFT_BY_MISSION:
        yield left(rules, "mission.typed", model.id, target, what=LEFT_BY_MISSION[kind])


def bars_engaged(game: HardwiredGame, marker: str) -> bool:
    """An Engaged model does not use this marker."""
    return scoring(game) in ENGAGED_ARE_BARRED and is_mission_marker(game, marker)


def own_conduit(game: HardwiredGame, side: str) -> str | None:
    """The conduit in the side's own half, which the enemy is to sever: by whose colour it bears, else the nearer
    one to where it stands at first."""
    markers = mission_markers(game)
    for marker in markers:
        if marker.affinity is not None and marker.affinity == side:
            return marker.id
    starts = [pose.point for unit in game.mission.units if unit.side == side for pose in unit.poses.values()]
    if not starts or not markers:
        return None
    x = sum(point[0] for point in starts) / len(starts)
    y = sum(point[1] for point in starts) / len(starts)
    return min(markers, key=lambda marker: ((marker.at[0] - x) ** 2 + (marker.at[1] - y) ** 2, marker.id)).id


def use(game: HardwiredGame, model: Model, order: Action) -> HardwiredGame:
    """What an Interact with markers of the mission does."""
    for target in order.targets:
        if is_mission_marker(game, target):
            game = _use(game, model, target, order)
    return game


def _use(game: HardwiredGame, model: Model, target: str, order: Action) -> HardwiredGame:
    kind, side, tally = scoring(game), game.side_of(model), game.tally
    if kind in CARRIED:
        dropped = {marker: at for marker, at in game.dropped.items() if marker != target}
        return replace(game, carried={**game.carried, target: model.id}, dropped=dropped)
    if kind == TRIANGULATION:
        return replace(game, tally=replace(tally, claims={**tally.claims, target: side}))
    if kind == SABOTAGE:
        if tally.marks.get(target) == side:
            return replace(game, tally=replace(tally, claims={**tally.claims, target: side}))
        return replace(game, tally=replace(tally, marks={**tally.marks, target: side}))
    if kind == HEIST:
        return with_points(replace(game, tally=replace(tally, used=tally.used | {side})), side, 1)
    if kind == LOCKDOWN:
        return with_points(game, enemy_of(game, side), -1) if order.use is Use.SET_BACK else with_points(game, side, 1)
    if kind == SIGNAL and order.succeeded:
        return with_points(game, side, 1)
    return game


# leaving


def exits(game: HardwiredGame, model: Model) -> tuple[EdgeName, ...]:
    """The edges over which this model may leave for the mission's sake; none where it has no such edge."""
    kind, side = scoring(game), game.side_of(model)
    if kind in (EXTRACTION, ESCORT):
        return own_edges(game, side) or (nearest_edge(game, model.placed),)
    if kind == SOURCE and side == aggressor(game):
        return tuple(OPPOSITE[edge] for edge in own_edges(game, side))
    if kind == BREAKTHROUGH:
        enemy = own_edges(game, enemy_of(game, side))
        return enemy or tuple(OPPOSITE[edge] for edge in own_edges(game, side))
    return ()


def exit_edges(game: HardwiredGame) -> dict[str, tuple[EdgeName, ...]]:
    """By side, for whoever draws them: the edges of its first model on the table."""
    found = {}
    for side in game.players():
        model = next((one for one in game.on_table() if game.side_of(one) == side.id), None)
        if model is not None and exits(game, model):
            found[side.id] = exits(game, model)
    return found


def judge_leave(rules: Rulebook, game: HardwiredGame, model: Model, order: Leave) -> Iterator[Finding]:
    edges = exits(game, model)
    named = next((edge for edge in EdgeName if edge.value == order.edge), None)
    if named is None:
        yield refused(rules, "order.unknown", what=tr("edge called {edge}", edge=order.edge))
        return
    if named not in edges:
        ways = tr(" or ").join(tr(edge.value) for edge in edges)
        why = tr("its mission's edges are {ways}", ways=ways) if ways else tr("its mission names no edge to leave by")
        yield refused(rules, "leave.edge", model.id, edge=named.value, why=why)
        return
    yield passed(rules, "leave.edge", model.id, edge=named.value, why="")
    fit = touches_edge(game, model.placed, named)
    apart = max(0.0, to_edge(game, model.placed, named))
    spot = edge_spot(game, model.placed, named)
    if not fit:
        line = Where(line=(model.placed.centre, spot), spot=spot)
        yield replace(
            refused(rules, "leave.not_there", model.id, where=line, edge=named.value), measured=apart, limit=0.0
        )
    else:
        yield passed(rules, "leave.not_there", model.id, edge=named.value)
    activation = game.activation
    if activation is not None and activation.moved and activation.acted_since:
        yield refused(rules, "leave.after_action", model.id)
    else:
        yield passed(rules, "leave.after_action", model.id)
    if scoring(game) in CARRIED and game.carries(model.id) is None:
        yield refused(rules, "leave.empty_handed", model.id)
    if scoring(game) == BREAKTHROUGH:
        engaging = engaged_with(rules, game, model, model.placed)
        if engaging:
            yield refused(rules, "leave.engaged", model.id, engaging[0].id)
        else:
            yield passed(rules, "leave.engaged", model.id)
        yield from judge_engaged(rules, game, model)


def leave(game: HardwiredGame, model: Model, order: Leave) -> HardwiredGame:
    """Off the table for good; what the mission makes of it follows."""
    return gone(game, model, EdgeName(order.edge), carries_off=True)


def gone(game: HardwiredGame, model: Model, edge: EdgeName, *, carries_off: bool) -> HardwiredGame:
    """A model has left over an edge. One that fled drops what it carried there."""
    kind, side = scoring(game), game.side_of(model)
    carried = game.carries(model.id)
    over = edge in exits(game, model)
    after = take_out(game, [model.id])
    after = replace(after, tally=replace(after.tally, left={**after.tally.left, model.id: edge.value}))
    if carried is not None:
        if carries_off and over and kind in CARRIED:
            what = name_of(game, carried)
            after = replace(after, taken=after.taken | {carried})
            return won(
                after,
                side,
                tr(
                    "{name_of} takes {what} off the {edge} edge",
                    name_of=name_of(game, model.id),
                    what=what,
                    edge=edge.value,
                ),
            )
        after = replace(after, dropped={**after.dropped, carried: edge_spot(game, model.placed, edge)})
    if kind == BREAKTHROUGH and over:
        return with_points(after, side, 1)
    return after


# targets and quarters


def judge_target(rules: Rulebook, game: HardwiredGame, order: NameTarget) -> Iterator[Finding]:
    target = game.models[order.target]
    if scoring(game) != ASSASSINATION:
        yield refused(rules, "mission.no_target", order.by, mission=card_of(game).name)
    elif order.by in game.tally.named:
        yield refused(rules, "mission.named", order.by)
    elif game.kind(target) is not Kind.SQUAD or game.side_of(target) == order.by:
        yield refused(rules, "mission.no_enemy_model", target.id, order.by)
    else:
        yield passed(rules, "mission.named", order.by)


def judge_assign(rules: Rulebook, game: HardwiredGame, order: Assign) -> Iterator[Finding]:
    model = game.models[order.model]
    if scoring(game) != QUADRANTS:
        yield refused(rules, "mission.no_quarters", order.by, mission=card_of(game).name)
        return
    if game.side_of(model) != order.by or game.kind(model) is not Kind.SQUAD:
        yield refused(rules, "mission.not_owner", model.id, order.by)
        return
    met = quarters_met(game, model.placed)
    make = passed if len(met) > 1 and order.quarter in met else refused
    yield make(rules, "mission.quarter", model.id, quarter=str(order.quarter), met=tr(" and ").join(map(str, met)))
