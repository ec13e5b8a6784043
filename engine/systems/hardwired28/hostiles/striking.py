"""An attack that a model which the table moves has still to roll: its dice, what they bring, and what is left."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.findings import Finding
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.changes import hit, hurt
from engine.systems.hardwired28.checks import judge_dice, left, passed, refused
from engine.systems.hardwired28.hostiles.contest import Outcome
from engine.systems.hardwired28.hostiles.odds import MELEE, Odds, odds
from engine.systems.hardwired28.levels import judge_levels
from engine.systems.hardwired28.orders import Strike
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.rounds import end
from engine.systems.hardwired28.state import Due, HardwiredGame
from engine.systems.hardwired28.stray import judge_stray
from engine.systems.hardwired28.traits import critical_words, judge_guard
from engine.tongue import tr

FEEDERS = "cable-feeders"


@dataclass(frozen=True, slots=True)
class Blow:
    """What the dice of an attack come to. ``dealt`` is what Health then meets, armour taken off."""

    outcome: Outcome
    totals: tuple[int, int]
    dealt: int
    full: bool = False
    critical: bool = False
    fumble: bool = False


def due_for(game: HardwiredGame, order: Strike) -> Due | None:
    attacker = f"{order.unit}.{order.model}"
    if game.kind(game.models[attacker]) is Kind.SQUAD:
        return None
    return next((one for one in game.due if (one.attacker, one.target) == (attacker, order.target)), None)


def odds_of(rules: Rulebook, game: HardwiredGame, due: Due) -> Odds:
    attacker, target = game.models[due.attacker], game.models[due.target]
    activation = game.activation
    moved = activation is not None and activation.model == attacker.id and activation.moved
    return odds(rules, game, attacker, target, attacker.placed, moved=moved, mob_up=due.mob_up, free=due.free)


def blow_of(rules: Rulebook, game: HardwiredGame, order: Strike, found: Odds) -> Blow:
    attacker = game.models[f"{order.unit}.{order.model}"]
    ours, theirs = sum(order.rolled), sum(order.against)
    outcome = found.contest.outcome(order.rolled, order.against)
    full = outcome is Outcome.HIT and ours >= rules.count("maximum_at") * theirs
    most = game.profile(attacker).damage_die
    dealt = 0 if outcome is not Outcome.HIT else most if full else sum(order.damage)
    return Blow(
        outcome,
        (ours, theirs),
        max(0, dealt - game.profile(game.models[order.target]).armor),
        full,
        critical=outcome is Outcome.HIT and ours >= rules.count("critical_at") * theirs,
        fumble=outcome is Outcome.MISS and theirs >= rules.count("critical_at") * ours,
    )


def judge_strike(rules: Rulebook, game: HardwiredGame, order: Strike, closely: bool) -> Iterator[Finding]:
    attacker = game.models[f"{order.unit}.{order.model}"]
    due = due_for(game, order)
    if due is None:
        yield refused(rules, "strike.none", attacker.id, order.target)
        return
    if not closely:
        return
    found = odds_of(rules, game, due)
    dice = [
        *judge_dice(rules, order.rolled, rules.count("test_dice"), found.contest.attack),
        *judge_dice(rules, order.against, rules.count("test_dice"), found.contest.defense),
        *judge_dice(rules, order.damage, rules.count("damage_dice"), game.profile(attacker).damage_die),
    ]
    yield from dice
    why = ", ".join(found.reasons) or tr("nothing raises or lowers them")
    yield passed(rules, "strike.dice", attacker.id, order.target, dice=found.dice, why=why)
    if game.profile(attacker).weapon == MELEE and not due.free:
        yield from judge_levels(rules, game, attacker, order.target, rules.figure("engagement_range"))
    if not any(one.refuses for one in dice):
        blow = blow_of(rules, game, order, found)
        yield from judge_guard(rules, game, game.models[order.target], order.against)
        yield from _outcome(rules, game, attacker, order, blow)
        if blow.outcome is Outcome.MISS and game.profile(attacker).weapon != MELEE and not due.free:
            yield from judge_stray(rules, game, attacker, game.models[order.target])


def judge_waiting(rules: Rulebook, game: HardwiredGame) -> Iterator[Finding]:
    """Attacks that an end of the activation would leave unrolled."""
    for due in dict.fromkeys(game.due):
        yield left(rules, "strike.waits", due.attacker, due.target)


def _outcome(rules: Rulebook, game: HardwiredGame, attacker: Model, order: Strike, blow: Blow) -> Iterator[Finding]:
    ours, theirs = blow.totals
    totals = tr("{ours} against {theirs}", ours=ours, theirs=theirs)
    if blow.outcome is Outcome.TIE:
        yield left(rules, "strike.tie", attacker.id, order.target, totals=totals)
        return
    if blow.outcome is Outcome.MISS:
        yield passed(rules, "strike.result", attacker.id, order.target, what=tr("misses, {totals}", totals=totals))
        if blow.fumble:
            yield left(rules, "strike.fumble", attacker.id, totals=totals)
        return
    armor = game.profile(game.models[order.target]).armor
    full = tr(", the most its die has") if blow.full else ""
    soaked = tr(", {armor} taken off by armour", armor=armor) if armor else ""
    what = tr(
        "hits, {totals}, for {dealt} damage{full}{soaked}", totals=totals, dealt=blow.dealt, full=full, soaked=soaked
    )
    yield passed(rules, "strike.result", attacker.id, order.target, what=what)
    if blow.critical:
        more = critical_words(game, game.models[order.target])
        yield left(rules, "strike.critical", order.target, totals=totals, more=more)
    goes_out = blow.dealt >= game.health(game.models[order.target])
    if goes_out and game.profile(attacker).faction == FEEDERS:
        yield left(rules, "strike.feeds", attacker.id, die=f"d{rules.count('feeding_die')}")


def strike(rules: Rulebook, game: HardwiredGame, order: Strike) -> HardwiredGame:
    """A tie is rolled again; with the last attack of its activation rolled that is over."""
    due = due_for(game, order)
    if due is None:
        raise ValueError("no such attack waits")
    blow = blow_of(rules, game, order, odds_of(rules, game, due))
    target = game.models[order.target]
    if game.kind(target) is Kind.COWORKER:
        game = replace(game, hostile=game.hostile | {target.id})
    if blow.outcome is Outcome.TIE:
        return game
    waiting = list(game.due)
    waiting.remove(due)
    game = replace(game, due=tuple(waiting))
    if blow.outcome is Outcome.HIT:
        game = hit(game, target.id)
    if blow.dealt:
        game = hurt(game, target.id, blow.dealt)
    return over(rules, game)


def over(rules: Rulebook, game: HardwiredGame) -> HardwiredGame:
    """The activation of a model that the table moves ends by itself once it has nothing left to roll."""
    activation = game.activation
    if activation is None or not activation.by_table:
        return game
    return game if game.due or game.fight is not None else end(rules, game)
