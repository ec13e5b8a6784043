"""What one benchmark says."""

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Figures:
    """Milliseconds, or what ``unit`` says. ``peers`` are others' ways to the same end, on the same worlds, with how far
    off they are."""

    name: str
    median_ms: float
    p95_ms: float
    floor_ms: float
    target_ms: tuple[float, float]
    peers: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    count: int = 0
    unit: str = "ms"

    @property
    def over_floor(self) -> float:
        return self.median_ms / self.floor_ms if self.floor_ms > 0 else float("inf")

    @property
    def meets_target(self) -> bool:
        return self.median_ms <= self.target_ms[0] and self.p95_ms <= self.target_ms[1]


TARGETS: Mapping[str, tuple[float, float]] = {
    "reach_12": (6.0, 12.0),
    "reach_18_fine": (30.0, 60.0),
    "route": (0.05, 0.1),
    "judge_one": (1.0, 4.0),
    "judge_unit": (8.0, 16.0),
    "coherency_30": (9.0, 15.0),
    "sight_100": (12.0, 20.0),
    "formation_18": (16.0, 40.0),
    "zone_update": (0.5, 1.5),
    "held_20": (4.0, 8.0),
    "replay_game": (5000.0, 5000.0),
    "open_500": (1000.0, 1000.0),
    "hostiles_8": (150.0, 300.0),
    "drag_frame": (8.0, 16.0),
    "zoom_frame": (16.0, 16.0),
    "window_start": (1.5, 1.5),
    "undo_memory": (8.0, 8.0),
}
"""Median and 95th percentile wished for, on two cores, with 60 pieces of terrain and 50 models; a
replay is a whole game of five rounds."""
RELATIVE = frozenset({"window_start"})
"""Their targets are told as multiples of their floor."""
UNITS: Mapping[str, str] = {"undo_memory": "KiB"}
"""Of those that are not times."""


def figures(
    name: str, times: Sequence[float], floors: Sequence[float], peers: Mapping[str, Mapping[str, float]] | None = None
) -> Figures:
    """Of at least two times."""
    median, p95 = TARGETS[name]
    if name in RELATIVE:
        median, p95 = median * statistics.median(floors), p95 * _p95(floors)
    return Figures(
        name,
        statistics.median(times),
        _p95(times),
        statistics.median(floors),
        (median, p95),
        peers or {},
        len(times),
        UNITS.get(name, "ms"),
    )


def _p95(times: Sequence[float]) -> float:
    return statistics.quantiles(times, n=20, method="inclusive")[-1]
