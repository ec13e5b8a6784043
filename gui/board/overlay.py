"""What may be shown over the table or left away."""

from enum import Enum


class Overlay(Enum):
    """``ENTRY_EDGES`` covers the zones that a mission gives as well, for both say where a side comes in."""

    REACH = "reach"
    LEGAL_END = "legal_end"
    COHERENCY = "coherency"
    ENGAGEMENT = "engagement"
    INFLUENCE = "influence"
    ENTRY_EDGES = "entry_edges"
    NAMES = "names"
    SIGHT = "sight"
    RANGES = "ranges"
    MARKERS = "marker_areas"
    GROUND = "special_ground"


ALL_OVERLAYS = frozenset(Overlay)
SHOWN_AT_FIRST = ALL_OVERLAYS - {Overlay.SIGHT}
"""What a model sees is worked out for those who ask."""
