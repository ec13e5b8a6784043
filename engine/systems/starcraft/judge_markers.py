"""Judging what is done with Mission Markers: activated, gathered at, claimed, put down."""

from collections.abc import Iterator

from engine.findings import Finding, Severity, Where
from engine.mission import Marker
from engine.rulebook import Rulebook
from engine.systems.starcraft.charging import dice_findings
from engine.systems.starcraft.contest import is_prize, marker_point, markers
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.markers import against, carried_by, dropper, to_activate
from engine.systems.starcraft.orders import ActivateMarker, Claim, Gather, PlaceMarker
from engine.systems.starcraft.points import ARTEFACT_HUNT
from engine.systems.starcraft.state import Phase, StarcraftGame
from engine.systems.starcraft.supply import counted
from engine.tongue import tr
from geometry.gaps import gap_to_point
from geometry.tolerance import at_most


def drop_findings(rules: Rulebook, game: StarcraftGame, order: ActivateMarker) -> Iterator[Finding]:
    yield from dice_findings(rules, order.rolled, 1, len(to_activate(game)), game.sides[0].id)


def gather_findings(rules: Rulebook, game: StarcraftGame, order: Gather) -> Iterator[Finding]:
    marker = _known(game, order.marker)
    if marker is None:
        yield refused(rules, "order.unknown", words={"what": tr("Mission Marker called {marker}", marker=order.marker)})
        return
    yield _prize(rules, game, order.unit, marker, order.by)
    yield from _near(rules, game, order.unit, marker)


def claim_findings(rules: Rulebook, game: StarcraftGame, order: Claim) -> Iterator[Finding]:
    """In the Scoring Phases of an Artefact Hunt, by a unit near a marker of its side's that carries none."""
    scoring = game.card.scoring == ARTEFACT_HUNT and game.phase is Phase.SCORING
    if not scoring or game.round < game.card.scores_from:
        why = tr(
            "It belongs to the Scoring Phases of an Artefact Hunt, from round {scores_from}",
            scores_from=game.card.scores_from,
        )
        yield refused(rules, "order.not_now", order.unit, words={"what": tr("Claiming"), "why": why})
        return
    marker = _known(game, order.marker)
    if marker is None:
        yield refused(rules, "order.unknown", words={"what": tr("Mission Marker called {marker}", marker=order.marker)})
        return
    if not game.stands(order.unit):
        yield refused(rules, "unit.in_reserve" if game.in_reserve(order.unit) else "unit.gone", order.unit)
        return
    if carried_by(game, order.unit) is not None or order.marker in game.marks.carried:
        yield refused(rules, "marker.carried", order.unit, order.marker)
        return
    yield _outweighed(rules, game, order.unit)
    yield _prize(rules, game, order.unit, marker, order.by)
    yield from _near(rules, game, order.unit, marker)


def place_findings(rules: Rulebook, game: StarcraftGame, order: PlaceMarker) -> Iterator[Finding]:
    """Within 2″ of the unit that dropped it, on the table."""
    marker = _known(game, order.marker)
    unit = game.marks.dropped.get(order.marker)
    if marker is None or unit is None or game.unit(unit).side == order.by:
        yield refused(rules, "marker.not_to_place", order.marker, order.by)
        return
    limit = rules.figure("marker_drop")
    radius = marker.diameter / 2
    gaps = [gap_to_point(model.placed, order.at) - radius for model in dropper(game, order.marker)]
    lies = game.marks.lying[order.marker]
    gaps = gaps or [((lies[0] - order.at[0]) ** 2 + (lies[1] - order.at[1]) ** 2) ** 0.5]
    off = max(0.0, min(gaps))
    where = Where(spot=order.at)
    severity = Severity.of(at_most(off, limit))
    yield found(rules, "marker.placed", severity, order.marker, unit, measured=off, limit=limit, where=where)
    table = game.mission.table
    x, y = order.at
    over = max(radius - x, x + radius - table.width, radius - y, y + radius - table.height)
    if not at_most(over, 0.0):
        yield found(rules, "marker.off_table", Severity.REFUSED, order.marker, measured=over, limit=0.0, where=where)


def _outweighed(rules: Rulebook, game: StarcraftGame, unit: str) -> Finding:
    """What a unit would drop at once it does not claim."""
    foes, own = against(rules, game, unit), counted(rules, game, unit)
    severity = Severity.REFUSED if foes > own else Severity.PASSED
    return found(rules, "marker.outweighed", severity, unit, measured=float(foes), limit=float(own))


def _known(game: StarcraftGame, id: str) -> Marker | None:
    return next((marker for marker in markers(game) if marker.id == id), None)


def _prize(rules: Rulebook, game: StarcraftGame, unit: str, marker: Marker, side: str) -> Finding:
    if is_prize(game, marker, side):
        return passed(rules, "marker.prize", unit, marker.id)
    return refused(rules, "marker.prize", unit, marker.id)


def _near(rules: Rulebook, game: StarcraftGame, unit: str, marker: Marker) -> Iterator[Finding]:
    at = marker_point(game, marker)
    if at is None:
        yield refused(rules, "marker.carried", unit, marker.id)
        return
    limit = rules.figure("marker_range")
    off = max(0.0, min(gap_to_point(model.placed, at) for model in game.standing_of(unit)) - marker.diameter / 2)
    severity = Severity.of(at_most(off, limit))
    yield found(rules, "marker.near", severity, unit, marker.id, measured=off, limit=limit, where=Where(spot=at))
