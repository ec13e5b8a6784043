"""What may be drawn: for a draft what binds the model in the hand, for none the zones of the whole table."""

from collections.abc import Iterator, Mapping

from engine.ground import keep_off_area
from engine.options import Draft
from engine.picture import Areas, Band, BandKind, SideArea, told
from engine.routing import asking
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, Does
from engine.systems.starcraft.ability_areas import ability_bounds, arrival_bounds
from engine.systems.starcraft.ability_drafts import ability_of, source_of
from engine.systems.starcraft.bands import aura_in_hand, auras, marker_areas, weapon_bands
from engine.systems.starcraft.chances import charge_rings, target_needs
from engine.systems.starcraft.charging import charge_distance, nearest_ends
from engine.systems.starcraft.close_ranks import nearer_ends, surely_fighting
from engine.systems.starcraft.ends import WHOLE_BASE, may_end, reach, reach_from_entry
from engine.systems.starcraft.failing import find_end
from engine.systems.starcraft.formation import FINDABLE
from engine.systems.starcraft.influence import closed_to, zone
from engine.systems.starcraft.judge_moves import formation_of, way_findings
from engine.systems.starcraft.links import links_at_rest
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.options_markers import place_area
from engine.systems.starcraft.orders import Attack, Charge, CloseRanks, Deploy, Disengage, Move, PlaceMarker, Run
from engine.systems.starcraft.propose import (
    KINDS,
    aims,
    chosen_bonuses,
    chosen_dice,
    chosen_models,
    chosen_targets,
    leader_of,
    propose,
)
from engine.systems.starcraft.speeds import creep_sources, speed_now
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.sure_room import parted
from engine.systems.starcraft.using import ARRIVALS
from engine.tongue import tr, tr_later
from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Pose
from geometry.zones import ring, rings

UNSURE = tr_later("Dotted: the Leading Model may end there; whether {others} is known when it is held there")
"""What is told where not all ends are sure."""
_OF_DEPLOYS = tr_later("the others have room")
AT_LEAST = tr_later("Drawn is what is sure: squeezed between two things, a whole base may be allowed to end farther")
"""What is told under the reading of Gap Clearance whose reach is a bound."""
_OF_RANKS = tr_later("others keep the unit in its fights")


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
    bands = (*marker_areas(rules, game), *_creep(rules, game), *auras(rules, game))
    trail = game.trail
    return Areas(
        engagement=rings(enemies, distance),
        influence=_influence(rules, game),
        bands=bands,
        links=() if trail is None else links_at_rest(rules, game, trail.unit, trail.leader),
        labels={"engagement": tr("within {distance:g}″", distance=distance)},
    )


def _creep(rules: Rulebook, game: StarcraftGame) -> Iterator[Band]:
    """All from which some of a base is ON CREEP."""
    reach = rules.figure("creep_range")
    sources = creep_sources(game)
    if sources:
        yield Band(tr("creep, {reach:g}″", reach=reach), rings(sources, reach), BandKind.GROUND)


def draft_areas(rules: Rulebook, game: StarcraftGame, draft: Draft) -> Areas:
    """Reach and legal end of the leader in the hand, from where its way was bent last; Coherency round where it is
    held, zones, room for the others."""
    ability = ability_of(game, draft)
    if ability is not None:
        return _ability_areas(rules, game, draft, ability)
    if draft.option.partition(":")[0] == Attack.do:
        return _attack_areas(rules, game, draft)
    if draft.option.partition(":")[0] == PlaceMarker.do:
        return _place_areas(rules, game, draft.option.partition(":")[2])
    if draft.option not in KINDS:
        return standing_areas(rules, game)
    with asking() as asked:
        found = _draft_areas(rules, game, draft)
    return told(found, straight_only=asked.failed)


