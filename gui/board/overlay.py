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


ALL_OVERLAYS = frozenset(Overlay)
