"""Tests of Wits: their dice, who succeeds, and what that brings."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.casting import bring, power_of, spread_to
from engine.systems.hardwired28.checks import judge_dice, left, passed, refused
from engine.systems.hardwired28.hostiles.contest import Contest, Outcome, contest
from engine.systems.hardwired28.modifiers import after_test, judge_outcome, search_tiers
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.state import HardwiredGame, take_out
from engine.systems.hardwired28.terrain import has
from engine.systems.hardwired28.trial_orders import CASTING, FREE, INTERROGATING, NERVE, SEARCHING, Test, Trial
from engine.tongue import tr

BOSS, AGENT, SCANNER = "boss", "agent", "scanner"


def trial_of(game: HardwiredGame, model: str) -> Trial | None:
    return next((one for one in game.trials if one.model == model), None)


def search_trial(rules: Rulebook, game: HardwiredGame, model: Model, target: str) -> Trial:
    """Wits against two dice; a Scanner helps."""
    plus = search_tiers(rules, game) + (1 if has(game, model, SCANNER) else 0)
    dice = contest(rules, *_wits(rules, game, model, plus), rules.count("test_against"))
    return Trial(SEARCHING, model.id, (dice.attack, dice.defense), target)


def free_search_trial(rules: Rulebook, game: HardwiredGame, model: Model, target: str) -> Trial:
    return replace(search_trial(rules, game, model, target), kind=FREE)


def interrogate_trial(rules: Rulebook, game: HardwiredGame, model: Model, target: str) -> Trial:
    """Wits against Wits; one that is wounded, or whose group cooperates, is asked a tier higher."""
    other = game.models[target]
    plus = rules.count("wounded_tiers") if other.wounds > 0 else 0
    if game.cooperating.get(other.unit) == game.round:
        plus += rules.count("cooperate_tiers")
    dice = contest(rules, *_wits(rules, game, model, plus), *_wits(rules, game, other))
    return Trial(INTERROGATING, model.id, (dice.attack, dice.defense), target)


def cast_trial(rules: Rulebook, game: HardwiredGame, model: Model, power: str, target: str) -> Trial:
    """An offensive Power is against the target's Wits, one of support against two dice."""
    known = power_of(game, model, power)
    against = (rules.count("test_against"), 0)
    if known is not None and known.offensive:
        against = _wits(rules, game, game.models[target])
    dice = contest(rules, *_wits(rules, game, model), *against)
    return Trial(CASTING, model.id, (dice.attack, dice.defense), target, power)


def nerve_trial(rules: Rulebook, game: HardwiredGame, model: Model) -> Trial:
    dice = contest(rules, *_wits(rules, game, model), rules.count("test_against"))
    return Trial(NERVE, model.id, (dice.attack, dice.defense))


def _wits(rules: Rulebook, game: HardwiredGame, model: Model, plus: int = 0) -> tuple[int, int]:
    return game.profile(model).wits or rules.count("tier_least"), plus + game.tiers(model.id)


def waits_for(game: HardwiredGame, trial: Trial) -> HardwiredGame:
    return replace(game, trials=(*game.trials, trial))


def judge_test(rules: Rulebook, game: HardwiredGame, order: Test, closely: bool) -> Iterator[Finding]:
    trial = trial_of(game, order.model)
    if trial is None:
        yield refused(rules, "test.none", order.model)
        return
    if not closely:
        return
    count = rules.count("test_dice")
    found = [
        *judge_dice(rules, order.rolled, count, trial.dice[0]),
        *judge_dice(rules, order.against, count, trial.dice[1]),
    ]
    yield from found
    if any(one.refuses for one in found):
        return
    totals = tr("{sum} against {sum2}", sum=sum(order.rolled), sum2=sum(order.against))
    outcome = _outcome(trial, order)
    if outcome is Outcome.TIE:
        yield left(rules, "nerve.tie" if trial.kind == NERVE else "test.tie", order.model, totals=totals)
        return
    if outcome is Outcome.MISS and _rolls_again(game, trial):
        yield left(rules, "test.again", order.model, totals=totals)
        return
    if trial.kind == NERVE:
        what = tr("keeps its nerve") if outcome is Outcome.HIT else tr("flees")
        yield passed(rules, "nerve.result", order.model, what=what, totals=totals)
        return
    what = tr("succeeds") if outcome is Outcome.HIT else tr("fails")
    yield passed(rules, "test.result", order.model, what=what, totals=totals)
    yield from judge_outcome(rules, game, trial, order, outcome is Outcome.HIT)
    if trial.kind == CASTING:
        yield from _cast(rules, game, trial, order, outcome)
    elif trial.kind in (SEARCHING, FREE) and outcome is Outcome.HIT:
        if trial.target:
            yield left(rules, "test.found", order.model, trial.target)
        else:
            yield left(rules, "test.found_free", order.model)


