"""The tutorial mission against the tutorial's words and the layout guide, by lines and places of the table."""

import math
import random

import pytest

from engine.findings import Severity
from engine.systems.hardwired28.orders import Arrive
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.stages import Stage
from engine.systems.hardwired28.terrain import is_solid
from geometry.base import Base, Placed
from geometry.gaps import gap, gap_to_point, separation_from
from geometry.pose import Pose
from missions.load import load_mission
from missions.shipped import shipped_paths

SIDE = 24.0
CENTRE = (12.0, 12.0)
LONGEST_LANE = 12.0
BIGGEST = Base.round(32 / 25.4)


@pytest.fixture(scope="module")
def extraction():
    return load_mission(next(path for path in shipped_paths("hardwired28") if path.stem == "extraction"))


@pytest.fixture(scope="module")
def walls(extraction):
    return [ring for piece in extraction.terrain if "blocks_sight" in piece.traits for ring in piece.outline.rings()]


def chord(ring, start, step):
    """Where a line is inside a convex ring: the first and the last place along it, none where it misses."""
    places = []
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        ex, ey = bx - ax, by - ay
        across = step[0] * ey - step[1] * ex
        if abs(across) < 1e-12:
            continue
        along = ((ax - start[0]) * ey - (ay - start[1]) * ex) / across
        part = ((ax - start[0]) * step[1] - (ay - start[1]) * step[0]) / across
        if -1e-12 <= part <= 1 + 1e-12:
            places.append(along)
    return (min(places), max(places)) if len(places) > 1 and max(places) - min(places) > 1e-9 else None


def longest_lane(walls, middle, angle):
    """The longest clear run of the line through a point, from edge to edge of the table."""
    step = (math.cos(angle), math.sin(angle))
    table = chord(((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE)), middle, step)
    if table is None or table[1] - table[0] <= LONGEST_LANE:
        return 0.0
    reach, longest = table[0], 0.0
    for first, last in sorted(found for ring in walls if (found := chord(ring, middle, step)) is not None):
        longest = max(longest, first - reach)
        reach = max(reach, last)
    return max(longest, table[1] - reach)


def lines(angles, step):
    """Parallel lines ``step`` inches apart, in so many directions."""
    for i in range(angles):
        angle = math.pi * i / angles
        for j in range(-round(17 / step), round(17 / step) + 1):
            yield (12 - math.sin(angle) * j * step, 12 + math.cos(angle) * j * step), angle


def test_no_line_of_sight_is_longer_than_12_inches_and_so_none_goes_across_the_table(walls):
    assert max(longest_lane(walls, *line) for line in lines(60, 0.2)) <= LONGEST_LANE


def test_nor_is_one_drawn_by_chance(walls):
    chance = random.Random(28)
    drawn = [((chance.uniform(0, 24), chance.uniform(0, 24)), chance.uniform(0, math.pi)) for _ in range(6000)]
    assert max(longest_lane(walls, *line) for line in drawn) <= LONGEST_LANE


@pytest.mark.long
def test_nor_is_any_of_very_many(walls):
    assert max(longest_lane(walls, *line) for line in lines(720, 0.04)) <= LONGEST_LANE


def test_the_oracle_sees_a_lane_where_a_piece_is_taken_away(walls):
    assert max(longest_lane(walls[2:], *line) for line in lines(60, 0.2)) > LONGEST_LANE


def crosses(ring, a, b):
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    found = chord(ring, a, ((b[0] - a[0]) / length, (b[1] - a[1]) / length))
    return found is not None and found[0] < length and found[1] > 0


def test_at_least_half_of_the_firing_lanes_give_cover(extraction, walls):
    low = [ring for piece in extraction.terrain if "gives_cover" in piece.traits for ring in piece.outline.rings()]
    chance = random.Random(4)
    radius = BIGGEST.width / 2
    seen = covered = 0
    while seen < 200:
        a = (chance.uniform(1, 23), chance.uniform(1, 23))
        b = (a[0] + chance.uniform(-12, 12), a[1] + chance.uniform(-12, 12))
        if not 2 < math.dist(a, b) <= LONGEST_LANE or not all(1 <= value <= 23 for value in b):
            continue
        if not (is_free(extraction, a) and is_free(extraction, b)):
            continue
        turn = math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi / 2
        body = [
            (b[0] + radius * part * math.cos(turn), b[1] + radius * part * math.sin(turn))
            for part in (-0.99, -0.5, 0.0, 0.5, 0.99)
        ]
        hidden = [any(crosses(ring, a, point) for ring in walls) for point in body]
        if all(hidden):
            continue
        seen += 1
        covered += any(hidden) or any(crosses(ring, a, point) for ring in low for point in body)
    assert covered / seen >= 0.5


def is_free(mission, at):
    stands = Placed(BIGGEST, Pose(*at))
    return all(separation_from(stands, piece.outline) >= 0 for piece in mission.terrain if is_solid(piece))


@pytest.fixture(scope="module")
def open_cells(extraction):
    """Quarter inches where the biggest base stands clear of everything it goes round."""
    places = [(x / 4, y / 4) for x in range(3, 94) for y in range(3, 94)]
    return {(round(x * 4), round(y * 4)) for x, y in places if is_free(extraction, (x, y))}


