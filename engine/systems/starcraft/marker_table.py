"""What becomes of Mission Markers: activated, removed, carried, dropped."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from geometry.pose import Point


@dataclass(frozen=True, slots=True)
class MarkerTable:
    """Marker ids. ``activated`` has the round in which each became active, where the card activates them one by one.

    ``carried`` names the unit that has claimed a marker, ``lying`` where one lies that has been dropped, ``dropped``
    the unit that did so, while its opponent may still place it near by.
    """

    activated: Mapping[str, int] = field(default_factory=dict)
    gone: frozenset[str] = frozenset()
    carried: Mapping[str, str] = field(default_factory=dict)
    lying: Mapping[str, Point] = field(default_factory=dict)
    dropped: Mapping[str, str] = field(default_factory=dict)
