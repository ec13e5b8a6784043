"""What the rolled modifiers of loot and of Coworkers do on the table."""

from collections.abc import Iterator
from dataclasses import replace

from engine.findings import Finding
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.changes import hurt
from engine.systems.hardwired28.checks import left, other_reading, passed, refused
from engine.systems.hardwired28.hostiles.retreating import way_to_edge
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import card_of
from engine.systems.hardwired28.state import Effect, HardwiredGame, Until
from engine.systems.hardwired28.trial_orders import FREE, INTERROGATING, SEARCHING, Test, Trial
from engine.tongue import tr, tr_later
from engine.wording import whole
from geometry.gaps import gap, gap_to_point
from geometry.tolerance import at_most

DECOYS, TIMED, HEAVY, TRAPPED, CONTAMINATED = "decoys", "timed", "heavy", "trapped", "contaminated"
SKITTISH, BUDDIES, GRUDGE = "skittish", "buddy-system", "grudge-holder"
TALKATIVE, CLAUSTROPHOBIC = "talkative", "claustrophobic"
LOOT = "loot"
WITH_IT, BESIDE_IT, NO_COWORKERS = "with_it", "beside_it", "no_coworkers"
HARMFUL = tr_later("carries contaminated loot")
AT_START = "round_start"


def loot_is(game: HardwiredGame, word: str) -> bool:
    return card_of(game).loot_modifier == word


def coworkers_are(game: HardwiredGame, word: str) -> bool:
    return card_of(game).coworker_modifier == word


def search_tiers(rules: Rulebook, game: HardwiredGame) -> int:
    """By how many sizes the dice of a Search differ."""
    if loot_is(game, DECOYS):
        return rules.count("decoy_tiers")
    return -rules.count("burden_tiers") if loot_is(game, HEAVY) or loot_is(game, CONTAMINATED) else 0


def judge_friends(rules: Rulebook, game: HardwiredGame, model: Model, target: str) -> Iterator[Finding]:
    """Whether as many friends stand about a marker or a Coworker as its modifier asks."""
    asked = coworkers_are(game, BUDDIES) if target in game.models else loot_is(game, HEAVY)
    if not asked:
        return
    near = [
        other for other in game.on_table() if _is_friend(game, model, other) and _is_near(rules, game, other, target)
    ]
    wanted = rules.count("friends_wanted")
    own = game.setting("two_friends") == WITH_IT
    count, otherwise = len(near), len([one for one in near if one.id != model.id])
    count, otherwise = (count, otherwise) if own else (otherwise, count)
    make = passed if count >= wanted else refused
    limit = whole(rules.figure("friends_within"))
    yield make(rules, "modifier.friends", model.id, target, have=str(count), wanted=str(wanted), limit=limit)
    if (count >= wanted) != (otherwise >= wanted):
        reading = rules.settings["two_friends"].readings[BESIDE_IT if own else WITH_IT]
        yield other_reading(rules, "modifier.friends_read", "two_friends", model.id, target, reading=reading)


def _is_friend(game: HardwiredGame, model: Model, other: Model) -> bool:
    return game.kind(other) is Kind.SQUAD and game.side_of(other) == game.side_of(model)


def _is_near(rules: Rulebook, game: HardwiredGame, model: Model, target: str) -> bool:
    limit, other = rules.figure("friends_within"), game.models.get(target)
    if other is not None:
        return bool(at_most(gap(model.placed, other.placed), limit))
    rim = game.mission.marker(target).diameter / 2
    return bool(at_most(max(0.0, gap_to_point(model.placed, game.marker_at(target)) - rim), limit))


