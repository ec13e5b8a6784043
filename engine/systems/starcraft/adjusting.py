"""What abilities do to dice alone, typed in while an attack's dice are at hand: it is logged, undone and replayed."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.options import ChoiceAsk, NumberAsk, Option, TextAsk
from engine.rulebook import Rulebook
from engine.systems.starcraft.batches import with_more
from engine.systems.starcraft.found import found, refused
from engine.systems.starcraft.names import name
from engine.systems.starcraft.orders import Adjust
from engine.systems.starcraft.reactions import active_first, one_reaction, reacted_at
from engine.systems.starcraft.state import Awaiting, StarcraftGame
from engine.systems.starcraft.turn import is_unit, waits_for
from engine.systems.starcraft.volley import Step, Volley, least_roll
from engine.tongue import tr, tr_later

DICE, HIT, ARMOUR, EVADE, DAMAGE = "dice", "hit", "armour", "evade", "damage"
WHAT: Mapping[str, str] = {
    DICE: tr_later("Attack dice"),
    HIT: tr_later("Roll to hit, above 0 is harder"),
    ARMOUR: tr_later("Armour roll, above 0 is harder"),
    EVADE: tr_later("Evade roll, above 0 is harder; 0 grants one"),
    DAMAGE: tr_later("Damage of each die"),
}
REACTION = "reaction"
_STEPS = (Step.HIT, Step.ARMOUR, Step.EVADE, Step.CASUALTIES)
_LAST = {DICE: Step.HIT, HIT: Step.HIT, ARMOUR: Step.ARMOUR, EVADE: Step.EVADE, DAMAGE: Step.EVADE}
_MOST = 20


def adjust_findings(rules: Rulebook, game: StarcraftGame, order: Adjust) -> Iterator[Finding]:
    """Left to the player, but that the roll is still to come and the target has it."""
    if not is_unit(game, order.unit):
        yield refused(rules, "order.unknown", words={"what": tr("unit called {unit}", unit=order.unit)})
    elif order.what not in WHAT:
        yield refused(rules, "order.unknown", words={"what": tr("adjustment called {what}", what=order.what)})
    elif game.awaiting is not Awaiting.VOLLEY:
        yield refused(rules, "order.not_now", words={"what": tr("Adjusting an attack's dice"), "why": waits_for(game)})
    elif order.what not in open_kinds(game):
        words = {"what": tr("Adjusting that"), "why": tr("That roll is made, or the target has no such roll")}
        yield refused(rules, "order.not_now", words=words)
    else:
        if order.reaction:
            side = game.unit(order.unit).side
            yield one_reaction(rules, game, side)
            yield from active_first(rules, game, side, _roll_at_hand(game))
        cause = f" ({order.cause})" if order.cause else ""
        words = {"what": tr(WHAT[order.what]).partition(",")[0], "change": f"{order.change:+d}", "cause": cause}
        yield found(rules, "attack.adjusted", Severity.LEFT_TO_YOU, order.unit, words=words)


def open_kinds(game: StarcraftGame) -> tuple[str, ...]:
    """What can still be changed about the attack at hand."""
    volley = game.volleys[0]
    at = _STEPS.index(volley.step)
    lacking = set()
    if volley.armour is None:
        lacking.add(ARMOUR)
    if volley.evade is None and game.profile(volley.target).evade is None:
        lacking.add(EVADE)
    return tuple(what for what in WHAT if at <= _STEPS.index(_LAST[what]) and what not in lacking)


def adjusted(game: StarcraftGame, order: Adjust) -> StarcraftGame:
    """The attack at hand with its dice changed."""
    if order.reaction:
        game = reacted_at(game, game.unit(order.unit).side, _roll_at_hand(game))
    return replace(game, volleys=(_changed(game, game.volleys[0], order), *game.volleys[1:]))


def _roll_at_hand(game: StarcraftGame) -> str:
    volley = game.volleys[0]
    return f"{volley.unit}>{volley.target} {volley.weapon} {volley.step.value}"


def adjust_option(game: StarcraftGame, by: str) -> Option:
    """Asks what is changed, by how much, and by what."""
    volley = game.volleys[0]
    units = tuple((unit.id, name(game, unit.id)) for unit in game.mission.units if game.stands(unit.id))
    first = [choice for choice in units if choice[0] in (volley.unit, volley.target)]
    asks = (
        ChoiceAsk("what", tr("What changes"), tuple((what, tr(WHAT[what])) for what in open_kinds(game))),
        NumberAsk("change", tr("By"), -_MOST, _MOST, 0),
        ChoiceAsk("unit", tr("Whose ability"), (*first, *(choice for choice in units if choice not in first))),
        ChoiceAsk("kind", tr("Kind of ability"), (("", tr("active or passive")), (REACTION, tr("a reaction")))),
        TextAsk("cause", tr("Cause")),
    )
    return Option(Adjust.do, tr("Adjust the dice"), "", tr("what an ability does to them"), by, asks=asks)


def _changed(game: StarcraftGame, volley: Volley, order: Adjust) -> Volley:
    change = order.change
    if order.what == DICE:
        lots = with_more(volley.lots, change, volley.least or 0)
        return replace(volley, lots=tuple(lot for lot in lots if lot.dice > 0))
    if order.what == HIT:
        return replace(volley, lots=tuple(replace(lot, least=least_roll(lot.least, change)) for lot in volley.lots))
    if order.what == ARMOUR:
        return replace(volley, armour=least_roll(volley.armour or 0, change))
    if order.what == EVADE:
        own = game.profile(volley.target).evade if volley.evade is None else volley.evade
        return replace(volley, evade=least_roll(own or 0, change))
    return replace(volley, damage=max(0, volley.damage + change))
