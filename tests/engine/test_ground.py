"""One mover on the ground: its travel, its way and its end, and the areas that must say the same."""

import random
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import ground as ground_module
from engine.findings import Finding, RuleRef, Severity
from engine.ground import (
    Ground,
    Obstacle,
    is_free,
    judge_move,
    judge_stand,
    judge_travel,
    judge_way,
    keep_off_area,
    slide_area,
    stand_area,
)
from engine.mission import Piece, Table
from engine.rulebook import Clause, Coverage, Rulebook
from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.boxes import Boxes
from geometry.pose import Pose

CODES = (
    *("move.too_far", "move.blocked", "move.through_model", "move.off_table"),
    *("move.ends_on_terrain", "move.ends_on_model", "move.too_near_enemy"),
)
RULES = Rulebook("test", "Test", "1", {}, {"all": Clause("all", RuleRef("Book", "1"), "", Coverage.CHECKED, CODES)}, {})
TABLE = Table(24, 22)
DISC = Base.round(2.0)
ROD = Base(BaseShape.RECTANGLE, 1.0, 3.0)


def wall(left: float, top: float, right: float, bottom: float, id: str = "wall") -> Obstacle:
    return Obstacle.piece(Piece(id, id, "wall", Area.rectangle(left, top, right, bottom)))


def body(x: float, y: float, base: Base = DISC, id: str = "body") -> Obstacle:
    return Obstacle.base(id, Placed(base, Pose(x, y)))


def poses(*points: tuple[float, float]) -> tuple[Pose, ...]:
    return tuple(Pose(*point) for point in points)


def told(findings: Iterator[Finding] | list[Finding]) -> Mapping[str, Severity]:
    return {finding.code: finding.severity for finding in findings if finding.severity is not Severity.PASSED}


def codes(findings: Iterator[Finding] | list[Finding]) -> list[tuple[object, ...]]:
    return [(one.code, one.severity, one.subjects, one.measured, one.limit) for one in findings]


class TestTravel:
    @pytest.mark.parametrize(
        ("far", "severity"),
        [(5.998, Severity.PASSED), (6.0, Severity.AT_LIMIT), (6.001, Severity.AT_LIMIT), (6.002, Severity.REFUSED)],
    )
    def test_it_is_measured_against_the_allowance(self, far: float, severity: Severity) -> None:
        finding = judge_travel(RULES, "m", DISC, poses((5, 5), (5 + far, 5)), 6.0)
        assert finding.severity is severity
        assert finding.measured == pytest.approx(far)


class TestWay:
    PATH = poses((4, 10), (20, 10))

    @pytest.mark.parametrize(
        ("top", "code"),
        [(11.0, None), (10.9991, Severity.AT_LIMIT), (10.998, Severity.REFUSED)],
    )
    def test_the_base_may_touch_a_wall_and_not_enter_it(self, top: float, code: Severity | None) -> None:
        ground = Ground(TABLE, no_way=(wall(8, top, 12, 14),))
        assert told(judge_way(RULES, "m", DISC, self.PATH, ground)).get("move.blocked") == code

    def test_a_narrower_passing_shape_slips_by_and_is_measured_from_its_middle(self) -> None:
        ground = Ground(TABLE, no_way=(wall(8, 10.6, 12, 14),), passing=Base.round(1.0))
        assert not told(judge_way(RULES, "m", DISC, self.PATH, ground))
        closer = Ground(TABLE, no_way=(wall(8, 10.3, 12, 14),), passing=Base.round(1.0))
        finding = next(judge_way(RULES, "m", DISC, self.PATH, closer))
        assert (finding.severity, finding.limit) == (Severity.REFUSED, 0.5)
        assert finding.measured == pytest.approx(0.3)

    def test_a_middle_that_goes_through_is_no_distance_away(self) -> None:
        ground = Ground(TABLE, no_way=(body(12, 10),), passing=Base.round(1.0))
        finding = next(judge_way(RULES, "m", DISC, self.PATH, ground))
        assert (finding.code, finding.measured) == ("move.through_model", 0.0)

    def test_each_thing_hit_is_told_with_the_piece_that_is_hit(self) -> None:
        ground = Ground(TABLE, no_way=(wall(8, 9, 9, 14, "a"), wall(12, 9, 13, 14, "b"), wall(8, 20, 9, 21, "c")))
        findings = list(judge_way(RULES, "m", DISC, self.PATH, ground))
        assert [finding.subjects for finding in findings] == [("m", "a"), ("m", "b")]
        assert findings[0].where.offending is not None
        assert findings[0].where.offending.bounds == pytest.approx((8, 9, 9, 11), abs=0.01)

    def test_a_clear_way_tells_the_narrowest_that_was_passed(self) -> None:
        ground = Ground(TABLE, no_way=(wall(8, 11.4, 12, 14), wall(14, 11.7, 15, 14)))
        finding = next(judge_way(RULES, "m", DISC, self.PATH, ground))
        assert finding.severity is Severity.PASSED
        assert finding.measured == pytest.approx(0.4)


