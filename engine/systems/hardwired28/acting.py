"""Whether a model may take an Action, and at what."""

from collections.abc import Iterator

from engine.findings import Finding, Where
from engine.game import Model
from engine.mission import Marker
from engine.rulebook import Rulebook
from engine.systems.hardwired28.casting import judge_cast
from engine.systems.hardwired28.checks import counted, left, passed, refused, within
from engine.systems.hardwired28.factions import engaged_with, sees_enemy
from engine.systems.hardwired28.fighting import judge_attack
from engine.systems.hardwired28.hostiles.seeing import looks
from engine.systems.hardwired28.levels import judge_engaged, judge_levels
from engine.systems.hardwired28.modifiers import judge_friends
from engine.systems.hardwired28.moving import MOVES_AGAIN, judge_path
from engine.systems.hardwired28.objectives import bars_engaged, is_settled, judge_use
from engine.systems.hardwired28.orders import (
    AIM,
    ATTACK,
    CAST,
    DISENGAGE,
    INTERACT,
    INTERROGATE,
    MOVE_AGAIN,
    SEARCH,
    Action,
)
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import hinders
from engine.systems.hardwired28.standing import span, span_to_marker
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import BROADCASTER, has
from engine.tongue import tr, tr_later
from geometry.area import Area
from geometry.gaps import nearest_points
from geometry.pose import Point
from geometry.tolerance import Fit

LOOT = "loot"


def judge_count(rules: Rulebook, game: HardwiredGame, model: Model) -> Iterator[Finding]:
    """One Action, two with a bonus action."""
    activation = game.activation
    taken = 0 if activation is None else activation.actions
    bonus = activation is not None and bool(activation.bonus)
    limit = rules.count("actions_most" if bonus else "actions")
    yield counted(rules, "action.none_left", taken + 1, limit, model.id)


def judge_kind(rules: Rulebook, game: HardwiredGame, model: Model, action: str) -> Iterator[Finding]:
    """What stands against this kind of Action whatever its target."""
    activation = game.activation
    if action == CAST:
        if not has(game, model, BROADCASTER):
            yield refused(rules, "action.not_broadcaster", model.id)
        elif activation is not None and activation.cast:
            yield refused(rules, "action.cast_once", model.id)
    if action == DISENGAGE:
        carried = game.carries(model.id)
        if carried is not None and hinders(game, model):
            yield refused(rules, "action.carrier_disengages", model.id, carried)
    if action == SEARCH:
        yield from _not_engaged(rules, game, model, "action.search_engaged")


def judge_nearest(rules: Rulebook, game: HardwiredGame, model: Model, action: str) -> Iterator[Finding]:
    """Whether there is anything near enough for it, before a target is named."""
    order = Action(by=game.side_of(model), unit=model.unit, model=model.number, action=action)
    if action == SEARCH:
        yield from _search(rules, game, model, order)
    elif action == INTERROGATE:
        yield from _interrogate(rules, game, model, order)


def judge_action(rules: Rulebook, game: HardwiredGame, model: Model, order: Action) -> Iterator[Finding]:
    yield from judge_kind(rules, game, model, order.action)
    if order.action == MOVE_AGAIN:
        yield from judge_path(rules, game, model, order.path, MOVES_AGAIN)
    elif order.action in (ATTACK, AIM):
        yield from _at_enemies(rules, game, model, order)
    elif order.action == INTERACT:
        yield from _interact(rules, game, model, order)
    elif order.action == SEARCH:
        yield from _search(rules, game, model, order)
    elif order.action == INTERROGATE:
        yield from _interrogate(rules, game, model, order)
    if order.action == ATTACK and order.weapon:
        yield from judge_attack(rules, game, model, order)
    elif order.action == CAST and order.power:
        yield from judge_cast(rules, game, model, order)
    elif order.action in (SEARCH, INTERROGATE) and order.tested:
        pass
    elif order.action not in (MOVE_AGAIN, DISENGAGE, AIM) and not is_settled(game, order):
        yield left(rules, "action.typed", model.id, what=TYPED.get(order.action, TYPED_ELSE))


TYPED = {
    ATTACK: tr_later("reach, sight, cover and the dice of an attack"),
    INTERACT: tr_later("what an Interact brings"),
    SEARCH: tr_later("the test of a Search and what is found"),
    INTERROGATE: tr_later("the test of an Interrogate and what is learnt"),
    CAST: tr_later("the sight, the test and the result of a Power"),
}
TYPED_ELSE = tr_later("the result of this Action")


def _at_enemies(rules: Rulebook, game: HardwiredGame, model: Model, order: Action) -> Iterator[Finding]:
    if not order.targets and order.action == AIM:
        yield refused(rules, "action.no_target", model.id, what=tr("An Aim"), needs=tr("the target it is for"))
    for target in order.targets:
        other = game.models.get(target)
        if target == model.id:
            yield refused(rules, "action.oneself", model.id)
            continue
        if other is None or not sees_enemy(game, model, other):
            yield left(rules, "action.no_enemy", model.id, target)
        if other is not None and other.on_table and order.action == AIM:
            yield from _aim(rules, game, model, other)


