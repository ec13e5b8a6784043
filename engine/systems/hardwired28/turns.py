"""Whether an order is open now, to the side that gives it, and names what is there."""

from collections.abc import Iterator

from engine.findings import Finding
from engine.game import Model
from engine.orders import End, Order, Remove, Roll, Wound
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import passed, refused
from engine.systems.hardwired28.fight_orders import Clash, FreeAttack
from engine.systems.hardwired28.hostiles.situation import Verb
from engine.systems.hardwired28.mission_orders import Deploy, Leave
from engine.systems.hardwired28.mission_play import missing_of_mission
from engine.systems.hardwired28.orders import (
    ACTIONS,
    END_OF_ROUND,
    NEXT_ACTIVATION,
    PUSHES,
    Act,
    Action,
    Activate,
    Arrive,
    Behave,
    Bless,
    Bonus,
    Draw,
    Fall,
    Focus,
    LastingEffect,
    Length,
    Lift,
    MarkHostile,
    Move,
    PlayGroup,
    Push,
    Reboot,
    Spend,
    Strike,
    Swap,
    Synergy,
)
from engine.systems.hardwired28.setup_offering import missing_of_setup
from engine.systems.hardwired28.stages import Stage, decider, deciders, stage_of
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import scouts_now
from engine.systems.hardwired28.throw_orders import Explode, Land, Throw
from engine.systems.hardwired28.trial_orders import Test
from engine.tongue import tr, tr_later

OPEN_IN: dict[type[Order], tuple[Stage, ...]] = {
    Bless: (Stage.BLESSINGS,),
    Arrive: (Stage.ARRIVALS,),
    Draw: (Stage.DRAW,),
    Synergy: (Stage.DRAW,),
    Activate: (Stage.CHOOSE,),
    Move: (Stage.ACTING, Stage.BLESSINGS),
    Action: (Stage.ACTING,),
    Bonus: (Stage.ACTING,),
    Length: (Stage.LENGTH,),
    Deploy: (Stage.DEPLOYMENT,),
    Leave: (Stage.ACTING,),
    Clash: (Stage.ACTING,),
    FreeAttack: (Stage.ACTING,),
    Behave: (Stage.CHOOSE,),
    Act: (Stage.CHOOSE,),
    PlayGroup: (Stage.CHOOSE,),
    Strike: (Stage.ACTING,),
    Test: (Stage.ACTING, Stage.NERVE, Stage.SEARCH),
    Throw: (Stage.ACTING,),
    Land: (Stage.ACTING,),
    Explode: (Stage.ACTING,),
    End: (Stage.ACTING, Stage.CHOOSE, Stage.ROUND_OVER),
}
"""Orders that wait for their stage; all others may be given at any moment of the game."""

# A union is made anew each time it is named, and these are asked of every option.
BY_NUMBER = (Activate, Move, Action, Bonus, Synergy, Act, Strike, Throw, FreeAttack)
BY_ID = (Wound, Spend, LastingEffect, MarkHostile, Focus, Fall, Push, Swap, Test)
BY_ID_ANYWHERE = (*BY_ID, Reboot)
OF_A_GROUP = (Arrive, Behave, PlayGroup)
AT_A_TARGET = (Strike, FreeAttack)
BY_ITS_OWN_SIDE = (Arrive, Strike, FreeAttack)

NAMES: dict[type[Order], str] = {
    Bless: tr_later("a roll for Blessings"),
    Arrive: tr_later("an arrival"),
    Draw: tr_later("a draw"),
    Synergy: tr_later("Synergy"),
    Activate: tr_later("an activation"),
    Move: tr_later("a Move"),
    Action: tr_later("an Action"),
    Bonus: tr_later("a bonus action"),
    Length: tr_later("the die for the length of the game"),
    Deploy: tr_later("setting up a model"),
    Leave: tr_later("leaving the table"),
    Clash: tr_later("the dice of an attack"),
    Behave: tr_later("the die of a group"),
    Act: tr_later("a group's act"),
    PlayGroup: tr_later("playing a group"),
    Strike: tr_later("an attack"),
    FreeAttack: tr_later("a free attack"),
    Test: tr_later("the dice of a test"),
    Throw: tr_later("a throw"),
    Land: tr_later("the dice of a throw"),
    Explode: tr_later("the damage of a blast"),
    End: tr_later("an end"),
}

WAITS: dict[Stage, str] = {
    Stage.DEPLOYMENT: tr_later("The squads are set up first"),
    Stage.SEARCH: tr_later("The free Search is rolled first"),
    Stage.BLESSINGS: tr_later("The round waits for the Blessings to be rolled"),
    Stage.ARRIVALS: tr_later("A wave is due and arrives first"),
    Stage.DRAW: tr_later("A token is drawn first"),
    Stage.CHOOSE: tr_later("The token that is out activates a model first"),
    Stage.ACTING: tr_later("A model is acting"),
    Stage.NERVE: tr_later("A Boss has fallen: its friends test their nerve first"),
    Stage.LENGTH: tr_later("The bag is empty: a die decides whether the game goes on"),
    Stage.ROUND_OVER: tr_later("The bag is empty and the round is over"),
}