class TestStand:
    @pytest.mark.parametrize(
        ("x", "severity"),
        [(1.0, None), (0.999, Severity.AT_LIMIT), (0.998, Severity.REFUSED), (23.0, None), (23.002, Severity.REFUSED)],
    )
    def test_a_base_may_touch_the_edge_and_not_hang_over_it(self, x: float, severity: Severity | None) -> None:
        found = told(judge_stand(RULES, "m", Placed(DISC, Pose(x, 10)), Ground(TABLE)))
        assert found.get("move.off_table") == severity

    def test_terrain_and_bodies_are_told_apart(self) -> None:
        ground = Ground(TABLE, no_stop=(wall(8, 8, 9, 9), body(12, 8)))
        assert set(told(judge_stand(RULES, "m", Placed(DISC, Pose(9.5, 8)), ground))) == {"move.ends_on_terrain"}
        assert set(told(judge_stand(RULES, "m", Placed(DISC, Pose(11.5, 8)), ground))) == {"move.ends_on_model"}
        assert not told(judge_stand(RULES, "m", Placed(DISC, Pose(14.0, 8)), ground))

    @pytest.mark.parametrize(
        ("gap", "severity"),
        [(1.002, None), (1.001, Severity.AT_LIMIT), (1.0, Severity.AT_LIMIT), (0.998, Severity.REFUSED)],
    )
    def test_more_than_the_distance_is_kept_from_enemies(self, gap: float, severity: Severity | None) -> None:
        ground = Ground(TABLE, keep_off=(body(10, 10),), distance=1.0)
        found = told(judge_stand(RULES, "m", Placed(DISC, Pose(12 + gap, 10)), ground))
        assert found.get("move.too_near_enemy") == severity

    def test_every_enemy_too_near_is_told_else_the_nearest(self) -> None:
        ground = Ground(TABLE, keep_off=(body(8, 10, id="a"), body(13, 10, id="b"), body(10, 20, id="c")), distance=1.0)
        near = [finding.subjects for finding in judge_stand(RULES, "m", Placed(DISC, Pose(10.5, 10)), ground)]
        assert ("m", "a") in near
        assert ("m", "b") in near
        apart = Ground(TABLE, keep_off=(body(7.4, 10, id="a"), body(14, 10, id="b")), distance=1.0)
        told_ = [one for one in judge_stand(RULES, "m", Placed(DISC, Pose(10.5, 10)), apart) if len(one.subjects) > 1]
        assert [(one.subjects, one.severity) for one in told_] == [(("m", "a"), Severity.PASSED)]

    def test_with_no_enemy_near_there_is_nothing_to_measure(self) -> None:
        ground = Ground(TABLE, keep_off=(body(2, 2),), distance=1.0)
        finding = list(judge_stand(RULES, "m", Placed(DISC, Pose(15, 15)), ground))[-1]
        assert (finding.measured, finding.words) == (None, {"other": "enemies"})


def test_a_move_is_its_travel_its_way_and_its_end() -> None:
    ground = Ground(TABLE, no_way=(wall(8, 9, 9, 14),), no_stop=(wall(12, 9, 13, 14),))
    codes = set(told(judge_move(RULES, "m", DISC, poses((4, 10), (12.5, 10)), 6.0, ground)))
    assert codes == {"move.too_far", "move.blocked", "move.ends_on_terrain"}


def test_what_must_be_kept_off_is_drawn_as_rings() -> None:
    area = keep_off_area(Ground(TABLE, keep_off=(body(10, 10),), distance=1.0))
    assert area.contains((11.99, 10))
    assert not area.contains((12.01, 10))


