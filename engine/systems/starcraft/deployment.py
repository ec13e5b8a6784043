"""A deployment card: the table, the Entry Edges of either colour, and the Mission Markers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from engine.mission import EdgeSegment, Marker, Mission, Side, SideLook, Table
from engine.tongue import tr
from geometry.pose import Point

COLOURS = (SideLook.RED, SideLook.BLUE)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeploymentCard:
    """``edges`` by colour, ``readings`` those of a setting that decides about them.

    ``markers`` by number, ``affinities`` the colours that they bear; a neutral one has none.
    """

    id: str
    name: str
    scale: str
    source: str
    table: Table
    edges: Mapping[SideLook, tuple[EdgeSegment, ...]]
    readings: Mapping[str, Mapping[str, Mapping[SideLook, tuple[EdgeSegment, ...]]]] = field(default_factory=dict)
    markers: Mapping[int, Point]
    affinities: Mapping[int, SideLook]


def marker_id(number: int) -> str:
    return f"marker-{number}"


def deployed(mission: Mission, card: DeploymentCard, diameter: float) -> Mission:
    """The mission on the table of a card: each side enters where its colour does, the markers lie as printed.

    ``diameter`` is that of a Mission Marker. Markers that the mission has already stay.
    """
    sides = tuple(
        replace(side, entry=card.edges.get(side.look, ()), entry_readings=_readings(card, side.look))
        for side in mission.sides
    )
    markers = (*mission.markers, *_markers(card, sides, diameter))
    return replace(mission, table=card.table, sides=sides, markers=markers)


def _readings(card: DeploymentCard, look: SideLook) -> Mapping[str, Mapping[str, tuple[EdgeSegment, ...]]]:
    return {
        setting: {reading: edges.get(look, ()) for reading, edges in readings.items()}
        for setting, readings in card.readings.items()
    }


def _markers(card: DeploymentCard, sides: tuple[Side, ...], diameter: float) -> Iterator[Marker]:
    colours = {side.look: side.id for side in sides}
    for number, at in sorted(card.markers.items()):
        affinity = card.affinities.get(number)
        bears = None if affinity is None else colours.get(affinity)
        yield Marker(
            marker_id(number), tr("Mission Marker {number}", number=number), "mission", at, diameter, number, bears
        )
