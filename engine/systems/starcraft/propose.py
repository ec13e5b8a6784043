"""From a draft to a whole order: the leader where the hand holds it, the others set round it as the rules allow."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.ground import Ground, is_clear, is_free
from engine.options import Draft
from engine.routing import routed
from engine.rulebook import Rulebook
from engine.systems.starcraft.ability_drafts import ability_of, propose_ability, propose_arrival
from engine.systems.starcraft.charging import charge_distance, nearest_ends, nearest_of
from engine.systems.starcraft.close_ranks import may_near, pinned, ranks_press
from engine.systems.starcraft.ends import arrivals, charge_end, within_of
from engine.systems.starcraft.ends import going as ground_of_ways
from engine.systems.starcraft.failing import find_end
from engine.systems.starcraft.formation import FINDABLE
from engine.systems.starcraft.influence import arrival_line, entry
from engine.systems.starcraft.judge_moves import WHOLE_BASE, way_findings
from engine.systems.starcraft.movers import Mover, make_mover, measured, slide_left
from engine.systems.starcraft.orders import Charge, CloseRanks, Deploy, Disengage, Move, Moving, Run
from engine.systems.starcraft.pressing import AS_GOOD_AS_TOUCHING, CHARGE_TIERS, Press, bodies_of, pressed
from engine.systems.starcraft.settling import set_others
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.using import ARRIVALS
from geometry.area import Area
from geometry.base import Placed
from geometry.formation import offsets
from geometry.gaps import nearest_points, separation
from geometry.pose import Pose, distance
from geometry.reach_edge import nearest_on_edge
from geometry.tolerance import Fit, apart, at_most

KINDS: Mapping[str, type[Moving]] = {kind.do: kind for kind in (Move, Deploy, Disengage, Run, Charge, CloseRanks)}

SECOND = "second"
"""The answer of a draft for a Charge by Lightning Dash."""

_SNAP = 0.5
"""Inches a charging leader may be held into its target's base and still be set against it."""

_HITS = 1.0
"""Inches from an end too narrow to be hit at which a charging leader is taken to be meant for it."""

_HALVINGS = 20


def propose(rules: Rulebook, game: StarcraftGame, draft: Draft) -> Moving:
    """The order that a draft stands for."""
    ability = ability_of(game, draft)
    if ability is not None:
        by_arrival = ability.does in ARRIVALS
        return (propose_arrival if by_arrival else propose_ability)(rules, game, draft, ability)
    kind = KINDS[draft.option]
    targets = aims(game, draft)
    mover = make_mover(rules, game, draft.unit, targets)
    leader = leader_of(game, draft)
    path = _path(rules, game, draft, mover, leader, targets)
    others: Mapping[int, Pose] = {}
    if path:
        by_hand = draft.others
        if kind in (Charge, CloseRanks):
            by_hand = _pressed(rules, game, draft, mover, leader, path)
        others = set_others(rules, game, mover, leader, path, by_hand, deploy=kind is Deploy)
    if kind is Charge:
        return Charge(
            by=draft.by,
            unit=draft.unit,
            leader=leader,
            path=path,
            others=others,
            targets=targets,
            rolled=chosen_dice(draft),
            models=chosen_models(game, draft),
            bonuses=chosen_bonuses(draft),
            second=draft.answers.get("second") == SECOND,
        )
    return kind(by=draft.by, unit=draft.unit, leader=leader, path=path, others=others)


def leader_of(game: StarcraftGame, draft: Draft) -> int:
    """The model in the hand, else the first of the unit."""
    if draft.model is not None:
        return draft.model
    return next((model.number for model in game.alive_of(draft.unit)), 1)


def chosen_targets(draft: Draft) -> tuple[str, ...]:
    chosen = draft.answers.get("targets", ())
    if isinstance(chosen, str):
        return (chosen,)
    return tuple(str(target) for target in chosen) if isinstance(chosen, tuple) else ()


def chosen_bonuses(draft: Draft) -> tuple[str, ...]:
    """Abilities that the option stands for, cards and reactions chosen with it."""
    words = [*_words(draft, "bonuses"), *_words(draft, "cards")]
    return tuple(dict.fromkeys(words))


def chosen_models(game: StarcraftGame, draft: Draft) -> Mapping[str, int]:
    """One model nominated of each target, by unit."""
    known = [game.models[id] for id in _words(draft, "models") if id in game.models]
    targets = chosen_targets(draft)
    return {model.unit: model.number for model in known if model.unit in targets}


def aims(game: StarcraftGame, draft: Draft) -> tuple[str, ...]:
    """The enemy units that a draft may end near."""
    return may_near(game, draft.unit) if draft.option == CloseRanks.do else chosen_targets(draft)


