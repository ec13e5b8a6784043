"""What the Scoring Phase finds: who controls each marker and by what, who contests none and why, and the VP."""

from collections.abc import Iterator

from engine.findings import Finding, Severity, Where
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import controller, marker_point, markers, near_marker, supply_at, why_not
from engine.systems.starcraft.found import found, passed
from engine.systems.starcraft.names import name
from engine.systems.starcraft.orders import SetControl
from engine.systems.starcraft.scoring import entries
from engine.systems.starcraft.state import Awaiting, StarcraftGame
from engine.tongue import tr


def score_findings(rules: Rulebook, game: StarcraftGame) -> Iterator[Finding]:
    """Before VP are scored: each marker, each unit near one that does not contest it, and what it all comes to."""
    if game.awaiting is not Awaiting.CONTROL:
        return
    for marker in markers(game):
        sums = ", ".join(f"{name(game, side)} {count}" for side, count in supply_at(rules, game, marker).items())
        owner = game.control.get(marker.id)
        whose = tr("{owner}'s", owner=name(game, owner)) if owner else tr("nobody's")
        where = Where(spot=marker_point(game, marker) or marker.at)
        words = {"whose": whose, "sums": sums}
        yield found(rules, "marker.control", Severity.PASSED, marker.id, words=words, where=where)
        for unit in game.mission.units:
            if game.stands(unit.id) and near_marker(rules, game, unit.id, marker):
                why = why_not(rules, game, unit.id, marker)
                if why:
                    yield passed(rules, "marker.no_contest", unit.id, marker.id, words={"why": why})
    for entry in entries(rules, game):
        yield passed(rules, "score.vp", entry.side, words={"vp": str(entry.vp), "reason": entry.reason})


def control_findings(rules: Rulebook, game: StarcraftGame, order: SetControl) -> Iterator[Finding]:
    """Control typed in otherwise than models stand, as a card may have it."""
    if game.awaiting is not Awaiting.CONTROL:
        return
    marker = game.mission.marker(order.marker)
    owner = controller(rules, game, marker)
    if owner == order.to:
        yield passed(rules, "marker.otherwise", marker.id, order.to)
        return
    whose = tr("{owner}'s", owner=name(game, owner)) if owner else tr("nobody's")
    yield found(rules, "marker.otherwise", Severity.LEFT_TO_YOU, marker.id, order.to, words={"whose": whose})
