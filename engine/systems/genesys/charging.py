"""Judging what a charge asks beyond its movement, and for which models its bonus may count."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.findings import Finding, Limit, Severity, Where
from engine.game import Model
from engine.sight import Looking, looking
from engine.systems.genesys.bench import UNMEASURED, Bench, Measure
from engine.systems.genesys.bonus import bonus
from engine.systems.genesys.engagement import contact, engaged, in_touch
from engine.systems.genesys.moving import Going, counted, ends_of, goings, judge_moving
from engine.systems.genesys.orders import Charge
from engine.systems.genesys.state import Activation, GenesysGame
from engine.systems.genesys.terrain import blockers, enemies_of, lookout
from engine.tongue import tr
from geometry.gaps import gap, nearest_points
from geometry.pose import Point, Pose, distance, path_length
from geometry.sweep import clearance_of
from geometry.tolerance import TOLERANCE, Fit, apart, more_than


@dataclass(frozen=True, slots=True)
class Way:
    """How a model came: whether in one straight leg, where it bent first if it was not, and the piece it touched.

    ``close`` is what of that is inside the tolerance: how far it bent, or how near it came to the piece.
    """

    straight: bool
    touched: str | None
    bend: Point | None = None
    close: Measure | None = None

    @property
    def direct(self) -> bool:
        return self.straight and self.touched is None


def way_of(game: GenesysGame, model: Model, poses: tuple[Pose, ...]) -> Way:
    """One leg is straight; so are several in one line that never turn back. Inside the tolerance a bend is none, and a
    piece is touched."""
    points = tuple(pose.point for pose in poses)
    first, last = points[0], points[-1]
    bend = max((clearance_of(first, last, point) for point in points), default=0.0)
    off = max(bend, path_length(points) - distance(first, last))
    straight = apart(-off)
    bends_at = None if straight else max(points[1:-1], key=lambda point: clearance_of(first, last, point), default=None)
    near = {piece.id: piece.sweep(model.base, poses) for piece in blockers(game)}
    touched = min((id for id in near if more_than(near[id], 0.0) is not Fit.KEPT), key=near.__getitem__, default=None)
    close = None
    if touched is None:
        close = Measure(off, 0.0) if straight is Fit.AT_LIMIT else None
    elif straight and more_than(near[touched], 0.0) is Fit.AT_LIMIT:
        close = Measure(near[touched], 0.0, Limit.MORE_THAN)
    return Way(bool(straight), touched, bends_at, close)


def ways(game: GenesysGame, going: Going) -> Mapping[str, Way]:
    """The way under each reading of a direct path."""
    return {
        "whole_way": way_of(game, going.model, going.trail),
        "last_leg": way_of(game, going.model, going.path[-2:]),
    }


def judge_charge(bench: Bench, order: Charge, activation: Activation) -> Iterator[Finding]:
    """Only for an order whose movement could be measured."""
    game = bench.game
    side = game.side_of_unit(order.unit)
    wrong = [unit for unit in order.targets if game.side_of_unit(unit) == side or not game.standing_of(unit)]
    for unit in wrong:
        yield bench.refused("charge.no_target", order.unit, unit)
    if not order.targets:
        yield bench.refused("charge.no_target", order.unit)
    for unit in dict.fromkeys(order.targets):
        if order.targets.count(unit) > 1:
            yield bench.refused("order.twice", unit)
    if wrong or not order.targets:
        return
    moves = goings(game, activation, order)
    yield judge_contact(bench, order, moves)
    chargers = charging(game, moves, order.targets)
    yield from (_path(bench, going, target) for going, target in chargers)
    for going, target in chargers:
        yield from _sight(bench, order, moves, going, target)


def is_allowed_charge(bench: Bench, order: Charge, activation: Activation) -> bool:
    """Whether nothing about its movement, its targets and its contact is refused."""
    moved = not any(finding.refuses for finding in judge_moving(bench, order, activation))
    return moved and not any(finding.refuses for finding in judge_charge(bench, order, activation))


def charging(game: GenesysGame, moves: tuple[Going, ...], targets: tuple[str, ...]) -> tuple[tuple[Going, Model], ...]:
    """The models that this order brings into melee with a target, each with the first target model it meets."""
    before = engaged(game)
    enemies = [model for unit in targets for model in game.standing_of(unit)]
    after = game.with_poses(ends_of(moves))
    found = []
    for going in moves:
        met = next((enemy for enemy in enemies if in_touch(after.model(going.model.id), enemy)), None)
        if going.model.id not in before and met is not None:
            found.append((going, met))
    return tuple(found)


def bonus_counts(game: GenesysGame, activation: Activation, order: Charge) -> Mapping[str, bool]:
    """For each model the order moves, whether the bonus of its charge may count."""
    moves = goings(game, activation, order)
    reading = str(game.mission.settings["direct_path"])
    chargers = {
        going.model.id: order.sight
        and ways(game, going)[reading].direct
        and bool(sees_target(game, going.model, target))
        for going, target in charging(game, moves, order.targets)
    }
    return {going.model.id: chargers.get(going.model.id, False) for going in moves}


def judge_contact(bench: Bench, order: Charge, moves: tuple[Going, ...]) -> Finding:
    """Whether one of those who go ends base to base with a squad it charges; a mate that was so before is none."""
    after = bench.game.with_poses(ends_of(moves))
    squad = [after.model(going.model.id).placed for going in moves]
    enemies = [model.placed for unit in order.targets for model in after.standing_of(unit)]
    if not enemies:
        return bench.refused("charge.no_target", order.unit, order.targets[0])
    near, one, other = min(((gap(a, b), a, b) for a in squad for b in enemies), key=lambda found: found[0])
    met = near <= TOLERANCE + 1e-9
    line = nearest_points(one, other)
    where = Where(line=line, spot=line[0])
    measure = Measure(near, 0.0)
    return bench.finding(
        "charge.no_contact", contact(near, met), order.unit, order.targets[0], measure=measure, where=where
    )


def judge_met(bench: Bench, moves: tuple[Going, ...], *, comes_on: bool = False) -> Iterator[Finding]:
    """Of those who come base to base without a charge: the bonus that a charge would have had.

    A squad that comes on makes no charge here.
    """
    game = bench.game
    enemies = tuple({enemy.unit: None for enemy in enemies_of(game, game.side_of(moves[0].model))})
    after = _moved_by(game.with_poses(ends_of(moves)), moves)
    reading = str(game.mission.settings["direct_path"])
    for going, target in charging(game, moves, enemies):
        earned = bonus(bench.rules, after, going.model.id)
        direct = ways(game, going)[reading].direct and bool(sees_target(game, going.model, target))
        if earned > 0 and (comes_on or direct):
            why = tr("as it comes on") if comes_on else tr("by a move that is no charge")
            yield bench.finding(
                "charge.undeclared",
                Severity.LEFT_TO_YOU,
                going.model.id,
                target.id,
                where=Where(spot=going.path[-1].point),
                why=why,
                bonus=f"+{earned}",
                would=tr("a charge on the table") if comes_on else tr("a charge"),
            )


def judge_arrival(bench: Bench, order: Charge, moves: tuple[Going, ...]) -> Finding:
    """Of a charge that was halted and goes on: who is left may fall short, and goes as far as ordered all the same."""
    contact = judge_contact(bench, order, moves)
    if not contact.refuses:
        return contact
    first = moves[0]
    where = Where(spot=first.path[-1].point)
    return bench.finding("charge.falls_short", Severity.LEFT_TO_YOU, order.unit, order.targets[0], where=where)


def _path(bench: Bench, going: Going, target: Model) -> Finding:
    game = bench.game
    reading = str(game.mission.settings["direct_path"])
    by_reading = ways(game, going)
    here = by_reading[reading]
    other = next(name for name in by_reading if name != reading)
    differs = by_reading[other].direct != here.direct
    return bench.finding(
        "charge.direct_path",
        Severity.OTHER_READING if differs else Severity.PASSED if here.close is None else Severity.AT_LIMIT,
        going.model.id,
        target.id,
        measure=here.close or UNMEASURED,
        setting="direct_path" if differs else None,
        where=_spoiled(game, going, here),
        outcome=_outcome(game, here),
        reading=bench.rules.settings["direct_path"].readings[other],
    )


def _spoiled(game: GenesysGame, going: Going, way: Way) -> Where:
    """What keeps a path from being direct: the piece touched, or where it bends most; else where it ends."""
    if way.straight and way.touched is not None:
        piece = game.mission.piece(way.touched).outline
        return Where(offending=piece, whole=piece, spot=piece.nearest(going.path[-1].point))
    return Where(spot=way.bend or going.path[-1].point)


def _outcome(game: GenesysGame, way: Way) -> str:
    if way.direct:
        return tr("straight to its target")
    if not way.straight:
        return tr("bends on its way, so no charge bonus")
    return tr("touches {piece}, so no charge bonus", piece=game.mission.piece(str(way.touched)).name)


def sees_target(game: GenesysGame, model: Model, target: Model) -> Looking:
    """From where the model stands when it declares its charge."""
    return looking(lookout(game), model.placed, target.placed)


def _seen_by(bench: Bench, model: Model, target: Model) -> str:
    """The readings by which the model sees its target all the same."""
    settings = bench.game.mission.settings
    found = []
    for name, words in bench.rules.settings["charge_sight"].readings.items():
        read = replace(bench.game, mission=replace(bench.game.mission, settings={**settings, "charge_sight": name}))
        if name != settings["charge_sight"] and sees_target(read, model, target):
            found.append(words)
    return "; ".join(found)


def _moved_by(game: GenesysGame, moves: tuple[Going, ...]) -> GenesysGame:
    """The position with the inches behind each bonus as they are after these moves."""
    return replace(game, moved={**game.moved, **{going.model.id: counted(game, going) for going in moves}})


def _sight(bench: Bench, order: Charge, moves: tuple[Going, ...], going: Going, target: Model) -> Iterator[Finding]:
    """Told only where the model has a bonus once it is there: of these inches, or of a movement before that lasts."""
    game = bench.game
    earned = bonus(bench.rules, _moved_by(game, moves), going.model.id)
    if earned <= 0:
        return
    subjects, told = (going.model.id, target.id), f"+{earned}"
    if not order.sight:
        where = Where(spot=going.path[-1].point)
        yield bench.finding("charge.unseen", Severity.LEFT_TO_YOU, *subjects, where=where, bonus=told)
        return
    seen = sees_target(game, going.model, target)
    if seen.blocker is None:
        severity = Severity.AT_LIMIT if seen.fit is Fit.AT_LIMIT else Severity.PASSED
        where = Where(line=seen.line, spot=None if seen.line is None else seen.line[1])
        yield bench.finding("charge.sight", severity, *subjects, where=where, bonus=told, outcome=tr("in sight"))
        return
    piece = game.mission.piece(seen.blocker)
    line = nearest_points(going.model.placed, target.placed)
    yield bench.finding(
        "charge.hidden",
        Severity.OTHER_READING,
        *subjects,
        setting="charge_sight",
        where=Where(offending=piece.outline, whole=piece.outline, line=line, spot=piece.outline.nearest(line[0])),
        bonus=told,
        piece=piece.name,
        reading=_seen_by(bench, going.model, target),
    )
