import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.findings import Severity
from engine.orders import End, Pass, Remove
from engine.rulebook import Rulebook
from engine.systems.genesys.bonus import (
    BY_GENERATION,
    READINGS,
    bonus,
    bonus_of,
    charge_bonus,
    close_to,
    evasion,
    limits,
    other_readings,
    reading_of,
)
from engine.systems.genesys.orders import HoldAction, Move, React, Reaction
from geometry.base import Base, BaseShape

Begin = Callable[..., Any]

BANDS = {
    "strict": {0: 0, 6: 0, 6.01: 1, 7: 1, 12: 1, 12.01: 2, 13: 2, 18: 2, 18.01: 2, 24: 2},
    "round_up": {0: 0, 6: 0, 6.01: 1, 7: 1, 12: 1, 12.01: 2, 13: 2, 18: 2, 18.01: 2, 24: 2},
    "round_down": {0: 0, 6: 0, 6.01: 0, 6.99: 0, 7: 1, 12: 1, 12.01: 1, 12.99: 1, 13: 2, 24: 2},
    "later": {0: 0, 6: 0, 6.01: 1, 12: 1, 12.01: 2, 18: 2, 18.01: 3, 19: 3, 24: 3},
}


@pytest.mark.parametrize(
    ("reading", "inches", "expected"),
    [(reading, inches, value) for reading, band in BANDS.items() for inches, value in band.items()],
)
def test_each_reading_of_the_bands_gives_its_bonus(book: Rulebook, reading: str, inches: float, expected: int) -> None:
    assert bonus_of(book, reading, inches) == expected


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("whole", range(25))
def test_inside_the_tolerance_of_a_whole_number_the_bonus_is_that_of_the_number(
    book: Rulebook, reading: str, whole: int
) -> None:
    at = bonus_of(book, reading, whole)
    assert bonus_of(book, reading, whole + 0.001) == at
    assert whole == 0 or bonus_of(book, reading, whole - 0.001) == at


@pytest.mark.parametrize("reading", READINGS)
def test_a_distance_inside_the_tolerance_of_a_bands_end_is_close_to_it(book: Rulebook, reading: str) -> None:
    ends = {"strict": (6, 12), "round_up": (6, 12), "round_down": (7, 13), "later": (6, 12, 18)}[reading]
    for whole in range(1, 25):
        wanted = whole if whole in ends else None
        assert [close_to(book, reading, whole + off) for off in (-0.001, 0.0, 0.001)] == [wanted] * 3
        assert [close_to(book, reading, whole + off) for off in (-0.0011, 0.0011)] == [None] * 2


def test_inside_the_tolerance_of_a_bands_end_the_verdict_says_which_bonus_is_counted(play: Begin) -> None:
    game = play().activate("red.walkers")
    for inches, counted in ((5.999, 0), (6.0, 0), (6.001, 0)):
        finding = game.finding(game.shift("red.walkers", 0, -inches), "bonus.band")
        assert (finding.severity, finding.limit) == (Severity.AT_LIMIT, 6)
        assert (
            f"of 6″; inside the tolerance of 0.001″. +{counted} is counted; at a real table, agree on it first"
            in game.say(finding)
        )
    assert game.severities(game.shift("red.walkers", 0, -5.998), "bonus.band") == [Severity.PASSED]
    assert game.severities(game.shift("red.walkers", 0, -6.002), "bonus.band") == [Severity.OTHER_READING]


def test_a_squad_tells_both_of_a_model_where_readings_part_and_of_one_too_close_to_call(play: Begin) -> None:
    order = play().activate("red.walkers").shift("red.walkers", 0, -6)
    order = replace(order, others={**order.others, 2: order.others[2].moved(0, -0.5)})
    judged = play().activate("red.walkers")
    told = [finding for finding in judged.judge(order).findings if finding.code == "bonus.band"]
    assert [(finding.severity, finding.subjects[0]) for finding in told] == [
        (Severity.AT_LIMIT, "red.walkers.1"),
        (Severity.OTHER_READING, "red.walkers.2"),
    ]