@pytest.mark.parametrize("base", [DISC, ROD], ids=["disc", "rod"])
@given(seed=st.integers(0, 10**6), turn=st.sampled_from([0.0, 90.0, 33.0]))
def test_the_areas_say_what_the_judge_says(base: Base, seed: int, turn: float) -> None:
    dice = random.Random(seed)
    walls = []
    for index in range(dice.randint(0, 4)):
        x, y = dice.uniform(1, 20), dice.uniform(1, 18)
        walls.append(wall(x, y, x + dice.uniform(0.5, 4), y + dice.uniform(0.5, 3), f"w{index}"))
    bodies = [body(dice.uniform(2, 22), dice.uniform(2, 20), dice.choice((DISC, ROD)), f"b{i}") for i in range(3)]
    enemies = [body(dice.uniform(2, 22), dice.uniform(2, 20), DISC, f"e{i}") for i in range(2)]
    passing = dice.choice((None, Base.round(1.0)))
    ground = Ground(TABLE, (*walls, *bodies), (*walls, *bodies), tuple(enemies), 1.0, passing)
    start = Pose(dice.uniform(3, 21), dice.uniform(3, 19), turn)
    stand = stand_area(base, turn, ground)
    reach = slide_area(base, start, 6.0, ground)
    for _ in range(30):
        rest = start.at(dice.uniform(0, 24), dice.uniform(0, 22))
        legal = not any(one.refuses for one in judge_stand(RULES, "m", Placed(base, rest), ground))
        if stand.contains(rest.point):
            assert legal
        elif stand.distance_to_outline(rest.point) > 0.01:
            assert not legal
        if is_free(Placed(base, rest), ground):
            assert legal
        going = [
            judge_travel(RULES, "m", base, (start, rest), 6.0),
            *judge_way(RULES, "m", base, (start, rest), ground),
        ]
        if reach.contains(rest.point):
            assert not any(one.refuses for one in going)
        elif reach.distance_to_outline(rest.point) > 0.01:
            assert any(one.refuses for one in going)


class TestOfManyModelsOnlyTheNearAreMeasured:
    """Work is counted, not timed."""

    SPACE = 2.5

    @pytest.fixture
    def measured(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """The ids of all that is measured exactly, as it happens."""
        ids: list[str] = []
        sweep, separation = Obstacle.sweep, Obstacle.separation

        def swept(one: Obstacle, base: Base, path: tuple[Pose, ...]) -> float:
            ids.append(one.id)
            return sweep(one, base, path)

        def separated(one: Obstacle, mover: Placed) -> float:
            ids.append(one.id)
            return separation(one, mover)

        monkeypatch.setattr(Obstacle, "sweep", swept)
        monkeypatch.setattr(Obstacle, "separation", separated)
        return ids

    def crowd(self, count: int) -> Ground:
        """So many in a square lattice, from the near corner on."""
        wide = 25
        places = [(2 + (i % wide) * self.SPACE, 2 + i // wide * self.SPACE) for i in range(count)]
        bodies = tuple(body(x, y, Base.round(1.0), f"b{i}") for i, (x, y) in enumerate(places))
        return Ground(Table(72, 60), bodies, bodies, bodies, 1.0)

    @pytest.mark.parametrize("count", [60, 100, 200, 500])
    def test_however_many_stand_elsewhere(self, measured: list[str], count: int) -> None:
        ground = self.crowd(count)
        path = poses((3.25, 3.25), (8.25, 3.25))
        assert list(judge_move(RULES, "m", Base.round(1.0), path, 6.0, ground))
        # Two rows of those along the way, and for the end those about it.
        assert len(measured) <= 3 * 10
        assert {f"b{i}" for i in range(1, 3)} <= set(measured)

    def test_whether_it_stands_free_too(self, measured: list[str]) -> None:
        assert is_free(Placed(Base.round(0.2), Pose(3.25, 3.25)), self.crowd(500))
        assert len(measured) <= 2 * 4

    def test_they_are_sorted_once_for_a_position_and_not_at_every_move(self, monkeypatch: pytest.MonkeyPatch) -> None:
        made: list[int] = []
        sorted_once = ground_module.Boxes

        def counted(boxes: list[tuple[float, float, float, float]]) -> Boxes:
            made.append(len(boxes))
            return sorted_once(boxes)

        monkeypatch.setattr(ground_module, "Boxes", counted)
        crowd = self.crowd(500)
        for step in range(20):
            list(judge_move(RULES, "m", Base.round(1.0), poses((3.25, 3.25), (4 + step / 10, 3.25)), 6.0, crowd))
        assert made == [500, 500, 500]

    @given(seed=st.integers(0, 10**6))
    def test_nothing_else_is_told_than_one_by_one(self, seed: int) -> None:
        chance = random.Random(seed)
        path = poses(*((chance.uniform(0, 40), chance.uniform(0, 30)) for _ in range(3)))
        ground = self.crowd(200)
        told = list(judge_move(RULES, "m", DISC, path, 30.0, ground))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(ground_module, "MANY", 10**9)
            assert codes(judge_move(RULES, "m", DISC, path, 30.0, ground)) == codes(told)
