"""Orders made of drafts: the leader where the hand holds it, the others as the rules allow."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise
from math import asin, atan2, cos, hypot, radians, sin, sqrt
from typing import Any

import pytest

from engine.mission import EdgeName, EdgeSegment
from engine.options import Answer, Draft
from engine.routing import asking
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.orders import Charge, Deploy, Disengage
from engine.systems.starcraft.state import Phase
from geometry.area import Area
from geometry.gaps import separation
from geometry.pose import Pose

Make = Callable[..., Any]

R32 = 16 / 25.4
D32 = 2 * R32
FAR = {"blue.a": ("zerg/zergling", {1: (40.0, 30.0)})}
SIX = {
    "red.a": (
        "terran/marine",
        {1: (12.0, 9.0), 2: (10.6, 9.0), 3: (13.4, 9.0), 4: (11.3, 10.3), 5: (12.7, 10.3), 6: (12.0, 7.6)},
    )
}


def draft(
    kind: str, unit: str, *path: Pose, model: int = 1, others: Mapping[int, Pose] | None = None, **answers: Answer
) -> Draft:
    return Draft(kind, unit.partition(".")[0], unit, model, path, others or {}, answers)


class TestMoves:
    def test_the_others_keep_their_places_about_the_leader(self, bench: Make, rules: Any) -> None:
        made = bench(SIX | FAR).start()
        order = rules.propose(made.game, draft("move", "red.a", Pose(12, 9), Pose(14, 12)))
        assert {n: (round(p.x, 6), round(p.y, 6)) for n, p in order.others.items()} == {
            2: (12.6, 12.0),
            3: (15.4, 12.0),
            4: (13.3, 13.3),
            5: (14.7, 13.3),
            6: (14.0, 10.6),
        }
        assert made.judge(order).legal

    def test_any_model_may_lead(self, bench: Make, rules: Any) -> None:
        made = bench(SIX | FAR).start()
        order = rules.propose(made.game, draft("move", "red.a", Pose(10.6, 9), Pose(10.6, 12), model=2))
        assert order.leader == 2
        assert set(order.others) == {1, 3, 4, 5, 6}
        assert made.judge(order).legal

    def test_a_model_out_of_reach_of_the_new_leader_is_brought_back(self, bench: Make, rules: Any) -> None:
        units = {"red.a": ("terran/marine", {1: (12.0, 9.0), 2: (10.0, 9.0), 3: (14.0, 9.0)})} | FAR
        made = bench(units).start()
        order = rules.propose(made.game, draft("move", "red.a", Pose(10, 9), Pose(10, 12), model=2))
        assert made.judge(order).legal
        assert hypot(order.others[3].x - 10, order.others[3].y - 12) == pytest.approx(3, abs=0.01)

    def test_nobody_is_proposed_a_place_inside_the_tolerance_of_a_limit(self, bench: Make, rules: Any) -> None:
        spread = {n: (10.0 + 1.4 * n, 9.0) for n in range(1, 7)}
        near = {"blue.a": ("zerg/zergling", {1: (12.5, 13.6)})}
        made = bench({"red.a": ("terran/marine", spread)} | near).start()
        for x, y in ((12.0, 11.0), (12.9, 11.3), (10.6, 12.0)):
            verdict = rules.judge(
                made.game, rules.propose(made.game, draft("move", "red.a", Pose(11.4, 9), Pose(x, y)))
            )
            assert [finding.code for finding in verdict.noted] == []

    def test_walls_push_the_others_aside(self, bench: Make, wall: Make, rules: Any) -> None:
        terrain = [wall("rock", 12.8, 12.5, 15, 14.5)]
        made = bench(SIX | FAR, terrain=terrain).start()
        order = rules.propose(made.game, draft("move", "red.a", Pose(12, 9), Pose(12, 12.5)))
        assert made.judge(order).legal
        assert order.others[2] == Pose(10.6, 12.5)

    def test_a_drag_behind_a_wall_is_led_round_it(self, bench: Make, wall: Make, rules: Any) -> None:
        made = bench(
            {"red.a": ("terran/marine", {1: (12.0, 9.0)})} | FAR, terrain=[wall("rock", 11, 10.5, 13, 11)]
        ).start()
        drawn = draft("move", "red.a", Pose(12, 9), Pose(12, 12.5))
        order = rules.propose(made.game, drawn)
        (tangent, arc), (other, back) = ((hypot(1, dy) ** 2 - 0.25, asin(0.5 / hypot(1, dy))) for dy in (1.5, 1.5))
        turn = atan2(1, 1.5) + arc
        back = atan2(1, 1.5) + back
        length = sqrt(tangent) + 0.5 * turn + 0.5 + 0.5 * back + sqrt(other)
        assert sum(hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(order.path)) == pytest.approx(length, abs=0.004)
        assert made.judge(order).legal
        assert rules.areas(made.game, draft("move", "red.a", Pose(12, 9))).legal_end.contains((12, 12.5))

    def test_the_very_line_that_is_drawn_is_refused_where_it_is_blocked(
        self, bench: Make, wall: Make, rules: Any
    ) -> None:
        made = bench(
            {"red.a": ("terran/marine", {1: (12.0, 9.0)})} | FAR, terrain=[wall("rock", 11, 10.5, 13, 11)]
        ).start()
        drawn = replace(draft("move", "red.a", Pose(12, 9), Pose(12, 12.5)), exact=True)
        order = rules.propose(made.game, drawn)
        assert order.path == drawn.path
        assert made.refusals(order) == ["move.blocked"]

    def test_a_rod_led_round_a_wall_to_the_edge_ends_turned_on_the_table(
        self, bench: Make, wall: Make, rules: Any
    ) -> None:
        terrain = [wall("rock", 10.5, 2.5, 14, 3.0)]
        made = bench({"red.a": ("zerg/hydralisk", {1: (12.0, 5.0)})} | FAR, terrain=terrain).start()
        rest = Pose(9.5, 1.0, 90)
        order = rules.propose(made.game, draft("move", "red.a", Pose(12, 5), rest))
        assert len(order.path) > 2
        assert order.path[-1] == rest
        assert made.judge(order).legal

    def test_the_way_round_goes_on_from_the_last_bend_and_so_does_the_area(
        self, bench: Make, wall: Make, rules: Any
    ) -> None:
        made = bench(
            {"red.a": ("terran/marine", {1: (12.0, 9.0)})} | FAR, terrain=[wall("rock", 11, 10.5, 13, 11)]
        ).start()
        start, bend = Pose(12, 9), Pose(10.5, 9)
        end = rules.areas(made.game, draft("move", "red.a", start, bend, bend)).legal_end
        assert end.bounds[3] < 9 + 7 - 1.5 + 0.001
        for x, y in ((x * 0.9, y * 0.9) for x in range(5, 21) for y in range(3, 20)):
            if end.distance_to_outline((x, y)) > 0.01:
                order = rules.propose(made.game, draft("move", "red.a", start, bend, Pose(x, y)))
                assert order.path[1] == bend
                assert made.judge(order).legal is end.contains((x, y)), (x, y)

    def test_a_bend_behind_a_wall_leaves_nowhere_to_go(self, bench: Make, wall: Make, rules: Any) -> None:
        made = bench(
            {"red.a": ("terran/marine", {1: (12.0, 9.0)})} | FAR, terrain=[wall("rock", 11, 10.5, 13, 11)]
        ).start()
        areas = rules.areas(made.game, draft("move", "red.a", Pose(12, 9), Pose(12, 12), Pose(12, 12)))
        assert not areas.reach
        assert not areas.legal_end

    def test_a_bend_off_the_table_leads_nowhere_though_the_next_is_on_it(self, bench: Make, rules: Any) -> None:
        made = bench({"red.a": ("terran/marine", {1: (12.0, 1.0)})} | FAR).start()
        for y, leads in ((0.01, True), (-0.01, False)):
            way = (Pose(12, 1), Pose(12.5, y), Pose(13, 1))
            order = rules.propose(made.game, draft("move", "red.a", *way, Pose(14, 2)))
            assert made.judge(order).legal is leads
            end = rules.areas(made.game, draft("move", "red.a", *way, way[-1])).legal_end
            assert end.contains((14, 2)) is leads

    @pytest.mark.parametrize(("reading", "left"), [("clearance", False), ("whole_base", True)])
    def test_only_where_not_every_way_is_looked_at_is_another_left_to_the_player(
        self, bench: Make, wall: Make, reading: str, left: bool
    ) -> None:
        terrain = [wall("long", 4, 14, 20, 15)]
        settings = {"gap_reading": reading}
        units = {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": ("zerg/zergling", {1: (12.0, 20.0)})}
        made = bench(units, terrain=terrain, settings=settings).start().to(Phase.ASSAULT)
        charge = Charge(by="red", unit="red.a", leader=1, path=(), others={}, targets=("blue.a",), rolled=(6,))
        verdict = made.judge(charge)
        assert verdict.legal
        assert ("charge.way_round" in [finding.code for finding in verdict.findings]) is left

    def test_a_charge_that_can_be_done_by_a_bent_way_does_not_fail(self, bench: Make, wall: Make, rules: Any) -> None:
        terrain = [wall("rock", 11, 13, 13, 15)]
        units = {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": ("zerg/zergling", {1: (12.0, 16.0)})}
        made = bench(units, terrain=terrain).start().to(Phase.ASSAULT)
        fails = Charge(by="red", unit="red.a", leader=1, path=(), others={}, targets=("blue.a",), rolled=(6,))
        assert made.refusals(fails) == ["charge.can_be_done"]
        drawn = draft("charge", "red.a", Pose(12, 9), Pose(13.4, 16), targets=("blue.a",), rolled=(6,))
        order = rules.propose(made.game, drawn)
        assert made.judge(order).legal

    def test_a_straight_way_in_may_pass_over_the_corner_of_the_table(self, bench: Make, rules: Any) -> None:
        entry = {"red": (EdgeSegment(EdgeName.TOP, 0, 1),)}
        made = bench({"red.a": ("terran/goliath", 1)} | FAR, entry=entry).start()
        radius = 40 / 25.4
        rest = Pose(radius + 0.01, -radius + sqrt(6.995**2 - (radius - 0.99) ** 2))
        drawn = draft("deploy", "red.a", Pose(1, -radius), rest)
        assert made.judge(rules.propose(made.game, drawn)).legal
        assert rules.areas(made.game, drawn).legal_end.contains(rest.point)

    def test_a_way_in_round_a_wall_at_the_edge_bends_on_the_table_only(
        self, bench: Make, wall: Make, rules: Any
    ) -> None:
        entry = {"red": (EdgeSegment(EdgeName.TOP, 0, 10),)}
        terrain = [wall("post", 10.5, 0.3, 10.8, 3.5)]
        made = bench({"red.a": ("terran/marine", 1)} | FAR, terrain=terrain, entry=entry).start()
        end = rules.areas(made.game, draft("deploy", "red.a", Pose(10, -R32))).legal_end
        bent = 0
        for x, y in ((8 + i / 2, 0.7 + j / 2) for i in range(16) for j in range(11)):
            order = rules.propose(made.game, draft("deploy", "red.a", Pose(10, -R32), Pose(x, y)))
            if end.distance_to_outline((x, y)) > 0.01:
                assert made.judge(order).legal is end.contains((x, y)), (x, y)
            bent += len(order.path) > 2
        assert bent > 10

    def test_enemies_push_the_others_aside(self, bench: Make, rules: Any) -> None:
        made = bench(SIX | {"blue.a": ("zerg/zergling", {1: (15.0, 13.5)})}).start()
        order = rules.propose(made.game, draft("move", "red.a", Pose(12, 9), Pose(12, 12.5)))
        assert made.judge(order).legal

    def test_what_the_hand_has_set_stays_and_the_rest_gives_way(self, bench: Make, rules: Any) -> None:
        made = bench(SIX | FAR).start()
        by_hand = {2: Pose(13.4, 12.0)}
        order = rules.propose(made.game, draft("move", "red.a", Pose(12, 9), Pose(12, 12), others=by_hand))
        assert order.others[2] == by_hand[2]
        assert made.judge(order).legal

    def test_what_the_hand_has_set_wrongly_is_judged_and_not_corrected(self, bench: Make, rules: Any) -> None:
        made = bench(SIX | FAR).start()
        order = rules.propose(made.game, draft("move", "red.a", Pose(12, 9), Pose(12, 12), others={2: Pose(20, 12)}))
        assert made.refusals(order) == ["coherency.wholly_within"]

    def test_round_a_leader_without_a_place_nobody_is_judged_and_all_follow(
        self, bench: Make, wall: Make, rules: Any
    ) -> None:
        made = bench(SIX | FAR, terrain=[wall("rock", 11, 11, 13, 14)]).start()
        order = rules.propose(made.game, draft("move", "red.a", Pose(12, 9), Pose(12, 12)))
        assert order.others[2] == Pose(10.6, 12)
        assert len(order.others) == 5
        assert set(made.refusals(order)) == {"move.blocked", "move.ends_on_terrain"}

    def test_a_turn_of_the_leader_turns_the_formation(self, bench: Make, rules: Any) -> None:
        units = {"blue.h": ("zerg/hydralisk", {1: (12.0, 15.0), 2: (14.0, 15.0)}), "red.a": FAR["blue.a"]}
        made = bench(units).start(first="blue")
        order = rules.propose(made.game, draft("move", "blue.h", Pose(12, 15), Pose(12, 15, 90)))
        assert order.others[2].turn == 90
        assert (round(order.others[2].x, 6), round(order.others[2].y, 6)) == (12.0, 17.0)
        assert made.judge(order).legal

    def test_a_crowded_model_stands_as_near_as_it_can(self, bench: Make, wall: Make, rules: Any) -> None:
        stones = [wall("n", 7, 0, 17, 2.3, size=1), wall("s", 7, 3.7, 17, 6.5, size=1)]
        stones += [wall("w", 7, 2.3, 11.3, 3.7, size=1), wall("e", 12.7, 2.3, 17, 3.7, size=1)]
        units = {"red.a": ("terran/marine", {1: (12.0, 3.0), 2: (12.0, 9.0)})} | FAR
        made = bench(units, terrain=stones).start()
        order = rules.propose(made.game, draft("move", "red.a", Pose(12, 3), Pose(12, 3.01)))
        assert made.judge(order).legal
        assert made.do(order).game.state("red.a").adrift

    def test_a_model_walled_off_is_left_out(self, bench: Make, wall: Make, rules: Any) -> None:
        walls = [wall("n", 9, 1.3, 15, 2.3), wall("s", 9, 3.7, 15, 4.7)]
        walls += [wall("w", 9, 2.3, 11.3, 3.7), wall("e", 12.7, 2.3, 15, 3.7)]
        units = {"red.a": ("terran/marine", {1: (12.0, 3.0), 2: (12.0, 9.0)})} | FAR
        made = bench(units, terrain=walls).start()
        order = rules.propose(made.game, draft("move", "red.a", Pose(12, 3), Pose(12, 3.01)))
        assert order.others == {}
        assert made.judge(order).legal

    def test_room_that_takes_long_to_find_is_left_for_later_by_one_who_does_not_wait(
        self, bench: Make, wall: Make, rules: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        walls = [wall("n", 9, 1.3, 15, 2.3), wall("s", 9, 3.7, 15, 4.7)]
        walls += [wall("w", 9, 2.3, 11.3, 3.7), wall("e", 12.7, 2.3, 15, 3.7)]
        units = {"red.a": ("terran/marine", {1: (12.0, 3.0), 2: (12.0, 9.0)})} | FAR
        made = bench(units, terrain=walls).start()
        looked: list[int] = []
        monkeypatch.setattr(Formation, "room", lambda _self, number, **_how: looked.append(number) or Area.empty())
        with asking(wait=False) as asked:
            order = rules.propose(made.game, draft("move", "red.a", Pose(12, 3), Pose(12, 3.01)))
        assert asked.unready
        assert set(order.others) == {2}
        assert not looked


class TestDeploys:
    @pytest.mark.parametrize(
        ("profile", "models"),
        [("terran/marine", 9), ("zerg/swarmling", 18), ("zerg/hydralisk", 4), ("terran/goliath", 1), ("zerg/roach", 3)],
    )
    @pytest.mark.parametrize("turn", [0.0, 90.0])
    def test_every_unit_comes_in_as_a_whole(
        self, bench: Make, rules: Any, profile: str, models: int, turn: float
    ) -> None:
        made = bench({"red.a": (profile, models)} | FAR).start()
        areas = rules.areas(made.game, draft("deploy", "red.a", Pose(20, 0, turn), Pose(20, 2, turn)))
        assert areas.legal_end
        x, y = areas.legal_end.grown(-0.01).nearest((20, 5))
        order = rules.propose(made.game, draft("deploy", "red.a", Pose(20, 0, turn), Pose(x, y, turn)))
        assert isinstance(order, Deploy)
        assert len(order.others) == models - 1
        assert made.judge(order).legal, made.refusals(order)

    def test_the_leader_starts_at_the_nearest_point_of_the_edge(self, bench: Make, rules: Any) -> None:
        entry = {"red": (EdgeSegment(EdgeName.TOP, 20, 30), EdgeSegment(EdgeName.LEFT, 10, 20))}
        made = bench({"red.a": ("terran/marine", 1)} | FAR, entry=entry).start()
        for rest, start in (((25, 2), (25, -R32)), ((31, 2), (30, -R32)), ((3, 15), (-R32, 15)), ((3, 9), (-R32, 10))):
            order = rules.propose(made.game, draft("deploy", "red.a", Pose(0, 0), Pose(*rest)))
            assert order.path[0].point == pytest.approx(start)

    def test_a_turned_base_touches_the_edge_with_its_foremost_corner(self, bench: Make, rules: Any) -> None:
        entry = {"blue": (EdgeSegment(EdgeName.BOTTOM, 20, 30),)}
        made = bench({"blue.h": ("zerg/hydralisk", 1), "red.a": FAR["blue.a"]}, entry=entry).start(first="blue")
        for x in (18.5, 20.0, 25.0, 30.0, 31.5):
            order = rules.propose(made.game, draft("deploy", "blue.h", Pose(x, 40, 70), Pose(x, 34, 70)))
            assert made.refusals(order) == [], x

    def test_from_another_edge_where_the_nearest_is_barred(self, bench: Make, wall: Make, rules: Any) -> None:
        entry = {"red": (EdgeSegment(EdgeName.TOP, 0, 30), EdgeSegment(EdgeName.LEFT, 0, 30))}
        terrain = [wall("bar", 2, 0.2, 8, 1.2)]
        made = bench({"red.a": ("terran/marine", 1)} | FAR, entry=entry, terrain=terrain).start()
        order = rules.propose(made.game, draft("deploy", "red.a", Pose(0, 0), Pose(3, 2.5)))
        assert order.path[0].point == pytest.approx((-R32, 2.5))
        assert made.judge(order).legal

    def test_nobody_is_set_in_the_opponents_zone(self, bench: Make, rules: Any) -> None:
        entry = {"red": (EdgeSegment(EdgeName.LEFT, 0, 20),), "blue": (EdgeSegment(EdgeName.TOP, 0, 20),)}
        made = bench({"red.a": ("terran/marine", 6)} | FAR, entry=entry).start()
        order = rules.propose(made.game, draft("deploy", "red.a", Pose(0, 0), Pose(2.5, 6 + R32 + 0.01)))
        assert made.judge(order).legal, made.refusals(order)


class TestCharges:
    UNITS = (("red.a", ("terran/marine", {1: (12.0, 9.0)})), ("blue.a", ("zerg/zergling", {1: (12.0, 20.0)})))

    def charge(self, *path: Pose, roll: int = 3) -> Draft:
        return draft("charge", "red.a", *path, targets=("blue.a",), rolled=(roll,))

    def test_a_leader_held_near_its_target_is_set_against_it(self, bench: Make, rules: Any) -> None:
        made = bench(dict(self.UNITS)).start().to(Phase.ASSAULT)
        order = rules.propose(made.game, self.charge(Pose(12, 9), Pose(12.3, 18.2)))
        assert isinstance(order, Charge)
        stands = made.game.models["red.a.1"].placed.to(order.path[-1])
        assert separation(stands, made.game.models["blue.a.1"].placed) == pytest.approx(0, abs=1e-9)
        assert made.noted(order) == []

    def test_a_rectangle_is_set_against_its_target_too(self, bench: Make, rules: Any) -> None:
        units = {
            "blue.h": ("zerg/hydralisk", {1: (12.0, 12.0)}),
            "red.a": ("terran/marine", {1: (12.0, 22.0)}),
        }
        made = bench(units).start().to(Phase.ASSAULT, first="blue")
        held = draft("charge", "blue.h", Pose(12, 12), Pose(12.2, 18.6), targets=("red.a",), rolled=(3,))
        order = rules.propose(made.game, held)
        stands = made.game.models["blue.h.1"].placed.to(order.path[-1])
        assert separation(stands, made.game.models["red.a.1"].placed) == pytest.approx(0, abs=1e-6)
        assert made.noted(order) == []

    def test_out_of_reach_the_charge_is_one_that_fails(self, bench: Make, rules: Any) -> None:
        made = bench(dict(self.UNITS)).start().to(Phase.ASSAULT)
        held = self.charge(Pose(12, 9), Pose(12, 16), roll=1)
        order = rules.propose(made.game, held)
        assert order.path == ()
        assert made.judge(order).legal
        areas = rules.areas(made.game, held)
        assert not areas.legal_end
        assert "the Charge fails" in areas.notes[0]

    def test_without_targets_it_is_refused_for_that(self, bench: Make, rules: Any) -> None:
        made = bench(dict(self.UNITS)).start().to(Phase.ASSAULT)
        order = rules.propose(made.game, draft("charge", "red.a", Pose(12, 9), Pose(12, 12), rolled=(2,)))
        assert made.refusals(order) == ["charge.no_target"]


def test_a_disengage_without_a_way_out_is_one_that_fails(bench: Make, rules: Any) -> None:
    ring = {n + 1: (12 + 1.8 * cos(radians(60 * n)), 9 + 1.8 * sin(radians(60 * n))) for n in range(6)}
    made = bench({"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": ("zerg/zergling", ring)}).start()
    order = rules.propose(made.game, draft("disengage", "red.a", Pose(12, 9), Pose(12, 5)))
    assert isinstance(order, Disengage)
    assert order.path == ()
    assert made.judge(order).legal


def test_every_room_drawn_for_a_follower_is_allowed(bench: Make, wall: Make, rules: Any) -> None:
    terrain = [wall("rock", 12.8, 12.5, 15, 14.5)]
    units = SIX | {"blue.a": ("zerg/zergling", {1: (9.0, 14.5)})}
    made = bench(units, terrain=terrain).start()
    held = draft("move", "red.a", Pose(12, 9), Pose(12, 12.5))
    areas = rules.areas(made.game, held)
    assert set(areas.others) == {2, 3, 4, 5, 6}
    settled = rules.propose(made.game, held).others
    for number, room in areas.others.items():
        for part in room.parts():
            spot = Pose(*part.inside_point)
            order = rules.propose(made.game, draft("move", "red.a", *held.path, others={**settled, number: spot}))
            assert order.others[number] == spot
            assert made.judge(order).legal, (number, spot, made.refusals(order))
