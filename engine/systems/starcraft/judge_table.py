"""Judging what either side may do at any moment: wounds, losses, dice for the log, statuses and markers typed in."""

from collections.abc import Iterator

from engine.findings import Finding
from engine.game import Standing
from engine.orders import Remove, Roll, Wound
from engine.rulebook import Rulebook
from engine.systems.starcraft.charging import dice_findings
from engine.systems.starcraft.counted import named_twice
from engine.systems.starcraft.found import passed, refused
from engine.systems.starcraft.orders import RemoveToken, SetControl, SetStatus
from engine.systems.starcraft.scoring import markers
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.turn import is_side, is_unit
from engine.tongue import tr

STATUSES = ("burrowed", "hidden", "sieged", "supply+1")
FEWEST_FACES = 2

TableOrder = Wound | Remove | Roll | SetStatus | SetControl | RemoveToken


def table_findings(rules: Rulebook, game: StarcraftGame, order: TableOrder) -> Iterator[Finding]:
    if isinstance(order, Wound):
        yield from _wound(rules, game, order)
    elif isinstance(order, Remove):
        yield from _remove(rules, game, order)
    elif isinstance(order, Roll):
        yield from dice_findings(
            rules, order.rolled, max(1, len(order.rolled)), max(FEWEST_FACES, order.sides), order.by
        )
    elif isinstance(order, RemoveToken):
        if order.token not in game.tokens:
            yield refused(rules, "order.unknown", words={"what": tr("token called {token}", token=order.token)})
    elif isinstance(order, SetStatus):
        yield from _status(rules, game, order)
    else:
        yield from _control(rules, game, order)


def _wound(rules: Rulebook, game: StarcraftGame, order: Wound) -> Iterator[Finding]:
    model = game.models.get(order.model)
    if model is None:
        yield refused(rules, "order.unknown", words={"what": tr("model called {model}", model=order.model)})
    elif model.standing is Standing.OUT:
        yield refused(rules, "wound.gone", order.model)
    elif order.wounds + model.wounds < 0:
        yield refused(rules, "wound.heals_too_much", order.model, words={"lost": str(model.wounds)})
    else:
        yield passed(rules, "wound.gone", order.model)


def _remove(rules: Rulebook, game: StarcraftGame, order: Remove) -> Iterator[Finding]:
    if not order.models:
        yield refused(rules, "order.unknown", words={"what": tr("model named to remove")})
    yield from named_twice(rules, order.models)
    for id in dict.fromkeys(order.models):
        model = game.models.get(id)
        if model is None:
            yield refused(rules, "order.unknown", words={"what": tr("model called {id}", id=id)})
        elif model.standing is Standing.OUT:
            yield refused(rules, "remove.gone", id)
        else:
            yield passed(rules, "remove.gone", id)


def _status(rules: Rulebook, game: StarcraftGame, order: SetStatus) -> Iterator[Finding]:
    if not is_unit(game, order.unit):
        yield refused(rules, "order.unknown", words={"what": tr("unit called {unit}", unit=order.unit)})
    elif order.status not in STATUSES:
        yield refused(rules, "order.unknown", words={"what": tr("status called {status}", status=order.status)})
    elif not game.stands(order.unit):
        yield refused(rules, "unit.in_reserve" if game.in_reserve(order.unit) else "unit.gone", order.unit)


def _control(rules: Rulebook, game: StarcraftGame, order: SetControl) -> Iterator[Finding]:
    if all(marker.id != order.marker for marker in markers(game)):
        yield refused(rules, "order.unknown", words={"what": tr("Mission Marker called {marker}", marker=order.marker)})
    if not is_side(game, order.to):
        yield refused(rules, "order.unknown", words={"what": tr("side called {to}", to=order.to)})
