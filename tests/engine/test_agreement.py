"""Picture and verdict of one mover, of any base, turned in the hand or not, after any bends: what is drawn is what the
way offered is allowed, and what that is allowed is drawn."""

import random
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from engine.findings import RuleRef
from engine.ground import Ground, Obstacle, is_clear, judge_bends, judge_stand, judge_travel, judge_way, stand_area
from engine.manoeuvres import Path, led, reach_of
from engine.mission import Piece, Table
from engine.rulebook import Clause, Coverage, Rulebook
from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose

CODES = (
    *("move.too_far", "move.blocked", "move.through_model", "move.off_table"),
    *("move.ends_on_terrain", "move.ends_on_model", "move.too_near_enemy"),
)
RULES = Rulebook("test", "Test", "1", {}, {"all": Clause("all", RuleRef("Book", "1"), "", Coverage.CHECKED, CODES)}, {})
TABLE = Table(24, 22)
BASES = {
    "round": Base.round(1.26),
    "rod": Base(BaseShape.RECTANGLE, 1.0, 3.0),
    "slab": Base.from_millimetres(BaseShape.RECTANGLE, 40, 100),
    "brick": Base(BaseShape.RECTANGLE, 1.0, 2.0),
    "oval": Base.from_millimetres(BaseShape.OVAL, 75, 42),
    "long oval": Base(BaseShape.OVAL, 0.8, 3.4),
}
NEAR_THE_OUTLINE = 0.01


@dataclass(frozen=True)
class World:
    base: Base
    ground: Ground
    way: Path
    turn: float
    limit: float

    def refusals(self, point: tuple[float, float]) -> list[str]:
        """Against the way offered to a place."""
        legs = led(self.base, self.way, Pose(*point, self.turn), self.limit, self.ground)
        path = (*self.way, *legs)
        told = [judge_travel(RULES, "m", self.base, path, self.limit)]
        told += judge_way(RULES, "m", self.base, path, self.ground)
        told += judge_bends(RULES, "m", self.base, path, self.ground)
        told += judge_stand(RULES, "m", Placed(self.base, path[-1]), self.ground)
        return [finding.code for finding in told if finding.refuses]

    def legal_end(self) -> Area:
        stand = stand_area(self.base, self.turn, self.ground)
        return reach_of(self.base, self.way, self.turn, self.limit, self.ground) & stand


def world_of(seed: int, base: Base, bends: int, turns: bool) -> World:
    """A table full of walls, statues and bases, and a model on it that has been led round some bends."""
    chance = random.Random(seed)
    things: list[Obstacle] = []
    for index in range(chance.randint(2, 14)):
        at = Pose(chance.uniform(1, 23), chance.uniform(1, 21), chance.choice((0.0, 0.0, 30.0, 77.0)))
        if chance.random() < 0.5:
            half, deep = chance.uniform(0.3, 2.5), chance.uniform(0.2, 1.0)
            corners = [at.place(corner) for corner in ((-half, -deep), (half, -deep), (half, deep), (-half, deep))]
            things.append(Obstacle.piece(Piece(f"t{index}", f"t{index}", "wall", Area.polygon(corners))))
        else:
            things.append(Obstacle.base(f"b{index}", Placed(chance.choice(tuple(BASES.values())), at)))
    near = (8.0, 16.0) if chance.random() < 0.7 else (1.0, 23.0)
    stands = Pose(0, 0)
    for _ in range(200):
        turn = chance.choice((0.0, 45.0, chance.uniform(0, 360)))
        stands = Pose(chance.uniform(*near), chance.uniform(near[0], min(near[1], 21)), turn)
        things = [thing for thing in things if thing.separation(Placed(base, stands)) > 0]
        if TABLE.area.covers(Area.disc(stands.point, base.outer_radius)):
            break
    keep_off = tuple(thing for thing in things if thing.placed is not None and chance.random() < 0.3)
    keep_off = tuple(thing for thing in keep_off if thing.separation(Placed(base, stands)) > 1.1)
    ground = Ground(TABLE, tuple(things), tuple(things), keep_off, 1.0)
    way = [stands]
    for _ in range(bends):
        for _ in range(20):
            last = way[-1]
            turn = last.turn if not turns or chance.random() < 0.3 else chance.uniform(0, 360)
            bend = Pose(last.x + chance.uniform(-2, 2), last.y + chance.uniform(-2, 2), turn)
            inside = TABLE.area.covers(Area.disc(bend.point, base.outer_radius))
            if inside and is_clear(base, (last, bend), ground):
                way.append(bend)
                break
    turn = way[-1].turn if not turns else chance.choice((way[-1].turn + 90, chance.uniform(0, 360)))
    return World(base, ground, tuple(way), turn % 360, chance.choice((4.0, 6.0, 9.0, 12.0)))


