import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.findings import Severity
from engine.orders import End, Pass, Remove
from engine.systems.genesys.bonus import charge_bonus
from engine.systems.genesys.orders import Attack, Charge, Way
from geometry.pose import Pose

Begin = Callable[..., Any]

FACING = {"red.runners": {1: (10, 20)}, "blue.walkers": {1: (10, 12)}}


def charger(play: Begin, **settings: str) -> Any:
    """Red's runner, 7″ of free ground from Blue's walker."""
    return play(FACING, **settings).activate("red.runners")


def bonus_after(game: Any, order: Charge) -> int:
    game.do(order)
    return charge_bonus(game.rules.rulebook, game.game, "red.runners.1")


@pytest.mark.parametrize(
    ("inches", "legal"), [(6.99, False), (6.998, False), (6.999, True), (7, True), (7.001, True), (7.002, False)]
)
def test_a_charge_ends_base_to_base_with_a_target(play: Begin, inches: float, legal: bool) -> None:
    game = charger(play)
    assert game.judge(game.charge("red.runners", 0, -inches, "blue.walkers")).legal is legal


def test_a_charge_that_falls_short_says_by_how_much(play: Begin) -> None:
    game = charger(play)
    finding = game.finding(game.charge("red.runners", 0, -6.5, "blue.walkers"), "charge.no_contact")
    assert (finding.measured, finding.limit) == (0.5, 0)
    assert game.say(finding).startswith("Red Runners stops 0.50″ from Blue Walkers.")


def test_a_charge_names_enemy_squads_on_the_table(play: Begin) -> None:
    game = charger(play)
    good = game.charge("red.runners", 0, -7, "blue.walkers")
    for targets in ((), ("red.captain",), ("blue.runners",), ("blue.walkers", "red.captain")):
        assert game.refusals(replace(good, targets=targets)) == ["charge.no_target"]
    assert game.refusals(replace(good, targets=("blue.nobody",))) == ["order.unknown"]


def test_one_model_in_contact_is_enough(play: Begin) -> None:
    game = play({**FACING, "red.runners": {1: (10, 20), 2: (14, 20)}}).activate("red.runners")
    assert game.judge(game.charge("red.runners", 0, -7, "blue.walkers")).legal
    assert game.judge(replace(game.charge("red.runners", 0, -7, "blue.walkers"), others={})).legal


def test_what_spoils_a_direct_path_is_drawn(play: Begin) -> None:
    """The hedge covers x 25 to 27, y 19 to 21."""
    game = play({"red.runners": {1: (26, 24)}, "blue.walkers": {1: (26, 16)}}).activate("red.runners")
    through = game.finding(game.charge("red.runners", 0, -7, "blue.walkers"), "charge.direct_path")
    assert through.where.offending is not None
    assert through.where.offending.contains((26, 20))
    charge = game.charge("red.runners", 0, -7, "blue.walkers")
    bent = replace(charge, path=(charge.path[0], Pose(23, 21), Pose(24.5, 18), charge.path[-1]))
    found = game.finding(bent, "charge.direct_path").where
    assert (found.offending, found.spot) == (None, (23, 21))
    straight = play({"red.runners": {1: (10, 20)}, "blue.walkers": {1: (10, 12)}}).activate("red.runners")
    clear = straight.finding(straight.charge("red.runners", 0, -7, "blue.walkers"), "charge.direct_path").where
    assert (clear.offending, clear.spot) == (None, (10, 13))


def test_a_charge_is_held_to_the_allowance_like_any_move(play: Begin) -> None:
    game = play({"red.runners": {1: (10, 26)}, "blue.walkers": {1: (10, 10)}}).activate("red.runners")
    assert game.refusals(game.charge("red.runners", 0, -15, "blue.walkers")) == ["move.too_far"]
    with_action = replace(game.charge("red.runners", 0, -15, "blue.walkers"), extra=True)
    assert bonus_after(game, with_action) == 2
    assert game.refusals(Attack(by="red", unit="red.runners", target="blue.walkers", way=Way.MELEE)) == ["action.used"]


def test_a_charge_of_more_than_6_in_one_straight_leg_earns_its_bonus(play: Begin) -> None:
    game = charger(play)
    order = game.charge("red.runners", 0, -7, "blue.walkers")
    assert game.finding(order, "charge.direct_path").severity is Severity.PASSED
    assert bonus_after(game, order) == 1


def test_sight_is_told_only_where_a_bonus_hangs_on_it(play: Begin) -> None:
    game = charger(play)
    assert game.severities(game.charge("red.runners", 0, -7, "blue.walkers"), "charge.sight") == [Severity.PASSED]
    near = play({**FACING, "red.runners": {1: (10, 18)}}).activate("red.runners")
    assert near.severities(near.charge("red.runners", 0, -5, "blue.walkers"), "charge.sight") == []


