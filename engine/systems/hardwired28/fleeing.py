"""Squad models that flee when their Boss has fallen: what is closed to them, where they run, and where they leave."""

from collections.abc import Iterator, Sequence

from engine.findings import Finding, Limit, Severity, Where
from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.checks import is_within, passed, refused
from engine.systems.hardwired28.hostiles.retreating import AT_EDGE, to_edge, way_to_edge
from engine.systems.hardwired28.objectives import gone
from engine.systems.hardwired28.state import HardwiredGame
from geometry.area import Area
from geometry.pose import Pose
from geometry.tolerance import at_most


def judge_no_action(rules: Rulebook, game: HardwiredGame, model: Model) -> Iterator[Finding]:
    if model.id in game.fleeing:
        yield refused(rules, "flee.no_action", model.id)


def judge_flight(rules: Rulebook, game: HardwiredGame, model: Model, path: Sequence[Pose]) -> Iterator[Finding]:
    """It ends as near to an edge as its Move leads."""
    if model.id not in game.fleeing or not path:
        return
    left, limit = to_edge(game, model.placed.to(path[-1]))[0], nearest_left(rules, game, model)
    severity = Severity.of(at_most(left, limit))
    shown = Severity.PASSED if severity is Severity.AT_LIMIT else severity
    where = Where(spot=path[-1].point)
    yield Finding("flee.away", rules.rule("flee.away"), shown, (model.id,), left, limit, Limit.AT_MOST, where=where)


def judge_stays(rules: Rulebook, game: HardwiredGame) -> Iterator[Finding]:
    """Whether the model that acts may end its activation without having run."""
    acting = game.activation
    if acting is None or acting.model not in game.fleeing or acting.moved:
        return
    model = game.models[acting.model]
    make = refused if way_to_edge(rules, game, model) else passed
    yield make(rules, "flee.stays", model.id)


def nearest_left(rules: Rulebook, game: HardwiredGame, model: Model) -> float:
    """Inches from an edge where its flight ends."""
    path = way_to_edge(rules, game, model)
    return to_edge(game, model.placed.to(path[-1]) if path else model.placed)[0]


def flight_area(rules: Rulebook, game: HardwiredGame, model: Model) -> Area:
    """The centres that are near enough to an edge."""
    table, inner = game.mission.table, model.base.outer_radius + nearest_left(rules, game, model)
    if 2 * inner >= min(table.width, table.height):
        return table.area
    return table.area - Area.rectangle(inner, inner, table.width - inner, table.height - inner)


def reached_edge(game: HardwiredGame, id: str) -> HardwiredGame:
    """One that flees and is at the edge leaves the game there, and drops what it carried."""
    model = game.models[id]
    if id not in game.fleeing or not model.on_table or game.setting("flee_edge") == "stops":
        return game
    apart, edge = to_edge(game, model.placed)
    if not is_within(apart, AT_EDGE):
        return game
    return gone(game, model, edge, carries_off=False)