def test_the_settings_offer_exactly_these_readings(book: Rulebook) -> None:
    assert set(book.settings["bonus_bands"].readings) == {*READINGS, BY_GENERATION}


def test_other_readings_are_named_only_where_they_differ(book: Rulebook) -> None:
    assert other_readings(book, "strict", 6) == {}
    assert other_readings(book, "strict", 6.5) == {"round_down": 0}
    assert other_readings(book, "strict", 7) == {}
    assert other_readings(book, "strict", 18.5) == {"later": 3}
    assert limits(book, "later") == (6, 12, 18)


def test_a_move_says_what_it_earns_and_where_another_reading_parts(play: Begin) -> None:
    game = play().activate("red.walkers")
    assert game.severities(game.shift("red.walkers", 0, -5.5), "bonus.band") == [Severity.PASSED]
    finding = game.finding(game.shift("red.walkers", 0, -6.5), "bonus.band")
    assert finding.severity is Severity.OTHER_READING
    assert finding.setting == "bonus_bands"
    assert "6.50″ moved earns +1 as set; in another reading +0: Only whole" in game.say(finding)


def test_every_reading_that_differs_is_named_with_its_bonus(play: Begin) -> None:
    game = play({"red.runners": {1: (20, 34)}}, bonus_bands="round_down").activate("red.runners")
    said = game.say(game.finding(game.shift("red.runners", 0, -12.5, extra=True), "bonus.band"))
    assert said.startswith("12.50″ moved earns +1 as set; in other readings +2: ")
    assert said.count("+2: ") == 3, "all but the reading that is set"


def test_a_way_back_counts_for_the_bonus_or_by_a_setting_does_not(play: Begin) -> None:
    for reading, earned in (("way", 1), ("rest", 0)):
        game = play(bonus_inches=reading).activate("red.walkers")
        here = game.at("red.walkers.1")
        out = Move(by="red", unit="red.walkers", model=1, path=(here, here.moved(0, -4), here.moved(0, -0.5)))
        assert game.severities(out, "bonus.way") == [Severity.OTHER_READING]
        assert game.severities(game.shift("red.walkers", 0, -8), "bonus.way") == []
        game.do(out)
        assert bonuses(game)[0] == earned


@pytest.mark.parametrize(("forward", "earned"), [(4.2, 0), (4.3, 1)])
def test_a_turn_of_a_long_base_counts_for_the_bonus(play: Begin, forward: float, earned: int) -> None:
    """An oval of 1″ by 2.5″ that turns a quarter swings its ends by the chord of 1.77″."""
    oval = Base.from_millimetres(BaseShape.OVAL, 25.4, 63.5)
    game = play({"red.walkers": {1: (10, 20)}}, changed={"red.walkers": {"base": oval}}).activate("red.walkers")
    here = game.at("red.walkers.1")
    path = (here, here.moved(0, -forward), here.moved(0, -forward).turned(90))
    game.do(Move(by="red", unit="red.walkers", model=1, path=path))
    swing = max(
        2 * math.hypot(0.5 * math.cos(angle), 1.25 * math.sin(angle)) * math.sin(math.pi / 4)
        for angle in (step * math.pi / 1800 for step in range(3600))
    )
    assert game.game.moved["red.walkers.1"] == pytest.approx(forward + swing, abs=1e-4)
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == earned


def test_strict_bands_stay_strict_in_2018_where_they_are_set(play: Begin) -> None:
    game = play({"red.runners": {1: (20, 34)}}, generation="2018+", bonus_bands="strict")
    game = game.activate("red.runners")
    far = replace(
        game.shift("red.runners", 0, -9), path=(game.at("red.runners.1"), game.at("red.runners.1").moved(0, -19))
    )
    said = game.say(game.finding(far, "bonus.band"))
    assert said.startswith("19.00″ moved earns +2 as set; in another reading +3: "), said


