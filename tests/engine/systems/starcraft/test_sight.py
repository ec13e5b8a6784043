"""Line of sight past terrain: Full Cover, Direct Cover, the Dead Zone, Close Quarters, and what stands on what."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.systems.starcraft.seeing import Cover, Seen
from engine.systems.starcraft.sight import looker_of, looker_of_marker, on_high_ground, sees

Make = Callable[..., Any]

R32, R80 = 16 / 25.4, 40 / 25.4
FAR = {"blue.far": ("zerg/queen", {1: (50.0, 33.0)})}


def seen(made: Any, a: str, b: str) -> Seen:
    one, other = (looker_of(made.game, made.game.model(id)) for id in (a, b))
    found = sees(made.rules.rulebook, made.game, one, other)
    assert found.visible == sees(made.rules.rulebook, made.game, other, one).visible, "seeing is mutual"
    return found


class TestFullCover:
    @pytest.mark.parametrize(
        ("looker", "target", "size", "visible"),
        [
            ("terran/marine", "zerg/roach", 2, False),
            ("terran/marine", "zerg/roach", 1, True),
            ("terran/goliath", "zerg/roach", 2, True),
            ("terran/goliath", "zerg/queen", 2, True),
            ("terran/goliath", "zerg/queen", 3, False),
            ("terran/marine", "zerg/zergling", 1, True),
            ("protoss/sentry", "zerg/zergling", 1, False),
            ("terran/marine", "zerg/roach", 0, True),
        ],
    )
    def test_a_piece_as_tall_as_both_hides_them(
        self, bench: Make, wall: Make, looker: str, target: str, size: int, visible: bool
    ) -> None:
        units = {"red.a": (looker, {1: (10.0, 10.0)}), "blue.a": (target, {1: (10.0, 20.0)})}
        made = bench(units, terrain=[wall("w", 2, 14.5, 18, 15.5, size=size)])
        found = seen(made, "red.a.1", "blue.a.1")
        assert found.visible is visible
        assert (found.cover, found.by) == ((None, "") if visible else (Cover.FULL, "w"))

    def test_a_line_past_the_end_of_a_wall_is_free(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 10.0)}), "blue.a": ("zerg/roach", {1: (10.0, 20.0)})}
        for end, visible in ((10.0 + R32 + 0.1, True), (18.0, False)):
            assert seen(bench(units, terrain=[wall("w", 2, 14.5, end, 15.5)]), "red.a.1", "blue.a.1").visible is visible

    def test_two_low_pieces_do_not_add_up(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 10.0)}), "blue.a": ("zerg/roach", {1: (10.0, 20.0)})}
        walls = [wall("one", 2, 13.5, 18, 14, size=1), wall("two", 2, 16, 18, 16.5, size=1)]
        assert seen(bench(units, terrain=walls), "red.a.1", "blue.a.1")

    def test_models_hide_nobody(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marine", {1: (10.0, 10.0)}),
            "red.b": ("terran/goliath", {1: (10.0, 15.0)}),
            "blue.a": ("zerg/roach", {1: (10.0, 20.0)}),
        }
        assert seen(bench(units), "red.a.1", "blue.a.1")

    def test_grass_hides_until_it_is_gone(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 10.0)}), "blue.a": ("zerg/roach", {1: (10.0, 20.0)})}
        made = bench(units, terrain=[wall("g", 2, 14.5, 18, 15.5, kind="grass")])
        assert not seen(made, "red.a.1", "blue.a.1")
        from dataclasses import replace

        made.game = replace(made.game, removed=frozenset({"g"}))
        assert seen(made, "red.a.1", "blue.a.1")

    def test_a_burrowed_unit_has_size_nought(self, bench: Make, wall: Make, with_state: Make) -> None:
        units = {"red.a": ("protoss/sentry", {1: (10.0, 10.0)}), "blue.a": ("zerg/roach", {1: (10.0, 20.0)})}
        made = bench(units, terrain=[wall("w", 2, 14.5, 18, 15.5, size=1)])
        assert seen(made, "red.a.1", "blue.a.1")
        with_state(made, "blue.a", burrowed=True)
        assert not seen(made, "red.a.1", "blue.a.1")

    def test_by_the_other_reading_only_pieces_of_size_two_block(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("protoss/sentry", {1: (10.0, 10.0)}), "blue.a": ("zerg/zergling", {1: (10.0, 20.0)})}
        terrain = [wall("w", 2, 14.5, 18, 15.5, size=1)]
        assert not seen(bench(units, terrain=terrain), "red.a.1", "blue.a.1")
        assert seen(bench(units, terrain=terrain, settings={"blocking_from": "two"}), "red.a.1", "blue.a.1")


class TestDirectCover:
    """A Goliath (Size 3) looks over a wall of Size 2 at a Marine behind it: hidden while it is within an inch."""

    def pair(self, bench: Make, wall: Make, off: float) -> Any:
        units = {
            "red.a": ("terran/goliath", {1: (10.0, 4.0)}),
            "blue.a": ("zerg/hydralisk", {1: (40.0, 30.0)}),
            "blue.b": ("zerg/kerrigan", {1: (10.0, 15.5 + 20 / 25.4 + off)}),
        }
        return bench(units, terrain=[wall("w", 2, 14.5, 18, 15.5)])

    @pytest.mark.parametrize(
        ("off", "visible", "doubtful"),
        [(0.0, False, False), (0.998, False, False), (1.0, True, True), (1.001, True, True), (1.002, True, False)],
    )
    def test_it_ends_an_inch_behind_the_wall(
        self, bench: Make, wall: Make, off: float, visible: bool, doubtful: bool
    ) -> None:
        found = seen(self.pair(bench, wall, off), "red.a.1", "blue.b.1")
        assert (found.visible, found.doubtful) == (visible, doubtful)
        assert found.cover is (None if visible else Cover.DIRECT)

    def test_a_wall_lower_than_the_model_behind_it_hides_nothing(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("terran/goliath", {1: (10.0, 4.0)}), "blue.a": ("zerg/roach", {1: (10.0, 17.0)})}
        assert seen(bench(units, terrain=[wall("w", 2, 14.5, 18, 15.5, size=1)]), "red.a.1", "blue.a.1")

    @pytest.mark.parametrize(("apart", "visible"), [(2.998, True), (3.0, True), (3.002, False)])
    def test_close_quarters_ask_for_three_inches(self, bench: Make, wall: Make, apart: float, visible: bool) -> None:
        thick = apart - 1.9  # both stand 0.95" from the wall between them
        top = 15.0
        units = {
            "red.a": ("terran/goliath", {1: (10.0, top - 0.95 - R80)}),
            "blue.a": ("zerg/roach", {1: (10.0, top + thick + 0.95 + 25 / 25.4)}),
        }
        made = bench(units, terrain=[wall("w", 2, top, 18, top + thick)])
        assert seen(made, "red.a.1", "blue.a.1").visible is visible

    def test_close_quarters_do_not_look_through_full_cover(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 14.0)}), "blue.a": ("zerg/roach", {1: (10.0, 16.8)})}
        found = seen(bench(units, terrain=[wall("w", 2, 14.9, 18, 15.5)]), "red.a.1", "blue.a.1")
        assert found.cover is Cover.FULL

    def test_a_flyer_sees_over_all_but_what_the_other_stands_behind(self, bench: Make, wall: Make) -> None:
        drone = ("terran/point-defense-drone", {1: (10.0, 10.0)})
        for y, visible in ((25.0, True), (15.6 + 25 / 25.4, False)):
            units = {"red.d": drone, "blue.a": ("zerg/roach", {1: (10.0, y)})}
            made = bench(units, terrain=[wall("w", 2, 14.5, 18, 15.5, size=5)])
            assert seen(made, "red.d.1", "blue.a.1").visible is visible
        units = {
            "red.d": ("terran/point-defense-drone", {1: (10.0, 13.8)}),
            "blue.a": ("zerg/roach", {1: (10.0, 25.0)}),
        }
        assert seen(bench(units, terrain=[wall("w", 2, 14.5, 18, 15.5, size=5)]), "red.d.1", "blue.a.1")


class TestHighGround:
    """A plateau of Size 4 from y = 10 to 16."""

    def table(self, bench: Make, wall: Make, units: Any, *more: Any) -> Any:
        return bench(units | FAR, terrain=[wall("plateau", 2, 10, 18, 16, size=4), *more])

    @pytest.mark.parametrize(
        ("off", "visible"), [(0.5, False), (0.998, False), (1.0, True), (1.002, True), (8.0, True)]
    )
    def test_nobody_sees_down_to_the_foot(self, bench: Make, wall: Make, off: float, visible: bool) -> None:
        units = {
            "red.a": ("terran/marine", {1: (10.0, 12.0)}),
            "blue.a": ("zerg/zergling", {1: (10.0, 16.0 + off + R32)}),
        }
        found = seen(self.table(bench, wall, units), "red.a.1", "blue.a.1")
        assert found.visible is visible
        assert found.cover is (None if visible else Cover.DEAD_ZONE)

    @pytest.mark.parametrize(("apart", "visible"), [(2.9, True), (3.1, False)])
    def test_close_quarters_look_over_the_rim(self, bench: Make, wall: Make, apart: float, visible: bool) -> None:
        down = 16.0 + 0.5 + R32
        units = {
            "red.a": ("terran/marine", {1: (10.0, down - apart - 2 * R32)}),
            "blue.a": ("zerg/zergling", {1: (10.0, down)}),
        }
        assert seen(self.table(bench, wall, units), "red.a.1", "blue.a.1").visible is visible

    @pytest.mark.parametrize(("size", "visible"), [(5, True), (6, False)])
    def test_who_stands_up_there_is_as_tall_as_both(self, bench: Make, wall: Make, size: int, visible: bool) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 12.0)}), "blue.a": ("zerg/roach", {1: (10.0, 30.0)})}
        made = self.table(bench, wall, units, wall("w", 2, 20, 18, 21, size=size))
        assert seen(made, "red.a.1", "blue.a.1").visible is visible

    def test_a_wall_up_there_is_as_much_taller(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, 11.0)}), "blue.a": ("zerg/roach", {1: (10.0, 30.0)})}
        assert seen(self.table(bench, wall, units), "red.a.1", "blue.a.1")
        made = self.table(bench, wall, units, wall("ruin", 3, 14, 17, 15, size=2))
        assert seen(made, "red.a.1", "blue.a.1").by == "ruin"

    def test_its_own_flat_top_does_not_hide_two_on_it(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("terran/marine", {1: (5.0, 12.0)}), "blue.a": ("zerg/roach", {1: (15.0, 12.0)})}
        assert seen(self.table(bench, wall, units), "red.a.1", "blue.a.1")

    @pytest.mark.parametrize(
        ("reading", "y", "covered"), [("wholly", 12.0, True), ("wholly", 10.3, False), ("any", 10.3, True)]
    )
    def test_cover_asks_for_the_entire_base_or_any_part(
        self, bench: Make, wall: Make, reading: str, y: float, covered: bool
    ) -> None:
        units = {"red.a": ("terran/marine", {1: (10.0, y)})} | FAR
        made = bench(units, terrain=[wall("p", 2, 10, 18, 16, size=4)], settings={"high_ground_cover": reading})
        assert on_high_ground(made.rules.rulebook, made.game, made.game.model("red.a.1")) is covered


class TestMarkers:
    def sees_marker(self, made: Any) -> Seen:
        game, rules = made.game, made.rules.rulebook
        marker = game.mission.markers[0]
        return sees(rules, game, looker_of(game, game.model("red.a.1")), looker_of_marker(game, marker, marker.at))

    @pytest.mark.parametrize(("size", "visible"), [(0, True), (1, False), (2, False)])
    def test_a_marker_behind_a_wall_it_lies_near_is_hidden(
        self, bench: Make, wall: Make, size: int, visible: bool
    ) -> None:
        units = {"red.a": ("terran/goliath", {1: (10.0, 8.0)})} | FAR
        made = bench(units, terrain=[wall("w", 2, 12, 18, 12.6, size=size)], markers={"m": (10.0, 14.0)})
        assert self.sees_marker(made).visible is visible

    def test_a_tall_model_looks_over_a_wall_at_a_marker_farther_off(self, bench: Make, wall: Make) -> None:
        units = {"red.a": ("terran/goliath", {1: (10.0, 8.0)})} | FAR
        made = bench(units, terrain=[wall("w", 2, 11, 18, 11.6)], markers={"m": (10.0, 14.0)})
        assert self.sees_marker(made)


def test_a_piece_stands_on_what_holds_all_of_it(bench: Make, wall: Make) -> None:
    made = bench(
        FAR | {"red.a": ("terran/marine", {1: (1.0, 1.0)})},
        terrain=[
            wall("plateau", 2, 10, 18, 16, size=4),
            wall("on", 3, 11, 5, 12),
            wall("across", 15, 15, 22, 17),
        ],
    )
    assert {screen.piece.id: screen.size for screen in made.game.terrain.screens} == {
        "plateau": 4,
        "on": 6,
        "across": 2,
    }