def unknown_names(rules: Rulebook, game: HardwiredGame, order: Order) -> Iterator[Finding]:
    """One finding for each id or word that stands for nothing here."""
    for what in _missing(game, order):
        yield refused(rules, "order.unknown", what=what)


def open_now(rules: Rulebook, game: HardwiredGame, order: Order) -> Iterator[Finding]:
    """The end of the game, the stage, and whose decision it is."""
    stage = stage_of(rules, game)
    if stage is Stage.OVER:
        yield refused(rules, "game.over")
        return
    stages = OPEN_IN.get(type(order))
    if stages is None:
        return
    by = str(getattr(order, "by", ""))
    ends_a_choice = isinstance(order, End) and stage is Stage.CHOOSE
    if stage not in stages or (ends_a_choice and not (game.token is not None and game.is_group(game.token))):
        yield refused(rules, "order.not_now", what=NAMES[type(order)], why=WAITS[stage])
        return
    allowed, decides = deciders(rules, game), decider(rules, game)
    if isinstance(order, Move) and stage is Stage.BLESSINGS:
        model = game.models[f"{order.unit}.{order.model}"]
        if not scouts_now(game, model):
            yield refused(rules, "order.not_now", what=NAMES[Move], why=WAITS[stage])
            return
        decides = game.side_of(model)
        allowed = (decides,)
    if isinstance(order, BY_ITS_OWN_SIDE):
        allowed = (*allowed, game.unit(order.unit).side)
    if isinstance(order, Clash) and game.fight is not None:
        allowed = (*allowed, game.side_of(game.models[game.fight.attacker]))
    if by not in allowed:
        yield refused(rules, "order.not_yours", by, decides or allowed[0])
    else:
        yield passed(rules, "order.not_yours", by, decides or by)


def named_model(game: HardwiredGame, order: Order) -> Model | None:
    """The one model an order is about, if it is about one."""
    if isinstance(order, BY_NUMBER):
        return game.models.get(f"{order.unit}.{order.model}")
    if isinstance(order, BY_ID):
        return game.models.get(order.model)
    if isinstance(order, Leave):
        return game.models.get(f"{order.unit}.{order.model}")
    return None


def _missing(game: HardwiredGame, order: Order) -> Iterator[str]:
    by = getattr(order, "by", None)
    if by is None or not any(side.id == str(by) for side in game.mission.sides):
        yield tr("side {by}", by=by)
    if isinstance(order, OF_A_GROUP) and not any(unit.id == order.unit for unit in game.mission.units):
        yield tr("unit {unit}", unit=order.unit)
    if isinstance(order, BY_NUMBER):
        if f"{order.unit}.{order.model}" not in game.models:
            yield tr("model {unit}.{model}", unit=order.unit, model=order.model)
    elif isinstance(order, BY_ID_ANYWHERE):
        if order.model not in game.models:
            yield tr("model {model}", model=order.model)
    elif isinstance(order, Remove):
        yield from (tr("model {id}", id=id) for id in order.models if id not in game.models)
        if not order.models:
            yield "model"
    if isinstance(order, Action):
        yield from _missing_of_action(game, order)
    if isinstance(order, Swap) and order.other not in game.models:
        yield tr("model {other}", other=order.other)
    if isinstance(order, Push):
        if order.source and order.source not in game.models:
            yield tr("model {source}", source=order.source)
        if order.cause not in PUSHES:
            yield tr("push called {cause}", cause=order.cause)
    if isinstance(order, AT_A_TARGET) and order.target not in game.models:
        yield tr("target {target}", target=order.target)
    if isinstance(order, Act):
        yield from (
            tr("target {id}", id=id) for id in order.targets if id not in game.models and not is_marker_here(game, id)
        )
        if order.verb not in {verb.value for verb in Verb}:
            yield tr("verb {verb}", verb=order.verb)
    yield from missing_of_setup(game, order)
    if isinstance(order, LastingEffect) and order.until not in (END_OF_ROUND, NEXT_ACTIVATION):
        yield tr("end of an effect called {until}", until=order.until)
    if isinstance(order, Lift) and not any(effect.number == order.effect for effect in game.effects):
        yield tr("effect {effect}", effect=order.effect)
    yield from missing_of_mission(game, order)
    if isinstance(order, Roll) and (order.sides < 2 or not order.rolled):
        yield tr("die of {sides} sides", sides=order.sides) if order.sides < 2 else tr("die")


def _missing_of_action(game: HardwiredGame, order: Action) -> Iterator[str]:
    if order.action not in ACTIONS:
        yield tr("Action called {action}", action=order.action)
    for target in order.targets:
        if target not in game.models and not is_marker_here(game, target):
            yield tr("target {target}", target=target)


def is_marker_here(game: HardwiredGame, id: str) -> bool:
    return any(marker.id == id for marker in game.mission.markers) and id not in game.taken
