"""Every model of a shipped mission is called by a name that means it alone."""

from collections import Counter

import pytest

from missions.load import load_mission
from missions.shipped import Shipped, shipped
from missions.systems import system


@pytest.mark.parametrize("one", shipped(), ids=lambda one: one.name)
def test_no_two_models_share_a_name(one: Shipped) -> None:
    mission = load_mission(one.path)
    rules = system(mission.system)
    game = rules.begin(mission)
    names = Counter(rules.name(game, id) for id in game.models)
    assert [name for name, times in names.items() if times > 1] == []
