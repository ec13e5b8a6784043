"""Judging how a squad moves: each model's allowance over the whole activation, its way, where it stops."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.findings import Finding, Limit, Severity, Where
from engine.game import Model
from engine.ground import judge_bends, judge_stand, judge_travel, judge_way
from engine.rulebook import Rulebook
from engine.systems.genesys import command
from engine.systems.genesys.bench import Bench, Measure
from engine.systems.genesys.bonus import bonus_of, close_to, other_readings, reading_of
from engine.systems.genesys.engagement import engaged_now, foes_of
from engine.systems.genesys.generation import movement_now
from engine.systems.genesys.orders import Charge, Move, Reaction
from engine.systems.genesys.slowing import judge_slowed, paid_for, slow_pieces
from engine.systems.genesys.state import ActionState, Activation, GenesysGame
from engine.systems.genesys.terrain import ground_for
from engine.systems.genesys.threats import threats_to
from engine.systems.genesys.watching import watchers
from engine.tongue import tr, tr_later
from engine.wording import inches
from geometry.gaps import gap
from geometry.outline import outline
from geometry.pose import Pose, distance
from geometry.sweep import sweep_separation_of
from geometry.tolerance import TOLERANCE, Fit, at_least, at_most
from geometry.travel import start_to_rest, travel

BESIDE = tr_later("whether it attacks all the same is yours to settle")


@dataclass(frozen=True, slots=True)
class Going:
    """What a move order asks of each model it moves: the new legs, and with them the whole way of this activation."""

    model: Model
    path: tuple[Pose, ...]
    trail: tuple[Pose, ...]

    @property
    def inches(self) -> float:
        return travel(self.model.base, self.trail)


def allowance(rules: Rulebook, game: GenesysGame, unit: str, extra: bool) -> float:
    """Inches that no part of a model may go beyond in the whole activation.

    A squad that gives its Action to this movement is not Exhausted before it is over.
    """
    if extra:
        return rules.figure("movement_factor_with_action") * game.profile_of(unit).movement
    return rules.figure("movement_factor") * movement_now(game, unit)


def goings(game: GenesysGame, activation: Activation, order: Move | Charge) -> tuple[Going, ...]:
    """For an order whose models are known to stand on the table: the model with the path first, then the others."""
    first = game.model(f"{order.unit}.{order.model}")
    made = [_going(activation, first, order.path[1:])]
    for number, pose in sorted(order.others.items()):
        made.append(_going(activation, game.model(f"{order.unit}.{number}"), (pose,)))
    return tuple(made)


def _going(activation: Activation, model: Model, legs: tuple[Pose, ...]) -> Going:
    here = model.placed.pose
    return Going(model, (here, *legs), (*activation.trails.get(model.id, (here,)), *legs))


def ends_of(moves: tuple[Going, ...]) -> Mapping[str, Pose]:
    return {going.model.id: going.path[-1] for going in moves}


def judge_moving(bench: Bench, order: Move | Charge, activation: Activation) -> Iterator[Finding]:
    """Everything about the movement; what a charge asks beyond it is judged elsewhere."""
    misnamed = tuple(_misnamed(bench, order))
    if misnamed:
        yield from misnamed
        return
    if activation.movement_over:
        yield bench.refused("move.split", order.unit)
    if order.extra and not activation.extra:
        yield action_free(bench, order.unit)
    moves = goings(bench.game, activation, order)
    yield from _start(bench, moves[0].model, order.path[0])
    yield from judge_goings(bench, order.unit, moves, order.extra or activation.extra)


def judge_goings(bench: Bench, unit: str, moves: tuple[Going, ...], extra: bool) -> Iterator[Finding]:
    """The ways and ends of the models that a squad moves together."""
    ends = ends_of(moves)
    limit = allowance(bench.rules, bench.game, unit, extra)
    for going in moves:
        yield from _judge_one(bench, going, ends, limit)
    yield from left_to_players(bench, moves)
    yield from judge_coherency(bench, unit, ends)
    yield from judge_bonus(bench, moves)


def judge_standing(bench: Bench, unit: str, ends: Mapping[str, Pose]) -> Iterator[Finding]:
    """What keeps those of a squad who do not go to ``ends`` from staying where they are.

    A move that was halted may have stopped them over another base.
    """
    for model in bench.game.standing_of(unit):
        if model.id in ends:
            continue
        ground = ground_for(bench.game, model, ends)
        yield from (found for found in judge_stand(bench.rules, model.id, model.placed, ground) if found.refuses)


def action_free(bench: Bench, unit: str) -> Finding:
    """The squad has its Action of this Game Round and has not held it."""
    state = bench.game.action_of(unit)
    why = tr("held for a reaction") if state is ActionState.HELD else tr("gone for this Game Round")
    return bench.checked("action.used", state is ActionState.UNUSED, unit, state=why)


def _misnamed(bench: Bench, order: Move | Charge) -> Iterator[Finding]:
    standing = {model.number for model in bench.game.standing_of(order.unit)}
    squad = bench.game.unit(order.unit).name
    for number in (order.model, *order.others):
        if number not in standing:
            yield bench.unknown(tr("model {number} of {squad} on the table", number=number, squad=squad))
    if order.model in order.others:
        yield bench.unknown(tr("second place for model {model} of {squad}", model=order.model, squad=squad))
    if not order.path:
        yield bench.refused("move.start", f"{order.unit}.{order.model}")


def _start(bench: Bench, model: Model, start: Pose) -> Iterator[Finding]:
    off = distance(model.placed.centre, start.point)
    if not at_most(off, 0.0):
        yield bench.refused("move.start", model.id, measure=Measure(off))


def _judge_one(bench: Bench, going: Going, ends: Mapping[str, Pose], limit: float) -> Iterator[Finding]:
    model, path = going.model, going.path
    ground = ground_for(bench.game, model, ends)
    yield from judge_spent(bench, model, going.trail, limit)
    yield from judge_way(bench.rules, model.id, model.base, path, ground)
    yield from judge_bends(bench.rules, model.id, model.base, path, ground)
    yield from judge_stand(bench.rules, model.id, model.placed.to(path[-1]), ground)


def judge_spent(bench: Bench, model: Model, trail: tuple[Pose, ...], limit: float) -> Iterator[Finding]:
    """The inches travelled, and with them what the ground costs where a table has set it so."""
    slow = slow_pieces(bench.rules, bench.game)
    lost = paid_for(slow, model.base, trail) if slow else ()
    travelled = judge_travel(bench.rules, model.id, model.base, trail, limit)
    if lost and travelled.measured is not None:
        used = travelled.measured + sum(cost for _, cost in lost)
        severity = Severity.of(at_most(used, limit))
        setting = lost[0][0].setting if severity is Severity.REFUSED and not travelled.refuses else None
        travelled = replace(travelled, measured=used, severity=severity, setting=setting)
    yield travelled
    yield from judge_slowed(bench, lost, model, trail)


def left_to_players(bench: Bench, moves: tuple[Going, ...]) -> Iterator[Finding]:
    """Threat ranges passed through, and melees left."""
    game = bench.game
    in_melee = engaged_now(game)
    for going in moves:
        yield from _threats(bench, going)
        if going.model.id in in_melee:
            yield from _leaves(bench, going)


def _threats(bench: Bench, going: Going) -> Iterator[Finding]:
    """Of each squad the nearest unengaged enemy whose threat range a model passes through without engaging it."""
    passed: dict[str, tuple[float, float, Model]] = {}
    threats = threats_to(bench.rules, bench.game, bench.game.side_of(going.model))
    for enemy, reach in threats.on_the_way(going.model.base, going.path):
        near = max(0.0, sweep_separation_of(going.model.base, going.path, enemy.placed))
        stops = gap(going.model.placed.to(going.path[-1]), enemy.placed)
        if at_least(near, reach) is not Fit.KEPT and stops > TOLERANCE:
            nearest = passed.get(enemy.unit)
            passed[enemy.unit] = (near, reach, enemy) if nearest is None or near < nearest[0] else nearest
    for near, reach, enemy in passed.values():
        severity = Severity.AT_LIMIT if at_least(near, reach) else Severity.LEFT_TO_YOU
        where = Where(whole=outline(enemy.placed).grown(reach), spot=enemy.placed.centre)
        measure = Measure(near, reach, Limit.AT_LEAST)
        strike = _strike_words(bench, enemy)
        yield bench.finding(
            "move.threat", severity, going.model.id, enemy.id, measure=measure, where=where, strike=strike
        )


def _strike_words(bench: Bench, enemy: Model) -> str:
    """Whether the enemy passed can strike in a reaction; whether it attacks without one is nowhere said."""
    game, activation = bench.game, bench.game.activation
    if activation is not None and activation.answered:
        return tr("This activation has been answered; {beside}", beside=BESIDE)
    if activation is not None and activation.quiet:
        return tr("Its side has declined to react; {beside}", beside=BESIDE)
    if enemy.unit in watchers(bench.rules, game, game.side_of(enemy), Reaction.STRIKE):
        return tr("It may strike with its held Action")
    if command.has_action_for_reaction(game, enemy.unit):
        return tr("Its side has no Command Value for it to strike with; {beside}", beside=BESIDE)
    return tr("It holds no Action to strike with; {beside}", beside=BESIDE)


def _leaves(bench: Bench, going: Going) -> Iterator[Finding]:
    stops = going.model.placed.to(going.path[-1])
    left = [foe for foe in foes_of(bench.game, going.model) if gap(stops, foe.placed) > TOLERANCE]
    if left:
        where = Where(spot=going.path[0].point)
        yield bench.finding("move.leaves_melee", Severity.LEFT_TO_YOU, going.model.id, left[0].id, where=where)


def judge_coherency(bench: Bench, unit: str, ends: Mapping[str, Pose]) -> Iterator[Finding]:
    """Where a table has set itself a distance: the nearest squad mate of each model. Never refuses."""
    limit = bench.game.mission.settings["squad_coherency"]
    squad = bench.game.standing_of(unit)
    if not isinstance(limit, float) or len(squad) < 2:
        return
    placed = {model.id: model.placed.to(ends.get(model.id, model.placed.pose)) for model in squad}
    for model in squad:
        near = min(gap(placed[model.id], placed[mate.id]) for mate in squad if mate.id != model.id)
        fit = at_most(near, limit)
        severity = Severity.of(fit) if fit else Severity.LEFT_TO_YOU
        where = Where(spot=placed[model.id].centre)
        measure = Measure(near, limit)
        yield bench.finding(
            "squad.coherency", severity, model.id, measure=measure, setting="squad_coherency", where=where
        )


def judge_bonus(bench: Bench, moves: tuple[Going, ...]) -> Iterator[Finding]:
    """The bonus that the move earns: of the first model for which the readings part and of the first that is inside the
    tolerance of a band's end, else of the first model."""
    reading = reading_of(bench.game)
    parts = (going for going in moves if other_readings(bench.rules, reading, counted(bench.game, going)))
    close = (going for going in moves if close_to(bench.rules, reading, counted(bench.game, going)) is not None)
    told = [going for going in (next(parts, None), next(close, None)) if going is not None]
    yield from (_bonus(bench, going, reading) for going in told or moves[:1])
    way = next((going for going in moves if _is_other_by_way(bench, going, reading)), None)
    if way is not None:
        yield _bonus_by_way(bench, way, reading)


