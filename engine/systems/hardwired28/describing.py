"""Orders as the log tells them."""

from engine.options import Described
from engine.orders import End, Order, Remove, Roll, Wound
from engine.rulebook import Rulebook
from engine.systems.hardwired28.blessings import by_result
from engine.systems.hardwired28.fight_offering import describe_clash
from engine.systems.hardwired28.fight_orders import Clash, FreeAttack
from engine.systems.hardwired28.hostiles.contest import Outcome
from engine.systems.hardwired28.hostiles.plan import VERB_WORDS
from engine.systems.hardwired28.hostiles.striking import blow_of, due_for, odds_of
from engine.systems.hardwired28.mission_play import describe_mission_order
from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.orders import (
    MOVE_AGAIN,
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
from engine.systems.hardwired28.readout import effect_line
from engine.systems.hardwired28.setup_offering import describe_setup
from engine.systems.hardwired28.setup_orders import SetupOrder
from engine.systems.hardwired28.spawning import spawn
from engine.systems.hardwired28.stages import Stage, ends_on, stage_of
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.throw_offering import describe_throw
from engine.systems.hardwired28.throw_orders import Explode, Land, Throw
from engine.systems.hardwired28.trial_offering import describe_test
from engine.systems.hardwired28.trial_orders import Test
from engine.tongue import tr
from engine.wording import inches
from geometry.pose import Pose
from geometry.travel import travel


def describe(rules: Rulebook, game: HardwiredGame, order: Order) -> Described:
    """The position is the one before the order; it may be one that was refused, so nothing here takes it for legal."""
    side = getattr(order, "by", None)
    by = str(side) if side is not None else None

    def called(id: str) -> str:
        return name_of(game, id)

    match order:
        case Bless():
            names = [f"{face} {tr(known.name)}" for face in order.rolled if (known := by_result(rules).get(face))]
            return Described(by, called(order.by), tr("rolls Blessings"), note=", ".join(names))
        case Arrive():
            return Described(
                _side_of(game, order.unit), called(order.unit), tr("arrives"), note=_edge(rules, game, order)
            )
        case Draw():
            owner = game.side_of_token(order.token) if order.token else by
            return Described(owner, called(order.token), tr("is drawn"))
        case Activate():
            return Described(by, called(f"{order.unit}.{order.model}"), tr("activates"))
        case Move():
            return Described(by, called(_id(order)), tr("moves"), _length(game, _id(order), order.path))
        case Action():
            return _action(game, order, by)
        case Bonus():
            return Described(by, called(_id(order)), tr("gets a bonus action"), note=order.cause)
        case Spend():
            known = by_result(rules).get(order.blessing)
            name = tr(known.name) if known is not None else tr("Blessing {blessing}", blessing=order.blessing)
            return Described(by, called(order.model), tr("is given {name}", name=name), note=order.note)
        case Synergy():
            first = called(game.last) if game.last is not None else ""
            return Described(
                by, called(_id(order)), tr("acts by Synergy"), note=tr("after {first}", first=first) if first else ""
            )
        case LastingEffect():
            return Described(by, called(order.model), tr("is under an effect"), note=order.text)
        case Lift():
            found = next((effect for effect in game.effects if effect.number == order.effect), None)
            return Described(by, tr("Effect"), tr("lifted"), note=effect_line(game, found) if found is not None else "")
        case MarkHostile():
            return Described(by, called(order.model), tr("turns Hostile"), note=order.cause)
        case Focus():
            return Described(
                by,
                called(order.model),
                tr("is in Focus"),
                note=tr("{count} more tokens", count=rules.count("focus_tokens")),
            )
        case Behave():
            again = tr("rolls again") if order.unit in game.behaviour else tr("rolls on its table")
            return Described(by, called(order.unit), again, ", ".join(map(str, order.rolled)))
        case Throw() | Land() | Explode():
            return describe_throw(game, order, by)
        case Test():
            return describe_test(game, order, by)
        case FreeAttack():
            return Described(
                by, called(f"{order.unit}.{order.model}"), tr("strikes {target} freely", target=called(order.target))
            )
        case Act():
            return _act(game, order, by)
        case Strike():
            return _strike(rules, game, order, by)
        case PlayGroup():
            return Described(by, called(order.unit), tr("plays itself"))
        case Fall():
            return Described(by, called(order.model), tr("falls: {sum} damage", sum=sum(order.rolled)))
        case Push():
            note = tr("away from {source}", source=called(order.source)) if order.source else ""
            cause = order.cause.replace("_", " ").title()
            return Described(by, called(order.model), cause, inches(order.inches), note)
        case Swap():
            return Described(by, called(order.model), tr("trades places with {other}", other=called(order.other)))
        case Reboot():
            back = order.rolled[:1] == (rules.count("reboot_on"),)
            note = tr("rolled {listed}", listed=", ".join(map(str, order.rolled)))
            return Described(
                _side_of(game, order.model), called(order.model), tr("reboots") if back else tr("stays out"), note=note
            )
        case Length():
            over = bool(order.rolled) and order.rolled[0] >= ends_on(rules, game)
            note = ", ".join(map(str, order.rolled))
            return Described(
                None, tr("The game"), tr("ends") if over else tr("goes on"), note=tr("rolled {note}", note=note)
            )
        case End():
            return _end(rules, game, by)
        case Wound():
            amount = abs(order.wounds)
            done = (
                tr("takes {amount} damage", amount=amount) if order.wounds > 0 else tr("heals {amount}", amount=amount)
            )
            return Described(_side_of(game, order.model), called(order.model), done, note=order.cause)
        case Remove():
            verb = tr("is Out of Action") if len(order.models) == 1 else tr("are Out of Action")
            owner = _side_of(game, order.models[0]) if order.models else by
            return Described(owner, ", ".join(map(called, order.models)), verb, note=order.cause)
        case Roll():
            faces = ", ".join(map(str, order.rolled))
            return Described(
                by,
                called(by or ""),
                tr("rolls {count}d{sides}", count=len(order.rolled), sides=order.sides),
                faces,
                order.cause,
            )
    if isinstance(order, Clash):
        return describe_clash(game, order, by)
    if isinstance(order, SetupOrder):
        return describe_setup(game, order)
    return describe_mission_order(game, order, by)


def _action(game: HardwiredGame, order: Action, by: str | None) -> Described:
    targets = ", ".join(name_of(game, target) for target in order.targets)
    name = tr(order.action.replace("_", " ").title())
    action = f"{name}: {targets}" if targets else name
    length = _length(game, _id(order), order.path) if order.action == MOVE_AGAIN else ""
    said = (tr("succeeds") if order.succeeded else "", tr("overcharged") if order.overcharge else "", order.note)
    note = ", ".join(part for part in said if part)
    return Described(by, name_of(game, _id(order)), action, length, note)


def _act(game: HardwiredGame, order: Act, by: str | None) -> Described:
    known = {verb.value: tr(words) for verb, words in VERB_WORDS.items()}
    targets = ", ".join(name_of(game, target) for target in order.targets)
    name = known.get(order.verb, order.verb)
    dice = tr("rolled {listed}", listed=", ".join(map(str, order.rolled))) if order.rolled else ""
    action = f"{name}: {targets}" if targets else name
    return Described(by, name_of(game, _id(order)), action, _length(game, _id(order), order.path), dice)


def _strike(rules: Rulebook, game: HardwiredGame, order: Strike, by: str | None) -> Described:
    due = due_for(game, order)
    note = tr("{sum} against {sum2}", sum=sum(order.rolled), sum2=sum(order.against))
    if due is not None:
        blow = blow_of(rules, game, order, odds_of(rules, game, due))
        result = {
            Outcome.HIT: tr("hits for {dealt}", dealt=blow.dealt),
            Outcome.MISS: tr("misses"),
            Outcome.TIE: tr("ties"),
        }[blow.outcome]
        note = f"{result}, {note}"
    return Described(
        by, name_of(game, _id(order)), tr("strikes {name_of}", name_of=name_of(game, order.target)), note=note
    )


def _end(rules: Rulebook, game: HardwiredGame, by: str | None) -> Described:
    stage = stage_of(rules, game)
    if stage is Stage.ACTING and game.activation is not None:
        return Described(by, name_of(game, game.activation.model), tr("ends its activation"))
    if stage is Stage.CHOOSE and game.token is not None:
        return Described(by, name_of(game, game.token), tr("wait"))
    return Described(None, tr("Round {round}", round=game.round), tr("ends"))


def _id(order: Activate | Move | Action | Bonus | Synergy | Act | Strike) -> str:
    return f"{order.unit}.{order.model}"


def _length(game: HardwiredGame, id: str, path: tuple[Pose, ...]) -> str:
    model = game.models.get(id)
    return "" if model is None or not path else inches(travel(model.base, path))


def _edge(rules: Rulebook, game: HardwiredGame, order: Arrive) -> str:
    try:
        return spawn(rules, game, order.unit, order.rolled).how
    except (IndexError, KeyError, StopIteration, ValueError):
        return ""


def _side_of(game: HardwiredGame, id: str) -> str | None:
    unit = game.models[id].unit if id in game.models else id
    return next((one.side for one in game.mission.units if one.id == unit), None)
