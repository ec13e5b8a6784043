"""PLACE (X), a return round a token, and Moves Directly Towards or Away: judged with the unit round its leader."""

from collections.abc import Iterator

from engine.findings import Finding, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, Does, Upon
from engine.systems.starcraft.directly import Course
from engine.systems.starcraft.found import found, refused
from engine.systems.starcraft.judge_directly import directly_findings
from engine.systems.starcraft.judge_formation import formation_findings
from engine.systems.starcraft.judge_ground import judge_end
from engine.systems.starcraft.judge_moves import formation_of, judge_moving, start_of_path
from engine.systems.starcraft.movers import Mover, make_mover
from engine.systems.starcraft.orders import UseAbility
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import Lying, Phase, StarcraftGame
from engine.systems.starcraft.treading import trodden_findings
from engine.systems.starcraft.turn import is_unit
from geometry.base import Placed
from geometry.gaps import farthest, gap
from geometry.outline import outline
from geometry.tolerance import apart, at_most
from geometry.zones import ring


def mover_of(rules: Rulebook, game: StarcraftGame, unit: str, ability: Ability) -> Mover:
    """A unit that an ability places may end Engaged in the Assault Phase, where its text lets it."""
    return make_mover(rules, game, unit, may_engage=ability.engages and game.phase is Phase.ASSAULT)


def place_findings(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    """Set down wholly within so many inches of where it stood; what lies between does not matter."""
    if not order.path:
        yield refused(rules, "move.no_displacement", order.unit)
        return
    subject = f"{order.unit}.{order.leader}"
    mover = mover_of(rules, game, order.unit, ability)
    yield start_of_path(rules, game, subject, mover, order.path[0])
    stood = game.model(subject).placed
    placed = Placed(mover.base, order.path[-1])
    off = farthest(placed, stood)
    where = Where(whole=ring(stood, ability.inches), spot=placed.centre)
    words = {"ability": ability.name}
    severity = Severity.of(at_most(off, ability.inches))
    yield found(rules, "place.too_far", severity, subject, measured=off, limit=ability.inches, words=words, where=where)
    yield from _set_down(rules, game, order, mover, placed)


def return_findings(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    """The Leading Model is set on the unit's token or against it, and the others round it."""
    token = token_of(game, order.unit, ability)
    words = {"ability": ability.name}
    if token is None:
        yield refused(rules, "ability.no_token", order.unit, words=words)
        return
    if not order.path:
        yield refused(rules, "move.no_displacement", order.unit)
        return
    mover = make_mover(rules, game, order.unit)
    placed = Placed(mover.base, order.path[-1])
    off = gap(placed, token.placed)
    subject = f"{order.unit}.{order.leader}"
    where = Where(whole=outline(token.placed), spot=placed.centre)
    severity = Severity.of(apart(-off))
    yield found(
        rules, "return.off_token", severity, subject, token.id, measured=off, limit=0.0, words=words, where=where
    )
    yield from _set_down(rules, game, order, mover, placed)


def course_of(ability: Ability) -> Course:
    return Course.AWAY if ability.does is Does.AWAY else Course.TOWARDS


def course_findings(rules: Rulebook, game: StarcraftGame, order: UseAbility, ability: Ability) -> Iterator[Finding]:
    """As a move, and Directly Towards the unit named or Directly Away from it."""
    target = order.target
    if not is_unit(game, target) or not game.is_enemy(target, order.by) or not game.stands(target):
        yield refused(rules, "ability.target", order.unit, words={"ability": ability.name})
        return
    if ability.upon is Upon.SHOT and target != game.happened.unit:
        yield refused(rules, "reaction.shooter", order.unit, target, words={"ability": ability.name})
    yield from judge_moving(rules, game, order)
    if not order.path:
        return
    mover = make_mover(rules, game, order.unit)
    allowance = speed_now(game, order.unit) or 0.0
    yield from directly_findings(rules, game, mover, order, course_of(ability), allowance)


def token_of(game: StarcraftGame, unit: str, ability: Ability) -> Lying | None:
    """The token that the unit laid down to come back to."""
    return next((one for one in game.tokens.values() if one.unit == unit and one.kind.id == ability.token), None)


def _set_down(
    rules: Rulebook, game: StarcraftGame, order: UseAbility, mover: Mover, placed: Placed
) -> Iterator[Finding]:
    findings = list(judge_end(rules, game, f"{order.unit}.{order.leader}", placed, mover.ground))
    yield from findings
    if not any(finding.refuses for finding in findings if finding.code != "move.too_near_enemy"):
        formation = formation_of(order, mover, moves=False)
        yield from trodden_findings(rules, game, mover, order.path[-1:], formation)
        yield from formation_findings(rules, game, formation, deploy=False)
