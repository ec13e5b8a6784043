"""Weapons that a mission names as bought count as the unit's own, and those that gave way to them do not."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.systems.starcraft.bands import weapon_bands
from engine.systems.starcraft.judge_attack import chosen_weapon
from engine.systems.starcraft.state import Phase

Make = Callable[..., Any]

UNITS = {"red.k": ("terran/jim-raynor", {1: (10.0, 10.0)}), "blue.a": ("zerg/roach", {1: (10.0, 20.0)})}


def with_upgrades(made: Any, *names: str) -> Any:
    """The mission names these as bought for red's unit."""
    units = tuple(
        replace(unit, upgrades=frozenset(names)) if unit.id == "red.k" else unit for unit in made.game.mission.units
    )
    made.game = replace(made.game, mission=replace(made.game.mission, units=units))
    return made


@pytest.mark.parametrize(
    ("upgrades", "chosen"), [((), "Commando rifle"), (("C-14 rifle",), "C-14 rifle")], ids=["printed", "bought"]
)
def test_where_no_weapon_is_named_it_is_one_that_the_unit_has(
    bench: Make, upgrades: tuple[str, ...], chosen: str
) -> None:
    made = with_upgrades(bench(UNITS).start().to(Phase.ASSAULT), *upgrades)
    weapon = chosen_weapon(made.rules.rulebook, made.game, "red.k", "blue.a")
    assert weapon is not None
    assert weapon.name == chosen


@pytest.mark.parametrize(("upgrades", "closed"), [((), False), (("C-14 rifle",), True)], ids=["printed", "bought"])
def test_the_option_of_a_weapon_that_gave_way_is_closed_and_says_why(
    bench: Make, upgrades: tuple[str, ...], closed: bool
) -> None:
    made = with_upgrades(bench(UNITS).start().to(Phase.ASSAULT), *upgrades)
    offered = {one.id: one for one in made.rules.options(made.game, "red.k").unit}
    why = offered["attack:Commando rifle"].closed
    assert (why is not None) is closed
    if why is not None:
        assert why.code == "attack.gave_way"
        assert "C-14 rifle" in made.rules.say(made.game, why).text
    assert offered["attack:C-14 rifle"].closed is None


@pytest.mark.parametrize(
    ("upgrades", "there", "not_there"),
    [((), "Commando rifle", "C-14 rifle"), (("C-14 rifle",), "C-14 rifle", "Commando rifle")],
    ids=["printed", "bought"],
)
def test_the_bands_of_a_unit_are_those_of_the_weapons_it_has(
    bench: Make, upgrades: tuple[str, ...], there: str, not_there: str
) -> None:
    made = with_upgrades(bench(UNITS), *upgrades)
    stands = [model.placed for model in made.game.standing_of("red.k")]
    texts = " ".join(band.text for band in weapon_bands(made.game, "red.k", stands))
    assert there in texts
    assert not_there not in texts