def moved(play: Begin, **settings: str) -> Any:
    """Red's walkers have moved 9, 9 and 2 inches."""
    game = play(**settings).activate("red.walkers")
    for model, inches in ((1, 9), (2, 9), (3, 2)):
        game.do(game.shift("red.walkers", 0, -inches, only=model))
    return game


def bonuses(game: Any) -> list[int]:
    return [bonus(game.rules.rulebook, game.game, f"red.walkers.{number}") for number in (1, 2, 3)]


def test_each_model_has_its_own_bonus(play: Begin) -> None:
    assert bonuses(moved(play)) == [1, 1, 0]


def test_where_it_is_set_so_the_squad_has_the_least_or_the_most(play: Begin) -> None:
    assert bonuses(moved(play, squad_bonus="least")) == [0, 0, 0]
    assert bonuses(moved(play, squad_bonus="most")) == [1, 1, 1]


def test_the_end_of_the_activation_says_that_the_models_differ(play: Begin) -> None:
    finding = moved(play).finding(End(by="red"), "bonus.squad")
    assert finding.severity is Severity.OTHER_READING
    assert finding.words["bonuses"] == "+1 for 1 and 2, +0 for 3"
    assert moved(play, squad_bonus="most").finding(End(by="red"), "bonus.squad").words["bonuses"] == "+1"


def test_movement_is_added_up_over_the_orders_of_one_activation(play: Begin) -> None:
    game = play().activate("red.walkers").do(*[])
    game.do(game.shift("red.walkers", 0, -4))
    game.do(game.shift("red.walkers", 3, 0))
    assert bonuses(game) == [1, 1, 1]


def test_the_bonus_lasts_through_the_opponents_turn_and_ends_with_the_squads_next_activation(play: Begin) -> None:
    game = moved(play).do(End(by="red"), Pass(by="red"))
    for unit in ("blue.captain", "blue.walkers", "blue.runners"):
        game.activate(unit).do(End(by="blue"))
    game.do(Pass(by="blue"))
    for unit in ("red.captain", "red.runners"):
        game.activate(unit).do(End(by="red"))
    game.do(Pass(by="red"))
    assert game.game.round == 2
    assert bonuses(game) == [1, 1, 0]
    assert game.game.turn_of == "blue"
    game.activate("blue.captain").do(End(by="blue"), Pass(by="blue"))
    game.activate("red.walkers")
    assert bonuses(game) == [0, 0, 0]


def test_the_bonus_ends_with_the_squads_reaction(play: Begin) -> None:
    game = moved(play).do(HoldAction(by="red", unit="red.walkers"), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers")
    assert bonuses(game) == [1, 1, 0]
    game.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    assert bonuses(game) == [0, 0, 0]


def test_a_reaction_of_one_squad_leaves_the_bonus_of_another(play: Begin) -> None:
    game = play()
    game.activate("red.walkers").do(game.shift("red.walkers", 0, -9), End(by="red"))
    game.activate("red.runners").do(HoldAction(by="red", unit="red.runners"), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers").do(React(by="red", unit="red.runners", kind=Reaction.SHOOT))
    assert bonuses(game) == [1, 1, 1]


def test_a_model_that_is_removed_takes_its_bonus_along(play: Begin) -> None:
    game = moved(play).do(Remove(by="red", models=("red.walkers.1",)))
    assert "red.walkers.1" not in game.game.moved
    assert evasion(game.rules.rulebook, game.game, "red.walkers.2") == 1


def test_a_model_out_of_melee_has_no_charge_bonus(play: Begin) -> None:
    game = moved(play)
    assert charge_bonus(game.rules.rulebook, game.game, "red.walkers.1") == 0


def test_the_generation_of_2018_has_the_later_bands_where_no_other_reading_is_set(play: Begin) -> None:
    assert reading_of(play().game) == "strict"
    assert reading_of(play(generation="2018+").game) == "later"
    assert reading_of(play(generation="2018+", bonus_bands="round_down").game) == "round_down"
    assert reading_of(play(generation="2017").game) == "strict"
