"""What the rules of a mission ask of how it is set up, told while it is drawn: zones, and where markers may lie."""

from collections.abc import Iterator
from itertools import combinations

from engine.mission import Marker, Mission
from engine.systems.hardwired28.advantages import ALL_LOOT
from engine.systems.hardwired28.profile import HardwiredCard
from engine.tongue import tr
from engine.wording import inches
from geometry.pose import distance
from geometry.tolerance import at_least
from missions.lint import Lint
from missions.rules.setups import setups

DEPLOYMENT, LOOT = "deployment", "loot"
SLIVER = 0.01
"""Square inches by which zones that only touch may overlap as they are written."""


def setup_lint(mission: Mission) -> Iterator[Lint]:
    yield from _zones(mission)
    if isinstance(mission.card, HardwiredCard):
        yield from _laid(mission, mission.card)


def _zones(mission: Mission) -> Iterator[Lint]:
    """Zones of deployment of two sides that lie over one another."""
    zones = [zone for zone in mission.zones if zone.kind == DEPLOYMENT and zone.side is not None]
    for one, other in combinations(zones, 2):
        if one.side == other.side:
            continue
        both = one.area & other.area
        if both.size > SLIVER:
            sides = [mission.side(side).name for side in (one.side, other.side) if side is not None]
            text = tr(
                "Zones of {side} and {side2} overlap by {size} square inches: {one} and {other}",
                side=sides[0],
                side2=sides[1],
                size=f"{both.size:.2f}",
                one=f"{one.name} ({one.id})",
                other=f"{other.name} ({other.id})",
            )
            yield Lint("zones_overlap", text, area=both, subjects=(one.id, other.id))


def _laid(mission: Mission, card: HardwiredCard) -> Iterator[Lint]:
    """Markers that are nearer to an edge or to one another than the card has them, by their middles: the texts do not
    say what of a marker is measured, and what its middle breaks its rim breaks too."""
    kinds = {laid.kind for laid in card.markers}
    own = [marker for marker in mission.markers if marker.kind in kinds]
    wide, high = mission.table.width, mission.table.height
    for marker in own:
        x, y = marker.at
        near = min((x, (0.0, y)), (wide - x, (wide, y)), (y, (x, 0.0)), (high - y, (x, high)))
        if not at_least(near[0], card.from_edges):
            text = tr(
                "The middle of {marker} is {near} from the table's edge; at least {least} ({source})",
                marker=_called(marker),
                near=inches(near[0]),
                least=inches(card.from_edges),
                source=card.source,
            )
            yield Lint("near_edge", text, line=(marker.at, near[1]), subjects=(marker.id,), measure=inches(near[0]))
    for one, other in combinations(own, 2):
        apart = distance(one.at, other.at)
        if not at_least(apart, card.apart):
            text = tr(
                "The middles of {one} and {other} are {apart} apart; at least {least} ({source})",
                one=_called(one),
                other=_called(other),
                apart=inches(apart),
                least=inches(card.apart),
                source=card.source,
            )
            yield Lint("not_apart", text, line=(one.at, other.at), subjects=(one.id, other.id), measure=inches(apart))
    if ALL_LOOT not in card.advantages:
        yield from _clear(mission, own)


def _clear(mission: Mission, own: list[Marker]) -> Iterator[Lint]:
    """Loot keeps clear of a mission's markers, from rim to rim, unless the Defender lays it wherever it likes."""
    figure = setups().clearance
    for loot in (marker for marker in mission.markers if marker.kind == LOOT):
        for marker in own:
            between = distance(loot.at, marker.at) - (loot.diameter + marker.diameter) / 2
            if not at_least(between, figure.value):
                measure = inches(max(between, 0.0))
                text = tr(
                    "{loot} is {measure} from {marker}; at least {least} ({source})",
                    loot=_called(loot),
                    measure=measure,
                    marker=_called(marker),
                    least=inches(figure.value),
                    source=figure.source,
                )
                line = (loot.at, marker.at)
                yield Lint("loot_near", text, line=line, subjects=(loot.id, marker.id), measure=measure)


def _called(marker: Marker) -> str:
    return f"{marker.name} ({marker.id})"
