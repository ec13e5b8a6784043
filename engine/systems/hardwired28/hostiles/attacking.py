"""Attack, Frenzy and Mob Up: at the enemy likeliest to be hit, a melee model charging."""

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.advantages import marked
from engine.systems.hardwired28.hostiles.going import Way, go_to, ground_of
from engine.systems.hardwired28.hostiles.odds import MELEE, Odds, odds
from engine.systems.hardwired28.hostiles.plan import End, Plan, attacks_of
from engine.systems.hardwired28.hostiles.situation import Verb
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import allowance
from engine.tongue import tr
from engine.wording import inches, whole
from geometry.gaps import gap
from geometry.tolerance import at_most

EQUAL = 1e-9
BEST_CHANCE = "best_chance"


def plan_attack(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan, choice: str) -> Plan:
    if game.profile(model).weapon == MELEE:
        return _melee(rules, game, model, bare, choice)
    return _from_here(rules, game, model, bare, choice)


def _from_here(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan, choice: str) -> Plan:
    """A shot or a Power, from where it stands at whom it sees."""
    seen = bare.situation.seen
    if not seen:
        return replace(bare, stop=tr("stays: no enemy is in sight to shoot at"))
    rated = [(other, apart, odds(rules, game, model, other, model.placed, mob_up=_mobs(bare))) for other, apart in seen]
    stays = replace(bare, stop=tr("stays and shoots: without a move the shot keeps its die tier"))
    return _at_the_best(game, stays, marked(rules, game, rated), choice)


def _at_the_best(game: HardwiredGame, stays: Plan, rated: Sequence[tuple[Model, float, Odds]], choice: str) -> Plan:
    """From where it stands at the best of those rated, which it needs no move for."""
    best = _best(game, rated)
    target, _, found = _chosen(rated, best, choice)
    return replace(
        stays,
        targets=(target.id,),
        equal=best,
        chance=found.chance,
        attacks=attacks_of(stays.verb),
        choice=_choice_words(game, rated, target, found),
        otherwise=_otherwise(game, rated),
    )


def _melee(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan, choice: str) -> Plan:
    """At one within 1 inch; else a charge at the best of those it gets to; else towards the nearest it sees."""
    near = bare.situation.engaged
    if near:
        rated = [(other, gap(model.placed, other.placed), _odds(rules, game, model, other, bare)) for other in near]
        stays = replace(bare, stop=tr("stays: its target is within reach"))
        return _at_the_best(game, stays, marked(rules, game, rated), choice)
    if not bare.situation.seen:
        return replace(bare, stop=tr("stays: no enemy is in sight to charge"))
    return _charge(rules, game, model, bare, choice)


def _charge(rules: Rulebook, game: HardwiredGame, model: Model, bare: Plan, choice: str) -> Plan:
    reach, most = rules.figure("engagement_range"), allowance(rules, game, model)
    ground = ground_of(game, model)
    rated = [(other, apart, _odds(rules, game, model, other, bare)) for other, apart in bare.situation.seen]
    rated = marked(rules, game, rated)
    ranked = sorted(rated, key=lambda one: _rank(game, one))
    ways: dict[str, Way] = {}
    reached: list[tuple[Model, float, Odds]] = []
    for one in ranked:
        other, apart, found = one
        if reached and not _as_good(game, found, apart, reached[0]):
            break
        if not at_most(apart - reach, most):
            continue
        way = ways[other.id] = go_to(model, ground, other.placed, reach, most, other.id, arriving=True)
        if way.arrives:
            reached.append(one)
    if reached:
        best = tuple(other.id for other, _, _ in reached)
        target, apart, found = _chosen(reached, best, choice)
        way = ways[target.id]
        crowded = tr("; the nearest spot is taken") if way.crowded else ""
        rival = _otherwise(game, [one for one in rated if at_most(one[1] - reach, most)])
        if rival not in ways:
            rivals = game.models[rival].placed
            ways[rival] = go_to(model, ground, rivals, reach, most, rival, arriving=True)
        return replace(
            bare,
            end=End.NEAR,
            path=way.path,
            targets=(target.id,),
            equal=best,
            chance=found.chance,
            goal=target.placed,
            keep=reach,
            attacks=attacks_of(bare.verb),
            choice=_choice_words(game, rated, target, found),
            otherwise=rival if ways[rival].arrives else "",
            stop=tr(
                "charges and stops as soon as {name_of} is within {reach}{crowded}",
                name_of=name_of(game, target.id),
                reach=whole(reach),
                crowded=crowded,
            ),
        )
    target, apart, _ = min(rated, key=lambda one: (one[1], one[0].id))
    way = go_to(model, ground, target.placed, reach, most, target.id)
    name = name_of(game, target.id)
    return replace(
        bare,
        end=End.NEAR,
        path=way.path,
        targets=(target.id,),
        equal=(target.id,),
        goal=target.placed,
        keep=reach,
        choice=tr(
            "gets to nobody in this Move, so it goes for the nearest it sees: {name}, {apart} away",
            name=name,
            apart=inches(apart),
        ),
        stop=_short_of(way, most, name),
    )


