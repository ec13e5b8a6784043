"""Rules of the clause list that no other test shows on its own, each by its own words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.mission import Mission
from engine.orders import End, Pass
from engine.rulebook import Rulebook
from engine.systems.genesys.bonus import bonus, charge_bonus
from engine.systems.genesys.deployment import PLACES, zone_area
from engine.systems.genesys.orders import Activate, Charge, HoldAction, Move, React, Reaction
from engine.systems.genesys.profile import GenesysProfile
from engine.systems.genesys.rules import GenesysRules
from engine.systems.genesys.threats import threat_of
from geometry.pose import Pose
from missions.load import load_mission
from missions.rules.units import profiles

Begin = Callable[..., Any]


@pytest.fixture(scope="module")
def muster() -> Mission:
    return load_mission(Path(__file__).with_name("muster.yaml"))


def test_between_the_zones_of_both_sides_lie_24_inches_of_conflict(rules: GenesysRules, muster: Mission) -> None:
    game = rules.begin(muster)
    assert game.mission.table.height == 48
    for number in range(1, 7):
        assert zone_area(rules.rulebook, game, "blue", number).bounds[3] <= 12
        assert zone_area(rules.rulebook, game, "red", number).bounds[1] >= 36
    for number in (7, 8):
        _, top, _, bottom = zone_area(rules.rulebook, game, "red", number).bounds
        assert (top, bottom) == (30, 36)


def test_zones_7_and_8_lie_before_4_and_6_and_are_as_large(rules: GenesysRules, muster: Mission) -> None:
    game = rules.begin(muster)
    for side, forward in (("red", -6.0), ("blue", 6.0)):
        for number, behind in ((7, 4), (8, 6)):
            here = zone_area(rules.rulebook, game, side, number).bounds
            there = zone_area(rules.rulebook, game, side, behind).bounds
            assert here == (there[0], there[1] + forward, there[2], there[3] + forward)
    assert {place for number, place in PLACES.items() if number > 6} == {(2, 0), (2, 2)}


@pytest.mark.parametrize(("movement", "three", "four"), [(2, 6, 8), (3, 9, 12), (4, 12, 16), (5, 15, 20), (6, 18, 24)])
def test_each_movement_of_the_table_gives_three_and_four_times_its_inches(
    play: Begin, movement: int, three: int, four: int
) -> None:
    game = play({"red.walkers": {1: (10, 34)}}, changed={"red.walkers": {"movement": movement}}).activate("red.walkers")
    for inches, extra in ((three, False), (four, True)):
        assert game.judge(game.shift("red.walkers", 0, -inches, extra=extra)).legal
        refused = game.refusals(game.shift("red.walkers", 0, -inches - 0.01, extra=extra))
        assert refused == ["move.too_far"]


def test_facing_is_fixed_from_the_end_of_an_activation_to_the_next(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 27, 30)}, "blue.walkers": {1: (10, 10)}})
    here = game.at("red.walkers.1")

    def turned(by: str = "red") -> Move:
        return Move(by=by, unit="red.walkers", model=1, path=(here, here.turned(90)))

    assert game.refusals(turned()) == ["order.not_now"]
    game.activate("red.walkers").do(turned())
    assert game.at("red.walkers.1").turn == 120
    here = game.at("red.walkers.1")
    game.do(HoldAction(by="red", unit="red.walkers"), End(by="red"))
    assert game.refusals(turned()) == ["order.not_now"]
    game.do(Pass(by="red"), Activate(by="blue", unit="blue.walkers"))
    assert game.refusals(turned("blue")) == ["order.not_yours"]
    game.do(React(by="red", unit="red.walkers", kind=Reaction.DIVE))
    assert game.at("red.walkers.1") == here


def test_twelve_inches_into_a_squad_that_moved_nine_give_both_a_bonus_of_one(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 32)}, "blue.runners": {1: (10, 10)}}, charge_sight="nothing")
    game.activate("red.walkers").do(game.shift("red.walkers", 0, -9), End(by="red"), Pass(by="red"))
    game.activate("blue.runners")
    here = game.at("blue.runners.1")
    path = (here, Pose(here.x, 22.0))
    game.do(Charge(by="blue", unit="blue.runners", targets=("red.walkers",), model=1, path=path))
    for model in ("red.walkers.1", "blue.runners.1"):
        assert bonus(game.rules.rulebook, game.game, model) == 1
        assert charge_bonus(game.rules.rulebook, game.game, model) == 1


@pytest.mark.parametrize(("reach", "threatens"), [(None, 1.0), (2.0, 2.0)])
def test_a_longer_weapon_threatens_as_far_as_its_profile_says(
    play: Begin, book: Rulebook, reach: float | None, threatens: float
) -> None:
    game = play(changed={"red.walkers": {"reach": reach}})
    assert threat_of(book, game.game, "red.walkers") == threatens


PROFILES = {
    "humanoid/start": (2, 2, 3, 3, 2, 3, 3, 2, 3),
    "mountain-orcs/warrior": (3, 2, 4, 3, 2, 3, 2, 2, 2),
    "norkraag/dwarf": (2, 3, 3, 3, 2, 4, 3, 2, 2),
}
"""Strength, Toughness, Movement, Martial, Ranged, Defense, Discipline, Willpower, Command."""


def test_the_profiles_are_as_the_texts_have_them() -> None:
    found = {}
    for name, profile in profiles("genesys").items():
        assert isinstance(profile, GenesysProfile)
        body = (profile.strength, profile.toughness, profile.movement)
        skill = (profile.martial, profile.ranged, profile.defense)
        found[name] = (*body, *skill, profile.discipline, profile.willpower, profile.command)
        assert profile.attack == profile.wounds == 1
    assert found == PROFILES
