"""Patrol and Phase: to the nearest Loot Marker, or where dice send a model."""

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Model
from engine.nearest import INSIDE
from engine.rulebook import Rulebook
from engine.systems.hardwired28.acting import LOOT
from engine.systems.hardwired28.hostiles.going import go_straight, go_to, ground_of, land
from engine.systems.hardwired28.hostiles.plan import End, Need, Plan, direction, farthest
from engine.systems.hardwired28.hostiles.seeing import looks
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr
from engine.wording import inches, whole
from geometry.base import Base, Placed
from geometry.gaps import gap
from geometry.pose import Pose, path_length

CLOCK = "clock"
DIRECTION = "direction"
DISTANCE = "distance"


def direction_need(rules: Rulebook, game: HardwiredGame) -> Need:
    sides = rules.count("clock_die" if game.setting("random_direction") == CLOCK else "compass_die")
    return Need(DIRECTION, tr("Direction, 1d{sides}", sides=sides), sides)


def plan_patrol(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan, rolled: Sequence[int]) -> Plan:
    most = farthest(rules, game, model, bare.verb)
    loot = [
        (marker.id, Placed(Base.round(marker.diameter), Pose(*game.marker_at(marker.id))))
        for marker in game.markers_of(LOOT)
    ]
    sights = looks(game, model.placed, [placed for _, placed in loot])
    seen = [(gap(model.placed, placed), id, placed) for (id, placed), sight in zip(loot, sights, strict=True) if sight]
    if not seen:
        return _random(rules, game, model, bare, rolled, most)
    _, id, placed = min(seen, key=lambda one: (one[0], one[1]))
    way = go_to(model, ground_of(game, model), placed, 0.0, most)
    name = name_of(game, id)
    if not way.leads:
        stop = tr("stays: no way leads to {name}", name=name)
    elif way.arrives:
        stop = (
            tr("stops at {name}, the nearest in sight", name=name)
            if way.path
            else tr("stays at {name}, the nearest in sight", name=name)
        )
    elif way.crowded:
        stop = tr("stops where there is room on its way to {name}, the nearest in sight", name=name)
    else:
        stop = tr("its Move of {most} ends on the way to {name}, the nearest in sight", most=whole(most), name=name)
    return replace(bare, end=End.NEAR, path=way.path, targets=(id,), goal=placed, stop=stop)


def _random(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan, rolled: Sequence[int], most: float) -> Plan:
    need = direction_need(rules, game)
    waiting = replace(bare, end=End.DICE, needs=(need,), stop=tr("no Loot Marker in sight: a die gives the direction"))
    if len(rolled) != 1 or not 1 <= rolled[0] <= need.sides:
        return waiting
    path = go_straight(model, ground_of(game, model), direction(rules, need.sides, rolled[0]), most - INSIDE)
    gone = path_length(tuple(pose.point for pose in path))
    short = "" if gone >= most - 0.01 else tr(", where something bars it or the table ends")
    stop = tr(
        "no Loot Marker in sight: goes {gone} in the direction {rolled} of {sides}{short}",
        gone=inches(gone),
        rolled=rolled[0],
        sides=need.sides,
        short=short,
    )
    return replace(waiting, path=path, stop=stop)


def plan_phase(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan, rolled: Sequence[int]) -> Plan:
    turn, far = direction_need(rules, game), Need(DISTANCE, tr("Distance"), rules.count("phase_die"))
    waiting = replace(bare, end=End.DICE, needs=(turn, far), stop=tr("dice give the direction and the inches"))
    if len(rolled) != 2 or not (1 <= rolled[0] <= turn.sides and 1 <= rolled[1] <= far.sides):
        return waiting
    path = land(model, ground_of(game, model), direction(rules, turn.sides, rolled[0]), rolled[1])
    gone = path_length(tuple(pose.point for pose in path))
    short = (
        ""
        if gone >= rolled[1] - 0.01
        else tr(" of {rolled}, at the table's edge or where there is room", rolled=whole(rolled[1]))
    )
    stop = tr(
        "phases {gone}{short}, in the direction {rolled} of {sides}",
        gone=inches(gone),
        short=short,
        rolled=rolled[0],
        sides=turn.sides,
    )
    return replace(waiting, path=path, stop=stop)
