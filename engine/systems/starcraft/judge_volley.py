"""Judging the dice of an attack and the models it takes."""

from collections.abc import Iterator

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.batches import to_fall
from engine.systems.starcraft.charging import dice_findings
from engine.systems.starcraft.counted import named_twice
from engine.systems.starcraft.found import found, refused
from engine.systems.starcraft.judge_attack import order_findings
from engine.systems.starcraft.orders import Fall, Strike
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.volley import SIDES, Step
from engine.tongue import tr


def strike_findings(rules: Rulebook, game: StarcraftGame, order: Strike) -> Iterator[Finding]:
    """As many dice as the step asks for, the Surge Die with those that hit."""
    volley = game.volleys[0]
    if volley.step is Step.CASUALTIES:
        yield refused(rules, "order.not_now", words={"what": tr("A roll"), "why": tr("Casualties are removed first")})
        return
    yield from dice_findings(rules, order.rolled, volley.dice, SIDES, order.by)
    yield from dice_findings(rules, order.surge, 1 if volley.rolls_surge else 0, SIDES, order.by)


def fall_findings(rules: Rulebook, game: StarcraftGame, order: Fall) -> Iterator[Finding]:
    """As many models as the damage takes, in an order that is allowed."""
    volley = game.volleys[0]
    if volley.step is not Step.CASUALTIES:
        yield refused(
            rules, "order.not_now", words={"what": tr("Removing casualties"), "why": tr("The dice are rolled first")}
        )
        return
    twice = list(named_twice(rules, order.removed))
    yield from twice
    wrong = bool(twice)
    for id in order.removed:
        model = game.models.get(id)
        if model is None:
            wrong = True
            yield refused(rules, "order.unknown", words={"what": tr("model called {id}", id=id)})
        elif model.unit != volley.target or not model.on_table:
            wrong = True
            yield refused(rules, "attack.casualties", id, volley.target)
    if wrong:
        return
    due, _ = to_fall(game, volley)
    severity = Severity.PASSED if len(order.removed) == due else Severity.REFUSED
    words = {"damage": str(volley.total)}
    measured, limit = float(len(order.removed)), float(due)
    yield found(rules, "attack.fall", severity, volley.target, measured=measured, limit=limit, words=words)
    if severity is Severity.PASSED:
        yield from order_findings(rules, game, volley.target, order.removed, volley.visible)