def _words(draft: Draft, name: str) -> tuple[str, ...]:
    answer = draft.answers.get(name, ())
    if isinstance(answer, str):
        return (answer,)
    return tuple(str(word) for word in answer) if isinstance(answer, tuple) else ()


def _pressed(
    rules: Rulebook, game: StarcraftGame, draft: Draft, mover: Mover, leader: int, path: tuple[Pose, ...]
) -> Mapping[int, Pose]:
    """The others set against the enemy as far as there is room; those set by hand and those pinned stay."""
    if draft.option == CloseRanks.do:
        press = ranks_press(rules, game, mover)
    else:
        press = Press(rules, mover, bodies_of(game, chosen_targets(draft)), CHARGE_TIERS)
    stood = {model.number: model.placed.pose for model in game.standing_of(draft.unit) if model.number != leader}
    fixed = {number: pose for number, pose in stood.items() if number in press.pinned}
    fixed |= {number: pose for number, pose in draft.others.items() if number not in fixed and number != leader}
    start = game.model(f"{draft.unit}.{leader}").placed.pose
    free = {number: pose for number, pose in stood.items() if number not in fixed}
    wanted = dict(offsets(start, free, path[-1]))
    return {**fixed, **pressed(press, leader, path, fixed, wanted)}


def chosen_dice(draft: Draft) -> tuple[int, ...]:
    rolled = draft.answers.get("rolled", ())
    return tuple(int(die) for die in rolled) if isinstance(rolled, tuple) else ()


def _path(
    rules: Rulebook, game: StarcraftGame, draft: Draft, mover: Mover, leader: int, targets: tuple[str, ...]
) -> tuple[Pose, ...]:
    if draft.option == Deploy.do:
        return _arrival(rules, game, draft, mover)
    start = game.model(f"{draft.unit}.{leader}").placed.pose
    speed = speed_now(game, draft.unit) or 0.0
    held = draft.path[1:]
    if draft.option == Disengage.do and not find_end(rules, game, mover, start, speed):
        return ()
    if draft.option == Charge.do:
        way = charge_distance(rules, speed, chosen_dice(draft), chosen_bonuses(draft))
        end = find_end(rules, game, mover, start, way, targets) if targets else Area.empty()
        if not end:
            return ()
        if held and not end.grown(-FINDABLE) and distance(held[-1].point, end.inside_point) < _HITS:
            # The very end of its reach, and no hand hits that.
            return (start, start.at(*end.inside_point))
        going = _round_about(rules, game, draft, mover, (start, *held), way)
        going = _against(rules, game, mover, going, way, targets)
        return _up_to(rules, game, draft, mover, going, way, targets)
    if draft.option == CloseRanks.do:
        going = _round_about(rules, game, draft, mover, (start, *held), rules.figure("close_ranks"))
        foes = tuple(sorted(game.foes(mover.unit)))
        held_fast = [game.model(f"{mover.unit}.{number}").placed for number in pinned(game, mover.unit)]
        return _against(rules, game, mover, going, rules.figure("close_ranks"), foes, held_fast)
    return _round_about(rules, game, draft, mover, (start, *held), speed)


def _round_about(
    rules: Rulebook, game: StarcraftGame, draft: Draft, mover: Mover, path: tuple[Pose, ...], allowance: float
) -> tuple[Pose, ...]:
    """The last leg round what is in its way."""
    if draft.exact or len(path) < 2 or not _is_barred(rules, game, mover, path[-2:]):
        return path
    turn = path[-1].turn
    left = slide_left(game, mover.base, path[:-1], turn, allowance)
    turns = not mover.base.is_round and turn != path[-2].turn
    return routed(mover.base, path, left, ground_of_ways(game, mover, turns=turns), rest_turn=turn)


def _is_barred(rules: Rulebook, game: StarcraftGame, mover: Mover, path: tuple[Pose, ...]) -> bool:
    if game.setting("gap_reading") != WHOLE_BASE:
        return not is_clear(mover.base, path, mover.ground)
    return any(finding.refuses for finding in way_findings(rules, game, mover.unit, mover, path))


def _arrival(rules: Rulebook, game: StarcraftGame, draft: Draft, mover: Mover) -> tuple[Pose, ...]:
    """Straight in from the nearest point of an Entry Edge; where that is barred, by the shortest way there is."""
    if not draft.path:
        return ()
    rest = draft.path[-1]
    straight = []
    for segment in entry(game, mover.side):
        start, end = arrival_line(game.mission.table, segment, mover.base, rest.turn)
        straight.append((rest.at(*nearest_on_edge(start, end, rest.point)), rest))
    straight.sort(key=lambda path: distance(path[0].point, path[1].point))
    speed = speed_now(game, draft.unit) or 0.0
    near = [path for path in straight if at_most(measured(game, mover.base, path), speed)]
    clear = next((path for path in near if not _is_barred(rules, game, mover, path)), None)
    if clear is not None or draft.exact:
        return clear or next(iter(straight), ())
    routes = [route for ways in arrivals(game, mover, rest.turn, speed) if (route := ways.to(rest.point)) is not None]
    if not routes:
        return next(iter(straight), ())
    shortest = min(routes, key=lambda route: route.length)
    return (*(rest.at(*point) for point in shortest.waypoints[:-1]), rest)