def check(world: World, chance: random.Random, points: int) -> tuple[int, int]:
    end = world.legal_end()
    x, y = world.way[-1].point
    left, top, right, bottom = end.bounds if end else (x - 3, y - 3, x + 3, y + 3)
    inside = outside = 0
    for _ in range(points):
        point = (chance.uniform(left - 1, right + 1), chance.uniform(top - 1, bottom + 1))
        if end.contains(point):
            inside += 1
            assert world.refusals(point) == [], point
        elif end.distance_to_outline(point) > NEAR_THE_OUTLINE:
            outside += 1
            assert world.refusals(point) != [], point
    return inside, outside


@pytest.mark.parametrize("base", BASES.values(), ids=BASES)
@limits(max_examples=12)
@given(seed=st.integers(0, 10**9), bends=st.integers(0, 2), turns=st.booleans())
def test_what_is_drawn_is_what_the_way_offered_is_allowed(base: Base, seed: int, bends: int, turns: bool) -> None:
    check(world_of(seed, base, bends, turns), random.Random(seed), 8)


@pytest.mark.long
@limits(max_examples=400)
@given(
    seed=st.integers(0, 10**9),
    base=st.sampled_from(tuple(BASES.values())),
    bends=st.integers(0, 3),
    turns=st.booleans(),
)
def test_it_is_so_on_many_tables(seed: int, base: Base, bends: int, turns: bool) -> None:
    check(world_of(seed, base, bends, turns), random.Random(seed), 60)


ROD = BASES["rod"]
CORRIDOR = tuple(
    Obstacle.piece(Piece(f"side{x}", "side", "wall", Area.rectangle(x, 12, x + 2, 20))) for x in (9.4, 12.6)
)
"""1.2 inches wide, open to the north: a rod of 1 by 3 gets out of it as it stands, and can't turn in it."""


def post(x: float, y: float) -> Obstacle:
    return Obstacle.base(f"post at {x} {y}", Placed(Base.round(0.4), Pose(x, y)))


def out_of_the_corridor(*posts: Obstacle, limit: float = 14.0) -> World:
    things = (*CORRIDOR, *posts)
    return World(ROD, Ground(TABLE, things, things), (Pose(12, 16),), 90.0, limit)


class TestARodInACorridor:
    END = (12.0, 7.0)

    def test_slides_out_and_turns_last(self) -> None:
        world = out_of_the_corridor()
        assert world.legal_end().contains(self.END)
        legs = led(ROD, world.way, Pose(*self.END, 90), world.limit, world.ground)
        assert legs == (Pose(*self.END, 0), Pose(*self.END, 90))
        assert world.refusals(self.END) == []

    def test_does_not_where_posts_leave_room_before_and_after_but_not_between(self) -> None:
        x, y = self.END
        world = out_of_the_corridor(post(x - 1.02, y + 1.02), post(x + 1.02, y + 1.02))
        for turn in (0.0, 90.0):
            assert stand_area(ROD, turn, world.ground).contains(self.END)
        assert not world.legal_end().contains(self.END)
        assert "move.through_model" in world.refusals(self.END)

    def test_does_not_where_the_turn_costs_too_much(self) -> None:
        chord = 2**0.5 * ROD.outer_radius
        for spare, leads in ((0.005, True), (-0.005, False)):
            world = out_of_the_corridor(limit=9 + chord + spare)
            assert world.legal_end().contains(self.END) is leads
            assert (world.refusals(self.END) == []) is leads

    def test_turns_first_to_get_into_it(self) -> None:
        world = out_of_the_corridor()
        inwards = World(ROD, world.ground, (Pose(12, 7, 90),), 0.0, world.limit)
        assert inwards.legal_end().contains((12, 16))
        assert inwards.refusals((12, 16)) == []

    def test_in_the_open_turns_evenly_which_costs_least(self) -> None:
        open_ground = World(ROD, Ground(TABLE), (Pose(6, 16),), 90.0, 6.0)
        chord = 2**0.5 * ROD.outer_radius
        farther = (6 + 6 - chord + 0.1, 16.0)
        assert led(ROD, open_ground.way, Pose(*farther, 90), 6.0, open_ground.ground) == (Pose(*farther, 90),)
        assert open_ground.legal_end().contains(farther)

    def test_is_not_offered_a_turn_that_only_this_very_leg_has_room_for(self) -> None:
        # Beside a long wall a rod that lies along it may turn away from it as it leaves; a disc would not pass.
        along = Obstacle.piece(Piece("along", "along", "wall", Area.rectangle(0, 17.05, 24, 18)))
        world = World(ROD, Ground(TABLE, (along,), (along,)), (Pose(12, 16.5, 90),), 60.0, 3.2)
        end = world.legal_end()
        for point in ((x / 2, y / 4) for x in range(18, 30) for y in range(53, 67)):
            if end.distance_to_outline(point) > NEAR_THE_OUTLINE:
                assert end.contains(point) is (world.refusals(point) == [])
