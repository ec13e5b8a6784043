"""What may be drawn: for a draft what binds the model in the hand, for none the zones of the whole table."""

from collections.abc import Mapping

from engine.ground import keep_off_area
from engine.options import Draft
from engine.picture import Areas, SideArea, told
from engine.routing import asking
from engine.rulebook import Rulebook
from engine.systems.starcraft.charging import charge_distance
from engine.systems.starcraft.ends import may_end, reach, reach_from_entry
from engine.systems.starcraft.influence import closed_to, zone
from engine.systems.starcraft.judge_moves import formation_of, way_findings
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.orders import Charge, Deploy, Disengage
from engine.systems.starcraft.propose import KINDS, chosen_dice, chosen_targets, leader_of, propose
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Pose
from geometry.zones import ring, rings


def standing_areas(rules: Rulebook, game: StarcraftGame) -> Areas:
    """The zones of both sides, and where bases come too near to whom the active side's units stand against."""
    side = game.active or game.holder or game.sides[0].id
    enemies = [
        model.placed
        for unit in game.enemies_of(side)
        if not game.is_flying(unit.id)
        for model in game.standing_of(unit.id)
    ]
    distance = rules.figure("engagement_range")
    return Areas(engagement=rings(enemies, distance), influence=_influence(rules, game))


def draft_areas(rules: Rulebook, game: StarcraftGame, draft: Draft) -> Areas:
    """Reach and legal end of the leader in the hand, from where its way was bent last; Coherency round where it is
    held, zones, room for the others."""
    if draft.option not in KINDS:
        return standing_areas(rules, game)
    with asking() as asked:
        found = _draft_areas(rules, game, draft)
    return told(found, straight_only=asked.failed)


def _draft_areas(rules: Rulebook, game: StarcraftGame, draft: Draft) -> Areas:
    targets = chosen_targets(draft)
    mover = make_mover(rules, game, draft.unit, targets)
    leader = leader_of(game, draft)
    deploy = draft.option == Deploy.do
    allowance = _allowance(rules, game, draft)
    held = draft.path[-1] if draft.path else _start(game, draft, leader)
    turn = held.turn if held is not None else 0.0
    if deploy:
        reached = reach_from_entry(game, mover, turn, allowance)
    else:
        way = (_stand(game, draft, leader), *draft.path[1:-1])
        open_way = len(way) == 1 or _is_open(rules, game, draft, mover, way)
        reached = reach(game, mover, way, turn, allowance) if open_way else Area.empty()
    end = may_end(rules, game, mover, reached, turn, deploy=deploy, targets=targets)
    moved = draft.path and (deploy or draft.path[-1] != draft.path[0])
    distance = rules.figure("engagement_range")
    return Areas(
        reach=reached & game.mission.table.area if deploy else reached,
        legal_end=end,
        coherency=None if held is None else _coherency(game, mover, draft, held),
        engagement=keep_off_area(mover.ground),
        influence=_influence(rules, game),
        others=_others(rules, game, draft) if moved else {},
        allowance=allowance,
        notes=_notes(draft, end),
        labels={
            "reach": f"reach {allowance:g}″",
            "coherency": f"coherency {mover.coherency:g}″",
            "engagement": f"within {distance:g}″",
        },
    )


def _is_open(rules: Rulebook, game: StarcraftGame, draft: Draft, mover: Mover, way: tuple[Pose, ...]) -> bool:
    """Whether the way so far could be part of one that is allowed."""
    on_table = all(game.mission.table.area.contains(pose.point) for pose in way[1:])
    return on_table and not any(finding.refuses for finding in way_findings(rules, game, draft.unit, mover, way))


def _allowance(rules: Rulebook, game: StarcraftGame, draft: Draft) -> float:
    speed = game.speed(draft.unit) or 0.0
    return charge_distance(rules, speed, chosen_dice(draft)) if draft.option == Charge.do else speed


def _start(game: StarcraftGame, draft: Draft, leader: int) -> Pose | None:
    return game.model(f"{draft.unit}.{leader}").pose


def _stand(game: StarcraftGame, draft: Draft, leader: int) -> Pose:
    return game.model(f"{draft.unit}.{leader}").placed.pose


def _coherency(game: StarcraftGame, mover: Mover, draft: Draft, held: Pose) -> Area | None:
    """All within Coherency of the leader; a unit of one model has none."""
    if len(game.alive_of(draft.unit)) < 2:
        return None
    return ring(Placed(mover.base, held), mover.coherency)


def _others(rules: Rulebook, game: StarcraftGame, draft: Draft) -> Mapping[int, Area]:
    """Centres where each of the others may be set, at the turn it has, with the rest as they are set."""
    order = propose(rules, game, draft)
    if not order.path:
        return {}
    mover = make_mover(rules, game, draft.unit, chosen_targets(draft))
    rooms = formation_of(order, mover).rooms()
    if draft.option != Deploy.do:
        return rooms
    return {
        number: room - closed_to(rules, game, mover.side, mover.base, order.others[number].turn)
        for number, room in rooms.items()
    }


def _influence(rules: Rulebook, game: StarcraftGame) -> tuple[SideArea, ...]:
    depth = rules.figure("zone_depth")
    return tuple(
        SideArea(side.id, zone(rules, game, side.id), f"{side.name} Entry Edge and Zone of Influence, {depth:g}″")
        for side in game.sides
        if side.entry
    )


def _notes(draft: Draft, end: Area) -> tuple[str, ...]:
    if end or draft.option not in (Charge.do, Disengage.do):
        return ()
    if draft.option == Charge.do:
        return ("No way to every target: dropped here, the Charge fails and the unit stays",)
    return ("No way out: dropped here, the Disengage fails and the Leading Model is removed",)