def _aim(rules: Rulebook, game: HardwiredGame, model: Model, target: Model) -> Iterator[Finding]:
    """It names the target of a shot, and nobody is a target unseen."""
    (sight,) = looks(game, model.placed, (target.placed,))
    where = Where(line=nearest_points(model.placed, target.placed), spot=target.placed.centre)
    if not sight:
        yield refused(rules, "aim.sight", model.id, target.id, where=where)
    elif sight.fit is Fit.AT_LIMIT:
        yield left(rules, "attack.grazes", model.id, target.id, where=where)
    else:
        yield passed(rules, "aim.sight", model.id, target.id)


def _interact(rules: Rulebook, game: HardwiredGame, model: Model, order: Action) -> Iterator[Finding]:
    limit = rules.figure("interact_range")
    for target in order.targets:
        carrier = game.carried.get(target)
        if carrier is not None:
            yield refused(rules, "action.carried", target, carrier)
            continue
        apart, where = distance_to(game, model, target), _line_to(game, model, target)
        yield within(rules, "action.interact_range", apart, limit, model.id, target, where=where)
        yield from judge_levels(rules, game, model, target, limit)
        if bars_engaged(game, target):
            yield from _not_engaged(rules, game, model, "action.lift_engaged")
        yield from judge_use(rules, game, model, target, order)


def _search(rules: Rulebook, game: HardwiredGame, model: Model, order: Action) -> Iterator[Finding]:
    loot = [marker.id for marker in game.markers_of(LOOT)]
    named = [target for target in order.targets if target in loot]
    target = _nearest(game, model, named if order.targets else loot)
    if target is None:
        yield refused(rules, "action.no_target", model.id, what=tr("A Search"), needs=tr("a Loot Marker"))
        return
    apart, where = distance_to(game, model, target), _line_to(game, model, target)
    limit = rules.figure("search_range")
    yield within(rules, "action.search_range", apart, limit, model.id, target, where=where)
    yield from judge_levels(rules, game, model, target, limit)
    yield from judge_friends(rules, game, model, target)


def _interrogate(rules: Rulebook, game: HardwiredGame, model: Model, order: Action) -> Iterator[Finding]:
    coworkers = [other.id for other in game.on_table() if game.kind(other) is Kind.COWORKER and other.id != model.id]
    named = [target for target in order.targets if target in coworkers]
    target = _nearest(game, model, named if order.targets else coworkers)
    if target is None:
        yield refused(rules, "action.no_target", model.id, what=tr("An Interrogate"), needs=tr("a Coworker"))
        return
    apart, where = distance_to(game, model, target), _line_to(game, model, target)
    limit = rules.figure("interrogate_range")
    yield within(rules, "action.interrogate_range", apart, limit, model.id, target, where=where)
    yield from judge_levels(rules, game, model, target, limit)
    yield from judge_friends(rules, game, model, target)


def target_of(game: HardwiredGame, model: Model, order: Action) -> str | None:
    """What a Search or an Interrogate is at: the one named, else the nearest."""
    if order.action == SEARCH:
        among = [marker.id for marker in game.markers_of(LOOT)]
    else:
        among = [other.id for other in game.on_table() if game.kind(other) is Kind.COWORKER and other.id != model.id]
    return _nearest(game, model, [target for target in order.targets if target in among] if order.targets else among)


def nearest_loot(game: HardwiredGame, model: Model) -> str | None:
    return _nearest(game, model, [marker.id for marker in game.markers_of(LOOT)])


def distance_to(game: HardwiredGame, model: Model, target: str) -> float:
    """From the model's base to a model's base or a marker's rim; a marker may be stood on."""
    other = game.models.get(target)
    if other is not None:
        return span(game, model.placed, other.placed)
    return span_to_marker(game, model.placed, target)


def _line_to(game: HardwiredGame, model: Model, target: str) -> Where:
    other = game.models.get(target)
    if other is not None:
        return Where(line=nearest_points(model.placed, other.placed), spot=other.placed.centre)
    at = game.marker_at(target)
    return Where(whole=_disc(game.mission.marker(target), at), line=(model.placed.centre, at), spot=at)


def _disc(marker: Marker, at: Point) -> Area:
    return Area.disc(at, marker.diameter / 2)


def _nearest(game: HardwiredGame, model: Model, targets: list[str]) -> str | None:
    return min(targets, key=lambda target: (distance_to(game, model, target), target), default=None)


def _not_engaged(rules: Rulebook, game: HardwiredGame, model: Model, code: str) -> Iterator[Finding]:
    engaging = engaged_with(rules, game, model, model.placed)
    if engaging:
        line = nearest_points(model.placed, engaging[0].placed)
        yield refused(rules, code, model.id, engaging[0].id, where=Where(line=line, spot=engaging[0].placed.centre))
    else:
        yield passed(rules, code, model.id)
    yield from judge_engaged(rules, game, model)