def _short_of(way: Way, most: float, name: str) -> str:
    if not way.leads:
        return tr("stays: no way leads to {name}", name=name)
    if way.crowded:
        return tr("stops where there is room on its way to {name}", name=name)
    return tr("its Move of {most} ends on the way to {name}", most=whole(most), name=name)


def _odds(rules: Rulebook, game: HardwiredGame, model: Model, other: Model, bare: Plan) -> Odds:
    return odds(rules, game, model, other, model.placed, mob_up=_mobs(bare))


def _mobs(bare: Plan) -> bool:
    return bare.verb is Verb.MOB_UP


def _rank(game: HardwiredGame, one: tuple[Model, float, Odds]) -> tuple[float, float, str]:
    other, apart, found = one
    return (-found.chance if game.setting("ai_target") == BEST_CHANCE else 0.0, apart, other.id)


def _otherwise(game: HardwiredGame, rated: Sequence[tuple[Model, float, Odds]]) -> str:
    """Whom the other reading of the setting would have attacked."""
    likeliest = game.setting("ai_target") != BEST_CHANCE
    return min(rated, key=lambda one: (-one[2].chance if likeliest else 0.0, one[1], one[0].id))[0].id


def _as_good(game: HardwiredGame, found: Odds, apart: float, first: tuple[Model, float, Odds]) -> bool:
    """As the best: as likely to be hit and as near, or only as near where the setting has it so."""
    _, nearest, best = first
    same = game.setting("ai_target") != BEST_CHANCE or abs(found.chance - best.chance) <= EQUAL
    return same and abs(apart - nearest) <= EQUAL


def _best(game: HardwiredGame, rated: Sequence[tuple[Model, float, Odds]]) -> tuple[str, ...]:
    ranked = sorted(rated, key=lambda one: _rank(game, one))
    return tuple(other.id for other, apart, found in ranked if _as_good(game, found, apart, ranked[0]))


def _chosen(
    rated: Sequence[tuple[Model, float, Odds]], best: tuple[str, ...], choice: str
) -> tuple[Model, float, Odds]:
    wanted = choice if choice in best else best[0]
    return next(one for one in rated if one[0].id == wanted)


def _choice_words(game: HardwiredGame, rated: Sequence[tuple[Model, float, Odds]], target: Model, found: Odds) -> str:
    apart = next(apart for other, apart, _ in rated if other.id == target.id)
    why = f" ({', '.join(found.reasons)})" if found.reasons else ""
    said = tr(
        "{name_of}, {apart} away, hit with {chance:.0%}: {dice}{why}",
        name_of=name_of(game, target.id),
        apart=inches(apart),
        chance=found.chance,
        dice=found.dice,
        why=why,
    )
    if len(rated) == 1:
        return tr("the only enemy to attack: {said}", said=said)
    if game.setting("ai_target") != BEST_CHANCE:
        return tr("the nearest: {said}", said=said)
    best = max(one.chance for _, _, one in rated)
    if found.chance < best - EQUAL:
        return tr("the likeliest hit of those it gets to: {said}", said=said)
    tied = sum(1 for _, _, one in rated if abs(one.chance - found.chance) <= EQUAL) > 1
    return tr("the likeliest hit{words}: {said}", words=tr(", the nearest of equals") if tied else "", said=said)
