"""Every figure of the program's speed, with its target, its floor and what others do instead.

    measuretwice bench [NAME…] [--json] [--cpu] [--peers]   or, in a checkout: python -m benchmarks.suite

The floor is the C work that the same task can't do without, alone, measured in the same run: for most the calls into
GEOS, made again with the same arguments (``recording``); for the reach its four great steps (``floor``); for a route
asking the prepared outline whether it holds the point. Milliseconds on the machine at hand; the clock is the wall's, or
with ``--cpu`` this thread's own, for a machine that others use too.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from benchmarks.clock import use_cpu_time
from benchmarks.drawing import drag_frame, zoom_frame
from benchmarks.figures import TARGETS, Figures
from benchmarks.graph_peers import NoPeers, beside_route, is_set_up
from benchmarks.groups import coherency_30, sight_100, zone_update
from benchmarks.held import held_20
from benchmarks.hostiles import hostiles_8
from benchmarks.judging import formation_18, judge_one, judge_unit
from benchmarks.memory import undo_memory
from benchmarks.movement import reach_12, reach_18_fine, route
from benchmarks.replaying import open_500, replay_game
from benchmarks.starting import window_start

BENCHMARKS: Mapping[str, Callable[[], Figures]] = {
    "reach_12": reach_12,
    "reach_18_fine": reach_18_fine,
    "route": route,
    "judge_one": judge_one,
    "judge_unit": judge_unit,
    "coherency_30": coherency_30,
    "sight_100": sight_100,
    "formation_18": formation_18,
    "zone_update": zone_update,
    "held_20": held_20,
    "replay_game": replay_game,
    "open_500": open_500,
    "hostiles_8": hostiles_8,
    "drag_frame": drag_frame,
    "zoom_frame": zoom_frame,
    "window_start": window_start,
    "undo_memory": undo_memory,
}
assert BENCHMARKS.keys() == TARGETS.keys()

HEADING = f"{'':15}{'median':>9}{'p95':>9}{'floor':>9}{'ratio':>7}   {'target':>11}"


def as_data(found: Sequence[Figures]) -> dict[str, object]:
    return {
        "results": [
            {
                "name": one.name,
                "median_ms": one.median_ms,
                "p95_ms": one.p95_ms,
                "floor_ms": one.floor_ms,
                "target_ms": list(one.target_ms),
                "unit": one.unit,
                "peers": {name: dict(figures) for name, figures in one.peers.items()},
            }
            for one in found
        ]
    }


def lines(one: Figures) -> Iterator[str]:
    target = f"{one.target_ms[0]:.5g} / {one.target_ms[1]:.5g}"
    kept = "kept" if one.meets_target else "missed"
    measured = f"{one.median_ms:9.3f}{one.p95_ms:9.3f}{one.floor_ms:9.3f}{one.over_floor:6.1f}x"
    unit = "" if one.unit == "ms" else f" ({one.unit})"
    yield f"{one.name:15}{measured}   {target:>11} {kept}{unit}"
    for name, peer in one.peers.items():
        yield f"    {name:36}" + ", ".join(_said(key, value) for key, value in peer.items()) + _beside(peer)


def _said(key: str, value: float) -> str:
    if key.endswith("_share"):
        return f"{value:.2%} {key.removesuffix('_share').replace('_', ' ')}"
    if key == "our_KiB":
        return f"{value:.2f} KiB ours"
    return f"{value:.2f} ms" + {"our_ms": " ours", "build_ms": " to build"}.get(key, "")


def _beside(peer: Mapping[str, float]) -> str:
    """How long ours takes in a peer's time."""
    ours, theirs = peer.get("our_ms", 0.0), peer.get("median_ms", 0.0)
    return f" ({ours / theirs:.2g}x its time)" if ours and theirs else ""


def _beside_others(one: Figures) -> Figures:
    try:
        return replace(one, peers={**one.peers, **beside_route()})
    except NoPeers as reason:
        print(f"Other libraries are left out: {reason}.", file=sys.stderr)
        return one


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="measuretwice bench", description="How fast the program is, in milliseconds.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(BENCHMARKS)}; all if none is said")
    parser.add_argument("--json", action="store_true", help="for other programs to read")
    parser.add_argument("--cpu", action="store_true", help="this thread's own time: for a machine that others use")
    parser.add_argument(
        "--peers", action="store_true", help="set up other libraries beside route, in an environment of their own"
    )
    said = parser.parse_args(arguments)
    unknown = [name for name in said.names if name not in BENCHMARKS]
    if unknown:
        parser.error(f"no benchmark is called {unknown[0]!r}; there are {', '.join(BENCHMARKS)}")
    if said.cpu:
        use_cpu_time()
    found: list[Figures] = []
    if not said.json:
        print(HEADING)
    for name in said.names or BENCHMARKS:
        found.append(BENCHMARKS[name]())
        if name == "route":
            if said.peers or is_set_up():
                found[-1] = _beside_others(found[-1])
            else:
                print("Other libraries are left out: --peers sets them up and measures them.", file=sys.stderr)
        if not said.json:
            print("\n".join(lines(found[-1])), flush=True)
    if said.json:
        json.dump(as_data(found), sys.stdout)
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