def counted(game: GenesysGame, going: Going) -> float:
    """The inches behind the bonus: all that was gone, or by a setting from where it began to where it rests."""
    if game.mission.settings["bonus_inches"] == "rest":
        return start_to_rest(going.model.base, going.trail)
    return going.inches


def _bonus(bench: Bench, going: Going, reading: str) -> Finding:
    """Every reading that gives another bonus is named with it."""
    readings, moved = bench.rules.settings["bonus_bands"].readings, counted(bench.game, going)
    others, limit = other_readings(bench.rules, reading, moved), close_to(bench.rules, reading, moved)
    close = Severity.PASSED if limit is None else Severity.AT_LIMIT
    return bench.finding(
        "bonus.band",
        Severity.OTHER_READING if others else close,
        going.model.id,
        measure=Measure(moved, limit),
        setting="bonus_bands" if others else None,
        where=Where(spot=going.path[-1].point),
        bonus=f"+{bonus_of(bench.rules, reading, moved)}",
        others="; ".join(f"+{bonus}: {readings[other]}" for other, bonus in others.items()),
        count=tr("another reading") if len(others) == 1 else tr("other readings"),
    )


def _is_other_by_way(bench: Bench, going: Going, reading: str) -> bool:
    gone, rest = going.inches, start_to_rest(going.model.base, going.trail)
    return bonus_of(bench.rules, reading, gone) != bonus_of(bench.rules, reading, rest)


def _bonus_by_way(bench: Bench, going: Going, reading: str) -> Finding:
    gone, rest = going.inches, start_to_rest(going.model.base, going.trail)
    measures = {"way": tr("{gone} gone", gone=inches(gone)), "rest": tr("{rest} from start to rest", rest=inches(rest))}
    bonuses = {"way": bonus_of(bench.rules, reading, gone), "rest": bonus_of(bench.rules, reading, rest)}
    here = str(bench.game.mission.settings["bonus_inches"])
    other = "way" if here == "rest" else "rest"
    return bench.finding(
        "bonus.way",
        Severity.OTHER_READING,
        going.model.id,
        setting="bonus_inches",
        where=Where(spot=going.path[-1].point),
        told=tr(
            "{measure} earn +{bonuse} as set; {measure2} would earn +{bonuse2}",
            measure=measures[here],
            bonuse=bonuses[here],
            measure2=measures[other],
            bonuse2=bonuses[other],
        ),
    )
