"""From a draft of an ability, or of an arrival by one, to a whole order."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.options import Draft
from engine.routing import routed
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, By, Does
from engine.systems.starcraft.arriving import ALONG, bodies_of, open_edges, sources
from engine.systems.starcraft.beside import WaysBeside, touching_pose
from engine.systems.starcraft.directly import aim_of, leads, way_of
from engine.systems.starcraft.directly_others import drawn
from engine.systems.starcraft.ends import going
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.influence import arrival_line
from engine.systems.starcraft.judge_moves import way_findings
from engine.systems.starcraft.judge_placing import course_of, mover_of, token_of
from engine.systems.starcraft.lying import base_of
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.orders import Deploy, UseAbility
from engine.systems.starcraft.settling import set_others
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from geometry.base import Placed
from geometry.gaps import gap
from geometry.pose import Point, Pose, distance, path_length
from geometry.reach_edge import nearest_on_edge

_SNAP = 0.75
"""Inches from what it is to touch within which a model in the hand is drawn against it."""


def ability_of(game: StarcraftGame, draft: Draft) -> Ability | None:
    """The ability that a draft is for; none for the actions that every unit has."""
    _, _, name = draft.option.partition(":")
    return game.kit.abilities.get(name)


def propose_ability(rules: Rulebook, game: StarcraftGame, draft: Draft, ability: Ability) -> UseAbility:
    target = _text(draft, "target")
    order = UseAbility(by=draft.by, unit=draft.unit, ability=ability.id, target=target)
    leader = _leader(game, draft)
    if ability.does is Does.TOKEN:
        return replace(order, leader=leader, at=_laid(game, draft, ability) if draft.path else None)
    mover = mover_of(rules, game, draft.unit, ability)
    if ability.does in (Does.TOWARDS, Does.AWAY):
        return _directly(rules, game, draft, ability, mover, replace(order, leader=leader))
    path = _path(rules, game, draft, ability, mover, leader)
    way = path if ability.does is Does.MOVE else path[-1:]
    others = set_others(rules, game, mover, leader, way, draft.others, deploy=False) if path else {}
    return replace(order, leader=leader, path=path, others=others)


def _directly(
    rules: Rulebook, game: StarcraftGame, draft: Draft, ability: Ability, mover: Mover, order: UseAbility
) -> UseAbility:
    """As the rule has it, wherever the model is held; the hand chooses among those who may lead."""
    target, course = order.target, course_of(ability)
    start = game.model(f"{draft.unit}.{order.leader}").placed
    if not any(unit.id == target for unit in game.mission.units) or not game.stands(target):
        return replace(order, path=(start.pose,))
    allowance = speed_now(game, draft.unit) or 0.0
    may_lead = leads(game, mover, target, course, allowance)
    leader = order.leader if order.leader in may_lead else may_lead[0]
    stands = game.model(f"{draft.unit}.{leader}").placed
    path = way_of(rules, game, mover, stands.pose, aim_of(game, target, stands, course), course, allowance).path
    poses = set_others(rules, game, mover, leader, path, draft.others, deploy=False)
    others = {number: Placed(mover.base, pose) for number, pose in poses.items()}
    foes = [model.placed for model in game.standing_of(target)]
    set_down = drawn(Formation(mover, leader, Placed(mover.base, path[-1]), others, path=path), foes, course)
    return replace(order, leader=leader, path=path, others=set_down)


def _laid(game: StarcraftGame, draft: Draft, ability: Ability) -> Point:
    """Where the model is held; one that is to touch its unit lies against it where it is held close by."""
    held = Placed(base_of(game, game.kit.tokens[ability.token]), draft.path[-1])
    bodies = [model.placed for model in game.standing_of(draft.unit)]
    if ability.by is not By.SELF or ability.within != 0 or not bodies:
        return held.centre
    nearest = min(bodies, key=lambda body: gap(held, body))
    return touching_pose(held, nearest).point if gap(held, nearest) <= _SNAP else held.centre


def propose_arrival(rules: Rulebook, game: StarcraftGame, draft: Draft, ability: Ability) -> Deploy:
    leader = _leader(game, draft)
    mover = make_mover(rules, game, draft.unit)
    source = _source(game, draft, ability, mover)
    path: tuple[Pose, ...] = ()
    if draft.path:
        held = draft.path[-1]
        if ability.by is By.STRUCTURE:
            source, path = _way_from_structure(game, draft, mover, source, held)
        else:
            path = _way_in(rules, game, draft, mover, held) if ability.by is By.OPEN_EDGE else (held,)
        if ability.by not in ALONG and ability.within in (0.0, None) and source:
            path = (_against(game, mover, source, held),)
    others: Mapping[int, Pose] = {}
    if path:
        by_hand, apart = draft.others, ability.apart
        others = set_others(rules, game, mover, leader, path, by_hand, deploy=True, apart=apart)
    return Deploy(by=draft.by, unit=draft.unit, leader=leader, path=path, others=others, via=ability.id, source=source)


def _path(
    rules: Rulebook, game: StarcraftGame, draft: Draft, ability: Ability, mover: Mover, leader: int
) -> tuple[Pose, ...]:
    start = game.model(f"{draft.unit}.{leader}").placed.pose
    path = (start, *draft.path[1:])
    if ability.does is Does.MOVE:
        barred = len(path) > 1 and any(f.refuses for f in way_findings(rules, game, draft.unit, mover, path[-2:]))
        if barred and not draft.exact:
            return routed(mover.base, path, ability.inches, going(game, mover, turns=False))
        return path
    held = draft.path[-1] if draft.path else start
    token = token_of(game, draft.unit, ability) if ability.does is Does.RETURN else None
    if token is not None and 0 < gap(Placed(mover.base, held), token.placed) <= _SNAP:
        held = touching_pose(Placed(mover.base, held), token.placed)
    return (start, held)


def _source(game: StarcraftGame, draft: Draft, ability: Ability, mover: Mover) -> str:
    """The one that is named, else the nearest to where the model is held."""
    named = source_of(draft)
    known = sources(game, mover.side, draft.unit, ability)
    if named or not known:
        return named
    if not draft.path:
        return known[0]
    held = Placed(mover.base, draft.path[-1])
    return min(known, key=lambda one: min(gap(held, body) for body in bodies_of(game, one)))


def source_of(draft: Draft) -> str:
    """The Structure, token or friend that a draft names to come in by; empty where it names none."""
    return _text(draft, "source")


def _way_in(rules: Rulebook, game: StarcraftGame, draft: Draft, mover: Mover, held: Pose) -> tuple[Pose, ...]:
    """Straight in from the nearest place of an open edge from where nothing bars it."""
    table = game.mission.table
    lines = [arrival_line(table, one, mover.base, held.turn) for one in open_edges(game, mover.side)]
    starts = [held.at(*nearest_on_edge(start, end, held.point)) for start, end in lines]
    starts.sort(key=lambda start: distance(start.point, held.point))
    paths = [(start, held) for start in starts]
    return next((path for path in paths if not _is_barred(rules, game, draft, mover, path)), next(iter(paths), (held,)))


def _way_from_structure(
    game: StarcraftGame, draft: Draft, mover: Mover, source: str, held: Pose
) -> tuple[str, tuple[Pose, ...]]:
    """Straight out of the nearest Structure from where nothing bars it; else round what is in the way, where there is
    a way. With the Structure that it leads from: the one that is named, if one is."""
    speed, named = speed_now(game, draft.unit) or 0.0, source_of(draft)
    known = (
        [named] if named else sources(game, mover.side, draft.unit, game.kit.abilities[draft.option.partition(":")[2]])
    )
    beside = [
        (one, body, WaysBeside(game, mover, body, held.turn, speed)) for one in known for body in bodies_of(game, one)
    ]

    def shortest(found: Iterable[tuple[str, tuple[Pose, ...]]]) -> tuple[str, tuple[Pose, ...]]:
        led = [way for way in found if way[1]]
        return min(led, key=lambda way: path_length(tuple(pose.point for pose in way[1])), default=(source, ()))

    out = shortest((one, ways.straight(held)) for one, _, ways in beside)
    if not out[1] and not draft.exact:
        out = shortest((one, ways.to(held)) for one, _, ways in beside)
    if out[1]:
        return out
    barred = shortest((one, (touching_pose(Placed(mover.base, held), body), held)) for one, body, _ in beside)
    return barred if barred[1] else (source, (held,))


def _is_barred(rules: Rulebook, game: StarcraftGame, draft: Draft, mover: Mover, path: tuple[Pose, ...]) -> bool:
    return any(finding.refuses for finding in way_findings(rules, game, draft.unit, mover, path))


def _against(game: StarcraftGame, mover: Mover, source: str, held: Pose) -> Pose:
    """Drawn to base contact where it is held close by. One that covers a token is in contact with it."""
    placed = Placed(mover.base, held)
    nearest = min(bodies_of(game, source), key=lambda body: gap(placed, body))
    if source in game.tokens and gap(placed, nearest) == 0:
        return held
    return touching_pose(placed, nearest) if gap(placed, nearest) <= _SNAP else held


def _leader(game: StarcraftGame, draft: Draft) -> int:
    if draft.model is not None:
        return draft.model
    return next((model.number for model in game.alive_of(draft.unit)), 1)


def _text(draft: Draft, name: str) -> str:
    answer = draft.answers.get(name, "")
    return answer if isinstance(answer, str) else ""