def test_without_sight_the_charge_goes_on_for_no_bonus(play: Begin) -> None:
    game = charger(play)
    order = game.charge("red.runners", 0, -7, "blue.walkers", sight=False)
    finding = game.finding(order, "charge.unseen")
    assert finding.severity is Severity.LEFT_TO_YOU
    assert "by your word, so no charge bonus" in game.say(finding)
    assert bonus_after(game, order) == 0
    assert game.judge(Attack(by="red", unit="red.runners", target="blue.walkers", way=Way.MELEE)).legal


def bent(game: Any) -> Charge:
    straight = game.charge("red.runners", 0, -7, "blue.walkers")
    return replace(straight, path=(Pose(10, 20), Pose(13, 16.5), Pose(10, 13)))


def test_a_way_that_bends_earns_no_bonus_and_the_charge_goes_on(play: Begin) -> None:
    game = charger(play)
    order = bent(game)
    assert "bends on its way, so no charge bonus" in game.say(game.finding(order, "charge.direct_path"))
    assert game.severities(order, "charge.sight") == [Severity.PASSED]
    assert bonus_after(game, order) == 0


def test_where_only_the_last_leg_counts_the_same_way_earns_it(play: Begin) -> None:
    game = charger(play, direct_path="last_leg")
    finding = game.finding(bent(game), "charge.direct_path")
    assert (finding.severity, finding.setting) == (Severity.OTHER_READING, "direct_path")
    assert bonus_after(game, bent(game)) == 1


def test_the_way_is_that_of_the_whole_activation(play: Begin) -> None:
    game = charger(play)
    game.do(game.shift("red.runners", 0, -3))
    assert game.finding(game.charge("red.runners", 0, -4, "blue.walkers"), "charge.direct_path").words["outcome"] == (
        "straight to its target"
    )
    aside = play({**FACING, "red.runners": {1: (13, 17)}}).activate("red.runners")
    aside.do(aside.shift("red.runners", -3, 0))
    order = aside.charge("red.runners", 0, -4, "blue.walkers")
    assert aside.finding(order, "charge.direct_path").severity is Severity.OTHER_READING
    assert bonus_after(aside, order) == 0


def test_a_way_back_and_forth_is_no_straight_leg(play: Begin) -> None:
    game = charger(play)
    game.do(game.shift("red.runners", 0, 2))
    order = game.charge("red.runners", 0, -9, "blue.walkers")
    assert "bends" in game.finding(order, "charge.direct_path").words["outcome"]


@pytest.mark.parametrize(
    ("x", "counts"), [(24.5, False), (24.499, False), (24.498, True), (26, False), (27.5, False), (27.502, True)]
)
def test_a_way_that_touches_a_blocking_piece_earns_no_bonus(play: Begin, x: float, counts: bool) -> None:
    """The hedge reaches from 25 to 27 and may be crossed; half a base more on either side."""
    game = play({"red.runners": {1: (x, 24)}, "blue.walkers": {1: (x, 15)}}).activate("red.runners")
    order = game.charge("red.runners", 0, -8, "blue.walkers")
    assert game.judge(order).legal
    assert ("touches Hedge" in game.finding(order, "charge.direct_path").words["outcome"]) is not counts
    assert bonus_after(game, order) == int(counts)


def round_the_rock(play: Begin, start: float, target: float, **settings: str) -> tuple[Any, Charge]:
    """The rock reaches from 29 to 31, and from 19 to 21 down the table. The way leads round it, in legs."""
    place = {"red.runners": {1: (start, 24)}, "blue.walkers": {1: (target, 15)}}
    game = play(place, direct_path="last_leg", **settings).activate("red.runners")
    far = math.hypot(target - 28, 3)
    end = Pose(28 + (target - 28) * (far - 1) / far, 18 - 3 * (far - 1) / far)
    order = game.charge("red.runners", 0, -1, "blue.walkers")
    return game, replace(order, path=(Pose(start, 24), Pose(28, 22), Pose(28, 18), end))


@pytest.mark.parametrize(
    ("start", "severity", "earned"),
    [
        (29.498, Severity.PASSED, 1),
        (29.499, Severity.AT_LIMIT, 1),
        (29.5, Severity.AT_LIMIT, 1),
        (29.502, None, 0),
        (30.0, None, 0),
    ],
)
def test_a_piece_hides_the_target_unless_a_line_passes_it_and_a_grazing_one_is_marked(
    play: Begin, start: float, severity: Severity | None, earned: int
) -> None:
    game, order = round_the_rock(play, start, start)
    assert game.judge(order).legal
    assert game.severities(order, "charge.sight") == ([] if severity is None else [severity])
    assert game.severities(order, "charge.hidden") == ([Severity.OTHER_READING] if severity is None else [])
    assert bonus_after(game, order) == earned


def test_what_hides_the_target_is_named_and_drawn(play: Begin) -> None:
    game, order = round_the_rock(play, 30.0, 30.0)
    finding = game.finding(order, "charge.hidden")
    assert game.say(finding).startswith("Rock hides Blue Walkers 1 from Red Runners 1, so no charge bonus")
    assert finding.setting == "charge_sight"
    assert finding.where.whole is game.game.mission.piece("rock").outline
    assert finding.where.line == ((30.0, 23.5), (30.0, 15.5))