def spread(cells, start):
    reached, waiting = {start}, [start]
    while waiting:
        x, y = waiting.pop()
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell in cells and cell not in reached:
                reached.add(cell)
                waiting.append(cell)
    return reached


def test_several_routes_lead_from_either_edge_to_the_objective(open_cells):
    inner = {cell for cell in open_cells if math.dist(cell, (48, 48)) < 24}
    outer = open_cells - inner
    home = spread(inner, (48, 48))
    for edge in (3, 93):
        start = min((cell for cell in outer if cell[1] == edge), key=lambda cell: abs(cell[0] - 48))
        ground = spread(outer, start)
        doors = {
            cell
            for cell in ground
            if {(cell[0] + dx, cell[1] + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} & home
        }
        routes = 0
        while doors:
            first = next(iter(doors))
            near = {door for door in doors if max(abs(door[0] - first[0]), abs(door[1] - first[1])) <= 3}
            doors -= near
            routes += 1
        assert routes >= 3


def test_the_biggest_base_can_walk_almost_everywhere(open_cells):
    assert len(spread(open_cells, (48, 48))) >= 0.97 * len(open_cells)


def test_the_set_up_is_the_tutorials(extraction):
    kinds = {}
    for unit in extraction.units:
        kinds.setdefault((unit.side, unit.profile.kind), []).append(len(unit.models))
    assert kinds == {
        ("compliance", Kind.SQUAD): [1] * 5,
        ("recovery", Kind.SQUAD): [1] * 5,
        ("coworkers", Kind.COWORKER): [3],
        ("feral", Kind.HOSTILE): [3, 1],
    }
    assert [(wave.round, wave.edge, wave.unit) for wave in extraction.waves] == [
        (2, "random-side", "feral.gunners"),
        (4, "random-side", "feral.boss"),
    ]
    assert (extraction.table.width, extraction.table.height) == (24, 24)
    loot = [marker.at for marker in extraction.markers if marker.kind == "loot"]
    assert loot == [(4.8, 12), (9.6, 12), (14.4, 12), (19.2, 12)]
    assert [marker.at for marker in extraction.markers if marker.kind == "objective"] == [CENTRE]


def test_each_squad_touches_its_own_edge(extraction):
    for unit in extraction.units:
        for pose in unit.poses.values():
            if unit.side == "compliance":
                assert 0 <= pose.y - unit.profile.base.width / 2 < 0.001
            if unit.side == "recovery":
                assert 0 <= 24 - pose.y - unit.profile.base.width / 2 < 0.001


def test_the_clerks_are_within_3_inches_of_the_centre_and_all_keep_1_inch_clear_of_the_objective(extraction):
    clerks = extraction.unit("coworkers.clerks")
    slate = next(marker for marker in extraction.markers if marker.kind == "objective")
    for pose in clerks.poses.values():
        apart = gap_to_point(Placed(clerks.profile.base, pose), CENTRE)
        assert apart <= 3
        assert apart - slate.diameter / 2 >= 1
    for marker in extraction.markers:
        if marker.kind == "loot":
            assert math.dist(marker.at, CENTRE) - (marker.diameter + slate.diameter) / 2 >= 1


def test_markers_lie_and_models_stand_clear_of_what_is_gone_round(extraction):
    for piece in extraction.terrain:
        for marker in extraction.markers:
            assert piece.outline.distance(marker.at) >= marker.diameter / 2
        for unit in extraction.units:
            for pose in unit.poses.values():
                assert separation_from(Placed(unit.profile.base, pose), piece.outline) >= 0


@pytest.mark.parametrize("rolled", [1, 6])
def test_the_gunners_arrive_in_round_2_at_the_middle_of_a_side_edge_and_the_boss_in_round_4(
    match, rules, extraction, rolled
):
    game = type(match())(rules, extraction).bless()
    assert sum(game.bag.values()) == 11
    game.play_out().end().bless()
    assert game.stage is Stage.ARRIVALS
    order = Arrive(by="feral", unit="feral.gunners", rolled=(rolled,))
    assert all(finding.severity is Severity.PASSED for finding in game.judge(order).findings)
    game.do(order)
    assert sum(game.bag.values()) == 12
    gunners = game.game.standing_of("feral.gunners")
    x = 25 / 25.4 / 2 if rolled == 1 else 24 - 25 / 25.4 / 2
    assert [model.placed.centre[0] for model in gunners] == pytest.approx([x] * 3)
    ys = sorted(model.placed.centre[1] for model in gunners)
    assert ys == pytest.approx([12 - 25 / 25.4 - 1, 12, 12 + 25 / 25.4 + 1])
    assert gap(gunners[0].placed, gunners[1].placed) == pytest.approx(1)
    game.play_out().end().bless().play_out().end().bless()
    assert game.stage is Stage.ARRIVALS
    game.do(Arrive(by="feral", unit="feral.boss", rolled=(7 - rolled,)))
    assert sum(game.bag.values()) == 13
