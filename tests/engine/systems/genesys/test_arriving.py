"""Squads that come on from reserve: by which edges, when, how far, and what is drawn and proposed for it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.findings import IllegalOrder
from engine.mission import EdgeName, EdgeSegment, Mission, Piece
from engine.options import Draft
from engine.orders import End, Pass, Remove, RollOff
from engine.systems.genesys import command
from engine.systems.genesys.bonus import bonus
from engine.systems.genesys.orders import (
    Activate,
    Arrive,
    ChooseZones,
    Decline,
    Deploy,
    ForwardZones,
    GoOn,
    HoldAction,
    Move,
    React,
    Reaction,
)
from engine.systems.genesys.reserves import arriving_of, entry_of
from engine.systems.genesys.rules import GenesysRules
from engine.systems.genesys.state import GenesysGame
from geometry.area import Area
from geometry.pose import Pose
from missions.load import load_mission

BOTTOM, LEFT, RIGHT = EdgeName.BOTTOM, EdgeName.LEFT, EdgeName.RIGHT


@pytest.fixture(scope="module")
def muster() -> Mission:
    return load_mission(Path(__file__).with_name("muster.yaml"))


def begun(rules: GenesysRules, muster: Mission, zones: tuple[int, ...] = (1, 2, 4), **settings: str) -> GenesysGame:
    """Red has set its captain down and begins; its walkers wait."""
    game = rules.begin(replace(muster, settings={**muster.settings, **settings}))
    game = rules.carry_out(game, ChooseZones(by="red", zones=zones))
    game = rules.carry_out(game, Deploy(by="red", unit="red.captain", model=1, path=(Pose(4, 46),)))
    return rules.carry_out(game, RollOff(rolled={"red": (6,), "blue": (1,)}))


def active(rules: GenesysRules, muster: Mission, **settings: str) -> GenesysGame:
    return rules.carry_out(begun(rules, muster, **settings), Activate(by="red", unit="red.walkers"))


@pytest.mark.parametrize(
    ("zones", "stretches"),
    [
        ((1, 2, 4), [EdgeSegment(BOTTOM, 0, 32), EdgeSegment(LEFT, 36, 48)]),
        (
            (1, 3, 5),
            [
                EdgeSegment(RIGHT, 42, 48),
                EdgeSegment(BOTTOM, 0, 16),
                EdgeSegment(BOTTOM, 32, 48),
                EdgeSegment(LEFT, 42, 48),
            ],
        ),
        ((2, 3, 6), [EdgeSegment(RIGHT, 36, 48), EdgeSegment(BOTTOM, 16, 48)]),
    ],
)
def test_the_stretches_are_those_that_the_zones_border(
    rules: GenesysRules, muster: Mission, zones: tuple[int, ...], stretches: list[EdgeSegment]
) -> None:
    game = rules.carry_out(rules.begin(muster), ChooseZones(by="red", zones=zones))
    assert set(entry_of(game, "red")) == set(stretches)
    assert entry_of(game, "blue") == ()


def test_a_zone_in_the_middle_borders_nothing_and_8_the_side(rules: GenesysRules, muster: Mission) -> None:
    game = rules.carry_out(rules.begin(muster), ForwardZones(by="red", zone=5, rolled=(5, 5)))
    assert entry_of(game, "red") == ()
    game = rules.carry_out(rules.begin(muster), ForwardZones(by="red", zone=5, rolled=(5, 6)))
    assert entry_of(game, "red") == (EdgeSegment(RIGHT, 30, 36),)


def test_the_own_edge_stays_where_it_was_once_zones_are_taken(rules: GenesysRules, muster: Mission) -> None:
    """Zone 4 of a side that deploys along the top borders a side edge alone."""
    top = (EdgeSegment(EdgeName.TOP, 0, 48),)
    sides = tuple(replace(side, entry=top if side.id == "red" else ()) for side in muster.sides)
    game = rules.begin(replace(muster, sides=sides))
    game = rules.carry_out(game, ForwardZones(by="red", zone=4, rolled=(4, 4)))
    assert entry_of(game, "red") == (EdgeSegment(RIGHT, 6, 12),)


def test_a_squad_comes_on_has_gone_what_it_came_and_may_go_on(rules: GenesysRules, muster: Mission) -> None:
    game = active(rules, muster)
    order = rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 41),)))
    assert isinstance(order, Arrive)
    assert order.path[0] == Pose(20, 48.5)
    game = rules.carry_out(game, order)
    assert {model.number for model in game.standing_of("red.walkers")} == {1, 2}
    assert game.moved["red.walkers.1"] == pytest.approx(7.5)
    assert bonus(rules.rulebook, game, "red.walkers.1") == 1
    here = game.model("red.walkers.1").placed.pose

    def further(inches: float) -> Move:
        return Move(by="red", unit="red.walkers", model=1, path=(here, here.moved(0, -inches)))

    assert rules.judge(game, further(1.49)).legal
    assert [one.code for one in rules.judge(game, further(1.51)).refusals] == ["move.too_far"]
    assert not rules.judge(game, order).legal


def test_its_action_is_open_once_it_stands_and_not_before(rules: GenesysRules, muster: Mission) -> None:
    game = active(rules, muster)
    hold = HoldAction(by="red", unit="red.walkers")
    assert [one.code for one in rules.judge(game, hold).refusals] == ["activate.not_on_table"]
    assert [option.id for option in rules.options(game, "red.walkers").unit] == ["arrive", "arrive_extra"]
    order = rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 44),)))
    game = rules.carry_out(game, order)
    assert rules.judge(game, hold).legal
    assert "move" in [option.id for option in rules.options(game, "red.walkers").unit]


def test_with_the_action_it_comes_farther_and_has_none_left(rules: GenesysRules, muster: Mission) -> None:
    game = active(rules, muster)
    assert not rules.judge(game, rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 37),)))).legal
    order = rules.propose(game, Draft("arrive_extra", "red", "red.walkers", 1, (Pose(20, 37),)))
    game = rules.carry_out(game, order)
    refused = rules.judge(game, HoldAction(by="red", unit="red.walkers")).refusals
    assert [one.code for one in refused] == ["action.used"]


def test_what_is_drawn_for_an_arrival_is_what_is_allowed(rules: GenesysRules, muster: Mission) -> None:
    game = active(rules, muster)
    areas = rules.areas(game, Draft("arrive", "red", "red.walkers", 1, (Pose(8, 45),)))
    assert areas.legal_end is not None
    inside = 0
    for x in (0.3, 0.7, 4.0, 9.4, 9.6, 15.0, 31.9, 33.0, 36.0, 40.9, 41.2):
        for y in (30.0, 36.2, 39.4, 39.6, 42.0, 44.8, 47.4, 47.7):
            order = rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(x, y),)))
            allowed = rules.judge(game, order).legal
            assert areas.legal_end.contains((x, y)) is allowed, (x, y)
            inside += allowed
    assert 30 < inside < 80
    assert "How reserves come on: not from the rulebook" in areas.notes
    assert areas.allowance == 9


def test_a_squad_mate_comes_from_the_edge_that_nothing_bars(rules: GenesysRules, muster: Mission) -> None:
    """A rock lies between the second model and the edge that is nearer to it."""
    rock = Piece("rock", "Rock", "rock", Area.rectangle(2, 45, 6, 46), traits=frozenset({"impassable"}))
    game = rules.begin(replace(muster, terrain=(rock,)))
    game = rules.carry_out(game, ChooseZones(by="red", zones=(1, 2, 4)))
    game = rules.carry_out(game, Deploy(by="red", unit="red.captain", model=1, path=(Pose(20, 46),)))
    game = rules.carry_out(game, RollOff(rolled={"red": (6,), "blue": (1,)}))
    game = rules.carry_out(game, Activate(by="red", unit="red.walkers"))
    path = (Pose(10, 48.5), Pose(10, 44))
    order = Arrive(by="red", unit="red.walkers", model=1, path=path, others={2: Pose(4, 44)})
    assert rules.judge(game, order).legal
    assert rules.carry_out(game, order).moved["red.walkers.2"] == pytest.approx(4.5)


def test_models_set_by_hand_stay_where_they_were_set(rules: GenesysRules, muster: Mission) -> None:
    game = active(rules, muster)
    order = rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 44),), others={2: Pose(26, 45)}))
    assert isinstance(order, Arrive)
    assert order.others == {2: Pose(26, 45)}
    assert rules.judge(game, order).legal


def test_the_other_side_is_asked_once_the_squad_stands(rules: GenesysRules, muster: Mission) -> None:
    game: Any = begun(rules, muster)
    game = rules.carry_out(game, Activate(by="red", unit="red.captain"))
    for order in (End(by="red"), Pass(by="red"), Activate(by="blue", unit="blue.captain")):
        game = rules.carry_out(game, order)
    for order in (HoldAction(by="blue", unit="blue.captain"), End(by="blue"), Pass(by="blue")):
        game = rules.carry_out(game, order)
    game = rules.carry_out(game, Activate(by="red", unit="red.walkers"))
    assert game.activation.window is None
    game = rules.carry_out(game, rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 44),))))
    assert game.activation.window == "blue"


def test_a_game_round_does_not_end_before_a_side_was_asked_for_its_reserves(
    rules: GenesysRules, muster: Mission
) -> None:
    game = begun(rules, muster)
    for order in (Activate(by="red", unit="red.captain"), End(by="red"), Pass(by="red")):
        game = rules.carry_out(game, order)
    for order in (Activate(by="blue", unit="blue.captain"), End(by="blue"), Pass(by="blue")):
        game = rules.carry_out(game, order)
    assert (game.round, game.turn_of) == (1, "red")
    assert "may bring squads from reserve" in rules.options(game).note
    brought = rules.carry_out(game, Activate(by="red", unit="red.walkers"))
    brought = rules.carry_out(
        brought, rules.propose(brought, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 44),)))
    )
    for order in (End(by="red"), Pass(by="red")):
        brought = rules.carry_out(brought, order)
    assert brought.round == 2
    kept = rules.carry_out(game, Pass(by="red"))
    assert kept.round == 2
    assert kept.kept_back == frozenset()


def test_a_squad_that_finds_no_way_on_stays_in_reserve(rules: GenesysRules, muster: Mission) -> None:
    game = rules.carry_out(active(rules, muster), End(by="red"))
    assert game.activation is None
    assert "red.walkers" in game.activated
    assert game.standing_of("red.walkers") == ()
    refused = rules.judge(game, Activate(by="red", unit="red.walkers")).refusals
    assert [one.code for one in refused] == ["activate.again"]


def test_a_side_with_nobody_on_the_table_brings_one_squad(rules: GenesysRules, muster: Mission) -> None:
    game = rules.carry_out(begun(rules, muster), Remove(by="red", models=("red.captain.1",)))
    assert command.left(game, "red") == 0
    assert arriving_of(rules.rulebook, game, "red") == ("red.walkers",)
    assert rules.judge(game, Activate(by="red", unit="red.walkers")).legal


def test_a_leader_that_arrives_raises_command_value_at_once(rules: GenesysRules, muster: Mission) -> None:
    game = rules.begin(muster)
    game = rules.carry_out(game, ChooseZones(by="red", zones=(1, 2, 4)))
    walkers = Deploy(by="red", unit="red.walkers", model=1, path=(Pose(4, 46),), others={2: Pose(6, 46)})
    game = rules.carry_out(rules.carry_out(game, walkers), RollOff(rolled={"red": (6,), "blue": (1,)}))
    assert command.maximum(game, "red") == 1
    game = rules.carry_out(game, Activate(by="red", unit="red.captain"))
    game = rules.carry_out(game, rules.propose(game, Draft("arrive", "red", "red.captain", 1, (Pose(20, 44),))))
    assert (command.maximum(game, "red"), command.left(game, "red")) == (3, 2)


def test_the_roster_marks_who_waits_and_the_log_says_how_far_they_came(rules: GenesysRules, muster: Mission) -> None:
    game = active(rules, muster)
    roster: Any = next(one for one in rules.readout(game).sections if one.title == "Squads this Game Round")
    row = next(row for row in roster.rows if row.unit == "red.walkers")
    assert (row.mark, row.gone) == ("R", False)
    order = rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 44),)))
    assert rules.describe(game, order).action == "Comes on"
    notes: Any = next(one for one in rules.readout(game).sections if one.title == "Deployment")
    assert notes.lines == ("Red: zones 1, 2, 4; entry edges: bottom 0″ to 32″, left 36″ to 48″",)


def test_without_an_edge_nothing_is_proposed_that_is_allowed(rules: GenesysRules, muster: Mission) -> None:
    game = rules.begin(muster)
    game = rules.carry_out(game, ForwardZones(by="red", zone=5, rolled=(5, 5)))
    game = rules.carry_out(game, Deploy(by="red", unit="red.captain", model=1, path=(Pose(24, 38),)))
    game = rules.carry_out(game, RollOff(rolled={"red": (6,), "blue": (1,)}))
    with pytest.raises(IllegalOrder):
        rules.carry_out(game, Activate(by="red", unit="red.walkers"))
    draft = Draft("arrive", "red", "red.walkers", 1, (Pose(20, 44),))
    assert not rules.judge(game, rules.propose(game, draft)).legal
    assert rules.areas(game, draft).legal_end is None


def whole_turn(rules: GenesysRules, game: GenesysGame, side: str, *units: str) -> GenesysGame:
    for unit in units:
        game = rules.carry_out(rules.carry_out(game, Activate(by=side, unit=unit)), End(by=side))
    return rules.carry_out(game, Pass(by=side))


def test_a_side_that_may_bring_reserves_has_not_finished(rules: GenesysRules, muster: Mission) -> None:
    game = whole_turn(rules, begun(rules, muster), "red", "red.captain")
    assert game.first_done is None
    game = whole_turn(rules, game, "blue", "blue.captain")
    assert game.first_done == "blue"
    game = rules.carry_out(game, Activate(by="red", unit="red.walkers"))
    game = rules.carry_out(game, rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 44),))))
    game = rules.carry_out(rules.carry_out(game, End(by="red")), Pass(by="red"))
    assert (game.round, game.turn_of) == (2, "blue")


def test_reserves_that_cannot_come_yet_keep_nobody_from_finishing(rules: GenesysRules, muster: Mission) -> None:
    game = whole_turn(rules, begun(rules, muster, reserve_round="second"), "red", "red.captain")
    assert game.first_done == "red"


def test_a_side_that_kept_its_reserves_back_has_finished_until_it_brings_one(
    rules: GenesysRules, muster: Mission
) -> None:
    """Blue has two squads more, so that Red has further turns."""
    more = [replace(muster.unit("blue.captain"), id=f"blue.{x}", poses={1: Pose(x, 4)}) for x in (36, 40)]
    game = begun(rules, replace(muster, units=(*muster.units, *more)))
    game = whole_turn(rules, game, "red", "red.captain")
    game = whole_turn(rules, game, "blue", "blue.captain")
    game = whole_turn(rules, game, "red")
    assert game.first_done == "red"
    game = whole_turn(rules, game, "blue", "blue.36")
    kept = whole_turn(rules, whole_turn(rules, game, "red"), "blue", "blue.40")
    assert (kept.round, kept.turn_of) == (2, "red")
    game = rules.carry_out(game, Activate(by="red", unit="red.walkers"))
    assert game.first_done is None
    game = rules.carry_out(game, rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 44),))))
    game = rules.carry_out(game, End(by="red"))
    assert game.first_done == "red"


class TestHalts:
    """Blue's captain holds its Action, and sees all of the table."""

    def held(self, rules: GenesysRules, muster: Mission, **settings: str) -> Any:
        game = rules.carry_out(begun(rules, muster, **settings), Activate(by="red", unit="red.captain"))
        for order in (End(by="red"), Pass(by="red"), Activate(by="blue", unit="blue.captain")):
            game = rules.carry_out(game, order)
        for held in (HoldAction(by="blue", unit="blue.captain"), End(by="blue"), Pass(by="blue")):
            game = rules.carry_out(game, held)
        game = rules.carry_out(game, Activate(by="red", unit="red.walkers"))
        return rules.carry_out(game, rules.propose(game, Draft("arrive", "red", "red.walkers", 1, (Pose(20, 41),))))

    def test_a_squad_halted_at_the_edge_goes_on_as_it_was_ordered(self, rules: GenesysRules, muster: Mission) -> None:
        game = self.held(rules, muster)
        assert game.activation.window == "blue"
        assert game.activation.halted.by == (("blue.captain", Reaction.SHOOT),)
        assert game.model("red.walkers.1").placed.pose == Pose(20, 48.5)
        game = rules.carry_out(game, Decline(by="blue"))
        assert game.activation.halted is None
        assert game.model("red.walkers.1").placed.pose == Pose(20, 41)
        assert game.moved["red.walkers.1"] == pytest.approx(7.5)
        assert game.activation.window == "blue"

    def test_it_is_shot_at_there_and_who_is_left_goes_on(self, rules: GenesysRules, muster: Mission) -> None:
        game = self.held(rules, muster)
        shot = React(by="blue", unit="blue.captain", kind=Reaction.SHOOT, removed=("red.walkers.2",))
        game = rules.carry_out(game, shot)
        refused = rules.judge(game, End(by="red")).refusals
        assert [one.code for one in refused] == ["move.off_table"]
        game = rules.carry_out(game, GoOn(by="red", unit="red.walkers"))
        assert game.model("red.walkers.1").placed.pose == Pose(20, 41)
        assert rules.judge(game, End(by="red")).legal

    def test_between_the_steps_alone_it_is_not_halted(self, rules: GenesysRules, muster: Mission) -> None:
        game = self.held(rules, muster, reaction_moment="between")
        assert game.activation.halted is None
        assert game.model("red.walkers.1").placed.pose == Pose(20, 41)
