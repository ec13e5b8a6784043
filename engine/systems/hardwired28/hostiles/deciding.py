"""From a die and a situation to a plan."""

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.hostiles.attacking import plan_attack
from engine.systems.hardwired28.hostiles.plan import COLUMN_WORDS, Plan
from engine.systems.hardwired28.hostiles.retreating import plan_cover, plan_flee, plan_regroup
from engine.systems.hardwired28.hostiles.situation import (
    ATTACKS,
    EACH_MODEL,
    Column,
    Situation,
    Verb,
    acting_order,
    situation_of,
    verb_at,
)
from engine.systems.hardwired28.hostiles.summoning import plan_summon
from engine.systems.hardwired28.hostiles.wandering import plan_patrol, plan_phase
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr
from engine.wording import inches


def next_to_act(game: HardwiredGame, unit: str) -> Model | None:
    """The model of a group whose turn it is: the nearest to any squad model."""
    order = acting_order(game, unit)
    return order[0][0] if order else None


def plan_of(
    rules: Rulebook, game: HardwiredGame, model: Model, result: int, rolled: Sequence[int] = (), choice: str = ""
) -> Plan:
    """What a model does on this result. ``rolled`` are the dice its verb needs, in the order of ``needs``; without
    them such a plan goes nowhere yet. ``choice`` is a target chosen among equals.

    Worked out once for a position, which never changes.
    """
    key = (id(game), model.id, result, tuple(rolled))
    kept = _kept.get(key)
    if kept is None or kept[0] is not game:
        kept = (game, _worked_out(rules, game, model, result, rolled, ""))
        if len(_kept) >= _KEPT:
            _kept.clear()
        _kept[key] = kept
    plan = kept[1]
    if choice in plan.equal[1:]:
        return _worked_out(rules, game, model, result, rolled, choice)
    return plan


def _worked_out(
    rules: Rulebook, game: HardwiredGame, model: Model, result: int, rolled: Sequence[int], choice: str
) -> Plan:
    situation = situation_of(rules, game, model)
    column = column_read(game, model, situation)
    verb = verb_at(rules, game, model, result, column)
    bare = Plan(model.id, result, situation, verb, column=column_words(game, situation, column))
    if verb in ATTACKS:
        return plan_attack(rules, game, model, bare, choice)
    if verb is Verb.COVER:
        return plan_cover(rules, game, model, bare)
    if verb is Verb.REGROUP:
        return plan_regroup(rules, game, model, bare)
    if verb is Verb.FLEE:
        return plan_flee(rules, game, model, bare)
    if verb is Verb.PATROL:
        return plan_patrol(rules, game, model, bare, rolled)
    if verb is Verb.PHASE:
        return plan_phase(rules, game, model, bare, rolled)
    if verb is Verb.SUMMON:
        return plan_summon(rules, game, bare)
    if verb is Verb.COOPERATE:
        tiers = rules.count("cooperate_tiers")
        return replace(
            bare, stop=tr("stays; an Interrogate of its group is +{tiers} die tier in the next round", tiers=tiers)
        )
    return replace(bare, stop=tr("stays where it is"))


def column_read(game: HardwiredGame, model: Model, situation: Situation) -> Column:
    """Its own column, or the one that its group took as it was rolled for."""
    taken = game.columns.get(model.unit)
    return situation.column if taken is None else Column(taken)


def column_taken(rules: Rulebook, game: HardwiredGame, unit: str) -> Column | None:
    """The one column of a whole group, where that is how the setting reads it."""
    first = next_to_act(game, unit)
    if first is None or game.setting("ai_column") == EACH_MODEL:
        return None
    return situation_of(rules, game, first).column


def column_words(game: HardwiredGame, situation: Situation, column: Column) -> str:
    words = _seen_words(game, situation)
    if column is not situation.column:
        return tr(
            "{words}; the group reads the column “{column_words}”", words=words, column_words=COLUMN_WORDS[column]
        )
    return tr("{words}: column “{column_words}”", words=words, column_words=COLUMN_WORDS[column])


def _seen_words(game: HardwiredGame, situation: Situation) -> str:
    if situation.engaged:
        return tr("{name_of} is within 1″", name_of=name_of(game, situation.engaged[0].id))
    if situation.seen:
        nearest, apart = situation.seen[0]
        grazing = tr(", on a line that only grazes what is between") if situation.grazes else ""
        return tr(
            "sees {name_of}, {apart} away{grazing}",
            name_of=name_of(game, nearest.id),
            apart=inches(apart),
            grazing=grazing,
        )
    return tr("no enemy in sight, seen from above")


_KEPT = 128
_kept: dict[tuple[int, str, int, tuple[int, ...]], tuple[HardwiredGame, Plan]] = {}
