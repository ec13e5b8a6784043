"""Ways round what is in the way: where they lead, what they measure, and what is worked out once only."""

import gc
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import asin, atan2, dist, hypot, sqrt
from threading import Event, Thread
from typing import Any

import pytest

from engine import routing
from engine.findings import Finding, RuleRef, Severity
from engine.ground import Ground, Obstacle, judge_travel, judge_way, slide_area
from engine.mission import Piece, Table
from engine.routing import Doorstep, asking, reach_area, routed, ways_from
from engine.rulebook import Clause, Coverage, Rulebook
from engine.shortest import shortest_to
from geometry.area import Area, BadShape
from geometry.base import Base, BaseShape, Placed
from geometry.keepout import on_table
from geometry.pose import Point, Pose
from geometry.routes.reach import BadReach, Reach, Route

CODES = ("move.too_far", "move.blocked", "move.through_model")
RULES = Rulebook("test", "Test", "1", {}, {"all": Clause("all", RuleRef("Book", "1"), "", Coverage.CHECKED, CODES)}, {})
TABLE = Table(24, 22)
MIDDLE = Pose(12, 11)
DISC = Base.round(2.0)
ROD = Base(BaseShape.RECTANGLE, 1.0, 3.0)
START, GOAL = (4.0, 10.0), (16.0, 10.0)
DRAWN_OUTSIDE = 0.004
"""Inches that a way along drawn arcs may be longer than one along true ones."""