def _against(
    rules: Rulebook,
    game: StarcraftGame,
    mover: Mover,
    path: tuple[Pose, ...],
    way: float,
    targets: tuple[str, ...],
    held_fast: Sequence[Placed] = (),
) -> tuple[Pose, ...]:
    """The path with its end drawn against the nearest target, where that is as good an end as the one held: on none of
    the unit's own that are ``held_fast`` either."""
    rest = Placed(mover.base, path[-1])
    nearest = min((nearest_of(game, target, rest) for target in targets), key=lambda other: separation(rest, other))
    free = separation(rest, nearest)
    if len(path) < 2 or not -_SNAP <= free <= rules.figure("engagement_range"):
        return path
    touching = _slid(rest, nearest, free)
    snapped = (*path[:-1], touching.pose)
    in_all = len(targets) < 2 or all(
        within_of(rules, game, mover, target, touching.pose.turn).contains(touching.centre) for target in targets
    )
    if not in_all or any(apart(separation(touching, one)) is Fit.BROKEN for one in held_fast):
        return path
    if measured(game, mover.base, snapped) > way or not is_free(touching, _near_only(mover, touching)):
        return path
    return path if _is_barred(rules, game, mover, snapped) else snapped


def _up_to(
    rules: Rulebook,
    game: StarcraftGame,
    draft: Draft,
    mover: Mover,
    path: tuple[Pose, ...],
    way: float,
    targets: tuple[str, ...],
) -> tuple[Pose, ...]:
    """The path with its end where the leader stands against a target, or as near as it can, if it is held where it may
    end but for that."""
    if len(path) < 2:
        return path
    rest = path[-1]
    places = [model.placed for target in targets for model in game.standing_of(target)]
    if min(separation(Placed(mover.base, rest), place) for place in places) <= AS_GOOD_AS_TOUCHING:
        return path
    end = charge_end(rules, game, mover, path[0], rest.turn, way, targets)
    if not end.contains(rest.point):
        return path
    best = nearest_ends(places, mover.base, rest.turn, end).grown(-FINDABLE)
    if not best:
        return path
    moved = (*path[:1], rest.at(*best.nearest(rest.point)))
    return _round_about(rules, game, draft, mover, moved, way)


def _slid(rest: Placed, other: Placed, free: float) -> Placed:
    """The base moved straight towards (or out of) another until they touch."""
    if rest.base.is_round and other.base.is_round:
        ox, oy = other.centre
        gone = distance(rest.centre, other.centre)
        if gone == 0:
            return rest
        part = (rest.base.width + other.base.width) / 2 / gone
        return rest.to(rest.pose.at(ox + (rest.pose.x - ox) * part, oy + (rest.pose.y - oy) * part))
    if free <= 0:
        return _drawn_out(rest, other)
    mine, theirs = nearest_points(rest, other)
    return rest.to(rest.pose.moved(theirs[0] - mine[0], theirs[1] - mine[1]))


def _drawn_out(rest: Placed, other: Placed) -> Placed:
    """The base moved straight away from the middle of another that it overlaps, until they touch; as it is where that
    is too far."""
    ox, oy = other.centre
    gone = distance(rest.centre, other.centre)
    if gone == 0:
        return rest
    way = ((rest.pose.x - ox) / gone, (rest.pose.y - oy) / gone)
    low, high = 0.0, 2 * _SNAP
    if separation(_moved(rest, way, high), other) < 0:
        return rest
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if separation(_moved(rest, way, middle), other) < 0 else (low, middle)
    return _moved(rest, way, high)


def _moved(rest: Placed, way: tuple[float, float], by: float) -> Placed:
    return rest.to(rest.pose.moved(way[0] * by, way[1] * by))


def _near_only(mover: Mover, placed: Placed) -> Ground:
    reach = placed.base.outer_radius
    x, y = placed.centre
    bounds = (x - reach, y - reach, x + reach, y + reach)
    ground = mover.ground
    return replace(
        ground,
        no_stop=tuple(one for one in ground.no_stop if not one.is_farther(bounds, 0.01)),
        keep_off=tuple(one for one in ground.keep_off if not one.is_farther(bounds, ground.distance + 0.01)),
    )