def _draft_areas(rules: Rulebook, game: StarcraftGame, draft: Draft) -> Areas:
    targets = chosen_targets(draft)
    mover = make_mover(rules, game, draft.unit, aims(game, draft))
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
    unsure = None
    if deploy:
        by_hand = draft.others
        ends = parted(rules, game, mover, end, turn, leader=leader, by_hand=by_hand, how=draft.option)
        end, unsure = ends.sure, ends.rest
    if draft.option == Charge.do:
        end = nearest_ends(places_of(game, draft, targets), mover.base, turn, end)
        if targets and not _is_unrolled(draft) and not end.grown(-FINDABLE):
            # The very end of its reach may be room too narrow to be drawn. Wide room is an end at another turn.
            found = find_end(rules, game, mover, _stand(game, draft, leader), allowance, targets)
            end = end if found.grown(-FINDABLE) else end | found
    if draft.option == CloseRanks.do:
        end = end & nearer_ends(rules, game, mover, leader, turn)
        sure = surely_fighting(rules, game, mover, turn, end)
        end, unsure = sure, end - sure
    moved = draft.path and (deploy or draft.path[-1] != draft.path[0])
    distance = rules.figure("engagement_range")
    return Areas(
        reach=reached & game.mission.table.area if deploy else reached,
        legal_end=end,
        unsure_end=unsure,
        coherency=None if held is None else _coherency(game, mover, draft, held),
        engagement=keep_off_area(mover.ground),
        influence=_influence(rules, game),
        others=_others(rules, game, draft) if moved else {},
        allowance=allowance,
        notes=(
            *_notes(draft, end),
            *_unsure_notes(draft, unsure),
            *_bound_notes(game),
            *_needs(rules, game, draft, leader, targets),
        ),
        bands=tuple(_bands(rules, game, draft, mover, leader, held)),
        links=() if moved else links_at_rest(rules, game, draft.unit, leader),
        labels={
            "reach": tr("reach {allowance:g}″", allowance=allowance),
            "coherency": tr("coherency {coherency:g}″", coherency=mover.coherency),
            "engagement": tr("within {distance:g}″", distance=distance),
        },
    )


def _ability_areas(rules: Rulebook, game: StarcraftGame, draft: Draft, ability: Ability) -> Areas:
    leader = leader_of(game, draft)
    model = game.model(f"{draft.unit}.{leader}")
    arrives = ability.does in ARRIVALS
    if not arrives and not model.on_table:
        return standing_areas(rules, game)
    if arrives:
        reached, end, allowance = arrival_bounds(rules, game, draft, ability)
    else:
        reached, end, allowance = ability_bounds(rules, game, draft, ability, model.placed)
    mover = make_mover(rules, game, draft.unit)
    unsure = None
    if arrives:
        turn = draft.path[-1].turn if draft.path else 0.0
        ends = parted(
            rules,
            game,
            mover,
            end,
            turn,
            leader=leader,
            by_hand=draft.others,
            how=(draft.option, source_of(draft)),
            apart=ability.apart,
        )
        end, unsure = ends.sure, ends.rest
    held = draft.path[-1] if draft.path and ability.does is not Does.TOKEN else None
    distance = rules.figure("engagement_range")
    labels = {
        "coherency": tr("coherency {coherency:g}″", coherency=mover.coherency),
        "engagement": tr("within {distance:g}″", distance=distance),
    }
    token = ability.does is Does.TOKEN
    if token:
        labels |= {"reach": ability.name, "legal_end": tr("hatched: its middle may lie here")}
    return Areas(
        reach=reached,
        legal_end=end,
        unsure_end=unsure,
        coherency=None if held is None else _coherency(game, mover, draft, held),
        engagement=None if token else keep_off_area(mover.ground),
        influence=_influence(rules, game),
        allowance=allowance,
        notes=(*_unsure_notes(draft, unsure), *_bound_notes(game)),
        bands=tuple(weapon_bands(game, draft.unit, (Placed(mover.base, held),))) if arrives and held else (),
        links=links_at_rest(rules, game, draft.unit, leader) if len(draft.path) < 2 else (),
        labels=labels | {"reach": ability.name if allowance is None else f"{ability.name} {allowance:g}″"},
    )


def _attack_areas(rules: Rulebook, game: StarcraftGame, draft: Draft) -> Areas:
    """How far a unit shoots from where it stands; with one weapon where the option names it."""
    stands = [model.placed for model in game.standing_of(draft.unit)]
    weapon = draft.option.partition(":")[2]
    return Areas(bands=tuple(weapon_bands(game, draft.unit, stands, weapon)), influence=_influence(rules, game))


