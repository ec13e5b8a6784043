import json
import math
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import shapely

from benchmarks.figures import TARGETS, Figures, figures
from benchmarks.growth import table
from benchmarks.held import _orders as held_orders
from benchmarks.held import rules as genesys
from benchmarks.held import watched
from benchmarks.memory import taken
from benchmarks.peers import compared
from benchmarks.recording import recorded
from benchmarks.replaying import GAMES, grown
from benchmarks.suite import BENCHMARKS, as_data, lines, main
from benchmarks.tables import MANY, ONE, crowded
from benchmarks.worlds import World
from geometry.routes.reach import reach
from missions.rehearsal_save import save_rehearsal
from missions.rehearsals import load_rehearsal, open_rehearsal

NAMES = [
    *("reach_12", "reach_18_fine", "route", "judge_one", "judge_unit", "coherency_30", "sight_100", "formation_18"),
    *("zone_update", "held_20", "replay_game", "open_500", "hostiles_8", "drag_frame", "zoom_frame"),
    *("window_start", "undo_memory"),
]


def test_every_benchmark_has_its_name_and_its_target() -> None:
    assert list(BENCHMARKS) == NAMES
    assert list(TARGETS) == NAMES


def test_the_command_prints_json_for_the_benchmarks_named(repository: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gui.main", "bench", "--json", "coherency_30"],
        cwd=repository,
        capture_output=True,
        text=True,
        check=True,
    )
    (one,) = json.loads(done.stdout)["results"]
    assert one.keys() == {"name", "median_ms", "p95_ms", "floor_ms", "target_ms", "unit", "peers"}
    assert one["name"] == "coherency_30"
    assert one["target_ms"] == [9.0, 15.0]
    assert one["floor_ms"] > 0
    assert 0 < one["median_ms"] <= one["p95_ms"]


def test_a_recorded_game_grows_to_500_orders_that_can_all_be_played_again(tmp_path: Path) -> None:
    whole = load_rehearsal(GAMES / "genesys-orcs-and-dwarves.yaml")
    recorded_orders = len(whole.nodes) - 1
    file = tmp_path / "long.yaml"
    save_rehearsal(grown(whole, 500), file)
    opened = open_rehearsal(file)
    assert len(opened.lines) == 500 > recorded_orders
    assert opened.refused == ()
    assert opened.rehearsal.nodes == whole.nodes


def test_an_unknown_name_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["reach_13"])
    assert left.value.code == 2
    assert "'reach_13'; there are reach_12, " in capsys.readouterr().err


