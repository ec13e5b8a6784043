"""The world files of the benchmarks, and the answers about them, against brute force."""

import json
import math

import numpy as np
import pytest
import shapely

WORLDS = ["open_36", "detour_36", "rects14_36", "heat_44x60", "coherency_36", "rects30_72", "polys30_72"]
QUICK = ["open_36", "detour_36"]


@pytest.fixture
def read(repository, new_world):
    def read(name, allowance):
        data = json.loads((repository / "benchmarks" / "worlds" / f"{name}.json").read_text(encoding="utf-8"))
        mover, radius = data["mover"], data["mover"]["r"]
        walls = [shapely.Polygon(piece["polygon"]).buffer(radius, quad_segs=6) for piece in data["terrain"]]
        bases = data["bases"] if isinstance(data.get("bases"), list) else []
        walls += [shapely.Point(base["x"], base["y"]).buffer(base["r"] + radius, quad_segs=6) for base in bases]
        floor = shapely.box(radius, radius, data["table"]["width"] - radius, data["table"]["height"] - radius)
        seat = shapely.Point(mover["x"], mover["y"])
        near = tuple(wall for wall in walls if wall.distance(seat) <= allowance)
        return new_world(near, floor, ((mover["x"], mover["y"]),), allowance)

    return read


@pytest.mark.parametrize("name", QUICK)
def test_a_world_agrees_with_brute_force(name, read, compare):
    found = compare(read(name, 6.0), 60, 1)
    assert found.points > 30
    assert found.wrong == []


@pytest.mark.long
@pytest.mark.parametrize("allowance", [6.0, 12.0])
@pytest.mark.parametrize("name", WORLDS)
def test_every_world_agrees_with_brute_force(name, allowance, read, compare):
    found = compare(read(name, allowance), 400, 2)
    assert found.points > 150
    assert found.wrong == []


@pytest.fixture
def answer(repository, monkeypatch, capsys):
    """What `python -m benchmarks.answer` prints. The benchmarks need the checkout."""
    monkeypatch.syspath_prepend(str(repository))

    def answer(*words):
        from benchmarks.answer import main

        assert main([str(word) for word in words]) == 0
        return json.loads(capsys.readouterr().out)

    return answer


def test_the_answer_about_an_open_world_is_a_disc(answer, repository):
    told = answer("reach", repository / "benchmarks" / "worlds" / "open_36.json", "--allowance", 6)
    assert told["ms"] > 0
    assert len(told["rings"]) == 1
    assert shapely.Polygon(told["rings"][0]).area == pytest.approx(math.pi * 36, rel=1e-3)


def test_the_answer_about_ways_is_their_length_or_null(answer, repository, tmp_path):
    targets = tmp_path / "targets.json"
    targets.write_text(json.dumps({"targets": [[18, 15], [18, 12], [18, 10], [3, 33]]}), encoding="utf-8")
    told = answer("paths", repository / "benchmarks" / "worlds" / "detour_36.json", targets)
    assert told["len"][0] == pytest.approx(1.0)
    assert told["len"][1] is None
    assert told["len"][2] > 15
    assert np.isfinite(told["len"][3])
    assert len(told["ms"]) == 4