def _place_areas(rules: Rulebook, game: StarcraftGame, marker: str) -> Areas:
    """Where a marker that was dropped may be put."""
    labels = {"legal_end": tr("hatched: its middle may lie here")}
    return Areas(legal_end=place_area(rules, game, marker), influence=_influence(rules, game), labels=labels)


def _is_unrolled(draft: Draft) -> bool:
    """A Charge whose die is still to be rolled."""
    return draft.option == Charge.do and not chosen_dice(draft)


def _bands(
    rules: Rulebook, game: StarcraftGame, draft: Draft, mover: Mover, leader: int, held: Pose | None
) -> Iterator[Band]:
    """Before the die of a Charge, its rings; else how far the model in the hand would shoot from where it is held.
    What others have about them, and what goes with the hand."""
    yield from auras(rules, game, draft.unit)
    if held is not None:
        yield from aura_in_hand(rules, game, draft.unit, (Placed(mover.base, held),))
    if _is_unrolled(draft):
        start = _stand(game, draft, leader)
        turn = start.turn if held is None else held.turn
        yield from charge_rings(rules, game, mover, start, turn, chosen_bonuses(draft))
    elif held is not None and draft.option in (Move.do, Run.do, Deploy.do):
        yield from weapon_bands(game, draft.unit, (Placed(mover.base, held),))


def _needs(rules: Rulebook, game: StarcraftGame, draft: Draft, leader: int, targets: tuple[str, ...]) -> Iterator[str]:
    if _is_unrolled(draft):
        start = _stand(game, draft, leader)
        yield from target_needs(rules, game, draft.unit, start, targets, chosen_bonuses(draft))


def _is_open(rules: Rulebook, game: StarcraftGame, draft: Draft, mover: Mover, way: tuple[Pose, ...]) -> bool:
    """Whether the way so far could be part of one that is allowed."""
    on_table = all(game.mission.table.area.contains(pose.point) for pose in way[1:])
    return on_table and not any(finding.refuses for finding in way_findings(rules, game, draft.unit, mover, way))


def places_of(game: StarcraftGame, draft: Draft, targets: tuple[str, ...]) -> list[Placed]:
    """The models a Charge is against: those nominated, else all of its targets."""
    named = chosen_models(game, draft)
    return [
        model.placed
        for target in targets
        for model in game.standing_of(target)
        if named.get(target, model.number) == model.number
    ]


def _allowance(rules: Rulebook, game: StarcraftGame, draft: Draft) -> float:
    speed = speed_now(game, draft.unit) or 0.0
    if draft.option == CloseRanks.do:
        return rules.figure("close_ranks")
    if draft.option == Charge.do:
        return charge_distance(rules, speed, chosen_dice(draft), chosen_bonuses(draft))
    return speed


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
    mover = make_mover(rules, game, draft.unit, aims(game, draft))
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
        SideArea(
            side.id,
            zone(rules, game, side.id),
            tr("{side} Entry Edge and Zone of Influence, {depth:g}″", side=side.name, depth=depth),
        )
        for side in game.sides
        if side.entry
    )


def _notes(draft: Draft, end: Area) -> tuple[str, ...]:
    if end or draft.option not in (Charge.do, Disengage.do) or _is_unrolled(draft):
        return ()
    if draft.option == Charge.do:
        return (tr("No way to every target: dropped here, the Charge fails and the unit stays"),)
    return (tr("No way out: dropped here, the Disengage fails and the Leading Model is removed"),)


def _unsure_notes(draft: Draft, unsure: Area | None) -> tuple[str, ...]:
    others = _OF_RANKS if draft.option == CloseRanks.do else _OF_DEPLOYS
    return (tr(UNSURE, others=others),) if unsure else ()


def _bound_notes(game: StarcraftGame) -> tuple[str, ...]:
    return (tr(AT_LEAST),) if game.setting("gap_reading") == WHOLE_BASE else ()