def test_without_a_checkout_the_command_says_that_it_needs_one(repository: Path, tmp_path: Path) -> None:
    for package in ("gui", "assets"):
        shutil.copytree(repository / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [sys.executable, "-c", "from gui.main import main; raise SystemExit(main(['bench']))"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stdout.startswith("bench needs a checkout")


def test_a_figure_is_printed_with_its_ratio_and_its_target() -> None:
    one = Figures("route", 0.04, 0.09, 0.02, (0.05, 0.1), {"disc": {"median_ms": 2.0, "false_share": 0.125}})
    printed, peer = lines(one)
    assert printed.split() == ["route", "0.040", "0.090", "0.020", "2.0x", "0.05", "/", "0.1", "kept"]
    assert peer.split(maxsplit=1) == ["disc", "2.00 ms, 12.50% false"]
    assert json.loads(json.dumps(as_data([one])))["results"][0]["peers"]["disc"]["false_share"] == 0.125
    (_, beside) = lines(replace(one, peers={"disc": {"median_ms": 2.0, "our_ms": 1.5}}))
    assert beside.split(maxsplit=1) == ["disc", "2.00 ms, 1.50 ms ours (0.75x its time)"]


@pytest.mark.parametrize(("median", "p95", "kept"), [(0.05, 0.1, True), (0.051, 0.1, False), (0.05, 0.101, False)])
def test_a_target_is_kept_by_the_median_and_the_percentile(median: float, p95: float, kept: bool) -> None:
    assert Figures("route", median, p95, 0.01, TARGETS["route"]).meets_target is kept


def test_the_figures_are_the_median_and_the_percentile_of_the_times() -> None:
    found = figures("route", [float(i) for i in range(101)], [3.0, 1.0, 2.0])
    assert (found.median_ms, found.p95_ms, found.floor_ms, found.count) == (50.0, 95.0, 2.0, 101)


def test_a_start_is_held_to_a_bare_windows_and_memory_is_no_time() -> None:
    start = figures("window_start", [10.0, 12.0, 14.0], [8.0, 8.0, 8.0])
    assert start.target_ms == (12.0, 12.0)
    assert not start.meets_target
    (line,) = lines(figures("undo_memory", [5.0, 6.0, 7.0], [1.0]))
    assert line.endswith("kept (KiB)")


def test_memory_is_counted_by_the_order() -> None:
    rehearsal = load_rehearsal(GAMES / "genesys-orcs-and-dwarves.yaml")
    before = len(rehearsal.nodes)
    found = list(taken(rehearsal, first=5, step=10, steps=2))
    assert len(found) == 2
    assert len(rehearsal.nodes) == before + 25
    assert all(0 < kib < 100 for kib in found)


def test_a_recording_holds_the_calls_of_shapely_and_makes_them_again() -> None:
    with recorded() as found:
        shapely.Point(0, 0).buffer(1.0)
        shapely.area(shapely.box(0, 0, 1, 1))
    named = [getattr(call, "__name__", "") for call, _, _ in found.calls]
    assert named.count("buffer") == named.count("area") == 1
    assert found.replay() > 0
    before = len(found.calls)
    shapely.Point(0, 0).buffer(1.0)
    assert len(found.calls) == before


def test_a_recording_ends_with_what_it_records() -> None:
    with pytest.raises(RuntimeError), recorded() as found:
        raise RuntimeError
    shapely.area(shapely.box(0, 0, 1, 1))
    assert found.calls == []


def test_beside_a_wall_the_disc_claims_falsely_and_the_grid_misses() -> None:
    wall = ((2.0, -6.0), (2.4, -6.0), (2.4, 6.0), (2.0, 6.0))
    moved = tuple((x + 10.0, y + 10.0) for x, y in wall)
    world = World("wall", 20.0, 20.0, (moved,), (), (11.0, 10.0), 0.5)
    outline = reach(world.start, 4.0, world.walls(), world.floor()).outline()
    found = compared([world], 4.0, [outline])
    # Nothing behind the wall can be got to; a disc takes the segment beyond x = 2.9, 1.9 from its centre.
    segment = 16 * math.acos(1.9 / 4) - 1.9 * math.sqrt(16 - 1.9**2)
    assert found["disc_minus_obstacles"]["false_share"] == pytest.approx(segment / outline.size, rel=0.01)
    assert found["disc_minus_obstacles"]["missed_share"] < 0.01
    grid = found["grid_8_neighbours"]
    assert grid["false_share"] < 0.05
    # Eight directions make an octagon of the circle, as large as 8 (sqrt 2 - 1) / pi times it turned about: 5 to 11 %.
    assert 0.03 < grid["missed_share"] < 0.15


def test_the_crowded_table_holds_as_many_models_as_asked_and_blue_may_move() -> None:
    game = crowded(120)
    assert sum(1 for _ in game.on_table()) == 120
    assert game.active == "blue"
    assert not game.is_engaged(ONE)
    assert not game.is_engaged(MANY)
    assert len(game.standing_of(MANY)) == 18


def test_a_table_may_be_nearly_empty() -> None:
    game = crowded(10)
    assert sum(1 for _ in game.on_table()) == 10
    assert len(game.standing_of(ONE)) == 1


def test_growth_is_told_as_a_power_of_the_number() -> None:
    printed = [line.split() for line in table("things", (10, 20, 40), lambda number: number**1.5)]
    assert printed[0] == ["things", "median", "power"]
    assert [line[2:] for line in printed[1:]] == [[], ["1.50"], ["1.50"]]


def test_a_move_past_held_squads_is_judged_anew_when_it_is_timed() -> None:
    """The engine remembers its verdict on the order it judged last; what is timed must not be that memory."""
    game = watched()
    for _, order in zip(range(3), held_orders(game), strict=False):
        with recorded() as work:
            genesys().judge(game, order)
        assert work.calls
