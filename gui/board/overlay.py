"""What may be shown over the table or left away."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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
    AURAS = "auras"


ALL_OVERLAYS = frozenset(Overlay)
SHOWN_AT_FIRST = ALL_OVERLAYS - {Overlay.SIGHT}
"""What a model sees is worked out for those who ask."""

STACK = (
    Overlay.INFLUENCE,
    Overlay.GROUND,
    Overlay.AURAS,
    Overlay.REACH,
    Overlay.LEGAL_END,
    Overlay.MARKERS,
    Overlay.SIGHT,
    Overlay.RANGES,
    Overlay.ENGAGEMENT,
    Overlay.COHERENCY,
)
"""Those that lie over one another, from bottom to top, as they do unless another order is asked for."""
HEIGHTS = (20.0, 45.0, 48.0, 50.0, 51.0, 52.5, 55.0, 57.0, 60.0, 65.0)
"""Where each place of the stack lies."""
LEAST_STRENGTH = 0.1


def lifts(order: Sequence[Overlay]) -> Mapping[Overlay, float]:
    """How far each of the stack lies above its own place where they lie in another ``order``."""
    own = dict(zip(STACK, HEIGHTS, strict=True))
    return {overlay: height - own[overlay] for overlay, height in zip(order, HEIGHTS, strict=True)}


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown over the table, how strongly, from 0.1 to 1, and in which order; ``strength`` lacks what is 1."""

    on: frozenset[Overlay] = SHOWN_AT_FIRST
    strength: Mapping[Overlay, float] = field(default_factory=dict)
    order: tuple[Overlay, ...] = STACK
