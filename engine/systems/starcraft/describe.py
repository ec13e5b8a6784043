"""An order as the log shows it."""

from engine.options import Described
from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Does
from engine.systems.starcraft.adjusting import WHAT
from engine.systems.starcraft.draft_play import draft_described
from engine.systems.starcraft.impact import NAME, shared
from engine.systems.starcraft.judge_attack import is_declared
from engine.systems.starcraft.judge_formation import ends_adrift
from engine.systems.starcraft.judge_moves import allowance, formation_of, movable
from engine.systems.starcraft.markers import to_activate
from engine.systems.starcraft.movers import make_mover, measured
from engine.systems.starcraft.names import name
from engine.systems.starcraft.orders import (
    ActivateMarker,
    Adjust,
    Attack,
    Charge,
    ChooseFirst,
    Claim,
    Deploy,
    Disengage,
    Fall,
    Gather,
    GiveMarker,
    Hold,
    Impact,
    Moving,
    PlaceMarker,
    RemoveToken,
    SetControl,
    SetStatus,
    Strike,
    UseAbility,
)
from engine.systems.starcraft.orders_draft import PickCard, RemoveCards, TakeColour
from engine.systems.starcraft.points import worth
from engine.systems.starcraft.speeds import gained
from engine.systems.starcraft.state import Awaiting, Phase, StarcraftGame
from engine.systems.starcraft.volley import Step, rolled_on
from engine.tongue import inside, tr
from engine.wording import inches, whole


def describe(rules: Rulebook, game: StarcraftGame, order: Order) -> Described:
    """``game`` is the position in which the order was given."""
    if isinstance(order, UseAbility):
        return _ability(rules, game, order)
    if isinstance(order, Moving):
        return _moving(rules, game, order)
    if isinstance(order, TakeColour | RemoveCards | PickCard):
        return draft_described(game, order)
    if isinstance(order, Hold):
        return Described(order.by, name(game, order.unit), tr("Hold"))
    if isinstance(order, Attack):
        kind = tr("Close Combat Attack") if game.phase is Phase.COMBAT else tr("Ranged Attack")
        return Described(order.by, name(game, order.unit), kind, *_attack(game, order))
    if isinstance(order, Strike):
        return _strike(game, order)
    if isinstance(order, Fall):
        target = name(game, game.volleys[0].target)
        return Described(order.by, target, tr("Casualties"), tr("{count} removed", count=len(order.removed)))
    if isinstance(order, Impact):
        dice = ", ".join(
            tr("{count} at {foe}", count=count, foe=name(game, foe))
            for foe, count in shared(game, order.unit, order.split).items()
        )
        return Described(order.by, name(game, order.unit), NAME, dice)
    if isinstance(order, RollOff):
        totals = ", ".join(f"{name(game, side)} {sum(dice)}" for side, dice in order.rolled.items())
        tie = len({sum(dice) for dice in order.rolled.values()}) == 1
        return Described(None, tr("Both"), tr("Roll-off"), totals, tr("a tie, rolled again") if tie else "")
    return _turn(game, order)


def _attack(game: StarcraftGame, order: Attack) -> tuple[str, str]:
    against = tr(" and ").join(name(game, target) for target in (order.target, *order.split))
    if not is_declared(game, order):
        return (tr("{count} removed", count=len(order.removed)) if order.removed else tr("nothing removed")), tr(
            "against {against}", against=against
        )
    more = tr("{more:+d} dice", more=order.more) + (f", {order.cause}" if order.cause else "") if order.more else ""
    return order.weapon, "; ".join(text for text in (tr("against {against}", against=against), more) if text)


def _strike(game: StarcraftGame, order: Strike) -> Described:
    """The step's roll, and what it comes to."""
    volley = game.volleys[0]
    after = rolled_on(volley, order.rolled, order.surge[0] if order.surge else None)
    count = len(order.rolled)
    if volley.step is Step.HIT:
        came_to = tr("{made} of {count} hit", made=after.hits, count=count)
    elif volley.step is Step.ARMOUR:
        made = volley.pool - (after.through - volley.through)
        came_to = tr("{made} of {count} saved by armour", made=made, count=count)
    else:
        came_to = tr("{made} of {count} evaded", made=volley.through - after.through, count=count)
    subject = name(game, volley.unit if volley.step is Step.HIT else volley.target)
    surge = tr("Surge {surged}", surged=after.surged) if volley.rolls_surge else ""
    return Described(
        order.by,
        subject,
        came_to,
        " ".join(map(str, order.rolled)),
        surge,
    )


def _turn(game: StarcraftGame, order: Order) -> Described:
    if isinstance(order, Pass):
        first = not game.passed and game.phase is not Phase.COMBAT
        note = tr("takes the First Player Marker") if first else ""
        return Described(order.by, name(game, order.by), tr("Pass"), tr("{phase} Phase", phase=game.phase.value), note)
    if isinstance(order, End):
        if game.attacking is not None:
            return Described(order.by, name(game, game.attacking.unit), tr("Ends its attack"))
        action = tr("Score VP") if game.awaiting is Awaiting.CONTROL else tr("End of the Round")
        return Described(order.by, name(game, order.by), action, tr("Round {round}", round=game.round))
    if isinstance(order, GiveMarker):
        return Described(
            order.by, name(game, order.by), tr("First Player Marker"), tr("to {to}", to=name(game, order.to))
        )
    if isinstance(order, ChooseFirst):
        phase = tr("{phase} Phase", phase=game.phase.value)
        return Described(order.by, name(game, order.by), tr("Chooses who is first"), name(game, order.first), phase)
    return _typed_in(game, order)


