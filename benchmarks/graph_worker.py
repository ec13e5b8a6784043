"""Asks other libraries for shortest ways. Run by an interpreter of its own that has them: nothing of this program is
imported, a question comes in as JSON and an answer goes out as JSON.

    {"polygons": [[[x, y], ...], ...], "box": [left, top, right, bottom], "start": [x, y], "targets": [[x, y], ...]}
"""

import json
import math
import sys
import time
from itertools import pairwise

# mypy: ignore-errors
# The libraries are not where types are checked.


def ask_pyvisgraph(asked):
    import pyvisgraph

    def length(target):
        way = graph.shortest_path(pyvisgraph.Point(*asked["start"]), pyvisgraph.Point(*target))
        return sum(math.hypot(a.x - b.x, a.y - b.y) for a, b in pairwise(way))

    started = time.perf_counter()
    graph = pyvisgraph.VisGraph()
    graph.build([[pyvisgraph.Point(x, y) for x, y in ring] for ring in asked["polygons"]], status=False)
    built = time.perf_counter()
    return built - started, [_timed(length, target) for target in asked["targets"]]


def ask_extremitypathfinder(asked):
    from extremitypathfinder import PolygonEnvironment

    def length(target):
        return environment.find_shortest_path(tuple(asked["start"]), tuple(target))[1]

    left, top, right, bottom = asked["box"]
    # The border goes round one way and the holes the other.
    border = _turned([(left, top), (right, top), (right, bottom), (left, bottom)], clockwise=False)
    holes = [_turned([tuple(point) for point in ring], clockwise=True) for ring in asked["polygons"]]
    started = time.perf_counter()
    environment = PolygonEnvironment()
    environment.store(border, holes, validate=False)
    environment.prepare()
    built = time.perf_counter()
    return built - started, [_timed(length, target) for target in asked["targets"]]


def _turned(ring, clockwise):
    double = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]]))
    return ring[::-1] if (double > 0) == clockwise else ring


def _timed(ask, target):
    started = time.perf_counter()
    length = ask(target)
    return (time.perf_counter() - started) * 1000, length


def main():
    asked = json.load(sys.stdin)
    answers = {}
    for name, ask in (("pyvisgraph", ask_pyvisgraph), ("extremitypathfinder", ask_extremitypathfinder)):
        try:
            built, found = ask(asked)
        except Exception as fault:  # a library that fails is told as such, and the other one is still asked
            answers[name] = {"fault": f"{type(fault).__name__}: {fault}"}
            continue
        answers[name] = {"build_ms": built * 1000, "ms": [ms for ms, _ in found], "lengths": [n for _, n in found]}
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