def _cast(rules: Rulebook, game: HardwiredGame, trial: Trial, order: Test, outcome: Outcome) -> Iterator[Finding]:
    three = rules.count("critical_at")
    if _triples(rules, order) and outcome is Outcome.HIT:
        near, reach = spread_to(rules, game, trial), f"{rules.figure('power_spread'):g}″"
        for other in near:
            yield passed(rules, "cast.spreads", trial.model, trial.target, third=name_of(game, other.id), range=reach)
    if outcome is Outcome.MISS and sum(order.against) >= three * sum(order.rolled):
        totals = tr("{sum} against {sum2}", sum=sum(order.rolled), sum2=sum(order.against))
        yield left(rules, "strike.fumble", trial.model, totals=totals)


def _triples(rules: Rulebook, order: Test) -> bool:
    return sum(order.rolled) >= rules.count("critical_at") * sum(order.against)


def _outcome(trial: Trial, order: Test) -> Outcome:
    return Contest(*trial.dice).outcome(order.rolled, order.against)


def _rolls_again(game: HardwiredGame, trial: Trial) -> bool:
    """An Agent rolls a failed test once more."""
    return not trial.again and has(game, game.models[trial.model], AGENT)


def test(rules: Rulebook, game: HardwiredGame, order: Test) -> HardwiredGame:
    trial = trial_of(game, order.model)
    assert trial is not None
    outcome = _outcome(trial, order)
    if outcome is Outcome.TIE:
        return game
    others = tuple(one for one in game.trials if one is not trial)
    if outcome is Outcome.MISS and _rolls_again(game, trial):
        return replace(game, trials=(replace(trial, again=True), *others))
    game = replace(game, trials=others)
    if trial.kind == NERVE:
        fleeing = game.fleeing - {trial.model} if outcome is Outcome.HIT else game.fleeing | {trial.model}
        return replace(game, fleeing=fleeing)
    game = after_test(rules, game, trial, outcome is Outcome.HIT)
    if outcome is not Outcome.HIT:
        return game
    if trial.kind == CASTING:
        near = spread_to(rules, game, trial) if _triples(rules, order) else ()
        for target in (trial.target, *(one.id for one in near)):
            game = bring(game, replace(trial, target=target))
        return game
    if trial.target in game.models:
        return take_out(game, [trial.target])
    if not trial.target:
        return game
    return replace(game, taken=game.taken | {trial.target})


def shaken(rules: Rulebook, before: HardwiredGame, after: HardwiredGame) -> HardwiredGame:
    """A Boss that has gone out makes each friend test at once; one that has left the table by its own feet does not.
    Whoever flees tests again as its activation begins."""
    acting = after.activation
    begins = acting is not None and (before.activation is None or before.activation.model != acting.model)
    if acting is not None and begins and acting.model in after.fleeing:
        after = waits_for(after, nerve_trial(rules, after, after.models[acting.model]))
    for model in before.on_table():
        gone = not after.models[model.id].on_table and model.id not in after.tally.left
        if gone and before.kind(model) is Kind.SQUAD and has(before, model, BOSS):
            friends = [one for one in after.on_table() if after.side_of(one) == before.side_of(model)]
            for friend in friends:
                if trial_of(after, friend.id) is None and friend.id not in after.fleeing:
                    after = waits_for(after, nerve_trial(rules, after, friend))
    return after