def judge_outcome(rules: Rulebook, game: HardwiredGame, trial: Trial, order: Test, hit: bool) -> Iterator[Finding]:
    """What the modifier makes of a test that has come out."""
    own, against = sum(order.rolled), sum(order.against)
    if trial.kind in (SEARCHING, FREE):
        if hit and trial.target and loot_is(game, DECOYS):
            yield left(rules, "modifier.decoy", trial.model, trial.target)
        if not hit and loot_is(game, TRAPPED) and against >= rules.count("critical_at") * own:
            yield left(rules, "modifier.trap", trial.model, trial.target, die=str(rules.count("trap_die")))
        if hit and loot_is(game, CONTAMINATED):
            yield passed(rules, "modifier.contaminated", trial.model, trial.target)
    if trial.kind == INTERROGATING:
        more = own // against - 1
        if hit and coworkers_are(game, TALKATIVE) and more > 0:
            yield left(rules, "modifier.tells_more", trial.model, trial.target, more=str(more))
        if not hit and coworkers_are(game, SKITTISH):
            yield passed(rules, "modifier.after", trial.target, trial.model, does=tr("runs for the nearest edge"))
        if not hit and coworkers_are(game, GRUDGE):
            yield passed(rules, "modifier.after", trial.target, trial.model, does=tr("turns Hostile"))


def after_test(rules: Rulebook, game: HardwiredGame, trial: Trial, hit: bool) -> HardwiredGame:
    """A Coworker that was asked in vain, or a model that has found what harms it."""
    if trial.kind in (SEARCHING, FREE) and hit and loot_is(game, CONTAMINATED):
        number = game.effects_made + 1
        effect = Effect(number, trial.model, HARMFUL, Until.GAME)
        return replace(game, effects=(*game.effects, effect), effects_made=number)
    if trial.kind != INTERROGATING or hit or trial.target not in game.models:
        return game
    if coworkers_are(game, GRUDGE):
        return replace(game, hostile=game.hostile | {trial.target})
    if coworkers_are(game, SKITTISH):
        path = way_to_edge(rules, game, game.models[trial.target])
        return game.with_poses({trial.target: path[-1]}) if path else game
    return game


def easily_crowded(game: HardwiredGame) -> tuple[Model, ...]:
    """The calm Coworkers that too many models about them turn Hostile."""
    if not coworkers_are(game, CLAUSTROPHOBIC):
        return ()
    return tuple(one for one in game.on_table() if game.kind(one) is Kind.COWORKER and one.id not in game.hostile)


def crowd(rules: Rulebook, game: HardwiredGame) -> HardwiredGame:
    """Claustrophobic Coworkers with too many models about them turn Hostile."""
    calm = easily_crowded(game)
    if not calm:
        return game
    most, limit = rules.count("crowd_most"), rules.figure("friends_within")
    others = [one for one in game.on_table() if _crowds(game, one)]
    turned = set()
    for model in calm:
        near = [one for one in others if one.id != model.id and at_most(gap(model.placed, one.placed), limit)]
        if len(near) >= most:
            turned.add(model.id)
    return replace(game, hostile=game.hostile | turned) if turned else game


def _crowds(game: HardwiredGame, model: Model) -> bool:
    return game.setting("crowd") != NO_COWORKERS or game.kind(model) is not Kind.COWORKER


def at_end_of_round(rules: Rulebook, game: HardwiredGame) -> HardwiredGame:
    """Timed loot leaves; contaminated loot harms who carries it, unless that is read as the next round begins."""
    if loot_is(game, TIMED) and game.round >= rules.count("timed_until"):
        game = replace(game, taken=game.taken | {marker.id for marker in game.markers_of(LOOT)})
    return game if game.setting("contaminated") == AT_START else harmed(rules, game)


def at_start_of_round(rules: Rulebook, game: HardwiredGame) -> HardwiredGame:
    return harmed(rules, game) if game.setting("contaminated") == AT_START else game


def harmed(rules: Rulebook, game: HardwiredGame) -> HardwiredGame:
    """Whoever carries contaminated loot."""
    for effect in game.effects:
        if effect.text == HARMFUL and game.models[effect.model].on_table:
            game = hurt(game, effect.model, rules.count("contaminated_damage"))
    return game