def _markers(game: StarcraftGame, order: Order) -> Described | None:
    if isinstance(order, Gather):
        vp = f"+{worth(game, 'gathered')} VP"
        return Described(
            order.by, name(game, order.unit), tr("Gather"), vp, tr("at {marker}", marker=name(game, order.marker))
        )
    if isinstance(order, ActivateMarker):
        marker = to_activate(game)[order.rolled[0] - 1]
        return Described(None, marker.name, tr("Becomes active"), tr("round {round}", round=game.round))
    if isinstance(order, Claim):
        return Described(order.by, name(game, order.unit), tr("Claims"), name(game, order.marker))
    if isinstance(order, PlaceMarker):
        return Described(order.by, name(game, order.marker), tr("Put down"), "", tr("by {by}", by=name(game, order.by)))
    return None


def _typed_in(game: StarcraftGame, order: Order) -> Described:
    if (marker := _markers(game, order)) is not None:
        return marker
    if isinstance(order, Wound):
        action = tr("Damage") if order.wounds >= 0 else tr("Healing")
        return Described(order.by, name(game, order.model), action, str(abs(order.wounds)), order.cause)
    if isinstance(order, Remove):
        who = ", ".join(name(game, id) for id in order.models)
        return Described(order.by, who, tr("Removed"), str(len(order.models)), order.cause)
    if isinstance(order, Roll):
        results = ", ".join(map(str, order.rolled))
        return Described(order.by, name(game, order.by), f"{len(order.rolled)}D{order.sides}", results, order.cause)
    if isinstance(order, Adjust):
        what = inside(tr(WHAT[order.what]).partition(",")[0])
        return Described(order.by, name(game, order.unit), tr("Adjusts"), f"{order.change:+d}, {what}", order.cause)
    if isinstance(order, SetStatus):
        action = tr("gains") if order.on else tr("loses")
        return Described(order.by, name(game, order.unit), f"{action} {order.status.upper()}")
    if isinstance(order, RemoveToken):
        return Described(order.by, name(game, order.token), tr("Removed"), "", order.cause)
    if isinstance(order, SetControl):
        return Described(order.by, name(game, order.marker), tr("Controlled by"), name(game, order.to))
    raise TypeError(f"no StarCraft order: {type(order).__name__}")


def _moving(rules: Rulebook, game: StarcraftGame, order: Moving) -> Described:
    action = order.do.replace("_", " ").title()
    if isinstance(order, Deploy) and order.via:
        ability = game.kit.abilities[order.via]
        action = tr("Set up") if ability.does is Does.ERECT else ability.name
    unit = name(game, order.unit)
    notes = []
    if isinstance(order, Charge):
        notes.append(tr("against ") + tr(" and ").join(name(game, target) for target in order.targets))
    if not order.path:
        notes.append(tr("the Leading Model is removed") if isinstance(order, Disengage) else tr("out of reach, stays"))
        return Described(order.by, unit, action, tr("fails"), "; ".join(notes))
    mover = make_mover(rules, game, order.unit)
    moved, limit = measured(game, mover.base, order.path), allowance(rules, game, order)
    lost = len(movable(game, order)) - 1 - len(order.others)
    if lost > 0:
        notes.append(tr("{lost} without a linked spot", lost=lost))
    if isinstance(order, Deploy) and len(order.path) == 1:
        at = order.path[0]
        return Described(order.by, unit, action, tr("at {x}, {y}", x=inches(at.x), y=inches(at.y)), "; ".join(notes))
    if ends_adrift(formation_of(order, mover)):
        notes.append(tr("ends Out of Coherency"))
    elif moved <= limit:
        notes.append(tr("{limit} left", limit=inches(limit - moved, 0.0)))
    # What is next to nothing is told to the thousandth, as what is next to the limit is.
    went = inches(moved, min((0.0, limit), key=lambda end: abs(moved - end)))
    return Described(order.by, unit, action, tr("{went} of {limit}", went=went, limit=whole(limit)), "; ".join(notes))


def _ability(rules: Rulebook, game: StarcraftGame, order: UseAbility) -> Described:
    ability = game.kit.abilities[order.ability]
    notes = []
    if order.target:
        notes.append(f"{name(game, order.target)}")
    measure = ""
    if order.path and ability.does in (Does.MOVE, Does.TOWARDS, Does.AWAY):
        mover = make_mover(rules, game, order.unit)
        measure = tr("{measured} moved", measured=inches(measured(game, mover.base, order.path)))
    elif ability.does is Does.SPEED:
        measure = tr("+{gained} Speed", gained=whole(gained(rules, game, order.unit, ability)))
    return Described(order.by, name(game, order.unit), ability.name, measure, "; ".join(notes))