@pytest.fixture(autouse=True)
def nothing_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routing, "_remembered", OrderedDict())


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The allowance of every search that is made."""
    made: list[float] = []
    search = routing.reach

    def counted(source: Any, allowance: float, walls: Any, floor: Any) -> Reach:
        made.append(allowance)
        return search(source, allowance, walls, floor)

    monkeypatch.setattr(routing, "reach", counted)
    return made


def wall(left: float, top: float, right: float, bottom: float, turn: float = 0.0, id: str = "wall") -> Obstacle:
    """A rectangle, turned about the middle of the table."""
    x, y = MIDDLE.point
    about = Pose(x, y, turn)
    corners = [about.place((a - x, b - y)) for a, b in ((left, top), (right, top), (right, bottom), (left, bottom))]
    return Obstacle.piece(Piece(id, id, "wall", Area.polygon(corners)))


def ground(*no_way: Obstacle, passing: Base | None = None) -> Ground:
    return Ground(TABLE, no_way, no_way, (), 0.0, passing)


def refused(findings: Iterator[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.refuses]


def path_of(route: Route | None) -> tuple[Pose, ...]:
    assert route is not None
    return tuple(Pose(*point) for point in route.waypoints)


def turned(point: Point, turn: float) -> Point:
    return Pose(*MIDDLE.point, turn).place((point[0] - MIDDLE.x, point[1] - MIDDLE.y))


SCREEN = wall(9, 6, 10, 12)
"""Ends nearest to the straight line from START to GOAL at its foot, at y 12."""


def to_corner(dx: float, dy: float, radius: float) -> tuple[float, float]:
    """The tangent to a circle whose middle is away by (dx, dy), and the arc from there to where it runs along x."""
    away = hypot(dx, dy)
    return sqrt(away * away - radius * radius), (atan2(dy, dx) + asin(radius / away)) * radius


class TestTheWay:
    def test_it_is_straight_when_nothing_is_in_it(self) -> None:
        route = ways_from(DISC, 0, START, 14, ground(wall(9, 14, 10, 20))).to(GOAL)
        assert route == Route(12.0, (START, GOAL))

    @pytest.mark.parametrize("radius", [1.0, 0.5])
    def test_it_goes_round_a_wall_by_its_nearer_corners(self, radius: float) -> None:
        route = ways_from(Base.round(2 * radius), 0, START, 20, ground(SCREEN)).to(GOAL)
        assert route is not None
        (before, turn), (after, back) = to_corner(5, 2, radius), to_corner(6, 2, radius)
        assert 0 <= route.length - (before + turn + 1 + back + after) < DRAWN_OUTSIDE
        assert max(y for _, y in route.waypoints) == pytest.approx(12 + radius, abs=0.001)
        assert route.length == pytest.approx(sum(map(dist, route.waypoints, route.waypoints[1:])))

    def test_it_is_none_where_the_allowance_ends_before(self) -> None:
        farther = ways_from(DISC, 0, START, 20, ground(SCREEN)).to(GOAL)
        assert farther is not None
        assert ways_from(DISC, 0, START, farther.length + 0.01, ground(SCREEN)).to(GOAL) is not None
        assert ways_from(DISC, 0, START, farther.length - 0.01, ground(SCREEN)).to(GOAL) is None

    def test_what_passes_is_the_shape_that_the_ground_names(self) -> None:
        gate = (wall(9, -1, 10, 9.4), wall(9, 10.6, 10, 23, id="other"))
        assert ways_from(DISC, 0, START, 20, ground(*gate)).to(GOAL) is None
        assert ways_from(DISC, 0, START, 20, ground(*gate, passing=Base.round(1.0))).to(GOAL) is not None

    def test_it_never_leaves_the_table(self) -> None:
        # Above the wall a centre, but not a base, would stay on the table.
        floor = on_table(TABLE.width, TABLE.height, DISC, 0)
        route = ways_from(DISC, 0, (4, 3), 40, ground(wall(9, 1.99, 10, 16))).to((16, 3))
        assert route is not None
        assert max(y for _, y in route.waypoints) > 16
        assert all(floor.contains(point) for point in route.waypoints)
        above = ways_from(DISC, 0, (4, 3), 40, ground(wall(9, 2.01, 10, 16))).to((16, 3))
        assert above is not None
        assert above.length < 13
        assert all(floor.distance(point) < 1e-5 for point in above.waypoints)

    def test_from_a_segment_it_begins_where_it_is_shortest(self) -> None:
        route = ways_from(DISC, 0, ((4.0, 8.0), (4.0, 16.0)), 20, ground(SCREEN)).to(GOAL)
        assert route is not None
        after, back = to_corner(6, 2, 1)
        assert 0 <= route.length - (6 + back + after) < DRAWN_OUTSIDE
        assert route.waypoints[0] == pytest.approx((4, 13), abs=0.002)

    def test_a_rod_goes_round_as_it_is_turned(self) -> None:
        upright, lying = (ways_from(ROD, turn, START, 25, ground(SCREEN)).to(GOAL) for turn in (0.0, 90.0))
        assert upright is not None
        assert lying is not None
        assert upright.length == pytest.approx(hypot(4.5, 3.5) + 2 + hypot(5.5, 3.5), abs=0.004)
        assert lying.length == pytest.approx(hypot(3.5, 2.5) + 4 + hypot(4.5, 2.5), abs=0.004)

    def test_at_another_turn_it_ends_wherever_the_base_is_then_on_the_table(self) -> None:
        # Lying, the rod's middle comes within half an inch of the upper edge.
        assert ways_from(ROD, 0, (4, 4), 12, ground()).to((8, 0.6)) is None
        route = ways_from(ROD, 0, (4, 4), 12, ground(), rest_turn=90).to((8, 0.6))
        assert route is not None
        assert route.waypoints == ((4, 4), (8, 0.6))
        assert ways_from(ROD, 0, (4, 4), 12, ground(), rest_turn=90).to((8, 0.4)) is None


class TestGaps:
    @pytest.mark.parametrize("turn", [0.0, 7.0, 33.0, 45.0, 90.0, 120.5])
    def test_one_that_fits_exactly_leads_on_and_is_never_refused(self, turn: float) -> None:
        gate = (wall(11, -9, 13, 10, turn), wall(11, 12, 13, 31, turn, "other"))
        start, goal = turned((8, 8), turn), turned((16, 14), turn)
        path = path_of(ways_from(DISC, 0, start, 12, ground(*gate)).to(goal))
        assert len(path) > 2
        findings = list(judge_way(RULES, "m", DISC, path, ground(*gate)))
        assert findings
        assert {finding.severity for finding in findings} <= {Severity.PASSED, Severity.AT_LIMIT}

    @pytest.mark.parametrize("turn", [0.0, 7.0, 33.0, 45.0, 90.0, 120.5])
    def test_one_too_small_by_five_thousandths_does_not(self, turn: float) -> None:
        gate = (wall(11, -9, 13, 10.0025, turn), wall(11, 11.9975, 13, 31, turn, "other"))
        ways = ways_from(DISC, 0, turned((8, 8), turn), 12, ground(*gate))
        assert ways.to(turned((16, 14), turn)) is None
        assert not ways.area().contains(turned((16, 14), turn))

    def test_one_between_bases_is_told_like_one_between_walls(self) -> None:
        for apart, leads in ((4.0, True), (3.995, False)):
            bodies = [Obstacle.base(f"b{i}", Placed(DISC, Pose(12, 11 + apart * (i - 3.5)))) for i in range(8)]
            route = ways_from(DISC, 0, (8, 9), 10, ground(*bodies)).to((16, 13))
            assert (route is not None) is leads
            if route is not None:
                assert not refused(judge_way(RULES, "m", DISC, path_of(route), ground(*bodies)))

    def test_a_longer_way_that_keeps_clear_is_offered_before_one_through_a_gap_that_fits_exactly(self) -> None:
        gate = (wall(11, -1, 13, 10), wall(11, 12, 13, 18, id="other"))
        start, goal = (8.0, 8.0), (16.0, 14.0)
        clear = path_of(ways_from(DISC, 0, start, 30, ground(*gate)).to(goal))
        assert max(pose.y for pose in clear) > 18
        assert {one.severity for one in judge_way(RULES, "m", DISC, clear, ground(*gate))} == {Severity.PASSED}
        short = path_of(ways_from(DISC, 0, start, 12, ground(*gate)).to(goal))
        assert max(pose.y for pose in short) < 15


class TestTheArea:
    def test_it_holds_what_ways_lead_to_and_nothing_else(self) -> None:
        ways = ways_from(DISC, 0, START, 15, ground(SCREEN))
        area = ways.area()
        for point in ((x + 0.3, y + 0.4) for x in range(24) for y in range(22)):
            if area.distance_to_outline(point) > 0.01:
                assert area.contains(point) is (ways.to(point) is not None), point

    def test_it_holds_the_straight_slide_and_more_behind_a_wall(self) -> None:
        start = Pose(*START)
        straight = slide_area(DISC, start, 15, ground(SCREEN)) & on_table(TABLE.width, TABLE.height, DISC, 0)
        area = reach_area(DISC, start, 15, ground(SCREEN))
        assert (straight - area).size < 0.02
        assert (area - straight).size > 20


class TestOnce:
    def test_a_second_question_about_the_same_start_searches_nothing(self, searches: list[float]) -> None:
        for goal in (GOAL, (15.0, 9.0), (12.0, 14.0)):
            assert ways_from(DISC, 0, START, 20, ground(SCREEN)).to(goal) is not None
        assert len(searches) == 1

    def test_the_same_table_made_anew_is_the_same(self, searches: list[float]) -> None:
        piece = Piece("wall", "wall", "wall", Area.rectangle(9, 6, 10, 12))
        for _ in range(2):
            other = Obstacle.base("b", Placed(DISC, Pose(12, 3)))
            ways_from(DISC, 0, START, 20, ground(Obstacle.piece(piece), other)).to(GOAL)
        assert len(searches) == 1

    def test_another_base_start_allowance_turn_or_ground_is_worked_out_afresh(self, searches: list[float]) -> None:
        moved = Obstacle.base("b", Placed(DISC, Pose(12, 3.01)))
        ways_from(DISC, 0, START, 20, ground(SCREEN)).to(GOAL)
        ways_from(Base.round(1.0), 0, START, 20, ground(SCREEN)).to(GOAL)
        ways_from(DISC, 0, (4.0, 10.1), 20, ground(SCREEN)).to(GOAL)
        ways_from(DISC, 0, START, 19, ground(SCREEN)).to(GOAL)
        ways_from(ROD, 0, START, 20, ground(SCREEN)).to(GOAL)
        ways_from(ROD, 30, START, 20, ground(SCREEN)).to(GOAL)
        ways_from(ROD, 0, START, 20, ground(SCREEN), rest_turn=30).to(GOAL)
        ways_from(DISC, 0, START, 20, ground(SCREEN, moved)).to(GOAL)
        ways_from(DISC, 0, START, 20, ground(wall(9, 6, 10, 12))).to(GOAL)
        ways_from(DISC, 0, START, 20, ground(SCREEN, passing=Base.round(1.0))).to(GOAL)
        ways_from(DISC, 0, START, 20, replace(ground(SCREEN), table=Table(24, 23))).to(GOAL)
        assert len(searches) == 11

    def test_what_is_far_away_is_not_looked_at_but_is_part_of_the_ground(self, searches: list[float]) -> None:
        far = wall(20, 1, 21, 2)
        assert ways_from(DISC, 0, START, 5, ground(far)).to((8, 10)) is not None
        assert ways_from(DISC, 0, START, 5, ground()).to((8, 10)) is not None
        assert len(searches) == 2

    def test_old_starts_are_forgotten(self, searches: list[float]) -> None:
        for index in range(routing.REMEMBERED + 1):
            ways_from(DISC, 0, (4.0, 6 + index / 10), 5, ground()).to((6, 8))
        ways_from(DISC, 0, (4.0, 6.1), 5, ground()).to((6, 8))
        assert len(searches) == routing.REMEMBERED + 1
        ways_from(DISC, 0, (4.0, 6.0), 5, ground()).to((6, 8))
        assert len(searches) == routing.REMEMBERED + 2

    def test_nothing_of_a_table_is_kept_once_it_is_let_go(self, searches: list[float]) -> None:
        held = weakref.ref(ways_from(DISC, 0, START, 5, ground()))
        routing.forget_ways()
        gc.collect()
        assert held() is None
        ways_from(DISC, 0, START, 5, ground()).to((6, 8))
        assert len(searches) == 1


class TestAPath:
    def test_its_last_leg_goes_round_and_is_judged_clear_and_as_long_as_the_way(self) -> None:
        path = routed(DISC, (Pose(4, 4), Pose(*START), Pose(*GOAL)), 20, ground(SCREEN))
        assert path[:2] == (Pose(4, 4), Pose(*START))
        assert path[-1] == Pose(*GOAL)
        assert not refused(judge_way(RULES, "m", DISC, path, ground(SCREEN)))
        route = ways_from(DISC, 0, START, 20, ground(SCREEN)).to(GOAL)
        assert route is not None
        assert judge_travel(RULES, "m", DISC, path, 30).measured == pytest.approx(6 + route.length)

    def test_it_keeps_its_turn_on_the_way_and_takes_the_last_at_the_end(self) -> None:
        path = routed(ROD, (Pose(*START, 30), Pose(*GOAL, 75)), 25, ground(SCREEN))
        assert len(path) > 2
        assert {pose.turn for pose in path[:-1]} == {30}
        assert path[-1] == Pose(*GOAL, 75)

    def test_it_stays_as_drawn_where_no_way_of_what_is_left_leads_on(self) -> None:
        path = (Pose(*START), Pose(*GOAL))
        assert routed(DISC, path, 12.5, ground(SCREEN)) == path
        assert routed(DISC, path, 0, ground(SCREEN)) == path
        assert routed(DISC, path[:1], 20, ground(SCREEN)) == path[:1]

    def test_a_goal_inside_a_wall_stays_as_drawn(self) -> None:
        path = (Pose(*START), Pose(9.5, 9))
        assert routed(DISC, path, 20, ground(SCREEN)) == path


@pytest.mark.parametrize("trouble", [BadReach("no number"), BadShape("no outline")], ids=["reach", "shape"])
class TestASearchThatFails:
    @pytest.fixture(autouse=True)
    def failing(self, monkeypatch: pytest.MonkeyPatch, trouble: Exception) -> None:
        monkeypatch.setattr(routing, "reach", _raiser(trouble))

    def test_leaves_the_straight_line(self) -> None:
        path = (Pose(*START), Pose(*GOAL))
        assert routed(DISC, path, 20, ground(SCREEN)) == path

    def test_leaves_the_area_of_straight_slides(self) -> None:
        area = reach_area(DISC, Pose(*START), 15, ground(SCREEN))
        assert area.same_as(slide_area(DISC, Pose(*START), 15, ground(SCREEN)))

    def test_leaves_that_of_straight_slides_from_a_segment_too(self) -> None:
        area = ways_from(DISC, 0, ((4.0, 8.0), (4.0, 16.0)), 15, ground(SCREEN)).area()
        assert area.contains((18, 15))
        assert not area.contains((18, 10))


def test_any_other_trouble_leaves_the_straight_line_too_and_is_not_hushed_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(routing, "reach", _raiser(ZeroDivisionError()))
    path = (Pose(*START), Pose(*GOAL))
    with asking() as asked:
        assert routed(DISC, path, 20, ground(SCREEN)) == path
    assert asked.failed
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]


class TestAskingWithoutWaiting:
    PATH = (Pose(*START), Pose(*GOAL))

    def test_works_nothing_out_and_says_so(self, searches: list[float]) -> None:
        with asking(wait=False) as asked:
            assert routed(DISC, self.PATH, 20, ground(SCREEN)) == self.PATH
        assert asked.unready
        assert not asked.failed
        assert not searches

    def test_offers_what_has_been_worked_out_and_searches_no_more(self, searches: list[float]) -> None:
        with asking() as waited:
            wanted = routed(DISC, self.PATH, 20, ground(SCREEN))
        searched = len(searches)
        with asking(wait=False) as asked:
            assert routed(DISC, self.PATH, 20, ground(SCREEN)) == wanted
        assert not asked.unready
        assert len(searches) == searched
        assert len(wanted) > 2
        assert waited.met == asked.met

    def test_waits_for_no_thread_that_is_working_them_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        at_work, go_on = Event(), Event()
        search = routing.reach

        def held(*told: Any) -> Reach:
            at_work.set()
            assert go_on.wait(20)
            return search(*told)

        monkeypatch.setattr(routing, "reach", held)
        ways = ways_from(DISC, 0, START, 20, ground(SCREEN))
        worker = Thread(target=ways.work_out)
        worker.start()
        assert at_work.wait(20)
        with asking(wait=False) as asked:
            assert ways.to(GOAL) is None
        assert asked.unready
        go_on.set()
        worker.join()
        with asking(wait=False) as asked:
            assert ways.to(GOAL) is not None
        assert not asked.unready

    def test_tells_of_a_search_that_has_failed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(routing, "reach", _raiser(BadShape("no outline")))
        ways_from(DISC, 0, START, 20, ground(SCREEN)).work_out()
        with asking(wait=False) as asked:
            assert routed(DISC, self.PATH, 20, ground(SCREEN)) == self.PATH
        assert asked.failed
        assert not asked.unready


class TestADoorstep:
    STEP = Doorstep(((6.0, -1.0), (12.0, -1.0), (22.0, 1.0), (-4.0, 1.0)), (-4.0, -1.0, 22.0, 0.0), upright=False)

    def way(self, goal: Point, *walls: Obstacle) -> Route | None:
        return ways_from(DISC, 0, ((6.0, -1.0), (12.0, -1.0)), 10, ground(*walls), doorstep=self.STEP).to(goal)

    def test_is_crossed_straight(self) -> None:
        assert self.way((9, 5)) == Route(6.0, ((9, -1), (9, 5)))
        assert self.way((16, 5)) == Route(hypot(4, 6), ((12, -1), (16, 5)))

    @pytest.mark.parametrize("left", [4.0, 6.5, 9.0, 11.0, 13.0])
    def test_no_way_bends_on_it(self, left: float) -> None:
        found = 0
        for goal in ((x / 2, 3.5) for x in range(4, 44)):
            route = self.way(goal, wall(left, -0.5, left + 1, 2.2))
            if route is not None:
                found += 1
                assert route.waypoints[0][1] == pytest.approx(-1, abs=1e-5)
                assert all(y > -1e-5 for _, y in route.waypoints[1:])
        assert found > 15

    def test_is_no_ground_beside_the_table(self) -> None:
        floor = self.STEP.floor(TABLE.area)
        assert floor.contains((0.2, 0.9))
        assert floor.contains((1.6, -0.1))
        assert not floor.contains((-0.2, 0.9))


def _raiser(trouble: Exception) -> Callable[..., Reach]:
    def search(*_: object) -> Reach:
        raise trouble

    return search


@pytest.mark.parametrize(("away", "far"), [(0.0, 0.0), (0.4, 0.0), (2.0, 1.5), (5.0, float("inf"))])
def test_the_way_to_the_nearest_of_many_places_is_none_where_it_begins_at_one(away: float, far: float) -> None:
    ways = ways_from(DISC, 0.0, MIDDLE.point, 4.0, Ground(TABLE))
    ends = Area.disc((MIDDLE.x + away, MIDDLE.y), 0.5)
    assert shortest_to(ways, MIDDLE.point, ends) == pytest.approx(far, abs=1e-3)
