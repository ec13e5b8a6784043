"""Lightning Dash: a second Charge right after one that has succeeded, at another unit, Engaged or not."""

from collections.abc import Iterator

from engine.findings import Finding
from engine.rulebook import Rulebook
from engine.systems.starcraft.charge_bonuses import CONCUSSIVE, GRAVITIC
from engine.systems.starcraft.found import passed, refused
from engine.systems.starcraft.orders import Charge
from engine.systems.starcraft.reactions import is_just_over, opened
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr

DASH = "lightning-dash"


def has_dash(game: StarcraftGame, unit: str) -> bool:
    return DASH in game.profile(unit).abilities


def dash_findings(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    """Whether a unit may charge a second time now, whomever."""
    words = {"ability": tr("Lightning Dash")}
    if not has_dash(game, unit):
        yield refused(rules, "ability.not_its", unit, words=words)
        return
    if DASH in game.state(unit).used:
        yield refused(rules, "ability.used", unit, words=words | {"often": tr("once a round by each unit")})
    charged = game.happened.unit == unit and bool(game.happened.charged)
    make = passed if charged and is_just_over(game) else refused
    yield make(rules, "reaction.trigger", unit, words=words)
    own = game.unit(unit).side
    yield (refused if own in game.happened.reacted else passed)(rules, "reaction.spent", own)


def others_only(rules: Rulebook, game: StarcraftGame, order: Charge) -> Iterator[Finding]:
    """It is against units that the first one was not."""
    for target in order.targets:
        if target in game.happened.charged:
            yield refused(rules, "charge.again", order.unit, target)


def reacting(game: StarcraftGame, order: Charge) -> tuple[str, ...]:
    """The sides of the reactions that a Charge is made with, one for each."""
    own = game.unit(order.unit).side
    sides = [own] if order.second else []
    sides += [own] if GRAVITIC in order.bonuses else []
    sides += [game.opponent(own)] if CONCUSSIVE in order.bonuses else []
    return tuple(sides)


def reaction_findings(rules: Rulebook, game: StarcraftGame, order: Charge) -> Iterator[Finding]:
    """No side reacts twice in the activation that the Charge belongs to."""
    sides, spent = reacting(game, order), opened(game, order).happened.reacted
    for side in dict.fromkeys(sides):
        if side in spent or sides.count(side) > 1:
            yield refused(rules, "reaction.spent", side)
