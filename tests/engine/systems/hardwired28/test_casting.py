"""A Broadcaster, whom neither ready squad has, stands on a table of its own."""

from dataclasses import replace

import pytest

from engine.systems.hardwired28.orders import Action, Bonus

CASTER = "compliance.okafor"
CAST = Action(by="compliance", unit=CASTER, action="cast", note="Ping")


@pytest.fixture
def game(mission, match, rules):
    made = match(places={CASTER: {1: (4, 4)}})
    table = mission(places={CASTER: {1: (4, 4)}})
    caster = table.unit(CASTER)
    profile = replace(caster.profile, tags=frozenset({"broadcaster"}))
    units = tuple(replace(unit, profile=profile) if unit.id == CASTER else unit for unit in table.units)
    return type(made)(rules, replace(table, units=units)).bless().act(CASTER)


def test_a_broadcaster_casts_once_an_activation(game):
    game.do(Bonus(by="compliance", unit=CASTER), CAST)
    assert game.refusals(CAST) == ["action.cast_once"]


def test_it_casts_again_in_its_next_activation(game):
    game.do(CAST).play_out().end().bless().act(CASTER).do(CAST)