def test_a_grazing_sight_says_so(play: Begin) -> None:
    game, order = round_the_rock(play, 29.5, 29.5)
    said = game.say(game.finding(order, "charge.sight"))
    assert said.startswith("Inside the tolerance of 0.001″. Allowed here")


@pytest.mark.parametrize(("reading", "earned"), [("pieces", 0), ("impassable", 0), ("nothing", 1)])
def test_what_hides_is_a_setting(play: Begin, reading: str, earned: int) -> None:
    game, order = round_the_rock(play, 30.0, 30.0, charge_sight=reading)
    assert bonus_after(game, order) == earned


@pytest.mark.parametrize(("reading", "hidden"), [("pieces", True), ("impassable", False)])
def test_a_hedge_hides_where_blocking_pieces_do(play: Begin, reading: str, hidden: bool) -> None:
    place = {"red.runners": {1: (26, 24)}, "blue.walkers": {1: (26, 15)}}
    game = play(place, charge_sight=reading).activate("red.runners")
    order = game.charge("red.runners", 0, -8, "blue.walkers")
    assert bool(game.severities(order, "charge.hidden")) is hidden
    assert bonus_after(game, order) == 0, "the way touches the hedge whoever is seen"


def test_a_piece_that_is_gone_hides_nothing(play: Begin) -> None:
    game, order = round_the_rock(play, 30.0, 30.0)
    game.game = replace(game.game, removed=frozenset({"rock"}))
    assert game.severities(order, "charge.sight") == [Severity.PASSED]


def test_a_plain_move_into_contact_enters_melee_for_no_bonus(play: Begin) -> None:
    game = charger(play)
    game.do(game.shift("red.runners", 0, -7))
    assert "red.runners.1" in game.game.entered
    assert charge_bonus(game.rules.rulebook, game.game, "red.runners.1") == 0


def test_a_second_squad_that_charges_in_earns_its_own_bonus(play: Begin) -> None:
    place = {**FACING, "red.walkers": {1: (18, 12)}}
    game = play(place).activate("red.runners")
    game.do(game.charge("red.runners", 0, -7, "blue.walkers"), End(by="red"))
    game.activate("red.walkers").do(game.charge("red.walkers", -7, 0, "blue.walkers"))
    assert charge_bonus(game.rules.rulebook, game.game, "red.walkers.1") == 1
    assert charge_bonus(game.rules.rulebook, game.game, "red.runners.1") == 1


def test_a_model_that_loses_its_enemy_is_in_melee_no_more(play: Begin) -> None:
    game = charger(play)
    assert bonus_after(game, game.charge("red.runners", 0, -7, "blue.walkers")) == 1
    game.do(Remove(by="red", models=("blue.walkers.1",)))
    assert game.game.entered == {}
    assert charge_bonus(game.rules.rulebook, game.game, "red.runners.1") == 0


def test_the_squad_charged_has_the_bonus_of_its_own_last_move_in_a_later_game_round_too(play: Begin) -> None:
    place = {"red.runners": {1: (10, 30)}, "blue.walkers": {1: (10, 12)}, "blue.captain": {}, "red.captain": {}}
    game = play(place).activate("red.runners")
    game.do(game.shift("red.runners", 0, -8), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers").do(End(by="blue"), Pass(by="blue"))
    assert game.game.round == 2
    game.activate("red.runners").do(game.shift("red.runners", 0, -2), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers").do(game.charge("blue.walkers", 0, 7, "red.runners"))
    assert charge_bonus(game.rules.rulebook, game.game, "blue.walkers.1") == 1
    assert charge_bonus(game.rules.rulebook, game.game, "red.runners.1") == 0, "2″ earn none"


def test_who_stays_in_melee_enters_it_once_whatever_moves_or_falls_elsewhere(play: Begin) -> None:
    game = charger(play)
    game.do(game.charge("red.runners", 0, -7, "blue.walkers"), End(by="red"), Pass(by="red"))
    for unit in ("blue.walkers", "blue.captain"):
        game.activate(unit).do(End(by="blue"))
    game.do(Pass(by="blue")).activate("red.captain").do(End(by="red"), Pass(by="red"))
    assert game.game.round == 2
    game.do(Remove(by="red", models=("red.captain.1",)))
    assert charge_bonus(game.rules.rulebook, game.game, "red.runners.1") == 0


def test_a_squad_already_in_melee_with_its_target_is_not_asked_for_its_path_again(play: Begin) -> None:
    game = play({"red.runners": {1: (10, 13)}, "blue.walkers": {1: (10, 12)}}).activate("red.runners")
    order = game.charge("red.runners", 0, 0, "blue.walkers")
    assert game.judge(order).legal
    assert game.severities(order, "charge.direct_path") == []
