"""Answers for anyone who wants to score them from outside, as JSON on standard output.

    python -m benchmarks.answer reach WORLD --allowance M     {"rings": [[[x, y], ...], ...], "ms": t}
    python -m benchmarks.answer paths WORLD TARGETS           {"len": [number or null, ...], "ms": [...]}
    python -m benchmarks.answer sight WORLD                   {"seen": [true, ...], "ms": [...]}
    python -m benchmarks.answer verdict WORLD                 {"ok": [true, ...], "ms": [...]}

Rings are to be filled even-odd. TARGETS holds ``{"targets": [[x, y], ...]}``. Nothing is kept from one run to the next
but the file: the time of a reach counts growing what blocks by the mover's radius. A path may be as long as it has to.
A piece of terrain may have ``holes`` beside its ``polygon``, a list of polygons that are open.

Sight is that of the file's ``los`` observer to each of its targets, asked all at once, so that each time is an equal
share of the whole, or that of its ``pairs``, one at a time; terrain blocks it and bases don't. A pair holds two bases,
each of them ``{"x", "y", "r"}``, ``[x, y]``, ``[x, y, r]``, or the ``id`` of one in the file. A verdict on one of the
file's ``paths`` is true when the mover's disc touches terrain and bases at most, stays on the table, and goes no
farther than ``max_distance``; the first time of both counts making ready. A file that can't be answered is named with
the reason on standard error, and the exit code is 1.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.asked import SightAsked, read_paths, read_sight, read_targets
from benchmarks.verdict import Verdict
from benchmarks.worlds import World, read_world
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.pose import Point, Pose
from geometry.routes.inflate import inflated, round_length
from geometry.routes.reach import LONGEST, Reach, reach
from geometry.sight.lines import sees, sees_each


def answer_reach(world: World, allowance: float) -> dict[str, object]:
    started = time.perf_counter()
    outline = reach(world.start, allowance, world.walls(allowance), world.floor()).outline()
    took = time.perf_counter() - started
    return {"rings": [[list(corner) for corner in ring] for ring in outline.rings()], "ms": took * 1000}


def answer_paths(world: World, targets: Sequence[Point]) -> dict[str, object]:
    """The first time counts making ready for all of them, and any other that of a target farther off than foreseen."""
    lengths: list[float | None] = []
    times: list[float] = []
    longest = min(4 * (world.width + world.height), LONGEST)
    # With less, what hangs together with the start only by a way round lies outside of all that is looked at.
    corners = [(x, y) for x in (0.0, world.width) for y in (0.0, world.height)]
    whole = min(max(math.dist(world.start, corner) for corner in corners), longest)
    farthest = max((math.dist(world.start, target) for target in targets), default=0.0)
    allowance = min(farthest * 1.25 + 1, longest)
    found: Reach | None = None
    for target in targets:
        started = time.perf_counter()
        if found is None:
            found = reach(world.start, allowance, world.walls(allowance), world.floor())
        route = found.route_to(target)
        while route is None and allowance < longest and (allowance < whole or found.may_reach(target)):
            allowance = min(max(2 * allowance, whole), longest)
            found = reach(world.start, allowance, world.walls(allowance), world.floor())
            route = found.route_to(target)
        length = None if route is None else round_length(route.waypoints)
        times.append((time.perf_counter() - started) * 1000)
        lengths.append(length)
    return {"len": lengths, "ms": times}


def answer_sight(world: World, asked: SightAsked) -> dict[str, object]:
    started = time.perf_counter()
    walls = world.pieces()
    if asked.observer is not None:
        sights = sees_each(asked.observer, asked.targets, walls)
        took = (time.perf_counter() - started) * 1000
        return {"seen": [bool(sight) for sight in sights], "ms": [took / max(1, len(sights))] * len(sights)}
    seen: list[bool] = []
    times: list[float] = []
    for one, other in asked.pairs:
        seen.append(bool(sees(one, other, walls)))
        times.append((time.perf_counter() - started) * 1000)
        started = time.perf_counter()
    return {"seen": seen, "ms": times}


def answer_verdict(world: World, paths: Sequence[Sequence[Point]], max_distance: float) -> dict[str, object]:
    started = time.perf_counter()
    judge = Verdict(world, max_distance)
    ok: list[bool] = []
    times: list[float] = []
    for path in paths:
        ok.append(judge.of(path))
        times.append((time.perf_counter() - started) * 1000)
        started = time.perf_counter()
    return {"ok": ok, "ms": times}


def warm_up() -> None:
    """Once through the code, on a world of its own, so that loading it counts for no answer."""
    wall = Area.rectangle(1.0, -1.0, 2.0, 1.0)
    reach((0.0, 0.0), 3.0, inflated([wall], [((-1.0, 0.0), 0.25)], 0.5)).outline()
    sees(Placed(Base.round(1.0), Pose(0.0, 0.0)), Placed(Base.round(1.0), Pose(4.0, 0.5)), [wall])
    world = World("warm", 9.0, 9.0, (((3.0, 3.0), (4.0, 3.0), (4.0, 4.0)),), (((6.0, 6.0), 0.5),), (1.0, 1.0), 0.5)
    Verdict(world, 6.0).of([(1.0, 1.0), (1.0, 6.0)])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.answer", description="Answers about a world file, as JSON.")
    questions = parser.add_subparsers(dest="question", required=True)
    ask_reach = questions.add_parser("reach", help="the area the mover gets to")
    ask_reach.add_argument("world", type=Path)
    ask_reach.add_argument("--allowance", type=float, required=True, help="inches")
    ask_paths = questions.add_parser("paths", help="the length of the shortest way to each target")
    ask_paths.add_argument("world", type=Path)
    ask_paths.add_argument("targets", type=Path)
    for question, meaning in (("sight", "who sees whom"), ("verdict", "which drawn paths are allowed")):
        questions.add_parser(question, help=meaning).add_argument("world", type=Path)
    options = parser.parse_args(arguments)
    asked = options.targets if options.question == "paths" else options.world
    file = options.world
    try:
        world = read_world(file)
        file = asked
        ask = asker(options.question, asked, getattr(options, "allowance", 0.0))
        warm_up()
        answer = ask(world)
    except OSError as problem:
        sys.stderr.write(f"{problem.filename}: {problem.strerror}\n")
    except KeyError as problem:
        sys.stderr.write(f"{file}: nothing is given for {problem}, which {options.question} asks for\n")
    except RecursionError:
        sys.stderr.write(f"{file}: it is nested too deeply\n")
    except (ValueError, OverflowError) as problem:
        sys.stderr.write(f"{file}: {problem}\n")
    except TypeError as problem:
        sys.stderr.write(f"{file}: it is not laid out as {options.question} asks for it ({problem})\n")
    else:
        json.dump(answer, sys.stdout)
        sys.stdout.write("\n")
        return 0
    return 1


def asker(question: str, asked: Path, allowance: float) -> Callable[[World], dict[str, object]]:
    """The question, with what its file asks, to be put to a world."""
    if question == "reach":
        return lambda world: answer_reach(world, allowance)
    if question == "sight":
        sights = read_sight(asked)
        return lambda world: answer_sight(world, sights)
    if question == "verdict":
        paths, most = read_paths(asked)
        return lambda world: answer_verdict(world, paths, most)
    targets = read_targets(asked)
    return lambda world: answer_paths(world, targets)


if __name__ == "__main__":
    sys.exit(main())
