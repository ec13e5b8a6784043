"""The command as others run it: a world file in, JSON out."""

import json
import math
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from benchmarks.answer import main

Answer = Mapping[str, list[object]]
World = dict[str, object]


@pytest.fixture
def answer(repository: Path, tmp_path: Path) -> Callable[..., Answer]:
    """``answer("reach", world, "--allowance", "6")``; mappings are written to files first."""

    def run(question: str, *words: str | Mapping[str, object]) -> Answer:
        said: list[str] = []
        for i, word in enumerate(words):
            if isinstance(word, str):
                said.append(word)
            else:
                path = tmp_path / f"{i}.json"
                path.write_text(json.dumps(word), encoding="utf-8")
                said.append(str(path))
        done = subprocess.run(
            [sys.executable, "-m", "benchmarks.answer", question, *said],
            cwd=repository,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stderr == ""
        found: Answer = json.loads(done.stdout)
        return found

    return run


def box(left: float, top: float, right: float, bottom: float) -> dict[str, object]:
    return {"polygon": [[left, top], [right, top], [right, bottom], [left, bottom]]}


def world(**more: object) -> World:
    """A mover of half an inch radius at (5, 10), and a wall from x = 9 to 10 that leaves a way round its upper end."""
    plain: World = {
        "table": {"width": 20, "height": 20},
        "terrain": [box(9, 4, 10, 20)],
        "bases": [],
        "mover": {"x": 5, "y": 10, "r": 0.5},
    }
    return plain | more


HOLE = [[1, 1], [3, 1], [3, 3], [1, 3]]


def area(rings: list[list[list[float]]]) -> float:
    """Even-odd, of rings that do not cross: each counts for or against by how many others hold its first corner."""
    total = 0.0
    for ring in rings:
        around = sum(holds(other, ring[0]) for other in rings if other is not ring)
        shoelace = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
        total += abs(shoelace) / 2 * (-1) ** around
    return total


def holds(ring: list[list[float]], point: list[float]) -> bool:
    x, y = point
    crossed = [
        a
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
        if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
    ]
    return len(crossed) % 2 == 1


def test_reach_in_the_open_is_a_disc(answer: Callable[..., Answer]) -> None:
    found = answer("reach", world(terrain=[]), "--allowance", "3")
    assert area(found["rings"]) == pytest.approx(9 * math.pi, rel=2e-3)  # type: ignore[arg-type]  # from JSON
    assert found["ms"] > 0  # type: ignore[operator]  # from JSON


def test_reach_stops_where_the_centre_meets_the_wall_grown_by_the_radius(answer: Callable[..., Answer]) -> None:
    found = answer("reach", world(), "--allowance", "4")
    rings: list[list[list[float]]] = found["rings"]  # type: ignore[assignment]  # from JSON
    assert max(x for ring in rings for x, _ in ring) == pytest.approx(8.5, abs=0.002)
    segment = 16 * math.acos(3.5 / 4) - 3.5 * math.sqrt(16 - 3.5**2)
    assert area(rings) == pytest.approx(16 * math.pi - segment, rel=2e-3)


def test_reach_goes_round_a_base_and_leaves_a_hole(answer: Callable[..., Answer]) -> None:
    found = answer("reach", world(terrain=[], bases=[{"x": 7, "y": 10, "r": 0.3}]), "--allowance", "4.5")
    rings: list[list[list[float]]] = found["rings"]  # type: ignore[assignment]  # from JSON
    assert holds(rings[0], [7.0, 11.0])
    assert sum(holds(ring, [7.0, 10.0]) for ring in rings) % 2 == 0


def test_reach_is_inset_by_the_radius_from_the_edge_of_the_table(answer: Callable[..., Answer]) -> None:
    found = answer("reach", world(terrain=[], mover={"x": 1, "y": 1, "r": 0.5}), "--allowance", "2")
    rings: list[list[list[float]]] = found["rings"]  # type: ignore[assignment]  # from JSON
    assert min(min(point) for ring in rings for point in ring) == pytest.approx(0.5, abs=1e-5)


def test_paths_are_as_long_as_the_shortest_way_and_null_where_there_is_none(answer: Callable[..., Answer]) -> None:
    closed = [box(9, 4, 10, 20), box(14, 14, 18, 18)]
    targets = {"targets": [[5, 12], [8.4, 10], [14, 10], [16, 16], [9.5, 10], [0.4, 10], [1e9, 10]]}
    found = answer("paths", world(terrain=closed), targets)
    straight, short, round_corner, in_piece, in_wall, off_table, far_off = found["len"]
    assert straight == pytest.approx(2)
    assert short == pytest.approx(3.4)
    # Tangents to the half inch round either upper corner, two arcs, and the top between the corners.
    tangent = math.sqrt(4**2 + 6**2 - 0.25)
    before = math.atan2(6, 4) + math.asin(0.5 / math.hypot(4, 6))
    assert round_corner == pytest.approx(2 * tangent + 1 + 2 * 0.5 * before, abs=0.01)
    assert in_piece is None
    assert in_wall is None
    assert off_table is None
    assert far_off is None
    assert len(found["ms"]) == 7


def test_a_way_far_round_is_found_to_a_place_near_by(answer: Callable[..., Answer]) -> None:
    """A wall across all of what lies near start and target, with its only end far off."""
    asked = world(table={"width": 20, "height": 60}, terrain=[box(9, -1, 10, 55)])
    (length, nowhere) = answer("paths", asked, {"targets": [[12, 10], [9.5, 20]]})["len"]
    exact = 1.0
    for aside in (4, 2):
        far = math.hypot(aside, 45)
        exact += math.sqrt(far**2 - 0.25) + 0.5 * (math.atan2(45, aside) + math.asin(0.5 / far))
    assert length == pytest.approx(exact, abs=1e-3)
    assert nowhere is None


def test_a_way_round_a_base_is_as_long_as_its_tangents_and_its_arc(answer: Callable[..., Answer]) -> None:
    asked = world(terrain=[], bases=[{"x": 10, "y": 10, "r": 1.5}])
    (length,) = answer("paths", asked, {"targets": [[15, 10]]})["len"]
    arc = math.pi - 2 * math.acos(2 / 5)
    assert length == pytest.approx(2 * math.sqrt(21) + 2 * arc, abs=1e-4)


def test_a_gap_as_wide_as_the_base_lets_it_pass_and_a_narrower_one_does_not(answer: Callable[..., Answer]) -> None:
    for gap, passes in ((1.0, True), (0.99, False)):
        closed = [box(9, -1, 10, 10 - gap / 2), box(9, 10 + gap / 2, 10, 21)]
        (length,) = answer("paths", world(terrain=closed), {"targets": [[15, 10]]})["len"]
        assert (length is not None) is passes
        assert length is None or length == pytest.approx(10, abs=0.01)


def test_a_verdict_says_no_to_a_path_through_a_wall_a_base_or_the_edge(answer: Callable[..., Answer]) -> None:
    paths = {
        "free": [[5, 10], [5, 3], [15, 3]],
        "touches the wall": [[5, 10], [8.5, 10]],
        "enters the wall": [[5, 10], [8.51, 10]],
        "clips the corner": [[5, 10], [9.5, 3.4], [15, 10]],
        "touches the base": [[5, 10], [5, 16]],
        "enters the base": [[5, 10], [5, 16.01]],
        "touches the edge": [[5, 10], [0.5, 10]],
        "passes the edge": [[5, 10], [0.49, 10]],
    }
    asked = world(bases=[{"x": 5, "y": 17, "r": 0.5}], paths=list(paths.values()))
    found = answer("verdict", asked)
    assert dict(zip(paths, found["ok"], strict=True)) == {
        "free": True,
        "touches the wall": True,
        "enters the wall": False,
        "clips the corner": False,
        "touches the base": True,
        "enters the base": False,
        "touches the edge": True,
        "passes the edge": False,
    }
    assert len(found["ms"]) == len(paths)


def test_a_path_deep_in_two_pieces_that_lie_on_each_other_is_not_free(answer: Callable[..., Answer]) -> None:
    asked = world(terrain=[box(2, 2, 18, 18)] * 2, paths=[[[10, 10]], [[10, 10], [11, 10]], [[1, 1]]])
    assert answer("verdict", asked)["ok"] == [False, False, True]


def test_a_path_that_stays_where_it_is_is_judged_where_it_is(answer: Callable[..., Answer]) -> None:
    paths = [[[9.5, 10]] * 2, [[9.5, 10]] * 3, [[8.5, 10]] * 2, [[5, 10], [5, 10], [8.6, 10]]]
    assert answer("verdict", world(paths=paths))["ok"] == [False, False, True, False]


def test_the_holes_of_a_piece_are_open_and_closed_off(answer: Callable[..., Answer]) -> None:
    yard = box(2, 6, 9, 14) | {"holes": [box(3, 7, 8, 13)["polygon"]]}
    looks = {"observer": [5, 10, 0.5], "targets": [[7, 8, 0.5], [14, 10, 0.5]]}
    asked = world(terrain=[yard], paths=[[[5, 10], [7.5, 10]], [[5, 10], [7.6, 10]]], los=looks)
    assert area(answer("reach", asked, "--allowance", "9")["rings"]) == pytest.approx(4 * 5, abs=0.01)  # type: ignore[arg-type]  # from JSON
    assert answer("paths", asked, {"targets": [[7, 10], [14, 10]]})["len"] == [pytest.approx(2), None]
    assert answer("verdict", asked)["ok"] == [True, False]
    assert answer("sight", asked)["seen"] == [True, False]


@pytest.mark.parametrize(("most", "ok"), [(3.99, False), (4.0, True), (4.01, True)])
def test_a_verdict_says_no_to_a_path_that_is_too_long(answer: Callable[..., Answer], most: float, ok: bool) -> None:
    asked = world(paths=[[[5, 10], [5, 12], [5, 10]]], max_distance=most)
    assert answer("verdict", asked)["ok"] == [ok]


def test_sight_of_an_observer_is_blocked_by_terrain_and_not_by_bases(answer: Callable[..., Answer]) -> None:
    los = {
        "observer": {"x": 5, "y": 10, "r": 0.5},
        "targets": [
            {"x": 5, "y": 15, "r": 0.5},  # in the open
            {"x": 14, "y": 12, "r": 0.5},  # behind the wall
            {"x": 9.5, "y": 1, "r": 0.5},  # past its end
            {"x": 5, "y": 19, "r": 0.5},  # behind a base
        ],
    }
    found = answer("sight", world(los=los, bases=[{"x": 5, "y": 17, "r": 0.9}]))
    assert found["seen"] == [True, False, True, True]
    assert len(found["ms"]) == 4


def test_sight_of_pairs_takes_places_and_names(answer: Callable[..., Answer]) -> None:
    bases = [{"id": "left", "x": 4, "y": 15, "r": 0.5}, {"id": "right", "x": 15, "y": 15, "r": 0.5}]
    pairs: list[object] = [
        ["left", "right"],
        {"a": [4, 2, 0.5], "b": [15, 2]},
        [{"x": 4, "y": 15}, [4, 18]],
        ["right", [15, 2]],
    ]
    found = answer("sight", world(bases=bases, pairs=pairs))
    assert found["seen"] == [False, True, True, True]
    assert len(found["ms"]) == 4


@pytest.mark.parametrize(
    ("question", "text", "reason"),
    [
        ("verdict", "{}", "nothing is given for 'mover'"),
        ("verdict", json.dumps(world()), "nothing is given for 'paths', which verdict asks for"),
        ("sight", json.dumps(world()), "nothing is given for 'pairs', which sight asks for"),
        ("verdict", "{", "Expecting property name"),
        ("verdict", json.dumps(world(paths=4)), "not iterable"),
        ("verdict", json.dumps(world(paths=[[]])), "a path has a point or more"),
        ("verdict", json.dumps(world(paths=[[[5, math.nan]]])), "finite numbers"),
        ("verdict", json.dumps(world(terrain=[{"polygon": [[0, 0], [2, 2], [2, 0], [0, 2]]}])), "crosses or touches"),
        ("verdict", json.dumps(world(terrain=[{"polygon": []}])), "three different corners"),
        (
            "verdict",
            json.dumps(world(terrain=[{"polygon": [[0, 0], [1, 0], [1, 1]], "holes": [[]]}])),
            "three different",
        ),
        ("verdict", json.dumps(world(table={"width": math.nan, "height": 9})), "the table's width is a number"),
        ("verdict", json.dumps(world(table={"width": 9, "height": -9})), "the table's height is a number"),
        ("verdict", json.dumps(world(mover={"x": 5, "y": 5, "r": 0})), "the mover's radius is a number"),
        ("verdict", json.dumps(world(mover={"x": 5, "y": math.inf, "r": 1})), "the mover's place is not a pair"),
        ("verdict", json.dumps(world(paths=[[[5, 5]]], max_distance=math.nan)), "max_distance is not a number"),
        ("verdict", json.dumps([1]), "not laid out as verdict asks for it"),
        ("verdict", json.dumps(world(mover={"x": 10**400, "y": 5, "r": 1})), "too large"),
        ("verdict", "[" * 100_000, "nested too deeply"),
        ("verdict", json.dumps(world(terrain=[box(2, 2, 4, 4) | {"holes": [HOLE]}])), "reaches out of its polygon"),
        ("verdict", json.dumps(world(terrain=[box(1, 1, 3, 3) | {"holes": [HOLE]}])), "leave nothing"),
        ("verdict", json.dumps(world(bases=[{"x": 1, "y": 1, "r": -1}])), "a radius of -1"),
        ("sight", json.dumps(world(pairs=[[[math.nan, 1], [2, 2]]])), "not a finite number"),
    ],
)
def test_a_file_that_cant_be_answered_is_named_with_the_reason(
    question: str, text: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "world.json"
    path.write_text(text, encoding="utf-8")
    assert main([question, str(path)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{path}: ")
    assert reason in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{}", "nothing is given for 'targets'"),
        ('{"targets": [[1]]}', "not enough values"),
        ('{"targets": [[1, NaN]]}', "a target is not a pair of finite numbers"),
        ('{"targets": null}', "not laid out as paths asks for it"),
    ],
)
def test_of_targets_that_are_none_it_is_their_file_that_is_named(
    text: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    around, targets = tmp_path / "world.json", tmp_path / "targets.json"
    around.write_text(json.dumps(world()), encoding="utf-8")
    targets.write_text(text, encoding="utf-8")
    assert main(["paths", str(around), str(targets)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{targets}: ")
    assert reason in said.err


def test_the_files_kept_here_are_answered(answer: Callable[..., Answer], repository: Path) -> None:
    kept = repository / "benchmarks" / "worlds"
    rings: list[list[list[float]]] = answer("reach", str(kept / "detour_36.json"), "--allowance", "12")["rings"]  # type: ignore[assignment]  # from JSON
    assert 0 < area(rings) < 144 * math.pi
    assert len(answer("verdict", str(kept / "graze30_72.json"))["ok"]) > 0
    assert len(answer("sight", str(kept / "los30_72.json"))["seen"]) == 100
